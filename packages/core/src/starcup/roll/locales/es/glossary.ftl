# Las palabras del juego, explicadas. .also: otras formas que alguien puede escribir, en minúsculas y separadas por comas.

# La ronda.

glossary-round = Ronda
    .text = Todos juegan la ronda a la vez: lanzar, asignar, revelar, hacer las fases, administrar el imperio. Una partida tiene de 11 a 14 rondas, más o menos.
    .also = rondas, turno, turnos, paso, pasos
glossary-set_up = Preparación
    .text = Empiezas con una loseta de facción, un mundo inicial, 1 $, tres dados Propios en tu cubilete y dos en tu Ciudadanía, y los dados que dan tu facción y tu mundo inicial. Se roban dos losetas: tú eliges cuál va a cada pila.
    .also = preparar, principio, comienzo, inicio
glossary-roll = Lanzar
    .text = La ronda empieza lanzando todos los dados de tu cubilete, y ningún otro. Solo tú ves sus caras, hasta que todos revelan sus dados.
    .also = lanzamiento, lanzado, lanzados, tirar, tirada
glossary-assign = Asignar
    .text = Tras el lanzamiento, cada dado va bajo la fase que muestra su cara; una cara comodín, bajo cualquiera. Con un dado, el que quieras, seleccionas una fase. Después puedes mover dados con poderes de reasignación o con Dictar. Todo ello queda en secreto hasta que todos están listos.
    .also = asignación, asignado, asignados
glossary-screen = Pantalla
    .text = Detrás de tu pantalla están los dados que has lanzado y lo que haces con ellos, ocultos a los demás hasta que todos están listos.
    .also = pantallas, detrás de la pantalla, tus dados
glossary-phase_strip = Tira de fases
    .text = La tira detrás de tu pantalla muestra las cinco fases. Los dados se ponen en las columnas, debajo de ellas, y el único dado que selecciona una fase, sobre la propia tira.
    .also = tira, tiras de fases, columna, columnas
glossary-ready = Listo
    .text = Estar listo es decir que has terminado con lo que los demás no ven. En cuanto todos lo han dicho se muestra, y ya no se puede deshacer.
    .also = lista, listos, confirmar, terminar
glossary-reveal = Revelar
    .text = Todos los jugadores muestran a la vez qué fases han seleccionado y dónde están sus dados. Las fases que nadie ha seleccionado no tienen lugar: los dados que hay bajo ellas vuelven a sus cubiletes, y lo único que han perdido es tiempo.
    .also = revelación, revelado, revelados, mostrar
glossary-spare_die = Dado de repuesto
    .text = Con dos jugadores se lanza, en Revelar, un dado Propio que no es de nadie. La fase que muestra también tiene lugar, si nadie la ha seleccionado.
    .also = repuesto, dado sobrante, fase extra, tercera fase
glossary-phase = Fase
    .text = En una ronda puede haber hasta cinco fases, en este orden: I Explorar, II Desarrollar, III Colonizar, IV Producir, V Transportar. Tienen lugar las que alguien ha seleccionado, y en ellas participan todos los jugadores, las haya seleccionado quien las haya seleccionado.
    .also = fases
glossary-manage_empire = Administrar el imperio
    .text = El final de una ronda: reclutas dados de tu Ciudadanía por 1 $ cada uno, puedes recuperar dados de losetas y mundos, y luego se mira si la partida ha terminado.
    .also = administrar, administración, gestión del imperio, gestionar

# Los dados y dónde están.

glossary-die = Dado
    .text = Los dados son tus trabajadores, tus bienes y tu población. Todos los dados de un color tienen las mismas seis caras; pregunta por un color para verlas, por ejemplo «what genes».
    .also = dados, color, colores
glossary-face = Cara
    .text = El lado que muestra un dado lanzado: la fase bajo la que se pone al principio. Lo que cuenta después es solo dónde está el dado: se lo puede mover, o puede seleccionar una fase, y entonces trabaja allí, muestre lo que muestre.
    .also = caras, símbolo, símbolos, lado de un dado
glossary-wild_face = Cara comodín
    .text = Una cara que vale por cualquier fase: pones el dado bajo la que quieras. No aporta nada más que eso.
    .also = comodín, comodines, caras comodín, estrella
glossary-worker = Trabajador
    .text = Un dado que está en tu cubilete o bajo una fase. Según dónde está es explorador, desarrollador, colono, productor o transportista. Los dados de tu Ciudadanía y los bienes no son trabajadores.
    .also = trabajadores, población
glossary-cup = Cubilete
    .text = Los dados de tu cubilete se lanzan al principio de la ronda siguiente. Los que no encuentran trabajo vuelven a él enseguida; los que han trabajado, solo cuando los reclutas.
    .also = cubiletes
glossary-citizenry = Ciudadanía
    .text = Donde descansan tus dados después de trabajar. Allí no hacen nada hasta que los reclutas, por 1 $ cada uno, al final de una ronda.
    .also = ciudadano, ciudadanos
glossary-supply = Reserva
    .text = Los dados que no son de nadie. De ella vienen los dados nuevos cuando una loseta te los da, y a ella vuelve un dado que pierdes.
    .also = reserva común, caja

# Asignar.

glossary-select = Seleccionar
    .text = En cada ronda seleccionas una fase, con uno cualquiera de tus dados, muestre lo que muestre. Esa fase tiene lugar con seguridad, para todos, y el dado trabaja en ella. Las fases que no has seleccionado solo tienen lugar si las selecciona otro.
    .also = selección, seleccionada, fase seleccionada
glossary-reassign = Reasignar
    .text = Mover un dado que está bajo una fase a otra fase, muestre lo que muestre. Algunos desarrollos te permiten hacerlo una vez por ronda, después de seleccionar; no es obligatorio. Todos tienen un poder así: Dictar.
    .also = reasignación, reasignado, poder de reasignación, poderes de reasignación, mover
glossary-dictate = Dictar
    .text = Un poder que todos tienen, una vez por ronda: apartas un dado y mueves otro a cualquier otra fase. El dado apartado no trabaja en esta ronda y vuelve a tu cubilete después de Revelar. Ninguno de los dos puede ser el que selecciona.
    .also = dictado, área de dictado

# Explorar.

glossary-explore = Explorar
    .text = Fase I. Cada uno de tus exploradores hace una de dos cosas: reconoce, lo que te trae una loseta nueva por construir, o provee, lo que te da 2 $. Lo decides explorador por explorador.
    .also = fase i, exploración
glossary-explorer = Explorador
    .text = Un trabajador bajo Explorar. Reconoce o provee, y después va a tu Ciudadanía.
    .also = exploradores
glossary-scout = Reconocer
    .text = Lo que puede hacer un explorador: robar una loseta de la bolsa y ponerla debajo de una de tus dos pilas, para que tengas algo que construir. Antes de robar puedes abandonar losetas que no quieras; cada una trae una loseta más.
    .also = reconocimiento, reconoce
glossary-stock = Proveer
    .text = Lo que puede hacer un explorador en vez de reconocer: ganas 2 $.
    .also = provisión, provee, abastecer
glossary-abandon = Abandonar
    .text = Renunciar a losetas de tu zona de construcción al reconocer: robas una loseta más por cada una. Los dados que están sobre una pila se quedan allí para su próxima loseta. Las losetas abandonadas vuelven a la bolsa después de Explorar, sin que los demás las vean.
    .also = abandono, abandonada, abandonadas
glossary-bag = Bolsa
    .text = Todas las losetas que no tiene nadie, sin ningún orden. De ella roba quien reconoce; las losetas abandonadas vuelven a ella después de Explorar.
    .also = robar, robo, robada, robadas

# Construir.

glossary-construction_zone = Zona de construcción
    .text = Tus dos pilas de losetas que esperan a ser construidas, los desarrollos en una y los mundos en la otra. No te dan nada ni puntúan nada hasta que se construyen.
    .also = zona
glossary-stack = Pila
    .text = Losetas por construir, una encima de otra: tienes una pila de desarrollos y otra de mundos. Solo se construye la loseta superior; las nuevas van debajo de las demás. Los otros ven la loseta superior y cuántas hay debajo.
    .also = pilas, cola
glossary-develop = Desarrollar
    .text = Fase II. Tus desarrolladores se ponen sobre la loseta superior de tu pila de desarrollos. Cuando hay allí tantos como cuesta, queda construida; los desarrolladores que sobran siguen con la loseta siguiente.
    .also = fase ii
glossary-developer = Desarrollador
    .text = Un trabajador bajo Desarrollar. Se queda sobre tu desarrollo superior hasta que está pagado, durante varias rondas si hace falta, y después va a tu Ciudadanía.
    .also = desarrolladores
glossary-settle = Colonizar
    .text = Fase III. Tus colonos se ponen sobre la loseta superior de tu pila de mundos. Cuando hay allí tantos como cuesta, queda construida, y te da enseguida dados nuevos; los colonos que sobran siguen con la loseta siguiente.
    .also = fase iii, colonización
glossary-settler = Colono
    .text = Un trabajador bajo Colonizar. Se queda sobre tu mundo superior hasta que está pagado, durante varias rondas si hace falta, y después va a tu Ciudadanía.
    .also = colonos
glossary-build = Construir
    .text = Una loseta se construye (se completa) en la fase en la que hay sobre ella tantos trabajadores como cuesta. Pasa a tu despliegue y funciona desde entonces; los trabajadores van a tu Ciudadanía.
    .also = construcción, construido, construida, completar, completada, gastar
glossary-tile = Loseta
    .text = Una loseta tiene un desarrollo en una cara y un mundo en la otra. Decides cuál de las dos vale cuando la pones en una de tus pilas. «tile» con un nombre lo cuenta todo de una.
    .also = losetas, loseta de juego
glossary-development = Desarrollo
    .text = La cara de una loseta que lleva un rombo: la construyen desarrolladores, vale PV, y la mayoría tiene un poder que te ayuda durante el resto de la partida. Cada desarrollo existe una sola vez.
    .also = desarrollos
glossary-world = Mundo
    .text = La cara de una loseta que lleva un círculo: la construyen colonos, vale PV y te da dados cuando se construye. Todos los mundos menos los grises pueden tener un bien, y su color dice cuánto vale.
    .also = mundos
glossary-grey_world = Mundo gris
    .text = Un mundo sin color: da dados y PV como los demás, pero nunca tiene un bien.
    .also = gris, grises, mundos grises
glossary-cost = Coste
    .text = El número de una loseta: tantos trabajadores tienen que estar sobre ella para que se construya, y tantos PV vale. Se paga con dados, nunca con créditos.
    .also = costes, costo, precio, rombo, círculo
glossary-discount = Descuento
    .text = Un poder con el que construyes con menos trabajadores. Los descuentos se suman y hay que aplicarlos. La loseta vale de todos modos tantos PV como su coste impreso.
    .also = descuentos, más barato
glossary-immediate_effect = Efecto inmediato
    .text = Lo que hace una loseta una sola vez, cuando se construye: los mundos dan dados, y algunos también créditos. Si hay que entregar un dado, tú eliges cuál, y eso ocurre primero.
    .also = efectos inmediatos, inmediato

# Los bienes.

glossary-produce = Producir
    .text = Fase IV. Cada uno de tus productores se convierte en un bien en uno de tus mundos que no tenga ninguno. Los mundos grises no pueden tener bienes.
    .also = fase iv, producción
glossary-producer = Productor
    .text = Un trabajador bajo Producir. Se convierte en un bien en un mundo, sea del color que sea, y deja de ser trabajador.
    .also = productores
glossary-good = Bien
    .text = Un dado que está sobre uno de tus mundos, uno en cada mundo. Espera allí hasta que un transportista comercia con él por créditos o lo consume por PV, o hasta que lo recuperas.
    .also = bienes, recurso, recursos, mercancía, mercancías
glossary-ship = Transportar
    .text = Fase V. Cada uno de tus transportistas toma un bien de tus mundos y comercia con él por créditos o lo consume por PV. Después los dos dados van a tu Ciudadanía.
    .also = fase v, transporte, enviar
glossary-shipper = Transportista
    .text = Un trabajador bajo Transportar. Se lleva un bien de uno de tus mundos: para comerciar con él o para consumirlo.
    .also = transportistas
glossary-trade = Comerciar
    .text = Transportar un bien a cambio de créditos. Lo que da depende del color de su mundo, no del de su dado: Innovación 3 $, Elementos Raros 4 $, Genes 5 $, Tecnología Alienígena 6 $.
    .also = comercio, comercia, vender, venta
glossary-consume = Consumir
    .text = Transportar un bien a cambio de fichas de PV: 1, y 1 más si el bien tiene el color de su mundo, y 1 más si lo tiene el transportista. Así, un bien da de 1 a 3 PV. Los dados de Consumo coinciden con todos los mundos.
    .also = consume, consumido
glossary-match = Coincidir
    .text = Un dado coincide con un mundo si tiene su color; los dados de Consumo coinciden con todos los mundos; los dados Propios y Militares, con ninguno. Da más PV cuando consumes, y no cambia nada más.
    .also = coincidencia, coincide, coinciden

# Administrar.

glossary-credits = Créditos
    .text = El dinero, que se escribe $. Lo ganas proveyendo, comerciando y con poderes, y pagas 1 $ por cada dado que reclutas, para poder lanzarlo otra vez. Nunca tienes más de 10 $, ni empiezas una ronda con menos de 1 $.
    .also = crédito, créditos galácticos, crédito galáctico, dinero, dólares
glossary-recruit = Reclutar
    .text = Al final de una ronda pasan dados de tu Ciudadanía a tu cubilete, por 1 $ cada uno, tantos como puedas pagar: no es opcional. Si no puedes pagarlos todos, eliges cuáles.
    .also = reclutamiento, reclutado, reclutados, contratar
glossary-recall = Recuperar
    .text = Al final de una ronda puedes recuperar dados que están en losetas sin terminar o como bienes: van a tu cubilete y no cuesta nada. Si de otro modo tu cubilete quedara vacío, tienes que recuperar uno.
    .also = recuperación, recuperado, recuperados, reclamar

# El imperio.

glossary-tableau = Despliegue
    .text = Tu imperio: la loseta de facción, el mundo inicial y todas las losetas que has construido. Las losetas que aún están en tus pilas no forman parte de él.
    .also = despliegues, imperio, poderes, losetas construidas
glossary-square = Casilla
    .text = Lo que mide un imperio: la loseta de facción cuenta como 2 casillas y todo lo demás como 1, así que empiezas con 3. La partida acaba al final de la ronda en la que alguien tiene 12.
    .also = casillas, doce, 12 casillas
glossary-faction = Facción
    .text = La loseta doble con la que empiezas: un desarrollo y un mundo, o dos mundos. Donde importa quién va primero, va el número de facción más bajo.
    .also = facciones, loseta de facción, número de facción
glossary-home_world = Mundo inicial
    .text = El mundo con el que empiezas. Te da sus dados durante la preparación, y puede tener un bien si no es gris.
    .also = mundos iniciales, mundo natal
glossary-power = Poder
    .text = Lo que un desarrollo hace por ti una vez construido. Los poderes de reasignación funcionan mientras asignas; todos los demás, en las fases que llevan indicadas, si tienen lugar, aunque no tengas allí ningún trabajador.
    .also = poderes de fase, poder de fase, capacidad
glossary-may = Puede
    .text = Un poder que dice «puede» se puede dejar sin utilizar. Todos los demás funcionan, lo quieras o no.
    .also = puedes, opcional, obligatorio, debe
glossary-rounded_up = Redondeado hacia arriba
    .text = Una parte cuenta como un entero: «la mitad, redondeada hacia arriba» de 3 es 2. Cada bonus se redondea por separado.
    .also = redondeo, redondear, redondeada hacia arriba
glossary-order = Orden de los jugadores
    .text = Todos juegan a la vez. Donde importa el orden, va primero el jugador con el número de facción más bajo, y los demás lo siguen en el sentido de las agujas del reloj.
    .also = orden, orden de juego, sentido de las agujas del reloj, jugador inicial, a la vez, simultáneamente
glossary-hidden = Secreto
    .text = Son secretas las losetas que están bajo la superior de cada pila, las losetas abandonadas y los dados detrás de una pantalla. Todo lo demás está a la vista.
    .also = secreta, secretos, secretas, oculto, oculta, loseta oculta

# El final.

glossary-vp = PV
    .text = Puntos de victoria. Al final tienes los de tus fichas, el coste de cada loseta de tu despliegue y los bonus de tus desarrollos de coste 6+. Gana quien tiene más.
    .also = puntos de victoria, punto de victoria, puntos, punto
glossary-chip = Fichas de PV
    .text = PV que has ganado al consumir y con algunos poderes. Todos ven cuántos tienes.
    .also = ficha de pv, ficha, fichas
glossary-vp_pool = Reserva de PV
    .text = Las fichas que aún se pueden ganar antes de que acabe la partida: 12 por jugador al principio. Cuando está vacía, la ronda se juega hasta el final, con más fichas si hacen falta, y entonces la partida acaba.
    .also = reserva de fichas
glossary-bonus = Bonus
    .text = Un desarrollo de coste 6+ puntúa PV por algo que tienes al final, además de sus 6 PV, por ejemplo por los dados de un color o por ciertas losetas.
    .also = bonificación, desarrollo de coste 6+, desarrollo de coste 6
glossary-game_end = Final de la partida
    .text = La partida acaba con la ronda en la que el despliegue de alguien tiene 12 casillas o la reserva de PV queda vacía. Construye para acabarla pronto, o transporta para ganar fichas: las dos cosas dan PV.
    .also = final, fin, fin de la partida, la partida ha terminado
glossary-tie_break = Desempate
    .text = Entre los jugadores con los mismos PV gana quien suma más entre los dados de su cubilete y sus créditos; si también empatan, ganan juntos.
    .also = empate, empates
