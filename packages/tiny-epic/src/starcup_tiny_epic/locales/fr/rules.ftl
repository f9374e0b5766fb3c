# Les règles de Tiny Epic Galaxies, avec leurs exemples (.example), et les titres de leurs chapitres. « E2 C1 » : 2 énergies et 1 culture.

chapter-TERM = Termes
chapter-DICE = Dés
chapter-MAT = Les plateaux
chapter-PLANETS = Planètes
chapter-MISSIONS = Missions secrètes
chapter-SETUP = Mise en place
chapter-TURN = Le tour
chapter-ACTIVATE = Activer des dés
chapter-REROLL = Relances
chapter-FOLLOW = Suivre
chapter-MOVE = Déplacer
chapter-ORBIT = Orbite
chapter-LAND = Atterrir
chapter-ACQUIRE = Acquérir des ressources
chapter-ADVANCE = Avancer
chapter-COLONY = Coloniser
chapter-UTILIZE = Utiliser une colonie
chapter-EMPIRE = Développer l'empire
chapter-CONVERT = Le convertisseur
chapter-ENDTURN = Fin du tour
chapter-END = Fin de la partie
chapter-SCORE = Score
chapter-TIE = Égalités
chapter-SOLO = La partie en solo
chapter-SECRET = Informations cachées et visibles
chapter-EFFECT = Actions des planètes
chapter-CLARIFY = Les planètes une par une

# Termes.

rule-TERM-1 = Les PV viennent des planètes colonisées et du niveau de l'empire ; une mission secrète ajoute les siens à la fin.
rule-TERM-2 = Le joueur actif est celui dont c'est le tour ; un joueur qui suit est un autre joueur, pendant qu'il reprend l'un de ses dés.
rule-TERM-3 = Une planète de la rangée est face visible au centre et n'appartient à personne ; une colonie est une planète que son propriétaire a colonisée.
rule-TERM-4 = Un vaisseau est en un seul endroit : la piste de vaisseaux s'il n'est pas encore obtenu, la galaxie de son propriétaire, la surface d'une planète de la rangée, ou une case de la piste d'une planète de la rangée.
    .example = 4 vaisseaux par joueur, après chaque choix.
rule-TERM-5 = Un vaisseau n'importe où sur une piste, y compris sur la case de départ, est en orbite ; un vaisseau qui a atterri est à la surface.
rule-TERM-6 = À la table, un vaisseau en orbite est couché, et tout autre vaisseau est debout. Cela montre seulement sa place.
    .example = Le programme retient la place de chaque vaisseau, rien d'autre.
rule-TERM-7 = Un dé inutilisé est un dé qui a été lancé et qui n'est ni activé, ni dans le convertisseur, ni de ceux auxquels on a renoncé pour Maia.
rule-TERM-8 = Les deux ressources, l'énergie et la culture, se comptent séparément.
rule-TERM-9 = Le niveau est le numéro de la case de la piste d'empire, pas le nombre de développements effectués.
    .example = L'empire développé deux fois : niveau 3.
rule-TERM-10 = Les PV publics sont ceux imprimés sur ses propres colonies et ceux de son propre niveau, sans la mission.

# Dés.

rule-DICE-1 = Il y a 7 dés d'action, tous pareils : déplacement, énergie, culture, économie, diplomatie et colonie.
rule-DICE-2 = Chaque dé a chaque face une fois.
    .example = Toute face sort 1 fois sur 6.
rule-DICE-3 = Les dés n'appartiennent à personne : le joueur actif en prend autant que son niveau en donne, les autres restent de côté.
    .example = Niveau 1 : 4 lancés, 3 de côté.
rule-DICE-4 = Pendant un tour, chaque dé est dans un seul état : de côté, inutilisé, activé, dans le convertisseur, ou de ceux auxquels on a renoncé.
    .example = La somme des cinq nombres est 7.

# Les plateaux.

rule-MAT-1 = Le plateau d'un joueur contient sa galaxie, une piste de ressources, une piste d'empire qui montre les dés, les vaisseaux et les PV, et une action qui lui est propre, le développement de l'empire.
rule-MAT-2 = Les dos des plateaux sont les galaxies renégates, qui ne jouent que dans les parties en solo.
rule-MAT-3 = L'énergie et la culture se comptent de 0 à 7.
    .example = Un marqueur à côté du plateau veut dire 0.
rule-MAT-4 = Les niveaux 1 à 6 donnent 4, 5, 5, 6, 6, 7 dés, 2, 2, 3, 3, 4, 4 vaisseaux et 0, 1, 2, 3, 5, 8 PV ; les niveaux 2 à 6 coûtent 2, 3, 4, 5, 6.
rule-MAT-5 = Un niveau vaut ses propres PV, pas la somme de ceux des niveaux inférieurs.
    .example = Niveau 4 : 3 PV ; niveau 6 : 8 PV.
rule-MAT-6 = Le nombre de dés et de vaisseaux d'un joueur découle de son niveau.
rule-MAT-7 = Le troisième et le quatrième vaisseau attendent sur la piste de vaisseaux jusqu'à ce qu'ils soient obtenus.
rule-MAT-8 = Le plateau de contrôle a une zone d'activation pour 7 dés et un convertisseur pour 2.

# Planètes.

rule-PLANETS-1 = Il y a 40 planètes, toutes différentes.
rule-PLANETS-2 = Une planète a des PV, une ressource (énergie ou culture), une action, une surface et une piste : case de départ, cases numérotées, case du symbole.
rule-PLANETS-3 = Le symbole à la fin, économie ou diplomatie, est le type de toute la piste.
rule-PLANETS-4 = Les planètes de 1, 2, 3, 5, 7 PV ont 1, 2, 3, 4, 5 cases numérotées et demandent donc 2, 3, 4, 5, 6 avancées ; il y en a huit de chaque.
    .example = 144 PV en tout ; 20 planètes de chaque ressource, 20 de chaque type de piste.
rule-PLANETS-5 = L'action d'une planète de la rangée s'utilise en y atterrissant, celle d'une colonie, par son propriétaire avec une face de colonie ; quelques planètes connaissent d'autres moyens.

# Missions secrètes.

rule-MISSIONS-1 = Il y a 12 missions secrètes, chacune avec une condition et des PV.
rule-MISSIONS-2 = Une mission ne compte qu'à la fin : ses PV si la condition est remplie, sinon rien.
rule-MISSIONS-3 = Charger, Conqueror, Hermit, Noble, Seeker et Trader comparent les joueurs : 3 PV pour qui est seul à l'extrême, 2 PV pour qui le partage.
    .example = Charger, énergie 5 contre 3, 4 : 3 PV ; 5 contre 5, 4 : 2 PV ; 5 contre 6, 4 : rien.
rule-MISSIONS-4 = À deux joueurs, seules les six missions qui ne comparent pas sont dans la pioche ; avec l'option tiny-epic-base.two-player-missions=all, toutes les douze y sont.
    .example = 2 joueurs : 4 cartes sur 6 distribuées ; 5 joueurs : 10 sur 12.
rule-MISSIONS-5 = Partager un extrême de 0 est une égalité comme une autre.
    .example = Personne n'a de planète d'économie : Trader vaut 2 PV.
rule-MISSIONS-6 = Les conditions sont vérifiées quand le dernier tour est fini, y compris tous ses dés suivis.
rule-MISSIONS-7 = Charger : le plus d'énergie, 3 PV ; à égalité 2.
rule-MISSIONS-8 = Conqueror : le plus de colonies, 3 PV ; à égalité 2.
    .example = 4 contre 3 et 3 : 3 PV.
rule-MISSIONS-9 = Elder : son propriétaire a été le premier à avoir 21 PV publics, même en suivant ; 2 PV.
    .example = A a 21 le premier, B atteint 24 plus tard : seulement A.
rule-MISSIONS-10 = Equalizer : autant de ses propres planètes d'économie que de diplomatie ; 3 PV.
    .example = 2 et 2, ou 0 et 0 : 3 PV ; 2 et 1 : rien.
rule-MISSIONS-11 = Explorer : aucun vaisseau dans sa propre galaxie ; 2 PV. Les vaisseaux pas encore obtenus n'y sont pas.
    .example = Niveau 1, les deux vaisseaux sur des planètes : 2 PV.
rule-MISSIONS-12 = Hermit : le moins de colonies, 3 PV ; à égalité 2.
    .example = 2 contre 3, 4 : 3 PV ; 2 contre 2, 4 : 2 PV.
rule-MISSIONS-13 = Hoarder : au moins 3 énergies et au moins 3 cultures ; 2 PV.
    .example = E3 C3 : 2 PV ; E7 C2 : rien.
rule-MISSIONS-14 = Industrialist : niveau 6 ; 2 PV.
    .example = Niveau 5 : rien.
rule-MISSIONS-15 = Noble : le plus de planètes de diplomatie, 3 PV ; à égalité 2.
rule-MISSIONS-16 = Orbiter : tous les vaisseaux obtenus dans sa propre galaxie, malgré son nom ; 2 PV.
    .example = 3 vaisseaux sur 3 dans la galaxie : 2 PV ; un en orbite : rien.
rule-MISSIONS-17 = Seeker : le plus de culture, 3 PV ; à égalité 2.
rule-MISSIONS-18 = Trader : le plus de planètes d'économie, 3 PV ; à égalité 2.

# Mise en place.

rule-SETUP-1 = Le jeu se joue de 2 à 5 joueurs ; seul, on joue contre une galaxie renégate.
rule-SETUP-2 = La boîte contient 5 plateaux, 1 plateau de contrôle, 40 planètes, 12 missions, 7 dés, 20 vaisseaux, et 5 marqueurs chacun pour l'empire, l'énergie et la culture.
rule-SETUP-3 = Chaque joueur prend un plateau ; tous sont de couleurs différentes.
rule-SETUP-4 = Chaque joueur a 4 vaisseaux et des marqueurs pour l'énergie, la culture et son niveau.
rule-SETUP-5 = 2 des vaisseaux commencent dans la galaxie, 2 sur la piste de vaisseaux.
rule-SETUP-6 = Chaque joueur commence avec 2 énergies et 1 culture.
rule-SETUP-7 = Chaque joueur commence au niveau 1, l'étoile.
    .example = 0 PV.
rule-SETUP-8 = Des planètes mélangées, on en dispose deux de plus qu'il n'y a de joueurs pour former la rangée, mais jamais plus de 6 ; seul, on en a 4.
    .example = 1, 2, 3, 4, 5 joueurs : 4, 4, 5, 6, 6 dans la rangée ; 36, 36, 35, 34, 34 dans la pioche.
rule-SETUP-9 = Le cas du livret : à 3 joueurs, il y a 5 planètes.
rule-SETUP-10 = Toutes les planètes de la rangée peuvent être colonisées dès le premier tour.
rule-SETUP-11 = Le plateau de contrôle et les dés sont communs à tous.
rule-SETUP-12 = Chaque joueur reçoit deux missions, en garde une en secret et défausse l'autre.
rule-SETUP-13 = Tous choisissent leur mission en même temps, avant le premier tour.
    .example = Aucun dé n'est lancé tant qu'un choix manque.
rule-SETUP-14 = Les missions défaussées et non distribuées et le matériel en trop sont hors de la partie.

# Le tour.

rule-TURN-1 = Le plus jeune joueur commence. Le programme tire le premier joueur au sort et le retient pour la fin.
rule-TURN-2 = Les tours se suivent dans le sens horaire.
rule-TURN-3 = Un tour commence par un lancer de tous les dés que donne le niveau.
    .example = Niveaux 1 à 6 : 4, 5, 5, 6, 6, 7 dés.
rule-TURN-4 = Le cas du livret : le premier tour a 4 dés et 2 vaisseaux.
rule-TURN-5 = Seules les faces lancées peuvent être utilisées dans le tour.
rule-TURN-6 = Les dés sont activés un par un, dans n'importe quel ordre.
rule-TURN-7 = Des dés peuvent rester inutilisés.
    .example = On peut finir le tour aussitôt, avec les 4 dés inutilisés.
rule-TURN-8 = Entre deux activations, le joueur peut relancer, convertir, ou finir le tour.
rule-TURN-9 = Rien de cela ne se fait pendant qu'une action, ou la décision de quelqu'un de suivre, est en cours.
rule-TURN-10 = Le lancer fixe le nombre de dés : un dé gagné ensuite vient au tour suivant.

# Activer des dés.

rule-ACTIVATE-1 = Activer un dé, c'est le mettre dans la zone d'activation et effectuer l'action de sa face.
rule-ACTIVATE-2 = Un dé s'active une fois par tour.
rule-ACTIVATE-3 = Il reste dans la zone d'activation jusqu'à la fin du tour.
rule-ACTIVATE-4 = Déplacement déplace un vaisseau ; énergie et culture font acquérir des ressources ; économie et diplomatie font avancer un vaisseau ; colonie développe l'empire ou utilise une colonie.
rule-ACTIVATE-5 = Le joueur actif achève son action, y compris l'atterrissage, la colonisation et la nouvelle planète, avant que quiconque suive.
rule-ACTIVATE-6 = Après chaque dé activé, chacun des autres joueurs peut le suivre.
rule-ACTIVATE-7 = Un dé dont l'action est impossible ne peut pas être activé ; avec l'option tiny-epic-base.useless-dice=allowed, il le peut, ne fait rien, et peut être suivi.
    .example = Économie, mais aucun de ses vaisseaux sur une piste d'économie : le dé reste inutilisé.
rule-ACTIVATE-8 = Une action est possible si elle changerait quelque chose : un vaisseau peut se déplacer ; le gain est d'au moins 1 ; un vaisseau se trouve sur une piste de ce type ; le développement de l'empire peut être payé, ou une colonie ferait quelque chose.
    .example = E7 : énergie est impossible ; E6 : elle rapporte 1.
rule-ACTIVATE-9 = Qui effectue une action en fait tous les choix, sauf si une planète dit autre chose.

# Relances.

rule-REROLL-1 = Pendant son tour, le joueur actif peut relancer des dés qui sont encore inutilisés.
rule-REROLL-2 = La première relance d'un tour est gratuite.
rule-REROLL-3 = Chaque relance suivante coûte 1 énergie.
    .example = E2 : trois relances en tout, puis E0.
rule-REROLL-4 = Une relance porte sur les dés que choisit le joueur, au moins un, pour un seul coût ; avec l'option tiny-epic-base.re-roll=one-die, elle porte sur un dé.
    .example = D'abord 3 dés gratuitement, puis 2 dés pour 1 énergie ensemble.
rule-REROLL-5 = Seule l'énergie limite le nombre de fois ; un dé peut être relancé encore et encore.
rule-REROLL-6 = Les dés activés, dans le convertisseur ou auxquels on a renoncé ne sont pas relancés.
rule-REROLL-7 = La relance gratuite appartient au tour ; si elle n'est pas prise, elle est perdue à la fin du tour.
rule-REROLL-8 = Les relances par Zalax, ou forcées à la galaxie renégate, sont à part : elles n'utilisent pas la relance gratuite et ne coûtent pas l'énergie d'une relance.
rule-REROLL-9 = Qui suit n'a pas de dés, et donc pas de relance.
rule-REROLL-10 = Un dé tourné par le convertisseur ou par Gyore est inutilisé et peut être relancé.

# Suivre.

rule-FOLLOW-1 = Quand un dé a été activé, chacun des autres joueurs peut le suivre.
rule-FOLLOW-2 = Suivre coûte 1 culture ; 2 tant que Nibiru agit, rien pour l'action de Zavodnick.
rule-FOLLOW-3 = Le joueur qui suit effectue aussitôt l'action du dé.
rule-FOLLOW-4 = Chaque joueur peut suivre chaque dé une fois.
rule-FOLLOW-5 = Il peut suivre autant de dés d'un tour qu'il peut en payer.
    .example = C4, 4 dés : suivre quatre fois.
rule-FOLLOW-6 = La question est posée aux joueurs dans le sens horaire, à partir de la gauche du joueur actif.
    .example = Places 0 à 3, place 2 active : 3, 0, 1.
rule-FOLLOW-7 = Le joueur actif vient toujours en premier.
rule-FOLLOW-8 = Un joueur qui suit paie et finit avant que le suivant décide.
    .example = Deux joueurs sont à un pas de la même planète : le premier la colonise, le vaisseau du second rentre dans sa galaxie.
rule-FOLLOW-9 = On suit le dé, pas ce qui en a été fait : qui suit fait avec la face tout ce qu'il pourrait faire avec un dé à lui.
    .example = Après un développement de l'empire avec une face de colonie, qui suit peut utiliser une colonie.
rule-FOLLOW-10 = Il utilise ses propres vaisseaux, colonies et ressources.
    .example = Énergie : 3 pour le joueur actif, 2 pour un joueur qui suit et a deux vaisseaux qui rapportent de l'énergie.
rule-FOLLOW-11 = Ce que coûte l'action elle-même se paie en plus.
    .example = Vers le niveau 3 : 1 culture, et 3 d'une même ressource.
rule-FOLLOW-12 = Suivre se paie d'abord.
    .example = Niveau 5, C6 : pas de développement de l'empire avec la culture ; C7 : niveau 6 et C0.
rule-FOLLOW-13 = Qui ne peut pas effectuer l'action ne peut pas suivre, et ne paie rien.
    .example = Économie, aucun vaisseau sur une piste d'économie : la question n'est pas posée.
rule-FOLLOW-14 = Qu'il le puisse se juge comme dans ACTIVATE-8, avec ce qu'il a après avoir payé.
    .example = C7, un vaisseau sur une planète de culture, face de culture : paie 1, gagne 1.
rule-FOLLOW-15 = Sans la culture pour cela, personne ne suit, et la question n'est pas posée.
rule-FOLLOW-16 = Une action faite en suivant ne peut pas être suivie ; seule l'action de Zavodnick le peut, quel que soit le joueur qui l'utilise.
rule-FOLLOW-17 = Personne ne suit les dés dans le convertisseur, les dés auxquels on a renoncé, les dés inutilisables de la galaxie renégate, ni le tour supplémentaire de la galaxie renégate (mais voir SOLO-36).
rule-FOLLOW-18 = Qui suit et atterrit peut utiliser la planète ; cela n'ouvre rien aux autres.
rule-FOLLOW-19 = Le nouveau vaisseau d'un joueur qui suit est là aussitôt, son nouveau dé à son propre prochain tour.
    .example = Vers le niveau 2 : 5 dés au prochain tour ; vers le niveau 3 : 3 vaisseaux maintenant.
rule-FOLLOW-20 = La culture va dans la réserve, et être suivi ne rapporte rien, sauf avec Birkomius et Bisschop.
rule-FOLLOW-21 = Qui suit ne relance ni ne convertit.
rule-FOLLOW-22 = Un joueur qui suit peut être celui qui déclenche la fin.

# Déplacer.

rule-MOVE-1 = Avec une face de déplacement, un joueur déplace l'un de ses vaisseaux d'une planète ou de la galaxie vers une autre planète.
rule-MOVE-2 = Là, soit il atterrit, soit il se met en orbite.
rule-MOVE-3 = Il doit quitter sa planète : un déplacement ne mène jamais de la surface à la piste d'une même planète, ni l'inverse.
rule-MOVE-4 = Il peut aussi rentrer d'une planète dans sa propre galaxie.
rule-MOVE-5 = La galaxie accueille n'importe quel nombre de vaisseaux de son propriétaire.
rule-MOVE-6 = Un joueur a au plus un vaisseau sur chaque piste.
    .example = Avec un vaisseau sur la case 3 d'une planète, aucun des siens ne peut s'y mettre en orbite.
rule-MOVE-7 = Et au plus un sur chaque surface.
rule-MOVE-8 = Un sur la piste et un à la surface de la même planète est permis.
rule-MOVE-9 = Les vaisseaux de différents joueurs partagent les surfaces et les cases.
    .example = 5 joueurs sur une même case de départ.
rule-MOVE-10 = Un vaisseau retiré d'une planète va dans la galaxie de son propriétaire.
rule-MOVE-11 = Aucun vaisseau n'entre dans la galaxie d'un autre joueur ni sur l'une de ses colonies.
rule-MOVE-12 = Ni sur une colonie de son propriétaire : les vaisseaux vont vers les planètes de la rangée.
rule-MOVE-13 = Tout autre déplacement est permis, depuis une piste, une surface ou la galaxie.
rule-MOVE-14 = Rester dans la galaxie n'est pas un déplacement.
rule-MOVE-15 = Rentrer n'a aucun effet.
rule-MOVE-16 = Un vaisseau qui n'est pas encore obtenu ne peut pas se déplacer.
rule-MOVE-17 = Un vaisseau qui quitte une piste perd son avance : s'il y revient, il commence à la case de départ.

# Orbite.

rule-ORBIT-1 = Un vaisseau qui se met en orbite se place sur la case de départ, qui vaut 0.
    .example = Une planète de 1 PV demande alors 2 avancées.
rule-ORBIT-2 = Le symbole de la piste dit si c'est l'économie ou la diplomatie qui y fait avancer les vaisseaux.
rule-ORBIT-3 = Les vaisseaux avancent case par case.
rule-ORBIT-4 = Le joueur dont un vaisseau est le premier à la dernière case colonise la planète.
rule-ORBIT-5 = Se mettre en orbite n'a aucun effet et n'utilise pas l'action de la planète.

# Atterrir.

rule-LAND-1 = En atterrissant, un joueur peut effectuer aussitôt l'action de la planète.
    .example = Atterrir sur Vici-KS156 : E +1.
rule-LAND-2 = Il peut ne pas l'utiliser, et peut atterrir là où l'action est impossible.
rule-LAND-3 = L'action n'est proposée qu'à l'atterrissage.
rule-LAND-4 = Pour l'utiliser une autre fois, un vaisseau doit atterrir à nouveau.
rule-LAND-5 = Un vaisseau à la surface ne se rapproche pas de la colonisation.
rule-LAND-6 = Les vaisseaux des autres à la surface n'importent pas.
rule-LAND-7 = L'atterrissage fait partie du déplacement : ce que les autres suivent ensuite est la face de déplacement.

# Acquérir des ressources.

rule-ACQUIRE-1 = Une face d'énergie ou de culture rapporte à un joueur 1 de cette ressource pour chacun de ses vaisseaux sur la piste ou à la surface de planètes de cette ressource.
rule-ACQUIRE-2 = L'énergie lui en rapporte aussi 1 pour chacun de ses vaisseaux dans la galaxie.
    .example = Au départ : E2 devient E4.
rule-ACQUIRE-3 = La culture, non.
    .example = Tous les vaisseaux dans la galaxie : 0.
rule-ACQUIRE-4 = Le cas du livret : un vaisseau en orbite et un à la surface d'une planète de culture rapportent 2 cultures.
rule-ACQUIRE-5 = La case n'importe pas, chaque vaisseau compte 1.
rule-ACQUIRE-6 = Personne n'a plus de 7 d'une ressource ; ce qui dépasse est perdu.
    .example = E6, gagner 3 : E7.
rule-ACQUIRE-7 = Des marqueurs sur la piste de ressources montrent ce qu'a un joueur.
rule-ACQUIRE-8 = À 0, le marqueur est hors du plateau jusqu'à ce qu'il en gagne.
rule-ACQUIRE-9 = Les vaisseaux sur la piste de vaisseaux ne rapportent rien.
rule-ACQUIRE-10 = Les colonies ne rapportent rien.
rule-ACQUIRE-11 = L'énergie paie les relances, la culture paie pour suivre, et l'une comme l'autre paient le développement de l'empire.

# Avancer.

rule-ADVANCE-1 = Avec une face d'économie, un joueur fait avancer l'un de ses vaisseaux d'une case sur une piste d'économie.
rule-ADVANCE-2 = Avec une face de diplomatie, il le fait sur une piste de diplomatie.
rule-ADVANCE-3 = C'est le symbole de la piste qui décide, pas la ressource de la planète.
    .example = Leandra produit de l'énergie et a une piste de diplomatie : seule la diplomatie y fait avancer.
rule-ADVANCE-4 = Seuls les vaisseaux en orbite avancent.
rule-ADVANCE-5 = Un dé, un vaisseau, une case ; quel vaisseau, c'est le joueur qui le choisit.
rule-ADVANCE-6 = Les autres vaisseaux sur la piste ne bloquent pas et ne bougent pas.
rule-ADVANCE-7 = Depuis la case de départ, il faut une avancée de plus qu'il n'y a de cases numérotées.
    .example = Une planète de 7 PV : 6.

# Coloniser.

rule-COLONY-1 = Une planète est colonisée quand un vaisseau atteint le symbole à la fin de sa piste.
rule-COLONY-2 = Tous les vaisseaux qui s'y trouvent, sur la piste et à la surface, de tous les joueurs, rentrent dans leur galaxie.
    .example = Deux du joueur qui colonise, deux d'adversaires : 4 vaisseaux.
rule-COLONY-3 = La carte va à son nouveau propriétaire, qui peut dès lors utiliser son action.
rule-COLONY-4 = Ses PV comptent aussitôt.
rule-COLONY-5 = Une nouvelle planète est aussitôt piochée à la même place de la rangée.
    .example = A B C D, B colonisée, X piochée : A X C D.
rule-COLONY-6 = Tout cela se fait avant que quiconque suive.
rule-COLONY-7 = La nouvelle planète est en jeu aussitôt, y compris pour ceux qui suivent ce dé.
rule-COLONY-8 = Coloniser n'utilise pas l'action de la planète ; les vaisseaux qui rentrent ne déclenchent rien.
rule-COLONY-9 = L'avance des autres vaisseaux qui s'y trouvent est perdue.
rule-COLONY-10 = Deux vaisseaux n'arrivent jamais ensemble, puisque les actions viennent l'une après l'autre.
rule-COLONY-11 = Une colonie n'est jamais perdue.
rule-COLONY-12 = Quand la pioche est vide, la place reste libre.

# Utiliser une colonie.

rule-UTILIZE-1 = Une face de colonie permet une seule chose : développer l'empire sur son propre plateau, ou utiliser l'action de l'une de ses propres colonies.
rule-UTILIZE-2 = Le cas du livret : avec deux colonies, il y a trois choix.
rule-UTILIZE-3 = Seulement ses propres colonies, pour qui suit également.
rule-UTILIZE-4 = Aucun vaisseau n'est nécessaire pour cela.
rule-UTILIZE-5 = Une colonie peut être utilisée avec plusieurs dés d'un tour, sauf si elle n'agit qu'une fois par tour.
rule-UTILIZE-6 = Les détails de chaque planète sont dans le chapitre sur les planètes une par une.
rule-UTILIZE-7 = Sans colonies, il ne reste que le développement de l'empire.

# Développer l'empire.

rule-EMPIRE-1 = Un développement de l'empire coûte le numéro du niveau suivant.
    .example = Vers le niveau 2, 3, 4, 5, 6 : 2, 3, 4, 5, 6.
rule-EMPIRE-2 = Tout en énergie ou tout en culture ; seule Lureena permet de mêler les deux.
rule-EMPIRE-3 = Le cas du livret : du niveau 2 au niveau 3, c'est 3 énergies ou 3 cultures.
    .example = E2 C2 : pas de développement de l'empire.
rule-EMPIRE-4 = Une action, c'est un niveau.
rule-EMPIRE-5 = Les PV de l'empire deviennent ceux du nouveau niveau.
    .example = Du niveau 4 au niveau 5 : de 3 à 5 PV.
rule-EMPIRE-6 = Un nouveau vaisseau est aussitôt dans la galaxie et peut être utilisé dans le même tour.
rule-EMPIRE-7 = Un nouveau dé vient avec le prochain tour du joueur.
    .example = Vers le niveau 2 maintenant : 5 dés au prochain tour.
rule-EMPIRE-8 = Les niveaux 3 et 5 apportent un vaisseau, les niveaux 2, 4 et 6 un dé.
rule-EMPIRE-9 = Le niveau 6 est le plus élevé ; aucune colonie n'est nécessaire pour l'atteindre.
    .example = Les cinq développements de l'empire coûtent ensemble 20.
rule-EMPIRE-10 = Un niveau n'est jamais perdu.

# Le convertisseur.

rule-CONVERT-1 = Le convertisseur tourne un dé sur la face que veut le joueur.
rule-CONVERT-2 = Il y met deux dés inutilisés et tourne un troisième dé inutilisé.
rule-CONVERT-3 = Une fois par tour.
    .example = 7 dés inutilisés : pas une seconde fois.
rule-CONVERT-4 = Les deux dés sont alors utilisés : ils ne sont ni activés ni suivis.
rule-CONVERT-5 = Il faut trois dés inutilisés.
    .example = 3 inutilisés : il en reste 1.
rule-CONVERT-6 = Le dé doit recevoir une autre face que celle qu'il avait.
rule-CONVERT-7 = C'est ensuite un dé inutilisé ordinaire.
rule-CONVERT-8 = Les faces des dés qu'on y met n'importent pas.
rule-CONVERT-9 = Il s'utilise entre deux actions et ne coûte pas de ressources.

# Fin du tour.

rule-ENDTURN-1 = Le joueur actif finit son tour quand il a activé autant de dés qu'il veut.
rule-ENDTURN-2 = Le dernier dé peut encore être suivi.
rule-ENDTURN-3 = Puis tous les dés quittent le plateau de contrôle.
rule-ENDTURN-4 = Les dés inutilisés sont perdus.
rule-ENDTURN-5 = Le joueur suivant dans le sens horaire joue son tour.
rule-ENDTURN-6 = Sans dés inutilisés, le tour finit de lui-même, après que le dernier joueur a suivi.
rule-ENDTURN-7 = Ce qui dure un tour est fini : Birkomius, Bisschop, Nibiru, planètes utilisées une fois, relance gratuite, convertisseur.

# Fin de la partie.

rule-END-1 = 21 PV publics déclenchent la fin.
    .example = 20 : non ; 21 : oui.
rule-END-2 = Les missions ne comptent pas pour cela.
rule-END-3 = On joue jusqu'à ce que tous aient eu autant de tours, c'est-à-dire jusqu'au moment où le premier joueur recommencerait ; avec l'option tiny-epic-base.last-turn=trigger, jusqu'à celui où recommencerait le joueur dans le tour duquel c'est arrivé.
    .example = Premier joueur à la place 0 sur 4, fin déclenchée dans le tour de la place 2 : la place 3 joue encore.
rule-END-4 = Elle peut être déclenchée dans le tour d'un autre. END-3 compte à partir du tour en cours ; Elder regarde qui a les 21 PV.
rule-END-5 = Ce tour et les suivants se jouent comme d'habitude, y compris le fait de suivre.
rule-END-6 = Les PV publics ne baissent jamais : la fin reste donc déclenchée.
rule-END-7 = D'autres peuvent encore dépasser 21 PV ; qui l'a déclenchée ne gagne pas forcément.
rule-END-8 = S'il ne reste aucune planète ni dans la rangée ni dans la pioche, la partie finit avec le round, que la fin soit déclenchée ou non. Une partie en solo continue : les dés de la galaxie renégate peuvent encore la faire évoluer.
    .example = Helios retire la dernière planète de la rangée : tous ont autant de tours, puis les missions sont montrées.

# Score.

rule-SCORE-1 = Après le dernier tour, toutes les missions sont révélées.
rule-SCORE-2 = Qui remplit sa condition reçoit les PV de sa mission.
rule-SCORE-3 = Un score est la somme des PV des colonies, du niveau et de la mission.
    .example = 7 + 5 + 3, niveau 5 (5), Hoarder remplie (2) : 22.
rule-SCORE-4 = Le score le plus élevé gagne.
rule-SCORE-5 = Les ressources, les vaisseaux et l'avance sur les pistes ne valent rien.

# Égalités.

rule-TIE-1 = Parmi les joueurs à égalité, celui qui a le plus de colonies gagne.
rule-TIE-2 = Puis le niveau le plus élevé.
rule-TIE-3 = Puis le plus d'énergie et de culture ensemble.
    .example = E2 C4 l'emporte sur E5 C0.
rule-TIE-4 = Puis ils partagent la victoire.

# La partie en solo.

rule-SOLO-1 = La mise en place est celle à deux joueurs, sauf pour ce qui suit.
    .example = 4 planètes ; le joueur a E2 C1, 2 vaisseaux, niveau 1.
rule-SOLO-2 = Une galaxie renégate, le dos d'un plateau, est l'adversaire.
rule-SOLO-3 = La galaxie renégate commence au niveau 1, sans ressources, avec ses quatre vaisseaux dans sa galaxie.
rule-SOLO-4 = Il n'y a pas de missions.
rule-SOLO-5 = Le joueur a le premier tour.
rule-SOLO-6 = Ses tours sont comme d'habitude ; la galaxie renégate a ses propres règles.
rule-SOLO-7 = La galaxie renégate ne suit jamais.
rule-SOLO-8 = La galaxie renégate lance un dé après l'autre ; chacun va dans la zone d'activation et est effectué avant que le suivant soit lancé.
rule-SOLO-9 = Elle lance autant de dés que son plateau en montre pour son niveau.
    .example = Niveaux 1 à 5 : 5, 5, 6, 6, 7.
rule-SOLO-10 = Pour 1 énergie et 1 culture, le joueur fait relancer un dé à la galaxie renégate, aussi souvent qu'il peut payer.
    .example = E2 C3 : deux fois, puis E0 C1.
rule-SOLO-11 = C'est le dé qui vient d'être lancé, utilisable ou non, avant qu'il prenne effet ; la nouvelle face peut être relancée elle aussi.
rule-SOLO-12 = La galaxie renégate elle-même ne relance ni ne convertit.
rule-SOLO-13 = Pour 1 culture, le joueur peut suivre un dé de la galaxie renégate.
rule-SOLO-14 = Il le fait après l'action de la galaxie renégate, comme dans le chapitre Suivre.
    .example = Après une attaque, il peut développer son empire ou utiliser une colonie.
rule-SOLO-15 = Un dé que la galaxie renégate ne peut pas utiliser est défaussé et ne peut pas être suivi.
    .example = Déplacement sans vaisseau dans sa galaxie.
rule-SOLO-16 = Elle ne peut pas utiliser : un déplacement sans vaisseau dans sa galaxie ou sans planète pour lui ; une ressource dont elle ne gagnerait rien ; une avancée sans vaisseau sur une piste de ce type ; une attaque une fois par tour, la seconde fois. Avec l'option tiny-epic-base.rebel-full-track=activated, une piste pleine, ou une rangée sans planète pour un vaisseau, n'arrête aucun dé : il ne fait rien et peut être suivi.
rule-SOLO-17 = Les planètes qui n'agissent que pendant son propre tour ne font rien pour un joueur qui suit la galaxie renégate.
rule-SOLO-18 = Déplacement : un vaisseau va de sa galaxie en orbite autour de la planète la plus à gauche autour de laquelle il n'en a encore aucun.
    .example = A B C D, vaisseaux à A et C : B.
rule-SOLO-19 = Les vaisseaux renégats n'atterrissent jamais.
rule-SOLO-20 = Seuls les vaisseaux dans sa galaxie se déplacent : un vaisseau en orbite y reste.
rule-SOLO-21 = Les vaisseaux du joueur n'importent pas pour cela.
rule-SOLO-22 = Économie, diplomatie : tous les vaisseaux renégats sur les pistes de ce type avancent d'une case.
    .example = Deux sur l'économie, un sur la diplomatie, face d'économie : deux.
rule-SOLO-23 = À partir de la gauche de la rangée, chaque colonisation étant achevée, avec sa nouvelle planète, avant le vaisseau suivant.
rule-SOLO-24 = Ce qu'elle colonise lui appartient comme à un joueur.
    .example = Des PV pour la galaxie renégate, tous les vaisseaux qui s'y trouvent rentrent dans leur galaxie, une nouvelle planète.
rule-SOLO-25 = Elle acquiert des ressources comme un joueur, mais sa galaxie rapporte de la culture aussi bien que de l'énergie.
    .example = 4 vaisseaux dans sa galaxie : 4 énergies, ou 4 cultures.
rule-SOLO-26 = Ses ressources s'arrêtent au maximum de son plateau ; ce qui dépasse est perdu.
    .example = Artemis a 6, Zendica 5.
rule-SOLO-27 = Colonie : la galaxie renégate attaque, par l'action que son plateau a pour son niveau.
rule-SOLO-28 = Elle n'utilise jamais les actions de ses planètes.
rule-SOLO-29 = Seule l'attaque de son niveau actuel se produit.
rule-SOLO-30 = À la fin de son tour, chaque ressource à son maximum a un effet.
rule-SOLO-31 = Énergie : la galaxie renégate monte d'un niveau, et son énergie passe à 0.
    .example = Artemis, du niveau 2 au niveau 3 : 2 PV, 6 dés à partir de son prochain tour.
rule-SOLO-32 = Culture : elle a un tour supplémentaire de 3 dés, avec une zone d'activation vide ; puis sa culture passe à 0.
rule-SOLO-33 = L'énergie vient avant la culture.
rule-SOLO-34 = Ni l'un ni l'autre ne se produit pendant ou après le tour supplémentaire : un marqueur alors à son maximum attend la fin du tour suivant.
rule-SOLO-35 = Dans le tour supplémentaire, la culture ne peut pas être utilisée : elle est à son maximum.
rule-SOLO-36 = Les dés du tour supplémentaire ne peuvent pas être suivis ; avec l'option tiny-epic-base.rebel-extra-follows=allowed, ils le peuvent.
rule-SOLO-37 = On peut forcer des relances dans le tour supplémentaire ; avec l'option tiny-epic-base.rebel-extra-turn=no-re-rolls, non.
rule-SOLO-38 = Un niveau apporte à la galaxie renégate des PV, des dés et une autre attaque, mais pas de vaisseau.
rule-SOLO-39 = Après une attaque marquée une fois par tour, les faces de colonie suivantes du tour sont inutilisables.
rule-SOLO-40 = On ne sait pas quelles attaques portent cette marque. Aucune ne la porte ici ; un plateau que l'on fait soi-même peut la porter.
rule-SOLO-41 = Ce qui est perdu va dans la réserve ; ce qui est pris va à la galaxie renégate, jusqu'à son maximum.
rule-SOLO-42 = Qui a moins que ce qu'une attaque exige donne ce qu'il a.
    .example = Hades, niveau 2, E1 : E0, et 1 énergie pour la galaxie renégate.
rule-SOLO-43 = Une attaque qui ne change rien n'est pas un dé inutilisable : elle peut être suivie. Avec l'option tiny-epic-base.rebel-attacks=with-effect, c'en est un.
rule-SOLO-44 = Si l'attaque porte sur un nombre de ressources quelconques, le joueur choisit lesquelles.
rule-SOLO-45 = Lequel de ses vaisseaux recule, c'est le joueur qui le choisit ; avec l'option tiny-epic-base.rebel-push=leader, c'est le plus avancé.
rule-SOLO-46 = C'est un vaisseau au-delà de la case de départ, s'il y en a un ; avec l'option tiny-epic-base.rebel-pushed-ship=any-in-orbit, aussi un vaisseau sur la case de départ, qui y reste.
rule-SOLO-47 = Quand tous les vaisseaux renégats avancent, ceux des deux types de piste avancent, à partir de la gauche de la rangée ; ils peuvent coloniser, et les pas qui restent sont perdus.
rule-SOLO-48 = Un dé de moins vaut pour le prochain tour du joueur ; plusieurs attaques de ce genre s'additionnent, jusqu'à n'en laisser aucun.
    .example = Niveau 3, deux attaques : 3 dés.
rule-SOLO-49 = Il y a cinq plateaux : Artemis (débutant), Rothkel (facile), Zendica (moyenne), Hades (difficile), Gamelyn (épique). L'option tiny-epic-base.rebel choisit.
rule-SOLO-50 = Chaque plateau a cinq niveaux de 5, 5, 6, 6, 7 dés, chacun avec une attaque ; la sixième case est la tête de mort.
rule-SOLO-51 = Les PV des niveaux et le maximum sont ceux de chaque plateau.
    .example = Artemis 0, 1, 2, 4, 7 et 6 ; Zendica 0, 2, 4, 6, 9 et 5.
rule-SOLO-52 = Pour Rothkel (comme Artemis), Hades et Gamelyn (comme Zendica), ce sont des valeurs de remplacement, pas ce qui est imprimé ; le programme le dit.
rule-SOLO-53 = La galaxie renégate gagne aussitôt avec 21 PV, des colonies et du niveau.
rule-SOLO-54 = La galaxie renégate gagne aussitôt quand son niveau atteint la tête de mort.
    .example = Niveau 5, énergie à son maximum quand son tour finit : perdu.
rule-SOLO-55 = Le joueur gagne aussitôt avec 21 PV, même au milieu d'un tour.
rule-SOLO-56 = Aucun round n'est joué jusqu'au bout et il n'y a pas d'égalité : le premier gagne.
rule-SOLO-57 = Le niveau 6 du propre plateau du joueur est un niveau comme les autres.
rule-SOLO-58 = Pour les actions des planètes, la galaxie renégate compte comme l'autre joueur ; avec l'option tiny-epic-base.rebel-in-actions=nobody, il n'y en a pas d'autre.
    .example = CLJ-0517 prend de sa culture ; Gleam-Zanier lui donne 1 énergie ; Mared exige un niveau inférieur au sien.
rule-SOLO-59 = Là où la galaxie renégate choisit un vaisseau, pour Terra-Bettia, elle prend celui auquel il reste le moins de pas, le plus à gauche s'il y en a plusieurs.
rule-SOLO-60 = Sargus-36 et Walsfeo peuvent utiliser une planète de la galaxie renégate, qui reçoit la ressource.
rule-SOLO-61 = Birkomius, Bisschop et Nibiru ne font rien, et personne ne suit Zavodnick, puisque la galaxie renégate ne suit pas.
rule-SOLO-62 = Avec l'option tiny-epic-base.rebel-dice=rolled-again, désactivée par défaut, un dé inutilisable de la galaxie renégate est lancé encore une fois avant d'être défaussé.

# Informations cachées et visibles.

rule-SECRET-1 = Une mission n'est connue que de son propriétaire jusqu'à la fin.
    .example = Les autres voient qu'il y en a une, pas laquelle.
rule-SECRET-2 = Les missions défaussées et non distribuées restent cachées.
rule-SECRET-3 = L'ordre de la pioche est caché, sa taille est visible.
rule-SECRET-4 = Personne ne voit entre quelles missions les autres choisissent, ni laquelle ils gardent.
rule-SECRET-5 = Tout le reste est visible : dés, vaisseaux, ressources, niveaux, colonies, rangée, PV publics.
rule-SECRET-6 = Les PV publics sont annoncés chaque fois qu'ils changent.

# Actions des planètes.

rule-EFFECT-1 = Une action vaut pour qui l'effectue, y compris en suivant.
rule-EFFECT-2 = Un coût doit être payé en entier.
rule-EFFECT-3 = Une action qui ne changerait rien ne peut pas être utilisée et ne coûte rien ; payer n'est pas un changement.
    .example = Padraigin-3110 sans vaisseau sur une piste de diplomatie : aucune culture n'est payée.
rule-EFFECT-4 = Birkomius, Bisschop, CLJ-0517, La-Torres, Zalax, Maia, Gyore et Nibiru n'agissent que pendant son propre tour.
    .example = Un joueur qui suit peut y atterrir, sans effet.
rule-EFFECT-5 = Birkomius, Bisschop, CLJ-0517, La-Torres, Nagato et Zavodnick agissent une fois par tour.
rule-EFFECT-6 = Une fois par tour vaut par joueur et par planète dans le tour en cours, par atterrissage ou comme colonie ; avec l'option tiny-epic-base.once-per-turn=together, une fois pour tous les joueurs ensemble.
    .example = Nagato par atterrissage, puis par Umbra-Forum : refusé.
rule-EFFECT-7 = Un vaisseau que l'on fait reculer reste en orbite : il s'arrête à la case de départ.
    .example = Case 1, reculer de 2 : case 0.
rule-EFFECT-8 = Seuls les vaisseaux au-delà de la case de départ peuvent reculer ainsi.
    .example = Tous les vaisseaux adverses sur 0 : K-Widow ne peut pas être utilisée.
rule-EFFECT-9 = Une avancée de deux cases est celle d'un seul vaisseau ; ce qui reste après avoir colonisé est perdu.
rule-EFFECT-10 = Les avancées par des planètes colonisent comme celles par des dés, même dans le tour d'un autre.
rule-EFFECT-11 = Les gains s'arrêtent à 7.
rule-EFFECT-12 = Ce qui est pris ou payé quitte celui qui le donne, même si celui qui le reçoit est à 7.
    .example = Preneur C7, autre joueur C2 : C7, C1.
rule-EFFECT-13 = « Chacun des autres » veut dire tous les autres joueurs, au même moment.
rule-EFFECT-14 = L'action d'une planète ne peut pas être suivie, sauf Zavodnick.
rule-EFFECT-15 = Utilisée par une autre planète, une action garde ses limites et son coût.
rule-EFFECT-16 = L'action d'une planète ne commence pas tant que le même joueur est encore en train d'effectuer l'action de cette planète.
    .example = Umbra-Forum ne peut pas choisir Umbra-Forum ; toute chaîne a une fin.
rule-EFFECT-17 = Autrement, les planètes qui utilisent des planètes peuvent s'utiliser l'une l'autre, chacune à son coût ; avec l'option tiny-epic-base.chains=refused, elles ne le peuvent pas.
    .example = De Sargus-36 à Walsfeo : 1 énergie et 1 culture.

# Les planètes une par une.

rule-CLARIFY-1 = Andellouxian-6 : l'un de ses propres vaisseaux en orbite rentre dans la galaxie et rapporte autant d'une ressource que le numéro de sa case.
    .example = De la case 3, C2 : C5 ; de la case 4, E5 : E7 ; de la case 0 : rien.
rule-CLARIFY-2 = Andellouxian-6 : tout d'une même ressource ; avec l'option tiny-epic-base.andellouxian=split, des deux.
rule-CLARIFY-3 = Aughmoore : 1 culture pour chacun de ses propres vaisseaux dans la galaxie ; celui qui a atterri ici n'y est pas.
    .example = 2 vaisseaux, l'un atterrit ici : C +1.
rule-CLARIFY-4 = Birkomius : 1 culture chaque fois qu'un adversaire suit, jusqu'à la fin du tour, dé actuel compris. Pendant son propre tour seulement, une fois par tour.
    .example = Utilisée avec le dé 2 ; on suit 2, 1, 2 fois les dés 1, 2, 3 : C +3.
rule-CLARIFY-5 = Birkomius : suivre gratuitement Zavodnick compte ; deux utilisations ne s'additionnent pas.
rule-CLARIFY-6 = Birkomius : sa culture vient quand le joueur paie pour suivre, avant qu'il agisse.
rule-CLARIFY-7 = Bisschop : comme Birkomius, mais de l'énergie. Pendant son propre tour seulement, une fois par tour.
    .example = Les deux agissent, un joueur suit : E +1 et C +1.
rule-CLARIFY-8 = Brumbaugh : payer 2 énergies ; deux vaisseaux adverses, d'un ou de deux joueurs, sur n'importe quelles pistes, reculent d'une case chacun.
    .example = Pas deux fois le même vaisseau.
rule-CLARIFY-9 = Brumbaugh : s'il n'y a qu'une cible, celle-là pour le coût entier ; avec l'option tiny-epic-base.brumbaugh=two, il en faut deux.
rule-CLARIFY-10 = BSW-10-1 : l'un de ses propres vaisseaux recule d'une case, puis un autre avance d'une case, sur n'importe quelles pistes.
    .example = Sur 2 et 0 : 1 et 1.
rule-CLARIFY-11 = BSW-10-1 : il faut deux de ses propres vaisseaux en orbite.
    .example = Un vaisseau sur la case 3 : ne peut pas être utilisée.
rule-CLARIFY-12 = CLJ-0517 : prendre 1 culture à un joueur qui en a. Pendant son propre tour seulement, une fois par tour ; avec l'option tiny-epic-base.taking=any-turn, aussi dans les tours des autres, et de même La-Torres.
rule-CLARIFY-13 = Drewkaiden : l'un de ses propres vaisseaux sur une piste de diplomatie avance d'une case.
rule-CLARIFY-14 = Gleam-Zanier : 2 énergies, et 1 pour chacun des autres.
    .example = E6 ; les autres E6, E7 : tous à 7.
rule-CLARIFY-15 = Gort : l'un de ses propres vaisseaux en orbite passe à la même case de la piste d'une autre planète de la rangée, de n'importe quel type, qui est assez longue et n'a aucun de ses propres vaisseaux.
    .example = De 4 à une planète de 1 PV : non.
rule-CLARIFY-16 = Gort : le symbole compte comme le nombre suivant et colonise ; avec l'option tiny-epic-base.gort=orbits, on ne peut pas l'atteindre ainsi.
    .example = De la case 3 à une planète de 2 PV : colonisée.
rule-CLARIFY-17 = Gyore : tourner un dé inutilisé sur n'importe quelle face. Ce n'est pas le convertisseur. Pendant son propre tour seulement.
rule-CLARIFY-18 = Helios : une planète de la rangée sans aucun vaisseau, ni sur la piste ni à la surface, est retirée.
    .example = En atterrissant sur Helios, pas Helios elle-même.
rule-CLARIFY-19 = Helios : la carte quitte la partie, et la suivante prend sa place ; avec l'option tiny-epic-base.helios=under, elle va sous la pioche.
rule-CLARIFY-20 = Hoefker : payer 1 énergie, gagner 2 cultures.
    .example = E1 C6 : E0 C7.
rule-CLARIFY-21 = JAC-110912 : 2 cultures, et 1 pour chacun des autres, avec laquelle on peut payer pour suivre le dé.
rule-CLARIFY-22 = Jakks : 1 culture.
rule-CLARIFY-23 = Jorg : payer 2 cultures ; un vaisseau adverse sur n'importe quelle piste recule de deux cases.
rule-CLARIFY-24 = K-Widow : un vaisseau adverse sur n'importe quelle piste recule d'une case, gratuitement.
rule-CLARIFY-25 = La-Torres : prendre 1 énergie à un joueur qui en a. Pendant son propre tour seulement, une fois par tour.
    .example = L'autre joueur E1, le preneur E7 : E0, E7.
rule-CLARIFY-26 = Leandra : l'un de ses propres vaisseaux sur une piste d'économie avance d'une case.
rule-CLARIFY-27 = Lureena : un développement de l'empire au coût habituel, dans n'importe quelle combinaison de ressources.
    .example = Niveau 3, E3 C1 : niveau 4, E0 C0.
rule-CLARIFY-28 = Maia : renoncer à deux dés inutilisés pour 2 énergies et 2 cultures. Pendant son propre tour seulement.
    .example = 5 dés, Maia avec le premier : il reste 2 dés inutilisés.
rule-CLARIFY-29 = Mared : seulement pour l'unique joueur du niveau le plus bas ; avec l'option tiny-epic-base.mared=tied, aussi pour ceux qui le partagent.
    .example = 2 contre 3, 4 : oui ; 2 contre 2, 4 : non.
rule-CLARIFY-30 = Mared : un développement de l'empire pour 1 de moins, en une seule ressource.
    .example = Vers le niveau 3 : 2 énergies ou 2 cultures.
rule-CLARIFY-31 = MJ-120210 : 2 énergies.
rule-CLARIFY-32 = Nagato : payer 1 culture ; deux de ses propres vaisseaux, différents, se déplacent et peuvent atterrir. Une fois par tour.
rule-CLARIFY-33 = Nagato : l'un après l'autre, si bien que deux vaisseaux ne peuvent pas échanger leurs places.
rule-CLARIFY-34 = Nagato : le vaisseau qui vient d'atterrir ici peut être l'un d'eux ; avec l'option tiny-epic-base.nagato=other-ships, non.
rule-CLARIFY-35 = Nakagawakozi : payer 2 énergies ; l'un de ses propres vaisseaux avance de deux cases sur une piste d'économie.
rule-CLARIFY-36 = Nibiru : jusqu'à la fin du tour, dé actuel compris, suivre coûte 2 cultures. Ce qui est gratuit reste gratuit. Pendant son propre tour seulement.
rule-CLARIFY-37 = Omicron-Fenzi : n'importe quelle quantité d'énergie, au moins 1, devient autant de culture.
    .example = E5 C4 : 4 énergies donnent E1 C7.
rule-CLARIFY-38 = Padraigin-3110 : payer 2 cultures ; l'un de ses propres vaisseaux avance de deux cases sur une piste de diplomatie.
rule-CLARIFY-39 = Pembertonia-Major : n'importe quelle quantité de culture, au moins 1, devient autant d'énergie.
rule-CLARIFY-40 = Piedes : l'action d'un dé de la zone d'activation, encore une fois, avec de nouveaux choix.
    .example = Les dés dans le convertisseur, ou auxquels on a renoncé, ne peuvent pas être répétés.
rule-CLARIFY-41 = Piedes : la répétition fait partie du dé actuel et ne peut pas être suivie à part.
rule-CLARIFY-42 = Piedes : un joueur qui suit répète un dé du joueur actif.
rule-CLARIFY-43 = Piedes : le dé par lequel elle est utilisée peut être celui qui est répété ; avec l'option tiny-epic-base.piedes=other-dice, non.
    .example = Atterrissage avec le premier dé : un déplacement de plus.
rule-CLARIFY-44 = Sargus-36 : payer 1 énergie à un autre joueur, et effectuer l'action de l'une de ses colonies.
    .example = Qui paie E1, propriétaire E7 : E0, E7.
rule-CLARIFY-45 = Sargus-36 : personne ne se paie soi-même.
rule-CLARIFY-46 = Shouhua : l'un de ses propres vaisseaux sur n'importe quelle piste avance d'une case.
rule-CLARIFY-47 = Terra-Bettia : d'abord chacun des autres joueurs, dans le sens horaire, fait avancer l'un de ses propres vaisseaux d'une case sur n'importe quelle piste ; puis celui qui l'utilise fait avancer un vaisseau de deux cases.
rule-CLARIFY-48 = Terra-Bettia : les autres qui ont un vaisseau en orbite y sont obligés ; avec l'option tiny-epic-base.terra-bettia=may, ils peuvent passer.
rule-CLARIFY-49 = Tifnod : un vaisseau adverse sur une piste de diplomatie recule d'une case, gratuitement.
rule-CLARIFY-50 = Umbra-Forum : l'action de n'importe quelle planète de la rangée, sans y avoir de vaisseau ; ses limites restent valables.
rule-CLARIFY-51 = Vici-KS156 : 1 énergie.
rule-CLARIFY-52 = Vizcarra : un vaisseau adverse sur une piste d'économie recule d'une case, gratuitement.
rule-CLARIFY-53 = Walsfeo : comme Sargus-36, pour 1 culture.
rule-CLARIFY-54 = Zalax : relancer n'importe quels dés inutilisés, au moins un, en plus de la relance gratuite. Pendant son propre tour seulement.
rule-CLARIFY-55 = Zavodnick : n'importe laquelle des six actions de dé ; puis chacun des autres joueurs, dans le sens horaire, peut la suivre sans payer. Une fois par tour.
rule-CLARIFY-56 = Zavodnick : ensuite, le dé par lequel elle a été utilisée peut être suivi comme d'habitude.
rule-CLARIFY-57 = Zavodnick : si un joueur qui suit l'utilise, tous les autres peuvent suivre gratuitement, le joueur actif aussi.
