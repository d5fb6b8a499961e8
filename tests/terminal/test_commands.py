"""What lines mean."""

from __future__ import annotations

import re
from typing import Any

import pytest

from eklat.client import Snapshot
from eklat.games import GAMES
from eklat.locales import LANGUAGES
from eklat.terminal import commands
from eklat.terminal.games import desk
from eklat.terminal.words import Words

EN = Words("en")


def snapshot(legal: list[str], game: str = "mu", phase: str = "playing", **view: Any) -> Snapshot:
    seats = [{"kind": "person", "shown": "Mia", "bot": None}]
    seats += [{"kind": "bot", "shown": name, "bot": "club"} for name in ("Anna", "Bela", "Bert")]
    table = {"settings": {"game": game, "practice": True}, "seats": seats, "phase": phase, "turn": 0, "host": 0}
    view = {"phase": "auction" if any(move.startswith("bid") for move in legal) else "play", "max_bid": 2} | view
    return Snapshot(12, 0, table, {"legal": legal, "hand": [], **view})


@pytest.mark.parametrize(
    ("typed", "legal", "move"),
    [
        ("pass", ["pass", "bid R6"], "pass"),
        ("  BID  r6   r2 ", ["pass", "bid R6"], "bid R6 R2"),
        ("bid r6", ["pass", "bid R6"], "bid R6"),
        ("g7", ["play G7", "play G8"], "play G7"),
        ("play g7", ["play G7", "play G7 hand"], "play G7"),
        ("play g7 hand", ["play G7", "play G7 hand"], "play G7 hand"),
        ("partner an", ["partner 1", "partner 2"], "partner 1"),
        ("partner 2", ["partner 1", "partner 2"], "partner 2"),
        ("partner b4", ["partner B4"], "partner B4"),
        ("trump r", ["trump R", "trump none"], "trump R"),
        ("trump none", ["trump R", "trump none"], "trump none"),
        ("lay d3", ["lay D3 1", "onion D3"], "lay D3 1"),
        ("lay d3 bela", ["lay D3 1", "lay D3 2"], "lay D3 2"),
        ("d3", ["lay D3 1", "onion D3"], "lay D3 1"),
        ("towel bert", ["towel 1", "towel 3"], "towel 3"),
        ("nonsense", ["pass"], "nonsense"),
    ],
)
def test_moves(typed: str, legal: list[str], move: str) -> None:
    game = "heuldoch" if legal[0].startswith(("lay", "towel")) else "mu"
    command = commands.read(typed, snapshot(legal, game), EN)
    assert (command.kind, command.facts) == ("act", {"move": move, "expected": 12})


@pytest.mark.parametrize(
    ("typed", "kind", "facts"),
    [
        ("next", "next", {}),
        ("undo", "take-back", {}),
        ("agree", "answer", {"agreed": True}),
        ("refuse", "answer", {"agreed": False}),
        ("say Hallo du", "chat", {"text": "Hallo du"}),
        ("say thanks", "chat", {"phrase": "thanks"}),
        ("'hi there", "chat", {"text": "hi there"}),
        ("hint", "hint", {"coach": True}),
        ("hint expert", "hint", {"bot": "expert"}),
        ("salt my own luck", "salt", {"text": "my own luck"}),
        ("sit", "sit", {}),
        ("sit 2", "sit", {"seat": 2}),
        ("free Anna", "free", {"seat": 1}),
        ("bot 2", "bot", {"seat": 2, "bot": "club"}),
        ("bot 2 expert", "bot", {"seat": 2, "bot": "expert"}),
        ("quit", "quit", {}),
    ],
)
def test_wishes(typed: str, kind: str, facts: dict[str, Any]) -> None:
    command = commands.read(typed, snapshot(["pass"]), EN)
    assert (command.kind, command.facts) == (kind, facts)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("", "Type a move, or help."),
        ("say", "say needs some words behind it."),
        ("free Zoe", "“Zoe” is not a seat: 0 Mia, 1 Anna, 2 Bela, 3 Bert."),
        ("free 9", "“9” is not a seat: 0 Mia, 1 Anna, 2 Bela, 3 Bert."),
        ("free be", "“be” is not a seat: 0 Mia, 1 Anna, 2 Bela, 3 Bert."),
    ],
)
def test_misunderstandings_say_what_would_be_right(typed: str, sentence: str) -> None:
    with pytest.raises(commands.Misunderstood) as caught:
        commands.read(typed, snapshot(["pass"]), EN)
    assert str(caught.value) == sentence


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "lupe"), ("de", "stich"), ("nl", "loep"), ("nl", "slag"), ("en", "trick")]
)
def test_what_only_other_games_have_is_explained_in_every_language(language: str, typed: str) -> None:
    with pytest.raises(commands.Misunderstood, match=re.escape(Words(language)("heuldoch-term-no-tricks"))):
        commands.read(typed, snapshot(["onion D3"], game="heuldoch"), Words(language))


def test_an_empty_line_goes_on_after_a_hand() -> None:
    assert commands.read("", snapshot([], phase="scoring"), EN).kind == "next"


def test_a_strange_word_while_others_play() -> None:
    waiting = snapshot([])
    waiting.table["turn"] = 1
    with pytest.raises(commands.Misunderstood, match="means nothing here"):
        commands.read("frobnicate", waiting, EN)


@pytest.mark.parametrize(
    ("typed", "whole"),
    [
        ("pa", "pass"),
        ("bid r", "bid r6"),
        ("bid R6 r", "bid R6 R2"),
        ("bid R6 x", None),
        ("he", "help"),
        ("", None),
        ("zzz", None),
    ],
)
def test_completion(typed: str, whole: str | None) -> None:
    found = commands.completed(typed, snapshot(["bid R6", "bid R2", "pass"], hand=["R6", "R2"]), EN)
    assert (found and found.lower()) == (whole and whole.lower())


@pytest.mark.parametrize(
    ("language", "typed", "kind", "facts"),
    [
        ("de", "hilfe", "help", {}),
        ("de", "HILFE", "help", {}),
        ("de", "sag Hallo du", "chat", {"text": "Hallo du"}),
        ("de", "frei Anna", "free", {"seat": 1}),
        ("de", "sichern meine Partie.json", "save", {"file": "meine Partie.json"}),
        ("de", "lupe", "lens", {}),
        ("de", "help", "help", {}),
        ("de", "exit", "quit", {}),
        ("de", "sag\thallo  du", "chat", {"text": "hallo  du"}),
        ("nl", "hulp", "help", {}),
        ("nl", "zeg hoi", "chat", {"text": "hoi"}),
        ("nl", "verder nu", "next", {"at_once": True}),
        ("nl", "terug", "take-back", {}),
        ("en", "exit", "quit", {}),
    ],
)
def test_commands_in_other_languages(language: str, typed: str, kind: str, facts: dict[str, Any]) -> None:
    command = commands.read(typed, snapshot(["pass"]), Words(language))
    assert (command.kind, command.facts) == (kind, facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_means_two_things(language: str, game: str) -> None:
    """Own words are for commands, and none is a move or another command in English."""
    words, here = Words(language), desk(game)
    looks = {*(look.word for look in here.looks), *here.missing}
    extra = {"now", "save", "say", "hint", "salt", "sit", "bot"}
    known = {*commands.CLIENT, *commands.PLAIN_WISHES, *commands.SEAT_WISHES, *looks, *extra}
    own = here.commands(words)
    assert set(own.values()) <= known
    assert not {word for word, english in own.items() if word in known and word != english}
    assert not {*own} & {*here.verbs}


@pytest.mark.parametrize(("typed", "whole"), [("hi", "hilfe"), ("he", "help"), ("sa", "sag "), ("pu", "punkte")])
def test_completion_in_german(typed: str, whole: str) -> None:
    assert commands.completed(typed, snapshot(["pass"]), Words("de")) == whole


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_completed_as_the_notation_has_them(language: str) -> None:
    """One copy may be in the hand and one lie open; the hand itself has a word in every language."""
    legal = ["play G7", "play G7 hand", "play G8"]
    assert commands.candidates("play g7", snapshot(legal), Words(language)) == ["play g7 hand"]


@pytest.mark.parametrize("phase", ["gathering", "playing", "scoring", "over"])
def test_something_is_always_offered(phase: str) -> None:
    assert "help" in commands.completions(snapshot([], phase=phase))


@pytest.mark.parametrize(
    ("legal", "view", "width", "told"),
    [
        (["play G0", "play G7"], {}, 60, "Possible: play G0, play G7"),
        (["play G0", "play G3", "play G7"], {}, 30, "Possible: play G0, play G3, …"),
        (["play G0", "play G3", "play G7"], {}, 5, "Possible: play G0, …"),
        (["bid R6", "bid R2", "pass"], {}, 60, "Possible: pass, bid CARD …"),
        (["pass"], {}, 60, "Possible: pass"),
        ([], {"discard": 2}, 60, "Possible: discard CARD CARD"),
        (["lay D3 1", "onion D3"], {}, 60, "Possible: lay D3 1, onion D3"),
        ([], {}, 60, ""),
    ],
)
def test_what_is_possible_instead(legal: list[str], view: dict[str, Any], width: int, told: str) -> None:
    assert commands.possible(snapshot(legal, "mu2" if "discard" in view else "mu", **view), EN, width) == told


def test_to_save_needs_no_name() -> None:
    assert commands.read("save", snapshot(["pass"]), EN).facts == {"file": ""}
    assert commands.read("save x.json", snapshot(["pass"]), EN).facts == {"file": "x.json"}


def test_what_there_is_not_is_not_offered() -> None:
    assert "lens" in commands.completions(snapshot(["pass"]))
    assert not {"lens", "last"} & set(commands.completions(snapshot(["onion D3"], game="heuldoch")))
