# The review: what was lost, what was luck
review-head = { $game }: { $hands ->
    [one] one hand
   *[other] { $hands } hands
}, value function { $value }
review-how = Points lost per decision with what the player knew; every number with its 95 % error.
review-col-player = player
review-col-hands = hands
review-col-decisions = decisions
review-col-lost = lost per decision
review-col-bands = slips / mistakes / blunders
review-col-small = small losses together
review-col-ahead = ahead per hand
review-col-adjusted = without luck
review-kind-bid = bid
review-kind-eklat = Eklat
review-kind-trump = trump
review-kind-partner = partner
review-kind-lead = lead
review-kind-follow = follow
review-kind-discard = throw away
review-kind-skat = skat
review-kind-reveal = turn up
review-kind-own = own pile
review-kind-give = to a neighbour
review-kind-onion = onion
review-kind-special = special card
review-band-slip = slip
review-band-mistake = mistake
review-band-blunder = blunder
review-band-small = small loss
review-band-good = good
review-band-unclear = too close to call
review-worst = The costliest decisions
review-none = No loss here can be told from chance.
review-decision = Hand { $hand }, action { $action }, { $name }, { $kind }: { $band }, { $loss } ± { $half } points. Played: { $played }; better: { $best }
review-why-goal = After “{ $best }” the goal is made in { $chance } of 100 deals, after “{ $played }” in { $other }.
review-why-held = In { $share } of 100 deals { $who } holds { $card }; then “{ $best }” brings { $points } points more.
review-why-not-held = In { $share } of 100 deals { $who } does not hold { $card }; then “{ $best }” brings { $points } points more.
review-second-less = By trying out alone, { $behind } points were lost. Bots that have learned by self-play judge this move more kindly, so { $points } points less count.
review-second-open = By trying out, { $behind } points were lost; but bots that have learned by self-play do not see such a loss for sure, so it is not called one.
review-disputed = { $count ->
    [one] One more looks like a loss, but bots that have learned by self-play do not see it for sure, so it is not called one.
   *[other] { $count } more look like losses, but bots that have learned by self-play do not see them for sure, so they are not called losses.
}
review-belief = { $was ->
    [yes] { $card } was with { $who }, which looked { $chance } % likely.
   *[no] { $card } was not with { $who }; that it is there looked { $chance } % likely.
}
review-open = As the cards lay: { $points ->
    [0] nothing was given away.
    [one] one card point was given away.
   *[other] { $points } card points were given away.
}
review-kinds = Lost per decision, by kind
review-fall = { $name }, hand { $hand }: how it came about
review-step-before = before the deal
review-step-own-cards = own cards
review-step-other-cards = the others’ cards
review-step-auction = auction: { $who }
review-step-trumps = trumps and partner: { $who }
review-step-play = play: { $who }
review-step-end = ahead of the others’ mean
review-luck = Luck of the cards { $luck }, without it { $adjusted }.
review-decisive = The decisive moment: action { $action }, { $move } ({ $who }).
review-curve = What each seat was worth, action by action
review-not-over = Record { $record }, hand { $hand } is not over: nothing of it is reviewed.
review-nothing-over = No hand is over yet; a hand can be reviewed once it is.
review-no-value = There is no value function for { $game } with { $players } players by these rules: decisions are reviewed, luck and waterfall are left out.
review-stopped = Stopped: this is what was finished.
review-memory = From memory: of { $unknown } of the { $cards } cards ({ $share } %) nobody can say who held them. They are imagined; luck, waterfall and how the cards lay are left out.
review-memory-hand = { $count ->
    [one] One card
   *[other] { $count } cards
} of the hand of { $name } { $count ->
    [one] is
   *[other] are
} forgotten: every decision was looked at with { $hands } hands that fit, and the errors are the larger for it.
review-memory-open = { $moves ->
    [one] One move is
   *[other] { $moves } moves are
} remembered; what came after is not reviewed.

# The coach, before the move.
review-coach-worlds = Tried in { $worlds } deals that could be, with what you know: points ahead of the others’ average, and how far that is behind the best move.
review-coach-ahead = It came out { $points ->
    [one] one point
   *[other] { $points } points
} ahead of “{ $played }” in the tries.
review-coach-close = { $count ->
    [0] Of the moves tried, no other is as good.
    [one] One other move cannot be told from it.
   *[other] { $count } other moves cannot be told from it.
}
review-coach-either = { $trump } or { $more }
review-coach-trumps = { $trump }, { $more }
review-coach-shows = You show { $cards }: everybody sees that your trump could be { $trumps }.
review-coach-chief = You are chief in { $chief } ± { $chief-error } of 100 deals, and then make the goal in { $made } ± { $made-error } of 100.
review-coach-no-chief = You will hardly be chief: in { $chief } ± { $chief-error } of 100 deals.
review-coach-crown = You get the crown in { $crown } ± { $crown-error } of 100 deals, and then make the goal in { $made } ± { $made-error } of 100.
review-coach-no-crown = You will hardly get the crown: in { $crown } ± { $crown-error } of 100 deals.
review-coach-crown-needs = With { $height } open cards the crown needs { $goal } of { $total } points.
review-coach-eklat = An Eklat comes in { $eklat } ± { $eklat-error } of 100 deals; you pay for it in { $pays } ± { $pays-error }.
review-coach-height = { $height ->
    [one] One card needs
   *[other] { $height } cards need
} { $goal } of { $total } points. As chief you take about { $own } ± { $own-error } yourself{ $tricks ->
    [0] , which is enough.
    [one] ; for the other { $missing } you need one trick from your partner.
   *[other] ; for the other { $missing } you need { $tricks } tricks from your partner.
} With a partner it is enough in { $enough } ± { $enough-error } of 100 deals.
review-coach-alone = { $height ->
    [one] One card needs
   *[other] { $height } cards need
} { $goal } of { $total } points. As chief you take about { $own } ± { $own-error }; it is enough in { $enough } ± { $enough-error } of 100 deals.
