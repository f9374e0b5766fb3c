# The words of Salvage.

drone-mite = mite
drone-wasp = wasp
drone-crab = crab
drone-mule = mule
drone-ox = ox
drone-whale = whale
salvage-strength = strength { $strength }
salvage-sent = strength { $strength } of { $hull }

salvage-question-send = Which drones do you send? The hull is { $hull }.
salvage-question-search = Do you open another hold? { $opened ->
    [0] The first is safe.
   *[other] A die of { $opened } or less blows them all up.
}
salvage-choice-open = Open another hold
    .detail = { "" }
salvage-choice-leave = Leave
    .detail = { $points ->
        [one] for 1 point
       *[other] for { $points } points
    }

salvage-event-wreck-found = Wreck { $wreck }: its hull is { $hull }
salvage-event-drones-built = { $seat-is ->
    [you] You build: { $drones }
   *[other] { $seat } builds: { $drones }
}
salvage-event-drones-sent = { $seat-is ->
    [you] You send: { $drones }
   *[other] { $seat } sends: { $drones }
}
salvage-event-wreck-hauled = { $seat-is ->
    [you] You haul the wreck, for { $points } points
   *[other] { $seat } hauls the wreck, for { $points } points
}
salvage-event-wreck-lost = Nobody hauls the wreck
salvage-event-hold-opened = { $seat-is ->
    [you] You open a hold: { $die }
   *[other] { $seat } opens a hold: { $die }
}
salvage-event-holds-left = { $seat-is ->
    [you] You leave the wreck; its holds brought { $points }
   *[other] { $seat } leaves the wreck; its holds brought { $points }
}
