# Mots des pouvoirs en Python.

roll-question-power-advanced_logistics = Comment réorganisez-vous votre zone de construction ?
roll-choice-advanced_logistics-arrange = Réorganiser votre zone de construction
    .detail = Retourner des tuiles et changer leur ordre
roll-choice-advanced_logistics-turn = Retourner { $face }
    .detail = Sous l'autre pile, l'autre face visible
roll-choice-advanced_logistics-raise = Monter { $face } à la place { $place }
    .detail = De sa pile ; 1 est le sommet
roll-choice-advanced_logistics-next = Passer aux places suivantes
    .detail = La tuile à cette place y reste
roll-refusal-advanced_logistics-not-in-zone = aucune tuile de votre zone ne montre cette face.
roll-refusal-advanced_logistics-not-above = cette place de sa pile n'est pas au-dessus de la tuile.
roll-refusal-advanced_logistics-arrange-first = réorganisez votre zone, ou dites que cela suffit.

roll-question-power-galactic_bankers = Acheter 1 PV pour 1 $ ?
roll-choice-galactic_bankers-buy = Acheter 1 PV
    .detail = Payer 1 $ et prendre 1 PV en jetons
roll-choice-galactic_bankers-decline = Ne rien acheter
    .detail = Ne rien acheter pour cette vente
roll-refusal-galactic_bankers-buy-first = dites d'abord si vous achetez 1 PV pour 1 $.
