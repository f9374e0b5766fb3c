# What bots say of their choices, whatever game is played.

# Hints.

bots-hint = hint: { $number ->
    [none] {""}
   *[other] {$number},{" "}
}{ $choices }.
bots-hint-option = { $number ->
    [none] {""}
   *[other] {$number},{" "}
}{ $choice }
bots-hint-no-reasons = { $bot ->
    [none] The bot
   *[other] { $bot }
} gives no reasons.
bots-hint-for = For it: { $reasons }.
bots-hint-against = Against it: { $reasons }.
bots-hint-all-the-same = { $count ->
    [2] The other choice is just as good.
   *[other] All { $count } choices are equally good.
}
bots-hint-as-good = Just as good: { $choices }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
}
bots-hint-close = Nearly as good: { $choice }.
bots-hint-next = Next best: { $choice }.

# Notes about what the numbers of a bot don't show.

bots-note-nothing-else = There is nothing else to choose.
bots-note-declines = It knows nothing about such questions, and declines.
bots-note-takes-any = It knows nothing about such questions, and takes any choice.
bots-note-workers-missed-least = The workers missed least do the work.
bots-note-dice-missed-least = The dice missed least are spent.
bots-note-most-useful-dice = The most useful dice that the credits pay for come first.

# What speaks for a choice, as bots call it: names that say too little by themselves.

term-points = printed VP
term-work = dice it takes
term-site = site for goods
term-queue = waiting in the stack
term-on_top = on top of the stack
term-least_gain = a move's price
term-abandoning = abandoning at all
term-tie_break = dice in the cup break ties
term-use = usefulness
term-tried = what it changes, as trials show
term-extensions = what expansions promise
term-task_there = its task
term-at_hand = being at hand
