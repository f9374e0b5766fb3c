# Race for the Galaxy. Names of cards come from the packs.

# Names of things.

action-explore_5 = Explore +5
action-explore_1_1 = Explore +1,+1
action-develop = Develop
action-settle = Settle
action-consume_trade = Consume: Trade
action-consume_2x = Consume: 2x VP
action-produce = Produce
phase-explore = I Explore
phase-develop = II Develop
phase-settle = III Settle
phase-consume = IV Consume
phase-produce = V Produce
good-novelty = Novelty
    .short = Novelty
    .letter = N
    .indefinite = a Novelty
good-rare = Rare Elements
    .short = Rare
    .letter = R
    .indefinite = a Rare Elements
good-genes = Genes
    .short = Genes
    .letter = G
    .indefinite = a Genes
good-alien = Alien Technology
    .short = Alien
    .letter = A
    .indefinite = an Alien Technology
keyword-rebel = Rebel
    .short = Rebel
keyword-alien = Alien
    .short = Alien
keyword-imperium = Imperium
keyword-terraforming = Terraforming
keyword-uplift = Uplift
keyword-chromosome = Chromosome
race-both = { $keyword } { $good }
    .short = { $keyword-short } { $good-short }
act-consume = Consume goods
act-consume-all = Consume all goods
act-discard = Discard cards for VP
act-draw = Draw cards
act-guess = Guess for a card
act-sell = Sell a good
source-bonus = the bonus
chip-vp = VP chip
score-chips = VP chips
score-cards = printed VP

race-kind-card = Card
race-kind-action = Action card
race-kind-act = Act
race-kind-source = Source
race-kind-phase = Phase
race-kind-good = Good
race-kind-chip = VP chip
race-kind-seat = Player
race-also-known = commands, rules and cards

# Why the game ends.

race-end-tableau = a tableau has { $cards } cards
race-end-pool = the VP pool is empty
race-end-rounds = the last round has been played

# Places, and what is to be seen there.

race-space-phases = Phases
race-space-pool = VP pool
race-space-supply = Supply
race-space-discards = Discards
race-space-hand = Hand
race-space-looking = Drawn in Explore
race-space-tableau = Tableau
race-space-actions = Action chosen
race-space-action-cards = Action cards
race-space-chips = VP chips
race-face-down = card
race-status-over = The game is over: { $reasons }
race-status-set-up = Set-up
race-status-choosing = Round { $round }: actions are chosen
race-status = Round { $round }: { $phase }

race-counter-vp = VP
race-counter-placed = Cards
race-counter-military = Military
race-counter-military-of = Military against { $what-short }
race-counter-developments = Development discount
race-counter-worlds = World discount
race-counter-worlds-of = { $what-short } discount
race-counter-produced = { $good-short } goods produced
race-line = { $card }: { $amount }

race-badge-now = now
race-badge-bonus = bonus in this phase
race-badge-secret = not shown yet
race-badge-chosen = chosen
race-badge-unpaid = not paid for yet
race-badge-using = its power is used
race-badge-good = good
race-badge-sells = { $cards ->
    [one] sells for 1 card
   *[other] sells for { $cards } cards
}
race-badge-vp-end = VP at the end
race-badge-vp-now = VP at the end, now { $vp }
race-badge-cost = cost { $cost }
race-badge-cost-now = cost { $cost } ({ $now } for you)
race-badge-defense = defense { $cost } (you { $military })
race-badge-short = { $cards ->
    [one] 1 card short
   *[other] { $cards } cards short
}
race-badge-twice = a copy is in your tableau
race-badge-power-explore = I
race-badge-power-develop = II
race-badge-power-settle = III
race-badge-power-consume = IV
race-badge-power-produce = V

# What is printed on cards.

race-brief-development = development, { race-badge-cost }
race-brief-world = world, { race-badge-cost }
race-brief-military = military, { race-defense }
race-defense = defense { $cost }
race-production = { $good } production
race-windfall = { $good } windfall
race-start-world = start world { $number }
race-copies = { $copies ->
    [one] 1 copy
   *[other] { $copies } copies
}
race-vp = { $vp } VP
race-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
race-vp-and-cards = { race-vp } and { $cards }

# Types of cards: $kind is one of these again, with less said of it.

race-type-card = card
race-type-world = world
race-type-development = development
race-type-good = { $what } { $kind }
race-type-production = { $what } production { $kind }
race-type-windfall = { $what } windfall { $kind }
race-type-military = military { $kind }
race-type-keyword = { $what } { $kind }
race-type-cost = cost { $what } { $kind }
race-type-power = { $kind } with a power in { $what }

# What powers do, each behind the name of its phase; -of: for a kind of goods or worlds, $what.

race-power = { $phase }: { $power }
race-in-explore = Explore
race-in-develop = Develop
race-in-settle = Settle
race-in-trade = Trade
race-in-consume = Consume
race-in-produce = Produce
race-in-end = At the end
race-in-power = Power
race-power-explore-draw = draw { $number } more
race-power-explore-keep = keep { $number } more
race-power-develop-discount = developments cost { $number } { $change ->
    [more] more
   *[less] less
}
race-power-develop-draw-at-start = draw { $cards } when the phase begins
race-power-develop-draw-after-placing = draw { $cards } after placing a development
race-power-settle-discount = worlds cost { $number } { $change ->
    [more] more
   *[less] less
}
race-power-settle-discount-of = { $what } { race-power-settle-discount }
race-power-settle-military = military { $sign }{ $number }
race-power-settle-military-of = military { $sign }{ $number }, against { $what } worlds only
race-power-settle-discard-for-military = discard this card for military +{ $number } until the phase ends
race-power-settle-discard-for-free-world = discard this card to place a world without paying
race-power-settle-discard-for-free-world-of = discard this card to place a world of any kind but { $what } without paying
race-power-settle-pay-for-military = you may pay for a military world, its defense{ $discount ->
    [0] { "" }
   *[other] { " " }less { $discount }
}
race-power-settle-pay-for-military-of = you may pay for a military world of any kind but { $what }, its defense{ $discount ->
    [0] { "" }
   *[other] { " " }less { $discount }
}
race-power-settle-draw-after-placing = draw { $cards } after placing a world
race-power-trade-bonus = draw { $number } more for a good
race-power-trade-bonus-of = draw { $number } more for { $what-indefinite } good
race-power-trade-bonus-own = draw { $number } more for the good of this world
race-power-consume-goods = { $taken } for { $gains }{ $times ->
    [one] { "" }
   *[other] , up to { $times } times
}
race-taken = { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
race-taken-of = { $goods ->
    [one] 1 { $good } good
   *[other] { $goods } { $good } goods
}
race-taken-different = { $goods } goods of different kinds
race-power-consume-all-goods = all goods that are left, for as many VP{ $less ->
    [0] { "" }
   *[other] { " " }less { $less }
}
race-power-consume-hand = you may discard up to { $times ->
    [one] 1 card
   *[other] { $times } cards
} from your hand, for { $vp } VP each
race-power-consume-draw = draw { $cards }
race-power-consume-guess = name a number from { $least } to { $most }, turn a card up, and keep it if that is its cost or defense
race-power-consume-sell = sell a good, { $bonuses ->
    [with] with
   *[without] without
} trade powers
race-power-produce-windfall = a good on any windfall world
race-power-produce-windfall-of = a good on { $what-indefinite } windfall world
race-power-produce-draw = draw { $cards }
race-power-produce-draw-here = draw { $cards } if a good was produced here
race-power-produce-draw-per-good-of = draw 1 card for each { $what } good that you produced
race-power-produce-draw-per-kind = draw { $cards } for each kind that you produced
race-power-produce-draw-per-world-of = draw 1 card for each { $what } world of yours
race-power-produce-draw-for-most-of = draw { $cards } if you produced more { $what } goods than every other player
race-score-each = { $vp } VP for each { $kind }
race-score-card = { $vp } VP for { $card }
race-score-chips = { $vp } VP for every { $chips } VP in chips
race-score-military = { $vp } VP for each point of your military

# Questions.

race-question-discard-start = Which { $count } of your { $hand } cards do you discard?
race-question-action = Which action do you choose? Everybody does all phases that are chosen.
race-question-action-two = Which two actions do you choose? Everybody does all phases that are chosen.
race-question-keep = You drew { $drawn } cards and keep { $count }: which?
race-question-develop = Which development do you place? You pay with cards from your hand.
race-question-develop-none = You have no development that you can place now.
race-question-settle = Which world do you place? You pay with cards from your hand.
race-question-settle-none = You have no world that you can place now.
race-question-pay = { $count ->
    [one] Which card do you discard to pay for { $card }?
   *[other] Which { $count } cards do you discard to pay for { $card }?
}
race-question-use-powers = Which powers do you use to place { $card }?
race-question-use-powers-nothing = Do you use powers, though you place no world?
race-question-sell = Which good do you sell?
race-question-consume = Which consume power do you use next?
race-question-consume-goods = { $count ->
    [one] Which good do you consume with { $card }?
   *[other] Which { $count } goods do you consume with { $card }?
}
race-question-discard-for-chips = Which cards, { $count } at most, do you discard with { $card } for { $vp } VP each?
race-question-guess = Which cost or defense do you name with { $card }? A card is turned up; it is yours if you are right.
race-question-windfall = Which windfall world gets a good?
race-question-discard-limit = { $count ->
    [one] You have { $hand } cards and may keep { $limit }. Which card do you discard?
   *[other] You have { $hand } cards and may keep { $limit }. Which { $count } cards do you discard?
}
race-subject-doubled = Goods bring you double VP in this phase.
race-subject-prices = All your trade powers count.
race-subject-plain-prices = Your trade powers don't count.
race-subject-payable = { $cards ->
    [one] There is 1 other card to pay with.
   *[other] There are { $cards } other cards to pay with.
}
race-purpose-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
} for { $card }: { $gains }
race-comes-to-paid = { $items } of { $count } paid
race-comes-to-kept = { $items } of { $count } kept
race-comes-to-discarded = { $items } of { $count } discarded
race-comes-to-chosen = { $items } of { $count } chosen
race-comes-to-goods = { $items } of { $count } consumed: { $gains }
race-comes-to-chips = { $all } VP

# Choices.

race-choice-choose-action = { $action }
race-choice-choose-two = { $items }
race-choice-keep = Keep { $items }
race-choice-develop = Develop { $card }
race-choice-settle = Settle { $card }
race-choice-pass = Place nothing
race-choice-using = Use { $items }
race-choice-using-none = Use no powers
race-choice-pay = Pay with { $items }
race-choice-sell-good = Sell the { $good-short } good of { $world }
race-choice-use-power = { $card }: { $act }
race-choice-consume-goods = Consume the goods of { $items }
race-choice-guess = Name { $number }
race-choice-produce-on = { $good-short } good on { $world } with { $source }
race-choice-later = Later
race-choice-discard = Discard { $items }
race-choice-done = Use no more powers
race-detail-explore_5 = you draw { $draw } and keep { $keep }, the others draw { $look } and keep 1
race-detail-explore_1_1 = you draw { $draw } and keep { $keep }, the others draw { $look } and keep 1
race-detail-develop = all may place a development; yours costs 1 less
race-detail-settle = all may place a world; you draw a card after it
race-detail-consume_trade = all consume; first you sell a good for { $least } cards
race-detail-consume_trade-range = all consume; first you sell a good for { $least } to { $most } cards
race-detail-consume_trade-none = all consume; you have no good to sell
race-detail-consume_2x = all consume; goods bring you double VP
race-detail-consume_2x-useless = all consume; no power of yours gives VP for goods
race-detail-consume_2x-none = all consume; you have no good to consume
race-detail-produce = all produce; you get { $goods ->
    [one] 1 good
   *[other] { $goods } goods
}
race-detail-produce-windfall = all produce; you get { $goods ->
    [one] 1 good, on a windfall world
   *[other] { $goods } goods, 1 of them on a windfall world
}
race-detail-produce-none = all produce; you have no world without a good
race-detail-produce-draw = all produce; you get no good, but draw cards
race-detail-pass = place no card in this phase
race-detail-later = use other powers first, and see what they bring
race-detail-done = no power that is left has to be used
race-detail-sale-bonus = { $price } + { $bonus } = { $cards } cards
race-detail-produce-on = it would sell for { $cards } cards
race-detail-consume-now = { $gist }; now { $vp } VP
race-detail-consume-all = { $goods ->
    [one] your good: { $vp } VP
   *[other] your { $goods } goods: { $vp } VP
}
race-detail-odds = { $fitting } of the { $cards } cards that you can't see: { $percent } %
race-detail-kept = the power's card stays
race-detail-wasted = discarded for nothing
race-card = { $cost }; { $gist }
race-way-cost = { $cost ->
    [one] pay 1 card
   *[other] pay { $cost } cards
}
race-way-conquer = conquer it for free
race-way-free = free
race-way-discard = { $way }, discard { $cards }
race-way-with = { $way }, with { $cards }
race-or = { $first } or { $then }
race-item-good = { $good } good

# Events.

race-event-start-world = { $seat-is ->
    [you] You start with { $world }.
   *[other] { $seat } starts with { $world }.
}
race-event-round-began = Round { $round }
race-event-actions-shown = Chosen: { $actions }.
race-chosen = { $seat } { $actions }
race-event-phase-began = { $phase }
race-event-cards-drawn = { $seat-is ->
    [you] You draw { $what }{ $sources }.
   *[other] { $seat } draws { $what }{ $sources }.
}
race-from = { " " }({ $sources })
race-source = { $source } +{ $cards }
race-event-cards-discarded = { $why ->
    [payment] { $seat-is ->
        [you] You pay { $what } for { $card }.
       *[other] { $seat } pays { $what } for { $card }.
    }
    [consume] { $seat-is ->
        [you] You discard { $what } for VP with { $card }.
       *[other] { $seat } discards { $what } for VP with { $card }.
    }
    [limit] { $seat-is ->
        [you] You discard { $what }, down to the hand limit.
       *[other] { $seat } discards { $what }, down to the hand limit.
    }
   *[other] { $seat-is ->
        [you] You discard { $what }.
       *[other] { $seat } discards { $what }.
    }
}
race-event-cards-kept = { $seat-is ->
    [you] You keep { $what }.
   *[other] { $seat } keeps { $what }.
}
race-event-reshuffled = The discards are shuffled into a new supply of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
race-event-card-placed = { $seat-is ->
    [you] You place { $card }.
   *[other] { $seat } places { $card }.
}
race-event-nothing-placed = { $seat-is ->
    [you] You place nothing.
   *[other] { $seat } places nothing.
}
race-event-power-used = { $seat-is ->
    [you] You use { $card }.
   *[other] { $seat } uses { $card }.
}
race-event-left-tableau = { $seat-is ->
    [you] You give up { $card } from your tableau.
   *[other] { $seat } gives up { $card }.
}
race-event-taken-over = { $seat-is ->
    [you] You take { $card } over from { $owner }.
   *[other] { $owner-is ->
        [you] { $seat } takes { $card } over from you.
       *[other] { $seat } takes { $card } over from { $owner }.
    }
}
race-event-good-placed = { $seat-is ->
    [you] You get a good on { $world }{ $source }.
   *[other] { $seat } gets a good on { $world }{ $source }.
}
race-with = { " " }with { $card }
race-event-goods-consumed = { $seat-is ->
    [you] You consume the { $goods ->
        [one] good
       *[other] goods
    } of { $worlds } with { $card }.
   *[other] { $seat } consumes the { $goods ->
        [one] good
       *[other] goods
    } of { $worlds } with { $card }.
}
race-event-good-sold = { $seat-is ->
    [you] You sell the good of { $world }{ $card } for { $what }.
   *[other] { $seat } sells the good of { $world }{ $card } for { $what }.
}
race-event-chips-gained = { $seat-is ->
    [you] You gain { $amount } VP with { $card }{ $doubled }.
   *[other] { $seat } gains { $amount } VP with { $card }{ $doubled }.
}
race-doubled = { " " }(doubled)
race-event-card-flipped = { $seat-is ->
    [you] You name { $guess }{ $power }, and turn up { $card } ({ $cost }): { $won ->
        [yes] it is yours.
       *[no] in vain.
    }
   *[other] { $seat } names { $guess }{ $power }, and turns up { $card } ({ $cost }): { $won ->
        [yes] it is kept.
       *[no] in vain.
    }
}
race-event-game-ended = The game is over: { $reasons }.

# Refusals.

race-refusal-no-such-card = there is no card '{ $card }'.
race-refusal-no-such-card-near = there is no card '{ $card }' (did you mean '{ $near }'?).
race-refusal-not-offered-dealt = you were dealt no { $card }; there are { $there }.
race-refusal-not-offered-drawn = you drew no { $card } in this phase; there are { $there }.
race-refusal-not-offered-hand = you have no { $card } in your hand; there are { $there }.
race-refusal-not-offered-action = you have no action card { $action }: you have { $there }.
race-refusal-not-offered-good = there is no good of yours on { $world } that { $card } takes; it takes those on { $there }.
race-refusal-not-now-set-up = two of the cards dealt have to be discarded first.
race-refusal-not-now-keep = choose first which of the cards drawn you keep.
race-refusal-not-now-limit = discard down to ten cards first.
race-refusal-not-now-action = { $cards ->
    [one] choose one of your action cards first: { $there }.
   *[other] choose two of your action cards first: { $there }.
}
race-refusal-too-many-actions = choose one action card a round; found { $found }.
race-refusal-not-now-develop = place a development now, or pass.
race-refusal-not-now-settle = place a world now, or pass.
race-refusal-wrong-kind-develop = { $card } is { $kind }; in this phase you place a development, or pass.
race-refusal-wrong-kind-settle = { $card } is { $kind }; in this phase you place a world, or pass.
race-refusal-not-in-hand = you have no { $card } in your hand; there are { $there }.
race-refusal-twice = a copy of { $card } is in your tableau.
race-refusal-cost = { $card } costs { $cost }, and you have { $others ->
    [one] 1 other card
   *[other] { $others } other cards
} to pay with{ $powers }.
race-refusal-defense = { $card } needs military { $defense }, its defense, and you have { $military } against it{ $tactics }{ $powers }.
race-refusal-part = ; { $said }{ $more }
race-refusal-part-tactics = , { $military } with { $cards }
race-refusal-part-unfit = { $card } can't be used for it
race-refusal-part-alone = { $card } alone places no military world
race-refusal-part-pay = through { $card } it costs { $cost }, and you have { $others ->
    [one] 1 other card
   *[other] { $others } other cards
} to pay with
race-refusal-not-now-using = say first which powers you use to place your world, or 'none'.
race-refusal-no-power-now = you have no { $card } in your tableau whose power works in this phase.
race-refusal-way = { $cards } (to pay: { $cost })
race-refusal-powers = { $card } can be placed using { $ways }.
race-refusal-powers-nothing = nothing was placed; you may use { $ways }.
race-refusal-not-now-pay = { $card } has to be paid for first: pay { $cost } of your cards.
race-refusal-not-now-sell = sell a good first; there are goods on { $there }.
race-refusal-no-good = there is no good of yours on { $card }; there are goods on { $there }.
race-refusal-no-power-choice = { $card } does not let you { $choice } now.
race-refusal-compulsory = consume powers that can be used must be used: { $choices }.
race-refusal-not-now-consume = choose the consume power that you use next: { $choices }.
race-refusal-no-power-in-phase = { $card } has no power for this phase.
race-refusal-not-in-tableau = { $card } is not in your tableau.
race-refusal-used-to = you have used { $card } to { $act } in this phase.
race-refusal-used = you have used { $card } in this phase.
race-refusal-no-power-act = { $card } can't { $act }: say { $choices }.
race-refusal-no-cards = { $card } takes cards from your hand, which is empty.
race-refusal-no-power-useless = { $card } can't be used now.
race-refusal-no-goods = { $card } takes a good, and you have none.
race-refusal-no-goods-any = { $card } takes { $goods ->
    [one] 1 good
   *[other] { $goods } goods at once
}, and you have { $have ->
    [0] none
   *[other] { $have }
}.
race-refusal-no-goods-of-kind = { $card } takes { $goods } { $good } { $goods ->
    [one] good
   *[other] goods at once
}, and you have { $have ->
    [0] none
   *[other] { $have }
}.
race-refusal-no-goods-kinds = { $card } takes goods of { $kinds } different kinds at once, and you have { $have ->
    [0] no kinds
    [one] 1 kind
   *[other] { $have } kinds
}.
race-refusal-different = { $card } takes goods of { $kinds } different kinds; there are goods on { $there }.
race-refusal-not-now-goods = choose the goods that the power takes first.
race-refusal-not-now-discard = say first which cards you discard, or none.
race-refusal-not-now-guess = name a number from { $least } to { $most } first: 'guess { $least }'.
race-refusal-guess = name a number from { $least } to { $most }; found { $found }.
race-refusal-not-now-windfall = windfall powers that can be used must be used: say { $choices }.
race-refusal-no-power-bonus = only players who chose Produce have its bonus.
race-refusal-no-power-windfall = { $card } has no power for windfall worlds.
race-refusal-not-windfall = { $card } is { $kind }; windfall worlds are { $there }.
race-refusal-has-good = { $card } has a good, and gets no other.
race-refusal-kind = { $source } produces on { $good } worlds, and { $card } is { $kind }.
race-refusal-kind-worlds = { $source } produces on { $there }, not on { $card }.
race-refusal-same-power = powers of one kind are used in turn: say '{ $choice }'.
race-refusal-none = none
race-refusal-actions = { $reason }
race-refusal-a-development = a development
race-refusal-any-world = a world
race-refusal-a-world = a world without goods
race-refusal-a-windfall = { $good-indefinite } windfall world
race-refusal-a-production = { $good-indefinite } production world

# The legend: words and signs on the table, with their meanings.

race-legend-vp = VP 9
    .meaning = VP so far: in chips, printed on the cards placed, and those of each six-cost development
race-legend-cards = Cards 3 of 12
    .meaning = cards in the tableau; the game ends with the round in which somebody has 12
race-legend-pool = VP pool
    .meaning = the chips that are left; the game ends with the round in which the last is taken
race-legend-good = good
    .meaning = a good lies on that world: Novelty sells for 2 cards, Rare Elements 3, Genes 4, Alien Technology 5, and more by powers
race-legend-production = production
    .meaning = the world gets a good in Produce
race-legend-windfall = windfall
    .meaning = the world gets a good when it is placed; later only by a power or the bonus of Produce
race-legend-military = Military
    .meaning = with as much as its defense a military world is yours for nothing
race-legend-discount = discount
    .meaning = you pay so many cards less
race-legend-phases = I to V
    .meaning = the phases in which a card of a tableau has powers
race-legend-cost = cost 3 (2 for you)
    .meaning = the printed cost, and what you would pay now
race-legend-defense = defense 2 (you 1)
    .meaning = a military world, and the military that you have against it
race-legend-short = 2 cards short
    .meaning = you can't place it now; it is good to pay with

# The page of a card, and what it says in a game.

race-page = { $card }: { $brief }{ $keywords-count ->
    [0] { "" }
   *[other] , { $keywords }
}; { $copies }
race-page-powerless = It has no power.
race-page-once = Each card counts once, for the first of these that fits it.
race-page-rule = { $id }: { $rule }
race-page-rule-example = { $id }: { $rule } Example: { $example }
race-page-examples = It is an example in { $rules }.

race-in-hand-now = In your hand, now: { $costs }.
race-counts-now = It counts { $vp } VP for you now.
race-would-count-now = It would count { $vp } VP for you now.

# What was drawn at a real table.

race-draw-card = { $seat }: which card is drawn?
race-draw-start-world = { $seat }: which start world?
race-draw-good = { $seat }: which card becomes the good?
race-draw-flip = { $seat }: which card is turned up?
