"""Many games between bots: played, summed up, drawn."""

from starcup_cli.series.arena_plots import arena_pictures
from starcup_cli.series.arena_report import arena_data, arena_lines, arena_tables, csv_of
from starcup_cli.series.arena_run import crew_of, new_plan, play_missing, run
from starcup_cli.series.asked import Asked
from starcup_cli.series.balance_plots import balance_pictures
from starcup_cli.series.balance_report import balance_lines, balance_row
from starcup_cli.series.sim_report import Sums, sim_lines

__all__ = [
    "Asked", "Sums", "arena_data", "arena_lines", "arena_pictures", "arena_tables", "balance_lines",
    "balance_pictures", "balance_row", "crew_of", "csv_of", "new_plan", "play_missing", "run", "sim_lines",
]  # fmt: skip
