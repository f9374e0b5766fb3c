# Words of powers in Python.

roll-question-power-advanced_logistics = How do you rearrange your construction zone?
roll-choice-advanced_logistics-arrange = Rearrange your construction zone
    .detail = Turn tiles over, and change their order
roll-choice-advanced_logistics-turn = Turn over { $face }
    .detail = To the bottom of the other stack, with the other side up
roll-choice-advanced_logistics-raise = Bring { $face } up to place { $place }
    .detail = Of its stack; 1 is the top
roll-choice-advanced_logistics-next = Go on to the places below
    .detail = The tile at this place stays where it is
roll-refusal-advanced_logistics-not-in-zone = no tile of your zone shows that side.
roll-refusal-advanced_logistics-not-above = that place of its stack is not above the tile.
roll-refusal-advanced_logistics-arrange-first = rearrange your zone, or say that it is enough.

roll-question-power-galactic_bankers = Buy 1 VP for $1?
roll-choice-galactic_bankers-buy = Buy 1 VP
    .detail = Pay $1 and take 1 VP in chips
roll-choice-galactic_bankers-decline = Decline
    .detail = Buy nothing for this Trade
roll-refusal-galactic_bankers-buy-first = say first whether you buy 1 VP for $1.
