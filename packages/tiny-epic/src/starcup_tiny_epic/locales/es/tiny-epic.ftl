# Pequeñas Grandes Galaxias. Los planetas, las misiones y las galaxias rebeldes conservan el nombre que llevan impreso.

game-tiny-epic = Pequeñas Grandes Galaxias
noun-planet = planeta
    .indefinite = un planeta
    .plural = planetas
    .gender = m
noun-mission = misión
    .indefinite = una misión
    .plural = misiones
    .gender = f
noun-rebel = galaxia rebelde
    .indefinite = una galaxia rebelde
    .plural = galaxias rebeldes
    .gender = f

# El adversario que nadie maneja es la galaxia rebelde de la partida en solitario.
starcup-automatic = La galaxia rebelde

## Nombres
# .indefinite: un dado de energía, un marcador de economía; .plural: 2 energías; .action: la acción de una cara; .amount: 2 de energía;
# .at: en la órbita de Helios; .from: desde la órbita de Helios.

face-move = nave
    .indefinite = un dado de nave
    .plural = naves
    .action = Mover una nave
face-energy = energía
    .indefinite = un dado de energía
    .plural = energías
    .action = Adquirir energía
face-culture = cultura
    .indefinite = un dado de cultura
    .plural = culturas
    .action = Adquirir cultura
face-economy = economía
    .indefinite = un dado de economía
    .plural = economías
    .action = Impulsar colonización: economía
face-diplomacy = diplomacia
    .indefinite = un dado de diplomacia
    .plural = diplomacias
    .action = Impulsar colonización: diplomacia
face-colony = colonia
    .indefinite = un dado de colonia
    .plural = colonias
    .action = Utilizar una colonia

resource-energy = energía
    .plural = de energía
    .amount = de energía
resource-culture = cultura
    .plural = de cultura
    .amount = de cultura

track-economy = economía
    .indefinite = un marcador de economía
track-diplomacy = diplomacia
    .indefinite = un marcador de diplomacia

place-galaxy = tu galaxia
    .at = en tu galaxia
    .from = desde tu galaxia
place-orbit = la órbita de { $planet }
    .at = en la órbita de { $planet }
    .from = desde la órbita de { $planet }
place-surface = la superficie de { $planet }
    .at = en la superficie de { $planet }
    .from = desde la superficie de { $planet }

difficulty-beginner = principiante
difficulty-easy = fácil
difficulty-medium = media
difficulty-hard = difícil
difficulty-epic = épica

score-planets = planetas
score-empire = imperio
score-mission = misión

tiny-epic-ship = { $seat-is ->
    [you] Tu nave
    [automatic] Nave rebelde
   *[other] Nave de { $seat }
}
tiny-epic-ship-there = { $seat-is ->
    [you] tu nave
    [automatic] nave rebelde
   *[other] nave de { $seat }
} { $step }
tiny-epic-ship-home = nave en la galaxia
    .plural = naves en la galaxia
tiny-epic-foreign-ship = { $seat-is ->
    [you] Tu nave
    [automatic] Nave rebelde
   *[other] Nave de { $seat }
} en { $planet }
tiny-epic-die = dado
    .plural = dados
tiny-epic-hidden-planet = planeta
    .plural = planetas
tiny-epic-hidden-mission = misión secreta
    .plural = misiones secretas

tiny-epic-kind-planet = Planeta
tiny-epic-kind-mission = Misión secreta
tiny-epic-kind-board = Tablero rebelde
tiny-epic-kind-die = Dado
tiny-epic-kind-ship = Nave
tiny-epic-kind-resource = Recurso
tiny-epic-kind-track = Marcador de colonia
tiny-epic-kind-level = Nivel
tiny-epic-kind-seat = Jugador

## Cantidades y pasos

tiny-epic-amounts = { $energy ->
    [0] { $culture ->
        [0] nada
       *[other] { $culture } de cultura
    }
   *[other] { $culture ->
        [0] { $energy } de energía
       *[other] { $energy } de energía y { $culture } de cultura
    }
}
tiny-epic-level = nivel { $level }
tiny-epic-vp = { $vp } PV
tiny-epic-facts = { $vp } PV, { $resource }, { $track } { $steps }
    .full = { $vp } PV, produce { $resource }, { $track-indefinite } de { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
tiny-epic-page = { $name }: { $what }
tiny-epic-page-rule = { $rule }: { $text }{ $example ->
    [none] {""}
   *[other] {" "}Ejemplo: { $example }
}
tiny-epic-step = { $space }/{ $steps }
tiny-epic-landed = en la superficie

## Acciones de los planetas

tiny-epic-price = { $paid ->
    [0] { $dice ->
        [one] { $dice } dado inactivo
       *[other] { $dice } dados inactivos
    }
   *[other] { $resources }{ $dice ->
        [0] {""}
        [one] {" "}y { $dice } dado inactivo
       *[other] {" "}y { $dice } dados inactivos
    }
}
tiny-epic-gist = { $price ->
    [none] {""}
   *[other] paga { $price }:{" "}
}{ $what }{ $limits ->
    [none] {""}
    [own-turn] {" "}(turno propio)
    [once] {" "}(una vez)
   *[both] {" "}(turno propio, una vez)
}
tiny-epic-paid = paga { $price }: { $what }
tiny-epic-costs = cuesta { $price }
tiny-epic-limits = { $limits ->
    [own-turn] solo en tu propio turno
    [once] una vez por turno{ $once_for_all ->
        [0] {""}
       *[other] {" "}entre todos los jugadores
    }
   *[both] solo en tu propio turno, una vez por turno{ $once_for_all ->
        [0] {""}
       *[other] {" "}entre todos los jugadores
    }
}
tiny-epic-own-action = su propia acción
    .full = su acción está escrita en Python y no tiene texto
tiny-epic-no-action = sin acción
    .full = no tiene acción

tiny-epic-deed-gain = gana { $resources }{ $per_ship ->
    [0] {""}
   *[other] {" "}por cada nave en tu galaxia
}
    .full = gana { $resources }{ $per_ship ->
        [0] {""}
       *[other] {" "}por cada nave en tu galaxia; las naves en planetas no cuentan
    }
tiny-epic-deed-others-gain = los demás ganan { $resources }
    .full = cada uno de los demás jugadores gana { $resources }
tiny-epic-deed-follow-gain = gana { $resources } cada vez que te siguen
    .full = hasta el final del turno, gana { $resources } cada vez que te sigue otro jugador, también por el dado actual
tiny-epic-deed-follow-price = seguir cuesta { $culture } de cultura
    .full = desde el dado actual hasta el final del turno, seguir cuesta { $culture } de cultura cada vez
tiny-epic-deed-advance = haz avanzar una nave { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}{ $track ->
    [any] {""}
    [economy] {" "}en un marcador de economía
   *[diplomacy] {" "}en un marcador de diplomacia
}
    .full = haz avanzar una de tus naves { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } en un marcador de { $track ->
        [any] cualquier tipo
        [economy] economía
       *[diplomacy] diplomacia
    }
tiny-epic-deed-others-advance = los demás hacen avanzar una nave { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}
    .full = cada uno de los demás jugadores, por orden, { $others_must ->
        [0] puede hacer avanzar
       *[other] hace avanzar
    } una de sus naves { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } en un marcador de cualquier tipo
tiny-epic-deed-push-back = haz retroceder { $ships ->
    [one] una nave rival
   *[other] { $ships } naves rivales
} { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}{ $track ->
    [any] {""}
    [economy] {" "}en un marcador de economía
   *[diplomacy] {" "}en un marcador de diplomacia
}
    .full = haz retroceder { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } { $ships ->
        [one] una nave de otro jugador en un marcador
       *[other] { $ships } naves distintas de otros jugadores en marcadores
    } de { $track ->
        [any] cualquier tipo
        [economy] economía
       *[diplomacy] diplomacia
    }{ $ships ->
        [one] {""}
       *[other] { $fewer_targets ->
            [0] , ni una menos
           *[other] ; si hay menos, las que haya
        }
    }
tiny-epic-deed-back-and-forward = una nave retrocede { $steps }, otra avanza { $steps }
    .full = { $steps ->
        [one] haz retroceder 1 casilla una de tus naves, y luego avanzar 1 casilla otra distinta
       *[other] haz retroceder { $steps } casillas una de tus naves, y luego avanzar { $steps } casillas otra distinta
    }
tiny-epic-deed-take = quita { $resources } a otro jugador
    .full = quita { $resources } a otro jugador que tenga
tiny-epic-deed-remove-planet = retira un planeta sin naves
    .full = retira de la fila un planeta sin ninguna nave, { $removed_under ->
        [0] que sale de la partida
       *[other] que va debajo del mazo
    }, y descubre otro en su lugar
tiny-epic-deed-upgrade = expande el imperio{ $discount ->
    [0] {""}
   *[other] {" "}por { $discount } menos
}{ $mixed ->
    [0] {""}
   *[other] {" "}con cualquier combinación
}{ $lowest ->
    [0] {""}
   *[other] {" "}si tu nivel es el más bajo
}
    .full = { $lowest ->
        [0] {""}
       *[other] si { $tied_lowest ->
            [0] tu nivel es el más bajo de todos
           *[other] ningún otro jugador tiene un nivel más bajo
        },{" "}
    }expande tu imperio { $discount ->
        [0] por el coste normal
       *[other] por { $discount } menos
    }, pagado con { $mixed ->
        [0] un solo recurso
       *[other] cualquier combinación de energía y cultura
    }
tiny-epic-deed-reroll-dice = repite la tirada de tus dados
    .full = repite la tirada de los dados inactivos que quieras; tu repetición gratis se conserva
tiny-epic-deed-set-die = gira un dado a cualquier cara
    .full = gira uno de tus dados inactivos a cualquier cara
tiny-epic-deed-move-ships = mueve { $ships ->
    [one] una nave
   *[other] { $ships } naves
}
    .full = mueve { $ships ->
        [one] una nave
       *[other] { $ships } naves tuyas distintas, una tras otra
    }
tiny-epic-deed-exchange = cambia { $give } por { $get }
    .full = cambia toda la { $give } que quieras, al menos 1, por otro tanto { $get-amount }
tiny-epic-deed-use-row-planet = utiliza un planeta de la fila
    .full = utiliza la acción de cualquier planeta de la fila; no necesitas una nave allí
tiny-epic-deed-use-others-colony = paga { $resources } a otro jugador y utiliza una colonia suya
    .full = paga { $resources } a otro jugador y utiliza la acción de una de sus colonias
tiny-epic-deed-recall-ship = haz volver una nave y gana tanto como su casilla
    .full = haz volver a tu galaxia una de tus naves en órbita y gana tantos recursos como el número de su casilla, { $split_recall ->
        [0] todos de energía o todos de cultura
       *[other] de los dos tipos como quieras
    }
tiny-epic-deed-relocate-ship = traslada una nave a otro marcador
    .full = traslada una de tus naves en órbita a la casilla del mismo número en el marcador de otro planeta; { $relocate_colonises ->
        [0] no puede llegar al símbolo
       *[other] si allí llega al símbolo, coloniza
    }
tiny-epic-deed-any-action = lleva a cabo la acción de cualquier cara{ $free_follow ->
    [0] {""}
   *[other] , y los demás la siguen gratis
}
    .full = lleva a cabo la acción de cualquier cara de dado{ $free_follow ->
        [0] {""}
       *[other] ; luego, cada uno de los demás jugadores puede seguirla gratis
    }
tiny-epic-deed-repeat-die = repite la acción de un dado activado
    .full = lleva a cabo otra vez la acción de un dado activado{ $repeat_own_die ->
        [0] , pero no del actual
       *[other] {""}
    }

## Misiones
# .amount: 3 de energía, 3 colonias. Lo que se cuenta está en plural, menos los recursos.

tiny-epic-mission = { $vp } PV{ $tied ->
    [0] {""}
   *[other] {" "}({ $tied } si hay empate)
} si { $condition }
tiny-epic-mission-text = { $condition }.
tiny-epic-mission-players = compara a los jugadores: está en el mazo con { $players } jugadores o más
tiny-epic-mission-now = ahora { $vp } PV
tiny-epic-mission-gone = descartada
tiny-epic-mission-vp = { $vp } PV
tiny-epic-condition-most = eres quien más { $thing } tiene
tiny-epic-condition-fewest = eres quien menos { $thing } tiene
tiny-epic-condition-least = tienes { $amount ->
    [1] { $thing }, al menos 1
   *[other] al menos { $amount } { $thing-amount }
}
tiny-epic-condition-level = tu imperio tiene { $amount ->
    [6] el nivel 6
   *[other] al menos el nivel { $amount }
}
tiny-epic-condition-at-most = { $amount ->
    [0] no tienes { $thing }
    [1] de { $thing } tienes 1 como mucho
   *[other] tienes { $amount } { $thing-amount } como mucho
}
tiny-epic-condition-equal = tienes la misma cantidad de { $thing } que de { $other }
tiny-epic-condition-both = { $first } y { $second }
tiny-epic-condition-ended = has desencadenado el final de la partida
tiny-epic-counted-energy = energía
    .amount = de energía
tiny-epic-counted-culture = cultura
    .amount = de cultura
tiny-epic-counted-colonies = colonias
    .amount = colonias
tiny-epic-counted-economy = colonias con marcador de economía
    .amount = colonias con marcador de economía
tiny-epic-counted-diplomacy = colonias con marcador de diplomacia
    .amount = colonias con marcador de diplomacia
tiny-epic-counted-home = naves en tu galaxia
    .amount = naves en tu galaxia
tiny-epic-counted-away = naves en planetas
    .amount = naves en planetas
tiny-epic-counted-level = niveles de imperio
    .amount = niveles de imperio
tiny-epic-counted-vp = PV públicos
    .amount = PV públicos

## La galaxia rebelde

tiny-epic-board = Galaxia rebelde { $name } ({ $level })
tiny-epic-board-attack = dado de colonia: { $attack }
tiny-epic-board-facts = un tablero de galaxia rebelde de la partida en solitario; dificultad: { $level }
tiny-epic-board-level = nivel { $level }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $vp }{ $vp_unknown ->
    [0] {""}
   *[other] {"*"}
} PV; ataque: { $attack }
tiny-epic-board-skull = después del último nivel está la calavera: allí has perdido
tiny-epic-board-most = la energía y la cultura llegan hasta { $most }{ $most_unknown ->
    [0] {""}
   *[other] {"*"}
}: entonces sube de nivel o tiene un turno extra
tiny-epic-board-note = * { $note }
tiny-epic-attack = { $parts }
tiny-epic-attack-once = { $parts } (una vez por turno)
tiny-epic-attack-lose = pierdes { $amount }
tiny-epic-attack-take = te quita { $amount }
tiny-epic-attack-take-any = te quita { $amount ->
    [one] 1 recurso
   *[other] { $amount } recursos
} a tu elección
tiny-epic-attack-gain = gana { $amount }
tiny-epic-attack-back = { $amount ->
    [one] una de tus naves en órbita retrocede
   *[other] { $amount } de tus naves en órbita retroceden
} 1 casilla
tiny-epic-attack-back-all = todas tus naves en órbita retroceden 1 casilla
tiny-epic-attack-fewer = lanzas { $amount ->
    [one] 1 dado
   *[other] { $amount } dados
} menos en tu próximo turno
tiny-epic-attack-advance = todas sus naves en órbita avanzan { $amount ->
    [one] 1 casilla
   *[other] { $amount } casillas
}
tiny-epic-stand-in-vp = los PV de sus niveles son sustitutos, no los del tablero impreso
tiny-epic-stand-in-most = el máximo de su energía y su cultura es un sustituto, no el del tablero impreso
tiny-epic-skull = ha llegado a la calavera
tiny-epic-to-skull = { $levels ->
    [one] 1 nivel
   *[other] { $levels } niveles
} hasta la calavera

## Lugares y números

tiny-epic-space-row = Planetas
tiny-epic-space-deck = Mazo
tiny-epic-space-removed = Retirados
tiny-epic-space-dice-of = { $seat-is ->
    [you] Tus dados
    [automatic] Dados de la galaxia rebelde
   *[other] Dados de { $seat }
}
tiny-epic-space-bay = Activados
tiny-epic-space-converter = Convertor
tiny-epic-space-given-up = Gastados
tiny-epic-space-empire = { $seat }
tiny-epic-space-level = En este nivel
tiny-epic-space-colonies = Colonias
tiny-epic-space-missions = Misión secreta
tiny-epic-gaps = El mazo está vacío: { $gaps ->
    [one] 1 lugar de la fila queda libre
   *[other] { $gaps } lugares de la fila quedan libres
}
tiny-epic-follow-gain = El jugador activo gana { $gain } cada vez que lo siguen

tiny-epic-field-vp = PV
tiny-epic-field-level = Nivel
tiny-epic-field-dice = Dados
tiny-epic-field-energy = Energía
tiny-epic-field-culture = Cultura
tiny-epic-field-fewer = Dados de menos en el próximo turno
tiny-epic-field-to-earn = Naves por ganar
tiny-epic-field-follow-price = Cultura para seguir
tiny-epic-field-dice-to-come = Dados por venir
tiny-epic-vp-planets = planetas { $vp }
tiny-epic-vp-empire = imperio { $vp }
tiny-epic-level-top = El nivel más alto
tiny-epic-level-next = siguiente nivel, el { $level }, por { $price } de energía o { $price } de cultura: { $vp } PV en vez de { $before }{ $dice ->
    [0] {""}
   *[other] , { $dice } dados desde el próximo turno
}{ $ships ->
    [0] {""}
   *[other] , una nave
}

## Estado

tiny-epic-status-set-up = Preparación
tiny-epic-status-turn = Ronda { $round }, { tiny-epic-turn }; { $first-is ->
    [you] tú empiezas
   *[other] { $first } empieza
} cada ronda
tiny-epic-status-solo = Ronda { $round }, { tiny-epic-turn }
tiny-epic-status-last = Ronda { $round }, { tiny-epic-turn }; última ronda: { $ended-is ->
    [you] tienes
   *[other] { $ended } tiene
} { $most } PV o más
tiny-epic-turn = { $seat-is ->
    [you] tu turno
    [automatic] turno de la galaxia rebelde
   *[other] turno de { $seat }
}
tiny-epic-status-won = La partida ha terminado. { $winners-is ->
    [you] Ganas
   *[other] Gana { $winners }
} con { $vp } PV
tiny-epic-status-tie-colonies = La partida ha terminado. Empate a { $vp } PV; deciden las colonias ({ $numbers }): { $winners-is ->
    [you] ganas tú
   *[other] { $winners }
}
tiny-epic-status-tie-level = La partida ha terminado. Empate a { $vp } PV; decide el nivel ({ $numbers }): { $winners-is ->
    [you] ganas tú
   *[other] { $winners }
}
tiny-epic-status-tie-resources = La partida ha terminado. Empate a { $vp } PV; deciden la energía y la cultura ({ $numbers }): { $winners-is ->
    [you] ganas tú
   *[other] { $winners }
}
tiny-epic-status-shared = La partida ha terminado. Empate a { $vp } PV, y en todo lo que desempata; comparten la victoria: { $winners }
tiny-epic-end-rounds = se ha jugado la última ronda
tiny-epic-status-further = La partida ha terminado: { $reasons }. { $winners-is ->
    [you] Ganas
   *[other] Gana { $winners }
}
tiny-epic-status-lost = La partida ha terminado{ $given ->
    [0] {""}
   *[other] : { $reasons }
}. Nadie ha ganado
tiny-epic-status-points = Has vencido a { $board }
tiny-epic-status-rebel-points = La galaxia rebelde tiene { $most } PV o más: has perdido contra { $board }
tiny-epic-status-skull = La galaxia rebelde ha llegado a la calavera: has perdido contra { $board }

## Preguntas

tiny-epic-subject = { $planet }
tiny-epic-question-mission = Te quedas con una de dos misiones secretas: ¿cuál? Cuenta al final de la partida.
tiny-epic-question-turn = ¿Qué haces con tus dados?
tiny-epic-question-re-roll = ¿De qué dados repites la tirada { $price ->
    [0] gratis
   *[other] por { $price } de energía
}?
tiny-epic-question-free-re-roll = ¿De qué dados repites la tirada gratis?
tiny-epic-question-convert = ¿Qué dos dados pones en el convertor? Después giras un tercero.
tiny-epic-question-convert-face = ¿Qué dado giras, y a qué cara?
tiny-epic-question-move = ¿Qué nave mueves, y adónde?
tiny-epic-question-colony = ¿Expandes tu imperio, o utilizas una colonia?
tiny-epic-question-landing = Has aterrizado en { $planet }: { $gist }. ¿Lo utilizas?
tiny-epic-question-follow = { $leader-is ->
    [automatic] La galaxia rebelde
   *[other] { $leader }
} { $free ->
    [0] ha activado { $face-indefinite }. ¿Lo sigues
   *[other] ha elegido la acción «{ $face-action }». ¿La sigues
} { $price ->
    [0] gratis
   *[other] por { $price } de cultura
}{ $gained ->
    [0] {""}
   *[other] {" "}para ganar { $gained } de { $face }
}?
tiny-epic-question-advance = ¿Qué nave avanza { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}{ $track ->
    [any] {""}
    [economy] {" "}en un marcador de economía
   *[diplomacy] {" "}en un marcador de diplomacia
}?
tiny-epic-question-push-back = ¿Qué { $ships ->
    [one] nave de otro jugador
   *[other] { $ships } naves de otros jugadores
} haces retroceder { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}?
tiny-epic-question-pull-back = ¿Qué nave tuya retrocede { $steps ->
    [one] 1 casilla
   *[other] { $steps } casillas
}? Después avanza otra distinta.
tiny-epic-question-exchange = ¿Cuánta { $give } cambias por { $get }?
tiny-epic-question-take = ¿A quién quitas { $resources }?
tiny-epic-question-give-up = ¿A { $number ->
    [one] qué dado inactivo
   *[other] qué { $number } dados inactivos
} renuncias?
tiny-epic-question-upgrade = ¿Con qué recurso pagas { $price } por el nivel { $level }?
tiny-epic-question-upgrade-mixed = ¿Con qué combinación pagas { $price } por el nivel { $level }?
tiny-epic-question-recall = ¿Qué nave vuelve a tu galaxia?
tiny-epic-question-gain = ¿De qué recurso ganas { $amount }?
tiny-epic-question-relocate = ¿Qué nave trasladas, y a qué marcador?
tiny-epic-question-remove = ¿Qué planeta retiras de la fila?
tiny-epic-question-any-action = ¿La acción de qué cara llevas a cabo?
tiny-epic-question-repeat = ¿La acción de qué dado llevas a cabo otra vez?
tiny-epic-question-use-row = ¿Qué planeta de la fila utilizas?
tiny-epic-question-use-others = ¿Qué colonia de otro jugador utilizas?
tiny-epic-question-push-own = La galaxia rebelde ataca: ¿qué nave tuya retrocede 1 casilla?
tiny-epic-question-give = La galaxia rebelde te quita { $number ->
    [one] 1 recurso: ¿cuál das?
   *[other] { $number } recursos: ¿cuáles das?
}
tiny-epic-question-rebel-die = La galaxia rebelde ha sacado { $face-indefinite }{ $useless ->
    [0] {""}
   *[other] , que no le sirve de nada
}. ¿Pagas 1 de energía y 1 de cultura para que repita la tirada? { $left ->
    [0] Es su último dado.
    [one] Falta otro dado por venir.
   *[other] Faltan otros { $left } dados por venir.
}

tiny-epic-comes-to = { $most ->
    [0] { $number } de { $least }
   *[other] { $number } (de { $least } a { $most })
}

## Opciones

tiny-epic-choice-keep-mission = Quedarse con { $mission }
tiny-epic-choice-activate = Activar { $face }{ $dice ->
    [0] {""}
    [1] {""}
   *[other] {" "}(1 de { $dice } dados)
}
tiny-epic-choice-start-reroll = Repetir la tirada
    .detail = { $one ->
        [0] de los dados inactivos que quieras
       *[other] de un dado inactivo
    }, { $price ->
        [0] gratis
       *[other] por { $price } de energía
    }
tiny-epic-choice-reroll = Repetir la tirada: { $items }
tiny-epic-choice-start-convert = Utilizar el convertor
    .detail = renunciar a dos dados para girar un tercero
tiny-epic-choice-put-in = Poner en el convertor: { $items }
tiny-epic-choice-turn-die = Girar { $face } a { $other }
tiny-epic-choice-end-turn = Terminar el turno
    .detail = { $number ->
        [0] no quedan dados inactivos
        [one] se pierde sin utilizar: { $dice }
       *[other] se pierden sin utilizar: { $dice }
    }
tiny-epic-choice-follow = Seguir
tiny-epic-choice-pass = Pasar
tiny-epic-choice-move-galaxy = Volver a tu galaxia { $ship-from }
tiny-epic-choice-move-orbit = Orbitar { $planet }
tiny-epic-choice-move-orbit-from = Orbitar { $planet } { $ship-from }
tiny-epic-choice-move-surface = Aterrizar en { $planet }
tiny-epic-choice-move-surface-from = Aterrizar en { $planet } { $ship-from }
tiny-epic-choice-use-planet = Utilizar { $planet }
tiny-epic-choice-decline = No utilizar
tiny-epic-choice-upgrade = Expandir con { $resource }
tiny-epic-choice-upgrade-mixed = Expandir con { $energy } de energía y { $culture } de cultura
tiny-epic-choice-advance = Avanzar en { $planet }
tiny-epic-choice-pull-back = Retroceder en { $planet }
tiny-epic-choice-push-back = Hacer retroceder: { $items }
tiny-epic-choice-take-from = Quitar { $player-is ->
    [automatic] a la galaxia rebelde
   *[other] a { $player }
}
    .detail = tiene { $has }
tiny-epic-choice-remove-planet = Retirar { $planet }
    .detail = { $facts }; { $gist }
tiny-epic-choice-give-up = Renunciar a dados: { $items }
tiny-epic-choice-exchange = Cambiar { $amount }
    .detail = tendrás { $energy } de energía y { $culture } de cultura
tiny-epic-choice-recall = Hacer volver la nave de { $planet }
    .detail = { $space ->
        [0] de la salida: no ganas nada
       *[other] de la casilla { $space }: ganas { $space } de energía o de cultura
    }
tiny-epic-choice-gain-resource = Ganar { $resource }
    .detail = +{ $amount }, tendrás { $then }
tiny-epic-choice-gain-mixed = Ganar { $energy } de energía y { $culture } de cultura
tiny-epic-choice-relocate = Trasladar la nave de { $planet } a { $target }
tiny-epic-choice-choose-face = { $face-action }
tiny-epic-choice-repeat-die = Repetir { $face }
tiny-epic-choice-force-reroll = Obligar a repetir la tirada
    .detail = pagar 1 de energía y 1 de cultura por otra tirada
tiny-epic-choice-let-stand = Dejar el resultado
tiny-epic-choice-give-resources = Dar { $items }

tiny-epic-brings-resource = +{ $gained } { $resource-amount }, tendrás { $then }{ $lost ->
    [0] {""}
    [one] ; se pierde { $lost }
   *[other] ; se pierden { $lost }
}
tiny-epic-brings-move = aterrizar en un planeta o entrar en órbita
tiny-epic-brings-advance = { $ways-count ->
    [0] nada ahora
   *[other] avanzar con una nave: { $ways }
}
tiny-epic-way = { $planet } a { $step }
tiny-epic-way-colonise = { $planet } (colonizado: { $vp } PV)
tiny-epic-brings-colony = { $price ->
    [0] { $number ->
        [0] nada ahora
       *[other] utilizar una colonia: { $colonies }
    }
   *[other] { $number ->
        [0] expandir por { $price }
       *[other] expandir por { $price }, o utilizar una colonia: { $colonies }
    }
}
tiny-epic-leaves = deja la casilla { $space }
tiny-epic-orbits = { $resource }, { $track }: { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
} hasta { $vp } PV{ $space ->
    [0] {""}
   *[other] ; deja la casilla { $space }
}
tiny-epic-lands = { $resource }, acción: { $gist }{ $space ->
    [0] {""}
   *[other] ; deja la casilla { $space }
}
tiny-epic-lands-idle = { $resource }, sin acción ahora{ $space ->
    [0] {""}
   *[other] ; deja la casilla { $space }
}
tiny-epic-colonises = lo coloniza: { $vp } PV, tendrás { $then }
tiny-epic-advances = de { $start } a { $step }; luego { $left ->
    [one] falta 1
   *[other] faltan { $left }
} para { $vp } PV
tiny-epic-goes-back = de { $start } a { $step }, { $vp } PV
tiny-epic-rebel-discards = el dado se descarta
tiny-epic-rebel-rolls-again = el dado se vuelve a lanzar
tiny-epic-rebel-attacks = ataca: { $attack }
tiny-epic-rebel-orbits = una de sus naves entra en órbita: { $planet }
tiny-epic-rebel-gains = tendrá { $then } { $resource-amount } (máximo { $most })
tiny-epic-rebel-advances = avanza: { $ways }

## Lo que ocurre

tiny-epic-event-row-laid-out = La fila: { $planets }.
tiny-epic-event-first-player = { $seat-is ->
    [you] Tienes
   *[other] { $seat } tiene
} el primer turno.
tiny-epic-event-missions-dealt = { $seat-is ->
    [you] Puedes quedarte
   *[other] { $seat } puede quedarse
} con una de estas misiones: { $missions }.
tiny-epic-event-mission-kept = { $seat-is ->
    [you] Te quedas
   *[other] { $seat } se queda
} con { $mission }.
tiny-epic-event-turn-began = Ronda { $round }, { tiny-epic-turn }
tiny-epic-event-dice-rolled = { $seat-is ->
    [you] Lanzas
    [automatic] La galaxia rebelde lanza
   *[other] { $seat } lanza
} { $number ->
    [0] ningún dado
   *[other] { $faces-counted }
}.
tiny-epic-event-dice-rerolled = { $seat-is ->
    [you] Repites
   *[other] { $seat } repite
} { $price ->
    [0] gratis
   *[other] por { $price } de energía
} la tirada de { $before-count ->
    [one] { $before-indefinite }
   *[other] { $before-count } dados ({ $before-counted })
}: { $after-counted }.
tiny-epic-event-dice-converted = { $seat-is ->
    [you] Pones
   *[other] { $seat } pone
} { $spent-count ->
    [one] 1 dado
   *[other] { $spent-count } dados
} en el convertor ({ $spent-counted }) y { $seat-is ->
    [you] giras
   *[other] gira
} { $face-indefinite } a { $other }.
tiny-epic-event-die-turned = { $seat-is ->
    [you] Giras
   *[other] { $seat } gira
} { $face-indefinite } a { $other }.
tiny-epic-event-dice-given-up = { $seat-is ->
    [you] Renuncias
   *[other] { $seat } renuncia
} a { $faces-count ->
    [one] { $faces-indefinite }
   *[other] { $faces-count } dados ({ $faces-counted })
}.
tiny-epic-event-die-activated = { $seat-is ->
    [you] Activas
   *[other] { $seat } activa
} { $face-indefinite }.
tiny-epic-event-die-repeated = { $seat-is ->
    [you] Repites
   *[other] { $seat } repite
} la acción «{ $face-action }».
tiny-epic-event-action-chosen = { $seat-is ->
    [you] Eliges
   *[other] { $seat } elige
} la acción «{ $face-action }».
tiny-epic-event-followed = { $seat-is ->
    [you] Sigues
   *[other] { $seat } sigue
} la acción «{ $face-action }» { $price ->
    [0] gratis
   *[other] por { $price } de cultura
}.
tiny-epic-event-resources-gained = { $seat-is ->
    [you] Ganas
   *[other] { $seat } gana
} { $gained }.
tiny-epic-event-resources-lost-attack = { $seat-is ->
    [you] Pierdes
   *[other] { $seat } pierde
} { $lost }.
tiny-epic-event-resources-lost-upgrade = { $seat-is ->
    [you] Pagas
    [automatic] La galaxia rebelde gasta
   *[other] { $seat } paga
} { $lost }.
tiny-epic-event-resources-lost-re-roll = { $seat-is ->
    [you] Pagas
   *[other] { $seat } paga
} { $lost } para que la galaxia rebelde repita la tirada.
tiny-epic-event-resources-lost-planet = { $seat-is ->
    [you] Pagas
   *[other] { $seat } paga
} { $lost }.
tiny-epic-event-resources-lost-taken = { $seat-is ->
    [you] Pierdes
   *[other] { $seat } pierde
} { $lost }.
tiny-epic-event-ship-moved-galaxy = { $seat-is ->
    [you] Devuelves una nave a tu galaxia
   *[other] { $seat } devuelve una nave a su galaxia
} { $ship-from }.
tiny-epic-event-ship-moved-orbit = { $seat-is ->
    [you] Pones
   *[other] { $seat } pone
} una nave en órbita de { $planet }{ $home ->
    [1] {""}
   *[0] {" "}{ $ship-from }
}.
tiny-epic-event-ship-moved-surface = { $seat-is ->
    [you] Aterrizas
   *[other] { $seat } aterriza
} con una nave en { $planet }{ $home ->
    [1] {""}
   *[0] {" "}{ $ship-from }
}.
tiny-epic-event-ship-advanced = { $seat-is ->
    [you] Tu nave
    [automatic] La nave rebelde
   *[other] La nave de { $seat }
} en { $planet } avanza a { $step }.
tiny-epic-event-ship-pushed-back = { $seat-is ->
    [you] Tu nave
    [automatic] La nave rebelde
   *[other] La nave de { $seat }
} en { $planet } retrocede a { $step }.
tiny-epic-event-ship-relocated = { $seat-is ->
    [you] Trasladas
   *[other] { $seat } traslada
} una nave de { $planet } a { $target }, { $step }.
tiny-epic-event-planet-used = { $seat-is ->
    [you] Utilizas
   *[other] { $seat } utiliza
} { $planet }.
tiny-epic-event-planet-colonised = { $seat-is ->
    [you] Colonizas
   *[other] { $seat } coloniza
} { $planet } ({ $points } PV; { $vp } PV en total).
tiny-epic-event-ships-sent-home = Vuelven naves de { $planet } a sus galaxias: { $sent }.
tiny-epic-sent-home = { $seat-is ->
    [you] la tuya
    [automatic] la rebelde
   *[other] la de { $seat }
}{ $ships ->
    [1] {""}
   *[other] {" "}({ $ships })
}
tiny-epic-event-planet-removed = { $planet } sale de la fila{ $under ->
    [0] {""}
   *[other] {" "}y va debajo del mazo
}.
tiny-epic-event-planet-turned-up = Nuevo en la fila: { $planet }, { $facts }.
tiny-epic-event-empire-raised = { $seat-is ->
    [you] Alcanzas el nivel { $level } ({ $vp } PV en total).
    [automatic] { $skull ->
        [0] La galaxia rebelde tiene la energía al máximo y alcanza el nivel { $level } ({ $vp } PV en total).
       *[other] La galaxia rebelde tiene la energía al máximo y llega a la calavera.
    }
   *[other] { $seat } alcanza el nivel { $level } ({ $vp } PV en total).
}
tiny-epic-event-end-triggered = { $seat-is ->
    [you] Desencadenas
   *[other] { $seat } desencadena
} el final de la partida, con { $most } PV o más.
tiny-epic-event-rebel-die-rolled = La galaxia rebelde saca { $face-indefinite }; { $left ->
    [0] es su último dado
    [one] falta 1 dado por venir
   *[other] faltan { $left } dados por venir
}.
tiny-epic-event-rebel-die-discarded = La galaxia rebelde no puede utilizar { $face-indefinite }: se descarta.
tiny-epic-event-rebel-attacked = La galaxia rebelde ataca: { $attack }.
tiny-epic-event-rebel-extra-turn = La galaxia rebelde tiene la cultura al máximo: un turno extra con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}.
tiny-epic-event-dice-taken-away = { $seat-is ->
    [you] Lanzarás
   *[other] { $seat } lanzará
} { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} menos en el próximo turno.
tiny-epic-event-missions-shown = Se descubren las misiones: { $shown }.
tiny-epic-mission-shown = { $seat }: { $mission } ({ $vp } PV)
tiny-epic-event-game-ended = La partida ha terminado. { $number ->
    [0] Has perdido.
    [one] { $winners-is ->
        [you] ¡Ganas tú!
       *[other] Gana { $winners }.
    }
   *[other] Comparten la victoria: { $winners }.
}

## Rechazos

tiny-epic-refusal-no-such-planet = no hay ningún planeta «{ $planet }»{ $near ->
    [none] {""}
   *[other] {" "}(¿querías decir «{ $near }»?)
}.
tiny-epic-refusal-no-such-place = un lugar es galaxy, { $planet }.orbit o { $planet }.surface, pero has escrito «{ $place }».
tiny-epic-refusal-not-offered-mission = no has recibido la misión { $mission }; quédate con una de { $dealt }.
tiny-epic-refusal-not-offered-face = ningún dado tiene la cara «{ $face }»{ $near ->
    [none] {""}
   *[other] {" "}(¿querías decir «{ $near }»?)
}.
tiny-epic-refusal-dice = { $reason }
tiny-epic-refusal-not-offered-die = ningún dado inactivo muestra { $item }; dados inactivos: { $unused }.
tiny-epic-refusal-not-offered-landing = tu nave ha aterrizado en { $planet }, no en { $other }.
tiny-epic-refusal-not-offered-resource = una expansión se paga con energía o con cultura, pero has escrito «{ $resource }».
tiny-epic-refusal-not-offered-gain = ganas { $amount } de un solo recurso: energía o cultura.
tiny-epic-refusal-not-offered-exchange = elige cuánta { $resource } cambias, de 1 a { $most }.
tiny-epic-refusal-not-offered-repeat = elige la cara de un dado activado cuya acción puedas llevar a cabo: { $faces }.
tiny-epic-refusal-not-now-mission = antes del primer turno todos eligen su misión: { $dealt }.
tiny-epic-refusal-not-now-turn = «{ $choice }» no es posible ahora: activa un dado, repite la tirada, convierte o termina el turno.
tiny-epic-refusal-not-now-convert-face = elige primero el dado que giras y su cara; dados: { $unused }.
tiny-epic-refusal-not-now-landing = elige primero si utilizas o no la acción de { $planet }.
tiny-epic-refusal-not-now-move = elige primero la nave que mueves y adónde; tus naves están { $ships-at }.
tiny-epic-refusal-not-now-colony = elige primero: expandir tu imperio, o utilizar una colonia tuya.
tiny-epic-refusal-not-now-advance = elige primero la nave que avanza; las tuyas están en órbita de { $ships }.
tiny-epic-refusal-not-now-pull-back = elige primero la nave que retrocede; está en { $ships }.
tiny-epic-refusal-not-now-relocate = elige primero la nave que trasladas; las tuyas están en órbita de { $ships }.
tiny-epic-refusal-not-now-remove = elige primero el planeta que retiras: { $planets }.
tiny-epic-refusal-not-now-take = elige primero a qué jugador se lo quitas.
tiny-epic-refusal-not-now-exchange = elige cuánta { $resource } cambias, de 1 a { $most }.
tiny-epic-refusal-not-now-mixture = la expansión cuesta { $price } en total; tienes { $energy } de energía y { $culture } de cultura.
tiny-epic-refusal-not-now-upgrade = elige primero el recurso con el que pagas la expansión.
tiny-epic-refusal-not-now-any-action = elige primero la acción de una cara que puedas llevar a cabo: { $faces }.
tiny-epic-refusal-not-now-repeat = elige primero la cara de un dado activado cuya acción puedas llevar a cabo: { $faces }.
tiny-epic-refusal-not-now-use-row = elige primero el planeta de la fila que utilizas.
tiny-epic-refusal-not-now-use-others = elige primero la colonia de otro jugador que utilizas.
tiny-epic-refusal-no-die = ningún dado inactivo muestra { $face }; dados inactivos: { $unused }.
tiny-epic-refusal-no-die-to-re-roll = no hay ningún dado inactivo cuya tirada repetir.
tiny-epic-refusal-no-effect = la acción de { $planet } no cambiaría nada ahora.
tiny-epic-refusal-no-effect-die = { $face-indefinite } no cambiaría nada: { $why }.
tiny-epic-refusal-no-effect-any-action = elige la acción de una cara que puedas llevar a cabo: { $faces }.
tiny-epic-useless-full = tienes { $amount } { $resource-amount }, y no puedes tener más
tiny-epic-useless-move = ninguna nave se puede mover
tiny-epic-useless-energy = no tienes ninguna nave en tu galaxia ni en un planeta de energía
tiny-epic-useless-culture = no tienes ninguna nave en un planeta de cultura
tiny-epic-useless-economy = no tienes ninguna nave en un marcador de economía
tiny-epic-useless-diplomacy = no tienes ninguna nave en un marcador de diplomacia
tiny-epic-useless-colony = no puedes pagar una expansión, y ninguna colonia tuya tiene una acción que sirva de algo
tiny-epic-refusal-cannot-pay-re-roll = la repetición gratis de este turno está gastada, y otra cuesta { $price } de energía; no tienes.
tiny-epic-refusal-cannot-pay-upgrade = el nivel { $level } cuesta { $price } { $resource-amount }; tienes { $energy } de energía y { $culture } de cultura, y no se combinan.
tiny-epic-refusal-cannot-pay-action = la acción de { $planet } cuesta { $price }; tienes { $energy } de energía y { $culture } de cultura para ello.
tiny-epic-refusal-cannot-pay-dice = la acción de { $planet } gasta { $price ->
    [one] 1 dado inactivo
   *[other] { $price } dados inactivos
}; hay { $unused }.
tiny-epic-refusal-cannot-pay-mixture = la expansión cuesta { $price } en total; tienes { $energy } de energía y { $culture } de cultura.
tiny-epic-refusal-once-per-turn = { $planet } funciona una vez por turno, y ya lo has utilizado.
tiny-epic-refusal-once-per-turn-other = { $planet } funciona una vez por turno, y ya lo ha utilizado otro jugador.
tiny-epic-refusal-once-per-turn-converter = el convertor ya se ha utilizado en este turno.
tiny-epic-refusal-too-few-to-convert = el convertor toma { $dice } dados inactivos y gira un tercero; dados inactivos: { $unused }.
tiny-epic-refusal-same-face = el dado ya muestra { $face }; elige otra cara.
tiny-epic-refusal-no-ship = no tienes ninguna nave en órbita de { $planet }; hay naves en { $ships }.
tiny-epic-refusal-no-ship-move = no tienes ninguna nave { $place-at }; las tuyas: { $ships-at }.
tiny-epic-refusal-no-ship-pull-back = no tienes ninguna nave más allá de la casilla de salida en { $planet }; las hay en { $ships }.
tiny-epic-refusal-no-ship-push-own = la nave en { $planet } no puede ser la que retrocede; es una de las que están en { $ships }.
tiny-epic-refusal-no-move = la nave ya está en tu galaxia; muévela a un planeta.
tiny-epic-refusal-not-in-row = { $planet } no está en la fila.
tiny-epic-refusal-not-in-row-move = { $planet } no está en la fila; las naves van a planetas de la fila: { $row }.
tiny-epic-refusal-not-in-row-colonised = { $planet } está colonizado; las naves van a planetas de la fila: { $row }.
tiny-epic-refusal-same-planet = la nave ya está en { $planet }, y no se mueve entre su superficie y su marcador.
tiny-epic-refusal-taken = ya tienes una nave en el marcador de { $planet }: solo puede haber una.
tiny-epic-refusal-taken-surface = ya tienes una nave en la superficie de { $planet }: solo puede haber una.
tiny-epic-refusal-same-ship = la nave en { $planet } acaba de retroceder; avanza otra distinta.
tiny-epic-refusal-same-ship-move = la nave { $place-at } se acaba de mover; mueve otra.
tiny-epic-refusal-wrong-track = { $planet } tiene { $track-indefinite }; hace falta { $needed-indefinite }, como en { $ships }.
tiny-epic-refusal-too-short = el marcador de { $planet } no tiene casilla { $space }.
tiny-epic-refusal-not-empty = solo se puede retirar un planeta de la fila sin ninguna nave: { $planets }.
tiny-epic-refusal-not-yours = { $planet } no es una colonia tuya; tienes { $colonies }.
tiny-epic-refusal-top-level = tu imperio está en el nivel { $level }, el más alto.
tiny-epic-refusal-own-turn = { $planet } funciona solo en tu propio turno.
tiny-epic-refusal-in-use = la acción de { $planet } todavía se está llevando a cabo.
tiny-epic-refusal-chain = la acción de { $planet } utiliza planetas, y también otra que todavía se está llevando a cabo.
tiny-epic-refusal-no-such-player = no hay otro jugador { $player }.
tiny-epic-refusal-has-none = { $player-is ->
    [you] no tienes
    [automatic] la galaxia rebelde no tiene
   *[other] { $player } no tiene
} { $energy ->
    [0] cultura
   *[other] { $culture ->
        [0] energía
       *[other] energía ni cultura
    }
}.
tiny-epic-refusal-own-colony = { $planet } es tuyo: solo se puede pagar a otro jugador.
tiny-epic-refusal-no-colony = ningún otro jugador ha colonizado { $planet }.

# La leyenda: las palabras y signos de la mesa, con su significado.

tiny-epic-legend-planet = 5 PV, energía
    .meaning = un planeta vale 5 PV para quien lo coloniza; una nave allí da energía cuando se activa energía
tiny-epic-legend-track = economía 4
    .meaning = su marcador: un marcador de economía de 4 pasos; el último coloniza el planeta
tiny-epic-legend-ship = tu nave 2/4
    .meaning = tu nave ha dado 2 de los 4 pasos; 0/4 es la salida
tiny-epic-legend-landed = nave de Ana en la superficie
    .meaning = la nave de Ana ha aterrizado: da el recurso, pero no avanza
tiny-epic-legend-home = nave en la galaxia
    .meaning = una nave en la galaxia propia; también da energía
tiny-epic-legend-price = paga 2 de energía: ...
    .meaning = el coste de una acción, y luego lo que hace
tiny-epic-legend-own-turn = (turno propio)
    .meaning = la acción funciona solo en el turno propio, no al seguir
tiny-epic-legend-once = (una vez)
    .meaning = la acción funciona una vez por turno
tiny-epic-legend-level = Nivel 2 de 6
    .meaning = el nivel del imperio: da dados, naves y PV
tiny-epic-legend-dice = Tus dados
    .meaning = los inactivos, que se pueden activar, volver a lanzar o convertir; debajo, los activados
tiny-epic-legend-follow = seguir
    .meaning = cuando otro jugador activa un dado, pagas 1 de cultura para llevar a cabo también su acción
tiny-epic-legend-rebel = Galaxia rebelde
    .meaning = tu adversario en solitario: con la energía al máximo sube de nivel, con la cultura al máximo tiene un turno extra
tiny-epic-legend-colony = dado de colonia
    .meaning = lo que te hace la galaxia rebelde cuando saca la cara de colonia: el ataque de su nivel
tiny-epic-legend-stand-in = sustituto
    .meaning = un número que no se conoce de un tablero impreso

tiny-epic-also-known = órdenes, reglas, planetas, misiones y galaxias rebeldes
tiny-epic-alone = Juegas en solitario contra la galaxia rebelde { $rebel } (dificultad: { $level }).

## Lo que habla a favor de una opción, en las pistas

term-ships = dónde están tus naves
term-resources = tu energía y tu cultura
term-planets = lo que pueden hacer tus colonias
term-level = los dados y naves de tu nivel
term-others = lo que sacan de ello los demás
term-hesitation = poco que ganar con ello
term-rebel = lo que saca de ello la galaxia rebelde

# Lo que ha salido en una mesa de verdad.

tiny-epic-draw-die = { $seat }: ¿qué muestra el dado?
tiny-epic-draw-rebel-die = ¿Qué muestra el dado de la galaxia rebelde?
tiny-epic-draw-planet = ¿Qué planeta se descubre?
tiny-epic-draw-mission = { $seat }: ¿qué misión secreta?
tiny-epic-draw-first = ¿Quién empieza?
