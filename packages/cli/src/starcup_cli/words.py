"""Whatever a word stands for, in a few lines: a word of the game, a tile, a colour, a phase, a command, a rule."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from attrs import frozen

from starcup import did_you_mean
from starcup.roll import Counter, DieColour, GlossaryEntry, Ruleset, WorldColour, glossary
from starcup_cli import rulebook
from starcup_cli.errors import UnknownName, WrongUse
from starcup_cli.names import Names, counted, several, width, wrap

MOST_RULES = 3
"""That many rules are shown for a word that only rules use."""
_ASKED = re.compile(r"^(what )?(is |are |does )?(an? |the )?(?=\S)| (mean|do)$|[?!.]+$")


@frozen
class Explained:
    """What a word stands for.

    ``kind`` is word, tile, colour, counter, phase, command or rule; ``lines`` are its text, set for the screen;
    ``see`` are other words that can be asked for.
    """

    kind: str
    name: str
    lines: tuple[str, ...]
    rules: tuple[str, ...] = ()
    see: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The text in one line."""
        return " ".join(" ".join(self.lines).split())


def explained(rules: Ruleset, word: str, commands: Mapping[str, str]) -> Explained:
    """What ``word`` stands for. ``commands`` are the commands with what they do.

    Raises:
        WrongUse: nothing is called so; with the nearest.
    """
    wanted = _plain(word)
    found = (
        _entry(wanted)
        or _tile(rules, wanted)
        or _colour(rules, wanted)
        or _phase(rules, wanted)
        or _command(wanted, commands)
        or _rule(rules, wanted)
    )
    if found is None:
        raise _unknown(rules, word, commands)
    return found


def lines_of(found: Explained) -> list[str]:
    """An explanation for people."""
    if found.kind in ("tile", "rule"):
        return list(found.lines)
    lines = [found.name, *found.lines]
    if found.rules:
        lines += wrap(f"Rules: {', '.join(found.rules)}.", "  ", "    ")
    if found.see:
        lines += wrap(f"See also: {', '.join(found.see)}.", "  ", "    ")
    return lines


def all_words() -> list[str]:
    """The names of all words of the game, sorted."""
    return sorted((entry.name for entry in glossary().values()), key=str.lower)


def list_lines() -> list[str]:
    """All words of the game in columns, and what else can be asked for."""
    words = all_words()
    wide = max(map(len, words)) + 2
    across = max(1, width() // wide)
    deep = -(-len(words) // across)
    lines = ["".join(f"{word:<{wide}}" for word in words[line::deep]).rstrip() for line in range(deep)]
    return [*lines, *wrap("'what' with one of these explains it; it also knows tiles, colours, commands and rules.")]


def _plain(word: str) -> str:
    """A word as it is looked for: lower case, without what people put around it."""
    wanted = " ".join(word.lower().replace("_", " ").split())
    for _ in range(3):
        wanted = _ASKED.sub("", wanted).strip()
    return wanted or word.strip()


# Where a word is looked for.


def _entry(wanted: str) -> Explained | None:
    entry = next((one for one in glossary().values() if wanted in _called(one)), None)
    if entry is None:
        return None
    see = tuple(glossary()[key].name.lower() if key != "vp" else "VP" for key in entry.see)
    return Explained("word", entry.name, tuple(wrap(entry.text, "  ")), entry.rules, see)


def _called(entry: GlossaryEntry) -> set[str]:
    return {entry.key.replace("_", " "), entry.name.lower(), *entry.also}


def _tile(rules: Ruleset, wanted: str) -> Explained | None:
    try:
        piece = rulebook.find_piece(rules, wanted)
    except UnknownName:
        return None
    names = Names(rules, ())
    lines = rulebook.piece_lines(rules, piece, names)
    sides = {name for face in piece.sides for name in rulebook.text_of(rules, face).rules}
    return Explained(
        "tile", " / ".join(dict.fromkeys(face.name for face in piece.sides)), tuple(lines), tuple(sorted(sides))
    )


def _colour(rules: Ruleset, wanted: str) -> Explained | None:
    named = re.sub(r" (die|dice|worlds?|goods?)$", "", wanted)
    dice = [one for one in rules.dice if named in _names_of(one.key, one.name)]
    worlds = [one for one in _world_colours(rules) if named in _names_of(one.key, one.name)]
    counters = [one for one in rules.counters if named in _names_of(one.key, one.name)]
    sentences = [*map(_die, dice), *map(_counter, counters)]
    for world in worlds:
        if world.holds_goods:
            sentences.append(f"{world.name} worlds hold a good; to trade it brings ${world.trade}, whatever its die.")
        else:
            sentences.append(f"{world.name} worlds hold no goods.")
    if not sentences:
        return None
    name = [*(one.name for one in dice), *(one.name for one in worlds), *(one.name for one in counters)][0]
    numbers = ("DICE-1", "SHIP-3", "SHIP-8") if worlds or dice else ()
    kind = "colour" if worlds or dice else "counter"
    return Explained(kind, name, tuple(wrap(" ".join(sentences), "  ")), numbers, ("die", "match", "trade"))


def _world_colours(rules: Ruleset) -> list[WorldColour]:
    """The colours of all worlds in the box."""
    return list(dict.fromkeys(face.colour for face in rules.faces if face.colour is not None))


def _names_of(key: str, name: str) -> set[str]:
    return {key.replace("_", " "), name.lower()}


def _die(die: DieColour) -> str:
    matched = ", ".join(key.replace("_", " ").title() for key in die.matches)
    where = "every world" if len(die.matches) > 1 else f"{matched} worlds" if matched else "no world"
    return (
        f"A colour of dice, {die.count} of them ({die.printed}). Faces: {counted(die.faces)}. "
        f"It matches {where} when a good is consumed."
    )


def _counter(counter: Counter) -> str:
    kept = "come back" if counter.after == "kept" else "are gone"
    return f"Workers that are no dice: you begin with {counter.start}; when used they {kept}."


def _phase(rules: Ruleset, wanted: str) -> Explained | None:
    """A phase of a pack, or its workers; the base game's are words of the glossary."""
    for phase in rules.phases:
        if wanted in (*_names_of(phase.key, phase.name), phase.worker, f"{phase.worker}s"):
            text = f"Phase {phase.numeral}; a worker assigned to it is called a {phase.worker}."
            return Explained("phase", phase.name, tuple(wrap(text, "  ")), ("TERM-3",), ("phase", "worker"))
    return None


def _command(wanted: str, commands: Mapping[str, str]) -> Explained | None:
    for usage, does in commands.items():
        if wanted in (usage.lower(), usage.lower().split()[0], usage.lower().removeprefix("starcup ")):
            return Explained("command", usage, tuple(wrap(f"A command: {does}.", "  ")))
    return None


def _rule(rules: Ruleset, wanted: str) -> Explained | None:
    try:
        found = rulebook.find_rules(rules, wanted)
    except WrongUse:
        return None
    names = tuple(rule.id for rule in found)
    lines = [line for rule in found[:MOST_RULES] for line in rulebook.rule_lines(rule)]
    if len(found) > MOST_RULES:
        lines += wrap(f"'rules {wanted}' shows {several(len(found) - MOST_RULES, 'more rule')} with that word.")
    return Explained("rule", found[0].id, tuple(lines), names)


def _unknown(rules: Ruleset, word: str, commands: Iterable[str]) -> WrongUse:
    words = [one for entry in glossary().values() for one in (*_called(entry), entry.name.lower())]
    colours = [*(one.name for one in rules.dice), *(one.name for one in _world_colours(rules))]
    tiles = [face.name for piece in rulebook.pieces(rules) for face in piece.sides]
    near = did_you_mean(word, [*words, *colours, *tiles, *commands])
    said = " ".join(word.split())[:40]
    return WrongUse(f"unknown word {said!r}" + (near or "; 'what' alone lists words"))


def table_commands(helped: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The commands of a game and those of the command line, each with what it does."""
    from starcup_cli.main import cli

    context = cli.make_context("starcup", [], resilient_parsing=True)
    offered = {name: cli.get_command(context, name) for name in cli.list_commands(context)}
    outside = {
        f"starcup {name}": command.get_short_help_str(200).rstrip(".")
        for name, command in offered.items()
        if command is not None
    }
    return {**{usage: f"{does}" for usage, does in helped}, **outside}
