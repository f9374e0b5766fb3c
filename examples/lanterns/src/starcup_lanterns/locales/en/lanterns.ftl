# The words of Lanterns.

action-sound = Sound
phase-sound = Sound
keyword-lantern = Lantern
source-lanterns = Lanterns
source-charters = Charters

race-field-free = On the table
race-field-charters = Charters
race-field-oil = Oil

race-question-sound = Which kind of card do you seek? You turn up 6 cards at most.
race-choice-lanterns-seek = { $what ->
    [development] A development
    [world] A world that is not military
   *[other] A military world
}
    .detail = The first that is turned up goes to your hand
race-choice-lanterns-burn-for-sale = Burn 2 oil for the sale
    .detail = Draw 2 cards; then choose the good
race-choice-lanterns-burn-for-chips = Burn 2 oil
    .detail = 1 VP in chips
race-detail-sound = Everybody gains 1 oil; you turn up 6 cards at most and keep the first of a kind

race-event-oil-gained = { $seat-is ->
    [you] You gain { $amount } oil.
   *[other] { $seat } gains { $amount } oil.
}
race-event-turned-up = { $kept ->
    [yes] { $seat-is ->
        [you] You turn up { $card } and keep it.
       *[other] { $seat } turns up { $card } and keeps it.
    }
   *[no] { $seat-is ->
        [you] You turn up { $card }.
       *[other] { $seat } turns up { $card }.
    }
}
race-event-charter-won = { $seat-is ->
    [you] You have { $charter } now.
   *[other] { $seat } has { $charter } now.
}
race-event-charter-lost = { $seat-is ->
    [you] You lose { $charter }.
   *[other] { $seat } loses { $charter }.
}
