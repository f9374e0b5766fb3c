# Palabras de los poderes en Python.

roll-question-power-advanced_logistics = ¿Cómo reordenas tu zona de construcción?
roll-choice-advanced_logistics-arrange = Reordenar tu zona de construcción
    .detail = Das la vuelta a losetas y cambias su orden
roll-choice-advanced_logistics-turn = Dar la vuelta a { $face }
    .detail = Al fondo de la otra pila, con la otra cara hacia arriba
roll-choice-advanced_logistics-raise = Subir { $face } al puesto { $place }
    .detail = De su pila; 1 es la parte superior
roll-choice-advanced_logistics-next = Seguir con los puestos de abajo
    .detail = La loseta de este puesto se queda donde está
roll-refusal-advanced_logistics-not-in-zone = ninguna loseta de tu zona muestra esa cara.
roll-refusal-advanced_logistics-not-above = ese puesto de su pila no está por encima de la loseta.
roll-refusal-advanced_logistics-arrange-first = reordena tu zona, o di que ya basta.

roll-question-power-galactic_bankers = ¿Compras 1 PV por 1 $?
roll-choice-galactic_bankers-buy = Comprar 1 PV
    .detail = Pagas 1 $ y tomas 1 PV en fichas
roll-choice-galactic_bankers-decline = No comprar
    .detail = No compras nada por este comercio
roll-refusal-galactic_bankers-buy-first = di primero si compras 1 PV por 1 $.
