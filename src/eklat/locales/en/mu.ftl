mu-title = Mü

# What happened.
mu-told-deal = { $who-you ->
    [yes] You deal.
   *[no] { $who } deals.
}
mu-told-bid = { $who-you ->
    [yes] You lay { $cards } and have
   *[no] { $who } lays { $cards } and has
} { $total ->
    [one] { $total } card open.
   *[other] { $total } cards open.
}
mu-told-pass = { $who-you ->
    [yes] You pass.
   *[no] { $who } passes.
}
mu-told-chief = { $who-you ->
    [yes] You are chief
   *[no] { $who } is chief
} with { $height ->
    [one] { $height } card: the goal is { $goal }.
   *[other] { $height } cards: the goal is { $goal }.
}
mu-told-vice = { $who-you ->
    [yes] You are vice.
   *[no] { $who } is vice.
}
mu-told-no-vice = There is no vice.
mu-told-trump = { $who-you ->
    [yes] You name
   *[no] { $who } names
} the { $role ->
    [chief] chief trump
   *[vice] vice trump
}: { $trump }.
mu-told-no-trump = { $who-you ->
    [yes] You play without a chief trump.
   *[no] { $who } plays without a chief trump.
}
mu-told-partner = { $who-you ->
    [yes] You choose { $partner } as your partner.
   *[no] { $partner-you ->
        [yes] { $who } chooses you as partner.
       *[no] { $who } chooses { $partner } as partner.
    }
}
mu-told-call = { $who-you ->
    [yes] You call { $card }: whoever holds it is your partner.
   *[no] { $who } calls { $card }: whoever holds it is the partner.
}
mu-told-called = You hold it: you are the secret partner.
mu-told-partner-open = { $who-you ->
    [yes] It lies open before you: you are the partner.
   *[no] It lies open before { $who }, who is the partner.
}
mu-told-partner-found = { $who-you ->
    [yes] You show { $card }: you are the partner.
   *[no] { $who } shows { $card } and is the partner.
}
mu-told-alone = { $who-you ->
    [yes] You play alone against everybody.
   *[no] { $who } plays alone against everybody.
}
mu-told-play = { $who-you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
mu-told-trick = { $who-you ->
    [yes] You take the trick
   *[no] { $who } takes the trick
} with { $card }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# What is asked.
mu-ask-bid = { $who } bids or passes
mu-ask-lay = { $most ->
    [0] Your turn: nothing left to lay, so pass
    [one] Your turn: pass, or lay one card
   *[other] Your turn: pass, or lay up to { $most } cards
}
mu-ask-trump = { $who-you ->
    [yes] { $role ->
        [chief] Your turn: name the chief trump, or play without
       *[vice] Your turn: name the vice trump
    }
   *[no] { $role ->
        [chief] { $who } names the chief trump
       *[vice] { $who } names the vice trump
    }
}
mu-ask-partner = { $who-you ->
    [yes] Your turn: choose your partner
   *[no] { $who } chooses a partner
}
mu-ask-call = { $who-you ->
    [yes] Your turn: call your partner’s card
   *[no] { $who } calls the partner’s card
}
mu-ask-lead = { $who-you ->
    [yes] Your turn: lead any card
   *[no] { $who } leads
}
mu-ask-play = { $who } is to play
mu-ask-follow = Your turn: follow { $suit }
mu-ask-any = Your turn: no { $suit }, play any card

# Where we are.
mu-chapter-auction = Auction
mu-chapter-trumps = Trumps
mu-chapter-trick = Trick { $number }

# How it ended.
mu-end-taken = { $side } needed { $goal } points for { $height ->
    [one] { $height } card
   *[other] { $height } cards
} and took { $points }.
mu-end-made = { $alone ->
    [yes] Goal made alone with { $trump }: a bonus of { $bonus }.
   *[no] { $each ->
        [yes] Goal made with { $trump }: a bonus of { $bonus } each.
       *[no] Goal made with { $trump }: a bonus of { $bonus }.
    }
}
mu-end-failed = { $reached ->
    [0] That is not even enough for 1
   *[other] That is enough for { $reached }
}, a difference of { $difference }: { $chief-you ->
    [yes] you lose { $loss }, every opponent gains { $gain }.
   *[no] { $chief } loses { $loss }, every opponent gains { $gain }.
}
mu-end-eklat = Stalemate: { $tied } have laid { $height ->
    [one] { $height } card each.
   *[other] { $height } cards each.
}
mu-end-culprit = { $who-you ->
    [yes] You laid last and pay { $loss };
   *[no] { $who } laid last and pays { $loss };
} { $others-count ->
    [one] { $others } gains { $gain }.
   *[other] { $others } gain { $gain } each.
}
mu-end-passed = Everybody passed: a stalemate in which nobody scores.

# Why not.
mu-no-auction = The auction is on: pass or lay cards.
mu-no-trump-now = A trump must be named now.
mu-no-partner-now = The chief must choose a partner now.
mu-no-play-now = A card must be played to the trick now.
mu-no-in-hand = { $card } is not in your hand (or not that often).
mu-no-held = You do not hold { $card }.
mu-no-bid-size = A bid of { $count } is not possible: you may lay { $most ->
    [0] no card now.
    [one] at most { $most } card now.
   *[other] at most { $most } cards now.
}
mu-no-same-trump = The other trump is { $trump } already, and cannot be named twice.
mu-no-trump-none = Only the highest bidder may do without a trump; you must name one.
mu-no-trump-laid = You can only name what lies open before you: { $kinds }.
mu-no-partner-twice = { $card } exists twice: call a card that exists once.
mu-no-partner-card = At this table the chief chooses a seat as partner, not a card.
mu-no-partner-open = At this table the chief calls a card, and its holder is the partner.
mu-no-partner-self = You cannot be your own partner.
mu-no-partner-vice = The vice can never be the chief’s partner.
mu-no-partner-seat = There is no seat { $seat }: seats go from 0 to { $last }.
mu-no-source = Your { $card } { $place ->
    [open] lies open
   *[hand] is in your hand
}, so it cannot be played from the other place.
mu-no-follow = You must follow { $suit }: you still have { $card } { $place ->
    [open] lying open.
   *[hand] in your hand.
}
mu-no-gone = { $card } cannot be here: { $who } had it.
mu-no-room = All your cards are known, and { $card } is not among them.
mu-no-revoke = You cannot have { $card }: you did not follow { $suit } before.
mu-no-other-way = Then the cards that are left would fit nowhere: somebody failed to follow suit, or a card before is wrong.

# What cannot be read, dealt or chosen.
mu-no-such-card = { $given } is not a card: expected a colour of R Y G B K and a digit, like R6.
mu-no-such-trump = { $given } is not a trump: expected a colour of R Y G B K, a digit, or none.
mu-no-such-move = { $given } is not a move of this game: expected pass, bid CARD..., trump KIND, partner SEAT, or play CARD [hand|open].
mu-no-hands = { $count ->
    [one] There is { $count } hand: Mü is for 3 to 6 players.
   *[other] There are { $count } hands: Mü is for 3 to 6 players.
}
mu-no-hand-size = With { $players } players everybody gets { $size } cards, but { $who } has { $count }.
mu-no-colours = With three players exactly three colours are dealt, not { $count }.
mu-no-edition = The English edition is for 4 to 6 players, not 3; the German and the Dutch one take 3.
mu-no-end-card = The card drawn for the end: { $reason }
mu-no-end-colour = { $card } cannot be drawn for the end: its colour is in the box.

# What somebody beside you would advise.
mu-advise-bid = Lay { $cards }.
mu-advise-pass = Pass.
mu-advise-trump = Name { $trump } as trump.
mu-advise-no-trump = Name no trump.
mu-advise-partner = Choose { $partner } as your partner.
mu-advise-call = Call { $card }.
mu-advise-play = Play { $card }.

# A hand as text.
mu-text-points = points
mu-text-laid = laid
mu-text-pass = pass
mu-text-partner = { $who } is the partner.
mu-text-tricks = Tricks
mu-text-trick = Trick: { $cards }.
