# Mots de tous les jeux.

starcup-text = { $text }
starcup-hidden = face cachée
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
