"""Keys, mouse and typed lines at the screen."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from at_the_table import after, at, characters, is_due, placed, snapshot_of, table, type_line, until, view_of
from textual import events
from textual.pilot import Pilot

from eklat.terminal import chips
from eklat.terminal.games import desk
from eklat.terminal.widgets import CommandLine, Touchable


def following(state: Any) -> bool:
    """We must follow suit, and hold something else, too."""
    held = len(state.view(0).hand) + len(state.laid[0]) if state.phase == "play" else 0
    return bool(held > 5 and state.trick and 1 < len(state.legal) < held - 2)


def test_bidding_is_a_basket() -> None:
    app = table("mu", 4, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        most = view_of(app)["max_bid"]
        await pilot.press("enter")
        assert "Pick cards" in app.deciding.note
        await pilot.press("1", "1")
        assert app.deciding.picked == []
        await pilot.press(*"123456789"[: most + 1])
        assert len(app.deciding.picked) == most
        assert app.deciding.note == f"You can lay at most {most}."
        lifted = sorted(app.deciding.held[place].card for place in app.deciding.picked)
        await pilot.press("s")
        assert sorted(app.deciding.held[place].card for place in app.deciding.picked) == lifted
        await pilot.press("escape")
        assert app.deciding.picked == []
        await pilot.press("up", "right", "space", "down")
        assert app.deciding.picked == [0]
        card = app.deciding.held[0].card
        await after(pilot, app, "enter")
        assert f"You lay {card} and have 1 card open." in app.story.lines

    at(app, story)


def test_a_move_that_comes_while_one_goes_is_no_error() -> None:
    app = table("mu", 4, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        async def hear() -> None:
            app.paint()

        await app.screen_stack[0].query("*").remove()
        await app._following.end()
        app._following._task = asyncio.create_task(hear())

    at(app, story)


def test_what_may_not_be_played_says_why() -> None:
    app = placed("mu", 4, "en", following)

    async def story(pilot: Pilot[None]) -> None:
        version = snapshot_of(app).version
        wrong = next(place for place, item in enumerate(app.deciding.held) if not app.deciding.is_usable(item))
        app.action_card(wrong)
        assert app.deciding.picked == [wrong]
        await pilot.press("enter")
        await until(pilot, lambda: bool(app.deciding.note))
        assert ": you still have " in app.deciding.note
        assert snapshot_of(app).version == version
        right = next(place for place, item in enumerate(app.deciding.held) if app.deciding.is_usable(item))
        app.action_card(right)
        app.action_card(right)
        await until(pilot, lambda: snapshot_of(app).version > version and is_due(app))

    at(app, story)


def test_the_mouse_lifts_and_plays() -> None:
    app = placed("mu", 4, "en", following)

    async def story(pilot: Pilot[None]) -> None:
        version = snapshot_of(app).version
        hand = app.query_one("#hand", Touchable)
        usable = [place for place, item in enumerate(app.deciding.held) if app.deciding.is_usable(item)]
        region = next(region for region in hand.regions if region.place == usable[-1])
        await pilot.click("#hand", offset=(region.x + 1, region.y))
        assert app.deciding.picked == [region.place]
        lifted = next(one for one in hand.regions if one.place == usable[-1])
        await pilot.click("#hand", offset=(lifted.x + 1, lifted.y))
        await until(pilot, lambda: snapshot_of(app).version > version)

    at(app, story)


def test_arrows_go_between_hand_and_open_row() -> None:
    app = placed("mu", 4, "en", lambda state: state.phase == "play" and not state.trick and len(state.laid[0]) > 1)

    async def story(pilot: Pilot[None]) -> None:
        deciding = app.deciding
        await pilot.press("up")
        assert deciding.held[deciding.cursor].source == "open"
        await pilot.press("down")
        assert deciding.held[deciding.cursor].source == "hand"
        await pilot.press("left")
        assert deciding.held[deciding.cursor]

    at(app, story)


def test_moves_can_be_typed_and_are_completed() -> None:
    app = table("mu", 4, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        line = app.query_one("#command", CommandLine)
        await pilot.press("colon", "p", "a")
        await until(pilot, lambda: line._suggestion == "pass")
        await pilot.press("tab")
        assert line.value == "pass"
        await after(pilot, app, "enter")
        assert "You pass." in app.story.lines
        await type_line(app, "bid Q9")
        await pilot.pause()
        assert "is not a card" in app.deciding.note
        await pilot.press("escape", "slash", "x", "escape")
        assert line.value == ""
        assert not line.has_focus

    at(app, story)


def test_a_key_takes_the_next_speed() -> None:
    app = table("mu", 4, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        for word in ("relaxed", "brisk", "at once"):
            await pilot.press("f")
            assert app.deciding.note == f"Speed: {word}."
        assert app.pace == 0

    at(app, story)


def test_sheets_open_by_key_and_by_word() -> None:
    app = table("mu", 4, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        for key in ("t", "l", "e", "v", "question_mark"):
            await pilot.press(key)
            assert app.reading.sheet is not None, key
            await pilot.press("escape")
            assert app.reading.sheet is None
        for word in ("help", "score", "lens", "last", "log"):
            await type_line(app, word)
            await pilot.pause()
            assert app.reading.sheet is not None, word
            await pilot.press("enter")

    at(app, story)


def test_hints_say_why_and_moves_are_taken_back() -> None:
    app = placed("mu", 4, "de", following)

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await until(pilot, lambda: "Tipp:" in app.deciding.note)
        card = app.deciding.held[app.deciding.cursor].card
        assert app.deciding.note == f"Tipp: Spiel {card}."
        assert app.story.lines[-1].startswith(f"Tipp: Spiel {card}.")
        assert any(line.startswith(f"  Spiel {card}: ") and "am besten" in line for line in app.story.lines)
        legal = snapshot_of(app).legal
        await after(pilot, app, "enter")
        await after(pilot, app, "u")
        assert snapshot_of(app).legal == legal
        assert "Du nimmst deinen Zug zurück." in app.story.lines

    at(app, story)


def test_a_hint_for_a_bid_lifts_the_cards() -> None:
    app = table("mu", 4, "en", bots="club", seed="11")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("h")
        await until(pilot, lambda: "Hint: Lay" in app.deciding.note)
        cards = app.deciding.note.removesuffix(".").split()[2:]
        assert sorted(app.deciding.held[place].card for place in app.deciding.picked) == sorted(cards)
        await after(pilot, app, "enter")

    at(app, story)


def test_talking() -> None:
    app = table("mu", 4, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("c", "h", "i", "enter")
        await until(pilot, lambda: "Mia: hi" in app.story.lines)
        await type_line(app, "say thanks")
        await pilot.pause()
        await until(pilot, lambda: "Mia: Thanks!" in app.story.lines)

    at(app, story)


def test_the_next_hand_and_another_match() -> None:
    app = placed("mu", 5, "en", lambda state: state.phase == "play" and len(state.view(0).hand) + len(state.laid[0]) == 1)

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "enter")
        assert len(app.story.hands) == snapshot_of(app).table["hand"] + 1
        await pilot.press("escape")
        assert app.reading.sheet is None
        await pilot.press("n")
        assert app.reading.sheet is not None
        hand = snapshot_of(app).table["hand"]
        await after(pilot, app, "enter")
        assert snapshot_of(app).table["hand"] == hand + 1

    at(app, story)


def test_a_match_of_heuldoch_and_a_rematch() -> None:
    app = placed("heuldoch", 3, "en", lambda state: len(state.view(0).hand) == 1)

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "o")
        assert snapshot_of(app).phase == "over"
        await after(pilot, app, "enter")
        assert snapshot_of(app).table["match"] == 2

    at(app, story)


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_keeps_the_game(key: str) -> None:
    from eklat.terminal.saves import games

    app = table("mu", 4, bots="novice", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        await after(pilot, app, "p")
        await pilot.press(key)

    at(app, story)
    (found,) = games()
    assert found.kept.table is not None
    assert any(getattr(event, "move", None) == "pass" for event in found.kept.table.log)


def test_a_finished_trick_stays_for_a_moment_and_any_key_goes_on() -> None:
    app = placed("mu", 4, "en", following)
    app.pace = 10.0

    async def story(pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        while not app.full_trick:
            await pilot.press("f5")
            await pilot.pause(0.02)
        assert all(f" {place}·" in characters(app) for place in (1, 2, 3, 4))
        assert view_of(app)["trick"] == []
        await pilot.press("f5")
        await until(pilot, lambda: not app.full_trick)

    at(app, story)


def test_what_is_typed_quickly_is_not_taken_for_keys() -> None:
    """Pasted, or by a fast hand: the keys of several lines at once."""
    app = table("heuldoch", 3, bots="random", seed="3")

    async def story(pilot: Pilot[None]) -> None:
        version = snapshot_of(app).version
        for key in (*":hopp", "enter", *":so", "enter"):
            app.post_message(events.Key({":": "colon"}.get(key, key), key if len(key) == 1 else None))
        await pilot.pause(0.3)
        assert app.deciding.note.startswith("'so' is not a move of this game")
        await pilot.pause()
        assert snapshot_of(app).version == version
        assert app.query_one("#command", CommandLine).value == "so"

    at(app, story)


@pytest.mark.parametrize(("colours", "is_plain", "inks"), [("truecolor", False, 5), ("standard", False, 5), (None, True, 1)])
def test_cards_have_the_colours_that_a_terminal_can_show(colours: str | None, is_plain: bool, inks: int) -> None:
    try:
        chips.fit(colours, is_plain)
        assert len({desk("mu").chips.ink(f"{suit}7") for suit in "RYGBK"}) == inks
        assert len({desk("mu").chips.face(f"{suit}7") for suit in "RYGBK"}) == 5
        assert len({desk("heuldoch").chips.ink(f"{suit}7") for suit in "ABCDEFG"}) == (1 if is_plain else 7)
    finally:
        chips.fit("truecolor", is_plain=False)
