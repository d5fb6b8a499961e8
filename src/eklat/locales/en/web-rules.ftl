# The rules pages: frame, tables, examples.
law-title = Rules
law-lead = Pick a game. Every page has the rules in plain words, small situations to try out, and every ruling by its number.
law-game-mu = Mü
law-for-two = for two
law-game-mu2 = Mü for two
law-game-heuldoch = Heul doch! Mau Mau
law-players-mu = 3 to 6 players
law-players-mu2 = 2 players
law-players-heuldoch = 3 to 6 players
law-page = Rules of { $game }
law-read = Read the rules
law-learn = Learn by playing
law-print = Print
law-all = All rules
law-contents = Contents
law-rulings = Rulings
law-number = Ruling { $number }
law-search = Search the rules
law-search-hint = Word or number, like M5
law-found = { $count ->
    [0] Nothing found for “{ $word }”.
    [one] One place with “{ $word }”
   *[other] { $count } places with “{ $word }”
}
law-credits = Eklat is unofficial. Mü is by Doris Matthäus and Frank Nestel, its variant for two by Roland Goslar; Heul doch! Mau Mau is by Leo Colovini. These are our own words; in doubt the printed rules decide.
law-to-top = Back to the top

# Tables.
law-table-points = Points by digit
law-table-digit = Digit
law-table-worth = Points
law-table-dealt = Cards for each player
law-table-players = Players
law-table-cards-each = Cards each
law-table-goals = Goal of the chief’s side
law-table-height = Chief’s cards
law-table-in-all = in all { $sum }
law-table-bonus = Bonus for chief and partner, each
law-table-trump = Chief’s trump
law-table-bonus-colour = a colour
law-table-bonus-doubled = the 1s or the 7s
law-table-bonus-digit = other digits
law-table-bonus-none = no trump
law-table-or-more = { $height } or more
law-table-goals2 = Goal of the crown
law-table-open = Open cards
law-table-goal = Goal
law-table-kills = What onions make worthless
law-table-onions = Onions
law-table-worthless = Worthless
law-table-eklat = Points in a stalemate, for each card
law-table-eklat-last = tied, and laid last
law-table-eklat-tied = the others who are tied
law-table-eklat-rest = everybody else
law-table-ranks = The trump suit from the top
law-rank-double = Double trumps
law-rank-chief = Chief: all 7s
law-rank-vice = Vice: red
law-rank-note = Here the chief named the 7s and the vice named red.

# Examples to try.
law-example = Try it
law-example-loading = The cards are being dealt …
law-example-failed = The table does not answer just now. Try again in a moment.
law-example-moves = What do you do?
law-example-again = Try another
law-example-allowed = Allowed.
law-example-refused = Not allowed.
law-hand = Your hand
law-laid = on the table
law-trick = The trick
law-led = led
law-wins = wins
law-pile-own = Your pile
law-left = left neighbour
law-right = right neighbour
law-across = not a neighbour
law-pile-empty = empty
law-pile-more = { $count ->
    [one] one card below
   *[other] { $count } cards below
}
law-trumps-now = Trumps: { $big } over { $small }
law-trump-only = Trump: { $trump }
law-trump-none = No trump
law-goal = Goal { $goal }
law-covered = { $count } face down

# Moves as buttons.
law-move-pass = Pass
law-move-bid = Lay { $cards }
law-move-trump = Name { $trump }
law-move-trump-none = Play without a trump
law-move-partner = Take { $name }
law-move-partner-self = Take nobody
law-move-play = Play { $card }
law-move-discard = Put away { $cards }
law-move-reveal = Turn up: { $column }
law-move-lay = { $card } on { $name }’s pile
law-move-lay-own = { $card } on your own pile
law-move-onion = { $card } as an onion
law-move-catapult = Play the catapult
law-move-werewolf = Play the werewolf
law-move-towel = Swap with { $name }
law-move-towel-self = Swap with yourself
law-move-carousel-left = Carousel to the left
law-move-carousel-right = Carousel to the right

# What a move led to.
law-after-trick = { $name } wins the trick with { $card }{ $points ->
    [0] {""}; there is nothing in it.
    [one] {" "}and gets 1 point.
   *[other] {" "}and gets { $points } points.
}
law-after-chief = { $name } is chief with { $height } cards. The goal is { $goal }.
law-after-vice = { $name } is vice.
law-after-no-vice = There is no vice.
law-after-eklat = Stalemate! { $name } laid last and pays.
law-after-made = The side of { $name } needed { $goal } and took { $took }: made. The bonus is { $bonus }.
law-after-failed = The side of { $name } needed { $goal } and took { $took }: missed by { $steps ->
    [one] one step.
   *[other] { $steps } steps.
}
law-after-crown = The crown needed { $goal } and has { $took }: made.
law-after-shield = The crown needed { $goal } and has only { $took }: the shield wins.
law-after-heul = { $name }: { $points } points. { $onions ->
    [0] No onions.
    [one] One onion kills the { $dead }s
   *[other] { $onions } onions kill: { $dead }
}{ $onions ->
    [0] {""}
   *[other] {" "}({ $lost } lost).
}
law-after-score = Points of this hand
law-after-turned = Turned up: { $cards }

# The examples.
law-ex-mu-bid = How many may I lay?
law-ex-mu-bid-ask = Aylin leads with two cards, you have one. How far may you go?
law-ex-mu-bid-so = At most one more than the longest row: three in all, so two more. With one card you would only draw level, and if everybody passes then, you pay for the stalemate.
law-ex-mu-eklat = Three are tied
law-ex-mu-eklat-ask = You, Tom and Ruth have two cards each, and you were the last to lay one. Everybody else has passed. Now it is up to you.
law-ex-mu-eklat-so = If you pass, you pay 10 for each card, and the other two get 5 for each. With a third card you lead alone, but then the goal is yours.
law-ex-mu-vice = Who is vice?
law-ex-mu-vice-ask = You have three cards and will be chief. Tom and Kiesel have two each, and both show a 9. Pass, and the auction is over.
law-ex-mu-vice-so = Their highest digits are equal, so the second card decides: the 8 beats the 6.
law-ex-mu-no-vice = No vice at all
law-ex-mu-no-vice-ask = Ruth has three cards. You, Tom and Kiesel have two each. Tom and Kiesel both show a 9 and a 6, you show an 8 and a 7.
law-ex-mu-no-vice-so = The best two are equal to the last digit, so there is no vice. Your row is weaker, and nobody moves up (M5).
law-ex-mu-trump = Which trump may I name?
law-ex-mu-trump-ask = You are chief and have laid red 7, green 4 and blue 2. Tom, the vice, has named red.
law-ex-mu-trump-so = Only what you have laid: red, green, blue, 7, 4 or 2, or no trump. You have laid nothing yellow. Red is allowed as well (M6).
law-ex-mu-merged = A 7 that is not green any more
law-ex-mu-merged-ask = Tom, the chief, named all 7s; red is vice trump. Green was led. You hold green 7 and green 3.
law-ex-mu-merged-so = The green 7 is a trump now and does not belong to green. As long as you hold a real green card, you have to play that one.
law-ex-mu-double = The double trump
law-ex-mu-double-ask = All 7s are chief trump, red is vice trump. Tom led blue 7. You are the last to play.
law-ex-mu-double-so = Red 7 is both and beats everything. Black 7 is as strong as blue 7, but came later. Red 9 is only a vice trump. And green is no trump: you have to follow.
law-ex-mu-partner = Choosing a partner
law-ex-mu-partner-ask = You are chief with the 7s as your trump. Look at what the others have laid.
law-ex-mu-partner-so = Aylin shows a 7, one of your trumps, so she is a good choice. Tom is vice and can never be your partner.
law-ex-mu-follow = Following with a laid card
law-ex-mu-follow-ask = Red was led. You have no red card in your hand, but red 3 lies open in front of you.
law-ex-mu-follow-so = Laid cards are your cards. The open red 3 obliges you to follow.
law-ex-mu-equal = Equal cards
law-ex-mu-equal-ask = Tom led green 7. You hold the other green 7, the 9 and the 5. Red is the only trump.
law-ex-mu-equal-so = Between equal cards the first one wins, so your 7 is too late. The 9 takes the trick.
law-ex-mu-missed = Goal missed
law-ex-mu-missed-ask = The last trick. You are Aylin’s partner: she is chief with three cards, so your side needs 30 points.
law-ex-mu-missed-so = 26 points are enough for one card (24), but not for two (27). Two steps are missing: the chief loses 20, every opponent gains 10, and you as the partner lose nothing.
law-ex-mu-bonus = Goal made
law-ex-mu-bonus-ask = The last trick. Kiesel is chief with five cards and the 7s as trump; the goal is 36. Aylin is the partner.
law-ex-mu-bonus-so = Five cards with a colour would be 50; the 7s are one step better: 60 for Kiesel and 60 for Aylin. Everybody also keeps the points of their tricks.
law-ex-mu2-auction = The fifth card
law-ex-mu2-auction-ask = Both of you have four open cards from the deal. You speak first.
law-ex-mu2-auction-so = Four is the longest, so five is the most you may have: one card, into the column of its colour.
law-ex-mu2-discard = Four cards aside
law-ex-mu2-discard-ask = You have the crown and have taken the skat. Four cards from the hand go to your pile of points.
law-ex-mu2-discard-so = Exactly four, and only from the hand: open cards stay in their columns.
law-ex-mu2-trump = The columns move
law-ex-mu2-trump-ask = You have the crown. Tom, the shield, has named yellow: the yellow columns have moved to the small trump. Now you name the big trump.
law-ex-mu2-trump-so = A digit takes only its open cards along, a colour its whole column. What the shield has named is taken (T5).
law-ex-mu2-reveal = Which card first?
law-ex-mu2-reveal-ask = Two of your columns have face-down cards that nothing covers. Try both orders.
law-ex-mu2-reveal-so = The card from the big trump column is red. Turned first, it covers the red column, and the card there stays hidden for now.
law-ex-mu2-follow = From the hand or from a column
law-ex-mu2-follow-ask = Tom led a trump, and red is small trump. You have red cards in your hand and in a column.
law-ex-mu2-follow-so = You may follow with either. The open card uncovers a face-down card, which is turned up after the trick. Anything but a trump is not allowed.
law-ex-mu2-goal = The last trick
law-ex-mu2-goal-ask = One card each is left. Afterwards the crown adds its four discards to its tricks.
law-ex-mu2-goal-so = The crown reached its goal and gets 10 points. It does not matter by how much.
law-ex-heul-forced = It must go to the neighbour
law-ex-heul-forced-ask = You would like to lay sky 5 on your own gold 5. But Tom, on your left, shows sky 2.
law-ex-heul-forced-so = It fits Tom’s pile, so it must go there. Gold 7 fits only yours. And any card can become an onion instead.
law-ex-heul-two = Two neighbours
law-ex-heul-two-ask = Sky 5 fits Tom on your left by its colour, and Kiesel on your right by its number.
law-ex-heul-two-so = One of the two it must be, and which one is your choice. Your own pile comes after both.
law-ex-heul-onion = Onions on top
law-ex-heul-onion-ask = Everybody has just laid an onion, you too.
law-ex-heul-onion-so = On your own onion any card goes that fits neither neighbour. On another’s onion nothing goes. And an onion may lie on an onion.
law-ex-heul-end = Counting onions
law-ex-heul-end-ask = The very last card of the game is yours. Play it, and the piles are counted.
law-ex-heul-end-so = Eight onions are seven and one: sevens and ones are worthless. Seven onions kill only the sevens.
law-ex-heul-catapult = The catapult
law-ex-heul-catapult-ask = Tom and Kiesel both show a 7, the highest number on the table.
law-ex-heul-catapult-so = Both lose their 7. Their piles are empty now and count like onions when cards are laid.
law-ex-heul-towel = The beach towel
law-ex-heul-towel-ask = Your gold 2 is not much. Whose top card would you like?
law-ex-heul-towel-so = You may swap with anybody, neighbour or not, and nothing needs to fit. Only not with yourself.
law-ex-heul-carousel = The carousel
law-ex-heul-carousel-ask = Every top card moves on to the next pile. Which way?
law-ex-heul-carousel-so = To the left means clockwise: your card goes to Tom, and Kiesel’s comes to you. To the right it is the other way round.
law-ex-heul-werewolf = The werewolf
law-ex-heul-werewolf-ask = Your top card is an onion, and so is Aylin’s. Tom and Kiesel show numbers.
law-ex-heul-werewolf-so = Everything is turned over: your plum 7 comes to light and counts, and the numbers of Tom and Kiesel are onions now.
law-ex-heul-special-open = A special card lying open
law-ex-heul-special-open-ask = You laid a beach towel as an onion. Then Kiesel played the werewolf, and now it lies open on your pile.
law-ex-heul-special-open-so = It has neither number nor colour, so nothing fits it. Only an onion covers it (H9).
