# Heul doch!: start page and new table.
heuldoch-start-text = Push your cards onto the neighbours. And remember how many onions you are sitting on.
heuldoch-start-also = With special cards:
heuldoch-start-also-bots = against bots
heuldoch-start-also-friends = invite friends
heuldoch-option-specials = Special cards
heuldoch-option-specials-help = Catapult, beach towel, carousel and werewolf join in: twelve more cards.
heuldoch-option-memory_aid = Memory aid
heuldoch-option-memory_aid-help = Everybody sees how many onions lie in their own pile. Strictly, you have to remember it.
