"""The log of a match: what was told about each event, in words that a log, a screen reader and a pipe can all use.

It begins with the match: who came before that is said in a line. So it reads the same for whoever was here all the time and
for whoever comes back to it. A move that is taken back stays in it, and then it says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from eklat.client import Json, Snapshot, Update
from eklat.terminal.words import Words


class Story:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.lines: list[str] = []
        self.hands: list[Json] = []
        """The events that ended the hands of this match."""
        self._talk: list[str] = []
        """What was said since the match before."""

    def hear(self, update: Update) -> list[str]:
        """What has happened goes into the log; the lines that it adds."""
        new: list[str] = []
        then: dict[int, str] = {}
        for event in update.events:
            if event["event"] in ("sat-down", "bot-seated") and event.get("called"):
                then[event["seat"]] = event["called"]
            told = list(self._told(event, update.snapshot, then))
            match event["event"]:
                case "chatted":
                    self._talk += told
                case "started":
                    told = list(company(update.snapshot, self.words)) or told
                    self.lines, self.hands, self._talk = self._talk, [], []
                case "hand-over":
                    self.hands.append(event)
            self.lines += told
            new += told
        return new

    def add(self, line: str) -> None:
        """Something that no event tells, said once."""
        if self.lines[-1:] != [line]:
            self.lines.append(line)

    def beginning(self, update: Update) -> list[str]:
        """Of what is past only this much is worth telling before one is asked: the deal, while nobody has moved."""
        dealt = [event for event in update.events if event["event"] == "dealt"]
        view = update.snapshot.view
        if not dealt or view is None or view["log"]:
            return []
        return [*company(update.snapshot, self.words), *self._told(dealt[-1], update.snapshot)]

    def _told(self, event: Json, snapshot: Snapshot, then: Mapping[int, str] | None = None) -> Iterator[str]:
        """Under the names of those days: who sits down later did not do it."""
        words = self.words
        if event["event"] == "chatted":
            text = event["text"] or words(f"phrase-{event['phrase']}")
            yield f"{(then or {}).get(event['seat'], snapshot.names[event['seat']])}: {text}"
            return
        told: Sequence[str] = [words.told(said, snapshot, then) for said in event["told"]]
        if event["event"] == "dealt":
            yield ": ".join((words.told(event["chapter"], snapshot, then), " ".join(told))).removesuffix(": ")
        else:
            yield from told


def company(snapshot: Snapshot, words: Words) -> Iterator[str]:
    """Who of the table is a bot, and how good."""
    for level in dict.fromkeys(filter(None, snapshot.levels)):
        names = [name for name, one in zip(snapshot.names, snapshot.levels, strict=True) if one == level]
        many = {"level": words.level(level), "levels": words.level(level, is_many=True)}
        yield words("term-company", names=words.listed(names), count=len(names), **many)
