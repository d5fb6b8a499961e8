"""The machine as every test finds it, whoever runs them and from where.

Nothing that somebody has set for themselves reaches a test: no proxy, no settings of Eklat, no language, no home, no umask.
What is ignored in the background (Ctrl-C, a closed terminal) is caught here and not passed on, so children begin with the
usual signals.
"""

from __future__ import annotations

import locale
import os
import signal
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import marks

KEPT = {
    "COMSPEC", "EKLAT_CHROMIUM", "EKLAT_LONG", "EKLAT_NGINX", "EKLAT_TEST_POSTGRES", "EKLAT_TEST_RUN", "EKLAT_WRITE_SCREENS",
    "LD_LIBRARY_PATH", "PATH", "PATHEXT", "PYTHONPATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR", "VIRTUAL_ENV",
}  # fmt: skip
KEPT_FAMILIES = ("COV_", "COVERAGE_", "HYPOTHESIS_", "PLAYWRIGHT_", "PYTEST_")
ROOM = 2 * 2**30
"""Bytes; a run needs a tenth of it."""
IGNORED_IN_THE_BACKGROUND = ("SIGINT", "SIGQUIT", "SIGHUP", "SIGTERM")


def make_usual() -> tempfile.TemporaryDirectory[str]:
    """Make it so for this process and its children; the home that they get is there until it is cleaned up."""
    os.umask(0o022)
    sys.dont_write_bytecode = False
    if (memory := _memory()) is not None:
        os.environ["TMPDIR"] = tempfile.tempdir = memory
    home = tempfile.TemporaryDirectory(prefix=marks.prefix("home"), ignore_cleanup_errors=True)
    usual = {"HOME": home.name, "XDG_RUNTIME_DIR": home.name, "XDG_CACHE_HOME": _cache()}
    usual |= {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "NODE_DISABLE_COMPILE_CACHE": "1"}
    if sys.platform == "darwin":
        usual["PLAYWRIGHT_BROWSERS_PATH"] = str(Path.home() / "Library/Caches/ms-playwright")
    for name in list(os.environ):
        if name not in KEPT and not name.startswith(KEPT_FAMILIES):
            del os.environ[name]
    os.environ.update(usual)
    with suppress(locale.Error):
        locale.setlocale(locale.LC_ALL, "C.UTF-8")
    for name in IGNORED_IN_THE_BACKGROUND:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, lambda *_: None)  # a handler is not inherited, and what is ignored would be
    return home


def _memory() -> str | None:
    """A place for temporary files that no disk has to keep up with, if nobody has named another and there is room.

    Servers and saved games wait for the disk after every move, which takes half of the time of such tests.
    """
    place = "/dev/shm"
    if {"TMPDIR", "TEMP", "TMP"} & os.environ.keys() or not os.access(place, os.W_OK | os.X_OK):
        return None
    about = os.statvfs(place)
    has_room = about.f_bavail * about.f_frsize >= ROOM and not about.f_flag & os.ST_NOEXEC
    return place if has_room else None


def _cache() -> str:
    """Where compiled code is kept from one run to the next: where it always is, or in the project if that cannot be."""
    with suppress(OSError, RuntimeError):  # nobody may write there, or there is no home
        usual = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        (usual / "eklat").mkdir(parents=Path.home().is_dir(), exist_ok=True)
        if os.access(usual / "eklat", os.W_OK):
            return str(usual)
    return str(Path(__file__).parents[2] / ".cache")
