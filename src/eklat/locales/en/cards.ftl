# Colours of Mü: as in "follow green", and as labels.
card-colour-R = red
card-colour-Y = yellow
card-colour-G = green
card-colour-B = blue
card-colour-K = black
card-Colour-R = Red
card-Colour-Y = Yellow
card-Colour-G = Green
card-Colour-B = Blue
card-Colour-K = Black

# What stands for them on the cards; the notation of records is the same in all languages.
card-letter-R = R
card-letter-Y = Y
card-letter-G = G
card-letter-B = B
card-letter-K = K

# A card of Mü from its letter and digit.
card-mu = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[K] black
} { $digit }

# Suits of Heul doch!, and a card from its suit and number.
card-suit-A = gold
card-suit-B = plum
card-suit-C = sky
card-suit-D = green
card-suit-E = red
card-suit-F = pink
card-suit-G = night
card-heul = { $suit ->
    [A] gold
    [B] plum
    [C] sky
    [D] green
    [E] red
    [F] pink
   *[G] night
} { $number }
card-towel = beach towel
card-carousel = carousel
card-catapult = catapult
card-werewolf = werewolf
card-onion = onion
card-onions = { $count ->
    [one] { $count } onion
   *[other] { $count } onions
}
card-empty = empty
card-face-down = face down

# What a trump is: a colour, a digit, or none.
card-trump = { $kind ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
    [K] black
    [trump] trump
    [none] no trump
   *[other] the { $kind }s
}
card-trump-word = trump
card-trump-chief = chief trump
card-trump-vice = vice trump
card-trump-big = big trump
card-trump-small = small trump
card-trump-double = double trump
card-trump-super = super trump

# Columns of Mü for two.
card-column = { $column ->
    [R] red column
    [Y] yellow column
    [G] green column
    [B] blue column
    [K] black column
    [big] big trump column
    [small] small trump column
   *[super] super trump column
}

# Who is what.
card-role-chief = chief
card-role-vice = vice
card-role-partner = partner
card-role-opponent = opponent
card-role-dealer = dealer
card-role-crown = crown
card-role-shield = shield
card-role-first = begins

# Counting.
card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-in-hand = in hand
card-on-the-table = on the table
