# Ce que la ligne de commande dit d'elle-même : erreurs, et listes qui ne sont pas d'un seul jeu.

error-unknown = { $kind ->
    [game] il n'y a pas de jeu { $name }
    [pack] il n'y a pas de pack { $name }
    [bot] il n'y a pas de bot { $name }
    [language] il n'y a pas de mots dans la langue { $name }
    [command] il n'y a pas de commande { $name }
    [challenge] il n'y a pas de défi { $name }
    [phase] il n'y a pas de phase { $name }
   *[other] { $kind } inconnu : { $name }
}{ $near ->
    [none] { $known ->
        [none] {""}
       *[other]  ; il y a : { $known }
    }
   *[other] {" "}(vouliez-vous dire { $near } ?)
}
error-extra = { $asker } a besoin de { $library }, qui n'est pas installé : pip install { $library }
error-web = la table dans le navigateur n'est pas installée : c'est le paquet starcup-web
error-mcp = la place pour un modèle de langage n'est pas installée : c'est le paquet starcup-llm
error-more = { $error } (--traceback montre tout)
error-help = { $error } (voir « { $command } --help »)

# Jeux et packs.

error-no-game = aucun jeu n'est installé : installez l'un de { $extras }, ou starcup-cli[all] pour les avoir tous
error-unknown-game = il n'y a pas de jeu { $name }{ $near ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire { $near } ?)
} ; installés : { $installed }
error-game-name = { $name } n'est pas un nom de partie : il faut des lettres, des chiffres et des espaces
error-game-missing = il manque --game : il faut l'un de { $games }
error-no-packs = { $game } n'a pas de packs
error-no-packs-option = { $option } { $given } : { $game } n'a pas de packs
error-no-powers = { $game } n'a pas de packs, donc pas de pouvoirs de packs
error-pack-of-game = le pack { $pack } est pour { $game } : il se joue avec --game { $key }
error-pack-missing = { $game } a besoin de son pack { $pack }, qui n'est pas installé{ $extra ->
    [none] {""}
   *[other]  : { $extra } l'apporte
}
error-no-pack-named = aucun pack n'est nommé ; installés : { $installed }
error-none = aucun
error-pack-twice = le pack { $pack } est nommé deux fois
error-pack-folder = { $folder } : il faut un dossier avec un pack, { $found ->
    [file] c'est un fichier
   *[nothing] il n'y a rien
}{ $near ->
    [none] {""}
   *[other] {" "}(vouliez-vous dire { $near } ?)
}
error-pack-moved = le pack { $pack } était dans le dossier { $folder }, où il n'y en a plus
error-pack-changed = le pack { $pack } de { $folder } a changé depuis que cette partie a été jouée
error-option-spelling = une option s'écrit PACK.NOM=VALEUR, pas { $given }
error-option-twice = l'option { $option } est donnée deux fois
error-not-looked-in = { $error } ; sans --packs, pas cherché dans : { $packs }
error-in-several = { $name } se trouve à plusieurs endroits ; choisissez-en un par { $places }
error-one-way-alone = --solo { $name } : { $game } n'a qu'une façon de jouer en solo, avec --solo seul
error-no-rules = { $game } n'a pas de règles à consulter

# Joueurs et bots.

error-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $game } est pour { $seats }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
error-not-alone = --solo : { $game } est pour { $seats }
error-nobody-alone = --game { $key } : { $game } est pour { $seats }, donc jamais en solo
error-solo-others = --solo : personne d'autre ne joue ; --{ $option } est de trop
error-no-bot-named = aucun bot n'est nommé ; il y a : { $bots }
error-too-many-bots = { $bots } bots pour { $seats } places : nommez-en autant ou moins
error-too-many-people = { $people } personnes pour { $seats } { $seats ->
    [one] place
   *[other] places
} : il faut --players { $people } ou plus
error-humans-number = --humans { $given } : il faut de 1 à { $most } personnes, ou leurs noms
error-humans-same = --humans { $given } : deux personnes ont le même nom
error-humans-many = --humans : { $names } noms, il en faut { $most } au plus
error-humans-nameless = --humans : il manque un nom ; il faut un nombre de personnes, ou des noms comme Anna,Ben
error-humans-long = --humans : { $name }... est trop long, il faut { $most } caractères au plus
error-humans-no-name = --humans : { $name } n'est pas un nom, il faut des lettres
error-humans-you = --humans : « Vous » est le nom de chacun au clavier, il faut un autre nom
error-humans-taken = --humans : { $name } est le nom d'un autre joueur, il faut un autre nom
error-watch-humans = --humans est pour ceux qui jouent ; avec --watch, il n'y a personne
error-watch-hints = --hints est pour ceux qui jouent ; avec --watch, personne ne demande conseil
error-watch-guided = --first-game est pour ceux qui jouent ; avec --watch, personne ne joue
error-guided-alone = --first-game est pour une personne ; les autres regardent, et jouent la suivante avec --humans
error-guided-none = --first-game : { $game } n'a pas de première partie guidée
error-only-new = --{ $option } est pour les nouvelles parties ; une partie sauvegardée garde les siens

# Parties sauvegardées.

error-no-save = la partie ne peut pas être sauvegardée : { $trouble }
error-not-saved = la partie n'est PAS sauvegardée : { $trouble }
error-stopped = { $error }{ $file ->
    [none] .
   *[other] . La partie jusqu'ici : { $file }
}
error-file-name = { $name } : aucun fichier ne peut s'appeler ainsi ici
error-file-folder = { $path } : un dossier, pas une partie sauvegardée
error-file-odd = { $path } : pas un fichier ordinaire, donc pas une partie sauvegardée
error-file-large = { $path } : trop grand pour une partie sauvegardée
error-file-none = { $path } : ce fichier n'existe pas
error-file-no-text = { $path } : pas du texte (octet { $byte }), donc pas une partie sauvegardée
error-file-not-new = { $path } : il faut le nom d'un fichier, c'est un dossier
error-file-exists = { $path } existe déjà : choisissez un autre nom, ou reprenez cette partie avec --load
error-none-saved = aucune partie n'a encore été sauvegardée dans { $folder }
error-other-game = { $path } : il faut une partie de { $expected }, c'en est une de { $found }
error-beyond-end = { $path } : il y a { $choices } choix, { $at } demandés
error-journal = { $path } : le journal ne peut pas être rejoué : { $error }
error-record-line = { $path }, ligne { $line } : il faut une partie en JSON, il n'y en a pas
error-overtaken = un autre programme ou une autre partie a écrit entre-temps dans { $file } ({ $there }), qui reste tel quel ; cette partie est désormais dans { $kept }
error-there-game = une partie de { $choices } choix, à { $time }
error-there-other = ce n'est pas une partie de Starcup

# Listes.

listed-seats = { $least } à { $most } joueurs
listed-seats-only = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
listed-player = Joueur { $number }
listed-found-in = (dans { $place } : { $options })
listed-also-in = (aussi dans { $places })
listed-no-game = Aucun jeu n'est installé.
listed-fault = inutilisable : { $fault }
listed-game = { $game } : { $seats }{ $packs ->
    [none] {""}
   *[other]  ; packs : { $packs }
}{ $needs ->
    [none] {""}
   *[other]  ; a besoin de son pack { $needs }, qui n'est pas installé
}
listed-no-pack = Aucun pack n'est installé.
listed-pack = { $game ->
    [none] empreinte { $digest }
   *[other] jeu { $game }, empreinte { $digest }
}
listed-powers-replaced = remplace des pouvoirs : { $powers }
listed-powers-left-out = retire des pouvoirs : { $powers }
listed-of-pack = { $key } de { $pack }
listed-replaced = remplace { $kind } : { $keys }
listed-left-out = retire { $kind } : { $keys }
listed-extensions = extensions : { $extensions }
listed-or = { $value } ou { $others }
listed-option = option { $name } : { $values } ; { $default } si rien n'est choisi{ $text ->
    [none] {""}
   *[other] {" "}- { $text }
}
listed-value = { $value } : { $text }
listed-powers = { $pack } : { $some ->
    [none] {""}
   *[other] { $some } sur{" "}
}{ $number ->
    [one] { $number } pouvoir
   *[other] { $number } pouvoirs
}, fichiers dans son dossier powers
listed-power-replaces = remplace celui du pack { $pack }
listed-power-replaced = remplacé{ $pack ->
    [none] {""}
   *[other] {" "}par le pack { $pack }
}
listed-power-left-out = retiré{ $pack ->
    [none] {""}
   *[other] {" "}par le pack { $pack }
}
listed-record-none = Le registre est celui des parties à un seul joueur, comme « play --game tiny-epic --solo » : vous n'en avez encore terminé aucune.
listed-record = { $game }, en solo
listed-record-games = Parties
listed-record-unplayed = pas encore joué
listed-record-lost = { $games ->
    [one] perdu, { $games } partie
   *[other] perdu, { $games } parties
}{ $best ->
    [none] {""}
   *[other]  ; meilleur score { $best }
}
listed-record-won = gagné { $won } sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, la première fois le { $date }{ $best ->
    [none] {""}
   *[other]  ; meilleur score { $best }
}
