# Words of Roll for the Galaxy. Names of tiles, dice and colours come from the packs: to translate them, add
# tile-KEY (with .power for the effect), die-KEY, colour-KEY.

# Names. Attributes of die, about any $name, are those of all dice that have none of their own.

die = { $name }
    .indefinite = a { $name } die
die-alien_technology =
    .indefinite = an Alien Technology die

phase-explore = Explore
phase-develop = Develop
phase-settle = Settle
phase-produce = Produce
phase-ship = Ship
sign-wild = wild
place-cup = the cup
place-citizenry = Citizenry
place-developers = the developers
place-settlers = the settlers
place-dictate = Dictate
place-supply = the supply
place-bag = the bag
place-box = the box
place-drawn = the drawn tiles
source-dictate = Dictate
source-stock = Stock
source-completion = completion
source-development = development
source-world = world
score-chips = VP chips
score-tiles = Tiles
reason-pool = the VP pool is empty
reason-squares = a tableau has reached its full number of squares
reason-rounds = the last round has been played

roll-numbered = { $numeral } { $phase }
roll-sides = { $sides }
roll-imaginary = imaginary { $die }
    .indefinite = an imaginary { $die } die
roll-flagged = { $die } ({ $flags })
    .indefinite = { $die-indefinite } ({ $flags })
roll-die-showing = { $die } showing { $side }
roll-die-at = { $die } from { $place }
roll-good-on = { $die } good on { $place }
roll-on-top = { $tile } on top
roll-chips = VP chips

# Tiles in a few words.

roll-meaning = { $parts }
roll-meaning-gives = { $parts }: { $grants }
roll-meaning-power = { $parts }. { $power-first }
roll-brief-world = { $colour } world, cost { $cost }
roll-brief-development = development, cost { $cost }
roll-bonus = bonus VP at the end
roll-power-in = { $phase } power
roll-reassign-power = Reassign power
roll-matches = matches the world
roll-grant-start = start with ${ $credits }
roll-grant-credits = +${ $credits }
roll-grant-lose = lose { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }
roll-grant-dice = { $dice ->
    [one] { $dice } { $die } die
   *[other] { $dice } { $die } dice
  } { $to ->
    [cup] into the cup
    [citizenry] into Citizenry
   *[good] as its good
  }

# Pages of tiles, and what is printed on them.

roll-page-tile = Tile { $key }, pack { $pack }
roll-page-faction = Faction { $number }, pack { $pack }
roll-page-home-world = Home world, pack { $pack }
roll-page-side = { $tile } [{ $key }]: { $brief }
roll-page-bonus = At the end: { $bonus }
roll-page-rules = Rules: { $rules }
roll-page-optional = Optional: its owner may use the power or not.
roll-page-replaces = The power is that of pack { $pack }; it replaces that of pack { $other }.
roll-page-left-out = Its power is left out{ $by ->
    [nobody] { "" }
   *[pack] { " " }by pack { $by }
  }: it is worth its VP and does nothing.
roll-page-no-power = Its power is not implemented yet: it is worth its VP and does nothing.
roll-page-no-text = (no text yet: powers/{ $key }.toml)
roll-page-printed = { $kind ->
    [world] { $printed }
   *[development] Development: { $count ->
        [0] no phase
       *[other] { $printed }
      }
  }
roll-page-world = { $colour } world
roll-page-value = { $credits ->
    [none] holds no goods
   *[other] a good Trades for ${ $credits }
  }
roll-page-reassign = Reassign
roll-page-no-phase = { $plus ->
    [yes] No phase: once, or at the end
   *[no] No phase: at once
  }

# Colours, counters and phases that are looked up.

roll-die = A colour of dice, { $count } of them ({ $printed }). Faces: { $faces }. It matches { $matched ->
    [all] every world
    [none] no world
   *[some] { $worlds } worlds
  } when a good is consumed.
roll-worlds-with-goods = { $colour } worlds hold a good; to trade it brings ${ $credits }, whatever its die.
roll-worlds-without-goods = { $colour } worlds hold no goods.
roll-counter = Workers that are no dice: you begin with { $start }; when used they { $after ->
    [kept] come back
   *[spent] are gone
  }.
roll-phase = Phase { $numeral }; its workers are called { $worker }s.
roll-phase-assign = Assign
roll-also-known = tiles, colours, commands and rules
noun-tile = tile

# What lists of things are called.

roll-kind-chip = Chip
roll-kind-credit = Credit
roll-kind-die = Die
roll-kind-face = Face
roll-kind-faction = Faction
roll-kind-good = Good
roll-kind-home_world = Home world
roll-kind-phase = Phase
roll-kind-place = Place
roll-kind-power = Power
roll-kind-seat = Seat
roll-kind-source = Source
roll-kind-tile = Tile
roll-kind-world = World
chip-vp = VP chip
credit-credit = credit
printed-white = white
printed-red = red
printed-purple = purple
printed-cyan = cyan
printed-brown = brown
printed-green = green
printed-yellow = yellow

# The table.

roll-status-set-up = Set-up
roll-status-phase = Round { $round }: { $phase }
roll-status-assign = Round { $round }: Assign
roll-status-manage = Round { $round }: Manage Empire
roll-space-phases = Phases
roll-space-pool = VP pool
roll-space-bag = Bag
roll-space-supply = Supply
roll-space-box = Box
roll-space-cup = Cup
roll-space-citizenry = Citizenry
roll-space-screen = Hidden dice
roll-space-sheet = Your dice
roll-space-loose = To be assigned
roll-space-dictate = Dictate
roll-space-workers = Workers
roll-space-tableau = Tableau
roll-space-goods = Goods
roll-space-developments = To develop
roll-space-worlds = To settle
roll-space-developers = Dice on the top tile
roll-space-settlers = Dice on the top tile
roll-space-draft = New construction zone
roll-space-drawn = Drawn
roll-space-abandoned = Abandoned
roll-note-phases = { $count ->
    [0] none chosen yet
   *[other] this round { $phases }
  }
roll-note-order = Order: { $seats }
roll-field-beyond = paid beyond the pool
roll-field-credits = Credits
roll-field-chips = VP chips
roll-field-squares = Squares
roll-field-cheaper = fewer dice for { $tile }
roll-badge-begun = of { $chips }
roll-badge-now = now
roll-badge-selected = selected by { $seats-within }
roll-badge-spare = shown by the spare die
roll-badge-side = { $tile }: { $meaning }
roll-badge-world = { $colour }
roll-badge-points = { $points } VP
roll-badge-goods = { $goods } { $count ->
    [one] good
   *[other] goods
  }
roll-badge-used = used
roll-badge-selector = selects the phase
roll-badge-moving = on its way
roll-badge-progress = { $lying } of { $needed } { $needed ->
    [one] die
   *[other] dice
  }
roll-badge-needs = needs { $needed ->
    [one] { $needed } die
   *[other] { $needed } dice
  }
roll-badge-printed = printed cost { $cost }

# Questions.

roll-question-choose-start = Which side of each starting tile do you keep? One tile becomes a development, the other a world.
roll-question-confirm-start = Are your starting tiles ready to be shown?
roll-question-select = Which phase do you select, and with which die? The phase is sure to take place, and the die works there, whatever it shows.
roll-question-assign = Which phase does each of these dice work in? Their faces leave it to you.
roll-question-assign-counters = Put a counter under a phase?
roll-question-reassign = Are you ready, or do you move dice first?
roll-question-reassign-ready = Are you ready? There is no way left to move your dice.
roll-question-reassign-more = Which die moves, and to which phase?
roll-question-explore = What does your next explorer do?
roll-question-abandon = Which tiles waiting to be built do you abandon? You draw 1 new tile, and 1 more for each.
roll-question-place = Which side of each new tile do you keep, and in which order are they to be built?
roll-question-place-one = Which side of this tile do you keep? It waits to be built, behind the others.
roll-question-give-up = The bag is empty: which tile of your construction zone do you give back?
roll-question-construct = Which dice do you place on this tile?
roll-question-spend = Which of the dice on this tile are spent?
roll-question-retain-spent = Which of the dice just spent go to your cup?
roll-question-lose-die = Which of your dice goes back to the supply?
roll-question-produce = Which die becomes a good, and on which world?
roll-question-ship = Which good is shipped, how, and with which die?
roll-question-recruit = Which { $most ->
    [one] die
   *[other] dice
  } do you recruit, from Citizenry into your cup for ${ $price } each? You can pay for { $most }.
roll-question-recall = Which dice do you take back from tiles and goods, to roll them again? The others stay at work.

roll-subject-building = { $tile }: { $lying } of { $needed } { $needed ->
    [one] die
   *[other] dice
  }{ $lying ->
    [0] { "" }
   *[other] { " " }({ $dice })
  }
roll-subject-loose = { $dice }
roll-subject-start = to develop: { $development }; to settle: { $world }
roll-subject-power = { $power }: { $meaning }
roll-subject-dictate = Dictate: you gave up a die, and move another one to any phase.

# Choices.

roll-choice-start = Begin with { $development } and { $world }
    .detail = { $development } / { $world }
roll-choice-select = Select { $phase } with the { $colour } die showing { $face }
roll-choice-assign = { $colour } under { $phase }
roll-choice-dictate-with = Dictate: give up { $colour } under { $source }
    .detail = to move another die to any phase
roll-choice-move = { $colour } from { $source } to { $target } ({ $power })
roll-choice-enough = Stop using { $power }
roll-choice-ready = Ready
    .detail = it is shown to all
roll-choice-scout = Scout with { $worker-indefinite }
    .detail = draw a tile to build, more if you abandon some
roll-choice-stock = Stock with { $worker-indefinite }
    .detail = +${ $credits }
roll-choice-abandon = Abandon { $items }
roll-choice-place = Place { $items }
roll-choice-give-up = Give up { $face }
roll-choice-build = Place { $items } on { $face }
roll-choice-spend = Spend { $items } on { $face }
roll-choice-lose = Lose { $colour }: { $place }
roll-choice-produce = { $worker } becomes a good on { $world }
roll-choice-leave-empty = No (further) good on { $world }
    .detail = other worlds take all producers
roll-choice-trade = Trade the { $good } good of { $world } with { $worker-indefinite }
    .detail = +${ $credits }
roll-choice-consume = Consume the { $good } good of { $world } with { $worker-indefinite }
    .detail = +{ $chips } VP{ $credits ->
        [0] { "" }
       *[other] { " " }and +${ $credits }
      }
roll-choice-keep = Ship no (further) { $good } good of { $world }
    .detail = other goods take all shippers
roll-choice-recruit = Recruit { $items }
roll-choice-recall = Recall { $items }
roll-choice-retain = Put { $items } into the cup ({ $power })
roll-choice-done = Nothing more
roll-choice-of-power = { $what } ({ $power })

roll-sum-recruit = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  }; { $left } left in Citizenry, ${ $credits } left
roll-sum-build = { $dice } of { $needed } { $needed ->
    [one] die
   *[other] dice
  }
roll-sum-abandon = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } abandoned, { $drawn } drawn
roll-sum-recall = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } recalled, { $cup } in the cup
roll-sum-place = { $tiles } of { $of } tiles

# Events.

roll-event-dealt = { $seat } got faction { $faction } ({ $halves }) and { $home_world }.
roll-event-tiles-seen = { $seat } drew { $tiles }.
roll-event-tiles-drawn = { $seat } drew { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }.
roll-event-stacks-begun = { $seat } began with { $development } and { $world }.
roll-event-round-began = Round { $number }
roll-event-dice-rolled = { $seat } rolled { $colours }.
roll-event-faces-seen = { $seat } rolled { $faces }.
roll-column = { $phase }: { $dice }
# Parts of roll-event-revealed; where verbs differ for $seat, there are more variants.
roll-revealed-selected = { $seat-is ->
   *[other] selected { $selected } with { $selector-indefinite }
  }
roll-revealed-nothing = { $seat-is ->
   *[other] selected nothing
  }
roll-revealed-dictated = { $seat-is ->
   *[other] dictated with { $dictated }
  }
roll-revealed-used = { $seat-is ->
   *[other] used { $powers }
  }
roll-event-revealed = { $seat } { $parts }{ $filled ->
    [0] { "" }
   *[other] { " " }({ $columns })
  }.
roll-event-spare-die-rolled = The spare die shows { $face }.
roll-event-phases-chosen = { $count ->
    [0] No phase takes place
   *[other] Phases of this round: { $phases }
  }.
roll-event-workers-returned = { $seat } put { $colours } back into the cup.
roll-event-phase-began = { $phase }
roll-event-credits-gained = { $from ->
    [stock] { $seat } gained ${ $credits }.
   *[other] { $seat } gained ${ $credits } ({ $source }).
  }
roll-event-chips-gained = { $seat } gained { $chips } VP ({ $source }).
roll-event-scouted = { $seat } scouted with { $worker-indefinite }.
roll-event-stocked = { $seat } stocked with { $worker-indefinite }.
roll-event-tile-abandoned = { $seat } abandoned a tile of the { $stack ->
    [world] world
   *[development] development
  } stack.
roll-event-tile-placed = { $seat } put a tile { $where ->
    [top] on top of
   *[bottom] at the bottom of
  } the { $stack ->
    [world] world
   *[development] development
  } stack.
roll-event-tile-given-up = { $seat } gave a tile of the { $stack ->
    [world] world
   *[development] development
  } stack back into the bag.
roll-event-tile-moved = { $to ->
    [abandoned] { $seat } abandoned { $face }
    [bag] { $seat } gave { $face } back into the bag
    [world] { $seat } put { $face } { $where ->
        [top] on top of
       *[bottom] at the bottom of
      } the world stack
   *[development] { $seat } put { $face } { $where ->
        [top] on top of
       *[bottom] at the bottom of
      } the development stack
  }.
roll-event-bag-refilled = { $count ->
    [one] { $count } abandoned tile
   *[other] { $count } abandoned tiles
  } went back into the bag.
roll-event-workers-placed = { $seat } placed { $colours } on { $face }.
roll-event-completed = { $seat } completed { $face } ({ $points } VP).
roll-event-dice-gained = { $seat } took { $colours } { $on ->
    [world] as a good on { $place }
   *[place] into { $place }
  }.
roll-event-die-lost = { $seat } gave { $colour-indefinite } { $on ->
    [world] from { $place }
   *[place] ({ $place })
  } back to the supply.
roll-event-die-kept = { $seat } put { $colour-indefinite } just spent into the cup ({ $source }).
roll-event-good-produced = { $seat } made { $colour-indefinite } a good on { $world }.
roll-event-good-shipped = { $seat } { $traded ->
    [true] traded
   *[false] consumed
  } the { $good } good of { $world } with { $worker-indefinite }.
roll-event-recruited = { $seat } recruited { $colours } for ${ $credits }.
roll-event-recalled = { $seat } recalled { $colour-indefinite } from { $place }.
roll-event-resource-changed = { $seat } { $seat-is ->
    [you] have
   *[other] has
  } { $by } { $way ->
    [more] more
   *[fewer] fewer
  } { $name } ({ $left } now).
roll-event-tile-played = { $seat } placed { $face } without workers.
roll-event-tile-left = { $to ->
    [bag] { $seat-is ->
        [you] Your { $face }
       *[other] { $face } of { $seat }
      } went back into the bag
   *[box] { $seat-is ->
        [you] Your { $face }
       *[other] { $face } of { $seat }
      } left the game
  }.
roll-event-tiles-shown = { $seat } drew { $tiles } openly.
roll-event-die-exchanged = { $seat } exchanged { $given-indefinite } for { $taken-indefinite } ({ $place }).
roll-event-good-placed = { $seat } put { $good-indefinite } as a good on { $world } ({ $source }).
roll-event-zone-rearranged = { $seat } rearranged the construction zone.
roll-event-game-ended = The game is over: { $reasons }.

# Refusals.

roll-either-side = { $one } / { $other }
roll-refusal-not-offered-spent = no { $item } die just spent is left, or it goes to your cup anyway.
roll-refusal-not-offered-worker = you have no { $item } worker here.
roll-refusal-not-offered-lying = no { $item } lies on it.
roll-refusal-not-offered-citizenry = no { $item } die lies in your Citizenry.
roll-refusal-not-offered-recall = you have no { $item }.
roll-refusal-not-offered-zone = no tile of your zone shows { $item }.
roll-refusal-not-offered-drawn = you have drawn no tile with a side { $item }.
roll-refusal-retain = { $most } of the dice just spent go into your cup first.
roll-refusal-retain-range = { $fewest } to { $most } of the dice just spent go into your cup first.
roll-refusal-not-on-top = workers are placed on the top tile, { $tile }.
roll-refusal-one-by-one = workers are placed on this tile one by one.
roll-refusal-spend = choose which of the dice on the paid tile go to Citizenry.
roll-refusal-must-recruit = recruiting goes on until Citizenry or credits are used up.
roll-refusal-empty-cup = your cup is empty: recall at least one die.
roll-refusal-same-tile = one tile can't lie in both stacks.
roll-refusal-not-drawn = each stack begins with one of the two drawn tiles; you drew { $tiles }.
roll-refusal-ready-first = be ready, or undo to choose other stacks.
roll-refusal-no-phase = there is no phase { $phase }.
roll-refusal-no-phase-columns = the columns are { $phases }.
roll-refusal-no-such-worker-rolled = you rolled no { $die } die that shows { $side }.
roll-refusal-no-such-worker-lying = no { $die } worker lies under { $phase }.
roll-refusal-no-such-worker-producer = you have no { $die } producer.
roll-refusal-select-first = select a phase first.
roll-refusal-select-first-power = select a phase before you use any Reassign power.
roll-refusal-no-such-die-lose = you have no { $die } die at { $place } to give up for { $tile }.
roll-refusal-no-such-die-assign = no { $die } die that you have still to assign may go under { $phase }.
roll-refusal-assign-first = the { $die } die that shows { $side } has to be assigned first.
roll-refusal-no-such-counter = you have no { $counter } left to put under { $phase }.
roll-refusal-counters = put counters under phases, or be done.
roll-refusal-half-dictate = Dictate is not finished: reassign a worker by it.
roll-refusal-in-use = finish the use of { $power } first.
roll-refusal-selected = you have selected a phase already, and select one only.
roll-refusal-pay-first = give up a worker for Dictate first.
roll-refusal-used = { $power } has been used this round.
roll-refusal-not-owned-power = you own no Reassign power { $power }.
roll-refusal-not-owned-world = no world { $world } lies in your tableau.
roll-refusal-power-off = { $power } gives you nothing this round.
roll-refusal-same-column = a worker is reassigned to another column.
roll-refusal-selector = the die that selects the phase can't be reassigned.
roll-refusal-selector-dictate = the die that selects the phase can't pay for Dictate.
roll-refusal-dictated = the { $die } die in the Dictate area is no worker.
roll-refusal-colour = { $power } moves { $dice } dice only.
roll-refusal-source = { $power } moves workers out of { $phase } only.
roll-refusal-together = { $power } moves { $workers } workers from one column.
roll-refusal-target = { $power } moves workers to { $phases } only.
roll-refusal-too-few-workers = { $workers ->
    [one] { $power } can't do that
   *[other] { $power } moves { $workers } workers
  }, and there are not enough that it may move.
roll-refusal-too-few-workers-dictate = Dictate needs a worker that pays and another to move, besides the selecting die.
roll-refusal-no-explorer = you have no { $die } explorer.
roll-refusal-scout-first = tiles are abandoned while you scout.
roll-refusal-give-up = give one tile of your own zone back into the bag.
roll-refusal-bottom = drawn tiles go to the bottom of a stack.
roll-refusal-bottom-empty = an empty stack has no top: leave @top out.
roll-refusal-must-produce = every producer that finds room on a world makes a good; now choose for { $tile }.
roll-refusal-no-goods-here = { $world } never holds goods.
roll-refusal-full = { $world } holds all the goods it can.
roll-refusal-must-ship = every shipper is used while goods remain.
roll-refusal-no-good = no { $good } good lies on { $world }.
roll-refusal-no-shipper = you have no { $die } shipper.
roll-refusal-no-trade = goods from { $world } are not traded.
roll-refusal-not-now-construct = every worker is placed while the stack has a tile.
roll-refusal-not-now-recall = recall dice, or none.
roll-refusal-not-now-lose = { $tile } takes one of your dice first.
roll-refusal-not-now-start = the starting tiles have to be arranged first.
roll-refusal-not-now-assign = now a { $die } die that shows { $side } has to be assigned.
roll-refusal-not-now-during-assign = { $choice } is not possible during Assign.
roll-refusal-not-now-power = finish the use of the power first.
roll-refusal-not-now-explore = every explorer scouts or stocks first.
roll-refusal-not-now-abandon = you are scouting: abandon tiles, or none.
roll-refusal-not-now-place = all drawn tiles have to be placed first.
roll-refusal-not-now-produce = now it is decided who produces on { $world }.
roll-refusal-not-now-ship = now goods are shipped.

# The legend: words and signs on the table, with their meanings.

roll-legend-cup = Cup
    .meaning = the dice that you roll next round; 'Home x2' are two Home dice
roll-legend-citizenry = Citizenry
    .meaning = dice that have worked; $1 each brings them back into the cup
roll-legend-dice = Your dice
    .meaning = what you rolled: the phase in which each die will work
roll-legend-worlds = Worlds
    .meaning = planets: colour, VP; a die on one is a good, to sell or use up
roll-legend-developments = Developments
    .meaning = what you have built: VP, and the phase of its power
roll-legend-to-develop = To develop
    .meaning = to be built, first one first; '1 of 4 dice': it needs 3 more
roll-legend-to-settle = To settle
    .meaning = worlds to be settled, likewise
roll-legend-credits = $
    .meaning = credits, 10 at most, to bring dice back from Citizenry
roll-legend-vp = VP
    .meaning = victory points, in chips and on tiles; the most of them win
roll-legend-squares = squares
    .meaning = with 12, or no VP chips left, the game ends after the round
roll-legend-explore = I Explore
    .meaning = draw tiles to be built, or take $2
roll-legend-build = II, III
    .meaning = Develop and Settle: build developments, settle worlds
roll-legend-produce = IV Produce
    .meaning = put dice as goods on worlds
roll-legend-ship = V Ship
    .meaning = sell goods for $ (Trade), or use them up for VP (Consume)

roll-without-power = Without a power yet: { $count } developments ({ $tiles }{ $more ->
    [0] {""}
   *[other] , ...
}); 'starcup packs' lists them.

# What was rolled and drawn at a real table.

roll-draw-roll = { $seat }: which side does the { $thing } die show?
roll-draw-spare = Which side does the spare die show?
roll-draw-tile = { $seat }: which tile is drawn?
roll-draw-faction = { $seat }: which faction tile?
roll-draw-home = { $seat }: which home world?
