"""From the command line to a table: which one, and how it is shown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import locale
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from eklat.client import CannotPlay, Link
from eklat.client.identities import own_name
from eklat.games import GAMES
from eklat.locales import LANGUAGES
from eklat.table import Refused
from eklat.terminal.games import desk
from eklat.terminal.words import Words

if TYPE_CHECKING:
    from eklat.terminal.finding import NewTable
    from eklat.terminal.saves import Found

DUMB = ("", "dumb", "unknown")
"""Terminals that print and do nothing else."""
MOST_LISTED = 5
"""Unfinished games that are named at once."""


def language(wanted: str | None) -> str:
    """The language asked for, or the one the machine speaks, or English. Raises `CannotPlay`."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise CannotPlay(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = spoken or locale.getlocale()[0] or ""
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"


def refuse(way: str, given: Mapping[str, object], fitting: set[str], lang: str) -> None:
    """Say what was asked for and has no meaning where a game is resumed or joined. Raises `CannotPlay`."""
    ignored = [flag for flag, value in given.items() if value is not None and flag not in fitting]
    if ignored:
        words = Words(lang)
        raise CannotPlay(words(f"term-{way}-alone", flags=words.listed(ignored), count=len(ignored)))


def local(
    game: str,
    players: int | None,
    bots: str | None,
    options: Mapping[str, Any],
    seed: str | None,
    name: str | None,
    lang: str,
) -> Link:
    """A new game on this machine. Raises `CannotPlay`."""
    from eklat.terminal.local import LocalLink, bot_problem, new_table
    from eklat.terminal.saves import SavedGame

    here = desk(game)
    level = bots or here.bots
    if problem := bot_problem(level, game, lang):
        raise CannotPlay(problem)
    chosen = {**here.options, **options}
    number = players or here.players or GAMES[game].players[0]
    try:
        table, answer = new_table(game, number, level, name or own_name(), chosen, seed)
    except Refused as refused:
        raise CannotPlay(refused.say(lang)) from None
    try:
        saved = SavedGame.fresh()
        saved.add(answer.events)
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotPlay(Words(lang)("term-cannot-write", file=str(error.filename or ""), why=why)) from None
    return LocalLink(table, saved, lang, seed)


def resumed(wanted: str | None, lang: str) -> Link:
    """The last game that was not finished, the last one of a game, or one by its number in the list. Raises `CannotPlay`."""
    from eklat.terminal import saves
    from eklat.terminal.local import LocalLink

    words, found = Words(lang), saves.games()
    ready = [one for one in found if one.can_go_on]
    if wanted is not None and wanted.isdecimal():
        fitting = ready[int(wanted) - 1 : int(wanted)] if int(wanted) else []
    else:
        fitting = [one for one in ready if wanted in (None, _game(one))]
    if not fitting:
        raise CannotPlay("\n".join(_why_not(wanted, found, words)))
    chosen = fitting[0]
    try:
        saved = saves.SavedGame(chosen.file)
    except saves.InUse:
        raise CannotPlay(words("term-open-elsewhere", game=_about(chosen, words))) from None
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotPlay(words("term-cannot-write", file=str(chosen.file), why=why)) from None
    kept = saved.read()
    assert kept.table is not None
    notes = [words("term-damaged", file=str(chosen.file), line=kept.line, copy=str(kept.copy))] if kept.line else []
    notes += [line for one in found if one is not chosen for line in _trouble(one, wanted, words)]
    return LocalLink(kept.table, saved, lang, note=" ".join(notes) or None)


def _game(one: Found) -> str | None:
    return None if one.kept.table is None else one.kept.table.settings.game


def _about(one: Found, words: Words) -> str:
    """A saved game in a few words: what is played, with whom, and when it was last played."""
    table = one.kept.table
    if table is None:
        return str(one.file)
    names = words.listed([name for seat, name in enumerate(table.names) if seat != table.seat_of("you")])
    return words("term-game-about", game=words.title(table.settings.game), names=names, day=one.day)


def _trouble(one: Found, wanted: str | None, words: Words) -> list[str]:
    """What keeps a game from going on."""
    if one.is_open and wanted in (None, _game(one)):
        return [words("term-open-elsewhere", game=_about(one, words))]
    if one.kept.table is None:
        return [words("term-damaged-lost", file=str(one.file), line=one.kept.line or 1)]
    return []


def _why_not(wanted: str | None, found: list[Found], words: Words) -> list[str]:
    ready = [one for one in found if one.can_go_on]
    troubles = [line for one in found for line in _trouble(one, wanted, words)]
    if ready:
        return [words("term-no-such-game", wanted=wanted or ""), *listing(ready, words), *troubles]
    return troubles or [words("term-nothing-to-resume")]


def listing(ready: list[Found], words: Words, without: Path | None = None) -> list[str]:
    """Unfinished games, each with the command that goes on with it."""
    numbered = [(number, one) for number, one in enumerate(ready, 1) if one.file != without]
    lines = [f"  eklat play --resume {number}   {_about(one, words)}" for number, one in numbered[:MOST_LISTED]]
    more = len(numbered) - MOST_LISTED
    return lines + ([words("term-more-games", count=more)] if more > 0 else [])


def remote(url: str, lang: str, name: str | None, is_watching: bool) -> Link:
    """A table of a server. Raises `CannotPlay`."""
    from eklat.terminal.remote import Address, RemoteLink

    return RemoteLink(Address.read(url), lang, name, is_watching)


def joined(url: str, lang: str, name: str | None, flags: Mapping[str, object], wanted: NewTable | None) -> Link:
    """The table that an address names; at an address of a server alone, one with room or a new one. Raises `CannotPlay`."""
    from eklat.client.address import server_at

    server = server_at(url)
    if server is None:
        refuse("join", flags, {"--name"}, lang)
        return remote(url, lang, name, is_watching=False)
    refuse("join", flags, {"--name", "GAME", "--players", "--bots", "--option"}, lang)
    from eklat.terminal.finding import Finder
    from eklat.terminal.remote import RemoteLink

    finder = Finder(server, Words(lang), name)
    return RemoteLink(finder.ask() if wanted is None else finder.open(wanted), lang, name, is_watching=False)


def run(link: Link, lang: str, is_plain: bool, pace: float = 1.0) -> None:
    """Show the table until somebody has enough. Raises `CannotPlay`."""
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    if is_terminal and not is_plain and not _has_screen():
        print(Words(lang)("term-dumb", term=os.environ.get("TERM") or "–"))
        is_plain = True
    if is_plain or not is_terminal:
        asyncio.run(_plain(link, lang))
        return
    gc.disable()  # what is loaded now stays
    from eklat.terminal.app import TableApp

    gc.freeze()
    gc.enable()
    app = TableApp(link, Words(lang), pace)
    app.run()
    if app.failure is not None:
        raise app.failure
    _farewell(link, lang)


def _has_screen() -> bool:
    """Whether this terminal can do more than print one line after another, as far as the machine knows it."""
    if os.name == "nt":
        return True
    if os.environ.get("TERM", "") in DUMB:
        return False
    import curses

    try:
        curses.setupterm()
    except curses.error:  # nobody here knows it: most can
        return True
    return curses.tigetstr("cup") is not None


async def _plain(link: Link, lang: str) -> None:
    from eklat.terminal.plain import PlainTable

    table = PlainTable(link, Words(lang))
    try:
        await table.run()
    finally:
        table.leave()
        with contextlib.suppress(Exception):
            await link.close()
        _farewell(link, lang)


def _farewell(link: Link, lang: str) -> None:
    """How to come back: to a game of this machine that is not over, or to one's seat at a server."""
    words = Words(lang)
    if link.way_back is not None:
        print(words("term-seat-kept", command=link.way_back))
        return
    from eklat.terminal.local import LocalLink

    if isinstance(link, LocalLink) and link.table.phase != "over":
        from eklat.terminal import saves

        print(words("term-saved"))
        ready = [one for one in saves.games() if one.can_go_on]
        if len(ready) > 1:
            print(words("term-other-games"))
            print("\n".join(listing(ready, words, without=link.saved.file)))
