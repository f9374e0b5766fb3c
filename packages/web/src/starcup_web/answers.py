"""The answers to requests: each method by name, carried out in the host's thread."""

from __future__ import annotations

from collections.abc import Callable
from importlib import metadata
from urllib.parse import quote

from starcup import Ruleset, journal_header
from starcup.host import Clock, Host, HostedGame, Link, Mine, NewGame, Refused
from starcup.host.links import seat_of
from starcup.host.log import Setting
from starcup.host.shelf import catalogue, pictures, rule_texts
from starcup.host.telling import language_asked
from starcup.messages import ENGLISH, Language, Message
from starcup.wire import PROTOCOL
from starcup.wire import game_requests as g
from starcup.wire import requests as q
from starcup.wire import results as r
from starcup.words import words_of
from starcup_web import bodies as b
from starcup_web import results as w
from starcup_web.chances import chances_of
from starcup_web.offers import offer_of

AT_ONCE = 2
"""The most ideas that are told at one question."""
MOST_TOKENS = 200


def hello(host: Host) -> r.Hello:
    """Return who is there, and what it can do."""
    shelf = host.shelf
    return r.Hello(
        protocol=PROTOCOL,
        server="starcup-web",
        version=metadata.version("starcup-web"),
        games=shelf.games,
        game=shelf.usual,
        languages=shelf.languages(),
        methods=tuple(b.BY_METHOD),
        bots=shelf.bots_on_offer(),
        packs=tuple(pack.name for pack in shelf.packs().packs if pack.fault is None),
        most_line=b.MOST_JOURNAL,
        most_games=0,
    )


def answer(host: Host, asked: b.Body) -> object:
    """Return the result of a request without a link."""
    match asked:
        case b.New():
            return host.new(_new_game(asked))
        case b.Load():
            return _load(host, asked)
        case b.OfferOf():
            return offer_of(host.shelf, asked.language)
        case b.MineOf():
            if len(asked.tokens) > MOST_TOKENS:
                raise Refused("bad-request", f"tokens: expected {MOST_TOKENS} at most, found {len(asked.tokens)}")
            return w.MyGames(tuple(_mine(host, token) for token in asked.tokens))
    raise _unknown_method(asked)


def answer_to(host: Host, link: Link, asked: b.Body) -> object:
    """Return the result of a request with a link, or a promise of it."""
    language = asked.language
    match asked:
        case b.Table():
            return host.table(link, language, asked.since)
        case b.Deed():
            return host.act(link, _deed(link, asked), language, asked.since)
        case b.ReplayOf():
            return host.replayed(link, asked.at, asked.seat, language)
        case b.Branch():
            return host.branch(link, asked.at, NewGame(asked.seats, names=_names(asked.names)))
        case b.FeedOf():
            spoken = "" if language == ENGLISH else f"?language={quote(language)}"
            return w.FeedPath(f"/api/feed/{link.token.feed.text}{spoken}")
    return _looked_up(host.looking(link), link, asked, language)


def of_box(rules: Ruleset, asked: b.Body) -> object:
    """Return the result of a request about what is in the box of a game."""
    language = asked.language
    match asked:
        case b.CatalogueOf():
            return catalogue(rules, language)
        case q.PicturesOf():
            return pictures(rules, asked, language)
        case q.RuleTexts():
            return rule_texts(rules, asked.ids, language)
    glossary = words_of(rules, language_asked(rules, language)).glossary_told
    return w.Glossary(tuple(w.GlossaryEntry(entry.name, entry.text) for entry in glossary.values()))


def _unknown_method(asked: b.Body) -> Refused:
    return Refused("unknown-method", f"the server can't do {asked.method!r}")


def _looked_up(hosted: HostedGame, link: Link, asked: b.Body, language: str) -> object:
    """Return the result of a request that changes nothing."""
    words = hosted.teller.language(language, link.seat)
    match asked:
        case g.Why(choice=str(choice), key=None):
            return hosted.why(seat_of(link), choice, language)
        case g.Why(choice=None, key=str(key)):
            return hosted.why_of(seat_of(link), key, language)
        case g.Why():
            raise Refused("bad-request", asked.fault())
        case g.ComesTo():
            return hosted.comes_to(seat_of(link), asked.items, language)
        case g.HintFor():
            return hosted.hint(seat_of(link), asked.bot, asked.number, language)
        case g.OrdersOf():
            return hosted.orders(seat_of(link), language)
        case b.CatalogueOf() | q.PicturesOf() | q.RuleTexts() | b.GlossaryOf():
            return of_box(hosted.rules, asked)
        case b.LessonsOf():
            return _lessons(hosted, link, asked, words)
        case b.JournalOf():
            hosted.check_open("the journal", or_finished=True)
            return w.JournalText(hosted.text())
        case b.ChancesOf():
            hosted.check_open("the course of the odds", or_finished=True)
            return chances_of(hosted, words)
    raise _unknown_method(asked)


def _deed(link: Link, asked: b.Body) -> Callable[[HostedGame], object]:
    """Return what changes the game of a link as asked."""
    language = asked.language
    if isinstance(asked, b.Seat):
        handed, player = _seat_meant(link, asked.seat), asked.player
        return lambda hosted: hosted.hand_over(handed, player)
    seat = seat_of(link)
    match asked:
        case b.Submit():
            return lambda hosted: hosted.submit(seat, asked.choice, asked.number, language)
        case g.Undo():
            return lambda hosted: hosted.undo(seat, language)
        case g.Resolve():
            return lambda hosted: hosted.resolve(asked.outcome, seat, language)
        case g.GiveOrder():
            return lambda hosted: hosted.order(seat, asked.choice, asked.until, asked.kind or "", language)
        case g.StopOrders():
            return lambda hosted: hosted.stop_orders(seat, asked.kind or "", language)
    raise _unknown_method(asked)


def _new_game(asked: b.New) -> NewGame:
    clock = None if asked.clock is None else Clock(asked.clock.seconds, asked.clock.bot)
    seed = None if asked.seed is None else int(asked.seed)
    return NewGame(
        asked.seats, asked.game, asked.packs, asked.options, _names(asked.names), seed, asked.outside_chance, clock
    )


def _names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names without blanks around them; none if nobody has one."""
    trimmed = tuple(" ".join(name.split()) for name in names)
    return trimmed if any(trimmed) else ()


def _load(host: Host, asked: b.Load) -> object:
    setting = Setting.of(journal_header(asked.journal))
    names = _names(asked.names) or setting.names
    return host.load(asked.journal, NewGame(asked.seats or setting.players, names=names), asked.at)


def _mine(host: Host, token: str) -> Mine | None:
    try:
        return host.mine(host.link(token))
    except Refused as error:
        if error.refusal.code != "no-link":
            raise
        return None


def _seat_meant(link: Link, seat: int | None) -> int:
    if link.role == "seat" and seat in (None, link.seat):
        return seat_of(link)
    if link.role == "host" and seat is not None:
        return seat
    raise Refused("not-your-seat", "this link can't say who plays there: only that of the seat, or of the settings")


def _lessons(hosted: HostedGame, link: Link, asked: b.LessonsOf, words: Language) -> w.LessonsDue:
    lessons = words_of(hosted.rules, words).lessons
    if lessons is None:
        return w.LessonsDue(None, (), None, ())
    decision = None if link.seat is None else hosted.game.decision(link.seat)
    due: list[str] = []
    if decision is not None:
        due = [key for key in lessons.occurring(hosted.game, decision) if key not in asked.told][:AT_ONCE]

    def lesson(key: str) -> w.Lesson:
        text = lessons.text(key)
        if "{suggested}" not in text:
            return w.Lesson(key, words.text(Message(f"lesson-{key}", text)))
        choice = None if decision is None else lessons.suggested(hosted.game, decision)
        good = Message("lesson-all_as_good", lessons.all_as_good)
        if choice is not None and decision is not None:
            good = hosted.teller.presenter.label(hosted.game.view(decision.seat), choice)
        return w.Lesson(key, words.text(Message(f"lesson-{key}", text, suggested=good)))

    welcome = lesson(lessons.welcome) if lessons.welcome and lessons.welcome not in asked.told else None
    farewell = lesson(lessons.farewell) if lessons.farewell and hosted.game.finished else None
    return w.LessonsDue(welcome, tuple(map(lesson, due)), farewell, tuple(lessons.keys))
