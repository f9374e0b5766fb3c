# Ce que lit un modèle de langage à sa place, en plus des mots du jeu.

llm-introduction = Vous jouez à { $game }{ $others ->
    [none] {" "}en solitaire
   *[other] {" "}contre { $others }
}. Jouez pour gagner. { $listed ->
    [yes] Chaque question donne la liste de ses choix légaux ; répondez par le texte de l'un d'eux, tel qu'il est avant les deux-points, et le numéro de la question.
   *[no] Les questions ne donnent pas la liste de leurs choix légaux, mais disent quelles formes une réponse peut avoir ; répondez par le texte d'un choix et le numéro de la question.
} Ce qui est illégal est refusé avec la règle qui l'interdit, et ne change rien.
llm-changed = A changé sur la table :
llm-news = Ce qui s'est passé :
llm-question = Question { $number } : { $question }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
llm-choices = Choix :
llm-pick = Réponse : { $text }, puis { $amount ->
    [one] l'un de ceux-ci
    [each] un nom de chaque ligne, séparés par des espaces
    [some] { $most } de ceux-ci, séparés par des espaces
   *[range] de { $least } à { $most } de ceux-ci, séparés par des espaces
}{ $none ->
    [yes] , ou { $text } none
   *[no] {""}
}{ $ordered ->
    [yes]  ; l'ordre compte : le premier est au-dessus
   *[no] {""}
}
llm-either = {" "}ou{" "}
llm-forms = Formes de réponse : { $forms }. Les mots en majuscules sont des choses, par leurs noms sur la table.
llm-form-of-set = Forme de la réponse : { $text }, puis { $amount ->
    [one] le nom d'une chose
    [some] les noms de { $most } choses, séparés par des espaces
   *[range] les noms de { $least } à { $most } choses, séparés par des espaces
}.
llm-not-asked = Rien ne vous est demandé maintenant.
llm-over = La partie est finie.
llm-stopped = La partie s'est arrêtée, car du code a échoué : { $reason }
llm-answered = Répondu : { $choice }
llm-possible = Possible maintenant : { $choice }{ $detail ->
    [none] {""}
   *[other]  ; { $detail }
}
llm-refused = Impossible : { $reason }
llm-nearest = Le choix valable le plus proche : { $choice }
llm-still-open = La question { $number } est ouverte.
llm-rule = { $rule } : { $text }{ $example ->
    [none] {""}
   *[other] {" "}Exemple : { $example }
}
llm-word = { $word } : { $text }
llm-rules-none = { $game } n'a pas de règles à consulter.
llm-rules-chapters = Chapitres des règles, et combien il y en a dans chacun :
llm-rules-more = D'autres règles avec ces mots : { $rules }
llm-rules-unknown = Il n'y a ni règle, ni chapitre, ni mot « { $about } »{ $near ->
    [none] .
   *[other]  ; vouliez-vous dire « { $near } » ?
}
llm-pieces-none = { $game } n'a pas de pièces à consulter.
llm-pieces-own-none = Nommez une pièce : aucune des vôtres n'est montrée d'elle-même.
llm-pieces-several = Plusieurs pièces s'appellent ainsi : { $pieces }{ $more ->
    [0] {""}
   *[other] , et { $more } de plus
}
llm-pieces-unknown = Aucune pièce ne s'appelle « { $name } »{ $near ->
    [none] .
   *[other]  ; vouliez-vous dire « { $near } » ?
}
llm-notes = Vos notes :
llm-notes-none = Vous n'avez pas de notes.
llm-notes-kept = Gardé : { $count } caractères de notes sur { $most }.
llm-notes-long = cela ferait { $count } caractères de notes, et { $most } au plus sont gardés ; remplacez-les par d'autres, plus courtes.
llm-notes-both = il faut « add » ou « replace », et non les deux.
llm-reply = Répondez par un seul objet JSON. Pour répondre à la question : { $example }. « note » est une ligne pour vos propres notes, et peut manquer. Avant de répondre, vous pouvez appeler d'autres outils, un par réponse, avec leurs arguments de la même façon :
llm-no-call = aucun appel d'outil n'a pu être lu dans cette réponse ; il faut un objet JSON avec « tool » et ses arguments.
llm-no-more-lookups = Plus de consultations à cette question : répondez-y.
