"""From a message to a question to the table: one line for each."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from eklat.server import messages as m
from eklat.server.live import Deed, LiveTable
from eklat.server.people import Person
from eklat.table import Accepted, Clock, Table

Asked = Callable[[Any, Person, LiveTable], Deed]


def _change(message: m.Change, person: Person, _: LiveTable) -> Deed:
    given = {
        name: value
        for name in ("players", "options", "listed", "practice", "bot_pauses", "take_backs")
        if (value := getattr(message, name)) is not None
    }
    if message.clock is not None:
        given["clock"] = None if message.clock == "none" else Clock.read(message.clock)

    def deed(table: Table, now: float) -> Accepted:
        return table.change_settings(person.id, replace(table.settings, **given), now)

    return deed


WISHES: dict[type[m.Message], Asked] = {
    m.Act: lambda a, who, _: lambda t, now: t.move(who.id, a.move, a.id, a.expected, now),
    m.Chat: lambda a, who, _: lambda t, now: t.chat(who.id, now, a.text, a.phrase),
    m.Sit: lambda a, who, _: lambda t, now: t.sit(who.id, who.name, a.seat, now),
    m.Admit: lambda a, who, _: lambda t, now: t.admit(who.id, a.seat, a.agreed, now),
    m.Leave: lambda a, who, _: lambda t, now: t.leave(who.id, now, a.bot),
    m.Free: lambda a, who, _: lambda t, now: t.free_seat(who.id, a.seat, now),
    m.SeatBot: lambda a, who, _: lambda t, now: t.seat_bot(who.id, a.seat, a.bot, now),
    m.Change: _change,
    m.Seal: lambda a, who, _: lambda t, now: t.seal(who.id, a.seal, now),
    m.Reveal: lambda a, who, _: lambda t, now: t.reveal(who.id, a.text, now),
    m.Salt: lambda a, who, _: lambda t, now: t.salt(who.id, a.text, now),
    m.Start: lambda a, who, _: lambda t, now: t.start(who.id, now),
    m.Next: lambda a, who, _: lambda t, now: t.next_hand(who.id, now, at_once=a.at_once),
    m.Rematch: lambda a, who, _: lambda t, now: t.rematch(who.id, secrets.token_hex(32), now, at_once=a.at_once),
    m.TakeBack: lambda a, who, _: lambda t, now: t.take_back(who.id, now),
    m.Answer: lambda a, who, _: lambda t, now: t.answer_take_back(who.id, a.agreed, now),
    m.Pause: lambda a, who, _: lambda t, now: t.pause(who.id, now),
    m.Resume: lambda a, who, _: lambda t, now: t.resume(who.id, now),
    m.Wait: lambda a, who, live: lambda t, now: t.wait(who.id, a.seat, now, is_away=live.is_away(a.seat)),
    m.StandIn: lambda a, who, live: (
        lambda t, now: t.let_bot_play(who.id, a.seat, a.bot, now, once=a.once, is_away=live.is_away(a.seat))
    ),
    m.ComeBack: lambda a, who, _: lambda t, now: t.come_back(who.id, now),
}
CARRIED = m.Act | m.Start | m.Next | m.Rematch
"""What makes a match go on is carried to the node at which the table lives. What was done already is not done again."""
