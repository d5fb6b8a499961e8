# The board of Heul doch! Mau Mau. $card is a card's name, $name a player.
heul-title = Heul doch! Mau Mau
heul-with-specials = with special cards
heul-plain = without special cards
heul-to-draw = { $count ->
    [0] none left
    [one] { $count } card
   *[other] { $count } cards
}
heul-to-draw-label = to draw
heul-draw-pile = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
heul-played = played
heul-played-pile = Played special cards and what the catapult threw away: { $card } on top, { $count } in all
heul-played-none = No special card played yet
heul-rule = Fits a neighbour? It must go there.
heul-rule-more = Only if not, your own pile. Or face down as an onion, always.
heul-counts = How it counts
heul-table = The piles
heul-hand = Your hand
heul-hand-of = { $name }’s hand
heul-actions = What to do with the card
heul-left = left neighbour
heul-right = right neighbour
heul-left-short = left
heul-right-short = right
heul-away = away
heul-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
heul-piles = Piles
heul-piles-cards = cards
heul-pile-count = { $count ->
    [0] your pile: empty
    [one] your pile: { $count } card
   *[other] your pile: { $count } cards
}
heul-pile-count-of = { $count ->
    [0] pile: empty
    [one] pile: { $count } card
   *[other] pile: { $count } cards
}
heul-memory = { $count ->
    [0] no onions yet
    [one] { $count } onion
   *[other] { $count } onions
}
heul-pile = { $own ->
    [yes] Your pile
   *[no] { $name }’s pile
}: { $top } on top, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
heul-pile-empty = { $own ->
    [yes] Your pile is empty
   *[no] { $name }’s pile is empty
}

# Tags on the piles while a card is picked.
heul-must = must go here
heul-or = or here
heul-may = may go here
heul-swap = swap
heul-swap-for = swap for { $card }
heul-flies = flies away
heul-turns = turns over
heul-no-fit = does not fit
heul-no-fit-short = no fit
heul-first = { $name } comes first
heul-first-short = { $name } first
heul-neighbours-first = neighbours come first
heul-neighbours-first-short = neighbours first
heul-closed = an onion: closed
heul-closed-short = closed
heul-closed-empty = empty: closed
heul-not-neighbour = not next to you
heul-as-onion = as an onion

# Buttons.
heul-lay-on = Lay on { $name }’s pile
heul-lay-on-short = To { $name }
heul-lay-own = Lay on your own pile
heul-lay-onion = Lay as an onion
heul-onion = Onion
heul-turn-left = Turn to the left
heul-turn-right = Turn to the right
heul-fire = Fire the catapult
heul-howl = Let the werewolf out
heul-tap-pile = Choose a pile
heul-pick-first = Pick a card
heul-wait = Please wait

# The turn sentence.
heul-fits-one = { $card } fits { $name }’s pile
heul-fits-both = { $card } fits both neighbours: choose
heul-fits-own = { $card } may go on your own pile
heul-fits-none = { $card } fits nowhere: lay an onion
heul-towel = Beach towel: swap tops with whom?
heul-carousel-gets = Carousel: to the left you get { $left }, to the right { $right }
heul-gets-onion = { $name }’s onion
heul-gets-card = { $name }’s { $card }
heul-gets-nothing = nothing
heul-catapult = Catapult: the highest tops fly away
heul-catapult-nothing = Catapult: nothing to throw away now
heul-werewolf = Werewolf: every top is turned over

# How it counts.
heul-count-1 = Your onions are counted. As many as there are, that number becomes worthless in your pile: with 3 onions all your threes count nothing.
heul-count-2 = With more than 7 onions your sevens are worthless, and so is what is over seven: with 9 onions the sevens and the twos.
heul-count-3 = All other open cards count their number, the very first one included. No onions, no harm.
heul-count-4 = Most points win. Equal: whoever lost more points to onions.
heul-count-table = Onions and what they kill
heul-count-onions = Onions
heul-count-kills = Worthless
heul-count-nothing = nothing
heul-count-memory = The piles may not be searched: remember your onions.

# After the end.
heul-result = What the onions did
heul-result-name = Player
heul-result-onions = Onions
heul-result-killed = Killed
heul-result-lost = Lost
heul-result-points = Points
heul-result-winner = has won
heul-result-nothing = nothing
heul-result-tie = Equal points: whoever lost more to onions is ahead.

# How each pile came to its points, card by card.
heul-why-none = No onions: every open card counts.
heul-why = { $onions ->
    [one] { $onions } onion kills every
   *[other] { $onions } onions kill every
} { $number }{ $sevens ->
    [yes] {" "}and every 7
   *[no] {""}
}: { $lost ->
    [0] nothing lost.
   *[other] { $lost } lost.
}
heul-pile-of = { $own ->
    [yes] Your pile
   *[no] { $name }’s pile
}
heul-fan = The pile, fanned out
heul-dead = worthless
heul-onion-of = onion: { $card }
heul-look = look inside

# Keys.
heuldoch-key-onion = lay as an onion
