roll-question-power-advanced_logistics = ¿Cómo reordenas tu zona de construcción?
