# Palabras de Race for the Galaxy. Los nombres de las cartas vienen de los packs, y se quedan como están impresos.

# Nombres. .kind: de Genes, rebelde; .kinds: lo mismo detrás de un plural; .letter: la letra sobre un mundo.

action-explore_5 = Explorar +5
action-explore_1_1 = Explorar +1,+1
action-develop = Desarrollar
action-settle = Colonizar
action-consume_trade = Consumir: Comercio
action-consume_2x = Consumir: 2x PV
action-produce = Producir
phase-explore = I Explorar
phase-develop = II Desarrollar
phase-settle = III Colonizar
phase-consume = IV Consumir
phase-produce = V Producir
good-novelty = Innovación
    .short = Innovación
    .letter = I
    .kind = de Innovación
    .kinds = de Innovación
good-rare = Elementos Raros
    .short = Raros
    .letter = R
    .kind = de Elementos Raros
    .kinds = de Elementos Raros
good-genes = Genes
    .short = Genes
    .letter = G
    .kind = de Genes
    .kinds = de Genes
good-alien = Tecnología Alienígena
    .short = Alien
    .letter = A
    .kind = de Tecnología Alienígena
    .kinds = de Tecnología Alienígena
keyword-rebel = Rebelde
    .short = Rebelde
    .kind = rebelde
    .kinds = rebeldes
keyword-alien = Alienígena
    .short = Alienígena
    .kind = alienígena
    .kinds = alienígenas
keyword-imperium = Imperium
    .kind = del Imperium
    .kinds = del Imperium
keyword-terraforming = Terraformación
    .kind = de terraformación
    .kinds = de terraformación
keyword-uplift = Uplift
    .kind = Uplift
    .kinds = Uplift
keyword-chromosome = Cromosoma
    .kind = de cromosoma
    .kinds = de cromosoma
race-both = { $good } ({ $keyword })
    .short = { $good-short } ({ $keyword-short })
    .kind = { $good-kind } { $keyword-kind }
    .kinds = { $keyword-kinds } { $good-kinds }
act-consume = Consumir bienes
act-consume-all = Consumir todos
act-discard = Descartar cartas por PV
act-draw = Robar cartas
act-guess = Adivinar una carta
act-sell = Vender un bien
source-bonus = el bonus
chip-vp = Ficha de PV
score-chips = fichas de PV
score-cards = PV impresos
race-kind-card = Carta
race-kind-action = Carta de acción
race-kind-act = Acto
race-kind-source = Origen
race-kind-phase = Fase
race-kind-good = Bien
race-kind-chip = Ficha de PV
race-kind-seat = Jugador
race-also-known = órdenes, reglas y cartas

# Por qué acaba la partida.

race-end-tableau = un despliegue tiene { $cards } cartas
race-end-pool = la reserva de PV está vacía
race-end-rounds = se ha jugado la última ronda

# Lugares, y lo que se ve en ellos.

race-space-phases = Fases
race-space-pool = Reserva de PV
race-space-supply = Mazo
race-space-discards = Descartes
race-space-hand = Mano
race-space-looking = Robadas en Explorar
race-space-tableau = Despliegue
race-space-actions = Acción elegida
race-space-action-cards = Cartas de acción
race-space-chips = Fichas de PV
race-face-down = carta
    .plural = cartas
race-status-over = La partida ha terminado: { $reasons }
race-status-set-up = Preparación
race-status-choosing = Ronda { $round }: se eligen las acciones
race-status = Ronda { $round }: { $phase }

race-counter-vp = PV
race-counter-placed = Cartas
race-counter-military = Fuerza militar
race-counter-military-of = Fuerza militar (mundos { $what-kinds })
race-counter-developments = Descuento en desarrollos
race-counter-worlds = Descuento en mundos
race-counter-worlds-of = Descuento en mundos { $what-kinds }
race-counter-produced = Bienes { $good-kinds } producidos
race-line = { $card }: { $amount }

race-badge-now = en curso
race-badge-bonus = bonus en esta fase
race-badge-secret = aún sin mostrar
race-badge-chosen = elegida
race-badge-unpaid = aún sin pagar
race-badge-using = se utiliza su poder
race-badge-good = bien
race-badge-sells = { $cards ->
    [one] se vende por { $cards } carta
   *[other] se vende por { $cards } cartas
  }
race-badge-vp-end = PV al final
race-badge-vp-now = PV al final, ahora { $vp }
race-badge-cost = coste { $cost }
race-badge-cost-now = coste { $cost } ({ $now } para ti)
race-badge-defense = defensa { $cost } (tú { $military })
race-badge-short = { $cards ->
    [one] falta { $cards } carta
   *[other] faltan { $cards } cartas
  }
race-badge-twice = ya hay una copia en tu despliegue
race-badge-power-explore = I
race-badge-power-develop = II
race-badge-power-settle = III
race-badge-power-consume = IV
race-badge-power-produce = V

# Lo que llevan impreso las cartas.

race-brief-development = desarrollo, { race-badge-cost }
race-brief-world = mundo, { race-badge-cost }
race-brief-military = mundo militar, { race-defense }
race-defense = defensa { $cost }
race-production = producción { $good-kind }
race-windfall = ganancia { $good-kind }
race-start-world = mundo inicial { $number }
race-copies = { $copies ->
    [one] { $copies } copia
   *[other] { $copies } copias
  }
race-vp = { $vp } PV
race-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
race-vp-and-cards = { race-vp } y { $cards }

# Tipos de cartas: $kind es a su vez uno de ellos, con menos detalle.

race-type-card = carta
race-type-world = mundo
race-type-development = desarrollo
race-type-good = { $kind } { $what-kind }
race-type-production = { $kind } de producción { $what-kind }
race-type-windfall = { $kind } de ganancia { $what-kind }
race-type-military = { $kind } militar
race-type-keyword = { $kind } { $what-kind }
race-type-cost = { $kind } de coste { $what }
race-type-power = { $kind } con un poder en { $what }

# Lo que hacen los poderes, detrás del nombre de su fase; -of: para un tipo de bienes o mundos, $what.

race-power = { $phase }: { $power }
race-in-explore = Explorar
race-in-develop = Desarrollar
race-in-settle = Colonizar
race-in-trade = Comercio
race-in-consume = Consumir
race-in-produce = Producir
race-in-end = Al final
race-in-power = Poder
race-power-explore-draw = roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  } más
race-power-explore-keep = quédate con { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  } más
race-power-develop-discount = los desarrollos cuestan { $number } { $change ->
    [more] más
   *[less] menos
  }
race-power-develop-draw-at-start = roba { $cards } al empezar la fase
race-power-develop-draw-after-placing = roba { $cards } después de colocar un desarrollo
race-power-settle-discount = los mundos cuestan { $number } { $change ->
    [more] más
   *[less] menos
  }
race-power-settle-discount-of = los mundos { $what-kinds } cuestan { $number } { $change ->
    [more] más
   *[less] menos
  }
race-power-settle-military = fuerza militar { $sign }{ $number }
race-power-settle-military-of = fuerza militar { $sign }{ $number }, solo contra mundos { $what-kinds }
race-power-settle-discard-for-military = descarta esta carta para tener +{ $number } de fuerza militar hasta el final de la fase
race-power-settle-discard-for-free-world = descarta esta carta para colocar un mundo sin pagar
race-power-settle-discard-for-free-world-of = descarta esta carta para colocar sin pagar un mundo que no sea { $what-kind }
race-power-settle-pay-for-military = puedes pagar por un mundo militar, su defensa{ $discount ->
    [0] { "" }
   *[other] { " " }menos { $discount }
  }
race-power-settle-pay-for-military-of = puedes pagar por un mundo militar que no sea { $what-kind }, su defensa{ $discount ->
    [0] { "" }
   *[other] { " " }menos { $discount }
  }
race-power-settle-draw-after-placing = roba { $cards } después de colocar un mundo
race-power-trade-bonus = roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  } más por un bien
race-power-trade-bonus-of = roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  } más por un bien { $what-kind }
race-power-trade-bonus-own = roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  } más por el bien de este mundo
race-power-consume-goods = { $taken } por { $gains }{ $times ->
    [one] { "" }
   *[other] , hasta { $times } veces
  }
race-taken = { $goods ->
    [one] { $goods } bien
   *[other] { $goods } bienes
  }
race-taken-of = { $goods ->
    [one] { $goods } bien { $good-kind }
   *[other] { $goods } bienes { $good-kinds }
  }
race-taken-different = { $goods } bienes de tipos distintos
race-power-consume-all-goods = todos los bienes que queden, por otros tantos PV{ $less ->
    [0] { "" }
   *[other] { " " }menos { $less }
  }
race-power-consume-hand = { $times ->
    [one] puedes descartar { $times } carta de tu mano, por { $vp } PV
   *[other] puedes descartar hasta { $times } cartas de tu mano, por { $vp } PV cada una
  }
race-power-consume-draw = roba { $cards }
race-power-consume-guess = di un número del { $least } al { $most } y pon una carta boca arriba; te quedas con ella si es su coste o su defensa
race-power-consume-sell = vende un bien, { $bonuses ->
    [with] con
   *[without] sin
  } poderes de comercio
race-power-produce-windfall = un bien en cualquier mundo de ganancia
race-power-produce-windfall-of = un bien en un mundo de ganancia { $what-kind }
race-power-produce-draw = roba { $cards }
race-power-produce-draw-here = roba { $cards } si aquí se ha producido un bien
race-power-produce-draw-per-good-of = roba 1 carta por cada bien { $what-kind } que hayas producido
race-power-produce-draw-per-kind = roba { $cards } por cada tipo que hayas producido
race-power-produce-draw-per-world-of = roba 1 carta por cada uno de tus mundos { $what-kinds }
race-power-produce-draw-for-most-of = roba { $cards } si has producido más bienes { $what-kinds } que cada uno de los demás
race-score-each = { $vp } PV por cada { $kind }
race-score-card = { $vp } PV por { $card }
race-score-chips = { $vp } PV por cada { $chips } PV en fichas
race-score-military = { $vp } PV por cada punto de tu fuerza militar

# Preguntas.

race-question-discard-start = ¿Qué { $count } cartas descartas, de las { $hand } de tu mano?
race-question-action = ¿Qué acción eliges? Todos hacen todas las fases elegidas.
race-question-action-two = ¿Qué dos acciones eliges? Todos hacen todas las fases elegidas.
race-question-keep = { $count ->
    [one] Has robado { $drawn } cartas y te quedas con { $count }: ¿cuál?
   *[other] Has robado { $drawn } cartas y te quedas con { $count }: ¿cuáles?
  }
race-question-develop = ¿Qué desarrollo colocas? Pagas con cartas de tu mano.
race-question-develop-none = No tienes ningún desarrollo que puedas colocar ahora.
race-question-settle = ¿Qué mundo colocas? Pagas con cartas de tu mano.
race-question-settle-none = No tienes ningún mundo que puedas colocar ahora.
race-question-pay = { $count ->
    [one] ¿Qué carta descartas para pagar { $card }?
   *[other] ¿Qué { $count } cartas descartas para pagar { $card }?
  }
race-question-use-powers = ¿Qué poderes utilizas para colocar { $card }?
race-question-use-powers-nothing = ¿Utilizas poderes, aunque no coloques ningún mundo?
race-question-sell = ¿Qué bien vendes?
race-question-consume = ¿Qué poder de consumo utilizas ahora?
race-question-consume-goods = { $count ->
    [one] ¿Qué bien consumes con { $card }?
   *[other] ¿Qué { $count } bienes consumes con { $card }?
  }
race-question-discard-for-chips = { $count ->
    [one] ¿Qué carta descartas con { $card } por { $vp } PV, si quieres?
   *[other] ¿Qué cartas, { $count } como mucho, descartas con { $card } por { $vp } PV cada una?
  }
race-question-guess = ¿Qué coste o defensa dices con { $card }? Se pone una carta boca arriba; si aciertas, es tuya.
race-question-windfall = ¿Qué mundo de ganancia recibe un bien?
race-question-discard-limit = Tienes { $hand } cartas y puedes quedarte con { $limit }. { $count ->
    [one] ¿Qué carta descartas?
   *[other] ¿Qué { $count } cartas descartas?
  }
race-subject-doubled = En esta fase los bienes te dan el doble de PV.
race-subject-prices = Cuentan todos tus poderes de comercio.
race-subject-plain-prices = Tus poderes de comercio no cuentan.
race-subject-payable = { $cards ->
    [0] No hay más cartas con las que pagar.
    [one] Hay { $cards } carta más con la que pagar.
   *[other] Hay { $cards } cartas más con las que pagar.
  }
race-purpose-goods = { $count ->
    [one] { $count } bien
   *[other] { $count } bienes
  } para { $card }: { $gains }
race-comes-to-paid = { $items } de { $count ->
    [one] { $count } pagada
   *[other] { $count } pagadas
  }
race-comes-to-kept = { $items } de { $count } para tu mano
race-comes-to-discarded = { $items } de { $count ->
    [one] { $count } descartada
   *[other] { $count } descartadas
  }
race-comes-to-chosen = { $items } de { $count ->
    [one] { $count } elegida
   *[other] { $count } elegidas
  }
race-comes-to-goods = { $items } de { $count ->
    [one] { $count } consumido
   *[other] { $count } consumidos
  }: { $gains }
race-comes-to-chips = { $all } PV

# Opciones.

race-choice-choose-action = { $action }
race-choice-choose-two = { $items }
race-choice-keep = Quedarse con { $items }
race-choice-develop = Desarrollar { $card }
race-choice-settle = Colonizar { $card }
race-choice-pass = No colocar nada
race-choice-using = Utilizar { $items }
race-choice-using-none = Sin poderes
race-choice-pay = Pagar con { $items }
race-choice-sell-good = Vender el bien { $good-kind } de { $world }
race-choice-use-power = { $card }: { $act }
race-choice-consume-goods = { $items-count ->
    [one] Consumir el bien de { $items }
   *[other] Consumir los bienes de { $items }
  }
race-choice-guess = Decir { $number }
race-choice-produce-on = Bien { $good-kind } en { $world } con { $source }
race-choice-later = Más tarde
race-choice-discard = Descartar { $items }
race-choice-done = No utilizar más poderes
race-detail-explore_5 = robas { $draw } y te quedas con { $keep }; los demás roban { $look } y se quedan con 1
race-detail-explore_1_1 = robas { $draw } y te quedas con { $keep }; los demás roban { $look } y se quedan con 1
race-detail-develop = todos pueden colocar un desarrollo; el tuyo cuesta 1 menos
race-detail-settle = todos pueden colocar un mundo; tú robas una carta después
race-detail-consume_trade = todos consumen; antes vendes un bien por { $least } cartas
race-detail-consume_trade-range = todos consumen; antes vendes un bien por entre { $least } y { $most } cartas
race-detail-consume_trade-none = todos consumen; no tienes ningún bien que vender
race-detail-consume_2x = todos consumen; los bienes te dan el doble de PV
race-detail-consume_2x-useless = todos consumen; ningún poder tuyo da PV por bienes
race-detail-consume_2x-none = todos consumen; no tienes ningún bien que consumir
race-detail-produce = todos producen; tú recibes { $goods ->
    [one] { $goods } bien
   *[other] { $goods } bienes
  }
race-detail-produce-windfall = todos producen; tú recibes { $goods ->
    [one] { $goods } bien, en un mundo de ganancia
   *[other] { $goods } bienes, 1 de ellos en un mundo de ganancia
  }
race-detail-produce-none = todos producen; no tienes ningún mundo sin bien
race-detail-produce-draw = todos producen; tú no recibes bienes, pero robas cartas
race-detail-pass = no colocar ninguna carta en esta fase
race-detail-later = utilizar antes otros poderes, y ver qué dan
race-detail-done = no hay que utilizar ninguno de los poderes que quedan
race-detail-sale-bonus = { $price } + { $bonus } = { $cards } cartas
race-detail-produce-on = se vendería por { $cards } cartas
race-detail-consume-now = { $gist }; ahora { $vp } PV
race-detail-consume-all = { $goods ->
    [one] tu bien: { $vp } PV
   *[other] tus { $goods } bienes: { $vp } PV
  }
race-detail-odds = { $fitting } de las { $cards } cartas que no ves: { $percent } %
race-detail-kept = la carta del poder se queda
race-detail-wasted = descartada a cambio de nada
race-card = { $cost }; { $gist }
race-way-cost = { $cost ->
    [one] pagar { $cost } carta
   *[other] pagar { $cost } cartas
  }
race-way-conquer = conquistarlo gratis
race-way-free = gratis
race-way-discard = { $way } (descartando { $cards })
race-way-with = { $way } (con { $cards })
race-or = { $first } o { $then }
race-item-good = bien { $good-kind }

# Lo que ocurre.

race-event-start-world = { $seat-is ->
    [you] Empiezas con { $world }.
   *[other] { $seat } empieza con { $world }.
  }
race-event-round-began = Ronda { $round }
race-event-actions-shown = Acciones elegidas: { $actions }.
race-chosen = { $actions-count ->
    [one] { $actions } ({ $seat-is ->
        [you] tú
       *[other] { $seat }
      })
   *[other] { $seat-is ->
        [you] tú
       *[other] { $seat }
      } ({ $actions })
  }
race-event-phase-began = { $phase }
race-event-cards-drawn = { $seat-is ->
    [you] Robas { $what }{ $sources }.
   *[other] { $seat } roba { $what }{ $sources }.
  }
race-from = { " " }({ $sources })
race-source = { $source }: +{ $cards }
race-event-cards-discarded = { $why ->
    [payment] { $seat-is ->
        [you] Pagas { $what } por { $card }.
       *[other] { $seat } paga { $what } por { $card }.
      }
    [consume] { $seat-is ->
        [you] Descartas { $what } por PV con { $card }.
       *[other] { $seat } descarta { $what } por PV con { $card }.
      }
    [limit] { $seat-is ->
        [you] Descartas { $what } por el límite de mano.
       *[other] { $seat } descarta { $what } por el límite de mano.
      }
   *[other] { $seat-is ->
        [you] Descartas { $what }.
       *[other] { $seat } descarta { $what }.
      }
  }
race-event-cards-kept = { $seat-is ->
    [you] Te quedas con { $what }.
   *[other] { $seat } se queda con { $what }.
  }
race-event-reshuffled = Los descartes se barajan y forman un nuevo mazo de { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  }.
race-event-card-placed = { $seat-is ->
    [you] Colocas { $card }.
   *[other] { $seat } coloca { $card }.
  }
race-event-nothing-placed = { $seat-is ->
    [you] No colocas nada.
   *[other] { $seat } no coloca nada.
  }
race-event-power-used = { $seat-is ->
    [you] Utilizas { $card }.
   *[other] { $seat } utiliza { $card }.
  }
race-event-left-tableau = { $seat-is ->
    [you] Descartas { $card } de tu despliegue.
   *[other] { $seat } descarta { $card } de su despliegue.
  }
race-event-taken-over = { $seat-is ->
    [you] Te apoderas de { $card } de { $owner }.
   *[other] { $owner-is ->
        [you] { $seat } se apodera de tu { $card }.
       *[other] { $seat } se apodera de { $card } de { $owner }.
    }
  }
race-event-good-placed = { $seat-is ->
    [you] Recibes un bien en { $world }{ $source }.
   *[other] { $seat } recibe un bien en { $world }{ $source }.
  }
race-with = { " " }con { $card }
race-event-goods-consumed = { $seat-is ->
    [you] Consumes
   *[other] { $seat } consume
  } { $goods ->
    [one] el bien
   *[other] los bienes
  } de { $worlds } con { $card }.
race-event-good-sold = { $seat-is ->
    [you] Vendes el bien de { $world }{ $card } por { $what }.
   *[other] { $seat } vende el bien de { $world }{ $card } por { $what }.
  }
race-event-chips-gained = { $seat-is ->
    [you] Ganas { $amount } PV con { $card }{ $doubled }.
   *[other] { $seat } gana { $amount } PV con { $card }{ $doubled }.
  }
race-doubled = { " " }(el doble)
race-event-card-flipped = { $seat-is ->
    [you] Dices { $guess }{ $power } y pones boca arriba { $card } ({ $cost }): { $won ->
        [yes] es tuya.
       *[no] sin suerte.
      }
   *[other] { $seat } dice { $guess }{ $power } y pone boca arriba { $card } ({ $cost }): { $won ->
        [yes] se queda con ella.
       *[no] sin suerte.
      }
  }
race-event-game-ended = La partida ha terminado: { $reasons }.

# Negativas.

race-refusal-no-such-card = no hay ninguna carta «{ $card }».
race-refusal-no-such-card-near = no hay ninguna carta «{ $card }» (¿querías decir «{ $near }»?).
race-refusal-not-offered-dealt = no te han repartido { $card }; hay: { $there }.
race-refusal-not-offered-drawn = no has robado { $card } en esta fase; hay: { $there }.
race-refusal-not-offered-hand = no tienes { $card } en la mano; hay: { $there }.
race-refusal-not-offered-action = no tienes ninguna carta de acción «{ $action }»; tienes: { $there }.
race-refusal-not-offered-good = no tienes en { $world } ningún bien que tome { $card }; toma los de { $there }.
race-refusal-not-now-set-up = antes hay que descartar dos de las cartas repartidas.
race-refusal-not-now-keep = elige antes con cuáles de las cartas robadas te quedas.
race-refusal-not-now-limit = antes descarta hasta quedarte con diez cartas.
race-refusal-not-now-action = { $cards ->
    [one] elige antes una de tus cartas de acción: { $there }.
   *[other] elige antes dos de tus cartas de acción: { $there }.
  }
race-refusal-too-many-actions = elige una carta de acción por ronda; se han dado { $found }.
race-refusal-not-now-develop = coloca ahora un desarrollo, o pasa.
race-refusal-not-now-settle = coloca ahora un mundo, o pasa.
race-refusal-wrong-kind-develop = { $card } es { $kind }; en esta fase colocas un desarrollo, o pasas.
race-refusal-wrong-kind-settle = { $card } es { $kind }; en esta fase colocas un mundo, o pasas.
race-refusal-not-in-hand = no tienes { $card } en la mano; hay: { $there }.
race-refusal-twice = ya hay una copia de { $card } en tu despliegue.
race-refusal-cost = { $card } cuesta { $cost }, y { $others ->
    [0] no tienes más cartas con las que pagar
    [one] tienes { $others } carta más con la que pagar
   *[other] tienes { $others } cartas más con las que pagar
  }{ $powers }.
race-refusal-defense = { $card } exige fuerza militar { $defense }, su defensa, y tú tienes { $military } contra ese mundo{ $tactics }{ $powers }.
race-refusal-part = ; { $said }{ $more }
race-refusal-part-tactics = , { $military } con { $cards }
race-refusal-part-unfit = { $card } no sirve para ese mundo
race-refusal-part-alone = { $card } no basta para colocar un mundo militar
race-refusal-part-pay = con { $card } cuesta { $cost }, y { $others ->
    [0] no tienes más cartas con las que pagar
    [one] tienes { $others } carta más con la que pagar
   *[other] tienes { $others } cartas más con las que pagar
  }
race-refusal-not-now-using = di antes qué poderes utilizas para colocar tu mundo, o «none».
race-refusal-no-power-now = { $card } no está en tu despliegue con un poder para esta fase.
race-refusal-way = { $cards } (por pagar: { $cost })
race-refusal-powers = { $card } se puede colocar utilizando: { $ways }.
race-refusal-powers-nothing = no se ha colocado nada; puedes utilizar: { $ways }.
race-refusal-not-now-pay = antes hay que pagar { $card }: paga { $cost } de tus cartas.
race-refusal-not-now-sell = vende antes un bien; hay bienes en { $there }.
race-refusal-no-good = no tienes ningún bien en { $card }; hay bienes en { $there }.
race-refusal-no-power-choice = { $card } no te permite ahora «{ $choice }».
race-refusal-compulsory = los poderes de consumo que se pueden utilizar hay que utilizarlos: { $choices }.
race-refusal-not-now-consume = elige el poder de consumo que utilizas ahora: { $choices }.
race-refusal-no-power-in-phase = { $card } no tiene ningún poder para esta fase.
race-refusal-not-in-tableau = { $card } no está en tu despliegue.
race-refusal-used-to = ya has utilizado { $card } en esta fase («{ $act }»).
race-refusal-used = ya has utilizado { $card } en esta fase.
race-refusal-no-power-act = { $card } no tiene ningún poder «{ $act }»: di { $choices }.
race-refusal-no-cards = { $card } toma cartas de tu mano, que está vacía.
race-refusal-no-power-useless = { $card } no se puede utilizar ahora.
race-refusal-no-goods = { $card } toma un bien, y no tienes ninguno.
race-refusal-no-goods-any = { $card } toma { $goods ->
    [one] { $goods } bien
   *[other] { $goods } bienes a la vez
  }, y { $have ->
    [0] no tienes ninguno
   *[other] tienes { $have }
  }.
race-refusal-no-goods-of-kind = { $card } toma { $goods ->
    [one] { $goods } bien { $good-kind }
   *[other] { $goods } bienes { $good-kinds } a la vez
  }, y { $have ->
    [0] no tienes ninguno
   *[other] tienes { $have }
  }.
race-refusal-no-goods-kinds = { $card } toma a la vez bienes de { $kinds } tipos distintos, y { $have ->
    [0] no tienes ninguno
    [one] los tuyos son de { $have } tipo
   *[other] los tuyos son de { $have } tipos
  }.
race-refusal-different = { $card } toma bienes de { $kinds } tipos distintos; hay bienes en { $there }.
race-refusal-not-now-goods = elige antes los bienes que toma el poder.
race-refusal-not-now-discard = di antes qué cartas descartas, o ninguna.
race-refusal-not-now-guess = di antes un número del { $least } al { $most }: «guess { $least }».
race-refusal-guess = di un número del { $least } al { $most }; se ha dado { $found }.
race-refusal-not-now-windfall = los poderes para mundos de ganancia que se pueden utilizar hay que utilizarlos: di { $choices }.
race-refusal-no-power-bonus = solo quienes han elegido Producir tienen su bonus.
race-refusal-no-power-windfall = { $card } no tiene ningún poder para mundos de ganancia.
race-refusal-not-windfall = { $card } es { $kind }; mundos de ganancia: { $there }.
race-refusal-has-good = { $card } ya tiene un bien, y no recibe otro.
race-refusal-kind = { $source } produce en mundos { $good-kinds }, y { $card } es { $kind }.
race-refusal-kind-worlds = { $source } produce en { $there }, no en { $card }.
race-refusal-same-power = los poderes de un mismo tipo se utilizan uno tras otro: di «{ $choice }».
race-refusal-none = nada
race-refusal-actions = { $reason }
race-refusal-a-development = un desarrollo
race-refusal-any-world = un mundo
race-refusal-a-world = un mundo sin bienes
race-refusal-a-windfall = un mundo de ganancia { $good-kind }
race-refusal-a-production = un mundo de producción { $good-kind }

# La leyenda: palabras y signos de la mesa, y lo que significan.

race-legend-vp = PV 9
    .meaning = los PV hasta ahora: en fichas, impresos en las cartas colocadas, y los de cada desarrollo de coste 6
race-legend-cards = Cartas 3 de 12
    .meaning = las cartas del despliegue; la partida acaba con la ronda en la que alguien tiene 12
race-legend-pool = Reserva de PV
    .meaning = las fichas que quedan; la partida acaba con la ronda en la que se toma la última
race-legend-good = bien
    .meaning = hay un bien en ese mundo: se vende por 2 cartas si es de Innovación, 3 de Elementos Raros, 4 de Genes, 5 de Tecnología Alienígena, y más con poderes
race-legend-production = producción
    .meaning = el mundo recibe un bien en Producir
race-legend-windfall = ganancia
    .meaning = el mundo recibe un bien cuando se coloca; después solo por un poder o por el bonus de Producir
race-legend-military = Fuerza militar
    .meaning = si al menos iguala su defensa, un mundo militar es tuyo sin pagar
race-legend-discount = Descuento
    .meaning = pagas tantas cartas menos
race-legend-phases = I a V
    .meaning = las fases en las que tiene poderes una carta de un despliegue
race-legend-cost = coste 3 (2 para ti)
    .meaning = el coste impreso, y lo que pagarías ahora
race-legend-defense = defensa 2 (tú 1)
    .meaning = un mundo militar, y la fuerza militar que tienes contra él
race-legend-short = faltan 2 cartas
    .meaning = ahora no la puedes colocar; sirve para pagar

# La página de una carta, y lo que dice durante una partida.

race-page = { $card }: { $brief }{ $keywords-count ->
    [0] { "" }
   *[other] , { $keywords }
  }; { $copies }
race-page-powerless = No tiene ningún poder.
race-page-once = Cada carta cuenta una sola vez, por la primera de estas líneas que le corresponda.
race-page-rule = { $id }: { $rule }
race-page-rule-example = { $id }: { $rule } Ejemplo: { $example }
race-page-examples = Sirve de ejemplo en { $rules }.
race-in-hand-now = En tu mano, ahora: { $costs }.
race-counts-now = Ahora te cuenta { $vp } PV.
race-would-count-now = Ahora te contaría { $vp } PV.

# Lo que ha salido en una mesa de verdad.

race-draw-card = { $seat }: ¿qué carta se roba?
race-draw-start-world = { $seat }: ¿qué mundo inicial?
race-draw-good = { $seat }: ¿qué carta se convierte en el bien?
race-draw-flip = { $seat }: ¿qué carta se pone boca arriba?
