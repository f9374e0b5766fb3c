# Las reglas del juego y los títulos de sus capítulos. .example: un caso concreto; «E2 C1» es 2 de energía y 1 de cultura.

chapter-TERM = Términos
chapter-DICE = Dados
chapter-MAT = Los tableros
chapter-PLANETS = Planetas
chapter-MISSIONS = Misiones secretas
chapter-SETUP = Preparación
chapter-TURN = El turno
chapter-ACTIVATE = Activar dados
chapter-REROLL = Repetir la tirada
chapter-FOLLOW = Seguir
chapter-MOVE = Mover
chapter-ORBIT = Órbita
chapter-LAND = Aterrizar
chapter-ACQUIRE = Adquirir recursos
chapter-ADVANCE = Avanzar
chapter-COLONY = Colonizar
chapter-UTILIZE = Utilizar una colonia
chapter-EMPIRE = Expandir el imperio
chapter-CONVERT = El convertor
chapter-ENDTURN = Final del turno
chapter-END = Final de la partida
chapter-SCORE = Puntuación
chapter-TIE = Empates
chapter-SOLO = La partida en solitario
chapter-SECRET = Información secreta e información a la vista
chapter-EFFECT = Acciones de los planetas
chapter-CLARIFY = Los planetas uno por uno

# Términos.

rule-TERM-1 = Los PV vienen de los planetas colonizados y del nivel del imperio; una misión secreta añade los suyos al final.
rule-TERM-2 = El jugador activo es aquel a quien le toca el turno; quien sigue es otro jugador mientras copia uno de sus dados.
rule-TERM-3 = Un planeta de la fila está boca arriba en el centro y no es de nadie; una colonia es un planeta que su dueño ha colonizado.
rule-TERM-4 = Una nave está en un único lugar: en el marcador de naves si aún no se ha ganado, en la galaxia de su dueño, en la superficie de un planeta de la fila o en una casilla del marcador de colonia de un planeta de la fila.
    .example = 4 naves por jugador, después de cada elección.
rule-TERM-5 = Una nave en cualquier lugar de un marcador de colonia, incluida la casilla de salida, está en órbita; una nave que ha aterrizado está en la superficie.
rule-TERM-6 = En la mesa, una nave en órbita está tumbada y cualquier otra nave está de pie. Solo muestra el lugar.
    .example = El programa guarda el lugar de cada nave, y nada más.
rule-TERM-7 = Un dado inactivo es el que se ha lanzado y ni se ha activado, ni está en el convertor, ni se ha renunciado a él para Maia.
rule-TERM-8 = Los dos recursos, energía y cultura, se cuentan por separado.
rule-TERM-9 = El nivel es el número de la casilla del marcador imperial, no el número de expansiones hechas.
    .example = Dos expansiones: nivel 3.
rule-TERM-10 = Los PV públicos son los impresos en las colonias propias y los del nivel propio, sin la misión.

# Dados.

rule-DICE-1 = Hay 7 dados de acción, todos iguales: nave, energía, cultura, economía, diplomacia y colonia.
rule-DICE-2 = Cada dado tiene cada cara una vez.
    .example = Cualquier cara sale en 1 de cada 6.
rule-DICE-3 = Los dados no son de nadie: el jugador activo toma tantos como da su nivel, y los demás quedan apartados.
    .example = Nivel 1: 4 lanzados, 3 apartados.
rule-DICE-4 = Durante un turno cada dado está en un solo estado: apartado, inactivo, activado, en el convertor, o se ha renunciado a él.
    .example = Los cinco números suman 7.

# Los tableros.

rule-MAT-1 = El tablero galáctico de un jugador tiene su galaxia, un marcador de recursos, un marcador imperial que muestra dados, naves y PV, y una acción propia, expandir el imperio.
rule-MAT-2 = Los dorsos de los tableros galácticos son las galaxias rebeldes, que juegan solo en las partidas en solitario.
rule-MAT-3 = La energía y la cultura se cuentan de 0 a 7.
    .example = Una ficha junto al tablero significa 0.
rule-MAT-4 = Los niveles del 1 al 6 dan 4, 5, 5, 6, 6, 7 dados, 2, 2, 3, 3, 4, 4 naves y 0, 1, 2, 3, 5, 8 PV; los niveles del 2 al 6 cuestan 2, 3, 4, 5, 6.
rule-MAT-5 = Un nivel vale sus propios PV, no la suma de los inferiores.
    .example = Nivel 4: 3 PV; nivel 6: 8 PV.
rule-MAT-6 = Cuántos dados y naves tiene un jugador depende de su nivel.
rule-MAT-7 = La tercera nave y la cuarta esperan en el marcador de naves hasta que se ganan.
rule-MAT-8 = El tablero de control tiene una dársena de activación para 7 dados y un convertor para 2.

# Planetas.

rule-PLANETS-1 = Hay 40 planetas, todos distintos.
rule-PLANETS-2 = Un planeta tiene PV, un recurso (energía o cultura), una acción, una superficie y un marcador de colonia: casilla de salida, casillas numeradas, casilla del símbolo.
rule-PLANETS-3 = El símbolo del final, economía o diplomacia, es el tipo de todo el marcador.
rule-PLANETS-4 = Los planetas de 1, 2, 3, 5, 7 PV tienen 1, 2, 3, 4, 5 casillas numeradas, así que necesitan 2, 3, 4, 5, 6 avances; hay ocho de cada.
    .example = 144 PV en total; 20 de cada recurso, 20 de cada tipo de marcador.
rule-PLANETS-5 = La acción de un planeta de la fila se utiliza aterrizando en él; la de una colonia, por su dueño con una cara de colonia; unos pocos planetas conocen otras maneras.

# Misiones secretas.

rule-MISSIONS-1 = Hay 12 misiones secretas, cada una con una condición y con PV.
rule-MISSIONS-2 = Una misión cuenta solo al final: sus PV si se cumple la condición; si no, nada.
rule-MISSIONS-3 = Charger, Conqueror, Hermit, Noble, Seeker y Trader comparan a los jugadores: 3 PV por ser el único en el extremo, 2 PV por compartirlo.
    .example = Charger, energía 5 contra 3, 4: 3 PV; 5 contra 5, 4: 2 PV; 5 contra 6, 4: ninguno.
rule-MISSIONS-4 = Con dos jugadores están en el mazo solo las seis misiones que no comparan; con la opción tiny-epic-base.two-player-missions=all están las doce.
    .example = 2 jugadores: se reparten 4 de 6 cartas; 5 jugadores: 10 de 12.
rule-MISSIONS-5 = Compartir un extremo de 0 es un empate como cualquier otro.
    .example = Nadie tiene un planeta de economía: Trader vale 2 PV.
rule-MISSIONS-6 = Las condiciones se miran cuando ha acabado el último turno, incluido todo lo que otros siguen en él.
rule-MISSIONS-7 = Charger: más energía que nadie, 3 PV; con empate, 2.
rule-MISSIONS-8 = Conqueror: más colonias que nadie, 3 PV; con empate, 2.
    .example = 4 contra 3 y 3: 3 PV.
rule-MISSIONS-9 = Elder: su dueño ha sido el primero en tener 21 PV públicos, aunque fuera al seguir; 2 PV.
    .example = A tiene 21 primero, B llega más tarde a 24: solo A.
rule-MISSIONS-10 = Equalizer: tantos planetas propios de economía como de diplomacia; 3 PV.
    .example = 2 y 2, o 0 y 0: 3 PV; 2 y 1: ninguno.
rule-MISSIONS-11 = Explorer: ninguna nave en la galaxia propia; 2 PV. Las naves que aún no se han ganado no están en ella.
    .example = Nivel 1, las dos naves en planetas: 2 PV.
rule-MISSIONS-12 = Hermit: menos colonias que nadie, 3 PV; con empate, 2.
    .example = 2 contra 3, 4: 3 PV; 2 contra 2, 4: 2 PV.
rule-MISSIONS-13 = Hoarder: al menos 3 de energía y al menos 3 de cultura; 2 PV.
    .example = E3 C3: 2 PV; E7 C2: ninguno.
rule-MISSIONS-14 = Industrialist: nivel 6; 2 PV.
    .example = Nivel 5: ninguno.
rule-MISSIONS-15 = Noble: más planetas de diplomacia que nadie, 3 PV; con empate, 2.
rule-MISSIONS-16 = Orbiter: todas las naves ganadas en la galaxia propia, a pesar de su nombre; 2 PV.
    .example = 3 de 3 naves en su galaxia: 2 PV; una en órbita: ninguno.
rule-MISSIONS-17 = Seeker: más cultura que nadie, 3 PV; con empate, 2.
rule-MISSIONS-18 = Trader: más planetas de economía que nadie, 3 PV; con empate, 2.

# Preparación.

rule-SETUP-1 = El juego es de 2 a 5 jugadores; uno solo juega en solitario contra una galaxia rebelde.
rule-SETUP-2 = La caja tiene 5 tableros galácticos, 1 tablero de control, 40 planetas, 12 misiones, 7 dados, 20 naves, y 5 fichas de cada clase: de imperio, de energía y de cultura.
rule-SETUP-3 = Cada jugador toma un tablero galáctico; no hay dos del mismo color.
rule-SETUP-4 = Cada jugador tiene 4 naves y fichas para la energía, la cultura y su nivel.
rule-SETUP-5 = 2 de las naves empiezan en la galaxia, 2 en el marcador de naves.
rule-SETUP-6 = Cada jugador empieza con 2 de energía y 1 de cultura.
rule-SETUP-7 = Cada jugador empieza en el nivel 1, la estrella.
    .example = 0 PV.
rule-SETUP-8 = De los planetas barajados se ponen en la fila dos más que jugadores haya, pero nunca más de 6; un jugador en solitario tiene 4.
    .example = 1, 2, 3, 4, 5 jugadores: 4, 4, 5, 6, 6 en la fila; 36, 36, 35, 34, 34 en el mazo.
rule-SETUP-9 = El caso del reglamento: con 3 jugadores hay 5 planetas.
rule-SETUP-10 = Todos los planetas de la fila se pueden colonizar desde el primer turno.
rule-SETUP-11 = El tablero de control y los dados son comunes a todos.
rule-SETUP-12 = Cada jugador recibe dos misiones, se queda con una en secreto y descarta la otra.
rule-SETUP-13 = Todos eligen su misión a la vez, antes del primer turno.
    .example = No se lanza ningún dado mientras falta una elección.
rule-SETUP-14 = Las misiones descartadas, las no repartidas y las piezas que sobran quedan fuera de la partida.

# El turno.

rule-TURN-1 = Empieza el jugador más joven. El programa sortea el jugador inicial, y lo recuerda para el final.
rule-TURN-2 = Los turnos van en el sentido de las agujas del reloj.
rule-TURN-3 = Un turno empieza lanzando todos los dados que da el nivel.
    .example = Niveles del 1 al 6: 4, 5, 5, 6, 6, 7 dados.
rule-TURN-4 = El caso del reglamento: el primer turno tiene 4 dados y 2 naves.
rule-TURN-5 = En el turno se pueden utilizar solo las caras que han salido.
rule-TURN-6 = Los dados se activan uno por uno, en cualquier orden.
rule-TURN-7 = Se pueden dejar dados inactivos.
    .example = Se puede terminar el turno enseguida, con los 4 dados inactivos.
rule-TURN-8 = Entre dos activaciones, el jugador puede repetir la tirada, convertir, o terminar el turno.
rule-TURN-9 = No se puede hacer nada de eso mientras se está decidiendo una acción o si alguien sigue.
rule-TURN-10 = La tirada fija el número de dados: uno ganado más tarde viene en el turno siguiente.

# Activar dados.

rule-ACTIVATE-1 = Activar un dado es ponerlo en la dársena de activación y llevar a cabo la acción de su cara.
rule-ACTIVATE-2 = Un dado se activa una vez por turno.
rule-ACTIVATE-3 = Se queda en la dársena hasta que acaba el turno.
rule-ACTIVATE-4 = Nave mueve una nave; energía y cultura adquieren recursos; economía y diplomacia hacen avanzar una nave; colonia expande el imperio o utiliza una colonia.
rule-ACTIVATE-5 = El jugador activo completa su acción, incluidos el aterrizaje, la colonización y el planeta nuevo, antes de que nadie siga.
rule-ACTIVATE-6 = Después de cada dado activado, cada uno de los demás jugadores puede seguirlo.
rule-ACTIVATE-7 = Un dado cuya acción es imposible no se puede activar; con la opción tiny-epic-base.useless-dice=allowed sí se puede, no hace nada, y se lo puede seguir.
    .example = Economía, pero ninguna nave propia en un marcador de economía: el dado sigue inactivo.
rule-ACTIVATE-8 = Una acción es posible si cambiaría algo: una nave se puede mover; se gana al menos 1; hay una nave en un marcador así; se puede pagar una expansión, o una colonia haría algo.
    .example = E7: energía es imposible; E6: da 1.
rule-ACTIVATE-9 = Quien lleva a cabo una acción toma todas sus decisiones, salvo que un planeta diga otra cosa.

# Repetir la tirada.

rule-REROLL-1 = En su turno, el jugador activo puede repetir la tirada de dados que aún están inactivos.
rule-REROLL-2 = La primera repetición de un turno es gratis.
rule-REROLL-3 = Cada una de las siguientes cuesta 1 de energía.
    .example = E2: tres repeticiones en total, después E0.
rule-REROLL-4 = Una repetición es de los dados que el jugador quiera, al menos uno, por un solo precio; con la opción tiny-epic-base.re-roll=one-die es de un solo dado.
    .example = Primero 3 dados gratis, después 2 dados juntos por 1 de energía.
rule-REROLL-5 = Solo la energía limita cuántas veces; la tirada de un mismo dado se puede repetir una y otra vez.
rule-REROLL-6 = No se repite la tirada de los dados activados, de los que están en el convertor ni de aquellos a los que se ha renunciado.
rule-REROLL-7 = La repetición gratis pertenece al turno; si no se aprovecha, se pierde cuando acaba el turno.
rule-REROLL-8 = Las repeticiones por Zalax, o a las que se obliga a la galaxia rebelde, van aparte de la gratis: ni la gastan ni cuestan energía como una más.
rule-REROLL-9 = Quien sigue no tiene dados, y por tanto no repite ninguna tirada.
rule-REROLL-10 = Un dado girado con el convertor o con Gyore está inactivo, y se puede repetir su tirada.

# Seguir.

rule-FOLLOW-1 = Cuando se ha activado un dado, cada uno de los demás jugadores puede seguirlo.
rule-FOLLOW-2 = Seguir cuesta 1 de cultura; 2 mientras tiene efecto Nibiru, nada para la acción de Zavodnick.
rule-FOLLOW-3 = Quien sigue lleva a cabo enseguida la acción del dado.
rule-FOLLOW-4 = Cada jugador puede seguir cada dado una vez.
rule-FOLLOW-5 = Puede seguir tantos dados de un turno como pueda pagar.
    .example = C4, 4 dados: sigue los cuatro.
rule-FOLLOW-6 = Se pregunta a los jugadores en el sentido de las agujas del reloj, empezando por la izquierda del jugador activo.
    .example = Asientos del 0 al 3, asiento 2 activo: 3, 0, 1.
rule-FOLLOW-7 = El jugador activo va siempre primero.
rule-FOLLOW-8 = Quien sigue paga y termina antes de que decida el siguiente.
    .example = Dos están a un paso del mismo planeta: el primero lo coloniza, y la nave del segundo vuelve a su galaxia.
rule-FOLLOW-9 = Se sigue el dado, no lo que se ha hecho: quien sigue hace con la cara todo lo que podría hacer con un dado propio.
    .example = Después de una expansión con colonia, quien sigue puede utilizar una colonia.
rule-FOLLOW-10 = Utiliza sus propias naves, colonias y recursos.
    .example = Energía: 3 para el jugador activo, 2 para uno que sigue y tiene dos naves que dan energía.
rule-FOLLOW-11 = Lo que cuesta la propia acción se paga además.
    .example = Al nivel 3: 1 de cultura, y 3 de un recurso.
rule-FOLLOW-12 = Seguir se paga primero.
    .example = Nivel 5, C6: no hay expansión con cultura; C7: nivel 6 y C0.
rule-FOLLOW-13 = Quien no puede llevar a cabo la acción no puede seguir, y no paga nada.
    .example = Economía, ninguna nave en un marcador de economía: no se le pregunta.
rule-FOLLOW-14 = Si puede se juzga como en ACTIVATE-8, con lo que tiene después de pagar.
    .example = C7, una nave que da cultura, cara de cultura: paga 1, gana 1.
rule-FOLLOW-15 = Sin la cultura que cuesta, nadie sigue ni se le pregunta.
rule-FOLLOW-16 = No se puede seguir a quien sigue; solo se puede seguir la acción de Zavodnick, la utilice quien la utilice.
rule-FOLLOW-17 = Nadie sigue los dados que están en el convertor, aquellos a los que se ha renunciado, los dados rebeldes inutilizables, ni el turno extra de la galaxia rebelde (pero véase SOLO-36).
rule-FOLLOW-18 = Quien sigue y aterriza puede utilizar el planeta; eso no abre nada a los demás.
rule-FOLLOW-19 = La nave nueva de quien sigue está disponible enseguida; su dado nuevo, en su propio turno siguiente.
    .example = Al nivel 2: 5 dados en el turno siguiente; al nivel 3: 3 naves ahora.
rule-FOLLOW-20 = La cultura va a la reserva, y que a uno lo sigan no da nada, salvo por Birkomius y Bisschop.
rule-FOLLOW-21 = Quien sigue no repite tiradas ni convierte.
rule-FOLLOW-22 = Quien sigue puede ser quien desencadene el final.

# Mover.

rule-MOVE-1 = Una cara de nave mueve una nave propia de un planeta o de la galaxia a otro planeta.
rule-MOVE-2 = Allí aterriza o entra en órbita.
rule-MOVE-3 = Tiene que dejar su planeta: nunca se va de la superficie al marcador de un mismo planeta, ni al revés, en un solo movimiento.
rule-MOVE-4 = También puede volver de un planeta a la galaxia propia.
rule-MOVE-5 = En la galaxia cabe cualquier número de naves propias.
rule-MOVE-6 = Un jugador tiene como mucho una nave en cada marcador de colonia.
    .example = Con una nave en la casilla 3 de un planeta, ninguna de las suyas puede entrar en órbita en él.
rule-MOVE-7 = Y como mucho una en cada superficie.
rule-MOVE-8 = Se permite una en el marcador y una en la superficie del mismo planeta.
rule-MOVE-9 = Las naves de distintos jugadores comparten superficies y casillas.
    .example = 5 jugadores en una misma casilla de salida.
rule-MOVE-10 = Una nave que se retira de un planeta va a la galaxia de su dueño.
rule-MOVE-11 = Ninguna nave entra en la galaxia de otro jugador ni va a una colonia suya.
rule-MOVE-12 = Ni a una colonia propia: las naves van a planetas de la fila.
rule-MOVE-13 = Todo otro movimiento está permitido, desde un marcador, una superficie o la galaxia.
rule-MOVE-14 = Quedarse en la galaxia no es un movimiento.
rule-MOVE-15 = Volver a la galaxia no tiene ningún efecto.
rule-MOVE-16 = Una nave que aún no se ha ganado no se puede mover.
rule-MOVE-17 = Una nave que deja un marcador de colonia pierde lo que ha avanzado: si vuelve, empieza en la casilla de salida.

# Órbita.

rule-ORBIT-1 = Una nave que entra en órbita está en la casilla de salida, que es la 0.
    .example = Un planeta de 1 PV necesita entonces 2 avances.
rule-ORBIT-2 = El símbolo del marcador dice si las naves avanzan en él con economía o con diplomacia.
rule-ORBIT-3 = Las naves avanzan casilla por casilla.
rule-ORBIT-4 = El jugador cuya nave llega primero a la última casilla coloniza el planeta.
rule-ORBIT-5 = Entrar en órbita no tiene ningún efecto y no utiliza la acción del planeta.

# Aterrizar.

rule-LAND-1 = Al aterrizar, un jugador puede llevar a cabo enseguida la acción del planeta.
    .example = Aterrizar en Vici-KS156: E +1.
rule-LAND-2 = Puede no utilizarla, y puede aterrizar aunque la acción sea imposible.
rule-LAND-3 = La acción se ofrece solo al aterrizar.
rule-LAND-4 = Para utilizarla otra vez, una nave tiene que aterrizar de nuevo.
rule-LAND-5 = Una nave en la superficie no se acerca a colonizar.
rule-LAND-6 = Las naves de los demás en la superficie no importan.
rule-LAND-7 = El aterrizaje es parte del movimiento: lo que los demás siguen después es la cara de nave.

# Adquirir recursos.

rule-ACQUIRE-1 = Una cara de energía o de cultura da 1 de ese recurso por cada nave propia en el marcador de colonia o en la superficie de planetas de ese recurso.
rule-ACQUIRE-2 = Energía da además 1 por cada nave propia en la galaxia.
    .example = Al principio: E2 pasa a ser E4.
rule-ACQUIRE-3 = Cultura, no.
    .example = Todas las naves en su galaxia: 0.
rule-ACQUIRE-4 = El caso del reglamento: una nave en órbita y una en la superficie de un planeta de cultura dan 2 de cultura.
rule-ACQUIRE-5 = La casilla no importa; cada nave cuenta 1.
rule-ACQUIRE-6 = Nadie tiene más de 7 de un recurso; lo que pasa de ahí se pierde.
    .example = E6, se ganan 3: E7.
rule-ACQUIRE-7 = Las fichas del marcador de recursos muestran lo que tiene un jugador.
rule-ACQUIRE-8 = Con 0, la ficha está fuera del tablero hasta que el jugador gana algo.
rule-ACQUIRE-9 = Las naves en el marcador de naves no dan nada.
rule-ACQUIRE-10 = Las colonias no dan nada.
rule-ACQUIRE-11 = Con energía se paga repetir tiradas; con cultura, seguir; con cualquiera de las dos, las expansiones.

# Avanzar.

rule-ADVANCE-1 = Una cara de economía hace avanzar una nave propia una casilla en un marcador de economía.
rule-ADVANCE-2 = Una cara de diplomacia lo hace en un marcador de diplomacia.
rule-ADVANCE-3 = Decide el símbolo del marcador, no el recurso del planeta.
    .example = Leandra produce energía y tiene un marcador de diplomacia: allí solo se avanza con diplomacia.
rule-ADVANCE-4 = Solo avanzan las naves en órbita.
rule-ADVANCE-5 = Un dado, una nave, una casilla; qué nave es lo elige el jugador.
rule-ADVANCE-6 = Las demás naves del marcador ni bloquean ni se mueven.
rule-ADVANCE-7 = Desde la casilla de salida hace falta un avance más que casillas numeradas hay.
    .example = Un planeta de 7 PV: 6.

# Colonizar.

rule-COLONY-1 = Un planeta queda colonizado cuando una nave llega al símbolo del final de su marcador.
rule-COLONY-2 = Todas las naves que hay allí, en el marcador y en la superficie, de todos los jugadores, vuelven a sus galaxias.
    .example = Dos de quien coloniza, dos de adversarios: 4 naves.
rule-COLONY-3 = La carta pasa a su nuevo dueño, que desde entonces puede utilizar su acción.
rule-COLONY-4 = Sus PV cuentan enseguida.
rule-COLONY-5 = Se roba enseguida un planeta nuevo para el mismo hueco de la fila.
    .example = A B C D, se coloniza B, se roba X: A X C D.
rule-COLONY-6 = Todo esto se hace antes de que nadie siga.
rule-COLONY-7 = El planeta nuevo está en juego enseguida, también para quienes siguen este dado.
rule-COLONY-8 = Colonizar no utiliza la acción del planeta; las naves que vuelven a su galaxia no desencadenan nada.
rule-COLONY-9 = Lo que han avanzado las demás naves que hay allí se pierde.
rule-COLONY-10 = Dos naves no llegan nunca a la vez, ya que las acciones vienen una tras otra.
rule-COLONY-11 = Una colonia no se pierde nunca.
rule-COLONY-12 = Cuando el mazo está vacío, el hueco queda.

# Utilizar una colonia.

rule-UTILIZE-1 = Una cara de colonia hace una sola cosa: la expansión del tablero propio, o la acción de una colonia propia.
rule-UTILIZE-2 = El caso del reglamento: con dos colonias hay tres cosas entre las que elegir.
rule-UTILIZE-3 = Solo colonias propias, también para quienes siguen.
rule-UTILIZE-4 = No hace falta ninguna nave para ello.
rule-UTILIZE-5 = Una colonia se puede utilizar con varios dados de un turno, salvo que funcione una vez por turno.
rule-UTILIZE-6 = Los detalles de cada planeta están en el capítulo de los planetas uno por uno.
rule-UTILIZE-7 = Sin colonias solo queda la expansión.

# Expandir el imperio.

rule-EMPIRE-1 = Una expansión cuesta el número del nivel siguiente.
    .example = Al nivel 2, 3, 4, 5, 6: 2, 3, 4, 5, 6.
rule-EMPIRE-2 = Todo en energía o todo en cultura; solo Lureena los combina.
rule-EMPIRE-3 = El caso del reglamento: del nivel 2 al 3 son 3 de energía o 3 de cultura.
    .example = E2 C2: no hay expansión.
rule-EMPIRE-4 = Una acción es un nivel.
rule-EMPIRE-5 = Los PV del imperio pasan a ser los del nivel nuevo.
    .example = Del nivel 4 al 5: de 3 a 5 PV.
rule-EMPIRE-6 = Una nave nueva está enseguida en la galaxia y se puede utilizar en el mismo turno.
rule-EMPIRE-7 = Un dado nuevo viene con el siguiente turno del jugador.
    .example = Ahora al nivel 2: 5 dados en el turno siguiente.
rule-EMPIRE-8 = Los niveles 3 y 5 traen una nave; los niveles 2, 4 y 6, un dado.
rule-EMPIRE-9 = El nivel 6 es el más alto; no hace falta ninguna colonia para él.
    .example = Las cinco expansiones juntas cuestan 20.
rule-EMPIRE-10 = Un nivel no se pierde nunca.

# El convertor.

rule-CONVERT-1 = El convertor gira un dado a la cara que el jugador quiere.
rule-CONVERT-2 = El jugador pone en él dos dados inactivos, y gira un tercer dado inactivo.
rule-CONVERT-3 = Una vez por turno.
    .example = 7 dados inactivos: no hay segunda vez.
rule-CONVERT-4 = Los dos dados quedan gastados: ni se activan ni se siguen.
rule-CONVERT-5 = Hacen falta tres dados inactivos.
    .example = 3 inactivos: queda 1.
rule-CONVERT-6 = El dado tiene que recibir una cara distinta de la que tenía.
rule-CONVERT-7 = Desde entonces es un dado inactivo corriente.
rule-CONVERT-8 = No importa qué caras se ponen en él.
rule-CONVERT-9 = Se utiliza entre dos acciones y no cuesta recursos.

# Final del turno.

rule-ENDTURN-1 = El jugador activo termina su turno cuando ha activado tantos dados como quiere.
rule-ENDTURN-2 = El último dado se puede seguir igualmente.
rule-ENDTURN-3 = Después, todos los dados dejan el tablero de control.
rule-ENDTURN-4 = Los dados inactivos se pierden.
rule-ENDTURN-5 = Le toca el turno al jugador siguiente en el sentido de las agujas del reloj.
rule-ENDTURN-6 = Sin dados inactivos, el turno acaba por sí solo, cuando ha terminado el último que sigue.
rule-ENDTURN-7 = Acaba lo que dura un turno: Birkomius, Bisschop, Nibiru, los planetas utilizados una vez, la repetición gratis, el convertor.

# Final de la partida.

rule-END-1 = 21 PV públicos desencadenan el final.
    .example = 20: no; 21: sí.
rule-END-2 = Las misiones no cuentan para ello.
rule-END-3 = Se sigue jugando hasta que todos han tenido el mismo número de turnos, es decir, hasta que volvería a empezar el jugador inicial; con la opción tiny-epic-base.last-turn=trigger, hasta que volvería a empezar el jugador en cuyo turno ocurrió.
    .example = Jugador inicial, asiento 0 de 4; se desencadena en el turno del asiento 2: el asiento 3 aún juega.
rule-END-4 = Se puede desencadenar en el turno de otro. END-3 cuenta desde el turno en curso; Elder mira quién tiene los 21 PV.
rule-END-5 = Ese turno y los que vienen después se juegan como siempre, y también se puede seguir.
rule-END-6 = Los PV públicos nunca bajan, así que el final sigue desencadenado.
rule-END-7 = Otros pueden pasar aún de 21 PV; no tiene por qué ganar quien lo desencadenó.
rule-END-8 = Si no queda ningún planeta en la fila ni en el mazo, la partida acaba con la ronda, se haya desencadenado el final o no. Una partida en solitario continúa: el dado de la galaxia rebelde aún puede hacerla avanzar.
    .example = Helios retira el último planeta de la fila: todos tienen el mismo número de turnos, y después se muestran las misiones.

# Puntuación.

rule-SCORE-1 = Después del último turno se descubren todas las misiones.
rule-SCORE-2 = Quien cumple su condición recibe los PV de su misión.
rule-SCORE-3 = La puntuación son los PV de las colonias, del nivel y de la misión.
    .example = 7 + 5 + 3, nivel 5 (5), Hoarder cumplida (2): 22.
rule-SCORE-4 = Gana la puntuación más alta.
rule-SCORE-5 = Los recursos, las naves y lo avanzado en los marcadores no valen nada.

# Empates.

rule-TIE-1 = De los empatados, gana el que tiene más colonias.
rule-TIE-2 = Después, el nivel más alto.
rule-TIE-3 = Después, más energía y cultura juntas.
    .example = E2 C4 gana a E5 C0.
rule-TIE-4 = Después, comparten la victoria.

# La partida en solitario.

rule-SOLO-1 = Se prepara como para dos jugadores, salvo por lo que sigue.
    .example = 4 planetas; el jugador tiene E2 C1, 2 naves, nivel 1.
rule-SOLO-2 = El adversario es una galaxia rebelde, el dorso de un tablero galáctico.
rule-SOLO-3 = La galaxia rebelde empieza en el nivel 1 sin recursos y con sus cuatro naves en su galaxia.
rule-SOLO-4 = No hay misiones.
rule-SOLO-5 = El jugador tiene el primer turno.
rule-SOLO-6 = Sus turnos son como siempre; la galaxia rebelde tiene reglas propias.
rule-SOLO-7 = La galaxia rebelde nunca sigue.
rule-SOLO-8 = La galaxia rebelde lanza un dado tras otro; cada uno va a la dársena y se lleva a cabo antes de lanzar el siguiente.
rule-SOLO-9 = Lanza tantos dados como muestra su tablero para su nivel.
    .example = Niveles del 1 al 5: 5, 5, 6, 6, 7.
rule-SOLO-10 = Por 1 de energía y 1 de cultura, el jugador obliga a la galaxia rebelde a repetir la tirada de un dado, tantas veces como pueda pagar.
    .example = E2 C3: dos veces, después E0 C1.
rule-SOLO-11 = Es el dado que se acaba de lanzar, utilizable o no, antes de que tenga efecto; la cara nueva también se puede volver a lanzar.
rule-SOLO-12 = La galaxia rebelde misma ni repite tiradas ni convierte.
rule-SOLO-13 = Por 1 de cultura, el jugador puede seguir un dado de la galaxia rebelde.
rule-SOLO-14 = Lo hace después de la acción de la galaxia rebelde, como en el capítulo sobre seguir.
    .example = Después de un ataque puede expandir el imperio o utilizar una colonia.
rule-SOLO-15 = Un dado que la galaxia rebelde no puede utilizar se descarta, y no se puede seguir.
    .example = Una cara de nave sin ninguna nave en su galaxia.
rule-SOLO-16 = No puede utilizar: una cara de nave sin ninguna nave en su galaxia o sin un planeta para ella; un recurso del que no ganaría nada; un avance sin ninguna nave en un marcador así; un ataque de una vez por turno por segunda vez. Con la opción tiny-epic-base.rebel-full-track=activated, un recurso al máximo, o una fila sin un planeta para una nave, no detiene ningún dado: no hace nada, y se lo puede seguir.
rule-SOLO-17 = Los planetas que funcionan solo en el turno propio no hacen nada para un jugador que sigue a la galaxia rebelde.
rule-SOLO-18 = Nave: una nave va de su galaxia a la órbita del planeta de más a la izquierda en cuya órbita no está ninguna de sus naves.
    .example = A B C D, naves en A y C: B.
rule-SOLO-19 = Las naves rebeldes nunca aterrizan.
rule-SOLO-20 = Solo se mueven las naves que están en su galaxia: la que está en órbita se queda allí.
rule-SOLO-21 = Las naves del jugador no importan para ello.
rule-SOLO-22 = Economía, diplomacia: todas las naves rebeldes que están en marcadores así avanzan una casilla.
    .example = Dos en economía, una en diplomacia, cara de economía: dos.
rule-SOLO-23 = Desde la izquierda de la fila; cada colonización se termina, con su planeta nuevo, antes de la nave siguiente.
rule-SOLO-24 = Lo que coloniza le pertenece como a un jugador.
    .example = PV para la galaxia rebelde, todas las naves que hay allí vuelven a sus galaxias, un planeta nuevo.
rule-SOLO-25 = Adquiere como un jugador, pero su galaxia da tanto cultura como energía.
    .example = 4 naves en su galaxia: 4 de energía, o 4 de cultura.
rule-SOLO-26 = Sus recursos llegan hasta el máximo de su tablero; lo que pasa de ahí se pierde.
    .example = Artemis tiene 6, Zendica 5.
rule-SOLO-27 = Colonia: la galaxia rebelde ataca, con la acción que su tablero tiene para su nivel.
rule-SOLO-28 = Nunca utiliza acciones de sus planetas.
rule-SOLO-29 = Ocurre solo el ataque de su nivel actual.
rule-SOLO-30 = Al final de su turno, cada recurso que está en su máximo tiene un efecto.
rule-SOLO-31 = Energía: la galaxia rebelde sube un nivel, y su energía pasa a ser 0.
    .example = Artemis, del nivel 2 al 3: 2 PV, 6 dados desde su turno siguiente.
rule-SOLO-32 = Cultura: tiene un turno extra de 3 dados, con la dársena vacía; después, su cultura pasa a ser 0.
rule-SOLO-33 = La energía va antes que la cultura.
rule-SOLO-34 = Ni lo uno ni lo otro ocurre en el turno extra ni después de él: una ficha que esté entonces en su máximo espera al final del turno siguiente.
rule-SOLO-35 = En el turno extra, la cultura no se puede utilizar: está en su máximo.
rule-SOLO-36 = Los dados del turno extra no se pueden seguir; con la opción tiny-epic-base.rebel-extra-follows=allowed sí se puede.
rule-SOLO-37 = En el turno extra se puede obligar a repetir tiradas; con la opción tiny-epic-base.rebel-extra-turn=no-re-rolls, no.
rule-SOLO-38 = Un nivel da a la galaxia rebelde PV, dados y otro ataque, pero ninguna nave.
rule-SOLO-39 = Si un ataque está marcado como de una vez por turno, las caras de colonia posteriores del turno son inutilizables.
rule-SOLO-40 = No se sabe qué ataques llevan esa marca. Aquí no la lleva ninguno; un tablero hecho por uno mismo puede indicarla.
rule-SOLO-41 = Lo que se pierde va a la reserva; lo que se quita va a la galaxia rebelde, hasta su máximo.
rule-SOLO-42 = Quien tiene menos de lo que exige un ataque da lo que tiene.
    .example = Hades, nivel 2, E1: E0, y 1 de energía para la galaxia rebelde.
rule-SOLO-43 = Un ataque que no cambia nada no es un dado inutilizable: se lo puede seguir. Con la opción tiny-epic-base.rebel-attacks=with-effect, lo es.
rule-SOLO-44 = De un número de recursos cualesquiera, el jugador elige cuáles.
rule-SOLO-45 = Cuál de sus naves retrocede lo elige el jugador; con la opción tiny-epic-base.rebel-push=leader es la más avanzada.
rule-SOLO-46 = Es una que está más allá de la casilla de salida, si la hay; con la opción tiny-epic-base.rebel-pushed-ship=any-in-orbit, también una en la casilla de salida, que se queda allí.
rule-SOLO-47 = Cuando avanzan todas las naves rebeldes, lo hacen las de ambos tipos de marcador, desde la izquierda de la fila; pueden colonizar, y los pasos que sobran se pierden.
rule-SOLO-48 = Un dado menos se refiere al turno siguiente del jugador; varios ataques así se suman, hasta no quedar ningún dado.
    .example = Nivel 3, dos ataques: 3 dados.
rule-SOLO-49 = Hay cinco tableros: Artemis (principiante), Rothkel (fácil), Zendica (media), Hades (difícil), Gamelyn (épica). Se elige con la opción tiny-epic-base.rebel.
rule-SOLO-50 = Cada tablero tiene cinco niveles de 5, 5, 6, 6, 7 dados, con un ataque cada uno; la sexta casilla es la calavera.
rule-SOLO-51 = Los PV de los niveles y el máximo son propios de cada tablero.
    .example = Artemis 0, 1, 2, 4, 7 y 6; Zendica 0, 2, 4, 6, 9 y 5.
rule-SOLO-52 = Para Rothkel (como Artemis), Hades y Gamelyn (como Zendica) son sustitutos, no lo que está impreso; el programa lo dice.
rule-SOLO-53 = La galaxia rebelde gana al instante con 21 PV, de colonias y de nivel.
rule-SOLO-54 = La galaxia rebelde gana al instante cuando su nivel llega a la calavera.
    .example = Nivel 5, la energía en su máximo cuando acaba su turno: derrota.
rule-SOLO-55 = El jugador gana al instante con 21 PV, también en mitad de un turno.
rule-SOLO-56 = No se termina ninguna ronda y no hay empates: gana quien llega primero.
rule-SOLO-57 = El nivel 6 del tablero del propio jugador es un nivel como los demás.
rule-SOLO-58 = Para las acciones de los planetas, la galaxia rebelde cuenta como el otro jugador; con la opción tiny-epic-base.rebel-in-actions=nobody no hay ningún otro.
    .example = CLJ-0517 le quita cultura; Gleam-Zanier le da 1 de energía; Mared exige un nivel inferior al suyo.
rule-SOLO-59 = Donde la galaxia rebelde elige una nave, para Terra-Bettia, toma la que tiene menos pasos por delante; de varias, la de más a la izquierda.
rule-SOLO-60 = Sargus-36 y Walsfeo pueden utilizar un planeta de la galaxia rebelde, que recibe el recurso.
rule-SOLO-61 = Birkomius, Bisschop y Nibiru no hacen nada, y nadie sigue Zavodnick, ya que la galaxia rebelde no sigue.
rule-SOLO-62 = Con la opción tiny-epic-base.rebel-dice=rolled-again, que de entrada está desactivada, un dado rebelde inutilizable se lanza una vez más antes de descartarlo.

# Información secreta e información a la vista.

rule-SECRET-1 = Hasta el final, una misión solo la conoce su dueño.
    .example = Los demás ven que hay una, no cuál.
rule-SECRET-2 = Las misiones descartadas y las no repartidas siguen ocultas.
rule-SECRET-3 = El orden del mazo es secreto, su tamaño está a la vista.
rule-SECRET-4 = Nadie ve entre qué misiones eligen los demás, ni con cuál se quedan.
rule-SECRET-5 = Todo lo demás está a la vista: dados, naves, recursos, niveles, colonias, fila, PV públicos.
rule-SECRET-6 = Los PV públicos se dicen cada vez que cambian.

# Acciones de los planetas.

rule-EFFECT-1 = Una acción es para quien la lleva a cabo, también para quienes siguen.
rule-EFFECT-2 = Un coste tiene que pagarse entero.
rule-EFFECT-3 = Una acción que no cambiaría nada no se puede utilizar y no cuesta nada; pagar no es un cambio.
    .example = Padraigin-3110 sin una nave en un marcador de diplomacia: no se paga cultura.
rule-EFFECT-4 = Birkomius, Bisschop, CLJ-0517, La-Torres, Zalax, Maia, Gyore y Nibiru funcionan solo en el turno propio.
    .example = Quien sigue puede aterrizar allí, sin efecto.
rule-EFFECT-5 = Birkomius, Bisschop, CLJ-0517, La-Torres, Nagato y Zavodnick funcionan una vez por turno.
rule-EFFECT-6 = Una vez por turno es por jugador y planeta en el turno en curso, aterrizando o como colonia; con la opción tiny-epic-base.once-per-turn=together, una vez para todos los jugadores juntos.
    .example = Nagato aterrizando, después por medio de Umbra-Forum: se rechaza.
rule-EFFECT-7 = Una nave a la que se hace retroceder sigue en órbita: en la casilla de salida se detiene.
    .example = Casilla 1, retrocede 2: casilla 0.
rule-EFFECT-8 = Solo se puede hacer retroceder naves que están más allá de la casilla de salida.
    .example = Todas las naves rivales en 0: K-Widow no se puede utilizar.
rule-EFFECT-9 = Un avance de dos casillas es de una sola nave; lo que sobra después de colonizar se pierde.
rule-EFFECT-10 = Los avances por planetas colonizan como los de los dados, también en el turno de otro.
rule-EFFECT-11 = Lo que se gana llega hasta 7.
rule-EFFECT-12 = Lo que se quita o se paga lo pierde quien lo da, aunque quien lo recibe esté en 7.
    .example = Quien quita C7, la víctima C2: C7, C1.
rule-EFFECT-13 = Los demás son todos los otros jugadores, en el mismo momento.
rule-EFFECT-14 = La acción de un planeta no se puede seguir, salvo la de Zavodnick.
rule-EFFECT-15 = Utilizada por medio de otro planeta, una acción conserva sus límites y su coste.
rule-EFFECT-16 = La acción de un planeta no se empieza mientras el mismo jugador aún está llevando a cabo la acción de ese planeta.
    .example = Umbra-Forum no puede elegir Umbra-Forum; toda cadena acaba.
rule-EFFECT-17 = Por lo demás, los planetas que utilizan planetas pueden utilizarse unos a otros, cada uno por su coste; con la opción tiny-epic-base.chains=refused no pueden.
    .example = Sargus-36 y por él Walsfeo: 1 de energía y 1 de cultura.

# Los planetas uno por uno.

rule-CLARIFY-1 = Andellouxian-6: una nave propia en órbita vuelve a su galaxia, y de un recurso se gana tanto como el número de su casilla.
    .example = De la casilla 3, C2: C5; de la casilla 4, E5: E7; de la casilla 0: nada.
rule-CLARIFY-2 = Andellouxian-6: todo de un solo recurso; con la opción tiny-epic-base.andellouxian=split, de los dos.
rule-CLARIFY-3 = Aughmoore: 1 de cultura por cada nave propia en la galaxia; la que ha aterrizado aquí no está allí.
    .example = 2 naves, una aterriza aquí: C +1.
rule-CLARIFY-4 = Birkomius: 1 de cultura cada vez que sigue un adversario hasta el final del turno, incluido el dado actual. Turno propio, una vez por turno.
    .example = Utilizado con el dado 2; los dados 1, 2, 3 los siguen 2, 1, 2 adversarios: C +3.
rule-CLARIFY-5 = Birkomius: también cuenta cuando se sigue gratis Zavodnick; dos usos no se suman.
rule-CLARIFY-6 = Birkomius: su cultura llega cuando se paga por seguir, antes de que actúe quien sigue.
rule-CLARIFY-7 = Bisschop: como Birkomius, pero energía. Turno propio, una vez por turno.
    .example = Los dos tienen efecto, alguien sigue una vez: E +1 y C +1.
rule-CLARIFY-8 = Brumbaugh: se pagan 2 de energía; dos naves rivales, de uno o de dos jugadores, en marcadores cualesquiera, retroceden una casilla cada una.
    .example = No una misma nave dos veces.
rule-CLARIFY-9 = Brumbaugh: si solo hay una nave posible, esa sola por el coste entero; con la opción tiny-epic-base.brumbaugh=two hacen falta dos.
rule-CLARIFY-10 = BSW-10-1: una nave propia retrocede una casilla, y después otra distinta avanza una, en marcadores cualesquiera.
    .example = En 2 y 0: 1 y 1.
rule-CLARIFY-11 = BSW-10-1: hacen falta dos naves propias en órbita.
    .example = Una sola nave, en la casilla 3: no se puede utilizar.
rule-CLARIFY-12 = CLJ-0517: se quita 1 de cultura a un jugador que tenga. Turno propio, una vez por turno; con la opción tiny-epic-base.taking=any-turn, también en los turnos de los demás, y lo mismo La-Torres.
rule-CLARIFY-13 = Drewkaiden: una nave propia en un marcador de diplomacia avanza una casilla.
rule-CLARIFY-14 = Gleam-Zanier: 2 de energía, y 1 para cada uno de los demás.
    .example = E6; los demás E6, E7: todos 7.
rule-CLARIFY-15 = Gort: una nave propia en órbita se traslada a la misma casilla del marcador de otro planeta de la fila, de cualquier tipo, que sea lo bastante largo y no tenga ninguna nave propia.
    .example = De 4 a un planeta de 1 PV: no.
rule-CLARIFY-16 = Gort: el símbolo cuenta como el número siguiente, y coloniza; con la opción tiny-epic-base.gort=orbits no se puede llegar así a él.
    .example = De la casilla 3 a un planeta de 2 PV: colonizado.
rule-CLARIFY-17 = Gyore: se gira un dado inactivo a cualquier cara. No es el convertor. Turno propio.
rule-CLARIFY-18 = Helios: se retira un planeta de la fila sin ninguna nave, ni en el marcador ni en la superficie.
    .example = Aterrizando en Helios, no el propio Helios.
rule-CLARIFY-19 = Helios: la carta sale de la partida, y la siguiente ocupa su hueco; con la opción tiny-epic-base.helios=under va debajo del mazo.
rule-CLARIFY-20 = Hoefker: se paga 1 de energía, se ganan 2 de cultura.
    .example = E1 C6: E0 C7.
rule-CLARIFY-21 = JAC-110912: 2 de cultura, y 1 para cada uno de los demás, con la que pueden pagar para seguir el dado.
rule-CLARIFY-22 = Jakks: 1 de cultura.
rule-CLARIFY-23 = Jorg: se pagan 2 de cultura; una nave rival en cualquier marcador retrocede dos casillas.
rule-CLARIFY-24 = K-Widow: una nave rival en cualquier marcador retrocede una casilla, gratis.
rule-CLARIFY-25 = La-Torres: se quita 1 de energía a un jugador que tenga. Turno propio, una vez por turno.
    .example = La víctima E1, quien quita E7: E0, E7.
rule-CLARIFY-26 = Leandra: una nave propia en un marcador de economía avanza una casilla.
rule-CLARIFY-27 = Lureena: una expansión por el coste normal, con cualquier combinación de recursos.
    .example = Nivel 3, E3 C1: nivel 4, E0 C0.
rule-CLARIFY-28 = Maia: se renuncia a dos dados inactivos por 2 de energía y 2 de cultura. Turno propio.
    .example = 5 dados, Maia con el primero: quedan 2 inactivos.
rule-CLARIFY-29 = Mared: solo para el único jugador con el nivel más bajo; con la opción tiny-epic-base.mared=tied, también para los que lo comparten.
    .example = 2 contra 3, 4: sí; 2 contra 2, 4: no.
rule-CLARIFY-30 = Mared: una expansión por 1 menos, con un solo recurso.
    .example = Al nivel 3: 2 de energía o 2 de cultura.
rule-CLARIFY-31 = MJ-120210: 2 de energía.
rule-CLARIFY-32 = Nagato: se paga 1 de cultura; dos naves propias distintas se mueven, y pueden aterrizar. Una vez por turno.
rule-CLARIFY-33 = Nagato: una después de la otra, así que dos naves no pueden cambiar de lugar entre sí.
rule-CLARIFY-34 = Nagato: la nave que acaba de aterrizar aquí puede ser una de ellas; con la opción tiny-epic-base.nagato=other-ships, no.
rule-CLARIFY-35 = Nakagawakozi: se pagan 2 de energía; una nave propia avanza dos casillas en un marcador de economía.
rule-CLARIFY-36 = Nibiru: hasta el final del turno, incluido el dado actual, seguir cuesta 2 de cultura. Lo que es gratis sigue siendo gratis. Turno propio.
rule-CLARIFY-37 = Omicron-Fenzi: cualquier cantidad de energía, al menos 1, se cambia por otra tanta cultura.
    .example = E5 C4: con 4 de energía, E1 C7.
rule-CLARIFY-38 = Padraigin-3110: se pagan 2 de cultura; una nave propia avanza dos casillas en un marcador de diplomacia.
rule-CLARIFY-39 = Pembertonia-Major: cualquier cantidad de cultura, al menos 1, se cambia por otra tanta energía.
rule-CLARIFY-40 = Piedes: la acción de un dado de la dársena de activación otra vez, con decisiones nuevas.
    .example = Los dados que están en el convertor, o a los que se ha renunciado, no se pueden repetir.
rule-CLARIFY-41 = Piedes: la repetición pertenece al dado actual y no se puede seguir por sí sola.
rule-CLARIFY-42 = Piedes: quien sigue repite un dado del jugador activo.
rule-CLARIFY-43 = Piedes: el dado con el que se utiliza puede ser el que se repite; con la opción tiny-epic-base.piedes=other-dice, no.
    .example = Aterrizaje con el primer dado: un movimiento más.
rule-CLARIFY-44 = Sargus-36: se paga 1 de energía a otro jugador, y se lleva a cabo la acción de una de sus colonias.
    .example = Quien paga E1, el dueño E7: E0, E7.
rule-CLARIFY-45 = Sargus-36: nadie se paga a sí mismo.
rule-CLARIFY-46 = Shouhua: una nave propia en cualquier marcador avanza una casilla.
rule-CLARIFY-47 = Terra-Bettia: primero cada uno de los demás jugadores, en el sentido de las agujas del reloj, hace avanzar una nave propia una casilla en cualquier marcador; después, quien lo utiliza, una nave dos casillas.
rule-CLARIFY-48 = Terra-Bettia: los demás que tienen una nave en órbita están obligados a ello; con la opción tiny-epic-base.terra-bettia=may pueden pasar.
rule-CLARIFY-49 = Tifnod: una nave rival en un marcador de diplomacia retrocede una casilla, gratis.
rule-CLARIFY-50 = Umbra-Forum: la acción de cualquier planeta de la fila, sin una nave allí; sus límites valen.
rule-CLARIFY-51 = Vici-KS156: 1 de energía.
rule-CLARIFY-52 = Vizcarra: una nave rival en un marcador de economía retrocede una casilla, gratis.
rule-CLARIFY-53 = Walsfeo: como Sargus-36, por 1 de cultura.
rule-CLARIFY-54 = Zalax: se repite la tirada de los dados inactivos que se quiera, al menos uno, aparte de la repetición gratis. Turno propio.
rule-CLARIFY-55 = Zavodnick: una cualquiera de las seis acciones de los dados; después, cada uno de los demás jugadores, en el sentido de las agujas del reloj, puede seguirla sin pagar. Una vez por turno.
rule-CLARIFY-56 = Zavodnick: después de eso, el dado con el que se ha utilizado se puede seguir como siempre.
rule-CLARIFY-57 = Zavodnick: si lo utiliza alguien que sigue, todos los demás pueden seguir gratis, también el jugador activo.
