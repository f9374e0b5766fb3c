"""What a search by a net may spend on a question."""

from __future__ import annotations

from attrs import frozen

from starcup_bots.search.racing import SearchBudget


@frozen
class LearnedBudget(SearchBudget):
    """The budget of a search by a net: the best candidates only, and short playouts.

    What a playout takes differs between games and numbers of players, so the work is counted in answers.
    """

    answers: int = 2_400
    """Answers of all seats in all playouts together, which take some tens of microseconds each."""
    playouts: int = 120
    """The most playouts of all choices together."""
    seconds: float = 0.0
    candidates: int = 4
    prior: float = 3.0
    margin: float = 4.0
    """How far the logarithm of the chance of a choice may lie behind the best to be tried."""
    rounds: int = 2
    """Rounds that a playout goes on for; 1: to the end of the present one."""
    shortest: int = 0
    """The answers of all seats before which no playout ends: more rounds where these take few answers."""
    longest: int = 60
    """The answers of all seats after which a playout ends even within a round."""
    spread: float = 8.0
    """The lead in logarithms of chances that counts at first glance like three games won in four."""
    batch: int = 8
    """The worlds that are played at once; the first ones also tell how long playouts are."""
