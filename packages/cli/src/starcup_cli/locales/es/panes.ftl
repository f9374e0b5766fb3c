# Lo que dicen los paneles de sí mismos, sea cual sea el juego.

terminal-pane-common = La mesa
terminal-pane-details = Detalles
terminal-pane-story = Lo que ha pasado
terminal-pane-question = Tu pregunta
terminal-pane-lesson = Lección
terminal-pane-scores = Puntos
terminal-pane-keys = Teclas
terminal-pane-hint = Pista
terminal-pane-hint-thinks = Pensando una pista…
terminal-pane-closes = Esc cierra
terminal-pane-final = No se puede deshacer.
terminal-pane-thinks = {" "}…
terminal-pane-waits = { $who }…
terminal-pane-busy = Alguien está pensando: espera un momento.
terminal-pane-over = La partida ha terminado
terminal-pane-narrowed = Lo que encaja con lo señalado; Esc lo suelta.
terminal-pane-picked = { $purpose ->
    [none] {""}
   *[other] { $purpose }.{" "}
}{ $least ->
    [0] Llevas { $count }, { $most } como máximo
   *[other] Llevas { $count }, { $fixed ->
        [yes] { $most ->
            [one] hace falta 1
           *[other] hacen falta { $most }
        }
       *[no] hacen falta de { $least } a { $most }
    }
}{ $comes ->
    [none] .
   *[other] : { $comes }.
} { $ordered ->
    [yes] Lo primero queda encima.{" "}
   *[no] {""}
}«c» confirma.
terminal-pane-curtain = Pasa el teclado a { $name }, que pulsa Intro.
terminal-pane-leave = ¿Salir de la partida? Está guardada.
terminal-pane-yes = Intro: sí
terminal-pane-no = Esc: no
terminal-pane-why-what = ¿Por qué no se puede qué? Palabras de una opción, o «undo».
terminal-pane-book-what = Consulta una palabra, una pieza o una regla. Sin escribir nada salen todas las palabras.
terminal-pane-type-what = Una respuesta o una orden, como se escribiría; «help» las enumera.
terminal-pane-pace = Lo que pasa se cuenta { $pace ->
    [off] de golpe
    [fast] deprisa
    [slow] despacio
   *[normal] con calma
}
terminal-pane-enter = Intro
terminal-pane-key-choose = elegir
terminal-pane-key-confirm = confirmar
terminal-pane-key-undo = deshacer
terminal-pane-key-redo = rehacer
terminal-pane-key-hint = pista
terminal-pane-key-why = por qué
terminal-pane-key-scores = puntos
terminal-pane-key-book = consultar
terminal-pane-key-help = teclas
terminal-pane-key-leave = salir
terminal-pane-key-tab = al panel siguiente
terminal-pane-key-walk = mover el cursor
terminal-pane-key-story = lo que ha pasado
terminal-pane-key-details = detalles a todo el ancho
terminal-pane-key-pace = ritmo
terminal-pane-key-theme = claro u oscuro
terminal-pane-key-digits = a la opción de ese número
terminal-pane-key-let-go = soltar lo señalado o elegido
terminal-pane-key-lit = a lo siguiente que se puede elegir
terminal-pane-key-orders = órdenes
terminal-pane-key-guide = lecciones, sí o no
terminal-pane-key-type = escribir
terminal-pane-orders = Las preguntas que se repiten se pueden responder de antemano. Intro da la orden, o la retira.
terminal-pane-orders-none = En este juego no se puede ordenar nada de antemano.

## La lista de partidas, y una nueva

terminal-pane-home = tus partidas
terminal-pane-new = Nueva partida
terminal-pane-damaged = no se puede leer aquí
terminal-pane-won = terminada; gana { $who }
terminal-pane-rename = El nuevo nombre de la partida
terminal-pane-export = El archivo en que se escribe la partida
terminal-pane-delete = ¿Borrar la partida { $name }? No se puede recuperar.
terminal-pane-key-open = seguir
terminal-pane-key-new = nueva
terminal-pane-key-look-back = repasar
terminal-pane-key-rename = renombrar
terminal-pane-key-delete = borrar
terminal-pane-key-export = a un archivo
terminal-pane-key-record = registro
terminal-pane-form-keys = Tab avanza · Ctrl+S empieza · Esc cierra
terminal-pane-game = Juego
terminal-pane-seat = Asiento { $number }
terminal-pane-who-me = yo
terminal-pane-who-person = alguien en este teclado
terminal-pane-who-nobody = nadie
terminal-pane-name = nombre
terminal-pane-player = Jugador { $number }
terminal-pane-pack = Pack
terminal-pane-lessons = Explicada paso a paso
terminal-pane-seed = Semilla
terminal-pane-seed-drawn = al azar
terminal-pane-begin = Empezar
terminal-pane-branch-over = Aquí la partida ya ha terminado: vuelve atrás para seguir desde una elección anterior.

## Repasar una partida

terminal-pane-eyes = { $seat-is ->
    [you] lo que ves tú
   *[other] { $seat ->
        [all] se ve todo
       *[other] lo que ve { $seat }
    }
}
terminal-pane-key-back = atrás
terminal-pane-key-forwards = adelante
terminal-pane-key-run = reproducir, parar
terminal-pane-key-eyes = ver como
terminal-pane-key-branch = seguir jugando desde aquí
terminal-pane-key-step = una elección atrás o adelante
terminal-pane-key-step-ten = diez elecciones
terminal-pane-key-ends = el principio, el final

## Lo que se pulsa para una idea de la primera partida guiada

terminal-pane-lesson-welcome = «q» sale, «h» propone una jugada, «b» explica una palabra o un nombre, «g» termina estas notas.
terminal-pane-lesson-ready = «u» deshace una elección.
terminal-pane-lesson-undo = Eso es «u». Con el cursor en la mesa, «w» dice por qué algo no se puede.
terminal-pane-lesson-rebel_die = «o» muestra las órdenes, que responden por todos los dados de este turno.
terminal-pane-lesson-over = Para la próxima partida elige un bot mejor, o a un amigo; «v» en la lista de partidas vuelve a contar esta.
