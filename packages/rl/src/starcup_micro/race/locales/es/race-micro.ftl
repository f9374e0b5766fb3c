card-near_haven = Refugio Cercano
card-far_haven = Refugio Lejano
card-green_moon = Luna Verde
card-survey_office = Oficina de Exploración
pack-race-micro = Micro
    .text = Dos jugadores, dos rondas, dos cartas distintas: una partida de Race for the Galaxy cuyo árbol se puede recorrer entero.
option-race-micro-two_actions = solo las cartas de acción Desarrollar y Colonizar
