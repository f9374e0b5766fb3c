# Lo que el propio servidor dice en el idioma de quien lee.

feed-turn = Tu turno en { $title }, ronda { $round }
feed-over = { $title } ha terminado: { $count ->
    [0] no ha ganado nadie
    [one] ha ganado { $names }
   *[other] han ganado { $names }
}
