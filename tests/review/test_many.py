"""Proofs and fits go hand by hand, and nothing that is done is done again."""

import json
from pathlib import Path

from eklat.review.many import worked


def test_whoever_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    done = list[int]()

    def square(number: int) -> int:
        done.append(number)
        return number * number

    file = tmp_path / "kept.jsonl"
    assert worked(square, 2, "squares", keep=file) == [0, 1]
    assert worked(square, 4, "squares", keep=file) == [0, 1, 4, 9]
    assert done == [0, 1, 2, 3]
    assert worked(square, 1, "other", keep=file) == [0]
    assert [json.loads(line)["of"] for line in file.read_text().splitlines()] == ["squares"] * 4 + ["other"]
    assert worked(square, 2, "squares") == [0, 1]
