"""Games go on with rulesets whose packs were read again since."""

from __future__ import annotations

import shutil
from pathlib import Path

from starcup import Game, Pack, Rng
from starcup.messages import language_of
from starcup.roll import RollRuleset
from starcup.scene import beats_of
from starcup.testing.walking import play_on

CARAVANS = Path(__file__).parents[2] / "examples" / "caravans" / "src" / "starcup_caravans"


def test_events_are_told_though_the_modules_of_their_pack_were_forgotten(tmp_path: Path) -> None:
    pack = Pack.from_folder(Path(shutil.copytree(CARAVANS, tmp_path / "winds")))
    game = Game.new(RollRuleset.load(["base", pack]), players=2, seed=1)
    play_on(game, Rng(1), 60)
    pack.forget()
    words = language_of(game.ruleset)
    told = [words.text(beat.text) for beat in beats_of(game, 0)]
    assert any(text.startswith("The wind blows in ") for text in told)
