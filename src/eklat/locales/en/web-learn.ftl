# The guided first games.
learn-title = Learn by playing
learn-lead = Sit down at a practice table. The others are bots that play simply, and a coach explains every step when it comes.
learn-about-mu = Five players. Bid with open cards, name trumps, find a partner. A hand takes about ten minutes.
learn-about-mu2 = You against one bot. Know Mü a little first: here the table is bigger and full of hidden cards.
learn-about-heuldoch = Four players, quickly learned: every card that fits a neighbour has to go there. The easiest way to begin.
learn-for-two = for two
learn-begin = Sit down
learn-opening = The table is being laid …
learn-note = At a practice table you may take moves back and ask for hints, and nothing is counted anywhere.
learn-coach = Coach
learn-back = Back
learn-next = Next
learn-got-it = Got it
learn-any-help = Not sure?
learn-any-help-text = Press Hint in this line when it is your turn: a strong player’s move and the reason for it. In the menu you can take your own move back.

# Mü.
learn-mu-aim = What it is about
learn-mu-aim-text = In a trick everybody plays one card; the best card takes them all, with their points. First, an auction makes one of you chief: chief and a partner need a certain number of points, and the others try to stop them.
learn-mu-cards = Your cards
learn-mu-cards-text = The digit is a card’s strength, the little triangles are its points: a 9 is strong but worth nothing, 6 and 7 are worth two. Every colour has two 1s and two 7s.
learn-mu-bid = Bid with cards
learn-mu-bid-text = Tap cards to lay them open, or pass. Whoever lays most is chief and names a trump found among them. So lay what you have plenty of: one colour or one digit. The cards stay yours, and after a pass you may still bid.
learn-mu-eklat-you = A stalemate looms
learn-mu-eklat-you-text = You share the lead. If everybody passes now, { $last ->
        [you] you pay, because you laid last: 10 for every card of yours. One more card would get you out of it.
       *[other] whoever laid last pays 10 for every card, and you gain 5 for every card of yours. Not bad!
    }
learn-mu-eklat-others = A tie at the top
learn-mu-eklat-others-text = Others share the lead. If everybody passes, the hand is a stalemate: no tricks, and the last of them to lay a card pays. You may let it happen, or lay more than they did.
learn-mu-lead-auction = You are ahead
learn-mu-lead-auction-text = As it stands, you would be chief. Each card more raises the goal, and the bonus too. The auction ends when everybody has passed in a row.
learn-mu-again = Bid again?
learn-mu-again-text = You may add cards until your row is one longer than the longest. Being second is good, too: the vice names the second trump. And what you show may make the chief choose you as partner.
learn-mu-settled = The auction is over
learn-mu-settled-text = { $chief } laid most and is chief: goal { $goal }. Now the vice, who laid second most, names a trump, then the chief names a stronger one and picks a partner. That may be you.
learn-mu-chief-you = You are chief
learn-mu-chief-you-text = You laid the most. With a partner you need { $goal } points. If you make it, you both get a bonus; if not, only you pay.
learn-mu-vice-you = You are vice
learn-mu-vice-you-text = You laid the second most. So you name a trump, before the chief does. You play against the chief and can never be the partner.
learn-mu-trump-chief = Name your trump
learn-mu-trump-chief-text = Trumps beat all other cards. Pick a colour or a digit among the cards you laid: colours give more trumps, digits a higher bonus. Yours beat those of the vice.
learn-mu-trump-vice = Name the second trump
learn-mu-trump-vice-text = Trumps beat all other cards. Pick a colour or a digit among the cards you laid, best what you hold most of. The chief’s trump, named next, will be stronger.
learn-mu-choose = Choose a partner
learn-mu-choose-text = Look at the open rows: who shows trumps or high cards? Take that player. Only the vice is out of the question.
learn-mu-chief-plays = Collect { $goal } points
learn-mu-chief-plays-text = { $alone ->
        [yes] You play alone.
       *[no] Your points and those of { $partner } count together.
    } Begin with high trumps: everybody must follow with theirs, and when they are gone your other high cards win.
learn-mu-partner-you = You are the partner
learn-mu-partner-you-text = You and { $chief } need { $goal } points together. Throw cards with triangles into tricks that { $chief } is winning. If it goes wrong, it costs you nothing.
learn-mu-against = Against { $chief }
learn-mu-against-text = { $alone ->
        [yes] { $chief } needs
       *[no] { $chief } and { $partner } need
    } { $goal } points: see the bar at the top. Win tricks with points in them. They are yours in any case, and if the goal is missed you get 5 more for every step.
learn-mu-lead = You lead
learn-mu-lead-text = Begin the trick with any card, from your hand or from your open row. The others must follow with the same colour if they can. Trumps count as one colour.
learn-mu-follow = Follow suit
learn-mu-follow-text = Play a card of the colour that was led: you have one. The pale cards cannot be played now; tap one, and it tells you why.
learn-mu-free = You are free
learn-mu-free-text = You have none of what was led, so play anything: a trump to win the trick, or a card without points to throw away.
learn-mu-trick-won = Your trick
learn-mu-trick-won-text = You won the trick. Its points are yours, and you lead the next one.
learn-mu-trick-lost = Who won it?
learn-mu-trick-lost-text = The best trump wins, or else the highest card of the colour that was led. Of equal cards the first one wins. You can look at the last trick again.
learn-mu-one-suit = Trumps are one suit
learn-mu-one-suit-text = A digit is trump. Your cards with that digit have left their colour: they belong to the trumps now, together with the other trump. Your hand is sorted that way.
learn-mu-made = The goal is made
learn-mu-made-text = Chief and partner get the bonus, and everybody keeps the points of their tricks.
learn-mu-failed = The goal is missed
learn-mu-failed-text = Only the chief pays, the partner gets away with it, and every opponent gains. Everybody keeps the points of their tricks.
learn-mu-eklat = No chief this time
learn-mu-eklat-text = The longest row was shared, so there is no chief, and no trick is played. The last of them to lay a card pays, the others in the tie gain.
learn-mu-nobody = Nobody bid
learn-mu-nobody-text = Everybody passed at once. No points; the next hand is dealt.
learn-mu-more = A match goes to 200 points: play on, I will explain what is new.

# Mü for two.
learn-mu2-aim = What it is about
learn-mu2-aim-text = In a trick each of you plays one card, and the better one takes both, with their points. The little triangles are points. An auction decides who wears the crown and must reach a goal; the other is the shield.
learn-mu2-table = Your columns
learn-mu2-table-text = Each of you has six columns: four colours, big trump, small trump. In each lies a face-down card that nobody knows, and perhaps open cards on top. Twelve more are in your hand.
learn-mu2-bid = Bid for the crown
learn-mu2-bid-text = Lay hand cards open or pass. All open cards count, also those from the deal. Whoever has more of them wears the crown: goal 26 with five cards, 2 more for each further one. Lay what you would like as trump.
learn-mu2-crown-you = You wear the crown
learn-mu2-crown-you-text = You need { $goal } points, from your tricks and from four cards you put away. That brings you 10; if you miss it, the shield gets 5.
learn-mu2-shield-you = You are the shield
learn-mu2-shield-you-text = Keep the crown below { $goal } points, and you get 5. The crown takes the four cards of the skat; then you are first to name a trump, the small one.
learn-mu2-discard = Put four cards away
learn-mu2-discard-text = The skat is in your hand now. Choose four hand cards to put away: their points are yours already. Put away points you would lose, or a whole colour, so that you can trump it.
learn-mu2-trump = Name a trump
learn-mu2-trump-text = A colour or a digit among your open cards, best what you have most of. The column of a colour then moves to the trumps, face-down cards and all.
learn-mu2-columns = The columns have moved
learn-mu2-columns-text = Open trumps lie in the trump columns now. Face-down cards that lay free have been turned up and gone to where they belong.
learn-mu2-reveal = Which one first?
learn-mu2-reveal-text = Several of your face-down cards lie free. Turn one up: it goes to its own column and may cover another card there.
learn-mu2-lead = You lead
learn-mu2-lead-text = Begin the trick with a hand card or an open card of your columns. What lies face down cannot be played.
learn-mu2-follow = Follow suit
learn-mu2-follow-text = Play the colour that was led, from your hand or from your columns. If you take the last open card off a column, the face-down card below is turned up after the trick.
learn-mu2-free = You are free
learn-mu2-free-text = You have none of what was led, so play anything: a trump to win, or a card without points.
learn-mu2-turned = A card came up
learn-mu2-turned-text = One of your face-down cards lay free and was turned up. It is in play now: you may lead it, and you must follow with it.
learn-mu2-trick-won = Your trick
learn-mu2-trick-won-text = You won the trick, its points are yours, and you lead the next one. There are 22 tricks.
learn-mu2-crown = The crown has made it
learn-mu2-crown-text = Tricks and put-away cards were enough: 10 points for the crown.
learn-mu2-shield = The shield has held
learn-mu2-shield-text = The crown missed its goal: 5 points for the shield.
learn-mu2-redeal = Nobody bid
learn-mu2-redeal-text = You both passed at once, so the same player deals again.
learn-mu2-more = Whoever has 30 points first wins the match: play on, I will explain what is new.

# Heul doch!
learn-heuldoch-piles = The piles
learn-heuldoch-piles-text = Everybody has a pile with an open card on top, and four cards in hand. At the end the open cards in your pile are worth their number. So you want high cards in yours and low ones in the others.
learn-heuldoch-turn = Your turn
learn-heuldoch-turn-text = Pick a card. The piles it may go to light up: yours or a neighbour’s, where colour or number is the same. Then a new card comes to your hand by itself.
learn-heuldoch-only-onion = Nothing fits
learn-heuldoch-only-onion-text = None of your cards fits anywhere. So lay one face down on your own pile: that is an onion. Take a low card, its points are lost.
learn-heuldoch-own = For yourself
learn-heuldoch-own-text = One of your cards fits your own pile and neither neighbour’s. That is what you are after: there it counts for you.
learn-heuldoch-gift = A gift
learn-heuldoch-gift-text = Some cards can only go to a neighbour. If you have to give something away, then little: rather a 1 than a 7.
learn-heuldoch-forced = Neighbours first
learn-heuldoch-forced-text = One of your cards fits your own pile, but a neighbour’s as well. Then it must go to the neighbour. If that is too good a gift, lay another card.
learn-heuldoch-onion = Or an onion
learn-heuldoch-onion-text = You may always lay a card face down on your own pile, as an onion: better than a good gift. And on top of your onion you may then lay any card that fits neither neighbour.
learn-heuldoch-own-onion = Your onion is on top
learn-heuldoch-own-onion-text = Any card may go on it now that fits neither neighbour’s pile. A good moment for a high one.
learn-heuldoch-their-onion = A neighbour’s onion
learn-heuldoch-their-onion-text = A neighbour has an onion on top: nothing of yours can go there. So this neighbour cannot get your cards now.
learn-heuldoch-count = Count your onions
learn-heuldoch-count-text = At the end their number makes your cards with this number worthless: with 3 onions your 3s count nothing. Here the table counts with you. Aim for a number you have little of.
learn-heuldoch-last = The last cards
learn-heuldoch-last-text = Nothing is left to draw, everybody plays out their hand. Think of your onions: would one more kill a better number?
learn-heuldoch-end = The count
learn-heuldoch-end-text = Onions are counted, the numbers they kill are worth nothing, and all other open cards add up.
learn-heuldoch-more = Play again, or take the special cards along at a table of your own: that is more turmoil.
