# Ce qui se lit dans les listes avant une partie de Tiny Epic Galaxies.

pack-tiny-epic-base = Jeu de base
    .text = Les planètes, les missions secrètes et les plateaux Galaxie renégate de Tiny Epic Galaxies dans son édition de 2015.

option-tiny-epic-base-rebel = Galaxie renégate de la partie en solo, de la plus facile à la plus difficile ; les PV et le maximum de ressources de Rothkel, Hades et Gamelyn sont des valeurs de remplacement
    .value-artemis = Artemis
    .value-rothkel = Rothkel
    .value-zendica = Zendica
    .value-hades = Hades
    .value-gamelyn = Gamelyn
option-tiny-epic-base-two-player-missions = Missions à deux joueurs
    .value-without-comparisons = sans celles qui comparent les joueurs
    .value-all = toutes
option-tiny-epic-base-useless-dice = Dés dont l'action ne ferait rien
    .value-refused = ne peuvent pas être activés
    .value-allowed = peuvent être activés, et suivis par les autres
option-tiny-epic-base-re-roll = Relancer
    .value-any-dice = autant de dés que voulu à la fois
    .value-one-die = un dé à la fois : chacun après le premier coûte 1 énergie
option-tiny-epic-base-last-turn = Derniers tours, après les 21 PV
    .value-first-player = on joue jusqu'au tour du premier joueur
    .value-trigger = les autres ont encore un tour
option-tiny-epic-base-once-per-turn = Les actions utilisables une fois par tour
    .value-each = servent une fois à chaque joueur
    .value-together = servent une fois à tous ensemble
option-tiny-epic-base-chains = Sargus-36, Umbra-Forum, Walsfeo, Zavodnick et Piedes
    .value-allowed = peuvent être utilisées l'une par l'autre
    .value-refused = ne peuvent pas être utilisées l'une par l'autre
option-tiny-epic-base-andellouxian = Andellouxian-6 : ce que rapporte le vaisseau qui revient
    .value-one-kind = des ressources d'un seul type
    .value-split = les deux ressources, dans n'importe quelle combinaison
option-tiny-epic-base-gort = Gort : le vaisseau
    .value-colonises = peut aller sur la dernière case, et coloniser
    .value-orbits = ne peut pas aller sur la dernière case d'une piste plus courte
option-tiny-epic-base-helios = Helios : la planète
    .value-out = sort de la partie
    .value-under = va sous la pioche
option-tiny-epic-base-mared = Mared : peut l'utiliser
    .value-lowest = seul celui qui a le niveau le plus bas
    .value-tied = aussi celui qui le partage
option-tiny-epic-base-brumbaugh = Brumbaugh, et ce qui fait reculer plusieurs vaisseaux
    .value-one-or-two = sert même si un seul peut reculer
    .value-two = ne sert pas si un seul peut reculer
option-tiny-epic-base-nagato = Nagato : peuvent être déplacés
    .value-any-ship = deux vaisseaux quelconques
    .value-other-ships = deux vaisseaux autres que celui qui vient d'atterrir
option-tiny-epic-base-piedes = Piedes : peut répéter
    .value-own-die = aussi le dé par lequel elle est utilisée
    .value-other-dice = d'autres dés seulement
option-tiny-epic-base-taking = CLJ-0517, La-Torres et ce qui ne fait que prendre aux autres
    .value-own-turn = servent pendant son propre tour seulement
    .value-any-turn = servent aussi à ceux qui suivent
option-tiny-epic-base-terra-bettia = Terra-Bettia : les autres joueurs
    .value-must = doivent faire avancer un vaisseau
    .value-may = peuvent laisser leurs vaisseaux où ils sont
option-tiny-epic-base-rebel-in-actions = En solo : dans les actions des planètes, la galaxie renégate
    .value-opponent = compte comme un autre joueur
    .value-nobody = ne compte pas comme un autre joueur
option-tiny-epic-base-rebel-dice = En solo : un dé renégat qui ne peut pas servir
    .value-discarded = est défaussé
    .value-rolled-again = est relancé une fois : plus difficile
option-tiny-epic-base-rebel-push = En solo : une attaque fait reculer
    .value-your-choice = le vaisseau que vous choisissez
    .value-leader = votre vaisseau le plus avancé : plus difficile
option-tiny-epic-base-rebel-pushed-ship = En solo : une attaque peut faire reculer
    .value-beyond-start = un vaisseau au-delà de la case de départ seulement
    .value-any-in-orbit = aussi un vaisseau sur la case de départ, qui y reste
option-tiny-epic-base-rebel-full-track = En solo : un dé renégat qui n'apporte rien
    .value-discarded = est défaussé
    .value-activated = est activé, et peut être suivi
option-tiny-epic-base-rebel-attacks = En solo : une attaque qui ne changerait rien
    .value-always = est activée quand même
    .value-with-effect = est défaussée, et ne peut pas être suivie
option-tiny-epic-base-rebel-extra-turn = En solo : pendant le tour supplémentaire de la galaxie renégate
    .value-re-rolls = vous pouvez forcer une relance
    .value-no-re-rolls = vous ne pouvez pas forcer de relance
option-tiny-epic-base-rebel-extra-follows = En solo : les dés du tour supplémentaire
    .value-refused = ne peuvent pas être suivis
    .value-allowed = peuvent être suivis

bot-greedy = avide
    .text = Prend ce qui paraît le mieux maintenant, un dé à la fois ; un adversaire raisonnable pour débuter.
bot-planner = planificateur
    .text = Pèse des critères nommés : prévoit tous ses dés ensemble, en tenant compte des autres et de la fin ; dit pourquoi.

count-planets = { $count ->
    [one] { $count } planète
   *[other] { $count } planètes
  }
count-missions = { $count ->
    [one] { $count } mission secrète
   *[other] { $count } missions secrètes
  }
count-boards = { $count ->
    [one] { $count } plateau Galaxie renégate
   *[other] { $count } plateaux Galaxie renégate
  }
count-with_power = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
