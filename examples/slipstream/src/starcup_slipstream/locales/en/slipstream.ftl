tiny-epic-question-choose-pilot = Which pilot do you keep?
tiny-epic-choice-pilots-keep-pilot = Keep { $pilot }
tiny-epic-choice-pilots-ask-help = Send your pilot back for help
    .detail = He goes one space back, and you gain 1 culture
tiny-epic-choice-rifts-jump = Jump from { $ship } to { $place }
    .detail = For 1 flux
tiny-epic-choice-rifts-surge = Surge at { $planet }
    .detail = The ship advances one space, for 3 flux
tiny-epic-refusal-pilots = you were dealt { $dealt }.
tiny-epic-event-pilot-kept = { $seat-is ->
    [you] You keep the pilot { $pilot }.
   *[other] { $seat } keeps the pilot { $pilot }.
}
tiny-epic-event-pilot-moved = { $seat-is ->
    [you] Your pilot { $pilot }
   *[other] { $pilot }, the pilot of { $seat },
} moves to space { $space }.
tiny-epic-event-pilot-helped = { $pilot } goes back to { $space ->
    [0] the start
   *[other] space { $space }
} and brings 1 culture.
tiny-epic-event-rift-found = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} up a rift at { $planet }: { $rift }.
tiny-epic-event-flux-gained = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
} { $amount } flux.
tiny-epic-event-ship-jumped = { $seat-is ->
    [you] Your ship jumps
   *[other] A ship of { $seat } jumps
} from { $planet } to { $place }.
tiny-epic-event-flux-surged = { $seat-is ->
    [you] You spend
   *[other] { $seat } spends
} 3 flux on a surge at { $planet }.
