"""Calls of the library with arguments that can't be meant: one sentence each, as the command line says it.

Python itself refuses a missing argument or an unknown name; everything else is Starcup's to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import starcup
from starcup import Actions, BadArgument, Game, Pack, PackError, Rng, StarcupError, playout, wire
from starcup.making import picks
from starcup.packed import tile_texts
from starcup.packed.ruleset import rule_statements
from starcup.packs.options import settings_of
from starcup.roll import RollGame, RollRuleset, consume_value, end_reasons, final_scores, score, trade_value
from starcup.roll.choices import Recruit
from starcup.roll.dice import count, kinds, packed, total
from starcup.wire import codec, journals
from starcup_bots import advise, bot_seed, finish, make, play, simulate, summary


class Unspeakable:
    """Something that can't even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("not to be shown")


WRONG: dict[str, object] = {
    "nothing": None,
    "a number below 0": -1,
    "a fraction": 1.5,
    "no number": float("nan"),
    "a truth value": True,
    "bytes": b"x",
    "an object": object(),
    "a class": int,
    "a list of nothing": [None],
    "a pair": (1, 2),
    "something unspeakable": Unspeakable(),
}

RULES = RollRuleset.load(["base"])


def in_its_middle() -> RollGame:
    game, rng = Game.new(RULES, players=3, seed=7), Rng(3)
    for _ in range(400):
        decision = game.waiting()[0]
        game.submit(decision.seat, rng.choice(decision.legal))
    return game


GAME = in_its_middle()
TABLE, DECISION = GAME.table, GAME.waiting()[0]
VIEW = GAME.view(DECISION.seat)
WIRE = wire.wire_of(RULES)
WORLD = next(face for face in GAME.table.tableau(0) if face.is_world)
PICKS = picks(Recruit.of, (("home", 2),), 1, 2)
OVER = play(RULES, [make("random", 1), make("random", 2)], seed=3)

# What is called, by what is wrong in it; and the values of WRONG that will do there, if any.
CALLS: dict[str, tuple[Callable[..., object], str]] = {
    "load: packs": (RollRuleset.load, "nothing"),
    "load: without": (lambda wrong: RollRuleset.load(["base"], without=wrong), ""),
    "load: options": (lambda wrong: RollRuleset.load(["base"], options=wrong), "nothing"),
    "new: ruleset": (lambda wrong: Game.new(wrong, players=2, seed=1), ""),
    "new: players": (lambda wrong: Game.new(RULES, players=wrong, seed=1), ""),
    "new: seed": (lambda wrong: Game.new(RULES, players=2, seed=wrong), ""),
    "at: table": (lambda wrong: Game.at(RULES, wrong), ""),
    "replay: text": (lambda wrong: Game.replay(RULES, wrong), ""),
    "replay: at": (lambda wrong: Game.replay(RULES, GAME.journal_text(), at=wrong), "nothing"),
    "load: data": (lambda wrong: Game.load(RULES, wrong), ""),
    "view: seat": (GAME.view, "nothing"),
    "decision: seat": (GAME.decision, ""),
    "allowed: seat": (GAME.allowed, ""),
    "submit: seat": (lambda wrong: GAME.submit(wrong, DECISION.legal[0]), ""),
    "submit: choice": (lambda wrong: GAME.submit(DECISION.seat, wrong), ""),
    "submit: number": (lambda wrong: GAME.submit(DECISION.seat, "ready", wrong), ""),
    "is_final: choice": (lambda wrong: GAME.is_final(DECISION.seat, wrong), ""),
    "events: seat": (GAME.events, "nothing"),
    "events: since": (lambda wrong: GAME.events(0, wrong), ""),
    "undo: seat": (GAME.undo, ""),
    "clone: seed": (lambda wrong: GAME.clone(seed=wrong), "nothing"),
    "journal_text: notes": (GAME.journal_text, "nothing"),
    "journal_header: text": (starcup.journal_header, ""),
    "Rng: seed": (Rng, "a number below 0"),
    "Rng.below: bound": (lambda wrong: Rng(1).below(wrong), ""),
    "Rng.choice: options": (lambda wrong: Rng(1).choice(wrong), "bytes, a list of nothing, a pair"),
    "Rng.shuffled: items": (lambda wrong: Rng(1).shuffled(wrong), "bytes, a list of nothing, a pair"),
    "Actions: ruleset": (Actions, ""),
    "Actions.text: number": (lambda wrong: Actions(RULES).text(wrong), ""),
    "Actions.legal: decision": (lambda wrong: Actions(RULES).legal(wrong), ""),
    "Actions.choice: decision": (lambda wrong: Actions(RULES).choice(wrong, 0), ""),
    "from_folder: path": (Pack.from_folder, ""),
    "load_pack: name": (starcup.load_pack, ""),
    "Pack.read: name": (RULES.packs[0].read, ""),
    "playout: game": (lambda wrong: playout(wrong, Rng(1)), ""),
    "playout: rng": (lambda wrong: playout(GAME.clone(), wrong), ""),
    "playout: most": (lambda wrong: playout(GAME.clone(), Rng(1), most=wrong), "nothing"),
    "Picks.answer: items": (PICKS.answer, ""),
    "score: table": (lambda wrong: score(wrong, 0), ""),
    "score: seat": (lambda wrong: score(TABLE, wrong), ""),
    "final_scores: table": (final_scores, ""),
    "end_reasons: table": (end_reasons, ""),
    "trade_value: table": (lambda wrong: trade_value(wrong, 0, WORLD), ""),
    "trade_value: seat": (lambda wrong: trade_value(TABLE, wrong, WORLD), ""),
    "trade_value: world": (lambda wrong: trade_value(TABLE, 0, wrong), ""),
    "consume_value: world": (lambda wrong: consume_value(TABLE, 0, wrong, 0, 0), ""),
    "consume_value: good": (lambda wrong: consume_value(TABLE, 0, WORLD, wrong, 0), "a truth value"),
    "packed: counts": (packed, ""),
    "packed: a kind": (lambda wrong: packed({wrong: 1} if wrong.__hash__ else wrong), ""),
    "packed: a number": (lambda wrong: packed({0: wrong}), ""),
    "count: dice": (lambda wrong: count(wrong, 0), "a number below 0, a truth value"),
    "count: kind": (lambda wrong: count(packed({0: 1}), wrong), "a truth value"),
    "kinds: dice": (lambda wrong: kinds(wrong if wrong.__hash__ else None), "a truth value"),
    "total: dice": (lambda wrong: total(wrong if wrong.__hash__ else None), "a truth value"),
    "check_pack: pack": (RollRuleset.check_pack, ""),
    "settings_of: pack": (settings_of, ""),
    "tile_texts: rules": (tile_texts, ""),
    "rule_statements: rules": (rule_statements, ""),
    "view.dice": (VIEW.dice, "a truth value"),
    "view.tableau": (VIEW.tableau, ""),
    "view.developments": (VIEW.developments, ""),
    "view.worlds": (VIEW.worlds, ""),
    "view.cost: seat": (lambda wrong: VIEW.cost(wrong, WORLD), ""),
    "view.cost: face": (lambda wrong: VIEW.cost(0, wrong), ""),
    "sample_world: rng": (VIEW.sample_world, ""),
    "sample_world: seed": (lambda wrong: VIEW.sample_world(Rng(1), seed=wrong), "nothing"),
    "begin: players": (lambda wrong: RULES.begin(wrong, 1), ""),
    "begin: seed": (lambda wrong: RULES.begin(2, wrong), ""),
    "read_request: line": (codec.read_request, ""),
    "read_answer: line": (codec.read_answer, ""),
    "wire.view: view": (WIRE.view, ""),
    "wire.decision: decision": (WIRE.decision, ""),
    "wire.event: event": (WIRE.event, ""),
    "journal_of: game": (journals.journal_of, ""),
    "journal_of: notes": (lambda wrong: journals.journal_of(GAME, wrong), "nothing"),
    "wire_of: ruleset": (wire.wire_of, ""),
    "make: name": (lambda wrong: make(wrong, 1), ""),
    "make: seed": (lambda wrong: make("random", wrong), "a number below 0"),
    "play: bots": (lambda wrong: play(RULES, wrong, 1), ""),
    "finish: game": (lambda wrong: finish(wrong, [make("random", 1)]), ""),
    "finish: bots": (lambda wrong: finish(GAME.clone(), wrong), ""),
    "advise: decision": (lambda wrong: advise(make("greedy", 1), wrong, VIEW), ""),
    "summary: game": (summary, ""),
    "bot_seed: seat": (lambda wrong: bot_seed(1, wrong), "a number below 0"),
    "simulate: packs": (lambda wrong: list(simulate(wrong, ["random"], 2, [1])), ""),
    "simulate: players": (lambda wrong: list(simulate(["base"], ["random"], wrong, [1])), ""),
    "simulate: seeds": (lambda wrong: list(simulate(["base"], ["random"], 2, wrong)), "a pair, bytes"),
    "simulate: workers": (lambda wrong: list(simulate(["base"], ["random"], 2, [1], wrong)), ""),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_argument_is_refused_in_a_sentence(name: str) -> None:
    call, will_do = CALLS[name]
    for what, wrong in WRONG.items():
        if what not in will_do.split(", "):
            with pytest.raises(StarcupError) as refused:
                call(wrong)
            said = str(refused.value)
            assert said and "\n" not in said and " at 0x" not in said, (what, said)
    assert GAME.save() == BEFORE


BEFORE = GAME.save()


@pytest.mark.parametrize(
    ("call", "kind", "said"),
    [
        (lambda: RollRuleset.load([]), PackError, "expected at least one, such as ['base']"),
        (lambda: RollRuleset.load("base"), BadArgument, "did you mean ['base']?"),
        (lambda: RollRuleset.load(["base"], without="space_piracy"), BadArgument, "did you mean ['space_piracy']?"),
        (lambda: score(TABLE, 7), StarcupError, "there is no seat 7; seats are 0 to 2."),
        (lambda: score(TABLE, -1), StarcupError, "there is no seat -1; seats are 0 to 2."),
        (lambda: packed({0: 300}), BadArgument, "a whole number from 0 to 255, found 300"),
        (lambda: packed({300: 1}), BadArgument, "a whole number from 0 to 255, found 300"),
        (lambda: packed({0: -1}), BadArgument, "a whole number from 0 to 255, found -1"),
        (lambda: kinds(packed({0: 1}) - packed({0: 2})), BadArgument, "expected the dice of a place"),
        (lambda: GAME.decision(9), StarcupError, "there is no seat 9; seats are 0 to 2."),
        (lambda: Rng(1).choice([]), BadArgument, "expected at least one to choose from"),
        (lambda: Rng(1).below(0), BadArgument, "a whole number from 1 on, found 0"),
        (lambda: simulate("base", ["random"], 2, [1]), StarcupError, "did you mean ['base']?"),
    ],
)
def test_what_is_said(call: Callable[[], object], kind: type[StarcupError], said: str) -> None:
    with pytest.raises(kind, match=re.escape(said)):
        call()


def test_a_good_on_a_world_without_colour_has_no_value() -> None:
    colourless = next(face for face in RULES.faces if face.colour is None)
    with pytest.raises(BadArgument, match="which has no colour"):
        trade_value(TABLE, 0, colourless)
