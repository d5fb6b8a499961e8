# The review in the browser: a layer of the replay, and one's own play over many hands.
review-of = { $game }, hand { $number }
review-whose = Whose decisions
review-everybody = everybody’s
review-mine = That was me
review-working = The hand is being looked through …
review-ahead = { $count ->
    [one] One review comes before this one.
   *[other] { $count } reviews come before this one.
}
review-kept = The server keeps the review of this record for 30 days, without names.
review-failed = This hand could not be reviewed. Please try again later.
review-curve-line = { $name }: from { $from } to { $to }.
review-last = Last loss
review-next = Next loss
review-losses = { $count ->
    [0] no losses
    [one] one loss
   *[other] { $count } losses
}
review-begin = Step through the hand, or go to the first loss.
review-nothing-here = There was nothing to decide here, or it was not reviewed.
review-loss = lost { $points } points
review-what = { $name }, { $kind }; tried in { $worlds } deals that could have been.
review-candidates = The moves that were tried
review-move = Move
review-knew = With what was known
review-know = With what you know
review-goal = Goal
review-lay = As the cards lay
review-best = best
review-played = played
review-try = Try again
review-try-ask = What would you do in { $name }’s place?
review-try-text = You see what was known then. These moves were tried; any that cannot be told from the best counts.
review-try-show = Show the answer
review-try-good = That counts: it cannot be told from the best move.
review-try-worse = Behind the best by { $points } points.
review-try-again = Another one
review-try-back = Back to the review
review-fall-of = { $name }: how it came about
review-to-decisive = To the decisive moment
review-sum-lost = { $count ->
    [one] { $points } points lost in one decision
   *[other] { $points } points lost in { $count } decisions
}
review-sum-slip = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
review-sum-mistake = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
review-sum-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-sum-small = small losses together { $points }
review-share = As a picture
review-summary = The hand on a sheet
review-picture-alt = { $name }: points lost, the curve of the hand, and how it came about.
review-picture-foot = With what was known, ± 95 %. Eklat { $version }, value function { $value }.
review-picture-failed = The picture could not be made. Please try the other kind.
review-send = Send
review-save = Save as { $kind }
review-to-play = My play over many hands
review-play-title = My play
review-play-lead = Points lost per decision, over all hands that were reviewed, with what you knew. Every number has its 95 % error.
review-play-none = No hand of yours was reviewed in this game yet. Open a finished hand and choose “Review”.
review-play-few = { $hands ->
    [one] One hand says little: the error shows how little is known yet.
   *[other] { $hands } hands are few: the errors say how little is known yet.
}
review-play-lost = Lost per decision
review-play-ahead = Ahead of the others per hand
review-play-adjusted = The same without the luck of the cards
review-play-kind = Kind
review-play-decisions = Decisions
review-play-me = You
review-play-bots = The bots of the house were reviewed in the same way: { $hands } hands with { $players } players, a small sample.
review-play-no-bots = The bots of the house were not reviewed in this game yet.
review-play-trend = Over time, in steps of { $part } hands
review-play-all = all decisions
review-play-hands = { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
