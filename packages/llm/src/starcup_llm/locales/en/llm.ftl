# What a language model at a seat reads, besides the words of the game.

llm-introduction = You play { $game }{ $others ->
    [none] {" "}alone
   *[other] {" "}against { $others }
}. Play to win. { $listed ->
    [yes] A question lists its legal choices; answer with the text of one, as it stands before the colon, and the number of the question.
   *[no] A question does not list its legal choices, but says which forms an answer may have; answer with the text of a choice and the number of the question.
} What is illegal is refused with the rule that forbids it, and changes nothing.
llm-changed = Changed on the table:
llm-news = What happened:
llm-question = Question { $number }: { $question }{ $rule ->
    [none] {""}
   *[other] {" "}[{ $rule }]
}
llm-choices = Choices:
llm-pick = Answer: { $text }, then { $amount ->
    [one] one of these
    [each] one name from each line, with blanks between
    [some] { $most } of these, with blanks between
   *[range] { $least } to { $most } of these, with blanks between
}{ $none ->
    [yes] , or { $text } none
   *[no] {""}
}{ $ordered ->
    [yes] ; the order counts, the first one lies on top
   *[no] {""}
}
llm-either = {" "}or{" "}
llm-forms = Forms of answers: { $forms }. Words in capitals stand for things as the table names them.
llm-form-of-set = Form of the answer: { $text }, then { $amount ->
    [one] the name of a thing
    [some] the names of { $most } things, with blanks between
   *[range] the names of { $least } to { $most } things, with blanks between
}.
llm-not-asked = You are asked nothing now.
llm-over = The game is over.
llm-stopped = The game has stopped, since code failed: { $reason }
llm-answered = Answered: { $choice }
llm-possible = Possible now: { $choice }{ $detail ->
    [none] {""}
   *[other] ; { $detail }
}
llm-refused = Not possible: { $reason }
llm-nearest = Nearest valid choice: { $choice }
llm-still-open = Question { $number } is open.
llm-rule = { $rule }: { $text }{ $example ->
    [none] {""}
   *[other] {" "}Example: { $example }
}
llm-word = { $word }: { $text }
llm-rules-none = { $game } has no rules to look up.
llm-rules-chapters = Chapters of the rules, with the number of rules in each:
llm-rules-more = More rules with these words: { $rules }
llm-rules-unknown = No rule, chapter or word is called "{ $about }"{ $near ->
    [none] .
   *[other] ; did you mean "{ $near }"?
}
llm-pieces-none = { $game } has no pieces to look up.
llm-pieces-own-none = Name a piece: there are none of your own that are shown by themselves.
llm-pieces-several = Several pieces are called so: { $pieces }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}
llm-pieces-unknown = No piece is called "{ $name }"{ $near ->
    [none] .
   *[other] ; did you mean "{ $near }"?
}
llm-notes = Your notes:
llm-notes-none = You have no notes.
llm-notes-kept = Kept: { $count } of { $most } characters of notes.
llm-notes-long = these would be { $count } characters of notes, and { $most } at most are kept; replace them by shorter ones.
llm-notes-both = expected either add or replace, found both.
llm-reply = Reply with one JSON object. To answer: { $example }. "note" is a line for your own notes, and may be left out. Before you answer you may call other tools, one a reply, with their arguments in the same way:
llm-no-call = no call of a tool could be read in this reply; expected one JSON object with "tool" and its arguments.
llm-no-more-lookups = No more look-ups at this question: answer it.
