# Palabras que tiene todo juego.

starcup-text = { $text }
starcup-hidden = boca abajo
starcup-hidden-many = { $count } boca abajo
starcup-yes = sí
starcup-no = no
starcup-nothing = nada
starcup-counted = { $count } { $count ->
    [one] { $thing }
   *[other] { $thing-plural }
  }
starcup-seat = Jugador { $seat }
starcup-you = Tú
    .within = ti
starcup-automatic = Jugador { $seat }
starcup-entry = { $key } { $value }
starcup-entries = { $of }
starcup-table = Mesa
starcup-of-seat = { $seat }
starcup-over = La partida ha terminado
starcup-round = Ronda { $round }

starcup-picture-back = { $thing }, boca abajo
starcup-picture-face = { $thing }: { $face }

# Rechazos del núcleo. Lo dado y lo esperado viene entre comillas.

starcup-refusal-not-offered = { $item } no está entre lo que se ofrece: { $offered }.
starcup-refusal-twice = se ha nombrado { $item } { $count } veces, y { $there ->
    [one] solo hay 1
   *[other] hay { $there }
  }.
starcup-refusal-number = se esperaban { $least } de { $offered }; hay { $found }.
starcup-refusal-number-between = se esperaban de { $least } a { $most } de { $offered }; hay { $found }.
starcup-refusal-same-thing = lo mismo se ha nombrado como { $first } y como { $item }.
starcup-refusal-place-too = falta colocar uno de estos: { $names }.
starcup-refusal-not-asked-for = { $items } no es lo que se pide ahora.
starcup-refusal-not-now = { $choice } no es posible ahora.
starcup-refusal-no-text = { $given } no es una opción de este juego; se esperaba una opción o su texto.
starcup-refusal-not-understood = { $given } no es una opción de este juego; se esperaba una de: { $known }.
starcup-refusal-not-understood-near = { $given } no es una opción de este juego; ¿querías decir { $near }?
starcup-open = { $number ->
    [none] no hay ninguna abierta
   *[other] está abierta la pregunta { $number }
  }
starcup-refusal-no-such-question = { $seat-is ->
    [you] nunca se te hizo
   *[other] nunca se hizo a { $seat }
  } la pregunta { $number }; { $open }.
starcup-refusal-not-asked-yet = { $seat-is ->
    [you] todavía no se te ha hecho
   *[other] todavía no se ha hecho a { $seat }
  } la pregunta { $number }.
starcup-refusal-stale = la pregunta { $number } de { $seat-is ->
    [you] este asiento
   *[other] { $seat }
  } ya se respondió o se retiró; { $open }.
starcup-refusal-finished = la partida ha terminado.
starcup-refusal-not-asked = { $seat-is ->
    [you] no tienes
   *[other] { $seat } no tiene
  } nada que decidir ahora.
starcup-refusal-no-seat = no hay asiento { $given }; los asientos van de 0 a { $last }.
starcup-refusal-no-chance = no se espera ninguna tirada ni robo.
starcup-refusal-no-outcome = { $given } no es un resultado de { $kind }; se esperaba uno de { $expected }.
starcup-refusal-not-in-deck = no se puede haber robado { $outcome }: no está en el mazo.
starcup-refusal-orders-finished = la partida ha terminado: ya no se preguntará nada.
starcup-refusal-over-at-once = { $choice } hasta { $condition } terminaría enseguida.
starcup-refusal-no-orders = en este juego no se puede ordenar nada de antemano.
starcup-refusal-no-such-kind = no se puede ordenar la pregunta { $given }; se esperaba { $expected }.
starcup-refusal-no-such-kind-near = no se puede ordenar la pregunta { $given } (¿querías decir { $near }?); se esperaba { $expected }.
starcup-refusal-no-such-choice = no se puede ordenar la opción { $given }; se esperaba { $expected }.
starcup-refusal-no-such-choice-near = no se puede ordenar la opción { $given } (¿querías decir { $near }?); se esperaba { $expected }.
starcup-refusal-no-such-condition = no se puede ordenar la condición { $given }; se esperaba { $expected }.
starcup-refusal-no-such-condition-near = no se puede ordenar la condición { $given } (¿querías decir { $near }?); se esperaba { $expected }.

# Órdenes permanentes.

starcup-order = { $choice } hasta { $condition }
starcup-order-where = { $choice } cuando { $where }{ $condition ->
    [none] {""}
   *[other] {" "}hasta { $condition }
}

# Tablas, preguntas y puntuaciones como líneas.

starcup-lines-barred = No es posible: { $reasons }
starcup-lines-holds = { $place }: { $contents }
starcup-lines-apart = {"; "}
starcup-lines-cell = { $it-short }
starcup-lines-more = ... { $count } más
starcup-lines-of = { $value } de { $most }
starcup-lines-empty = Vacío: { $places }
starcup-lines-turned = boca abajo
starcup-lines-or = o { $thing }
starcup-lines-explained = (un número y «?», como «2?», explica más)
starcup-lines-total = total
starcup-lines-tie-break = desempate
starcup-lines-winner = gana
starcup-lines-nobody-wins = No gana nadie.
starcup-lines-lost = { $seat-is ->
    [you] Has perdido.
   *[other] { $seat } ha perdido.
}
starcup-lines-no-scores = Las puntuaciones no se dicen antes del final.

# Lo que se escribe como respuesta.

starcup-lines-fillers = el la los las un una unos unas y con a al para de del en por sobre mi mis tu tus su sus
starcup-draft-all = todo toda todos todas
starcup-draft-nothing-named = No se nombra nada.
starcup-draft-no-number = No hay { $number }: { $most ->
    [1] el único número es el 1
   *[other] los números van del 1 al { $most }
}.
starcup-draft-several = Hay varias cosas que se llaman «{ $name }»: { $numbers }. Escribe el número, o más del nombre.
starcup-draft-unknown = «{ $name }» no se puede elegir aquí.
starcup-draft-twice = Una misma cosa se nombra dos veces: { $of }.
starcup-draft-not-so-often = { $count ->
    [one] Solo hay 1 { $thing }.
   *[other] Solo hay { $count } { $thing-plural }.
}
starcup-draft-too-many = Serían { $count }, y se pueden elegir { $most } como mucho.
starcup-draft-not-picked = { $thing }: no está en lo elegido.

# Por qué no se puede deshacer la última elección.

starcup-undo-nothing = No hay nada que deshacer: todavía no has elegido nada.
starcup-undo-too-late = Esto no se puede deshacer: { $choice }. { $reason }, y nunca se deshace lo que ya se sabe.
starcup-undo-chance = Desde entonces se han lanzado dados o robado cartas
starcup-undo-answered = Desde entonces { $count ->
    [one] ha respondido
   *[other] han respondido
} { $who }
starcup-undo-shown = Desde entonces se ha mostrado algo oculto
