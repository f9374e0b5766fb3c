# Palabras de Roll for the Galaxy. Lo que falta aquí se dice en inglés; las losetas conservan su nombre impreso.

# Nombres. Los atributos de die, phase y tile valen para todo nombre ($name) de su lista que no tenga los suyos.
# .indefinite: un dado Militar; .plural: dados Militares; .good: bien Militar; .kind: Militar, de Genes; .from: del cubilete.

die = { $name }
    .indefinite = un { $name }
    .good = bien ({ $name })
die-home = dado Propio
    .plural = dados Propios
    .good = bien Propio
    .kind = Propio
die-military = dado Militar
    .plural = dados Militares
    .good = bien Militar
    .kind = Militar
die-consumption = dado de Consumo
    .plural = dados de Consumo
    .good = bien de Consumo
    .kind = de Consumo
die-novelty = dado de Innovación
    .plural = dados de Innovación
    .good = bien de Innovación
    .kind = de Innovación
die-rare_elements = dado de Elementos Raros
    .plural = dados de Elementos Raros
    .good = bien de Elementos Raros
    .kind = de Elementos Raros
die-genes = dado de Genes
    .plural = dados de Genes
    .good = bien de Genes
    .kind = de Genes
die-alien_technology = dado de Tecnología Alienígena
    .plural = dados de Tecnología Alienígena
    .good = bien de Tecnología Alienígena
    .kind = de Tecnología Alienígena
colour = { $name }
    .world = mundo ({ $name })
colour-novelty = Innovación
    .world = mundo de Innovación
colour-rare_elements = Elementos Raros
    .world = mundo de Elementos Raros
colour-genes = Genes
    .world = mundo de Genes
colour-alien_technology = Tecnología Alienígena
    .world = mundo de Tecnología Alienígena
colour-grey = gris
    .world = mundo gris
phase = { $name }
    .from = de { $name }
    .to = a { $name }
phase-explore = Explorar
phase-develop = Desarrollar
phase-settle = Colonizar
phase-produce = Producir
phase-ship = Transportar
sign-wild = comodín
tile = { $name }
    .from = de { $name }
    .to = a { $name }
place-cup = el cubilete
    .from = del cubilete
    .to = al cubilete
place-citizenry = la Ciudadanía
    .from = de la Ciudadanía
    .to = a la Ciudadanía
place-developers = los desarrolladores
    .from = de los desarrolladores
    .to = a los desarrolladores
place-settlers = los colonos
    .from = de los colonos
    .to = a los colonos
place-dictate = el dictado
    .from = del dictado
    .to = al dictado
place-supply = la reserva
    .from = de la reserva
    .to = a la reserva
place-bag = la bolsa
    .from = de la bolsa
    .to = a la bolsa
place-box = la caja
    .from = de la caja
    .to = a la caja
place-drawn = las losetas robadas
    .from = de las losetas robadas
    .to = a las losetas robadas
source-stock = provisión
source-completion = construcción completada
source-development = desarrollo
source-world = mundo
score-chips = fichas de PV
score-tiles = losetas
reason-pool = la reserva de PV está vacía
reason-squares = un despliegue ha llegado a su número de casillas

roll-numbered = { $numeral } { $phase }
    .from = de { $phase }
    .to = a { $phase }
roll-sides = { $sides }
roll-imaginary = { $die } imaginario
    .indefinite = { $die-indefinite } imaginario
    .plural = { $die-plural } imaginarios
    .kind = { $die-kind } imaginario
roll-flagged = { $die } ({ $flags })
    .indefinite = { $die-indefinite } ({ $flags })
    .plural = { $die-plural } ({ $flags })
    .good = { $die-good } ({ $flags })
    .kind = { $die-kind } ({ $flags })
roll-die-showing = { $die } ({ $side })
    .plural = { $die-plural } ({ $side })
roll-die-at = { $die } { $place-from }
    .plural = { $die-plural } { $place-from }
roll-good-on = { $die-good } en { $place }
roll-on-top = { $tile } encima
roll-chips = fichas de PV

# Losetas en pocas palabras.

roll-meaning = { $parts }
roll-meaning-gives = { $parts }: { $grants }
roll-meaning-power = { $parts }. { $power-first }
roll-brief-world = { $colour-world }, coste { $cost }
roll-brief-development = desarrollo, coste { $cost }
roll-bonus = bonus de PV al final
roll-power-in = poder en la fase de { $phase }
roll-reassign-power = poder de reasignación
roll-matches = coincide con el mundo
roll-grant-start = empieza con { $credits } $
roll-grant-credits = +{ $credits } $
roll-grant-lose = pierde { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }
roll-grant-dice = { $dice ->
    [one] { $dice } { $die }
   *[other] { $dice } { $die-plural }
  } { $to ->
    [cup] al cubilete
    [citizenry] a la Ciudadanía
   *[good] { $dice ->
        [one] como bien
       *[other] como bienes
      }
  }

# La mesa.

roll-status-set-up = Preparación
roll-status-phase = Ronda { $round }: { $phase }
roll-status-assign = Ronda { $round }: Asignar
roll-status-manage = Ronda { $round }: Administrar el imperio
roll-space-phases = Fases
roll-space-pool = Reserva de PV
roll-space-bag = Bolsa
roll-space-supply = Reserva
roll-space-box = Caja
roll-space-cup = Cubilete
roll-space-citizenry = Ciudadanía
roll-space-screen = Dados lanzados, en secreto
roll-space-sheet = Tus dados
roll-space-loose = Por asignar
roll-space-dictate = Dictado
roll-space-workers = Trabajadores
roll-space-tableau = Despliegue
roll-space-goods = Bienes
roll-space-developments = Por desarrollar
roll-space-developers = Dados sobre la loseta superior
roll-space-settlers = Dados sobre la loseta superior
roll-space-worlds = Por colonizar
roll-space-draft = Nueva zona de construcción
roll-space-drawn = Losetas robadas
roll-space-abandoned = Losetas abandonadas
roll-note-order = Orden de los jugadores: { $seats }
roll-field-beyond = PV pagados fuera de la reserva
roll-field-credits = Créditos
roll-field-chips = Fichas de PV
roll-field-squares = Casillas
roll-field-cheaper = dados de menos para { $tile }
roll-note-phases = { $count ->
    [0] ninguna todavía
   *[other] en esta ronda { $phases }
}
roll-badge-begun = de { $chips }
roll-badge-now = en curso
roll-badge-selected = seleccionada por { $seats-within }
roll-badge-spare = por el dado de repuesto
roll-badge-side = { $tile }: { $meaning }
roll-badge-world = { $colour-world }
roll-badge-points = { $points } PV
roll-badge-goods = { $count ->
    [one] { $goods-good }
   *[other] { $count } bienes: { $goods-counted }
  }
roll-badge-used = utilizado
roll-badge-selector = selecciona la fase
roll-badge-moving = en camino
roll-badge-progress = { $lying } de { $needed } { $needed ->
    [one] dado
   *[other] dados
  }
roll-badge-needs = { $needed ->
    [one] necesita { $needed } dado
   *[other] necesita { $needed } dados
  }
roll-badge-printed = coste impreso { $cost }

# Preguntas.

roll-question-choose-start = ¿Qué cara de cada loseta inicial te quedas? Una loseta será un desarrollo y la otra un mundo.
roll-question-confirm-start = ¿Están tus losetas iniciales listas para mostrarse?
roll-question-select = ¿Qué fase seleccionas, y con qué dado? La fase tendrá lugar, y el dado trabajará en ella muestre lo que muestre.
roll-question-assign = ¿En qué fase trabaja cada uno de estos dados? Sus caras te dejan elegir.
roll-question-reassign = ¿Has terminado, o mueves dados antes?
roll-question-reassign-ready = ¿Has terminado? Ya no hay manera de mover tus dados.
roll-question-reassign-more = ¿Qué dado se mueve, y a qué fase?
roll-question-explore = ¿Qué hace tu próximo explorador?
roll-question-abandon = ¿Qué losetas de tu zona de construcción abandonas? Robas 1 loseta nueva, y 1 más por cada una.
roll-question-place = ¿Qué cara de cada loseta nueva te quedas, y en qué orden se construirán?
roll-question-place-one = ¿Qué cara de esta loseta te quedas? Esperará su construcción detrás de las demás.
roll-question-construct = ¿Qué dados colocas en esta loseta?
roll-question-lose-die = ¿Cuál de tus dados vuelve a la reserva?
roll-question-produce = ¿Qué dado se convierte en bien, y en qué mundo?
roll-question-ship = ¿Qué bien se transporta, cómo y con qué dado?
roll-question-recruit = { $most ->
    [one] ¿Qué dado reclutas, de la Ciudadanía a tu cubilete, por { $price } $? Tus créditos alcanzan para { $most }.
   *[other] ¿Qué dados reclutas, de la Ciudadanía a tu cubilete, por { $price } $ cada uno? Tus créditos alcanzan para { $most }.
  }
roll-question-recall = ¿Qué dados recuperas de losetas y bienes para volver a lanzarlos? Los demás siguen trabajando.

roll-subject-building = { $tile }: { $lying } de { $needed } { $needed ->
    [one] dado
   *[other] dados
  }{ $lying ->
    [0] { "" }
   *[other] { " " }({ $dice-counted })
  }
roll-subject-loose = { $dice-counted }
roll-subject-start = por desarrollar: { $development }; por colonizar: { $world }
roll-subject-power = { $power }: { $meaning }
roll-subject-dictate = Dictar: has devuelto un dado, y mueves otro a cualquier fase.

# Opciones.

roll-choice-start = Empezar con el desarrollo { $development } y el mundo { $world }
    .detail = { $development } / { $world }
roll-choice-select = Seleccionar { $phase } con { $colour-indefinite } ({ $face })
roll-choice-assign = { $colour } { $phase-to }
roll-choice-dictate-with = Dictar: devolver { $colour-indefinite } { $source-from }
    .detail = para mover otro dado a cualquier fase
roll-choice-move = { $colour } { $source-from } { $target-to } ({ $power })
roll-choice-enough = Dejar de utilizar { $power }
roll-choice-ready = Terminar
    .detail = mostrar tus dados a todos y continuar
roll-choice-scout = Reconocer con { $worker-indefinite }
    .detail = robar una loseta por construir, más si abandonas otras
roll-choice-stock = Proveer con { $worker-indefinite }
    .detail = +{ $credits } $
roll-choice-abandon = Abandonar { $items }
roll-choice-place = Colocar { $items }
roll-choice-build = Colocar { $items-counted } en { $face }
roll-choice-lose = Perder { $colour-indefinite } { $place-from }
roll-choice-produce = { $worker } como bien en { $world }
roll-choice-leave-empty = Ningún bien (más) en { $world }
    .detail = los demás mundos reciben a todos los productores
roll-choice-trade = Comerciar con el { $good-good } del mundo { $world }, con { $worker-indefinite }
    .detail = +{ $credits } $
roll-choice-consume = Consumir el { $good-good } del mundo { $world }, con { $worker-indefinite }
    .detail = { $credits ->
        [0] +{ $chips } PV
       *[other] +{ $chips } PV y +{ $credits } $
      }
roll-choice-keep = No transportar ningún { $good-good } (más) del mundo { $world }
    .detail = los demás bienes ocupan a todos los transportistas
roll-choice-recruit = Reclutar { $items-counted }
roll-choice-recall = Recuperar { $items-counted }
roll-choice-done = Nada más
roll-choice-of-power = { $what } ({ $power })

roll-sum-recruit = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
  }; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
  } en la Ciudadanía, y { $credits } $
roll-sum-build = { $dice } de { $needed } { $needed ->
    [one] dado
   *[other] dados
  }
roll-sum-abandon = { $tiles ->
    [one] { $tiles } loseta abandonada
   *[other] { $tiles } losetas abandonadas
  }, { $drawn ->
    [one] { $drawn } robada
   *[other] { $drawn } robadas
  }
roll-sum-recall = { $dice ->
    [one] { $dice } dado recuperado
   *[other] { $dice } dados recuperados
  }, { $cup } en el cubilete

# Lo que ocurre.

roll-event-dealt = { $seat-is ->
    [you] Recibes la facción { $faction } ({ $halves }) y el mundo inicial { $home_world }.
   *[other] { $seat } recibe la facción { $faction } ({ $halves }) y el mundo inicial { $home_world }.
  }
roll-event-tiles-seen = { $seat-is ->
    [you] Robas { $tiles }.
   *[other] { $seat } roba { $tiles }.
  }
roll-event-tiles-drawn = { $seat-is ->
    [you] Robas
   *[other] { $seat } roba
  } { $count ->
    [one] { $count } loseta
   *[other] { $count } losetas
  }.
roll-event-stacks-begun = { $seat-is ->
    [you] Empiezas con el desarrollo { $development } y el mundo { $world }.
   *[other] { $seat } empieza con el desarrollo { $development } y el mundo { $world }.
  }
roll-event-round-began = Ronda { $number }
roll-event-dice-rolled = { $seat-is ->
    [you] Lanzas { $colours-counted }.
   *[other] { $seat } lanza { $colours-counted }.
  }
roll-event-faces-seen = { $seat-is ->
    [you] Lanzas { $faces-counted }.
   *[other] { $seat } lanza { $faces-counted }.
  }
roll-column = { $phase }: { $dice-counted }
roll-revealed-selected = { $seat-is ->
    [you] seleccionas { $selected } con { $selector-indefinite }
   *[other] selecciona { $selected } con { $selector-indefinite }
  }
roll-revealed-nothing = { $seat-is ->
    [you] no seleccionas nada
   *[other] no selecciona nada
  }
roll-revealed-dictated = { $seat-is ->
    [you] dictas con { $dictated-counted }
   *[other] dicta con { $dictated-counted }
  }
roll-revealed-used = { $seat-is ->
    [you] utilizas { $powers }
   *[other] utiliza { $powers }
  }
roll-event-revealed = { $seat } { $parts }{ $filled ->
    [0] { "" }
   *[other] { " " }({ $columns })
  }.
roll-event-spare-die-rolled = El dado de repuesto muestra { $face }.
roll-event-phases-chosen = { $count ->
    [0] Ninguna fase tiene lugar.
    [one] La fase de esta ronda: { $phases }.
   *[other] Las fases de esta ronda: { $phases }.
  }
roll-event-workers-returned = { $seat-is ->
    [you] Devuelves { $colours-counted } al cubilete.
   *[other] { $seat } devuelve { $colours-counted } al cubilete.
  }
roll-event-phase-began = { $phase }
roll-event-credits-gained = { $seat-is ->
    [you] Ganas { $credits } $
   *[other] { $seat } gana { $credits } $
  }{ $from ->
    [stock] { "" }
   *[other] { " " }({ $source })
  }.
roll-event-chips-gained = { $seat-is ->
    [you] Ganas { $chips } PV ({ $source }).
   *[other] { $seat } gana { $chips } PV ({ $source }).
  }
roll-event-scouted = { $seat-is ->
    [you] Reconoces con { $worker-indefinite }.
   *[other] { $seat } reconoce con { $worker-indefinite }.
  }
roll-event-stocked = { $seat-is ->
    [you] Provees con { $worker-indefinite }.
   *[other] { $seat } provee con { $worker-indefinite }.
  }
roll-event-tile-abandoned = { $seat-is ->
    [you] Abandonas una loseta
   *[other] { $seat } abandona una loseta
  } de la pila de { $stack ->
    [world] mundos
   *[development] desarrollos
  }.
roll-event-tile-placed = { $seat-is ->
    [you] Colocas una loseta
   *[other] { $seat } coloca una loseta
  } { $where ->
    [top] encima
   *[bottom] debajo
  } de la pila de { $stack ->
    [world] mundos
   *[development] desarrollos
  }.
roll-event-tile-given-up = { $seat-is ->
    [you] Devuelves a la bolsa una loseta
   *[other] { $seat } devuelve a la bolsa una loseta
  } de la pila de { $stack ->
    [world] mundos
   *[development] desarrollos
  }.
roll-event-tile-moved = { $to ->
    [abandoned] { $seat-is ->
        [you] Abandonas { $face }
       *[other] { $seat } abandona { $face }
      }
    [bag] { $seat-is ->
        [you] Devuelves { $face } a la bolsa
       *[other] { $seat } devuelve { $face } a la bolsa
      }
   *[other] { $seat-is ->
        [you] Colocas { $face }
       *[other] { $seat } coloca { $face }
      } { $where ->
        [top] encima
       *[bottom] debajo
      } de la pila de { $to ->
        [world] mundos
       *[development] desarrollos
      }
  }.
roll-event-bag-refilled = { $count ->
    [one] { $count } loseta abandonada vuelve a la bolsa.
   *[other] { $count } losetas abandonadas vuelven a la bolsa.
  }
roll-event-workers-placed = { $seat-is ->
    [you] Colocas { $colours-counted } en { $face }.
   *[other] { $seat } coloca { $colours-counted } en { $face }.
  }
roll-event-completed = { $seat-is ->
    [you] Completas { $face } ({ $points } PV).
   *[other] { $seat } completa { $face } ({ $points } PV).
  }
roll-event-dice-gained = { $seat-is ->
    [you] Tomas { $colours-counted }
   *[other] { $seat } toma { $colours-counted }
  } { $on ->
    [world] { $colours-count ->
        [one] como bien
       *[other] como bienes
      } en { $place }
   *[place] y { $seat-is ->
        [you] { $colours-count ->
            [one] lo llevas
           *[other] los llevas
          }
       *[other] { $colours-count ->
            [one] lo lleva
           *[other] los lleva
          }
      } { $place-to }
  }.
roll-event-die-lost = { $seat-is ->
    [you] Devuelves { $colour-indefinite } { $place-from } a la reserva.
   *[other] { $seat } devuelve { $colour-indefinite } { $place-from } a la reserva.
  }
roll-event-good-produced = { $seat-is ->
    [you] Produces un { $colour-good } en { $world }.
   *[other] { $seat } produce un { $colour-good } en { $world }.
  }
roll-event-good-shipped = { $traded ->
    [true] { $seat-is ->
        [you] Comercias con el { $good-good }
       *[other] { $seat } comercia con el { $good-good }
      }
   *[false] { $seat-is ->
        [you] Consumes el { $good-good }
       *[other] { $seat } consume el { $good-good }
      }
  } del mundo { $world }, con { $worker-indefinite }.
roll-event-recruited = { $seat-is ->
    [you] Reclutas { $colours-counted } por { $credits } $.
   *[other] { $seat } recluta { $colours-counted } por { $credits } $.
  }
roll-event-recalled = { $seat-is ->
    [you] Recuperas { $colour-indefinite } { $place-from }.
   *[other] { $seat } recupera { $colour-indefinite } { $place-from }.
  }
roll-event-tile-left = { $seat-is ->
    [you] Tu loseta { $face }
   *[other] La loseta { $face } de { $seat }
  } { $to ->
    [bag] vuelve a la bolsa
   *[box] sale de la partida
  }.
roll-event-zone-rearranged = { $seat-is ->
    [you] Reordenas tu zona de construcción.
   *[other] { $seat } reordena su zona de construcción.
  }
roll-event-game-ended = La partida ha terminado: { $reasons }.

# Negativas.

roll-refusal-no-explorer = no tienes ningún explorador { $die-kind }.
roll-refusal-no-shipper = no tienes ningún transportista { $die-kind }.
roll-refusal-no-such-worker-producer = no tienes ningún productor { $die-kind }.
roll-refusal-no-good = no hay ningún { $good-good } en { $world }.
roll-refusal-not-offered-citizenry = no hay ningún { $item } en tu Ciudadanía.
roll-refusal-no-goods-here = { $world } nunca tiene bienes.
roll-refusal-full = { $world } ya tiene todos los bienes que caben.
roll-refusal-not-on-top = los trabajadores se colocan en la loseta superior, { $tile }.
roll-refusal-selector-dictate = el dado que selecciona la fase no puede pagar para dictar.
roll-refusal-too-few-workers-dictate = para dictar hacen falta un trabajador que pague y otro que se mueva, además del dado que selecciona.
roll-refusal-used = { $power } ya se ha utilizado en esta ronda.
roll-refusal-together = { $power } mueve { $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
  } de una misma columna.

# Lo que ha salido en una mesa de verdad.

roll-draw-roll = { $seat }: ¿qué cara muestra el dado { $thing }?
roll-draw-spare = ¿Qué cara muestra el dado sobrante?
roll-draw-tile = { $seat }: ¿qué loseta se roba?
roll-draw-faction = { $seat }: ¿qué loseta de facción?
roll-draw-home = { $seat }: ¿qué mundo natal?
