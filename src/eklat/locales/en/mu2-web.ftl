# The board of Mü for two. $name is a player, $card a card's name, $suit a colour or "trump".
mu2-bar = The contract
mu2-you-object = you
mu2-goal-would = Goal { $goal } with the crown
mu2-auction-first = The first card beyond the four leads
mu2-skat-for = four cards for the crown
mu2-menu = Menu
mu2-chat = { $count ->
    [0] Log and chat
   *[other] Log and chat, { $count } new
}
mu2-skat-tag = skat
mu2-discard-known = { $count } cards, { $points } points for you
mu2-discard-of = { $count } cards, { $points } points for { $name }
mu2-act = Your move
mu2-now = What happens now
mu2-crown-you = You wear the crown
mu2-crown-other = { $name } wears the crown
mu2-shield-you = You hold the shield
mu2-shield-other = { $name } holds the shield
mu2-auction = The auction
mu2-auction-leads-you = You are ahead with { $count } open cards
mu2-auction-leads = { $name } is ahead with { $count } open cards
mu2-auction-even = Nobody has laid a card yet
mu2-trumps = Trumps
mu2-of = of
mu2-goal = Goal { $goal } with { $height } cards
mu2-goal-you = reach it: { $win } for you, else { $lose } for { $other }
mu2-goal-other = reached: { $win } for { $name }, else { $lose } for { $other }
mu2-tricks-left = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
mu2-tricks-short = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
mu2-to-play = to play

# Columns.
mu2-columns-own = Your columns
mu2-columns-of = { $name }’s columns
mu2-column-super = Super
mu2-column-big = Big
mu2-column-small = Small
mu2-column-digit = { $digit }s
mu2-column-name = { $column }: { $down ->
    [0] { $open ->
        [0] empty
        [one] { $open } open card
       *[other] { $open } open cards
    }
    [one] one card face down, { $open ->
        [0] nothing open
        [one] { $open } open card
       *[other] { $open } open cards
    }
   *[other] { $down } cards face down, { $open ->
        [0] nothing open
        [one] { $open } open card
       *[other] { $open } open cards
    }
}
mu2-turn-up = Turn up
mu2-turn-up-hint = The card you turn up moves to where it belongs and covers what lies there.

# Seats and piles.
mu2-role-crown = Crown
mu2-role-shield = Shield
mu2-points-won = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mu2-open-count = { $count ->
    [one] { $count } open card
   *[other] { $count } open cards
}
mu2-hand-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
mu2-away = away
mu2-deals = { $name } deals
mu2-discards = Discards
mu2-discards-other = { $count } cards, count for { $name }
mu2-last-trick = Last trick
mu2-skat = The skat
mu2-skat-hidden = The skat: four cards for the crown
mu2-hand = Your hand
mu2-hand-of = { $name }’s hand
mu2-hand-empty = No hand cards left
mu2-trick-you = You
mu2-took = takes it
mu2-lens = Trumps
mu2-lens-note = All trumps are one suit: a trump card no longer belongs to its printed colour.

# Auction.
mu2-bid-now = You have { $count } open cards.
mu2-bid-most = You may lay { $count ->
    [one] { $count } card.
   *[other] up to { $count } cards.
}
mu2-bid-only-pass = No more cards may be laid: pass.
mu2-bid-total = That makes { $count } open cards.
mu2-bid-crown = You would wear the crown: goal { $goal }.
mu2-bid-shield = { $name } would still be ahead.
mu2-bid-button = Lay { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mu2-bid-none = Pick cards to lay
mu2-unpick = Take { $card } back
mu2-pass = Pass
mu2-bid-final = Laid cards stay open and are played from there.
mu2-too-many = No more cards may be laid now: at most { $count ->
    [one] one
   *[other] { $count }
}.

# Discard.
mu2-discard-title = The skat is yours
mu2-discard-text = Put { $count } hand cards away. Their points count for you.
mu2-discard-points = They bring you { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
mu2-discard-button = Put { $count } cards away
mu2-discard-more = { $count ->
    [one] Pick one more
   *[other] Pick { $count } more
}
mu2-enough = { $count } cards are picked already. Put one back first.

# Naming trumps.
mu2-name-small = Your small trump
mu2-name-big = Your big trump
mu2-name-hint = A colour or a digit among your open cards.
mu2-name-none = None
mu2-name-button = Name { $trump }
mu2-name-pick = Pick a trump
mu2-name-would = You hold { $count ->
    [0] no trumps then
    [one] { $count } trump then
   *[other] { $count } trumps then
}: { $super } super, { $big } big, { $small } small.
mu2-name-see = Pick a trump, and here you see which of your cards become trumps.

# Play.
mu2-play-button = Play { $card }
mu2-play-pick = Pick a card
mu2-by-digit = By digit
mu2-fan = The open cards of this column
mu2-fan-shut = Close
mu2-why-follow = { $open ->
    [yes] { $suit ->
        [trump] Trump was led, and you still have { $card } lying open.
       *[other] { $suit } was led, and you still have { $card } lying open.
    }
   *[no] { $suit ->
        [trump] Trump was led, and you still have { $card } in your hand.
       *[other] { $suit } was led, and you still have { $card } in your hand.
    }
}
mu2-why-wait = It is not your turn.
mu2-why-reveal = First a face-down card is turned up.
mu2-why-discard-hand = Only hand cards can be put away.

# The turn sentence.
mu2-trick-taken = { $name } takes the trick
mu2-trick-taken-you = You take the trick

# After the hand.
mu2-result-made = { $who ->
    [you] You wore the crown and reached the goal.
   *[other] { $name } wore the crown and reached the goal.
}
mu2-result-failed = { $who ->
    [you] You wore the crown and missed the goal.
   *[other] { $name } wore the crown and missed the goal.
}
mu2-result-redeal = Nobody laid a card: the same dealer deals again.
mu2-result-why = The crown needed { $goal } with { $height } open cards, from tricks and discards.
mu2-result-missing = { $count ->
    [one] One point was missing.
   *[other] { $count } points were missing.
}
mu2-result-over = { $count ->
    [0] Exactly!
    [one] One point to spare.
   *[other] { $count } points to spare.
}
mu2-result-paid = { $who ->
    [you] { $score } points for you
   *[other] { $score } points for { $name }
}
mu2-result-points = card points

# Keys.
mu2-key-pass = pass
mu2-key-sort = sort the hand by digits or colours
mu2-key-lens = trump lens
mu2-key-last = last trick
