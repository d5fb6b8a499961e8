# Mü on the score pad.
pad-game-mu = Mü
pad-option-edition = Edition
pad-edition-de = German
pad-edition-en = English
pad-edition-nl = Dutch
pad-option-end = The match ends when somebody
pad-end-exceed = has more
pad-end-reach = gets there
pad-option-shared_eklat = Shared stalemate: what the last one pays goes to the others who tied
pad-option-hidden_partner = Hidden partner: the chief calls a card and may turn out to be alone
pad-option-random_end = Random end: after every hand a card is drawn, and ten times its digit counts for the leader, only to see if it is over
pad-row-made = Goal { $goal }, { $height ->
    [one] 1 card
   *[other] { $height } cards
}, { $trump }: made with { $points }, bonus { $bonus }
pad-row-failed = Goal { $goal }, { $height ->
    [one] 1 card
   *[other] { $height } cards
}, { $trump }: { $points }, { $short ->
    [one] 1 step short
   *[other] { $short } steps short
}
pad-row-alone = { $chief } alone: { $what }
pad-row-eklat = Stalemate: { $names } tied at { $height }, { $culprit } was last
pad-row-passed = All passed, nobody scores
pad-drawn-was = drawn: { $digit }
pad-trump-colour = colour
pad-trump-1or7 = 1 or 7
pad-trump-digit = digit
pad-trump-none = no trump
pad-played = Played
pad-eklat = Stalemate
pad-passed = All passed
pad-chief = Chief
pad-vice = Vice
pad-partner = Partner
pad-points = Card points
pad-points-of = Card points of { $name }
pad-laid = cards laid
pad-laid-each = cards each
pad-goal = goal
pad-bonus = bonus
pad-bonus-is = bonus { $bonus }
pad-chief-trump = Chief’s trump
pad-choice-colour = Colour
pad-choice-1or7 = 1 or 7
pad-choice-digit = Digit
pad-choice-none = None
pad-tied = Tied
pad-last = Last
pad-who-tied = Who tied for the most cards, and who of them laid last?
pad-drawn-digit = Drawn card’s digit
pad-result-made = Made: { $points } of { $goal }.
pad-result-failed = Missed: { $points } of { $goal }, { $short ->
    [one] 1 step short
   *[other] { $short } steps short
}.
pad-result-nobody = Nobody scores, and the deal moves on.
pad-no-vice = No vice in this hand.
pad-alone = { $name } plays alone.
pad-filled = With { $name }’s { $points } it makes { $total }.
pad-still-missing = { $missing } points to go.
pad-first-chief = Who is chief? Then { $players ->
    [3] the card points.
   *[other] the partner, the vice if there is one, and the card points.
}
pad-first-tied = Mark who tied, then who of them laid last.
pad-wrong-points-missing = Card points are missing for { $missing } players. Only the last number fills itself in.
pad-wrong-sum = The card points make { $given }, but there are { $expected } in the pack.
pad-wrong-drawn-missing = At this table a card is drawn after every hand: enter its digit.
pad-wrong-drawn-extra = No card is drawn after the hands at this table.
pad-wrong-drawn = The drawn card has a digit from 0 to 9.
pad-wrong-tied = A stalemate needs at least two different players who tied.
pad-wrong-culprit = The last to lay a card must be one of those who tied.
pad-wrong-vice-height = If the chief laid one card only, nobody can be vice.
pad-wrong-trump = The chief’s trump is a colour, 1 or 7, another digit, or none.
pad-wrong-vice-of-three = With three players there is no vice.
pad-wrong-partner-of-three = With three players the chief has no partner.
pad-wrong-vice-is-chief = Chief and vice are two different people.
pad-wrong-partner-is-chief = The chief needs somebody else as partner.
pad-wrong-partner-missing = Say who was the chief’s partner.
pad-wrong-partner-is-vice = The vice can never be the chief’s partner.
pad-wrong-height = The number of cards is from { $low } to { $high }.
pad-wrong-points-count = Card points are needed for each of the { $players } players.
pad-wrong-points = Card points are whole numbers from 0 to { $most }.
pad-wrong-edition-players = The English edition is for four to six players. With three take the German or the Dutch one.
pad-ask-kind = p: played · e: stalemate · 0: all passed
pad-ask-chief = Chief
pad-ask-vice = Vice (-: none)
pad-ask-partner = Partner
pad-ask-partner-hidden = Partner (-: alone)
pad-ask-height = Cards laid by the chief
pad-ask-height-eklat = Cards laid by each of them
pad-ask-trump = Chief’s trump (c: colour · 1: 1 or 7 · d: digit · 0: none)
pad-ask-points = Card points of { $name }
pad-ask-tied = Who tied, separated by commas
pad-ask-culprit = Who laid last
pad-ask-drawn = Digit of the drawn card
