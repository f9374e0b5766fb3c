"""Words, pieces and rules of a game, looked up and put in lines."""

from starcup_cli.lookup.anywhere import look_up
from starcup_cli.lookup.looking_up import (
    all_words,
    explained,
    explanation_lines,
    list_lines,
    of_glossary,
)
from starcup_cli.lookup.rulebook import (
    find_piece,
    find_rules,
    noun_told,
    piece_names,
    rule_lines,
    rule_lines_of,
    title_of,
)

__all__ = [
    "all_words", "explained", "explanation_lines", "find_piece", "find_rules", "list_lines",
    "look_up", "noun_told", "of_glossary", "piece_names", "rule_lines", "rule_lines_of", "title_of",
]  # fmt: skip
