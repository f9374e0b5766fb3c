# Words that every game has.

starcup-text = { $text }
starcup-hidden = hidden
starcup-hidden-many = { $count } hidden
starcup-yes = yes
starcup-no = no
starcup-nothing = nothing
starcup-counted = { $thing } x{ $count }
starcup-seat = Seat { $seat }
starcup-you = You
    .within = you
starcup-automatic = Seat { $seat }
starcup-entry = { $key } { $value }
starcup-entries = { $of }
starcup-table = Table
starcup-of-seat = { $seat }
starcup-over = The game is over
starcup-round = Round { $round }

starcup-picture-back = { $thing }, face down
starcup-picture-face = { $thing }: { $face }
