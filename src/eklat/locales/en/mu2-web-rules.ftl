# The rules of Mü for two, in our own words.
law-mu2-intro = Mü as a duel: six columns with face-down cards, a skat, and two trumps.

law-mu2-idea = What it is about
law-mu2-idea-1 = Two players bid with open cards as in Mü. Who lays more becomes the <b>crown</b> and has to reach a goal; the other is the <b>shield</b> and wants to prevent it. It is plain to score: the crown wins 10 points or the shield wins 5.
law-mu2-idea-2 = What is special is the table. In front of each player lie six columns with face-down cards that neither of you knows. They come to light in the course of the hand, and you have a say in the order.
law-mu2-idea-3 = The words differ from Mü, the things do not: crown is the chief, shield the vice, big trump the chief’s trump, small trump the vice’s, and super trump the double trump. Whatever is not said here is as in Mü.

law-mu2-deal = Cards and columns
law-mu2-deal-1 = One colour stays in the box (<a>T1</a>). That leaves 48 cards with 48 points.
law-mu2-deal-2 = Each player has six columns: one for each of the four colours, one for the big trump and one for the small trump. Six cards are dealt face down, one into each column. Nobody looks at them, not even their owner.
law-mu2-deal-3 = Then each player gets four cards face up, and puts each of them into the column of its colour, on top of the face-down card. Twelve more cards are the hand. The last four cards lie face down in the middle: the skat.
law-mu2-deal-4 = The deal alternates (<a>T8</a>), and the dealer speaks first.

law-mu2-auction = The auction
law-mu2-auction-1 = You take turns to pass or to lay cards from the hand, each into the column of its colour. What counts is <b>all your open cards, the four from the deal included</b>. So both start with four, and the opening is a fifth card at most. Nobody gets beyond fifteen (<a>T2</a>).
law-mu2-auction-2 = As in Mü you may have at most one card more than the longest holding on the table. Two passes in a row end the auction.
law-mu2-auction-3 = Whoever has more open cards gets the crown. If both have the same number, it goes to whoever had it first. So there is no stalemate here.
law-mu2-auction-4 = If nobody lays a card, all 48 cards are shuffled and dealt again by the same dealer (<a>T3</a>).

law-mu2-skat = The skat
law-mu2-skat-1 = The crown takes the four cards of the skat into the hand. Then it puts any four cards <b>from the hand</b> face down on its own pile of points. They count for the crown at the end, and stay secret until then (<a>T12</a>).
law-mu2-skat-2 = That is the place for points which you would hardly bring home, such as a lone 6 or 7 in a colour where the other is strong.

law-mu2-trumps = Trumps
law-mu2-trumps-1 = First the shield names the small trump, then the crown names the big trump or plays without one. Both may name only kinds that are among their own open cards (<a>T4</a>), and not the same (<a>T5</a>).
law-mu2-trumps-2 = Now the columns move. If a colour is trump, that whole column goes to the column of that trump, face-down cards and all. If a digit is trump, only the open cards of that digit go there; face-down cards stay where they are. Open cards that are both are super trumps and get a column of their own.

law-mu2-reveal = Turning cards up
law-mu2-reveal-1 = A face-down card that no open card of its column covers is turned up and goes at once where it belongs. If that leaves another one uncovered, it is turned up too.
law-mu2-reveal-2 = If several columns are open, you choose which of yours to turn first. A card that arrives in a column covers what lies face down there, so <b>the order matters</b>: with luck, a card stays hidden for longer.
law-mu2-reveal-3 = The crown turns first, then the shield; after a trick its winner turns first (<a>T7</a>). If two face-down cards lie in one column, the upper one is turned first (<a>T6</a>).

law-mu2-play = Playing the tricks
law-mu2-play-1 = The crown leads. You may play any card of your hand and any open card of your columns, not only the top one. You must follow as in Mü, with hand and open cards alike.
law-mu2-play-2 = Face-down cards cannot be played, and they never oblige you to follow, whatever column they lie in.
law-mu2-play-3 = After every trick, cards that have become uncovered are turned up as described. There are always 22 tricks.

law-mu2-scoring = Goal and score
law-mu2-scoring-1 = The goal of the crown depends on how many open cards it had when the auction ended. Its tricks and its four discards count.
law-mu2-scoring-2 = If the crown reaches its goal it gets 10 points. If not, the shield gets 5. Card points and bonuses are not written down.
law-mu2-scoring-3 = Whoever has 30 points first wins the match.

law-mu2-house = Options
law-mu2-house-1 = <b>Target.</b> How many points win the match; usually 30.
law-mu2-house-2 = <b>Colours.</b> Which four of the five colours are played with (<a>T1</a>).
law-mu2-house-3 = <b>Last trick.</b> Whether the last trick may be looked at again.

law-mu2-rulings-1 = What the printed rules for two leave open, and how we decided it.
law-ruling-T1 = Black stays in the box
law-ruling-T1-text = Which colour is left out is the table’s choice; without one it is black.
law-ruling-T2 = Nobody has more than fifteen open cards
law-ruling-T2-text = The bids of the game end there.
law-ruling-T3 = Nobody has laid a card
law-ruling-T3-text = The cards are shuffled and dealt again by the same dealer.
law-ruling-T4 = You name a trump you show
law-ruling-T4-text = Crown and shield name only what is among their own open cards, as in Mü. The four from the deal count.
law-ruling-T5 = Two different trumps
law-ruling-T5-text = There is one marker of each kind, so the crown cannot name what the shield has named.
law-ruling-T6 = The upper face-down card is turned first
law-ruling-T6-text = When a colour becomes trump, its column moves, and its face-down card comes to lie on top of the one already there.
law-ruling-T7 = The crown turns first
law-ruling-T7-text = Then the shield. After a trick its winner turns first.
law-ruling-T8 = The deal alternates
law-ruling-T8-text = The printed rules do not say who deals next; with two players it can only be the other.
law-ruling-T9 = You choose which copy you play
law-ruling-T9-text = If you have one copy in hand and the other open, you may play either. Playing the open one may uncover a face-down card.
law-ruling-T10 = Without a big trump its column is open
law-ruling-T10-text = Nothing can cover the face-down card of the big trump column then, so it is turned up like any other.
law-ruling-T11 = You are asked for the order
law-ruling-T11-text = Whenever there are two or more columns to turn up, even if it would come out the same. With one it happens by itself.
law-ruling-T12 = Discards stay secret until the end
law-ruling-T12-text = While you play, only the points of tricks are shown. The four cards of the crown are added at the end.

# Tables, examples and their moves.
law-players-mu2 = 2 players
law-table-goals2 = Goal of the crown
law-table-open = Open cards
law-table-goal = Goal
law-covered = { $count } face down
law-move-discard = Put away { $cards }
law-move-reveal = Turn up: { $column }
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
