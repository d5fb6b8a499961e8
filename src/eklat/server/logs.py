"""What goes to standard error: lines for people or JSON for programs, and the last faults for the host's page."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import deque
from collections.abc import Callable
from typing import Any

KINDS = ("text", "json")
MOST = 20
"""Faults that are remembered."""


class JsonLines(logging.Formatter):
    """One object a line: time, level, logger, message, and what was raised; and which worker says it, if it is one."""

    def __init__(self, place: int | None) -> None:
        super().__init__()
        self._place = place

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **({} if self._place is None else {"worker": self._place}),
            "process": record.process,
        }
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


class Faults(logging.Handler):
    """The last of them, with their time."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.last: deque[dict[str, Any]] = deque(maxlen=MOST)
        self.show: Callable[[list[dict[str, Any]]], None] = lambda faults: None
        """Where they are shown to others, whenever there is a new one."""
        self.shown: Callable[[], list[dict[str, Any]]] = list
        """Those that whoever looks after this process has shown."""

    def emit(self, record: logging.LogRecord) -> None:
        message = record.getMessage().encode(errors="replace").decode()[:300]  # it is to become JSON, whatever is in it
        self.last.append({"time": record.created, "level": record.levelname.lower(), "message": message})
        self.show(list(self.last))

    def all(self) -> list[dict[str, Any]]:
        return [*self.shown(), *self.last]


FAULTS = Faults()
"""Of this process."""


def write_logs(kind: str, place: int | None) -> None:
    """Begin to write the log of this process, which has a place if it serves."""
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines(place) if kind == "json" else plain)
    logging.basicConfig(level=logging.WARNING, handlers=[lines, FAULTS])
    logging.captureWarnings(True)
    logging.getLogger("eklat.server").setLevel(logging.INFO)
    # what strangers send is no fault of ours
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in str(record.msg))
