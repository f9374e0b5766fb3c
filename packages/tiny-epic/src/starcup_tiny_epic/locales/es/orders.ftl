# Hasta cuándo responde una orden permanente (detrás de «hasta») y, detrás de «cuando», a qué preguntas.

tiny-epic-until-follow-my-turn = tu turno
tiny-epic-until-follow-next-turn = el final de este turno
tiny-epic-until-follow-next-die = que se active otro dado
tiny-epic-until-follow-move = que se active un dado de nave
tiny-epic-until-follow-energy = que se active un dado de energía
tiny-epic-until-follow-culture = que se active un dado de cultura
tiny-epic-until-follow-economy = que se active un dado de economía
tiny-epic-until-follow-diplomacy = que se active un dado de diplomacia
tiny-epic-until-follow-colony = que se active un dado de colonia

tiny-epic-until-rebel-die-my-turn = tu turno
tiny-epic-until-rebel-die-next-turn = el final de este turno
tiny-epic-until-rebel-die-move = que la galaxia rebelde saque un dado de nave
tiny-epic-until-rebel-die-energy = que la galaxia rebelde saque un dado de energía
tiny-epic-until-rebel-die-culture = que la galaxia rebelde saque un dado de cultura
tiny-epic-until-rebel-die-economy = que la galaxia rebelde saque un dado de economía
tiny-epic-until-rebel-die-diplomacy = que la galaxia rebelde saque un dado de diplomacia
tiny-epic-until-rebel-die-colony = que la galaxia rebelde saque un dado de colonia

tiny-epic-where-follow-for-nothing = seguir no aporta más de lo que cuesta
tiny-epic-until-follow-for-nothing-stopped = nueva orden
tiny-epic-where-useless-rebel-die = el dado de la galaxia rebelde no le sirve de nada
tiny-epic-until-useless-rebel-die-stopped = nueva orden
