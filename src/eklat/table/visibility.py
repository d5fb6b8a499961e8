"""Who may see which part of an event: declared beside each field, applied by `seen` and nowhere else.

A field is written `seat: Annotated[Seat, everybody]`. What is shown is built up from nothing: a field that declares nothing
is shown to nobody, so forgetting it cannot leak. Every event is shown at least with its name, number and time, so that
whoever counts them misses none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal, get_origin, get_type_hints

from eklat.games.core import Seat

if TYPE_CHECKING:
    from eklat.table.events import Event

ALL: Literal["all"] = "all"

Viewer = Seat | Literal["all"] | None
"""Whose eyes: a seat, a spectator (None), or all cards open, which is for matches that are over."""

HIDDEN = object()

Sight = Callable[[Any, str, Viewer], Any] | None
"""What a viewer gets of this field of an event: a value, or `HIDDEN`."""

everybody: Sight = None
"""Everybody sees this field."""


def own_seat(event: Any, name: str, viewer: Viewer) -> Any:
    """Only the event's own seat sees it, until the match is over."""
    return getattr(event, name) if viewer in (event.seat, ALL) else HIDDEN


def nobody(event: Any, name: str, viewer: Viewer) -> Any:
    """It is stored and never shown."""
    return HIDDEN


def as_known(known: Callable[[Any, Viewer], Any]) -> Sight:
    """Every viewer sees of it what they may know."""
    return lambda event, name, viewer: known(event, viewer)


def seen(event: Event, viewer: Viewer) -> dict[str, Any]:
    """The event as this viewer may see it, as plain data."""
    kind: Any = type(event)
    facts = event.__dict__
    shown: dict[str, Any] = {"event": event.name}
    for name, sight in sights(kind):
        value = facts[name] if sight is None else sight(event, name, viewer)
        if value is not HIDDEN:
            shown[name] = value if type(value) in PLAIN else plain(value)
    return shown


@cache
def sights(kind: Any) -> tuple[tuple[str, Sight], ...]:
    """The fields of a kind of event that declare who sees them."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, hint.__metadata__[0]) for name, hint in hints.items() if get_origin(hint) is Annotated)


PLAIN = frozenset((str, int, float, bool, type(None)))
"""What JSON knows as it is."""


def plain(value: Any) -> Any:
    """A value of an event as JSON knows it."""
    if type(value) in PLAIN:
        return value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    if isinstance(value, Mapping):
        return dict(value)
    return value.to_json() if hasattr(value, "to_json") else value
