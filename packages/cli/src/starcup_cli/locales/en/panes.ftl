# What the panes say of themselves, whatever game is played.

terminal-pane-common = The table
terminal-pane-details = Details
terminal-pane-story = What happened
terminal-pane-question = Your question
terminal-pane-lesson = Lesson
terminal-pane-scores = Scores
terminal-pane-keys = Keys
terminal-pane-hint = Hint
terminal-pane-hint-thinks = The adviser thinks …
terminal-pane-closes = Esc closes
terminal-pane-final = This can't be taken back.
terminal-pane-thinks = {" "}…
terminal-pane-waits = { $who } …
terminal-pane-busy = Somebody is thinking: wait a moment.
terminal-pane-over = The game is over
terminal-pane-narrowed = What fits what you pointed at; Esc lets go.
terminal-pane-picked = { $purpose ->
    [none] {""}
   *[other] { $purpose }.{" "}
}{ $least ->
    [0] { $count } chosen, { $most } at most
   *[other] { $count } chosen, { $fixed ->
        [yes] { $most ->
            [one] 1 is wanted
           *[other] { $most } are wanted
        }
       *[no] { $least } to { $most } are wanted
    }
}{ $comes ->
    [none] .
   *[other] : { $comes }.
} { $ordered ->
    [yes] The first one lies on top.{" "}
   *[no] {""}
}'c' confirms.
terminal-pane-curtain = Pass the keyboard to { $name }, who presses Enter.
terminal-pane-leave = Leave the game? It is saved.
terminal-pane-yes = Enter: yes
terminal-pane-no = Esc: no
terminal-pane-why-what = Why is what not possible? Words of a choice, or 'undo'.
terminal-pane-book-what = Look up a word, a piece or a rule. Nothing typed lists all words.
terminal-pane-type-what = An answer or a command, as you would type it; 'help' lists commands.
terminal-pane-pace = What happened is told: { $pace ->
    [off] at once
    [fast] fast
    [slow] slowly
   *[normal] at a walk
}
terminal-pane-enter = Enter
terminal-pane-key-choose = choose
terminal-pane-key-confirm = confirm
terminal-pane-key-undo = undo
terminal-pane-key-redo = redo
terminal-pane-key-hint = hint
terminal-pane-key-why = why
terminal-pane-key-scores = scores
terminal-pane-key-book = look up
terminal-pane-key-help = keys
terminal-pane-key-leave = leave
terminal-pane-key-tab = to the next pane
terminal-pane-key-walk = move the cursor
terminal-pane-key-story = log
terminal-pane-key-details = details at full width
terminal-pane-key-pace = pace
terminal-pane-key-theme = light or dark
terminal-pane-key-digits = to the option of that number
terminal-pane-key-let-go = let go what you pointed at or picked
terminal-pane-key-lit = to the next thing that can be chosen
terminal-pane-key-orders = orders
terminal-pane-key-guide = lessons on or off
terminal-pane-key-type = type
terminal-pane-orders = Questions that come again and again can be answered beforehand. Enter orders, or stops.
terminal-pane-orders-none = Nothing can be ordered beforehand in this game.

## The list of games, and a new one

terminal-pane-home = your games
terminal-pane-new = New game
terminal-pane-damaged = can't be read here
terminal-pane-won = over, won by { $who }
terminal-pane-rename = The new name of the game
terminal-pane-export = The file to write the game to
terminal-pane-delete = Delete the game { $name }? It can't be had again.
terminal-pane-key-open = play on
terminal-pane-key-new = new game
terminal-pane-key-look-back = look back
terminal-pane-key-rename = rename
terminal-pane-key-delete = delete
terminal-pane-key-export = write to a file
terminal-pane-key-record = record
terminal-pane-form-keys = Tab goes on · Ctrl+S begins · Esc closes
terminal-pane-game = Game
terminal-pane-seat = Seat { $number }
terminal-pane-who-me = me
terminal-pane-who-person = a person at this keyboard
terminal-pane-who-nobody = nobody
terminal-pane-name = name
terminal-pane-player = Player { $number }
terminal-pane-pack = Pack
terminal-pane-lessons = Explained step by step
terminal-pane-seed = Seed
terminal-pane-seed-drawn = drawn
terminal-pane-begin = Begin
terminal-pane-branch-over = The game is over here: go back to play on from an earlier choice.

## Looking back

terminal-pane-eyes = { $seat-is ->
    [you] your view
   *[other] { $seat ->
        [all] everything is seen
       *[other] as { $seat } sees it
    }
}
terminal-pane-key-back = back
terminal-pane-key-forwards = on
terminal-pane-key-run = run, stop
terminal-pane-key-eyes = see as
terminal-pane-key-branch = play on from here
terminal-pane-key-step = a choice back, or on
terminal-pane-key-step-ten = ten choices
terminal-pane-key-ends = the beginning, the end

## What is typed for an idea of the guided first game

terminal-pane-lesson-welcome = 'q' leaves, 'h' suggests a move, 'b' looks a word or a name up, 'g' ends these notes.
terminal-pane-lesson-ready = 'u' takes a choice back.
terminal-pane-lesson-undo = That is 'u'. With the cursor on the table 'w' tells why something is not possible.
terminal-pane-lesson-rebel_die = 'o' lists orders, which answer for all dice of this turn.
terminal-pane-lesson-over = Choose a better bot, or a friend, for the next game; 'v' in the list of games tells this one again.
