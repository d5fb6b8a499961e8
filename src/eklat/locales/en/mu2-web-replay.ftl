# Replays and writing down.
mu2-outcome-crown = crown wins
mu2-outcome-shield = shield wins
mu2-outcome-redeal = dealt again
mu2-replay-face-down = Face down: { $who }
mu2-replay-discards = Put away by the crown
mu2-replay-skat = Skat
mu2-how-deal = “hidden” names the face-down card of every column per player, “open” the four open cards, “hands” the twelve hand cards, “skat” the four cards of the skat.
mu2-how-discard = put these four cards away
mu2-how-reveal = turn up the card of this column
