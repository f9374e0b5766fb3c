# Losetas del juego base: lo que hacen (.power), lo que cuentan al final (.bonus), y notas (.notes), una por línea.
# Un nombre sin palabras aquí se queda en inglés, como está impreso.

# Notas que llevan varias losetas.

-note-column = Se utiliza después de seleccionar una fase. Solo cuenta la columna de un dado, nunca su cara.
-note-columns = Pueden ir a columnas distintas.
-note-colours = Los dados de Consumo no valen por estos colores.
-note-unused = No se puede dejar sin utilizar, y los PV de una loseta siguen siendo los impresos.
-note-colour = Cuenta el color del mundo, no el del dado.
-note-worlds = Cuentan los mundos iniciales y los de facción.
-note-imaginary = No es un dado, y no va a la Ciudadanía ni al cubilete.
-note-any-world = De mundos de cualquier color
-note-lost =
    Sirve cualquiera de tus dados: del cubilete o de la Ciudadanía, de una fase o el que la selecciona, de una pila, o un bien de un mundo.
    Quitarlo no cambia nada más: una fase seleccionada con él tiene lugar de todos modos, y un mundo solo pierde ese bien.
    Un trabajador imaginario no es un dado. Después la loseta no tiene ningún poder.

# Losetas de juego: un desarrollo y un mundo.

tile-advanced_logistics = Avances Logísticos
    .power = En cualquier momento de una fase de Explorar, antes, entre o después de las tareas de tus exploradores, puedes reordenar tu zona de construcción: cambias el orden de las dos pilas, y das la vuelta a losetas, que pasan a cualquier puesto de la otra pila. No cuesta nada ni ocupa a ningún explorador.
    .notes =
        Los dados de una pila se quedan en su parte superior y no acompañan a ninguna loseta. Una loseta superior que queda pagada así se completa al principio de la siguiente fase de Desarrollar o de Colonizar.
        Ya no se puede utilizar cuando se ha robado la loseta adicional de Equipo de Investigación Alienígena.
        Si Explorar se juega en orden estricto, solo en tu turno.
tile-designer_species_ultd =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Genes aquí como su bien.
tile-alien_research_ship = Nave de Investigación Alienígena
    .power = En cada fase de Explorar tienes dos exploradores imaginarios más, uno Propio y uno de Tecnología Alienígena. Cada uno reconoce o provee como uno real y luego desaparece; no necesitas ningún explorador real.
    .notes =
        No son dados: no van a la Ciudadanía ni al cubilete, y no cuentan en ninguna parte.
        Que uno de ellos sea de Tecnología Alienígena solo importa para los poderes que nombran ese color: Arqueología Alienígena (4 $ cuando provee) y Equipo de Investigación Alienígena (1 $ cuando reconoce).
tile-spice_world =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu cubilete.
tile-alien_research_team = Equipo de Investigación Alienígena
    .power = En cada fase de Explorar, cuando todos han explorado, robas una loseta y la pones, por la cara que quieras, al fondo de su pila; para ello no necesitas ningún explorador, y no puedes abandonar losetas. Además ganas 1 $ si en esta fase ha reconocido uno de tus exploradores de Tecnología Alienígena, real o imaginario.
    .notes =
        Es 1 $ en total, no por cada reconocimiento; proveer no cuenta.
        Robas antes de que las losetas abandonadas vuelvan a la bolsa. Si la bolsa está vacía, se rellena con ellas como al reconocer (deducido).
        Improved Reconnaissance no sirve aquí: esto no es un reconocimiento (deducido).
tile-rebel_warrior_race = Raza de Guerreros Rebeldes
    .power = Al colonizarlo: devuelve a la reserva uno de tus dados, esté donde esté, luego pon 1 dado Militar en tu Ciudadanía y luego pon 1 dado de Genes en tu Ciudadanía.
tile-alien_uplift_blueprints =
    .power = Tus mundos de Genes y de Tecnología Alienígena necesitan un colono menos.
    .notes =
        { -note-unused } Se suma a Robots Replicantes.
        No hay un mínimo impreso, ni hace falta: esos mundos cuestan 3 o más.
tile-information_hub =
    .power = Al colonizarlo: pon 1 dado de Innovación aquí como su bien.
tile-backup_planning =
    .power = Puedes dictar tantas veces como quieras en Asignar. Cada vez un trabajador va al área de Dictado, y otro pasa a otra columna.
    .notes =
        Con Mandato Galáctico cada dictado mueve uno, dos o tres trabajadores.
        Los dados del área de Dictado ya no son trabajadores: ni se pueden mover ni pueden pagar otro dictado.
        Cuenta como desarrollo con poder de reasignación.
tile-galactic_trendsetters =
    .power = Al colonizarlo: gana 2 $ y luego pon 2 dados de Consumo en tu Ciudadanía.
tile-colonial_affinity =
    .power = Una vez por ronda, en Asignar, puedes mover un trabajador a Colonizar.
    .notes = { -note-column }
tile-malevolent_lifeforms =
    .power = Al colonizarlo: pon 1 dado de Genes aquí como su bien.
tile-conscription = Reclutamiento
    .power = De inmediato, al colocarla: primero devuelve a la reserva uno de tus dados, esté donde esté; luego pon dos dados Militares en tu cubilete.
    .notes = { -note-lost }
tile-gem_world =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu cubilete.
tile-diversification =
    .power = Una vez por ronda, en Asignar, puedes mover un dado Propio de Explorar a cualquier otra columna.
    .notes = { -note-column }
tile-lost_species_ark_world =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Genes aquí como su bien.
tile-executive_power = Poder Ejecutivo
    .power = Una vez por ronda, en Asignar, puedes mover dos trabajadores, ambos de una misma columna, a la fase que has seleccionado.
    .notes =
        { -note-column }
        Los dos o ninguno: no se puede mover uno solo, y si ninguna otra columna tiene dos trabajadores, el poder no se puede utilizar.
tile-trading_world =
    .power = Al colonizarlo: pon 1 dado de Consumo en tu Ciudadanía.
tile-export_duties =
    .power = Cada bien con el que comercias da 1 $ más.
    .notes = { -note-any-world }. Se suma a Galactic Demand y a Jumpdrive Research; el límite de 10 $ vale para el comercio entero.
tile-silicon_world =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Elementos Raros aquí como su bien.
tile-free_trade_association =
    .power = Al final de cada fase de Transportar ganas 2 $, con transportistas o sin ellos.
    .bonus = tantos PV como la mitad del coste impreso de todos tus mundos de Innovación juntos, redondeada hacia arriba.
    .notes = { -note-worlds }
tile-sentient_robots =
    .power = Al colonizarlo: pon 1 dado Militar en tu cubilete.
tile-free_trade_zone = Zona de Comercio Libre
    .power = Tus mundos grises necesitan dos colonos menos, pero este poder nunca los deja por debajo de dos.
    .notes =
        Los costes impresos de 1 y 2 no cambian, 3 y 4 pasan a 2, 5 pasa a 3 y 6 pasa a 4.
        Con Robots Replicantes se descuenta después uno más, hasta quedar uno: 1, 1, 1, 1, 2 y 3 para costes impresos de 1 a 6.
        { -note-unused }
tile-galactic_resort =
    .power = Al colonizarlo: pon 1 dado de Innovación aquí como su bien.
tile-galactic_bankers =
    .power = Cada vez que comercias con un bien, puedes pagar 1 $ inmediatamente después para tomar 1 PV en fichas.
    .bonus = 1 PV por cada uno de tus desarrollos, este incluido.
    .notes =
        Una vez por cada bien con el que comercias. Consumir no da esta opción.
        Primero llegan los créditos del comercio, hasta el límite de 10 $, y luego se paga 1 $ (deducido).
        Los PV salen de la reserva y pueden agotarla.
        Cuentan los desarrollos de las facciones y los que tienen un poder de reasignación.
tile-former_penal_colony = Excolonia Penal
    .power = Al colonizarlo: devuelve a la reserva uno de tus dados, esté donde esté, y luego pon 1 dado Militar en tu cubilete.
tile-galactic_demand =
    .power = Cada bien de un mundo de Innovación con el que comercias da 2 $ más.
    .notes = { -note-colour } Ese comercio da 5 $ en vez de 3 $.
tile-deserted_alien_outpost =
    .power = Al colonizarlo: pon 1 dado de Tecnología Alienígena aquí como su bien.
tile-galactic_exchange =
    .power = Por cada mundo que completas, elige uno o dos de los colonos gastados en él: van a tu cubilete, y los demás a tu Ciudadanía.
    .bonus = 1 PV por cada color que tengas entre tus dados, estén donde estén; Propio y Consumo también son colores.
    .notes =
        Tienes que elegir al menos uno.
        Con Nuevo Orden Galáctico funcionan ambos poderes, cada uno por su cuenta: todos los colonos Militares van al cubilete, y uno o dos a tu elección, en el mejor caso otros dos (deducido).
tile-star_nomad_lair =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu Ciudadanía.
tile-galactic_federation =
    .power = Por cada desarrollo que completas después de este, elige uno o dos de los desarrolladores gastados en él: van a tu cubilete, y los demás a tu Ciudadanía.
    .bonus = tantos PV como un tercio del coste impreso de todos tus desarrollos juntos, redondeado hacia arriba; este cuenta con su 6.
    .notes =
        Tienes que elegir al menos uno. Cuentan los desarrollos que se completan después en la misma fase, este mismo no.
        Costes impresos de 13 en total dan 5 PV. Cuentan los desarrollos de las facciones, no otros bonus.
tile-artist_colony =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu Ciudadanía.
tile-galactic_influence =
    .power = Una vez por ronda, en Asignar, puedes mover un trabajador a cualquier otra columna.
    .notes = { -note-column }
tile-blaster_gem_mines =
    .power = Al colonizarlo: pon 1 dado Militar en tu Ciudadanía y luego pon 1 dado de Elementos Raros en tu Ciudadanía.
tile-galactic_investors =
    .power = Al final de cada fase de Desarrollar ganas 2 $, con desarrolladores o sin ellos.
    .notes = Ya en la fase en la que lo completas.
tile-new_vinland =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu cubilete.
tile-galactic_mandate = Mandato Galáctico
    .power = Cuando dictas, puedes mover uno, dos o tres trabajadores en vez de uno, cada uno a cualquier otra columna.
    .notes =
        Los trabajadores que mueve un mismo dictado pueden ir a columnas distintas.
        Sigues dictando una vez por ronda, salvo que tengas Backup Planning; entonces cada dictado mueve hasta tres.
tile-mining_world =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros aquí como su bien.
tile-galactic_recycling =
    .power = Ganas 1 $ por cada desarrollo y cada mundo que completas, menos por esta loseta.
    .notes = Varios en una fase pagan varias veces, también los que se completan después en la misma fase en la que se construye.
tile-alien_robot_scout_ship =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Tecnología Alienígena en tu cubilete.
tile-galactic_renaissance =
    .power = Cada bien que consumes da 1 PV más.
    .bonus = 1 PV si tienes 1 PV en fichas, 2 PV si tienes 3, 3 con 6, 4 con 10, 5 con 15, 6 con 21, y así sucesivamente: cada PV más pide uno más que el anterior.
    .notes =
        { -note-any-world }, además de los 1 a 3 PV habituales y de lo que añaden Minor Research Labs y Space Refineries.
        Los pasos siguientes son 28, 36, 45 y 55 PV en fichas, sin límite.
tile-fifth_column =
    .power = Al colonizarlo: pon 1 dado Militar en tu cubilete.
tile-galactic_reserves = Reservas Galácticas
    .power = Cada uno de tus mundos que no sea gris puede tener dos bienes, de un color o de dos.
    .bonus = 1 PV por cada bien en tus mundos.
    .notes =
        Cada bien sigue necesitando un productor para producirse y un transportista para transportarse. En los mundos grises no cabe ninguno.
        Funciona en todo momento desde que se construye, no en una sola fase.
        Al final cuentan los bienes que hay después del último Administrar el imperio.
tile-rebel_hideout =
    .power = Al colonizarlo: pon 2 dados Militares en tu Ciudadanía.
tile-galactic_salon =
    .power = En cada fase de Transportar ganas 1 PV en fichas, con transportistas o sin ellos.
    .notes =
        Sale de la reserva y puede agotarla.
        No hay un momento impreso dentro de la fase; se toma al final de la fase (deducido).
tile-runaway_robots =
    .power = Al colonizarlo: pon 1 dado Militar en tu cubilete.
tile-homeworld_patriotism =
    .power = Una vez por ronda, en Asignar, puedes mover uno o dos dados Propios a la fase que has seleccionado.
    .notes = { -note-column }
tile-plague_world =
    .power = Al colonizarlo: pon 1 dado de Genes en tu cubilete.
tile-hydroponics_guild =
    .power = Una vez por ronda, en Asignar, puedes mover un dado de Innovación o de Genes a cualquier otra columna.
    .notes =
        { -note-column }
        { -note-colours }
tile-alien_sentinels =
    .power = Al colonizarlo: gana 3 $ y luego pon 1 dado de Tecnología Alienígena en tu cubilete.
tile-information_tech = Información Tecnológica
    .power = De inmediato, al colocarla: primero devuelve a la reserva uno de tus dados, esté donde esté; luego pon dos dados de Innovación en tu cubilete.
    .notes = { -note-lost }
tile-pirate_world =
    .power = Al colonizarlo: pon 1 dado Militar en tu Ciudadanía.
tile-investment_credits =
    .power = Los desarrollos que completas después de este necesitan un desarrollador menos, pero al menos uno.
    .notes = Ayuda enseguida, en la misma fase. { -note-unused } Se suma a Adaptación Biológica.
tile-galactic_survey_headquarters =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu cubilete.
tile-isolation_policy = Política de Aislamiento
    .power = Una vez por ronda, en Asignar, puedes mover uno o dos trabajadores de Explorar, cada uno a cualquier otra columna.
    .notes =
        { -note-column }
        { -note-columns }
tile-planetary_nebula =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros aquí como su bien.
tile-jumpdrive_research =
    .power = Cada bien de un mundo de Elementos Raros con el que comercias da 1 $ más.
    .notes = { -note-colour } Ese comercio da 5 $ en vez de 4 $.
tile-deserted_alien_library =
    .power = Al colonizarlo: gana 2 $ y luego pon 1 dado de Tecnología Alienígena aquí como su bien.
tile-local_subsidies =
    .power = Una vez por ronda, en Asignar, puedes mover un dado Propio a cualquier otra columna.
    .notes = { -note-column }
tile-distant_world =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Genes en tu cubilete.
tile-mad_scientists = Científicos Desquiciados
    .power = Una vez por ronda, en Asignar, puedes mover uno o dos trabajadores, cada uno a cualquier otra columna, si tienes más mundos de Innovación que cada uno de los demás jugadores; solo uno si empatas a quien más tiene.
    .notes =
        { -note-column }
        { -note-worlds } No cuentan las losetas en construcción.
        Si nadie tiene un mundo de Innovación, todos empatan, y puedes mover un trabajador. Si alguien tiene más que tú, el poder no se puede utilizar.
tile-gateway_station =
    .power = Al colonizarlo: pon 1 dado de Consumo en tu Ciudadanía.
tile-major_research_labs =
    .power = En cada fase de Explorar tienes un explorador Propio imaginario más. Reconoce o provee como uno real y luego desaparece; no necesitas ningún explorador real.
    .notes = { -note-imaginary }
tile-galactic_fuel_depot =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros aquí como su bien.
tile-merchant_guild =
    .power = Al final de cada fase de Producir ganas 2 $, con productores o sin ellos.
tile-jumpdrive_fuel_refinery =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros aquí como su bien.
tile-mining_league =
    .power = Al final de cada fase de Producir ganas 1 $ por cada bien en tus mundos de Elementos Raros.
    .bonus = 2 PV por cada uno de tus mundos de Elementos Raros, con bienes o sin ellos.
    .notes =
        El color del bien no importa, ni cuándo se produjo.
        { -note-worlds }
tile-new_survivalists =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu Ciudadanía.
tile-minor_research_labs =
    .power = Cada bien de un mundo de Genes o de Tecnología Alienígena que consumes da 1 PV más.
    .notes = { -note-colour }
tile-transport_hub =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Consumo en tu Ciudadanía.
tile-nanotechnology = Nanotecnología
    .power = Una vez por ronda, en Asignar, puedes mover uno o dos trabajadores, cada uno a cualquier otra columna.
    .notes =
        { -note-column }
        { -note-columns }
tile-radioactive_world =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros en tu cubilete.
tile-new_economy =
    .power = Cada bien que consumes te da también 2 $.
    .bonus = 1 PV por cada uno de tus desarrollos sin poder de reasignación, este incluido.
    .notes =
        { -note-any-world }, además de Trade Levies y de Mining Industry. Comerciar no da nada más.
        Cuentan los desarrollos con un efecto inmediato, y también los de las facciones.
tile-high_gravity_world =
    .power = Al colonizarlo: pon 1 dado Militar en tu cubilete.
tile-new_galactic_order = Nuevo Orden Galáctico
    .power = Por cada mundo que completas, todos los dados Militares entre los colonos gastados en él van a tu cubilete en vez de a la Ciudadanía.
    .bonus = 2 PV por cada tres dados Militares que tengas, estén donde estén; un grupo de tres empezado cuenta entero.
    .notes =
        Cuatro dados Militares dan 4 PV.
        No se puede dejar sin utilizar. Con Galactic Exchange funcionan ambos poderes, cada uno por su cuenta (deducido).
tile-secluded_world =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu Ciudadanía.
tile-operations_affinity =
    .power = Una vez por ronda, en Asignar, puedes mover un trabajador a Explorar o a Producir.
    .notes = { -note-column }
tile-tourist_world =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Consumo en tu Ciudadanía.
tile-organic_shipyards = Astilleros Orgánicos
    .power = En cada fase de Transportar tienes dos transportistas imaginarios más, uno Propio y uno de Genes. Transportan como los reales mientras haya bienes y luego desaparecen; no necesitas ningún transportista real.
    .notes =
        No son dados, y no van a la Ciudadanía ni al cubilete. El bien transportado va a la Ciudadanía como siempre.
        El color Genes solo importa al consumir un bien de un mundo de Genes.
tile-outlaw_world =
    .power = Al colonizarlo: pon 1 dado Militar en tu cubilete.
tile-propaganda_campaign =
    .power = Una vez por ronda, en Asignar, puedes mover uno o dos trabajadores a la fase que has seleccionado.
    .notes = { -note-column }
tile-ore_rich_world =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros en tu cubilete.
tile-public_works = Obras Públicas
    .power = Ganas 1 $ por cada desarrollo que completas después de este.
    .notes = Varios en una fase pagan varias veces: si construyes este y luego dos más en la misma fase, ganas 2 $.
tile-lost_alien_warship =
    .power = Al colonizarlo: gana 2 $ y luego pon 1 dado de Tecnología Alienígena en tu cubilete.
tile-replicant_robots = Robots Replicantes
    .power = Tus mundos necesitan un colono menos, pero al menos uno.
    .notes =
        { -note-unused }
        Se suma a Alien Uplift Blueprints y, descontado después, a Zona de Comercio Libre.
tile-space_port =
    .power = Al colonizarlo: pon 1 dado de Innovación en tu cubilete.
tile-robot_surveyors =
    .power = Al final de cada fase de Colonizar ganas 2 $, con colonos o sin ellos.
tile-asteroid_belt =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros en tu cubilete.
tile-shipping_affinity =
    .power = Una vez por ronda, en Asignar, puedes mover un trabajador a Transportar.
    .notes = { -note-column }
tile-deep_space_symbionts_ltd =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Genes en tu cubilete.
tile-space_docks =
    .power = En cada fase de Transportar tienes un transportista Propio imaginario más. Transporta como uno real si queda un bien y luego desaparece; no necesitas ningún transportista real.
    .notes = { -note-imaginary }
tile-armaments_world =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Elementos Raros aquí como su bien.
tile-space_marines = Marines Espaciales
    .power = De inmediato, al colocarla: primero devuelve a la reserva uno de tus dados, esté donde esté; luego gana 1 $ y pon un dado Militar en tu cubilete.
    .notes = { -note-lost }
tile-prosperous_world =
    .power = Al colonizarlo: pon 1 dado de Innovación aquí como su bien.
tile-space_mercenaries =
    .power = Una vez por ronda, en Asignar, puedes mover un dado Militar o de Elementos Raros a cualquier otra columna.
    .notes =
        { -note-column }
        { -note-colours }
tile-lost_alien_battle_fleet =
    .power = Al colonizarlo: gana 3 $ y luego pon 1 dado de Tecnología Alienígena en tu cubilete.
tile-space_refineries =
    .power = Cada bien de un mundo de Elementos Raros que consumes da 1 PV más.
    .notes = { -note-colour }
tile-uplift_overseers =
    .power = Al colonizarlo: pon 1 dado de Genes en tu cubilete.
tile-space_tourism = Turismo Espacial
    .power = En cada fase de Transportar ganas 1 $, con transportistas o sin ellos, y 1 $ más si son tuyos todos los mundos con el coste impreso más alto de todos los despliegues.
    .notes =
        Se comparan los costes impresos; los descuentos no importan.
        Si otro jugador también tiene un mundo de ese coste, no recibes el segundo crédito. Dos mundos así, si son tuyos, no estorban.
        No hay un momento impreso dentro de la fase; los créditos se ganan al final de la fase. Esto solo importa con Galactic Bankers, cerca del límite de 10 $ (deducido).
tile-universal_exports =
    .power = Al colonizarlo: pon 1 dado de Innovación aquí como su bien.
tile-system_diversification =
    .power = Una vez por ronda, en Asignar, puedes mover uno o dos trabajadores que no sean dados Propios, cada uno a cualquier otra columna.
    .bonus = tantos PV como la mitad del coste impreso de todos tus desarrollos con poder de reasignación juntos, redondeada hacia arriba; este cuenta con su 6.
    .notes =
        { -note-column }
        { -note-columns }
tile-rebel_miners = Mineros Rebeldes
    .power = Al colonizarlo: devuelve a la reserva uno de tus dados, esté donde esté, y luego pon 2 dados Militares en tu Ciudadanía.
tile-technology_affinity =
    .power = Una vez por ronda, en Asignar, puedes mover un trabajador a Desarrollar.
    .notes = { -note-column }
tile-jungle_world =
    .power = Al colonizarlo: pon 1 dado de Genes aquí como su bien.
tile-technology_unions =
    .power = En cada fase de Explorar y en cada fase de Producir ganas 1 $ si tienes más desarrollos que cada uno de los demás jugadores.
    .notes = Un empate no da nada. Cuentan los desarrollos de las facciones. No necesitas ningún trabajador en la fase.
tile-deserted_alien_colony =
    .power = Al colonizarlo: gana 1 $ y luego pon 1 dado de Tecnología Alienígena aquí como su bien.
tile-terraforming_robots =
    .power = Cada mundo que completas te da 1 $, uno de Elementos Raros 2 $.
tile-terraformed_world =
    .power = Al colonizarlo: gana 2 $ y luego pon 1 dado de Consumo en tu Ciudadanía.
tile-trade_levies =
    .power = Cada bien que consumes te da también 1 $.
    .notes = { -note-any-world }, además de New Economy y de Mining Industry. Comerciar no da nada más.
tile-comet_zone =
    .power = Al colonizarlo: pon 1 dado de Elementos Raros aquí como su bien.

# Facciones.

tile-space_piracy = Piratería Espacial
    .power = Al final de cada fase de Transportar ganas 1 $ por cada dos dados Militares en tu Ciudadanía, redondeando hacia arriba.
    .notes = Tres dados Militares dan 2 $. Cuentan los dados utilizados o transportados en esta fase.
tile-hidden_fortress =
    .power = Durante la preparación: pon 1 dado Militar en tu Ciudadanía.
tile-alien_archaeology = Arqueología Alienígena
    .power = Cada vez que provee uno de tus exploradores de Tecnología Alienígena, real o imaginario, ganas 4 $ en vez de 2 $.
    .notes = Cuenta el color del dado, sin importar cómo ha llegado a Explorar.
tile-alien_rosetta_stone_world =
    .power = Durante la preparación: pon 1 dado de Tecnología Alienígena en tu Ciudadanía.
tile-consumer_markets =
    .power = Al final de cada fase de Producir ganas 1 $ por cada bien en tus mundos de Innovación.
    .notes = El color del bien no importa.
tile-space_mall =
    .power = Durante la preparación: pon 1 dado de Innovación en tu cubilete.
tile-improved_reconnaissance =
    .power = Puedes poner cada loseta que robas al reconocer encima de su pila en vez de al fondo.
    .notes =
        Los dados de esa pila se quedan en su parte superior y desde entonces pagan la nueva loseta superior. Si queda pagada así, se completa al principio de la siguiente fase de Desarrollar o de Colonizar.
        No vale para la loseta adicional de Equipo de Investigación Alienígena, que no es un reconocimiento (deducido).
tile-wormhole_station =
    .power = Durante la preparación: pon 1 dado de Elementos Raros en tu cubilete.
tile-genetics_lab = Laboratorios Genéticos
    .power = Al final de cada fase de Producir ganas 2 $ por cada uno de tus dados de Genes que esté en un mundo como bien.
    .notes = El color del mundo no importa; otros dados en mundos de Genes no cuentan.
tile-the_last_of_the_gnarssh =
    .power = Durante la preparación: pon 1 dado de Genes en tu Ciudadanía.
tile-galactic_religion =
    .power = Al final de cada fase de Desarrollar ganas 1 $ por cada dado de Innovación en tu Ciudadanía.
    .notes = Cuentan los desarrolladores gastados en esta fase.
tile-pilgrimage_world =
    .power = Durante la preparación: pon 1 dado de Innovación aquí como su bien.
tile-biological_adaptation = Adaptación Biológica
    .power = Tus desarrollos con poder de reasignación necesitan un desarrollador menos, pero al menos uno.
    .notes =
        18 de las losetas de juego tienen un poder de reasignación; esta no es una de ellas.
        { -note-unused } Se suma a Investment Credits.
tile-aquatic_uplift_world =
    .power = Durante la preparación: pon 1 dado de Genes en tu cubilete.
tile-mining_industry =
    .power = Cada bien de un mundo de Elementos Raros que consumes te da también 1 $.
    .notes = { -note-colour } Comerciar no da nada más.
tile-meteorite_planet =
    .power = Durante la preparación: pon 1 dado de Elementos Raros en tu Ciudadanía.
tile-destroyed_colony =
    .power = Durante la preparación: pon 1 dado de Consumo en tu cubilete.
tile-awakened_alien_outpost =
    .power = Durante la preparación: pon 1 dado Militar en tu Ciudadanía.

# Mundos iniciales.

tile-alpha_centauri =
    .power = Durante la preparación: pon 1 dado de Elementos Raros aquí como su bien.
tile-ancient_race =
    .power = Durante la preparación: pon 1 dado de Genes aquí como su bien.
tile-damaged_alien_factory =
    .power = Durante la preparación: pon 1 dado de Tecnología Alienígena en tu Ciudadanía.
tile-doomed_world =
    .power = Durante la preparación: empieza con 8 $ en vez de 1 $; no da dados.
tile-earths_lost_colony =
    .power = Durante la preparación: pon 1 dado de Innovación aquí como su bien.
tile-epsilon_eridani =
    .power = Durante la preparación: pon 1 dado de Innovación en tu Ciudadanía y luego pon 1 dado Militar en tu Ciudadanía.
tile-new_sparta =
    .power = Durante la preparación: pon 2 dados Militares en tu Ciudadanía.
tile-old_earth =
    .power = Durante la preparación: pon 1 dado de Consumo en tu Ciudadanía.
tile-separatist_colony =
    .power = Durante la preparación: pon 1 dado Militar en tu cubilete.
