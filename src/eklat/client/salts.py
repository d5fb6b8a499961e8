"""Our share in the chance of the deals: sealed before the start, opened when nobody can change theirs any more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from eklat.client.snapshot import Answer
from eklat.locales import say
from eklat.records.fair import LONGEST_SALT, sealed

if TYPE_CHECKING:
    from eklat.client.remote import RemoteLink

LONGEST_WORD = LONGEST_SALT - 33
"""Characters of a word of one's own: behind it come a space and 128 bits that nobody can guess."""


class Salts:
    """The salts of one seat, each of which is opened once at most."""

    def __init__(self, link: RemoteLink) -> None:
        self._link = link
        self._salt: str | None = None
        self._match = 0
        self._is_open = False
        self.task: asyncio.Task[Answer] | None = None

    def look(self) -> None:
        """Something has happened: add a salt where ours is missing, and open it when the time has come."""
        snapshot = self._link.snapshot
        if snapshot is None or snapshot.you is None or snapshot.phase != "gathering" or self._is_busy:
            return
        fair, you = snapshot.table["fair"], snapshot.you
        if "seals" not in fair:  # an older server
            return
        if snapshot.table["match"] != self._match:
            self._match, self._salt = snapshot.table["match"], None
        opening = fair["opening"]
        if opening is not None and opening["stage"] == "revealing":
            if self._salt is not None and fair["seals"][you] == sealed(self._salt) and not self._is_open:
                self._is_open = True
                self._begin(self._link.say("reveal", text=self._salt))
        elif you not in fair["missed"] and not fair["salts"][you] and (self._salt is None or not fair["seals"][you]):
            self._begin(self.seal())

    @property
    def _is_busy(self) -> bool:
        return self.task is not None and not self.task.done()

    def _begin(self, wish: Coroutine[Any, Any, Answer]) -> None:
        self.task = asyncio.get_running_loop().create_task(wish)
        self.task.add_done_callback(lambda done: None if done.cancelled() else self.look())

    async def seal(self, word: str = "") -> Answer:
        """Add chance of this machine, behind a word of one's own if there is one."""
        if len(word) > LONGEST_WORD:
            return Answer(False, say(self._link.language, "table-salt", longest=LONGEST_WORD), code="salt")
        salt = f"{word} {secrets.token_hex(16)}".strip()
        self._salt, self._is_open = salt, False
        return await self._link.say("seal", seal=sealed(salt))
