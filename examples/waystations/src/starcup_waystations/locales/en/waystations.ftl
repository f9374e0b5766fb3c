race-choice-freight_auction-auction = { $power }: auction the good of { $world }
    .detail = A die says how many cards it brings, from 1 to 4
race-event-auctioned = { $seat-is ->
    [you] Your good was auctioned for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
   *[other] The good of { $seat } was auctioned for { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
}
