# Replays and writing down.
heuldoch-outcome-finished = finished
heuldoch-how-cards = A letter for the suit and the number. Specials: catapult, towel, carousel, werewolf.
heuldoch-how-deal = “first” is the seat that begins. “piles” names the first card of every pile, “hands” four cards each, “draw” the draw pile, next card first.
heuldoch-how-lay = lay the card on the pile of seat 2
heuldoch-how-onion = lay the card face down as an onion
heuldoch-how-catapult = catapult
heuldoch-how-towel = beach towel: swap with seat 3
heuldoch-how-carousel = carousel, left or right
heuldoch-how-werewolf = werewolf
