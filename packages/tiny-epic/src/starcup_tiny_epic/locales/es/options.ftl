# Lo que se lee en las listas antes de una partida de Tiny Epic Galaxies.

pack-tiny-epic-base = Juego base
    .text = Los planetas, las misiones secretas y los tableros de galaxia rebelde de Tiny Epic Galaxies en su edición de 2015.

option-tiny-epic-base-rebel = Galaxia rebelde de la partida en solitario, de la más fácil a la más difícil; los PV y el máximo de recursos de Rothkel, Hades y Gamelyn son sustitutos
    .value-artemis = Artemis
    .value-rothkel = Rothkel
    .value-zendica = Zendica
    .value-hades = Hades
    .value-gamelyn = Gamelyn
option-tiny-epic-base-two-player-missions = Misiones entre dos jugadores
    .value-without-comparisons = sin las que comparan a los jugadores
    .value-all = todas
option-tiny-epic-base-useless-dice = Dados cuya acción no haría nada
    .value-refused = no se pueden activar
    .value-allowed = se pueden activar, y los demás seguirlos
option-tiny-epic-base-re-roll = Repetir tiradas
    .value-any-dice = cualquier número de dados a la vez
    .value-one-die = un dado cada vez: cada uno tras el primero cuesta 1 de energía
option-tiny-epic-base-last-turn = Últimos turnos, tras los 21 PV
    .value-first-player = se juega hasta que empezaría el jugador inicial
    .value-trigger = los demás tienen un turno más
option-tiny-epic-base-once-per-turn = Las acciones de una vez por turno
    .value-each = valen una vez para cada jugador
    .value-together = valen una vez para todos juntos
option-tiny-epic-base-chains = Sargus-36, Umbra-Forum, Walsfeo, Zavodnick y Piedes
    .value-allowed = se pueden utilizar unos por medio de otros
    .value-refused = no se pueden utilizar unos por medio de otros
option-tiny-epic-base-andellouxian = Andellouxian-6: lo que trae la nave que vuelve
    .value-one-kind = recursos de un solo tipo
    .value-split = ambos recursos, en cualquier combinación
option-tiny-epic-base-gort = Gort: la nave
    .value-colonises = puede llegar a la última casilla, y colonizar
    .value-orbits = no puede llegar a la última casilla de un marcador más corto
option-tiny-epic-base-helios = Helios: el planeta
    .value-out = sale de la partida
    .value-under = va debajo del mazo
option-tiny-epic-base-mared = Mared: lo puede utilizar
    .value-lowest = solo quien tiene el nivel más bajo
    .value-tied = también quien lo comparte
option-tiny-epic-base-brumbaugh = Brumbaugh, y lo que hace retroceder varias naves
    .value-one-or-two = sirve aunque solo pueda retroceder una
    .value-two = no sirve si solo puede retroceder una
option-tiny-epic-base-nagato = Nagato: se pueden mover
    .value-any-ship = cualesquiera dos naves
    .value-other-ships = dos naves que no sean la que acaba de aterrizar
option-tiny-epic-base-piedes = Piedes: puede repetir
    .value-own-die = también el dado por el que se utiliza
    .value-other-dice = solo otros dados
option-tiny-epic-base-taking = CLJ-0517, La-Torres y lo que solo quita a otros
    .value-own-turn = sirven solo en el turno propio
    .value-any-turn = sirven también a quienes siguen
option-tiny-epic-base-terra-bettia = Terra-Bettia: los demás jugadores
    .value-must = deben hacer avanzar una nave
    .value-may = pueden dejar sus naves donde están
option-tiny-epic-base-rebel-in-actions = En solitario: en las acciones de los planetas, la galaxia rebelde
    .value-opponent = cuenta como otro jugador
    .value-nobody = no cuenta como otro jugador
option-tiny-epic-base-rebel-dice = En solitario: un dado rebelde que no se puede utilizar
    .value-discarded = se descarta
    .value-rolled-again = se lanza una vez más: más difícil
option-tiny-epic-base-rebel-push = En solitario: un ataque hace retroceder
    .value-your-choice = la nave que tú elijas
    .value-leader = tu nave más avanzada: más difícil
option-tiny-epic-base-rebel-pushed-ship = En solitario: un ataque puede hacer retroceder
    .value-beyond-start = solo naves que hayan pasado de la casilla de salida
    .value-any-in-orbit = también una nave en la casilla de salida, donde se queda
option-tiny-epic-base-rebel-full-track = En solitario: un dado rebelde que no trae nada
    .value-discarded = se descarta
    .value-activated = se activa, y se puede seguir
option-tiny-epic-base-rebel-attacks = En solitario: un ataque que no cambiaría nada
    .value-always = se activa igual
    .value-with-effect = se descarta, y no se puede seguir
option-tiny-epic-base-rebel-extra-turn = En solitario: en el turno extra de la galaxia rebelde
    .value-re-rolls = puedes obligarla a repetir la tirada
    .value-no-re-rolls = no puedes obligarla a repetir la tirada
option-tiny-epic-base-rebel-extra-follows = En solitario: los dados del turno extra
    .value-refused = no los puedes seguir
    .value-allowed = los puedes seguir

bot-greedy = codicioso
    .text = Toma lo que ahora parece mejor, dado a dado; un adversario sensato para una primera partida.
bot-planner = planificador
    .text = Sopesa términos con nombre: planea todos sus dados juntos, y atiende a los demás y al final; dice por qué.

count-planets = { $count ->
    [one] 1 planeta
   *[other] { $count } planetas
  }
count-missions = { $count ->
    [one] 1 misión secreta
   *[other] { $count } misiones secretas
  }
count-boards = { $count ->
    [one] 1 tablero de galaxia rebelde
   *[other] { $count } tableros de galaxia rebelde
  }
count-with_power = { $count ->
    [one] 1 acción
   *[other] { $count } acciones
  }
