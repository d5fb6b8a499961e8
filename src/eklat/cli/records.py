"""Commands about records: verify, show, games."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer

from eklat.cli.common import BROKEN, HOLDS, UNREADABLE, count, number, opened, say, stop, wrong_in
from eklat.games import GAMES
from eklat.games.core import AnyGame
from eklat.games.options import written
from eklat.locales import LANGUAGES
from eklat.records import BadRecord, Record, Verdict, verdict
from eklat.records.fair import Proof
from eklat.records.files import read_records
from eklat.records.show import show as show_record
from eklat.records.show import show_position

Files = Annotated[list[str], typer.Argument(metavar="FILE", help="Record files (JSON or JSON Lines); - is standard input.")]


def verify(
    files: Files,
    as_json: Annotated[bool, typer.Option("--json", help="One line of JSON per record.")] = False,
    legal: Annotated[
        bool, typer.Option("--legal", help="For an unfinished record: whose turn it is and what is legal.")
    ] = False,
) -> None:
    """Replay records by the rules and say what they are worth.

    Exit status 0: all hold. 1: at least one does not. 2: a file could not be read at all.
    """
    status = HOLDS
    for name in files:
        try:
            with opened(name) as file:
                for number, record in enumerate(read_records(file)):
                    answer = Verdict(record) if isinstance(record, BadRecord) else verdict(record)
                    status = max(status, HOLDS if answer.ok else BROKEN)
                    if as_json:
                        say(json.dumps({**answer.to_json(legal), "file": name, "record": number}))
                    else:
                        say(_told(f"{name}, record {number}", record, answer, legal))
        except OSError as error:
            reason = f"{name}: cannot be read: {error.strerror or error}"
            if as_json:
                wrong = {"deal": None, "action": None, "code": "unreadable", "message": reason}
                say(json.dumps({"ok": False, "error": wrong, "file": name, "record": None}))
            print(reason, file=sys.stderr)
            status = UNREADABLE
    raise typer.Exit(status)


def show(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record file (JSON or JSON Lines); - is standard input.")],
    deal: Annotated[int | None, number("Only this deal, counted from 0.")] = None,
    at: Annotated[int | None, number("The position after this many actions of the deal.")] = None,
    seat: Annotated[int | None, number("With --at: as this seat sees it.")] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="With --at: as a spectator sees it.")] = False,
    lang: Annotated[str, typer.Option(metavar="|".join(LANGUAGES), help="The language of the text.")] = "en",
) -> None:
    """Print records as text: whole games, or one position of a game."""
    if at is None and (seat is not None or spectator):
        stop("--seat and --spectator show a position: say which with --at")
    if seat is not None and spectator:
        stop("a position is shown as one seat or as a spectator sees it, not both: take --seat or --spectator")
    if lang not in LANGUAGES:
        stop(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    try:
        with opened(file) as stream:
            for record in read_records(stream):
                if isinstance(record, BadRecord):
                    raise record
                if at is None:
                    say(show_record(record, deal, lang))
                else:
                    is_open = seat is None and not spectator
                    say(show_position(record, deal or 0, at, seat, is_open, lang))
    except OSError as error:
        stop(f"{file}: cannot be read: {error.strerror or error}")
    except BadRecord as error:
        print(wrong_in(file, error, lang), file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    except IndexError as error:
        stop(f"{file}: {error}")


def games(as_json: Annotated[bool, typer.Option("--json", help="The catalogue as JSON.")] = False) -> None:
    """List the games and the options a table can choose."""
    if as_json:
        say(json.dumps({name: _catalogue(game) for name, game in GAMES.items()}))
        return
    for name, game in GAMES.items():
        say(f"{name}: {game.title}, {' '.join(map(str, game.players))} players")
        for option in game.rules_type.options():
            house_rule = " (house rule)" if option.house_rule else ""
            say(f"  {option.name} = {written(option.default)}: {option.help}{house_rule}; {option.expected}")


def _catalogue(game: AnyGame) -> dict[str, Any]:
    return {"title": game.title, "players": list(game.players), "options": game.options()}


def _told(where: str, record: Record | BadRecord, answer: Verdict, legal: bool) -> str:
    if isinstance(record, BadRecord):
        return wrong_in(where, record)
    if answer.error is not None:
        return wrong_in(where, answer.error)
    text = f"{where}: holds. {record.game.title}, {len(record.players)} players, {count(len(record.deals), 'deal')}"
    standing = ", ".join(f"{name} {score}" for name, score in zip(record.players, answer.scores, strict=True))
    if answer.is_finished:
        text += f"; won by {' and '.join(record.players[seat] for seat in answer.winners)} ({standing})"
    else:
        text += f"; unfinished ({standing})"
    if answer.proof is not None:
        text += f"; the deals follow from the secret and the salts, {_provenance(record, answer.proof)}"
    if legal and not answer.is_finished:
        text += "\n  " + _next(record, answer.next_moves())
    return text


def _provenance(record: Record, proof: Proof) -> str:
    """What is known about who could have chosen the salts."""
    missed = "".join(f"; {name} opened no seal" for name in proof.who_missed(record))
    missed += " (so says the server)" if missed else ""
    if not proof.sealed_seats:
        return f"none of which was sealed: whoever knew the secret can have chosen them{missed}"
    names = " and ".join(record.players[seat] for seat in proof.sealed_seats)
    return f"sealed by {names}: nobody else can have chosen them{missed}"


def _next(record: Record, moves: dict[str, Any]) -> str:
    if moves["turn"] is None:
        return "the next deal can begin"
    limits = ""
    if "max_bid" in moves:
        limits = f" (a bid has at most {moves['max_bid']} cards)"
    if "discard" in moves:
        limits = f"discard {moves['discard']} hand cards"
    return f"{record.players[moves['turn']]} may: {', '.join(moves['legal'])}{limits}"
