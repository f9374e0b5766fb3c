# Ce que le serveur lui-même dit dans la langue du lecteur.

feed-turn = À vous dans { $title }, round { $round }
feed-over = { $title }, partie finie : { $count ->
    [0] personne n'a gagné
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
