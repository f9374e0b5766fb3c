# Las reglas que no nombran ninguna loseta, y los títulos de sus capítulos. .example: un caso concreto.

chapter-TERM = Términos
chapter-DICE = Dados
chapter-TILES = Losetas
chapter-SETUP = Preparación
chapter-ROUND = La ronda
chapter-ROLL = Lanzar
chapter-ASSIGN = Asignar
chapter-REVEAL = Revelar
chapter-PHASE = Las fases en general
chapter-EXPLORE = Explorar
chapter-DEVELOP = Desarrollar
chapter-SETTLE = Colonizar
chapter-IMMED = Efectos inmediatos
chapter-PRODUCE = Producir
chapter-SHIP = Transportar
chapter-MANAGE = Administrar el imperio
chapter-END = Final de la partida
chapter-SCORE = Puntuación
chapter-TIMING = Orden de juego
chapter-SECRET = Etiqueta e información secreta
chapter-POWER = Poderes
chapter-RACE-DIFF = Diferencias con Race for the Galaxy

# Términos.

rule-TERM-1 = Un dado es un trabajador solo mientras está en el cubilete de su dueño, debajo de su tira de fases o sobre ella como el dado que selecciona la fase.
rule-TERM-2 = Los dados que no son de nadie, los que están en una Ciudadanía y los que están en un área de Dictado no son trabajadores.
rule-TERM-3 = La fase a la que está asignado un trabajador lo convierte en explorador (I), desarrollador (II), colono (III), productor (IV) o transportista (V).
rule-TERM-4 = Un productor colocado en un mundo es desde entonces un bien, y ya no un productor.
rule-TERM-5 = En las reglas y en los iconos de los poderes, el símbolo de una fase representa a cualquier trabajador asignado a esa fase, sea cual sea su color o su cara.
rule-TERM-6 = El símbolo de un dado en blanco, «cualquiera», representa un dado de cualquiera de los siete colores; el signo $ significa créditos («+$2» = se ganan 2).
rule-TERM-7 = El despliegue de un jugador (su imperio) son su loseta de facción, su mundo inicial y todas las losetas que ha completado; las losetas de la zona de construcción no forman parte de él.

# Dados.

rule-DICE-1 = Hay 111 dados de siete colores; todos los dados de un mismo color tienen las mismas seis caras.
    .example = 25+22+9+20+14+12+9 = 111.
rule-DICE-2 = Los dados de Tecnología Alienígena no tienen cara de Explorar. Los dados Propios no tienen cara comodín (decisión).
rule-DICE-3 = El símbolo de Producir es distinto en cada color de dado solo para ayudar a los jugadores daltónicos; no tiene ningún efecto en el juego.
rule-DICE-4 = La tabla de las caras está también en el panel derecho de cada pantalla, así que es información pública de consulta.
rule-DICE-5 = Todo dado está en cada momento en un único lugar: la reserva común, o bien el cubilete, la Ciudadanía, una columna de fase, el lugar de selección, el área de Dictado o una pila de construcción de un solo jugador, o es un bien en uno de sus mundos.
    .example = Después de cada acción están todos los 111 dados.
rule-DICE-6 = La reserva nunca se queda corta: todo lo que conceden juntas todas las losetas de la caja utiliza como mucho los dados que existen.
    .example = Militares, 22 de 22; de Innovación, 19 de 20.
rule-DICE-7 = El número de dados que tiene un jugador nunca baja en el conjunto de un efecto: cada una de las seis losetas que cuestan un dado devuelve al menos uno.
    .example = Un mundo que cuesta un dado y da uno: 7 dados antes, 7 después.

# Losetas.

rule-TILES-1 = Hay 55 losetas de juego, cada una con un mundo en una cara y un desarrollo en la otra; los costes impresos van de 1 a 6.
rule-TILES-2 = Caras de mundo de coste 1, 2, 3, 4, 5 y 6 (y en total): Innovación 5, 6, 4, 0, 0, 0 (15); Elementos Raros 0, 5, 6, 2, 0, 0 (13); Genes 0, 0, 3, 4, 2, 0 (9); Tecnología Alienígena 0, 0, 0, 2, 2, 3 (7); grises 2, 3, 2, 2, 1, 1 (11).
rule-TILES-3 = Caras de desarrollo de coste 1, 2, 3, 4, 5 y 6 (y en total): con un poder de reasignación 4, 5, 6, 1, 1, 1 (18); con otro poder 5, 5, 8, 3, 4, 9 (34); con un efecto inmediato 0, 0, 1, 2, 0, 0 (3).
rule-TILES-4 = Las dos caras de una loseta no suman una constante.
    .example = Los mundos cuestan 169 y los desarrollos 183 en total; las sumas de las dos caras son 6 (36 losetas), 7 (16), 8 (3).
rule-TILES-5 = Cada desarrollo existe una sola vez.
rule-TILES-6 = Una loseta vale tantos PV como su coste impreso; los desarrollos de coste 6 («6+») añaden un bonus.
    .example = Exactamente diez desarrollos «6+», todos de coste 6.
rule-TILES-7 = Hay 9 losetas de facción, de ancho doble, numeradas del 1 al 9, y 9 mundos iniciales; unas y otros tienen las esquinas de color gris oscuro y nunca van a la bolsa.
rule-TILES-8 = El pequeño punto en la esquina superior izquierda de los mundos de Genes (verdes) solo ayuda a los jugadores daltónicos a distinguirlos de los mundos de Elementos Raros (marrones).
rule-TILES-9 = El coste de un desarrollo es el número de su rombo; el de un mundo, el número de su círculo.

# Preparación.

rule-SETUP-1 = El juego es de 2 a 5 jugadores.
rule-SETUP-2 = Contenido: 5 cubiletes, 5 marcadores de crédito, 5 tableros de jugador, 5 pantallas, 5 tiras de fases, 5 losetas de fase, 9 losetas de facción, 9 mundos iniciales, 111 dados, 55 losetas de juego, 1 bolsa, 33 fichas de PV.
rule-SETUP-3 = Las fichas de PV son 20 de 1 PV, 8 de 5 PV y 5 de 10 PV.
    .example = 20 + 40 + 50 = 110 PV.
rule-SETUP-4 = La reserva inicial de PV es de 12 PV por jugador, en fichas de 1 y de 5 PV.
    .example = 2 jugadores, 24; 3 jugadores, 36; 4 jugadores, 48; 5 jugadores, 60.
rule-SETUP-5 = Las fichas de 10 PV se apartan para la ronda final; las fichas de 1 y de 5 PV que no hacen falta para la reserva salen de la partida.
rule-SETUP-6 = En el centro: la bolsa con las 55 losetas de juego, todos los dados como reserva común, y las cinco losetas de fase en el orden de las fases, con la cara de la X hacia arriba.
rule-SETUP-7 = Cada jugador recibe un cubilete, un marcador de crédito, un tablero de jugador, una pantalla y una tira de fases (que queda detrás de la pantalla); los componentes de los jugadores que no hay van a la caja.
rule-SETUP-8 = Cada jugador empieza con 1 $ (excepción: un mundo inicial que lo diga, SETUP-17).
rule-SETUP-9 = Cada jugador recibe al azar una loseta de facción y un mundo inicial; los demás de ambas clases vuelven a la caja.
rule-SETUP-10 = La loseta de facción y el mundo inicial están boca arriba delante del tablero de jugador y forman el despliegue inicial.
rule-SETUP-11 = Cada jugador roba dos losetas de juego de la bolsa: una pasa a ser su pila de desarrollos (a la izquierda, con la cara de desarrollo hacia arriba) y la otra su pila de mundos (a la derecha, con la cara de mundo hacia arriba).
    .example = Bolsa: 55 - 2 x jugadores; cada pila tiene 1 loseta.
rule-SETUP-12 = El jugador es libre de elegir cuál de las dos losetas va a cada lado, así que hay exactamente dos disposiciones.
rule-SETUP-13 = Solo como recomendación para una primera partida: mostrar el desarrollo más barato y el mundo más barato.
    .example = No se impone; los dos criterios señalan siempre la misma disposición (o un empate), porque una cara de desarrollo más barata nunca tiene detrás una cara de mundo más barata.
rule-SETUP-14 = Las dos losetas iniciales no pueden ir ambas a la misma pila.
rule-SETUP-15 = Cada jugador pone 3 dados Propios en su cubilete y 2 dados Propios en su Ciudadanía.
rule-SETUP-16 = Cada jugador toma todos los dados que conceden los mundos de su loseta de facción y su mundo inicial y los pone donde dice la loseta: en la Ciudadanía, en el cubilete, o como bien en ese mundo.
    .example = Una facción cuyo mundo da un bien de Innovación y un mundo inicial que da un bien de Elementos Raros: cubilete 3 Propios, Ciudadanía 2 Propios, un bien en cada uno de los dos mundos.
rule-SETUP-19 = Los dados de la loseta de facción y del mundo inicial se toman solo durante la preparación, nunca más.
rule-SETUP-20 = Por el mundo de la zona de construcción no se toman dados; solo los concede cuando se coloniza y pasa al despliegue.

# La ronda.

rule-ROUND-1 = Una ronda tiene cinco pasos en este orden: Lanzar, Asignar, Revelar, hacer las fases, Administrar el imperio.
rule-ROUND-2 = Todos los jugadores hacen cada paso simultáneamente; los jugadores no tienen turnos separados.
rule-ROUND-3 = Las rondas se repiten hasta que, en la comprobación, se cumple una condición de final (END-1); normalmente son de 11 a 14 rondas, pero su número no está limitado.
rule-ROUND-4 = Ciclo de un dado: cubilete - lanzar - asignar - revelar - tarea - Ciudadanía - reclutar por 1 $ - cubilete; los dados sin utilizar y los de Dictar vuelven directamente al cubilete, y también los recuperados.
rule-ROUND-5 = Gana el jugador con más PV por losetas, fichas y bonus (SCORE).

# Lanzar.

rule-ROLL-1 = Al principio de una ronda cada jugador lanza todos los dados de su cubilete, ocultos detrás de su pantalla.
    .example = Cubilete con 5 dados: 5 caras, y después el cubilete vacío.
rule-ROLL-2 = Los dados que están en la Ciudadanía, en pilas de construcción y en mundos no se lanzan.
rule-ROLL-3 = Los dados que entran en un cubilete después de este paso se lanzan como muy pronto en la ronda siguiente y no hacen nada en esta ronda.

# Asignar.

rule-ASSIGN-1 = Primero, cada dado lanzado va debajo de la tira de fases, a la columna de la fase que muestra su cara.
rule-ASSIGN-2 = Una cara comodín, en un dado de cualquier color, se puede poner en cualquier columna; varios dados con comodín pueden compartir una columna o repartirse.
rule-ASSIGN-3 = Cada jugador selecciona una fase poniendo uno cualquiera de sus trabajadores en el espacio de cualquier fase de la tira; el color y la cara de ese trabajador no importan.
rule-ASSIGN-4 = Con ello, el trabajador que selecciona queda asignado a la fase seleccionada; su cara no se tiene en cuenta y vale como esa fase.
    .example = Un dado que muestra Producir puesto en Transportar es un transportista.
rule-ASSIGN-5 = El dado que selecciona sigue siendo un trabajador y hace una tarea en su fase.
    .example = El dado que selecciona, en Transportar, más 2 dados en la columna de Transportar = 3 transportistas.
rule-ASSIGN-6 = Cada jugador selecciona una sola fase.
rule-ASSIGN-7 = Todo trabajador reasignado, también el que se mueve con Dictar, va debajo de la tira, así que nunca selecciona una segunda fase.
rule-ASSIGN-8 = Algunos desarrollos tienen poderes de reasignación, con los que su dueño puede mover trabajadores a otras columnas.
rule-ASSIGN-9 = Todo jugador tiene un poder de reasignación incorporado, impreso en la tira: Dictar.
rule-ASSIGN-10 = Dictar: se pone un trabajador cualquiera en el área de Dictado, a la derecha de la tira, y se reasigna otro trabajador a una columna distinta.
rule-ASSIGN-11 = Cada poder de reasignación, incluido Dictar, se puede utilizar como mucho una vez por ronda (excepción: un poder que lo diga).
rule-ASSIGN-12 = Un poder de reasignación cuyo texto dice «puede» se puede dejar sin utilizar. También Dictar es opcional (decisión).
    .example = Los 18 desarrollos con poder de reasignación son todos opcionales.
rule-ASSIGN-13 = El paso acaba cuando todos los jugadores han asignado y reasignado; nadie pasa antes a Revelar.
    .example = La señal de un jugador de que está listo no revela nada mientras otro no lo está.
rule-ASSIGN-14 = Cómo se muestra que alguien está listo (por ejemplo, dando la vuelta al cubilete) es una regla de la casa, no una acción del juego.
rule-ASSIGN-15 = La cara de un dado no tiene que ser la de la fase a la que queda asignado al final, porque se puede reasignar o se puede seleccionar con él.
rule-ASSIGN-16 = Todos los trabajadores, incluidos los que muestran un comodín, deben estar asignados antes de Revelar; no se puede asignar nada una vez que se conocen las fases seleccionadas.
rule-ASSIGN-17 = Un jugador debe seleccionar su fase antes de utilizar cualquier poder de reasignación.
rule-ASSIGN-18 = Un dado que está en el área de Dictado no se puede reasignar. Tampoco puede pagar para volver a dictar (deducido de TERM-2).
rule-ASSIGN-19 = Un poder de reasignación que mueve varios trabajadores puede enviarlos a columnas distintas, salvo que su texto nombre un solo destino.
    .example = Un poder que mueve 2 trabajadores: 1 dado a Explorar y 1 a Transportar en un mismo uso.
rule-ASSIGN-20 = Los poderes de reasignación también pueden mover trabajadores que muestran una cara comodín.
rule-ASSIGN-21 = Un poder de reasignación puede poner un dado en una fase que no aparece en ninguna de sus caras.
    .example = Un dado Militar en Transportar.
rule-ASSIGN-22 = Solo la columna en la que está un dado (o la fase que selecciona) decide qué clase de trabajador es, nunca su cara.
rule-ASSIGN-23 = Mientras selecciona, el dado que selecciona no se puede reasignar ni utilizar para pagar Dictar.
    .example = Con 2 trabajadores, Dictar es imposible (el que selecciona, el que paga y el que se mueve son 3).
rule-ASSIGN-24 = Dictar se utiliza por completo o no se utiliza: no se puede aparcar un dado en el área de Dictado sin reasignar otro.
rule-ASSIGN-25 = Se pueden utilizar distintos poderes de reasignación, uno tras otro, sobre el mismo dado.
rule-ASSIGN-26 = Reasignar no lanza ni gira un dado. Hasta que todos los jugadores están listos, un jugador puede deshacer sus propias asignaciones y usos de poderes.

# Revelar.

rule-REVEAL-1 = Todos los jugadores levantan sus pantallas a la vez: los trabajadores asignados y las fases seleccionadas pasan a ser públicos.
rule-REVEAL-2 = La loseta de cada fase seleccionada se gira de la cara de la X a la cara de la fase; una fase que han seleccionado varios jugadores tiene lugar igualmente una sola vez.
rule-REVEAL-3 = Con exactamente 2 jugadores se lanza un dado Propio de repuesto; si su cara es una fase que no ha seleccionado ninguno de los dos, esa fase también tiene lugar.
    .example = Selecciones: Explorar, Transportar; el dado muestra Colonizar: fases I, III, V. El dado muestra Transportar: solo I, V.
rule-REVEAL-4 = Ese dado viene de la reserva, no es de nadie, no es un trabajador, y se lanza solo después de que los dos jugadores hayan fijado su elección.
    .example = Probabilidades de la fase extra: Explorar 2/6, las demás 1/6 cada una; con 3-5 jugadores no hay tal dado.
rule-REVEAL-5 = Todos los trabajadores asignados a fases que no tienen lugar vuelven a los cubiletes de sus dueños, no a la Ciudadanía.
rule-REVEAL-6 = Todos los dados de las áreas de Dictado vuelven a los cubiletes de sus dueños.
rule-REVEAL-7 = Ejemplo: nadie selecciona Transportar, así que su loseta sigue con la X y todo trabajador de una columna de Transportar vuelve al cubilete.
    .example = 2 dados bajo Transportar, Transportar sin seleccionar: cubilete +2, Ciudadanía +0.

# Las fases en general.

rule-PHASE-1 = Las fases que tienen lugar se hacen en el orden I Explorar, II Desarrollar, III Colonizar, IV Producir, V Transportar.
rule-PHASE-2 = Todo jugador participa en toda fase que tiene lugar, la haya seleccionado quien la haya seleccionado.
rule-PHASE-3 = Una fase que no se ha seleccionado (ni ha salido en el dado, REVEAL-3) no se hace en absoluto: ni tareas, ni poderes, ni losetas completadas.
rule-PHASE-4 = En una fase, un jugador utiliza todos los trabajadores asignados a ella, incluido el que selecciona.
rule-PHASE-5 = Todo trabajador debe utilizarse si es posible.
rule-PHASE-6 = Los trabajadores se utilizan de uno en uno, en el orden que quiera su dueño.
rule-PHASE-7 = En Explorar y en Transportar, la tarea de un trabajador se completa antes de elegir la tarea del siguiente; no se declara nada de antemano.
rule-PHASE-8 = Un trabajador que ha hecho su tarea va a la Ciudadanía, no al cubilete (un productor, en cambio, se convierte en un bien: PRODUCE-2).
rule-PHASE-9 = Los trabajadores que quedan sin utilizar tras todas las tareas posibles van al cubilete, no a la Ciudadanía.
rule-PHASE-10 = Un jugador nunca tiene más de 10 $; lo que sobra se pierde en el momento de ganarlo.
    .example = 9 $ y proveer: 10 $; 8 $ y comerciar con Genes: 10 $.
rule-PHASE-11 = Tareas: el explorador reconoce o provee; el desarrollador construye el desarrollo superior; el colono construye el mundo superior; el productor hace un bien en un mundo no gris; el transportista comercia (3-6 $) o consume (1-3 PV).
rule-PHASE-12 = Los créditos se pueden ganar en varias fases; el total se lleva con el marcador en el tablero de jugador y es público.

# Explorar.

rule-EXPLORE-1 = Cada explorador reconoce o provee, y después va a la Ciudadanía.
rule-EXPLORE-2 = Todos los exploradores deben utilizarse.
rule-EXPLORE-3 = Si el siguiente explorador reconoce o provee se decide solo cuando le toca.
    .example = Reconocer, mirar la loseta, y entonces elegir proveer.
rule-EXPLORE-4 = Proveer: se ganan 2 $.
rule-EXPLORE-5 = Reconocer, en este orden: abandonar cualquier número de losetas propias de la zona de construcción (o ninguna), robar, mirar las losetas robadas, colocarlas.
rule-EXPLORE-6 = Al reconocer se roba una loseta más de las que se han abandonado.
    .example = Abandonar 0, robar 1; abandonar 3, robar 4.
rule-EXPLORE-7 = Abandonar es opcional; al reconocer sin más se roba exactamente 1 loseta.
rule-EXPLORE-8 = Se pueden abandonar losetas de cualquier posición de cualquiera de las dos pilas.
rule-EXPLORE-9 = Las losetas abandonadas van debajo de la loseta de la fase de Explorar, no a la bolsa.
    .example = Mientras quedan losetas en la bolsa, una loseta abandonada no se puede volver a robar en esta fase.
rule-EXPLORE-10 = En cada reconocimiento se pueden abandonar losetas de nuevo, también las robadas en reconocimientos anteriores de la misma fase.
rule-EXPLORE-11 = En cualquier orden, cada loseta robada se declara desarrollo o mundo y se pone debajo de todo en esa pila.
rule-EXPLORE-12 = Todas las losetas robadas deben colocarse y las anteriores conservan su orden, así que cada reconocimiento añade exactamente 1 loseta a la zona.
rule-EXPLORE-13 = Al final de Explorar, todas las losetas abandonadas vuelven a la bolsa.
rule-EXPLORE-14 = Los desarrolladores y los colonos que están en pilas de construcción siguen encima de su pila mientras las losetas van y vienen, aunque la pila quede vacía.
    .example = 2 desarrolladores en una loseta de coste 5; se abandona, y se roba una loseta de coste 2 como desarrollo: sobre ella hay 2 desarrolladores.
rule-EXPLORE-15 = La regla de que cada pila tiene una loseta vale solo en la preparación; durante la partida, una pila puede estar vacía.
rule-EXPLORE-16 = Si para reconocer hacen falta más losetas de las que hay en la bolsa: se roban todas, se ponen en la bolsa todas las losetas abandonadas que están bajo la loseta de Explorar, y se roba el resto.
    .example = Bolsa 1, abandonadas 4 (2 de ellas en este reconocimiento), hacen falta 3: roba 1, la bolsa pasa a 4, roba 2, bolsa 2.
rule-EXPLORE-17 = Si eso sigue sin bastar: el jugador que reconoce coloca lo que ha robado; después, cada jugador con 3 o más losetas en su zona de construcción, quizá también él mismo, debe abandonar una loseta, que va a la bolsa; después roba lo que falta.
rule-EXPLORE-18 = Para las 3 cuentan las losetas de las dos pilas, y cada jugador elige qué loseta cede. Puede faltar entonces como mucho una loseta, y siempre hay alguien que tiene 3 o más, así que no hace falta ninguna otra solución.
    .example = 5 jugadores x 8 losetas de juego en los despliegues dejan 15 losetas para 5 zonas.
rule-EXPLORE-19 = Cuando quedan pocas losetas en la bolsa, los jugadores pueden hacer toda la fase de Explorar en el orden estricto de los jugadores (TIMING-3).
rule-EXPLORE-20 = Ejemplo: tres reconocimientos seguidos, el segundo sin abandonar nada; cada loseta nueva va debajo de su pila.
    .example = Abandona 2, 0, 1: roba 3, 1, 2; la zona tiene 3 losetas más que antes, 3 losetas esperan bajo la loseta de Explorar.

# Desarrollar.

rule-DEVELOP-1 = Los desarrolladores se colocan de uno en uno sobre la loseta superior de la pila de desarrollos de su dueño.
rule-DEVELOP-2 = Cuando los desarrolladores que hay en la pila igualan el coste de la loseta superior (después de los descuentos), esta se completa enseguida: la loseta pasa al despliegue y esos desarrolladores van a la Ciudadanía.
    .example = Coste 3 con 1 desarrollador ya en ella, llegan 2: completa, 3 dados a la Ciudadanía.
rule-DEVELOP-3 = Los desarrolladores restantes construyen la loseta siguiente de la pila; en una misma fase se pueden completar varios desarrollos.
    .example = 5 desarrolladores, pila 2, 3, 4: dos completados, 0 en el tercero.
rule-DEVELOP-4 = Si quedan desarrolladores y la pila está vacía, van al cubilete.
    .example = 4 desarrolladores, pila 1, 2: dos completados, 1 dado al cubilete.
rule-DEVELOP-5 = Mientras la pila tiene una loseta, todo desarrollador debe colocarse.
rule-DEVELOP-6 = Los desarrolladores que están en una loseta sin terminar se quedan allí de ronda en ronda hasta que se completa o hasta que se recuperan.
    .example = Coste 5, 3 desarrolladores: se quedan; Ciudadanía +0, cubilete +0.
rule-DEVELOP-7 = Una loseta superior que queda pagada durante Explorar (al reconocer o por un poder de Explorar) no se completa entonces: la loseta y los dados se quedan donde están hasta que tiene lugar una fase de Desarrollar.
rule-DEVELOP-8 = Al principio de la siguiente fase de Desarrollar se completa esa loseta; si hay allí más desarrolladores de los que cuesta, el dueño elige cuáles van a la Ciudadanía.
    .example = 4 desarrolladores en una loseta de coste 2: 2 dados elegidos van a la Ciudadanía, 2 construyen la loseta siguiente.
rule-DEVELOP-9 = DEVELOP-8 vale también para un jugador sin desarrolladores en esa fase, y si lo que ha hecho que la loseta se pueda pagar es un descuento ganado entretanto.
rule-DEVELOP-10 = Todos los descuentos que tiene un jugador deben aplicarse.
rule-DEVELOP-11 = Si la pila está vacía cuando tiene lugar Desarrollar, los dados que aún están en ella van también al cubilete.

# Colonizar.

rule-SETTLE-1 = Los colonos se colocan de uno en uno sobre la loseta superior de la pila de mundos de su dueño.
rule-SETTLE-2 = Cuando los colonos que hay en la pila igualan el coste del mundo superior (después de los descuentos), este se completa enseguida: la loseta pasa al despliegue y esos colonos van a la Ciudadanía.
rule-SETTLE-3 = Los colonos restantes construyen la loseta siguiente de la pila; en una misma fase se pueden completar varios mundos.
    .example = 4 colonos, pila 1, 2, 5: dos completados, 1 colono en el tercero.
rule-SETTLE-4 = Si quedan colonos y la pila está vacía, van al cubilete.
rule-SETTLE-5 = Mientras la pila tiene una loseta, todo colono debe colocarse.
rule-SETTLE-6 = Un mundo superior que queda pagado durante Explorar no se completa entonces; la loseta y los dados se quedan donde están hasta que tiene lugar una fase de Colonizar.
rule-SETTLE-7 = Al principio de la siguiente fase de Colonizar se completa ese mundo, y el dueño elige qué colonos van a la Ciudadanía si hay demasiados; también sin colonos en esa fase (como en DEVELOP-9).
rule-SETTLE-8 = DEVELOP-6, DEVELOP-10 y DEVELOP-11 valen igualmente para los colonos y los mundos.

# Efectos inmediatos.

rule-IMMED-1 = Todo mundo lleva impreso un efecto inmediato, que ocurre una vez, cuando la loseta se coloca en el despliegue.
rule-IMMED-2 = Todos los mundos de la bolsa dan dados, y algunos también créditos.
    .example = Con cada una de las 55 caras de mundo se gana al menos 1 dado.
rule-IMMED-4 = Un dado perdido por un efecto inmediato vuelve a la reserva común, en el centro.
rule-IMMED-5 = El dueño puede elegir cualquiera de sus dados, esté donde esté.
    .example = Todo vale: del cubilete, de la Ciudadanía, de una columna, del lugar de selección, de cualquiera de las dos pilas, un bien.
rule-IMMED-6 = Quitar ese dado no tiene ningún otro efecto; si era el único dado que seleccionaba una fase, la fase tiene lugar igualmente.
    .example = El dado que selecciona Transportar se retira en Colonizar: Transportar tiene lugar de todos modos.
rule-IMMED-7 = En las losetas que quitan y dan, primero se toma el dado y después viene lo que se gana; se pueden elegir los dados que se acaban de gastar en la loseta.

# Producir.

rule-PRODUCE-1 = Cada productor hace un bien en un mundo no gris del despliegue de su dueño; los mundos grises nunca tienen bienes.
rule-PRODUCE-2 = El propio productor se convierte en el bien y está en el mundo (no en la Ciudadanía).
rule-PRODUCE-3 = Un productor de cualquier color puede producir en cualquier mundo no gris.
    .example = Un dado Propio en un mundo de Tecnología Alienígena.
rule-PRODUCE-4 = Que el color del bien coincida con su mundo importa solo al consumir, no al comerciar.
rule-PRODUCE-5 = Un mundo tiene como mucho un bien (excepción: un poder que lo diga, POWER-21).
rule-PRODUCE-6 = Los productores para los que ningún mundo tiene sitio van al cubilete.
    .example = 3 productores, 2 mundos no grises vacíos, 1 gris: 2 bienes, 1 dado al cubilete.
rule-PRODUCE-7 = Los mundos iniciales y los de las facciones que no son grises producen como cualquier otro.

# Transportar.

rule-SHIP-1 = Cada transportista toma un bien de uno de los mundos de su dueño y comercia con él o lo consume.
rule-SHIP-2 = Después, tanto el transportista como el bien van a la Ciudadanía.
rule-SHIP-3 = Comerciar da créditos según el color del mundo del bien, nunca según el color del dado: Innovación 3 $, Elementos Raros 4 $, Genes 5 $, Tecnología Alienígena 6 $.
    .example = Dado de Tecnología Alienígena como bien en un mundo de Innovación: 3 $.
rule-SHIP-4 = Algunos poderes aumentan lo que da comerciar.
rule-SHIP-5 = Consumir da siempre 1 PV en fichas.
rule-SHIP-6 = Consumir da 1 PV más si el dado que es el bien tiene el color de su mundo.
rule-SHIP-7 = Consumir da 1 PV más si el transportista tiene el color del mundo del bien.
rule-SHIP-8 = Un dado de Consumo coincide con todos los colores de mundo, como bien y como transportista, y cada vez da su +1 PV.
    .example = Transportista de Consumo, bien Propio: 2 PV.
rule-SHIP-9 = Dos dados de Consumo, uno como bien y otro como transportista, dan los dos bonus.
    .example = 3 PV en un mundo de cualquier color.
rule-SHIP-10 = Los dados Propios y los dados Militares no coinciden con ningún mundo, porque ningún mundo tiene su color.
    .example = Bien Propio, transportista Militar: 1 PV.
rule-SHIP-11 = Algunos poderes añaden fichas de PV al consumir o dan créditos por ello.
rule-SHIP-12 = Las caras no cuentan al consumir; en particular, una cara comodín no da nada más.
rule-SHIP-13 = Un jugador puede emparejar a propósito bienes y transportistas que no coinciden, para recibir menos PV.
    .example = Bien de Genes en un mundo de Genes; transportistas de Genes y Propio: puede enviar primero el dado Propio, 2 PV.
rule-SHIP-14 = Si se comercia o se consume se decide para cada transportista cuando le toca, no de antemano.
rule-SHIP-15 = Un jugador puede comerciar en una misma fase con tantos bienes como parejas de transportista y bien tiene.
    .example = 3 transportistas, bienes en mundos de Innovación, Genes y Tecnología Alienígena, desde 1 $: 1+3=4, 4+5=9, 9+6 limitado a 10.
rule-SHIP-16 = Los transportistas deben utilizarse mientras quedan bienes (PHASE-5); los que sobran van al cubilete.
    .example = 3 transportistas, 2 bienes: 4 dados a la Ciudadanía, 1 al cubilete.
rule-SHIP-17 = Cuando la reserva inicial de PV está vacía se le añaden las fichas de 10 PV, y los jugadores siguen ganando todos sus PV.
    .example = 2 jugadores, queda 1 PV, se consume por 3: gana 3, la reserva inicial cuenta como agotada.
rule-SHIP-18 = Ejemplos: comerciar con un bien de un mundo de Genes da 5 $; consumir un bien de Innovación de un mundo de Innovación con un transportista que coincide da 1+1+1 = 3 PV.

# Administrar el imperio.

rule-MANAGE-1 = Orden: reclutar, recuperar, reiniciar las losetas de fase, comprobar si es el final.
rule-MANAGE-2 = Reclutar: mover dados de la propia Ciudadanía al propio cubilete por 1 $ cada uno.
rule-MANAGE-3 = Reclutar es obligatorio y sigue hasta que la Ciudadanía está vacía o los créditos se han gastado.
    .example = 6 $, 4 dados: 4 reclutados, quedan 2 $.
rule-MANAGE-4 = Con menos créditos que dados en la Ciudadanía, el dueño elige qué dados recluta.
rule-MANAGE-5 = Si los créditos son 0 después de reclutar, pasan a ser 1.
    .example = Una ronda nunca acaba con menos de 1 $.
rule-MANAGE-6 = Ejemplo: 4 $ y 5 dados en la Ciudadanía: 4 dados reclutados, 1 se queda por falta de créditos, créditos 4 - 4 = 0, después 1.
rule-MANAGE-7 = Recuperar: el dueño puede mover a su cubilete cualquier número de sus desarrolladores, colonos y bienes; también puede no recuperar ninguno.
rule-MANAGE-8 = Recuperar no cuesta nada.
rule-MANAGE-9 = Si el cubilete está vacío después de reclutar, debe recuperarse al menos un dado.
    .example = Cubilete 0, Ciudadanía 0, 2 desarrolladores y 1 bien: no se puede terminar con 0 recuperados.
rule-MANAGE-10 = Consecuencia: al principio de cada paso de Lanzar, todo jugador tiene al menos un dado en el cubilete y al menos 1 $, así que siempre puede seleccionar una fase.
rule-MANAGE-11 = Los dados se pueden recuperar solo en Administrar el imperio; los bienes del despliegue inicial no se pueden recuperar al principio de la partida.
rule-MANAGE-12 = Recuperar está permitido en la última ronda y tiene sentido en ella: el desempate cuenta los dados del cubilete, pero no los que están en la zona de construcción o en mundos.
rule-MANAGE-13 = Reiniciar: todas las losetas de fase se giran a la X.

# Final de la partida.

rule-END-1 = La partida acaba si, en la comprobación, la reserva inicial de PV está agotada o al menos un jugador tiene 12 o más casillas en su despliegue.
rule-END-2 = La comprobación viene después de Administrar el imperio; la ronda en la que surge una condición se termina siempre, y en ella se consume y se recluta como de costumbre.
    .example = Reserva vacía tras el primer bien consumido en Transportar: los demás transportistas siguen transportando todos.
rule-END-3 = Una loseta de facción cuenta como 2 casillas, el mundo inicial como 1 y cada loseta de juego del despliegue como 1: los jugadores empiezan con 3 de las 12.
    .example = 9 losetas de juego completadas desencadenan el final.
rule-END-4 = Las losetas de la zona de construcción no cuentan como casillas.
rule-END-5 = Un jugador puede acabar con más de 12 casillas, completando varias losetas en la ronda final.
rule-END-6 = Ejemplo: un jugador con 13 casillas desencadena el final.
    .example = 11 casillas, completa 2 en una ronda: 13, la partida acaba tras esa ronda.
rule-END-7 = Tomar exactamente la última ficha agota la reserva, y las fichas de cualquier procedencia (de consumir o de un poder) se descuentan de ella.
    .example = Reserva 2, se consume por 2: se desencadena el final.

# Puntuación.

rule-SCORE-1 = Puntuación = fichas de PV + costes impresos de todos los desarrollos y mundos del despliegue + bonus de los desarrollos de coste 6.
rule-SCORE-2 = Cuentan los dos números de la loseta de facción.
    .example = Una loseta de facción con los números 0 y 3 da 3 PV.
rule-SCORE-3 = Las losetas de la zona de construcción no puntúan nada.
rule-SCORE-4 = Un desarrollo de coste 6 puntúa su bonus impreso además de sus 6 PV.
rule-SCORE-5 = Cada bonus se redondea por separado, hacia arriba, a un número entero.
rule-SCORE-7 = Gana el jugador con más PV.
rule-SCORE-8 = Empates: cada jugador empatado suma los dados de su cubilete y sus créditos; gana la suma más alta.
    .example = Los dos con 40 PV; 4 dados + 3 $ = 7 gana a 5 dados + 1 $ = 6.
rule-SCORE-9 = Si también en eso hay empate, esos jugadores ganan juntos.
rule-SCORE-11 = Los bonus y el desempate se calculan después del último Administrar el imperio, así que los bienes recuperados y los dados reclutados cuentan donde están entonces.

# Orden de juego.

rule-TIMING-1 = La mayor parte de la partida puede y debería jugarse simultáneamente.
rule-TIMING-2 = El orden de los jugadores puede importar cuando alguien podría llegar a su casilla 12 o pasar de ella, o cuando la reserva de PV podría agotarse, pues ambas cosas desencadenan el final.
rule-TIMING-3 = Cuando hace falta un orden estricto, la fase se hace en el sentido de las agujas del reloj, empezando por el jugador que tiene el número de facción más bajo.
    .example = Números de facción por asiento 7, 2, 9: orden 2, 9, 7.
rule-TIMING-4 = Resolver todas las fases en ese orden es siempre correcto: solo se comparten la bolsa y la reserva de PV, y la reserva nunca le niega nada a un jugador.

# Etiqueta e información secreta.

rule-SECRET-1 = Las losetas que están debajo de la loseta superior de cada pila de construcción son secretas. La loseta superior está a la vista (deducido).
rule-SECRET-2 = Un jugador puede mirar sus propias pilas en cualquier momento.
rule-SECRET-3 = Un jugador debe decir el tamaño de cada una de sus pilas cuando se le pregunta.
    .example = El tamaño de las pilas es parte del estado público.
rule-SECRET-4 = Las losetas abandonadas en Explorar son secretas.
rule-SECRET-5 = Los dados lanzados detrás de la pantalla son secretos durante Lanzar y Asignar.
    .example = Antes de Revelar, otro jugador no ve ni caras, ni columnas, ni selección.
rule-SECRET-6 = Nada más es secreto: el despliegue, las losetas superiores, los dados que están en el cubilete, en la Ciudadanía, en pilas y en mundos, las fichas y los créditos están a la vista.
rule-SECRET-7 = Los demás no pueden comprobar lo que ocurre detrás de una pantalla; se confía en que los jugadores no se equivocan. Para un programa: debe comprobar él mismo cada una de esas acciones (deducido).

# Poderes.

rule-POWER-1 = La mayoría de los desarrollos tienen un poder; afecta a una fase o a la manera en que un trabajador hace su tarea.
rule-POWER-2 = Un poder está disponible una vez construido su desarrollo, en el paso de Asignar o en la fase o las fases impresas en él.
rule-POWER-3 = Los poderes de reasignación funcionan solo en el paso de Asignar; cualquier otro poder, solo en su fase o sus fases (excepción: un poder que diga que es continuo, POWER-21).
rule-POWER-4 = Utilizar un poder es obligatorio, salvo que su texto diga «puede».
    .example = Además de los poderes de reasignación, solo tres poderes son opcionales.
rule-POWER-5 = Un poder funciona en una fase tantas veces como se activa.
rule-POWER-6 = Un poder de una fase no necesita ningún trabajador de su dueño en esa fase.
    .example = Un ingreso fijo al final de una fase se paga a un jugador con 0 trabajadores en ella; también en una fase que tiene lugar por el dado de la partida de 2 jugadores.
rule-POWER-7 = Un poder de fase funciona solo si su fase tiene lugar (PHASE-3).
rule-POWER-8 = Un poder se puede utilizar ya en la fase en la que se construye su desarrollo.
rule-POWER-9 = Un poder que nombra un color de dado y una fase se aplica a cualquier dado de ese color en esa columna, aunque el dado muestre otra cara.
rule-POWER-10 = Un jugador obtiene un «explorador Alienígena» reasignando un dado de Tecnología Alienígena a Explorar, seleccionando Explorar con uno, o asignando a Explorar uno que muestra un comodín.
rule-POWER-11 = Los dados de Consumo no cuentan como de otros colores ni para los poderes ni en la puntuación final; solo coinciden para los PV al consumir.
    .example = 1 dado de Consumo no es un dado Militar para un poder que cuenta dados Militares, ni un dado de Genes para uno que cuenta dados de Genes.
rule-POWER-12 = «Redondeado hacia arriba» significa: una unidad empezada cuenta como una unidad entera.
rule-POWER-13 = Los descuentos cambian solo el número de trabajadores que hacen falta; los PV y todas las comparaciones se basan en el coste impreso.
rule-POWER-14 = Los descuentos son obligatorios y se suman (DEVELOP-10); hasta dónde puede bajar un coste cada uno lo dice su propio texto.
    .example = Un descuento de 1 que deja al menos 1, en un mundo de coste 1: sigue siendo 1.
rule-POWER-15 = Los créditos de poderes están sujetos al límite de 10 $ cada vez que se ganan.
rule-POWER-16 = Las fichas de PV de poderes vienen de la misma reserva que las de consumir.
rule-POWER-17 = Un trabajador imaginario que da un poder debe hacer una tarea como uno de verdad, no es un dado, y nunca entra en la Ciudadanía ni en el cubilete.

# Diferencias con Race for the Galaxy.

rule-RACE-DIFF-1 = El orden de las fases es distinto: Transportar (el Consumir de este juego) viene después de Producir, no antes.
rule-RACE-DIFF-2 = Seleccionar una fase no da ningún bonus; solo garantiza que la fase tiene lugar.
rule-RACE-DIFF-3 = Los jugadores no están limitados a una loseta por fase de construcción.
rule-RACE-DIFF-4 = Todos los desarrollos son únicos.
rule-RACE-DIFF-5 = Los PV de una loseta son iguales a su coste (salvo en los desarrollos de coste 6+).
rule-RACE-DIFF-6 = No hay conquista militar; en cambio, los dados Militares se inclinan hacia Desarrollar y Colonizar.
    .example = Dado Militar: Desarrollar 2/6, Colonizar 2/6.
rule-RACE-DIFF-7 = Al comerciar, los precios son 1 más altos: un bien de Genes da aquí 5 $, allí 4 cartas.
rule-RACE-DIFF-8 = Un jugador puede comerciar con varios bienes en una misma fase de Transportar, uno por cada pareja de transportista y bien.
