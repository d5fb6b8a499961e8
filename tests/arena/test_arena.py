"""The arena: the same deals for everybody, exact numbers, nothing lost when it stops."""

import json
import statistics as by_the_book
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from eklat.arena import Ladder, Pairing, ladder, split
from eklat.arena.contest import Unit, settled
from eklat.arena.hands import Played
from eklat.arena.luck import imagined, worthwhile
from eklat.arena.margin import quantile
from eklat.arena.plot import plot
from eklat.arena.show import show
from eklat.bots import bot
from eklat.fast.bridge import bridge
from eklat.games import GAMES
from eklat.records import Record, verdict
from eklat.review import values

SVG = "{http://www.w3.org/2000/svg}"


def numbers(result: Ladder) -> object:
    """A result without its timings."""
    pairs = [replace(pair, seconds_per_move=None, seconds_per_move_b=None) for pair in result.pairs]
    return replace(result, pairs=tuple(pairs))


@pytest.mark.parametrize(("game", "players"), [("mu", 3), ("mu", 5), ("mu2", 2), ("heuldoch", 4)])
def test_the_margin_is_that_of_the_hands(game: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "hands.jsonl"
    pair = ladder(game, players, ["random", "random"], deals=6, seed=1, records=file).pairs[0]
    records = [Record.read(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    assert len(records) == 6 * players
    assert all(verdict(record).ok for record in records)
    deals = []
    for first in range(0, len(records), players):
        values = []
        for seat, record in enumerate(records[first : first + players]):
            scores = list(record.deals[0]["scores"])
            assert record.deals[0]["deal"] == records[first].deals[0]["deal"]
            own = scores.pop(seat)
            values.append(own - by_the_book.mean(scores))
        deals.append(by_the_book.mean(values))
    half = quantile(5) * by_the_book.stdev(deals) / 6**0.5
    assert pair.margin == pytest.approx(by_the_book.mean(deals))
    assert (pair.ci_low, pair.ci_high) == pytest.approx((pair.margin - half, pair.margin + half))
    assert pair.deals == 6


def test_a_hand_counts_the_own_score_less_the_mean_of_the_others() -> None:
    played = Played(Unit(0, 0, 1), [{"scores": [10, 0, 2]}, {"scores": [3, 0, 3]}, {"scores": [0, 0, 0]}], [0, 0], [0, 0])
    assert played.ahead() / (3 * 2) == pytest.approx((9 - 3 + 0) / 3)

    assert replace(played, luck=500).ahead() / (3 * 2) == pytest.approx((9 - 3 + 0) / 3 - 0.5 / 3)


def test_luck_is_taken_off_by_what_was_frozen_beforehand(tmp_path: Path) -> None:
    frozen, journal = values("mu", 3), tmp_path / "journal"
    raw, *again = (ladder("mu", 3, ["novice", "club"], deals=2, seed=4, resume=file, luck=luck) for file, luck in (
        (None, None), (journal, frozen), (journal, frozen),
    ))  # fmt: skip
    assert numbers(again[0]) == numbers(again[1])
    assert raw.pairs[0].margin != again[0].pairs[0].margin
    assert (raw.to_json().get("luck_adjusted"), again[0].to_json()["luck_adjusted"]) == (None, frozen.hash)
    with pytest.raises(ValueError, match="luck"):
        ladder("mu", 3, ["novice", "club"], deals=2, seed=4, resume=journal)


def test_club_players_have_no_luck_beyond_the_deal() -> None:
    same = [ladder("mu", 3, ["club", "club"], deals=1, luck=luck).pairs[0].margin for luck in (None, values("mu", 3))]
    assert same[0] == same[1]


def test_worlds_are_thinned_out_as_far_as_it_pays_and_their_weight_stays() -> None:
    """Where worlds weigh alike there is nothing to win; the more playing costs, the fewer are played, and heavier ones."""
    weights = np.random.default_rng(1).lognormal(-0.5, 1.0, 20_000)
    assert worthwhile(np.ones(100), 9.0) == 1.0
    few, many = worthwhile(weights, 0.1), worthwhile(weights, 30.0)
    assert few < many
    for least in (few, many):
        kept = weights > least * np.random.default_rng(2).random(len(weights))
        assert np.maximum(weights[kept], least).sum() == pytest.approx(weights.sum(), rel=0.02)


def test_late_in_a_hand_all_worlds_are_imagined() -> None:
    mu, rng = GAMES["mu"], Random(3)
    states = [mu.start(mu.deal(rng, 4))]
    while not states[-1].is_over:
        states.append(states[-1].play(bot("novice").choose(states[-1].view(states[-1].turn), rng)))
    late = [state for state in states[-20:-1] if len(state.legal) > 1]
    whole = 0
    for state in late:
        view = state.view(state.turn)
        one, other = (imagined(view, bridge("mu").hidden(view, Random(seed)), 60.0, 2000, seed, seed) for seed in (1, 2))
        assert one.are_all == other.are_all
        if one.are_all:
            whole += 1
            assert sorted(zip(map(bytes, one.arrays), one.weights, strict=True)) == sorted(
                zip(map(bytes, other.arrays), other.weights, strict=True)
            )
    assert whole > 2


def test_quantiles_are_those_of_the_tables() -> None:
    known = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764, 5: 2.5706, 10: 2.2281, 30: 2.0423, 120: 1.9799, 5000: 1.9611}
    for degrees, value in known.items():
        assert quantile(degrees) == pytest.approx(value, abs=6e-5)


def test_one_deal_has_no_interval() -> None:
    pair = ladder("mu", 4, ["random", "random"], deals=1).pairs[0]
    assert (pair.ci_low, pair.ci_high, pair.half) == (None, None, None)


def test_a_ladder_is_all_pairs_on_the_same_deals() -> None:
    result = ladder("mu", 4, ["random"] * 3, deals=2, seed=5)
    assert len(result.pairs) == 3
    assert len({(pair.margin, pair.ci_low) for pair in result.pairs}) == 1  # the same bots, deals and chance
    assert ladder("mu", 4, ["random"] * 2, deals=2, seed=6).pairs[0].margin != result.pairs[0].margin


def test_pairs_may_meet_both_ways_and_go_on_from_one_way(tmp_path: Path) -> None:
    bots, journal = ["club", "novice", "random"], tmp_path / "journal"
    one_way = ladder("mu", 3, bots, 2, seed=5, resume=journal)
    found = ladder("mu", 3, bots, 2, seed=5, resume=journal, both=True)
    assert [(pair.a, pair.b) for pair in found.pairs] == [(a, b) for a in bots for b in bots if a != b]
    assert set(one_way.pairs) < set(found.pairs)
    told = ladder("mu", 3, bots[:2], 1, seed=5, both=True, stats=True).stats
    assert [tuple(stats["bots"]) for stats in told] == [("club",), ("novice",), ("club", "novice"), ("novice", "club")]
    back = next(pair for pair in found.pairs if (pair.a, pair.b) == ("random", "club"))
    alone = ladder("mu", 3, ["random", "club"], 2, seed=5).pairs[0]
    assert back.margin == alone.margin


def test_all_may_meet_one_host_only_on_the_deals_of_the_whole_ladder(tmp_path: Path) -> None:
    bots, journal = ["club", "novice", "random"], tmp_path / "journal"
    found = ladder("mu", 3, bots[:2], 2, seed=5, resume=journal, among="random")
    assert [(pair.a, pair.b) for pair in found.pairs] == [("club", "random"), ("novice", "random")]
    assert set(found.pairs) < set(ladder("mu", 3, bots, 2, seed=5, resume=journal).pairs)
    back = ladder("mu", 3, bots[:2], 1, seed=5, among="random", both=True)
    assert {(pair.a, pair.b) for pair in back.pairs} == {
        (a, b) for a in bots for b in bots if (a == "random") != (b == "random")
    }
    assert len(list(show(found))) == 3  # a heading and the pairs, but no matrix, which would be mostly empty
    assert "one bot among random" in plot(found)
    assert "novice v random" not in plot(found)


def test_the_number_of_processes_changes_nothing(tmp_path: Path) -> None:
    def run(workers: int) -> tuple[object, str]:
        file = tmp_path / f"{workers}.jsonl"
        result = ladder("mu", 4, ["random", "random"], 5, seed=2, workers=workers, stats=True, records=file)
        return numbers(result), file.read_text(encoding="utf-8")

    assert run(1) == run(2)


def test_a_stopped_contest_goes_on(tmp_path: Path) -> None:
    journal, hands = tmp_path / "journal", tmp_path / "hands.jsonl"
    words: dict[str, Any] = {"game": "mu2", "players": 2, "bots": ["random", "random"], "seed": 4}
    whole = ladder(**words, deals=6, records=hands)
    kept = hands.read_text(encoding="utf-8")

    ladder(**words, deals=4, records=hands, resume=journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 4
    journal.write_bytes(b"".join(lines[:3]) + lines[3][:50])  # cut off in the middle of a line
    seen: list[tuple[int, int]] = []
    again = ladder(**words, deals=6, records=hands, resume=journal, progress=lambda *told: seen.append(told))
    assert numbers(again) == numbers(whole)
    assert hands.read_text(encoding="utf-8") == kept
    assert seen == [(done, 6) for done in range(1, 7)]
    assert journal.read_bytes().splitlines(keepends=True)[:3] == lines[:3]
    assert len(journal.read_bytes().splitlines()) == 1 + 6

    before = journal.read_bytes()
    assert numbers(ladder(**words, deals=6, records=hands, resume=journal)) == numbers(whole)
    assert journal.read_bytes() == before  # there was nothing left to do


def test_a_cut_header_is_written_again(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    result = ladder("mu", 3, ["random", "random"], 1, resume=journal)
    whole = journal.read_bytes().splitlines()
    journal.write_bytes(whole[0][:20])
    assert numbers(ladder("mu", 3, ["random", "random"], 1, resume=journal)) == numbers(result)
    assert journal.read_bytes().splitlines()[0] == whole[0]


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    ladder("mu", 3, ["random", "random"], 1, seed=1, resume=journal)
    before = journal.read_bytes()
    with pytest.raises(ValueError, match=r"begun with players 3, not 4; seed 1, not 2$"):
        ladder("mu", 4, ["random", "random"], 1, seed=2, resume=journal)
    with pytest.raises(ValueError, match="records false, not true"):
        ladder("mu", 3, ["random", "random"], 1, seed=1, resume=journal, records=tmp_path / "hands")
    assert journal.read_bytes() == before
    journal.write_bytes(before + b'{"unit": 7}\n')
    with pytest.raises(ValueError, match="line 3 is not a finished unit"):
        ladder("mu", 3, ["random", "random"], 1, seed=1, resume=journal)


@pytest.mark.parametrize("text", ["Dear diary\n", "Dear diary", '{"format": "eklat-record/1"}\n', "[]\n"])
def test_a_file_that_is_no_journal_is_left_alone(text: str, tmp_path: Path) -> None:
    file = tmp_path / "diary"
    file.write_text(text)
    with pytest.raises(ValueError, match="not a journal"):
        ladder("mu", 3, ["random", "random"], 1, resume=file)
    assert file.read_text() == text


def test_bots_and_their_settings_are_told_apart() -> None:
    assert split("expert,club, random") == ["expert", "club", "random"]
    assert split("expert:playouts=500,seconds=none,club") == ["expert:playouts=500,seconds=none", "club"]
    assert split("club,expert:playouts=5,expert:playouts=50,threads=2") == [
        "club",
        "expert:playouts=5",
        "expert:playouts=50,threads=2",
    ]
    with pytest.raises(ValueError, match="a bot is missing"):
        split("club,,random")


def test_the_expert_has_no_clock_unless_it_is_asked_for() -> None:
    assert settled("expert") == "expert:seconds=none"
    assert settled("expert:playouts=50") == "expert:playouts=50,seconds=none"
    assert settled("expert:seconds=2") == "expert:seconds=2"
    assert settled("club") == "club"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ({"game": "skat"}, "there is no game 'skat'"),
        ({"players": 7}, "3 to 6 players"),
        ({"bots": ["random", "nobody"]}, "there is no bot 'nobody'"),
        ({"bots": []}, "without bots"),
        ({"bots": ["random"]}, "nobody to beat"),
        ({"deals": 0}, "deals must be at least 1"),
        ({"seed": -1}, "seed must be"),
        ({"workers": -1}, "workers must be"),
        ({"options": {"target": 0}}, "Option 'target'"),
    ],
)
def test_what_cannot_be_contested_is_refused(words: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ladder(**{"game": "mu", "players": 4, "bots": ["random", "random"], "deals": 1, **words})


@pytest.mark.parametrize(
    ("game", "players", "keys"),
    [
        ("mu", 4, ["eklat", "passed_out", "made", "heights", "trumps", "side_points", "vice"]),
        ("mu2", 2, ["redeal", "crown", "heights", "trumps", "crown_points"]),
        ("heuldoch", 3, ["score", "best_score", "worst_score", "lost", "onions", "onion_counts"]),
    ],
)
def test_statistics_of_tables_alone_and_of_pairs(game: str, players: int, keys: list[str]) -> None:
    (alone,) = ladder(game, players, ["random"], deals=8, stats=True).stats
    assert list(alone) == ["bots", "hands", *keys]
    assert (alone["bots"], alone["hands"]) == (["random"], 8)
    for value in alone.values():
        if isinstance(value, dict):
            assert sum(value.values()) == pytest.approx(1)
    first, second, pair = ladder(game, players, ["random", "random"], deals=8, stats=True).stats
    assert first == second == alone
    assert (pair["bots"], pair["hands"]) == (["random", "random"], 8 * players)


def test_the_plot_is_drawn_to_scale(tmp_path: Path) -> None:
    rng = Random(1)
    pairs = [
        Pairing("a & b", "<b>", margin, margin - half, margin + half, 10, 0.1, 0.1)
        for margin, half in ((rng.uniform(-30, 30), rng.uniform(0, 9)) for _ in range(5))
    ]
    pairs.append(Pairing("expert:playouts=500,seconds=none", "random", 3.0, None, None, 1, None, None))
    drawing = ElementTree.fromstring(plot(Ladder("mu", 4, {}, 1, 10, ("a & b", "<b>"), tuple(pairs))))
    assert drawing.findtext(f"{SVG}title") == "Mü, 4 players: bots against bots"
    assert "a & b against <b>:" in (drawing.findtext(f"{SVG}desc") or "")
    dots = [float(dot.attrib["cx"]) for dot in drawing.iter(f"{SVG}circle")]
    by_margin = sorted(zip([pair.margin for pair in pairs], dots, strict=True))
    assert [x for _, x in by_margin] == sorted(dots)
    assert all(270 <= x <= 650 for x in dots)
    assert len(list(drawing.iter(f"{SVG}path"))) == 5  # nothing to show for a single deal
    zero = [line for line in drawing.iter(f"{SVG}line") if line.attrib["stroke"] == "#22252b"]
    assert len(zero) == 1


@pytest.mark.parametrize("margin", [0.0, 0.004, -0.3, 77.7, -1234.5])
def test_any_margin_finds_its_place(margin: float) -> None:
    pair = Pairing("a", "b", margin, margin, margin, 2, None, None)
    drawing = ElementTree.fromstring(plot(Ladder("mu", 4, {}, 1, 2, ("a", "b"), (pair,))))
    (dot,) = drawing.iter(f"{SVG}circle")
    assert 270 <= float(dot.attrib["cx"]) <= 650
    assert 2 <= len(list(drawing.iter(f"{SVG}line"))) <= 12
