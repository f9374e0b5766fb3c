# Les mots de la table dans le navigateur.

## Partout

title = Starcup
tagline = Une galaxie sur votre table. Jouez avec des amis éloignés, autour d'un écran ou contre des bots.
title-turn = ● À vous : { $title }
close = Fermer
loading = On met la table …
closed = Ce lien n'ouvre rien
lobby = Toutes les parties
search = Chercher
copy = Copier
copied = Copié.
share = Partager
open = Ouvrir
error-page = Quelque chose a échoué dans cette page. Rechargez-la.
error-offline = Le serveur est injoignable. Rien n'est perdu ; réessayez dans un moment.
error-server = Le serveur n'a pas pu le faire ({ $status }).

# Ce que le serveur refuse, par son code.

refused-no-link = Ce lien n'ouvre rien : il est tronqué, ou d'une partie qui n'est plus ici.
refused-not-your-seat = Ce lien ne peut pas faire cela pour cette place.
refused-no-seat = Personne n'a de lien vers cette place.
refused-hidden = Avant la fin de la partie, cela dévoilerait ce qui est caché.
refused-unavailable = Les parties sont injoignables pour l'instant. Regardez plus tard si c'est fait.
refused-too-many-games = Il y a tant de parties ici qu'aucune autre ne peut commencer.
refused-too-many-connections = Il y a trop de connexions depuis votre adresse.
refused-too-fast = C'était trop à la fois : attendez un moment et réessayez.
refused-too-long = C'est trop long.
refused-overtaken = D'autres agissent dans cette partie au même moment : réessayez.
refused-bad-journal = Cette partie ne peut pas être reprise : { $message }
refused-bot-failed = Un bot a échoué : { $message }
refused-stopped = La partie s'est arrêtée : le code d'un bot, d'un pack ou du jeu a échoué.
refused-no-hints = Aucun bot ne donne de conseils dans ce jeu.
refused-internal = Une erreur du serveur : merci de la signaler.

## La table

face-down = Face cachée
times = × { $count }
of = { $count } sur { $most }
bot = bot
person = une personne
present = présent
away = absent
your-turn = À vous
thinks = réfléchit …
points = PV
tie-break = Départage : { $points }
time-left = Temps restant
show-more = Montrer tout ce qu'a { $name }
show-less = Montrer moins de { $name }
watching = Vous regardez
offline = Pas de connexion. Elle est en train d'être rétablie …
seat-switch = Qui joue maintenant
panels = Panneaux
log = Ce qui s'est passé
log-empty = Il ne s'est encore rien passé.
players = Joueurs et liens
played-by = Joué par
feed = Adresse d'un flux qui dit quand c'est à moi
feed-get = Suivre mes tours par un flux
book = Consulter
book-rules = Règles
book-glossary = Mots
book-pieces = Pièces
found = { $count ->
    [0] Rien
    [one] Une entrée
   *[other] { $count } entrées
}
settings = Réglages
keys = Touches
not-possible = Impossible maintenant

## La question

question = La question
skip = Passer
hint = Conseil
hint-plain = C'est ce que ferait un bot.
hint-take = Le faire
undo = Annuler
redo = Refaire
waiting = Un moment …
waiting-for = On attend { $names }
over = { $count ->
    [0] La partie est finie.
    [one] La partie est finie. { $names } gagne.
   *[other] La partie est finie. Gagnants : { $names }.
}
confirm = Cela ne pourra pas être annulé : { $choice } ?
not-yet = Pas encore
all-options = Montrer les { $count } choix
back = Retour
pick-exactly = { $count ->
    [one] Choisissez-en un.
   *[other] Choisissez-en { $count }.
}
pick-between = Choisissez-en de { $least } à { $most }.
pick-none = Rien
pick-confirm = { $count ->
    [0] Confirmer
   *[other] Confirmer ({ $count })
}
pick-clear = Effacer
first-on-top = Le premier est sur le dessus.

## Consignes : les réponses données d'avance

orders = Consignes
orders-what = Les questions qui reviennent sans cesse peuvent recevoir leur réponse d'avance.
orders-none = Ce jeu n'a pas de questions auxquelles répondre d'avance.
order-always = Chaque fois que la question est posée
order-where = Quand { $where }
order-holds = Consigne : { $order }.
order-choice = Réponse
order-until = jusqu'à
order-give = Donner la consigne
order-stop = Me le redemander

## De vrais dés et cartes, comme ils sont sur une vraie table

chance = Qu'est-il sorti ?

## Plusieurs personnes à un écran

curtain = Passez l'écran à { $name }
curtain-open = Je suis { $name }

## Regarder de près

look = Regarder
look-on = Cliquez sur une pièce pour la regarder de près.

## Leçons

lesson = Une leçon
lesson-next = Suivante
lesson-done = Compris
lesson-stop = Plus de leçons

## Touches

key-walk = parcourir ce qui peut être désigné
key-walk-all = parcourir toutes les pièces
key-point = la désigner, ou la choisir
key-confirm = confirmer ce qui est choisi
key-escape = échap
key-clear = lâcher ce qui est désigné
key-undo = annuler le dernier choix
key-redo = le refaire
key-hint = demander conseil
key-look = regarder la pièce de près
key-skip = passer ce qui est raconté
key-log = ce qui s'est passé
key-book = consulter
key-keys = ces touches

## Réglages

language = Langue
theme = Couleurs
theme-auto = comme l'appareil
theme-dark = sombres
theme-light = claires
pace = Ce qui se passe est raconté
pace-off = d'un coup
pace-fast = vite
pace-normal = normalement
pace-slow = lentement
confirms = Redemander avant ce qui ne peut pas être annulé
answers = Répondre seul quand il n'y a qu'un choix
teaches = Expliquer le jeu pas à pas
sound = Un son quand c'est à moi
notices = Un avis quand c'est à moi

## La première page

my-games = Mes parties
no-games = Aucune partie en cours.
finished-games = Parties finies
game-gone = n'est plus là
won-by = { $count ->
    [0] finie
    [one] gagnée par { $names }
   *[other] gagnée ensemble par { $names }
}
remove = Retirer de cette liste
remove-game = Retirer { $title } de cette liste
replay = Revoir
new-game = Nouvelle partie
which-game = Le jeu
for-players = { $least ->
    [1] seul, ou jusqu'à { $most } joueurs
   *[other] de { $least } à { $most } joueurs
}
who-plays = Qui joue
who-me = Moi
who-here = Quelqu'un à cet écran
who-link = Un ami, par un lien
who-bot = Bot : { $name }
bots = Bots
player = Joueur { $number }
player-who = Qui joue à la place { $number }
player-name = Nom du joueur { $number }
player-remove = Retirer le joueur { $number }
player-add = Un joueur de plus
more-options = Plus d'options
packs = Packs
real-things = Lancer de vrais dés et piocher de vraies cartes : la table demande ce qui est sorti
clock = Temps pour chaque réponse
clock-none = sans limite de temps
clock-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
clock-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
start = Commencer la partie
links = La partie est prête
links-what = Envoyez à chaque joueur le lien de sa place. Qui a un lien s'y assied.
link-seat = Place de { $name }
link-watch = Pour regarder
seen-by = Vue par
onlooker = un spectateur
link-replay = Lien vers ce moment
go-to-table = À la table
other-ways = Autres entrées
paste-link = Un lien que l'on vous a envoyé
no-link = Ce n'est pas un lien vers une table.
load-file = Une partie d'un fichier

## Revoir une partie

play = Lecture
pause = Pause
to-table = À la table
choice-number = Quel choix
branch = Jouer à partir d'ici
export = Sauvegarder dans un fichier
chances = Qui allait gagner
chances-reckon = Le calculer
chances-reckoning = Des parties sont jouées à partir de nombreux points …
chances-chart = Les chances de chaque joueur, choix par choix
swings = Les tournants
swing = { $sign }{ $by } %
percent = { $number } %
