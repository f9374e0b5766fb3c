# Mots de Roll for the Galaxy. Les tuiles gardent leur nom imprimé.

# Noms. Les attributs de die, phase et tile valent pour tout nom ($name) de leur liste qui n'a pas les siens.
# .indefinite : un dé natif ; .plural : dés natifs ; .good : marchandise native ; .kind : natif, de consommation ;
# .from : du gobelet ; .to : dans le gobelet.

die = { $name }
    .indefinite = un { $name }
    .good = marchandise ({ $name })
die-home = dé natif
    .plural = dés natifs
    .good = marchandise native
    .kind = natif
    .letter = N
    .short = natif
die-military = dé militaire
    .plural = dés militaires
    .good = marchandise militaire
    .kind = militaire
    .letter = M
    .short = militaire
die-consumption = dé de consommation
    .plural = dés de consommation
    .good = marchandise de consommation
    .kind = de consommation
    .letter = C
    .short = consommation
die-novelty = dé de nouveauté
    .plural = dés de nouveauté
    .good = marchandise de nouveauté
    .kind = de nouveauté
    .letter = V
    .short = nouveauté
die-rare_elements = dé d'éléments rares
    .plural = dés d'éléments rares
    .good = marchandise d'éléments rares
    .kind = d'éléments rares
    .letter = R
    .short = éléments rares
die-genes = dé génétique
    .plural = dés génétiques
    .good = marchandise génétique
    .kind = génétique
    .letter = G
    .short = génétique
die-alien_technology = dé de technologie alien
    .plural = dés de technologie alien
    .good = marchandise de technologie alien
    .kind = de technologie alien
    .letter = A
    .short = alien
colour = { $name }
    .world = monde ({ $name })
    .worlds = mondes ({ $name })
colour-novelty = nouveauté
    .world = monde de nouveauté
    .worlds = mondes de nouveauté
colour-rare_elements = éléments rares
    .world = monde d'éléments rares
    .worlds = mondes d'éléments rares
colour-genes = gènes
    .world = monde génétique
    .worlds = mondes génétiques
colour-alien_technology = technologie alien
    .world = monde de technologie alien
    .worlds = mondes de technologie alien
colour-grey = gris
    .world = monde gris
    .worlds = mondes gris
phase = { $name }
    .from = de la phase { $name }
    .to = vers la phase { $name }
phase-explore = Explorer
    .short = Explor.
phase-develop = Développer
    .short = Dévelop.
phase-settle = Coloniser
    .short = Colonis.
phase-produce = Produire
    .short = Prod.
phase-ship = Expédier
    .short = Expéd.
sign-wild = joker
    .plural = jokers
tile = { $name }
    .from = de la tuile { $name }
    .to = sur la tuile { $name }
place-cup = le gobelet
    .from = du gobelet
    .to = dans le gobelet
place-citizenry = la Population
    .from = de la Population
    .to = dans la Population
place-developers = les développeurs
    .from = des développeurs
    .to = parmi les développeurs
place-settlers = les colonisateurs
    .from = des colonisateurs
    .to = parmi les colonisateurs
place-dictate = la zone d'ordre
    .from = de la zone d'ordre
    .to = dans la zone d'ordre
place-supply = la réserve
    .from = de la réserve
    .to = dans la réserve
place-bag = le sac
    .from = du sac
    .to = dans le sac
place-box = la boîte
    .from = de la boîte
    .to = dans la boîte
place-drawn = les tuiles piochées
    .from = des tuiles piochées
    .to = parmi les tuiles piochées
source-dictate = Ordonner
source-stock = stockage
source-completion = construction achevée
source-development = développement
source-world = monde
score-chips = jetons de PV
score-tiles = tuiles
reason-pool = la réserve de PV est vide
reason-squares = un tableau a atteint son nombre de cases
reason-rounds = le dernier round a été joué

roll-numbered = { $numeral } { $phase }
    .from = de la phase { $phase }
    .to = vers la phase { $phase }
roll-sides = { $sides }
roll-imaginary = { $die } imaginaire
    .indefinite = { $die-indefinite } imaginaire
    .plural = { $die-plural } imaginaires
    .kind = { $die-kind } imaginaire
roll-flagged = { $die } ({ $flags })
    .indefinite = { $die-indefinite } ({ $flags })
    .plural = { $die-plural } ({ $flags })
    .good = { $die-good } ({ $flags })
    .kind = { $die-kind } ({ $flags })
roll-die-showing = { $die } ({ $side })
    .plural = { $die-plural } ({ $side })
roll-die-at = { $die } { $place-from }
    .plural = { $die-plural } { $place-from }
roll-good-on = { $die-good } sur { $place }
roll-on-top = { $tile } au sommet
roll-chips = jetons de PV

# Les tuiles en quelques mots.

roll-meaning = { $parts }
roll-meaning-gives = { $parts } : { $grants }
roll-meaning-power = { $parts }. { $power-first }
roll-brief-world = { $colour-world }, coût { $cost }
roll-brief-development = développement, coût { $cost }
roll-bonus = bonus de PV à la fin
roll-power-in = pouvoir en phase { $phase }
roll-reassign-power = pouvoir de réassignation
roll-matches = correspond au monde
roll-grant-start = commencez avec { $credits } $
roll-grant-credits = +{ $credits } $
roll-grant-lose = perdez { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  }
roll-grant-dice = { $dice ->
    [one] { $dice } { $die }
   *[other] { $dice } { $die-plural }
  } { $to ->
    [cup] dans le gobelet
    [citizenry] dans la Population
   *[good] { $dice ->
        [one] comme marchandise
       *[other] comme marchandises
      }
  }

# Pages des tuiles, et ce qui y est imprimé.

roll-page-tile = Tuile { $key }, pack { $pack }
roll-page-faction = Faction { $number }, pack { $pack }
roll-page-home-world = Monde d'origine, pack { $pack }
roll-page-side = { $tile } [{ $key }] : { $brief }
roll-page-bonus = À la fin : { $bonus }
roll-page-rules = Règles : { $rules }
roll-page-optional = Optionnel : on peut utiliser ce pouvoir ou non.
roll-page-replaces = Le pouvoir est celui du pack { $pack } ; il remplace celui du pack { $other }.
roll-page-left-out = Son pouvoir est retiré{ $by ->
    [nobody] { "" }
   *[pack] { " " }par le pack { $by }
  } : la tuile vaut ses PV et ne fait rien.
roll-page-no-power = Son pouvoir n'est pas encore programmé : la tuile vaut ses PV et ne fait rien.
roll-page-no-text = (pas encore de texte : powers/{ $key }.toml)
roll-page-printed = { $kind ->
    [world] { $printed }
   *[development] Développement : { $count ->
        [0] sans phase
       *[other] { $printed }
      }
  }
roll-page-world = { $colour-world }
roll-page-value = { $credits ->
    [none] sans marchandises
   *[other] vente : { $credits } $
  }
roll-page-reassign = Réassigner
roll-page-no-phase = { $plus ->
    [yes] Sans phase : une fois, ou à la fin
   *[no] Sans phase : aussitôt
  }

# Couleurs, marqueurs et phases que l'on consulte.

roll-die = Il y a { $count } dés de cette couleur ({ $printed }). Faces : { $faces }. Quand une marchandise est consommée, ils { $matched ->
    [all] correspondent à tous les mondes
    [none] ne correspondent à aucun monde
   *[some] correspondent aux { $worlds-worlds }
  }.
roll-worlds-with-goods = Les { $colour-worlds } portent des marchandises ; en vendre une rapporte { $credits } $, quel que soit son dé.
roll-worlds-without-goods = Les { $colour-worlds } ne portent pas de marchandises.
roll-counter = Des travailleurs qui ne sont pas des dés : vous commencez avec { $start } ; une fois utilisés, ils { $after ->
    [kept] reviennent
   *[spent] disparaissent
  }.
roll-phase = Phase { $numeral } ; nom de ses travailleurs : { $worker }.
roll-phase-assign = Assigner
roll-also-known = tuiles, couleurs, commandes et règles
noun-tile = tuile
    .indefinite = une tuile
    .plural = tuiles
    .gender = f

# Comment s'appellent les listes de choses.

roll-kind-chip = Jeton
roll-kind-credit = Crédit
roll-kind-die = Dé
roll-kind-face = Face
roll-kind-faction = Faction
roll-kind-good = Marchandise
roll-kind-home_world = Monde d'origine
roll-kind-phase = Phase
roll-kind-place = Endroit
roll-kind-power = Pouvoir
roll-kind-seat = Joueur
roll-kind-source = Origine
roll-kind-tile = Tuile
roll-kind-world = Monde
chip-vp = jeton de PV
credit-credit = crédit
printed-white = blanc
printed-red = rouge
printed-purple = violet
printed-cyan = cyan
printed-brown = brun
printed-green = vert
printed-yellow = jaune

# La table.

roll-status-set-up = Mise en place
roll-status-phase = Round { $round } : { $phase }
roll-status-assign = Round { $round } : Assigner
roll-status-manage = Round { $round } : Gérer l'empire
roll-space-phases = Phases
roll-space-pool = Réserve de PV
roll-space-bag = Sac
roll-space-supply = Réserve
roll-space-box = Boîte
roll-space-cup = Gobelet
roll-space-citizenry = Population
roll-space-screen = Dés lancés, cachés
roll-space-sheet = Vos dés
roll-space-loose = À assigner
roll-space-dictate = Ordre
roll-space-workers = Travailleurs
roll-space-tableau = Tableau
roll-space-goods = Marchandises
roll-space-developments = À développer
roll-space-developers = Dés sur la tuile au sommet
roll-space-settlers = Dés sur la tuile au sommet
roll-space-worlds = À coloniser
roll-space-draft = Nouvelle zone de construction
roll-space-drawn = Tuiles piochées
roll-space-abandoned = Tuiles abandonnées
roll-note-order = Ordre des joueurs : { $seats }
roll-field-beyond = PV payés hors de la réserve
roll-field-credits = Crédits
roll-field-chips = Jetons de PV
roll-field-squares = Cases
roll-field-cheaper = dés de moins pour { $tile }
roll-note-phases = { $count ->
    [0] aucune pour l'instant
   *[other] dans ce round { $phases }
}
roll-badge-begun = sur { $chips }
roll-badge-now = en cours
roll-badge-selected = sélectionnée par { $seats-within }
roll-badge-spare = par le dé supplémentaire
roll-badge-side = { $tile } : { $meaning }
roll-badge-world = { $colour-world }
roll-badge-points = { $points } PV
roll-badge-goods = { $count ->
    [one] { $goods-good }
   *[other] { $count } marchandises : { $goods-counted }
  }
roll-badge-used = utilisé
roll-badge-selector = sélectionne la phase
roll-badge-moving = en route
roll-badge-progress = { $lying } sur { $needed } { $needed ->
    [one] dé
   *[other] dés
  }
roll-badge-needs = { $needed ->
    [one] demande { $needed } dé
   *[other] demande { $needed } dés
  }
roll-badge-printed = coût imprimé { $cost }

# Questions.

roll-question-choose-start = Quelle face de chaque tuile de départ gardez-vous ? Une tuile devient un développement, l'autre un monde.
roll-question-confirm-start = Vos tuiles de départ peuvent-elles être montrées ?
roll-question-select = Quelle phase sélectionnez-vous, et avec quel dé ? La phase aura lieu, et le dé y travaillera quoi qu'il montre.
roll-question-assign = Dans quelle phase chacun de ces dés travaille-t-il ? Leurs faces vous laissent le choix.
roll-question-assign-counters = Placez-vous un marqueur dans une phase ?
roll-question-reassign = Avez-vous fini, ou déplacez-vous d'abord des dés ?
roll-question-reassign-ready = Avez-vous fini ? Plus rien ne permet de déplacer vos dés.
roll-question-reassign-more = Quel dé se déplace, et vers quelle phase ?
roll-question-explore = Que fait votre prochain explorateur ?
roll-question-abandon = Quelles tuiles de votre zone de construction abandonnez-vous ? Vous piochez 1 nouvelle tuile, et 1 de plus pour chacune.
roll-question-place = Quelle face de chaque nouvelle tuile gardez-vous, et dans quel ordre seront-elles construites ?
roll-question-place-one = Quelle face de cette tuile gardez-vous ? Elle attendra derrière les autres d'être construite.
roll-question-give-up = Le sac est vide : quelle tuile de votre zone de construction remettez-vous ?
roll-question-construct = Quels dés placez-vous sur cette tuile ?
roll-question-spend = Quels dés de cette tuile sont dépensés ?
roll-question-retain-spent = Lesquels des dés tout juste dépensés vont dans votre gobelet ?
roll-question-lose-die = Lequel de vos dés retourne dans la réserve ?
roll-question-produce = Quel dé devient une marchandise, et sur quel monde ?
roll-question-ship = Quelle marchandise est expédiée, comment et avec quel dé ?
roll-question-recruit = { $most ->
    [one] Quel dé recrutez-vous, de la Population dans votre gobelet, pour { $price } $ ? Vos crédits suffisent pour { $most }.
   *[other] Quels dés recrutez-vous, de la Population dans votre gobelet, pour { $price } $ chacun ? Vos crédits suffisent pour { $most }.
  }
roll-question-recall = Quels dés rappelez-vous des tuiles et des marchandises pour les relancer ? Les autres restent au travail.

roll-subject-building = { $tile } : { $lying } sur { $needed } { $needed ->
    [one] dé
   *[other] dés
  }{ $lying ->
    [0] { "" }
   *[other] { " " }({ $dice-counted })
  }
roll-subject-loose = { $dice-counted }
roll-subject-start = à développer : { $development } ; à coloniser : { $world }
roll-subject-power = { $power } : { $meaning }
roll-subject-dictate = Ordonner : vous avez mis un dé de côté, et vous en déplacez un autre vers n'importe quelle phase.

# Choix.

roll-choice-start = Commencer avec le développement { $development } et le monde { $world }
    .detail = { $development } / { $world }
roll-choice-select = Sélectionner { $phase } avec { $colour-indefinite } ({ $face })
roll-choice-assign = { $colour } { $phase-to }
roll-choice-dictate-with = Ordonner : mettre de côté { $colour-indefinite } { $source-from }
    .detail = pour déplacer un autre dé vers n'importe quelle phase
roll-choice-move = { $colour } { $source-from } { $target-to } ({ $power })
roll-choice-enough = Ne plus utiliser { $power }
roll-choice-ready = Terminer
    .detail = tout montrer à tous et continuer
roll-choice-scout = Rechercher avec { $worker-indefinite }
    .detail = piocher une tuile à construire, plus si vous en abandonnez
roll-choice-stock = Stocker avec { $worker-indefinite }
    .detail = +{ $credits } $
roll-choice-abandon = { $items-count ->
    [0] Ne rien abandonner
   *[other] Abandonner { $items }
  }
roll-choice-place = Placer { $items }
roll-choice-give-up = Remettre { $face } dans le sac
roll-choice-build = { $items-count ->
    [0] Ne rien placer
   *[other] Placer { $items-counted }
  } sur { $face }
roll-choice-spend = { $items-count ->
    [0] Ne rien dépenser
   *[other] Dépenser { $items-counted }
  } sur { $face }
roll-choice-lose = Perdre { $colour-indefinite } { $place-from }
roll-choice-produce = { $worker } comme marchandise sur { $world }
roll-choice-leave-empty = Aucune (autre) marchandise sur { $world }
    .detail = les autres mondes prennent tous les producteurs
roll-choice-trade = Vendre la { $good-good } du monde { $world } avec { $worker-indefinite }
    .detail = +{ $credits } $
roll-choice-consume = Consommer la { $good-good } du monde { $world } avec { $worker-indefinite }
    .detail = { $credits ->
        [0] +{ $chips } PV
       *[other] +{ $chips } PV et +{ $credits } $
      }
roll-choice-keep = N'expédier aucune (autre) { $good-good } du monde { $world }
    .detail = les autres marchandises occupent tous les expéditeurs
roll-choice-recruit = Recruter { $items-counted }
roll-choice-recall = { $items-count ->
    [0] Ne rien rappeler
   *[other] Rappeler { $items-counted }
  }
roll-choice-retain = { $items-count ->
    [0] Ne rien mettre
   *[other] Mettre { $items-counted }
  } dans le gobelet ({ $power })
roll-choice-done = Rien de plus
roll-choice-of-power = { $what } ({ $power })

roll-sum-recruit = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
  } ; { $left ->
    [one] reste { $left }
   *[other] restent { $left }
  } dans la Population, et { $credits } $
roll-sum-build = { $dice } sur { $needed } { $needed ->
    [one] dé
   *[other] dés
  }
roll-sum-abandon = { $tiles ->
    [one] { $tiles } tuile abandonnée
   *[other] { $tiles } tuiles abandonnées
  }, { $drawn ->
    [one] { $drawn } piochée
   *[other] { $drawn } piochées
  }
roll-sum-recall = { $dice ->
    [one] { $dice } dé rappelé
   *[other] { $dice } dés rappelés
  }, { $cup } dans le gobelet
roll-sum-place = { $tiles } sur { $of } { $of ->
    [one] tuile
   *[other] tuiles
  }

# Ce qui se passe.

roll-event-dealt = { $seat-is ->
    [you] Vous recevez la faction { $faction } ({ $halves }) et le monde d'origine { $home_world }.
   *[other] { $seat } reçoit la faction { $faction } ({ $halves }) et le monde d'origine { $home_world }.
  }
roll-event-tiles-seen = { $seat-is ->
    [you] Vous piochez { $tiles }.
   *[other] { $seat } pioche { $tiles }.
  }
roll-event-tiles-drawn = { $seat-is ->
    [you] Vous piochez
   *[other] { $seat } pioche
  } { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }.
roll-event-stacks-begun = { $seat-is ->
    [you] Vous commencez avec le développement { $development } et le monde { $world }.
   *[other] { $seat } commence avec le développement { $development } et le monde { $world }.
  }
roll-event-round-began = Round { $number }
roll-event-dice-rolled = { $seat-is ->
    [you] Vous lancez { $colours-counted }.
   *[other] { $seat } lance { $colours-counted }.
  }
roll-event-faces-seen = { $seat-is ->
    [you] Vous lancez { $faces-counted }.
   *[other] { $seat } lance { $faces-counted }.
  }
roll-column = { $phase } : { $dice-counted }
roll-revealed-selected = { $seat-is ->
    [you] sélectionnez { $selected } avec { $selector-indefinite }
   *[other] sélectionne { $selected } avec { $selector-indefinite }
  }
roll-revealed-nothing = { $seat-is ->
    [you] ne sélectionnez rien
   *[other] ne sélectionne rien
  }
roll-revealed-dictated = { $seat-is ->
    [you] ordonnez avec { $dictated-counted }
   *[other] ordonne avec { $dictated-counted }
  }
roll-revealed-used = { $seat-is ->
    [you] utilisez { $powers }
   *[other] utilise { $powers }
  }
roll-event-revealed = { $seat } { $parts }{ $filled ->
    [0] { "" }
   *[other] { " " }({ $columns })
  }.
roll-event-spare-die-rolled = Le dé supplémentaire montre { $face }.
roll-event-phases-chosen = { $count ->
    [0] Aucune phase n'a lieu.
    [one] La phase de ce round : { $phases }.
   *[other] Les phases de ce round : { $phases }.
  }
roll-event-workers-returned = { $seat-is ->
    [you] Vous remettez { $colours-counted } dans le gobelet.
   *[other] { $seat } remet { $colours-counted } dans le gobelet.
  }
roll-event-phase-began = { $phase }
roll-event-credits-gained = { $seat-is ->
    [you] Vous gagnez { $credits } $
   *[other] { $seat } gagne { $credits } $
  }{ $from ->
    [stock] { "" }
   *[other] { " " }({ $source })
  }.
roll-event-chips-gained = { $seat-is ->
    [you] Vous gagnez { $chips } PV ({ $source }).
   *[other] { $seat } gagne { $chips } PV ({ $source }).
  }
roll-event-scouted = { $seat-is ->
    [you] Vous recherchez avec { $worker-indefinite }.
   *[other] { $seat } recherche avec { $worker-indefinite }.
  }
roll-event-stocked = { $seat-is ->
    [you] Vous stockez avec { $worker-indefinite }.
   *[other] { $seat } stocke avec { $worker-indefinite }.
  }
roll-event-tile-abandoned = { $seat-is ->
    [you] Vous abandonnez une tuile
   *[other] { $seat } abandonne une tuile
  } de la pile des { $stack ->
    [world] mondes
   *[development] développements
  }.
roll-event-tile-placed = { $seat-is ->
    [you] Vous placez une tuile
   *[other] { $seat } place une tuile
  } { $where ->
    [top] au sommet
   *[bottom] au bas
  } de la pile des { $stack ->
    [world] mondes
   *[development] développements
  }.
roll-event-tile-given-up = { $seat-is ->
    [you] Vous remettez dans le sac une tuile
   *[other] { $seat } remet dans le sac une tuile
  } de la pile des { $stack ->
    [world] mondes
   *[development] développements
  }.
roll-event-tile-moved = { $to ->
    [abandoned] { $seat-is ->
        [you] Vous abandonnez { $face }
       *[other] { $seat } abandonne { $face }
      }
    [bag] { $seat-is ->
        [you] Vous remettez { $face } dans le sac
       *[other] { $seat } remet { $face } dans le sac
      }
   *[other] { $seat-is ->
        [you] Vous placez { $face }
       *[other] { $seat } place { $face }
      } { $where ->
        [top] au sommet
       *[bottom] au bas
      } de la pile des { $to ->
        [world] mondes
       *[development] développements
      }
  }.
roll-event-bag-refilled = { $count ->
    [one] { $count } tuile abandonnée retourne dans le sac.
   *[other] { $count } tuiles abandonnées retournent dans le sac.
  }
roll-event-workers-placed = { $seat-is ->
    [you] Vous placez { $colours-counted } sur { $face }.
   *[other] { $seat } place { $colours-counted } sur { $face }.
  }
roll-event-completed = { $seat-is ->
    [you] Vous complétez { $face } ({ $points } PV).
   *[other] { $seat } complète { $face } ({ $points } PV).
  }
roll-event-dice-gained = { $seat-is ->
    [you] Vous prenez { $colours-counted }
   *[other] { $seat } prend { $colours-counted }
  } { $on ->
    [world] { $colours-count ->
        [one] comme marchandise
       *[other] comme marchandises
      } sur { $place }
   *[place] et { $seat-is ->
        [you] { $colours-count ->
            [one] le mettez
           *[other] les mettez
          }
       *[other] { $colours-count ->
            [one] le met
           *[other] les met
          }
      } { $place-to }
  }.
roll-event-die-lost = { $seat-is ->
    [you] Vous remettez dans la réserve { $colour-indefinite } { $place-from }.
   *[other] { $seat } remet dans la réserve { $colour-indefinite } { $place-from }.
  }
roll-event-die-kept = { $seat-is ->
    [you] Vous mettez dans le gobelet { $colour-indefinite } tout juste dépensé ({ $source }).
   *[other] { $seat } met dans le gobelet { $colour-indefinite } tout juste dépensé ({ $source }).
  }
roll-event-good-produced = { $seat-is ->
    [you] Vous produisez une { $colour-good } sur { $world }.
   *[other] { $seat } produit une { $colour-good } sur { $world }.
  }
roll-event-good-shipped = { $traded ->
    [true] { $seat-is ->
        [you] Vous vendez la { $good-good }
       *[other] { $seat } vend la { $good-good }
      }
   *[false] { $seat-is ->
        [you] Vous consommez la { $good-good }
       *[other] { $seat } consomme la { $good-good }
      }
  } du monde { $world } avec { $worker-indefinite }.
roll-event-recruited = { $seat-is ->
    [you] Vous recrutez { $colours-counted } pour { $credits } $.
   *[other] { $seat } recrute { $colours-counted } pour { $credits } $.
  }
roll-event-recalled = { $seat-is ->
    [you] Vous rappelez { $colour-indefinite } { $place-from }.
   *[other] { $seat } rappelle { $colour-indefinite } { $place-from }.
  }
roll-event-resource-changed = { $seat-is ->
    [you] Vous avez
   *[other] { $seat } a
  } { $by } { $by ->
    [one] { $name }
   *[other] { $name-plural }
  } de { $way ->
    [more] plus
   *[fewer] moins
  } ({ $left } maintenant).
roll-event-tile-played = { $seat-is ->
    [you] Vous placez { $face } sans travailleurs.
   *[other] { $seat } place { $face } sans travailleurs.
  }
roll-event-tile-left = { $seat-is ->
    [you] Votre tuile { $face }
   *[other] La tuile { $face } ({ $seat })
  } { $to ->
    [bag] retourne dans le sac
   *[box] quitte la partie
  }.
roll-event-tiles-shown = { $seat-is ->
    [you] Vous piochez à la vue de tous { $tiles }.
   *[other] { $seat } pioche à la vue de tous { $tiles }.
  }
roll-event-die-exchanged = { $seat-is ->
    [you] Vous échangez { $given-indefinite } contre { $taken-indefinite } ({ $place }).
   *[other] { $seat } échange { $given-indefinite } contre { $taken-indefinite } ({ $place }).
  }
roll-event-good-placed = { $seat-is ->
    [you] Vous placez { $good-indefinite } comme marchandise sur { $world } ({ $source }).
   *[other] { $seat } place { $good-indefinite } comme marchandise sur { $world } ({ $source }).
  }
roll-event-zone-rearranged = { $seat-is ->
    [you] Vous réarrangez votre zone de construction.
   *[other] { $seat } réarrange sa zone de construction.
  }
roll-event-game-ended = La partie est finie : { $reasons }.
roll-either-side = { $one } / { $other }
roll-refusal-not-offered-spent = il ne reste aucun { $item } tout juste dépensé, ou il va de toute façon dans votre gobelet.
roll-refusal-not-offered-worker = vous n'avez ici aucun travailleur { $item-kind }.
roll-refusal-not-offered-lying = il n'y a aucun { $item } sur cette tuile.

# Refus.

roll-refusal-no-explorer = vous n'avez aucun explorateur { $die-kind }.
roll-refusal-scout-first = les tuiles s'abandonnent pendant que vous recherchez.
roll-refusal-give-up = remettez dans le sac une tuile de votre zone.
roll-refusal-bottom = les tuiles piochées vont au bas d'une pile.
roll-refusal-bottom-empty = une pile vide n'a pas de sommet : enlevez @top.
roll-refusal-must-produce = tout producteur qui trouve de la place sur un monde produit une marchandise ; choisissez maintenant pour { $tile }.
roll-refusal-no-shipper = vous n'avez aucun expéditeur { $die-kind }.
roll-refusal-no-trade = les marchandises de { $world } ne se vendent pas.
roll-refusal-not-now-construct = tous les travailleurs sont placés tant que la pile a une tuile.
roll-refusal-not-now-recall = rappelez des dés, ou aucun.
roll-refusal-not-now-lose = { $tile } prend d'abord l'un de vos dés.
roll-refusal-not-now-start = il faut d'abord disposer les tuiles de départ.
roll-refusal-not-now-assign = il faut maintenant assigner { $die-indefinite } ({ $side }).
roll-refusal-not-now-during-assign = { $choice } n'est pas possible pendant Assigner.
roll-refusal-not-now-power = il faut d'abord en finir avec le pouvoir en cours.
roll-refusal-not-now-explore = chaque explorateur doit d'abord rechercher ou stocker.
roll-refusal-not-now-abandon = vous recherchez : abandonnez des tuiles, ou aucune.
roll-refusal-not-now-place = il faut d'abord placer toutes les tuiles piochées.
roll-refusal-not-now-produce = il faut maintenant décider qui produit sur { $world }.
roll-refusal-not-now-ship = il faut maintenant expédier des marchandises.

# La légende : mots et signes de la table, avec leur sens.

roll-legend-cup = Gobelet
    .meaning = les dés que vous lancez au prochain round
roll-legend-citizenry = Population
    .meaning = les dés qui ont travaillé ; pour 1 $ chacun, ils reviennent dans le gobelet
roll-legend-dice = Vos dés
    .meaning = ce que vous avez lancé : la phase où chaque dé va travailler
roll-legend-worlds = Mondes
    .meaning = planètes : couleur, PV ; un dé dessus est une marchandise à vendre ou à consommer
roll-legend-developments = Développements
    .meaning = ce que vous avez construit : PV, et la phase du pouvoir
roll-legend-to-develop = À développer
    .meaning = ce qui sera construit, dans l'ordre ; « 1 sur 4 dés » : il en manque 3
roll-legend-to-settle = À coloniser
    .meaning = les mondes à coloniser, de même
roll-legend-credits = $
    .meaning = crédits, 10 au plus, pour ramener des dés de la Population
roll-legend-vp = PV
    .meaning = points de victoire, en jetons et sur les tuiles ; le plus grand total gagne
roll-legend-squares = cases
    .meaning = à 12, ou sans jetons dans la réserve de PV, la partie finit avec le round
roll-legend-explore = I Explorer
    .meaning = piocher des tuiles à construire, ou prendre 2 $
roll-legend-build = II, III
    .meaning = Développer et Coloniser : construire des développements, coloniser des mondes
roll-legend-produce = IV Produire
    .meaning = poser des dés comme marchandises sur les mondes
roll-legend-ship = V Expédier
    .meaning = échanger des marchandises contre des $ (vendre) ou des PV (consommer)

roll-without-power = Encore sans pouvoir : { $count ->
    [one] { $count } développement
   *[other] { $count } développements
  } ({ $tiles }{ $more ->
    [0] {""}
   *[other] , ...
  }) ; « starcup packs » les énumère.
roll-refusal-no-such-worker-producer = vous n'avez aucun producteur { $die-kind }.
roll-refusal-select-first = il faut d'abord sélectionner une phase.
roll-refusal-select-first-power = il faut sélectionner une phase avant d'utiliser un pouvoir de réassignation.
roll-refusal-no-such-die-lose = vous n'avez aucun { $die } à remettre { $place-from } pour { $tile }.
roll-refusal-no-such-die-assign = aucun des { $die-plural } qui vous restent à assigner ne peut aller { $phase-to }.
roll-refusal-assign-first = il faut d'abord assigner le { $die } ({ $side }).
roll-refusal-no-such-counter = il ne vous reste aucun { $counter } à placer dans la phase { $phase }.
roll-refusal-counters = placez des marqueurs dans les phases, ou choisissez « Rien de plus ».
roll-refusal-half-dictate = vous n'avez pas fini d'ordonner : déplacez un travailleur.
roll-refusal-in-use = il faut d'abord en finir avec { $power }.
roll-refusal-selected = vous avez déjà sélectionné une phase, et on n'en sélectionne qu'une.
roll-refusal-pay-first = pour ordonner, il faut d'abord mettre un travailleur de côté.
roll-refusal-no-good = il n'y a aucune { $good-good } sur { $world }.
roll-refusal-not-offered-citizenry = il n'y a aucun { $item } dans votre Population.
roll-refusal-not-offered-recall = vous n'avez aucun { $item }.
roll-refusal-not-offered-zone = aucune tuile de votre zone ne montre { $item }.
roll-refusal-not-offered-drawn = vous n'avez pioché aucune tuile avec la face { $item }.
roll-refusal-retain = { $most ->
    [one] { $most } des dés tout juste dépensés va
   *[other] { $most } des dés tout juste dépensés vont
  } d'abord dans votre gobelet.
roll-refusal-retain-range = de { $fewest } à { $most } des dés tout juste dépensés vont d'abord dans votre gobelet.
roll-refusal-no-goods-here = { $world } ne porte jamais de marchandises.
roll-refusal-full = { $world } porte déjà autant de marchandises que possible.
roll-refusal-must-ship = tous les expéditeurs servent tant qu'il reste des marchandises.
roll-refusal-not-on-top = les travailleurs se placent sur la tuile au sommet, { $tile }.
roll-refusal-one-by-one = sur cette tuile, les travailleurs se placent un par un.
roll-refusal-spend = choisissez lesquels des dés de la tuile payée vont dans la Population.
roll-refusal-must-recruit = on recrute jusqu'à épuiser la Population ou les crédits.
roll-refusal-empty-cup = votre gobelet est vide : rappelez au moins un dé.
roll-refusal-same-tile = une même tuile ne peut pas être dans les deux piles.
roll-refusal-not-drawn = chaque pile commence par l'une des deux tuiles piochées ; vous avez pioché { $tiles }.
roll-refusal-ready-first = choisissez de terminer, ou annulez pour choisir d'autres piles.
roll-refusal-no-phase = il n'y a pas de phase { $phase }.
roll-refusal-no-phase-columns = les colonnes sont { $phases }.
roll-refusal-no-such-worker-rolled = vous n'avez obtenu aucun { $die } ({ $side }).
roll-refusal-no-such-worker-lying = il n'y a aucun travailleur { $die-kind } dans la phase { $phase }.
roll-refusal-selector-dictate = le dé qui sélectionne la phase ne peut pas payer pour ordonner.
roll-refusal-dictated = le { $die } de la zone d'ordre n'est plus un travailleur.
roll-refusal-colour = { $power } ne déplace que ceci : { $dice-plural }.
roll-refusal-source = { $power } ne déplace que des travailleurs { $phase-from }.
roll-refusal-too-few-workers-dictate = pour ordonner, il faut un travailleur qui paie et un autre à déplacer, en plus du dé qui sélectionne.
roll-refusal-used = { $power } a déjà servi dans ce round.
roll-refusal-not-owned-power = vous n'avez pas de pouvoir de réassignation { $power }.
roll-refusal-not-owned-world = il n'y a pas de monde { $world } dans votre tableau.
roll-refusal-power-off = { $power } ne vous donne rien dans ce round.
roll-refusal-same-column = un travailleur est réassigné à une autre colonne.
roll-refusal-selector = le dé qui sélectionne la phase ne peut pas être réassigné.
roll-refusal-together = { $power } déplace { $workers ->
    [one] { $workers } travailleur
   *[other] { $workers } travailleurs
  } d'une même colonne.
roll-refusal-target = { $power } ne déplace des travailleurs que { $phases-to }.
roll-refusal-too-few-workers = { $workers ->
    [one] { $power } ne permet pas cela
   *[other] { $power } déplace { $workers } travailleurs
  }, et il n'y en a pas assez à déplacer.

# Ce qui est sorti à une vraie table.

roll-draw-roll = { $seat } : quelle face montre le { $thing } ?
roll-draw-spare = Quelle face montre le dé supplémentaire ?
roll-draw-tile = { $seat } : quelle tuile est piochée ?
roll-draw-faction = { $seat } : quelle tuile de faction ?
roll-draw-home = { $seat } : quel monde d'origine ?
