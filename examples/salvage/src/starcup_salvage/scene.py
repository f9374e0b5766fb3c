"""Salvage as a scene: what is called how, what choices touch, and what moves."""

from __future__ import annotations

from starcup import Choice, Decision, Items
from starcup.messages import Message
from starcup.scene import Path, Presenter, Reach
from starcup_salvage import events
from starcup_salvage.choices import Send
from starcup_salvage.table import NAMES, SalvageTable, SalvageView


class SalvagePresenter(Presenter[SalvageTable, SalvageView]):
    """The scene of Salvage; what isn't here is as Starcup makes it."""

    reaches = {Send: Reach(take="seat-{seat}.hand/{items}", to="table")}
    paths = {
        events.DronesBuilt: Path("drone", "{drones}", "table.deck", "seat-{seat}.hand"),
        events.DronesSent: Path("drone", "{drones}", "seat-{seat}.hand", "table.scrap"),
    }
    weights = {events.WreckFound: "heading"}
    conserved = frozenset(("drone",))

    def entry(self, things: str, value: int | str) -> str:
        return NAMES[value - 1] if things == "drone" and isinstance(value, int) else str(value)

    def question(self, view: SalvageView, decision: Decision) -> Message:
        return Message(f"salvage-question-{decision.kind}", hull=view.hull, opened=len(view.opened))

    def detail(self, view: SalvageView, choice: Choice) -> Message:
        return Message(super().detail(view, choice).id, opened=len(view.opened), points=sum(view.opened))

    def item_detail(self, view: SalvageView, decision: Decision, item: str) -> Message:
        return Message("salvage-strength", strength=NAMES.index(item) + 1)

    def comes_to(self, view: SalvageView, decision: Decision, items: Items) -> Message:
        return Message("salvage-sent", strength=sum(NAMES.index(item) + 1 for item in items), hull=view.hull)
