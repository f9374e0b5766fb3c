# Les règles de Race for the Galaxy, avec leurs exemples (.example), et les titres de leurs chapitres. « 7/1 » : piocher 7, garder 1 ;
# D3 : un monde de défense 3.

chapter-TERM = Termes
chapter-CARDS = Cartes
chapter-SETUP = Mise en place
chapter-ROUND = Le round
chapter-ACTION = Choix des actions
chapter-EXPLORE = Explorer
chapter-DEVELOP = Développer
chapter-SETTLE = Coloniser
chapter-MILITARY = Conquête
chapter-PAY = Coûts et réductions
chapter-CONSUME = Consommer
chapter-TRADE = Vente
chapter-PRODUCE = Produire
chapter-GOODS = Marchandises
chapter-DISCARD = Défausser
chapter-DECK = Pioche et défausse
chapter-END = La fin de la partie
chapter-SCORE = Score
chapter-POWER = Les pouvoirs en général
chapter-SECRET = Informations cachées et visibles
chapter-TIMING = Ordre de jeu

# Termes.

rule-TERM-1 = Le tableau d'un joueur est l'ensemble des cartes face visible devant lui : son monde de départ et tous les développements et mondes qu'il a posés et n'a pas défaussés depuis.
rule-TERM-2 = Pioche = la pile face cachée où l'on pioche ; défausse = la pile centrale face cachée ; ce n'est jamais la même pile.
rule-TERM-3 = « Piocher » veut dire, dans toutes les phases sauf Explorer : prendre en main une carte de la pioche ; dans Explorer : ajouter une carte à celles parmi lesquelles le joueur choisit ensuite.
rule-TERM-4 = Le type d'un monde (nouveauté, éléments rares, gènes, technologie alien, ou aucun = gris) est la couleur de son cercle ou de son halo.
rule-TERM-5 = « Monde génétique » (et ainsi de suite) veut dire un monde de production ou un monde à trouvailles de ce type.
    .example = Plague World (de production) et Avian Uplift Race (à trouvailles) sont tous deux des mondes génétiques.
rule-TERM-6 = « Monde alien », pour les réductions, la force militaire et Contact Specialist, veut dire du type technologie alien, et ne tient ni au nom ni au mot-clé ; seul le score utilise le mot-clé.
    .example = Alien Rosetta Stone World est gris : ce n'est donc pas un monde alien.
rule-TERM-7 = Un monde est militaire (cercle rouge, défense) ou civil (nombre noir, coût), jamais les deux ; la couleur n'a rien à voir avec le fait d'être militaire.

# Cartes.

rule-CARDS-1 = Il y a 5 mondes de départ, 109 cartes de jeu (59 mondes, 50 développements), 4 jeux de 7 cartes d'action, et des jetons de 1, 5 et 10 PV.
    .example = 114 cartes en tout.
rule-CARDS-2 = 19 modèles de développements existent en double ; les 12 développements de coût 6, tous les mondes et tous les mondes de départ existent une fois.
    .example = 2 x 19 + 12 = 50 ; 95 modèles.
rule-CARDS-3 = Une carte de jeu a trois usages : posée comme développement ou comme monde ; défaussée de la main, face cachée, comme richesse pour payer ; mise face cachée sur un monde comme marchandise.
rule-CARDS-4 = Le coût d'un développement (dans le losange) va de 1 à 6.
    .example = Cartes par coût de 1 à 6 : 12, 12, 4, 8, 2, 12.
rule-CARDS-5 = Le coût d'un monde civil (nombre noir dans un cercle noir) va de 0 à 6.
    .example = Des 59 mondes, par coût de 0 à 6 : 2, 6, 8, 9, 5, 5, 2.
rule-CARDS-6 = La défense d'un monde militaire (nombre cerné de rouge dans un cercle rouge) va de 1 à 7.
    .example = Des 59 mondes, par défense de 1 à 7 : 6, 6, 3, 2, 2, 2, 1.
rule-CARDS-7 = La valeur en PV figure à côté du losange ou du cercle ; les développements de coût 6 montrent « ? » à la place et valent un montant variable, indiqué sur la carte.
    .example = Exactement 12 cartes sans PV fixes.
rule-CARDS-8 = Tous les développements et la plupart des mondes ont des pouvoirs : les pouvoirs courants ne sont que des icônes (expliquées sur la feuille récapitulative) ; les pouvoirs spéciaux ont en outre des phases mises en évidence et, au bas de la carte, un texte qui commence par le numéro de la phase.
    .example = 15 mondes n'ont aucun pouvoir (un monde de production compte comme en ayant un).
rule-CARDS-9 = Pour les cinq cartes que la deuxième édition a changées (Outlaw World, Black Market Trading World, Bio-Hazard Mining World, Imperium Armaments World, Merchant Guild), ce sont les valeurs de la première édition qui s'appliquent.
    .example = Imperium Armaments World coûte 4 ; Outlaw World ne donne pas de force militaire.
rule-CARDS-10 = Chacune des 114 cartes est à tout moment en un seul endroit : la pioche, la défausse, une main, un tableau, ou sur un monde comme marchandise (les cartes en cours d'exploration ou pas encore révélées comptent avec la main de leur joueur).
    .example = La somme est de 114 après chaque choix.

# Mise en place.

rule-SETUP-1 = Le jeu se joue de 2 à 4 joueurs.
rule-SETUP-2 = La réserve de PV est de 12 PV par joueur, en jetons de 1 et de 5.
    .example = À 2 joueurs 24, à 3 joueurs 36, à 4 joueurs 48.
rule-SETUP-3 = Les jetons de 10 PV, et les jetons de 1 et de 5 en trop, sont mis de côté ; ils ne servent que dans le dernier round (END-7).
rule-SETUP-4 = Chaque joueur prend un jeu de sept cartes d'action différentes.
rule-SETUP-5 = Les cinq mondes de départ sont mélangés, et l'un d'eux est distribué face visible à chaque joueur ; c'est son tableau initial.
rule-SETUP-6 = Les mondes de départ inutilisés sont mélangés aux cartes de jeu.
    .example = À 2 joueurs, 3 d'entre eux s'y ajoutent.
rule-SETUP-7 = Six cartes sont distribuées face cachée à chaque joueur ; chacun les regarde, en met deux face cachée dans la défausse et en garde quatre. Tous le font en même temps.
    .example = Main 4, jetons de PV 0 ; à 4 joueurs, la défausse commence avec 8 cartes.
rule-SETUP-8 = Les cartes restantes forment la pioche.
    .example = 114 - 7 x le nombre de joueurs, avant SETUP-9 : 100, 93, 86 à 2, 3, 4 joueurs.
rule-SETUP-9 = Si Alpha Centauri est dans un tableau, il commence avec une marchandise : une carte de la pioche, face cachée, que personne ne voit.
    .example = Pioche -1, une marchandise d'éléments rares en jeu.
rule-SETUP-10 = Aucun autre monde de départ ne commence avec une marchandise, pas même Earth's Lost Colony (de production).
rule-SETUP-11 = Dans une première partie à n joueurs, on utilise les mondes de départ numérotés de 1 à n.
    .example = Le numéro 0 (Old Earth) n'en fait pas partie.
rule-SETUP-12 = Dans une première partie, la main de chaque joueur est faite des quatre cartes de jeu qui portent le numéro de son monde de départ ; rien n'est distribué ni défaussé.
    .example = Monde de départ 1 (Epsilon Eridani) : Public Works, Colony Ship, Gem World, Rebel Fuel Cache.
rule-SETUP-13 = Dans une première partie, toutes les autres cartes sont mélangées ensemble pour former la pioche : y compris les mondes de départ et les cartes prédéfinies que personne n'a.
    .example = 2 joueurs : 114 - 2 - 8 = 104, moins 1 pour Alpha Centauri (numéro 2) = 103 ; aucune carte défaussée.
rule-SETUP-14 = Les 8 cartes d'action en double (un second Développer et un second Coloniser pour chaque joueur) ne servent que dans la partie pour deux joueurs expérimentés (ACTION-6).

# Le round.

rule-ROUND-1 = Un round : tous choisissent une carte d'action ; tous la révèlent ; les phases choisies, dans l'ordre ; défausser pour n'avoir plus que dix cartes ; chacun reprend sa carte d'action ; vérification de la fin (END-1).
rule-ROUND-2 = Les phases sont I Explorer, II Développer, III Coloniser, IV Consommer, V Produire, toujours dans cet ordre.
rule-ROUND-3 = Une phase que personne n'a choisie est sautée : pas d'action, pas de pouvoirs.
    .example = Seuls Coloniser et Produire sont choisis : Interstellar Bank ne fait rien piocher.
rule-ROUND-4 = Chaque joueur effectue l'action de chaque phase choisie, peu importe qui l'a choisie.
rule-ROUND-5 = Un joueur qui a choisi la phase reçoit aussi son bonus ; personne d'autre ne le reçoit.
rule-ROUND-6 = Une phase choisie par plusieurs joueurs n'a lieu qu'une fois malgré tout ; chacun d'eux reçoit son bonus.
    .example = 3 joueurs choisissent Développer : une seule phase Développer, tous les trois paient 1 de moins.
rule-ROUND-7 = Un bonus modifie l'action (coût réduit, PV doublés) ou y ajoute quelque chose (une carte piochée ensuite, une vente).
rule-ROUND-8 = Les deux cartes Explorer relèvent de la même phase I, les deux cartes Consommer de la même phase IV.
    .example = Explorer +5 et Explorer +1,+1 choisis par deux joueurs : une seule phase Explorer.
rule-ROUND-9 = Une partie dure d'habitude 7 à 11 rounds, mais les rounds continuent jusqu'à ce qu'une condition de fin soit remplie ; il n'y a pas de limite.
rule-ROUND-10 = Les aides à la table ne sont pas des actions du jeu : retourner les cartes d'action dont la phase est finie, les ranger par numéro, cacher une carte sous une carte d'action, la place d'une marchandise sur son monde, une défausse en désordre, l'ordre des cartes à la sortie d'usine.

# Choix des actions.

rule-ACTION-1 = Chaque joueur choisit l'une de ses cartes d'action en secret, en même temps que les autres, et la met face cachée.
rule-ACTION-2 = Les cartes sont retournées ensemble une fois que tous ont choisi.
rule-ACTION-3 = Tout choix est permis à chaque round : la carte jouée revient à la fin du round, elle peut donc être rejouée, et elle peut être inutile (Consommer : Vente sans marchandise). Un joueur ne peut pas passer.
rule-ACTION-4 = Jusqu'à ce que le dernier joueur ait choisi, un joueur peut changer son choix ; rien n'est montré.
rule-ACTION-5 = Il y a sept cartes d'action. Dans Explorer, chacun pioche 2 cartes et en garde 1 : qui a choisi Explorer +5 en pioche 5 de plus, qui a choisi Explorer +1,+1 en pioche 1 et en garde 1 de plus. Développer : 1 de moins à payer. Coloniser : une carte après avoir posé un monde. Consommer : Vente : vendre d'abord une marchandise. Consommer : 2x PV : les PV pour des marchandises sont doublés. Produire : une marchandise aussi sur un monde à trouvailles.
rule-ACTION-6 = Deux joueurs peuvent convenir de la partie pour joueurs expérimentés : chacun a neuf cartes d'action (les sept, un second Développer et un second Coloniser) et en joue deux par round.
    .example = À 3 ou 4 joueurs, ou sans cette option, une carte chacun.
rule-ACTION-7 = Les deux cartes sont choisies ensemble, en secret, et retournées ensemble ; leur ordre ne veut rien dire.
    .example = Développer et Coloniser est la même chose que Coloniser et Développer.
rule-ACTION-8 = Les exemplaires de Développer (de Coloniser) sont interchangeables, et un seul exemplaire est simplement Développer ; les cinq autres cartes existent une fois et ne peuvent pas être jouées deux fois.
    .example = 21 paires de cartes différentes + deux fois Développer + deux fois Coloniser = 23 choix ; deux fois Produire est interdit.
rule-ACTION-9 = Les deux cartes Explorer ensemble : une seule phase Explorer avec les deux bonus.
    .example = 2 + 5 + 1 = 8 piochées, 1 + 1 = 2 gardées.
rule-ACTION-10 = Les deux cartes Consommer ensemble : une seule phase Consommer ; leur joueur vend d'abord, et ses PV sont doublés.
rule-ACTION-11 = Si un joueur joue deux fois Développer (Coloniser), deux phases Développer (Coloniser) entières se suivent, et les deux joueurs agissent dans les deux.
    .example = A deux fois Développer, B deux fois Coloniser : II, II, III, III.
rule-ACTION-12 = Qui a joué deux fois la carte a le bonus dans les deux phases.
    .example = Deux fois Coloniser, un monde posé dans chacune : 2 cartes de bonus.
rule-ACTION-13 = Un adversaire qui l'a jouée une fois n'a le bonus que dans la première des deux phases.
    .example = A deux fois Développer, B Développer et Produire : le second développement de B ne coûte aucune carte de moins.
rule-ACTION-14 = Si chacun des deux joueurs joue une fois Développer, il y a une seule phase Développer.
    .example = A Développer et Coloniser, B Développer et Consommer : II, III et IV une fois chacune.
rule-ACTION-15 = Les deux phases sont des phases distinctes pour POWER-3 et pour les pouvoirs qui agissent une fois par phase : une carte posée dans la première agit dans la seconde, et l'on pioche à nouveau au début et après avoir posé.
    .example = Interstellar Bank fait piocher deux fois ; Public Works, posé en premier, fait piocher 1 carte pour le second développement.
rule-ACTION-16 = La force militaire obtenue en défaussant New Military Tactics dans la première phase Coloniser ne dure pas jusque dans la seconde.

# Explorer.

rule-EXPLORE-1 = Chaque joueur pioche deux cartes, en ajoute une à sa main et défausse l'autre face cachée.
    .example = 2/1, main +1, défausse +1.
rule-EXPLORE-2 = Les cartes de tous les joueurs sont distribuées avant que quiconque défausse.
    .example = Une carte défaussée dans cette phase ne peut pas être piochée dans cette phase.
rule-EXPLORE-3 = Tous les joueurs choisissent en même temps.
rule-EXPLORE-4 = Explorer +5 : piocher cinq cartes de plus.
    .example = 7/1, 6 défaussées.
rule-EXPLORE-5 = Explorer +1,+1 : piocher une carte de plus et en garder une de plus.
    .example = 3/2, 1 défaussée.
rule-EXPLORE-6 = Les pouvoirs d'Explorer augmentent le nombre de cartes piochées, de cartes gardées, ou les deux ; tous s'additionnent entre eux et avec le bonus.
    .example = Research Labs (garder +1) et Malevolent Lifeforms (piocher +1) avec Explorer +1,+1 : 4/3. Les six pouvoirs d'Explorer ensemble avec Explorer +5 : 14/3.
rule-EXPLORE-7 = On garde exactement le nombre à garder, choisi parmi les cartes qui viennent d'être piochées ; les cartes déjà en main ne peuvent pas être défaussées à la place.
    .example = 7/1 : en garder 0 ou 2 est interdit.
rule-EXPLORE-8 = Le nombre à garder ne dépasse jamais le nombre pioché. Si les cartes s'épuisent (DECK-4), ce qui a été pioché est gardé jusqu'à ce nombre.
    .example = 1 carte restante en tout : 1/1.

# Développer.

rule-DEVELOP-1 = Chaque joueur met face cachée devant lui un développement de sa main, ou aucune carte.
    .example = Au plus un par joueur et par phase Développer.
rule-DEVELOP-2 = Quand tous ont terminé, les développements sont retournés en même temps, puis payés.
rule-DEVELOP-3 = Pour payer, un joueur défausse de sa main, face cachée, autant de cartes que le développement coûte.
    .example = Coût 3, main de 4 avec la carte : main 0.
rule-DEVELOP-4 = Bonus : qui a choisi Développer défausse une carte de moins pour son développement. Cela n'abaisse le coût d'aucun monde.
    .example = Coût 6 : 5 cartes.
rule-DEVELOP-5 = Si des pouvoirs ramènent déjà le coût à 0, le bonus ne donne rien.
    .example = Coût 1 avec Investment Credits et le bonus : 0 carte, aucune piochée.
rule-DEVELOP-6 = Un joueur ne peut pas poser un développement dont un autre exemplaire est dans son tableau.
rule-DEVELOP-7 = DEVELOP-6 ne regarde que son propre tableau à ce moment : les exemplaires d'autres joueurs, et ceux qui l'ont quitté, n'importent pas.
    .example = Après avoir défaussé Colony Ship dans Coloniser, son propriétaire peut poser plus tard l'autre Colony Ship.
rule-DEVELOP-8 = Interstellar Bank fait piocher 1 carte quand la phase commence, avant que les cartes soient choisies, même si son propriétaire ne pose rien.
    .example = La carte piochée peut être celle qui est posée, ou servir à payer.
rule-DEVELOP-9 = Public Works fait piocher 1 carte après que son propriétaire a posé et payé un développement, mais pas pour lui-même. La carte piochée ne peut pas aider à payer.
    .example = Public Works posé : 0 carte ; le développement suivant (coût 2, main de 3 avec lui) : 0 + 1 = 1.
rule-DEVELOP-10 = Réductions : Investment Credits 1, Galactic Federation 2 ; elles s'additionnent avec le bonus.
    .example = Les trois, coût 6 : 2 cartes.
rule-DEVELOP-11 = Un développement ne peut être choisi que si son propriétaire peut le payer avec les cartes qui restent dans sa main ; une fois révélé, il doit être posé.
    .example = Main de 3 cartes, coût 3, sans réduction : interdit.

# Coloniser.

rule-SETTLE-1 = Chaque joueur met face cachée devant lui un monde de sa main, ou aucune carte.
    .example = Au plus un par joueur et par phase Coloniser.
rule-SETTLE-2 = Quand tous ont terminé, les mondes sont retournés en même temps, puis payés ou conquis.
rule-SETTLE-3 = Bonus : qui a choisi Coloniser pioche une carte après avoir posé un monde et l'avoir payé ou conquis.
rule-SETTLE-4 = Sans monde posé, il n'y a pas de carte de bonus.
    .example = Coloniser choisi, aucun monde : la main ne change pas.
rule-SETTLE-5 = Un monde à trouvailles reçoit une marchandise quand il est posé, même militaire ; un monde de production n'en reçoit pas.
rule-SETTLE-6 = Terraforming Robots fait piocher 1 carte après que son propriétaire a posé un monde, payé ou conquis.
    .example = Avec le bonus de Coloniser : 2 cartes.
rule-SETTLE-7 = Ordre pour un joueur : poser le monde, sa marchandise de trouvailles, payer ou conquérir, la carte de bonus, les cartes de pouvoirs ; entre joueurs : tous les mondes sont révélés et reçoivent leurs marchandises de trouvailles dans l'ordre des joueurs, puis le paiement, le bonus et les pouvoirs suivent place par place.
    .example = Aucune carte piochée ici ne peut payer le monde.
rule-SETTLE-8 = Les mondes de départ piochés dans la pioche sont des mondes ordinaires.
    .example = Old Earth coûte 3 ; New Sparta est D2 ; Alpha Centauri coûte 2 et reçoit sa marchandise de trouvailles.
rule-SETTLE-9 = Un monde ne peut être choisi que si son propriétaire peut le payer ou le conquérir, y compris par des pouvoirs qui demandent de défausser ; une fois révélé, il doit être posé.

# Conquête.

rule-MILITARY-1 = Un monde militaire ne peut pas être posé en payant, seulement par conquête (exception : PAY-8).
rule-MILITARY-2 = Pour conquérir, la force militaire totale du joueur doit être au moins égale à la défense.
    .example = Force militaire 3 : D3 oui, D4 non.
rule-MILITARY-3 = Un monde conquis est posé sans rien payer ; sa marchandise de trouvailles et le bonus de Coloniser suivent comme d'habitude.
    .example = Lost Alien Warship : main -1 (lui-même), une marchandise de technologie alien.
rule-MILITARY-4 = La force militaire vient des pouvoirs de mondes de départ, de développements et de mondes ; elle dure jusqu'à la fin de la phase Coloniser, ne s'use pas dans une conquête et est de nouveau là dans la suivante.
rule-MILITARY-5 = Force militaire totale = somme de tous les pouvoirs militaires sans condition, y compris négatifs ; elle peut être négative.
    .example = New Sparta 2 + Space Marines 2 + Contact Specialist -1 = 3 ; Contact Specialist et Empath World seuls : -2.
rule-MILITARY-6 = Force militaire négative : -1 chacun pour Empath World, Refugee World, Contact Specialist, Pan-Galactic League.
rule-MILITARY-7 = La force militaire sous condition ne compte que contre les mondes concernés : Alpha Centauri +1 (éléments rares), Alien Rosetta Stone World et Alien Tech Institute +2 chacun (technologie alien), Galactic Imperium +4 (rebelle).
    .example = Force militaire 1 plus Galactic Imperium : Rebel Outpost (D5) oui, Lost Alien Warship (D5) non.
rule-MILITARY-8 = New Military Tactics peut être défaussé du tableau pour +3 de force militaire jusqu'à la fin de cette phase Coloniser.
    .example = Force militaire 0 : D3 conquis ; 8 cartes dans le tableau avant, 8 après.
rule-MILITARY-9 = New Military Tactics peut être défaussé après la révélation, avec ou sans monde à poser.
rule-MILITARY-10 = Force militaire et paiement ne se combinent jamais : la force militaire n'abaisse pas un coût, les cartes n'augmentent pas la force militaire.
    .example = Contact Specialist, force militaire 2 en tout, D4 : 3 cartes, pas 1.
rule-MILITARY-11 = Les mondes civils ne peuvent pas être conquis.

# Coûts et réductions.

rule-PAY-1 = Un monde civil se paie en défaussant de la main, face cachée, autant de cartes qu'il coûte.
rule-PAY-2 = N'importe quelles cartes de la main peuvent payer, chacune vaut 1 ; la carte posée ne peut pas se payer elle-même.
rule-PAY-3 = On défausse exactement le coût, jamais plus.
    .example = Coût 2 : 1 ou 3 cartes sont refusées.
rule-PAY-4 = Un coût abaissé au-dessous de 0 devient 0 ; aucune carte n'est rendue.
    .example = Asteroid Belt (2) avec Replicant Robots et Mining Robots : 0, aucune piochée.
rule-PAY-5 = Toutes les réductions d'un joueur s'appliquent et s'additionnent.
    .example = New Earth (5) avec Replicant Robots, Mining Robots et Alpha Centauri : 5 - 2 - 1 - 1 = 1.
rule-PAY-6 = Replicant Robots : chaque monde coûte 2 de moins, même gris.
    .example = Galactic Trendsetters (5) : 3.
rule-PAY-7 = Les réductions d'une couleur dépendent du type du monde, de production ou à trouvailles : Alpha Centauri et Mining Robots 1 (éléments rares), Alien Rosetta Stone World et Alien Tech Institute 2 (technologie alien).
    .example = Alien Tech Institute : Deserted Alien Colony (5) : 3 ; Alien Rosetta Stone World (3, gris) : 3.
rule-PAY-8 = Contact Specialist permet à son propriétaire de poser en le payant un monde militaire de n'importe quel type sauf technologie alien, au prix de sa défense moins 1.
    .example = Pirate World (D3) : 2 cartes ; D1 : 0 carte.
rule-PAY-9 = Les mondes militaires de technologie alien ne peuvent être que conquis.
    .example = Exactement quatre : Alien Robot Sentry, Alien Robot Scout Ship, Lost Alien Warship, Lost Alien Battle Fleet.
rule-PAY-10 = Les réductions de mondes se combinent avec Contact Specialist.
    .example = Rebel Homeworld (D7) avec Replicant Robots : 7 - 1 - 2 = 4 ; Rebel Miners (D2) avec Mining Robots : 2 - 1 - 1 = 0.
rule-PAY-11 = Qui pourrait conquérir le monde peut quand même choisir de payer, et en décide après la révélation.
    .example = Force militaire 3 (son -1 compris) avec Contact Specialist, Pirate World : 0 ou 2 cartes.
rule-PAY-12 = Colony Ship peut être défaussé du tableau pour poser un monde de n'importe quel type sauf technologie alien pour 0 carte.
    .example = Terraformed World (5) : 0 carte ; Deserted Alien Colony : refusé ; Alien Rosetta Stone World (gris) : 0 carte.
rule-PAY-13 = Avec Contact Specialist, Colony Ship pose aussi un monde militaire qui n'est pas de technologie alien, pour 0.
    .example = Rebel Homeworld : 0 carte.
rule-PAY-14 = Colony Ship seul ne pose pas un monde militaire.
    .example = Pirate World, force militaire 2, pas de Contact Specialist : interdit.
rule-PAY-15 = Colony Ship peut être utilisé même si le monde pourrait être payé ou coûte 0 de toute façon.
    .example = Refugee World : avec ou sans, les deux sont permis.
rule-PAY-16 = Colony Ship et New Military Tactics quittent le tableau quand ils sont utilisés et vont dans la défausse : leurs PV et leur place parmi les 12 cartes sont perdus.
    .example = 8 cartes, Colony Ship utilisé : toujours 8 après le monde.

# Consommer.

rule-CONSUME-1 = Tous les joueurs doivent utiliser leurs pouvoirs de consommation pour défausser des marchandises contre des jetons de PV et/ou des cartes.
rule-CONSUME-2 = Consommer est obligatoire : un joueur n'a fini que quand aucun de ses pouvoirs obligatoires inutilisés ne peut être utilisé.
    .example = Une marchandise, Galactic Trendsetters : finir sans l'utiliser est refusé.
rule-CONSUME-3 = Les pouvoirs peuvent être utilisés dans l'ordre que veut leur propriétaire, même si un autre ordre aurait consommé plus de marchandises.
    .example = Marchandises de nouveauté et génétique, pouvoirs « n'importe laquelle » et « gènes » : « n'importe laquelle » peut prendre la marchandise génétique, et la marchandise de nouveauté reste.
rule-CONSUME-4 = Chaque pouvoir de consommation est utilisé au plus une fois par phase ; une carte qui en a deux utilise chacun une fois.
    .example = Gambling World.
rule-CONSUME-5 = Chaque marchandise défaussée ne compte que pour un pouvoir.
rule-CONSUME-6 = La marchandise peut se trouver sur le monde qui la consomme ou sur un autre monde du même joueur.
rule-CONSUME-7 = Les marchandises sont défaussées face cachée, sans être vues.
rule-CONSUME-8 = Certains pouvoirs n'acceptent que des marchandises d'un type ; le type est celui du monde de la marchandise.
    .example = New Survivalists ne prend que des marchandises de nouveauté.
rule-CONSUME-9 = Un pouvoir pour « jusqu'à n » marchandises prend autant de marchandises concernées qu'il y en a, jusqu'à n, quand il est utilisé ; chacune donne l'effet.
    .example = Consumer Markets (3 de nouveauté) avec 2 marchandises de nouveauté : 2 marchandises, 2 PV.
rule-CONSUME-10 = Exemple détaillé : trois marchandises de nouveauté, New Vinland et Free Trade Association : utiliser d'abord Free Trade Association les prend toutes les trois ; pour utiliser New Vinland, il faut le faire avant.
    .example = Association d'abord : 3 PV, 3 cartes ; New Vinland d'abord : 2 PV, 2 + 2 = 4 cartes.
rule-CONSUME-11 = Un pouvoir qui demande plusieurs marchandises à la fois ne peut pas être utilisé avec moins.
    .example = Tourist World (2 marchandises, 3 PV) et Mining League (2 éléments rares, 3 PV) avec 1 marchandise : rien ; Diversified Economy demande des marchandises de 3 types différents.
rule-CONSUME-12 = Certains pouvoirs défaussent des cartes de la main, pas des marchandises : Deficit Spending et Merchant World, jusqu'à 2 cartes pour 1 PV chacune ; optionnel, et le nombre est fixé au moment de l'utilisation.
    .example = 0, 1, 2 sont permis ; 1 maintenant et 1 plus tard avec le même pouvoir, non.
rule-CONSUME-13 = Certains pouvoirs ne défaussent rien et prennent simplement effet dans la phase, comme New Economy : piocher 1, à n'importe quel point de l'ordre de son propriétaire.
rule-CONSUME-14 = Consommer : 2x PV double les PV des pouvoirs de consommation de qui l'a choisi, et rien d'autre.
    .example = Galactic Resort (1 PV + 1 carte) : 2 PV, 1 carte.
rule-CONSUME-15 = Les PV pour des cartes défaussées de la main ne sont pas doublés.
    .example = 2x, Merchant World, 2 cartes : 2 PV.
rule-CONSUME-16 = Pilgrimage World est obligatoire et prend toutes les marchandises qui restent à son propriétaire : PV = marchandises - 1.
    .example = 1, 2, 4 marchandises : 0, 1, 3 PV ; avec 2x : 0, 2, 6.
rule-CONSUME-17 = Gambling World consomme n'importe quelle marchandise pour 1 PV et, séparément et sans marchandise, fait annoncer un nombre de 1 à 7 et retourner face visible la première carte de la pioche : en main si son coût ou sa défense est ce nombre, sinon dans la défausse.
    .example = 6 annoncé : un développement de coût 6 est gardé ; Pilgrimage World (0) n'est jamais gagné.
rule-CONSUME-18 = Retourner cette carte est obligatoire, comme tout pouvoir sans « vous pouvez ». Cela ne demande pas de marchandise ; la carte retournée est vue de tous.
rule-CONSUME-19 = Les PV sont pris en jetons dans la réserve et payés en entier (END-7) ; les cartes sont piochées en main et peuvent être utilisées aussitôt, par exemple pour CONSUME-12.

# Vente.

rule-TRADE-1 = Qui a choisi Consommer : Vente doit vendre exactement une marchandise avant d'utiliser ses pouvoirs de consommation.
rule-TRADE-2 = La marchandise est défaussée, et l'on pioche des cartes selon son type : technologie alien 5, gènes 4, éléments rares 3, nouveauté 2.
rule-TRADE-3 = Seuls ceux qui ont choisi Consommer : Vente peuvent vendre (exception : TRADE-7).
rule-TRADE-4 = Sans marchandise, rien n'est vendu.
rule-TRADE-5 = Tous les pouvoirs de vente ($) concernés du vendeur s'appliquent à la vente et s'additionnent ; sinon, ils n'ont aucun effet.
    .example = Marchandise génétique avec Export Duties et Genetics Lab : 4 + 1 + 1 = 6.
rule-TRADE-6 = Les pouvoirs $ de Star Nomad Lair (+1) et de Pirate World (+3) ne s'appliquent qu'à la marchandise qui se trouve sur ce monde.
    .example = La propre marchandise de Pirate World : 5 ; à côté, une marchandise de nouveauté d'un autre monde : 2.
rule-TRADE-7 = Trade League et Black Market Trading World vendent une marchandise dans toute phase Consommer comme pouvoir de consommation : obligatoire tant qu'il reste une marchandise, une fois, dans n'importe quel ordre avec les autres, en plus de la vente du bonus.
    .example = Consommer : Vente, les deux cartes, 3 marchandises : 3 ventes ; 2x PV ne double aucune carte.
rule-TRADE-8 = La vente de Trade League utilise tous les pouvoirs $, y compris son propre +1 ; la vente de Black Market Trading World n'en utilise aucun.
    .example = Marchandise de Pirate World, Trade League dans le tableau : par Trade League 2 + 3 + 1 = 6, par Black Market Trading World 2.

# Produire.

rule-PRODUCE-1 = Une marchandise est mise sur chaque monde de production qui n'en a pas. Obligatoire.
rule-PRODUCE-2 = Un monde qui a une marchandise n'en reçoit pas d'autre.
rule-PRODUCE-3 = Les mondes à trouvailles ne produisent que par le bonus ou par un pouvoir.
rule-PRODUCE-4 = Bonus : qui a choisi Produire produit une marchandise sur l'un de ses mondes à trouvailles sans marchandise, à son choix, s'il y en a un.
    .example = 2 mondes à trouvailles vides : 1 marchandise.
rule-PRODUCE-5 = Certains pouvoirs produisent une marchandise sur un monde à trouvailles vide de leur type : Genetics Lab (gènes), Mining Robots et Mining League (éléments rares), Free Trade Association et Expanding Colony (nouveauté), Alien Rosetta Stone World (technologie alien), Galactic Engineers (n'importe lequel).
    .example = Mining Robots et Mining League, 3 mondes à trouvailles d'éléments rares vides : 2 marchandises.
rule-PRODUCE-6 = Le bonus et les pouvoirs de trouvailles sont obligatoires si c'est possible ; leur ordre et les mondes sont au choix du propriétaire, même si l'un d'eux ne trouve ensuite plus de monde.
rule-PRODUCE-7 = Certains mondes font piocher des cartes quand une marchandise y est produite : Gem World, Comet Zone, Mining World, Runaway Robots 1, Lost Species Ark World 2.
rule-PRODUCE-8 = Si la marchandise était déjà là, PRODUCE-7 ne fait rien piocher. La marchandise de trouvailles reçue en colonisant ne compte pas non plus.
rule-PRODUCE-9 = Consumer Markets fait piocher 1 carte par marchandise de nouveauté, Research Labs 1 par marchandise de technologie alien, que son propriétaire a produite dans cette phase, y compris sur des mondes à trouvailles.
    .example = 2 mondes de production de nouveauté, dont un plein, et un monde à trouvailles de nouveauté par le bonus : 2 cartes.
rule-PRODUCE-10 = Diversified Economy fait piocher 1 carte par type produit dans cette phase.
    .example = Nouveauté, nouveauté, gènes : 2 cartes.
rule-PRODUCE-11 = Mining Conglomerate fait piocher 2 cartes si son propriétaire a produit dans cette phase plus de marchandises d'éléments rares que chacun des autres joueurs ; une égalité ou 0 ne fait rien piocher.
    .example = 2-1 : 2 cartes ; 2-2, 0-0 : aucune.
rule-PRODUCE-12 = Certains pouvoirs font piocher sans égard à la production : Pan-Galactic League 1 carte par monde génétique du tableau, Merchant Guild 2, Rebel Underground 1.
    .example = Pan-Galactic League, Plague World (plein) et 2 mondes à trouvailles génétiques : 3 cartes.
rule-PRODUCE-13 = Les cartes que l'on pioche en comptant les marchandises viennent après toute la production du joueur ; celles de Mining Conglomerate après celle de tous.

# Marchandises.

rule-GOODS-1 = Il y a quatre types de marchandises : nouveauté (bleu, se vend 2), éléments rares (brun, 3), gènes (vert, 4), technologie alien (jaune, 5).
rule-GOODS-2 = Une marchandise est une carte prise dans la pioche sans être vue et mise face cachée sur le monde.
rule-GOODS-3 = Son type est la couleur du cercle ou du halo du monde, quelle que soit la carte.
rule-GOODS-4 = Aucun monde n'a jamais plus d'une marchandise. Les mondes gris et les développements ne portent jamais de marchandises.
rule-GOODS-5 = Personne, pas même son propriétaire, ne regarde une marchandise, ni quand elle est mise sur le monde, ni quand elle est défaussée.
rule-GOODS-6 = Les marchandises restent sur leur monde jusqu'à ce qu'elles soient vendues ou consommées ; elles ne font pas partie de la main.

# Défausser.

rule-DISCARD-1 = Toutes les cartes défaussées sont face cachée, sur une seule pile centrale.
rule-DISCARD-2 = À la fin du round, après la dernière phase, chaque joueur qui a plus de dix cartes en main défausse pour n'en garder que dix.
    .example = 13 cartes : 3 défaussées ; 10 ou moins : aucune.
rule-DISCARD-3 = Pendant un round, la main n'a pas de limite ; les cartes d'action et les marchandises ne comptent pas pour elle.
rule-DISCARD-4 = Le propriétaire choisit les cartes ; tous les joueurs le font en même temps.
rule-DISCARD-5 = Personne ne peut consulter la pile.

# Pioche et défausse.

rule-DECK-1 = Quand la pioche s'épuise, la défausse est aussitôt mélangée pour former une nouvelle pioche.
    .example = Pioche 1, défausse 20, piocher 1 : pioche 20, défausse 0.
rule-DECK-2 = Si l'on est en train de piocher, on continue avec la nouvelle pioche.
    .example = Pioche 1, défausse 9, Merchant Guild fait piocher 2 : 1 + 1, pioche 8.
rule-DECK-3 = Les cartes défaussées ensuite forment une nouvelle pile ; les marchandises, les mains et les tableaux n'y sont jamais mélangés.
rule-DECK-4 = Si la pioche et la défausse sont toutes deux vides, rien n'est pioché, aucune marchandise n'est mise, et rien n'est dû plus tard ; dès qu'il y a des cartes défaussées, elles sont mélangées avant la prochaine pioche.
    .example = Produire avec 0 carte restante : le monde reste vide et compte comme n'ayant pas produit.

# La fin de la partie.

rule-END-1 = La partie finit à la fin d'un round, une fois les mains ramenées à dix cartes, si un joueur a 12 cartes ou plus dans son tableau, si le dernier jeton de PV de la réserve a été donné dans ce round, ou les deux.
    .example = 11 cartes et 1 PV dans la réserve : on continue.
rule-END-2 = Le round dans lequel une condition survient est joué jusqu'au bout, avec toutes ses phases.
    .example = 12e carte dans Développer : Coloniser, Consommer et Produire ont encore lieu s'ils ont été choisis.
rule-END-3 = Le monde de départ compte parmi les 12, les marchandises non.
rule-END-4 = Un joueur peut finir avec plus de 12 cartes, en posant un développement et un monde dans le dernier round.
    .example = 11 + 2 = 13.
rule-END-5 = Seul l'état au moment de la vérification compte : les cartes défaussées du tableau auparavant ne comptent pas.
    .example = 11 cartes, Colony Ship défaussé, monde posé : 11, on continue.
rule-END-6 = Prendre exactement le dernier PV vide la réserve.
    .example = Réserve 2, consommer pour 2 : dernier round.
rule-END-7 = Si la réserve s'épuise, les jetons de 10 PV sont ajoutés et l'on fait la monnaie : chacun reçoit tous les PV gagnés dans la dernière phase Consommer.
    .example = Réserve 3, deux joueurs gagnent 5 et 4 : ils reçoivent 5 et 4.

# Score.

rule-SCORE-1 = Score = PV imprimés de tous les mondes et développements du tableau, y compris ceux du dernier round, + jetons de PV + montants des développements de coût 6.
    .example = Old Earth 2, Gem World 1, Space Marines 1, 14 PV en jetons : 18.
rule-SCORE-2 = Les cartes en main et les marchandises ne rapportent rien (elles ne servent qu'au départage).
rule-SCORE-3 = Le total le plus élevé gagne.
rule-SCORE-4 = Égalité : parmi les joueurs à égalité, gagne celui qui a le plus de cartes en main (après avoir défaussé) et de marchandises sur ses mondes, additionnées.
    .example = 7 cartes + 2 marchandises l'emporte sur 8 cartes + 0 marchandise.
rule-SCORE-5 = S'il y a là aussi égalité, tous ces joueurs gagnent.
rule-SCORE-6 = Pour chaque développement de coût 6, chaque carte du tableau de son propriétaire compte une fois, pour la première ligne qui lui convient ; elle peut compter de nouveau pour un autre développement de coût 6.
rule-SCORE-7 = Un développement de coût 6 se compte lui-même là où il convient.
rule-SCORE-8 = « Pouvoir de consommation », pour le score, veut dire tout pouvoir de la phase IV sauf les pouvoirs $ (y compris ceux qui font piocher, parier, défausser de la main ou vendre) ; « pouvoir de vente » veut dire un pouvoir $.
    .example = Black Market Trading World n'a qu'un pouvoir de consommation ; Trade League a les deux.
rule-SCORE-9 = Alien Tech Institute : 3 pour chaque monde de production de technologie alien, 2 pour chaque monde à trouvailles de technologie alien, 2 pour chaque autre carte avec le mot-clé Alien, y compris lui-même.
    .example = Avec Alien Robotic Factory, Deserted Alien Library, Alien Rosetta Stone World : 2 + 3 + 2 + 2 = 9.
rule-SCORE-10 = Free Trade Association : 2 pour chaque monde de production de nouveauté, 1 pour chaque monde à trouvailles de nouveauté, 2 pour Consumer Markets, 2 pour Expanding Colony.
    .example = Artist Colony, Galactic Resort, Consumer Markets, Expanding Colony : 7.
rule-SCORE-11 = Galactic Federation : 2 pour chaque développement de coût 6, y compris lui-même, 1 pour chaque autre développement.
    .example = Avec New Economy, Public Works, Investment Credits : 2 + 2 + 1 + 1 = 6.
rule-SCORE-12 = Galactic Imperium : 2 pour chaque monde militaire rebelle, 1 pour chaque autre monde militaire.
    .example = Rebel Base, Rebel Miners, Pirate World, New Sparta : 6.
rule-SCORE-13 = Galactic Renaissance : 1 par 3 PV en jetons, arrondi à l'inférieur, et 3 pour chacune des cartes Research Labs, Galactic Trendsetters, Artist Colony.
    .example = 17 PV en jetons et Research Labs : 5 + 3 = 8.
rule-SCORE-14 = Galactic Survey: SETI : 1 pour chaque développement avec un pouvoir d'Explorer, y compris lui-même, 2 pour chaque monde qui en a un, 1 pour chaque autre monde.
    .example = Avec Expedition Force, Star Nomad Lair, Gem World, Old Earth : 1 + 1 + 2 + 1 + 1 = 6.
rule-SCORE-15 = Merchant Guild : 2 pour chaque monde de production de n'importe quel type.
    .example = New Vinland, Comet Zone, Plague World, Alien Robotic Factory, Galactic Resort (à trouvailles), 3 marchandises restantes : 8.
rule-SCORE-16 = Mining League : 2 pour chaque monde de production d'éléments rares, 1 pour chaque monde à trouvailles d'éléments rares, 2 pour Mining Robots, 2 pour Mining Conglomerate.
    .example = Comet Zone, Destroyed World, Mining Robots, Mining Conglomerate : 7.
rule-SCORE-17 = New Economy : 2 pour chaque développement avec un pouvoir de consommation, y compris lui-même, 1 pour chaque monde qui en a un.
    .example = Avec Public Works, Gambling World, Spice World ($ seulement), Black Market Trading World : 2 + 2 + 1 + 0 + 1 = 6.
rule-SCORE-18 = New Galactic Order : 1 par point de force militaire totale sans condition (MILITARY-5), y compris son propre +2 ; un total négatif est soustrait.
    .example = Avec New Sparta, Space Marines, Contact Specialist, New Military Tactics : 2 + 2 + 2 - 1 = 5 ; avec Pan-Galactic League, Contact Specialist, Empath World, Refugee World : 2 - 4 = -2.
rule-SCORE-19 = Pan-Galactic League : 2 pour chaque monde génétique, 1 pour chaque autre monde militaire, 3 pour Contact Specialist.
    .example = Plague World, Avian Uplift Race, Pirate World, Contact Specialist : 2 + 2 + 1 + 3 = 8.
rule-SCORE-20 = Trade League : 2 pour chaque développement avec un pouvoir de vente, y compris lui-même, 1 pour chaque monde qui en a un.
    .example = Avec Export Duties, Spice World, Black Market Trading World : 2 + 2 + 1 + 0 = 5.

# Les pouvoirs en général.

rule-POWER-1 = Les pouvoirs modifient les règles pour leur propriétaire et se cumulent.
rule-POWER-2 = Un pouvoir ne change que ce que sa description nomme ; toutes les autres règles restent valables.
rule-POWER-3 = Un pouvoir ne fait rien dans la phase où sa carte est posée : seules les cartes qui sont dans le tableau avant qu'une phase commence y ont un effet.
    .example = Space Marines, posé dans Développer, compte dans Coloniser du même round ; Terraforming Robots, posé dans Développer, fait piocher pour le monde de ce round ; New Sparta, colonisé maintenant, ne donne pas de force militaire avant la prochaine phase Coloniser.
rule-POWER-4 = Un pouvoir doit être utilisé dans sa phase si c'est possible, sauf si sa description dit « vous pouvez ».
rule-POWER-5 = Dans le jeu de base, ne sont optionnels que : défausser Colony Ship ou New Military Tactics, payer par Contact Specialist, défausser des cartes de la main avec Deficit Spending ou Merchant World.
rule-POWER-6 = Le propriétaire choisit l'ordre dans lequel il utilise ses pouvoirs d'une phase.
rule-POWER-7 = Les pouvoirs sont résolus l'un après l'autre, même si leurs effets peuvent s'additionner ; aucun ne peut en interrompre un autre.
rule-POWER-8 = Un pouvoir optionnel doit être utilisé s'il est nécessaire pour poser le développement ou le monde qui a été choisi et révélé.
    .example = Terraformed World révélé avec 2 autres cartes en main et Colony Ship : Colony Ship doit être défaussé.
rule-POWER-9 = Un pouvoir n'agit que dans la phase imprimée avec lui et seulement si cette phase a lieu, pour son propriétaire, qu'il ait choisi la phase ou non ; les pouvoirs de vente ($) n'agissent que lors d'une vente.

# Informations cachées et visibles.

rule-SECRET-1 = Les jetons de PV de tous les joueurs et le nombre de cartes de chaque main sont visibles. Les faces des cartes en main sont secrètes.
rule-SECRET-2 = Les jetons de PV peuvent être échangés contre d'autres à tout moment ; seul le montant importe.
rule-SECRET-3 = Les cartes d'action sont secrètes jusqu'à ce que tous aient choisi.
rule-SECRET-4 = Les développements et les mondes mis face cachée sont secrets jusqu'à ce que tous aient terminé ; on ne sait pas non plus si un joueur en pose un.
rule-SECRET-5 = Les cartes piochées dans Explorer ne sont vues que de leur joueur, avant comme après son choix.
rule-SECRET-6 = Les marchandises, la pioche, la défausse et les cartes défaussées comme paiement ou à la fin du round sont inconnues de tous, sauf ce qu'un joueur a défaussé lui-même ou vu retourner (CONSUME-18) ; leurs nombres sont visibles.
rule-SECRET-7 = Les tableaux, les marchandises sur les mondes et leurs types, la réserve de PV et la taille de la pioche et de la défausse sont visibles.
    .example = La vue d'un autre joueur ne nomme aucune carte des mains, des marchandises, de la pioche ni de la défausse.

# Ordre de jeu.

rule-TIMING-1 = Tous les joueurs agissent en même temps ; il n'y a pas de tours.
rule-TIMING-2 = Là où un programme a besoin d'un ordre pour piocher, c'est l'ordre des places, en commençant par le joueur dont le monde de départ a le numéro le plus bas, le même pendant toute la partie (la mise en place distribue et défausse par numéro de place).
    .example = Mondes de départ par place 3, 0, 4 : ordre des places 2, 3, 1.
rule-TIMING-3 = L'ordre ne change rien, sauf quelle carte de la pioche va à qui : la réserve ne refuse jamais rien à un joueur, aucun pouvoir du jeu de base n'agit sur les cartes d'un autre joueur, et le seul qui compare les joueurs est Mining Conglomerate (PRODUCE-13).
rule-TIMING-4 = Dans Développer et Coloniser, personne ne voit la carte d'un autre avant que son propre choix soit définitif ; la façon de payer est décidée après la révélation.
rule-TIMING-5 = La vente du bonus d'un joueur vient avant ses pouvoirs de consommation, y compris la carte que fait piocher son New Economy.
