# Heul doch!: start page and new table.
heuldoch-start-text = Push your cards onto the neighbours. And remember how many onions you are sitting on.
heuldoch-start-also = With special cards:
heuldoch-start-also-bots = against bots
heuldoch-start-also-friends = invite friends
heuldoch-option-specials = Special cards
heuldoch-option-specials-help = Catapult, beach towel, carousel and werewolf join in: twelve more cards.
heuldoch-option-memory_aid = Memory aid
heuldoch-option-memory_aid-help = Everybody sees how many onions lie in their own pile. Strictly, you have to remember it.
heuldoch-option-first = Who begins
heuldoch-option-first-help = The greatest cry-baby at the table, say the printed rules. Count the seats as in the lobby.
heuldoch-option-first-lot = by lot
heuldoch-option-first-0 = seat 1
heuldoch-option-first-1 = seat 2
heuldoch-option-first-2 = seat 3
heuldoch-option-first-3 = seat 4
heuldoch-option-first-4 = seat 5
heuldoch-option-first-5 = seat 6
