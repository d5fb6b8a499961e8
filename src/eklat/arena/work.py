"""Getting units played: in this process, in several, or on a Ray cluster. They come back in the order they are finished."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread

from eklat.arena.cluster import AHEAD, by_ray
from eklat.arena.contest import ArenaError, Contest, Unit
from eklat.arena.hands import Played, play


def played(contest: Contest, units: Iterable[Unit], workers: int, ray: str | None) -> Generator[Played]:
    """Play all units. Whoever stops early closes the iterator, and the workers are gone."""
    if ray is not None:
        return by_ray(contest, units, workers, ray)
    return (play(contest, unit) for unit in units) if workers == 1 else _by_processes(contest, units, workers)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _by_processes(contest: Contest, units: Iterable[Unit], workers: int) -> Generator[Played]:
    others = set(active_children())
    waiting, running = iter(units), set[Future[Played]]()
    # A worker that dies closes its pipes, which is no reason for us to die as well.
    with _ignoring("SIGPIPE"), ProcessPoolExecutor(workers, get_context("spawn"), initializer=_follow) as pool:
        try:
            with _ignoring("SIGINT"):  # workers do not hear a Ctrl-C, not even while they start: it is for their parent
                running = {pool.submit(play, contest, unit) for unit in islice(waiting, AHEAD * workers)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in sorted(done, key=lambda future: future.exception() is not None):  # first what went well
                    yield future.result()
                running |= {pool.submit(play, contest, unit) for unit in islice(waiting, len(done))}
        except BrokenProcessPool:
            raise ArenaError("a worker process died; perhaps there was too little memory") from None
        finally:
            if running:
                for child in set(active_children()) - others:
                    child.terminate()


@contextmanager
def _ignoring(name: str) -> Iterator[None]:
    """Without this signal, where there is such a thing; only the main thread can say so."""
    if current_thread() is not main_thread() or not hasattr(signal, name):
        yield
        return
    number = getattr(signal, name)
    before = signal.signal(number, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(number, before)


def _follow() -> None:
    """A worker goes when its parent goes, however that happens."""
    parent = parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()
