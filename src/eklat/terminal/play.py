"""From the command line to a table: which one, and how it is shown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import locale
import os
import sys
from collections.abc import Mapping
from typing import Any

from eklat.games import GAMES
from eklat.locales import LANGUAGES
from eklat.table import Refused
from eklat.terminal.home import own_name
from eklat.terminal.picture import CannotPlay, Link
from eklat.terminal.words import LEVELS, Words


def language(wanted: str | None) -> str:
    """The language asked for, or the one the machine speaks, or English. Raises `CannotPlay`."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise CannotPlay(f"there is no language {wanted!r}; there are {', '.join(LANGUAGES)}")
        return wanted
    spoken = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = spoken or locale.getlocale()[0] or ""
    return spoken[:2].lower() if spoken[:2].lower() in LANGUAGES else "en"


def local(
    game: str, players: int | None, bots: str, options: Mapping[str, Any], seed: str | None, name: str | None, lang: str
) -> Link:
    """A new game on this machine. Raises `CannotPlay`."""
    from eklat.terminal.local import LocalLink, new_table
    from eklat.terminal.saves import SavedGame

    _check_bot(bots)
    chosen = ({"memory_aid": True} if game == "heuldoch" else {}) | dict(options)  # practice: onions are counted for you
    number = players if players is not None else {"mu": 4}.get(game, GAMES[game].players[0])
    try:
        table, answer = new_table(game, number, bots, name or own_name(), chosen, seed)
    except Refused as refused:
        raise CannotPlay(refused.say(lang)) from None
    try:
        saved = SavedGame.fresh()
        saved.add(answer.events)
    except OSError as error:
        raise CannotPlay(f"{error.filename or 'the game'}: cannot be written: {error.strerror or error}") from None
    return LocalLink(table, saved, lang, seed)


def _check_bot(spec: str) -> None:
    """A bot of the house is known without loading any; of others the package must be asked."""
    if spec.partition(":")[0] not in LEVELS or ":" in spec:
        from eklat.bots import bot

        try:
            bot(spec)
        except ValueError as error:
            raise CannotPlay(str(error)) from None


def resumed(game: str | None, lang: str) -> Link:
    """The last game that was not finished. Raises `CannotPlay`."""
    from eklat.terminal.local import LocalLink
    from eklat.terminal.saves import unfinished

    games = unfinished(game)
    for saved, table in games:
        games.close()  # type: ignore[attr-defined]
        return LocalLink(table, saved, lang)
    raise CannotPlay(Words(lang)("term-nothing-to-resume"))


def remote(url: str, lang: str, name: str | None, is_watching: bool) -> Link:
    """A table of a server. Raises `CannotPlay`."""
    from eklat.terminal.remote import Address, RemoteLink

    return RemoteLink(Address.read(url), lang, name, is_watching)


def run(link: Link, lang: str, is_plain: bool, pace: float = 1.0) -> None:
    """Show the table until somebody has enough. Raises `CannotPlay`."""
    if is_plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
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


async def _plain(link: Link, lang: str) -> None:
    from eklat.terminal.plain import PlainTable

    try:
        await PlainTable(link, Words(lang)).run()
    finally:
        with contextlib.suppress(Exception):
            await link.close()
        _farewell(link, lang)


def _farewell(link: Link, lang: str) -> None:
    """A local game that is not over can go on another time."""
    from eklat.terminal.local import LocalLink

    if isinstance(link, LocalLink) and link.table.phase != "over":
        print(Words(lang)("term-saved"))
