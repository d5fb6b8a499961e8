"""The cases that hold the browser's pad equal to this one: `python tests/pad/pad_cases.py > tests/pad/cases.json`."""

import copy
import json
import sys
from itertools import product
from random import Random
from typing import Any

from pad_table import NAMES, played

from eklat.pad import BadPad, Pad, to_csv
from eklat.pad.files import to_text

STRANGE: list[Any] = [
    None,
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    12,
    61,
    99,
    400,
    "",
    "x",
    "none",
    "1or7",
    True,
    [],
    [0],
    [0, 1],
    {},
    "Anna",
]


def answer(data: object) -> dict[str, Any]:
    """What the pad makes of this."""
    try:
        pad = Pad.read(data)
    except BadPad as error:
        return {"refused": error.code, "hand": error.hand, "facts": error.facts}
    return {
        "scores": [list(row.result.scores) for row in pad.rows],
        "totals": [list(row.totals) for row in pad.rows],
        "dealers": [row.dealer for row in pad.rows],
        "next": pad.dealer,
        "winners": list(pad.winners),
    }


def matches() -> list[Any]:
    """Pads of whole and half matches in every game, number of players and option that matters."""
    rng = Random(2)
    tables: list[tuple[str, int, dict[str, object]]] = []
    for players in (3, 4, 5, 6):
        tables += [("mu", players, {}), ("mu", players, {"edition": "nl", "target": 60})]
        tables += [
            ("mu", players, {"shared_eklat": True, "end": "reach"}),
            ("mu", players, {"random_end": True, "target": 90}),
        ]
        tables += [("mu", players, {"hidden_partner": True}), ("heuldoch", players, {})]
        tables += [("heuldoch", players, {"specials": True})]
    tables += [("mu", 4, {"edition": "en", "end": "exceed", "target": 40}), *product(["mu2"], [2], [{}, {"target": 10}])]  # type: ignore[list-item]
    return [played(*table, hands=rng.choice([0, 1, 3, 5, 6]), rng=rng)[1].to_json() for table in tables for _ in range(2)]


def bent(data: Any, rng: Random) -> Any:
    """The same with one thing changed somewhere."""
    data = copy.deepcopy(data)
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
        for key in keys:
            if isinstance(value, list) and value is data.get("players") and key != 1:
                continue
            places.append((value, key))
            walk(value[key])

    walk(data)
    inner = [place for place in places if place[0] is not data]
    holder, key = rng.choice(inner if inner and rng.random() < 0.85 else places)
    change = rng.random()
    if change < 0.08:
        del holder[key]
    elif change < 0.14 and isinstance(holder, dict):
        holder["surplus"] = 1
    elif change < 0.3 and type(holder[key]) is int:
        holder[key] += rng.choice([-1, 1])
    elif isinstance(holder[key], str | int | None):
        holder[key] = rng.choice(STRANGE)
    return data


def pad(game: str, players: int, hand: dict[str, Any], options: dict[str, Any] | None = None) -> dict[str, Any]:
    extra = {"rounds": 1} if game == "heuldoch" else {}
    head = {"format": "eklat-pad/1", "game": game, "players": NAMES[:players], "options": options or {}, "first": 0}
    return {**head, **extra, "hands": [hand]}


def tables_of_the_rules() -> list[Any]:
    """Every goal, just made and just missed, with every class of trump somewhere; every Eklat by height."""
    rng, found = Random(3), []
    sizes = {3: 12, 4: 15, 5: 12, 6: 10}
    for players, size in sizes.items():
        total = 36 if players == 3 else 60
        for height in range(1, size + 1):
            chief = rng.randrange(players)
            partner = None if players == 3 else (chief + rng.randrange(1, players)) % players
            side = rng.randrange(total + 1)
            points = [0] * players
            points[chief] = side
            points[next(seat for seat in range(players) if seat not in (chief, partner))] = total - side
            hand = {"kind": "played", "chief": chief, "vice": None, "partner": partner, "height": height}
            found.append(
                pad("mu", players, {**hand, "trump": rng.choice(["colour", "1or7", "digit", "none"]), "points": points})
            )
            tied = sorted(rng.sample(range(players), rng.randrange(2, players + 1)))
            told = {"kind": "eklat", "tied": tied, "culprit": rng.choice(tied), "height": height}
            found.append(pad("mu", players, told, {"shared_eklat": rng.random() < 0.5}))
    for height in range(5, 16):
        for taken in (15 + 2 * height, 16 + 2 * height):
            found.append(pad("mu2", 2, {"kind": "played", "crown": height % 2, "height": height, "points": taken}))
    for onions in range(17):
        piles = [{"onions": onions, "cards": [2, 1, 3, 1, 2, 1, 4]}, {"points": 40}, {"points": 41, "lost": 3}]
        found.append(pad("heuldoch", 3, {"kind": "counted", "piles": piles}, {"specials": onions % 2 == 0}))
    return found


def several_games() -> list[Any]:
    """Heul doch! over more than one game, which only a pad knows."""
    rng, found = Random(5), []
    for players, rounds in product((3, 4, 5, 6), (2, 3)):
        hands = [
            played("heuldoch", players, {}, 1, rng)[1].to_json()["hands"][0] for _ in range(rng.choice([rounds - 1, rounds]))
        ]
        found.append({**pad("heuldoch", players, {}), "rounds": rounds, "hands": hands})
    level = {"kind": "counted", "piles": [{"points": 30, "lost": 7}, {"points": 30, "lost": 9}, {"points": 30}]}
    shared = {"kind": "counted", "piles": [{"points": 30, "lost": 9}, {"points": 30, "lost": 7}, {"points": 29}]}
    return [*found, pad("heuldoch", 3, level), {**pad("heuldoch", 3, level), "rounds": 2, "hands": [level, shared]}]


def refusals() -> list[Any]:
    """Every refusal at least once."""
    hand = {"kind": "played", "chief": 0, "vice": 1, "partner": 2, "height": 3, "trump": "digit", "points": [20, 20, 10, 10]}
    three = {
        "kind": "played",
        "chief": 0,
        "vice": None,
        "partner": None,
        "height": 3,
        "trump": "digit",
        "points": [12, 12, 12],
    }
    two = {"kind": "played", "crown": 0, "height": 8, "points": 33}
    pile = {"onions": 10, "cards": [4, 4, 4, 4, 4, 4, 0]}
    told: list[Any] = [{"points": 30}, {"points": 30}, {"points": 30}]
    mu4 = [
        {"vice": 0},
        {"partner": 0},
        {"partner": 1},
        {"partner": None},
        {"vice": 4},
        {"chief": None},
        {"chief": "0"},
        {"height": 16},
        {"height": 0},
        {"vice": 1, "height": 1},
        {"trump": "7"},
        {"points": [20, 20, 10]},
        {"points": 60},
        {"points": [20, 20, 10, 11]},
        {"points": [61, 0, 0, -1]},
        {"points": [20, 20, 10, None]},
        {"drawn": 3},
        {"kind": "eklat"},
        {"kind": None},
        {"kind": "counted"},
    ]
    eklat = {"kind": "eklat", "tied": [0, 1], "culprit": 1, "height": 3}
    eklats = [
        {},
        {"tied": [0]},
        {"tied": []},
        {"tied": [1, 1]},
        {"tied": "01"},
        {"tied": [0, 4]},
        {"culprit": 2},
        {"culprit": None},
        {"height": 16},
        {"tied": [3, 1, 0]},
        {"drawn": 0},
    ]
    piles: list[Any] = [
        told[:2],
        {},
        [*told, told[0]],
        [{"points": 393}, *told[1:]],
        [{"points": 30, "lost": -1}, *told[1:]],
        [{"points": 30, "lost": None}, *told[1:]],
        [{"points": 300}, {"points": 60}, {"points": 33}],
        [{"onions": 99, "cards": [0] * 7}, *told[1:]],
        [{"onions": 1}, *told[1:]],
        [{"onions": 1, "cards": [0] * 6}, *told[1:]],
        [{"onions": 1, "cards": 7}, *told[1:]],
        [{"onions": 1, "cards": [15, *[0] * 6]}, *told[1:]],
        [pile, pile, pile],
        [{**pile, "onions": 60}, {**pile, "onions": 50}, told[0]],
        [{"onions": 4, "cards": [8, 8, 0, 0, 0, 0, 0]}] * 3,
        [{"onions": 1, "cards": [0] * 7, "points": 4}, *told[1:]],
        ["x", *told[1:]],
    ]
    found = [pad("mu", 4, {**hand, **change}, options) for change in mu4 for options in ({}, {"random_end": True})]  # type: ignore[dict-item]
    found += [pad("mu", 4, {**eklat, **change}, options) for change in eklats for options in ({}, {"shared_eklat": True})]  # type: ignore[dict-item]
    found += [
        pad("mu", 3, {**three, **change})
        for change in ({}, {"vice": 1}, {"partner": 1}, {"height": 13}, {"points": [60, 0, 0]})
    ]
    found += [
        pad("mu", 5, {"kind": "passed", "drawn": drawn}, {"random_end": True}) for drawn in (0, 9, 10, None, "3", True)
    ]
    found += [
        pad("mu2", 2, {**two, **c}) for c in ({"height": 4}, {"height": 16}, {"crown": 2}, {"points": 49}, {"made": True})
    ]
    found += [
        pad("mu2", 2, {"kind": "played", "crown": 1, "height": 8, **c})
        for c in ({}, {"made": False}, {"made": 1}, {"points": None})
    ]
    found += [pad("heuldoch", 3, {"kind": "counted", "piles": one}, o) for one in piles for o in ({}, {"specials": True})]
    fine = pad("mu", 4, hand)
    head: list[Any] = [
        {"format": "eklat-pad/2"},
        {"game": "skat"},
        {"game": 3},
        {"players": NAMES[:2]},
        {"players": "Anna"},
        {"players": ["Anna", "Ben", "Anna", "Cleo"]},
        {"players": [" Anna", "Ben", "Cleo", "Dora"]},
        {"players": ["Anna", "", "Cleo", "Dora"]},
        {"players": ["Anna", "B\nen", "Cleo", "Dora"]},
        {"players": ["A" * 25, "Ben", "Cleo", "Dora"]},
        {"players": ["😀" * 24, "Ben", "Cleo", "Dora"]},
        {"players": [1, "Ben", "Cleo", "Dora"]},
        {"options": []},
        {"options": {"target": 0}},
        {"options": {"target": "200"}},
        {"options": {"target": True}},
        {"options": {"x": 1}},
        {"options": {"shared_eklat": 1}},
        {"options": {"edition": "fr"}},
        {"options": {"colours": "RGK"}},
        {"options": {"colours": "GRB"}},
        {"first": 4},
        {"first": None},
        {"first": True},
        {"hands": {}},
        {"hands": [1]},
        {"hands": [{"kind": "passed"}] * 501},
        {"rounds": 1},
        {"surplus": 0},
    ]
    found += [{**fine, **change} for change in head]
    found += [{key: value for key, value in fine.items() if key != missing} for missing in fine]
    found += [
        {**pad("heuldoch", 3, {"kind": "counted", "piles": told}), "rounds": rounds} for rounds in (0, 99, 100, "3", None)
    ]
    found += [[], None, "pad", {}, {**pad("mu", 3, three), "options": {"edition": "en"}}]  # type: ignore[list-item]
    return found


def cases() -> list[dict[str, Any]]:
    whole = matches()
    rng = Random(4)
    short = [{**data, "hands": data["hands"][:2]} for data in whole]
    wrong = [bent(rng.choice(short), rng) for _ in range(300)]
    made = [
        {"pad": data, "answer": answer(data)}
        for data in [*whole, *several_games(), *tables_of_the_rules(), *refusals(), *wrong]
    ]
    for case in made[: len(whole)]:
        read = Pad.read(case["pad"])
        case["csv"], case["text"] = to_csv(read, "de"), to_text(read)
    return made


def text() -> str:
    return "[\n" + ",\n".join(json.dumps(case, separators=(",", ":"), ensure_ascii=False) for case in cases()) + "\n]\n"


if __name__ == "__main__":
    sys.stdout.write(text())
