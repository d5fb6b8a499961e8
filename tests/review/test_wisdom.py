"""What people say about Mü is tested wherever it has something to say."""

from benchmarks import wisdom


def test_claims_find_hands_in_which_they_matter() -> None:
    found = wisdom.tested(hands=6, players=4, seed=1)
    assert set(found) == set(wisdom.CLAIMS)
    often = [told for told in found.values() if told["hands"] > 2]
    assert len(often) >= 4
    assert all(told["hands"] <= 6 and told["half"] > 0 for told in often)
