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
# Refusals of the kernel. What was given or is expected comes in quotes.

starcup-refusal-not-offered = { $item } is not among what is offered: { $offered }.
starcup-refusal-twice = { $item } was named { $count } times, and { $there ->
    [one] there is 1
   *[other] there are { $there }
}.
starcup-refusal-number = expected { $least } of { $offered }; found { $found }.
starcup-refusal-number-between = expected { $least } to { $most } of { $offered }; found { $found }.
starcup-refusal-same-thing = the same was named as { $first } and as { $item }.
starcup-refusal-place-too = one of these has to be placed, too: { $names }.
starcup-refusal-not-asked-for = { $items } is not what is asked for now.
starcup-refusal-not-now = { $choice } is not possible now.
starcup-refusal-no-text = { $given } is no choice of this game; expected a choice or its text.
starcup-refusal-not-understood = { $given } is no choice of this game; expected one of: { $known }.
starcup-refusal-not-understood-near = { $given } is no choice of this game; did you mean { $near }?
starcup-open = { $number ->
    [none] none is open
   *[other] question { $number } is open
}
starcup-refusal-no-such-question = { $seat-is ->
    [you] you were
   *[other] { $seat } was
} never asked question { $number }; { $open }.
starcup-refusal-not-asked-yet = { $seat-is ->
    [you] you were
   *[other] { $seat } was
} not asked question { $number } yet.
starcup-refusal-stale = question { $number } of { $seat-is ->
    [you] this seat
   *[other] { $seat }
} was answered or withdrawn; { $open }.
starcup-refusal-finished = the game is over.
starcup-refusal-not-asked = { $seat-is ->
    [you] you have
   *[other] { $seat } has
} nothing to decide now.
starcup-refusal-no-seat = there is no seat { $given }; seats are 0 to { $last }.
starcup-refusal-no-chance = no roll or draw is awaited.
starcup-refusal-no-outcome = { $given } is no outcome of { $kind }; expected one of { $expected }.
starcup-refusal-not-in-deck = { $outcome } can't have been drawn: it is not in the deck.
starcup-refusal-orders-finished = the game is over: nothing will be asked any more.
starcup-refusal-over-at-once = { $choice } until { $condition } would be over at once.
starcup-refusal-no-orders = nothing can be ordered beforehand in this game.
starcup-refusal-no-such-kind = no kind of question { $given } can be ordered; expected { $expected }.
starcup-refusal-no-such-kind-near = no kind of question { $given } can be ordered (did you mean { $near }?); expected { $expected }.
starcup-refusal-no-such-choice = no choice { $given } can be ordered; expected { $expected }.
starcup-refusal-no-such-choice-near = no choice { $given } can be ordered (did you mean { $near }?); expected { $expected }.
starcup-refusal-no-such-condition = no condition { $given } can be ordered; expected { $expected }.
starcup-refusal-no-such-condition-near = no condition { $given } can be ordered (did you mean { $near }?); expected { $expected }.

# Standing orders.

starcup-order = { $choice } until { $condition }
starcup-order-where = { $choice } where { $where }{ $condition ->
    [none] {""}
   *[other] {" "}until { $condition }
}

# Tables, questions and scores as lines.

starcup-lines-barred = Not possible: { $reasons }
starcup-lines-holds = { $place }: { $contents }
starcup-lines-apart = {"; "}
starcup-lines-cell = { $it-short }
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
starcup-lines-lost = { $seat-is ->
    [you] You have lost.
   *[other] { $seat } has lost.
}
starcup-lines-no-scores = No scores are told before the end.

# What is typed as an answer.

starcup-lines-fillers = the a an and then with to for of on from in by my its
starcup-draft-all = all
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

# Why the last choice can't be taken back.

starcup-undo-nothing = There is nothing to take back: you have not chosen anything yet.
starcup-undo-too-late = This can't be taken back: { $choice }. { $reason }, and undo never takes back what was learnt.
starcup-undo-chance = Dice were rolled or cards were drawn since
starcup-undo-answered = { $who } { $count ->
    [one] has
   *[other] have
} answered since
starcup-undo-shown = Something hidden was shown since
