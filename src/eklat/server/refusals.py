"""What the server itself refuses, beside what tables and rules refuse: always a stable code and a sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from typing import Any

from eklat.locales import LANGUAGES, say
from eklat.table import Refused
from eklat.table.wire import PROTOCOL

STATUS = {
    "who": 401, "code": 404, "no-table": 404, "no-page": 404, "not-host": 403, "not-seated": 403, "origin": 403,
    "limit": 429, "too-big": 413, "slow": 408, "storage": 503, "method": 405, "bad-request": 422, "closing": 503,
    "no-bots": 503, "unanswered": 503, "protocol": 426, "not-the-host": 401,
    "no-such-person": 404, "no-such-review": 404, "too-many-reviews": 429,
    "no-such-match": 404, "no-such-position": 404, "no-such-version": 422, "no-such-seat": 422,
}  # fmt: skip
"""The HTTP status of a code; whatever is not named is a conflict with how the table stands."""
WRONG = {
    "game", "settings", "clock", "name", "person", "salt", "seal", "chat", "phrase", "bot-name", "move-id", "notation",
    "option", "unknown-option", "players", "no-bot-here", "bot-game",
}  # fmt: skip
"""Codes of wishes that would be wrong at any table."""


ACCEPTED = re.compile(rb"(?i)\r\naccept-language:([^\r]*)")


class ServerRefused(Refused):
    """A refusal with a sentence from the server's catalogue."""

    def __init__(self, code: str, retry_after: float | None = None, **facts: str | int | float) -> None:
        super().__init__(code, None, **facts)
        self.retry_after = retry_after

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(ServerRefused, self.code, self.retry_after, **self.facts), ()

    def say(self, language: str, names: Sequence[str] | None = None) -> str:
        return say(language, f"server-{self.code}", **self.facts)


def check_protocol(number: object) -> None:
    """Refuse a client that speaks otherwise than we do, before it misunderstands anything. No number: trust."""
    if number is not None and number != PROTOCOL:
        is_newer = isinstance(number, int) and number > PROTOCOL
        raise ServerRefused("protocol", age="newer" if is_newer else "older")


def status(refused: Refused) -> int:
    return 422 if refused.code in WRONG else STATUS.get(refused.code, 409)


def body(refused: Refused, language: str) -> dict[str, Any]:
    """A refusal as HTTP says it."""
    answer: dict[str, Any] = {"code": refused.code, "sentence": refused.say(language)}
    retry = getattr(refused, "retry_after", None)
    return answer if retry is None else answer | {"retry_after": max(0.01, round(retry, 2))}


def plain_answer(refused: ServerRefused, head: bytes) -> bytes:
    """A refusal in bytes, for somebody of whose request nothing was looked at but the language."""
    language = ACCEPTED.search(head)
    said = body(refused, language_of(None, language and language[1].decode("latin-1")))
    text, number = json.dumps(said, ensure_ascii=False).encode(), HTTPStatus(status(refused))
    headers = {"content-type": "application/json", "content-length": len(text), "connection": "close"}
    if refused.retry_after is not None:
        headers["retry-after"] = int(refused.retry_after) + 1
    lines = [f"HTTP/1.1 {number.value} {number.phrase}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + text


def language_of(wanted: object, accepted: str | None = None) -> str:
    """The language of somebody: the one they name, else the first that their browser names, else English."""
    if isinstance(wanted, str) and (short := wanted.split("-")[0].strip().lower()) in LANGUAGES:
        return short
    weighed: list[tuple[float, str]] = []
    for part in (accepted or "").split(",")[:20]:
        tag, _, weight = part.partition(";")
        try:
            q = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            q = 0.0
        weighed.append((-q, tag.split("-")[0].strip().lower()))
    return next((tag for _, tag in sorted(weighed, key=lambda item: item[0]) if tag in LANGUAGES), "en")
