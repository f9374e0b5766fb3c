# Mots de Race for the Galaxy. Les noms des cartes viennent des packs, et restent comme ils sont imprimés.

# Noms. .kind : de nouveauté, génétique, rebelle ; .kinds : la même chose derrière un pluriel ; .letter : la lettre sur un monde.

action-explore_5 = Explorer +5
action-explore_1_1 = Explorer +1,+1
action-develop = Développer
action-settle = Coloniser
action-consume_trade = Consommer : Vente
action-consume_2x = Consommer : 2x PV
action-produce = Produire
phase-explore = I Explorer
phase-develop = II Développer
phase-settle = III Coloniser
phase-consume = IV Consommer
phase-produce = V Produire
good-novelty = Nouveauté
    .short = Nouveauté
    .letter = N
    .kind = de nouveauté
    .kinds = de nouveauté
good-rare = Éléments rares
    .short = Rares
    .letter = R
    .kind = d'éléments rares
    .kinds = d'éléments rares
good-genes = Gènes
    .short = Gènes
    .letter = G
    .kind = génétique
    .kinds = génétiques
good-alien = Technologie alien
    .short = Alien
    .letter = A
    .kind = de technologie alien
    .kinds = de technologie alien
keyword-rebel = Rebelle
    .short = Rebelle
    .kind = rebelle
    .kinds = rebelles
keyword-alien = Alien
    .short = Alien
    .kind = alien
    .kinds = aliens
keyword-imperium = Imperium
    .kind = de l'Imperium
    .kinds = de l'Imperium
keyword-terraforming = Terraformation
    .kind = de terraformation
    .kinds = de terraformation
keyword-uplift = Uplift
    .kind = Uplift
    .kinds = Uplift
keyword-chromosome = Chromosome
    .kind = à chromosome
    .kinds = à chromosome
race-both = { $good } ({ $keyword })
    .short = { $good-short } ({ $keyword-short })
    .kind = { $good-kind } { $keyword-kind }
    .kinds = { $keyword-kinds } { $good-kinds }
act-consume = Consommer
act-consume-all = Tout consommer
act-discard = Défausser pour des PV
act-draw = Piocher des cartes
act-guess = Deviner une carte
act-sell = Vendre une marchandise
source-bonus = le bonus
chip-vp = Jeton de PV
score-chips = jetons de PV
score-cards = PV imprimés
race-kind-card = Carte
race-kind-action = Carte d'action
race-kind-act = Acte
race-kind-source = Origine
race-kind-phase = Phase
race-kind-good = Marchandise
race-kind-chip = Jeton de PV
race-kind-seat = Joueur
race-also-known = commandes, règles et cartes

# Pourquoi la partie finit.

race-end-tableau = un tableau a { $cards } cartes
race-end-pool = la réserve de PV est vide
race-end-rounds = le dernier round a été joué

# Lieux, et ce qu'on y voit.

race-space-phases = Phases
race-space-pool = Réserve de PV
race-space-supply = Pioche
race-space-discards = Défausse
race-space-hand = Main
race-space-looking = Piochées dans Explorer
race-space-tableau = Tableau
race-space-actions = Action choisie
race-space-action-cards = Cartes d'action
race-space-chips = Jetons de PV
race-face-down = carte
    .plural = cartes
race-status-over = La partie est finie : { $reasons }
race-status-set-up = Mise en place
race-status-choosing = Round { $round } : choix des actions
race-status = Round { $round } : { $phase }

race-counter-vp = PV
race-counter-placed = Cartes
race-counter-military = Force militaire
race-counter-military-of = Force militaire (mondes { $what-kinds })
race-counter-developments = Réduction (développements)
race-counter-worlds = Réduction (mondes)
race-counter-worlds-of = Réduction (mondes { $what-kinds })
race-counter-produced = Marchandises { $good-kinds } produites
race-line = { $card } : { $amount }

race-badge-now = en cours
race-badge-bonus = bonus dans cette phase
race-badge-secret = pas encore montrée
race-badge-chosen = choisie
race-badge-unpaid = pas encore payée
race-badge-using = son pouvoir est utilisé
race-badge-good = marchandise
race-badge-sells = { $cards ->
    [one] se vend { $cards } carte
   *[other] se vend { $cards } cartes
  }
race-badge-vp-end = PV à la fin
race-badge-vp-now = PV à la fin, { $vp } maintenant
race-badge-cost = coût { $cost }
race-badge-cost-now = coût { $cost } ({ $now } pour vous)
race-badge-defense = défense { $cost } (vous { $military })
race-badge-short = { $cards ->
    [one] il manque { $cards } carte
   *[other] il manque { $cards } cartes
  }
race-badge-twice = votre tableau en a déjà un exemplaire
race-badge-power-explore = I
race-badge-power-develop = II
race-badge-power-settle = III
race-badge-power-consume = IV
race-badge-power-produce = V

# Ce qui est imprimé sur les cartes.

race-brief-development = développement, { race-badge-cost }
race-brief-world = monde, { race-badge-cost }
race-brief-military = monde militaire, { race-defense }
race-defense = défense { $cost }
race-production = production { $good-kind }
race-windfall = trouvailles { $good-kinds }
race-start-world = monde de départ { $number }
race-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
  }
race-vp = { $vp } PV
race-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
race-vp-and-cards = { race-vp } et { $cards }

# Types de cartes : $kind en est un à son tour, moins précis.

race-type-card = carte
race-type-world = monde
race-type-development = développement
race-type-good = { $kind } { $what-kind }
race-type-production = { $kind } de production { $what-kind }
race-type-windfall = { $kind } à trouvailles { $what-kinds }
race-type-military = { $kind } militaire
race-type-keyword = { $kind } { $what-kind }
race-type-cost = { $kind } de coût { $what }
race-type-power = { $kind } avec un pouvoir dans { $what }

# Ce que font les pouvoirs, derrière le nom de leur phase ; -of : pour un type de marchandises ou de mondes, $what.

race-power = { $phase } : { $power }
race-in-explore = Explorer
race-in-develop = Développer
race-in-settle = Coloniser
race-in-trade = Vente
race-in-consume = Consommer
race-in-produce = Produire
race-in-end = À la fin
race-in-power = Pouvoir
race-power-explore-draw = piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de plus
race-power-explore-keep = gardez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de plus
race-power-develop-discount = les développements coûtent { $number } de { $change ->
    [more] plus
   *[less] moins
  }
race-power-develop-draw-at-start = piochez { $cards } au début de la phase
race-power-develop-draw-after-placing = piochez { $cards } après avoir posé un développement
race-power-settle-discount = les mondes coûtent { $number } de { $change ->
    [more] plus
   *[less] moins
  }
race-power-settle-discount-of = les mondes { $what-kinds } coûtent { $number } de { $change ->
    [more] plus
   *[less] moins
  }
race-power-settle-military = force militaire { $sign }{ $number }
race-power-settle-military-of = force militaire { $sign }{ $number }, seulement contre les mondes { $what-kinds }
race-power-settle-discard-for-military = défaussez cette carte pour avoir +{ $number } de force militaire jusqu'à la fin de la phase
race-power-settle-discard-for-free-world = défaussez cette carte pour poser un monde sans payer
race-power-settle-discard-for-free-world-of = défaussez cette carte pour poser sans payer un monde autre que { $what-kind }
race-power-settle-pay-for-military = vous pouvez payer un monde militaire au prix de sa défense{ $discount ->
    [0] { "" }
   *[other] { " " }moins { $discount }
  }
race-power-settle-pay-for-military-of = vous pouvez payer un monde militaire autre que { $what-kind } au prix de sa défense{ $discount ->
    [0] { "" }
   *[other] { " " }moins { $discount }
  }
race-power-settle-draw-after-placing = piochez { $cards } après avoir posé un monde
race-power-trade-bonus = piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de plus pour une marchandise
race-power-trade-bonus-of = piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de plus pour une marchandise { $what-kind }
race-power-trade-bonus-own = piochez { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de plus pour la marchandise de ce monde
race-power-consume-goods = { $taken } pour { $gains }{ $times ->
    [one] { "" }
   *[other] , jusqu'à { $times } fois
  }
race-taken = { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  }
race-taken-of = { $goods ->
    [one] { $goods } marchandise { $good-kind }
   *[other] { $goods } marchandises { $good-kinds }
  }
race-taken-different = { $goods } marchandises de types différents
race-power-consume-all-goods = toutes les marchandises qui restent, pour autant de PV{ $less ->
    [0] { "" }
   *[other] { " " }moins { $less }
  }
race-power-consume-hand = { $times ->
    [one] vous pouvez défausser { $times } carte de votre main, pour { $vp } PV
   *[other] vous pouvez défausser jusqu'à { $times } cartes de votre main, pour { $vp } PV chacune
  }
race-power-consume-draw = piochez { $cards }
race-power-consume-guess = annoncez un nombre de { $least } à { $most } et retournez une carte ; gardez-la si c'est son coût ou sa défense
race-power-consume-sell = vendez une marchandise, { $bonuses ->
    [with] avec
   *[without] sans
  } pouvoirs de vente
race-power-produce-windfall = une marchandise sur n'importe quel monde à trouvailles
race-power-produce-windfall-of = une marchandise sur un monde à trouvailles { $what-kinds }
race-power-produce-draw = piochez { $cards }
race-power-produce-draw-here = piochez { $cards } si une marchandise a été produite ici
race-power-produce-draw-per-good-of = piochez 1 carte par marchandise { $what-kind } que vous avez produite
race-power-produce-draw-per-kind = piochez { $cards } par type que vous avez produit
race-power-produce-draw-per-world-of = piochez 1 carte pour chacun de vos mondes { $what-kinds }
race-power-produce-draw-for-most-of = piochez { $cards } si vous avez produit plus de marchandises { $what-kinds } que chacun des autres
race-score-each = { $vp } PV par { $kind }
race-score-card = { $vp } PV pour { $card }
race-score-chips = { $vp } PV par tranche de { $chips } PV en jetons
race-score-military = { $vp } PV par point de votre force militaire

# Questions.

race-question-discard-start = Lesquelles de vos { $hand } cartes défaussez-vous ? Il en faut { $count }.
race-question-action = Quelle action choisissez-vous ? Tous jouent toutes les phases choisies.
race-question-action-two = Quelles deux actions choisissez-vous ? Tous jouent toutes les phases choisies.
race-question-keep = { $count ->
    [one] Vous avez pioché { $drawn } cartes et en gardez { $count } : laquelle ?
   *[other] Vous avez pioché { $drawn } cartes et en gardez { $count } : lesquelles ?
  }
race-question-develop = Quel développement posez-vous ? Vous payez avec des cartes de votre main.
race-question-develop-none = Vous n'avez aucun développement que vous puissiez poser maintenant.
race-question-settle = Quel monde posez-vous ? Vous payez avec des cartes de votre main.
race-question-settle-none = Vous n'avez aucun monde que vous puissiez poser maintenant.
race-question-pay = { $count ->
    [one] Quelle carte défaussez-vous pour payer { $card } ?
   *[other] Quelles { $count } cartes défaussez-vous pour payer { $card } ?
  }
race-question-use-powers = Quels pouvoirs utilisez-vous pour poser { $card } ?
race-question-use-powers-nothing = Utilisez-vous des pouvoirs, alors que vous ne posez aucun monde ?
race-question-sell = Quelle marchandise vendez-vous ?
race-question-consume = Quel pouvoir de consommation utilisez-vous maintenant ?
race-question-consume-goods = { $count ->
    [one] Quelle marchandise consommez-vous avec { $card } ?
   *[other] Quelles { $count } marchandises consommez-vous avec { $card } ?
  }
race-question-discard-for-chips = { $count ->
    [one] Quelle carte défaussez-vous avec { $card } pour { $vp } PV, si vous voulez ?
   *[other] Quelles cartes, { $count } au plus, défaussez-vous avec { $card } pour { $vp } PV chacune ?
  }
race-question-guess = Quel coût ou quelle défense annoncez-vous avec { $card } ? Une carte est retournée ; si c'est juste, elle est à vous.
race-question-windfall = Quel monde à trouvailles reçoit une marchandise ?
race-question-discard-limit = Vous avez { $hand } cartes et pouvez en garder { $limit }. { $count ->
    [one] Quelle carte défaussez-vous ?
   *[other] Quelles { $count } cartes défaussez-vous ?
  }
race-subject-doubled = Dans cette phase, les marchandises vous donnent le double de PV.
race-subject-prices = Tous vos pouvoirs de vente comptent.
race-subject-plain-prices = Vos pouvoirs de vente ne comptent pas.
race-subject-payable = { $cards ->
    [0] Il n'y a pas d'autre carte pour payer.
    [one] Il y a { $cards } autre carte pour payer.
   *[other] Il y a { $cards } autres cartes pour payer.
  }
race-purpose-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
  } pour { $card } : { $gains }
race-comes-to-paid = { $items ->
    [one] { $items } sur { $count } payée
   *[other] { $items } sur { $count } payées
  }
race-comes-to-kept = { $items ->
    [one] { $items } sur { $count } gardée
   *[other] { $items } sur { $count } gardées
  }
race-comes-to-discarded = { $items ->
    [one] { $items } sur { $count } défaussée
   *[other] { $items } sur { $count } défaussées
  }
race-comes-to-chosen = { $items ->
    [one] { $items } sur { $count } choisie
   *[other] { $items } sur { $count } choisies
  }
race-comes-to-goods = { $items ->
    [one] { $items } sur { $count } consommée : { $gains }
   *[other] { $items } sur { $count } consommées : { $gains }
  }
race-comes-to-chips = { $all } PV

# Choix.

race-choice-choose-action = { $action }
race-choice-choose-two = { $items }
race-choice-keep = Garder { $items }
race-choice-develop = Développer { $card }
race-choice-settle = Coloniser { $card }
race-choice-pass = Ne rien poser
race-choice-using = Utiliser { $items }
race-choice-using-none = Sans pouvoirs
race-choice-pay = Payer avec { $items }
race-choice-sell-good = Vendre la marchandise { $good-kind } du monde { $world }
race-choice-use-power = { $card } : { $act }
race-choice-consume-goods = { $items-count ->
    [one] Consommer la marchandise du monde { $items }
   *[other] Consommer les marchandises des mondes { $items }
  }
race-choice-guess = Annoncer { $number }
race-choice-produce-on = Marchandise { $good-kind } sur { $world } avec { $source }
race-choice-later = Plus tard
race-choice-discard = { $items-count ->
    [0] Ne rien défausser
   *[other] Défausser { $items }
  }
race-choice-done = Ne plus utiliser de pouvoirs
race-detail-explore_5 = vous en piochez { $draw } et en gardez { $keep }, les autres en piochent { $look } et en gardent 1
race-detail-explore_1_1 = vous en piochez { $draw } et en gardez { $keep }, les autres en piochent { $look } et en gardent 1
race-detail-develop = tous peuvent poser un développement ; le vôtre coûte 1 de moins
race-detail-settle = tous peuvent poser un monde ; vous piochez une carte après
race-detail-consume_trade = tous consomment ; avant, vous vendez une marchandise pour { $least } cartes
race-detail-consume_trade-range = tous consomment ; avant, vous vendez une marchandise pour { $least } à { $most } cartes
race-detail-consume_trade-none = tous consomment ; vous n'avez aucune marchandise à vendre
race-detail-consume_2x = tous consomment ; vos marchandises rapportent le double de PV
race-detail-consume_2x-useless = tous consomment ; aucun de vos pouvoirs ne donne de PV pour des marchandises
race-detail-consume_2x-none = tous consomment ; vous n'avez aucune marchandise à consommer
race-detail-produce = tous produisent ; vous recevez { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
  }
race-detail-produce-windfall = tous produisent ; vous recevez { $goods ->
    [one] { $goods } marchandise, sur un monde à trouvailles
   *[other] { $goods } marchandises, dont 1 sur un monde à trouvailles
  }
race-detail-produce-none = tous produisent ; vous n'avez aucun monde sans marchandise
race-detail-produce-draw = tous produisent ; vous ne recevez pas de marchandise, mais piochez des cartes
race-detail-pass = ne poser aucune carte dans cette phase
race-detail-later = utiliser d'abord d'autres pouvoirs, et voir ce qu'ils donnent
race-detail-done = aucun des pouvoirs qui restent ne doit être utilisé
race-detail-sale-bonus = { $price } + { $bonus } = { $cards } cartes
race-detail-produce-on = elle se vendrait { $cards } cartes
race-detail-consume-now = { $gist } ; maintenant { $vp } PV
race-detail-consume-all = { $goods ->
    [one] votre marchandise : { $vp } PV
   *[other] vos { $goods } marchandises : { $vp } PV
  }
race-detail-odds = { $fitting } des { $cards } cartes que vous ne voyez pas : { $percent } %
race-detail-kept = la carte du pouvoir reste
race-detail-wasted = défaussée pour rien
race-card = { $cost } ; { $gist }
race-way-cost = { $cost ->
    [one] payer { $cost } carte
   *[other] payer { $cost } cartes
  }
race-way-conquer = le conquérir sans payer
race-way-free = gratuit
race-way-discard = { $way } (en défaussant { $cards })
race-way-with = { $way } (avec { $cards })
race-or = { $first } ou { $then }
race-item-good = marchandise { $good-kind }

# Ce qui se passe.

race-event-start-world = { $seat-is ->
    [you] Vous commencez avec { $world }.
   *[other] { $seat } commence avec { $world }.
  }
race-event-round-began = Round { $round }
race-event-actions-shown = Actions choisies : { $actions }.
race-chosen = { $actions-count ->
    [one] { $actions } ({ $seat-within })
   *[other] { $seat-within } ({ $actions })
  }
race-event-phase-began = { $phase }
race-event-cards-drawn = { $seat-is ->
    [you] Vous piochez { $what }{ $sources }.
   *[other] { $seat } pioche { $what }{ $sources }.
  }
race-from = { " " }({ $sources })
race-source = { $source } : +{ $cards }
race-event-cards-discarded = { $why ->
    [payment] { $seat-is ->
        [you] Vous payez { $card } avec { $what }.
       *[other] { $seat } paie { $card } avec { $what }.
      }
    [consume] { $seat-is ->
        [you] Vous défaussez { $what } pour des PV avec { $card }.
       *[other] { $seat } défausse { $what } pour des PV avec { $card }.
      }
    [limit] { $seat-is ->
        [you] Vous défaussez { $what } : limite de main.
       *[other] { $seat } défausse { $what } : limite de main.
      }
   *[other] { $seat-is ->
        [you] Vous défaussez { $what }.
       *[other] { $seat } défausse { $what }.
      }
  }
race-event-cards-kept = { $seat-is ->
    [you] Vous gardez { $what }.
   *[other] { $seat } garde { $what }.
  }
race-event-reshuffled = La défausse est mélangée et forme une nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }.
race-event-card-placed = { $seat-is ->
    [you] Vous posez { $card }.
   *[other] { $seat } pose { $card }.
  }
race-event-nothing-placed = { $seat-is ->
    [you] Vous ne posez rien.
   *[other] { $seat } ne pose rien.
  }
race-event-power-used = { $seat-is ->
    [you] Vous utilisez { $card }.
   *[other] { $seat } utilise { $card }.
  }
race-event-left-tableau = { $seat-is ->
    [you] Vous défaussez { $card } de votre tableau.
   *[other] { $seat } défausse { $card } de son tableau.
  }
race-event-taken-over = { $seat-is ->
    [you] Vous vous emparez de { $card } de { $owner }.
   *[other] { $owner-is ->
        [you] { $seat } s’empare de votre { $card }.
       *[other] { $seat } s’empare de { $card } de { $owner }.
    }
  }
race-event-good-placed = { $seat-is ->
    [you] Vous recevez une marchandise sur { $world }{ $source }.
   *[other] { $seat } reçoit une marchandise sur { $world }{ $source }.
  }
race-with = { " " }avec { $card }
race-event-goods-consumed = { $seat-is ->
    [you] Vous consommez
   *[other] { $seat } consomme
  } { $goods ->
    [one] la marchandise du monde
   *[other] les marchandises des mondes
  } { $worlds } avec { $card }.
race-event-good-sold = { $seat-is ->
    [you] Vous vendez la marchandise du monde { $world }{ $card } pour { $what }.
   *[other] { $seat } vend la marchandise du monde { $world }{ $card } pour { $what }.
  }
race-event-chips-gained = { $seat-is ->
    [you] Vous gagnez { $amount } PV avec { $card }{ $doubled }.
   *[other] { $seat } gagne { $amount } PV avec { $card }{ $doubled }.
  }
race-doubled = { " " }(le double)
race-event-card-flipped = { $seat-is ->
    [you] Vous annoncez { $guess }{ $power } et retournez { $card } ({ $cost }) : { $won ->
        [yes] elle est à vous.
       *[no] en vain.
      }
   *[other] { $seat } annonce { $guess }{ $power } et retourne { $card } ({ $cost }) : { $won ->
        [yes] elle est gardée.
       *[no] en vain.
      }
  }
race-event-game-ended = La partie est finie : { $reasons }.

# Refus.

race-refusal-no-such-card = il n'y a pas de carte « { $card } ».
race-refusal-no-such-card-near = il n'y a pas de carte « { $card } » (vouliez-vous dire « { $near } » ?).
race-refusal-not-offered-dealt = vous n'avez pas reçu { $card } ; il y a : { $there }.
race-refusal-not-offered-drawn = vous n'avez pas pioché { $card } dans cette phase ; il y a : { $there }.
race-refusal-not-offered-hand = vous n'avez pas { $card } en main ; il y a : { $there }.
race-refusal-not-offered-action = vous n'avez pas de carte d'action « { $action } » ; vous avez : { $there }.
race-refusal-not-offered-good = vous n'avez sur { $world } aucune marchandise que prenne { $card } ; mondes possibles : { $there }.
race-refusal-not-now-set-up = il faut d'abord défausser deux des cartes reçues.
race-refusal-not-now-keep = choisissez d'abord lesquelles des cartes piochées vous gardez.
race-refusal-not-now-limit = défaussez d'abord pour ne garder que dix cartes.
race-refusal-not-now-action = { $cards ->
    [one] choisissez d'abord une de vos cartes d'action : { $there }.
   *[other] choisissez d'abord deux de vos cartes d'action : { $there }.
  }
race-refusal-too-many-actions = choisissez une seule carte d'action par round ; il y en a { $found }.
race-refusal-not-now-develop = posez maintenant un développement, ou passez.
race-refusal-not-now-settle = posez maintenant un monde, ou passez.
race-refusal-wrong-kind-develop = { $card } est { $kind } ; dans cette phase, vous posez un développement, ou passez.
race-refusal-wrong-kind-settle = { $card } est { $kind } ; dans cette phase, vous posez un monde, ou passez.
race-refusal-not-in-hand = vous n'avez pas { $card } en main ; il y a : { $there }.
race-refusal-twice = votre tableau a déjà un exemplaire de cette carte ({ $card }).
race-refusal-cost = { $card } coûte { $cost }, et vous avez { $others ->
    [one] { $others } autre carte
   *[other] { $others } autres cartes
  } pour payer{ $powers }.
race-refusal-defense = { $card } demande une force militaire de { $defense }, sa défense, et vous en avez { $military } contre ce monde{ $tactics }{ $powers }.
race-refusal-part = { "" } ; { $said }{ $more }
race-refusal-part-tactics = , { $military } avec { $cards }
race-refusal-part-unfit = { $card } ne convient pas à ce monde
race-refusal-part-alone = { $card } ne suffit pas pour poser un monde militaire
race-refusal-part-pay = avec { $card }, il coûte { $cost }, et vous avez { $others ->
    [one] { $others } autre carte
   *[other] { $others } autres cartes
  } pour payer
race-refusal-not-now-using = dites d'abord quels pouvoirs vous utilisez pour poser votre monde, ou « none ».
race-refusal-no-power-now = { $card } n'est pas dans votre tableau avec un pouvoir pour cette phase.
race-refusal-way = { $cards } (à payer : { $cost })
race-refusal-powers = { $card } peut être posé en utilisant : { $ways }.
race-refusal-powers-nothing = rien n'a été posé ; vous pouvez utiliser : { $ways }.
race-refusal-not-now-pay = il faut d'abord payer { $card }, avec { $cost } de vos cartes.
race-refusal-not-now-sell = vendez d'abord une marchandise ; il y en a sur { $there }.
race-refusal-no-good = vous n'avez pas de marchandise sur { $card } ; il y en a sur { $there }.
race-refusal-no-power-choice = { $card } ne vous permet pas « { $choice } » maintenant.
race-refusal-compulsory = les pouvoirs de consommation qui peuvent être utilisés doivent l'être : { $choices }.
race-refusal-not-now-consume = choisissez le pouvoir de consommation que vous utilisez maintenant : { $choices }.
race-refusal-no-power-in-phase = { $card } n'a pas de pouvoir pour cette phase.
race-refusal-not-in-tableau = { $card } n'est pas dans votre tableau.
race-refusal-used-to = vous avez déjà utilisé { $card } dans cette phase (« { $act } »).
race-refusal-used = vous avez déjà utilisé { $card } dans cette phase.
race-refusal-no-power-act = { $card } n'a pas de pouvoir « { $act } » : dites { $choices }.
race-refusal-no-cards = { $card } prend des cartes de votre main, qui est vide.
race-refusal-no-power-useless = { $card } ne peut pas être utilisé maintenant.
race-refusal-no-goods = { $card } prend une marchandise, et vous n'en avez pas.
race-refusal-no-goods-any = { $card } prend { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises à la fois
  }, et vous en avez { $have }.
race-refusal-no-goods-of-kind = { $card } prend { $goods ->
    [one] { $goods } marchandise { $good-kind }
   *[other] { $goods } marchandises { $good-kinds } à la fois
  }, et vous en avez { $have }.
race-refusal-no-goods-kinds = { $card } prend à la fois des marchandises de { $kinds } types différents, et vous en avez { $have ->
    [one] { $have } type
   *[other] { $have } types
  }.
race-refusal-different = { $card } prend des marchandises de { $kinds } types différents ; il y en a sur { $there }.
race-refusal-not-now-goods = choisissez d'abord les marchandises que prend le pouvoir.
race-refusal-not-now-discard = dites d'abord quelles cartes vous défaussez, ou aucune.
race-refusal-not-now-guess = annoncez d'abord un nombre de { $least } à { $most } : « guess { $least } ».
race-refusal-guess = annoncez un nombre de { $least } à { $most } ; vous avez dit { $found }.
race-refusal-not-now-windfall = les pouvoirs pour mondes à trouvailles qui peuvent être utilisés doivent l'être : dites { $choices }.
race-refusal-no-power-bonus = seuls les joueurs qui ont choisi Produire ont son bonus.
race-refusal-no-power-windfall = { $card } n'a pas de pouvoir pour mondes à trouvailles.
race-refusal-not-windfall = { $card } est { $kind } ; mondes à trouvailles : { $there }.
race-refusal-has-good = { $card } a déjà une marchandise, et n'en reçoit pas d'autre.
race-refusal-kind = { $source } produit sur des mondes { $good-kinds }, et { $card } est { $kind }.
race-refusal-kind-worlds = { $source } produit sur { $there }, pas sur { $card }.
race-refusal-same-power = les pouvoirs d'un même type s'utilisent l'un après l'autre : dites « { $choice } ».
race-refusal-none = rien
race-refusal-actions = { $reason }
race-refusal-a-development = un développement
race-refusal-any-world = un monde
race-refusal-a-world = un monde sans marchandises
race-refusal-a-windfall = un monde à trouvailles { $good-kinds }
race-refusal-a-production = un monde de production { $good-kind }

# La légende : mots et signes de la table, et ce qu'ils veulent dire.

race-legend-vp = PV 9
    .meaning = les PV jusqu'ici : en jetons, imprimés sur les cartes posées, et ceux de chaque développement de coût 6
race-legend-cards = Cartes 3 sur 12
    .meaning = les cartes du tableau ; la partie finit avec le round dans lequel quelqu'un en a 12
race-legend-pool = Réserve de PV
    .meaning = les jetons qui restent ; la partie finit avec le round dans lequel le dernier est pris
race-legend-good = marchandise
    .meaning = une marchandise est sur ce monde : elle se vend 2 cartes si elle est de nouveauté, 3 d'éléments rares, 4 génétique, 5 de technologie alien, et plus avec des pouvoirs
race-legend-production = production
    .meaning = le monde reçoit une marchandise dans Produire
race-legend-windfall = trouvailles
    .meaning = le monde reçoit une marchandise quand il est posé ; plus tard, seulement par un pouvoir ou par le bonus de Produire
race-legend-military = Force militaire
    .meaning = vous posez sans payer un monde militaire dont elle égale au moins la défense
race-legend-discount = Réduction
    .meaning = vous payez autant de cartes de moins
race-legend-phases = I à V
    .meaning = les phases dans lesquelles une carte d'un tableau a des pouvoirs
race-legend-cost = coût 3 (2 pour vous)
    .meaning = le coût imprimé, et ce que vous paieriez maintenant
race-legend-defense = défense 2 (vous 1)
    .meaning = un monde militaire, et votre force militaire contre lui
race-legend-short = il manque 2 cartes
    .meaning = vous ne pouvez pas la poser maintenant ; elle peut servir à payer

# La page d'une carte, et ce qu'elle dit pendant une partie.

race-page = { $card } : { $brief }{ $keywords-count ->
    [0] { "" }
   *[other] , { $keywords }
  } ; { $copies }
race-page-powerless = Elle n'a pas de pouvoir.
race-page-once = Chaque carte ne compte qu'une fois, pour la première de ces lignes qui lui convient.
race-page-rule = { $id } : { $rule }
race-page-rule-example = { $id } : { $rule } Exemple : { $example }
race-page-examples = Elle sert d'exemple dans { $rules }.
race-in-hand-now = Dans votre main, maintenant : { $costs }.
race-counts-now = Elle vous rapporte { $vp } PV maintenant.
race-would-count-now = Elle vous rapporterait { $vp } PV maintenant.

# Ce qui est sorti à une vraie table.

race-draw-card = { $seat } : quelle carte est piochée ?
race-draw-start-world = { $seat } : quel monde de départ ?
race-draw-good = { $seat } : quelle carte devient la marchandise ?
race-draw-flip = { $seat } : quelle carte est retournée ?
