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
# Tables, questions and scores as lines.

starcup-lines-barred = Not possible: { $reasons }
starcup-lines-more = ... { $count } more
starcup-lines-of = { $value } of { $most }
starcup-lines-empty = Empty: { $places }
starcup-lines-turned = turned
starcup-lines-or = or { $thing }
starcup-lines-explained = (a number and '?', such as '2?', tells more)
starcup-lines-total = total
starcup-lines-tie-break = tie-break
starcup-lines-winner = winner
starcup-lines-nobody-wins = Nobody wins.
starcup-lines-no-scores = No scores are told before the end.

# What is typed as an answer.

starcup-lines-fillers = the a an and then with to for of on from in by my its
starcup-draft-nothing-named = Nothing is named.
starcup-draft-no-number = There is no { $number }: the numbers are 1 to { $most }.
starcup-draft-several = Several things are called "{ $name }": { $numbers }. Type the number, or more of the name.
starcup-draft-unknown = "{ $name }" is not to be chosen here.
starcup-draft-twice = One thing is named twice: { $of }.
starcup-draft-not-so-often = { $count ->
    [one] There is only 1 { $thing }.
   *[other] There are only { $count } { $thing }.
}
starcup-draft-too-many = That would be { $count }, and { $most } at most may be chosen.
starcup-draft-not-picked = { $thing } is not chosen.
