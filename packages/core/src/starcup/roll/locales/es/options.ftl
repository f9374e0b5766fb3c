# Lo que se lee en las listas antes de una partida de Roll for the Galaxy.

pack-base = Juego base
    .text = Las losetas del juego base de Roll for the Galaxy y los poderes de sus desarrollos.

count-tiles = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
  }
count-factions = { $count ->
    [one] 1 facción
   *[other] { $count } facciones
  }
count-home_worlds = { $count ->
    [one] 1 mundo inicial
   *[other] { $count } mundos iniciales
  }
count-developments = { $count ->
    [one] 1 desarrollo
   *[other] { $count } desarrollos
  }
count-with_power = { $count ->
    [one] 1 con un poder que funciona
   *[other] { $count } con un poder que funciona
  }
