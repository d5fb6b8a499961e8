# Heul doch! on the score pad.
pad-game-heuldoch = Heul doch!
pad-option-specials = With special cards
pad-row-counted = { $names } { $count ->
    [one] wins this game
   *[other] share this game
}
pad-row-lost = lost to onions: { $list }
pad-by-points = Points
pad-by-pile = Count the pile
pad-how = How do you want to enter it?
pad-pile-points = Points
pad-pile-lost = lost to onions
pad-pile-lost-hint = Only needed to break a tie.
pad-onions-of = Onions of { $name }
pad-cards-of = { $name }: how many cards with { $number }?
pad-lost-of = { $name }: points lost to onions
pad-worthless = worth nothing: { $numbers }
pad-nothing-worthless = everything counts
pad-pile-is = { $points } points, { $lost } lost
pad-pack-so-far = { $given } of { $expected } cards
pad-still-open = Still open: { $names }.
pad-wrong-pile-points = Points are whole numbers from 0 to { $most }.
pad-wrong-pile-onions = Onions are counted from 0 to { $most }.
pad-wrong-pile-cards = For each number from 1 to 7 there are 0 to { $most } cards.
pad-wrong-piles = One pile is needed for each of the { $players } players.
pad-wrong-pack-points = That makes { $given } points, but the whole pack has { $most }.
pad-wrong-pack-number = Together you have { $given } cards with { $number }, but there are { $most }.
pad-wrong-pack = Onions and open cards make { $given }, but { $expected } were played.
pad-wrong-pack-many = Onions and open cards make { $given }, but there are only { $most }.
pad-ask-pile = { $name }: points, or onions: cards 1 to 7 (like 4: 3 2 0 1 5 2 2)
pad-ask-lost = Points { $name } lost to onions (for a tie)
pad-ask-pile-form = Points, or onions, a colon and seven numbers.
