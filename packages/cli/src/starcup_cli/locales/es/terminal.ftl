# Lo que el terminal dice de sí mismo, sea cual sea el juego. Las órdenes se escriben en inglés en todos los idiomas.

# Preguntas.

terminal-greeting = Escribe un número o palabras, y pulsa Intro. «help» dice más{ $legend ->
    [yes] , «legend» explica los signos
   *[no] {""}
}.
terminal-asked = Pregunta («?»: opciones): { $question }
terminal-go-on = ok, sí, si, s, vale, sigue, seguir, continuar, confirmar, siguiente, adelante, listo, lista, hecho
terminal-none = nada
terminal-typed = «{ $typed }»
terminal-expected-number = { $least ->
    [1] { $most ->
        [1] un número (1) o su texto
       *[other] un número del 1 al { $most }, o palabras de una opción
    }
   *[other] uno de los números, o palabras de una opción
}
terminal-expected-items = { $most ->
    [1] el número 1, o su nombre
   *[other] números del 1 al { $most }, o nombres
}
terminal-no-such-number = No hay { $number }: escribe { $expected }.
terminal-one-answer = Esta pregunta admite una sola respuesta: { $expected }.
terminal-several-meant = «{ $typed }» puede ser: { $options }{ $more ->
    [0] .
   *[other] ; y { $more } más.
} Escribe el número, o más palabras.
terminal-no-choice = Aquí no hay ninguna opción «{ $typed }»{ $near ->
    [none] : escribe { $expected }.
   *[other] . ¿Querías decir «{ $near }»?
} «help» dice qué más se puede escribir.
terminal-shortcuts = { $count ->
    [one] 1 opción más hace varias cosas a la vez: escribe su texto entero.
   *[other] { $count } opciones más hacen varias cosas a la vez: escribe las palabras de una.
}
terminal-last-word = Esto no se puede deshacer{ $back ->
    [none] .
   *[other] ; hasta entonces, «undo» deshace: { $back }.
}
terminal-last-words = { $numbers }: no se puede deshacer{ $back ->
    [none] .
   *[other] ; hasta entonces, «undo» deshace: { $back }.
}
terminal-pick = { $least ->
    [0] { $most ->
        [1] Elige como mucho 1, o «nada»
       *[other] Elige hasta { $most } en cualquier orden, como «{ $example }», o «nada»
    }
   *[other] Elige { $fixed ->
        [yes] { NUMBER($least) }
       *[no] de { NUMBER($least) } a { $most }
    }{ $ordered ->
        [yes] {" "}en el orden en que deben quedar
       *[no] {" "}en cualquier orden
    }, como «{ $example }»
}; «ok» confirma.
terminal-chosen = Elegido: { $items }.{ $comes ->
    [none] {""}
   *[other] {" "}{ $comes }.
} «ok» confirma, { $full ->
    [yes] {""}
   *[no] otros números se añaden,{" "}
}{ $out ->
    [0] {""}
   *[other] «-{ $out }» quita,{" "}
}«undo» lo borra todo.
terminal-chosen-so-far = Elegido por ahora: { $items }.{ $comes ->
    [none] {""}
   *[other] {" "}{ $comes }.
} { $more ->
    [0] Todavía no es una respuesta
    [one] Falta 1 por elegir
   *[other] Faltan { $more } por elegir
}; { $out ->
    [0] {""}
   *[other] «-{ $out }» quita,{" "}
}«undo» lo borra todo.
terminal-not-possible = No es posible: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
terminal-at-a-loss = Si no sabes qué hacer: { $advice }
terminal-not-asked = Ahora no se te pregunta nada.

# Por qué, y deshacer.

terminal-why-what = ¿«why» QUÉ? Una opción que echas en falta, como «why { $example }», una cosa de la mesa, o «why undo».
terminal-why-unknown = «{ $typed }» no es una opción{ $near ->
    [none] , ni nada a lo que afecte una de aquí.
   *[other] . ¿Querías decir «{ $near }»?
}
terminal-possible = Es posible: { $choice }{ $detail ->
    [none] .
   *[other] : { $detail }.
}
terminal-barred = No es posible «{ $choice }»: { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
terminal-taken-back = Deshecho: { $choice }.
terminal-made-again = Rehecho: { $choice }.
terminal-redo-nothing = No hay nada que rehacer: no se ha deshecho ninguna elección, o después ha pasado otra cosa.
terminal-undo-possible = Es posible: «undo» deshace: { $choice }.

# Lo que ha pasado, y la mesa.

terminal-log-shows-all = Ha pasado más: «log» lo muestra todo.
terminal-board-shows-all = «board» lo muestra todo.
terminal-log-empty = No ha pasado nada.
terminal-enter-goes-on = Intro para seguir.
terminal-enter-shows-more = Intro muestra más.

# Órdenes.

terminal-help = Responde con el número de una opción o con palabras de ella. Si se piden varias cosas, nómbralas en cualquier orden: «1 3», «propio x2». «ok» confirma lo elegido; Intro a solas repite la pregunta. Un signo de interrogación tras unas palabras pregunta por ellas.
terminal-help-saved = Cada respuesta se guarda enseguida; «{ $command }» continúa la partida.
terminal-help-choices = la pregunta con todas las opciones; también «?» e Intro
terminal-help-hint = lo que haría un bot aquí, y por qué
terminal-help-guide = explica cada idea cuando aparece; «guide off» deja de hacerlo
terminal-help-undo = olvida lo que estás eligiendo, o deshace tu última elección; también «back»
terminal-help-redo = rehace la última elección que deshiciste
terminal-help-why = si algo es posible y, si no, la regla; también «why» y una cosa, «why undo»
terminal-help-board = la mesa entera
terminal-help-legend = lo que significan las palabras y los signos de la mesa
terminal-help-score = los puntos hasta ahora
terminal-help-log = lo que ha pasado desde tu último turno, las últimas N cosas, o «all» (todo)
terminal-help-what = lo que significa una palabra del juego
terminal-help-piece = lo que hace { $noun-indefinite }
terminal-help-own = lo tuyo, con todo lo que hace
terminal-help-rules = una regla por su id, un capítulo, o las reglas que usan una palabra
terminal-help-packs = los packs con los que juegas
terminal-help-order = responde de antemano durante un tiempo; «{ $choice } until» muestra hasta cuándo
terminal-help-stop = retira lo que has ordenado así; sirve en cualquier pregunta
terminal-help-save = guarda ahora, o una copia
terminal-help-quit = guarda y sale
terminal-piece-which = ¿«{ $noun }» QUÉ? Nombra lo que veas{ $example ->
    [none] {""}
   *[other] , como «{ $noun } { $example }»
}.
terminal-own-none = No hay nada.
terminal-rules-none = { $game } no tiene reglas que consultar
terminal-rules-chapters = Capítulos de las reglas, y cuántas hay en cada uno: { $chapters }. Escribe, por ejemplo, «rules { $example }».
terminal-legend-none = { $game } no tiene leyenda; los nombres de la mesa son todo lo que hay.
terminal-packs-none = { $game } no tiene packs.
terminal-packs = Juegas con: { $packs }.

# Pistas y la guía.

terminal-hint-brief = { $advice } («hint { $bot }» dice por qué)
terminal-hint-no-adviser = No hay pista: ningún bot aconseja en { $game }; «hint BOT» dice lo que haría un bot.
terminal-hint-none = Sin pista: { $error }.
terminal-guide-none = { $game } no tiene primera partida guiada.
terminal-guide-alone = La guía es para partidas con una sola persona.
terminal-guide-expected = guide { $typed }: se esperaba «guide on» o «guide off»
terminal-guide-on = La guía está activada: { $left ->
    [one] queda 1 idea
   *[other] quedan { $left } ideas
} por explicar, cada una cuando aparezca.
terminal-guide-off = La guía está desactivada; «guide on» explica lo que falte, cuando aparezca.

# Órdenes permanentes.

terminal-ordered = Ordenado: { $order }. «{ $stop }» lo retira.
terminal-order-refused = No se ha ordenado: { $reason }{ $ask ->
    [none] {""}
   *[other] {" "}«{ $ask }» muestra lo que se puede ordenar.
}
terminal-orders-none = No has ordenado nada.
terminal-order-stopped = Retirado: { $orders }.
terminal-order-reminder = Has ordenado: { $orders } («{ $stop }» lo retira).
terminal-order-answered = Respondido por ti{ $times ->
    [one] {""}
   *[other] , { $times } veces
}: { $order }.
terminal-order-over = Terminado: { $order }.
terminal-order-impossible = Ya no es posible, así que se te pregunta: { $order }.
terminal-order-at-first = Respondido por ti, ahora y en adelante: { $order } (con «{ $stop }» se te pregunta).
terminal-order-at-first-stopped = Desde ahora se te pregunta; retirado: { $orders }. Para ordenarlo de nuevo: { $again }.
terminal-orders-at-first = Respondido por ti desde el principio: { $orders } (con «{ $stop }» se te pregunta).
terminal-orders-possible = De antemano puedes ordenar { $choices }{ $where ->
    [none] {""}
   *[other] {" "}cuando { $where },
} hasta (until)

# Varias personas ante un teclado.

terminal-curtain-pass = === Pasa el teclado a { $name }: pulsa Intro ===
terminal-curtain-over = === La partida ha terminado y ya pueden mirar todos: pulsa Intro ===
terminal-everybody = todo el mundo
terminal-curtain-wait = Intro continúa cuando { $whom } pueda ver la pantalla; «quit» guarda y sale.
terminal-who-sits = ¿Quién está ante el teclado? { $people }
terminal-who-sits-again = Un número o un nombre, por favor: { $people }.

# Partidas guardadas.

terminal-new-game = Nueva partida de { $game }: { $who }{ $seed ->
    [none] {""}
   *[other] ; semilla { $seed }
}.
terminal-resumed = Sigue la partida de { $game }: { $who }{ $seed ->
    [none] {""}
   *[other] ; semilla { $seed }
}.
terminal-saved = Guardada en { $file }
terminal-not-saved = SIN GUARDAR: { $trouble }
terminal-look-back = Para verla de nuevo: { $command }
terminal-go-on-with = Para seguir: { $command }
terminal-seed = Semilla: { $seed }
terminal-replay-after = Tras { $at } de { $choices } elecciones.
terminal-replay-asked = { $seat-is ->
    [you] Se te pregunta
   *[other] Se pregunta a { $seat }
}: { $question }
terminal-overtaken = { $trouble }.

# Consultas.

terminal-rule = { $rule }{ $basis ->
    [printed] {""}
    [inferred] {" "}(deducida)
   *[ruling] {" "}(decisión)
}  { $text }{ $example ->
    [none] {""}
   *[other] {" "}Ejemplo: { $example }
}
terminal-rule-unknown = no existe la regla { $typed }: el capítulo { $chapter } tiene las reglas de { $first } a { $last }
terminal-near = { $near ->
    [none] { $known ->
        [none] {""}
       *[other] ; hay: { $known }
    }
   *[other] {" "}(¿querías decir { $near }?)
}
terminal-unknown-rules = no hay ninguna regla ni capítulo { $typed }{ terminal-near }
terminal-unknown-piece = no hay { $noun-gender ->
    [f] ninguna
   *[m] ningún
} { $noun } { $typed }{ terminal-near }
terminal-pieces-none = { $game } no tiene { $noun-plural } que consultar
terminal-pieces-several = { $noun-gender ->
    [f] varias
   *[m] varios
} { $noun-plural } tienen { $typed } en su nombre: { $pieces }{ $more ->
    [0] {""}
   *[other] , ...
}
terminal-piece-other-kind = no hay { $noun-gender ->
    [f] ninguna
   *[m] ningún
} { $noun } { $typed }: hay { $kind-indefinite } con ese nombre
terminal-what-rules = Reglas: { $rules }.
terminal-what-see = Véase también: { $words }.
terminal-what-none = { $game } no tiene glosario; «what» conoce { $also }.
terminal-what-list = «what» y una de estas la explica; también conoce { $also }.
terminal-what-command = Una orden: { $does }.
terminal-what-more-rules = «{ $command }» muestra { $count ->
    [one] 1 regla más
   *[other] { $count } reglas más
} con esa palabra.
terminal-what-unknown = palabra desconocida: { $typed }{ $near ->
    [none] ; «what» a solas muestra las palabras
   *[other] {" "}(¿querías decir { $near }?)
}
terminal-lesson-type = escribe { $number }

# Lo que se escribe en un terminal, dicho tras una idea de una primera partida guiada, por la clave de la idea.

terminal-lesson-welcome = «quit» sale, «hint» propone una jugada, «what» y una palabra o un nombre lo explica, «guide off» quita estas notas.
terminal-lesson-ready = Escribe «ready», o pulsa Intro cuando no quede otra cosa; «undo» deshace una elección.
terminal-lesson-dictate = «ready» continúa.
terminal-lesson-undo = Eso es «undo». «why» y una opción dice por qué algo no es posible, «board» lo muestra todo.
terminal-lesson-rebel_die = «let stand until my turn» responde por todos los dados de este turno.
terminal-lesson-reroll = «re-roll energy move» lo hace en una línea.
terminal-lesson-over = «starcup play --game { $game }» es una partida contra un bot mejor; con «--bots» y un nombre, contra otro; con «--humans Ana,Beto», una partida con un amigo; con «--solo», una en solitario, donde la haya. «starcup replay last» cuenta de nuevo esta partida; «starcup what» y «starcup rules» explican más.

# El registro de partidas en solitario.

terminal-not-recorded-damaged = SIN REGISTRAR: { $trouble }. El archivo se deja como está; cámbiale el nombre para empezar otro.
terminal-not-recorded = SIN REGISTRAR: { $file }: { $trouble }
terminal-recorded-won = En tu registro: una victoria{ terminal-recorded-against }. «{ $command }» lo muestra.
terminal-recorded-lost = En tu registro: una derrota{ terminal-recorded-against }. «{ $command }» lo muestra.
terminal-recorded-again = En tu registro: este reparto ya estaba, y cuenta una vez. «{ $command }» lo muestra.
terminal-recorded-against = { $against ->
    [none] {""}
   *[other] {" "}contra { $against }
}
