# Las palabras de la mesa en el navegador.

## En todas partes

title = Starcup
tagline = Una galaxia sobre tu mesa. Juega con amigos lejanos, en torno a una pantalla o contra bots.
title-turn = ● Tu turno: { $title }
close = Cerrar
loading = Se está poniendo la mesa…
closed = Este enlace no abre nada
lobby = A todas las partidas
search = Buscar
copy = Copiar
copied = Copiado.
share = Compartir
open = Abrir
error-page = Algo ha fallado en esta página. Vuelve a cargarla.
error-offline = No se llega al servidor. No se ha perdido nada; inténtalo de nuevo en un momento.
error-server = El servidor no ha podido hacerlo ({ $status }).

# Lo que el servidor rechaza, por su código.

refused-no-link = Este enlace no abre nada: está cortado, o es de una partida que ya no está aquí.
refused-not-your-seat = Este enlace no puede hacer eso para este asiento.
refused-no-seat = Nadie tiene un enlace a este asiento.
refused-hidden = Antes de que termine la partida, eso revelaría lo que está oculto.
refused-unavailable = Ahora no se llega a las partidas. Comprueba más tarde si se ha hecho.
refused-too-many-games = Hay tantas partidas aquí que no se puede empezar ninguna más.
refused-too-many-connections = Hay demasiadas conexiones desde tu dirección.
refused-too-fast = Ha sido demasiado a la vez: espera un momento e inténtalo de nuevo.
refused-too-long = Es demasiado largo.
refused-overtaken = Otros actúan en esta partida en el mismo momento: inténtalo de nuevo.
refused-bad-journal = Esta partida no se puede retomar: { $message }
refused-bot-failed = Ha fallado un bot: { $message }
refused-stopped = La partida se ha parado: ha fallado el código de un bot, de un pack o del juego.
refused-no-hints = Ningún bot da pistas en este juego.
refused-internal = Un fallo del servidor: comunícalo, por favor.

## La mesa

face-down = Boca abajo
times = × { $count }
of = { $count } de { $most }
bot = bot
person = una persona
present = presente
away = ausente
your-turn = Tu turno
thinks = piensa…
points = PV
tie-break = Desempate: { $points }
time-left = Tiempo restante
show-more = Mostrar todo lo de { $name }
show-less = Mostrar menos de { $name }
watching = Estás mirando
offline = Sin conexión. Se está recuperando…
seat-switch = Quién juega ahora
panels = Paneles
log = Lo que ha pasado
log-empty = Todavía no ha pasado nada.
players = Jugadores y enlaces
played-by = Juega
feed = Dirección de una fuente que avisa cuando es mi turno
feed-get = Seguir mis turnos por una fuente
book = Consultar
book-rules = Reglas
book-glossary = Palabras
book-pieces = Piezas
found = { $count ->
    [one] Una entrada
   *[other] { $count } entradas
}
settings = Ajustes
keys = Teclas
not-possible = Ahora no es posible

## La pregunta

question = La pregunta
skip = Saltar
hint = Pista
hint-plain = Esto es lo que haría un bot.
hint-take = Hacerlo
undo = Deshacer
redo = Rehacer
waiting = Un momento…
waiting-for = Esperando a { $names }
over = { $count ->
    [0] La partida ha terminado.
    [one] La partida ha terminado. Gana { $names }.
   *[other] La partida ha terminado. Ganan { $names }.
}
confirm = Esto no se puede deshacer: ¿{ $choice }?
not-yet = Aún no
all-options = Mostrar las { $count } opciones
back = Atrás
pick-exactly = { $count ->
    [one] Elige una cosa.
   *[other] Elige { $count } cosas.
}
pick-between = Elige de { $least } a { $most }.
pick-none = Nada
pick-confirm = { $count ->
    [0] Confirmar
   *[other] Confirmar ({ $count })
}
pick-clear = Borrar
first-on-top = Lo primero queda encima.

## Órdenes permanentes

orders = Órdenes permanentes
orders-what = Las preguntas que vuelven una y otra vez se pueden responder de antemano.
orders-none = En este juego no hay preguntas que se puedan responder de antemano.
order-always = Siempre que se pregunte
order-where = Cuando { $where }
order-holds = Ordenado: { $order }.
order-choice = Respuesta
order-until = hasta
order-give = Ordenar
order-stop = Volver a preguntarme

## Dados y cartas de verdad, como están sobre una mesa de verdad

chance = ¿Qué ha salido?

## Varias personas ante una pantalla

curtain = Pasa la pantalla a { $name }
curtain-open = Soy { $name }

## Mirar de cerca

look = Mirar
look-on = Haz clic en una pieza para mirarla de cerca.

## Lecciones

lesson = Una lección
lesson-next = Siguiente
lesson-done = Entendido
lesson-stop = No más lecciones

## Teclas

key-walk = recorrer lo que se puede señalar
key-walk-all = recorrer todas las piezas
key-point = señalarla, o elegirla
key-confirm = confirmar lo elegido
key-escape = esc
key-clear = soltar lo señalado
key-undo = deshacer la última elección
key-redo = volver a hacerla
key-hint = pedir una pista
key-look = mirar la pieza de cerca
key-skip = saltar lo que se está contando
key-log = lo que ha pasado
key-book = consultar
key-keys = estas teclas

## Ajustes

language = Idioma
theme = Colores
theme-auto = como el dispositivo
theme-dark = oscuros
theme-light = claros
pace = Lo que pasa se cuenta
pace-off = de golpe
pace-fast = deprisa
pace-normal = con calma
pace-slow = despacio
confirms = Preguntar otra vez antes de lo que no se puede deshacer
answers = Responder por mí cuando hay una única opción
teaches = Explicar el juego paso a paso
sound = Un sonido cuando es mi turno
notices = Un aviso cuando es mi turno

## La primera página

my-games = Mis partidas
no-games = No se está jugando ninguna partida.
finished-games = Partidas terminadas
game-gone = ya no está
won-by = { $count ->
    [0] terminada
    [one] ha ganado { $names }
   *[other] han ganado juntos { $names }
}
remove = Quitar de esta lista
remove-game = Quitar { $title } de esta lista
replay = Repetición
new-game = Nueva partida
which-game = El juego
for-players = { $least ->
    [1] a solas, o hasta { $most } jugadores
   *[other] de { $least } a { $most } jugadores
}
who-plays = Quién juega
who-me = Yo
who-here = Alguien ante esta pantalla
who-link = Un amigo, con un enlace
who-bot = Bot: { $name }
bots = Bots
player = Jugador { $number }
player-who = Quién juega en el asiento { $number }
player-name = Nombre del jugador { $number }
player-remove = Quitar al jugador { $number }
player-add = Un jugador más
more-options = Más opciones
packs = Packs
real-things = Lanzar dados y robar cartas de verdad: la mesa pregunta qué ha salido
clock = Tiempo para cada respuesta
clock-none = todo el que quieras
clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
clock-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
start = Empezar la partida
links = La partida está lista
links-what = Envía a cada jugador el enlace de su asiento. Quien tiene un enlace se sienta ahí.
link-seat = Asiento de { $name }
link-watch = Para mirar
seen-by = Vista por
onlooker = alguien que mira
link-replay = Enlace a este momento
go-to-table = A la mesa
other-ways = Otras formas de entrar
paste-link = Un enlace que te han enviado
no-link = Eso no es un enlace a una mesa.
load-file = Una partida de un archivo

## Repeticiones

play = Reproducir
pause = Pausa
to-table = A la mesa
choice-number = Qué elección
branch = Jugar desde aquí
export = Guardar en un archivo
chances = Quién iba a ganar
chances-reckon = Calcularlo
chances-reckoning = Se siguen jugando partidas desde muchos puntos…
chances-chart = Las posibilidades de cada jugador, elección a elección
swings = Dónde cambió
swing = { $sign }{ $by } %
percent = { $number } %
