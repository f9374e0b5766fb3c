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
rule-CARDS-9 = Pour les cinq cartes que la deuxième édition a changées (Outlaw World, Black Market Trading World, Bio-Hazard Mining World, Imperium Armaments World, Merchant Guild), ce sont les valeurs de la première édition qui valent.
    .example = Imperium Armaments World coûte 4 ; Outlaw World ne donne pas de force militaire.
rule-CARDS-10 = Chacune des 114 cartes est à tout moment en un seul endroit : la pioche, la défausse, une main, un tableau, ou sur un monde comme marchandise (les cartes en cours d'exploration ou pas encore révélées comptent avec la main de leur joueur).
    .example = La somme est de 114 après chaque choix.

# Mise en place.

rule-SETUP-1 = On joue de 2 à 4 joueurs.
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

rule-ROUND-1 = Un round : tous choisissent une carte d'action ; tous la révèlent ; les phases choisies, dans l'ordre ; défausser jusqu'à dix cartes ; chacun reprend sa carte d'action ; vérification de la fin (END-1).
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
