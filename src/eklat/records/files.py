"""Records in files: one JSON object, or JSON Lines with a record on every line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, BinaryIO

from eklat.games.notation import shown
from eklat.games.said import said
from eklat.records.errors import BadRecord
from eklat.records.record import Record

LARGEST = 64 * 2**20
"""No single record is larger than this many bytes."""


def read_records(file: BinaryIO) -> Iterator[Record | BadRecord]:
    """Every record in the file, or what is wrong with it. One bad line does not hide the others."""
    line = _first_line(file)
    if not line:
        yield BadRecord("json", said("record-no-file"))
        return
    if _is_object(line):
        yield _read(line)
        while line := file.readline(LARGEST + 1):
            if not line.isspace():
                yield _read(line, file)
        return
    whole = line + file.read(max(0, LARGEST + 1 - len(line)))
    lines = [other for other in whole.splitlines() if other.strip()]
    if len(whole) > LARGEST or _is_object(whole) or not any(map(_is_object, lines)):
        yield _read(whole)
    else:
        yield from map(_read, lines)


def _first_line(file: BinaryIO) -> bytes:
    """The first line that is not blank; empty at the end of the file."""
    while (line := file.readline(LARGEST + 1)).isspace():
        pass
    return line


def _is_object(line: bytes) -> bool:
    """Whether this line alone is a record, or wants to be one."""
    try:
        return isinstance(parse(line), dict)
    except BadRecord as error:
        return error.code == "json-key"


def _read(data: bytes, rest: BinaryIO | None = None) -> Record | BadRecord:
    if len(data) > LARGEST:
        while rest is not None and (more := rest.readline(LARGEST)) and not more.endswith(b"\n"):
            pass
        return BadRecord("too-large", said("record-no-such-size", most=LARGEST // 2**20))
    try:
        return Record.read(parse(data))
    except BadRecord as error:
        return error


def parse(data: bytes) -> object:
    """Strict JSON: UTF-8, no key twice, no NaN."""
    try:
        return json.loads(data.decode("utf-8-sig"), object_pairs_hook=_unique, parse_constant=_no_constant)
    except UnicodeDecodeError as error:
        raise BadRecord("utf-8", said("record-no-utf-8", place=error.start)) from None
    except json.JSONDecodeError as error:
        reason = said("record-no-json", reason=error.msg, line=error.lineno, column=error.colno)
        raise BadRecord("json", reason) from None
    except RecursionError:
        raise BadRecord("json", said("record-no-such-depth")) from None
    except BadRecord:
        raise
    except ValueError as error:  # numbers with thousands of digits
        raise BadRecord("json", said("record-no-reading", reason=str(error))) from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord("json-key", said("record-no-key-twice", key=shown(key)))
        found[key] = value
    return found


def _no_constant(name: str) -> None:
    raise BadRecord("json", said("record-no-constant", given=name))
