# Why not.
mu-why-colour = { $colour } was led, so play { $cards }.
mu-why-trump = Trump was led, so play { $cards }.
mu-why-changed = This { $digit } is not { $colour } any more, it is trump.
mu-why-full = You may lay { $count ->
    [0] no card
    [one] only { $count } card
   *[other] only { $count } cards
} now.
mu-why-laid = This card is laid already. It stays open until you play it.
mu-any-colour = any { $colour } card
mu-any-trump = any trump
mu-card-open = { $card } (on the table)

# People.
mu-you = you
mu-you-object = you
mu-players = Players
mu-nobody = nobody
mu-role-chief = Chief
mu-role-vice = Vice
mu-role-partner = Partner
mu-role-dealer = Dealer
mu-passed = passed
mu-laid = laid { $count }
mu-laid-nothing = nothing laid
mu-laid-before = In front of you
mu-laid-tag = laid

# The bar.
mu-bar = Contract
mu-auction = Auction
mu-eklat = Stalemate
mu-hand-deals = hand { $hand } · { $name } deals
mu-deals = { $name } deals
mu-most = Most cards
mu-most-is = { $names }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mu-most-none = nothing laid yet
mu-tied = tied
mu-would-chief = { $you ->
    [yes] would be chief
   *[no] would be chief
}
mu-may-lay = { $count ->
    [0] You can only pass
    [one] You may lay { $count } card
   *[other] You may lay up to { $count }
}
mu-may-lay-why = in all at most one more than the most
mu-passes = { $count ->
    [one] { $count } pass in a row
   *[other] { $count } passes in a row
}
mu-passes-end = { $count } end the auction
mu-you-chief = You are chief
mu-is-chief = { $name } is chief
mu-against = against { $names }
mu-alone = alone against everybody
mu-partner-open = no partner yet
mu-partner-holds = with whoever holds { $card }
mu-trumps = Trumps
mu-of = of
mu-goal-height = Goal { $goal } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} · the bonus depends on the trump
mu-goal-cards = goal { $goal } with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mu-goal-left = Goal { $goal }: still { $left } to go · then bonus { $bonus }
mu-goal-made = Goal { $goal } made · bonus { $bonus }
mu-goal-missed = Goal { $goal } missed by { $left }
mu-left = { $left } to go
mu-made = made
mu-trick = Trick { $number }
mu-trick-of = of { $count }
mu-trick-long = Trick { $number } of { $count }

# The basket.
mu-basket = Your bid
mu-pick = { $count ->
    [0] You can only pass
    [one] Pick { $count } card, or pass
   *[other] Pick up to { $count } cards, or pass
}
mu-pick-why = Laid cards stay open in front of you and are played from there. Most cards: chief. Second most: vice.
mu-tap-card = Tap a card of your hand
mu-tap-back = Tap a card to take it back
mu-take-back = take { $card } back
mu-no-card = Your hand is empty
mu-would-be-chief = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: you { $picked ->
    [yes] would be
   *[no] are still
} chief
mu-would-be-vice = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: you would be vice
mu-would-be-behind = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: behind { $names }
mu-would-tie = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: tied with { $names }
mu-tie-cost = If everybody passes now it is a stalemate: { $last }, { $scores }.
mu-you-last = you laid last
mu-other-last = { $name } laid last
mu-tie-more = With one more card you would be chief: goal { $goal }.
mu-vice-why = The vice names the second trump and plays against the chief.
mu-behind-why = Without most or second most cards you name no trump. You may still be chosen as partner.
mu-laid-stay = Laid cards stay open in front of you and are played from there.
mu-goal = Goal
mu-goal-of = { $goal } of { $sum }
mu-bonus = Bonus
mu-each-step = Each step short
mu-bid = { $count ->
    [one] Bid { $count } card
   *[other] Bid { $count } cards
}
mu-bid-word = Bid
mu-pass = Pass

# Goals.
mu-goals = Goals
mu-goals-why = The goal and the bonus for chief and partner, by the cards laid and the chief’s trump. Each step below the goal: { $step } for the chief.
mu-cards-col = cards
mu-goals-R = colour
mu-goals-7 = 1 or 7
mu-goals-4 = digit
mu-goals-none = none

# Naming a trump.
mu-name-trump = Name your trump
mu-name-why = { $count ->
    [one] From the card you laid.
   *[other] From the { $count } cards you laid.
} Rarer is worth more.
mu-name-why-vice = { $count ->
    [one] From the card you laid.
   *[other] From the { $count } cards you laid.
} The chief’s trump will beat it.
mu-with-bonus = with its bonus
mu-colour = Colour
mu-digit = Digit
mu-or = Or
mu-bonus-word = bonus
mu-none-bonus = no trump: bonus
mu-option = { $trump }, bonus { $bonus }
mu-name-it = { $kind ->
    [none] Play without
   *[other] Name { $trump }
}
mu-pick-trump = Pick a trump and see its cards here.
mu-name-word = Name
mu-then-trumps = Then { $count } of { $all } cards are trump, { $mine } are yours
mu-now-trumps = So far { $count } of { $all } cards are trump, { $mine } are yours
mu-no-trumps-yet = No trumps so far
mu-preview = { $trump }: { $count } trumps, { $mine } of them yours

# Choosing a partner.
mu-choose-partner = Choose your partner
mu-choose-why = { $vice ->
    [yes] Anybody but the vice. You share goal and bonus.
   *[no] Anybody you like. You share goal and bonus.
}
mu-call-partner = Call your partner’s card
mu-call-why = { $vice ->
    [yes] Whoever holds it is your secret partner. If it is yours or the vice’s, you play alone.
   *[no] Whoever holds it is your secret partner. If it is yours, you play alone.
}
mu-vice-never = never the vice
mu-take = Take { $name }
mu-call = Call { $card }
mu-choose-word = Choose

# Lens and last trick.
mu-lens = Trump lens
mu-lens-order = Highest first. Equal cards: the first one played wins.
mu-lens-count = { $out } still out: { $mine } yours, { $open } open, { $unseen } unseen.
mu-lens-known = { $out } still out: { $open } of them in sight, { $unseen } unseen.
mu-lens-note = { $card } is not { $colour } any more: whoever must follow { $colour } may not play it.
mu-lens-none = There are no trumps in this hand.
mu-beats-all = beats all
mu-gone = gone
mu-away = put away
mu-group-double = Double
mu-group-chief = Chief
mu-group-vice = Vice
mu-group-digit = { $digit }s
mu-last = Last trick
mu-last-none = No trick has been finished yet.
mu-last-hidden = At this table finished tricks stay closed.
mu-took = { $you ->
    [yes] You took it
   *[no] { $name } took it
}: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
mu-takes = { $points ->
    [one] takes { $points } point
   *[other] takes { $points } points
}
mu-wins = took it

# Acts.
mu-play = Play { $card }
mu-by-digit = By digit
mu-pick-card = Pick a card
mu-scores = Scores

# After a hand.
mu-result-made = { $count ->
    [one] { $you ->
        [yes] You have made the goal
       *[no] { $names } has made the goal
    }
   *[other] { $names } have made the goal
}
mu-result-failed = { $count ->
    [one] { $you ->
        [yes] You have missed the goal
       *[no] { $names } has missed the goal
    }
   *[other] { $names } have missed the goal
}
mu-result-of = of
mu-result-card-points = card points
mu-result-missed = goal missed
mu-result-laid = cards laid
mu-result-eklat-word = Stalemate!
mu-again = Click again: { $deed }

# Keys.
mu-key-pass = pass
mu-key-sort = sort the hand by digits or colours
mu-key-lens = trump lens; during the auction the goals
mu-key-last = last trick

# A moment before the sheet.
mu-moment-goal = Made it with the last trick!
