"""Moments of hands to set before a page, without playing them there: every phase, seen by who is asked and by who waits."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from players import rest
from playwright.sync_api import Page, WebSocketRoute

from eklat.bots import bot
from eklat.server.updates import public, public_changes
from eklat.table import Settings, Table

NAMES = ("Lena", "Schiefer", "Basalt", "Quarz", "Granit", "Marmor")
"""A bot's longest name sits at every table."""


@dataclass(frozen=True)
class Moment:
    """What a server would welcome somebody with."""

    name: str
    version: int
    welcome: str

    def noticed(self) -> Moment:
        """The same, but the table is paused."""
        message = json.loads(self.welcome)
        message["version"] = self.version + 1000
        message["table"]["paused"] = True
        return Moment(self.name, self.version + 1000, json.dumps(message))

    def laying(self, count: int) -> Moment:
        """The same, but so many of our cards lie open."""
        message = json.loads(self.welcome)
        view, you = message["view"], message["you"]
        missing = count - len(view["laid"][you])
        view["laid"][you] += view["hand"][:missing]
        view["hand"] = view["hand"][missing:]
        message["version"] = self.version + 2000
        return Moment(f"{self.name} laying {count}", self.version + 2000, json.dumps(message))


def moments(game: str, players: int, **options: object) -> Iterator[Moment]:
    """The first and the last moment of every phase of a hand, for two who look on."""
    table = begun(game, players, **options)
    kept: dict[str, list[Table]] = {}
    rng, player = Random(players), bot("novice")
    while table.phase == "playing":
        assert table.state is not None
        assert table.turn is not None
        kept.setdefault(table.state.phase, []).append(table)
        is_whim = table.state.phase == "auction" and rng.random() < 0.4
        move = rng.choice(table.state.legal[:6]) if is_whim else player.choose(table.state.view(table.turn), rng)
        table = moved(table, str(move))
    count = itertools.count(1)
    for phase, tables in kept.items():
        for place in dict.fromkeys((0, len(tables) // 2, len(tables) - 1)):
            asked = tables[place].turn or 0
            for you in dict.fromkeys((asked, (asked + 1) % players)):
                yield moment(f"{game}-{players} {phase} {place} seat {you}", tables[place], you, next(count))
    yield moment(f"{game}-{players} over", table, 0, next(count))


def begun(game: str, players: int, **options: object) -> Table:
    """A table of our names, at the first move."""
    table = Table.create(Settings(game, players, options, practice=True), "5e" * 32, "id-0", NAMES[0], 0.0).table  # type: ignore[arg-type]
    for seat in range(1, players):
        table = table.sit(f"id-{seat}", NAMES[seat], seat, 0.0).table
    return table.start("id-0", 0.0).table


def moved(table: Table, move: str) -> Table:
    """The table after whoever is to move has done so."""
    return table.move(f"id-{table.turn}", move, f"m{table.version}", table.version, 0.0).table


@dataclass(frozen=True)
class Special:
    """A move that is something to see: what was seen before, and what is told then."""

    name: str
    before: Moment
    told: str


def special(name: str, table: Table, after: Table, you: int) -> Special:
    view = after.view(you)
    told = {
        "type": "update", "version": after.version, "now": 0.0, "table": public_changes(table, after, 0.0),
        "events": after.events_after(table.version, you), "view": {"full": view and view.to_json()},
    }  # fmt: skip
    return Special(name, moment(f"{table.settings.game} {name}", table, you, table.version), json.dumps(told))


def an_eklat(players: int) -> Special:
    """Two of Mü lay one card each, and everybody passes."""
    table = begun("mu", players)
    for _ in range(2):
        assert table.state is not None
        table = moved(table, str(table.state.legal.singles()[1]))
    while True:
        after = moved(table, "pass")
        if after.phase != "playing":
            return special(f"eklat-{players}", table, after, 0)
        table = after


def specials(players: int) -> Iterator[Special]:
    """Each special card of Heul doch! once, played by somebody beside the one who looks on."""
    table = begun("heuldoch", players, specials=True)
    rng, player, seen = Random(players), bot("novice"), set[str]()
    while table.phase == "playing" and len(seen) < 4:
        assert table.state is not None
        assert table.turn is not None
        move = str(player.choose(table.state.view(table.turn), rng))
        you = (table.turn + 1) % players
        after = moved(table, move)
        card = move.split(maxsplit=1)[0]
        if (
            card in ("catapult", "towel", "carousel", "werewolf")
            and card not in seen
            and len(table.state.view(None).log) > 3 * players
        ):
            seen.add(card)
            yield special(f"{card}-{players}", table, after, you)
        table = after


def moment(name: str, table: Table, you: int, version: int) -> Moment:
    view, here = table.view(you), {"here": list(range(table.settings.players)), "away": [], "watching": 0}
    message: dict[str, Any] = {"type": "welcome", "version": version, "now": 0.0, "you": you, "asked": None, "grace": 60}
    return Moment(
        name, version, json.dumps(message | {"table": public(table, 0.0), "view": view and view.to_json(), "presence": here})
    )


class Line:
    """A page's line to a table that is not there: it says what we want it to say."""

    def __init__(self, page: Page, first: Moment) -> None:
        self.page, self.first = page, first
        self.socket: WebSocketRoute | None = None
        page.route_web_socket("**/ws/tables/*", self._answer)

    def _answer(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(
            lambda message: socket.send(self.first.welcome) if json.loads(message)["type"] == "hello" else None
        )

    def show(self, moment: Moment) -> None:
        """Until this moment, and no other, is on the page."""
        assert self.socket is not None
        self.first = moment
        self.socket.send(moment.welcome)
        self.page.locator(f"[data-version='{moment.version}']").wait_for(state="attached")
        rest(self.page)

    def tell(self, told: str) -> None:
        """What happens next."""
        assert self.socket is not None
        self.socket.send(told)
