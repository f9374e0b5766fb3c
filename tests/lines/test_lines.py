"""Scenes as lines: everything is there in any width, less room makes it shorter and says so, nothing else is drawn."""

from __future__ import annotations

import re

import pytest

from starcup import Game, Rng, games
from starcup.lines import Lines, Style, numbered
from starcup.messages import PSEUDO, Message, language_of, unmarked_words, verbatim
from starcup.scene import Beat, Counter, Option, Piece, Scene, Space, Tally, beats_of, scene_of
from starcup.testing.walking import play_on

GAMES = ("roll", "race", "tiny-epic")


def played(key: str, choices: int = 60, seed: int = 3) -> Game:
    game = Game.new(games.find(key).load(), 2, seed=seed)
    play_on(game, Rng(seed), choices)
    return game


def lines_of(game: Game, seat: int, style: Style | None = None, code: str = "en") -> Lines:
    return Lines(language_of(game.ruleset, code, ("@1", "@2"), seat), style or Style())


def asked(game: Game) -> int:
    return game.waiting()[0].seat


@pytest.mark.parametrize("width", [40, 60, 78, 120])
@pytest.mark.parametrize("key", GAMES)
def test_every_line_fits_and_every_piece_is_on_the_board(key: str, width: int) -> None:
    for choices in (0, 30, 90):
        game = played(key, choices)
        seat = asked(game)
        lines, scene = lines_of(game, seat, Style(width)), scene_of(game, seat)
        board = lines.board(scene)
        drawn = [*board, *lines.overview(scene, 12, "'board' shows all."), *lines.beats(beats_of(game, seat))]
        drawn += [*lines.scores(scene)]
        if scene.prompt is not None:
            drawn += [*lines.question(scene.prompt), *lines.options(numbered(scene.prompt))]
        assert max(map(len, drawn)) <= width
        told = " ".join(" ".join(board).split())
        for _, piece in scene.pieces():
            if not piece.entry:  # what lies face down is counted
                continue
            assert lines.language.text(piece.title) in told


@pytest.mark.parametrize("key", GAMES)
def test_an_overview_fits_and_says_what_it_leaves_out(key: str) -> None:
    game = played(key, 90)
    seat = asked(game)
    lines, scene = lines_of(game, seat), scene_of(game, seat)
    short = lines.overview(scene, 12, "'board' shows all.")
    assert len(short) <= 12 and short[-1] == "'board' shows all."
    whole = lines.overview(scene, 500, "'board' shows all.")
    assert whole == lines.board(scene)
    owned = [line for line in short if line.startswith(("You", "@"))]
    assert owned[-1].startswith("You")


@pytest.mark.parametrize("key", GAMES)
def test_every_word_goes_through_a_catalogue(key: str) -> None:
    game = played(key, 60)
    seat = asked(game)
    lines, scene = lines_of(game, seat, code=PSEUDO), scene_of(game, seat)
    drawn = [*lines.overview(scene, 12), *lines.board(scene), *lines.scores(scene), *lines.beats(beats_of(game, seat))]
    if scene.prompt is not None:
        drawn += [*lines.question(scene.prompt), *lines.options(numbered(scene.prompt))]
    assert not set(unmarked_words(" ".join(drawn))) - {"II", "III", "IV"}


def place(key: str, *names: str, owner: int | None = None, folds: int = 0) -> Space:
    pieces = tuple(Piece(f"{key}.{name}", "card", verbatim(name), name) for name in names)
    return Space(key, verbatim(key.rpartition(".")[2]), owner, pieces=pieces, folds=folds)


def table(*spaces: Space, seat: int | None = 0, scores: tuple[Tally, ...] = (), over: bool = False) -> Scene:
    return Scene(seat, 2, 1, over, verbatim("Round 1"), spaces, scores)


NAMES = tuple(f"meadow{number}" for number in range(30))


def toy_lines(**style: bool) -> Lines:
    game = Game.new(games.find("roll").load(), 2, seed=1)
    return Lines(language_of(game.ruleset, "en", ("Anna", "Ben"), 0), Style(**style))


def test_what_folds_is_cut_first_and_the_own_place_last() -> None:
    mine, other = place("seat-0", *NAMES, owner=0), place("seat-1", *NAMES, owner=1)
    scene = table(mine, place("supply", *NAMES, folds=2), other)
    lines = toy_lines()
    whole = lines.board(scene)
    assert [line.split(":")[0] for line in whole if ":" in line] == ["supply", "seat-1", "seat-0"]
    cut = lines.overview(scene, len(whole) - 2)
    assert "more" in next(line for line in cut if line.startswith("supply"))
    assert sum("meadow29" in line for line in cut) == 2
    shorter = lines.overview(scene, 8)
    assert "meadow29" in " ".join(shorter[2:])


def test_only_what_has_changed_is_shown_between_two_overviews() -> None:
    before = table(place("seat-0.hand", "oak", owner=0), place("row", "elm"))
    after = table(place("seat-0.hand", "oak", "ash", owner=0), place("row", "elm"))
    (line,) = toy_lines().status(after, before)
    assert line.strip() == "hand: oak, ash"
    assert toy_lines().status(after, after) == []


def world(name: str, *ships: str) -> Space:
    """A place that is called as the piece in it."""
    pieces = [Piece(name, "world", verbatim(name), name, badges=(verbatim("a long explanation"),))]
    pieces += [Piece(f"{name}.{ship}", "ship", verbatim(ship)) for ship in ships]
    return Space(f"world.{name}", verbatim(name), pieces=tuple(pieces), note=verbatim("7 VP"))


def test_of_a_row_of_places_only_those_are_shown_that_have_changed() -> None:
    def row(*worlds: Space) -> Scene:
        return table(Space("row", verbatim("Row"), spaces=(place("deck", folds=9), *worlds)))

    before = row(world("Elm"), world("Oak", "your ship"))
    (line,) = toy_lines().status(row(world("Elm"), world("Oak", "your ship", "another")), before)
    assert line.strip() == "Row - Oak: 7 VP, a long explanation, your ship, another"


def test_of_a_row_of_places_all_are_shown_if_that_takes_no_more_lines() -> None:
    def row(*places: Space) -> Scene:
        return table(Space("seat-0.dice", verbatim("Dice"), 0, spaces=places))

    before = row(place("dice.explore", "home"), place("dice.settle", "home", "genes"))
    (line,) = toy_lines().status(row(place("dice.explore", "home"), place("dice.settle", "home")), before)
    assert line.strip() == "Dice - explore: home; settle: home"


def test_a_place_that_is_only_counted_tells_what_is_at_the_piece_that_it_is_called_by() -> None:
    worlds = [world(f"World{number}", "your ship") for number in range(4)]
    scene = table(Space("row", verbatim("Row"), spaces=tuple(worlds)))
    text = " ".join(" ".join(toy_lines().overview(scene, 3)).split())
    assert "World0: 7 VP, your ship; World1: 7 VP, your ship" in text


def test_of_a_pile_with_something_on_it_only_the_pile_is_counted() -> None:
    pile = Space(
        "seat-1.pile", verbatim("Pile"), 1, pieces=place("p", "elm", "oak").pieces, spaces=(place("on", "ant"),)
    )
    scene = table(Space("seat-1", verbatim("Ben"), 1, spaces=(pile,)))
    assert toy_lines().overview(scene, 2)[-1] == "Ben: Pile 2"


def test_empty_places_are_named() -> None:
    scene = table(Space("seat-0", verbatim("You"), 0, spaces=(place("hand"), place("goods"), place("row", "elm"))))
    assert toy_lines().board(scene)[1:] == ["You", "  row: elm", "  Empty: hand, goods"]


def test_a_piece_tells_how_many_it_stands_for_and_what_lies_on_it() -> None:
    piece = Piece("a", "card", verbatim("Oak"), "oak", count=3, badges=(verbatim("good"),), turned=True)
    counter = Counter("chips", verbatim("Chips"), 3, 12)
    scene = table(Space("row", verbatim("Row"), pieces=(piece,), counters=(counter,)))
    assert toy_lines().board(scene)[1:] == ["Row: Chips 3 of 12; Oak x3 (good, turned)"]


def test_badges_that_are_sentences_are_told_apart() -> None:
    badges = tuple(map(verbatim, ("Ship: cost 5, a power. More dice.", "World: cost 2")))
    piece = Piece("a", "tile", verbatim("Ship / World"), "ship", badges=badges)
    (line,) = toy_lines().board(table(Space("pile", verbatim("Pile"), pieces=(piece,))))[1:]
    assert line == "Pile: Ship / World (Ship: cost 5, a power. More dice; World: cost 2)"


def option(number: int, phase: str, die: str) -> tuple[int, Option]:
    label = Message("toy-select", "Select {phase} with {die}", phase=phase, die=die)
    return number, Option(f"select {phase} {die}", label)


def test_options_that_differ_in_two_things_are_a_grid_and_a_list_where_they_are_heard() -> None:
    phases, dice = ("explore", "settle", "ship"), ("home", "genes", "novelty")
    options = [
        option(3 * row + column + 1, phase, die) for row, die in enumerate(dice) for column, phase in enumerate(phases)
    ]
    drawn = toy_lines().options(options)
    assert len(drawn) == 4
    assert drawn[0].split() == ["Select", "home", "genes", "novelty"] or drawn[0].split()[1:] == list(phases)
    heard = toy_lines(linear=True).options(options)
    assert len(heard) == 9 and all(re.match(r" +\d  Select", line) for line in heard)


@pytest.mark.parametrize("power", ["Ants", "A" * 40])
def test_a_grid_has_columns_in_order_and_says_once_what_all_have_in_common(power: str) -> None:
    phases = ("explore", "develop", "settle", "ship")
    label = "Move Home from {start} to {to} ({power})"
    options = [
        Option(f"move {start} {to}", Message("toy-move", label, start=start, to=to, power=power))
        for start in phases
        for to in phases
        if start != to
    ]
    drawn = toy_lines().options(list(enumerate(options, 1)))
    assert [line.split()[0] for line in drawn[-4:]] == list(phases)
    assert " ".join(drawn[:-4]).split() == ["Move", "Home", "from", "...", "to", "...", f"({power})", *phases]


def test_options_that_are_put_together_stand_in_the_order_of_their_numbers() -> None:
    several = [Option(f"move {phase}", Message("toy-move", "Move to {phase}", phase=phase)) for phase in "abc"]
    single = [Option(text, Message(f"toy-{text}", text)) for text in ("ready", "wait", "stay", "look")]
    below = toy_lines().options(list(enumerate([*single, *several], 1)))
    assert below[0].split() == ["1", "ready"] and below[-1].split()[:4] == ["Move", "to", "...", "5:"]
    above = toy_lines().options(list(enumerate([*several, *single], 1)))
    assert above[0].split()[:4] == ["Move", "to", "...", "1:"] and above[-1].split() == ["7", "look"]


def test_an_explanation_that_does_not_fit_is_cut_and_can_be_asked_for() -> None:
    long = verbatim("a long story " * 20)
    options = [
        (number, Option(f"take {number}", Message(f"toy-{number}", f"Take {number}"), long)) for number in range(1, 7)
    ]
    other = [
        (number, Option(option.choice, option.label, verbatim(f"{number} {option.detail}")))
        for number, option in options
    ]
    drawn = toy_lines().options(other)
    assert len(drawn) <= 12 and "'2?'" in drawn[-1]
    assert sum("Take" in line for line in drawn) == 6


def test_beats_have_headings_and_details_go_first_where_there_is_little_room() -> None:
    beats = [Beat(0, "round", verbatim("round 1"), weight="heading")]
    beats += [Beat(number, "moved", verbatim(f"somebody moved {number}")) for number in range(1, 6)]
    beats += [Beat(9, "cost", verbatim("it cost 1"), weight="detail"), Beat(10, "quiet", Message(""))]
    lines = toy_lines()
    assert lines.beats(beats)[:2] == ["Round 1", "  Somebody moved 1."]
    assert lines.beats(beats)[-1] == "    It cost 1."
    short = lines.beats(beats, 4, "'log' shows all.")
    assert short[0] == "'log' shows all." and len(short) <= 4 and short[-1] == "  Somebody moved 5."


def test_scores_are_a_table_and_a_line_each_where_that_is_too_wide_or_heard() -> None:
    names = tuple((verbatim(name), 2) for name in ("chips", "tiles"))
    scores = (Tally(0, 4, names, 1, winner=True), Tally(1, 4, names))
    scene = table(scores=scores)
    drawn = toy_lines().scores(scene)
    assert drawn[0].split() == ["chips", "tiles", "total", "tie-break"]
    assert drawn[1].split() == ["You", "2", "2", "4", "1", "winner"]
    alone = toy_lines().scores(table(scores=(Tally(0, 4, names, 1),), over=True))
    assert alone == ["     chips  tiles  total", "You      2      2      4", "You have lost."]
    heard = toy_lines(linear=True).scores(scene)
    assert heard == ["You: 4, winner (chips 2, tiles 2, tie-break 1)", "Ben: 4 (chips 2, tiles 2)"]


def test_colours_only_repeat_what_the_words_say() -> None:
    game = played("roll", 8)
    seat = asked(game)
    scene = scene_of(game, seat)
    assert scene.prompt is not None
    drawn = [
        [*lines.board(scene), *lines.question(scene.prompt), *lines.options(numbered(scene.prompt))]
        for lines in (lines_of(game, seat), lines_of(game, seat, Style(colour=True)))
    ]
    plain, coloured = drawn
    assert "\x1b" not in "".join(plain) and "\x1b[1m" in "".join(coloured)
    assert plain == [re.sub(r"\x1b\[\d*m", "", line) for line in coloured]
