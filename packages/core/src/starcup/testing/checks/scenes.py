"""A check of the scene: what front ends draw is there, is told apart, stays what it is, and is put into words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

from attrs import evolve, fields, has

from starcup.kernel.chance import Rng
from starcup.kernel.errors import GameError
from starcup.kernel.game import Game
from starcup.kernel.messages import NOTHING, Message
from starcup.kernel.view import View
from starcup.messages.language import PSEUDO, Language, language_of
from starcup.messages.pseudo import unmarked_words
from starcup.scene.parts import Beat, Prompt, Scene
from starcup.scene.presenter import AnyPresenter, Presenter
from starcup.testing.bench import Bench, differences
from starcup.testing.findings import Finding
from starcup.testing.walking import Spot

SEATS = "ÀÈÌÒÙĀĒĪŌŪ"
"""Names of players without a letter that the pseudo-language has not accented."""
EVERY = 14
"""Of so many questions two are looked at in a short game."""
RECENT = 40
"""Of so many events the beats are looked at where a scene is the first of two."""
Place = tuple[str, str, str]
"""A space, and the kind and entry of pieces in it."""


def check_scene(bench: Bench) -> list[Finding]:
    """What seats and onlookers see can be drawn from the scene: options and pieces are there, and told apart.

    Each legal choice has an option with a label of its own, whose keys are on the scene; a scene from a sampled world
    is the real one; keys stay while pieces stay; pieces of a kind that is conserved move only where beats say so; every
    event has a beat; all words come from catalogues.
    """
    findings: list[Finding] = []
    presenter = bench.definition.facet("scene", Presenter)(bench.ruleset)
    pseudo = language_of(bench.ruleset, PSEUDO, SEATS, strict=True)
    words = {viewer: pseudo.at(viewer) for viewer in (None, *range(max(bench.players)))}
    for start in (*bench.tables_laid(3), *bench.whole_games(2, log=True)):
        rng, before = Rng(bench.seed_of("scene", start.label)), _Before()
        for spot in bench.walk(start):
            if (
                spot.number % bench.often(EVERY, start) < 2
            ):  # two questions in a row: what changes between them is compared
                bench.forget()
                faults = _faults(bench, presenter, words, spot, before, rng)
                findings += [bench.finding("scene", what, spot, where=where) for where, what in faults]
            else:
                before = _Before()
    return findings


class _Before:
    """What was seen before: scenes by viewer, and how many events each had heard."""

    def __init__(self) -> None:
        self.scenes: dict[int | None, tuple[Scene, int]] = {}


def _faults(
    bench: Bench, presenter: AnyPresenter, words: Mapping[int | None, Language], spot: Spot, before: _Before, rng: Rng
) -> Iterator[tuple[str, str]]:
    game = spot.game
    asked, players = spot.decision.seat, game.table.players
    for viewer in dict.fromkeys((None, asked, (asked + 1) % players)):
        where = "the scene of an onlooker" if viewer is None else f"the scene of seat {viewer}"
        try:
            scene = _scene(presenter, game, viewer)
            events, seen = game.events(viewer), before.scenes.get(viewer)
            beats = presenter.beats(events, max(0, len(events) - RECENT) if seen is None else seen[1])
            faults = [
                *_keys(scene),
                *_options(scene, game, words[viewer]),
                *_spoken(scene, beats, words[viewer]),
                *_changes(presenter, scene, beats, seen),
            ]
            if viewer == asked:
                faults += _sampled(presenter, game, asked, scene, rng)
            before.scenes[viewer] = scene, len(events)
        except Exception as error:  # the game's own code may raise anything
            faults = [f"fails: {bench.error_text(error)}"]
        yield from ((where, what) for what in faults)


def _scene(presenter: AnyPresenter, game: Game, viewer: int | None) -> Scene:
    decision = None if viewer is None else game.decision(viewer)
    allowed = () if decision is None or viewer is None else game.allowed(viewer)
    return presenter.scene(game.view(viewer), decision, allowed)


def _all_keys(scene: Scene) -> list[str]:
    return [space.key for space in scene.walk()] + [piece.key for _, piece in scene.pieces()]


def _keys(scene: Scene) -> Iterator[str]:
    twice = [key for key, number in Counter(_all_keys(scene)).items() if number > 1]
    if twice:
        yield f"two things have the key {twice[0]!r}"


def _options(scene: Scene, game: Game, words: Language) -> Iterator[str]:
    """Yield what is wrong with the question to the viewer."""
    decision = None if scene.seat is None else game.decision(scene.seat)
    prompt = scene.prompt
    if decision is None or prompt is None:
        if (decision is None) != (prompt is None):
            yield "there is a question without a prompt, or a prompt without a question"
        return
    known = set(_all_keys(scene))
    if decision.answers is None:
        offered = {option.choice for option in prompt.options}
        missing = [choice.text for choice in decision.legal if choice.text not in offered]
        if missing:
            yield f"no option is for the choice {missing[0]!r}"
    elif prompt.pick is None or {item.item for item in prompt.pick.items} != set(decision.answers.offered):
        yield "the things that may be picked are not those that are offered"
    labels = [(words.text(option.label), option.choice) for option in prompt.options if not option.shortcut]
    yield from _alike(labels, "option", "label")
    if prompt.pick is not None:
        yield from _alike([(words.text(item.title), item.item) for item in prompt.pick.items], "item", "title")
    for what, keys in _touched(prompt):
        strange = [key for key in keys if key not in known]
        if strange:
            yield f"{what} touches {strange[0]!r}, which is not on the scene"


def _alike(rows: list[tuple[str, str]], what: str, called: str) -> Iterator[str]:
    read: dict[str, str] = {}
    for text, choice in rows:
        if not text.strip():
            yield f"{what} {choice!r} has no {called}"
        elif text in read:
            yield f"{what}s {read[text]!r} and {choice!r} read the same: {text!r}"
            return
        read[text] = choice


def _touched(prompt: Prompt) -> Iterator[tuple[str, tuple[str, ...]]]:
    for option in prompt.options:
        yield f"option {option.choice!r}", option.touches.keys
    for barred in prompt.barred:
        yield f"barred choice {barred.choice!r}", barred.touches.keys
    for item in prompt.pick.items if prompt.pick is not None else ():
        yield f"item {item.item!r}", item.touches


def messages(thing: object) -> Iterator[Message]:
    """Yield all messages in a scene, a beat or a part of one."""
    if isinstance(thing, Message):
        if thing != NOTHING:
            yield thing
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from messages(part)
    elif has(kind := type(thing)):
        for field in fields(kind):
            yield from messages(getattr(thing, field.name))


def _spoken(scene: Scene, beats: list[Beat], words: Language) -> Iterator[str]:
    """Yield words that are missing, or that no catalogue has."""
    for message in dict.fromkeys(messages((scene, *beats))):
        try:
            text = words.text(message)
        except GameError as error:
            yield f"it has no words: {error}"
            return
        plain = unmarked_words(
            re.sub(r"\b[A-Z]+-\d+\b|\b[IVX]+\b", "", text)
        )  # ids of rules and numerals are the same everywhere
        if plain:
            yield f"{message.id or message.otherwise!r} is put into words that come from no catalogue: {text!r}"
            return


def _changes(
    presenter: AnyPresenter, scene: Scene, beats: list[Beat], before: tuple[Scene, int] | None
) -> Iterator[str]:
    """Yield pieces that changed their key, or their place without a beat that says so."""
    if before is None:
        return
    earlier, _ = before
    old, new = _by_place(earlier), _by_place(scene)
    for look, keys in new.items():
        (space, kind, entry), former = look[0], old.get(look, [])
        if entry and len(keys) == len(former) and set(keys) != set(former):
            yield f"{kind} {entry!r} in {space!r} had the key {former[0]!r}, and now {keys[0]!r}"
    moved: Counter[Place] = Counter()
    for beat in beats:
        for move in beat.moves:
            moved[move.start, move.kind, move.entry] -= move.count
            moved[move.to, move.kind, move.entry] += move.count
    counts = _counts(scene)
    counts.subtract(_counts(earlier))
    for (space, kind, entry), change in counts.items():
        total = moved[space, kind, entry]
        if kind in presenter.conserved and entry and change != total:
            yield f"{change:+} {kind} {entry!r} in {space!r}, of which the beats tell {total:+}"
            return


def _by_place(scene: Scene) -> dict[tuple[Place, object], list[str]]:
    """Return the keys of pieces that lie in the same space and look the same."""
    keys: dict[tuple[Place, object], list[str]] = {}
    for space, piece in scene.pieces():
        place = space.key, piece.kind, piece.entry
        keys.setdefault((place, (piece.face, piece.badges)), []).append(piece.key)
    return keys


def _counts(scene: Scene) -> Counter[Place]:
    counts: Counter[Place] = Counter()
    for space, piece in scene.pieces():
        counts[space.key, piece.kind, piece.entry] += piece.count
    return counts


def _sampled(presenter: AnyPresenter, game: Game, viewer: int, scene: Scene, rng: Rng) -> Iterator[str]:
    """Yield what differs in the scene of a world that fits what the viewer knows."""
    view = game.view(viewer)
    if not isinstance(view, View) or not view.ruleset.samples_worlds:
        return
    world = view.sample_world(rng)
    other = _scene(presenter, world, viewer)
    if scene.prompt is not None and other.prompt is not None:  # questions are numbered anew in another game
        other = evolve(other, prompt=evolve(other.prompt, number=scene.prompt.number))
    if what := differences(scene, other):
        yield f"a world that looks the same to the seat has another scene: {what}"
