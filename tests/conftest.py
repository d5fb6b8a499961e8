"""Settings that all tests share. With EKLAT_LONG=1 (make test-long) hypothesis looks further, and each time elsewhere."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator

import children
import machine
import marks
import pytest
from hypothesis import settings

settings.register_profile("eklat", deadline=None, derandomize=not os.environ.get("EKLAT_LONG"))
settings.load_profile("eklat")

gc.set_threshold(
    100_000, 20, 100
)  # games are trees of values without circles: looking for circles all the time costs a tenth

_home = machine.make_usual()
_guard = marks.Guard()


@pytest.fixture(autouse=True)
def _no_child_stays() -> Iterator[None]:
    """What a test has started ends with it; what a module or a session shares was started before."""
    with children.ended():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_sessionfinish(session: pytest.Session) -> Generator[None]:
    """The last check of a run: no process of ours survives."""
    yield
    if hasattr(session.config, "workerinput"):
        return
    for process in marks.left_behind():
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        print(f"\nA process has stayed behind: {process}")


def pytest_unconfigure() -> None:
    _home.cleanup()
    _guard.dismiss()
