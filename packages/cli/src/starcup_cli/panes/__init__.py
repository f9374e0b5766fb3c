"""The game at a full screen: panes that stay, drawn from scenes alone."""
