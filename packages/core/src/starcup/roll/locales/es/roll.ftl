# Palabras de Roll for the Galaxy. Las losetas conservan su nombre impreso.

# Nombres. Los atributos de die, phase y tile valen para todo nombre ($name) de su lista que no tenga los suyos.
# .indefinite: un dado Militar; .plural: dados Militares; .good: bien Militar; .kind: Militar, de Genes; .from: del cubilete.

die = { $name }
    .indefinite = un { $name }
    .good = bien ({ $name })
die-home = dado Propio
    .plural = dados Propios
    .good = bien Propio
    .kind = Propio
    .letter = P
    .short = Propio
die-military = dado Militar
    .plural = dados Militares
    .good = bien Militar
    .kind = Militar
    .letter = M
    .short = Militar
die-consumption = dado de Consumo
    .plural = dados de Consumo
    .good = bien de Consumo
    .kind = de Consumo
    .letter = C
    .short = Consumo
die-novelty = dado de Innovación
    .plural = dados de Innovación
    .good = bien de Innovación
    .kind = de Innovación
    .letter = I
    .short = Innovación
die-rare_elements = dado de Elementos Raros
    .plural = dados de Elementos Raros
    .good = bien de Elementos Raros
    .kind = de Elementos Raros
    .letter = E
    .short = Elementos Raros
die-genes = dado de Genes
    .plural = dados de Genes
    .good = bien de Genes
    .kind = de Genes
    .letter = G
    .short = Genes
die-alien_technology = dado de Tecnología Alienígena
    .plural = dados de Tecnología Alienígena
    .good = bien de Tecnología Alienígena
    .kind = de Tecnología Alienígena
    .letter = A
    .short = Alienígena
colour = { $name }
    .world = mundo ({ $name })
    .worlds = mundos ({ $name })
colour-novelty = Innovación
    .world = mundo de Innovación
    .worlds = mundos de Innovación
colour-rare_elements = Elementos Raros
    .world = mundo de Elementos Raros
    .worlds = mundos de Elementos Raros
colour-genes = Genes
    .world = mundo de Genes
    .worlds = mundos de Genes
colour-alien_technology = Tecnología Alienígena
    .world = mundo de Tecnología Alienígena
    .worlds = mundos de Tecnología Alienígena
colour-grey = gris
    .world = mundo gris
    .worlds = mundos grises
phase = { $name }
    .from = de { $name }
    .to = a { $name }
phase-explore = Explorar
    .short = Explor.
phase-develop = Desarrollar
    .short = Desarr.
phase-settle = Colonizar
    .short = Coloniz.
phase-produce = Producir
    .short = Produc.
phase-ship = Transportar
    .short = Transp.
sign-wild = comodín
    .plural = comodines
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
place-dictate = el área de Dictado
    .from = del área de Dictado
    .to = al área de Dictado
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
source-dictate = Dictar
source-stock = provisión
source-completion = construcción completada
source-development = desarrollo
source-world = mundo
score-chips = fichas de PV
score-tiles = losetas
reason-pool = la reserva de PV está vacía
reason-squares = un despliegue ha llegado a su número de casillas
reason-rounds = se ha jugado la última ronda

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
roll-power-in = poder en { $phase }
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

# Páginas de las losetas, y lo que llevan impreso.

roll-page-tile = Loseta { $key }, pack { $pack }
roll-page-faction = Facción { $number }, pack { $pack }
roll-page-home-world = Mundo inicial, pack { $pack }
roll-page-side = { $tile } [{ $key }]: { $brief }
roll-page-bonus = Al final: { $bonus }
roll-page-rules = Reglas: { $rules }
roll-page-optional = Opcional: quien tiene la loseta puede utilizar el poder o no.
roll-page-replaces = El poder es el del pack { $pack }; sustituye al del pack { $other }.
roll-page-left-out = Su poder está excluido{ $by ->
    [nobody] { "" }
   *[pack] { " " }por el pack { $by }
  }: vale sus PV y no hace nada.
roll-page-no-power = Su poder todavía no está implementado: vale sus PV y no hace nada.
roll-page-no-text = (todavía sin texto: powers/{ $key }.toml)
roll-page-printed = { $kind ->
    [world] { $printed }
   *[development] Desarrollo: { $count ->
        [0] sin fase
       *[other] { $printed }
      }
  }
roll-page-world = { $colour-world }
roll-page-value = { $credits ->
    [none] no admite bienes
   *[other] comercio: { $credits } $
  }
roll-page-reassign = Reasignar
roll-page-no-phase = { $plus ->
    [yes] Sin fase: una vez, o al final
   *[no] Sin fase: de inmediato
  }

# Colores, contadores y fases que se consultan.

roll-die = Hay { $count } dados de este color ({ $printed }). Caras: { $faces }. Al consumir un bien { $matched ->
    [all] coinciden con todos los mundos
    [none] no coinciden con ningún mundo
   *[some] coinciden con los { $worlds-worlds }
  }.
roll-worlds-with-goods = En los { $colour-worlds } caben bienes; comerciar con uno da { $credits } $, sea cual sea su dado.
roll-worlds-without-goods = En los { $colour-worlds } no caben bienes.
roll-counter = Trabajadores que no son dados: empiezas con { $start }; una vez utilizados { $after ->
    [kept] vuelven
   *[spent] desaparecen
  }.
roll-phase = Fase { $numeral }; así se llaman sus trabajadores: { $worker }.
roll-phase-assign = Asignar
roll-also-known = losetas, colores, órdenes y reglas
noun-tile = loseta
    .indefinite = una loseta
    .plural = losetas
    .gender = f

# Cómo se llaman las listas de cosas.

roll-kind-chip = Ficha
roll-kind-credit = Crédito
roll-kind-die = Dado
roll-kind-face = Cara
roll-kind-faction = Facción
roll-kind-good = Bien
roll-kind-home_world = Mundo inicial
roll-kind-phase = Fase
roll-kind-place = Lugar
roll-kind-power = Poder
roll-kind-seat = Jugador
roll-kind-source = Origen
roll-kind-tile = Loseta
roll-kind-world = Mundo
chip-vp = ficha de PV
credit-credit = crédito
printed-white = blanco
printed-red = rojo
printed-purple = púrpura
printed-cyan = cian
printed-brown = marrón
printed-green = verde
printed-yellow = amarillo

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
roll-question-assign-counters = ¿Colocas un contador en una fase?
roll-question-reassign = ¿Has terminado, o mueves dados antes?
roll-question-reassign-ready = ¿Has terminado? Ya no hay manera de mover tus dados.
roll-question-reassign-more = ¿Qué dado se mueve, y a qué fase?
roll-question-explore = ¿Qué hace tu próximo explorador?
roll-question-abandon = ¿Qué losetas de tu zona de construcción abandonas? Robas 1 loseta nueva, y 1 más por cada una.
roll-question-place = ¿Qué cara de cada loseta nueva te quedas, y en qué orden se construirán?
roll-question-place-one = ¿Qué cara de esta loseta te quedas? Esperará su construcción detrás de las demás.
roll-question-give-up = La bolsa está vacía: ¿qué loseta de tu zona de construcción devuelves?
roll-question-construct = ¿Qué dados colocas en esta loseta?
roll-question-spend = ¿Qué dados de esta loseta se gastan?
roll-question-retain-spent = ¿Cuáles de los dados recién gastados van a tu cubilete?
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
    .detail = mostrarlo a todos y continuar
roll-choice-scout = Reconocer con { $worker-indefinite }
    .detail = robar una loseta por construir, más si abandonas otras
roll-choice-stock = Proveer con { $worker-indefinite }
    .detail = +{ $credits } $
roll-choice-abandon = Abandonar { $items }
roll-choice-place = Colocar { $items }
roll-choice-give-up = Devolver { $face } a la bolsa
roll-choice-build = Colocar { $items-counted } en { $face }
roll-choice-spend = Gastar { $items-counted } en { $face }
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
roll-choice-retain = Llevar { $items-counted } al cubilete ({ $power })
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
roll-sum-place = { $tiles } de { $of } { $of ->
    [one] loseta
   *[other] losetas
  }

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
   *[bottom] al fondo
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
       *[bottom] al fondo
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
roll-event-die-kept = { $seat-is ->
    [you] Llevas al cubilete { $colour-indefinite } que acabas de gastar ({ $source }).
   *[other] { $seat } lleva al cubilete { $colour-indefinite } que acaba de gastar ({ $source }).
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
roll-event-resource-changed = { $seat-is ->
    [you] Tienes
   *[other] { $seat } tiene
  } { $by } { $by ->
    [one] { $name }
   *[other] { $name-plural }
  } { $way ->
    [more] más
   *[fewer] menos
  } (ahora { $left }).
roll-event-tile-played = { $seat-is ->
    [you] Colocas { $face } sin trabajadores.
   *[other] { $seat } coloca { $face } sin trabajadores.
  }
roll-event-tile-left = { $seat-is ->
    [you] Tu loseta { $face }
   *[other] La loseta { $face } de { $seat }
  } { $to ->
    [bag] vuelve a la bolsa
   *[box] sale de la partida
  }.
roll-event-tiles-shown = { $seat-is ->
    [you] Robas a la vista de todos { $tiles }.
   *[other] { $seat } roba a la vista de todos { $tiles }.
  }
roll-event-die-exchanged = { $seat-is ->
    [you] Cambias { $given-indefinite } por { $taken-indefinite } ({ $place }).
   *[other] { $seat } cambia { $given-indefinite } por { $taken-indefinite } ({ $place }).
  }
roll-event-good-placed = { $seat-is ->
    [you] Colocas { $good-indefinite } como bien en { $world } ({ $source }).
   *[other] { $seat } coloca { $good-indefinite } como bien en { $world } ({ $source }).
  }
roll-event-zone-rearranged = { $seat-is ->
    [you] Reordenas tu zona de construcción.
   *[other] { $seat } reordena su zona de construcción.
  }
roll-event-game-ended = La partida ha terminado: { $reasons }.
roll-either-side = { $one } / { $other }
roll-refusal-not-offered-spent = no queda ningún { $item } recién gastado, o va a tu cubilete de todos modos.
roll-refusal-not-offered-worker = aquí no tienes ningún trabajador { $item-kind }.
roll-refusal-not-offered-lying = no hay ningún { $item } en esta loseta.

# Negativas.

roll-refusal-no-explorer = no tienes ningún explorador { $die-kind }.
roll-refusal-scout-first = las losetas se abandonan al reconocer.
roll-refusal-give-up = devuelve a la bolsa una loseta de tu zona.
roll-refusal-bottom = las losetas robadas van al fondo de una pila.
roll-refusal-bottom-empty = una pila vacía no tiene parte superior: quita @top.
roll-refusal-must-produce = cada productor que encuentra sitio en un mundo produce un bien; ahora elige para { $tile }.
roll-refusal-no-shipper = no tienes ningún transportista { $die-kind }.
roll-refusal-no-trade = con los bienes de { $world } no se comercia.
roll-refusal-not-now-construct = mientras la pila tenga una loseta se colocan todos los trabajadores.
roll-refusal-not-now-recall = recupera dados, o ninguno.
roll-refusal-not-now-lose = antes { $tile } se lleva uno de tus dados.
roll-refusal-not-now-start = antes hay que preparar las losetas iniciales.
roll-refusal-not-now-assign = ahora hay que asignar { $die-indefinite } ({ $side }).
roll-refusal-not-now-during-assign = { $choice } no es posible en Asignar.
roll-refusal-not-now-power = antes tienes que acabar con el poder en uso.
roll-refusal-not-now-explore = antes cada explorador reconoce o provee.
roll-refusal-not-now-abandon = estás reconociendo: abandona losetas, o ninguna.
roll-refusal-not-now-place = antes hay que colocar todas las losetas robadas.
roll-refusal-not-now-produce = ahora se decide quién produce en { $world }.
roll-refusal-not-now-ship = ahora se transportan bienes.

# La leyenda: palabras y signos de la mesa, con su significado.

roll-legend-cup = Cubilete
    .meaning = los dados que lanzas en la próxima ronda
roll-legend-citizenry = Ciudadanía
    .meaning = dados que ya han trabajado; por 1 $ cada uno vuelven al cubilete
roll-legend-dice = Tus dados
    .meaning = lo que has lanzado: la fase en la que trabajará cada dado
roll-legend-worlds = Mundos
    .meaning = planetas: color, PV; un dado encima es un bien, para comerciar o consumir
roll-legend-developments = Desarrollos
    .meaning = lo que has construido: PV, y la fase de su poder
roll-legend-to-develop = Por desarrollar
    .meaning = lo que se construirá, por orden; «1 de 4 dados»: le faltan 3
roll-legend-to-settle = Por colonizar
    .meaning = los mundos que se colonizarán, igual
roll-legend-credits = $
    .meaning = créditos, 10 como mucho, para traer dados de la Ciudadanía
roll-legend-vp = PV
    .meaning = puntos de victoria, en fichas y en losetas; gana quien más tiene
roll-legend-squares = casillas
    .meaning = con 12, o sin fichas de PV en la reserva, la partida acaba tras la ronda
roll-legend-explore = I Explorar
    .meaning = robar losetas por construir, o tomar 2 $
roll-legend-build = II, III
    .meaning = Desarrollar y Colonizar: construir desarrollos, colonizar mundos
roll-legend-produce = IV Producir
    .meaning = poner dados como bienes en los mundos
roll-legend-ship = V Transportar
    .meaning = cambiar bienes por $ (comerciar) o por PV (consumir)

roll-without-power = Todavía sin poder: { $count ->
    [one] { $count } desarrollo
   *[other] { $count } desarrollos
  } ({ $tiles }{ $more ->
    [0] {""}
   *[other] , ...
  }); «starcup packs» los enumera.
roll-refusal-no-such-worker-producer = no tienes ningún productor { $die-kind }.
roll-refusal-select-first = antes tienes que seleccionar una fase.
roll-refusal-select-first-power = antes de utilizar un poder de reasignación tienes que seleccionar una fase.
roll-refusal-no-such-die-lose = no tienes ningún { $die } en { $place } que devolver por { $tile }.
roll-refusal-no-such-die-assign = ninguno de los { $die-plural } que te faltan por asignar puede ir { $phase-to }.
roll-refusal-assign-first = antes tienes que asignar el { $die } ({ $side }).
roll-refusal-no-such-counter = no te queda ningún { $counter } que colocar en { $phase }.
roll-refusal-counters = coloca contadores en las fases, o elige «Nada más».
roll-refusal-half-dictate = todavía no has terminado de dictar: mueve un trabajador.
roll-refusal-in-use = antes tienes que acabar con { $power }.
roll-refusal-selected = ya has seleccionado una fase, y solo se selecciona una.
roll-refusal-pay-first = para dictar, antes tienes que devolver un trabajador.
roll-refusal-no-good = no hay ningún { $good-good } en { $world }.
roll-refusal-not-offered-citizenry = no hay ningún { $item } en tu Ciudadanía.
roll-refusal-not-offered-recall = no tienes ningún { $item }.
roll-refusal-not-offered-zone = ninguna loseta de tu zona muestra { $item }.
roll-refusal-not-offered-drawn = no has robado ninguna loseta con la cara { $item }.
roll-refusal-retain = { $most ->
    [one] { $most } de los dados recién gastados va
   *[other] { $most } de los dados recién gastados van
  } antes a tu cubilete.
roll-refusal-retain-range = de { $fewest } a { $most } de los dados recién gastados van antes a tu cubilete.
roll-refusal-no-goods-here = { $world } nunca tiene bienes.
roll-refusal-full = { $world } ya tiene todos los bienes que caben.
roll-refusal-must-ship = mientras queden bienes se utilizan todos los transportistas.
roll-refusal-not-on-top = los trabajadores se colocan en la loseta superior, { $tile }.
roll-refusal-one-by-one = en esta loseta los trabajadores se colocan de uno en uno.
roll-refusal-spend = elige cuáles de los dados de la loseta pagada van a la Ciudadanía.
roll-refusal-must-recruit = se recluta hasta agotar la Ciudadanía o los créditos.
roll-refusal-empty-cup = tu cubilete está vacío: recupera al menos un dado.
roll-refusal-same-tile = una misma loseta no puede estar en las dos pilas.
roll-refusal-not-drawn = cada pila empieza con una de las dos losetas robadas; has robado { $tiles }.
roll-refusal-ready-first = elige terminar, o deshaz para elegir otras pilas.
roll-refusal-no-phase = no hay ninguna fase { $phase }.
roll-refusal-no-phase-columns = las columnas son { $phases }.
roll-refusal-no-such-worker-rolled = no has sacado ningún { $die } ({ $side }).
roll-refusal-no-such-worker-lying = no hay ningún trabajador { $die-kind } en { $phase }.
roll-refusal-selector-dictate = el dado que selecciona la fase no puede pagar para dictar.
roll-refusal-dictated = el { $die } del área de Dictado ya no es un trabajador.
roll-refusal-colour = { $power } solo mueve { $dice-plural }.
roll-refusal-source = { $power } solo mueve trabajadores { $phase-from }.
roll-refusal-too-few-workers-dictate = para dictar hacen falta un trabajador que pague y otro que se mueva, además del dado que selecciona.
roll-refusal-used = { $power } ya se ha utilizado en esta ronda.
roll-refusal-not-owned-power = no tienes ningún poder de reasignación { $power }.
roll-refusal-not-owned-world = no hay ningún mundo { $world } en tu despliegue.
roll-refusal-power-off = { $power } no te da nada en esta ronda.
roll-refusal-same-column = un trabajador se reasigna a otra columna.
roll-refusal-selector = el dado que selecciona la fase no se puede reasignar.
roll-refusal-together = { $power } mueve { $workers ->
    [one] { $workers } trabajador
   *[other] { $workers } trabajadores
  } de una misma columna.
roll-refusal-target = { $power } solo mueve trabajadores { $phases-to }.
roll-refusal-too-few-workers = { $workers ->
    [one] con { $power } no puedes hacer eso
   *[other] { $power } mueve { $workers } trabajadores
  }, y no hay bastantes que mover.

# Lo que ha salido en una mesa de verdad.

roll-draw-roll = { $seat }: ¿qué cara muestra el { $thing }?
roll-draw-spare = ¿Qué cara muestra el dado de repuesto?
roll-draw-tile = { $seat }: ¿qué loseta se roba?
roll-draw-faction = { $seat }: ¿qué loseta de facción?
roll-draw-home = { $seat }: ¿qué mundo inicial?
