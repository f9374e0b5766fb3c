# L'aide des commandes, et ce que dit click quand elles sont mal employées. L'anglais est dans le code : help_words.py.

click-usage = Usage :
click-options = Options 
click-commands = Commandes 
click-help = Montre ce texte et s'arrête.
click-version = Montre la version et s'arrête.
click-default = par défaut : { $default }
click-variable = variable : { $var }
click-required = obligatoire
click-invalid = valeur incorrecte : { $message }
click-invalid-for = valeur incorrecte pour { $param_hint } : { $message }
click-missing-argument = il manque l'argument
click-missing-option = il manque l'option
click-missing-command = il manque une commande.
click-choose = choisissez parmi : { $choices }
click-no-option = il n'y a pas d'option { $name }.
click-near = Vouliez-vous dire { $possibility } ?
click-near-several = (Vouliez-vous dire l'une de : { $possibilities } ?)
click-no-command = il n'y a pas de commande { $name }.
click-unexpected = de trop : { $args }
click-no-value = l'option { $name } a besoin d'une valeur.
click-takes-no-value = l'option { $name } ne prend pas de valeur.
click-no-number = { $value } n'est pas un nombre correct.
click-not-in-range = { $value } n'est pas parmi les valeurs possibles : { $range }.
click-no-choice = { $value } n'est pas { $choice }.
click-no-choices = { $value } n'est pas l'un de { $choices }.

help-example = Exemple :
help-see-also = Voir aussi :

metavar-options = OPTIONS
metavar-command = COMMANDE
metavar-args = ARGUMENTS
metavar-address = ADRESSE
metavar-against = ADVERSAIRE
metavar-bot = BOT
metavar-chapter = CHAPITRE
metavar-choice = CHOIX
metavar-dir = DOSSIER
metavar-file = FICHIER
metavar-float = NOMBRE
metavar-hook = CROCHET
metavar-id = ID
metavar-integer = NOMBRE
metavar-key = CLÉ
metavar-n = N
metavar-name = NOM
metavar-pack = PACK
metavar-path = CHEMIN
metavar-phase = PHASE
metavar-s = S
metavar-seconds = SECONDES
metavar-tag = LANGUE
metavar-text = TEXTE
metavar-url = URL
metavar-value = VALEUR
metavar-word = MOT

# Options de beaucoup de commandes.

command-any =
    .language = La langue, comme fr ; sinon celle de l'environnement. en-x-pseudo montre quels mots n'ont pas de traduction.
    .players = Combien jouent ; « games » dit ce que permet un jeu.  [par défaut : 2]
    .game = « games » les liste.  [par défaut : roll, ou le seul]
    .packs = Les packs avec lesquels jouer.  [par défaut : la boîte du jeu]
    .option = Un choix qu'offre un pack ; « packs » les liste.
    .without = Tuiles ou cartes qui ne sont que des points : leurs pouvoirs sont laissés de côté.
    .workers = Processus.
    .seconds = Ce qu'un bot peut réfléchir à une question.
    .game-seconds = Ce qu'il peut réfléchir dans toute une partie.
    .dask = Jouer sur les processus de cet ordonnanceur Dask.
    .json = Pour les programmes.
    .plain = En lignes, comme dans un tube, au lieu de panneaux.
    .anyway = Reprendre bien que le code de Starcup, des bots ou des packs ait changé.
    .plots = Dessiner des images, PNG et SVG (avec --out ou --resume).
    .quick = Données, chargement, une ou deux parties ; dit ce qui est laissé de côté.
    .full = Tout ce que peut essayer le jeu de tests ; prend des minutes.
    .limit = Combien de temps peut prendre une vérification.
    .with = Les packs avec lesquels il se joue, si ce ne sont pas ceux du jeu.

# Les commandes.

command-starcup =
    .help =
        Des jeux de plateau où bâtir des galaxies : jouer, regarder, simuler et consulter.

        « starcup play » commence une partie contre un bot ; « starcup COMMANDE
        --help » en dit plus sur chaque commande. Starcup est une version non
        officielle, faite par des amateurs.

        Codes de sortie : 0 bien, 1 échec, 2 mauvais emploi, 130 arrêté par Ctrl-C
        (la partie est d'abord sauvegardée).
    .traceback = Montre tout ce qui a mené à une erreur ; peut suivre la commande. STARCUP_TRACEBACK=1 fait de même.
    .language = La langue, comme fr ; sinon celle de l'environnement. Elle peut aussi suivre la commande.
    .version = Montre la version et s'arrête.

command-play = Joue contre des bots, ou les regarde.
    .help =
        Joue contre des bots, ou les regarde.

        Un terminal assez grand montre la table en panneaux, dont « ? » dit les
        touches ; sans option il montre d'abord la liste de vos parties, d'où l'on
        en commence d'autres. Sinon on joue en lignes : répondez à chaque question
        par le numéro d'un choix ou par son texte ; « help » dit ce que l'on peut
        taper d'autre.

        Vous avez la place 0 ; plusieurs personnes ont les premières places, et
        entre elles tombe un rideau qui cache ce qui ne regarde pas les autres.
        Chaque réponse est sauvegardée aussitôt, de sorte que rien ne se perd,
        quelle que soit la façon de quitter la partie : par « quit », Ctrl-C (code
        de sortie 130), la fin de l'entrée ou un signal (code de sortie 143).
    .watch = Les bots jouent seuls, et ce qui se passe est raconté.
    .first-game = Une partie guidée contre un bot facile : chaque idée expliquée une fois.
    .solo = Jouer en solo, si le jeu le permet : contre l'un de ses défis, que « record » liste, ou l'habituel.
    .humans = Combien de personnes partagent ce clavier, ou leurs noms ; les bots ont les autres places.
    .bots = Qui joue contre vous, place par place : easy, normal, hard, expert, greedy, planner, random, ou un bot que vous avez installé.  [par défaut : greedy]
    .hints = Qui répond à « hint » : l'un de ces bots, ou exec:COMMANDE ; sinon hard.
    .seed = Même graine, même partie ; sinon tirée au sort, et dite à la fin.
    .save = Garder la partie dans ce fichier.
    .load = Reprendre une partie sauvegardée ; « last » est la dernière jouée.

command-web = Ouvre une table de jeu dans le navigateur.
    .help =
        Ouvre une table de jeu dans le navigateur : seul contre des bots, à plusieurs devant un écran, ou entre amis par des liens secrets.

        Sans options, elle n'écoute que sur cette machine et garde les parties
        dans votre dossier de données. Pour des amis éloignés, donnez --host
        0.0.0.0 derrière un proxy avec HTTPS. L'adresse est dite sur la sortie
        standard.
    .host = L'adresse où écouter ; 0.0.0.0 les vaut toutes.
    .port = Le port.  [par défaut : 8720, ou un port libre]
    .database = sqlite:///FICHIER ou postgresql://UTILISATEUR@SERVEUR/NOM.
    .game = Ne proposer que ce jeu ; à répéter pour plusieurs.
    .allow-host = Un nom sous lequel le serveur est demandé.
    .proxy = Un proxy dont le X-Forwarded-For est cru.
    .rate = Requêtes par seconde.
    .connections = WebSockets par adresse.
    .no-browser = N'ouvrir aucun navigateur.

command-sim = Joue beaucoup de parties entre bots et les résume.
    .help =
        Joue beaucoup de parties entre bots et les résume.

        Mêmes graine, bots, packs et options, mêmes résultats, quel que soit le
        nombre de processus. Un bot qui échoue, ou réfléchit plus qu'il ne peut,
        perd sa partie ; les rounds et les scores ne la comptent pas.

        Le fichier de --dataset a une ligne par décision, et dit lui-même ce que
        sont ses colonnes ; il s'écrit pendant qu'on joue. Après Ctrl-C il
        contient les parties déjà finies.
    .games = Combien de parties.
    .bots = Qui joue (easy, normal, hard, expert, greedy, planner, random, ou un bot que vous avez installé), répétés au besoin.  [par défaut : greedy,random]
    .seed = La graine de la première partie.
    .rotate = Les bots changent de place d'une partie à l'autre.
    .dataset = Écrire chaque décision dans ce nouveau fichier, au format Parquet.
    .observations = Chacune avec la position telle qu'elle se voyait de sa place (avec --dataset).

command-arena = Classe des bots : tous contre tous, à chance égale.
    .help =
        Classe des bots : tous contre tous, chaque donne jouée une fois de chaque place.

        La chance est la même : les parties d'une donne ont la même graine et
        seuls les bots changent de place. Les intervalles sont à 95 %. Ctrl-C
        montre ce qu'il y a ; avec --out DOSSIER rien ne se perd, et --resume
        DOSSIER continue, avec plus de --games si vous voulez. Même graine, mêmes
        résultats, quel que soit le nombre de processus ou de machines.

        {"\u0008"}
        L'un contre l'autre à une table de trois, où la part juste est de 33 % :
          starcup arena --line-up normal,easy,easy --line-up normal,normal,easy
    .bots = Qui joue : des noms, ou exec:COMMANDE, ou NOM=exec:COMMANDE pour un programme à vous. Peut être donné plus d'une fois.
    .games = Donnes par tablée ; chacune est jouée une fois de chaque place.  [par défaut : 100]
    .seed = La graine de la première donne.
    .out = Tout garder ici.
    .resume = Continuer avec ce qui a été gardé là.
    .duplicate = La même chance pour tous, ou nouvelle à chaque partie.
    .line-up = Qui est assis à une table, au lieu de toute combinaison de --bots ; un bot peut y être plus d'une fois. Peut être donné plus d'une fois.
    .parquet = Écrire aussi toutes les places en Parquet (avec --out ou --resume).

command-balance = Cherche les tuiles trop fortes ou trop faibles.
    .help =
        Cherche les tuiles, factions et mondes d'origine trop forts ou trop faibles.

        Joue des parties entre bots et compare les places qui avaient une chose à
        celles qui ne l'avaient pas, dans chaque partie, en tenant compte du bot
        et de la place. « excess » est ce qu'elle ajoute au score et aux victoires
        au-delà de l'habituel pour son côté et son coût, avec son intervalle à
        95 %. Les bots construisent ce qui leur plaît : un verdict est une raison
        d'y regarder, pas une preuve.
    .bots = Qui joue, comme pour « starcup arena » ; un seul bot joue contre lui-même.
    .games = Donnes par tablée ; un seul bot joue chacune une fois.  [par défaut : 500]
    .seed = La graine de la première donne.
    .out = Tout garder ici.
    .resume = Continuer avec ce qu'a gardé là cette commande ou « starcup arena ».
    .top = Combien de lignes des plus forts et des plus faibles.
    .plots = Dessiner une image, PNG et SVG (avec --out ou --resume).
    .json = Pour les programmes : tout.

command-train = Fait apprendre un jeu à un réseau en y jouant.
    .help =
        Fait apprendre un jeu à un réseau en y jouant contre lui-même.

        Chaque round joue des parties et en apprend ; un sur dix mesure le réseau
        contre un bot. Le DOSSIER reçoit « weights.npz », les poids qui ont le plus
        gagné, le journal, la courbe en image, et ce qu'il faut pour continuer :
        Ctrl-C perd au plus un round, et la même commande continue. Une heure sur
        deux cœurs donne un bon joueur d'un jeu de cette taille ; le maître en
        épargne la moitié.

        {"\u0008"}
        Dans le plugin des bots du jeu, quand sa facette « bots » nomme les poids :
          learned_bots("son-jeu")
    .packs = Les packs avec lesquels apprendre.  [par défaut : la boîte du jeu]
    .out = Le dossier du cours ; s'il existe, il est continué.
    .minutes = Combien de temps apprendre.
    .rounds = S'arrêter aussi après tant de rounds.
    .seats = Nombres de joueurs, une partie après l'autre.  [par défaut : tous]
    .games = Par round.
    .seed = La graine de tout.
    .teacher = Un bot dont apprendre d'abord.  [par défaut : aucun]
    .lessons = Parties du maître.
    .weights = Poids de départ.  [par défaut : au hasard]

command-replay = Revoit une partie sauvegardée.
    .help =
        Rejoue une partie sauvegardée : ce qui s'est passé, et la table à la fin ou après N choix.

        FICHIER peut être « last », la dernière partie jouée. Tout est montré,
        aussi les tuiles et dés cachés. Dans un terminal, la partie avance et
        recule dans des panneaux, et peut être jouée à partir de n'importe quel
        choix.
    .at = S'arrêter après N choix (ce qui est annulé compte aussi).
    .game = Refuser le fichier d'un autre jeu.
    .board-only = Laisser de côté ce qui s'est passé.

command-record = Montre ce que vous avez vaincu en solo.
    .help =
        Montre les parties en solo que vous avez terminées : ce que vous avez vaincu, combien de fois, votre meilleur score.

        « play » tient le registre à côté des parties sauvegardées. Une donne
        compte une fois, comme elle a fini la première : la reprendre ne change
        rien.
    .game = Ne montrer que ce jeu.

command-games = Liste les jeux installés.
    .help = Liste les jeux installés : « starcup play --game CLÉ » en joue un.

command-what = Explique un mot d'un jeu.
    .help =
        Explique un mot d'un jeu en quelques lignes, comme rechercher, gobelet ou face joker.

        Aussi une pièce, une couleur, une commande ou une règle par son nom. Un
        mot que le jeu habituel n'a pas est cherché dans tous les jeux et packs
        installés. Sans rien, liste les mots.
    .packs = Les packs où chercher.  [par défaut : la boîte du jeu]

command-piece = Montre ce que fait { $noun-indefinite } ({ $games }).
    .help = Montre { $noun-indefinite } par son nom ou sa clé, ou par une partie de son nom que n'a rien d'autre.
    .game = Ne chercher que dans ce jeu.  [par défaut : { $games }]
    .packs = Les packs où chercher.  [par défaut : la boîte du jeu]

command-rules = Montre une règle, un chapitre ou les règles avec un mot.
    .help =
        Montre une règle par son id, un chapitre, ou toutes les règles qui emploient un mot.

        Par exemple ASSIGN-10, ASSIGN, ou Ordonner ; sans rien, la liste des
        chapitres. Ce que le jeu habituel n'a pas est cherché dans tous les jeux
        et packs installés.
    .packs = Les packs peuvent ajouter des règles.  [par défaut : la boîte du jeu]

command-powers = Liste les pouvoirs : chacun un plugin dans son fichier.
    .help =
        Liste les pouvoirs des packs, chacun un plugin dans son fichier, qui porte la clé de son développement.

        Pour chaque pouvoir : son fichier dans le dossier powers du pack, les
        phases imprimées sur sa tuile, ses crochets, et s'il est remplacé ou
        retiré.
    .of = Seulement ceux de ce pack.
    .phase = Seulement ceux dont les tuiles portent cette phase, comme ship ; ou assign.
    .hook = Seulement ceux qui ont ce crochet, comme bonus.

command-packs = Liste les packs installés de tuiles et de cartes.
    .help =
        Liste les packs installés de tuiles et de cartes, avec version et contenu.

        Un pack est un ensemble de tuiles ou de cartes, avec leurs pouvoirs, avec
        lequel se jouent des parties d'un jeu : « base » est la boîte de Roll,
        d'autres y ajoutent ou en remplacent des parties. « starcup play --packs
        base,NOM » joue avec un pack, « starcup pack new » en commence un à vous.
        Les développements de Roll dont le pouvoir n'est pas encore fait sont
        nommés.

        Le code d'un pack tourne dans un processus à lui : s'il échoue ou se
        bloque, le pack est listé avec la raison, et les autres aussi.
    .packs = Seulement ceux-ci, installés ou dans des dossiers.
    .game = Seulement ceux de ce jeu.

command-pack = Fait un pack de tuiles ou de cartes : new, check, preview, watch, build.
    .help =
        Fait un pack de tuiles ou de cartes à vous.

        {"\u0008"}
        starcup pack new mes-astres        un petit pack qui marche, à changer
        starcup pack check mes-astres      tout ce qui n'y va pas
        starcup pack preview mes-astres    ses pièces au terminal, en SVG ou PDF
        starcup pack watch mes-astres      vérifie de nouveau à chaque sauvegarde
        starcup pack build mes-astres      un wheel que d'autres installent avec pip
        starcup play --packs base,./mes-astres

        Un pack est nommé par son dossier, ou par son nom s'il est installé. Pour
        un autre jeu que Roll : « starcup pack new mes-cartes --game race ».

command-pack-new = Un petit pack qui marche, à changer.
    .help = Fait un pack NOM : des fichiers de données avec quelques pièces et pouvoirs, un test, et ce qu'il faut pour le publier.
    .python = Avec aussi un pouvoir en Python.
    .dir = Où va le dossier du pack ; sinon ici.

command-pack-check = Tout ce qui ne va pas dans un pack.
    .help =
        Vérifie un pack : ses données, puis son chargement, puis des parties avec lui.

        Le code du pack tourne dans un processus à lui, arrêté s'il se bloque. Le
        code de sortie est 1 si quelque chose ne va pas ; les avertissements, et
        ce qui n'a pas pu être essayé, sont dits et le laissent à 0.

command-pack-preview = Les pièces d'un pack au terminal, en SVG ou PDF.
    .help =
        Montre les pièces d'un pack : au terminal, en fichiers SVG, ou sur une feuille PDF à imprimer et à découper.

        Aucun pouvoir du pack n'est exécuté. Les dessins sont simples et propres à
        Starcup.
    .piece = Seulement celle-ci : sa clé, son nom ou son id, ou ceux d'un côté.
    .svg = Écrire dans ce dossier un fichier SVG pour chaque côté.
    .pdf = Écrire une feuille à imprimer et à découper, avec les deux côtés des tuiles.
    .paper = Pour --pdf.

command-pack-watch = Vérifie un pack à chaque sauvegarde.
    .help =
        Vérifie un pack rapidement chaque fois que l'un de ses fichiers est sauvegardé, jusqu'à Ctrl-C.

        Ce qui est joué ensuite, ici ou dans un autre terminal, emploie ce qui a
        été sauvegardé.
    .sim = Jouer N parties de bots après chaque sauvegarde sans faute.

command-pack-build = Un wheel que d'autres installent avec pip.
    .help =
        Vérifie un pack et en construit un wheel et une distribution des sources.

        Rien n'est téléchargé : les outils de cet environnement servent, sans
        environnement isolé. D'un pack fautif rien n'est construit, et le code de
        sortie est 1.
    .out = Où vont les fichiers ; sinon dist dans le dossier du pack.

command-check = Tout ce qui ne va pas dans un jeu.
    .help =
        Vérifie un jeu : ce qu'il dit de lui-même, puis des parties jouées au hasard.

        Tout ce que promet le moteur est essayé : la même graine donne la même
        partie, aussi dans d'autres processus ; journaux, sauvegardes, copies et
        annulations ; refus ; ce qui est caché le reste ; personne n'est bloqué,
        et les parties finissent. D'autres packs et options sont essayés en les
        nommant ; sur les données et le code d'un pack, « starcup pack check » en
        dit plus.

        Le code du jeu tourne dans un processus à lui, arrêté s'il se bloque. Le
        code de sortie est 1 si quelque chose ne va pas ; les avertissements le
        laissent à 0.
    .quick = Ce qu'il dit de lui-même, et quelques parties.
    .games = Le plus de parties entières par vérification.  [par défaut : deux par nombre de joueurs, au moins six]
    .seed = Des graines égales donnent des parties égales.

command-serve = Sert des parties à une interface, en JSON ligne par ligne.
    .help =
        Sert des parties à une interface dans n'importe quel langage : un objet JSON par ligne, requêtes en entrée et réponses en sortie.

        {"\u0008"}
        {"{"}"id": 1, "method": "new", "seats": ["client", "greedy"]{"}"}
        {"{"}"id": 2, "method": "view", "game": "g1", "seat": 0{"}"}
        {"{"}"id": 3, "method": "submit", "game": "g1", "seat": 0, "choice": "..."{"}"}

        Une réponse a l'id de la requête et soit son "result", soit une "error"
        avec un code, un message, des ids de règles et la chose valable la plus
        proche. Les bots répondent d'eux-mêmes. Une interface voit les places
        qu'elle a demandé à jouer, et aucune autre. La fin de l'entrée, ou la
        méthode "bye", arrête le serveur avec le code de sortie 0.

        Tous les jeux installés peuvent être joués : "games" les liste, et "new"
        prend la clé de l'un comme "game". Ce que contiennent une vue, un événement
        et le reste diffère d'un jeu à l'autre : --schemas écrit ce qu'envoie
        --game, --typescript de même en types. Les scènes sont les mêmes pour tous.

        Méthodes et messages : la page « The wire protocol » de la documentation ; les
        schémas JSON de Roll for the Galaxy : docs/schemas.
    .stdio = Parler par l'entrée et la sortie standard (la seule façon).
    .game = Ne proposer que ce jeu (à répéter pour plusieurs) ; le premier vaut où aucun n'est nommé.  [par défaut : tous ceux installés]
    .schemas = Écrire dans ce dossier les schémas JSON des messages du jeu, et s'arrêter.
    .typescript = Écrire dans ce dossier les types TypeScript des messages du jeu, et s'arrêter.

command-mcp = Sert une place à un modèle de langage (MCP).
    .help =
        Sert une place d'une partie à un modèle de langage, par le Model Context Protocol.

        {"\u0008"}
        starcup mcp --game race --seats client,normal

        Un client du protocole lance cette commande et lui parle par l'entrée et la
        sortie standard ; des bots ont les autres places. Le modèle voit en texte
        la table, la question qui lui est posée et ses choix légaux, répond,
        demande pourquoi une chose n'est pas possible, consulte règles et pièces,
        et prend des notes. Il ne reçoit jamais ce que sa place ne peut savoir.

        Le fichier de --save contient la graine et tout ce qui est caché : gardez-le
        où le modèle ne peut le lire. Un rapport qui existe déjà n'est pas touché :
        le nouveau reçoit un numéro.
    .seats = Qui joue, place par place : client une fois, et des bots.
    .players = Combien jouent, sans --seats.
    .seed = Même graine, même partie ; sinon, elle est tirée au sort.
    .language = La langue de tous les textes, comme fr.  [par défaut : en]
    .no-options = Ne pas donner la liste des choix légaux.
    .report = Écrire ici un rapport, en JSON, après chaque appel.
    .save = Garder la partie ici, et la reprendre si elle y est.
    .http = Servir par HTTP sur cette machine, et non par l'entrée et la sortie standard.
    .port = Avec --http.
