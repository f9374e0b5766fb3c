# Tuiles du jeu de base : ce qu'elles font (.power), ce qu'elles comptent à la fin (.bonus), et des notes (.notes), une par ligne.
# Un nom sans mots ici reste en anglais, comme il est imprimé.

# Notes de plusieurs tuiles.

-note-column = S'utilise après avoir sélectionné une phase. Seule compte la colonne d'un dé, jamais sa face.
-note-columns = Ils peuvent aller dans des colonnes différentes.
-note-colours = Les dés de consommation ne valent pas pour ces couleurs.
-note-unused = Son usage n'est pas facultatif, et les PV d'une tuile restent ceux imprimés.
-note-colour = La couleur du monde compte, pas celle du dé.
-note-worlds = Les mondes d'origine et de faction comptent.
-note-imaginary = Ce n'est pas un dé, et il ne va ni dans la Population ni dans le gobelet.
-note-any-world = De mondes de n'importe quelle couleur
-note-lost =
    N'importe lequel de vos dés convient : dans le gobelet ou la Population, dans une phase ou sur celle que vous sélectionnez, sur une pile, ou une marchandise sur un monde.
    Le retirer ne change rien d'autre : une phase sélectionnée avec lui a lieu quand même, un monde perd seulement cette marchandise.
    Un travailleur imaginaire n'est pas un dé. Ensuite, la tuile n'a plus de pouvoir.

# Tuiles de jeu : un développement et un monde.

tile-advanced_logistics =
    .power = À tout moment d'une phase Explorer, avant, entre ou après les tâches de vos explorateurs, vous pouvez réorganiser votre zone de construction : changer l'ordre des deux piles, et retourner des tuiles pour les mettre à n'importe quelle place de l'autre pile. Cela ne coûte rien et n'occupe aucun explorateur.
    .notes =
        Les dés sur une pile restent à son sommet et ne suivent pas une tuile. Une tuile au sommet qui se trouve ainsi payée est complétée au début de la prochaine phase Développer ou Coloniser.
        Inutilisable dès que la tuile supplémentaire d'Alien Research Team est piochée.
        Quand Explorer se joue dans l'ordre strict, seulement à votre tour.
tile-designer_species_ultd =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé génétique ici comme sa marchandise.
tile-alien_research_ship =
    .power = À chaque phase Explorer, vous avez deux explorateurs imaginaires de plus, un natif et un de technologie alien. Chacun recherche ou stocke comme un vrai, puis disparaît ; aucun explorateur réel n'est nécessaire.
    .notes =
        Ce ne sont pas des dés : ils ne vont ni dans la Population ni dans le gobelet, et ne comptent nulle part.
        Que l'un d'eux soit de technologie alien n'importe que pour les pouvoirs qui nomment cette couleur : Alien Archaeology (4 $ quand il stocke) et Alien Research Team (1 $ quand il recherche).
tile-spice_world =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre gobelet.
tile-alien_research_team =
    .power = À chaque phase Explorer, quand tous ont exploré, vous piochez une tuile et la mettez, par la face de votre choix, au bas de sa pile ; il ne faut pour cela aucun explorateur, et vous ne pouvez pas abandonner de tuiles. Vous gagnez aussi 1 $ si l'un de vos explorateurs de technologie alien, réel ou imaginaire, a recherché dans cette phase.
    .notes =
        C'est 1 $ en tout, et non par recherche ; stocker ne compte pas.
        Vous piochez avant que les tuiles abandonnées ne retournent dans le sac. Si le sac est vide, elles le remplissent, comme pour une recherche (déduit).
        Improved Reconnaissance n'aide pas ici : ce n'est pas une recherche (déduit).
tile-rebel_warrior_race =
    .power = À la colonisation : remettez dans la réserve l'un de vos dés, où qu'il se trouve, puis mettez 1 dé militaire dans votre Population, puis mettez 1 dé génétique dans votre Population.
tile-alien_uplift_blueprints =
    .power = Vos mondes génétiques et de technologie alien demandent un colonisateur de moins.
    .notes =
        { -note-unused } S'ajoute à Replicant Robots.
        Aucun minimum n'est imprimé, et il n'en faut pas : ces mondes coûtent 3 ou plus.
tile-information_hub =
    .power = À la colonisation : mettez 1 dé de nouveauté ici comme sa marchandise.
tile-backup_planning =
    .power = Vous pouvez ordonner autant de fois que vous voulez pendant Assigner. Chaque fois, un travailleur va dans la zone d'ordre, et un autre passe dans une autre colonne.
    .notes =
        Avec Galactic Mandate, chaque ordre déplace un, deux ou trois autres travailleurs.
        Les dés de la zone d'ordre ne sont plus des travailleurs : ils ne peuvent ni être déplacés ni payer un autre ordre.
        Compte comme un développement avec un pouvoir de réassignation.
tile-galactic_trendsetters =
    .power = À la colonisation : gagnez 2 $, puis mettez 2 dés de consommation dans votre Population.
tile-colonial_affinity =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un travailleur vers Coloniser.
    .notes = { -note-column }
tile-malevolent_lifeforms =
    .power = À la colonisation : mettez 1 dé génétique ici comme sa marchandise.
tile-conscription =
    .power = Aussitôt, quand vous la placez : remettez d'abord dans la réserve l'un de vos dés, où qu'il se trouve ; mettez ensuite deux dés militaires dans votre gobelet.
    .notes = { -note-lost }
tile-gem_world =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre gobelet.
tile-diversification =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un dé natif de la phase Explorer vers n'importe quelle autre colonne.
    .notes = { -note-column }
tile-lost_species_ark_world =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé génétique ici comme sa marchandise.
tile-executive_power =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer deux travailleurs, tous deux d'une même colonne, vers la phase que vous avez sélectionnée.
    .notes =
        { -note-column }
        Les deux ou aucun : on ne peut pas en déplacer un seul, et si aucune autre colonne n'a deux travailleurs, le pouvoir est inutilisable.
tile-trading_world =
    .power = À la colonisation : mettez 1 dé de consommation dans votre Population.
tile-export_duties =
    .power = Chaque marchandise que vous vendez rapporte 1 $ de plus.
    .notes = { -note-any-world }. S'ajoute à Galactic Demand et à Jumpdrive Research ; la limite de 10 $ vaut pour la vente entière.
tile-silicon_world =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé d'éléments rares ici comme sa marchandise.
tile-free_trade_association =
    .power = À la fin de chaque phase Expédier, vous gagnez 2 $, avec ou sans expéditeurs.
    .bonus = autant de PV que la moitié du coût imprimé de tous vos mondes de nouveauté ensemble, arrondie au supérieur.
    .notes = { -note-worlds }
tile-sentient_robots =
    .power = À la colonisation : mettez 1 dé militaire dans votre gobelet.
tile-free_trade_zone =
    .power = Vos mondes gris demandent deux colonisateurs de moins, mais ce pouvoir ne les fait jamais descendre au-dessous de deux.
    .notes =
        Les coûts imprimés de 1 et 2 restent, 3 et 4 deviennent 2, 5 devient 3 et 6 devient 4.
        Avec Replicant Robots, un de plus est retiré ensuite, jusqu'à un : 1, 1, 1, 1, 2 et 3 pour des coûts imprimés de 1 à 6.
        { -note-unused }
tile-galactic_resort =
    .power = À la colonisation : mettez 1 dé de nouveauté ici comme sa marchandise.
tile-galactic_bankers =
    .power = Chaque fois que vous vendez une marchandise, vous pouvez payer 1 $ aussitôt après pour prendre 1 PV en jetons.
    .bonus = 1 PV pour chacun de vos développements, celui-ci compris.
    .notes =
        Une fois par marchandise vendue. Consommer n'offre rien de tel.
        Les crédits de la vente viennent d'abord, jusqu'à la limite de 10 $, puis 1 $ est payé (déduit).
        Les PV viennent de la réserve et peuvent l'épuiser.
        Les développements des factions et ceux qui ont un pouvoir de réassignation comptent.
tile-former_penal_colony =
    .power = À la colonisation : remettez dans la réserve l'un de vos dés, où qu'il se trouve, puis mettez 1 dé militaire dans votre gobelet.
tile-galactic_demand =
    .power = Chaque marchandise d'un monde de nouveauté que vous vendez rapporte 2 $ de plus.
    .notes = { -note-colour } Une telle vente rapporte 5 $ au lieu de 3 $.
tile-deserted_alien_outpost =
    .power = À la colonisation : mettez 1 dé de technologie alien ici comme sa marchandise.
tile-galactic_exchange =
    .power = Pour chaque monde que vous complétez, choisissez un ou deux des colonisateurs dépensés : ils vont dans votre gobelet, les autres dans votre Population.
    .bonus = 1 PV pour chaque couleur parmi vos dés, où qu'ils se trouvent ; natif et consommation sont aussi des couleurs.
    .notes =
        Vous devez en choisir au moins un.
        Avec New Galactic Order, les deux pouvoirs agissent, chacun pour soi : tous les colonisateurs militaires vont dans le gobelet, et un ou deux de votre choix, au mieux deux autres (déduit).
tile-star_nomad_lair =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre Population.
tile-galactic_federation = Fédération Galactique
    .power = Pour chaque développement que vous complétez après celui-ci, choisissez un ou deux des développeurs dépensés : ils vont dans votre gobelet, les autres dans votre Population.
    .bonus = autant de PV que le tiers du coût imprimé de tous vos développements ensemble, arrondi au supérieur ; celui-ci compte pour 6.
    .notes =
        Vous devez en choisir au moins un. Les développements complétés ensuite dans la même phase comptent, celui-ci non.
        Des coûts imprimés de 13 en tout rapportent 5 PV. Les développements des factions comptent, pas les autres bonus.
tile-artist_colony =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre Population.
tile-galactic_influence =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un travailleur vers n'importe quelle autre colonne.
    .notes = { -note-column }
tile-blaster_gem_mines =
    .power = À la colonisation : mettez 1 dé militaire dans votre Population, puis mettez 1 dé d'éléments rares dans votre Population.
tile-galactic_investors =
    .power = À la fin de chaque phase Développer, vous gagnez 2 $, avec ou sans développeurs.
    .notes = Déjà dans la phase où vous le complétez.
tile-new_vinland =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre gobelet.
tile-galactic_mandate =
    .power = Quand vous ordonnez, vous pouvez déplacer un, deux ou trois autres travailleurs au lieu d'un, chacun vers n'importe quelle autre colonne.
    .notes =
        Les travailleurs déplacés par un même ordre peuvent aller dans des colonnes différentes.
        Vous n'ordonnez toujours qu'une fois par round, à moins d'avoir Backup Planning ; chaque ordre en déplace alors jusqu'à trois.
tile-mining_world =
    .power = À la colonisation : mettez 1 dé d'éléments rares ici comme sa marchandise.
tile-galactic_recycling =
    .power = Vous gagnez 1 $ pour chaque développement et chaque monde que vous complétez, sauf pour cette tuile.
    .notes = Plusieurs dans une phase paient plusieurs fois, y compris ceux qui sont complétés ensuite dans la phase où elle est construite.
tile-alien_robot_scout_ship =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé de technologie alien dans votre gobelet.
tile-galactic_renaissance =
    .power = Chaque marchandise que vous consommez rapporte 1 PV de plus.
    .bonus = 1 PV si vous avez 1 PV en jetons, 2 PV si vous en avez 3, 3 pour 6, 4 pour 10, 5 pour 15, 6 pour 21, et ainsi de suite : chaque PV de plus en demande un de plus que le précédent.
    .notes =
        { -note-any-world }, en plus des 1 à 3 PV habituels et de ce qu'ajoutent Minor Research Labs et Space Refineries.
        Les paliers suivants sont 28, 36, 45 et 55 PV en jetons, sans limite.
tile-fifth_column =
    .power = À la colonisation : mettez 1 dé militaire dans votre gobelet.
tile-galactic_reserves =
    .power = Chacun de vos mondes qui n'est pas gris peut porter deux marchandises, d'une couleur ou de deux.
    .bonus = 1 PV pour chaque marchandise sur vos mondes.
    .notes =
        Chaque marchandise demande toujours un producteur pour être produite et un expéditeur pour être expédiée. Les mondes gris n'en portent pas.
        Agit à tout moment dès sa construction, et non dans une seule phase.
        À la fin comptent les marchandises qui restent après le dernier Gérer l'empire.
tile-rebel_hideout =
    .power = À la colonisation : mettez 2 dés militaires dans votre Population.
tile-galactic_salon =
    .power = À chaque phase Expédier, vous gagnez 1 PV en jetons, avec ou sans expéditeurs.
    .notes =
        Il vient de la réserve et peut l'épuiser.
        Aucun moment de la phase n'est imprimé ; vous le prenez à la fin de la phase (déduit).
tile-runaway_robots =
    .power = À la colonisation : mettez 1 dé militaire dans votre gobelet.
tile-homeworld_patriotism =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un ou deux dés natifs vers la phase que vous avez sélectionnée.
    .notes = { -note-column }
tile-plague_world =
    .power = À la colonisation : mettez 1 dé génétique dans votre gobelet.
tile-hydroponics_guild =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un dé de nouveauté ou génétique vers n'importe quelle autre colonne.
    .notes =
        { -note-column }
        { -note-colours }
tile-alien_sentinels =
    .power = À la colonisation : gagnez 3 $, puis mettez 1 dé de technologie alien dans votre gobelet.
tile-information_tech =
    .power = Aussitôt, quand vous la placez : remettez d'abord dans la réserve l'un de vos dés, où qu'il se trouve ; mettez ensuite deux dés de nouveauté dans votre gobelet.
    .notes = { -note-lost }
tile-pirate_world =
    .power = À la colonisation : mettez 1 dé militaire dans votre Population.
tile-investment_credits =
    .power = Les développements que vous complétez après celui-ci demandent un développeur de moins, mais au moins un.
    .notes = Aide aussitôt, dans la même phase. { -note-unused } S'ajoute à Biological Adaptation.
tile-galactic_survey_headquarters =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre gobelet.
tile-isolation_policy =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un ou deux travailleurs de la phase Explorer, chacun vers n'importe quelle autre colonne.
    .notes =
        { -note-column }
        { -note-columns }
tile-planetary_nebula =
    .power = À la colonisation : mettez 1 dé d'éléments rares ici comme sa marchandise.
tile-jumpdrive_research =
    .power = Chaque marchandise d'un monde d'éléments rares que vous vendez rapporte 1 $ de plus.
    .notes = { -note-colour } Une telle vente rapporte 5 $ au lieu de 4 $.
tile-deserted_alien_library =
    .power = À la colonisation : gagnez 2 $, puis mettez 1 dé de technologie alien ici comme sa marchandise.
tile-local_subsidies = Subventions Locales
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un dé natif vers n'importe quelle autre colonne.
    .notes = { -note-column }
tile-distant_world =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé génétique dans votre gobelet.
tile-mad_scientists =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un ou deux travailleurs, chacun vers n'importe quelle autre colonne, si vous avez plus de mondes de nouveauté que chacun des autres joueurs ; un seul si vous êtes à égalité en tête.
    .notes =
        { -note-column }
        { -note-worlds } Les tuiles en construction ne comptent pas.
        Si personne n'a de monde de nouveauté, tous sont à égalité, et vous pouvez déplacer un travailleur. Si quelqu'un en a plus que vous, le pouvoir est inutilisable.
tile-gateway_station =
    .power = À la colonisation : mettez 1 dé de consommation dans votre Population.
tile-major_research_labs =
    .power = À chaque phase Explorer, vous avez un explorateur natif imaginaire de plus. Il recherche ou stocke comme un vrai, puis disparaît ; aucun explorateur réel n'est nécessaire.
    .notes = { -note-imaginary }
tile-galactic_fuel_depot =
    .power = À la colonisation : mettez 1 dé d'éléments rares ici comme sa marchandise.
tile-merchant_guild =
    .power = À la fin de chaque phase Produire, vous gagnez 2 $, avec ou sans producteurs.
tile-jumpdrive_fuel_refinery =
    .power = À la colonisation : mettez 1 dé d'éléments rares ici comme sa marchandise.
tile-mining_league =
    .power = À la fin de chaque phase Produire, vous gagnez 1 $ pour chaque marchandise sur vos mondes d'éléments rares.
    .bonus = 2 PV pour chacun de vos mondes d'éléments rares, avec ou sans marchandises.
    .notes =
        La couleur de la marchandise n'importe pas, ni le moment où elle a été produite.
        { -note-worlds }
tile-new_survivalists =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre Population.
tile-minor_research_labs =
    .power = Chaque marchandise d'un monde génétique ou de technologie alien que vous consommez rapporte 1 PV de plus.
    .notes = { -note-colour }
tile-transport_hub =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé de consommation dans votre Population.
tile-nanotechnology =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un ou deux travailleurs, chacun vers n'importe quelle autre colonne.
    .notes =
        { -note-column }
        { -note-columns }
tile-radioactive_world =
    .power = À la colonisation : mettez 1 dé d'éléments rares dans votre gobelet.
tile-new_economy =
    .power = Chaque marchandise que vous consommez vous rapporte aussi 2 $.
    .bonus = 1 PV pour chacun de vos développements sans pouvoir de réassignation, celui-ci compris.
    .notes =
        { -note-any-world }, en plus de Trade Levies et de Mining Industry. Les ventes ne rapportent rien de plus.
        Les développements avec un effet immédiat comptent, ceux des factions aussi.
tile-high_gravity_world =
    .power = À la colonisation : mettez 1 dé militaire dans votre gobelet.
tile-new_galactic_order =
    .power = Pour chaque monde que vous complétez, tous les dés militaires parmi les colonisateurs dépensés vont dans votre gobelet au lieu de la Population.
    .bonus = 2 PV pour trois dés militaires que vous avez, où qu'ils se trouvent ; un groupe de trois entamé compte en entier.
    .notes =
        Quatre dés militaires rapportent 4 PV.
        Son usage n'est pas facultatif. Avec Galactic Exchange, les deux pouvoirs agissent, chacun pour soi (déduit).
tile-secluded_world =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre Population.
tile-operations_affinity =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un travailleur vers Explorer ou vers Produire.
    .notes = { -note-column }
tile-tourist_world =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé de consommation dans votre Population.
tile-organic_shipyards =
    .power = À chaque phase Expédier, vous avez deux expéditeurs imaginaires de plus, un natif et un génétique. Ils expédient comme des vrais tant qu'il y a des marchandises, puis disparaissent ; aucun expéditeur réel n'est nécessaire.
    .notes =
        Ce ne sont pas des dés, et ils ne vont ni dans la Population ni dans le gobelet. La marchandise expédiée va dans la Population comme d'habitude.
        La couleur génétique n'importe que pour consommer la marchandise d'un monde génétique.
tile-outlaw_world =
    .power = À la colonisation : mettez 1 dé militaire dans votre gobelet.
tile-propaganda_campaign =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un ou deux travailleurs vers la phase que vous avez sélectionnée.
    .notes = { -note-column }
tile-ore_rich_world =
    .power = À la colonisation : mettez 1 dé d'éléments rares dans votre gobelet.
tile-public_works =
    .power = Vous gagnez 1 $ pour chaque développement que vous complétez après celui-ci.
    .notes = Plusieurs dans une phase paient plusieurs fois : si vous construisez celui-ci puis deux autres dans la même phase, vous gagnez 2 $.
tile-lost_alien_warship =
    .power = À la colonisation : gagnez 2 $, puis mettez 1 dé de technologie alien dans votre gobelet.
tile-replicant_robots =
    .power = Vos mondes demandent un colonisateur de moins, mais au moins un.
    .notes =
        { -note-unused }
        S'ajoute à Alien Uplift Blueprints et, retiré ensuite, à Free Trade Zone.
tile-space_port =
    .power = À la colonisation : mettez 1 dé de nouveauté dans votre gobelet.
tile-robot_surveyors =
    .power = À la fin de chaque phase Coloniser, vous gagnez 2 $, avec ou sans colonisateurs.
tile-asteroid_belt =
    .power = À la colonisation : mettez 1 dé d'éléments rares dans votre gobelet.
tile-shipping_affinity =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un travailleur vers Expédier.
    .notes = { -note-column }
tile-deep_space_symbionts_ltd =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé génétique dans votre gobelet.
tile-space_docks =
    .power = À chaque phase Expédier, vous avez un expéditeur natif imaginaire de plus. Il expédie comme un vrai s'il reste une marchandise, puis disparaît ; aucun expéditeur réel n'est nécessaire.
    .notes = { -note-imaginary }
tile-armaments_world =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé d'éléments rares ici comme sa marchandise.
tile-space_marines =
    .power = Aussitôt, quand vous la placez : remettez d'abord dans la réserve l'un de vos dés, où qu'il se trouve ; gagnez ensuite 1 $ et mettez un dé militaire dans votre gobelet.
    .notes = { -note-lost }
tile-prosperous_world =
    .power = À la colonisation : mettez 1 dé de nouveauté ici comme sa marchandise.
tile-space_mercenaries =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un dé militaire ou d'éléments rares vers n'importe quelle autre colonne.
    .notes =
        { -note-column }
        { -note-colours }
tile-lost_alien_battle_fleet =
    .power = À la colonisation : gagnez 3 $, puis mettez 1 dé de technologie alien dans votre gobelet.
tile-space_refineries =
    .power = Chaque marchandise d'un monde d'éléments rares que vous consommez rapporte 1 PV de plus.
    .notes = { -note-colour }
tile-uplift_overseers =
    .power = À la colonisation : mettez 1 dé génétique dans votre gobelet.
tile-space_tourism =
    .power = À chaque phase Expédier, vous gagnez 1 $, avec ou sans expéditeurs, et 1 $ de plus si tous les mondes du coût imprimé le plus élevé de tous les tableaux sont à vous.
    .notes =
        Les coûts imprimés sont comparés ; les réductions n'importent pas.
        Si un autre joueur a aussi un monde de ce coût, vous ne recevez pas le second crédit. Deux mondes de ce coût ne gênent pas s'ils sont à vous.
        Aucun moment de la phase n'est imprimé ; les crédits sont gagnés à la fin de la phase. Cela n'importe qu'avec Galactic Bankers, près de la limite de 10 $ (déduit).
tile-universal_exports =
    .power = À la colonisation : mettez 1 dé de nouveauté ici comme sa marchandise.
tile-system_diversification =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un ou deux travailleurs qui ne sont pas des dés natifs, chacun vers n'importe quelle autre colonne.
    .bonus = autant de PV que la moitié du coût imprimé de tous vos développements avec un pouvoir de réassignation ensemble, arrondie au supérieur ; celui-ci compte pour 6.
    .notes =
        { -note-column }
        { -note-columns }
tile-rebel_miners =
    .power = À la colonisation : remettez dans la réserve l'un de vos dés, où qu'il se trouve, puis mettez 2 dés militaires dans votre Population.
tile-technology_affinity =
    .power = Une fois par round, pendant Assigner, vous pouvez déplacer un travailleur vers Développer.
    .notes = { -note-column }
tile-jungle_world =
    .power = À la colonisation : mettez 1 dé génétique ici comme sa marchandise.
tile-technology_unions =
    .power = À chaque phase Explorer et à chaque phase Produire, vous gagnez 1 $ si vous avez plus de développements que chacun des autres joueurs.
    .notes = Une égalité ne rapporte rien. Les développements des factions comptent. Aucun travailleur n'est nécessaire dans la phase.
tile-deserted_alien_colony =
    .power = À la colonisation : gagnez 1 $, puis mettez 1 dé de technologie alien ici comme sa marchandise.
tile-terraforming_robots =
    .power = Chaque monde que vous complétez vous rapporte 1 $, un monde d'éléments rares 2 $.
tile-terraformed_world =
    .power = À la colonisation : gagnez 2 $, puis mettez 1 dé de consommation dans votre Population.
tile-trade_levies =
    .power = Chaque marchandise que vous consommez vous rapporte aussi 1 $.
    .notes = { -note-any-world }, en plus de New Economy et de Mining Industry. Les ventes ne rapportent rien de plus.
tile-comet_zone =
    .power = À la colonisation : mettez 1 dé d'éléments rares ici comme sa marchandise.

# Factions.

tile-space_piracy =
    .power = À la fin de chaque phase Expédier, vous gagnez 1 $ pour deux dés militaires dans votre Population, arrondi au supérieur.
    .notes = Trois dés militaires rapportent 2 $. Les dés utilisés ou expédiés dans cette phase comptent.
tile-hidden_fortress =
    .power = Pendant la mise en place : mettez 1 dé militaire dans votre Population.
tile-alien_archaeology =
    .power = Chaque fois que l'un de vos explorateurs de technologie alien, réel ou imaginaire, stocke, vous gagnez 4 $ au lieu de 2 $.
    .notes = La couleur du dé compte, peu importe comment il est arrivé dans Explorer.
tile-alien_rosetta_stone_world =
    .power = Pendant la mise en place : mettez 1 dé de technologie alien dans votre Population.
tile-consumer_markets =
    .power = À la fin de chaque phase Produire, vous gagnez 1 $ pour chaque marchandise sur vos mondes de nouveauté.
    .notes = La couleur de la marchandise n'importe pas.
tile-space_mall =
    .power = Pendant la mise en place : mettez 1 dé de nouveauté dans votre gobelet.
tile-improved_reconnaissance =
    .power = Chaque tuile que vous piochez en recherchant, vous pouvez la mettre au sommet de sa pile plutôt qu'au bas.
    .notes =
        Les dés sur cette pile restent à son sommet et paient dès lors la nouvelle tuile. Si elle se trouve ainsi payée, elle est complétée au début de la prochaine phase Développer ou Coloniser.
        Ne vaut pas pour la tuile supplémentaire d'Alien Research Team, qui n'est pas une recherche (déduit).
tile-wormhole_station =
    .power = Pendant la mise en place : mettez 1 dé d'éléments rares dans votre gobelet.
tile-genetics_lab =
    .power = À la fin de chaque phase Produire, vous gagnez 2 $ pour chacun de vos dés génétiques qui est sur un monde comme marchandise.
    .notes = La couleur du monde n'importe pas ; les autres dés sur des mondes génétiques ne comptent pas.
tile-the_last_of_the_gnarssh =
    .power = Pendant la mise en place : mettez 1 dé génétique dans votre Population.
tile-galactic_religion =
    .power = À la fin de chaque phase Développer, vous gagnez 1 $ pour chaque dé de nouveauté dans votre Population.
    .notes = Les développeurs dépensés dans cette phase comptent.
tile-pilgrimage_world =
    .power = Pendant la mise en place : mettez 1 dé de nouveauté ici comme sa marchandise.
tile-biological_adaptation =
    .power = Vos développements avec un pouvoir de réassignation demandent un développeur de moins, mais au moins un.
    .notes =
        18 des tuiles de jeu ont un pouvoir de réassignation ; celle-ci n'en fait pas partie.
        { -note-unused } S'ajoute à Investment Credits.
tile-aquatic_uplift_world =
    .power = Pendant la mise en place : mettez 1 dé génétique dans votre gobelet.
tile-mining_industry =
    .power = Chaque marchandise d'un monde d'éléments rares que vous consommez vous rapporte aussi 1 $.
    .notes = { -note-colour } Les ventes ne rapportent rien de plus.
tile-meteorite_planet =
    .power = Pendant la mise en place : mettez 1 dé d'éléments rares dans votre Population.
tile-destroyed_colony =
    .power = Pendant la mise en place : mettez 1 dé de consommation dans votre gobelet.
tile-awakened_alien_outpost =
    .power = Pendant la mise en place : mettez 1 dé militaire dans votre Population.

# Mondes d'origine.

tile-alpha_centauri =
    .power = Pendant la mise en place : mettez 1 dé d'éléments rares ici comme sa marchandise.
tile-ancient_race =
    .power = Pendant la mise en place : mettez 1 dé génétique ici comme sa marchandise.
tile-damaged_alien_factory =
    .power = Pendant la mise en place : mettez 1 dé de technologie alien dans votre Population.
tile-doomed_world =
    .power = Pendant la mise en place : commencez avec 8 $ au lieu de 1 $, sans dés.
tile-earths_lost_colony =
    .power = Pendant la mise en place : mettez 1 dé de nouveauté ici comme sa marchandise.
tile-epsilon_eridani =
    .power = Pendant la mise en place : mettez 1 dé de nouveauté dans votre Population, puis mettez 1 dé militaire dans votre Population.
tile-new_sparta =
    .power = Pendant la mise en place : mettez 2 dés militaires dans votre Population.
tile-old_earth =
    .power = Pendant la mise en place : mettez 1 dé de consommation dans votre Population.
tile-separatist_colony =
    .power = Pendant la mise en place : mettez 1 dé militaire dans votre gobelet.
