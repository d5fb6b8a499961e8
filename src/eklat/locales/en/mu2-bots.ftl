# Why the club player plays as it does in Mü for two.
club-mu2-pass-full = Nothing more can be laid.
club-mu2-pass-ahead = I am ahead already, and { $goal } points are goal enough.
club-mu2-pass-weak = With { $trump } as big trump I would reach { $goal } points in only { $chance } percent of the cases.
club-mu2-pass-shield = I would rather be shield: with { $trump } as big trump I would reach { $goal } points in { $chance } percent of the cases, and the other reaches { $their_goal } in { $their_chance } percent.
club-mu2-begin = With { $trump } as big trump I reach { $goal } points in { $chance } percent of the cases, so I begin.
club-mu2-bid = With { $trump } as big trump I reach { $goal } points in { $chance } percent of the cases, and the other would reach { $their_goal } in { $their_chance } percent: I want the crown.
club-mu2-sacrifice = As crown I reach { $goal } points in only { $chance } percent of the cases, but that costs less than to leave it to the other, who would reach { $their_goal } in { $their_chance } percent.
club-mu2-show = As shield I want to name { $trump }, so such a card must lie open.
club-mu2-discard = I bring { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    } to safety and keep { $mine ->
        [one] one card
       *[other] { $mine } cards
    } of the trump I want: { $trump }.
club-mu2-big = As big trump I name { $trump }, because I have { $mine ->
        [one] one such card
       *[other] { $mine } such cards
    }.
club-mu2-no-trump = Without a big trump I am better off than with any that I could name.
club-mu2-small = As small trump I name { $trump }, because I have { $mine ->
        [one] one such card
       *[other] { $mine } such cards
    } to stop the crown.
club-mu2-small-deny = I name { $trump } so that the crown cannot: { $theirs ->
        [one] one such card lies
       *[other] { $theirs } such cards lie
    } open there, and I have { $mine ->
        [one] one
       *[other] { $mine }
    }.
club-mu2-reveal = This order is most likely to leave my cards where they serve me.
club-mu2-only = I had no other card to play.
club-mu2-decided = The goal is decided, so this card no longer matters.
club-mu2-lead-sure = Nothing that the other may play beats this card.
club-mu2-lead-likely = This card should hold in { $chance } percent of the cases.
club-mu2-lead-trump = I draw trumps: the other has { $theirs ->
        [0] hardly any
        [one] about one
       *[other] about { $theirs }
    } of them.
club-mu2-lead-short = It is my last card of this colour, and after it I can trump.
club-mu2-lead-long = I play on my long suit of { $mine } cards until the high ones are gone.
club-mu2-lead-force = The other has no card of this suit left and can take the trick only with a trump.
club-mu2-lead-few = This card may well lose, but of its suit the other should have fewest: { $theirs ->
        [0] hardly any card
        [one] about one card
       *[other] about { $theirs } cards
    }.
club-mu2-lead-rather = This card holds in only { $chance } percent of the cases, but all in all I like no other better.
club-mu2-take = I take a trick with { $points ->
        [one] one point
       *[other] { $points } points
    }.
club-mu2-take-lead = There is nothing in this trick, but I want to lead.
club-mu2-trump-in = I cannot follow and trump, { $points ->
        [0] even without points
        [one] for one point
       *[other] for { $points } points
    }.
club-mu2-take-decides = { $points ->
        [one] This one point decides
       *[other] These { $points } points decide
    } whether the crown reaches its goal.
club-mu2-spare = I could win, but the trick { $points ->
        [0] without points
        [one] with one point
       *[other] with { $points } points
    } is not worth the card it would cost.
club-mu2-give = I cannot win this trick, and this card { $own ->
        [0] gives nothing away
        [one] gives only one point away
       *[other] gives { $own } points away
    }.

# Why the novice does.
novice-mu2-pass = That is too much for me.
novice-mu2-pass-ahead = I have the most open cards, so I stop.
novice-mu2-bid = I have { $number ->
        [one] one card
       *[other] { $number } cards
    } for { $trump } as trump, so I try to be crown.
novice-mu2-discard = I put away { $points ->
        [0] cards without points
        [one] one point
       *[other] { $points } points
    } that I might lose.
novice-mu2-trump = I like { $trump } as trump: I have { $number ->
        [one] one such card
       *[other] { $number } such cards
    }.
novice-mu2-reveal = I just turn one up.
novice-mu2-only = There was nothing else to play.
novice-mu2-lead-high = I lead a high card.
novice-mu2-lead-any = I have no high card, so I lead any.
novice-mu2-win = I can win this trick, and there { $points ->
        [one] is one point
       *[other] are { $points } points
    } in it.
novice-mu2-let-go = There are no points in this trick, so I let it go.
novice-mu2-lose = I cannot win, so I play what { $points ->
        [0] is worth nothing
       *[other] is worth least
    }.
