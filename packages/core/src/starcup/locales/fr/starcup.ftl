# Mots de tous les jeux.

starcup-text = { $text }
starcup-hidden = face cachée
    .plural = faces cachées
starcup-hidden-many = { $count ->
    [one] { $count } face cachée
   *[other] { $count } faces cachées
  }
starcup-yes = oui
starcup-no = non
starcup-nothing = rien
starcup-counted = { $count } { $count ->
    [one] { $thing }
   *[other] { $thing-plural }
  }
starcup-seat = Joueur { $seat }
starcup-you = Vous
    .within = vous
starcup-automatic = Joueur { $seat }
starcup-entry = { $key } { $value }
starcup-entries = { $of }
starcup-table = Table
starcup-of-seat = { $seat }
starcup-over = La partie est finie
starcup-round = Round { $round }

starcup-picture-back = { $thing }, face cachée
starcup-picture-face = { $thing } : { $face }

# Refus du noyau. Ce qui est donné ou attendu est entre guillemets.

starcup-refusal-not-offered = { $item } n'est pas parmi ce qui est proposé : { $offered }.
starcup-refusal-twice = { $item } est nommé { $count } fois, et il { $there ->
    [0] n'y en a pas
    [one] n'y en a qu'un
   *[other] y en a { $there }
  }.
starcup-refusal-number = il en faut { $least } parmi { $offered } ; il y en a { $found }.
starcup-refusal-number-between = il en faut de { $least } à { $most } parmi { $offered } ; il y en a { $found }.
starcup-refusal-same-thing = la même chose est nommée { $first } et { $item }.
starcup-refusal-place-too = il reste à placer l'un de ceux-ci : { $names }.
starcup-refusal-not-asked-for = { $items } n'est pas ce qui est demandé maintenant.
starcup-refusal-not-now = { $choice } n'est pas possible maintenant.
starcup-refusal-no-text = { $given } n'est pas un choix de ce jeu ; il faut un choix ou son texte.
starcup-refusal-not-understood = { $given } n'est pas un choix de ce jeu ; il faut l'un de : { $known }.
starcup-refusal-not-understood-near = { $given } n'est pas un choix de ce jeu ; vouliez-vous dire { $near } ?
starcup-open = { $number ->
    [none] aucune n'est ouverte
   *[other] la question { $number } est ouverte
  }
starcup-refusal-no-such-question = la question { $number } { $seat-is ->
    [you] ne vous a jamais été posée
   *[other] n'a jamais été posée à { $seat }
  } ; { $open }.
starcup-refusal-not-asked-yet = la question { $number } { $seat-is ->
    [you] ne vous a pas encore été posée
   *[other] n'a pas encore été posée à { $seat }
  }.
starcup-refusal-stale = la question { $number } de { $seat-is ->
    [you] cette place
   *[other] { $seat }
  } a reçu sa réponse ou a été retirée ; { $open }.
starcup-refusal-finished = la partie est terminée.
starcup-refusal-not-asked = { $seat-is ->
    [you] vous n'avez
   *[other] { $seat } n'a
  } rien à décider maintenant.
starcup-refusal-no-seat = il n'y a pas de place { $given } ; les places vont de 0 à { $last }.
starcup-refusal-no-chance = aucun jet ni tirage n'est attendu.
starcup-refusal-no-outcome = { $given } n'est pas un résultat de { $kind } ; il faut l'un de { $expected }.
starcup-refusal-not-in-deck = { $outcome } ne peut pas avoir été pioché : ce n'est pas dans la pioche.
starcup-refusal-orders-finished = la partie est terminée : plus rien ne sera demandé.
starcup-refusal-over-at-once = la consigne « { $choice } jusqu'à { $condition } » serait aussitôt terminée.
starcup-refusal-no-orders = dans ce jeu, aucune réponse ne peut être donnée d'avance.
starcup-refusal-no-such-kind = aucune consigne n'est possible pour la question { $given } ; il faut { $expected }.
starcup-refusal-no-such-kind-near = aucune consigne n'est possible pour la question { $given } (vouliez-vous dire { $near } ?) ; il faut { $expected }.
starcup-refusal-no-such-choice = aucune consigne n'est possible avec le choix { $given } ; il faut { $expected }.
starcup-refusal-no-such-choice-near = aucune consigne n'est possible avec le choix { $given } (vouliez-vous dire { $near } ?) ; il faut { $expected }.
starcup-refusal-no-such-condition = aucune consigne ne s'arrête à la condition { $given } ; il faut { $expected }.
starcup-refusal-no-such-condition-near = aucune consigne ne s'arrête à la condition { $given } (vouliez-vous dire { $near } ?) ; il faut { $expected }.

# Consignes : les réponses données d'avance.

starcup-order = { $choice } jusqu'à { $condition }
starcup-order-where = { $choice } quand { $where }{ $condition ->
    [none] {""}
   *[other] {" "}jusqu'à { $condition }
}

# Tables, questions et scores en lignes.

starcup-lines-barred = Impossible : { $reasons }
starcup-lines-holds = { $place } : { $contents }
starcup-lines-apart = {" ; "}
starcup-lines-cell = { $it-short }
starcup-lines-more = ... { $count } de plus
starcup-lines-of = { $value } sur { $most }
starcup-lines-empty = Vide : { $places }
starcup-lines-turned = face cachée
starcup-lines-or = ou { $thing }
starcup-lines-explained = (un numéro suivi de « ? », comme « { "2?" } », en dit plus)
starcup-lines-total = total
starcup-lines-tie-break = départage
starcup-lines-winner = gagne
starcup-lines-nobody-wins = Personne ne gagne.
starcup-lines-lost = { $seat-is ->
    [you] Vous avez perdu.
   *[other] { $seat } a perdu.
}
starcup-lines-no-scores = Les scores ne sont pas donnés avant la fin.

# Ce qui est tapé en réponse.

starcup-lines-fillers = le la les l un une des et avec à au aux pour de du d en dans sur par mon mes votre vos son ses
starcup-draft-all = tout toute tous toutes
starcup-draft-nothing-named = Rien n'est nommé.
starcup-draft-no-number = Il n'y a pas de { $number } : { $most ->
    [1] le seul numéro est 1
   *[other] les numéros vont de 1 à { $most }
}.
starcup-draft-several = Plusieurs choses s'appellent « { $name } » : { $numbers }. Tapez le numéro, ou une plus grande partie du nom.
starcup-draft-unknown = « { $name } » ne peut pas être choisi ici.
starcup-draft-twice = La même chose est nommée deux fois : { $of }.
starcup-draft-not-so-often = { $count ->
    [one] Il n'y en a que 1 : { $thing }.
   *[other] Il n'y en a que { $count } : { $thing-plural }.
}
starcup-draft-too-many = Cela ferait { $count }, et l'on peut en choisir { $most } au plus.
starcup-draft-not-picked = { $thing } : pas choisi.

# Pourquoi le dernier choix ne peut pas être annulé.

starcup-undo-nothing = Il n'y a rien à annuler : vous n'avez encore rien choisi.
starcup-undo-too-late = Cela ne peut pas être annulé : { $choice }. { $reason }, et ce qui est connu ne s'annule pas.
starcup-undo-chance = Depuis, des dés ont été lancés ou quelque chose a été pioché
starcup-undo-answered = Depuis, { $who } { $count ->
    [one] a répondu
   *[other] ont répondu
}
starcup-undo-shown = Depuis, quelque chose de caché a été montré
