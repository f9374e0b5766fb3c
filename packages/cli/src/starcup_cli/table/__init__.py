"""A game at the terminal: begun or resumed, talked about with one person, played in lines."""

from starcup_cli.table.advising import advice_lines
from starcup_cli.table.answering import Asked, Picking
from starcup_cli.table.conversation import Conversation, Leave
from starcup_cli.table.in_lines import introduce, play_in_lines
from starcup_cli.table.looking_on import whole_scene, whole_story
from starcup_cli.table.people import check_told_apart, people, person
from starcup_cli.table.session import Session
from starcup_cli.table.starting import (
    check_hints,
    guided,
    is_told,
    loaded_session,
    new_session,
    options_against,
    players_alone,
    seated,
)
from starcup_cli.table.typed_commands import command_help

__all__ = [
    "Asked", "Conversation", "Leave", "Picking", "Session", "advice_lines", "check_hints", "check_told_apart",
    "command_help", "guided", "introduce", "is_told", "loaded_session", "new_session", "options_against", "people",
    "person", "play_in_lines", "players_alone", "seated", "whole_scene", "whole_story",
]  # fmt: skip
