# What the terminal says of itself, whatever game is played.

# Questions.

terminal-greeting = Type a number or words, and Enter. 'help' tells more{ $legend ->
    [yes] , 'legend' explains
   *[no] {""}
}.
terminal-asked = Asked ('?' lists the choices): { $question }
terminal-go-on = ok, y, yes, okay, go, go on, continue, confirm, next, ready, done
terminal-none = none
terminal-typed = '{ $typed }'
terminal-expected-number = { $least ->
    [1] { $most ->
        [1] a number (1) or its text
       *[other] a number from 1 to { $most }, or words of one choice
    }
   *[other] one of the numbers, or words of one choice
}
terminal-expected-items = numbers from 1 to { $most }, or names
terminal-no-such-number = There is no { $number }: type { $expected }.
terminal-one-answer = This question takes one answer: { $expected }.
terminal-several-meant = "{ $typed }" may be: { $options }{ $more ->
    [0] .
   *[other] ; and { $more } more.
} Type the number, or more words.
terminal-no-choice = "{ $typed }" is no choice here{ $near ->
    [none] : type { $expected }.
   *[other] . Did you mean "{ $near }"?
} 'help' tells what else you can type.
terminal-shortcuts = { $count ->
    [one] 1 more choice does several things at once: type its whole text.
   *[other] { $count } more choices do several things at once: type the words of one.
}
terminal-last-word = This can't be taken back{ $back ->
    [none] .
   *[other] ; until then 'undo' takes back: { $back }.
}
terminal-last-words = { $numbers } can't be taken back{ $back ->
    [none] .
   *[other] ; until then 'undo' takes back: { $back }.
}
terminal-pick = { $least ->
    [0] { $most ->
        [1] Choose one, or 'none'
       *[other] Choose up to { $most } in any order, such as '{ $example }', or 'none'
    }
   *[other] Choose { NUMBER($least) }{ $fixed ->
        [yes] {""}
       *[no] {" "}to { $most }
    }{ $ordered ->
        [yes] {" "}in the order in which they are to lie
       *[no] {" "}in any order
    }, such as '{ $example }'
}; 'ok' confirms.
terminal-chosen = Chosen: { $items }.{ $comes ->
    [none] {""}
   *[other] {" "}{ $comes }.
} 'ok' confirms, { $full ->
    [yes] {""}
   *[no] further numbers are added,{" "}
}{ $out ->
    [0] {""}
   *[other] '-{ $out }' takes out,{" "}
}'undo' clears.
terminal-chosen-so-far = Chosen so far: { $items }.{ $comes ->
    [none] {""}
   *[other] {" "}{ $comes }.
} { $more ->
    [0] That is no answer yet
    [one] 1 more to choose
   *[other] { $more } more to choose
}; { $out ->
    [0] {""}
   *[other] '-{ $out }' takes out,{" "}
}'undo' clears.
terminal-not-possible = Not possible: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
terminal-at-a-loss = If you don't know what to do: { $advice }
terminal-not-asked = Nothing is asked of you now.

# Why, and taking back.

terminal-why-what = why WHAT? A choice that you miss, such as 'why { $example }', a thing on the table, or 'why undo'.
terminal-why-unknown = "{ $typed }" is no choice{ $near ->
    [none] , and nothing that a choice here touches.
   *[other] . Did you mean "{ $near }"?
}
terminal-possible = Possible: { $choice }{ $detail ->
    [none] .
   *[other] : { $detail }.
}
terminal-barred = Not possible: { $choice }. { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
terminal-taken-back = Taken back: { $choice }.
terminal-made-again = Made again: { $choice }.
terminal-redo-nothing = There is nothing to make again: no choice was taken back, or something else has happened since.
terminal-undo-possible = Possible: 'undo' takes back: { $choice }.

# What happened, and the table.

terminal-log-shows-all = More happened: 'log' shows all.
terminal-board-shows-all = 'board' shows all.
terminal-log-empty = Nothing happened.
terminal-enter-goes-on = Enter goes on.
terminal-enter-shows-more = Enter shows more.

# Commands.

terminal-help = Answer with the number of a choice or with words of it. Where several things are asked for, name them in any order: '1 3', 'home x2'. 'ok' confirms what is chosen; Enter alone shows the question again. A question mark behind words asks about them.
terminal-help-saved = Every answer is saved at once; '{ $command }' goes on.
terminal-help-choices = the question with all choices; so do '?' and Enter
terminal-help-hint = what a bot would do here, and why
terminal-help-guide = explain ideas when they first come up; 'guide off' doesn't
terminal-help-undo = forget what you are choosing, or take your last choice back; also 'back'
terminal-help-redo = make the choice again that you took back last
terminal-help-why = whether something is possible, and the rule if not; also 'why THING', 'why undo'
terminal-help-board = the whole table
terminal-help-legend = what the words and signs on the table mean
terminal-help-score = the points so far
terminal-help-log = what happened since your last turn, the last N things, or 'all'
terminal-help-what = what a word of the game means
terminal-help-piece = what a { $noun } does
terminal-help-own = your own, with everything that they do
terminal-help-rules = a rule by its id, a chapter, or the rules that use a word
terminal-help-packs = the packs that you play with
terminal-help-order = answer beforehand for a time; '{ $choice } until' lists until when
terminal-help-stop = stop what you ordered so, at any question
terminal-help-save = save now, or a copy
terminal-help-quit = save and leave
terminal-piece-which = { $noun } WHICH? Name any that you see{ $example ->
    [none] {""}
   *[other] , such as '{ $noun } { $example }'
}.
terminal-own-none = Nothing there.
terminal-rules-none = { $game } states no rules to look up
terminal-rules-chapters = Chapters of the rules, with how many are in each: { $chapters }. Type 'rules { $example }', for example.
terminal-legend-none = { $game } has no legend; the names on the board are all there is.
terminal-packs-none = { $game } has no packs.
terminal-packs = You play with: { $packs }.

# Hints and the guide.

terminal-hint-brief = { $advice } ('hint { $bot }' tells why)
terminal-hint-no-adviser = There is no hint: no bot gives advice on { $game }; 'hint BOT' tells what a bot would do.
terminal-hint-none = No hint: { $error }.
terminal-guide-none = { $game } has no guided first game.
terminal-guide-alone = The guide is for games with one person.
terminal-guide-expected = guide { $typed }: expected 'guide on' or 'guide off'
terminal-guide-on = The guide is on: { $left ->
    [one] 1 idea
   *[other] { $left } ideas
} left to explain, each when it comes up.
terminal-guide-off = The guide is off; 'guide on' explains what has not been explained yet, when it comes up.

# Standing orders.

terminal-ordered = Ordered: { $order }. '{ $stop }' ends it.
terminal-order-refused = Not ordered: { $reason }{ $ask ->
    [none] {""}
   *[other] {" "}'{ $ask }' lists what can be ordered.
}
terminal-orders-none = You have ordered nothing.
terminal-order-stopped = Stopped: { $orders }.
terminal-order-reminder = You ordered: { $orders } ('{ $stop }' ends it).
terminal-order-answered = Answered for you{ $times ->
    [one] {""}
   *[other] , { $times } times
}: { $order }.
terminal-order-over = Over: { $order }.
terminal-order-impossible = Not possible any more, so you are asked: { $order }.
terminal-order-at-first = Answered for you, now and later: { $order } ('{ $stop }' has you asked instead).
terminal-order-at-first-stopped = You are asked from now on; stopped: { $orders }. To order that again: { $again }.
terminal-orders-at-first = Answered for you since the beginning: { $orders } ('{ $stop }' has you asked instead).
terminal-orders-possible = Beforehand you may order { $choices }{ $where ->
    [none] {""}
   *[other] {" "}where { $where },
} until

# Several people at one keyboard.

terminal-curtain-pass = === Pass the keyboard to { $name }: press Enter ===
terminal-curtain-over = === The game is over, and everybody may look: press Enter ===
terminal-everybody = everybody
terminal-curtain-wait = Enter goes on when { $whom } can see the screen; 'quit' saves and leaves.
terminal-who-sits = Who sits at the keyboard? { $people }
terminal-who-sits-again = A number or a name, please: { $people }.

# Saved games.

terminal-new-game = New game of { $game }: { $who }{ $seed ->
    [none] {""}
   *[other] ; seed { $seed }
}.
terminal-resumed = Going on with { $game }: { $who }{ $seed ->
    [none] {""}
   *[other] ; seed { $seed }
}.
terminal-saved = Saved in { $file }
terminal-not-saved = NOT SAVED: { $trouble }
terminal-look-back = Look back with: { $command }
terminal-go-on-with = Go on with: { $command }
terminal-seed = Seed: { $seed }
terminal-replay-after = After { $at } of { $choices } choices.
terminal-replay-asked = { $seat } { $seat-is ->
    [you] are
   *[other] is
} asked: { $question }
terminal-overtaken = { $trouble }.

# Look-ups.

terminal-rule = { $rule }{ $basis ->
    [printed] {""}
    [inferred] {" "}(inferred)
   *[ruling] {" "}(ruling)
}  { $text }{ $example ->
    [none] {""}
   *[other] {" "}Example: { $example }
}
terminal-rule-unknown = unknown rule { $typed }: chapter { $chapter } has the rules { $first } to { $last }
terminal-near = { $near ->
    [none] { $known ->
        [none] {""}
       *[other] ; there are: { $known }
    }
   *[other] {" "}(did you mean { $near }?)
}
terminal-unknown-rules = unknown rule or chapter { $typed }{ terminal-near }
terminal-unknown-piece = unknown { $noun } { $typed }{ terminal-near }
terminal-pieces-none = { $game } has no { $noun }s to look up
terminal-pieces-several = several { $noun }s have { $typed } in their names: { $pieces }{ $more ->
    [0] {""}
   *[other] , ...
}
terminal-piece-other-kind = unknown { $noun } { $typed }: there is a { $kind } of that name
terminal-what-rules = Rules: { $rules }.
terminal-what-see = See also: { $words }.
terminal-what-none = { $game } has no glossary; 'what' knows { $also }.
terminal-what-list = 'what' with one of these explains it; it also knows { $also }.
terminal-what-command = A command: { $does }.
terminal-what-more-rules = '{ $command }' shows { $count ->
    [one] 1 more rule
   *[other] { $count } more rules
} with that word.
terminal-what-unknown = unknown word { $typed }{ $near ->
    [none] ; 'what' alone lists words
   *[other] {" "}(did you mean { $near }?)
}
terminal-lesson-type = type { $number }

# What is typed at a terminal, told after an idea of a guided first game, by the key of the idea.

terminal-lesson-welcome = 'quit' leaves, 'hint' suggests a move, 'what' and a word or a name explains it, 'guide off' ends these notes.
terminal-lesson-ready = Type 'ready', or press Enter where that is all that is left; 'undo' takes a choice back.
terminal-lesson-dictate = 'ready' goes on.
terminal-lesson-undo = That is 'undo'. 'why' and a choice tells why something is not possible, 'board' shows everything.
terminal-lesson-rebel_die = 'let stand until my turn' answers for all dice of this turn.
terminal-lesson-reroll = 're-roll energy move' does it in one line.
terminal-lesson-over = 'starcup play --game { $game }' is a game against a better bot, with '--bots' and a name against another one, with '--humans Anna,Ben' a game with a friend, with '--solo' one alone, where there is such a game. 'starcup replay last' tells this game again, 'starcup what' and 'starcup rules' explain more.

# The record of games alone.

terminal-not-recorded-damaged = NOT RECORDED: { $trouble }. The file is left as it is; rename it to begin another.
terminal-not-recorded = NOT RECORDED: { $file }: { $trouble }
terminal-recorded-won = In your record: a win{ terminal-recorded-against }. '{ $command }' shows it.
terminal-recorded-lost = In your record: a loss{ terminal-recorded-against }. '{ $command }' shows it.
terminal-recorded-again = In your record: this deal was there already, and counts once. '{ $command }' shows it.
terminal-recorded-against = { $against ->
    [none] {""}
   *[other] {" "}against { $against }
}
