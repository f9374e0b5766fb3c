"""Standing orders: which there can be, those that hold, each given and stopped by a key or a click."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from starcup import OrderRefused, StandingOrder
from starcup.host.ordering import orders_told
from starcup.messages import Message
from starcup.scene import presenter_of
from starcup_cli.table import Session
from starcup_cli.voice import Voice


class Orders(ModalScreen[bool]):
    """The standing orders of one seat. It returns whether any was given or stopped."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,o", "close")]

    def __init__(self, session: Session, seat: int, voice: Voice) -> None:
        super().__init__()
        self.session = session
        self.seat = seat
        self.voice = voice
        self._changed = False
        self._rows: list[StandingOrder] = []
        """What each row orders."""

    def compose(self) -> ComposeResult:
        with Vertical(id="orders") as box:
            box.border_title = self.voice.words("pane-key-orders")
            box.border_subtitle = self.voice.words("pane-closes")
            yield Static(id="orders-text", markup=False)
            yield OptionList(id="orders-list", compact=True)

    def on_mount(self) -> None:
        self._list()

    def _list(self) -> None:
        """List what can be ordered, with a mark at what is."""
        orders = self.session.standing_orders
        orders_of_seat = orders_told(orders, presenter_of(self.session.game.ruleset), self.seat, self.voice.language)
        held = {(order.kind, order.choice, order.until) for order in orders.of(self.seat)}
        self._rows, rows = [], list[Row]()
        for kind in orders_of_seat.possible:
            for choice in kind.choices:
                for until in kind.until:
                    self._rows.append(StandingOrder(self.seat, kind.kind, choice.choice, until.name))
                    where = f" ({kind.where})" if kind.where else ""
                    mark = "[x]" if (kind.kind, choice.choice, until.name) in held else "[ ]"
                    text = self.voice.text(Message("starcup-order", choice=choice.label, condition=until.text))
                    rows.append(Row(Text(f"{mark} {text}{where}")))
        options = self.query_one("#orders-list", OptionList)
        at = options.highlighted
        options.clear_options()
        options.add_options(rows)
        options.highlighted = at if at is not None and at < len(rows) else 0 if rows else None
        text = self.voice.words("pane-orders" if rows else "pane-orders-none")
        self.query_one("#orders-text", Static).update(text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        orders = self.session.standing_orders
        wanted = self._rows[event.option_index]
        if wanted in orders.of(self.seat):
            orders.stop(self.seat, wanted.kind)
        else:
            try:
                self.session.order(self.seat, wanted.choice, wanted.until, wanted.kind)
            except OrderRefused as refused:
                self.notify(self.voice.text(refused.reason), severity="warning")
                return
        self._changed = True
        self._list()

    def action_close(self) -> None:
        self.dismiss(self._changed)
