# Tiny Epic Galaxies.

# An opponent that nobody plays is the rebel of the solo game.
starcup-automatic = The rebel

## Names

face-move = move
    .indefinite = a move die
face-energy = energy
    .indefinite = an energy die
face-culture = culture
    .indefinite = a culture die
face-economy = economy
    .indefinite = an economy die
face-diplomacy = diplomacy
    .indefinite = a diplomacy die
face-colony = colony
    .indefinite = a colony die

resource-energy = energy
resource-culture = culture

track-economy = economy
    .indefinite = an economy track
track-diplomacy = diplomacy
    .indefinite = a diplomacy track

place-galaxy = galaxy
place-orbit = the orbit of { $planet }
place-surface = the surface of { $planet }

difficulty-beginner = beginner
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-epic = epic

score-planets = planets
score-empire = empire
score-mission = mission

tiny-epic-ship = { $seat-is ->
    [you] Your ship
    [automatic] Rebel ship
   *[other] Ship of { $seat }
}
tiny-epic-ship-there = { $seat-is ->
    [you] your ship
    [automatic] ship of the rebel
   *[other] ship of { $seat }
} { $step }
tiny-epic-ship-home = ship at home
tiny-epic-foreign-ship = { $seat-is ->
    [you] Your ship
    [automatic] The rebel's ship
   *[other] Ship of { $seat }
} at { $planet }
tiny-epic-die = die
tiny-epic-hidden-planet = planet
tiny-epic-hidden-mission = secret mission

tiny-epic-kind-planet = Planet
tiny-epic-kind-mission = Secret mission
tiny-epic-kind-board = Rebel board
tiny-epic-kind-die = Die
tiny-epic-kind-ship = Ship
tiny-epic-kind-resource = Resource
tiny-epic-kind-track = Track
tiny-epic-kind-level = Level
tiny-epic-kind-seat = Player

## Amounts and steps

tiny-epic-amounts = { $energy ->
    [0] { $culture ->
        [0] nothing
       *[other] { $culture } culture
    }
   *[other] { $culture ->
        [0] { $energy } energy
       *[other] { $energy } energy and { $culture } culture
    }
}
tiny-epic-level = level { $level }
tiny-epic-vp = { $vp } VP
tiny-epic-facts = { $vp } VP, { $resource }, { $track } { $steps }
    .full = { $vp } VP, produces { $resource }, { $track-indefinite } of { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
tiny-epic-page = { $name }: { $what }
tiny-epic-page-rule = { $rule }: { $text }{ $example ->
    [none] {""}
   *[other] {" "}Example: { $example }
}
tiny-epic-step = { $space }/{ $steps }
tiny-epic-landed = landed

## Actions of planets: in a few words on the table, in full (.full) on their pages

tiny-epic-price = { $paid ->
    [0] { $dice ->
        [one] { $dice } unused die
       *[other] { $dice } unused dice
    }
   *[other] { $resources }{ $dice ->
        [0] {""}
        [one] {" "}and { $dice } unused die
       *[other] {" "}and { $dice } unused dice
    }
}
tiny-epic-gist = { $price ->
    [none] {""}
   *[other] pay { $price }:{" "}
}{ $what }{ $limits ->
    [none] {""}
    [own-turn] {" "}(own turn)
    [once] {" "}(once)
   *[both] {" "}(own turn, once)
}
tiny-epic-paid = pay { $price }: { $what }
tiny-epic-costs = it costs { $price }
tiny-epic-limits = { $limits ->
    [own-turn] only in your own turn
    [once] once per turn{ $once_for_all ->
        [0] {""}
       *[other] {" "}by all players together
    }
   *[both] only in your own turn, once per turn{ $once_for_all ->
        [0] {""}
       *[other] {" "}by all players together
    }
}
tiny-epic-own-action = its own action
    .full = its action is written in Python, and has no text
tiny-epic-no-action = no action
    .full = it has no action

tiny-epic-deed-gain = gain { $resources }{ $per_ship ->
    [0] {""}
   *[other] {" "}for each ship at home
}
    .full = gain { $resources }{ $per_ship ->
        [0] {""}
       *[other] {" "}for each ship in your galaxy; ships on planets don't count
    }
tiny-epic-deed-others-gain = the others gain { $resources }
    .full = every other player gains { $resources }
tiny-epic-deed-follow-gain = gain { $resources } for each follow
    .full = to the end of the turn, gain { $resources } each time another player follows, the present die included
tiny-epic-deed-follow-price = follows cost { $culture } culture
    .full = from the present die to the end of the turn, each follow costs { $culture } culture
tiny-epic-deed-advance = advance a ship by { $steps }{ $track ->
    [any] {""}
    [economy] {" "}on an economy track
   *[diplomacy] {" "}on a diplomacy track
}
    .full = advance one of your ships { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } along { $track ->
        [any] a track of any kind
        [economy] an economy track
       *[diplomacy] a diplomacy track
    }
tiny-epic-deed-others-advance = the others advance a ship by { $steps }
    .full = each other player in turn { $others_must ->
        [0] may advance
       *[other] advances
    } one of his ships { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } along a track of any kind
tiny-epic-deed-push-back = push { $ships ->
    [one] a rival ship
   *[other] { $ships } rival ships
} back by { $steps }{ $track ->
    [any] {""}
    [economy] {" "}on an economy track
   *[diplomacy] {" "}on a diplomacy track
}
    .full = push { $ships ->
        [one] a ship of another player
       *[other] { $ships } different ships of other players
    } back { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } along { $track ->
        [any] a track of any kind
        [economy] an economy track
       *[diplomacy] a diplomacy track
    }{ $ships ->
        [one] {""}
       *[other] { $fewer_targets ->
            [0] , no fewer
           *[other] ; if there are fewer, those
        }
    }
tiny-epic-deed-back-and-forward = a ship goes back { $steps }, another one forward { $steps }
    .full = { $steps ->
        [one] move one of your ships back 1 space, then a different one forward 1 space
       *[other] move one of your ships back { $steps } spaces, then a different one forward { $steps } spaces
    }
tiny-epic-deed-take = take { $resources } from another player
    .full = take { $resources } from another player who has some
tiny-epic-deed-remove-planet = remove a planet without ships
    .full = put a planet of the row without any ship { $removed_under ->
        [0] out of the game
       *[other] under the deck
    }, and turn up a new one in its place
tiny-epic-deed-upgrade = upgrade{ $discount ->
    [0] {""}
   *[other] {" "}for { $discount } less
}{ $mixed ->
    [0] {""}
   *[other] {" "}in any mixture
}{ $lowest ->
    [0] {""}
   *[other] {" "}if your level is the lowest
}
    .full = { $lowest ->
        [0] {""}
       *[other] if { $tied_lowest ->
            [0] your level is the lowest of all
           *[other] no other player's level is lower
        },{" "}
    }upgrade your empire { $discount ->
        [0] at the usual price
       *[other] for { $discount } less
    }, paid in { $mixed ->
        [0] one kind of resource
       *[other] any mixture of energy and culture
    }
tiny-epic-deed-reroll-dice = re-roll any dice
    .full = re-roll any of your unused dice; your free re-roll stays
tiny-epic-deed-set-die = turn a die to any face
    .full = turn one of your unused dice to any face
tiny-epic-deed-move-ships = move { $ships ->
    [one] a ship
   *[other] { $ships } ships
}
    .full = move { $ships ->
        [one] a ship
       *[other] { $ships } different ships of yours, one after the other
    }
tiny-epic-deed-exchange = turn { $give } into { $get }
    .full = turn any amount of { $give }, at least 1, into as much { $get }
tiny-epic-deed-use-row-planet = use a planet of the row
    .full = use the action of any planet in the row; you need no ship there
tiny-epic-deed-use-others-colony = pay { $resources } to another player and use one of that player's colonies
    .full = pay { $resources } to another player, and use the action of one of his colonies
tiny-epic-deed-recall-ship = recall a ship, gain as much as its space
    .full = bring one of your ships in orbit home, and gain as many resources as the number of its space, { $split_recall ->
        [0] all energy or all culture
       *[other] of both kinds as you like
    }
tiny-epic-deed-relocate-ship = relocate a ship to another track
    .full = move one of your ships in orbit to the space of the same number on the track of another planet; { $relocate_colonises ->
        [0] it can't come to the symbol there
       *[other] a ship that comes to the symbol there colonises
    }
tiny-epic-deed-any-action = carry out any die action{ $free_follow ->
    [0] {""}
   *[other] , which the others follow for nothing
}
    .full = carry out the action of any face of a die{ $free_follow ->
        [0] {""}
       *[other] ; then every other player may follow it for nothing
    }
tiny-epic-deed-repeat-die = repeat an activated die
    .full = carry out the action of an activated die once more{ $repeat_own_die ->
        [0] , but not of the present one
       *[other] {""}
    }

## Missions

tiny-epic-mission = { $vp } VP{ $tied ->
    [0] {""}
   *[other] {" "}({ $tied } if tied)
} if { $condition }
tiny-epic-mission-text = { $condition }.
tiny-epic-mission-players = it compares players: it is in the deck with { $players } players or more
tiny-epic-mission-now = now { $vp } VP
tiny-epic-mission-gone = not kept
tiny-epic-mission-vp = { $vp } VP
tiny-epic-condition-most = you have the most { $thing }
tiny-epic-condition-fewest = you have the fewest { $thing }
tiny-epic-condition-least = you have { $amount } or more { $thing }
tiny-epic-condition-level = your empire has { $amount ->
    [6] level 6
   *[other] level { $amount } or more
}
tiny-epic-condition-at-most = you have { $amount ->
    [0] no
   *[other] at most { $amount }
} { $thing }
tiny-epic-condition-equal = you have as many { $thing } as { $other }
tiny-epic-condition-both = { $first }, and { $second }
tiny-epic-condition-ended = you triggered the end of the game
tiny-epic-counted-energy = energy
tiny-epic-counted-culture = culture
tiny-epic-counted-colonies = colonies
tiny-epic-counted-economy = colonies with an economy track
tiny-epic-counted-diplomacy = colonies with a diplomacy track
tiny-epic-counted-home = ships in your galaxy
tiny-epic-counted-away = ships at planets
tiny-epic-counted-level = empire levels
tiny-epic-counted-vp = public VP

## The rebel

tiny-epic-board = Rebel { $name } ({ $level })
tiny-epic-board-attack = colony die: { $attack }
tiny-epic-board-facts = a rebel board of the solo game, { $level }
tiny-epic-board-level = level { $level }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $vp }{ $vp_unknown ->
    [0] {""}
   *[other] {"*"}
} VP; attack: { $attack }
tiny-epic-board-skull = after the last level comes the skull: there you have lost
tiny-epic-board-most = energy and culture go up to { $most }{ $most_unknown ->
    [0] {""}
   *[other] {"*"}
}: then its level rises, or it has an extra turn
tiny-epic-board-note = * { $note }
tiny-epic-attack = { $parts }
tiny-epic-attack-once = { $parts } (once per turn)
tiny-epic-attack-lose = you lose { $amount }
tiny-epic-attack-take = it takes { $amount } from you
tiny-epic-attack-take-any = it takes { $amount ->
    [one] a resource
   *[other] { $amount } resources
} of your choice
tiny-epic-attack-gain = it gains { $amount }
tiny-epic-attack-back = { $amount ->
    [one] one of your ships in orbit goes
   *[other] { $amount } of your ships in orbit go
} back 1 space
tiny-epic-attack-back-all = all your ships in orbit go back 1 space
tiny-epic-attack-fewer = you roll { $amount ->
    [one] 1 die
   *[other] { $amount } dice
} fewer in your next turn
tiny-epic-attack-advance = all its ships in orbit advance { $amount ->
    [one] 1 space
   *[other] { $amount } spaces
}
tiny-epic-stand-in-vp = the VP of its levels are stand-ins, not those of the printed board
tiny-epic-stand-in-most = the end of its energy and culture is a stand-in, not that of the printed board
tiny-epic-skull = it has reached the skull
tiny-epic-to-skull = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} to the skull

## Spaces and numbers

tiny-epic-space-row = Planets
tiny-epic-space-deck = Deck
tiny-epic-space-removed = Removed
tiny-epic-space-dice-of = { $seat-is ->
    [you] Your dice
    [automatic] Dice of the rebel
   *[other] Dice of { $seat }
}
tiny-epic-space-bay = Activated
tiny-epic-space-converter = Converter
tiny-epic-space-given-up = Given up
tiny-epic-space-empire = { $seat }
tiny-epic-space-level = At this level
tiny-epic-space-colonies = Colonies
tiny-epic-space-missions = Secret mission
tiny-epic-gaps = The deck is empty: { $gaps ->
    [one] 1 place in the row stays free
   *[other] { $gaps } places in the row stay free
}
tiny-epic-follow-gain = The active player gains { $gain } for each follow

tiny-epic-field-vp = VP
tiny-epic-field-level = Level
tiny-epic-field-dice = Dice
tiny-epic-field-energy = Energy
tiny-epic-field-culture = Culture
tiny-epic-field-fewer = Fewer dice next turn
tiny-epic-field-to-earn = Ships to earn
tiny-epic-field-follow-price = Culture for a follow
tiny-epic-field-dice-to-come = Dice to come
tiny-epic-vp-planets = planets { $vp }
tiny-epic-vp-empire = empire { $vp }
tiny-epic-level-top = The highest level
tiny-epic-level-next = next level { $level } for { $price } energy or { $price } culture: { $vp } VP instead of { $before }{ $dice ->
    [0] {""}
   *[other] , { $dice } dice from the next turn
}{ $ships ->
    [0] {""}
   *[other] , a ship
}

## Status

tiny-epic-status-set-up = Set-up
tiny-epic-status-turn = Round { $round }, { tiny-epic-turn }; { $first-is ->
    [you] you have
   *[other] { $first } has
} the first turn of each round
tiny-epic-status-solo = Round { $round }, { tiny-epic-turn }
tiny-epic-status-last = Round { $round }, { tiny-epic-turn }: { $ended-is ->
    [you] you have
   *[other] { $ended } has
} { $most } VP or more, the last round
tiny-epic-turn = { $seat-is ->
    [you] your turn
    [automatic] turn of the rebel
   *[other] turn of { $seat }
}
tiny-epic-status-won = The game is over. With { $vp } VP the winner is { $winners }
tiny-epic-status-tie-colonies = The game is over. A tie at { $vp } VP, decided by colonies ({ $numbers }): { $winners }
tiny-epic-status-tie-level = The game is over. A tie at { $vp } VP, decided by the level ({ $numbers }): { $winners }
tiny-epic-status-tie-resources = The game is over. A tie at { $vp } VP, decided by energy and culture ({ $numbers }): { $winners }
tiny-epic-status-shared = The game is over. A tie at { $vp } VP, equal in everything that decides: { $winners } win together
tiny-epic-end-rounds = the last round has been played
tiny-epic-status-further = The game is over: { $reasons }. The winner is { $winners }
tiny-epic-status-lost = The game is over{ $given ->
    [0] {""}
   *[other] : { $reasons }
}. Nobody has won
tiny-epic-status-points = You beat { $board }
tiny-epic-status-rebel-points = The rebel has { $most } VP or more: you have lost against { $board }
tiny-epic-status-skull = The rebel has reached the skull: you have lost against { $board }

## Questions

tiny-epic-subject = { $planet }
tiny-epic-question-mission = You keep one of two secret missions: which? It counts at the end of the game.
tiny-epic-question-turn = What do you do with your dice?
tiny-epic-question-re-roll = Which dice do you re-roll, for { $price ->
    [0] nothing
   *[other] { $price } energy
}?
tiny-epic-question-free-re-roll = Which dice do you re-roll for nothing?
tiny-epic-question-convert = Which two dice do you put into the converter? You then turn a third one.
tiny-epic-question-convert-face = Which die do you turn, and to which face?
tiny-epic-question-move = Which ship do you move, and where to?
tiny-epic-question-colony = Do you upgrade your empire, or use a colony?
tiny-epic-question-landing = You landed on { $planet }: { $gist }. Do you use it?
tiny-epic-question-follow = { $leader-is ->
    [automatic] The rebel
   *[other] { $leader }
} { $free ->
    [0] activated
   *[other] carries out
} { $face }. Do you follow for { $price ->
    [0] nothing
   *[other] { $price } culture
}{ $gained ->
    [0] {""}
   *[other] {" "}and gain { $gained } { $face }
}?
tiny-epic-question-advance = Which ship advances { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}{ $track ->
    [any] {""}
    [economy] {" "}along an economy track
   *[diplomacy] {" "}along a diplomacy track
}?
tiny-epic-question-push-back = Which { $ships ->
    [one] ship of another player do
   *[other] { $ships } ships of other players do
} you push back { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}?
tiny-epic-question-pull-back = Which ship of yours goes back { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}? A different one then goes forward.
tiny-epic-question-exchange = How much { $give } do you turn into { $get }?
tiny-epic-question-take = From whom do you take { $resources }?
tiny-epic-question-give-up = Which { $number ->
    [one] unused die
   *[other] { $number } unused dice
} do you give up?
tiny-epic-question-upgrade = With which resource do you pay { $price } for level { $level }?
tiny-epic-question-upgrade-mixed = With which mixture do you pay { $price } for level { $level }?
tiny-epic-question-recall = Which ship returns to your galaxy?
tiny-epic-question-gain = Of which resource do you gain { $amount }?
tiny-epic-question-relocate = Which ship changes its track, and to which?
tiny-epic-question-remove = Which planet do you remove from the row?
tiny-epic-question-any-action = Which die action do you carry out?
tiny-epic-question-repeat = The action of which die do you carry out once more?
tiny-epic-question-use-row = Which planet of the row do you use?
tiny-epic-question-use-others = Which colony of another player do you use?
tiny-epic-question-push-own = The rebel attacks: which ship of yours goes back 1 space?
tiny-epic-question-give = The rebel takes { $number ->
    [one] a resource
   *[other] { $number } resources
}: which do you give?
tiny-epic-question-rebel-die = The rebel rolled { $face }{ $useless ->
    [0] {""}
   *[other] , which is of no use to it
}. Do you pay 1 energy and 1 culture to make it roll again? { $left ->
    [0] It is its last die.
    [one] Another die is still to come.
   *[other] { $left } dice are still to come.
}

tiny-epic-comes-to = { $number } of { $most ->
    [0] { $least }
   *[other] { $least } to { $most }
}

## Choices

tiny-epic-choice-keep-mission = Keep { $mission }
tiny-epic-choice-activate = Activate { $face }{ $dice ->
    [0] {""}
    [1] {""}
   *[other] {" "}(one of { $dice } dice)
}
tiny-epic-choice-start-reroll = Re-roll dice
    .detail = { $one ->
        [0] any of the unused dice
       *[other] one of the unused dice
    }, { $price ->
        [0] free
       *[other] for { $price } energy
    }
tiny-epic-choice-reroll = Re-roll { $items }
tiny-epic-choice-start-convert = Use the converter
    .detail = give up two dice, and turn a third to any face
tiny-epic-choice-put-in = Put { $items } into the converter
tiny-epic-choice-turn-die = Turn { $face } to { $other }
tiny-epic-choice-end-turn = End the turn
    .detail = { $number ->
        [0] all dice are used
       *[other] unused dice lapse: { $dice }
    }
tiny-epic-choice-follow = Follow
tiny-epic-choice-pass = Pass
tiny-epic-choice-move-galaxy = Go home from { $ship }
tiny-epic-choice-move-orbit = Orbit { $planet }
tiny-epic-choice-move-orbit-from = Orbit { $planet } from { $ship }
tiny-epic-choice-move-surface = Land on { $planet }
tiny-epic-choice-move-surface-from = Land on { $planet } from { $ship }
tiny-epic-choice-use-planet = Use { $planet }
tiny-epic-choice-decline = Decline
tiny-epic-choice-upgrade = Upgrade with { $resource }
tiny-epic-choice-upgrade-mixed = Upgrade with { $energy } energy and { $culture } culture
tiny-epic-choice-advance = Advance at { $planet }
tiny-epic-choice-pull-back = Go back at { $planet }
tiny-epic-choice-push-back = Push back: { $items }
tiny-epic-choice-take-from = Take from { $player-is ->
    [automatic] the rebel
   *[other] { $player }
}
    .detail = has { $has }
tiny-epic-choice-remove-planet = Remove { $planet }
    .detail = { $facts }; { $gist }
tiny-epic-choice-give-up = Give up { $items }
tiny-epic-choice-exchange = Exchange { $amount }
    .detail = then energy { $energy }, culture { $culture }
tiny-epic-choice-recall = Recall the ship at { $planet }
    .detail = { $space ->
        [0] from the start: no gain
       *[other] from space { $space }: gain { $space } energy or culture
    }
tiny-epic-choice-gain-resource = Gain { $resource }
    .detail = +{ $amount }, then { $then }
tiny-epic-choice-gain-mixed = Gain { $energy } energy and { $culture } culture
tiny-epic-choice-relocate = Relocate the ship at { $planet } to { $target }
tiny-epic-choice-choose-face = Carry out { $face }
tiny-epic-choice-repeat-die = Repeat { $face }
tiny-epic-choice-force-reroll = Force a re-roll
    .detail = pay 1 energy and 1 culture for another roll
tiny-epic-choice-let-stand = Let it stand
tiny-epic-choice-give-resources = Give { $items }

tiny-epic-brings-resource = +{ $gained } { $resource }, then { $then }{ $lost ->
    [0] {""}
   *[other] ; { $lost } lost
}
tiny-epic-brings-move = land a ship on a planet, or orbit one
tiny-epic-brings-advance = { $ways-count ->
    [0] nothing now
   *[other] advance a ship: { $ways }
}
tiny-epic-way = { $planet } to { $step }
tiny-epic-way-colonise = { $planet } (colonised: { $vp } VP)
tiny-epic-brings-colony = { $price ->
    [0] { $number ->
        [0] nothing now
       *[other] use a colony: { $colonies }
    }
   *[other] { $number ->
        [0] upgrade for { $price }
       *[other] upgrade for { $price }, or use a colony: { $colonies }
    }
}
tiny-epic-leaves = gives up space { $space }
tiny-epic-orbits = { $resource }, { $track }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to { $vp } VP{ $space ->
    [0] {""}
   *[other] ; gives up space { $space }
}
tiny-epic-lands = { $resource }, action: { $gist }{ $space ->
    [0] {""}
   *[other] ; gives up space { $space }
}
tiny-epic-lands-idle = { $resource }, no action now{ $space ->
    [0] {""}
   *[other] ; gives up space { $space }
}
tiny-epic-colonises = colonises it: { $vp } VP, you then have { $then }
tiny-epic-advances = from { $start } to { $step }; then { $left } to go for { $vp } VP
tiny-epic-goes-back = from { $start } to { $step }, { $vp } VP
tiny-epic-rebel-discards = the die is discarded
tiny-epic-rebel-rolls-again = the die is rolled again
tiny-epic-rebel-attacks = it attacks: { $attack }
tiny-epic-rebel-orbits = one of its ships goes into orbit: { $planet }
tiny-epic-rebel-gains = it then has { $then } { $resource }, of { $most }
tiny-epic-rebel-advances = it advances: { $ways }

## Events

tiny-epic-event-row-laid-out = The row: { $planets }.
tiny-epic-event-first-player = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} the first turn.
tiny-epic-event-missions-dealt = { $seat-is ->
    [you] You
   *[other] { $seat }
} may keep one of these missions: { $missions }.
tiny-epic-event-mission-kept = { $seat-is ->
    [you] You
   *[other] { $seat }
} kept { $mission }.
tiny-epic-event-turn-began = Round { $round }, { tiny-epic-turn }
tiny-epic-event-dice-rolled = { $seat-is ->
    [you] You
   *[other] { $seat }
} rolled { $number ->
    [0] no dice
   *[other] { $faces }
}.
tiny-epic-event-dice-rerolled = { $seat-is ->
    [you] You
   *[other] { $seat }
} re-rolled { $before } for { $price ->
    [0] nothing
   *[other] { $price } energy
} and got { $after }.
tiny-epic-event-dice-converted = { $seat-is ->
    [you] You
   *[other] { $seat }
} put { $spent } into the converter, and turned { $face } to { $other }.
tiny-epic-event-die-turned = { $seat-is ->
    [you] You
   *[other] { $seat }
} turned a die from { $face } to { $other }.
tiny-epic-event-dice-given-up = { $seat-is ->
    [you] You
   *[other] { $seat }
} gave up { $faces }.
tiny-epic-event-die-activated = { $seat-is ->
    [you] You
   *[other] { $seat }
} activated { $face-indefinite }.
tiny-epic-event-die-repeated = { $seat-is ->
    [you] You
   *[other] { $seat }
} repeated the { $face } action.
tiny-epic-event-action-chosen = { $seat-is ->
    [you] You
   *[other] { $seat }
} chose the { $face } action.
tiny-epic-event-followed = { $seat-is ->
    [you] You
   *[other] { $seat }
} followed the { $face } action for { $price ->
    [0] nothing
   *[other] { $price } culture
}.
tiny-epic-event-resources-gained = { $seat-is ->
    [you] You
   *[other] { $seat }
} gained { $gained }.
tiny-epic-event-resources-lost-attack = { $seat-is ->
    [you] You
   *[other] { $seat }
} lost { $lost }.
tiny-epic-event-resources-lost-upgrade = { $seat-is ->
    [you] You paid { $lost }.
    [automatic] The rebel spent { $lost }.
   *[other] { $seat } paid { $lost }.
}
tiny-epic-event-resources-lost-re-roll = { $seat-is ->
    [you] You
   *[other] { $seat }
} paid { $lost } for another roll of the rebel.
tiny-epic-event-resources-lost-planet = { $seat-is ->
    [you] You
   *[other] { $seat }
} paid { $lost }.
tiny-epic-event-resources-lost-taken = { $seat-is ->
    [you] You
   *[other] { $seat }
} lost { $lost }.
tiny-epic-event-ship-moved-galaxy = { $seat-is ->
    [you] You
   *[other] { $seat }
} brought a ship home from { $ship }.
tiny-epic-event-ship-moved-orbit = { $seat-is ->
    [you] You
   *[other] { $seat }
} put a ship into orbit around { $planet }{ $home ->
    [1] {""}
   *[0] {" "}from { $ship }
}.
tiny-epic-event-ship-moved-surface = { $seat-is ->
    [you] You
   *[other] { $seat }
} landed a ship on { $planet }{ $home ->
    [1] {""}
   *[0] {" "}from { $ship }
}.
tiny-epic-event-ship-advanced = { $seat-is ->
    [you] You
   *[other] { $seat }
} advanced the ship at { $planet } to { $step }.
tiny-epic-event-ship-pushed-back = { $seat-is ->
    [you] Your ship at { $planet } went back to { $step }.
   *[other] The ship of { $seat } at { $planet } went back to { $step }.
}
tiny-epic-event-ship-relocated = { $seat-is ->
    [you] You
   *[other] { $seat }
} relocated a ship from { $planet } to { $target }, { $step }.
tiny-epic-event-planet-used = { $seat-is ->
    [you] You
   *[other] { $seat }
} used { $planet }.
tiny-epic-event-planet-colonised = { $seat-is ->
    [you] You
   *[other] { $seat }
} colonised { $planet } ({ $points } VP; { $vp } VP in all).
tiny-epic-event-ships-sent-home = Ships go home from { $planet }: { $sent }.
tiny-epic-sent-home = { $seat-is ->
    [you] yours
    [automatic] the rebel's
   *[other] { $seat }
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships })
}
tiny-epic-event-planet-removed = { $planet } left the row{ $under ->
    [0] {""}
   *[other] {" "}and lies under the deck
}.
tiny-epic-event-planet-turned-up = New in the row: { $planet }, { $facts }.
tiny-epic-event-empire-raised = { $seat-is ->
    [you] You reached level { $level } ({ $vp } VP in all).
    [automatic] { $skull ->
        [0] The rebel reached level { $level }, its energy being full ({ $vp } VP in all).
       *[other] The rebel reached the skull, its energy being full.
    }
   *[other] { $seat } reached level { $level } ({ $vp } VP in all).
}
tiny-epic-event-end-triggered = { $seat-is ->
    [you] You
   *[other] { $seat }
} triggered the end, with { $most } VP or more.
tiny-epic-event-rebel-die-rolled = The rebel rolled { $face }; { $left ->
    [0] its last die
    [one] 1 die is still to come
   *[other] { $left } dice are still to come
}.
tiny-epic-event-rebel-die-discarded = The rebel has no use for { $face-indefinite }: it is discarded.
tiny-epic-event-rebel-attacked = The rebel attacked: { $attack }.
tiny-epic-event-rebel-extra-turn = The culture of the rebel is full: an extra turn with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
tiny-epic-event-dice-taken-away = { $seat-is ->
    [you] You
   *[other] { $seat }
} will roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} fewer in the next turn.
tiny-epic-event-missions-shown = The missions are shown: { $shown }.
tiny-epic-mission-shown = { $seat }: { $mission } ({ $vp } VP)
tiny-epic-event-game-ended = The game is over. { $number ->
    [0] You have lost.
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
}

## Refusals

tiny-epic-refusal-no-such-planet = there is no planet '{ $planet }'{ $near ->
    [none] {""}
   *[other] {" "}(did you mean '{ $near }'?)
}.
tiny-epic-refusal-no-such-place = a place is galaxy, { $planet }.orbit or { $planet }.surface; found '{ $place }'.
tiny-epic-refusal-not-offered-mission = you were not dealt the mission { $mission }; keep one of { $dealt }.
tiny-epic-refusal-not-offered-face = a die has no face '{ $face }'{ $near ->
    [none] {""}
   *[other] {" "}(did you mean '{ $near }'?)
}.
tiny-epic-refusal-dice = { $reason }
tiny-epic-refusal-not-offered-die = no unused die shows { $item }; unused dice: { $unused }.
tiny-epic-refusal-not-offered-landing = your ship has landed on { $planet }, not on { $other }.
tiny-epic-refusal-not-offered-resource = an upgrade is paid in energy or culture; found '{ $resource }'.
tiny-epic-refusal-not-offered-gain = you gain { $amount } of one resource: energy or culture.
tiny-epic-refusal-not-offered-exchange = choose an amount of { $resource } to exchange, from 1 to { $most }.
tiny-epic-refusal-not-offered-repeat = choose the face of an activated die whose action you can carry out: { $faces }.
tiny-epic-refusal-not-now-mission = all choose their missions before the first turn: { $dealt }.
tiny-epic-refusal-not-now-turn = '{ $choice }' is not possible now: activate a die, re-roll, convert, or end the turn.
tiny-epic-refusal-not-now-convert-face = choose first the die to turn, and its face; dice: { $unused }.
tiny-epic-refusal-not-now-landing = choose first whether you use the action of { $planet }, or decline.
tiny-epic-refusal-not-now-move = choose first the ship that you move, and where to; your ships: { $ships }.
tiny-epic-refusal-not-now-colony = choose first: an upgrade, or a colony of yours to use.
tiny-epic-refusal-not-now-advance = choose first the ship that advances; yours are in orbit of { $ships }.
tiny-epic-refusal-not-now-pull-back = choose first the ship that goes back; it is at { $ships }.
tiny-epic-refusal-not-now-relocate = choose first the ship that changes its track; yours are in orbit of { $ships }.
tiny-epic-refusal-not-now-remove = choose first the planet that is removed: { $planets }.
tiny-epic-refusal-not-now-take = choose first the player from whom you take.
tiny-epic-refusal-not-now-exchange = choose an amount of { $resource } to exchange, from 1 to { $most }.
tiny-epic-refusal-not-now-mixture = the upgrade costs { $price } in all; you have { $energy } energy and { $culture } culture.
tiny-epic-refusal-not-now-upgrade = choose first the resource that pays for the upgrade.
tiny-epic-refusal-not-now-any-action = choose first a die action that you can carry out: { $faces }.
tiny-epic-refusal-not-now-repeat = choose first the face of an activated die whose action you can carry out: { $faces }.
tiny-epic-refusal-not-now-use-row = choose first the planet of the row that you use.
tiny-epic-refusal-not-now-use-others = choose first the colony of another player that you use.
tiny-epic-refusal-no-die = no unused die shows { $face }; unused dice: { $unused }.
tiny-epic-refusal-no-die-to-re-roll = there is no unused die to re-roll.
tiny-epic-refusal-no-effect = the action of { $planet } would change nothing now.
tiny-epic-refusal-no-effect-die = { $face } would change nothing: { $why }.
tiny-epic-refusal-no-effect-any-action = choose a die action that you can carry out: { $faces }.
tiny-epic-useless-full = you have { $amount } { $resource }, and can't have more
tiny-epic-useless-move = no ship can move
tiny-epic-useless-energy = no ship of yours is at an energy planet or in your galaxy
tiny-epic-useless-culture = no ship of yours is at a culture planet
tiny-epic-useless-economy = no ship of yours is on an economy track
tiny-epic-useless-diplomacy = no ship of yours is on a diplomacy track
tiny-epic-useless-colony = you can't pay for an upgrade, and no colony of yours has an action that would do anything
tiny-epic-refusal-cannot-pay-re-roll = the free re-roll of this turn is used, and another one costs { $price } energy; you have none.
tiny-epic-refusal-cannot-pay-upgrade = level { $level } costs { $price } { $resource }; you have { $energy } energy and { $culture } culture, and they are not mixed.
tiny-epic-refusal-cannot-pay-action = the action of { $planet } costs { $price }; you have { $energy } energy and { $culture } culture for it.
tiny-epic-refusal-cannot-pay-dice = the action of { $planet } takes { $price } unused dice; there are { $unused }.
tiny-epic-refusal-cannot-pay-mixture = the upgrade costs { $price } in all; you have { $energy } energy and { $culture } culture.
tiny-epic-refusal-once-per-turn = { $planet } works once per turn, and you have used it.
tiny-epic-refusal-once-per-turn-other = { $planet } works once per turn, and another player has used it.
tiny-epic-refusal-once-per-turn-converter = the converter was used in this turn already.
tiny-epic-refusal-too-few-to-convert = the converter takes { $dice } unused dice and turns a third; unused dice: { $unused }.
tiny-epic-refusal-same-face = the die shows { $face } already; choose another face.
tiny-epic-refusal-no-ship = you have no ship in orbit of { $planet }; there are ships at { $ships }.
tiny-epic-refusal-no-ship-move = you have no ship at { $place }; yours: { $ships }.
tiny-epic-refusal-no-ship-pull-back = you have no ship beyond the start space at { $planet }; there are: { $ships }.
tiny-epic-refusal-no-ship-push-own = the ship at { $planet } can't be the one that goes back; it is one at { $ships }.
tiny-epic-refusal-no-move = the ship is in your galaxy already; move it to a planet.
tiny-epic-refusal-not-in-row = { $planet } is not in the row.
tiny-epic-refusal-not-in-row-move = { $planet } is not in the row; ships move to planets of the row: { $row }.
tiny-epic-refusal-not-in-row-colonised = { $planet } is colonised; ships move to planets of the row: { $row }.
tiny-epic-refusal-same-planet = the ship is at { $planet } already, and does not move between its surface and its track.
tiny-epic-refusal-taken = the track of { $planet } has a ship of yours already: one may be there.
tiny-epic-refusal-taken-surface = the surface of { $planet } has a ship of yours already: one may be there.
tiny-epic-refusal-same-ship = the ship at { $planet } has just gone back; a different one advances.
tiny-epic-refusal-same-ship-move = the ship at { $place } has just moved; move another one.
tiny-epic-refusal-wrong-track = { $planet } has { $track-indefinite }; { $needed-indefinite } is needed, as at { $ships }.
tiny-epic-refusal-too-short = the track of { $planet } has no space { $space }.
tiny-epic-refusal-not-empty = only a planet of the row without any ship can be removed: { $planets }.
tiny-epic-refusal-not-yours = { $planet } is no colony of yours; you have { $colonies }.
tiny-epic-refusal-top-level = your empire is at level { $level }, the highest one.
tiny-epic-refusal-own-turn = { $planet } works in your own turn only.
tiny-epic-refusal-in-use = the action of { $planet } is still being carried out.
tiny-epic-refusal-chain = the action of { $planet } uses planets, and so does one that is still being carried out.
tiny-epic-refusal-no-such-player = there is no other player { $player }.
tiny-epic-refusal-has-none = { $player-is ->
    [you] you have
    [automatic] the rebel has
   *[other] { $player } has
} no { $energy ->
    [0] culture
   *[other] { $culture ->
        [0] energy
       *[other] energy or culture
    }
}.
tiny-epic-refusal-own-colony = { $planet } is yours: only another player can be paid.
tiny-epic-refusal-no-colony = no other player has colonised { $planet }.

# The legend: words and signs on the table, with their meanings.

tiny-epic-legend-planet = 5 VP, energy
    .meaning = a planet counts 5 VP for who colonises it; a ship there brings energy when energy is activated
tiny-epic-legend-track = economy 4
    .meaning = its track: an economy track of 4 steps; the last one colonises the planet
tiny-epic-legend-ship = your ship 2/4
    .meaning = your ship has made 2 of the 4 steps; 0/4 is the start
tiny-epic-legend-landed = ship of Ann landed
    .meaning = Ann's ship is on the surface: it brings the resource, but does not advance
tiny-epic-legend-home = ship at home
    .meaning = a ship in the own galaxy; it brings energy, too
tiny-epic-legend-price = pay 2 energy: ...
    .meaning = the price of an action, then what it does
tiny-epic-legend-own-turn = (own turn)
    .meaning = the action works only in its user's own turn, not when he follows
tiny-epic-legend-once = (once)
    .meaning = the action works once per turn
tiny-epic-legend-level = Level 2 of 6
    .meaning = the level of the empire: it gives dice, ships and VP
tiny-epic-legend-dice = Your dice
    .meaning = the unused ones, which can be activated, re-rolled or converted; below them those activated
tiny-epic-legend-follow = follow
    .meaning = when another player activates a die, pay 1 culture to carry out its action, too
tiny-epic-legend-rebel = Rebel
    .meaning = your opponent in a solo game: with full energy its level rises, with full culture it has an extra turn
tiny-epic-legend-colony = colony die
    .meaning = what the rebel does to you when it rolls the colony face: the attack of its level
tiny-epic-legend-stand-in = stand-in
    .meaning = a number that is not known from a printed rebel board

tiny-epic-also-known = commands, rules, planets, missions and rebels
tiny-epic-alone = You play alone against the rebel galaxy of { $rebel } ({ $level }).

## What speaks for a choice, in hints

term-ships = where your ships stand
term-resources = your energy and culture
term-planets = what your colonies can do
term-level = the dice and ships of your level
term-others = what others get out of it
term-hesitation = little to gain by it
term-rebel = what the rebel gets out of it

# What was rolled and drawn at a real table.

tiny-epic-draw-die = { $seat }: what does the die show?
tiny-epic-draw-rebel-die = What does the die of the rebels show?
tiny-epic-draw-planet = Which planet is turned up?
tiny-epic-draw-mission = { $seat }: which secret mission?
tiny-epic-draw-first = Who begins?
