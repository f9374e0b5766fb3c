# Ce qui se lit dans les listes avant une partie de Race for the Galaxy.

noun-card = carte
    .indefinite = une carte
    .plural = cartes
    .gender = f

pack-race-base = Jeu de base
    .text = Les cartes du jeu de base de Race for the Galaxy dans sa première édition, et leurs pouvoirs.
option-race-base-start = Mains de départ
    .value-usual = six cartes chacun, comme d'habitude
    .value-first-game = les mains prédéfinies d'une première partie
option-race-base-actions = Cartes d'action par round
    .value-one = une par joueur
    .value-two = deux par joueur : pour deux joueurs expérimentés

bot-greedy = avide
    .text = Prend ce qui paraît le mieux maintenant, sans égard aux autres ; un adversaire raisonnable pour débuter.
bot-planner = planificateur
    .text = Pèse des critères nommés : prévoit ce que choisiront les autres et quand finit la partie ; dit pourquoi.

count-cards = { $count ->
    [one] { $count } carte différente
   *[other] { $count } cartes différentes
  }
count-copies = { $count ->
    [one] { $count } carte avec toutes les copies
   *[other] { $count } cartes avec toutes les copies
  }
count-worlds = { $count ->
    [one] { $count } monde
   *[other] { $count } mondes
  }
count-military_worlds = { $count ->
    [one] { $count } monde militaire
   *[other] { $count } mondes militaires
  }
count-start_worlds = { $count ->
    [one] { $count } monde de départ
   *[other] { $count } mondes de départ
  }
count-developments = { $count ->
    [one] { $count } développement
   *[other] { $count } développements
  }
count-with_power = { $count ->
    [one] { $count } pouvoir
   *[other] { $count } pouvoirs
  }
