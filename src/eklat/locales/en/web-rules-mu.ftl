# The rules of Mü for three to six, in our own words.
law-mu-intro = A trick game with an auction. You bid by laying your own cards open, and they stay in play.

law-mu-idea = What it is about
law-mu-idea-1 = Before the first trick, everybody bids for the right to name trumps. A bid is a row of your own cards, laid open on the table. Who lays most becomes <b>chief</b>, who lays second most becomes <b>vice</b>, and each of them names a trump.
law-mu-idea-2 = Then all cards are played, trick by trick. Everybody keeps the points of their own tricks. The chief and a partner of the chief's choice also have a goal together: if they reach it, both get a bonus; if they miss it, the chief alone pays.
law-mu-idea-3 = The more cards the chief has laid, the higher the goal, and the richer the bonus. And beware: if two share the lead when the bidding stops, there is a <b>stalemate</b> (in German <i>Eklat</i>), and the one who caused it pays dearly.

law-mu-cards = The cards
law-mu-cards-1 = There are 60 cards in five colours: red, yellow, green, blue and black. Each colour has the digits 0 to 9, and the 1 and the 7 a second time: twelve cards.
law-mu-cards-2 = The digit says how strong a card is. The triangles say how many points it is worth to whoever wins it. These are two different things: a 9 is strong and worth nothing, a 6 or a 7 is worth two.
law-mu-cards-3 = That makes 12 points in each colour and 60 in all.

law-mu-deal = Dealing
law-mu-deal-1 = All cards are shuffled and dealt out evenly. Three players leave two colours in the box and play with 36 cards and 36 points (<a>M1</a>).
law-mu-deal-2 = After every hand the deal moves on to the left, after a stalemate too. The dealer speaks first in the auction.

law-mu-auction = The auction
law-mu-auction-1 = The dealer begins, then it goes round clockwise. When it is your turn, you either pass or lay one or more cards from your hand open in front of you. Only the number counts: your bid is how many cards lie in front of you in all.
law-mu-auction-2 = You may lay as many cards as you like, as long as you end up with at most <b>one more than the longest row on the table</b>. So whoever leads may add a single card, and the dealer opens with one card at most.
law-mu-auction-3 = You need not outbid anybody. A short row is allowed at any time, and often wise: it shows a future chief what you could bring as a partner, and it may make you vice.
law-mu-auction-4 = Passing is not final. When your turn comes again, you may bid again. The auction ends when everybody has passed once in direct succession, and that includes the one who bid last.
law-mu-auction-5 = Laid cards stay open in front of you. You still hold them: later you play them like the cards in your hand.

law-mu-eklat = The stalemate
law-mu-eklat-1 = If two or more share the longest row when the auction ends, nobody is chief. The hand is over at once: a stalemate.
law-mu-eklat-2 = Each of the tied players gets 5 points for every card in their row. But whoever of them laid a card last caused the tie, and loses 10 points for every card instead (<a>M3</a>, <a>M4</a>). Nobody else scores, and the next hand is dealt.
law-mu-eklat-3 = If everybody passes in the very first round, that is a stalemate too, but one in which nobody scores.
law-mu-eklat-4 = So drawing level is dangerous: if the others now pass, you pay. Whoever was there first can lean back. Sometimes going one higher is the only way out.

law-mu-roles = Chief and vice
law-mu-roles-1 = Whoever has laid more cards than anybody else is <b>chief</b>. The number of cards is the height of the game; it decides the goal and the bonus.
law-mu-roles-2 = With four or more players there is usually a <b>vice</b> as well: the player with the second longest row. If several rows are equally long, compare the highest digit in each, then the second highest, and so on. The first that is higher wins.
law-mu-roles-3 = There is no vice if the best two rows are equal in every digit (<a>M5</a>), if only the chief has laid cards, or if three play.

law-mu-trumps = Trumps
law-mu-trumps-1 = First the vice names a trump, then the chief. A trump is either a colour or a digit, and you must have laid a card of that kind. The vice has to name one. The chief may also play without a trump of their own; the vice trumps hold all the same.
law-mu-trumps-2 = Chief trumps and vice trumps together make <b>one suit of its own</b>. A card that is trump no longer belongs to its printed colour. If all 7s are trump, then the green 7 is not green: you do not follow green with it, and it follows where trumps were led.
law-mu-trumps-3 = Within that suit every chief trump beats every vice trump, even with a 0. Among chief trumps, and among vice trumps, the higher digit wins.
law-mu-trumps-4 = When one of them names a colour and the other a digit, some cards are both: the <b>double trumps</b>. They beat everything. There is one of them, or two if the digit is a 1 or a 7.
law-mu-trumps-5 = The chief may even name what the vice has named (<a>M6</a>). Then those cards are chief trumps, and there are no vice trumps.

law-mu-partner = Partner and goal
law-mu-partner-1 = With four or more players, the chief now chooses a partner: anybody but the vice. Look at the rows on the table. They show who has your trumps, or strong cards to go with them.
law-mu-partner-2 = Chief and partner are one side, all others are the other. The chief's side needs this many points in its tricks. With three players the chief is alone.

law-mu-play = Playing the tricks
law-mu-play-1 = The chief leads any card, then everybody plays one card clockwise. You may always choose freely between your hand and your open row (for two copies of the same card see <a>M9</a>).
law-mu-play-2 = You must follow if you can, from the hand or from the row. If a trump was led, play any trump, the chief's or the vice's. Otherwise play a card of the colour that was led and that is no trump. Which one is up to you.
law-mu-play-3 = If you cannot follow, you may play anything, trump or not. You never have to trump, and never have to win.
law-mu-play-4 = The best trump wins the trick. Without a trump, the highest digit of the colour that was led wins. Between two cards of equal strength, <b>the first one played wins</b>. That matters for the double 1s and 7s, and always when a digit is trump.
law-mu-play-5 = Whoever wins takes the cards face down and leads the next trick, until all cards are played.

law-mu-scoring = Scoring
law-mu-scoring-1 = Everybody scores the points of the cards in their own tricks, whichever side they are on.
law-mu-scoring-2 = If the chief's side has its goal or more, chief and partner both get the bonus on top. It grows with the number of cards laid, and with how rare the chief's trump is: a colour is the plain case, the 1s and 7s are one step better, other digits two, and no trump three. It never goes above 100.
law-mu-scoring-3 = If the goal is missed, look in the table of goals: which height would the points have been enough for? Count the steps from there up to the height that was bid. The chief loses 10 points for each step, the partner loses nothing, and every opponent gains 5 for each step. If the points are not even enough for one card, every card counts as a step.
law-mu-scoring-4 = An example with five players: the chief laid four cards, so the goal is 33. The side took 29. That is enough for two cards, but not for three. Two steps are missing: −20 for the chief, +10 for each opponent, and all on top of what they took in tricks.

law-mu-end = The end of the match
law-mu-end-1 = The scores of all hands are added up. In the German and the English edition the match is over when somebody has more than 200 points; in the Dutch edition it is enough to have 200 (<a>M7</a>). Tables may agree on another number.
law-mu-end-2 = Most points win. Those who are equal at the top share the win (<a>M8</a>).

law-mu-house = Options and house rules
law-mu-house-1 = <b>Edition.</b> German, English or Dutch. It decides how the match ends; the English one needs four players (<a>M13</a>).
law-mu-house-2 = <b>Target and end.</b> How many points end the match, and whether it is enough to reach them.
law-mu-house-3 = <b>Same trump.</b> Whether the chief may name what the vice has named (<a>M6</a>).
law-mu-house-4 = <b>Colours for three.</b> Which three of the five colours are played with (<a>M1</a>).
law-mu-house-5 = <b>Last trick.</b> Whether the last trick may be looked at again.
law-mu-house-6 = <b>Hidden partner</b> (house rule). The chief does not choose a player but calls a card. Whoever holds it is the partner, and may keep it secret (<a>M10</a>).
law-mu-house-7 = <b>Shared stalemate</b> (house rule). What the one who caused it loses is split among the others who are tied (<a>M11</a>).
law-mu-house-8 = <b>Random end</b> (house rule). After each hand a drawn card may end the match early (<a>M12</a>).
law-mu-house-9 = And what you may know: your own hand, everything that lies or lay open, who did what, and how many cards everybody holds. Won tricks stay closed.

law-mu-rulings-1 = The printed rules leave some questions open, and where they contradict each other somebody has to decide. These are our decisions, each with a number.
law-ruling-M1 = Three play with red, green and blue
law-ruling-M1-text = With three players two colours stay in the box, and the rules do not say which. A table may choose any three.
law-ruling-M2 = With an empty hand you can only pass
law-ruling-M2-text = Whoever has laid every card is still asked, and passes.
law-ruling-M3 = Who pays for a stalemate
law-ruling-M3-text = Of the tied players, the one who was the last to lay a card. Passes after that change nothing, nor do later bids of players who are not tied.
law-ruling-M4 = A misprint
law-ruling-M4-text = The overview in the English rules gives the scores of a stalemate differently from their own text and example. We follow the text: +5 for each card for the tied, −10 for each card for the last of them, nothing for everybody else.
law-ruling-M5 = A vice stands alone
law-ruling-M5-text = If several tie for second place, digits decide, card after card. If the best two of them are equal in every digit, there is no vice, whatever others have laid: nobody moves up.
law-ruling-M6 = The chief may name the vice’s trump
law-ruling-M6-text = Nothing forbids it. Then those cards are chief trumps and there are no vice trumps. A table may switch this off; then the chief must find another trump or play without one.
law-ruling-M7 = When the match ends
law-ruling-M7-text = The German rules end it when somebody has more than the target, the Dutch when somebody reaches it. The English sentence is lost, so we read it like the German one. A table may choose.
law-ruling-M8 = Equal scores at the top share the win
law-ruling-M8-text = There is no play-off and no tie-break.
law-ruling-M9 = You choose which copy you play
law-ruling-M9-text = If you have one copy of a 1 or a 7 in your hand and the other in your row, you may play either. It makes a difference to what the others know. If you say nothing, it is the one on the table.
law-ruling-M10 = Hidden partner
law-ruling-M10-text = The chief calls a card that exists once: one that lies open, one of the vice’s, even one of their own. If the vice or the chief holds it, the chief plays alone, and a goal made alone is worth one bonus step more, up to 100. Otherwise the partner is known as soon as the card is seen. With three players it changes nothing.
law-ruling-M11 = Shared stalemate
law-ruling-M11-text = What the one who caused it loses is split evenly among the others who are tied. If it does not divide, everybody gets the whole points and the rest is lost.
law-ruling-M12 = Random end
law-ruling-M12-text = After every hand, a stalemate included, a card is drawn. Ten times its digit is added to the leader’s total, only to see whether the match is over. Nobody’s score changes, and a 0 helps nobody.
law-ruling-M13 = The English edition needs four
law-ruling-M13-text = Its rules are for four to six, so three players cannot choose it.
