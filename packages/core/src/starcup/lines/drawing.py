"""Draws scenes as lines: the table whole or in short, a question, what happened, scores."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from attrs import evolve

from starcup.kernel.messages import Arg, Message
from starcup.lines.layout import LONG_LIST, Style
from starcup.lines.places import CLUTTER, Table, is_empty, is_number
from starcup.lines.reading import Numbered
from starcup.messages import Language, Player
from starcup.scene import Beat, Option, Pick, Prompt, Scene, Space, Tally

GROUPED = 6
"""The most options that are listed with whatever they have in common; more are put together."""
OWN_ROWS = 2
"""The most rows of a place of the reader that is shown whole when a part of it has changed."""
FEW_BARRED = 3
"""The most things of which a question says by itself why they are not possible."""


class Lines:
    """Draws what one reader sees as lines.

    Args:
        language: puts messages into words, for this reader.
        style: the width and the looks of the lines.
    """

    def __init__(self, language: Language, style: Style | None = None) -> None:
        self.language = language
        self.style: Style = style or Style()

    def say(self, name: str, /, **args: Arg) -> str:
        """Return a message of the catalogues by its id.

        Args:
            name: the id.
            **args: its arguments.
        """
        return self.language.text(Message(name, **args))

    # The table.

    def board(self, scene: Scene) -> list[str]:
        """Return the whole table.

        Args:
            scene: what the reader sees.
        """
        return self.overview(scene, None)

    def overview(self, scene: Scene, rows: int | None, whole: str = "") -> list[str]:
        """Return the table in some number of lines: what is common, the others, the reader's own places last.

        Args:
            scene: what the reader sees.
            rows: the most lines; parts are cut to a line, and then to numbers, until they fit; None: all of it.
            whole: stands at the end if anything was cut: what shows all.
        """
        table = Table(scene, self.language, self.style)
        cut = rows is not None and table.fit(rows - bool(scene.status) - bool(whole))
        lines = self.style.bold(self.style.wrap(self.language.text(scene.status))) if scene.status else []
        return [*lines, *table.lines(), *(self.style.wrap(whole) if cut and whole else [])]

    def status(self, scene: Scene, before: Scene, rows: int = 6, told: str = "") -> list[str]:
        """Return the places that look different than before, the reader's own first, below a new status.

        Args:
            scene: what the reader sees.
            before: what the reader saw when it was drawn last.
            rows: the most lines.
            told: the last heading that was told: a status that says the same is left out.
        """
        old = {space.key: _looks(space) for space in before.walk()}
        changed = [space for space in _told_apart(scene.spaces) if old.get(space.key) != _looks(space)]
        changed = [space for space in changed if not space.folds or (space.owner == scene.seat and not is_empty(space))]
        changed.sort(key=lambda space: (space.owner != scene.seat, space.owner is not None))
        table = Table(scene, self.language, self.style)
        changed = [_changed_in(space, old, table, OWN_ROWS if space.owner == scene.seat else 1) for space in changed]
        changed = [space for space in changed if not table.is_listed(space)]
        status = self.language.text(scene.status)
        known = not scene.status or scene.status == before.status or (told and told in status)
        heading = [] if known else self.style.bold(self.style.wrap(status))
        numbers = table.numbers(changed)
        places = [space for space in changed if not is_number(space)]
        lines = [*(line for space in places for line in table.place(space)), *numbers]
        if len(lines) <= rows:
            return [*heading, *lines]
        lines = [*(line for space in places for line in table.place(space, short=True)), *numbers]
        more = len(lines) - rows
        if more > 0:
            lines = [*lines[: rows - 1], *self.style.wrap(self.say("starcup-lines-more", count=more + 1), "  ")]
        return [*heading, *lines]

    # Questions.

    def question(self, prompt: Prompt) -> list[str]:
        """Return a question without its options.

        Args:
            prompt: the question.
        """
        about = f" [{self.language.text(prompt.because)}]" if prompt.because else ""
        return self.style.bold(self.style.sentence(self.language.text(prompt.text) + about))

    def barred(self, prompt: Prompt) -> list[str]:
        """Return why a few things are not possible that one would expect; nothing if they are many.

        Args:
            prompt: the question.
        """
        if not prompt.barred or len(prompt.barred) > FEW_BARRED:
            return []
        reasons = dict.fromkeys(self.language.text(barred.reason) for barred in prompt.barred)
        first, *others = reasons
        text = " ".join((first, *map(_capital, others)))
        return self.style.sentence(self.say("starcup-lines-barred", reasons=text))

    def options(self, options: Numbered, most: int = LONG_LIST) -> list[str]:
        """Return options with their numbers; many of one kind as a grid, or together on a line.

        Args:
            options: the options that are listed.
            most: the most lines of a list with whole explanations.
        """
        if len(options) <= GROUPED or self.style.linear:
            return self._numbered(self._rows(options), most)
        together, single = list[tuple[int, list[str]]](), list[tuple[int, Option]]()
        for group in _alike(options):
            rows = self._together(group) if len(group) > 2 else None
            if rows is None:
                single += group
            else:
                together.append((group[0][0], rows))
        single.sort(key=lambda row: row[0])
        first = single[0][0] if single else 0
        above, below = (
            [line for number, rows in together if (number < first) is up for line in rows] for up in (True, False)
        )
        return [*above, *self._numbered(self._rows(single), most), *below]

    def _numbered(self, rows: Sequence[tuple[int, str, str]], most: int) -> list[str]:
        return self.style.numbered(rows, self.say("starcup-lines-explained"), most)

    def _rows(self, options: Numbered) -> list[tuple[int, str, str]]:
        """Return the rows of options; of several in a row with the same explanation only the first has it."""
        rows, before = list[tuple[int, str, str]](), ""
        for number, option in options:
            detail = self.language.text(option.detail)
            rows.append((number, self.language.text(option.label), detail if detail != before else ""))
            before = detail
        return rows

    def _together(self, group: Numbered) -> list[str] | None:
        """Return options of one kind as a grid or a line, by what their labels differ in; None if by too much."""
        args = [dict(option.label.args) for _, option in group]
        differ = [name for name in args[0] if len({row.get(name) for row in args}) > 1]
        texts = [self.language.text(option.label) for _, option in group]
        start = _common(texts)
        same = [self._words(value) for name, value in args[0].items() if name not in differ]
        said_once = all(value in start or value not in texts[0] for value in same)
        title = start if said_once else _with_gaps(texts[0], [self._words(args[0][name]) for name in differ])
        for column in reversed(differ) if len(differ) > 1 else ():
            cells: dict[str, dict[str, str]] = {}
            for (number, _), option in zip(group, args, strict=True):
                row = " ".join(self._cell(option[name]) for name in differ if name != column)
                cells.setdefault(row, {})[self._cell(option[column])] = str(number)
            across = {name for row in cells.values() for name in row}
            if min(len(cells), len(across)) > 1 and len(cells) * len(across) <= 2 * len(group):
                grid = self.style.grid(title, cells)
                if grid is not None and sum(map(len, cells.values())) == len(group) and len(cells) < len(group) / 2:
                    return grid
        if len(differ) != 1 or any(option.detail for _, option in group):
            return None
        varied = [self._words(option[differ[0]]) for option in args]
        cells_of_row = [(str(number), text) for (number, _), text in zip(group, varied, strict=True)]
        last = [self.say("starcup-lines-holds", place=number, contents=text) for number, text in cells_of_row]
        return self.style.wrap(f"{start} ...  {self.say('starcup-lines-apart').join(last)}", "  ", "      ")

    def _words(self, value: Arg | None) -> str:
        return "" if value is None else self.language.text(Message("", "{it}", it=value))

    def _cell(self, value: Arg) -> str:
        """Return a part of labels for a grid, where it may be short."""
        return self.say("starcup-lines-cell", it=value) if isinstance(value, Message) else self._words(value)

    def pick(self, pick: Pick, scene: Scene, most: int = LONG_LIST) -> list[str]:
        """Return the items of a pick, by their numbers from 1.

        Args:
            pick: what is on offer.
            scene: what the reader sees.
            most: the most lines of a list with whole explanations.
        """
        rows, before = list[tuple[int, str, str]](), None
        for number, item in enumerate(pick.items, 1):
            title = self.language.text(item.title)
            if item.count > 1:
                title = self.say("starcup-counted", thing=item.title, count=item.count)
            if item.together is not None and item.together == before:
                title = self.say("starcup-lines-or", thing=title)
            before = item.together
            rows.append((number, title, self.language.text(scene.detail(item))))
        purpose = self.style.sentence(_closed(_capital(self.language.text(pick.purpose)))) if pick.purpose else []
        return [*purpose, *self._numbered(rows, most)]

    # What happened.

    def beats(self, beats: Sequence[Beat], rows: int | None = None, whole: str = "") -> list[str]:
        """Return what happened: headings, sentences, details below them.

        Args:
            beats: in the order in which it happened.
            rows: the most lines; details go first, then the oldest parts but for their headings, and a heading with
                nothing below it, which the table has as well; None: all of it.
            whole: stands at the beginning if anything is left out: what shows all.
        """
        shown = [beat for beat in beats if beat.text]
        while rows is not None and shown and shown[-1].weight == "heading":
            shown.pop()
        lines = self._beat_lines(shown, spaced=rows is None)
        if rows is None or len(lines) <= rows:
            return lines
        shown = [beat for beat in shown if beat.weight != "detail"]
        lines = self._beat_lines(shown)
        if len(lines) > rows:
            lines = lines[-max(1, rows - 1) :]
            while len(lines) > 1 and lines[0].startswith("    "):
                lines = lines[1:]
        return [*(self.style.sentence(whole) if whole else []), *lines]

    def _beat_lines(self, beats: Sequence[Beat], *, spaced: bool = False) -> list[str]:
        lines = list[str]()
        for beat in beats:
            text = _capital(self.language.text(beat.text))
            if beat.weight == "heading":
                lines += [""] if lines and spaced else []
                lines += self.style.bold(self.style.wrap(text))
            else:
                indent = "    " if beat.weight == "detail" else "  "
                lines += self.style.wrap(_closed(text), indent, f"{indent}  ")
        return lines

    # Scores.

    def scores(self, scene: Scene) -> list[str]:
        """Return the scores as a table, or seat by seat if that is too wide; with the winners when the game is over.

        Args:
            scene: what the reader sees.
        """
        scores = scene.scores
        if not scores:
            return self.style.wrap(self.say("starcup-over" if scene.over else "starcup-lines-no-scores"))
        nobody = scene.over and not any(tally.winner for tally in scores)
        lines = self._score_table(scores) or [line for tally in scores for line in self._tally(tally)]
        if nobody and len(scores) == 1:  # an opponent may have won that nobody plays
            return [*lines, *self.style.wrap(self.say("starcup-lines-lost", seat=Player(scores[0].seat)))]
        return [*lines, *(self.style.wrap(self.say("starcup-lines-nobody-wins")) if nobody else [])]

    def _tally(self, tally: Tally) -> list[str]:
        parts = [f"{self.language.text(line)} {points}" for line, points in tally.lines]
        if tally.tie_break:
            parts.append(f"{self.say('starcup-lines-tie-break')} {tally.tie_break}")
        won = f", {self.say('starcup-lines-winner')}" if tally.winner else ""
        points = f"{tally.total}{won}" + (f" ({', '.join(parts)})" if parts else "")
        line = self.say("starcup-lines-holds", place=self.language.player(tally.seat), contents=points)
        return self.style.wrap(line, "", "  ")

    def _score_table(self, scores: Sequence[Tally]) -> list[str] | None:
        if self.style.linear:
            return None
        named = list(dict.fromkeys(line for tally in scores for line, _ in tally.lines))
        ties = len(scores) > 1 and any(tally.tie_break for tally in scores)
        names = [*map(self.language.text, named), self.say("starcup-lines-total")]
        names += [self.say("starcup-lines-tie-break")] if ties else []
        who = [self.language.player(tally.seat) for tally in scores]
        wide = max(map(len, who))
        cells = [max(5, len(name)) + 2 for name in names]
        if wide + sum(cells) + 8 > self.style.width:
            return None
        lines = [" " * wide + "".join(f"{name:>{cell}}" for name, cell in zip(names, cells, strict=True))]
        for name, tally in zip(who, scores, strict=True):
            of_line = _sums(tally)
            values = [*(of_line.get(line, 0) for line in named), tally.total, *([tally.tie_break] if ties else [])]
            won = f"  {self.say('starcup-lines-winner')}" if tally.winner else ""
            row = "".join(f"{value:>{cell}}" for value, cell in zip(values, cells, strict=True))
            lines.append(f"{name:<{wide}}{row}{won}")
        return lines


def _capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _closed(text: str) -> str:
    """Return a sentence with a full stop, if nothing else ends it."""
    return text if text.endswith((".", "!", "?", ":", "⟧")) else f"{text}."


def _sums(tally: Tally) -> Mapping[Message, int]:
    sums: dict[Message, int] = {}
    for line, points in tally.lines:
        sums[line] = sums.get(line, 0) + points
    return sums


def _looks(space: Space) -> object:
    """Return what of a place can be seen; with the places in it if it holds nothing else."""
    inner = tuple(map(_looks, space.spaces)) if _only_holds(space) else ()
    return (
        space.pieces,
        tuple((counter.key, counter.value, counter.most) for counter in space.counters),
        space.note,
        inner,
    )


def _only_holds(space: Space) -> bool:
    """Return whether a place is nothing but a few places that have none in them."""
    holds = space.pieces or space.counters or space.note
    return bool(space.spaces) and not holds and not any(inner.spaces for inner in space.spaces)


def _changed_in(space: Space, old: Mapping[str, object], table: Table, rows: int) -> Space:
    """Return a place that only holds others with those that look different than before; whole, if it has few rows."""
    if not _only_holds(space):
        return space
    every = tuple([part for part in space.spaces if part.folds < CLUTTER])
    changed = tuple([part for part in every if old.get(part.key) != _looks(part)])
    short, whole = evolve(space, spaces=changed), evolve(space, spaces=every)
    return whole if not changed or len(table.place(whole)) <= max(rows, len(table.place(short))) else short


def _told_apart(spaces: Iterable[Space]) -> Iterator[Space]:
    """Return the places that are shown one by one, without those that the place around them tells of as well."""
    for space in spaces:
        yield space
        if not _only_holds(space):
            inner = [part for part in space.spaces if not (space.pieces and part.folds)]
            yield from _told_apart(inner)


def _alike(options: Numbered) -> list[Numbered]:
    """Return options grouped by the kinds of their labels, in the order in which these come first."""
    groups: dict[object, list[tuple[int, Option]]] = {}
    for number, option in options:
        groups.setdefault((option.label.id, tuple(name for name, _ in option.label.args)), []).append((number, option))
    return list(groups.values())


def _with_gaps(text: str, words: Iterable[str]) -> str:
    """Return a text with dots for some of its words, each where it stands first."""
    for word in filter(None, words):
        text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "...", text, count=1)
    return text


def _common(texts: Sequence[str]) -> str:
    """Return the words with which all of several texts begin."""
    common = texts[0].split(" ")  # no-break spaces stay
    for text in texts:
        words = text.split(" ")
        same = next((place for place, word in enumerate(common) if words[place : place + 1] != [word]), len(common))
        common = common[:same]
    return " ".join(common)
