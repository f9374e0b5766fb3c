# Lo que lee un modelo de lenguaje en su asiento, además de las palabras del juego.

llm-introduction = Juegas a { $game }{ $others ->
    [none] {" "}en solitario
   *[other] {" "}contra { $others }
}. Juega para ganar. { $listed ->
    [yes] Cada pregunta trae la lista de sus opciones legales; responde con el texto de una, tal como está antes de los dos puntos, y el número de la pregunta.
   *[no] Las preguntas no traen la lista de sus opciones legales, pero dicen qué formas puede tener una respuesta; responde con el texto de una opción y el número de la pregunta.
} Lo que es ilegal se rechaza con la regla que lo prohíbe, y no cambia nada.
llm-changed = Ha cambiado en la mesa:
llm-news = Lo que ha pasado:
llm-question = Pregunta { $number }: { $question }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
llm-choices = Opciones:
llm-pick = Respuesta: { $text } y después { $amount ->
    [one] uno de estos
    [each] un nombre de cada línea, separados por espacios
    [some] { $most } de estos, separados por espacios
   *[range] de { $least } a { $most } de estos, separados por espacios
}{ $none ->
    [yes] , o { $text } none
   *[no] {""}
}{ $ordered ->
    [yes] ; el orden cuenta: lo primero queda encima
   *[no] {""}
}
llm-either = {" "}o{" "}
llm-forms = Formas de respuesta: { $forms }. Las palabras en mayúsculas representan cosas, con los nombres que tienen en la mesa.
llm-form-of-set = Forma de la respuesta: { $text } y después { $amount ->
    [one] el nombre de una cosa
    [some] los nombres de { $most } cosas, separados por espacios
   *[range] los nombres de { $least } a { $most } cosas, separados por espacios
}.
llm-not-asked = Ahora no se te pregunta nada.
llm-over = La partida ha terminado.
llm-stopped = La partida se ha detenido porque ha fallado código: { $reason }
llm-answered = Respondido: { $choice }
llm-possible = Es posible ahora: { $choice }{ $detail ->
    [none] {""}
   *[other] ; { $detail }
}
llm-refused = No es posible: { $reason }
llm-nearest = La opción válida más parecida: { $choice }
llm-still-open = Está abierta la pregunta { $number }.
llm-rule = { $rule }: { $text }{ $example ->
    [none] {""}
   *[other] {" "}Ejemplo: { $example }
}
llm-word = { $word }: { $text }
llm-rules-none = { $game } no tiene reglas que consultar.
llm-rules-chapters = Capítulos de las reglas, y cuántas hay en cada uno:
llm-rules-more = Más reglas con estas palabras: { $rules }
llm-rules-unknown = No hay ninguna regla, capítulo ni palabra «{ $about }»{ $near ->
    [none] .
   *[other] ; ¿querías decir «{ $near }»?
}
llm-pieces-none = { $game } no tiene piezas que consultar.
llm-pieces-own-none = Nombra una pieza: no hay piezas tuyas que se muestren por sí solas.
llm-pieces-several = Varias piezas se llaman así: { $pieces }{ $more ->
    [0] {""}
   *[other] , y { $more } más
}
llm-pieces-unknown = Ninguna pieza se llama «{ $name }»{ $near ->
    [none] .
   *[other] ; ¿querías decir «{ $near }»?
}
llm-notes = Tus notas:
llm-notes-none = No tienes notas.
llm-notes-kept = Guardado: { $count } de { $most } caracteres de notas.
llm-notes-long = serían { $count } caracteres de notas, y se guardan { $most } como mucho; sustitúyelas por otras más cortas.
llm-notes-both = se esperaba «add» o «replace», no los dos.
llm-reply = Responde con un solo objeto JSON. Para contestar: { $example }. «note» es una línea para tus propias notas, y puede faltar. Antes de contestar puedes usar otras herramientas, una en cada respuesta, con sus argumentos de la misma manera:
llm-no-call = en esta respuesta no se pudo leer el uso de ninguna herramienta; se esperaba un objeto JSON con «tool» y sus argumentos.
llm-no-more-lookups = No hay más consultas en esta pregunta: contéstala.
