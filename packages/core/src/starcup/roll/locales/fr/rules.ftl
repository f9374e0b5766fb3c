# Les règles de Roll for the Galaxy, avec leurs exemples (.example), et les titres de leurs chapitres.

chapter-TERM = Termes
chapter-DICE = Dés
chapter-TILES = Tuiles
chapter-SETUP = Mise en place
chapter-ROUND = Le round
chapter-ROLL = Lancer
chapter-ASSIGN = Assigner
chapter-REVEAL = Révéler
chapter-PHASE = Les phases en général
chapter-EXPLORE = Explorer
chapter-DEVELOP = Développer
chapter-SETTLE = Coloniser
chapter-IMMED = Effets immédiats
chapter-PRODUCE = Produire
chapter-SHIP = Expédier
chapter-MANAGE = Gérer l'empire
chapter-END = Fin de la partie
chapter-SCORE = Score
chapter-TIMING = Ordre de jeu
chapter-SECRET = Étiquette et informations cachées
chapter-POWER = Pouvoirs
chapter-RACE-DIFF = Différences avec Race for the Galaxy

# Termes.

rule-TERM-1 = Un dé n'est un travailleur que tant qu'il est dans le gobelet de son propriétaire, sous son plateau de phases, ou sur ce plateau comme dé qui sélectionne la phase.
rule-TERM-2 = Les dés qui n'appartiennent à personne, les dés d'une Population et les dés d'une zone d'ordre ne sont pas des travailleurs.
rule-TERM-3 = La phase à laquelle un travailleur est assigné en fait un explorateur (I), un développeur (II), un colonisateur (III), un producteur (IV) ou un expéditeur (V).
rule-TERM-4 = Un producteur placé sur un monde est dès lors une marchandise, et n'est plus un producteur.
rule-TERM-5 = Dans les règles et dans les icônes de pouvoirs, un symbole de phase désigne tout travailleur assigné à cette phase, quelles que soient sa couleur et sa face.
rule-TERM-6 = Le symbole de dé vierge (« n'importe lequel ») désigne un dé de l'une quelconque des sept couleurs ; le signe $ désigne des crédits (« +$2 » = gagnez 2 $).
rule-TERM-7 = Le tableau d'un joueur (son empire) comprend sa tuile de faction, son monde d'origine et toutes les tuiles qu'il a complétées ; les tuiles de la zone de construction n'en font pas partie.

# Dés.

rule-DICE-1 = Il y a 111 dés de sept couleurs ; tous les dés d'une couleur portent les mêmes six faces.
    .example = 25 + 22 + 9 + 20 + 14 + 12 + 9 = 111.
rule-DICE-2 = Les dés de technologie alien n'ont pas de face Explorer. Les dés natifs n'ont pas de face joker (décision).
rule-DICE-3 = Le symbole Produire est différent sur chaque couleur de dé uniquement pour aider les joueurs daltoniens ; il n'a aucun effet sur le jeu.
rule-DICE-4 = Le tableau des faces figure aussi sur le volet droit de chaque écran : c'est donc une information publique.
rule-DICE-5 = Chaque dé est à tout moment en un seul endroit : la réserve commune, ou, chez un joueur, son gobelet, sa Population, une colonne de phase, la place de sélection, la zone d'ordre, une pile de construction, ou l'un de ses mondes comme marchandise.
    .example = Après chaque action, on retrouve les 111 dés.
rule-DICE-6 = La réserve ne manque jamais : tout ce que fournissent toutes les tuiles de la boîte ensemble utilise au plus les dés qui existent.
    .example = Militaires 22 sur 22, nouveauté 19 sur 20.
rule-DICE-7 = Le nombre de dés d'un joueur ne baisse jamais sur l'ensemble d'un effet : chacune des six tuiles qui coûtent un dé en rend au moins un.
    .example = Un monde qui coûte un dé et en donne un : 7 dés avant, 7 après.

# Tuiles.

rule-TILES-1 = Il y a 55 tuiles de jeu, chacune avec un monde d'un côté et un développement de l'autre ; les coûts imprimés vont de 1 à 6.
rule-TILES-2 = Faces monde de coût 1, 2, 3, 4, 5 et 6 (et au total) : nouveauté 5, 6, 4, 0, 0, 0 (15) ; éléments rares 0, 5, 6, 2, 0, 0 (13) ; gènes 0, 0, 3, 4, 2, 0 (9) ; technologie alien 0, 0, 0, 2, 2, 3 (7) ; gris 2, 3, 2, 2, 1, 1 (11).
rule-TILES-3 = Faces développement de coût 1, 2, 3, 4, 5 et 6 (et au total) : avec un pouvoir de réassignation 4, 5, 6, 1, 1, 1 (18) ; avec un autre pouvoir 5, 5, 8, 3, 4, 9 (34) ; avec un effet immédiat 0, 0, 1, 2, 0, 0 (3).
rule-TILES-4 = La somme des deux faces d'une tuile n'est pas constante.
    .example = Les mondes coûtent 169 au total et les développements 183 ; la somme des deux faces est de 6 (36 tuiles), 7 (16) ou 8 (3).
rule-TILES-5 = Chaque développement n'existe qu'une fois.
rule-TILES-6 = Une tuile vaut autant de PV que son coût imprimé ; les développements de coût 6 (« 6+ ») ajoutent un bonus.
    .example = Exactement dix développements « 6+ », tous de coût 6.
rule-TILES-7 = Il y a 9 tuiles de faction, de largeur double, numérotées de 1 à 9, et 9 mondes d'origine ; les unes et les autres ont des coins gris foncé et ne vont jamais dans le sac.
rule-TILES-8 = Le petit point dans le coin supérieur gauche des mondes génétiques (verts) aide seulement les joueurs daltoniens à les distinguer des mondes d'éléments rares (bruns).
rule-TILES-9 = Le coût d'un développement est le nombre dans son losange, celui d'un monde le nombre dans son cercle.

# Mise en place.

rule-SETUP-1 = On joue de 2 à 5 joueurs.
rule-SETUP-2 = Contenu : 5 gobelets, 5 marqueurs de crédit, 5 plateaux de joueur, 5 écrans, 5 plateaux de phases, 5 tuiles de phase, 9 tuiles de faction, 9 mondes d'origine, 111 dés, 55 tuiles de jeu, 1 sac, 33 jetons de PV.
rule-SETUP-3 = Les jetons de PV sont 20 de 1 PV, 8 de 5 PV et 5 de 10 PV.
    .example = 20 + 40 + 50 = 110 PV.
rule-SETUP-4 = La réserve initiale de PV est de 12 PV par joueur, en jetons de 1 et de 5 PV.
    .example = À 2 joueurs 24, à 3 joueurs 36, à 4 joueurs 48, à 5 joueurs 60.
rule-SETUP-5 = Les jetons de 10 PV sont mis de côté pour le dernier round ; les jetons de 1 et de 5 PV dont la réserve n'a pas besoin quittent la partie.
rule-SETUP-6 = Au centre : le sac avec les 55 tuiles de jeu, tous les dés comme réserve commune, et les cinq tuiles de phase dans l'ordre des phases, face X visible.
rule-SETUP-7 = Chaque joueur reçoit un gobelet, un marqueur de crédit, un plateau de joueur, un écran et un plateau de phases (gardé derrière l'écran) ; le matériel des joueurs absents va dans la boîte.
rule-SETUP-8 = Chaque joueur commence avec 1 $ (exception : un monde d'origine qui le dit, SETUP-17).
rule-SETUP-9 = Chaque joueur reçoit au hasard une tuile de faction et un monde d'origine ; le reste des unes et des autres retourne dans la boîte.
rule-SETUP-10 = La tuile de faction et le monde d'origine sont placés face visible devant le plateau de joueur et forment le tableau initial.
rule-SETUP-11 = Chaque joueur pioche deux tuiles de jeu dans le sac : l'une devient sa pile de développements (à gauche, face développement visible), l'autre sa pile de mondes (à droite, face monde visible).
    .example = Sac : 55 - 2 x le nombre de joueurs ; chaque pile contient 1 tuile.
rule-SETUP-12 = Le joueur choisit librement laquelle des deux tuiles va de quel côté : il y a donc exactement deux dispositions.
rule-SETUP-13 = Uniquement comme recommandation pour une première partie : montrer le développement le moins cher et le monde le moins cher.
    .example = Pas imposé ; les deux critères désignent toujours la même disposition (ou une égalité), car une face développement moins chère n'a jamais au dos une face monde moins chère.
rule-SETUP-14 = Les deux tuiles initiales ne peuvent pas aller toutes deux dans la même pile.
rule-SETUP-15 = Chaque joueur met 3 dés natifs dans son gobelet et 2 dés natifs dans sa Population.
rule-SETUP-16 = Chaque joueur prend tous les dés que fournissent les mondes de sa tuile de faction et son monde d'origine et les met là où la tuile le dit : dans la Population, dans le gobelet, ou comme marchandise sur ce monde.
    .example = Une faction dont le monde donne une marchandise de nouveauté et un monde d'origine qui donne une marchandise d'éléments rares : gobelet 3 dés natifs, Population 2 dés natifs, une marchandise sur chacun des deux mondes.
rule-SETUP-19 = Les dés de la tuile de faction et du monde d'origine ne sont pris que pendant la mise en place, et plus jamais ensuite.
rule-SETUP-20 = Aucun dé n'est pris pour le monde de la zone de construction ; il ne les fournit que quand il est colonisé et va dans le tableau.

# Le round.

rule-ROUND-1 = Un round a cinq étapes, dans cet ordre : Lancer, Assigner, Révéler, effectuer les phases, Gérer l'empire.
rule-ROUND-2 = Tous les joueurs font chaque étape simultanément ; il n'y a pas de tours séparés par joueur.
rule-ROUND-3 = Les rounds se répètent jusqu'à ce qu'une condition de fin (END-1) soit remplie lors de la vérification ; d'habitude 11 à 14 rounds, mais leur nombre n'est pas limité.
rule-ROUND-4 = Cycle d'un dé : gobelet - lancer - assigner - révéler - tâche - Population - recruter pour 1 $ - gobelet ; les dés inutilisés et ceux de la zone d'ordre retournent directement dans le gobelet, les dés rappelés aussi.
rule-ROUND-5 = Le joueur qui a le plus de PV par ses tuiles, ses jetons et ses bonus gagne (SCORE).

# Lancer.

rule-ROLL-1 = Au début d'un round, chaque joueur lance tous les dés de son gobelet, cachés derrière son écran.
    .example = Gobelet avec 5 dés : 5 faces, gobelet vide ensuite.
rule-ROLL-2 = Les dés de la Population, des piles de construction et des mondes ne sont pas lancés.
rule-ROLL-3 = Les dés qui entrent dans un gobelet après cette étape sont lancés au plus tôt au round suivant et ne font rien dans ce round.

# Assigner.

rule-ASSIGN-1 = D'abord, chaque dé lancé va sous le plateau de phases, dans la colonne de la phase que montre sa face.
rule-ASSIGN-2 = Une face joker, sur un dé de n'importe quelle couleur, peut être placée dans n'importe quelle colonne ; plusieurs jokers peuvent partager une colonne ou être répartis.
rule-ASSIGN-3 = Chaque joueur sélectionne une phase en plaçant l'un quelconque de ses travailleurs sur la case de n'importe quelle phase du plateau ; la couleur et la face de ce travailleur n'importent pas.
rule-ASSIGN-4 = Le travailleur qui sélectionne est par là même assigné à la phase sélectionnée ; sa face est ignorée et vaut pour cette phase.
    .example = Un dé qui montre Produire, placé sur Expédier, est un expéditeur.
rule-ASSIGN-5 = Le dé qui sélectionne reste un travailleur et fait une tâche dans sa phase.
    .example = Le dé qui sélectionne Expédier et 2 dés dans la colonne Expédier = 3 expéditeurs.
rule-ASSIGN-6 = Chaque joueur ne sélectionne qu'une phase.
rule-ASSIGN-7 = Tout travailleur réassigné, même déplacé en ordonnant, va sous le plateau et ne sélectionne donc jamais une seconde phase.
rule-ASSIGN-8 = Certains développements ont des pouvoirs de réassignation, qui permettent à leur propriétaire de déplacer des travailleurs vers d'autres colonnes.
rule-ASSIGN-9 = Chaque joueur a d'office un pouvoir de réassignation, imprimé sur le plateau de phases : ordonner.
rule-ASSIGN-10 = Ordonner : mettre un travailleur quelconque dans la zone d'ordre, à droite du plateau, et réassigner un autre travailleur à une colonne différente.
rule-ASSIGN-11 = Chaque pouvoir de réassignation, y compris ordonner, s'utilise au plus une fois par round (exception : un pouvoir qui le dit).
rule-ASSIGN-12 = Un pouvoir de réassignation dont le texte dit « vous pouvez » peut rester inutilisé. Ordonner est également optionnel (décision).
    .example = Les 18 développements de réassignation sont tous optionnels.
rule-ASSIGN-13 = L'étape finit quand tous les joueurs ont assigné et réassigné ; personne ne passe plus tôt à Révéler.
    .example = Qu'un joueur ait terminé ne révèle rien tant qu'un autre n'a pas terminé.
rule-ASSIGN-14 = La façon d'indiquer que l'on a terminé (par exemple en retournant son gobelet) est une convention de table, pas une action du jeu.
rule-ASSIGN-15 = La face d'un dé ne correspond pas forcément à la phase à laquelle il est finalement assigné, du fait des réassignations ou parce qu'il sert à sélectionner.
rule-ASSIGN-16 = Tous les travailleurs, jokers compris, doivent être assignés avant Révéler ; rien ne peut être assigné une fois que les phases sélectionnées sont connues.
rule-ASSIGN-17 = Un joueur doit sélectionner sa phase avant d'utiliser un pouvoir de réassignation.
rule-ASSIGN-18 = Un dé de la zone d'ordre ne peut pas être réassigné. Il ne peut pas non plus payer pour ordonner une autre fois (déduit de TERM-2).
rule-ASSIGN-19 = Un pouvoir de réassignation qui déplace plusieurs travailleurs peut les envoyer vers des colonnes différentes, sauf si son texte indique une seule destination.
    .example = Un pouvoir qui déplace 2 travailleurs : 1 dé vers Explorer et 1 vers Expédier en une utilisation.
rule-ASSIGN-20 = Les pouvoirs de réassignation peuvent aussi déplacer des travailleurs qui montrent une face joker.
rule-ASSIGN-21 = Un pouvoir de réassignation peut placer un dé dans une phase qui ne figure sur aucune de ses faces.
    .example = Un dé militaire dans Expédier.
rule-ASSIGN-22 = Seule la colonne où se trouve un dé (ou la phase qu'il sélectionne) décide de la sorte de travailleur qu'il est, jamais sa face.
rule-ASSIGN-23 = Le dé qui sélectionne ne peut être ni réassigné ni utilisé pour payer pour ordonner tant qu'il sélectionne.
    .example = Avec 2 travailleurs, ordonner est impossible (celui qui sélectionne, celui qui paie et le dé déplacé font 3).
rule-ASSIGN-24 = On ordonne entièrement ou pas du tout : un dé ne peut pas être mis en attente dans la zone d'ordre sans qu'un autre soit réassigné.
rule-ASSIGN-25 = Différents pouvoirs de réassignation peuvent être utilisés l'un après l'autre sur le même dé.
rule-ASSIGN-26 = Réassigner ne relance ni ne tourne aucun dé. Jusqu'à ce que tous les joueurs aient terminé, un joueur peut reprendre ses propres assignations et utilisations de pouvoirs.
