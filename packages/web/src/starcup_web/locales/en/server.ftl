# What the server itself says in the language of a reader.

feed-turn = Your turn in { $title }, round { $round }
feed-over = { $title } is over: { $count ->
    [0] nobody won
   *[other] { $names } won
}
