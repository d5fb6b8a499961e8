"""What people type when they should type something else; at no prompt of any game does one of these lines mean anything."""

WRONG_LINES = (
    "nonsense", "play X9", "lay A1 9", "trump Q", "bid", "partner 99", "say", "towel nobody", "bid R9 R9 R9 R9 R9 R9 R9",
    "9999", "free Zoe", "x" * 300, "play R7 R7", "trump none R", "♥7", "discard", "lay 1", "onion Z9", "carousel up",
    "reveal Q",
)  # fmt: skip
