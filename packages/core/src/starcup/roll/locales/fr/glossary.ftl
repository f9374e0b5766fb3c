# Le glossaire de Roll for the Galaxy : chaque mot, son explication (.text), et les autres formes par lesquelles on le demande (.also).

# Le round.

glossary-round = Round
    .text = Tous jouent un round en même temps : lancer, assigner, révéler, effectuer les phases, gérer l'empire. Une partie compte environ 11 à 14 rounds.
    .also = tour, manche, étape, étapes, rounds
glossary-set_up = Mise en place
    .text = Vous commencez avec une tuile de faction, un monde d'origine, 1 $, trois dés natifs dans votre gobelet et deux dans votre Population, et les dés que donnent votre faction et votre monde d'origine. Deux tuiles sont piochées : vous choisissez laquelle va dans quelle pile.
    .also = début, départ, préparation, installation
glossary-roll = Lancer
    .text = Un round commence par un lancer de tous les dés de votre gobelet, et d'aucun autre. Les faces ne sont vues que de vous, jusqu'à ce que tous les dés soient révélés.
    .also = lancer les dés, jet, lancers
glossary-assign = Assigner
    .text = Après le lancer, chaque dé va sous la phase que montre sa face, un joker sous n'importe laquelle. Avec un dé de votre choix, vous sélectionnez une phase. Vous pouvez ensuite déplacer des dés par des pouvoirs de réassignation ou en ordonnant. Tout cela reste caché jusqu'à ce que chacun ait terminé.
    .also = assignation, assigné, assignés, affecter
glossary-screen = Écran
    .text = Derrière votre écran se trouvent les dés que vous avez lancés et ce que vous en faites, cachés aux autres jusqu'à ce que chacun ait terminé.
    .also = paravent, derrière l'écran, vos dés, mes dés
glossary-phase_strip = Plateau de phases
    .text = Le plateau derrière votre écran montre les cinq phases. Les dés se trouvent dans les colonnes au-dessous, et le seul dé qui sélectionne une phase se trouve sur le plateau lui-même.
    .also = colonne, colonnes, bande de phases, plateau
glossary-ready = Terminer
    .text = Vous dites ainsi que vous en avez fini avec ce qui est caché aux autres. Dès que chacun l'a dit, tout est montré, et plus rien ne peut être repris.
    .also = prêt, prête, confirmer, terminé
glossary-reveal = Révéler
    .text = Tous les joueurs montrent en même temps quelles phases ils ont sélectionnées et où se trouvent leurs dés. Les phases que personne n'a sélectionnées n'ont pas lieu : les dés au-dessous retournent dans les gobelets et n'ont perdu que du temps.
    .also = dévoilement, révélation, montrer
glossary-spare_die = Dé supplémentaire
    .text = À deux joueurs, un dé natif qui n'appartient à personne est lancé à l'étape Révéler. La phase qu'il montre a lieu aussi, si personne ne l'a sélectionnée.
    .also = dé à deux joueurs, phase supplémentaire, troisième phase
glossary-phase = Phase
    .text = Cinq phases peuvent avoir lieu dans un round, dans cet ordre : I Explorer, II Développer, III Coloniser, IV Produire, V Expédier. Celles que quelqu'un a sélectionnées ont lieu, et tous les joueurs y participent alors, peu importe qui les a sélectionnées.
    .also = phases
glossary-manage_empire = Gérer l'empire
    .text = La fin d'un round : vous recrutez des dés de votre Population pour 1 $ chacun, vous pouvez rappeler des dés des tuiles et des mondes, et l'on regarde ensuite si la partie est finie.
    .also = gérer, gestion, gestion de l'empire

# Les dés et leurs places.

glossary-die = Dé
    .text = Les dés sont vos travailleurs, vos marchandises et votre population. Tous les dés d'une couleur ont les mêmes six faces ; demandez une couleur pour les voir, par exemple « what genes ».
    .also = dés, couleur, couleurs
glossary-face = Face
    .text = Le côté que montre un dé lancé : la phase sous laquelle il est d'abord placé. Seule compte ensuite la place du dé : il peut être déplacé, ou sélectionner une phase, et il y travaille alors quoi qu'il montre.
    .also = faces, côté, symbole, symboles
glossary-wild_face = Face joker
    .text = Une face qui vaut pour n'importe quelle phase : vous placez le dé sous celle que vous voulez. Elle n'apporte rien de plus.
    .also = joker, jokers, étoile, faces joker
glossary-worker = Travailleur
    .text = Un dé qui est dans votre gobelet ou sous une phase. Sa place en fait un explorateur, un développeur, un colonisateur, un producteur ou un expéditeur. Les dés de votre Population et les marchandises ne sont pas des travailleurs.
    .also = travailleurs, ouvrier, ouvriers
glossary-cup = Gobelet
    .text = Les dés de votre gobelet sont lancés au début du round suivant. Ceux qui ne trouvent pas de travail y reviennent aussitôt, ceux qui ont travaillé seulement quand vous les recrutez.
    .also = gobelets, gobelet à dés
glossary-citizenry = Population
    .text = Là où vos dés se reposent après leur travail. Ils n'y font rien jusqu'à ce que vous les recrutiez, pour 1 $ chacun, à la fin d'un round.
    .also = citoyens, citoyenneté
glossary-supply = Réserve
    .text = Les dés qui n'appartiennent à personne. Les nouveaux dés en viennent quand une tuile vous en donne, et un dé que vous perdez y retourne.
    .also = réserve commune, boîte

# Assigner.

glossary-select = Sélectionner
    .text = À chaque round, vous sélectionnez une phase, avec l'un de vos dés, quoi qu'il montre. Cette phase aura lieu à coup sûr, pour tous, et le dé y travaille. Les phases que vous n'avez pas sélectionnées n'ont lieu que si quelqu'un d'autre les sélectionne.
    .also = sélection, sélectionné, sélectionnée, choisir une phase
glossary-reassign = Réassigner
    .text = Déplacer un dé qui se trouve sous une phase vers une autre phase, quoi qu'il montre. Certains développements le permettent une fois par round, après votre sélection ; rien ne vous y oblige. Tous ont un tel pouvoir : ordonner.
    .also = réassignation, pouvoir de réassignation, pouvoirs de réassignation, réaffecter, déplacer
glossary-dictate = Ordonner
    .text = Un pouvoir que tous ont, une fois par round : mettre un dé de côté et en déplacer un autre vers n'importe quelle autre phase. Le dé mis de côté ne travaille pas dans ce round et se retrouve dans votre gobelet après l'étape Révéler. Ni l'un ni l'autre ne peut être celui qui sélectionne.
    .also = ordre, zone d'ordre

# Explorer.

glossary-explore = Explorer
    .text = Phase I. Chacun de vos explorateurs fait l'une de deux choses : il recherche, ce qui vous apporte une nouvelle tuile à construire, ou il stocke, ce qui vous apporte 2 $. Vous décidez un explorateur après l'autre.
    .also = exploration, phase i, i
glossary-explorer = Explorateur
    .text = Un travailleur sous Explorer. Il recherche ou stocke, puis va dans votre Population.
    .also = explorateurs
glossary-scout = Rechercher
    .text = Ce que peut faire un explorateur : piocher une tuile dans le sac et la placer sous l'une de vos deux piles, pour que vous ayez quelque chose à construire. Avant de piocher, vous pouvez abandonner des tuiles dont vous ne voulez pas ; chacune apporte une tuile de plus.
    .also = recherche, prospecter
glossary-stock = Stocker
    .text = Ce que peut faire un explorateur au lieu de rechercher : vous gagnez 2 $.
    .also = stockage, stock
glossary-abandon = Abandonner
    .text = Renoncer à des tuiles de votre zone de construction quand vous recherchez : vous piochez une tuile de plus pour chacune. Les dés qui se trouvent sur une pile y restent pour sa tuile suivante. Les tuiles abandonnées retournent dans le sac après Explorer, sans que les autres les voient.
    .also = abandon, abandonné, abandonnée, tuiles abandonnées
glossary-bag = Sac
    .text = Toutes les tuiles que personne n'a, sans ordre. Celui qui recherche y pioche ; les tuiles abandonnées y reviennent après Explorer.
    .also = piocher, pioche

# Construire.

glossary-construction_zone = Zone de construction
    .text = Vos deux piles de tuiles qui attendent d'être construites, les développements dans l'une et les mondes dans l'autre. Elles ne vous donnent rien et ne rapportent rien tant qu'elles ne sont pas construites.
    .also = zone
glossary-stack = Pile
    .text = Des tuiles à construire, posées l'une sur l'autre : vous avez une pile pour les développements et une pour les mondes. Seule la tuile au sommet est construite ; les nouvelles tuiles vont sous les autres. Les autres joueurs voient la tuile au sommet et combien il y en a au-dessous.
    .also = piles, sommet, tuile au sommet, file
glossary-develop = Développer
    .text = Phase II. Vos développeurs sont placés sur la tuile au sommet de votre pile de développements. Quand il s'y trouve autant de dés que son coût, elle est construite ; les développeurs qui restent continuent avec la tuile suivante.
    .also = phase ii, ii
glossary-developer = Développeur
    .text = Un travailleur sous Développer. Il reste sur votre développement au sommet jusqu'à ce que celui-ci soit payé, pendant plusieurs rounds s'il le faut, puis va dans votre Population.
    .also = développeurs
glossary-settle = Coloniser
    .text = Phase III. Vos colonisateurs sont placés sur la tuile au sommet de votre pile de mondes. Quand il s'y trouve autant de dés que son coût, elle est construite et vous donne aussitôt de nouveaux dés ; les colonisateurs qui restent continuent avec la tuile suivante.
    .also = colonisation, phase iii, iii
glossary-settler = Colonisateur
    .text = Un travailleur sous Coloniser. Il reste sur votre monde au sommet jusqu'à ce que celui-ci soit payé, pendant plusieurs rounds s'il le faut, puis va dans votre Population.
    .also = colonisateurs, colon, colons
glossary-build = Construire
    .text = Une tuile est construite (complétée) dans la phase où il s'y trouve autant de travailleurs que son coût. Elle va dans votre tableau et agit dès lors ; les travailleurs vont dans votre Population.
    .also = compléter, complété, complétée, construit, construite, construction, dépenser
glossary-tile = Tuile
    .text = Une tuile a un développement d'un côté et un monde de l'autre. Vous décidez quelle face elle montrera quand vous la mettez dans l'une de vos piles. « tile » suivi d'un nom dit tout sur une tuile.
    .also = tuiles, tuile de jeu
glossary-development = Développement
    .text = La face d'une tuile avec un losange : construite par des développeurs, elle vaut des PV, et la plupart ont un pouvoir qui vous aide jusqu'à la fin de la partie. Chacun n'existe qu'une fois.
    .also = développements
glossary-world = Monde
    .text = La face d'une tuile avec un cercle : construite par des colonisateurs, elle vaut des PV et vous donne des dés quand elle est construite. Tous les mondes sauf les gris peuvent porter une marchandise, et leur couleur dit ce qu'elle vaut.
    .also = mondes
glossary-grey_world = Monde gris
    .text = Un monde sans couleur : il donne des dés et des PV comme les autres, mais ne porte jamais de marchandise.
    .also = gris, mondes gris
glossary-cost = Coût
    .text = Le nombre d'une tuile : il doit s'y trouver autant de travailleurs avant qu'elle soit construite, et elle vaut autant de PV. Il se paie en dés, jamais en crédits.
    .also = coûts, prix, losange, cercle
glossary-discount = Réduction
    .text = Un pouvoir qui permet de construire avec moins de travailleurs. Les réductions s'additionnent et doivent être utilisées. La tuile vaut malgré tout autant de PV que son coût imprimé.
    .also = réductions, moins cher
glossary-immediate_effect = Effet immédiat
    .text = Ce qu'une tuile fait une fois, quand elle est construite : les mondes donnent des dés, certains aussi des crédits. S'il faut donner un dé, vous le choisissez, et il part en premier.
    .also = immédiat, effets immédiats

# Marchandises.

glossary-produce = Produire
    .text = Phase IV. Chacun de vos producteurs devient une marchandise sur l'un de vos mondes qui n'en a pas. Les mondes gris ne peuvent pas avoir de marchandises.
    .also = production, phase iv, iv
glossary-producer = Producteur
    .text = Un travailleur sous Produire. Il devient une marchandise sur un monde, quelle que soit sa couleur, et n'est plus un travailleur.
    .also = producteurs
glossary-good = Marchandise
    .text = Un dé qui se trouve sur l'un de vos mondes, un sur chacun. Il y attend qu'un expéditeur le vende pour des crédits ou le consomme pour des PV, ou que vous le rappeliez.
    .also = marchandises, ressource, ressources, bien, biens
glossary-ship = Expédier
    .text = Phase V. Chacun de vos expéditeurs prend une marchandise de vos mondes et la vend pour des crédits ou la consomme pour des PV. Les deux dés vont ensuite dans votre Population.
    .also = expédition, phase v, v
glossary-shipper = Expéditeur
    .text = Un travailleur sous Expédier. Il emporte une marchandise de l'un de vos mondes : pour la vendre, ou pour la consommer.
    .also = expéditeurs
glossary-trade = Vendre
    .text = Expédier une marchandise pour des crédits. Ce qu'elle rapporte dépend de la couleur de son monde, pas de celle de son dé : nouveauté 3 $, éléments rares 4 $, gènes 5 $, technologie alien 6 $.
    .also = vente, commercer, commerce
glossary-consume = Consommer
    .text = Expédier une marchandise pour des jetons de PV : 1, 1 de plus si la marchandise a la couleur de son monde, et encore 1 de plus si l'expéditeur a cette couleur. Une marchandise rapporte donc de 1 à 3 PV. Les dés de consommation correspondent à tous les mondes.
    .also = consommation
glossary-match = Correspondre
    .text = Un dé correspond à un monde s'il a sa couleur ; les dés de consommation correspondent à tous les mondes, les dés natifs et militaires à aucun. Cela rapporte plus de PV quand vous consommez, et ne change rien d'autre.
    .also = correspondance, correspond

# Gérer l'empire.

glossary-credits = Crédits
    .text = L'argent, noté $. Vous en gagnez en stockant, en vendant et par des pouvoirs, et vous payez 1 $ pour chaque dé que vous recrutez, afin de pouvoir le relancer. Vous n'avez jamais plus de 10 $, et ne commencez jamais un round avec moins de 1 $.
    .also = crédit, argent, dollar, dollars, crédits galactiques
glossary-recruit = Recruter
    .text = À la fin d'un round, des dés passent de votre Population à votre gobelet, pour 1 $ chacun, autant que vous pouvez en payer : ce n'est pas un choix. Si vous ne pouvez pas les payer tous, vous choisissez lesquels.
    .also = recrutement, recruté, recrutés, engager
glossary-recall = Rappeler
    .text = À la fin d'un round, vous pouvez reprendre des dés qui se trouvent sur des tuiles inachevées ou qui servent de marchandises : ils vont dans votre gobelet, et cela ne coûte rien. Si votre gobelet restait vide sans cela, vous devez en reprendre un.
    .also = rappel, rappelé, rappelés

# L'empire.

glossary-tableau = Tableau
    .text = Votre empire : la tuile de faction, le monde d'origine et toutes les tuiles que vous avez construites. Les tuiles encore dans vos piles n'en font pas partie.
    .also = empire, tableaux, tuiles construites
glossary-square = Case
    .text = La taille d'un empire : la tuile de faction compte pour 2 cases, tout le reste pour 1, donc vous commencez avec 3. La partie finit à la fin du round dans lequel quelqu'un en a 12.
    .also = cases, douze, 12 cases
glossary-faction = Faction
    .text = La tuile double avec laquelle vous commencez : un développement et un monde, ou deux mondes. Là où il importe de savoir qui commence, c'est le numéro de faction le plus bas.
    .also = factions, tuile de faction, numéro de faction
glossary-home_world = Monde d'origine
    .text = Le monde avec lequel vous commencez. Il vous donne ses dés pendant la mise en place, et peut porter une marchandise s'il n'est pas gris.
    .also = mondes d'origine, monde de départ, monde natal
glossary-power = Pouvoir
    .text = Ce qu'un développement fait pour vous une fois construit. Les pouvoirs de réassignation agissent pendant que vous assignez ; tous les autres, dans les phases qui y sont indiquées, si elles ont lieu, même si vous n'y avez aucun travailleur.
    .also = pouvoirs, pouvoir de phase, capacité
glossary-may = Optionnel
    .text = Un pouvoir qui dit « vous pouvez » peut rester inutilisé. Tous les autres agissent, que vous le vouliez ou non.
    .also = pouvez, peut, pouvoir optionnel, optionnelle, obligatoire, devez, doit
glossary-rounded_up = Arrondi au supérieur
    .text = Une partie compte comme un tout : « la moitié, arrondie au supérieur » de 3 est 2. Chaque bonus est arrondi à part.
    .also = arrondi, arrondie, arrondir
glossary-order = Ordre des joueurs
    .text = Tous jouent en même temps. Là où un ordre importe, le joueur qui a le numéro de faction le plus bas commence, et les autres suivent dans le sens horaire.
    .also = ordre de jeu, sens horaire, premier joueur, simultané, simultanément
glossary-hidden = Secret
    .text = Sont secrètes les tuiles sous la tuile au sommet de chaque pile, les tuiles abandonnées et les dés derrière un écran. Tout le reste est visible.
    .also = secrets, caché, cachée, tuile cachée, tuiles cachées

# La fin.

glossary-vp = PV
    .text = Points de victoire. À la fin, vous avez ceux de vos jetons, le coût de chaque tuile de votre tableau et les bonus de vos développements de coût 6+. Celui qui en a le plus gagne.
    .also = points de victoire, point de victoire, points, point
glossary-chip = Jetons de PV
    .text = Les PV que vous avez gagnés en consommant et par certains pouvoirs. Chacun voit combien vous en avez.
    .also = jeton, jetons, jeton de PV
glossary-vp_pool = Réserve de PV
    .text = Les jetons qui peuvent encore être gagnés avant que la partie finisse : au début, 12 par joueur. Quand elle est vide, le round est joué jusqu'au bout, avec d'autres jetons autant qu'il en faut, puis la partie est finie.
    .also = réserve de jetons
glossary-bonus = Bonus
    .text = Un développement de coût 6+ rapporte des PV pour quelque chose que vous avez à la fin, en plus de ses 6 PV, par exemple pour des dés d'une couleur ou pour certaines tuiles.
    .also = 6+, développement de coût 6+, développement 6+, prime
glossary-game_end = Fin de la partie
    .text = La partie finit avec le round dans lequel le tableau de quelqu'un a 12 cases, ou dans lequel la réserve de PV est vide. Construisez pour la finir tôt, ou expédiez pour des jetons : les deux rapportent des PV.
    .also = fin, fini, finie, partie finie
glossary-tie_break = Départage
    .text = Parmi les joueurs qui ont autant de PV, celui qui a le plus de dés dans le gobelet et de crédits ensemble gagne ; sinon, ils gagnent ensemble.
    .also = égalité, égalités, départager
