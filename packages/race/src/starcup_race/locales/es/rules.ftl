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

rule-CARDS-1 = Hay 5 mundos iniciales, 109 cartas de juego (59 mundos, 50 desarrollos), 4 juegos de 7 cartas de acción, y fichas de 1, 5 y 10 PV.
    .example = 114 cartas en total.
rule-CARDS-2 = 19 desarrollos existen dos veces; los 12 desarrollos de coste 6, todos los mundos y todos los mundos iniciales, una vez.
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

rule-SETUP-1 = El juego es de 2 a 4 jugadores.
rule-SETUP-2 = La reserva de PV es de 12 PV por jugador, en fichas de 1 y de 5.
    .example = 2 jugadores, 24; 3 jugadores, 36; 4 jugadores, 48.
rule-SETUP-3 = Las fichas de 10 PV, y las de 1 y de 5 que sobran, se apartan; se utilizan solo en la ronda final (END-7).
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
rule-ACTION-8 = Las copias de Desarrollar (y las de Colonizar) son intercambiables, y una copia es simplemente Desarrollar; las otras cinco cartas existen una vez y no se pueden jugar dos veces.
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
rule-EXPLORE-6 = Los poderes de Explorar aumentan las cartas robadas, las cartas con las que uno se queda, o ambas; todos ellos y el bonus se suman.
    .example = Research Labs (quedarse +1) y Malevolent Lifeforms (robar +1) con Explorar +1,+1: 4/3. Los seis poderes de Explorar con Explorar +5: 14/3.
rule-EXPLORE-7 = El jugador se queda exactamente con el número que corresponde, a elegir entre las cartas que acaba de robar; no se pueden descartar en su lugar cartas que ya estaban en la mano.
    .example = 7/1: quedarse con 0 o con 2 no está permitido.
rule-EXPLORE-8 = El número de cartas con las que uno se queda nunca supera el de las robadas. Si las cartas se acaban (DECK-4), el jugador se queda con las que ha robado, hasta ese número.
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
rule-DEVELOP-6 = Un jugador no puede colocar un desarrollo del que hay otra copia en su despliegue.
rule-DEVELOP-7 = DEVELOP-6 mira solo el despliegue propio, y solo en ese momento: las copias de los demás jugadores, y las que han salido de él, no importan.
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

# Consumir.

rule-CONSUME-1 = Todos los jugadores deben utilizar sus poderes de consumo para descartar bienes por fichas de PV, por cartas o por ambas cosas.
rule-CONSUME-2 = Consumir es obligatorio: un jugador ha terminado solo cuando no se puede utilizar ninguno de los poderes obligatorios que aún no ha utilizado.
    .example = Un bien, Galactic Trendsetters: terminar sin utilizarlo se rechaza.
rule-CONSUME-3 = Los poderes se pueden utilizar en el orden que quiera su dueño, aunque en otro orden se hubieran consumido más bienes.
    .example = Un bien de Innovación y uno de Genes, poderes «cualquiera» y «Genes»: «cualquiera» puede tomar el bien de Genes y dejar sin salida el de Innovación.
rule-CONSUME-4 = Cada poder de consumo se utiliza como mucho una vez por fase; una carta con dos de ellos utiliza cada uno una vez.
    .example = Gambling World.
rule-CONSUME-5 = Cada bien descartado cuenta para un solo poder.
rule-CONSUME-6 = El bien puede estar en el mundo que lo consume o en otro mundo del mismo jugador.
rule-CONSUME-7 = Los bienes se descartan boca abajo, sin mirarlos.
rule-CONSUME-8 = Algunos poderes aceptan solo bienes de un tipo; el tipo es el del mundo del bien.
    .example = New Survivalists toma solo bienes de Innovación.
rule-CONSUME-9 = Un poder para «hasta n» bienes toma, cuando se utiliza, tantos bienes que le correspondan como haya, hasta n; cada uno da el efecto.
    .example = Consumer Markets (3 de Innovación) con 2 bienes de Innovación: 2 bienes, 2 PV.
rule-CONSUME-10 = Ejemplo desarrollado: tres bienes de Innovación, New Vinland y Free Trade Association: utilizar primero Free Trade Association toma los tres; para utilizar New Vinland hay que hacerlo antes.
    .example = Primero Free Trade Association: 3 PV, 3 cartas; primero New Vinland: 2 PV, 2+2 = 4 cartas.
rule-CONSUME-11 = Un poder que necesita varios bienes a la vez no se puede utilizar con menos.
    .example = Tourist World (2 bienes, 3 PV) y Mining League (2 de Elementos Raros, 3 PV) con 1 bien: nada; Diversified Economy necesita bienes de 3 tipos distintos.
rule-CONSUME-12 = Algunos poderes descartan cartas de la mano, no bienes: Deficit Spending y Merchant World, hasta 2 cartas por 1 PV cada una; es opcional, y el número se fija al utilizarlos.
    .example = 0, 1, 2 están permitidos; 1 ahora y 1 más tarde con el mismo poder, no.
rule-CONSUME-13 = Algunos poderes no descartan nada y simplemente tienen efecto en la fase, como New Economy: roba 1, en cualquier momento del orden de su dueño.
rule-CONSUME-14 = Consumir: 2x PV duplica los PV de los poderes de consumo de quien lo ha elegido, y nada más.
    .example = Galactic Resort (1 PV + 1 carta): 2 PV, 1 carta.
rule-CONSUME-15 = Los PV por cartas descartadas de la mano no se duplican.
    .example = 2x, Merchant World, 2 cartas: 2 PV.
rule-CONSUME-16 = Pilgrimage World es obligatorio y toma todos los bienes que le quedan a su dueño: PV = bienes - 1.
    .example = 1, 2, 4 bienes: 0, 1, 3 PV; con 2x: 0, 2, 6.
rule-CONSUME-17 = Gambling World consume cualquier bien por 1 PV y, aparte y sin ningún bien, dice un número del 1 al 7 y pone boca arriba la carta superior del mazo: va a la mano si su coste o su defensa es ese número; si no, a la pila de descartes.
    .example = Se dice 6: uno se queda con un desarrollo de coste 6; Pilgrimage World (0) no se gana nunca.
rule-CONSUME-18 = Poner esa carta boca arriba es obligatorio, como todo poder sin «puede». No necesita ningún bien; todos ven la carta puesta boca arriba.
rule-CONSUME-19 = Los PV se toman en fichas de la reserva y se pagan enteros (END-7); las cartas se roban del mazo a la mano y se pueden utilizar enseguida, por ejemplo para CONSUME-12.

# Comercio.

rule-TRADE-1 = Quien ha elegido Consumir: Comercio debe vender exactamente un bien antes de utilizar sus poderes de consumo.
rule-TRADE-2 = El bien se descarta y se roban cartas según su tipo: Tecnología Alienígena 5, Genes 4, Elementos Raros 3, Innovación 2.
rule-TRADE-3 = Solo quienes han elegido Consumir: Comercio pueden vender (excepción: TRADE-7).
rule-TRADE-4 = Sin un bien no se vende nada.
rule-TRADE-5 = Todos los poderes de comercio ($) del vendedor que correspondan se aplican a la venta y se suman; por lo demás no tienen efecto.
    .example = Bien de Genes con Export Duties y Genetics Lab: 4+1+1 = 6.
rule-TRADE-6 = Los poderes $ de Star Nomad Lair (+1) y Pirate World (+3) se aplican solo al bien que está en ese mundo.
    .example = El bien del propio Pirate World: 5; junto a él, un bien de Innovación de otro mundo: 2.
rule-TRADE-7 = Trade League y Black Market Trading World venden un bien en cualquier fase de Consumir, como poder de consumo: obligatorio mientras queda un bien, una vez, en cualquier orden con los demás, además de la venta del bonus.
    .example = Consumir: Comercio, las dos cartas, 3 bienes: 3 ventas; 2x PV no duplica ninguna carta.
rule-TRADE-8 = La venta de Trade League utiliza todos los poderes $, incluido su propio +1; la venta de Black Market Trading World no utiliza ninguno.
    .example = El bien de Pirate World, con Trade League en el despliegue: por Trade League 2+3+1 = 6, por Black Market Trading World 2.

# Producir.

rule-PRODUCE-1 = Se pone un bien en cada mundo de producción que no tiene ninguno. Es obligatorio.
rule-PRODUCE-2 = Un mundo que tiene un bien no recibe otro.
rule-PRODUCE-3 = Los mundos de ganancia producen solo por el bonus o por un poder.
rule-PRODUCE-4 = Bonus: quien ha elegido Producir produce un bien en uno de sus mundos de ganancia sin bien, a su elección, si hay alguno.
    .example = 2 mundos de ganancia vacíos: 1 bien.
rule-PRODUCE-5 = Algunos poderes producen un bien en un mundo de ganancia vacío de su tipo: Genetics Lab (Genes), Mining Robots y Mining League (Elementos Raros), Free Trade Association y Expanding Colony (Innovación), Alien Rosetta Stone World (alienígena), Galactic Engineers (cualquiera).
    .example = Mining Robots y Mining League, 3 mundos de ganancia de Elementos Raros vacíos: 2 bienes.
rule-PRODUCE-6 = El bonus y los poderes para mundos de ganancia son obligatorios si es posible; su orden y los mundos los elige el dueño, aunque uno posterior ya no encuentre ningún mundo.
rule-PRODUCE-7 = Algunos mundos roban cartas cuando se produce un bien en ellos: Gem World, Comet Zone, Mining World, Runaway Robots 1, Lost Species Ark World 2.
rule-PRODUCE-8 = Si el bien ya estaba ahí, PRODUCE-7 no roba nada. Tampoco cuenta el bien de ganancia de cuando se coloniza.
rule-PRODUCE-9 = Consumer Markets roba 1 por cada bien de Innovación, y Research Labs 1 por cada bien de Tecnología Alienígena, que su dueño ha producido en esta fase, también en mundos de ganancia.
    .example = 2 mundos de producción de Innovación, uno de ellos lleno, y un mundo de ganancia de Innovación por el bonus: 2 cartas.
rule-PRODUCE-10 = Diversified Economy roba 1 por cada tipo producido en esta fase.
    .example = Innovación, Innovación, Genes: 2 cartas.
rule-PRODUCE-11 = Mining Conglomerate roba 2 si su dueño ha producido en esta fase más bienes de Elementos Raros que cada uno de los demás jugadores; los empates y el 0 no roban nada.
    .example = 2-1: 2 cartas; 2-2, 0-0: ninguna.
rule-PRODUCE-12 = Algunos poderes roban con independencia de lo producido: Pan-Galactic League 1 por cada mundo de Genes del despliegue, Merchant Guild 2, Rebel Underground 1.
    .example = Pan-Galactic League, Plague World (lleno) y 2 mundos de ganancia de Genes: 3 cartas.
rule-PRODUCE-13 = Lo que se roba contando bienes viene después de toda la producción del jugador; lo de Mining Conglomerate, después de la de todos.

# Bienes.

rule-GOODS-1 = Hay cuatro tipos de bienes: Innovación (azul, se vende por 2), Elementos Raros (marrón, 3), Genes (verde, 4), Tecnología Alienígena (amarillo, 5).
rule-GOODS-2 = Un bien es una carta tomada del mazo sin mirarla y puesta boca abajo sobre el mundo.
rule-GOODS-3 = Su tipo es el color del círculo o halo del mundo, sea la carta que sea.
rule-GOODS-4 = Ningún mundo tiene nunca más de un bien. Los mundos grises y los desarrollos nunca tienen bienes.
rule-GOODS-5 = Nadie, tampoco su dueño, mira un bien, ni cuando se coloca ni cuando se descarta.
rule-GOODS-6 = Los bienes se quedan en su mundo hasta que se venden o se consumen; no son parte de la mano.

# Descartar.

rule-DISCARD-1 = Todos los descartes van boca abajo, a una sola pila en el centro.
rule-DISCARD-2 = Al final de la ronda, después de la última fase, cada jugador con más de diez cartas en la mano descarta hasta quedarse con diez.
    .example = 13 cartas: se descartan 3; con 10 o menos, ninguna.
rule-DISCARD-3 = Durante una ronda la mano no tiene límite; las cartas de acción y los bienes no cuentan para él.
rule-DISCARD-4 = El dueño elige las cartas; todos los jugadores lo hacen a la vez.
rule-DISCARD-5 = Nadie puede mirar las cartas de la pila.

# Mazo y pila de descartes.

rule-DECK-1 = Cuando el mazo se agota, los descartes se barajan enseguida y forman un mazo nuevo.
    .example = Mazo 1, descartes 20, se roba 1: mazo 20, descartes 0.
rule-DECK-2 = Si se estaba robando, se sigue robando del mazo nuevo.
    .example = Mazo 1, descartes 9, Merchant Guild roba 2: 1 + 1, mazo 8.
rule-DECK-3 = Las cartas descartadas después forman una pila nueva; los bienes, las manos y los despliegues nunca se barajan con el mazo.
rule-DECK-4 = Si el mazo y los descartes están vacíos, no se roba nada, no se coloca ningún bien, y no se debe nada para después; en cuanto hay descartes, se barajan antes de volver a robar.
    .example = Producir cuando quedan 0 cartas: el mundo sigue vacío y cuenta como que no ha producido.

# El final de la partida.

rule-END-1 = La partida acaba al final de la ronda, después de descartar hasta diez, en la que un jugador tiene 12 o más cartas en su despliegue o se ha repartido la última ficha de PV de la reserva, o ambas cosas.
    .example = 11 cartas y 1 PV en la reserva: se sigue jugando.
rule-END-2 = La ronda en la que surge una condición se termina con todas sus fases.
    .example = La duodécima carta en Desarrollar: Colonizar, Consumir y Producir tienen lugar igualmente, si se han elegido.
rule-END-3 = El mundo inicial cuenta entre las 12, los bienes no.
rule-END-4 = Un jugador puede acabar con más de 12 cartas, colocando un desarrollo y un mundo en la ronda final.
    .example = 11 + 2 = 13.
rule-END-5 = Solo cuenta el estado en la comprobación: las cartas descartadas del despliegue antes de ella no cuentan.
    .example = 11 cartas, se descarta Colony Ship, se coloca un mundo: 11, se sigue jugando.
rule-END-6 = Tomar exactamente el último PV vacía la reserva.
    .example = Reserva 2, se consume por 2: última ronda.
rule-END-7 = Si la reserva se agota, se añaden las fichas de 10 PV y se da cambio: cada uno recibe todos los PV ganados en la última fase de Consumir.
    .example = Reserva 3, dos jugadores ganan 5 y 4: se pagan 5 y 4.

# Puntuación.

rule-SCORE-1 = Puntuación = PV impresos de todos los mundos y desarrollos del despliegue, incluidos los de la última ronda, + fichas de PV + las cantidades de los desarrollos de coste 6.
    .example = Old Earth 2, Gem World 1, Space Marines 1, 14 en fichas: 18.
rule-SCORE-2 = Las cartas de la mano y los bienes no puntúan nada (solo desempatan).
rule-SCORE-3 = Gana el total más alto.
rule-SCORE-4 = Empate: de los jugadores empatados gana el que suma más entre cartas en la mano (después de descartar) y bienes en mundos.
    .example = 7 cartas + 2 bienes gana a 8 cartas + 0 bienes.
rule-SCORE-5 = Si también en eso hay empate, ganan todos esos jugadores.
rule-SCORE-6 = Para cada desarrollo de coste 6, cada carta del despliegue de su dueño cuenta una vez, por la primera entrada que le corresponde; puede volver a contar para otro desarrollo de coste 6.
rule-SCORE-7 = Un desarrollo de coste 6 se cuenta a sí mismo donde le corresponde.
rule-SCORE-8 = En la puntuación, «poder de consumo» significa cualquier poder de la fase IV que no sea un poder $ (también los de robar, adivinar, descartar de la mano y vender); «poder de comercio» significa un poder $.
    .example = Black Market Trading World tiene solo un poder de consumo; Trade League tiene los dos.
rule-SCORE-9 = Alien Tech Institute: 3 por cada mundo alienígena de producción, 2 por cada mundo alienígena de ganancia, 2 por cada otra carta con la palabra clave Alienígena, incluida ella misma.
    .example = Con Alien Robotic Factory, Deserted Alien Library, Alien Rosetta Stone World: 2+3+2+2 = 9.
rule-SCORE-10 = Free Trade Association: 2 por cada mundo de producción de Innovación, 1 por cada mundo de ganancia de Innovación, 2 por Consumer Markets, 2 por Expanding Colony.
    .example = Artist Colony, Galactic Resort, Consumer Markets, Expanding Colony: 7.
rule-SCORE-11 = Galactic Federation: 2 por cada desarrollo de coste 6, incluido él mismo, 1 por cada otro desarrollo.
    .example = Con New Economy, Public Works, Investment Credits: 2+2+1+1 = 6.
rule-SCORE-12 = Galactic Imperium: 2 por cada mundo militar rebelde, 1 por cada otro mundo militar.
    .example = Rebel Base, Rebel Miners, Pirate World, New Sparta: 6.
rule-SCORE-13 = Galactic Renaissance: 1 por cada 3 PV en fichas, redondeado hacia abajo, y 3 por cada una de las cartas Research Labs, Galactic Trendsetters, Artist Colony.
    .example = 17 en fichas y Research Labs: 5+3 = 8.
rule-SCORE-14 = Galactic Survey: SETI: 1 por cada desarrollo con un poder de Explorar, incluido él mismo, 2 por cada mundo con uno, 1 por cada otro mundo.
    .example = Con Expedition Force, Star Nomad Lair, Gem World, Old Earth: 1+1+2+1+1 = 6.
rule-SCORE-15 = Merchant Guild: 2 por cada mundo de producción de cualquier tipo.
    .example = New Vinland, Comet Zone, Plague World, Alien Robotic Factory, Galactic Resort (de ganancia), quedan 3 bienes: 8.
rule-SCORE-16 = Mining League: 2 por cada mundo de producción de Elementos Raros, 1 por cada mundo de ganancia de Elementos Raros, 2 por Mining Robots, 2 por Mining Conglomerate.
    .example = Comet Zone, Destroyed World, Mining Robots, Mining Conglomerate: 7.
rule-SCORE-17 = New Economy: 2 por cada desarrollo con un poder de consumo, incluido él mismo, 1 por cada mundo con uno.
    .example = Con Public Works, Gambling World, Spice World (solo $), Black Market Trading World: 2+2+1+0+1 = 6.
rule-SCORE-18 = New Galactic Order: 1 por cada punto de fuerza militar total incondicional (MILITARY-5), incluido su propio +2; un total negativo se resta.
    .example = Con New Sparta, Space Marines, Contact Specialist, New Military Tactics: 2+2+2-1 = 5; con Pan-Galactic League, Contact Specialist, Empath World, Refugee World: 2-4 = -2.
rule-SCORE-19 = Pan-Galactic League: 2 por cada mundo de Genes, 1 por cada otro mundo militar, 3 por Contact Specialist.
    .example = Plague World, Avian Uplift Race, Pirate World, Contact Specialist: 2+2+1+3 = 8.
rule-SCORE-20 = Trade League: 2 por cada desarrollo con un poder de comercio, incluido él mismo, 1 por cada mundo con uno.
    .example = Con Export Duties, Spice World, Black Market Trading World: 2+2+1+0 = 5.

# Los poderes en general.

rule-POWER-1 = Los poderes modifican las reglas para su dueño y son acumulables.
rule-POWER-2 = Un poder cambia solo lo que nombra su descripción; todas las demás reglas siguen valiendo.
rule-POWER-3 = Un poder no hace nada en la fase en la que se coloca su carta: a una fase le afectan solo las cartas que están en el despliegue antes de que empiece.
    .example = Space Marines, colocado en Desarrollar, cuenta en Colonizar de la misma ronda; Terraforming Robots, colocado en Desarrollar, roba por el mundo de esa ronda; New Sparta, colonizado ahora, no da fuerza militar hasta la próxima fase de Colonizar.
rule-POWER-4 = Un poder debe utilizarse en su fase si es posible, salvo que su descripción diga «puede».
rule-POWER-5 = En el juego base son opcionales solo: descartar Colony Ship o New Military Tactics, pagar por medio de Contact Specialist, descartar cartas de la mano con Deficit Spending o Merchant World.
rule-POWER-6 = El dueño elige el orden en el que utiliza sus poderes de una fase.
rule-POWER-7 = Los poderes se resuelven uno tras otro, aunque sus efectos se puedan sumar; ninguno puede interrumpir a otro.
rule-POWER-8 = Un poder opcional debe utilizarse si hace falta para colocar el desarrollo o el mundo que se ha elegido y revelado.
    .example = Terraformed World revelado con otras 2 cartas en la mano y Colony Ship: debe descartarse Colony Ship.
rule-POWER-9 = Un poder funciona solo en la fase que lleva impresa y solo si esa fase tiene lugar, para su dueño, haya elegido la fase o no; los poderes de comercio ($) funcionan solo con una venta.

# Información secreta e información a la vista.

rule-SECRET-1 = Las fichas de PV de todos los jugadores y el número de cartas de cada mano están a la vista. Las caras de las cartas de la mano son secretas.
rule-SECRET-2 = Las fichas de PV se pueden cambiar por otras en cualquier momento; solo importa la cantidad.
rule-SECRET-3 = Las cartas de acción son secretas hasta que todos han elegido.
rule-SECRET-4 = Los desarrollos y mundos puestos boca abajo son secretos hasta que todos están listos, y también si un jugador coloca alguno.
rule-SECRET-5 = Las cartas robadas en Explorar las ve solo su jugador, antes y después de elegir.
rule-SECRET-6 = Los bienes, el mazo, la pila de descartes y los descartes para pagar o al final de la ronda no los conoce nadie, salvo lo que un jugador ha descartado él mismo o ha visto ponerse boca arriba (CONSUME-18); su número está a la vista.
rule-SECRET-7 = Los despliegues, los bienes en los mundos y sus tipos, la reserva de PV y el tamaño del mazo y de la pila de descartes están a la vista.
    .example = Lo que ve otro jugador no nombra ninguna carta de las manos, los bienes, el mazo o la pila de descartes.

# Orden de juego.

rule-TIMING-1 = Todos los jugadores actúan a la vez; no hay turnos.
rule-TIMING-2 = Donde un programa necesita un orden para robar, es el orden de los asientos empezando por el jugador del mundo inicial con el número más bajo, el mismo durante toda la partida (en la preparación se reparte y se descarta por número de asiento).
    .example = Mundos iniciales por asiento 3, 0, 4: orden, asientos 2, 3, 1.
rule-TIMING-3 = El orden no cambia nada salvo qué carta del mazo va a quién: la reserva nunca le niega nada a un jugador, ningún poder del juego base actúa sobre las cartas de otro jugador, y el único que compara jugadores es Mining Conglomerate (PRODUCE-13).
rule-TIMING-4 = En Desarrollar y Colonizar nadie ve la carta de otro antes de que su propia elección sea definitiva; cómo se paga se decide después de revelar.
rule-TIMING-5 = La venta del bonus de un jugador viene antes de sus poderes de consumo, también antes de lo que roba con New Economy.
