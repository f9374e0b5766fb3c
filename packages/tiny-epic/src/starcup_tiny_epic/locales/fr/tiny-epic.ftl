# Tiny Epic Galaxies. Les planètes, les missions et les galaxies renégates gardent leur nom imprimé.

noun-planet = planète
    .indefinite = une planète
    .plural = planètes
    .gender = f
noun-mission = mission
    .indefinite = une mission
    .plural = missions
    .gender = f
noun-rebel = galaxie renégate
    .indefinite = une galaxie renégate
    .plural = galaxies renégates
    .gender = f

# L'adversaire que personne ne joue est la galaxie renégate de la partie en solo.
starcup-automatic = La galaxie renégate

## Noms
# .indefinite : un dé d'énergie, une piste d'économie ; .plural : 2 énergies ; .action : l'action d'une face ; .some : de l'énergie ;
# .of : combien d'énergie ; .at : sur Gort (orbite) ; .from : depuis Gort (orbite).

face-move = déplacement
    .indefinite = un dé de déplacement
    .plural = déplacements
    .action = Déplacer un vaisseau
face-energy = énergie
    .indefinite = un dé d'énergie
    .plural = énergies
    .action = Acquérir de l'énergie
face-culture = culture
    .indefinite = un dé de culture
    .plural = cultures
    .action = Acquérir de la culture
face-economy = économie
    .indefinite = un dé d'économie
    .plural = économies
    .action = Avancer (économie)
face-diplomacy = diplomatie
    .indefinite = un dé de diplomatie
    .plural = diplomaties
    .action = Avancer (diplomatie)
face-colony = colonie
    .indefinite = un dé de colonie
    .plural = colonies
    .action = Utiliser une colonie

resource-energy = énergie
    .plural = énergies
    .of = d'énergie
    .some = de l'énergie
resource-culture = culture
    .plural = cultures
    .of = de culture
    .some = de la culture

track-economy = économie
    .indefinite = une piste d'économie
track-diplomacy = diplomatie
    .indefinite = une piste de diplomatie

place-galaxy = votre galaxie
    .at = dans votre galaxie
    .from = depuis votre galaxie
place-orbit = l'orbite de la planète { $planet }
    .at = sur { $planet } (orbite)
    .from = depuis { $planet } (orbite)
place-surface = la surface de la planète { $planet }
    .at = sur { $planet } (surface)
    .from = depuis { $planet } (surface)

difficulty-beginner = débutant
difficulty-easy = facile
difficulty-medium = moyenne
difficulty-hard = difficile
difficulty-epic = épique

score-planets = planètes
score-empire = empire
score-mission = mission

tiny-epic-ship = { $seat-is ->
    [you] Votre vaisseau
    [automatic] Vaisseau renégat
   *[other] Vaisseau ({ $seat })
}
tiny-epic-ship-there = { $seat-is ->
    [you] votre vaisseau
    [automatic] vaisseau renégat
   *[other] vaisseau ({ $seat })
} { $step }
tiny-epic-ship-home = vaisseau dans sa galaxie
    .plural = vaisseaux dans leur galaxie
tiny-epic-foreign-ship = { $seat-is ->
    [you] Votre vaisseau sur { $planet }
    [automatic] Vaisseau renégat sur { $planet }
   *[other] Vaisseau sur { $planet } ({ $seat })
}
tiny-epic-die = dé
    .plural = dés
tiny-epic-hidden-planet = planète
    .plural = planètes
tiny-epic-hidden-mission = mission secrète
    .plural = missions secrètes

tiny-epic-kind-planet = Planète
tiny-epic-kind-mission = Mission secrète
tiny-epic-kind-board = Plateau renégat
tiny-epic-kind-die = Dé
tiny-epic-kind-ship = Vaisseau
tiny-epic-kind-resource = Ressource
tiny-epic-kind-track = Piste
tiny-epic-kind-level = Niveau
tiny-epic-kind-seat = Joueur

## Quantités et pas

tiny-epic-amounts = { $energy ->
    [0] { $culture ->
        [0] rien
        [one] { $culture } culture
       *[other] { $culture } cultures
    }
   *[other] { $energy } { $energy ->
        [one] énergie
       *[other] énergies
    }{ $culture ->
        [0] {""}
        [one] {" "}et { $culture } culture
       *[other] {" "}et { $culture } cultures
    }
}
tiny-epic-level = niveau { $level }
tiny-epic-vp = { $vp } PV
tiny-epic-facts = { $vp } PV, { $resource }, { $track } { $steps }
    .full = { $vp } PV, produit { $resource-some }, { $track-indefinite } de { $steps } pas
tiny-epic-page = { $name } : { $what }
tiny-epic-page-rule = { $rule } : { $text }{ $example ->
    [none] {""}
   *[other] {" "}Exemple : { $example }
}
tiny-epic-step = { $space }/{ $steps }
tiny-epic-landed = à la surface

## Actions des planètes

tiny-epic-price = { $paid ->
    [0] { $dice ->
        [one] { $dice } dé inutilisé
       *[other] { $dice } dés inutilisés
    }
   *[other] { $resources }{ $dice ->
        [0] {""}
        [one] {" "}et { $dice } dé inutilisé
       *[other] {" "}et { $dice } dés inutilisés
    }
}
tiny-epic-gist = { $price ->
    [none] {""}
   *[other] payez { $price } :{" "}
}{ $what }{ $limits ->
    [none] {""}
    [own-turn] {" "}(propre tour)
    [once] {" "}(une fois)
   *[both] {" "}(propre tour, une fois)
}
tiny-epic-paid = payez { $price } : { $what }
tiny-epic-costs = cela coûte { $price }
tiny-epic-limits = { $limits ->
    [own-turn] seulement pendant votre propre tour
    [once] une fois par tour{ $once_for_all ->
        [0] {""}
       *[other] {" "}pour tous les joueurs ensemble
    }
   *[both] seulement pendant votre propre tour, une fois par tour{ $once_for_all ->
        [0] {""}
       *[other] {" "}pour tous les joueurs ensemble
    }
}
tiny-epic-own-action = sa propre action
    .full = son action est écrite en Python et n'a pas de texte
tiny-epic-no-action = aucune action
    .full = elle n'a aucune action

tiny-epic-deed-gain = gagnez { $resources }{ $per_ship ->
    [0] {""}
   *[other] {" "}par vaisseau dans votre galaxie
}
    .full = gagnez { $resources }{ $per_ship ->
        [0] {""}
       *[other] {" "}par vaisseau dans votre galaxie ; ceux sur des planètes ne comptent pas
    }
tiny-epic-deed-others-gain = les autres gagnent { $resources }
    .full = chacun des autres joueurs gagne { $resources }
tiny-epic-deed-follow-gain = gagnez { $resources } chaque fois qu'on vous suit
    .full = jusqu'à la fin du tour, gagnez { $resources } chaque fois qu'un autre joueur vous suit, dé en cours compris
tiny-epic-deed-follow-price = suivre coûte { $culture } { $culture ->
    [one] culture
   *[other] cultures
}
    .full = du dé en cours jusqu'à la fin du tour, suivre coûte { $culture } { $culture ->
        [one] culture
       *[other] cultures
    } à chaque fois
tiny-epic-deed-advance = avancez un vaisseau de { $steps }{ $track ->
    [any] {""}
    [economy] {" "}sur une piste d'économie
   *[diplomacy] {" "}sur une piste de diplomatie
}
    .full = avancez l'un de vos vaisseaux de { $steps } { $steps ->
        [one] case
       *[other] cases
    } sur { $track ->
        [any] n'importe quelle piste
        [economy] une piste d'économie
       *[diplomacy] une piste de diplomatie
    }
tiny-epic-deed-others-advance = les autres avancent un vaisseau de { $steps }
    .full = chacun des autres joueurs, à son tour, { $others_must ->
        [0] peut avancer
       *[other] avance
    } l'un de ses vaisseaux de { $steps } { $steps ->
        [one] case
       *[other] cases
    } sur n'importe quelle piste
tiny-epic-deed-push-back = faites reculer { $ships ->
    [one] un vaisseau adverse
   *[other] { $ships } vaisseaux adverses
} de { $steps }{ $track ->
    [any] {""}
    [economy] {" "}sur une piste d'économie
   *[diplomacy] {" "}sur une piste de diplomatie
}
    .full = faites reculer { $ships ->
        [one] un vaisseau d'un autre joueur
       *[other] { $ships } vaisseaux différents d'autres joueurs
    } de { $steps } { $steps ->
        [one] case
       *[other] cases
    } sur { $track ->
        [any] n'importe quelle piste
        [economy] une piste d'économie
       *[diplomacy] une piste de diplomatie
    }{ $ships ->
        [one] {""}
       *[other] { $fewer_targets ->
            [0] , pas moins
           *[other] ; s'il y en a moins, ceux-là
        }
    }
tiny-epic-deed-back-and-forward = un vaisseau recule de { $steps }, un autre avance de { $steps }
    .full = { $steps ->
        [one] reculez l'un de vos vaisseaux de 1 case, puis avancez-en un autre de 1 case
       *[other] reculez l'un de vos vaisseaux de { $steps } cases, puis avancez-en un autre de { $steps } cases
    }
tiny-epic-deed-take = prenez { $resources } à un autre joueur
    .full = prenez { $resources } à un autre joueur qui en a
tiny-epic-deed-remove-planet = retirez une planète sans vaisseau
    .full = retirez de la rangée une planète sans aucun vaisseau, { $removed_under ->
        [0] qui quitte la partie
       *[other] qui va sous la pioche
    }, et révélez-en une nouvelle à sa place
tiny-epic-deed-upgrade = développez l'empire{ $discount ->
    [0] {""}
   *[other] {" "}pour { $discount } de moins
}{ $mixed ->
    [0] {""}
   *[other] , combinaison libre
}{ $lowest ->
    [0] {""}
   *[other] {" "}si votre niveau est le plus bas
}
    .full = { $lowest ->
        [0] {""}
       *[other] si { $tied_lowest ->
            [0] votre niveau est le plus bas de tous
           *[other] aucun autre joueur n'a un niveau plus bas
        },{" "}
    }développez votre empire { $discount ->
        [0] au coût habituel
       *[other] pour { $discount } de moins
    }, payé avec { $mixed ->
        [0] une seule ressource
       *[other] n'importe quelle combinaison d'énergie et de culture
    }
tiny-epic-deed-reroll-dice = relancez les dés que vous voulez
    .full = relancez les dés inutilisés que vous voulez ; votre relance gratuite reste
tiny-epic-deed-set-die = tournez un dé sur n'importe quelle face
    .full = tournez l'un de vos dés inutilisés sur n'importe quelle face
tiny-epic-deed-move-ships = déplacez { $ships ->
    [one] un vaisseau
   *[other] { $ships } vaisseaux
}
    .full = déplacez { $ships ->
        [one] un vaisseau
       *[other] { $ships } de vos vaisseaux, l'un après l'autre
    }
tiny-epic-deed-exchange = échangez { $give-some } contre { $get-some }
    .full = échangez autant { $give-of } que vous voulez, au moins 1, contre autant { $get-of }
tiny-epic-deed-use-row-planet = utilisez une planète de la rangée
    .full = utilisez l'action de n'importe quelle planète de la rangée ; nul besoin d'y avoir un vaisseau
tiny-epic-deed-use-others-colony = payez { $resources } à un autre joueur et utilisez l'une de ses colonies
    .full = payez { $resources } à un autre joueur, et utilisez l'action de l'une de ses colonies
tiny-epic-deed-recall-ship = rappelez un vaisseau, gagnez autant que sa case
    .full = rappelez dans votre galaxie l'un de vos vaisseaux en orbite, et gagnez autant de ressources que le numéro de sa case, { $split_recall ->
        [0] toutes d'énergie ou toutes de culture
       *[other] des deux sortes comme vous voulez
    }
tiny-epic-deed-relocate-ship = transférez un vaisseau sur une autre piste
    .full = transférez l'un de vos vaisseaux en orbite sur la case de même numéro de la piste d'une autre planète ; { $relocate_colonises ->
        [0] il ne peut pas y atteindre le symbole
       *[other] s'il y atteint le symbole, il colonise
    }
tiny-epic-deed-any-action = effectuez l'action de n'importe quelle face{ $free_follow ->
    [0] {""}
   *[other] , que les autres suivent gratuitement
}
    .full = effectuez l'action de n'importe quelle face de dé{ $free_follow ->
        [0] {""}
       *[other] ; puis chacun des autres joueurs peut la suivre gratuitement
    }
tiny-epic-deed-repeat-die = répétez l'action d'un dé activé
    .full = effectuez encore une fois l'action d'un dé activé{ $repeat_own_die ->
        [0] , mais pas de celui en cours
       *[other] {""}
    }

## Missions
# .of : le plus d'énergie, le plus de colonies ; .amount : au moins 3 énergies, au moins 3 colonies.

tiny-epic-mission = { $vp } PV{ $tied ->
    [0] {""}
   *[other] {" "}({ $tied } à égalité)
} si { $condition }
tiny-epic-mission-text = si { $condition }.
tiny-epic-mission-players = elle compare les joueurs : elle est dans la pioche à partir de { $players } joueurs
tiny-epic-mission-now = pour l'instant { $vp } PV
tiny-epic-mission-gone = défaussée
tiny-epic-mission-vp = { $vp } PV
tiny-epic-condition-most = vous avez le plus { $thing-of }
tiny-epic-condition-fewest = vous avez le moins { $thing-of }
tiny-epic-condition-least = vous avez au moins { $amount } { $amount ->
    [one] { $thing }
   *[other] { $thing-plural }
}
tiny-epic-condition-level = votre empire est { $amount ->
    [6] au niveau 6
   *[other] au moins au niveau { $amount }
}
tiny-epic-condition-at-most = { $amount ->
    [0] vous n'avez pas { $thing-of }
    [one] vous avez au plus { $amount } { $thing }
   *[other] vous avez au plus { $amount } { $thing-plural }
}
tiny-epic-condition-equal = vous avez autant { $thing-of } que { $other-of }
tiny-epic-condition-both = { $first } et si { $second }
tiny-epic-condition-ended = vous avez déclenché la fin de la partie
tiny-epic-counted-energy = énergie
    .plural = énergies
    .of = d'énergie
tiny-epic-counted-culture = culture
    .plural = cultures
    .of = de culture
tiny-epic-counted-colonies = colonie
    .plural = colonies
    .of = de colonies
tiny-epic-counted-economy = colonie à piste d'économie
    .plural = colonies à piste d'économie
    .of = de colonies à piste d'économie
tiny-epic-counted-diplomacy = colonie à piste de diplomatie
    .plural = colonies à piste de diplomatie
    .of = de colonies à piste de diplomatie
tiny-epic-counted-home = vaisseau dans votre galaxie
    .plural = vaisseaux dans votre galaxie
    .of = de vaisseaux dans votre galaxie
tiny-epic-counted-away = vaisseau sur une planète
    .plural = vaisseaux sur des planètes
    .of = de vaisseaux sur des planètes
tiny-epic-counted-level = niveau d'empire
    .plural = niveaux d'empire
    .of = de niveaux d'empire
tiny-epic-counted-vp = PV public
    .plural = PV publics
    .of = de PV publics

## La galaxie renégate

tiny-epic-board = Galaxie renégate { $name } ({ $level })
tiny-epic-board-attack = dé de colonie : { $attack }
tiny-epic-board-facts = un plateau Galaxie renégate de la partie en solo, difficulté : { $level }
tiny-epic-board-level = niveau { $level } : { $dice } { $dice ->
    [one] dé
   *[other] dés
}, { $vp }{ $vp_unknown ->
    [0] {""}
   *[other] {"*"}
} PV ; attaque : { $attack }
tiny-epic-board-skull = après le dernier niveau vient la tête de mort : vous avez alors perdu
tiny-epic-board-most = l'énergie et la culture vont jusqu'à { $most }{ $most_unknown ->
    [0] {""}
   *[other] {"*"}
} : alors son niveau monte, ou elle a un tour supplémentaire
tiny-epic-board-note = * { $note }
tiny-epic-attack = { $parts }
tiny-epic-attack-once = { $parts } (une fois par tour)
tiny-epic-attack-lose = vous perdez { $amount }
tiny-epic-attack-take = elle vous prend { $amount }
tiny-epic-attack-take-any = elle vous prend { $amount ->
    [one] 1 ressource
   *[other] { $amount } ressources
} de votre choix
tiny-epic-attack-gain = elle gagne { $amount }
tiny-epic-attack-back = { $amount ->
    [one] l'un de vos vaisseaux en orbite recule
   *[other] { $amount } de vos vaisseaux en orbite reculent
} de 1 case
tiny-epic-attack-back-all = tous vos vaisseaux en orbite reculent de 1 case
tiny-epic-attack-fewer = vous lancez { $amount ->
    [one] 1 dé
   *[other] { $amount } dés
} de moins à votre prochain tour
tiny-epic-attack-advance = tous ses vaisseaux en orbite avancent de { $amount ->
    [one] 1 case
   *[other] { $amount } cases
}
tiny-epic-stand-in-vp = les PV de ses niveaux sont des valeurs de remplacement, pas ceux du plateau imprimé
tiny-epic-stand-in-most = le maximum de son énergie et de sa culture est une valeur de remplacement, pas celui du plateau imprimé
tiny-epic-skull = elle a atteint la tête de mort
tiny-epic-to-skull = { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
} jusqu'à la tête de mort

## Lieux et nombres

tiny-epic-space-row = Planètes
tiny-epic-space-deck = Pioche
tiny-epic-space-removed = Retirées
tiny-epic-space-dice-of = { $seat-is ->
    [you] Vos dés
    [automatic] Dés de la galaxie renégate
   *[other] Dés ({ $seat })
}
tiny-epic-space-bay = Activés
tiny-epic-space-converter = Convertisseur
tiny-epic-space-given-up = Dépensés
tiny-epic-space-empire = { $seat }
tiny-epic-space-level = À ce niveau
tiny-epic-space-colonies = Colonies
tiny-epic-space-missions = Mission secrète
tiny-epic-gaps = La pioche est vide : { $gaps ->
    [one] 1 place de la rangée reste libre
   *[other] { $gaps } places de la rangée restent libres
}
tiny-epic-follow-gain = Le joueur actif gagne { $gain } chaque fois qu'on le suit

tiny-epic-field-vp = PV
tiny-epic-field-level = Niveau
tiny-epic-field-dice = Dés
tiny-epic-field-energy = Énergie
tiny-epic-field-culture = Culture
tiny-epic-field-fewer = Dés de moins au prochain tour
tiny-epic-field-to-earn = Vaisseaux à obtenir
tiny-epic-field-follow-price = Culture pour suivre
tiny-epic-field-dice-to-come = Dés à venir
tiny-epic-vp-planets = planètes { $vp }
tiny-epic-vp-empire = empire { $vp }
tiny-epic-level-top = Le niveau le plus haut
tiny-epic-level-next = niveau suivant, { $level }, pour { $price ->
    [one] { $price } énergie ou { $price } culture
   *[other] { $price } énergies ou { $price } cultures
} : { $vp } PV au lieu de { $before }{ $dice ->
    [0] {""}
   *[other] , { $dice } dés dès le prochain tour
}{ $ships ->
    [0] {""}
   *[other] , un vaisseau
}

## État

tiny-epic-status-set-up = Mise en place
tiny-epic-status-turn = Round { $round }, { tiny-epic-turn } ; { $first-is ->
    [you] vous commencez
   *[other] { $first } commence
} chaque round
tiny-epic-status-solo = Round { $round }, { tiny-epic-turn }
tiny-epic-status-last = Round { $round }, { tiny-epic-turn } ; dernier round : { $ended-is ->
    [you] vous avez
   *[other] { $ended } a
} { $most } PV ou plus
tiny-epic-turn = { $seat-is ->
    [you] votre tour
    [automatic] tour de la galaxie renégate
   *[other] { $seat } joue
}
tiny-epic-status-won = La partie est finie. { $winners-is ->
    [you] Vous gagnez
   *[other] { $winners } gagne
} avec { $vp } PV
tiny-epic-status-tie-colonies = La partie est finie. Égalité à { $vp } PV ; les colonies décident ({ $numbers }) : { $winners-is ->
    [you] vous gagnez
   *[other] { $winners }
}
tiny-epic-status-tie-level = La partie est finie. Égalité à { $vp } PV ; le niveau décide ({ $numbers }) : { $winners-is ->
    [you] vous gagnez
   *[other] { $winners }
}
tiny-epic-status-tie-resources = La partie est finie. Égalité à { $vp } PV ; l'énergie et la culture décident ({ $numbers }) : { $winners-is ->
    [you] vous gagnez
   *[other] { $winners }
}
tiny-epic-status-shared = La partie est finie. Égalité à { $vp } PV, et en tout ce qui départage ; victoire partagée : { $winners }
tiny-epic-end-rounds = le dernier round a été joué
tiny-epic-status-further = La partie est finie : { $reasons }. { $winners-is ->
    [you] Vous gagnez
   *[other] { $winners } gagne
}
tiny-epic-status-lost = { $given ->
    [0] La partie est finie
   *[other] La partie est finie : { $reasons }
}. Personne n'a gagné
tiny-epic-status-points = Vous avez battu { $board }
tiny-epic-status-rebel-points = La galaxie renégate a { $most } PV ou plus : vous avez perdu contre { $board }
tiny-epic-status-skull = La galaxie renégate a atteint la tête de mort : vous avez perdu contre { $board }

## Questions

tiny-epic-subject = { $planet }
tiny-epic-question-mission = Vous gardez l'une de deux missions secrètes : laquelle ? Elle compte à la fin de la partie.
tiny-epic-question-turn = Que faites-vous de vos dés ?
tiny-epic-question-re-roll = Quels dés relancez-vous { $price ->
    [0] gratuitement
    [one] pour { $price } énergie
   *[other] pour { $price } énergies
} ?
tiny-epic-question-free-re-roll = Quels dés relancez-vous gratuitement ?
tiny-epic-question-convert = Quels sont les deux dés que vous mettez dans le convertisseur ? Vous en tournez ensuite un troisième.
tiny-epic-question-convert-face = Quel dé tournez-vous, et sur quelle face ?
tiny-epic-question-move = Quel vaisseau déplacez-vous, et où ?
tiny-epic-question-colony = Développez-vous votre empire, ou utilisez-vous une colonie ?
tiny-epic-question-landing = Vous avez atterri sur { $planet } : { $gist }. L'utilisez-vous ?
tiny-epic-question-follow = { $leader-is ->
    [automatic] La galaxie renégate
   *[other] { $leader }
} { $free ->
    [0] a activé { $face-indefinite }. Le suivez-vous
   *[other] effectue l'action « { $face-action } ». La suivez-vous
} { $price ->
    [0] gratuitement
    [one] pour { $price } culture
   *[other] pour { $price } cultures
}{ $gained ->
    [0] {""}
    [one] {" "}afin de gagner { $gained } { $face }
   *[other] {" "}afin de gagner { $gained } { $face-plural }
} ?
tiny-epic-question-advance = Quel vaisseau avance de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}{ $track ->
    [any] {""}
    [economy] {" "}sur une piste d'économie
   *[diplomacy] {" "}sur une piste de diplomatie
} ?
tiny-epic-question-push-back = { $ships ->
    [one] Quel vaisseau d'un autre joueur
   *[other] Quels { $ships } vaisseaux d'autres joueurs
} faites-vous reculer de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
} ?
tiny-epic-question-pull-back = Lequel de vos vaisseaux recule de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
} ? Un autre avance ensuite.
tiny-epic-question-exchange = Combien { $give-of } échangez-vous contre { $get-some } ?
tiny-epic-question-take = À qui prenez-vous { $resources } ?
tiny-epic-question-give-up = { $number ->
    [one] À quel dé inutilisé
   *[other] À quels { $number } dés inutilisés
} renoncez-vous ?
tiny-epic-question-upgrade = Avec quelle ressource payez-vous { $price } pour le niveau { $level } ?
tiny-epic-question-upgrade-mixed = Avec quelle combinaison payez-vous { $price } pour le niveau { $level } ?
tiny-epic-question-recall = Quel vaisseau rentre dans votre galaxie ?
tiny-epic-question-gain = De quelle ressource gagnez-vous { $amount } ?
tiny-epic-question-relocate = Quel vaisseau transférez-vous, et sur quelle piste ?
tiny-epic-question-remove = Quelle planète retirez-vous de la rangée ?
tiny-epic-question-any-action = De quelle face effectuez-vous l'action ?
tiny-epic-question-repeat = De quel dé effectuez-vous encore une fois l'action ?
tiny-epic-question-use-row = Quelle planète de la rangée utilisez-vous ?
tiny-epic-question-use-others = Quelle colonie d'un autre joueur utilisez-vous ?
tiny-epic-question-push-own = La galaxie renégate attaque : lequel de vos vaisseaux recule de 1 case ?
tiny-epic-question-give = La galaxie renégate prend { $number ->
    [one] 1 ressource : laquelle donnez-vous ?
   *[other] { $number } ressources : lesquelles donnez-vous ?
}
tiny-epic-question-rebel-die = La galaxie renégate a obtenu { $face-indefinite }{ $useless ->
    [0] {""}
   *[other] , qui ne lui sert à rien
}. Payez-vous 1 énergie et 1 culture pour forcer une relance ? { $left ->
    [0] C'est son dernier dé.
    [one] Il reste un autre dé à venir.
   *[other] Il reste { $left } autres dés à venir.
}

tiny-epic-comes-to = { $most ->
    [0] { $number } sur { $least }
   *[other] { $number } (de { $least } à { $most })
}

## Choix

tiny-epic-choice-keep-mission = Garder { $mission }
tiny-epic-choice-activate = Activer : { $face }{ $dice ->
    [0] {""}
    [1] {""}
   *[other] {" "}(1 sur { $dice } dés)
}
tiny-epic-choice-start-reroll = Relancer des dés
    .detail = { $one ->
        [0] les dés inutilisés de votre choix
       *[other] l'un des dés inutilisés
    }, { $price ->
        [0] gratuitement
        [one] pour { $price } énergie
       *[other] pour { $price } énergies
    }
tiny-epic-choice-reroll = Relancer : { $items }
tiny-epic-choice-start-convert = Utiliser le convertisseur
    .detail = renoncer à deux dés pour en tourner un troisième
tiny-epic-choice-put-in = Mettre dans le convertisseur : { $items }
tiny-epic-choice-turn-die = Tourner { $face } sur { $other }
tiny-epic-choice-end-turn = Finir le tour
    .detail = { $number ->
        [0] tous les dés sont utilisés
       *[other] dés inutilisés perdus : { $dice }
    }
tiny-epic-choice-follow = Suivre
tiny-epic-choice-pass = Passer
tiny-epic-choice-move-galaxy = Rentrer { $ship-from }
tiny-epic-choice-move-orbit = En orbite : { $planet }
tiny-epic-choice-move-orbit-from = En orbite : { $planet }, { $ship-from }
tiny-epic-choice-move-surface = Atterrir sur { $planet }
tiny-epic-choice-move-surface-from = Atterrir sur { $planet } { $ship-from }
tiny-epic-choice-use-planet = Utiliser { $planet }
tiny-epic-choice-decline = Ne pas utiliser
tiny-epic-choice-upgrade = Développer avec { $resource-some }
tiny-epic-choice-upgrade-mixed = Développer avec { $energy } { $energy ->
    [one] énergie
   *[other] énergies
} et { $culture } { $culture ->
    [one] culture
   *[other] cultures
}
tiny-epic-choice-advance = Avancer sur { $planet }
tiny-epic-choice-pull-back = Reculer sur { $planet }
tiny-epic-choice-push-back = Faire reculer : { $items }
tiny-epic-choice-take-from = Prendre { $player-is ->
    [automatic] à la galaxie renégate
   *[other] à { $player }
}
    .detail = a { $has }
tiny-epic-choice-remove-planet = Retirer { $planet }
    .detail = { $facts } ; { $gist }
tiny-epic-choice-give-up = Renoncer aux dés : { $items }
tiny-epic-choice-exchange = Échanger { $amount }
    .detail = vous aurez { $energy } { $energy ->
        [one] énergie
       *[other] énergies
    } et { $culture } { $culture ->
        [one] culture
       *[other] cultures
    }
tiny-epic-choice-recall = Rappeler le vaisseau sur { $planet }
    .detail = { $space ->
        [0] de la case de départ : aucun gain
       *[other] de la case { $space } : gagner { $space } d'énergie ou de culture
    }
tiny-epic-choice-gain-resource = Gagner { $resource-some }
    .detail = +{ $amount }, vous en aurez { $then }
tiny-epic-choice-gain-mixed = Gagner { $energy } { $energy ->
    [one] énergie
   *[other] énergies
} et { $culture } { $culture ->
    [one] culture
   *[other] cultures
}
tiny-epic-choice-relocate = Transférer le vaisseau sur { $planet } vers { $target }
tiny-epic-choice-choose-face = { $face-action }
tiny-epic-choice-repeat-die = Répéter : { $face }
tiny-epic-choice-force-reroll = Forcer une relance
    .detail = payer 1 énergie et 1 culture pour un autre lancer
tiny-epic-choice-let-stand = Laisser le résultat
tiny-epic-choice-give-resources = Donner { $items }

tiny-epic-brings-resource = +{ $gained } { $gained ->
    [one] { $resource }
   *[other] { $resource-plural }
}, vous en aurez { $then }{ $lost ->
    [0] {""}
    [one] ; { $lost } perdue
   *[other] ; { $lost } perdues
}
tiny-epic-brings-move = atterrir sur une planète, ou se mettre en orbite
tiny-epic-brings-advance = { $ways-count ->
    [0] rien pour l'instant
   *[other] avancer un vaisseau : { $ways }
}
tiny-epic-way = { $planet } à { $step }
tiny-epic-way-colonise = { $planet } (colonisée : { $vp } PV)
tiny-epic-brings-colony = { $price ->
    [0] { $number ->
        [0] rien pour l'instant
       *[other] utiliser une colonie : { $colonies }
    }
   *[other] { $number ->
        [0] développer l'empire pour { $price } { $price ->
            [one] ressource
           *[other] ressources
        }
       *[other] développer l'empire pour { $price } { $price ->
            [one] ressource
           *[other] ressources
        }, ou utiliser une colonie : { $colonies }
    }
}
tiny-epic-leaves = abandonne la case { $space }
tiny-epic-orbits = { $resource }, { $track } : { $steps } pas jusqu'à { $vp } PV{ $space ->
    [0] {""}
   *[other] ; abandonne la case { $space }
}
tiny-epic-lands = { $resource }, action : { $gist }{ $space ->
    [0] {""}
   *[other] ; abandonne la case { $space }
}
tiny-epic-lands-idle = { $resource }, aucune action pour l'instant{ $space ->
    [0] {""}
   *[other] ; abandonne la case { $space }
}
tiny-epic-colonises = la colonise : { $vp } PV, vous en aurez { $then }
tiny-epic-advances = de { $start } à { $step } ; puis { $left } à faire pour { $vp } PV
tiny-epic-goes-back = de { $start } à { $step }, { $vp } PV
tiny-epic-rebel-discards = le dé est défaussé
tiny-epic-rebel-rolls-again = le dé est relancé
tiny-epic-rebel-attacks = elle attaque : { $attack }
tiny-epic-rebel-orbits = l'un de ses vaisseaux se met en orbite : { $planet }
tiny-epic-rebel-gains = elle aura { $then } { $then ->
    [one] { $resource }
   *[other] { $resource-plural }
} (maximum { $most })
tiny-epic-rebel-advances = elle avance : { $ways }

## Ce qui arrive

tiny-epic-event-row-laid-out = La rangée : { $planets }.
tiny-epic-event-first-player = { $seat-is ->
    [you] Vous avez
   *[other] { $seat } a
} le premier tour.
tiny-epic-event-missions-dealt = { $seat-is ->
    [you] Vous pouvez
   *[other] { $seat } peut
} garder l'une de ces missions : { $missions }.
tiny-epic-event-mission-kept = { $seat-is ->
    [you] Vous gardez
   *[other] { $seat } garde
} { $mission }.
tiny-epic-event-turn-began = Round { $round }, { tiny-epic-turn }
tiny-epic-event-dice-rolled = { $number ->
    [0] { $seat-is ->
        [you] Vous ne lancez aucun dé
       *[other] { $seat } ne lance aucun dé
    }
   *[other] { $seat-is ->
        [you] Vous lancez
       *[other] { $seat } lance
    } { $number ->
        [one] 1 dé
       *[other] { $number } dés
    } : { $faces-counted }
}.
tiny-epic-event-dice-rerolled = { $seat-is ->
    [you] Vous relancez
   *[other] { $seat } relance
} { $price ->
    [0] gratuitement
    [one] pour { $price } énergie
   *[other] pour { $price } énergies
} { $before-count ->
    [one] { $before-indefinite }
   *[other] { $before-count } dés ({ $before-counted })
} : { $after-counted }.
tiny-epic-event-dice-converted = { $seat-is ->
    [you] Vous mettez
   *[other] { $seat } met
} { $spent-count ->
    [one] 1 dé
   *[other] { $spent-count } dés
} dans le convertisseur ({ $spent-counted }) et { $seat-is ->
    [you] tournez
   *[other] tourne
} { $face-indefinite } sur { $other }.
tiny-epic-event-die-turned = { $seat-is ->
    [you] Vous tournez
   *[other] { $seat } tourne
} { $face-indefinite } sur { $other }.
tiny-epic-event-dice-given-up = { $seat-is ->
    [you] Vous renoncez
   *[other] { $seat } renonce
} à { $faces-count ->
    [one] { $faces-indefinite }
   *[other] { $faces-count } dés ({ $faces-counted })
}.
tiny-epic-event-die-activated = { $seat-is ->
    [you] Vous activez
   *[other] { $seat } active
} { $face-indefinite }.
tiny-epic-event-die-repeated = { $seat-is ->
    [you] Vous répétez
   *[other] { $seat } répète
} l'action « { $face-action } ».
tiny-epic-event-action-chosen = { $seat-is ->
    [you] Vous choisissez
   *[other] { $seat } choisit
} l'action « { $face-action } ».
tiny-epic-event-followed = { $seat-is ->
    [you] Vous suivez
   *[other] { $seat } suit
} l'action « { $face-action } » { $price ->
    [0] gratuitement
    [one] pour { $price } culture
   *[other] pour { $price } cultures
}.
tiny-epic-event-resources-gained = { $seat-is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $gained }.
tiny-epic-event-resources-lost-attack = { $seat-is ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $lost }.
tiny-epic-event-resources-lost-upgrade = { $seat-is ->
    [you] Vous payez
    [automatic] La galaxie renégate dépense
   *[other] { $seat } paie
} { $lost }.
tiny-epic-event-resources-lost-re-roll = { $seat-is ->
    [you] Vous payez
   *[other] { $seat } paie
} { $lost } pour forcer une relance de la galaxie renégate.
tiny-epic-event-resources-lost-planet = { $seat-is ->
    [you] Vous payez
   *[other] { $seat } paie
} { $lost }.
tiny-epic-event-resources-lost-taken = { $seat-is ->
    [you] Vous perdez
   *[other] { $seat } perd
} { $lost }.
tiny-epic-event-ship-moved-galaxy = { $seat-is ->
    [you] Vous ramenez un vaisseau dans votre galaxie
   *[other] { $seat } ramène un vaisseau dans sa galaxie
} { $ship-from }.
tiny-epic-event-ship-moved-orbit = { $seat-is ->
    [you] Vous mettez
   *[other] { $seat } met
} un vaisseau en orbite autour de la planète { $planet }{ $home ->
    [1] {""}
   *[0] {" "}{ $ship-from }
}.
tiny-epic-event-ship-moved-surface = { $seat-is ->
    [you] Vous atterrissez
   *[other] { $seat } atterrit
} sur { $planet } avec un vaisseau{ $home ->
    [1] {""}
   *[0] {" "}{ $ship-from }
}.
tiny-epic-event-ship-advanced = { $seat-is ->
    [you] Vous avancez votre vaisseau
   *[other] { $seat } avance son vaisseau
} sur { $planet } à { $step }.
tiny-epic-event-ship-pushed-back = { $seat-is ->
    [you] Votre vaisseau sur { $planet }
    [automatic] Le vaisseau renégat sur { $planet }
   *[other] Le vaisseau sur { $planet } ({ $seat })
} recule à { $step }.
tiny-epic-event-ship-relocated = { $seat-is ->
    [you] Vous transférez
   *[other] { $seat } transfère
} un vaisseau depuis { $planet } vers { $target }, { $step }.
tiny-epic-event-planet-used = { $seat-is ->
    [you] Vous utilisez
   *[other] { $seat } utilise
} { $planet }.
tiny-epic-event-planet-colonised = { $seat-is ->
    [you] Vous colonisez
   *[other] { $seat } colonise
} { $planet } ({ $points } PV ; { $vp } PV en tout).
tiny-epic-event-ships-sent-home = { $planet } : des vaisseaux rentrent dans leur galaxie ({ $sent }).
tiny-epic-sent-home = { $seat-is ->
    [you] vous
    [automatic] galaxie renégate
   *[other] { $seat }
}{ $ships ->
    [1] {""}
   *[other] {" "}{ $ships }
}
tiny-epic-event-planet-removed = { $planet } quitte la rangée{ $under ->
    [0] {""}
   *[other] {" "}et va sous la pioche
}.
tiny-epic-event-planet-turned-up = Nouvelle planète dans la rangée : { $planet }, { $facts }.
tiny-epic-event-empire-raised = { $seat-is ->
    [you] Vous atteignez le niveau { $level } ({ $vp } PV en tout).
    [automatic] { $skull ->
        [0] L'énergie de la galaxie renégate est au maximum : elle atteint le niveau { $level } ({ $vp } PV en tout).
       *[other] L'énergie de la galaxie renégate est au maximum : elle atteint la tête de mort.
    }
   *[other] { $seat } atteint le niveau { $level } ({ $vp } PV en tout).
}
tiny-epic-event-end-triggered = { $seat-is ->
    [you] Vous déclenchez
   *[other] { $seat } déclenche
} la fin de la partie, avec { $most } PV ou plus.
tiny-epic-event-rebel-die-rolled = La galaxie renégate obtient { $face-indefinite } ; { $left ->
    [0] c'est son dernier dé
    [one] il reste 1 dé à venir
   *[other] il reste { $left } dés à venir
}.
tiny-epic-event-rebel-die-discarded = La galaxie renégate ne peut pas utiliser { $face-indefinite } : il est défaussé.
tiny-epic-event-rebel-attacked = La galaxie renégate attaque : { $attack }.
tiny-epic-event-rebel-extra-turn = La culture de la galaxie renégate est au maximum : un tour supplémentaire avec { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
}.
tiny-epic-event-dice-taken-away = { $seat-is ->
    [you] Vous lancerez
   *[other] { $seat } lancera
} { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} de moins au prochain tour.
tiny-epic-event-missions-shown = Les missions sont révélées : { $shown }.
tiny-epic-mission-shown = { $seat } : { $mission } ({ $vp } PV)
tiny-epic-event-game-ended = La partie est finie. { $number ->
    [0] Vous avez perdu.
    [1] { $winners-is ->
        [you] Vous gagnez !
       *[other] { $winners } gagne.
    }
   *[other] Victoire partagée : { $winners }.
}

## Refus

tiny-epic-refusal-no-such-planet = il n'y a pas de planète « { $planet } »{ $near ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire « { $near } » ?)
}.
tiny-epic-refusal-no-such-place = un lieu est galaxy, { $planet }.orbit ou { $planet }.surface, et non « { $place } ».
tiny-epic-refusal-not-offered-mission = vous n'avez pas reçu la mission { $mission } ; gardez l'une de celles-ci : { $dealt }.
tiny-epic-refusal-not-offered-face = un dé n'a pas de face « { $face } »{ $near ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire « { $near } » ?)
}.
tiny-epic-refusal-dice = { $reason }
tiny-epic-refusal-not-offered-die = aucun dé inutilisé ne montre { $item } ; dés inutilisés : { $unused }.
tiny-epic-refusal-not-offered-landing = votre vaisseau a atterri sur { $planet }, pas sur { $other }.
tiny-epic-refusal-not-offered-resource = un développement se paie en énergie ou en culture, et non en « { $resource } ».
tiny-epic-refusal-not-offered-gain = vous gagnez { $amount } d'une seule ressource : énergie ou culture.
tiny-epic-refusal-not-offered-exchange = choisissez combien { $resource-of } échanger, de 1 à { $most }.
tiny-epic-refusal-not-offered-repeat = choisissez la face d'un dé activé dont vous pouvez effectuer l'action : { $faces }.
tiny-epic-refusal-not-now-mission = tous choisissent leur mission avant le premier tour : { $dealt }.
tiny-epic-refusal-not-now-turn = « { $choice } » n'est pas possible maintenant : activez un dé, relancez, convertissez ou finissez le tour.
tiny-epic-refusal-not-now-convert-face = choisissez d'abord le dé à tourner, et sa face ; dés : { $unused }.
tiny-epic-refusal-not-now-landing = choisissez d'abord si vous utilisez ou non l'action de la planète { $planet }.
tiny-epic-refusal-not-now-move = choisissez d'abord le vaisseau à déplacer, et où ; les vôtres sont { $ships-at }.
tiny-epic-refusal-not-now-colony = choisissez d'abord : développer votre empire, ou utiliser l'une de vos colonies.
tiny-epic-refusal-not-now-advance = choisissez d'abord le vaisseau qui avance ; les vôtres sont en orbite : { $ships }.
tiny-epic-refusal-not-now-pull-back = choisissez d'abord le vaisseau qui recule ; il est sur { $ships }.
tiny-epic-refusal-not-now-relocate = choisissez d'abord le vaisseau à transférer ; les vôtres sont en orbite : { $ships }.
tiny-epic-refusal-not-now-remove = choisissez d'abord la planète à retirer : { $planets }.
tiny-epic-refusal-not-now-take = choisissez d'abord le joueur à qui vous prenez.
tiny-epic-refusal-not-now-exchange = choisissez combien { $resource-of } échanger, de 1 à { $most }.
tiny-epic-refusal-not-now-mixture = le développement coûte { $price } en tout ; vos ressources : { tiny-epic-amounts }.
tiny-epic-refusal-not-now-upgrade = choisissez d'abord la ressource qui paie le développement.
tiny-epic-refusal-not-now-any-action = choisissez d'abord une face dont vous pouvez effectuer l'action : { $faces }.
tiny-epic-refusal-not-now-repeat = choisissez d'abord la face d'un dé activé dont vous pouvez effectuer l'action : { $faces }.
tiny-epic-refusal-not-now-use-row = choisissez d'abord la planète de la rangée que vous utilisez.
tiny-epic-refusal-not-now-use-others = choisissez d'abord la colonie d'un autre joueur que vous utilisez.
tiny-epic-refusal-no-die = aucun dé inutilisé ne montre { $face } ; dés inutilisés : { $unused }.
tiny-epic-refusal-no-die-to-re-roll = il n'y a aucun dé inutilisé à relancer.
tiny-epic-refusal-no-effect = l'action de la planète { $planet } ne changerait rien maintenant.
tiny-epic-refusal-no-effect-die = { $face-indefinite } ne changerait rien : { $why }.
tiny-epic-refusal-no-effect-any-action = choisissez une face dont vous pouvez effectuer l'action : { $faces }.
tiny-epic-useless-full = vous avez { $amount } { $amount ->
    [one] { $resource }
   *[other] { $resource-plural }
}, et ne pouvez pas en avoir plus
tiny-epic-useless-move = aucun vaisseau ne peut se déplacer
tiny-epic-useless-energy = vous n'avez aucun vaisseau dans votre galaxie ni sur une planète d'énergie
tiny-epic-useless-culture = vous n'avez aucun vaisseau sur une planète de culture
tiny-epic-useless-economy = vous n'avez aucun vaisseau sur une piste d'économie
tiny-epic-useless-diplomacy = vous n'avez aucun vaisseau sur une piste de diplomatie
tiny-epic-useless-colony = vous ne pouvez pas payer de développement, et aucune de vos colonies n'a une action qui ferait quelque chose
tiny-epic-refusal-cannot-pay-re-roll = la relance gratuite de ce tour est utilisée, et une autre coûte { $price } énergie ; vous n'en avez pas.
tiny-epic-refusal-cannot-pay-upgrade = le niveau { $level } coûte { $price } { $price ->
    [one] { $resource }
   *[other] { $resource-plural }
}, sans combiner les deux ; vos ressources : { tiny-epic-amounts }.
tiny-epic-refusal-cannot-pay-action = l'action de la planète { $planet } coûte { $price } ; vos ressources pour cela : { tiny-epic-amounts }.
tiny-epic-refusal-cannot-pay-dice = l'action de la planète { $planet } prend { $price ->
    [one] 1 dé inutilisé
   *[other] { $price } dés inutilisés
} ; il y en a { $unused }.
tiny-epic-refusal-cannot-pay-mixture = le développement coûte { $price } en tout ; vos ressources : { tiny-epic-amounts }.
tiny-epic-refusal-once-per-turn = { $planet } n'agit qu'une fois par tour, et vous l'avez déjà utilisée.
tiny-epic-refusal-once-per-turn-other = { $planet } n'agit qu'une fois par tour, et un autre joueur l'a déjà utilisée.
tiny-epic-refusal-once-per-turn-converter = le convertisseur a déjà été utilisé pendant ce tour.
tiny-epic-refusal-too-few-to-convert = le convertisseur prend { $dice } dés inutilisés et en tourne un troisième ; dés inutilisés : { $unused }.
tiny-epic-refusal-same-face = le dé montre déjà { $face } ; choisissez une autre face.
tiny-epic-refusal-no-ship = vous n'avez aucun vaisseau en orbite autour de la planète { $planet } ; il y en a sur { $ships }.
tiny-epic-refusal-no-ship-move = vous n'avez aucun vaisseau { $place-at } ; les vôtres sont { $ships-at }.
tiny-epic-refusal-no-ship-pull-back = vous n'avez aucun vaisseau au-delà de la case de départ sur { $planet } ; il y en a sur { $ships }.
tiny-epic-refusal-no-ship-push-own = le vaisseau sur { $planet } ne peut pas être celui qui recule ; c'est l'un de ceux sur { $ships }.
tiny-epic-refusal-no-move = le vaisseau est déjà dans votre galaxie ; déplacez-le vers une planète.
tiny-epic-refusal-not-in-row = { $planet } n'est pas dans la rangée.
tiny-epic-refusal-not-in-row-move = { $planet } n'est pas dans la rangée ; les vaisseaux vont vers les planètes de la rangée : { $row }.
tiny-epic-refusal-not-in-row-colonised = { $planet } est colonisée ; les vaisseaux vont vers les planètes de la rangée : { $row }.
tiny-epic-refusal-same-planet = le vaisseau est déjà sur { $planet }, et ne va pas de sa surface à sa piste ni l'inverse.
tiny-epic-refusal-taken = la piste de la planète { $planet } a déjà l'un de vos vaisseaux : il ne peut y en avoir qu'un.
tiny-epic-refusal-taken-surface = la surface de la planète { $planet } a déjà l'un de vos vaisseaux : il ne peut y en avoir qu'un.
tiny-epic-refusal-same-ship = le vaisseau sur { $planet } vient de reculer ; c'est un autre qui avance.
tiny-epic-refusal-same-ship-move = le vaisseau { $place-at } vient de se déplacer ; déplacez-en un autre.
tiny-epic-refusal-wrong-track = { $planet } a { $track-indefinite } ; il faut { $needed-indefinite }, comme sur { $ships }.
tiny-epic-refusal-too-short = la piste de la planète { $planet } n'a pas de case { $space }.
tiny-epic-refusal-not-empty = seule une planète de la rangée sans aucun vaisseau peut être retirée : { $planets }.
tiny-epic-refusal-not-yours = { $planet } n'est pas l'une de vos colonies ; vous avez : { $colonies }.
tiny-epic-refusal-top-level = votre empire est au niveau { $level }, le plus haut.
tiny-epic-refusal-own-turn = { $planet } n'agit que pendant votre propre tour.
tiny-epic-refusal-in-use = l'action de la planète { $planet } est encore en cours.
tiny-epic-refusal-chain = l'action de la planète { $planet } utilise des planètes, tout comme une autre qui est encore en cours.
tiny-epic-refusal-no-such-player = il n'y a pas d'autre joueur { $player }.
tiny-epic-refusal-has-none = { $player-is ->
    [you] vous n'avez
    [automatic] la galaxie renégate n'a
   *[other] { $player } n'a
} { $energy ->
    [0] pas de culture
   *[other] { $culture ->
        [0] pas d'énergie
       *[other] ni énergie ni culture
    }
}.
tiny-epic-refusal-own-colony = { $planet } est à vous : seul un autre joueur peut être payé.
tiny-epic-refusal-no-colony = aucun autre joueur n'a colonisé { $planet }.

# La légende : les mots et signes de la table, avec leur sens.

tiny-epic-legend-planet = 5 PV, énergie
    .meaning = une planète vaut 5 PV pour qui la colonise ; un vaisseau y rapporte de l'énergie quand de l'énergie est activée
tiny-epic-legend-track = économie 4
    .meaning = sa piste : une piste d'économie de 4 pas ; le dernier colonise la planète
tiny-epic-legend-ship = votre vaisseau 2/4
    .meaning = votre vaisseau a fait 2 des 4 pas ; 0/4 est le départ
tiny-epic-legend-landed = vaisseau (Anne) à la surface
    .meaning = le vaisseau d'Anne a atterri : il rapporte la ressource, mais n'avance pas
tiny-epic-legend-home = vaisseau dans sa galaxie
    .meaning = un vaisseau dans sa propre galaxie ; il rapporte aussi de l'énergie
tiny-epic-legend-price = payez 2 énergies : ...
    .meaning = le coût d'une action, puis ce qu'elle fait
tiny-epic-legend-own-turn = (propre tour)
    .meaning = l'action n'agit que pendant son propre tour, pas quand on suit
tiny-epic-legend-once = (une fois)
    .meaning = l'action n'agit qu'une fois par tour
tiny-epic-legend-level = Niveau 2 sur 6
    .meaning = le niveau de l'empire : il donne des dés, des vaisseaux et des PV
tiny-epic-legend-dice = Vos dés
    .meaning = ceux qui sont inutilisés et peuvent être activés, relancés ou convertis ; en dessous, ceux qui sont activés
tiny-epic-legend-follow = suivre
    .meaning = quand un autre joueur active un dé, payez 1 culture pour en effectuer aussi l'action
tiny-epic-legend-rebel = Galaxie renégate
    .meaning = votre adversaire en solo : l'énergie au maximum, elle monte de niveau ; la culture au maximum, elle a un tour supplémentaire
tiny-epic-legend-colony = dé de colonie
    .meaning = ce que la galaxie renégate vous fait quand elle obtient la face de colonie : l'attaque de son niveau
tiny-epic-legend-stand-in = valeur de remplacement
    .meaning = un nombre du plateau imprimé qui n'est pas connu

tiny-epic-also-known = commandes, règles, planètes, missions et galaxies renégates
tiny-epic-alone = Vous jouez en solo contre la galaxie renégate { $rebel } (difficulté : { $level }).

## Ce qui plaide pour un choix, dans les conseils

term-ships = où sont vos vaisseaux
term-resources = votre énergie et votre culture
term-planets = ce que peuvent faire vos colonies
term-level = les dés et les vaisseaux de votre niveau
term-others = ce que les autres en tirent
term-hesitation = peu à y gagner
term-rebel = ce qu'en tire la galaxie renégate

# Ce qui est sorti à une vraie table.

tiny-epic-draw-die = { $seat } : que montre le dé ?
tiny-epic-draw-rebel-die = Que montre le dé de la galaxie renégate ?
tiny-epic-draw-planet = Quelle planète est révélée ?
tiny-epic-draw-mission = { $seat } : quelle mission secrète ?
tiny-epic-draw-first = Qui commence ?
