"""A table at a server whose address names none: those with room are listed, and a new one is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from eklat.client import Address, CannotPlay
from eklat.client.identities import Identities, identified
from eklat.client.server import Server
from eklat.client.snapshot import Json
from eklat.games import GAMES
from eklat.terminal.games import desk
from eklat.terminal.words import Words, sentence


@dataclass(frozen=True)
class NewTable:
    """What somebody wants to play; the others may be bots of one kind."""

    game: str
    players: int | None = None
    bots: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)


class Finder:
    """Asks at the command line, before there is a table to show."""

    def __init__(self, server: str, words: Words, name: str | None, identities: Identities | None = None) -> None:
        self.server, self.words, self.name = Server(server, words.language), words, name
        self._identities = identities or Identities()

    def ask(self) -> Address:
        """Which table to sit down at, as whoever sits here says. Raises `CannotPlay`."""
        tables = self.server.tables()
        print(self.words("term-find-tables" if tables else "term-find-none", server=self.server.url))
        for number, entry in enumerate(tables, 1):
            print(f"  {number}  {self._about(entry)}")
        games = self.words.listed(list(GAMES))
        print(self.words("term-find-how", games=games))
        while True:
            try:
                line = input("> ").strip()
            except EOFError:
                raise CannotPlay(self.words("term-find-nobody", server=self.server.url)) from None
            if line.isdecimal() and 0 < int(line) <= len(tables):
                return Address(self.server.url, tables[int(line) - 1]["id"])
            wanted = _read(line)
            if wanted is None:
                print(self.words("term-find-wrong", line=line, games=games))
                continue
            try:
                return self.open(wanted)
            except CannotPlay as refused:
                print(sentence(str(refused)))

    def open(self, wanted: NewTable) -> Address:
        """A new table with whoever sits here as its host. Raises `CannotPlay`."""
        players = wanted.players or desk(wanted.game).players or GAMES[wanted.game].players[0]
        bots = {} if wanted.bots is None else {str(seat): wanted.bots for seat in range(1, players)}
        settings = {"bots": bots, "options": dict(wanted.options)}
        try:
            return self._known().open_table(wanted.game, players, **settings)
        except CannotPlay as refused:
            if refused.code != "who":
                raise
        self._identities.forget(self.server.url, identified(self.server, self._identities, self.name)["name"])
        return self._known().open_table(wanted.game, players, **settings)

    def _known(self) -> Server:
        return replace(self.server, secret=identified(self.server, self._identities, self.name)["secret"])

    def _about(self, entry: Json) -> str:
        """A table in a line: what is played, who is there, and how many seats no person has."""
        chairs = entry["seats"]
        names = [chair["shown"] for chair in chairs if chair["kind"] != "empty"]
        free = sum(chair["kind"] in ("empty", "bot") for chair in chairs)
        game = self.words.title(entry["settings"]["game"])
        return self.words("term-find-table", game=game, players=len(chairs), names=self.words.listed(names), free=free)


def _read(line: str) -> NewTable | None:
    """`mu`, `mu 4`, `mu 4 club`."""
    game, *rest = line.lower().split() or [""]
    if game not in GAMES or len(rest) > 2:
        return None
    players = next((int(word) for word in rest if word.isdecimal()), None)
    bots = next((word for word in rest if not word.isdecimal()), None)
    return NewTable(game, players, bots)
