"""What is said to the table from the screen, and what becomes of the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from eklat.client import Answer, Json
from eklat.terminal import coaching, commands, keeping
from eklat.terminal.words import sentence

if TYPE_CHECKING:
    from eklat.terminal.app import TableApp


class Wishing:
    def __init__(self, app: TableApp) -> None:
        self.app = app

    def say(self, kind: str, **facts: Any) -> None:
        self.app.run_worker(self.ask(kind, facts))

    async def ask(self, kind: str, facts: Json) -> str:
        """Say a wish; the answer is why not, if it was refused."""
        deciding = self.app.deciding
        answer = await self.app.link.say(kind, **facts)
        why = "" if answer.ok else sentence(answer.sentence)
        if kind == "hint" and answer.ok:
            self._advise(answer)
        elif not answer.ok:
            deciding.note = why
            deciding.picked = [] if deciding.how == "card" else deciding.picked
        elif kind == "act":
            deciding.note = ""
        self.app.paint()
        return why

    def hint(self, facts: Json) -> None:
        self.app.deciding.note = self.app.words("term-hint-thinking")
        self.app.paint()
        self.say("hint", **facts)

    def _advise(self, answer: Answer) -> None:
        """A hint goes to the log, where there is room for the reason; what it means is under the cursor then."""
        app = self.app
        assert app.snapshot is not None
        app.deciding.note = app.words("term-hint", advice=app.words.told(answer.said, app.snapshot))
        app.story.lines += coaching.lines(answer, app.snapshot, app.words)
        app.story.add(f"{app.deciding.note} {answer.sentence or ''}".strip())
        app.deciding.point_at(commands.shortest(answer.move or "", app.snapshot))

    def save(self, file: str) -> None:
        self.app.run_worker(self._save(file))

    async def _save(self, file: str) -> None:
        """Where the record is goes to the log, too: a path can be long."""
        app = self.app
        assert app.snapshot is not None
        app.deciding.note = await keeping.save(app.link, file, app.snapshot, app.words)
        app.story.lines.append(app.deciding.note)
        app.paint()
