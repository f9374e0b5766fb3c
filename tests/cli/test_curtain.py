"""Several people at one keyboard: between two of them the curtain falls, and nobody is shown what others hide."""

from __future__ import annotations

import re
import signal
import sys
from pathlib import Path

import pytest

from starcup import Game, Rng
from starcup.packed import PackedRuleset, tile_texts
from starcup.roll import RollRuleset
from starcup_bots.hints import Hints
from starcup_cli import terminal
from starcup_cli.records.saved_file import SavedFile
from starcup_cli.table import at_table, curtain
from starcup_cli.table.at_table import AtTable
from starcup_cli.table.conversation import Leave
from starcup_cli.table.curtain import Together
from starcup_cli.table.session import Session
from tests.cli.helpers import end, longest, only_save, refused, run, spawn

PASS = re.compile(r"=== Pass the keyboard to (.+): press Enter ===")
COMMANDS = (
    "board", "log", "log all", "log 1", "hint greedy", "why undo", "why ready", "why select ship home.ship", "why 1",
    "what stack", "help", "undo", "tile gem world", "score", "legend", "choices", "packs", "rules SECRET",
    "nonsense", "99", "1 1 1 1",
)  # fmt: skip
FACES = r"(explore|develop|settle|produce|ship|wild)"


def shown_to(output: str) -> list[tuple[str, str]]:
    """What each person was shown, curtain by curtain."""
    parts = PASS.split(output)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def two(*typed: str, seed: str = "3") -> str:
    result = run("play", "--seed", seed, "--humans", "Anna,Ben", typed=typed)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return result.stdout


def test_people_have_names_and_the_first_seats() -> None:
    shown = run("play", "--seed", "3", "--humans", "Anna, Ben", "--players", "3", "--bots", "easy").stdout
    assert shown.startswith("New game of Roll for the Galaxy: Anna, Ben, Easy; seed 3.")
    assert (
        run("play", "--seed", "3", "--humans", "3")
        .stdout.partition(": ")[2]
        .startswith("Player 1, Player 2, Player 3;")
    )
    assert run("play", "--seed", "3", "--humans", "Anna").stdout.partition(": ")[2].startswith("You, Greedy;")


def test_each_is_asked_behind_a_curtain_of_his_own() -> None:
    shown = shown_to(two("", "1", "ok", "", "1", "ok", ""))
    assert [who for who, _ in shown] == ["Anna", "Ben", "Anna"] or [who for who, _ in shown] == ["Anna", "Ben"]
    (_, anna), (_, ben), *_ = shown
    assert "Public Works" in anna and "Lost Alien Warship" in anna
    assert "Public Works" not in ben.partition("began with")[0]
    assert "\nBen: " in anna and "\nYou: " in anna and "\nAnna: " in ben


def test_what_one_does_behind_his_screen_changes_nothing_that_the_other_is_shown() -> None:
    """Games that differ only in what Ben hides: all that Anna is shown is the same, whatever she asks."""
    begin = ["", "1", "ok", "", "1", "ok"]
    looks = ["", "board", "log all", "hint greedy", "why undo", "undo", "why ready", "99", "help", "score"]
    texts = set()
    for choices in (["1", "ready"], ["2", "dictate home produce", "1", "ready"], ["6", "undo", "10", "ready"]):
        who, shown = shown_to(two(*begin, *choices, *looks))[-1]
        assert who == "Anna"
        assert "\nBen: " in shown and "Which phase do you select" in shown
        texts.add(shown.partition("\nSaved in")[0])
    assert len(texts) == 1


class Scribe:
    """Answers at random with commands in between, and looks at all that was printed since the last answer."""

    def __init__(self, session: Session, capsys: pytest.CaptureFixture[str], most: int) -> None:
        self.session, self.capsys, self.most = session, capsys, most
        self.rng = Rng(9)
        self.at: int | None = None
        self.known: dict[int, set[str]] = {seat: set() for seat in session.humans}
        self.hidden: dict[int, set[str]] = {seat: set() for seat in session.humans}
        assert isinstance(session.game.ruleset, PackedRuleset)
        told = tile_texts(session.game.ruleset).values()
        faces = [face.name for face in session.game.table.rules.faces]
        longer = [name for name in faces if any(other != name and other in name for other in faces)]
        self.printed = " ".join([*longer, *(" ".join((text.text, text.bonus, *text.notes)) for text in told)])
        self.looked = 0
        self.turns = 0

    def __call__(self, prompt: str) -> str:
        output = self.capsys.readouterr().out
        self._remember()
        found = PASS.search(output)
        if prompt == "":  # at the curtain
            if self.at is not None:
                self._check(output[: found.start()] if found else output)
            assert found is not None
            (self.at,) = (seat for seat in self.session.humans if self.session.voice.language.player(seat) == found[1])
            return ""
        self._check(output)
        self.turns += 1
        if self.turns > self.most:
            raise Leave
        if self.rng.below(3) == 0:
            return self.rng.choice(COMMANDS)
        assert self.at is not None
        decision = self.session.game.decision(self.at)
        return "" if decision is None else self.rng.choice(decision.legal).text

    def _tiles(self, seat: int) -> tuple[set[str], set[str]]:
        """Names of the tiles that a seat hides from the others, and of all that it sees now."""
        view = self.session.game.view(seat)
        rules = self.session.game.table.rules
        own = [*view.developments(seat), *view.worlds(seat)]
        tiles = [rules.tiles[tile] for tile in view.me.drawn if tile is not None]
        mine = {face.name for face in own if face is not None}
        mine |= {side.name for tile in tiles for side in (tile.development, tile.world)}
        seen = {face.name for player in range(view.players) for face in view.tableau(player)}
        for player in range(view.players):
            seen |= {face.name for face in (*view.developments(player), *view.worlds(player)) if face is not None}
        return mine, mine | seen

    def _remember(self) -> None:
        for seat in self.session.humans:
            mine, seen = self._tiles(seat)
            self.hidden[seat] |= mine
            self.known[seat] |= seen

    def _check(self, output: str) -> None:
        assert self.at is not None
        told = " ".join(output.split())
        for other in self.session.humans:
            if other == self.at:
                continue
            for name in self.hidden[other] - self.known[self.at] - {"Gem World", "Conscription"}:
                if name in self.printed:  # other tiles speak of it
                    continue
                found = re.search(rf"\b{re.escape(name)}\b", told)
                assert not found, (name, self.at, told[found.start() - 200 : found.end() + 50])
            name = self.session.voice.language.player(other)
            assert not re.search(rf"{name} rolled [^.]*\b{FACES}\b", told), output
            self.looked += 1


def session_of(tmp_path: Path, players: list[str], seed: int) -> Session:
    game = Game.new(RollRuleset.load(["base"]), len(players), seed)
    return Session(game, players, SavedFile(tmp_path / "game.starcup"))


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(
    "players", [["human:Anna", "human:Ben"], ["human:Anna", "random", "human:Ben", "human:Cleo"]], ids=len
)
def test_nothing_that_others_hide_is_ever_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, players: list[str]
) -> None:
    """Whatever is printed between two curtains, commands and refusals included, names no tile that only others know."""
    session = session_of(tmp_path, players, seed=4)
    scribe = Scribe(session, capsys, most=240)
    monkeypatch.setattr(at_table, "ask", scribe)
    monkeypatch.setattr(curtain, "ask", scribe)
    adviser = Hints("greedy", session.game.ruleset, len(players))
    with pytest.raises(Leave):
        Together(session, lambda seat: AtTable(session, seat, adviser)).play()
    assert scribe.looked >= 200
    assert session.game.table.round >= 3


@pytest.mark.slow
def test_a_whole_game_ends_with_the_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = session_of(tmp_path, ["human:Anna", "human:Ben"], seed=4)
    rng = Rng(1)

    def answer(prompt: str) -> str:
        sitting = next((seat for seat in session.humans if session.game.decision(seat) and together.sits(seat)), None)
        decision = None if sitting is None else session.game.decision(sitting)
        return "" if prompt == "" or decision is None else rng.choice(decision.legal).text

    monkeypatch.setattr(at_table, "ask", answer)
    monkeypatch.setattr(curtain, "ask", answer)
    together = Together(session, lambda seat: AtTable(session, seat, Hints("greedy", session.game.ruleset, 2)))
    together.play()
    shown = capsys.readouterr().out.partition("=== The game is over, and everybody may look: press Enter ===")
    assert shown[1]
    assert "The game is over" in shown[2]
    assert "winner" in shown[2] and "Anna" in shown[2] and "You" not in shown[2]


def test_a_terminal_is_cleared_with_what_can_be_scrolled_back_to(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("NO_COLOR", "1")
    terminal.clear()
    out = capsys.readouterr().out
    assert out.index("\x1b[2J") < out.index("\x1b[3J")
    monkeypatch.setenv("TERM", "dumb")
    terminal.clear()
    assert capsys.readouterr().out.count("\n") >= 200


def test_what_was_typed_is_forgotten(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    readline = pytest.importorskip("readline")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    readline.add_history("scout genes")
    terminal.clear()
    assert readline.get_current_history_length() == 0


def test_a_game_goes_on_with_who_sits_there(saves: Path) -> None:
    two("", "1", "ok", "", "1", "ok", "", "quit")
    result = run("play", "--load", "last", typed=["Carl", "ben"])
    assert result.exit_code == 0, result.output
    shown = result.stdout
    assert shown.startswith("Going on with Roll for the Galaxy: Anna, Ben;")
    assert "Who sits at the keyboard? 1 Anna, 2 Ben" in shown
    assert "A number or a name, please" in shown
    assert "\nAnna: " in shown and "\nYou: " in shown and "Pass the keyboard" not in shown
    assert "\nBen: " in run("play", "--load", "last", typed=["1"]).stdout
    names = run("replay", str(only_save(saves))).stdout
    assert "Anna" in names and "Ben" in names


def test_leaving_at_the_curtain_saves(saves: Path) -> None:
    shown = two("", "1", "ok", "is it you?", "quit")
    assert "Enter goes on when Ben can see the screen" in " ".join(shown.split())
    assert "Saved in" in shown
    assert len(shown_to(shown)) == 2
    assert "start " in only_save(saves).read_text()


def test_ctrl_c_of_one_person_saves(saves: Path) -> None:
    process = spawn(saves, "play", "--seed", "3", "--humans", "Anna,Ben")
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write("\n1\nok\n\n")
        process.stdin.flush()
        while "Which side" not in process.stdout.readline():  # Anna's question
            pass
        while "Pass the keyboard to Ben" not in process.stdout.readline():
            pass
        while "Which side" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        assert "Saved in" in process.stdout.read()
    finally:
        end(process)
    assert "start " in only_save(saves).read_text()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--humans", "6"], "--humans 6: expected 1 to 5 people, or their names"),
        (["--humans", "0"], "--humans 0: expected 1 to 5 people, or their names"),
        (["--humans", "Anna,anna"], "two people have the same name"),
        (["--humans", "Anna,,Ben"], "a name is missing"),
        (["--humans", "Anna,You"], "expected another name"),
        (["--humans", "Anna,\x1b[31mBen"], "is no name"),
        (["--humans", "A" * 21], "expected 20 characters at most"),
        (["--humans", "Greedy"], "'Greedy' is what another player is called"),
        (["--humans", "Anna,Ben,Cleo", "--players", "2"], "3 people for 2 seats: expected --players 3 or more"),
        (["--humans", "Anna,Ben", "--bots", "easy"], "1 bots for 0 seats"),
        (["--humans", "2", "--watch"], "with --watch there are none"),
        (["--humans", "2", "--load", "last"], "--humans is for new games"),
    ],
)
def test_what_can_not_be(given: list[str], said: str) -> None:
    assert said in refused("play", *given)
