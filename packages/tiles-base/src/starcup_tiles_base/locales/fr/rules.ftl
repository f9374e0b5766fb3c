# Les règles qui nomment des tuiles du jeu de base, avec leurs exemples (.example). Les tuiles s'appellent comme dans tiles.ftl.

# Mise en place.

rule-SETUP-17 = Doomed World ne fournit aucun dé ; son propriétaire commence avec 8 $ à la place.
    .example = Crédits 8, pas 9.
rule-SETUP-18 = La tuile de faction Destroyed Colony a deux mondes, et les deux fournissent des dés.
    .example = Avec Doomed World : gobelet 3 dés natifs + 1 de consommation, Population 2 dés natifs + 1 militaire, 8 $.

# Développer et effets immédiats.

rule-DEVELOP-12 = Exemple : Galactic Recycling (coût 2) est complété, puis au-dessous Advanced Logistics (coût 1) ; Galactic Recycling rapporte 1 $ pour le second, et rien pour lui-même.
    .example = 3 développeurs : tous deux complétés, 3 dés dans la Population, +1 $.
rule-IMMED-3 = Trois développements (Conscription, Information Tech, Space Marines) ont un tel effet immédiat au lieu d'un pouvoir.
rule-IMMED-8 = Exemple : Deserted Alien Library : quand la tuile est placée, +2 $ et un dé de technologie alien comme marchandise dessus.
    .example = 9 $ avant : 10 $ après ; le monde porte 1 marchandise.

# Score.

rule-SCORE-6 = Certains développements de coût 6 se comptent eux-mêmes pour leur propre bonus, par exemple Fédération Galactique.
rule-SCORE-10 = Exemple : développements 13, mondes 3, bonus de Fédération Galactique 5, bonus de New Galactic Order 4 (quatre dés militaires) : total 25, sans jetons.
    .example = 13/3 arrondi au supérieur = 5 ; 2 x (4/3 arrondi au supérieur) = 4 ; 13 + 3 + 5 + 4 = 25.

# Pouvoirs.

rule-POWER-18 = Subventions Locales est l'exemple du livret de règles lui-même pour un développement avec un pouvoir de réassignation.
    .example = Il est marqué comme pouvoir de réassignation.
rule-POWER-19 = Advanced Logistics : utilisable autant de fois que l'on veut pendant Explorer, mais plus une fois que la tuile d'Alien Research Team a été piochée.
rule-POWER-20 = Advanced Logistics : quand Explorer est joué dans un ordre strict, seulement quand vient le tour de son propriétaire.
rule-POWER-21 = Galactic Reserves : permanent ; une fois construit, chaque monde non gris de son propriétaire peut porter jusqu'à 2 marchandises, de la même couleur ou de couleurs différentes.
    .example = 4 producteurs, 2 mondes de nouveauté vides, 1 gris : 4 marchandises.
rule-POWER-22 = Galactic Reserves : chaque marchandise a toujours besoin de son propre expéditeur.
rule-POWER-23 = Alien Archaeology : pour son explorateur alien, POWER-9 et POWER-10 s'appliquent.
    .example = Un dé de technologie alien qui montre Produire, réassigné à Explorer, stocke : 4 $ ; un dé génétique au même endroit : 2 $.
rule-POWER-24 = Alien Research Ship : que l'un de ses explorateurs supplémentaires soit un dé de technologie alien n'importe que pour les quelques pouvoirs d'Explorer qui le nomment.
rule-POWER-25 = Alien Research Team : sa tuile supplémentaire est piochée après que tous les joueurs ont fait leurs tâches d'Explorer et avant que les tuiles abandonnées retournent dans le sac. Elle va au bas d'une pile même avec Improved Reconnaissance (déduit).
rule-POWER-26 = Alien Research Team : pour son explorateur alien, POWER-9 et POWER-10 s'appliquent.
rule-POWER-27 = Biological Adaptation : n'est pas en soi un pouvoir de réassignation, bien que son texte contienne ce mot.
    .example = System Diversification ne le compte pas, New Economy le compte.
rule-POWER-28 = Executive Power : ASSIGN-19 à ASSIGN-22 s'appliquent ; « même phase » veut dire même colonne, pas même face. Les deux dés vont dans la seule phase sélectionnée (décision).
rule-POWER-29 = Galactic Mandate : ASSIGN-19 à ASSIGN-22 s'appliquent ; les travailleurs déplacés en ordonnant une fois peuvent aller dans des colonnes différentes.
rule-POWER-30 = Isolation Policy : ASSIGN-19 à ASSIGN-22 s'appliquent ; ses travailleurs peuvent quitter Explorer pour des colonnes différentes.
rule-POWER-31 = Nanotechnology : ASSIGN-19 à ASSIGN-22 s'appliquent ; ses travailleurs peuvent aller dans des colonnes différentes.
rule-POWER-32 = Mad Scientists : si personne n'a de monde de nouveauté, c'est une égalité pour le plus grand nombre ; le propriétaire peut donc réassigner 1 dé.
    .example = Mondes de nouveauté du propriétaire - meilleur des autres : 0 - 0 : 1 dé ; 1 - 1 : 1 ; 2 - 1 : jusqu'à 2 ; 1 - 2 : aucun.
rule-POWER-33 = Free Trade Zone : un monde gris de coût 3 ou 4 coûte 2 ; si Replicant Robots est aussi dans le tableau, 1.
    .example = Imprimé de 1 à 6, seul 1, 2, 2, 2, 3, 4 ; avec les deux 1, 1, 1, 1, 2, 3.
rule-POWER-34 = Genetics Lab : compte les dés génétiques qui servent de marchandises sur n'importe quel monde, pas les marchandises sur des mondes génétiques.
    .example = Marchandise génétique sur un monde de nouveauté et marchandise native sur un monde génétique : 1 compte.
rule-POWER-35 = Organic Shipyards : que l'un de ses expéditeurs supplémentaires soit un dé génétique n'importe que quand il consomme une marchandise d'un monde génétique.
rule-POWER-36 = Space Tourism : si plusieurs mondes sont à égalité pour le coût le plus élevé, le 1 $ supplémentaire ne vient que si le propriétaire les a tous.
    .example = Ses mondes 5 et 5, ceux des autres au plus 4 : 2 $ ; son monde 5, celui d'un autre joueur 5 : 1 $.
rule-POWER-37 = Space Tourism : seuls les coûts imprimés, avant les réductions, sont comparés.
rule-POWER-38 = Conscription, Information Tech, Space Marines : voir IMMED-4 à IMMED-7.
    .example = Conscription avec 7 dés : 8 ensuite, dont 2 nouveaux dés militaires dans le gobelet.
rule-POWER-39 = Former Penal Colony (monde) : voir IMMED-4 à IMMED-7.
rule-POWER-40 = Rebel Miners (monde) : voir IMMED-4 à IMMED-7.
rule-POWER-41 = Rebel Warrior Race (monde) : voir IMMED-4 à IMMED-7.
rule-POWER-42 = Public Works : par exemple, son propriétaire le construit, puis deux autres développements dans la même phase : 2 $ dans cette phase.
    .example = 3 développements complétés, +2 $.
rule-POWER-43 = Space Piracy : 1 $ par 2 dés militaires dans la Population du propriétaire à la fin de chaque phase Expédier, arrondi au supérieur ; par exemple, 3 dés font 1 paire 1/2, donc 2 $.
    .example = 0, 1, 2, 3, 4 dés : 0, 1, 1, 2, 2 $.
rule-POWER-44 = New Galactic Order : à la fin de la partie, 2 PV par groupe de 3 dés militaires possédés, arrondi au groupe entier supérieur ; par exemple, 4 dés font 1 groupe 1/3, donc 2 groupes, 4 PV.
    .example = 0, 1, 3, 4, 6, 7 dés : 0, 2, 2, 4, 4, 6 PV.
