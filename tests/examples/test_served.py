"""The example packs through the server: what is in the box hangs on their options."""

from __future__ import annotations

from tests.cli.serving import Client


def test_the_box_is_that_of_the_options(installed: list[str]) -> None:
    assert "festival" in installed
    client = Client()

    def phases(**options: str) -> list[str]:
        return list(client.box(packs=["base", "festival"], options=options).names["phase"])

    assert phases()[-1] == "festival"
    assert phases(**{"festival.festival": "off"}) == phases()[:-1]
    refusal = client.refused("catalogue", packs=["base", "festival"], options={"festival.festival": "of"})
    assert refusal.code == "bad-pack"
    assert "did you mean 'off'?" in refusal.message
