"""One table as a log of events: seats, clocks, matches, who may see what. No network, no storage, no clock of its own."""

from eklat.table.answers import Accepted, Refused
from eklat.table.clock import Clock
from eklat.table.events import FORMAT, BadLog, Event, read_event
from eklat.table.settings import Settings
from eklat.table.table import Table
from eklat.table.visibility import ALL, Viewer, seen

__all__ = [
    "ALL",
    "FORMAT",
    "Accepted",
    "BadLog",
    "Clock",
    "Event",
    "Refused",
    "Settings",
    "Table",
    "Viewer",
    "read_event",
    "seen",
]
