"""Fair deals: fixed secrets and salts give fixed deals, and a record whose proof does not hold is refused (promise 12)."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from table_of_friends import PERSONS, SECRET, gathered, played, played_out, started, texts

from eklat.games import GAMES
from eklat.games.core import Deal, Match
from eklat.records import Record, verdict
from eklat.records.fair import Proof, chance, commitment, is_salt, is_secret

VECTOR = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
SALTS = ("pepper", "", 'Salz & Käse "7"')
DIGEST = "b84f55cec9fa18b6e0f02eb701f564d7103779a07c75989af31c861ee12e6329"


# Vectors ----------------------------------------------------------------------------------------------------------------


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    assert commitment(VECTOR) == COMMITMENT


def test_the_chance_of_a_deal_is_seeded_by_the_hmac_of_salts_and_numbers() -> None:
    """The digest is what `openssl dgst -sha256 -mac HMAC -macopt hexkey:...` prints for [["pepper","","Salz & ..."],1,0]."""
    assert chance(VECTOR, SALTS, 1, 0).getstate() == Random(int(DIGEST, 16)).getstate()


def hands(deal: Deal) -> list[str]:
    return [" ".join(cards) for cards in deal.to_json()["deal"]["hands"]]


def test_the_first_deal_and_its_dealer_follow_from_secret_and_salts() -> None:
    deal = Proof(COMMITMENT, VECTOR, SALTS).deal(Match.of(GAMES["mu"], 3))
    assert deal.starter == 2
    assert hands(deal) == [
        "B1 B5 B7 B8 B9 G0 G5 G9 R2 R4 R5 R7",
        "B1 B2 B3 B7 G3 G4 G6 G7 R1 R6 R8 R9",
        "B0 B4 B6 G1 G1 G2 G7 G8 R0 R1 R3 R7",
    ]


def test_later_deals_and_the_card_for_the_end_follow_too() -> None:
    proof, match = Proof(COMMITMENT, VECTOR, SALTS), Match.of(GAMES["mu"], 3, {"random_end": True})
    state = match.start(proof.deal(match))
    for _ in range(3):
        state = state.play(match.game.parse("pass"))
    match = match.add(state)
    assert proof.end_card(match) == "B7"
    match = match.draw_for_the_end("B7")
    assert proof.deal(match).starter == 0
    assert hands(proof.deal(match))[0] == "B2 B8 B9 G1 G1 G5 G7 R0 R3 R4 R5 R9"


def test_vectors_of_the_other_games() -> None:
    deal = Proof(COMMITMENT, VECTOR, SALTS).deal(Match.of(GAMES["heuldoch"], 3)).to_json()
    assert (deal["first"], deal["deal"]["piles"]) == (2, ["F7", "A5", "G7"])
    assert deal["deal"]["draw"][:5] == ["E3", "G4", "B2", "B5", "E5"]
    second = Proof(COMMITMENT, VECTOR, ("pepper", ""), 2).deal(Match.of(GAMES["mu2"], 2)).to_json()
    assert (second["dealer"], second["deal"]["skat"]) == (0, ["B1", "G5", "G7", "Y5"])


def test_every_part_of_the_recipe_matters() -> None:
    drawn = [
        chance(VECTOR, SALTS, 1, 0),
        chance(SECRET, SALTS, 1, 0),
        chance(VECTOR, ("pepper", "", ""), 1, 0),
        chance(VECTOR, ("", "pepper", ""), 1, 0),
        chance(VECTOR, SALTS, 2, 0),
        chance(VECTOR, SALTS, 1, 1),
        chance(VECTOR, SALTS, 1, 0, "end"),
    ]
    assert len({rng.getrandbits(64) for rng in drawn}) == len(drawn)


def test_what_a_secret_and_a_salt_look_like() -> None:
    assert is_secret(VECTOR)
    assert not any(map(is_secret, (VECTOR[1:], VECTOR.upper(), VECTOR + "0", VECTOR[1:] + "g", VECTOR + "\n", None, 7)))
    assert all(map(is_salt, ("", "x" * 64, "Käse 🧀")))
    assert not any(map(is_salt, ("x" * 65, "\n", "\u202e", "\ud800", None, 7)))


# At a table -------------------------------------------------------------------------------------------------------------


def test_a_table_commits_before_the_salts_and_deals_by_them() -> None:
    table = gathered(players=3)
    created = table.log[0].to_json()
    assert created["commitment"] == commitment(SECRET)
    salted = table.salt(PERSONS[1], "pepper", 1.0).table
    plain, peppered = (t.start(PERSONS[0], 1.0).table.state for t in (table, salted))
    assert plain is not None
    assert peppered is not None
    assert plain.deal != peppered.deal
    assert peppered.deal == Proof(commitment(SECRET), SECRET, ("", "pepper", "")).deal(Match.of(GAMES["mu"], 3))


# Records ----------------------------------------------------------------------------------------------------------------


def record_of(game: str, players: int, **options: object) -> dict[str, Any]:
    table = played_out(started(game, players, options=options), Random(2))
    data: dict[str, Any] = json.loads(str(table.record()))
    return data


MU = record_of("mu", 3, random_end=True)
HEULDOCH = record_of("heuldoch", 3)


def judged(data: dict[str, Any]) -> dict[str, Any]:
    return verdict(Record.read(data)).to_json()


def test_a_fair_record_says_so() -> None:
    assert judged(MU)["fair"] is True
    assert judged(HEULDOCH)["fair"] is True
    assert "fair" not in judged({key: value for key, value in MU.items() if key != "proof"})


def test_an_unfinished_record_may_have_its_proof() -> None:
    table = texts(played(started(players=3), Random(1)).next_hand(PERSONS[0], 1.0, at_once=True).table, "pass")
    assert table.state is not None
    record = table.record().add(table.state).to_json() | {"proof": table.proof.to_json()}
    answer = judged(record)
    assert (answer["ok"], answer["fair"], answer["finished"]) == (True, True, False)


Change = Callable[[dict[str, Any]], object]


def swap_cards(hands: list[list[str]]) -> None:
    """Two cards change places between two hands."""
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]


def turn_hands(data: dict[str, Any]) -> None:
    """Nobody has done anything yet, so only the proof can tell."""
    deal = data["deals"][0]
    deal["deal"]["hands"] = deal["deal"]["hands"][1:] + deal["deal"]["hands"][:1]
    del data["deals"][1:], deal["actions"][:], deal["scores"], deal["end_draw"], data["scores"], data["winners"]


def proof(key: str, value: object) -> Change:
    return lambda data: data["proof"].update({key: value})


BAD: list[tuple[str, str, Change, int | None]] = [
    ("one card changed in the first deal", "proof-deal", lambda d: swap_cards(d["deals"][0]["deal"]["hands"]), 0),
    ("one card changed in the last deal", "proof-deal", lambda d: swap_cards(d["deals"][-1]["deal"]["hands"]), -1),
    ("other hands, nothing played", "proof-deal", turn_hands, 0),
    ("another dealer", "proof-deal", lambda d: d["deals"][0].update(dealer=(d["deals"][0]["dealer"] + 1) % 3), 0),
    ("a salt changed", "proof-deal", proof("salts", ["x", "", ""]), 0),
    ("another match", "proof-deal", proof("match", 2), 0),
    ("another secret", "proof-commitment", proof("secret", VECTOR), None),
    ("another commitment", "proof-commitment", proof("commitment", COMMITMENT), None),
    (
        "another secret with its commitment",
        "proof-deal",
        lambda d: d["proof"].update(secret=VECTOR, commitment=COMMITMENT),
        0,
    ),
    ("a scheme of the future", "proof-format", proof("scheme", "eklat-fair/3"), None),
    ("an unknown key", "proof-format", proof("pepper", 1), None),
    ("no secret", "proof-format", lambda d: d["proof"].pop("secret"), None),
    ("a secret in capitals", "proof-format", proof("secret", VECTOR.upper()), None),
    ("a commitment that is a number", "proof-format", proof("commitment", 7), None),
    ("a salt too few", "proof-format", proof("salts", ["", ""]), None),
    ("salts a text", "proof-format", proof("salts", "abc"), None),
    ("a salt without end", "proof-format", proof("salts", ["", "", "x" * 65]), None),
    ("a salt that is null", "proof-format", proof("salts", ["", "", None]), None),
    ("match zero", "proof-format", proof("match", 0), None),
    ("match true", "proof-format", proof("match", True), None),
]


@pytest.mark.parametrize("case", BAD, ids=[case[0] for case in BAD])
def test_a_record_that_is_not_fair_is_refused(case: tuple[str, str, Change, int | None]) -> None:
    _, code, change, deal = case
    data = deepcopy(MU)
    change(data)
    answer = judged(data)
    assert not answer["ok"]
    error = answer["error"]
    assert error["code"] == code, error
    assert error["deal"] == (len(data["deals"]) - 1 if deal == -1 else deal)
    assert error["action"] is None
    assert error["message"].isprintable()


def test_another_card_for_the_end_is_not_fair() -> None:
    data = deepcopy(MU)
    true = data["deals"][0]["end_draw"]
    data["deals"][0]["end_draw"] = "R0" if true != "R0" else "G0"
    data = data | {"scores": None, "winners": None}
    error = judged({key: value for key, value in data.items() if value is not None})["error"]
    assert (error["code"], error["deal"]) == ("proof-end-draw", 0)
    assert true in error["message"]


def test_what_is_wrong_with_the_game_is_said_before_the_proof() -> None:
    data = deepcopy(MU)
    data["deals"][0]["actions"][0] = "play R6"
    assert (judged(data)["error"]["code"], judged(data)["error"]["action"]) == ("phase", 0)
    data = deepcopy(HEULDOCH)
    data["deals"][0]["deal"]["draw"].pop()
    assert judged(data)["error"]["code"] == "deal-cards"


@pytest.mark.parametrize("foreign", [{"salt": "…"}, {"scheme": "dice/1"}, "a notary was there", None, 7, []], ids=repr)
def test_a_proof_of_another_make_is_kept_and_not_judged(foreign: object) -> None:
    data = {**deepcopy(MU), "proof": foreign}
    answer = judged(data)
    assert answer["ok"]
    assert "fair" not in answer
    assert Record.read(data).to_json() == data


# Dealing, as docs/records.md says it ------------------------------------------------------------------------------------


def rng() -> Random:
    return chance(VECTOR, SALTS, 1, 0)


def coloured(colours: str) -> list[str]:
    return [f"{c}{d}" for c in colours for d in range(10) for _ in range(1 + (d in (1, 7)))]


@pytest.mark.parametrize(("players", "colours"), [(3, "RGB"), (4, "RYGBK"), (6, "RYGBK")])
def test_mu_is_dealt_round_and_round_from_the_front(players: int, colours: str) -> None:
    dice, cards = rng(), coloured(colours)
    dealer = dice.randrange(players)
    dice.shuffle(cards)
    deal = Proof(COMMITMENT, VECTOR, SALTS).deal(Match.of(GAMES["mu"], players)).to_json()
    assert deal == {"dealer": dealer, "deal": {"hands": [sorted(cards[seat::players]) for seat in range(players)]}}


def test_mu_for_two_is_dealt_from_the_end() -> None:
    dice, deal = rng(), Proof(COMMITMENT, VECTOR, SALTS).deal(Match.of(GAMES["mu2"], 2)).to_json()["deal"]
    columns = [*deal["hidden"][0]]
    cards = coloured("".join(columns[:4]))
    dice.randrange(2)
    dice.shuffle(cards)
    cards.reverse()
    assert columns[4:] == ["big", "small"]
    assert [list(hidden.values()) for hidden in deal["hidden"]] == [cards[:6], cards[6:12]]
    parts = [*deal["open"], *deal["hands"], deal["skat"]]
    places = [(12, 16), (16, 20), (20, 32), (32, 44), (44, 48)]
    assert [sorted(part) for part in parts] == [sorted(cards[first:last]) for first, last in places]


@pytest.mark.parametrize("specials", [False, True])
def test_heul_doch_is_dealt_from_the_end_and_specials_go_back_into_the_pack(specials: bool) -> None:
    dice, cards = rng(), [f"{c}{n}" for c in "ABCDEFG" for n in range(1, 8) for _ in range(2)]
    cards += [name for name in ("catapult", "towel", "carousel", "werewolf") for _ in range(3)] if specials else []
    first = dice.randrange(4)
    dice.shuffle(cards)
    piles: list[str] = []
    while len(piles) < 4:
        card = cards.pop()
        if len(card) == 2:
            piles.append(card)
        else:
            cards.insert(dice.randrange(len(cards) + 1), card)
    hands = [sorted(cards.pop() for _ in range(4)) for _ in range(4)]
    found = Proof(COMMITMENT, VECTOR, SALTS).deal(Match.of(GAMES["heuldoch"], 4, {"specials": specials})).to_json()
    assert (found["first"], found["deal"]["piles"], found["deal"]["draw"]) == (first, piles, cards)
    assert [sorted(hand) for hand in found["deal"]["hands"]] == hands
