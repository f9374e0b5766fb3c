card-near_haven = Havre proche
card-far_haven = Havre lointain
card-green_moon = Lune verte
card-survey_office = Bureau de prospection
pack-race-micro = Micro
    .text = Deux joueurs, deux rounds, deux cartes différentes : une partie de Race for the Galaxy dont l'arbre se parcourt en entier.
option-race-micro-two_actions = seulement les cartes d'action Développer et Coloniser
