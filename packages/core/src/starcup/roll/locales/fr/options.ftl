# Ce qui se lit dans les listes avant une partie de Roll for the Galaxy.

pack-base = Jeu de base
    .text = Les tuiles du jeu de base de Roll for the Galaxy et les pouvoirs de ses développements.

count-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
count-factions = { $count ->
    [one] { $count } faction
   *[other] { $count } factions
  }
count-home_worlds = { $count ->
    [one] { $count } monde d'origine
   *[other] { $count } mondes d'origine
  }
count-developments = { $count ->
    [one] { $count } développement
   *[other] { $count } développements
  }
count-with_power = { $count ->
    [one] { $count } avec un pouvoir qui fonctionne
   *[other] { $count } avec un pouvoir qui fonctionne
  }
