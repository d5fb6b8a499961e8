"""Bots by name, or from a file of one's own: `my_bot.py:High`, with settings `my_bot.py:High:depth=3`.

For whoever works at this machine. A server knows bots by their names alone (`eklat.bots.bot`), so that nothing that comes
over the network says which file to run.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from eklat import bots
from eklat.bots.core import Bot

_FILE = re.compile(r"(?P<name>(?P<file>.+\.py)(?::(?P<bot>\w*))?)(?::(?P<settings>.*))?")


def parted(spec: str) -> tuple[str, str]:
    """A bot's name, or file and class, and its settings."""
    found = _FILE.fullmatch(spec)
    name, _, settings = spec.partition(":")
    return (name, settings) if found is None else (found["name"], found["settings"] or "")


def kind(name: str) -> type[Bot]:
    """The class of the bot with this name, or in this file. Raises `ValueError`."""
    found = _FILE.fullmatch(name)
    if found is None:
        return bots.kind(name)
    known = _bots_in(found["file"])
    if found["bot"] in known:
        return known[found["bot"]]
    if not known:
        raise ValueError(f"{found['file']} has no bot: expected a subclass of eklat.bots.Bot")
    there = ", ".join(f"{found['file']}:{one}" for one in known)
    raise ValueError(f"{name} names no bot; there is {there}")


def bot(spec: str) -> Bot:
    """The bot with this name, or in this file, and with these settings. Raises `ValueError`."""
    name, settings = parted(spec)
    return bots.made(kind(name), spec, name, settings)


def _bots_in(file: str) -> dict[str, type[Bot]]:
    path = Path(file)
    if not path.is_file():
        raise ValueError(f"there is no file {file}")
    try:
        module = _loaded(path.resolve())
    except Exception as error:
        raise ValueError(f"{file} cannot be loaded: {type(error).__name__}: {error}") from error
    of_its_own = {name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
    return {name: value for name, value in of_its_own.items() if isinstance(value, type) and issubclass(value, Bot)}


@cache
def _loaded(path: Path) -> ModuleType:
    """The file as a module; what lies beside it can be imported by it, as for any script."""
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    about = spec_from_file_location(path.stem, path)
    assert about is not None
    assert about.loader is not None
    module = module_from_spec(about)
    about.loader.exec_module(module)
    return module
