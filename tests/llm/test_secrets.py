"""No text for a language model has anything that its seat may not know."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from starcup import Game, Rng, games
from starcup.host import Refused
from starcup.messages import language_of
from starcup_bots import make
from starcup_llm.answers import read_answer
from starcup_llm.hosted_seat import NewSeat
from starcup_llm.situation import Situation, situation_by_view, situation_in
from starcup_llm.texts import SeatTexts
from starcup_race import RaceRuleset
from tests.llm.client import Player, at_seat

TRIES = ("pass", "choose settle", "settle old_earth", "activate energy", "scout home", "discard none", "win at once")


def texts_at(texts: SeatTexts, situation: Situation) -> list[str]:
    """Return all texts that a seat can get at a question without changing the game, without numbers of questions."""
    lines = [texts.table(situation.scene), texts.pieces("", situation)]
    lines += [texts.question(situation, lists_choices=lists).partition(": ")[2] for lists in (True, False)]
    for typed in TRIES:
        try:
            lines.append(texts.possible(situation, read_answer(situation, typed, texts.languages)))
        except Refused as refused:
            lines += [refused.refusal.message, str(refused.refusal.nearest), *refused.refusal.rules]
    names = dict.fromkeys(texts.language.text(piece.title) for _, piece in situation.scene.pieces() if piece.entry)
    for name in list(names)[-3:]:  # the seat's own come last
        with suppress(Refused):  # dice and phases are no pieces to look up
            lines.append(texts.pieces(name, situation))
    return lines


@pytest.mark.parametrize(
    ("key", "share"),
    [("race", 15), *(pytest.param(key, 2, marks=pytest.mark.slow) for key in ("race", "roll", "tiny-epic"))],
)
def test_a_game_and_others_that_the_seat_can_not_tell_from_it_read_the_same(key: str, share: int) -> None:
    rules = games.find(key).load()
    game = Game.new(rules, 3, seed=6)
    bots = [make("random", seat, key) for seat in range(3)]
    texts = SeatTexts(rules, language_of(rules, "en", ("Ada", "Bo", "Cy"), 1))
    questions = differ = 0
    while not game.finished and questions < 50:
        decision = game.waiting()[0]
        if decision.seat == 1 and (questions := questions + 1) % share == 1:
            view = game.view(1)
            world = view.sample_world(Rng(questions))
            differ += world.save() != game.save()
            here = texts_at(texts, situation_in(game, 1))
            assert texts_at(texts, situation_in(world, 1)) == here
            assert texts_at(texts, situation_by_view(view, decision)) == here
        game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)), decision.number)
    assert questions > 20 and differ


def test_neither_hands_nor_deck_nor_seed_are_told() -> None:
    seed = 0x5EED_5EED_5EED_5EED

    async def play(player: Player) -> None:
        seat = player.seat
        game = seat.hosted.game
        assert isinstance(game.ruleset, RaceRuleset)
        cards = game.ruleset.cards
        names = {card.key: card.name for card in cards}
        parts = {name for name in names.values() for other in names.values() if name in other and name != other}
        hidden_once = set[str]()

        async def look(text: str) -> None:
            if len(player.replies) % 4:
                return
            table = game.table
            known = {names[key] for _, piece in seat.seen.scene.pieces() if (key := piece.entry) in names}
            hands = [number for seat in table.seats for number in seat.hand]
            there = Counter((*hands, *table.supply, *table.discards))
            secret = [number for number in (*table.seats[0].hand, *table.supply[-20:]) if there[number] == 1]
            hidden = {cards[number].name for number in secret} - known - parts
            hidden_once.update(hidden)
            answers = [text, await player.call("look"), await player.call("options")]
            assert [name for name in hidden if any(name in answer for answer in answers)] == []

        await player.play(look)
        assert hidden_once
        report = seat.report.data()
        assert report["ending"]["seed"] == seed  # type: ignore[index]
        texts = "".join(player.replies)
        assert str(seed) not in texts and f"{seed:x}" not in texts

    at_seat(NewSeat(("greedy", "client"), "race", seed=seed), play)
