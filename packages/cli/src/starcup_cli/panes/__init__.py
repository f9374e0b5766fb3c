"""The game at a full screen: panes that stay, drawn from scenes alone."""

from starcup_cli.panes.app import PanesApp

__all__ = ["PanesApp"]
