# Lo que la línea de órdenes dice de sí misma: errores, y listas que no son de un solo juego.

error-unknown = { $kind ->
    [game] no hay ningún juego { $name }
    [pack] no hay ningún pack { $name }
    [bot] no hay ningún bot { $name }
    [language] no hay palabras en el idioma { $name }
    [command] no hay ninguna orden { $name }
    [challenge] no hay ningún desafío { $name }
    [phase] no hay ninguna fase { $name }
   *[other] { $kind } desconocido: { $name }
}{ $near ->
    [none] { $known ->
        [none] {""}
       *[other] ; hay: { $known }
    }
   *[other] {" "}(¿querías decir { $near }?)
}
error-extra = { $asker } necesita { $library }, que no está instalado: pip install { $library }
error-web = la mesa en el navegador no está instalada: es el paquete starcup-web
error-mcp = el asiento para un modelo de lenguaje no está instalado: es el paquete starcup-llm
error-more = { $error } (--traceback lo muestra todo)
error-help = { $error } (véase «{ $command } --help»)

# Juegos y packs.

error-no-game = no hay ningún juego instalado: instala uno de { $extras }, o starcup-cli[all] para tenerlos todos
error-unknown-game = no hay ningún juego { $name }{ $near ->
    [none] {""}
   *[other] {" "}(¿querías decir { $near }?)
}; instalados: { $installed }
error-game-name = { $name } no es nombre para una partida: se esperaban letras, cifras y espacios
error-game-missing = falta --game: se esperaba uno de { $games }
error-no-packs = { $game } no tiene packs
error-no-packs-option = { $option } { $given }: { $game } no tiene packs
error-no-powers = { $game } no tiene packs, así que tampoco poderes de packs
error-pack-of-game = el pack { $pack } es para { $game }: se juega con --game { $key }
error-pack-missing = { $game } necesita su pack { $pack }, que no está instalado{ $extra ->
    [none] {""}
   *[other] : lo trae { $extra }
}
error-no-pack-named = no se ha nombrado ningún pack; instalados: { $installed }
error-none = ninguno
error-pack-twice = el pack { $pack } se ha nombrado dos veces
error-pack-folder = { $folder }: se esperaba una carpeta con un pack, { $found ->
    [file] es un archivo
   *[nothing] no hay nada
}{ $near ->
    [none] {""}
   *[other] {" "}(¿querías decir { $near }?)
}
error-pack-moved = el pack { $pack } estaba en la carpeta { $folder }, donde ya no hay ninguno
error-pack-changed = el pack { $pack } de { $folder } ha cambiado desde que se jugó esta partida
error-option-spelling = una opción se escribe PACK.NOMBRE=VALOR, no { $given }
error-option-twice = la opción { $option } se da dos veces
error-not-looked-in = { $error }; sin --packs no se ha mirado en: { $packs }
error-in-several = { $name } está en varios sitios; elige uno con { $places }
error-one-way-alone = --solo { $name }: { $game } solo tiene una forma de jugar en solitario; se juega con --solo, sin más
error-no-rules = { $game } no tiene reglas que consultar

# Jugadores y bots.

error-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}: { $game } es para { $seats }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
error-not-alone = --solo: { $game } es para { $seats }
error-nobody-alone = --game { $key }: { $game } es para { $seats }, así que nadie lo juega en solitario
error-solo-others = --solo: no juega nadie más; sobra --{ $option }
error-no-bot-named = no se ha nombrado ningún bot; hay: { $bots }
error-too-many-bots = { $bots } bots para { $seats } asientos: nombra tantos o menos
error-too-many-people = { $people } personas para { $seats } { $seats ->
    [one] asiento
   *[other] asientos
}: se esperaba --players { $people } o más
error-humans-number = --humans { $given }: se esperaban de 1 a { $most } personas, o sus nombres
error-humans-same = --humans { $given }: dos personas tienen el mismo nombre
error-humans-many = --humans: { $names } nombres, se esperaban { $most } como mucho
error-humans-nameless = --humans: falta un nombre; se esperaba un número de personas, o nombres como Ana,Beto
error-humans-long = --humans: { $name }... es demasiado largo, se esperaban { $most } caracteres como mucho
error-humans-no-name = --humans: { $name } no es un nombre, se esperaban letras
error-humans-you = --humans: «Tú» es como se llama a todos ante el teclado, se esperaba otro nombre
error-humans-taken = --humans: { $name } es como se llama otro jugador, se esperaba otro nombre
error-watch-humans = --humans es para quienes juegan; con --watch no hay nadie
error-watch-hints = --hints es para quienes juegan; con --watch nadie pide pistas
error-watch-guided = --first-game es para quienes juegan; con --watch no juega nadie
error-guided-alone = --first-game es para una persona; las demás miran, y juegan la siguiente con --humans
error-guided-none = --first-game: { $game } no tiene primera partida guiada
error-only-new = --{ $option } es para partidas nuevas; una partida guardada conserva lo suyo

# Partidas guardadas.

error-no-save = la partida no se puede guardar: { $trouble }
error-not-saved = la partida NO está guardada: { $trouble }
error-stopped = { $error }{ $file ->
    [none] .
   *[other] . La partida hasta aquí: { $file }
}
error-file-name = { $name }: aquí ningún archivo se puede llamar así
error-file-folder = { $path }: es una carpeta, no una partida guardada
error-file-odd = { $path }: no es un archivo corriente, así que no es una partida guardada
error-file-large = { $path }: demasiado grande para una partida guardada
error-file-none = { $path }: no existe ese archivo
error-file-no-text = { $path }: no es texto (byte { $byte }), así que no es una partida guardada
error-file-not-new = { $path }: se esperaba el nombre de un archivo, es una carpeta
error-file-exists = { $path } ya existe: elige otro nombre, o sigue con esa partida con --load
error-none-saved = todavía no se ha guardado ninguna partida en { $folder }
error-other-game = { $path }: se esperaba una partida de { $expected }, es de { $found }
error-beyond-end = { $path }: hay { $choices } elecciones, se pidieron { $at }
error-journal = { $path }: el registro no se puede reproducir: { $error }
error-record-line = { $path }, línea { $line }: se esperaba una partida en JSON, no la hay
error-overtaken = otro programa u otra partida ha guardado entretanto en { $file } ({ $there }), que se deja como está; desde ahora, esta partida se guarda en { $kept }
error-there-game = una partida de { $choices } elecciones, de las { $time }
error-there-other = no es una partida de Starcup

# Listas.

listed-seats = de { $least } a { $most } jugadores
listed-seats-only = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}
listed-player = Jugador { $number }
listed-found-in = (en { $place }: { $options })
listed-also-in = (también en { $places })
listed-no-game = No hay ningún juego instalado.
listed-fault = no se puede usar: { $fault }
listed-game = { $game }: { $seats }{ $packs ->
    [none] {""}
   *[other] ; packs: { $packs }
}{ $needs ->
    [none] {""}
   *[other] ; necesita su pack { $needs }, que no está instalado
}
listed-no-pack = No hay ningún pack instalado.
listed-pack = { $game ->
    [none] resumen { $digest }
   *[other] juego { $game }, resumen { $digest }
}
listed-powers-replaced = sustituye poderes: { $powers }
listed-powers-left-out = deja fuera poderes: { $powers }
listed-of-pack = { $key } de { $pack }
listed-replaced = sustituye { $kind }: { $keys }
listed-left-out = deja fuera { $kind }: { $keys }
listed-extensions = extensiones: { $extensions }
listed-or = { $value } o { $others }
listed-option = opción { $name }: { $values }; { $default } si no se elige{ $text ->
    [none] {""}
   *[other] {" "}- { $text }
}
listed-value = { $value }: { $text }
listed-powers = { $pack }: { $some ->
    [none] {""}
   *[other] { $some } de{" "}
}{ $number ->
    [one] 1 poder
   *[other] { $number } poderes
}, cuyos archivos están en su carpeta powers
listed-power-replaces = sustituye al del pack { $pack }
listed-power-replaced = sustituido{ $pack ->
    [none] {""}
   *[other] {" "}por el pack { $pack }
}
listed-power-left-out = fuera de la partida{ $pack ->
    [none] {""}
   *[other] {" "}por el pack { $pack }
}
listed-record-none = El registro es de partidas para un solo jugador, como «play --game tiny-epic --solo»: todavía no has terminado ninguna.
listed-record = { $game }, en solitario
listed-record-games = Partidas
listed-record-unplayed = aún sin jugar
listed-record-lost = { $games ->
    [one] perdida, 1 partida
   *[other] perdidas, { $games } partidas
}{ $best ->
    [none] {""}
   *[other] ; mejor puntuación { $best }
}
listed-record-won = ganadas { $won } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, la primera el { $date }{ $best ->
    [none] {""}
   *[other] ; mejor puntuación { $best }
}
