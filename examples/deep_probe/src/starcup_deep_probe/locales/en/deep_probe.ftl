roll-question-power-deep_probe = Send a probe for $1?
roll-choice-deep_probe-send = Send a probe
    .detail = Pay $1; a die says how many VP in chips it brings
roll-choice-deep_probe-wait = Wait
    .detail = Send no probe in this phase
roll-event-probe-returned = { $seat-is ->
    [you] Your probe is back, with { $found } VP.
   *[other] The probe of { $seat } is back, with { $found } VP.
}
roll-refusal-deep_probe-probe-first = say first whether you send a probe for $1.
