# Ce que les bots disent de leurs choix, quel que soit le jeu.

# Conseils.

bots-hint = conseil : { $number ->
    [none] {""}
   *[other] { $number },{" "}
}{ $choices }.
bots-hint-option = { $number ->
    [none] {""}
   *[other] { $number },{" "}
}{ $choice }
bots-hint-no-reasons = { $bot ->
    [none] Le bot
   *[other] { $bot }
} ne donne pas de raisons.
bots-hint-for = Pour : { $reasons }.
bots-hint-against = Contre : { $reasons }.
bots-hint-all-the-same = { $count ->
    [2] L'autre choix est tout aussi bon.
   *[other] Les { $count } choix se valent.
}
bots-hint-as-good = Tout aussi bon : { $choices }{ $more ->
    [0] .
   *[other] {" "}et { $more } de plus.
}
bots-hint-close = Presque aussi bon : { $choice }.
bots-hint-next = Le meilleur ensuite : { $choice }.

# Notes sur ce que les nombres d'un bot ne montrent pas.

bots-note-nothing-else = Il n'y a rien d'autre à choisir.
bots-note-declines = Il ne sait rien de telles questions, et renonce.
bots-note-takes-any = Il ne sait rien de telles questions, et prend n'importe quel choix.
bots-note-workers-missed-least = Les travailleurs qui manqueront le moins font le travail.
bots-note-dice-missed-least = Les dés qui manqueront le moins sont dépensés.
bots-note-most-useful-dice = Les dés les plus utiles que les crédits peuvent payer viennent d'abord.

# Ce qui parle pour un choix : comment l'appellent les bots de Roll for the Galaxy.

term-points = PV imprimés
term-work = dés nécessaires
term-site = place pour des marchandises
term-queue = attente dans la pile
term-on_top = sur le dessus de la pile
term-least_gain = prix d'un coup
term-abandoning = le fait d'abandonner
term-tie_break = les dés du gobelet départagent
term-use = utilité
term-tried = ce que cela change, d'après des essais
term-extensions = ce que promettent les extensions
term-task_there = sa tâche
term-at_hand = l'avoir sous la main
term-any_tile = n'importe quelle tuile
term-bonus = bonus
term-bonus_ahead = bonus de ce qui est en construction
term-bonus_now = bonus actuel
term-bonus_to_come = bonus à venir
term-chips = jetons de PV
term-colour_match = dés de la couleur
term-construction_zone = la zone de construction
term-consuming = jetons pour consommer
term-consuming_credits = crédits pour consommer
term-credits = crédits
term-credits_granted = crédits apportés
term-dice_at_hand = dés sous la main
term-dice_granted = dés apportés
term-dice_in_the_cup = dés dans le gobelet
term-dice_lost = dés perdus
term-dictating = ordonner
term-discounts = réductions
term-empty_stack = pile vide
term-good = la marchandise
term-good_elsewhere = la marchandise, ailleurs
term-goods_granted = marchandises apportées
term-imaginary_workers = travailleurs imaginaires
term-income = revenus
term-interruption = interrompre le chantier
term-matches_a_good = correspond à une marchandise
term-matches_elsewhere = correspond ailleurs
term-matches_other_colours = autres couleurs
term-more_to_build = plus à construire
term-next_best_good = la meilleure marchandise ensuite
term-other_powers = autres pouvoirs
term-power = son pouvoir
term-reassigning = réassigner
term-room = place pour plus de marchandises
term-slow_to_build = longue à construire
term-small_cup = peu de dés dans le gobelet
term-stocking = stocker
term-too_late = trop tard
term-trading = crédits à la vente
term-work_begun = chantier entamé

# Les bots, dans les listes. Ceux des autres jeux ont leurs mots dans le fichier de leur jeu.

bot-easy = facile
    .text = Connaît le jeu, et prend souvent le deuxième meilleur choix ; bonne compagnie pour une première partie.
bot-normal = normal
    .text = Joue aussitôt ce qu'il a appris ; un adversaire honnête.
bot-hard = difficile
    .text = A appris, et essaie ses meilleures idées, en quelques dixièmes de seconde.
bot-expert = expert
    .text = Comme difficile, et prend jusqu'à une seconde.
bot-random = au hasard
    .text = Prend n'importe quel choix permis.
bot-greedy = avide
    .text = Prend le choix qui paraît le mieux maintenant ; un adversaire raisonnable pour débuter.
bot-planner = planificateur
    .text = Pèse des critères nommés : prévoit tout son lancer et demande ce qu'apportent les pouvoirs ; dit pourquoi.
bot-shipper = expéditeur
    .text = Comme planificateur, mais épris de mondes, de marchandises et de jetons.
bot-builder = constructeur
    .text = Comme planificateur, mais épris de développements et de leurs bonus.
