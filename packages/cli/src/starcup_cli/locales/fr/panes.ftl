# Ce que les panneaux disent d'eux-mêmes, quel que soit le jeu.

terminal-pane-common = La table
terminal-pane-details = Détails
terminal-pane-story = Ce qui s'est passé
terminal-pane-question = Votre question
terminal-pane-lesson = Leçon
terminal-pane-scores = Points
terminal-pane-keys = Touches
terminal-pane-hint = Conseil
terminal-pane-hint-thinks = Le conseiller réfléchit…
terminal-pane-closes = Échap ferme
terminal-pane-final = C'est irrévocable.
terminal-pane-thinks = {" "}…
terminal-pane-waits = { $who }…
terminal-pane-busy = Quelqu'un réfléchit : un instant.
terminal-pane-over = La partie est finie
terminal-pane-narrowed = Ce qui convient à ce que vous montrez ; Échap le relâche.
terminal-pane-picked = { $purpose ->
    [none] {""}
   *[other] { $purpose }.{" "}
}{ $least ->
    [0] { $count ->
        [one] { $count } choisi
       *[other] { $count } choisis
    }, { $most } au plus
   *[other] { $count ->
        [one] { $count } choisi
       *[other] { $count } choisis
    }, il en faut { $fixed ->
        [yes] { $most }
       *[no] de { $least } à { $most }
    }
}{ $comes ->
    [none] .
   *[other]  : { $comes }.
} { $ordered ->
    [yes] Le premier est au-dessus.{" "}
   *[no] {""}
}« c » confirme.
terminal-pane-curtain = Passez le clavier à { $name }, qui tape Entrée.
terminal-pane-leave = Quitter la partie ? Elle est sauvegardée.
terminal-pane-yes = Entrée : oui
terminal-pane-no = Échap : non
terminal-pane-why-what = Qu'est-ce qui n'est pas possible ? Tapez des mots d'un choix, ou « undo ».
terminal-pane-book-what = Consulter un mot, une pièce ou une règle. Sans rien taper, tous les mots sont listés.
terminal-pane-type-what = Une réponse ou une commande, comme on la taperait ; « help » les énumère.
terminal-pane-pace = Ce qui se passe est raconté { $pace ->
    [off] d'un coup
    [fast] vite
    [slow] lentement
   *[normal] posément
}
terminal-pane-enter = Entrée
terminal-pane-key-choose = choisir
terminal-pane-key-confirm = confirmer
terminal-pane-key-undo = annuler
terminal-pane-key-redo = refaire
terminal-pane-key-hint = conseil
terminal-pane-key-why = pourquoi
terminal-pane-key-scores = points
terminal-pane-key-book = consulter
terminal-pane-key-help = touches
terminal-pane-key-leave = quitter
terminal-pane-key-tab = au panneau suivant
terminal-pane-key-walk = déplacer le curseur
terminal-pane-key-story = récit
terminal-pane-key-details = détails sur toute la largeur
terminal-pane-key-pace = rythme
terminal-pane-key-theme = clair ou sombre
terminal-pane-key-digits = au choix de ce numéro
terminal-pane-key-let-go = relâcher ce qui est montré ou choisi
terminal-pane-key-lit = à ce qui peut être choisi ensuite
terminal-pane-key-orders = consignes
terminal-pane-key-guide = leçons, oui ou non
terminal-pane-key-type = taper
terminal-pane-orders = On peut répondre d'avance aux questions qui se répètent. Entrée donne la consigne, ou la retire.
terminal-pane-orders-none = Dans ce jeu, aucune réponse ne peut être donnée d'avance.

## La liste des parties, et une nouvelle

terminal-pane-home = vos parties
terminal-pane-new = Nouvelle partie
terminal-pane-damaged = illisible ici
terminal-pane-won = finie ; vainqueur : { $who }
terminal-pane-rename = Le nouveau nom de la partie
terminal-pane-export = Le fichier où écrire la partie
terminal-pane-delete = Supprimer la partie { $name } ? Elle sera perdue.
terminal-pane-key-open = reprendre
terminal-pane-key-new = nouvelle
terminal-pane-key-look-back = revoir
terminal-pane-key-rename = renommer
terminal-pane-key-delete = supprimer
terminal-pane-key-export = vers un fichier
terminal-pane-key-record = registre
terminal-pane-form-keys = Tab avance · Ctrl+S commence · Échap ferme
terminal-pane-game = Jeu
terminal-pane-seat = Place { $number }
terminal-pane-who-me = moi
terminal-pane-who-person = quelqu'un à ce clavier
terminal-pane-who-nobody = personne
terminal-pane-name = nom
terminal-pane-player = Joueur { $number }
terminal-pane-pack = Pack
terminal-pane-lessons = Expliquée pas à pas
terminal-pane-seed = Graine
terminal-pane-seed-drawn = au hasard
terminal-pane-begin = Commencer
terminal-pane-branch-over = Ici, la partie est finie : revenez en arrière pour continuer autrement à partir d'un choix.

## Revoir une partie

terminal-pane-eyes = { $seat-is ->
    [you] ce que vous voyez
   *[other] { $seat ->
        [all] tout est visible
       *[other] ce que voit { $seat }
    }
}
terminal-pane-key-back = recule
terminal-pane-key-forwards = avance
terminal-pane-key-run = marche, arrêt
terminal-pane-key-eyes = voir comme
terminal-pane-key-branch = jouer à partir d'ici
terminal-pane-key-step = un choix en arrière ou en avant
terminal-pane-key-step-ten = dix choix
terminal-pane-key-ends = le début, la fin

## Ce que l'on tape pour une idée de la première partie guidée

terminal-pane-lesson-welcome = « q » quitte, « h » propose un coup, « b » explique un mot ou un nom, « g » met fin à ces notes.
terminal-pane-lesson-ready = « u » annule un choix.
terminal-pane-lesson-undo = C'est « u ». Avec le curseur sur la table, « w » dit pourquoi quelque chose n'est pas possible.
terminal-pane-lesson-rebel_die = « o » montre les consignes, qui répondent pour tous les dés de ce tour.
terminal-pane-lesson-over = Pour la prochaine partie, choisissez un meilleur bot, ou un ami ; « v » dans la liste des parties raconte de nouveau celle-ci.
