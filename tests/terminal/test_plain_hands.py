"""Whole hands line by line, in every game and number of players, with wrong input at every prompt: it changes nothing."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest
from at_the_table import TABLES
from clumsy import WRONG_LINES
from scripted import Reader

from eklat.client import Link, Snapshot
from eklat.terminal import play


def has_been_played(snapshot: Snapshot) -> bool:
    """A hand is over, and not because the auction ended in an eklat."""
    view = snapshot.view
    is_over = snapshot.phase == "over" or (view is not None and view.get("contract", True) is not None)
    return snapshot.phase in ("scoring", "over") and is_over


class Clumsy(Reader):
    """Types something wrong at every prompt, then what is right."""

    def __init__(self, link: Link, lang: str, wrong: Iterator[str], times: int) -> None:
        super().__init__(link, lang, stop=has_been_played)
        self.tried = 0
        self._wrong = wrong
        self._times = times
        self._left, self._version = 0, -1

    def _next(self) -> str:
        assert self.now is not None
        if self.now.is_my_turn and self._version != self.now.version:
            self._version, self._left = self.now.version, self._times
        if self._left and self.now.is_my_turn:
            self._left -= 1
            self.tried += 1
            return next(self._wrong) + "\n"
        return super()._next()


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_wrong_input_at_every_prompt_gets_a_reason_and_the_prompt_again(
    game: str, players: int, options: dict[str, Any]
) -> None:
    times = len(WRONG_LINES) if os.environ.get("EKLAT_LONG") else 2

    def played(reader: type[Reader], *more: Any) -> Any:
        link = play.local(game, players, "random", options, "5", "Mia", "nl")
        one = reader(link, "nl", *more)

        async def whole() -> None:
            await one.run()
            await link.close()

        asyncio.run(whole())
        return one

    clumsy, clean = played(Clumsy, cycle(WRONG_LINES), times), played(Reader, (), has_been_played)
    assert clumsy.tried > 8 * times
    text = clumsy.text
    for wrong in WRONG_LINES:  # what was typed, the reason, and the prompt again
        text = re.sub(rf"(?<=> ){re.escape(wrong)}\n\S.*\n(?:Mogelijk: .*\n)?(Jouw beurt: .*)\n> ", "", text)
    assert text == clean.text
