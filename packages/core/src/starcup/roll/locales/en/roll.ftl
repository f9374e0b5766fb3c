# Words of Roll for the Galaxy. Names of tiles, dice and colours come from the packs: to translate them, add
# tile-KEY (with .power for the effect), die-KEY, colour-KEY.

# Names.

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
source-stock = Stock
source-completion = completion
source-development = development
source-world = world
score-chips = VP chips
score-tiles = Tiles
reason-pool = the VP pool is empty
reason-squares = a tableau has reached its full number of squares

roll-numbered = { $numeral } { $phase }
roll-sides = { $sides }
roll-imaginary = imaginary { $die }
roll-flagged = { $die } ({ $flags })
roll-die-showing = { $die } showing { $side }
roll-die-at = { $die } from { $place }
roll-good-on = { $die } good on { $place }
roll-on-top = { $tile } on top
roll-chips = VP chips

# Tiles in a few words.

roll-meaning = { $parts }
roll-meaning-gives = { $parts }: { $grants }
roll-meaning-power = { $parts }. { $power }
roll-brief-world = { $colour } world, cost { $cost }
roll-brief-development = development, cost { $cost }
roll-bonus = bonus VP at the end
roll-power-in = { $phases } power
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
roll-space-screen = Rolled, hidden
roll-space-sheet = Your dice
roll-space-loose = To be assigned
roll-space-dictate = Dictate
roll-space-workers = Workers
roll-space-tableau = Tableau
roll-space-goods = Goods
roll-space-zone = Construction zone
roll-space-developments = To develop
roll-space-worlds = To settle
roll-space-draft = New construction zone
roll-space-drawn = Drawn
roll-space-abandoned = Abandoned
roll-note-pool = { $left } of { $begun } left
roll-note-order = Order: { $seats }
roll-note-faction = Faction { $faction }, { $home }
roll-field-beyond = paid beyond the pool
roll-field-credits = Credits
roll-field-chips = VP chips
roll-field-squares = Squares
roll-field-cheaper = fewer dice for { $tile }
roll-badge-now = now
roll-badge-selected = selected by { $seats }
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
  } do you recruit, from Citizenry into your cup for ${ $price } each? Your credits reach for { $most }.
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
roll-choice-enough = Move no more dice by { $power }
roll-choice-ready = Ready
    .detail = show your dice to all, and go on
roll-choice-scout = Scout with { $worker }
    .detail = draw a tile to build, more if you abandon some
roll-choice-stock = Stock with { $worker }
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
roll-choice-trade = Trade the { $good } good of { $world } with { $worker }
    .detail = +${ $credits }
roll-choice-consume = Consume the { $good } good of { $world } with { $worker }
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

roll-purpose-recruit = dice for your cup, ${ $price } each
roll-purpose-abandon = tiles to abandon
roll-purpose-place = a side of each tile, in the order in which they are to be built
roll-purpose-recall = dice for your cup
roll-purpose-retain-spent = dice for your cup
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

roll-event-dealt = { $seat } got faction { $faction } ({ $halves }) and { $home_world }
roll-event-tiles-seen = { $seat } drew { $tiles }
roll-event-tiles-drawn = { $seat } drew { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
  }
roll-event-stacks-begun = { $seat } began with { $development } and { $world }
roll-event-round-began = Round { $number }
roll-event-dice-rolled = { $seat } rolled { $colours }
roll-event-faces-seen = { $seat } rolled { $faces }
roll-column = { $phase }: { $dice }
roll-revealed-selected = selected { $selected } with { $selector }
roll-revealed-nothing = selected nothing
roll-revealed-dictated = Dictated with { $dictated }
roll-revealed-used = used { $powers }
roll-event-revealed = { $seat } { $parts }{ $filled ->
    [0] { "" }
   *[other] { " " }({ $columns })
  }
roll-event-spare-die-rolled = The spare die shows { $face }
roll-event-phases-chosen = { $count ->
    [0] No phase takes place
   *[other] Phases of this round: { $phases }
  }
roll-event-workers-returned = { $seat } put { $colours } back into the cup
roll-event-phase-began = { $phase }
roll-event-credits-gained = { $seat } gained ${ $credits }{ $from ->
    [stock] { "" }
   *[other] { " " }({ $source })
  }
roll-event-chips-gained = { $seat } gained { $chips } VP ({ $source })
roll-event-scouted = { $seat } Scouted with { $worker }
roll-event-stocked = { $seat } Stocked with { $worker }
roll-event-tile-abandoned = { $seat } abandoned a tile of the { $stack ->
    [world] world
   *[development] development
  } stack
roll-event-tile-placed = { $seat } put a tile { $where ->
    [top] on top of
   *[bottom] at the bottom of
  } the { $stack ->
    [world] world
   *[development] development
  } stack
roll-event-tile-given-up = { $seat } gave a tile of the { $stack ->
    [world] world
   *[development] development
  } stack back into the bag
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
  }
roll-event-bag-refilled = { $count ->
    [one] { $count } abandoned tile
   *[other] { $count } abandoned tiles
  } went back into the bag
roll-event-workers-placed = { $seat } placed { $colours } on { $face }
roll-event-completed = { $seat } completed { $face } ({ $points } VP)
roll-event-dice-gained = { $seat } took { $colours } { $on ->
    [world] as a good on { $place }
   *[place] into { $place }
  }
roll-event-die-lost = { $seat } gave { $colour } { $on ->
    [world] from { $place }
   *[place] ({ $place })
  } back to the supply
roll-event-die-kept = { $seat } put { $colour } just spent into the cup ({ $source })
roll-event-good-produced = { $seat } made { $colour } a good on { $world }
roll-event-good-shipped = { $seat } { $traded ->
    [true] Traded
   *[false] Consumed
  } the { $good } good of { $world } with { $worker }
roll-event-recruited = { $seat } recruited { $colours } for ${ $credits }
roll-event-recalled = { $seat } recalled { $colour } from { $place }
roll-event-resource-changed = { $seat } { $seat-is ->
    [you] have
   *[other] has
  } { $by } { $way } { $name } ({ $left } now)
roll-event-tile-played = { $seat } placed { $face } without workers
roll-event-tile-left = { $to ->
    [bag] { $face } of { $seat } went back into the bag
   *[box] { $face } of { $seat } left the game
  }
roll-event-tiles-shown = { $seat } drew { $tiles } openly
roll-event-die-exchanged = { $seat } exchanged { $given } for { $taken } ({ $place })
roll-event-good-placed = { $seat } put { $good } as a good on { $world } ({ $source })
roll-event-game-ended = The game is over: { $reasons }
