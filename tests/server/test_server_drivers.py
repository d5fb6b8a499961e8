"""Bots, hints, clocks: what moves a table on when no person does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
import room

from eklat.bots import BOTS
from eklat.games.core import View
from eklat.records.fair import sealed
from eklat.server import drivers
from eklat.server.bot_pool import BotPool, Choice, Offer
from eklat.server.metrics import Metrics
from eklat.server.presence import Presence
from eklat.table import Accepted, Table, salting
from eklat.table import Settings as TableSettings


def test_bots_play_a_whole_hand_and_hints_explain_themselves(lobby: room.Lobby) -> None:
    anna = lobby.person()
    table = lobby.table([anna], players=3, bots={"1": "novice", "2": "random"}, practice=True, bot_pauses=False)
    line = lobby.line(table, anna, lang="de")
    assert line.ask("start")["type"] == "ok"
    hinted = False
    while line.snapshot.table["phase"] == "playing":
        if not line.is_my_turn:
            line.next()
            continue
        if not hinted:
            advice = line.ask("hint", bot="novice")
            hinted = advice["type"] == "advice"
            assert hinted, advice
            assert advice["sentence"]
            assert "coach" not in advice
            coach = line.ask("hint", coach=True)["coach"]
            assert coach["worlds"] > 0
            assert coach["candidates"][0]["behind"] == {"value": 0.0, "half": 0.0}
            assert all(one["given"] is None for one in coach["candidates"])
            assert line.ask("hint", bot="nobody")["code"] == "no-bot-here"
            move = advice["move"]
        else:
            move = "pass" if "pass" in (line.snapshot.view or {})["legal"] else (line.snapshot.view or {})["legal"][0]
        answer = line.ask("act", id=f"m{line.snapshot.version}", move=move, expected=line.snapshot.version)
        assert answer["type"] == "ok", answer
        line.catch_up()
    moved = [event for event in line.events if event["event"] == "moved"]
    assert {event["bot"] for event in moved} == {None, "novice", "random"}
    assert line.ask("hint")["code"] == "not-your-turn"


def test_a_bot_that_fails_is_replaced_for_that_move(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    async def ask(self: BotPool, spec: str, view: View, language: str = "en", names: object = None) -> Choice:
        asked.append(spec)
        if spec == "club":
            raise RuntimeError("I forgot the rules")
        return Choice(str(view.legal[0]), None)

    async def check(self: BotPool, name: str, game: str) -> None:
        pass

    monkeypatch.setattr(BotPool, "ask", ask)
    monkeypatch.setattr(BotPool, "check", check)
    anna = lobby.person()
    table = lobby.table([anna], players=3, bots={"1": "club", "2": "club"}, bot_pauses=False)
    line = lobby.line(table, anna)
    line.ask("start")
    line.wait(lambda _: line.is_my_turn or line.snapshot.table["phase"] == "scoring")
    if not asked:
        line.ask("act", id="m", move="pass", expected=line.snapshot.version)
        line.wait(lambda _: bool(asked))
    line.catch_up()
    assert asked[:2] == ["club", "random"]
    assert "the bot club failed and is replaced for one move: RuntimeError: I forgot the rules" in caplog.text


def test_when_nobody_is_left_to_ask_a_bot_moves_at_the_end_of_the_time(
    lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def move(self: BotPool, spec: str, view: View) -> str:
        return str(view.legal[0])

    async def check(self: BotPool, name: str, game: str) -> None:
        pass

    monkeypatch.setattr(BotPool, "move", move)
    monkeypatch.setattr(BotPool, "check", check)
    anna = lobby.person()
    clock = {"per": "move", "seconds": 1}
    table = lobby.table([anna], players=3, bots={"1": "club", "2": "club"}, bot_pauses=False, clock=clock)
    line = lobby.line(table, anna)
    line.ask("start")
    line.wait(lambda _: any(event["event"] == "stood-in" for event in line.events))
    line.wait(lambda _: any(event["event"] == "moved" and event["seat"] == 0 for event in line.events))
    assert line.snapshot.table["seats"][0]["kind"] == "person", "only once"


def test_when_the_time_of_one_is_up_the_others_are_told_and_choose(lobby: room.Lobby) -> None:
    people = lobby.people("A", "B", "C")
    table = lobby.table(people, clock={"per": "move", "seconds": 1})
    lines = [lobby.line(table, person) for person in people]
    lines[0].ask("start")
    for line in lines:
        line.catch_up()
    slow = next(line for line in lines if line.is_my_turn)
    other = next(line for line in lines if line is not slow)
    assert other.ask("wait", seat=slow.snapshot.you)["code"] == "time-left"
    other.wait(lambda _: other.snapshot.table["clock"]["is_up"])
    assert other.ask("wait", seat=slow.snapshot.you)["type"] == "ok"
    late = slow.ask("act", id="late", move="pass", expected=slow.snapshot.version)
    assert late["type"] == "ok", "a late move still counts"


@pytest.mark.parametrize("bot", ["adept", "expert", "champion", "club"])
def test_a_move_that_a_slow_bot_must_make_takes_as_long_as_one_that_it_chooses(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever counts the seconds does not learn from them that it had no choice."""
    cost = BOTS[bot].cost
    choosing = forced = bots_only()
    while (state := forced.state) is not None and len(state.legal) > 1:
        forced = forced.bot_move(state.turn or 0, str(state.legal[-1]), forced.version, 1.0).table

    async def seconds(table: Table) -> float:
        clock, heard = [1000.0], list[float]()

        async def think(spec: str, view: View) -> str:
            clock[0] += 0.8 * cost if len(view.legal) > 1 else 0.0
            return str(view.legal[0])

        async def sleep(pause: float) -> None:
            clock[0] += pause

        async def wish(deed: Callable[[Table, float], Accepted]) -> None:
            assert deed(table, 1.0).events
            heard.append(clock[0] - 1000.0)

        monkeypatch.setattr(drivers, "time", SimpleNamespace(monotonic=lambda: clock[0]))
        monkeypatch.setattr(drivers, "asyncio", SimpleNamespace(sleep=sleep))
        pool = BotPool(1, Metrics())
        pool.move = think  # type: ignore[method-assign]
        pool._offers = asyncio.create_task(asyncio.sleep(0, [Offer(bot, ("mu",), cost, {})]))
        await drivers.Drivers(Mock(bots=pool))._move(Mock(table=table, wish=wish), table.turn or 0, bot)
        return heard[0]

    times = [asyncio.run(seconds(table)) for table in (choosing, forced)]
    assert times == pytest.approx([0.8 * cost, 0.0] if bot == "club" else [cost, cost])


def bots_only() -> Table:
    """They do not pause."""
    table = Table.create(TableSettings("mu", 3, bot_pauses=False), "00" * 32, "id-anna", "Anna", 0.0).table
    for seat in (1, 2):
        table = table.seat_bot("id-anna", seat, "club", 0.0).table
    table = table.start("id-anna", 0.0).table
    return table.let_bot_play("id-anna", 0, "club", 0.0).table


def test_a_seal_that_nobody_opens_holds_up_no_table(lobby: room.Lobby, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(salting, "PATIENCE", 1.0)
    people = lobby.people("Anna", "Beate", "Conny")
    table = lobby.table(people)
    lines = [lobby.line(table, person) for person in people]
    for line in lines[:2]:
        assert line.ask("seal", seal=sealed(f"salt of {line.snapshot.you}"))["type"] == "ok"
    assert lines[0].ask("start")["type"] == "ok"
    assert lines[0].ask("reveal", text="salt of 0")["type"] == "ok"
    lines[2].wait(lambda snapshot: snapshot.phase == "playing")
    assert lines[2].snapshot.table["fair"]["missed"] == [1]
    assert [event["seats"] for event in lines[2].events if event["event"] == "reveal-missed"] == [[1]]


@pytest.mark.parametrize("gone_for_good", [False, True])
def test_who_leaves_while_seals_are_opened_is_named_and_stops_nothing(lobby: room.Lobby, gone_for_good: bool) -> None:
    people = lobby.people("Anna", "Beate", "Conny")
    table = lobby.table(people)
    lines = [lobby.line(table, person) for person in people]
    for line in lines:
        assert line.ask("seal", seal=sealed(f"salt of {line.snapshot.you}"))["type"] == "ok"
    assert lines[0].ask("start")["type"] == "ok"
    assert lines[0].ask("reveal", text="salt of 0")["type"] == "ok"
    assert lines[0].ask("free", seat=2)["code"] == "opening"
    if gone_for_good:
        assert lobby.call("DELETE", "/me", people[2]).status_code == 204
    else:
        assert lines[2].ask("leave")["type"] == "ok"
        assert lines[2].ask("sit")["code"] == "opening"
    lines[1].wait(lambda snapshot: (snapshot.table["fair"]["opening"] or {}).get("stage") == "sealing")
    for line in lines[:2]:
        assert line.ask("seal", seal=sealed(f"new salt of {line.snapshot.you}"))["type"] == "ok"
    for line in lines[:2]:
        assert line.ask("reveal", text=f"new salt of {line.snapshot.you}")["type"] == "ok"
    lines[0].wait(lambda snapshot: snapshot.phase == "playing")
    assert lines[0].snapshot.table["seats"][2]["kind"] == "empty"
    assert [event["seats"] for event in lines[0].events if event["event"] == "reveal-missed"] == [[2]]


def test_presence_knows_nodes_and_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 7.0
    monkeypatch.setattr("eklat.server.presence.time.monotonic", lambda: now)
    presence = Presence(["a", "b"], grace=0.05)
    assert presence.comes("a")
    assert not presence.comes("a"), "a second window is nothing new"
    assert not presence.goes("a")
    assert presence.is_here("a")
    assert presence.hears("other", ["b"])
    assert presence.is_here("b")
    assert presence.goes("a")
    assert presence.loses("other")
    assert not presence.is_away("b")
    assert 0 < (presence.next_change(["a", "b"]) or 0) <= 0.05
    now = 7.06
    assert presence.is_away("a")
    assert presence.is_away("b")
    assert presence.next_change(["a", "b"]) is None
