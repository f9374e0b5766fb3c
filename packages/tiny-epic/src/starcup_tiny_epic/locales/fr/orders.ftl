# Jusqu'à quand vaut une consigne (derrière « jusqu'à » : rien ne commence par « le ») et, derrière « quand », à quelles questions.

tiny-epic-until-follow-my-turn = votre tour
tiny-epic-until-follow-next-turn = la fin de ce tour
tiny-epic-until-follow-next-die = l'activation d'un autre dé
tiny-epic-until-follow-move = l'activation d'un dé de déplacement
tiny-epic-until-follow-energy = l'activation d'un dé d'énergie
tiny-epic-until-follow-culture = l'activation d'un dé de culture
tiny-epic-until-follow-economy = l'activation d'un dé d'économie
tiny-epic-until-follow-diplomacy = l'activation d'un dé de diplomatie
tiny-epic-until-follow-colony = l'activation d'un dé de colonie

tiny-epic-until-rebel-die-my-turn = votre tour
tiny-epic-until-rebel-die-next-turn = la fin de ce tour
tiny-epic-until-rebel-die-move = un dé de déplacement de la galaxie renégate
tiny-epic-until-rebel-die-energy = un dé d'énergie de la galaxie renégate
tiny-epic-until-rebel-die-culture = un dé de culture de la galaxie renégate
tiny-epic-until-rebel-die-economy = un dé d'économie de la galaxie renégate
tiny-epic-until-rebel-die-diplomacy = un dé de diplomatie de la galaxie renégate
tiny-epic-until-rebel-die-colony = un dé de colonie de la galaxie renégate

tiny-epic-where-follow-for-nothing = suivre ne rapporte pas plus que cela ne coûte
tiny-epic-until-follow-for-nothing-stopped = nouvel ordre
tiny-epic-where-useless-rebel-die = le dé de la galaxie renégate ne lui sert à rien
tiny-epic-until-useless-rebel-die-stopped = nouvel ordre
