mu2-title = Mü for two

# What happened; what is as in Mü is said as in Mü.
mu2-told-crown = { $who-you ->
    [yes] You get the crown
   *[no] { $who } gets the crown
} with { $height } open cards: the goal is { $goal }.
mu2-told-discard = { $who-you ->
    [yes] You take the skat and put { $cards } face down.
   *[no] { $who } takes the skat and puts { $cards } face down.
}
mu2-told-discard-hidden = { $who } takes the skat and puts { $count } cards face down.
mu2-told-trump = { $who-you ->
    [yes] You name
   *[no] { $who } names
} the { $role ->
    [crown] big trump
   *[shield] small trump
}: { $trump }.
mu2-told-no-trump = { $who-you ->
    [yes] You play without a big trump.
   *[no] { $who } plays without a big trump.
}
mu2-told-reveal = { $who-you ->
    [yes] You choose where to turn up a card:
   *[no] { $who } chooses where to turn up a card:
} { $column }.
mu2-told-turned = { $who-you ->
    [yes] You turn up { $card }.
   *[no] { $who } turns up { $card }.
}

# What is asked.
mu2-ask-discard = { $who-you ->
    [yes] Your turn: put { $count } cards away
   *[no] { $who } puts { $count } cards away
}
mu2-ask-trump = { $who-you ->
    [yes] { $role ->
        [crown] Your turn: name the big trump, or play without
       *[shield] Your turn: name the small trump
    }
   *[no] { $role ->
        [crown] { $who } names the big trump
       *[shield] { $who } names the small trump
    }
}
mu2-ask-reveal = { $who-you ->
    [yes] Your turn: which card do you turn up first?
   *[no] { $who } turns up a card
}
mu2-chapter-reveal = Turning up

# How it ended.
mu2-end-redeal = Nobody laid a card: the same dealer deals again.
mu2-end-taken = { $who-you ->
    [yes] You needed
   *[no] { $who } needed
} { $goal } points for { $height } open cards and took { $points }, { $discarded } of them discarded.
mu2-end-crown = { $who-you ->
    [yes] You (crown) score { $score }.
   *[no] { $who } (crown) scores { $score }.
}
mu2-end-shield = { $who-you ->
    [yes] You (shield) score { $score }.
   *[no] { $who } (shield) scores { $score }.
}

# Columns.
mu2-column = { $column ->
    [R] red column
    [Y] yellow column
    [G] green column
    [B] blue column
    [K] black column
    [big] big trump column
   *[small] small trump column
}
mu2-columns = { $column }, { $others }

# Why not.
mu2-no-discard-now = The crown must discard { $count } hand cards now.
mu2-no-discard-count = The crown discards { $count } cards, not { $given }.
mu2-no-reveal = That column has no uncovered face-down card; you can choose: { $columns }.
mu2-no-reveal-first = A face-down card must be turned up first: { $columns }.

# What cannot be read, dealt or chosen.
mu2-no-such-column = { $given } is not a column: expected a colour of R Y G B K, big or small.
mu2-no-such-move = { $given } is not a move of this game: expected pass, bid CARD..., discard CARD CARD CARD CARD, trump KIND, reveal COLUMN, or play CARD [hand|open].
mu2-no-colours = Mü for two is played with four colours in the order RYGBK, not { $given }.
mu2-no-counts = { $part ->
    [hidden] Face-down cards
    [open] Open cards
   *[hands] Hand cards
}: two players get { $size } each, not { $sizes }.
mu2-no-skat = The skat has { $size } cards, not { $count }.
mu2-no-hidden = deal.hidden must be a list of two objects, with a card for each of six columns.
mu2-no-columns = deal.hidden must have four colours, big and small, not { $count ->
    [one] { $count } colour.
   *[other] { $count } colours.
}

# What somebody beside you would advise.
mu2-advise-discard = Put { $cards } away, face down.
mu2-advise-reveal = Turn up a card: { $column }.

# A hand as text.
mu2-text-hand = hand
mu2-text-open = open
mu2-text-column = { $column ->
    [big] big
    [small] small
    [super] super
   *[other] { $column }
}
mu2-text-down = down { $column }
mu2-text-skat = Skat: { $cards }
mu2-text-columns = Columns: # is a card face down, then the open cards.
mu2-text-columns-open = Columns: in brackets what lies face down, then the open cards.
mu2-text-turned = Turned up: { $cards }.
mu2-text-turned-nothing = Nothing has been turned up yet.
