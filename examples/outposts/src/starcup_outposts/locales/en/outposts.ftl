tiny-epic-question-power-gamblers_rock-ask = How much energy do you stake?
tiny-epic-choice-gamblers_rock-stake = Stake { $energy } energy
    .detail = On an even chance it comes back, with as much culture
tiny-epic-event-staked = { $won ->
    [yes] { $seat-is ->
        [you] You win your stake of { $energy } energy.
       *[other] { $seat } wins a stake of { $energy } energy.
    }
   *[no] { $seat-is ->
        [you] You lose your stake of { $energy } energy.
       *[other] { $seat } loses a stake of { $energy } energy.
    }
}
