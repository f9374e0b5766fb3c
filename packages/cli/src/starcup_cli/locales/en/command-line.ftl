# What the command line says of itself: errors, and lists that are of no single game.

error-unknown = unknown { $kind } { $name }{ $near ->
    [none] { $known ->
        [none] {""}
       *[other] ; there are: { $known }
    }
   *[other] {" "}(did you mean { $near }?)
}
error-extra = { $asker } needs { $library }, which is not installed: pip install { $library }
error-web = the table in the browser is not installed: it is the package starcup-web
error-mcp = a seat for a language model is not installed: it is the package starcup-llm
error-more = { $error } (--traceback shows all)
error-help = { $error } (see '{ $command } --help')

# Games and packs.

error-no-game = no game is installed: install one of { $extras }, or starcup-cli[all] for all of them
error-unknown-game = unknown game { $name }{ $near ->
    [none] {""}
   *[other] {" "}(did you mean { $near }?)
}; installed: { $installed }
error-game-name = { $name } is no name of a game: expected letters, digits and blanks
error-game-missing = --game is missing: expected one of { $games }
error-no-packs = { $game } has no packs
error-no-packs-option = { $option } { $given }: { $game } has no packs
error-no-powers = { $game } has no packs, so no powers of packs
error-pack-of-game = pack { $pack } is for { $game }: --game { $key } plays it
error-pack-missing = { $game } needs its pack { $pack }, which is not installed{ $extra ->
    [none] {""}
   *[other] : { $extra } brings it
}
error-no-pack-named = no pack named; installed: { $installed }
error-none = none
error-pack-twice = pack { $pack } is named twice
error-pack-folder = { $folder }: expected a folder with a pack, found { $found ->
    [file] a file
   *[nothing] nothing
}{ $near ->
    [none] {""}
   *[other] {" "}(did you mean { $near }?)
}
error-pack-moved = pack { $pack } was in the folder { $folder }, where there is none now
error-pack-changed = pack { $pack } in { $folder } has changed since this game was played
error-option-spelling = an option is written PACK.NAME=VALUE, not { $given }
error-option-twice = option { $option } is given twice
error-not-looked-in = { $error }; not looked in, without --packs: { $packs }
error-in-several = { $name } is in several places; choose one by { $places }
error-one-way-alone = --solo { $name }: { $game } has only one way to play alone; --solo alone plays it
error-no-rules = { $game } states no rules to look up

# Players and bots.

error-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}: { $game } is for { $seats }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
error-not-alone = --solo: { $game } is for { $seats }
error-nobody-alone = --game { $key }: { $game } is for { $seats }, so nobody plays it alone
error-solo-others = --solo: nobody else plays; expected no --{ $option }
error-no-bot-named = no bot named; there are: { $bots }
error-too-many-bots = { $bots } bots for { $seats } seats: name as many or fewer
error-too-many-people = { $people } people for { $seats } { $seats ->
    [one] seat
   *[other] seats
}: expected --players { $people } or more
error-humans-number = --humans { $given }: expected 1 to { $most } people, or their names
error-humans-same = --humans { $given }: two people have the same name
error-humans-many = --humans: { $names } names, expected { $most } at most
error-humans-nameless = --humans: a name is missing; expected a number of people, or names such as Anna,Ben
error-humans-long = --humans: { $name }... is too long, expected { $most } characters at most
error-humans-no-name = --humans: { $name } is no name, expected letters
error-humans-you = --humans: 'You' is what everybody is called at the keyboard, expected another name
error-humans-taken = --humans: { $name } is what another player is called, expected another name
error-watch-humans = --humans is for people who play; with --watch there are none
error-watch-hints = --hints is for people who play; with --watch nobody asks for one
error-watch-guided = --first-game is for people who play; with --watch nobody does
error-guided-alone = --first-game is for one person; others look on, and play the next one with --humans
error-guided-none = --first-game: { $game } has no guided first game
error-only-new = --{ $option } is for new games; a saved game keeps its own

# Saved games.

error-no-save = the game can't be saved: { $trouble }
error-not-saved = the game is NOT saved: { $trouble }
error-stopped = { $error }{ $file ->
    [none] .
   *[other] . The game so far: { $file }
}
error-file-name = { $name }: no file can be called so here
error-file-folder = { $path }: a folder, not a saved game
error-file-odd = { $path }: no ordinary file, so no saved game
error-file-large = { $path }: too large for a saved game
error-file-none = { $path }: there is no such file
error-file-no-text = { $path }: no text (byte { $byte }), so no saved game
error-file-not-new = { $path }: expected the name of a file, found a folder
error-file-exists = { $path } exists already: choose another name, or go on with that game by --load
error-none-saved = no game was saved yet in { $folder }
error-other-game = { $path }: expected a game of { $expected }, found { $found }
error-beyond-end = { $path }: there are { $choices } choices, { $at } were asked for
error-journal = { $path }: the journal can't be replayed: { $error }
error-record-line = { $path }, line { $line }: expected a game as JSON, found none
error-overtaken = { $file } was saved by another program or game meanwhile ({ $there }) and is left as it is; this game is kept in { $kept } from now on
error-there-game = a game of { $choices } choices, of { $time }
error-there-other = it is no game of Starcup

# Lists.

listed-seats = { $least } to { $most } players
listed-seats-only = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
listed-player = Player { $number }
listed-found-in = (in { $place }: { $options })
listed-also-in = (also in { $places })
listed-no-game = No game is installed.
listed-fault = can't be used: { $fault }
listed-game = { $game }: { $seats }{ $packs ->
    [none] {""}
   *[other] ; packs: { $packs }
}{ $needs ->
    [none] {""}
   *[other] ; needs its pack { $needs }, which is not installed
}
listed-no-pack = No pack is installed.
listed-pack = { $game ->
    [none] digest { $digest }
   *[other] game { $game }, digest { $digest }
}
listed-powers-replaced = replaces powers: { $powers }
listed-powers-left-out = leaves out powers: { $powers }
listed-of-pack = { $key } of { $pack }
listed-replaced = replaces { $kind }: { $keys }
listed-left-out = leaves out { $kind }: { $keys }
listed-extensions = extensions: { $extensions }
listed-or = { $value } or { $others }
listed-option = option { $name }: { $values }; { $default } if not chosen{ $text ->
    [none] {""}
   *[other] {" "}- { $text }
}
listed-value = { $value }: { $text }
listed-powers = { $pack }: { $some ->
    [none] {""}
   *[other] { $some } of{" "}
}{ $number ->
    [one] 1 power
   *[other] { $number } powers
}, files in its folder powers
listed-power-replaces = replaces that of pack { $pack }
listed-power-replaced = replaced{ $pack ->
    [none] {""}
   *[other] {" "}by pack { $pack }
}
listed-power-left-out = left out{ $pack ->
    [none] {""}
   *[other] {" "}by pack { $pack }
}
listed-record-none = The record is of games for one player, such as 'play --game tiny-epic --solo': you have finished none yet.
listed-record = { $game }, alone
listed-record-games = Games
listed-record-unplayed = not played yet
listed-record-lost = lost, { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $best ->
    [none] {""}
   *[other] ; best score { $best }
}
listed-record-won = won { $won } of { $games ->
    [one] 1 game
   *[other] { $games } games
}, first on { $date }{ $best ->
    [none] {""}
   *[other] ; best score { $best }
}
