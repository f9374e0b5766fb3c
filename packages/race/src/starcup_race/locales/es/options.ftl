# Lo que se lee en las listas antes de una partida de Race for the Galaxy.

noun-card = carta
    .indefinite = una carta
    .plural = cartas
    .gender = f

pack-race-base = Juego base
    .text = Las cartas del juego base de Race for the Galaxy en su primera edición, y sus poderes.
option-race-base-start = Manos iniciales
    .value-usual = seis cartas para cada uno, como siempre
    .value-first-game = las manos preestablecidas para una primera partida
option-race-base-actions = Cartas de acción por ronda
    .value-one = una por jugador
    .value-two = dos por jugador: para dos jugadores con experiencia

bot-greedy = codicioso
    .text = Toma lo que ahora parece mejor y no mira a los demás; un adversario sensato para una primera partida.
bot-planner = planificador
    .text = Sopesa términos con nombre: prevé lo que elegirán los demás y cuándo acaba la partida; dice por qué.

count-cards = { $count ->
    [one] 1 carta distinta
   *[other] { $count } cartas distintas
  }
count-copies = { $count ->
    [one] 1 carta con todas las copias
   *[other] { $count } cartas con todas las copias
  }
count-worlds = { $count ->
    [one] 1 mundo
   *[other] { $count } mundos
  }
count-military_worlds = { $count ->
    [one] 1 mundo militar
   *[other] { $count } mundos militares
  }
count-start_worlds = { $count ->
    [one] 1 mundo inicial
   *[other] { $count } mundos iniciales
  }
count-developments = { $count ->
    [one] 1 desarrollo
   *[other] { $count } desarrollos
  }
count-with_power = { $count ->
    [one] 1 poder
   *[other] { $count } poderes
  }
