"""Much work, hand by hand, in as many processes as one likes.

What a hand came to is kept as soon as it is known, if there is a file for it: whoever was stopped goes on from there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any


def worked(
    work: Callable[[int], Any], hands: int, title: str, processes: int = 1, keep: Path | None = None, first: int = 0
) -> list[Any]:
    """What this work makes of each of so many hands, in order; `title` says in the file whose they are."""
    found = dict[int, Any]()
    if keep is not None and keep.exists():
        for line in keep.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            if one["of"] == title and first <= one["hand"] < first + hands:
                found[one["hand"]] = one["found"]
    todo = [number for number in range(first, first + hands) if number not in found]

    def done(number: int, result: Any) -> None:
        found[number] = result
        if keep is not None:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"of": title, "hand": number, "found": result}) + "\n")

    if processes == 1:
        for number in todo:
            done(number, work(number))
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            running = {pool.submit(work, number): number for number in todo}
            for future in as_completed(running):
                done(running[future], future.result())
    return [found[number] for number in sorted(found)]
