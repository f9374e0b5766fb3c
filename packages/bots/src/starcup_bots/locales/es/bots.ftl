# Lo que los bots dicen de sus elecciones, sea cual sea el juego.

# Pistas.

bots-hint = pista: { $number ->
    [none] {""}
   *[other] { $number },{" "}
}{ $choices }.
bots-hint-option = { $number ->
    [none] {""}
   *[other] { $number },{" "}
}{ $choice }
bots-hint-no-reasons = { $bot ->
    [none] El bot
   *[other] { $bot }
} no da razones.
bots-hint-for = A favor: { $reasons }.
bots-hint-against = En contra: { $reasons }.
bots-hint-all-the-same = { $count ->
    [2] La otra opción es igual de buena.
   *[other] Las { $count } opciones son igual de buenas.
}
bots-hint-as-good = Igual de bueno: { $choices }{ $more ->
    [0] .
   *[other] {" "}y { $more } más.
}
bots-hint-close = Casi igual de bueno: { $choice }.
bots-hint-next = Le sigue: { $choice }.

# Notas sobre lo que los números de un bot no muestran.

bots-note-nothing-else = No hay otra cosa que elegir.
bots-note-declines = No sabe nada de preguntas así, y renuncia.
bots-note-takes-any = No sabe nada de preguntas así, y toma cualquier opción.
bots-note-workers-missed-least = El trabajo lo hacen los trabajadores que menos falta hacen.
bots-note-dice-missed-least = Se gastan los dados que menos falta hacen.
bots-note-most-useful-dice = Primero vienen los dados más útiles que los créditos pueden pagar.

# Lo que habla a favor de una opción: cómo lo llaman los bots de Roll for the Galaxy.

term-points = PV impresos
term-work = dados que cuesta
term-site = sitio para bienes
term-queue = a la espera en la pila
term-on_top = encima de la pila
term-least_gain = precio de una jugada
term-abandoning = el hecho de abandonar
term-tie_break = los dados del cubilete desempatan
term-use = utilidad
term-tried = lo que cambia, según las pruebas
term-extensions = lo que prometen las expansiones
term-task_there = su tarea
term-at_hand = tenerlo a mano
term-any_tile = cualquier loseta
term-bonus = bonus
term-bonus_ahead = bonus de lo que está en construcción
term-bonus_now = bonus actual
term-bonus_to_come = bonus por venir
term-chips = fichas de PV
term-colour_match = dados del color
term-construction_zone = la zona de construcción
term-consuming = fichas al consumir
term-consuming_credits = créditos al consumir
term-credits = créditos
term-credits_granted = créditos que da
term-dice_at_hand = dados a mano
term-dice_granted = dados que da
term-dice_in_the_cup = dados en el cubilete
term-dice_lost = dados perdidos
term-dictating = dictar
term-discounts = descuentos
term-empty_stack = pila vacía
term-good = el bien
term-good_elsewhere = el bien, en otra parte
term-goods_granted = bienes que da
term-imaginary_workers = trabajadores imaginarios
term-income = ingresos
term-interruption = interrumpir la obra
term-matches_a_good = coincide con un bien
term-matches_elsewhere = coincide en otra parte
term-matches_other_colours = otros colores
term-more_to_build = más que construir
term-next_best_good = el siguiente mejor bien
term-other_powers = otros poderes
term-power = su poder
term-reassigning = reasignar
term-room = sitio para más bienes
term-slow_to_build = lenta de construir
term-small_cup = pocos dados en el cubilete
term-stocking = proveer
term-too_late = demasiado tarde
term-trading = créditos al comerciar
term-work_begun = obra empezada

# Los bots, en las listas. Los de otros juegos dicen lo suyo en el archivo de su juego.

bot-easy = fácil
    .text = Conoce el juego, y a menudo toma lo segundo mejor; buena compañía para una primera partida.
bot-normal = normal
    .text = Juega lo que ha aprendido, enseguida; un adversario justo.
bot-hard = difícil
    .text = Ha aprendido, y prueba sus mejores ideas, en unas décimas de segundo.
bot-expert = experto
    .text = Como difícil, y se toma hasta un segundo.
bot-random = al azar
    .text = Toma cualquier opción legal.
bot-greedy = codicioso
    .text = Toma la opción que ahora parece mejor; un adversario sensato para una primera partida.
bot-planner = planificador
    .text = Sopesa términos con nombre: planea toda su tirada y pregunta qué traen los poderes; dice por qué.
bot-shipper = transportista
    .text = Como planificador, pero enamorado de los mundos, los bienes y las fichas.
bot-builder = constructor
    .text = Como planificador, pero enamorado de los desarrollos y sus bonus.
