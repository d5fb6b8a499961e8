"""The score pad in a terminal: the same engine, the same files and the same words as in the browser.

Everything is written to the file at once, and in such a way that the file is never half written.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from eklat.locales import say
from eklat.pad import BadPad, Hand, Pad, parse, to_csv
from eklat.pad.files import to_text
from eklat.pad.words import about, caption, ending, figure, signed
from eklat.records.disk import onto_disk
from eklat.terminal.asking import Asker, GivenUp, Wrong, ask_hand, new_pad

ROLES = {"chief": "♛", "vice": "♝", "partner": "♟", "crown": "♛"}
NARROWEST, CAPTION = 6, 20
"""Columns that a player and what happened have at least."""


def load(file: Path) -> Pad:
    """The pad in this file. Raises `BadPad` or `OSError`."""
    with file.open("rb") as stream:
        return parse(stream.read(2**20 + 1))


def save(pad: Pad, file: Path) -> None:
    """Write the whole file and put it in the place of the old one in a single step."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(to_text(pad))
            stream.flush()
            onto_disk(stream.fileno())
        if file.exists():
            Path(name).chmod(file.stat().st_mode & 0o777)
        else:
            umask = os.umask(0)
            os.umask(umask)
            Path(name).chmod(0o666 & ~umask)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def plain(pad: Pad, language: str) -> dict[str, Any]:
    """The sheet as plain data, for scripts."""
    rows = [
        {
            "dealer": row.dealer,
            "scores": list(row.result.scores),
            "totals": list(row.totals),
            "text": caption(pad, row, language),
        }
        for row in pad.rows
    ]
    standing = {"totals": list(pad.totals), "next": pad.dealer, "over": pad.is_over, "winners": list(pad.winners)}
    return {**pad.to_json(), **standing, "rows": rows}


# The sheet ----------------------------------------------------------------------------------------------------------------


def show(pad: Pad, language: str, console: Console) -> None:
    """The sheet like the rule book's: what every hand brought, the totals below it, and what happened."""
    console.print(Text.assemble((say(language, "pad-title"), "bold"), f"  {about(pad, language)}"))
    if pad.rows:
        console.print(_table(pad, language, console.width))
        seen = {role for row in pad.rows for role in row.hand.roles}
        if seen:
            legend = "  ".join(f"{mark} {say(language, f'pad-{role}')}" for role, mark in ROLES.items() if role in seen)
            console.print(Text(legend, style="dim"))
    console.print(Text(ending(pad, language) if pad.is_over else next_line(pad, language), style="bold"))


def next_line(pad: Pad, language: str) -> str:
    message = "pad-next-begins" if pad.sheet.has_rounds else "pad-next"
    return say(language, message, hand=len(pad.hands) + 1, dealer=pad.names[pad.dealer])


def _table(pad: Pad, language: str, width: int) -> Table:
    """Names that are too long for the window are cut; what happened has some room in any case."""
    table = Table(header_style="bold", pad_edge=False, show_lines=True)
    table.add_column("", justify="right", style="dim")
    best = max(pad.totals)
    room = max(NARROWEST, (width - 6 - CAPTION) // pad.players - 3)
    for name, total in zip(pad.names, pad.totals, strict=True):
        style = "on grey23" if total == best else ""
        table.add_column(escape(cut(name, room)), justify="right", style=style, no_wrap=True, min_width=min(room, len(name)))
    table.add_column("", ratio=1, style="dim")
    for row in pad.rows:
        marks = {seat: ROLES[role] for role, seat in row.hand.roles.items()}
        cells = [_cell(score, total, marks.get(seat, "")) for seat, (score, total) in enumerate(
            zip(row.result.scores, row.totals, strict=True))]  # fmt: skip
        table.add_row(str(row.number), *cells, Text(caption(pad, row, language)))
    totals = [Text(figure(total), style="bold reverse" if total == best else "bold") for total in pad.totals]
    table.add_row(Text("Σ", style="bold"), *totals, Text(_aim(pad, language)))
    return table


def cut(name: str, room: int) -> str:
    """A name in so many columns, with dots for what is missing."""
    text = Text(name)
    text.truncate(room, overflow="ellipsis")
    return text.plain


def _aim(pad: Pad, language: str) -> str:
    if pad.sheet.has_rounds:
        return f"{len(pad.hands)} {say(language, 'pad-of', rounds=pad.rounds)}"
    return say(language, "pad-to", target=getattr(pad.rules, "target", 0))


def _cell(score: int, total: int, mark: str) -> Text:
    style = "green" if score > 0 else "red" if score < 0 else "dim"
    return Text.assemble((f"{mark} {signed(score)}".strip(), style), "\n", (figure(total), "bold"))


# Keeping it ---------------------------------------------------------------------------------------------------------------


def keep(pad: Pad, file: Path, language: str, console: Console) -> Pad:
    """Show the pad, ask what to do, do it and save it, until somebody has had enough."""
    asker = Asker(language, console)
    before: list[Pad] = []
    while True:
        console.print()
        show(pad, language, console)
        kind = ("-over" if pad.is_over else "") + ("-round" if pad.sheet.has_rounds else "")
        asker.tell(asker.say(f"pad-ask-what{kind}"))
        wish = console.input("> ").strip().lower()
        if wish in ("q", "quit", "exit") or (pad.is_over and not wish):
            return pad
        if wish == "csv":
            console.out(to_csv(pad, language), end="")
            continue
        try:
            now, told = (before[-1], asker.say("pad-undone")) if wish == "u" and before else _wished(pad, wish, asker)
        except Wrong as wrong:
            asker.tell(str(wrong), "red")
        except BadPad as wrong:
            asker.tell(wrong.say(language), "red")
        except GivenUp:
            asker.tell(asker.say("pad-given-up"))
        else:
            save(now, file)
            before = before[:-1] if wish == "u" else [*before, pad]
            pad = now
            asker.tell(told, "green")


def _wished(pad: Pad, wish: str, asker: Asker) -> tuple[Pad, str]:
    """The pad after a wish, and what has happened to it."""
    kind = "-round" if pad.sheet.has_rounds else ""
    if not wish:
        return pad.add(ask_hand(pad, asker)), asker.say(f"pad-written{kind}", hand=len(pad.hands) + 1)
    if wish == "u":
        raise Wrong(asker.say("pad-nothing-to-undo"))
    try:
        number = int(wish.replace("−", "-"))
    except ValueError:
        raise Wrong(asker.say("pad-ask-unknown", text=wish)) from None
    if not 1 <= abs(number) <= len(pad.hands):
        raise Wrong(asker.say("pad-no-such-round" if kind else "pad-wrong-no-such-hand", hands=len(pad.hands)))
    if number < 0:
        told = asker.say(f"pad-deleted{kind}", hand=-number) + " " + asker.say("pad-undo-hint")
        return pad.delete(-number - 1), told
    hand = ask_hand(pad, asker, pad.hands[number - 1])
    return pad.correct(number - 1, hand), asker.say(f"pad-corrected{kind}", hand=number)


# The command --------------------------------------------------------------------------------------------------------------


class Stopped(Exception):
    """Why the command cannot go on, in a sentence."""


@dataclass(frozen=True)
class Beginning:
    """A new pad, as the command line describes it."""

    game: str
    players: str
    options: dict[str, object]
    first: int
    rounds: int

    def pad(self) -> Pad:
        names = [name.strip() for name in self.players.split(",")]
        return Pad.new(self.game, names, self.options, self.first, self.rounds)


@dataclass(frozen=True)
class Changes:
    """What the command line wants done, in this order."""

    new: Beginning | None = None
    add: tuple[str, ...] = ()
    correct: tuple[int, str] | None = None
    delete: int | None = None

    def __bool__(self) -> bool:
        return self != Changes()

    def on(self, pad: Pad, language: str) -> Pad:
        """The pad with these changes. What is wrong is said of the argument that it stands in. Raises `Stopped`."""
        if self.correct is not None:
            number, text = self.correct
            with _blamed("--correct", language):
                pad = pad.correct(number - 1, read_hand(pad, text, "--correct", language))
        if self.delete is not None:
            with _blamed("--delete", language):
                pad = pad.delete(self.delete - 1)
        for text in self.add:
            with _blamed("--add", language):
                pad = pad.add(read_hand(pad, text, "--add", language))
        return pad


@contextmanager
def _blamed(argument: str, language: str) -> Iterator[None]:
    try:
        yield
    except BadPad as wrong:
        example = ' --players "Anna, Ben, Cleo"' if wrong.code == "players" else ""
        raise Stopped(f"{argument}: {wrong.say(language)}{example}") from None


def read_hand(pad: Pad, text: str, argument: str, language: str) -> Hand:
    """A hand from the command line, as JSON."""
    try:
        entry = json.loads(text)
    except ValueError:
        example = '{"kind": "counted", ...}' if pad.sheet.has_rounds else '{"kind": "passed"}'
        raise Stopped(f"{argument}: {say(language, 'pad-argument-json', text=text, example=example)}") from None
    return pad.read_hand(entry)


def run(file: Path, changes: Changes, prints: dict[str, bool], language: str, console: Console) -> None:
    """`eklat score`: make the changes and print what was asked for; with neither, ask people."""
    try:
        _run(file, changes, prints, language, console)
    except BadPad as wrong:
        raise Stopped(f"{file}: {wrong.say(language)}") from None
    except OSError as error:
        why = error.strerror or str(error)
        raise Stopped(say(language, "pad-file-failed", file=str(file), why=why)) from None
    except (EOFError, KeyboardInterrupt) as end:
        console.print()
        if file.exists():
            console.print(Text(say(language, "pad-all-saved", file=str(file)), style="dim"))
        if isinstance(end, KeyboardInterrupt):
            raise
    except GivenUp:
        console.print(Text(say(language, "pad-none-begun"), style="dim"))


def _run(file: Path, changes: Changes, prints: dict[str, bool], language: str, console: Console) -> None:
    is_asked = not changes and not any(prints.values())
    if changes.new is not None:
        if file.exists():
            raise Stopped(f"{file}: {say(language, 'pad-file-exists')}")
        with _blamed("--new", language):
            pad = changes.new.pad()
    elif is_asked and not file.exists():
        pad = new_pad(Asker(language, console))
        save(pad, file)
    elif file.exists():
        pad = load(file)
    else:
        raise Stopped(say(language, "pad-file-missing", file=str(file)))
    if changes:
        pad = changes.on(pad, language)
        save(pad, file)
    if is_asked:
        keep(pad, file, language, console)
        console.print(Text(say(language, "pad-saved", file=str(file)), style="dim"))
    if prints.get("show"):
        show(pad, language, console)
    if prints.get("json"):
        console.out(json.dumps(plain(pad, language), ensure_ascii=False), highlight=False)
    if prints.get("csv"):
        console.out(to_csv(pad, language), end="", highlight=False)
