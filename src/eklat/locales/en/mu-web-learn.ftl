# Mü: the guided first game.
learn-about-mu = Five players. Bid with open cards, name trumps, find a partner. A hand takes about ten minutes.
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
learn-mu-lead-auction-text = As it stands, you would be chief. Each card more raises the goal, and the bonus too; with six of a colour it rarely pays. The auction ends when everybody has passed in a row.
learn-mu-again = Bid again?
learn-mu-again-text = You may add cards until your row is one longer than the longest. Being second is good, too: the vice names the second trump. And what you show may make the chief choose you as partner.
learn-mu-settled = The auction is over
learn-mu-settled-text = { $chief } laid most and is chief: goal { $goal }. Now the vice, who laid second most, names a trump, then the chief may name a stronger one and picks a partner. That may be you.
learn-mu-chief-you = You are chief
learn-mu-chief-you-text = You laid the most. With a partner you need { $goal } points. If you make it, you both get a bonus; if not, only you pay.
learn-mu-vice-you = You are vice
learn-mu-vice-you-text = You laid the second most. So you name a trump, before the chief does. You play against the chief and can never be the partner.
learn-mu-trump-chief = Name your trump
learn-mu-trump-chief-text = Trumps beat all other cards. Pick a colour or a digit among the cards you laid: colours give more trumps, digits a higher bonus. Yours beat those of the vice.
learn-mu-trump-vice = Name the second trump
learn-mu-trump-vice-text = Trumps beat all other cards. Pick a colour or a digit among the cards you laid, best what you hold most of. If the chief names one after you, it will be stronger.
learn-mu-choose = Choose a partner
learn-mu-choose-text = Look at the open rows: who shows trumps or high cards? Take that player.{ $vices ->
        [yes] {" "}Only the vice is out of the question.
       *[no] {""}
    }
learn-mu-chief-plays = Collect { $goal } points
learn-mu-chief-plays-text = { $alone ->
        [yes] You play alone.
       *[no] Your points and those of { $partner } count together.
    } Begin with high trumps: everybody must follow with theirs, and when they are gone your other high cards win. Keep what is trump twice, by colour and by digit, for later.
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
learn-mu-one-suit-text = A digit is trump. Your cards with that digit have left their colour: they belong to the trumps now, whatever colour they show. Your hand is sorted that way.
learn-mu-made = The goal is made
learn-mu-made-text = Chief and partner get the bonus, and everybody keeps the points of their tricks.
learn-mu-failed = The goal is missed
learn-mu-failed-text = Only the chief pays, the partner gets away with it, and every opponent gains. Everybody keeps the points of their tricks.
learn-mu-eklat = No chief this time
learn-mu-eklat-text = The longest row was shared, so there is no chief, and no trick is played. The last of them to lay a card pays, the others in the tie gain.
learn-mu-nobody = Nobody bid
learn-mu-nobody-text = Everybody passed at once. No points; the next hand is dealt.
learn-mu-more = A match goes to 200 points: play on, I will explain what is new.
