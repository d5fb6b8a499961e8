"""What a server can be told: by flags of `eklat serve`, or by the environment (`EKLAT_...`). The defaults are safe."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from platformdirs import user_data_path

from eklat.server.logs import KINDS

NO_PORT = re.compile(r"^([^/?]*:)(?!\d+(?:[/?]|$))[^/?:\]]+(?=[/?]|$)")
"""What stands in the place of a port and is no number: it may be a password."""


class BadSettings(ValueError):
    """Something a server cannot start with; the message says what and what was expected."""


@dataclass(frozen=True)
class Limits:
    """How much one may ask for. Whoever asks for more is told when to try again; nobody is ever banned. 0 is no limit."""

    connection_messages: float = 20.0
    """Messages a second on one connection, in the long run."""
    connection_burst: float = 60.0
    """How many may come at once."""
    address_messages: float = 200.0
    address_burst: float = 600.0
    address_requests: float = 20.0
    """HTTP requests a second from one address."""
    address_requests_burst: float = 200.0
    address_pages: float = 50.0
    """Pages and their parts a second to one address."""
    address_pages_burst: float = 1000.0
    address_openings: float = 5.0
    """New WebSockets a second from one address."""
    address_openings_burst: float = 300.0
    studio_share: float = 0.1
    """What part of a processor replays and records may take for one address."""
    studio_seconds: float = 5.0
    """How many seconds of it at once."""
    connections: int = 200
    """Open WebSockets from one address."""
    http_connections: int = 200
    """Open HTTP connections from one address that is no proxy of ours."""
    tables_hour: float = 60.0
    """New tables an hour from one address; as many may come at once."""
    people_hour: float = 60.0
    """New guests an hour from one address."""
    tables_person: int = 100
    """Tables at which one person has a seat, unless the match is over."""
    codes_hour: float = 30.0
    """Tries at a code for another device, an hour and address."""
    misses_hour: float = 120.0
    """Codes of tables that are not there, an hour and address."""
    reviews_hour: float = 120.0
    """Reviews an hour that are asked for from one address; as many may come at once."""
    reviews_person: int = 5
    """Reviews that one person waits for at once."""
    talk_hour: float = 600.0
    """Wishes an hour at one table that are no moves: talk, pauses, seats; as many may come at once."""
    message_bytes: int = 4096
    body_bytes: int = 65536
    record_bytes: int = 2**20
    """A record that is to be judged may be longer than other requests."""
    long_records: int = 4
    """Records that are so, from one address at once: a list of nothing takes thirty times as much room as its letters."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    """`sqlite:///file` or `postgresql://...`; empty is a file in the user's data folder."""
    public_url: str = ""
    """The address people type, where it differs from the one the server sees."""
    workers: int = 1
    """Processes that serve; 0 is one for every processor."""
    place: int = 0
    """Which of them this is."""
    crew: str = ""
    """The mark that workers of one crew have in common."""
    admin: str = ""
    """The file with the token of whoever runs the server; empty is no door for them."""
    log: str = "text"
    """How the log is written: text or json."""
    grace: float = 30.0
    """Seconds after which somebody whose connection is gone counts as away."""
    bot_workers: int = 0
    """Processes that bots think in; 0 is one fewer than there are processors, and at least one."""
    bot_pause: tuple[float, float] = (0.7, 1.6)
    """Between these many seconds a bot takes for a move, where the table wants it to."""
    warm_bots: bool = True
    """Start a process for bots at once, so that the first of them need not be waited for."""
    review_worlds: int = 4096
    """Imagined deals in which a review tries the moves of a decision that stays unclear."""
    patience: float = 10.0
    """Seconds in which a connection says what it wants, and then has sent all of it."""
    idle: float = 300.0
    """Seconds after which a table nobody looks at leaves the memory."""
    lease: float = 3.0
    """Seconds without a sign of life after which another node drives the tables of this one."""
    link: float = 600.0
    """Seconds for which a link to another device is good."""
    limits: Limits = field(default_factory=Limits)

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **flags: Any) -> Self:
        """Settings from the environment, `EKLAT_DB` and so on; what is given as a flag counts more."""
        env = os.environ if environment is None else environment
        limits = replace(Limits(), **_given(Limits, "EKLAT_LIMIT_", env))
        given = {name: value for name, value in flags.items() if value is not None}
        settings = replace(cls(limits=limits), **(_given(cls, "EKLAT_", env) | given))
        settings.check()
        return settings

    @classmethod
    def told(cls, plain: Mapping[str, Any]) -> Self:
        """Settings from `asdict`, perhaps of another version: what is not known here is left out."""
        limits = {f.name: plain["limits"][f.name] for f in fields(Limits) if f.name in plain["limits"]}
        known = {f.name: plain[f.name] for f in fields(cls) if f.name in plain}
        return cls(**{**known, "limits": Limits(**limits), "bot_pause": tuple(plain["bot_pause"])})

    def check(self) -> None:
        if self.log not in KINDS:
            raise BadSettings(f"a log is {' or '.join(KINDS)}, not {self.log!r}")
        if self.workers < 0:
            raise BadSettings(f"a number of workers is at least 1, or 0 for one on each processor, not {self.workers}")
        if self.workers != 1 and self.file is not None:
            raise BadSettings(
                "several workers need PostgreSQL (--db postgresql://...): "
                "a file of SQLite belongs to one process, which has its tables in memory and is the only one that writes"
            )
        if not 0 <= self.port < 65536:
            raise BadSettings(f"a port is a number from 0 to 65535, not {self.port}")
        for limit in fields(self.limits):
            if not getattr(self.limits, limit.name) >= 0:
                name, value = f"EKLAT_LIMIT_{limit.name.upper()}", getattr(self.limits, limit.name)
                raise BadSettings(f"{name} must be a number of at least 0 (0 is no limit), not {value}")
        url = urlsplit(self.public_url)
        if self.public_url and (url.scheme not in ("http", "https") or not url.netloc):
            raise BadSettings(f"the public address must look like https://cards.example, not {self.public_url!r}")
        self.database  # noqa: B018, says what is wrong with its address

    @property
    def database(self) -> str:
        """The address of the database, with the driver that we use for it."""
        if not self.db:
            return f"sqlite+aiosqlite:///{user_data_path('eklat', appauthor=False) / 'eklat.db'}"
        scheme, mark, rest = self.db.partition("://")
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
        if not mark or scheme not in drivers or not rest.strip("/") or ":memory:" in rest:
            raise BadSettings(
                "a database is named by sqlite:///path/to/file.db or postgresql://user@host/name, "
                f"not {without_password(self.db)!r}"
            )
        if scheme == "sqlite" and (query := rest.partition("?")[2]):
            names = "&".join(part.partition("=")[0] for part in query.split("&"))
            raise BadSettings(f"a file of SQLite is named without anything behind it: leave ?{names} out")
        return f"{drivers[scheme]}://{rest}"

    @property
    def file(self) -> Path | None:
        """The file of the database; None for PostgreSQL."""
        scheme, _, rest = self.database.partition(":///")
        return Path(rest.partition("?")[0]) if scheme.startswith("sqlite") else None


def without_password(url: str) -> str:
    """An address that may be shown; of what is none, only what stands behind the @."""
    shown = re.sub(r"(?i)(?<=password=)[^&]*", "...", url)
    scheme, mark, rest = shown.partition("://")
    if not mark:
        _, at, place = shown.rpartition("@")
        return f"...@{place}" if at else shown
    account, at, place = rest.rpartition("@")
    place = NO_PORT.sub(r"\1...", place)
    return f"{scheme}://{account.partition(':')[0]}{at}{place}"


_READ: Mapping[str, Callable[[str], Any]] = {"str": str, "int": int, "float": float, "bool": lambda text: bool(int(text))}


def _given(kind: type[Any], prefix: str, env: Mapping[str, str]) -> dict[str, Any]:
    """What the environment says about the fields of a class."""
    found = {}
    for f in fields(kind):
        text, read = env.get(prefix + f.name.upper()), _READ.get(str(f.type))
        if text is None or read is None:
            continue
        try:
            found[f.name] = read(text)
        except ValueError:
            raise BadSettings(f"{prefix}{f.name.upper()} must be a number, not {text!r}") from None
    return found
