# Las reglas del juego y los títulos de sus capítulos. .example: un caso concreto; «7/1» es robar 7 y quedarse con 1, y D3 un mundo de
# defensa 3.

chapter-TERM = Términos
chapter-CARDS = Cartas
chapter-SETUP = Preparación
chapter-ROUND = La ronda
chapter-ACTION = Elegir acciones
chapter-EXPLORE = Explorar
chapter-DEVELOP = Desarrollar
chapter-SETTLE = Colonizar
chapter-MILITARY = Conquista
chapter-PAY = Costes y descuentos
chapter-CONSUME = Consumir
chapter-TRADE = Comercio
chapter-PRODUCE = Producir
chapter-GOODS = Bienes
chapter-DISCARD = Descartar
chapter-DECK = Mazo y pila de descartes
chapter-END = El final de la partida
chapter-SCORE = Puntuación
chapter-POWER = Los poderes en general
chapter-SECRET = Información secreta e información a la vista
chapter-TIMING = Orden de juego

# Términos.

rule-TERM-1 = El despliegue de un jugador es el conjunto de las cartas boca arriba que tiene delante: su mundo inicial y todos los desarrollos y mundos que ha colocado y que no ha descartado desde entonces.
rule-TERM-2 = Mazo = las cartas boca abajo de las que se roba; pila de descartes = la pila boca abajo del centro; nunca son la misma pila.
rule-TERM-3 = «Robar» significa, en todas las fases menos en Explorar: tomar una carta del mazo y llevarla a la mano; en Explorar: añadir una carta a aquellas entre las que el jugador elige después.
rule-TERM-4 = El tipo de un mundo (Innovación, Elementos Raros, Genes, Tecnología Alienígena o ninguno = gris) es el color de su círculo o halo.
rule-TERM-5 = «Mundo de Genes» (y así los demás) significa un mundo de producción o un mundo de ganancia de ese tipo.
    .example = Plague World (de producción) y Avian Uplift Race (de ganancia) son ambos mundos de Genes.
rule-TERM-6 = «Mundo alienígena», en los descuentos, en la fuerza militar y en Contact Specialist, significa del tipo Tecnología Alienígena, no un nombre ni una palabra clave; solo la puntuación utiliza la palabra clave.
    .example = Alien Rosetta Stone World es gris, así que no es un mundo alienígena.
rule-TERM-7 = Un mundo es militar (círculo rojo, defensa) o civil (número negro, coste), nunca las dos cosas; el color y ser militar son independientes.

# Cartas.

rule-CARDS-1 = Hay 5 mundos iniciales, 109 cartas de juego (59 mundos, 50 desarrollos), 4 juegos de 7 cartas de acción, y fichas de 1, 5 y 10 PV.
    .example = 114 cartas en total.
rule-CARDS-2 = 19 desarrollos existen dos veces; los 12 desarrollos de coste 6, todos los mundos y todos los mundos iniciales, una.
    .example = 2 x 19 + 12 = 50; 95 cartas distintas.
rule-CARDS-3 = Una carta de juego tiene tres usos: colocada como desarrollo o mundo; descartada de la mano, boca abajo, como riqueza al pagar; puesta boca abajo sobre un mundo como bien.
rule-CARDS-4 = El coste de un desarrollo (en el rombo) va de 1 a 6.
    .example = Cartas por coste 1-6: 12, 12, 4, 8, 2, 12.
rule-CARDS-5 = El coste de un mundo civil (número negro en un círculo negro) va de 0 a 6.
    .example = De los 59 mundos, por coste 0-6: 2, 6, 8, 9, 5, 5, 2.
rule-CARDS-6 = La defensa de un mundo militar (número con el borde rojo en un círculo rojo) va de 1 a 7.
    .example = De los 59 mundos, por defensa 1-7: 6, 6, 3, 2, 2, 2, 1.
rule-CARDS-7 = El valor en PV está junto al rombo o al círculo; los desarrollos de coste 6 muestran en su lugar «?» y valen una cantidad variable que da la carta.
    .example = Exactamente 12 cartas sin PV fijos.
rule-CARDS-8 = Todos los desarrollos y la mayoría de los mundos tienen poderes: los corrientes son solo iconos (explicados en la hoja de resumen); los especiales tienen además fases resaltadas y un texto al pie de la carta que empieza con el número de la fase.
    .example = 15 mundos no tienen ningún poder (un mundo de producción cuenta como que tiene uno).
rule-CARDS-9 = Para las cinco cartas que cambió la segunda edición (Outlaw World, Black Market Trading World, Bio-Hazard Mining World, Imperium Armaments World, Merchant Guild) valen los valores de la primera edición.
    .example = Imperium Armaments World cuesta 4; Outlaw World no da fuerza militar.
rule-CARDS-10 = Cada una de las 114 cartas está en cada momento en un único lugar: el mazo, la pila de descartes, una mano, un despliegue, o sobre un mundo como bien (las cartas que se están explorando o que aún no se han revelado cuentan con la mano de su jugador).
    .example = La suma es 114 después de cada elección.

# Preparación.

rule-SETUP-1 = El juego es para entre 2 y 4 jugadores.
rule-SETUP-2 = La reserva de PV es de 12 PV por jugador, en fichas de 1 y de 5.
    .example = 2 jugadores, 24; 3 jugadores, 36; 4 jugadores, 48.
rule-SETUP-3 = Las fichas de 10 PV, y las de 1 y de 5 que sobran, se apartan; se utilizan solo en la ronda final (END-7).
rule-SETUP-4 = Cada jugador toma un juego de siete cartas de acción distintas.
rule-SETUP-5 = Los cinco mundos iniciales se barajan y se reparte uno boca arriba a cada jugador; es su despliegue inicial.
rule-SETUP-6 = Los mundos iniciales sin usar se barajan con las cartas de juego.
    .example = Con 2 jugadores se añaden 3 de ellos.
rule-SETUP-7 = Se reparten seis cartas boca abajo a cada jugador; cada uno las mira y descarta dos boca abajo en la pila de descartes, y se queda con cuatro. Todos lo hacen a la vez.
    .example = Mano 4, fichas de PV 0; con 4 jugadores, la pila de descartes empieza con 8 cartas.
rule-SETUP-8 = Las cartas restantes son el mazo.
    .example = 114 - 7 x jugadores, antes de SETUP-9: 100, 93, 86 para 2, 3, 4 jugadores.
rule-SETUP-9 = Si Alpha Centauri está en un despliegue, empieza con un bien: una carta del mazo, boca abajo, sin que nadie la vea.
    .example = Mazo -1, un bien de Elementos Raros en juego.
rule-SETUP-10 = Ningún otro mundo inicial empieza con un bien, tampoco Earth's Lost Colony (de producción).
rule-SETUP-11 = En una primera partida, n jugadores utilizan los mundos iniciales con los números 1 a n.
    .example = El número 0 (Old Earth) no está entre ellos.
rule-SETUP-12 = En una primera partida, la mano de cada jugador son las cuatro cartas de juego con el número de su mundo inicial; no se reparte ni se descarta nada.
    .example = Mundo inicial 1 (Epsilon Eridani): Public Works, Colony Ship, Gem World, Rebel Fuel Cache.
rule-SETUP-13 = En una primera partida, todas las demás cartas se barajan juntas como mazo: también los mundos iniciales y las cartas preestablecidas que no tiene nadie.
    .example = 2 jugadores: 114 - 2 - 8 = 104, menos 1 por Alpha Centauri (número 2) = 103; ningún descarte.
rule-SETUP-14 = Las 8 cartas de acción duplicadas (un segundo Desarrollar y un segundo Colonizar por jugador) son solo para la partida de dos jugadores experimentados (ACTION-6).

# La ronda.

rule-ROUND-1 = Una ronda: todos eligen una carta de acción; todos la revelan; las fases elegidas, en orden; cada uno descarta hasta quedarse con diez cartas; cada uno recupera su carta de acción; comprobación del final (END-1).
rule-ROUND-2 = Las fases son I Explorar, II Desarrollar, III Colonizar, IV Consumir, V Producir, siempre en este orden.
rule-ROUND-3 = Una fase que no ha elegido nadie se omite: ni acción, ni poderes.
    .example = Solo se han elegido Colonizar y Producir: Interstellar Bank no roba nada.
rule-ROUND-4 = Todo jugador hace la acción de cada fase elegida, la haya elegido quien la haya elegido.
rule-ROUND-5 = Un jugador que ha elegido la fase recibe además su bonus; nadie más lo recibe.
rule-ROUND-6 = Una fase que han elegido varios jugadores tiene lugar igualmente una sola vez; cada uno de ellos recibe su bonus.
    .example = 3 jugadores eligen Desarrollar: una fase de Desarrollar, los tres pagan 1 menos.
rule-ROUND-7 = Un bonus o bien modifica la acción (un coste más bajo, el doble de PV) o bien añade algo (robar después, una venta).
rule-ROUND-8 = Las dos cartas de Explorar pertenecen a la misma fase I, y las dos cartas de Consumir a la misma fase IV.
    .example = Dos jugadores eligen Explorar +5 y Explorar +1,+1: una fase de Explorar.
rule-ROUND-9 = Una partida dura normalmente de 7 a 11 rondas, pero las rondas siguen hasta que se cumple una condición de final; no hay límite.
rule-ROUND-10 = Las ayudas en la mesa no son acciones del juego: dar la vuelta a las cartas de acción cuya fase ya se ha hecho, ordenarlas por número, esconder una carta bajo una carta de acción, el lugar de un bien sobre su mundo, una pila de descartes desordenada, el orden de imprenta de las cartas.

# Elegir acciones.

rule-ACTION-1 = Cada jugador elige una de sus cartas de acción en secreto y a la vez que los demás, y la pone boca abajo.
rule-ACTION-2 = Las cartas se ponen boca arriba todas a la vez cuando todos han elegido.
rule-ACTION-3 = Cualquier elección está permitida en cualquier ronda: la carta jugada vuelve al final de la ronda, así que se puede repetir, y puede ser inútil (Consumir: Comercio sin bienes). Un jugador no puede pasar.
rule-ACTION-4 = Hasta que ha elegido el último jugador, un jugador puede cambiar su elección; no se muestra nada.
rule-ACTION-5 = Hay siete cartas de acción. En Explorar cada uno roba 2 y se queda con 1: quien ha elegido Explorar +5 roba 5 más; quien ha elegido Explorar +1,+1 roba 1 más y se queda con 1 más. Desarrollar: se paga 1 menos. Colonizar: una carta después de colocar un mundo. Consumir: Comercio: antes se vende un bien. Consumir: 2x PV: los PV por bienes se duplican. Producir: un bien también en un mundo de ganancia.
rule-ACTION-6 = Dos jugadores pueden acordar la partida para jugadores experimentados: cada uno tiene nueve cartas de acción (las siete, un segundo Desarrollar y un segundo Colonizar) y juega dos por ronda.
    .example = Con 3 o 4 jugadores, o sin esa opción, una carta cada uno.
rule-ACTION-7 = Las dos cartas se eligen juntas, en secreto, y se ponen boca arriba juntas; su orden no significa nada.
    .example = Desarrollar y Colonizar es lo mismo que Colonizar y Desarrollar.
rule-ACTION-8 = Los ejemplares de Desarrollar (y los de Colonizar) son intercambiables, y un ejemplar es simplemente Desarrollar; las otras cinco cartas existen una vez y no se pueden jugar dos veces.
    .example = 21 parejas de cartas distintas + Desarrollar dos veces + Colonizar dos veces = 23 elecciones; Producir dos veces no está permitido.
rule-ACTION-9 = Las dos cartas de Explorar juntas: una fase de Explorar con los dos bonus.
    .example = 2+5+1 = 8 robadas, se queda con 1+1 = 2.
rule-ACTION-10 = Las dos cartas de Consumir juntas: una fase de Consumir; quien las ha jugado vende antes, y sus PV se duplican.
rule-ACTION-11 = Si un jugador juega Desarrollar (Colonizar) dos veces, hay dos fases enteras de Desarrollar (Colonizar) seguidas, y los dos jugadores actúan en ambas.
    .example = A Desarrollar dos veces, B Colonizar dos veces: II, II, III, III.
rule-ACTION-12 = Quien ha jugado la carta dos veces tiene el bonus en las dos fases.
    .example = Colonizar dos veces, un mundo colocado en cada una: 2 cartas de bonus.
rule-ACTION-13 = Un adversario que la ha jugado una vez tiene el bonus solo en la primera de las dos fases.
    .example = A Desarrollar dos veces, B Desarrollar y Producir: el segundo desarrollo de B no cuesta ninguna carta menos.
rule-ACTION-14 = Si cada uno de los dos jugadores juega Desarrollar una vez, hay una fase de Desarrollar.
    .example = A Desarrollar y Colonizar, B Desarrollar y Consumir: II, III y IV una vez cada una.
rule-ACTION-15 = Las dos fases son fases distintas para POWER-3 y para los poderes que funcionan una vez por fase: una carta colocada en la primera funciona en la segunda, y lo que se roba al principio y después de colocar se roba otra vez.
    .example = Interstellar Bank roba dos veces; Public Works, colocado primero, roba 1 por el segundo desarrollo.
rule-ACTION-16 = La fuerza militar por descartar New Military Tactics en la primera fase de Colonizar no dura hasta la segunda.

# Explorar.

rule-EXPLORE-1 = Cada jugador roba dos cartas, añade una de ellas a su mano y descarta la otra boca abajo.
    .example = 2/1, mano +1, pila de descartes +1.
rule-EXPLORE-2 = Las cartas de todos los jugadores se reparten antes de que nadie descarte.
    .example = Un descarte de esta fase no se puede robar en esta fase.
rule-EXPLORE-3 = Todos los jugadores eligen a la vez.
rule-EXPLORE-4 = Explorar +5: roba cinco más.
    .example = 7/1, 6 descartadas.
rule-EXPLORE-5 = Explorar +1,+1: roba una más y se queda con una más.
    .example = 3/2, 1 descartada.
rule-EXPLORE-6 = Los poderes de Explorar aumentan las cartas robadas, las cartas que uno se queda, o ambas; todos ellos y el bonus se suman.
    .example = Research Labs (quedarse +1) y Malevolent Lifeforms (robar +1) con Explorar +1,+1: 4/3. Los seis poderes de Explorar con Explorar +5: 14/3.
rule-EXPLORE-7 = El jugador se queda exactamente con el número que corresponde, a elegir entre las cartas que acaba de robar; no se pueden descartar en su lugar cartas que ya estaban en la mano.
    .example = 7/1: quedarse con 0 o con 2 no está permitido.
rule-EXPLORE-8 = El número de cartas que uno se queda nunca supera el de las robadas. Si las cartas se acaban (DECK-4), el jugador se queda con las que ha robado, hasta ese número.
    .example = Queda 1 carta en total: 1/1.

# Desarrollar.

rule-DEVELOP-1 = Cada jugador pone delante de sí, boca abajo, un desarrollo de su mano, o ninguna carta.
    .example = Como mucho uno por jugador y fase de Desarrollar.
rule-DEVELOP-2 = Cuando todos están listos, los desarrollos se ponen boca arriba a la vez y después se pagan.
rule-DEVELOP-3 = Para pagar, un jugador descarta de la mano, boca abajo, tantas cartas como cuesta el desarrollo.
    .example = Coste 3, mano de 4 con la carta: mano 0.
rule-DEVELOP-4 = Bonus: quien ha elegido Desarrollar descarta una carta menos por su desarrollo. No baja el coste de ningún mundo.
    .example = Coste 6: 5 cartas.
rule-DEVELOP-5 = Si los poderes ya dejan el coste en 0, el bonus no da nada.
    .example = Coste 1 con Investment Credits y el bonus: 0 cartas, no se roba ninguna.
rule-DEVELOP-6 = Un jugador no puede colocar un desarrollo del que hay otro ejemplar en su despliegue.
rule-DEVELOP-7 = DEVELOP-6 mira solo el despliegue propio, y solo en ese momento: los ejemplares de los demás jugadores, y los que han salido de él, no importan.
    .example = Después de descartar Colony Ship en Colonizar, su dueño puede colocar más tarde el otro Colony Ship.
rule-DEVELOP-8 = Interstellar Bank roba 1 cuando empieza la fase, antes de elegir las cartas, aunque su dueño no coloque nada.
    .example = La carta robada puede ser la que se coloca, o servir para pagar.
rule-DEVELOP-9 = Public Works roba 1 después de que su dueño haya colocado y pagado un desarrollo, pero no por sí mismo. La carta robada no puede ayudar a pagar.
    .example = Public Works colocado: 0 cartas; el desarrollo siguiente (coste 2, mano de 3 con él): 0 + 1 = 1.
rule-DEVELOP-10 = Descuentos: Investment Credits 1, Galactic Federation 2; se suman entre sí y al bonus.
    .example = Los tres, coste 6: 2 cartas.
rule-DEVELOP-11 = Un desarrollo se puede elegir solo si su dueño puede pagarlo con las cartas que le quedan en la mano; una vez revelado, debe colocarse.
    .example = Mano de 3 cartas, coste 3, sin descuento: no está permitido.

# Colonizar.

rule-SETTLE-1 = Cada jugador pone delante de sí, boca abajo, un mundo de su mano, o ninguna carta.
    .example = Como mucho uno por jugador y fase de Colonizar.
rule-SETTLE-2 = Cuando todos están listos, los mundos se ponen boca arriba a la vez y después se pagan o se conquistan.
rule-SETTLE-3 = Bonus: quien ha elegido Colonizar roba una carta después de colocar y pagar, o conquistar, un mundo.
rule-SETTLE-4 = Si no se coloca ningún mundo, no hay carta de bonus.
    .example = Colonizar elegido, ningún mundo: la mano no cambia.
rule-SETTLE-5 = Un mundo de ganancia recibe un bien cuando se coloca, también los militares; un mundo de producción no recibe ninguno.
rule-SETTLE-6 = Terraforming Robots roba 1 después de que su dueño haya colocado un mundo, pagado o conquistado.
    .example = Con el bonus de Colonizar: 2 cartas.
rule-SETTLE-7 = Orden para un jugador: colocar el mundo, su bien de ganancia, pagar o conquistar, carta de bonus, cartas de poderes; entre los jugadores: todos los mundos se revelan y reciben sus bienes de ganancia según el orden de los jugadores, y después siguen el pago, el bonus y los poderes, asiento por asiento.
    .example = Ninguna carta robada aquí puede pagar el mundo.
rule-SETTLE-8 = Los mundos iniciales robados del mazo son mundos corrientes.
    .example = Old Earth cuesta 3; New Sparta es D2; Alpha Centauri cuesta 2 y recibe su bien de ganancia.
rule-SETTLE-9 = Un mundo se puede elegir solo si su dueño puede pagarlo o conquistarlo, incluidos los poderes que exigen un descarte; una vez revelado, debe colocarse.

# Conquista.

rule-MILITARY-1 = Un mundo militar no se puede colocar pagando, solo por conquista (excepción: PAY-8).
rule-MILITARY-2 = Para conquistar, la fuerza militar total del jugador debe igualar o superar la defensa.
    .example = Fuerza militar 3: D3 sí, D4 no.
rule-MILITARY-3 = Un mundo conquistado se coloca sin pagar nada; su bien de ganancia y el bonus de Colonizar vienen como siempre.
    .example = Lost Alien Warship: mano -1 (él mismo), un bien de Tecnología Alienígena.
rule-MILITARY-4 = La fuerza militar viene de poderes de mundos iniciales, desarrollos y mundos; dura hasta el final de la fase de Colonizar, no se gasta en una conquista y vuelve a estar ahí en la siguiente.
rule-MILITARY-5 = Fuerza militar total = suma de todos los poderes militares incondicionales, incluidos los negativos; puede ser negativa.
    .example = New Sparta 2 + Space Marines 2 + Contact Specialist -1 = 3; Contact Specialist y Empath World solos: -2.
rule-MILITARY-6 = Fuerza militar negativa: -1 cada uno, de Empath World, Refugee World, Contact Specialist, Pan-Galactic League.
rule-MILITARY-7 = La fuerza militar condicional cuenta solo contra los mundos que corresponden: Alpha Centauri +1 (Elementos Raros), Alien Rosetta Stone World y Alien Tech Institute +2 cada uno (alienígenas), Galactic Imperium +4 (rebeldes).
    .example = Fuerza militar 1 más Galactic Imperium: Rebel Outpost (D5) sí, Lost Alien Warship (D5) no.
rule-MILITARY-8 = New Military Tactics se puede descartar del despliegue para tener +3 de fuerza militar hasta el final de esa fase de Colonizar.
    .example = Fuerza militar 0: D3 conquistado; 8 cartas en el despliegue antes, 8 después.
rule-MILITARY-9 = New Military Tactics se puede descartar después de revelar, con o sin un mundo que colocar.
rule-MILITARY-10 = La fuerza militar y el pago no se combinan nunca: la fuerza militar no baja ningún coste, y las cartas no aumentan la fuerza militar.
    .example = Contact Specialist, fuerza militar 2 en total, D4: 3 cartas, no 1.
rule-MILITARY-11 = Los mundos civiles no se pueden conquistar.

# Costes y descuentos.

rule-PAY-1 = Un mundo civil se paga descartando de la mano, boca abajo, tantas cartas como cuesta.
rule-PAY-2 = Puede pagar cualquier carta de la mano, cada una vale 1; la carta colocada no puede pagarse a sí misma.
rule-PAY-3 = Se descarta exactamente el coste, nunca más.
    .example = Coste 2: 1 o 3 cartas se rechazan.
rule-PAY-4 = Un coste que baja de 0 pasa a ser 0; no se devuelven cartas.
    .example = Asteroid Belt (2) con Replicant Robots y Mining Robots: 0, no se roba ninguna.
rule-PAY-5 = Todos los descuentos que tiene un jugador se aplican, y se suman.
    .example = New Earth (5) con Replicant Robots, Mining Robots y Alpha Centauri: 5-2-1-1 = 1.
rule-PAY-6 = Replicant Robots: todo mundo cuesta 2 menos, también los grises.
    .example = Galactic Trendsetters (5): 3.
rule-PAY-7 = Los descuentos de color se rigen por el tipo del mundo, sea de producción o de ganancia: Alpha Centauri y Mining Robots 1 (Elementos Raros), Alien Rosetta Stone World y Alien Tech Institute 2 (alienígenas).
    .example = Alien Tech Institute: Deserted Alien Colony (5): 3; Alien Rosetta Stone World (3, gris): 3.
rule-PAY-8 = Contact Specialist permite a su dueño colocar y pagar un mundo militar de cualquier tipo menos alienígena, por la defensa menos 1.
    .example = Pirate World (D3): 2 cartas; D1: 0 cartas.
rule-PAY-9 = Los mundos militares del tipo alienígena solo se pueden conquistar.
    .example = Exactamente cuatro: Alien Robot Sentry, Alien Robot Scout Ship, Lost Alien Warship, Lost Alien Battle Fleet.
rule-PAY-10 = Los descuentos para mundos se combinan con Contact Specialist.
    .example = Rebel Homeworld (D7) con Replicant Robots: 7-1-2 = 4; Rebel Miners (D2) con Mining Robots: 2-1-1 = 0.
rule-PAY-11 = Quien podría conquistar el mundo puede elegir pagar de todos modos, y lo decide después de revelar.
    .example = Fuerza militar 3 (con su -1 incluido) con Contact Specialist, Pirate World: 0 o 2 cartas.
rule-PAY-12 = Colony Ship se puede descartar del despliegue para colocar por 0 cartas un mundo de cualquier tipo menos alienígena.
    .example = Terraformed World (5): 0 cartas; Deserted Alien Colony: se rechaza; Alien Rosetta Stone World (gris): 0 cartas.
rule-PAY-13 = Con Contact Specialist, Colony Ship coloca también por 0 un mundo militar no alienígena.
    .example = Rebel Homeworld: 0 cartas.
rule-PAY-14 = Colony Ship por sí solo no coloca un mundo militar.
    .example = Pirate World, fuerza militar 2, sin Contact Specialist: no está permitido.
rule-PAY-15 = Colony Ship se puede utilizar aunque el mundo se pudiera pagar o costara 0 de todos modos.
    .example = Refugee World: con él o sin él, las dos cosas están permitidas.
rule-PAY-16 = Colony Ship y New Military Tactics dejan el despliegue cuando se utilizan y van a la pila de descartes: se pierden sus PV y su lugar entre las 12 cartas.
    .example = 8 cartas, se utiliza Colony Ship: siguen siendo 8 después del mundo.
