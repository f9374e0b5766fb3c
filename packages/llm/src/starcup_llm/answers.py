"""Reads a model's answers as choices, and finds the valid choice nearest to an invalid answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from starcup import Choice, IllegalChoice, nearest_name
from starcup.host import Refused
from starcup.lines import AnswerReader, Draft, Misnamed, keyed, numbered
from starcup.messages import Language
from starcup.scene import Pick, presenter_of
from starcup_llm.situation import Situation

QUOTES = " \t\r\n`'\"*."
"""Characters that models put around a choice."""
NONE = "none"


def read_answer(situation: Situation, typed: str, languages: Sequence[Language]) -> Choice:
    """Return the choice that an answer names: by its text, by its label, or with names in place of keys."""
    text = " ".join(typed.strip(QUOTES).lower().split())
    choice = situation.find(text) or _labelled(situation, text, languages) or _picked(situation, text, languages)
    if choice is not None:
        return choice
    spelled = keyed(text, situation.scene, languages)
    choice = situation.find(spelled)
    if choice is not None:
        return choice
    refusal = situation.why_not(text)
    if refusal is None or refusal.code == "not-understood":
        refusal = situation.why_not(spelled) or refusal
    if refusal is None:  # legal by the rules, though not listed: its own text would have been found
        refusal = IllegalChoice("not-now", "", f"{text!r} is not possible now.")
    raise refused(situation, refusal, text, languages)


def refused(situation: Situation, refusal: IllegalChoice, text: str, languages: Sequence[Language]) -> Refused:
    """Return a refusal with the rule's own sentence, the ids of rules, and the nearest valid choice."""
    reason = presenter_of(situation.view.ruleset).reason(refusal)
    rules = tuple(re.findall(r"[A-Z]+-\d+", refusal.rule))
    return Refused(refusal.code, languages[0].text(reason), nearest(situation, text, languages[0]) or None, rules)


def nearest(situation: Situation, text: str, language: Language) -> str:
    """Return the text of the valid choice nearest to a text; empty if none is near."""
    prompt = situation.scene.prompt
    if prompt is None:
        return ""
    if prompt.pick is not None:
        choice = situation.find(_nearest_set(prompt.pick, text))
        return "" if choice is None else choice.text
    named = {language.text(option.label).lower(): option.choice for option in prompt.options}
    named |= {option.choice: option.choice for option in prompt.options}
    name = nearest_name(text, named)
    return "" if name is None else named[name.lower()]


def _nearest_set(pick: Pick, text: str) -> str:
    """Return a set of the size asked for: the items on offer nearest to those in a text, then others."""
    offered = {item.item: item for item in pick.items}
    items = list[str]()

    def fits(item: str) -> bool:
        together = offered[item].together
        taken = together is not None and together in [offered[other].together for other in items]
        return len(items) < pick.most and not taken and Counter(items)[item] < offered[item].count

    for word in text.removeprefix(f"{pick.text} ").replace(",", " ").split():
        item = nearest_name(word, offered)
        if item is not None and word != NONE and fits(item):
            items.append(item)
    for item in offered:
        while len(items) < pick.least and fits(item):
            items.append(item)
    return f"{pick.text} {' '.join(items) or NONE}"


def _labelled(situation: Situation, text: str, languages: Sequence[Language]) -> Choice | None:
    """Return the choice with a label; None if no choice has it, or several do."""
    prompt = situation.scene.prompt
    if prompt is None or text.isdigit():  # there are no numbers of options here
        return None
    option = AnswerReader(situation.scene, numbered(prompt), languages).exact(text).options
    return situation.find(option[0].choice) if len(option) == 1 else None


def _picked(situation: Situation, text: str, languages: Sequence[Language]) -> Choice | None:
    """Return the set whose items a text names."""
    prompt = situation.scene.prompt
    if prompt is None or prompt.pick is None:
        return None
    pick = prompt.pick
    named = text.removeprefix(pick.text).strip()
    if any(word.isdigit() for word in named.split()):  # of items neither
        return None
    try:
        items = Draft(pick, languages).read(named) if named != NONE else ()
    except Misnamed:
        return None
    return situation.find(f"{pick.text} {' '.join(items) or NONE}")
