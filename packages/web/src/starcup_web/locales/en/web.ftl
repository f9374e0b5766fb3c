# The words of the table in the browser.

## Everywhere

title = Starcup
tagline = A galaxy on your table. Play with friends far away, around one screen, or against bots.
title-turn = ● Your turn: { $title }
close = Close
loading = The table is being laid …
closed = This link opens nothing
lobby = To all games
search = Search
copy = Copy
copied = Copied.
share = Share
open = Open
error-page = Something went wrong in this page. Load it again.
error-offline = The server can't be reached. Nothing was lost; try again in a moment.
error-server = The server could not do that ({ $status }).

# What the server refuses, by its code.

refused-no-link = This link opens nothing: it is cut, or of a game that is not here any more.
refused-not-your-seat = This link can't do that for this seat.
refused-no-seat = Nobody has a link to this seat.
refused-hidden = Before the game is over, that would tell what is hidden.
refused-unavailable = Games can't be reached at the moment. Look again later whether it was done.
refused-too-many-games = There are so many games here that no more can be begun.
refused-too-many-connections = There are too many connections from your address.
refused-too-fast = That was too much at once: wait a moment, and try again.
refused-too-long = That is too long.
refused-overtaken = Others act in this game at the same moment: try again.
refused-bad-journal = { $message }
refused-bot-failed = { $message }
refused-stopped = The game has stopped: the code of a bot, a pack or the game has failed.
refused-no-hints = No bot gives hints in this game.
refused-internal = A fault in the server: please report it.

## The table

face-down = Face down
times = × { $count }
of = { $count } of { $most }
bot = bot
person = a person
present = here
away = away
your-turn = Your turn
thinks = thinking …
points = VP
tie-break = Tie-break: { $points }
time-left = Time left
show-more = Show all that { $name } has
show-less = Show less of what { $name } has
watching = You watch
offline = No connection. It is being taken up again …
seat-switch = Who plays now
panels = Panels
log = What happened
log-empty = Nothing has happened yet.
players = Players and links
played-by = Played by
feed = Address of a feed that tells when it is my turn
feed-get = Follow my turns by a feed
book = Look things up
book-rules = Rules
book-glossary = Words
book-pieces = Pieces
found = { $count ->
    [one] One entry
   *[other] { $count } entries
}
settings = Settings
keys = Keys
not-possible = Not possible now

## The question

question = The question
skip = Skip
hint = Hint
hint-plain = This is what a bot would do.
hint-take = Do that
undo = Undo
redo = Redo
waiting = One moment …
waiting-for = Waiting for { $names }
over = { $count ->
    [0] The game is over.
    [one] The game is over. The winner is { $names }.
   *[other] The game is over. The winners are { $names }.
}
confirm = This can't be taken back: { $choice }?
not-yet = Not yet
all-options = Show all { $count } choices
back = Back
pick-exactly = { $count ->
    [one] Pick one.
   *[other] Pick { $count }.
}
pick-between = Pick { $least } to { $most }.
pick-none = None
pick-confirm = { $count ->
    [0] Confirm
   *[other] Confirm ({ $count })
}
pick-clear = Clear
first-on-top = The first one lies on top.

## Standing orders

orders = Standing orders
orders-what = Questions that come again and again can be answered beforehand.
orders-none = This game has no questions that can be answered beforehand.
order-always = Whenever it is asked
order-where = Where { $where }
order-holds = Ordered: { $order }.
order-choice = Answer
order-until = until
order-give = Order it
order-stop = Ask me again

## Real dice and cards, as they lie on a real table

chance = What was rolled or drawn?

## Several people at one screen

curtain = Pass the screen to { $name }
curtain-open = I am { $name }

## Looking closely

look = Look
look-on = Click a piece to look at it closely.

## Lessons

lesson = A lesson
lesson-next = Next
lesson-done = I see
lesson-stop = No more lessons

## Keys

key-walk = go through what can be pointed at
key-walk-all = go through all pieces
key-point = point at it, or pick it
key-confirm = confirm what is picked
key-escape = esc
key-clear = let go what was pointed at
key-undo = take the last choice back
key-redo = make it again
key-hint = ask for a hint
key-look = look at the piece closely
key-skip = skip what is being told
key-log = what happened
key-book = look things up
key-keys = these keys

## Settings

language = Language
theme = Colours
theme-auto = like the device
theme-dark = dark
theme-light = light
pace = What happened is told
pace-off = at once
pace-fast = fast
pace-normal = normal
pace-slow = slow
confirms = Ask again before what can't be taken back
answers = Answer by itself when there is only one choice
teaches = Explain the game step by step
sound = A sound when it is my turn
notices = A notice when it is my turn

## The first page

my-games = My games
no-games = No game is being played.
finished-games = Finished games
game-gone = no longer there
won-by = { $count ->
    [0] finished
    [one] won by { $names }
   *[other] won by { $names } together
}
remove = Remove from this list
remove-game = Remove { $title } from this list
replay = Replay
new-game = New game
which-game = The game
for-players = { $least ->
    [1] alone, or up to { $most } players
   *[other] { $least } to { $most } players
}
who-plays = Who plays
who-me = Me
who-here = Somebody at this screen
who-link = A friend, by a link
who-bot = Bot: { $name }
bots = Bots
player = Player { $number }
player-who = Who plays seat { $number }
player-name = Name of player { $number }
player-remove = Remove player { $number }
player-add = One more player
more-options = More options
packs = Packs
real-things = Roll real dice and draw real cards: the table asks what came
clock = Time for each answer
clock-none = as long as you like
clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
start = Start the game
links = The game is ready
links-what = Send each player the link of his seat. Whoever has a link sits there.
link-seat = Seat of { $name }
link-watch = To watch
seen-by = Seen by
onlooker = an onlooker
link-replay = Link to this moment
go-to-table = To the table
other-ways = Other ways in
paste-link = A link that somebody sent you
no-link = That is no link to a table.
load-file = A game from a file

## Replays

play = Play
pause = Pause
to-table = To the table
choice-number = Which choice
branch = Play on from here
export = Save as a file
chances = Who was going to win
chances-reckon = Reckon it
chances-reckoning = Games are played on from many points …
chances-chart = The chances of each player, choice by choice
swings = Where it turned
swing = { $sign }{ $by } %
percent = { $number } %
