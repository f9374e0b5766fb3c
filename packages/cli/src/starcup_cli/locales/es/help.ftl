# La ayuda de las órdenes, y lo que dice click cuando se usan mal. El inglés está en el código: help_words.py.

click-usage = Uso:
click-options = Opciones
click-commands = Órdenes
click-help = Muestra este texto y termina.
click-version = Muestra la versión y termina.
click-default = por defecto: { $default }
click-variable = variable: { $var }
click-required = obligatoria
click-invalid = valor no válido: { $message }
click-invalid-for = valor no válido para { $param_hint }: { $message }
click-missing-argument = falta el argumento
click-missing-option = falta la opción
click-missing-command = falta una orden.
click-choose = elige entre: { $choices }
click-no-option = no existe la opción { $name }.
click-near = ¿Querías decir { $possibility }?
click-near-several = (¿Querías decir una de estas? { $possibilities })
click-no-command = no existe la orden { $name }.
click-unexpected = sobra algo: { $args }
click-no-value = la opción { $name } necesita un valor.
click-takes-no-value = la opción { $name } no admite ningún valor.
click-no-number = { $value } no es un número válido.
click-not-in-range = { $value } no está entre los valores posibles: { $range }.
click-no-choice = { $value } no es { $choice }.
click-no-choices = { $value } no es uno de { $choices }.

help-example = Ejemplo:
help-see-also = Véase también:

metavar-options = OPCIONES
metavar-command = ORDEN
metavar-args = ARGUMENTOS
metavar-address = DIRECCIÓN
metavar-against = RIVAL
metavar-bot = BOT
metavar-chapter = CAPÍTULO
metavar-choice = OPCIÓN
metavar-dir = CARPETA
metavar-file = ARCHIVO
metavar-float = NÚMERO
metavar-hook = GANCHO
metavar-id = ID
metavar-integer = NÚMERO
metavar-key = CLAVE
metavar-n = N
metavar-name = NOMBRE
metavar-pack = PACK
metavar-path = RUTA
metavar-phase = FASE
metavar-s = S
metavar-seconds = SEGUNDOS
metavar-tag = IDIOMA
metavar-text = TEXTO
metavar-url = URL
metavar-value = VALOR
metavar-word = PALABRA

# Opciones de muchas órdenes.

command-any =
    .language = El idioma, por ejemplo es; si no, el del entorno. en-x-pseudo muestra qué palabras no tienen traducción.
    .players = Cuántos juegan; «games» dice cuántos admite un juego.  [por defecto: 2]
    .game = «games» los muestra.  [por defecto: roll, o el único]
    .packs = Los packs con los que se juega.  [por defecto: la caja del juego]
    .option = Una elección que ofrece un pack; «packs» las muestra.
    .without = Losetas o cartas que son meros puntos: se dejan fuera sus poderes.
    .workers = Procesos.
    .seconds = Lo que un bot puede pensar ante una pregunta.
    .game-seconds = Lo que puede pensar en toda una partida.
    .dask = Jugar en los procesos de este planificador de Dask.
    .json = Para programas.
    .plain = En líneas, como en una tubería, en vez de en paneles.
    .anyway = Seguir aunque haya cambiado el código de Starcup, de los bots o de los packs.
    .plots = Dibujar imágenes, PNG y SVG (con --out o --resume).
    .quick = Datos, carga y una o dos partidas; dice qué se deja fuera.
    .full = Todo lo que puede probar el juego de pruebas; tarda minutos.
    .limit = Cuánto puede tardar una comprobación.
    .with = Los packs con los que se juega, si no son los del juego.

# Las órdenes.

command-starcup =
    .help =
        Juegos de mesa de construir galaxias: jugar, mirar, simular y consultar.

        «starcup play» empieza una partida contra un bot; «starcup ORDEN --help»
        dice más de cada orden. Starcup es una versión no oficial de aficionados.

        Códigos de salida: 0 bien, 1 ha fallado, 2 mal uso, 130 parado con Ctrl-C
        (antes se guarda la partida).
    .traceback = Muestra todo lo que llevó a un error; puede ir tras la orden. STARCUP_TRACEBACK=1 hace lo mismo.
    .language = El idioma, por ejemplo es; si no, el del entorno. También puede ir tras la orden.
    .version = Muestra la versión y termina.

command-play = Juega contra bots, o los mira.
    .help =
        Juega contra bots, o los mira.

        Un terminal bastante grande muestra la mesa en paneles, cuyas teclas dice
        «?»; sin opciones muestra antes la lista de tus partidas, desde la que se
        empiezan otras. Si no, se juega en líneas: responde a cada pregunta con el
        número de una opción o con su texto; «help» dice qué más se puede escribir.

        Tienes el asiento 0; varias personas ocupan los primeros asientos, y entre
        una y otra baja un telón que oculta lo que no es asunto de las demás.
        Cada respuesta se guarda enseguida, así que no se pierde nada, se deje como
        se deje la partida: con «quit», con Ctrl-C (código de salida 130), al acabar
        la entrada o por una señal (código de salida 143).
    .watch = Los bots juegan solos, y se cuenta lo que pasa.
    .first-game = Una partida guiada contra un bot fácil: cada idea se explica una vez.
    .solo = Jugar en solitario, donde el juego lo permite: contra uno de sus desafíos, que «record» muestra, o el habitual.
    .humans = Cuántas personas comparten este teclado, o sus nombres; los bots ocupan los demás asientos.
    .bots = Quién juega contra ti, asiento a asiento: easy, normal, hard, expert, greedy, planner, random, o uno que hayas instalado.  [por defecto: greedy]
    .hints = Quién responde a «hint»: uno de estos bots, o exec:ORDEN; si no se dice, hard.
    .seed = La misma semilla da la misma partida; si no, se sortea y se dice al final.
    .save = Guardar la partida en este archivo.
    .load = Seguir con una partida guardada; «last» es la última que se jugó.

command-web = Abre una mesa de juego en el navegador.
    .help =
        Abre una mesa de juego en el navegador: a solas contra bots, varios ante una pantalla, o amigos con enlaces secretos.

        Sin opciones solo escucha en esta máquina, y guarda las partidas en tu
        carpeta de datos. Para amigos lejanos, da --host 0.0.0.0 detrás de un
        proxy con HTTPS. La dirección se dice en la salida estándar.
    .host = La dirección en la que escucha; 0.0.0.0 son todas.
    .port = El puerto.  [por defecto: 8720, o uno libre]
    .database = sqlite:///ARCHIVO o postgresql://USUARIO@SERVIDOR/NOMBRE.
    .game = Ofrecer solo este juego; se repite para varios.
    .allow-host = Un nombre por el que se pregunta al servidor.
    .proxy = Un proxy a cuyo X-Forwarded-For se da crédito.
    .rate = Peticiones por segundo.
    .connections = WebSockets por dirección.
    .no-browser = No abrir ningún navegador.

command-sim = Juega muchas partidas entre bots y las resume.
    .help =
        Juega muchas partidas entre bots y las resume.

        Con la misma semilla y los mismos bots, packs y opciones, los resultados
        son los mismos, por muchos procesos que jueguen. Un bot que falla, o
        piensa más de lo que puede, pierde su partida; las rondas y las
        puntuaciones no cuentan esa partida.

        El archivo de --dataset tiene una fila por cada decisión, y dice él mismo
        qué son sus columnas; se escribe mientras se juega. Después de Ctrl-C
        contiene las partidas que ya acabaron.
    .games = Cuántas partidas.
    .bots = Quién juega (easy, normal, hard, expert, greedy, planner, random, o un bot que hayas instalado), repetidos cuanto haga falta.  [por defecto: greedy,random]
    .seed = La semilla de la primera partida.
    .rotate = Los bots cambian de asiento de partida en partida.
    .dataset = Escribir cada decisión en este archivo nuevo, como Parquet.
    .observations = Cada una con la posición como la vio su asiento (con --dataset).

command-arena = Puntúa bots: todos contra todos con la misma suerte.
    .help =
        Puntúa bots: todos contra todos, cada reparto una vez desde cada asiento.

        La suerte se repite: las partidas de un reparto comparten la semilla y
        solo los bots cambian de asiento. Los intervalos son del 95 %. Ctrl-C
        muestra lo que haya; con --out CARPETA no se pierde nada, y --resume
        CARPETA continúa, con más --games si quieres. La misma semilla da los
        mismos resultados, por muchos procesos o máquinas que jueguen.

        {"\u0008"}
        Uno contra otro en una mesa de tres, donde lo justo es un 33 %:
          starcup arena --line-up normal,easy,easy --line-up normal,normal,easy
    .bots = Quién juega: nombres, o exec:ORDEN, o NOMBRE=exec:ORDEN para un programa tuyo. Se puede dar más de una vez.
    .games = Repartos por alineación; cada uno se juega una vez desde cada asiento.  [por defecto: 100]
    .seed = La semilla del primer reparto.
    .out = Guardarlo todo aquí.
    .resume = Seguir con lo que se guardó ahí.
    .duplicate = La misma suerte para todos, o nueva en cada partida.
    .line-up = Quién se sienta en una mesa, en vez de toda combinación de --bots; un bot puede sentarse más de una vez. Se puede dar más de una vez.
    .parquet = Escribir también todos los asientos en Parquet (con --out o --resume).

command-balance = Busca losetas demasiado fuertes o demasiado débiles.
    .help =
        Busca losetas, facciones y mundos iniciales demasiado fuertes o débiles.

        Juega partidas entre bots y compara los asientos que tenían una cosa con los
        que no, dentro de cada partida, ajustando por el bot y el asiento. «excess»
        es lo que añade a la puntuación y a las victorias más allá de lo habitual
        para su lado y su coste, con su intervalo del 95 %. Los bots construyen lo
        que les gusta, así que un veredicto es un motivo para mirar, no una prueba.
    .bots = Quién juega, como en «starcup arena»; un solo bot juega contra sí mismo.
    .games = Repartos por alineación; un solo bot juega cada uno una vez.  [por defecto: 500]
    .seed = La semilla del primer reparto.
    .out = Guardarlo todo aquí.
    .resume = Seguir con lo que guardó ahí esta orden o «starcup arena».
    .top = Cuántas líneas de lo más fuerte y de lo más débil.
    .plots = Dibujar una imagen, PNG y SVG (con --out o --resume).
    .json = Para programas: todo.

command-train = Hace que una red aprenda un juego jugándolo.
    .help =
        Hace que una red aprenda un juego jugándolo contra sí misma.

        Cada ronda juega partidas y aprende de ellas; una de cada diez mide la red
        contra un bot. La CARPETA recibe «weights.npz», los pesos que más ganaron,
        el registro, la curva como imagen y lo que hace falta para seguir: Ctrl-C
        pierde como mucho una ronda, y la misma orden continúa. Una hora en dos
        núcleos hace un buen jugador de un juego de este tamaño; el maestro ahorra
        la mitad.

        {"\u0008"}
        En el plugin de los bots del juego, cuando su faceta «bots» nombra los pesos:
          learned_bots("su-juego")
    .packs = Los packs con los que se aprende.  [por defecto: la caja del juego]
    .out = La carpeta del aprendizaje; si ya la hay, se continúa.
    .minutes = Cuánto tiempo aprender.
    .rounds = Terminar también tras estas rondas.
    .seats = Números de jugadores, una partida tras otra.  [por defecto: todos]
    .games = Por ronda.
    .seed = La semilla de todo.
    .teacher = Un bot del que aprender primero.  [por defecto: ninguno]
    .lessons = Partidas del maestro.
    .weights = Pesos con los que empezar.  [por defecto: al azar]

command-replay = Vuelve a ver una partida guardada.
    .help =
        Reproduce una partida guardada: lo que pasó, y la mesa al final o tras N elecciones.

        ARCHIVO puede ser «last», la última partida que se jugó. Se muestra todo,
        también losetas y dados ocultos. En un terminal, la partida avanza y
        retrocede en paneles, y se puede seguir jugando desde cualquier elección.
    .at = Parar tras N elecciones (lo deshecho también cuenta).
    .game = Rechazar el archivo de otro juego.
    .board-only = Dejar fuera lo que pasó.

command-record = Muestra lo que has vencido en partidas en solitario.
    .help =
        Muestra las partidas en solitario que has terminado: lo que has vencido, cuántas veces, tu mejor puntuación.

        «play» lleva el registro junto a las partidas guardadas. Un reparto cuenta
        una vez, como terminó la primera: retomarlo no cambia nada.
    .game = Mostrar solo este juego.

command-games = Muestra los juegos instalados.
    .help = Muestra los juegos instalados: «starcup play --game CLAVE» juega a uno.

command-what = Explica una palabra de un juego.
    .help =
        Explica una palabra de un juego en pocas líneas, como explorar, cubilete o cara comodín.

        También una pieza, un color, una orden o una regla por su nombre. Una
        palabra que el juego habitual no tiene se busca en todos los juegos y packs
        instalados. Sin ninguna, muestra las palabras.
    .packs = Los packs en los que se mira.  [por defecto: la caja del juego]

command-piece = Muestra lo que hace { $noun-indefinite } ({ $games }).
    .help = Muestra { $noun-indefinite } por su nombre o su clave, o por una parte de su nombre que no tenga nada más.
    .game = Mirar solo en este juego.  [por defecto: { $games }]
    .packs = Los packs en los que se mira.  [por defecto: la caja del juego]

command-rules = Muestra una regla, un capítulo o las reglas con una palabra.
    .help =
        Muestra una regla por su id, un capítulo, o todas las reglas que usan una palabra.

        Por ejemplo ASSIGN-10, ASSIGN, o Dictar; sin nada, la lista de capítulos.
        Lo que el juego habitual no tiene se busca en todos los juegos y packs
        instalados.
    .packs = Los packs pueden añadir reglas.  [por defecto: la caja del juego]

command-powers = Muestra los poderes: cada uno, un plugin en su archivo.
    .help =
        Muestra los poderes de los packs, cada uno un plugin en su archivo, que se llama como su desarrollo.

        De cada poder: su archivo en la carpeta powers del pack, las fases
        impresas en su loseta, sus ganchos, y si está sustituido o fuera.
    .of = Solo los de este pack.
    .phase = Solo aquellos cuyas losetas llevan esta fase, como ship; o assign.
    .hook = Solo los que tienen este gancho, como bonus.

command-packs = Muestra los packs instalados de losetas y cartas.
    .help =
        Muestra los packs instalados de losetas y cartas, con versión y contenido.

        Un pack es un conjunto de losetas o cartas, con sus poderes, con el que se
        pueden jugar partidas de un juego: «base» es la caja de Roll, otros le
        añaden o le sustituyen partes. «starcup play --packs base,NOMBRE» juega
        con uno, «starcup pack new» empieza uno tuyo. Se nombran los desarrollos
        de Roll cuyo poder aún no está hecho.

        El código de un pack se ejecuta en un proceso propio: uno que falla o se
        cuelga aparece con el motivo, y los demás aparecen igual.
    .packs = Solo estos, instalados o en carpetas.
    .game = Solo los de este juego.

command-pack = Hace un pack de losetas o cartas: new, check, preview, watch, build.
    .help =
        Hace un pack propio de losetas o cartas.

        {"\u0008"}
        starcup pack new mis-astros        un pack pequeño que ya funciona
        starcup pack check mis-astros      todo lo que está mal en él
        starcup pack preview mis-astros    sus piezas en el terminal, en SVG o PDF
        starcup pack watch mis-astros      lo comprueba de nuevo al guardar
        starcup pack build mis-astros      un wheel que otros instalan con pip
        starcup play --packs base,./mis-astros

        Un pack se nombra por su carpeta, o por su nombre si está instalado. Para
        otro juego que Roll: «starcup pack new mis-cartas --game race».

command-pack-new = Un pack pequeño que funciona, para cambiarlo.
    .help = Hace un pack NOMBRE: archivos de datos con unas pocas piezas y poderes, una prueba, y lo que hace falta para publicarlo.
    .python = También con un poder en Python.
    .dir = Dónde va la carpeta del pack; si no se dice, aquí.

command-pack-check = Todo lo que está mal en un pack.
    .help =
        Comprueba un pack: sus datos, luego su carga, luego partidas con él.

        El código del pack se ejecuta en un proceso propio, que se termina si se
        cuelga. El código de salida es 1 si algo está mal; las advertencias, y lo
        que no se pudo probar, se dicen y lo dejan en 0.

command-pack-preview = Las piezas de un pack en el terminal, en SVG o PDF.
    .help =
        Muestra las piezas de un pack: en el terminal, como archivos SVG, o como una hoja PDF para imprimir y recortar.

        No se ejecuta ningún poder del pack. Los dibujos son sencillos y propios
        de Starcup.
    .piece = Solo esta: la clave, el nombre o el id de ella o de un lado.
    .svg = Escribir en esta carpeta un archivo SVG por cada lado.
    .pdf = Escribir una hoja para imprimir y recortar, con los dos lados de las losetas.
    .paper = Para --pdf.

command-pack-watch = Comprueba un pack cada vez que se guarda.
    .help =
        Comprueba un pack deprisa cada vez que se guarda uno de sus archivos, hasta Ctrl-C.

        Lo que se juegue después, aquí o en otro terminal, usa lo guardado.
    .sim = Jugar N partidas de bots cada vez que lo guardado está bien.

command-pack-build = Un wheel que otros instalan con pip.
    .help =
        Comprueba un pack y construye un wheel y una distribución de su código.

        No se descarga nada: se usan las herramientas de este entorno, sin uno
        aislado. De un pack con fallos no se construye nada, y el código de salida
        es 1.
    .out = Dónde van los archivos; si no se dice, dist en la carpeta del pack.

command-check = Todo lo que está mal en un juego.
    .help =
        Comprueba un juego: lo que dice de sí mismo, luego partidas jugadas al azar.

        Se prueba todo lo que promete el motor: la misma semilla da la misma
        partida, también en otros procesos; registros, partidas guardadas, copias
        y deshacer; rechazos; lo oculto sigue oculto; nadie se queda sin opciones,
        y las partidas acaban. Otros packs y opciones se prueban nombrándolos; de
        los datos y el código de un pack dice más «starcup pack check».

        El código del juego se ejecuta en un proceso propio, que se termina si se
        cuelga. El código de salida es 1 si algo está mal; las advertencias lo
        dejan en 0.
    .quick = Lo que dice de sí mismo, y algunas partidas.
    .games = Cuántas partidas enteras por comprobación, como mucho.  [por defecto: dos por cada número de jugadores, al menos seis]
    .seed = Semillas iguales dan partidas iguales.

command-serve = Sirve partidas a una interfaz, con JSON línea a línea.
    .help =
        Sirve partidas a una interfaz en cualquier lenguaje: un objeto JSON por línea, peticiones que entran y respuestas que salen.

        {"\u0008"}
        {"{"}"id": 1, "method": "new", "seats": ["client", "greedy"]{"}"}
        {"{"}"id": 2, "method": "view", "game": "g1", "seat": 0{"}"}
        {"{"}"id": 3, "method": "submit", "game": "g1", "seat": 0, "choice": "..."{"}"}

        Una respuesta lleva el id de la petición y, o bien su "result", o bien un
        "error" con un código, un mensaje, ids de reglas y lo válido más cercano.
        Los bots responden solos. Una interfaz ve los asientos que pidió jugar, y
        ninguno más. El final de la entrada, o el método "bye", termina el servidor
        con el código de salida 0.

        Se puede jugar a todos los juegos instalados: "games" los muestra, y "new"
        recibe la clave de uno como "game". Lo que contienen una vista, un suceso
        y demás cambia de un juego a otro: --schemas escribe lo que envía --game,
        --typescript lo mismo como tipos. Las escenas son iguales en todos.

        Métodos y mensajes: la página «The wire protocol» de la documentación; los
        esquemas JSON de Roll for the Galaxy: docs/schemas.
    .stdio = Hablar por la entrada y la salida estándar (no hay otra forma).
    .game = Ofrecer solo este juego (se repite para varios); el primero vale donde no se nombra ninguno.  [por defecto: todos los instalados]
    .schemas = Escribir en esta carpeta los esquemas JSON de los mensajes del juego, y terminar.
    .typescript = Escribir en esta carpeta tipos de TypeScript de los mensajes del juego, y terminar.

command-mcp = Sirve un asiento a un modelo de lenguaje (MCP).
    .help =
        Sirve un asiento de una partida a un modelo de lenguaje, por el Model Context Protocol.

        {"\u0008"}
        starcup mcp --game race --seats client,normal

        Un cliente del protocolo inicia esta orden y habla con ella por la entrada
        y la salida estándar; los bots ocupan los demás asientos. El modelo ve como
        texto la mesa, la pregunta que se le hace y sus opciones legales, responde,
        pregunta por qué algo no es posible, consulta reglas y piezas, y toma notas.
        Nunca recibe lo que su asiento no puede saber.

        El archivo de --save contiene la semilla y todo lo oculto: guárdalo donde
        el modelo no pueda leerlo. Un informe que ya existe no se toca: el nuevo
        lleva un número.
    .seats = Quién juega, asiento a asiento: client una vez, y bots.
    .players = Cuántos juegan, si no se da --seats.
    .seed = La misma semilla da la misma partida; si no, se sortea.
    .language = El idioma de todos los textos, como es.  [por defecto: en]
    .no-options = No dar la lista de las opciones legales.
    .report = Escribir aquí un informe, como JSON, después de cada llamada.
    .save = Guardar aquí la partida, y seguir con ella si ya está.
    .http = Servir por HTTP en esta máquina, y no por la entrada y la salida estándar.
    .port = Con --http.
