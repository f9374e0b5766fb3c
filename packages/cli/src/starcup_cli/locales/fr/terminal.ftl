# Ce que le terminal dit de lui-même, quel que soit le jeu. Les commandes se tapent en anglais dans toutes les langues.

# Questions.

terminal-greeting = Tapez un numéro ou des mots, puis Entrée. « help » en dit plus{ $legend ->
    [yes] , « legend » explique les signes
   *[no] {""}
}.
terminal-asked = Question (« ? » : choix) : { $question }
terminal-go-on = ok, oui, o, d'accord, allez, continuer, confirmer, valider, suivant, prêt, prête, fini, fait
terminal-none = rien
terminal-typed = « { $typed } »
terminal-expected-number = { $least ->
    [1] { $most ->
        [1] le numéro 1, ou son texte
       *[other] un numéro de 1 à { $most }, ou des mots d'un choix
    }
   *[other] un des numéros, ou des mots d'un choix
}
terminal-expected-items = { $most ->
    [1] le numéro 1, ou son nom
   *[other] des numéros de 1 à { $most }, ou des noms
}
terminal-no-such-number = Il n'y a pas de { $number } : tapez { $expected }.
terminal-one-answer = Cette question n'attend qu'une réponse : { $expected }.
terminal-several-meant = « { $typed } » peut être : { $options }{ $more ->
    [0] .
   *[other]  ; et { $more } de plus.
} Tapez le numéro, ou plus de mots.
terminal-no-choice = Il n'y a pas de choix « { $typed } » ici{ $near ->
    [none]  : tapez { $expected }.
   *[other] . Vouliez-vous dire « { $near } » ?
} « help » dit ce que l'on peut taper d'autre.
terminal-shortcuts = { $count ->
    [one] { $count } autre choix fait plusieurs choses à la fois : tapez tout son texte.
   *[other] { $count } autres choix font plusieurs choses à la fois : tapez les mots de l'un d'eux.
}
terminal-last-word = Cela ne pourra pas être annulé{ $back ->
    [none] .
   *[other]  ; jusque-là, « undo » annule : { $back }.
}
terminal-last-words = { $numbers } : cela ne pourra pas être annulé{ $back ->
    [none] .
   *[other]  ; jusque-là, « undo » annule : { $back }.
}
terminal-pick = { $least ->
    [0] { $most ->
        [1] Choisissez-en 1, ou « rien »
       *[other] Choisissez-en { $most } au plus, dans n'importe quel ordre, comme « { $example } », ou « rien »
    }
   *[other] Choisissez-en { $fixed ->
        [yes] { NUMBER($least) }
       *[no] de { NUMBER($least) } à { $most }
    }, { $ordered ->
        [yes] dans l'ordre voulu
       *[no] dans n'importe quel ordre
    }, comme « { $example } »
} ; « ok » confirme.
terminal-chosen = Choisi : { $items }.{ $comes ->
    [none] {""}
   *[other] {" "}{ $comes }.
} « ok » confirme, { $full ->
    [yes] {""}
   *[no] d'autres numéros s'ajoutent,{" "}
}{ $out ->
    [0] {""}
   *[other] « -{ $out } » retire,{" "}
}« undo » efface tout.
terminal-chosen-so-far = Choisi jusqu'ici : { $items }.{ $comes ->
    [none] {""}
   *[other] {" "}{ $comes }.
} { $more ->
    [0] Ce n'est pas encore une réponse
   *[other] Il en reste { $more } à choisir
} ; { $out ->
    [0] {""}
   *[other] « -{ $out } » retire,{" "}
}« undo » efface tout.
terminal-not-possible = Impossible : { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
terminal-at-a-loss = Si vous ne savez que faire : { $advice }
terminal-not-asked = Rien ne vous est demandé maintenant.

# Pourquoi, et annuler.

terminal-why-what = « why » QUOI ? Un choix qui vous manque, comme « why { $example } », une chose sur la table, ou « why undo ».
terminal-why-unknown = « { $typed } » n'est pas un choix{ $near ->
    [none] , ni rien que touche un choix d'ici.
   *[other] . Vouliez-vous dire « { $near } » ?
}
terminal-possible = Possible : { $choice }{ $detail ->
    [none] .
   *[other]  : { $detail }.
}
terminal-barred = Impossible : { $choice }. { $reason }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
terminal-taken-back = Annulé : { $choice }.
terminal-made-again = Refait : { $choice }.
terminal-redo-nothing = Il n'y a rien à refaire : aucun choix n'a été annulé, ou autre chose s'est passé depuis.
terminal-undo-possible = Possible : « undo » annule : { $choice }.

# Ce qui s'est passé, et la table.

terminal-log-shows-all = Il s'est passé d'autres choses : « log » montre tout.
terminal-board-shows-all = « board » montre tout.
terminal-log-empty = Il ne s'est rien passé.
terminal-enter-goes-on = Entrée pour continuer.
terminal-enter-shows-more = Entrée pour la suite.

# Commandes.

terminal-help = Répondez par le numéro d'un choix ou par des mots de celui-ci. Si plusieurs choses sont demandées, nommez-les dans n'importe quel ordre : « 1 3 », « natif x2 ». « ok » confirme ce qui est choisi ; Entrée seule répète la question. Un point d'interrogation après des mots interroge à leur sujet.
terminal-help-saved = Chaque réponse est sauvegardée aussitôt ; « { $command } » reprend la partie.
terminal-help-choices = la question avec tous les choix ; aussi « ? » et Entrée
terminal-help-hint = ce que ferait un bot ici, et pourquoi
terminal-help-guide = explique chaque idée quand elle se présente ; « guide off » arrête
terminal-help-undo = oublie ce que vous choisissez, ou annule votre dernier choix ; aussi « back »
terminal-help-redo = refait le dernier choix que vous avez annulé
terminal-help-why = si une chose est possible et, sinon, la règle ; aussi « why CHOSE », « why undo »
terminal-help-board = toute la table
terminal-help-legend = le sens des mots et des signes de la table
terminal-help-score = les points jusqu'ici
terminal-help-log = ce qui s'est passé depuis votre dernier tour, les N dernières choses, ou « all » (tout)
terminal-help-what = le sens d'un mot du jeu
terminal-help-piece = ce que fait { $noun-indefinite }
terminal-help-own = ce qui est à vous, avec tout ce que cela fait
terminal-help-rules = une règle par son id, un chapitre, ou les règles qui emploient un mot
terminal-help-packs = les packs avec lesquels vous jouez
terminal-help-order = répond d'avance pour un temps ; « { $choice } until » liste jusqu'à quand
terminal-help-stop = retire ces consignes, à n'importe quelle question
terminal-help-save = sauvegarde maintenant, ou une copie
terminal-help-quit = sauvegarde et quitte
terminal-piece-which = « { $noun } » QUOI ? Nommez ce que vous voyez{ $example ->
    [none] {""}
   *[other] , comme « { $noun } { $example } »
}.
terminal-own-none = Il n'y a rien.
terminal-rules-none = { $game } n'a pas de règles à consulter
terminal-rules-chapters = Chapitres des règles, et combien il y en a dans chacun : { $chapters }. Tapez par exemple « rules { $example } ».
terminal-legend-none = { $game } n'a pas de légende ; les noms sur la table sont tout ce qu'il y a.
terminal-packs-none = { $game } n'a pas de packs.
terminal-packs = Vous jouez avec : { $packs }.

# Conseils et guide.

terminal-hint-brief = { $advice } (« hint { $bot } » dit pourquoi)
terminal-hint-no-adviser = Pas de conseil : aucun bot ne conseille à { $game } ; « hint BOT » dit ce que ferait un bot.
terminal-hint-none = Pas de conseil : { $error }.
terminal-guide-none = { $game } n'a pas de première partie guidée.
terminal-guide-alone = Le guide est pour les parties à une seule personne.
terminal-guide-expected = guide { $typed } : il faut « guide on » ou « guide off »
terminal-guide-on = Le guide est actif : il reste { $left ->
    [one] { $left } idée
   *[other] { $left } idées
} à expliquer, chacune quand elle se présente.
terminal-guide-off = Le guide est arrêté ; « guide on » explique ce qui ne l'a pas encore été, quand cela se présente.

# Consignes : les réponses données d'avance.

terminal-ordered = Consigne : { $order }. « { $stop } » y met fin.
terminal-order-refused = Consigne refusée : { $reason }{ $ask ->
    [none] {""}
   *[other] {" "}« { $ask } » liste ce qui est possible.
}
terminal-orders-none = Vous n'avez donné aucune consigne.
terminal-order-stopped = Consigne retirée : { $orders }.
terminal-order-reminder = Vos consignes : { $orders } (« { $stop } » y met fin).
terminal-order-answered = Répondu pour vous{ $times ->
    [one] {""}
   *[other] , { $times } fois
} : { $order }.
terminal-order-over = Consigne terminée : { $order }.
terminal-order-impossible = Ce n'est plus possible, la question vous est donc posée : { $order }.
terminal-order-at-first = Répondu pour vous, désormais : { $order } (avec « { $stop } », la question vous est posée).
terminal-order-at-first-stopped = La question vous est désormais posée ; consigne retirée : { $orders }. Pour la redonner : { $again }.
terminal-orders-at-first = Répondu pour vous depuis le début : { $orders } (avec « { $stop } », la question vous est posée).
terminal-orders-possible = Vous pouvez répondre d'avance { $choices }{ $where ->
    [none] {""}
   *[other] , quand { $where },
} « until » (jusqu'à) :

# Plusieurs personnes à un clavier.

terminal-curtain-pass = === Passez le clavier à { $name } : tapez Entrée ===
terminal-curtain-over = === La partie est finie et tous peuvent regarder : tapez Entrée ===
terminal-everybody = tout le monde
terminal-curtain-wait = Entrée continue quand { $whom } peut voir l'écran ; « quit » sauvegarde et quitte.
terminal-who-sits = Qui est au clavier ? { $people }
terminal-who-sits-again = Un numéro ou un nom, s'il vous plaît : { $people }.

# Parties sauvegardées.

terminal-new-game = Nouvelle partie de { $game } : { $who }{ $seed ->
    [none] {""}
   *[other]  ; graine { $seed }
}.
terminal-resumed = Suite de la partie de { $game } : { $who }{ $seed ->
    [none] {""}
   *[other]  ; graine { $seed }
}.
terminal-saved = Sauvegardée dans { $file }
terminal-not-saved = PAS SAUVEGARDÉE : { $trouble }
terminal-look-back = Pour la revoir : { $command }
terminal-go-on-with = Pour continuer : { $command }
terminal-seed = Graine : { $seed }
terminal-replay-after = Après { $at } choix sur { $choices }.
terminal-replay-asked = { $seat-is ->
    [you] On vous demande
   *[other] On demande à { $seat }
} : { $question }
terminal-overtaken = { $trouble }.

# Consultation.

terminal-rule = { $rule }{ $basis ->
    [printed] {""}
    [inferred] {" "}(déduite)
   *[ruling] {" "}(décision)
}  { $text }{ $example ->
    [none] {""}
   *[other] {" "}Exemple : { $example }
}
terminal-rule-unknown = il n'y a pas de règle { $typed } : le chapitre { $chapter } a les règles { $first } à { $last }
terminal-near = { $near ->
    [none] { $known ->
        [none] {""}
       *[other]  ; il y a : { $known }
    }
   *[other] {" "}(vouliez-vous dire { $near } ?)
}
terminal-unknown-rules = il n'y a ni règle ni chapitre { $typed }{ terminal-near }
terminal-unknown-piece = il n'y a pas de { $noun } { $typed }{ terminal-near }
terminal-pieces-none = { $game } n'a pas de { $noun-plural } à consulter
terminal-pieces-several = plusieurs { $noun-plural } ont { $typed } dans leur nom : { $pieces }{ $more ->
    [0] {""}
   *[other] , ...
}
terminal-piece-other-kind = il n'y a pas de { $noun } { $typed } : c'est le nom d'{ $kind-indefinite }
terminal-what-rules = Règles : { $rules }.
terminal-what-see = Voir aussi : { $words }.
terminal-what-none = { $game } n'a pas de glossaire ; « what » connaît { $also }.
terminal-what-list = « what » suivi de l'un de ces mots l'explique ; il connaît aussi { $also }.
terminal-what-command = Une commande : { $does }.
terminal-what-more-rules = « { $command } » montre { $count ->
    [one] { $count } autre règle
   *[other] { $count } autres règles
} avec ce mot.
terminal-what-unknown = mot inconnu : { $typed }{ $near ->
    [none]  ; « what » seul liste les mots
   *[other] {" "}(vouliez-vous dire { $near } ?)
}
terminal-lesson-type = tapez { $number }

# Ce qui se tape dans un terminal, dit après une idée d'une première partie guidée, par la clé de l'idée.

terminal-lesson-welcome = « quit » quitte, « hint » propose un coup, « what » suivi d'un mot ou d'un nom l'explique, « guide off » arrête ces notes.
terminal-lesson-ready = Tapez « ready », ou Entrée quand il ne reste rien d'autre ; « undo » annule un choix.
terminal-lesson-dictate = « ready » continue.
terminal-lesson-undo = C'est « undo ». « why » suivi d'un choix dit pourquoi une chose est impossible, « board » montre tout.
terminal-lesson-rebel_die = « let stand until my turn » répond pour tous les dés de ce tour.
terminal-lesson-reroll = « re-roll energy move » le fait en une ligne.
terminal-lesson-over = « starcup play --game { $game } » est une partie contre un meilleur bot ; avec « --bots » et un nom, contre un autre ; avec « --humans Anna,Ben », une partie entre amis ; avec « --solo », une partie en solo, s'il y en a. « starcup replay last » raconte encore cette partie ; « starcup what » et « starcup rules » en expliquent plus.

# Le registre des parties en solo.

terminal-not-recorded-damaged = PAS ENREGISTRÉ : { $trouble }. Le fichier reste tel quel ; renommez-le pour en commencer un autre.
terminal-not-recorded = PAS ENREGISTRÉ : { $file } : { $trouble }
terminal-recorded-won = Dans votre registre : une victoire{ terminal-recorded-against }. « { $command } » le montre.
terminal-recorded-lost = Dans votre registre : une défaite{ terminal-recorded-against }. « { $command } » le montre.
terminal-recorded-again = Dans votre registre : cette donne y était déjà, et compte une fois. « { $command } » le montre.
terminal-recorded-against = { $against ->
    [none] {""}
   *[other] {" "}contre { $against }
}
