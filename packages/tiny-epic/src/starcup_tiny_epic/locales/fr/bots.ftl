# Ce qui parle pour un choix, dans les conseils : ce que seuls les bots appellent ainsi.

term-dice_kept = dés gardés
term-dice_to_come = dés à venir
