"""The log of a match says the same to whoever followed it, to whoever comes back to it, and after a lost connection."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from eklat.client import Update
from eklat.games.said import Who, said
from eklat.terminal import play
from eklat.terminal.local import LocalLink
from eklat.terminal.story import Story
from eklat.terminal.words import Words

LANGUAGES = pytest.mark.parametrize("lang", ["de", "en", "nl"])
GAMES = pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("mu", 3, {}),
        ("mu", 4, {"hidden_partner": True}),
        ("mu", 5, {"last_trick": False}),
        ("mu2", 2, {}),
        ("heuldoch", 4, {"specials": True}),
    ],
    ids=str,
)


class Follower:
    """Plays at a table of this machine and keeps the log."""

    def __init__(self, game: str, players: int, lang: str, **options: Any) -> None:
        link = play.local(game, players, "random", options, "11", "Mia", lang)
        assert isinstance(link, LocalLink)
        self.link, self.story = link, Story(Words(lang))
        self.updates: list[Update] = []

    def hear(self, update: Update) -> None:
        self.updates.append(update)
        self.story.hear(update)

    async def follow(self) -> None:
        """Listen until it is up to us."""
        table = self.link.table
        while (table.turn != 0 and table.phase == "playing") or self.updates[-1].snapshot.version < table.version:
            self.hear(await self.link.next())
            table = self.link.table

    async def say(self, kind: str, **facts: object) -> None:
        assert (await self.link.say(kind, **facts)).ok
        await self.follow()

    async def go_on(self) -> None:
        """Move, or deal again."""
        table = self.link.table
        if table.phase in ("scoring", "over"):
            await self.say("next" if table.phase == "scoring" else "rematch")
            return
        assert table.state is not None
        legal = [str(move) for move in list(table.state.legal)[:30]]
        move = "pass" if "pass" in legal and len(table.state.log) > 6 else legal[-1]
        await self.say("act", move=move, expected=table.version)

    def play(self, *doings: str | int) -> None:
        """So many moves, or a wish, one after the other."""

        async def whole() -> None:
            self.hear(await self.link.open())
            await self.follow()
            for doing in doings:
                if isinstance(doing, str):
                    await self.say(*doing.split()[:1], **({"text": "Hallo!"} if doing == "chat" else {}))
                for _ in range(doing if isinstance(doing, int) else 0):
                    await self.go_on()
            await self.link.close()

        asyncio.run(whole())


def remembered(lang: str) -> list[str]:
    """What the log says when the game is opened again."""
    link = play.resumed(None, lang)
    assert isinstance(link, LocalLink)
    story = Story(Words(lang))
    story.hear(asyncio.run(link.open()))
    link.saved.close()
    return story.lines


@LANGUAGES
@GAMES
def test_what_was_taken_back_is_told_like_the_rest(game: str, players: int, options: dict[str, Any], lang: str) -> None:
    follower = Follower(game, players, lang, **options)
    follower.play(4, "take-back", 2, "take-back", "take-back", 1)
    assert remembered(lang) == follower.story.lines
    back = {"de": "Du nimmst deinen Zug zurück.", "en": "You take your move back.", "nl": "Je neemt je zet terug."}[lang]
    assert follower.story.lines.count(back) == 3


@LANGUAGES
@GAMES
def test_after_resuming_the_log_says_what_it_said_before(
    game: str, players: int, options: dict[str, Any], lang: str
) -> None:
    follower = Follower(game, players, lang, **options)
    follower.play(4, "chat", 40)
    assert "Mia: Hallo!" in follower.story.lines
    assert remembered(lang) == follower.story.lines


def test_another_match_begins_another_log() -> None:
    follower = Follower("heuldoch", 3, "en")
    follower.play(60)
    assert follower.link.table.number == 2
    assert follower.story.lines[:2] == ["Quarz and Basalt are bots (random).", "Hand 1: Basalt begins."]
    assert remembered("en") == follower.story.lines


@GAMES
def test_what_was_missed_is_told_like_the_rest(game: str, players: int, options: dict[str, Any]) -> None:
    follower = Follower(game, players, "en", **options)
    follower.play(30)
    for start in (1, len(follower.updates) // 2):
        story = Story(Words("en"))
        for update in follower.updates[:start]:
            story.hear(update)
        missed = [event for update in follower.updates[start:] for event in update.events]
        story.hear(Update(follower.updates[-1].snapshot, missed, notice="back"))
        assert story.lines == follower.story.lines


def test_the_past_is_told_under_the_names_of_those_days() -> None:
    follower = Follower("heuldoch", 3, "en")
    follower.play(1)
    move = {"event": "acted", "told": [said("game-told-move", who=Who(1), move="x").to_json()]}
    talk = {"event": "chatted", "seat": 1, "text": "Hi", "phrase": None}
    sits = {"event": "sat-down", "seat": 1, "called": "Ben", "told": []}
    bot = {"event": "bot-seated", "seat": 1, "called": "Quarz", "told": []}
    story = Story(Words("en"))
    assert story.hear(replace(follower.updates[-1], events=(sits, move, talk, bot, move))) == [
        "Ben: x",
        "Ben: Hi",
        "Quarz: x",
    ]
