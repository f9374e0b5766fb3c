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
rule-TERM-6 = Le symbole de dé vierge (« n'importe lequel ») désigne un dé de l'une quelconque des sept couleurs ; le signe $ désigne des crédits (« +$2 » = gagner 2 $).
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
rule-TILES-7 = Il y a 9 tuiles de faction, de largeur double, numérotées de 1 à 9, et 9 mondes d'origine ; les uns et les autres ont des coins gris foncé et ne vont jamais dans le sac.
rule-TILES-8 = Le petit point dans le coin supérieur gauche des mondes génétiques (verts) aide seulement les joueurs daltoniens à les distinguer des mondes d'éléments rares (bruns).
rule-TILES-9 = Le coût d'un développement est le nombre dans son losange, celui d'un monde le nombre dans son cercle.

# Mise en place.

rule-SETUP-1 = Le jeu se joue de 2 à 5 joueurs.
rule-SETUP-2 = Contenu : 5 gobelets, 5 marqueurs de crédit, 5 plateaux de joueur, 5 écrans, 5 plateaux de phases, 5 tuiles de phase, 9 tuiles de faction, 9 mondes d'origine, 111 dés, 55 tuiles de jeu, 1 sac, 33 jetons de PV.
rule-SETUP-3 = Les jetons de PV sont 20 de 1 PV, 8 de 5 PV et 5 de 10 PV.
    .example = 20 + 40 + 50 = 110 PV.
rule-SETUP-4 = La réserve initiale de PV est de 12 PV par joueur, en jetons de 1 et de 5 PV.
    .example = À 2 joueurs 24, à 3 joueurs 36, à 4 joueurs 48, à 5 joueurs 60.
rule-SETUP-5 = Les jetons de 10 PV sont mis de côté pour le dernier round ; les jetons de 1 et de 5 PV dont la réserve n'a pas besoin quittent la partie.
rule-SETUP-6 = Au centre : le sac avec les 55 tuiles de jeu, tous les dés comme réserve commune, et les cinq tuiles de phase dans l'ordre des phases, face X visible.
rule-SETUP-7 = Chaque joueur reçoit un gobelet, un marqueur de crédit, un plateau de joueur, un écran et un plateau de phases (gardé derrière l'écran) ; le matériel des joueurs absents va dans la boîte.
rule-SETUP-8 = Chaque joueur commence avec 1 $ (exception : un monde d'origine qui le dit, SETUP-17).
rule-SETUP-9 = Chaque joueur reçoit au hasard une tuile de faction et un monde d'origine ; les autres, des deux sortes, retournent dans la boîte.
rule-SETUP-10 = La tuile de faction et le monde d'origine sont placés face visible devant le plateau de joueur et forment le tableau initial.
rule-SETUP-11 = Chaque joueur pioche deux tuiles de jeu dans le sac : l'une devient sa pile de développements (à gauche, face développement visible), l'autre sa pile de mondes (à droite, face monde visible).
    .example = Sac : 55 - 2 x le nombre de joueurs ; chaque pile contient 1 tuile.
rule-SETUP-12 = Le joueur choisit librement laquelle des deux tuiles va de quel côté : il y a donc exactement deux dispositions.
rule-SETUP-13 = Uniquement comme recommandation pour une première partie : montrer le développement le moins cher et le monde le moins cher.
    .example = Pas imposé ; les deux critères désignent toujours la même disposition (ou une égalité), car une face développement moins chère n'a jamais au dos une face monde moins chère.
rule-SETUP-14 = Les deux tuiles de départ ne peuvent pas aller toutes deux dans la même pile.
rule-SETUP-15 = Chaque joueur met 3 dés natifs dans son gobelet et 2 dés natifs dans sa Population.
rule-SETUP-16 = Chaque joueur prend tous les dés que fournissent les mondes de sa tuile de faction et son monde d'origine et les met là où la tuile le dit : dans la Population, dans le gobelet, ou comme marchandise sur ce monde.
    .example = Une faction dont le monde donne une marchandise de nouveauté et un monde d'origine qui donne une marchandise d'éléments rares : gobelet 3 dés natifs, Population 2 dés natifs, une marchandise sur chacun des deux mondes.
rule-SETUP-19 = Les dés de la tuile de faction et du monde d'origine ne sont pris que pendant la mise en place, et plus jamais ensuite.
rule-SETUP-20 = Aucun dé n'est pris pour le monde de la zone de construction ; il ne les fournit que quand il est colonisé et va dans le tableau.

# Le round.

rule-ROUND-1 = Un round a cinq étapes, dans cet ordre : Lancer, Assigner, Révéler, effectuer les phases, Gérer l'empire.
rule-ROUND-2 = Tous les joueurs font chaque étape simultanément ; les joueurs n'ont pas de tours séparés.
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
rule-ASSIGN-23 = Tant qu'il sélectionne, le dé qui sélectionne ne peut ni être réassigné, ni payer pour ordonner.
    .example = Avec 2 travailleurs, ordonner est impossible (celui qui sélectionne, celui qui paie et le dé déplacé font 3).
rule-ASSIGN-24 = On ordonne entièrement ou pas du tout : un dé ne peut pas être mis en attente dans la zone d'ordre sans qu'un autre soit réassigné.
rule-ASSIGN-25 = Différents pouvoirs de réassignation peuvent être utilisés l'un après l'autre sur le même dé.
rule-ASSIGN-26 = Réassigner ne relance ni ne tourne aucun dé. Jusqu'à ce que tous les joueurs aient terminé, un joueur peut reprendre ses propres assignations et utilisations de pouvoirs.

# Révéler.

rule-REVEAL-1 = Tous les joueurs lèvent leur écran en même temps : les travailleurs assignés et les phases sélectionnées deviennent publics.
rule-REVEAL-2 = La tuile de chaque phase sélectionnée est retournée de la face X à la face de la phase ; une phase que plusieurs joueurs ont sélectionnée n'a lieu qu'une fois malgré tout.
rule-REVEAL-3 = À exactement 2 joueurs, un dé natif supplémentaire est lancé ; si sa face est une phase qu'aucun des deux joueurs n'a sélectionnée, cette phase a lieu aussi.
    .example = Sélectionnées : Explorer et Expédier. Le dé montre Coloniser : phases I, III, V. Le dé montre Expédier : I et V seulement.
rule-REVEAL-4 = Ce dé vient de la réserve, n'appartient à personne, n'est pas un travailleur, et n'est lancé qu'une fois que les deux joueurs ont confirmé.
    .example = Chances de phase supplémentaire : Explorer 2/6, chacune des autres 1/6 ; pas de tel dé de 3 à 5 joueurs.
rule-REVEAL-5 = Tous les travailleurs assignés à des phases qui n'ont pas lieu retournent dans le gobelet de leur propriétaire, pas dans la Population.
rule-REVEAL-6 = Tous les dés des zones d'ordre retournent dans le gobelet de leur propriétaire.
rule-REVEAL-7 = Exemple : personne ne sélectionne Expédier ; sa tuile reste donc sur X, et tout travailleur d'une colonne Expédier retourne dans le gobelet.
    .example = 2 dés sous Expédier, Expédier non sélectionnée : gobelet +2, Population +0.

# Les phases en général.

rule-PHASE-1 = Les phases qui ont lieu sont effectuées dans l'ordre I Explorer, II Développer, III Coloniser, IV Produire, V Expédier.
rule-PHASE-2 = Chaque joueur participe à chaque phase qui a lieu, peu importe qui l'a sélectionnée.
rule-PHASE-3 = Une phase qui n'a pas été sélectionnée (ni montrée par le dé, REVEAL-3) n'est pas effectuée du tout : aucune tâche, aucun pouvoir, aucune tuile complétée.
rule-PHASE-4 = Dans une phase, un joueur utilise tous les travailleurs qui y sont assignés, y compris celui qui sélectionne.
rule-PHASE-5 = Chaque travailleur doit être utilisé si c'est possible.
rule-PHASE-6 = Les travailleurs sont utilisés un par un, dans l'ordre que veut leur propriétaire.
rule-PHASE-7 = Dans Explorer et Expédier, la tâche d'un travailleur est achevée avant que celle du suivant soit choisie ; rien n'est annoncé à l'avance.
rule-PHASE-8 = Un travailleur qui a fait sa tâche va dans la Population, pas dans le gobelet (un producteur devient une marchandise à la place : PRODUCE-2).
rule-PHASE-9 = Les travailleurs restés inutilisés après toutes les tâches possibles vont dans le gobelet, pas dans la Population.
rule-PHASE-10 = Un joueur n'a jamais plus de 10 $ ; tout excédent est perdu au moment du gain.
    .example = 9 $ et stocker : 10 $ ; 8 $ et la vente d'une marchandise d'un monde génétique : 10 $.
rule-PHASE-11 = Tâches : l'explorateur recherche ou stocke ; le développeur construit le développement au sommet ; le colonisateur construit le monde au sommet ; le producteur produit une marchandise sur un monde non gris ; l'expéditeur vend (3 à 6 $) ou consomme (1 à 3 PV).
rule-PHASE-12 = Des crédits peuvent être gagnés dans plusieurs phases ; le total est tenu avec le marqueur sur le plateau de joueur et est public.

# Explorer.

rule-EXPLORE-1 = Chaque explorateur soit recherche, soit stocke, puis va dans la Population.
rule-EXPLORE-2 = Tous les explorateurs doivent être utilisés.
rule-EXPLORE-3 = On ne décide si le prochain explorateur recherche ou stocke que quand vient son tour.
    .example = Rechercher, regarder la tuile, puis choisir de stocker.
rule-EXPLORE-4 = Stocker : gagner 2 $.
rule-EXPLORE-5 = Rechercher, dans cet ordre : abandonner autant de tuiles que l'on veut de sa propre zone de construction (ou aucune), piocher, regarder les tuiles piochées, les placer.
rule-EXPLORE-6 = Une recherche pioche une tuile de plus qu'elle n'en a abandonné.
    .example = Abandonner 0, piocher 1 ; abandonner 3, piocher 4.
rule-EXPLORE-7 = Abandonner est optionnel ; une simple recherche pioche exactement 1 tuile.
rule-EXPLORE-8 = Les tuiles peuvent être abandonnées de n'importe quelle place de l'une ou l'autre pile.
rule-EXPLORE-9 = Les tuiles abandonnées vont sous la tuile de phase Explorer, pas dans le sac.
    .example = Tant qu'il reste des tuiles dans le sac, une tuile abandonnée ne peut pas être piochée à nouveau dans cette phase.
rule-EXPLORE-10 = Des tuiles peuvent être abandonnées de nouveau à chaque recherche, même des tuiles piochées par des recherches précédentes de la même phase.
rule-EXPLORE-11 = Dans n'importe quel ordre, chaque tuile piochée est déclarée développement ou monde et placée au bas de cette pile.
rule-EXPLORE-12 = Toutes les tuiles piochées doivent être placées, et les tuiles plus anciennes gardent leur ordre : chaque recherche ajoute donc exactement 1 tuile à la zone.
rule-EXPLORE-13 = À la fin d'Explorer, toutes les tuiles abandonnées retournent dans le sac.
rule-EXPLORE-14 = Les développeurs et les colonisateurs des piles de construction restent au sommet de leur pile pendant que les tuiles vont et viennent, même si elle devient vide.
    .example = 2 développeurs sur une tuile de coût 5 ; elle est abandonnée, et une tuile de coût 2 est piochée comme développement : 2 développeurs se trouvent dessus.
rule-EXPLORE-15 = Que chaque pile ait une tuile n'est une règle que lors de la mise en place ; en cours de partie, une pile peut être vide.
rule-EXPLORE-16 = Si une recherche demande plus de tuiles que n'en contient le sac : les piocher toutes, mettre dans le sac toutes les tuiles abandonnées qui sont sous la tuile Explorer, piocher le reste.
    .example = Sac 1, abandonnées 4 (dont 2 par cette recherche), il en faut 3 : on en pioche 1, le sac passe à 4, on en pioche 2, sac 2.
rule-EXPLORE-17 = Si cela ne suffit toujours pas : le joueur qui recherche place ce qu'il a pioché ; puis chaque joueur qui a 3 tuiles ou plus dans sa zone de construction, y compris lui-même le cas échéant, doit en abandonner une dans le sac ; puis il pioche ce qui manque.
rule-EXPLORE-18 = Les tuiles des deux piles comptent pour les 3, et chaque joueur choisit quelle tuile il cède. Il peut alors manquer une tuile au plus, et quelqu'un en a toujours 3 ou plus : aucun autre recours n'est donc nécessaire.
    .example = 5 joueurs x 8 tuiles de jeu dans les tableaux laissent 15 tuiles pour 5 zones.
rule-EXPLORE-19 = Quand le sac est presque vide, les joueurs peuvent effectuer toute la phase Explorer strictement dans l'ordre des joueurs (TIMING-3).
rule-EXPLORE-20 = Exemple : trois recherches de suite, la deuxième sans rien abandonner ; chaque nouvelle tuile va au bas de sa pile.
    .example = Abandonner 2, 0, 1 : piocher 3, 1, 2 ; la zone a 3 tuiles de plus qu'avant, 3 tuiles attendent sous la tuile Explorer.

# Développer.

rule-DEVELOP-1 = Les développeurs sont placés un par un sur la tuile au sommet de la pile de développements de leur propriétaire.
rule-DEVELOP-2 = Quand les développeurs sur la pile égalent le coût de la tuile au sommet (après les réductions), elle est aussitôt complétée : la tuile va dans le tableau, ces développeurs vont dans la Population.
    .example = Coût 3, 1 développeur déjà là, 2 arrivent : complétée, 3 dés dans la Population.
rule-DEVELOP-3 = Les développeurs restants construisent la tuile suivante de la pile ; plusieurs développements peuvent être complétés dans une phase.
    .example = 5 développeurs, pile 2, 3, 4 : deux complétés, 0 sur le troisième.
rule-DEVELOP-4 = S'il reste des développeurs et que la pile est vide, ils vont dans le gobelet.
    .example = 4 développeurs, pile 1, 2 : deux complétés, 1 dé dans le gobelet.
rule-DEVELOP-5 = Tant que la pile a une tuile, chaque développeur doit être placé.
rule-DEVELOP-6 = Les développeurs sur une tuile inachevée y restent de round en round jusqu'à ce qu'elle soit complétée ou qu'ils soient rappelés.
    .example = Coût 5, 3 développeurs : ils restent ; Population +0, gobelet +0.
rule-DEVELOP-7 = Une tuile au sommet qui se trouve payée pendant Explorer (par une recherche ou un pouvoir d'Explorer) n'est pas complétée à ce moment : la tuile et les dés restent en place jusqu'à ce qu'une phase Développer ait lieu.
rule-DEVELOP-8 = Au début de la prochaine phase Développer, une telle tuile est complétée ; s'il s'y trouve plus de développeurs que son coût, le propriétaire choisit lesquels vont dans la Population.
    .example = 4 développeurs sur une tuile de coût 2 : 2 dés choisis dans la Population, 2 construisent la tuile suivante.
rule-DEVELOP-9 = DEVELOP-8 vaut aussi pour un joueur sans développeurs dans cette phase, et si une réduction obtenue entre-temps a rendu la tuile payable.
rule-DEVELOP-10 = Toutes les réductions d'un joueur doivent être utilisées.
rule-DEVELOP-11 = Si la pile est vide quand Développer a lieu, les dés qui s'y trouvent encore vont eux aussi dans le gobelet.

# Coloniser.

rule-SETTLE-1 = Les colonisateurs sont placés un par un sur la tuile au sommet de la pile de mondes de leur propriétaire.
rule-SETTLE-2 = Quand les colonisateurs sur la pile égalent le coût du monde au sommet (après les réductions), il est aussitôt complété : la tuile va dans le tableau, ces colonisateurs vont dans la Population.
rule-SETTLE-3 = Les colonisateurs restants construisent la tuile suivante de la pile ; plusieurs mondes peuvent être complétés dans une phase.
    .example = 4 colonisateurs, pile 1, 2, 5 : deux complétés, 1 colonisateur sur le troisième.
rule-SETTLE-4 = S'il reste des colonisateurs et que la pile est vide, ils vont dans le gobelet.
rule-SETTLE-5 = Tant que la pile a une tuile, chaque colonisateur doit être placé.
rule-SETTLE-6 = Un monde au sommet qui se trouve payé pendant Explorer n'est pas complété à ce moment ; la tuile et les dés restent jusqu'à ce qu'une phase Coloniser ait lieu.
rule-SETTLE-7 = Au début de la prochaine phase Coloniser, un tel monde est complété, et le propriétaire choisit quels colonisateurs vont dans la Population s'il y en a trop ; même sans colonisateurs dans cette phase (comme DEVELOP-9).
rule-SETTLE-8 = DEVELOP-6, DEVELOP-10 et DEVELOP-11 valent de la même façon pour les colonisateurs et les mondes.

# Effets immédiats.

rule-IMMED-1 = Chaque monde porte un effet immédiat imprimé, qui se produit une fois, quand la tuile est placée dans le tableau.
rule-IMMED-2 = Tous les mondes du sac donnent des dés, certains aussi des crédits.
    .example = Chacune des 55 faces monde fait gagner au moins 1 dé.
rule-IMMED-4 = Un dé perdu par un effet immédiat retourne dans la réserve commune au centre.
rule-IMMED-5 = Le propriétaire peut choisir n'importe lequel de ses dés, où qu'il soit.
    .example = Tout est permis : du gobelet, de la Population, d'une colonne, de la place de sélection, de l'une ou l'autre pile, une marchandise.
rule-IMMED-6 = Le départ de ce dé n'a pas d'autre effet ; si c'était le seul dé qui sélectionnait une phase, la phase a lieu malgré tout.
    .example = Le dé qui sélectionne Expédier est retiré pendant Coloniser : Expédier a lieu quand même.
rule-IMMED-7 = Sur les tuiles qui prennent et donnent, le dé est pris d'abord, puis viennent les gains ; les dés qui viennent d'être dépensés pour la tuile peuvent être choisis.

# Produire.

rule-PRODUCE-1 = Chaque producteur produit une marchandise sur un monde non gris du tableau de son propriétaire ; les mondes gris ne portent jamais de marchandises.
rule-PRODUCE-2 = Le producteur lui-même devient la marchandise et se trouve sur le monde (pas dans la Population).
rule-PRODUCE-3 = Un producteur de n'importe quelle couleur peut produire sur n'importe quel monde non gris.
    .example = Un dé natif sur un monde de technologie alien.
rule-PRODUCE-4 = Que la couleur de la marchandise corresponde à son monde n'importe que pour consommer, pas pour vendre.
rule-PRODUCE-5 = Un monde porte au plus une marchandise (exception : un pouvoir qui le dit, POWER-21).
rule-PRODUCE-6 = Les producteurs pour lesquels aucun monde n'a de place vont dans le gobelet.
    .example = 3 producteurs, 2 mondes non gris vides, 1 gris : 2 marchandises, 1 dé dans le gobelet.
rule-PRODUCE-7 = Les mondes d'origine et les mondes de faction non gris produisent comme tous les autres.

# Expédier.

rule-SHIP-1 = Chaque expéditeur prend une marchandise de l'un des mondes de son propriétaire et soit la vend, soit la consomme.
rule-SHIP-2 = L'expéditeur et la marchandise vont ensuite tous deux dans la Population.
rule-SHIP-3 = Une vente rapporte des crédits selon la couleur du monde de la marchandise, jamais selon celle du dé : nouveauté 3 $, éléments rares 4 $, gènes 5 $, technologie alien 6 $.
    .example = Un dé de technologie alien comme marchandise sur un monde de nouveauté : 3 $.
rule-SHIP-4 = Certains pouvoirs augmentent les montants d'une vente.
rule-SHIP-5 = Consommer rapporte toujours 1 PV en jetons.
rule-SHIP-6 = Consommer rapporte 1 PV de plus si le dé de la marchandise a la couleur de son monde.
rule-SHIP-7 = Consommer rapporte 1 PV de plus si l'expéditeur a la couleur du monde de la marchandise.
rule-SHIP-8 = Un dé de consommation correspond à toutes les couleurs de monde, comme marchandise et comme expéditeur, et chacun rapporte son +1 PV.
    .example = Expéditeur de consommation, marchandise native : 2 PV.
rule-SHIP-9 = Deux dés de consommation, l'un comme marchandise et l'autre comme expéditeur, rapportent les deux bonus.
    .example = 3 PV sur un monde de n'importe quelle couleur.
rule-SHIP-10 = Les dés natifs et militaires ne correspondent à aucun monde, puisque aucun monde n'a leur couleur.
    .example = Marchandise native, expéditeur militaire : 1 PV.
rule-SHIP-11 = Certains pouvoirs ajoutent des jetons de PV quand on consomme, ou donnent des crédits pour cela.
rule-SHIP-12 = Les faces ne jouent aucun rôle pour consommer ; en particulier, une face joker ne donne rien de plus.
rule-SHIP-13 = Un joueur peut exprès associer des marchandises et des expéditeurs qui ne correspondent pas, pour prendre moins de PV.
    .example = Marchandise génétique sur un monde génétique ; expéditeurs génétique et natif : le joueur peut envoyer d'abord le dé natif, 2 PV.
rule-SHIP-14 = Vendre ou consommer se décide pour chaque expéditeur quand vient son tour, pas à l'avance.
rule-SHIP-15 = Un joueur peut vendre dans une phase autant de marchandises qu'il a de paires d'un expéditeur et d'une marchandise.
    .example = 3 expéditeurs, marchandises sur des mondes de nouveauté, génétique et de technologie alien, à partir de 1 $ : 1 + 3 = 4, 4 + 5 = 9, 9 + 6 limité à 10.
rule-SHIP-16 = Les expéditeurs doivent être utilisés tant qu'il reste des marchandises (PHASE-5) ; ceux qui restent vont dans le gobelet.
    .example = 3 expéditeurs, 2 marchandises : 4 dés dans la Population, 1 dans le gobelet.
rule-SHIP-17 = Quand la réserve initiale de PV est vide, les jetons de 10 PV s'y ajoutent, et les joueurs continuent à gagner tous leurs PV.
    .example = 2 joueurs, 1 PV reste, consommer pour 3 : le joueur gagne 3 PV, la réserve initiale compte comme épuisée.
rule-SHIP-18 = Exemples : une marchandise d'un monde génétique se vend pour 5 $ ; une marchandise de nouveauté sur un monde de nouveauté, consommée avec un expéditeur qui correspond, rapporte 1 + 1 + 1 = 3 PV.

# Gérer l'empire.

rule-MANAGE-1 = Ordre : recruter, rappeler, remettre en place les tuiles de phase, vérifier la fin.
rule-MANAGE-2 = Recruter : déplacer des dés de sa propre Population vers son propre gobelet, pour 1 $ chacun.
rule-MANAGE-3 = Recruter est obligatoire et continue jusqu'à ce que la Population soit vide ou que les crédits soient dépensés.
    .example = 6 $, 4 dés : 4 recrutés, il reste 2 $.
rule-MANAGE-4 = Avec moins de crédits que de dés dans la Population, le propriétaire choisit quels dés recruter.
rule-MANAGE-5 = Si les crédits sont à 0 après avoir recruté, ils passent à 1.
    .example = Un round ne finit jamais avec moins de 1 $.
rule-MANAGE-6 = Exemple : 4 $ et 5 dés dans la Population : 4 dés recrutés, 1 reste faute de crédits, crédits 4 - 4 = 0, puis 1.
rule-MANAGE-7 = Rappeler : le propriétaire peut déplacer dans son gobelet autant de ses développeurs, colonisateurs et marchandises qu'il veut ; il peut aussi n'en rappeler aucun.
rule-MANAGE-8 = Rappeler ne coûte rien.
rule-MANAGE-9 = Si le gobelet est vide après avoir recruté, au moins un dé doit être rappelé.
    .example = Gobelet 0, Population 0, 2 développeurs et 1 marchandise : finir sans rien rappeler est interdit.
rule-MANAGE-10 = Conséquence : au début de chaque étape Lancer, chaque joueur a au moins un dé dans le gobelet et au moins 1 $ ; il peut donc toujours sélectionner une phase.
rule-MANAGE-11 = Des dés ne peuvent être rappelés que dans Gérer l'empire ; les marchandises du tableau initial ne peuvent pas être rappelées au début de la partie.
rule-MANAGE-12 = Rappeler est permis dans le dernier round et y a un sens : le départage compte les dés du gobelet, mais pas ceux de la zone de construction ni des mondes.
rule-MANAGE-13 = Remise en place : toutes les tuiles de phase sont retournées sur X.

# Fin de la partie.

rule-END-1 = La partie finit si, lors de la vérification, la réserve initiale de PV est épuisée ou si au moins un joueur a 12 cases ou plus dans son tableau.
rule-END-2 = La vérification vient après Gérer l'empire ; le round dans lequel une condition survient est toujours joué jusqu'au bout, et l'on y consomme et recrute comme d'habitude.
    .example = Réserve vide après la première marchandise consommée dans Expédier : tous les autres expéditeurs expédient quand même.
rule-END-3 = Une tuile de faction compte pour 2 cases, le monde d'origine pour 1, chaque tuile de jeu du tableau pour 1 : les joueurs commencent avec 3 des 12.
    .example = 9 tuiles de jeu complétées déclenchent la fin.
rule-END-4 = Les tuiles de la zone de construction ne comptent pas comme cases.
rule-END-5 = Un joueur peut finir avec plus de 12 cases, en complétant plusieurs tuiles dans le dernier round.
rule-END-6 = Exemple : un joueur avec 13 cases déclenche la fin.
    .example = 11 cases, en complète 2 dans un round : 13, la partie est finie après ce round.
rule-END-7 = Prendre exactement le dernier jeton épuise la réserve, et les jetons de toute origine (consommer ou pouvoir) en sont décomptés.
    .example = Réserve 2, consommer pour 2 : la fin est déclenchée.

# Score.

rule-SCORE-1 = Score = jetons de PV + coûts imprimés de tous les développements et mondes du tableau + bonus des développements de coût 6.
rule-SCORE-2 = Les deux nombres de la tuile de faction comptent.
    .example = Une tuile de faction avec les nombres 0 et 3 donne 3 PV.
rule-SCORE-3 = Les tuiles de la zone de construction ne rapportent rien.
rule-SCORE-4 = Un développement de coût 6 rapporte son bonus imprimé en plus de ses 6 PV.
rule-SCORE-5 = Chaque bonus est arrondi à part, au nombre entier supérieur.
rule-SCORE-7 = Le joueur qui a le plus de PV gagne.
rule-SCORE-8 = Égalités : chaque joueur à égalité additionne les dés de son gobelet et ses crédits ; la somme la plus élevée gagne.
    .example = Tous deux 40 PV ; 4 dés + 3 $ = 7 l'emporte sur 5 dés + 1 $ = 6.
rule-SCORE-9 = S'il y a là aussi égalité, ces joueurs gagnent ensemble.
rule-SCORE-11 = Les bonus et le départage sont comptés après la dernière étape Gérer l'empire : les marchandises rappelées et les dés recrutés comptent donc là où ils sont alors.

# Ordre de jeu.

rule-TIMING-1 = La plus grande partie du jeu peut et devrait être jouée simultanément.
rule-TIMING-2 = L'ordre des joueurs peut importer quand quelqu'un pourrait atteindre ou dépasser sa 12e case, ou quand la réserve de PV pourrait s'épuiser, puisque l'un et l'autre déclenchent la fin.
rule-TIMING-3 = Quand un ordre de jeu strict est nécessaire, la phase est effectuée dans le sens horaire, en commençant par le joueur qui a le numéro de faction le plus bas.
    .example = Numéros de faction par place 7, 2, 9 : ordre 2, 9, 7.
rule-TIMING-4 = Effectuer chaque phase dans cet ordre est toujours correct : seuls le sac et la réserve de PV sont communs, et la réserve ne refuse jamais rien à un joueur.

# Étiquette et informations cachées.

rule-SECRET-1 = Les tuiles sous la tuile au sommet de chaque pile de construction sont secrètes. La tuile au sommet est visible (déduit).
rule-SECRET-2 = Un joueur peut regarder ses propres piles à tout moment.
rule-SECRET-3 = Un joueur doit dire combien de tuiles contient chacune de ses piles quand on le lui demande.
    .example = La taille des piles fait partie de l'état public.
rule-SECRET-4 = Les tuiles abandonnées dans Explorer sont secrètes.
rule-SECRET-5 = Les dés lancés derrière l'écran sont secrets pendant Lancer et Assigner.
    .example = La vue d'un autre joueur ne contient ni faces, ni colonnes, ni sélection avant Révéler.
rule-SECRET-6 = Rien d'autre n'est secret : le tableau, les tuiles au sommet, les dés du gobelet, de la Population, des piles et des mondes, les jetons et les crédits sont visibles.
rule-SECRET-7 = Ce qui se passe derrière un écran ne peut pas être vérifié par les autres ; on fait confiance aux joueurs pour ne pas se tromper. Pour un programme : il doit vérifier lui-même chacune de ces actions (déduit).

# Pouvoirs.

rule-POWER-1 = La plupart des développements ont un pouvoir ; il a un effet sur une phase ou sur la façon dont un travailleur fait sa tâche.
rule-POWER-2 = Un pouvoir est disponible une fois que son développement est construit, à l'étape Assigner ou dans la ou les phases qui y sont imprimées.
rule-POWER-3 = Les pouvoirs de réassignation n'agissent qu'à l'étape Assigner ; tout autre pouvoir, seulement dans sa ou ses phases (exception : un pouvoir qui dit être permanent, POWER-21).
rule-POWER-4 = Utiliser un pouvoir est obligatoire, sauf si son texte dit « vous pouvez ».
    .example = Hormis les pouvoirs de réassignation, seuls trois pouvoirs sont optionnels.
rule-POWER-5 = Un pouvoir agit dans une phase aussi souvent qu'il est déclenché.
rule-POWER-6 = Un pouvoir d'une phase n'exige aucun travailleur de son propriétaire dans cette phase.
    .example = Un revenu fixe de fin de phase est versé à un joueur qui y a 0 travailleur ; de même dans une phase due au dé supplémentaire à 2 joueurs.
rule-POWER-7 = Un pouvoir de phase n'agit que si sa phase a lieu (PHASE-3).
rule-POWER-8 = Un pouvoir peut déjà être utilisé dans la phase où son développement est construit.
rule-POWER-9 = Un pouvoir qui nomme une couleur de dé et une phase s'applique à tout dé de cette couleur dans cette colonne, même si le dé montre une autre face.
rule-POWER-10 = Un joueur obtient un « explorateur alien » en réassignant un dé de technologie alien à Explorer, en sélectionnant Explorer avec un tel dé, ou en assignant à Explorer un tel dé qui montre un joker.
rule-POWER-11 = Les dés de consommation ne comptent comme d'autres couleurs ni pour les pouvoirs ni pour le score final ; ils ne correspondent que pour les PV quand on consomme.
    .example = 1 dé de consommation n'est ni un dé militaire pour un pouvoir qui compte les dés militaires, ni un dé génétique pour un pouvoir qui compte les dés génétiques.
rule-POWER-12 = « Arrondi au supérieur » veut dire : une unité entamée compte pour une unité entière.
rule-POWER-13 = Les réductions ne changent que le nombre de travailleurs nécessaires ; les PV et toutes les comparaisons utilisent le coût imprimé.
rule-POWER-14 = Les réductions sont obligatoires et s'additionnent (DEVELOP-10) ; jusqu'où chacune peut abaisser un coût, son propre texte le dit.
    .example = Une réduction de 1 qui laisse au moins 1, sur un monde de coût 1 : toujours 1.
rule-POWER-15 = Les crédits de pouvoirs sont soumis à la limite de 10 $ à chaque gain séparément.
rule-POWER-16 = Les jetons de PV de pouvoirs viennent de la même réserve que ceux gagnés en consommant.
rule-POWER-17 = Un travailleur imaginaire donné par un pouvoir doit faire une tâche comme un vrai, n'est pas un dé, et n'entre jamais dans la Population ni dans le gobelet.

# Différences avec Race for the Galaxy.

rule-RACE-DIFF-1 = L'ordre des phases est différent : Expédier (qui est ici ce qu'est Consommer là-bas) vient après Produire, pas avant.
rule-RACE-DIFF-2 = Sélectionner une phase ne donne aucun bonus ; cela garantit seulement que la phase a lieu.
rule-RACE-DIFF-3 = Les joueurs ne sont pas limités à une tuile par phase de construction.
rule-RACE-DIFF-4 = Tous les développements sont uniques.
rule-RACE-DIFF-5 = Les PV d'une tuile égalent son coût (sauf les développements de coût 6+).
rule-RACE-DIFF-6 = Il n'y a pas de conquête militaire ; à la place, les dés militaires penchent vers Développer et Coloniser.
    .example = Dé militaire : Développer 2/6, Coloniser 2/6.
rule-RACE-DIFF-7 = Les prix de vente sont plus élevés de 1 : une marchandise génétique rapporte ici 5 $, là-bas 4 cartes.
rule-RACE-DIFF-8 = Un joueur peut vendre plusieurs marchandises dans une seule phase Expédier, une par paire d'un expéditeur et d'une marchandise.
