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
