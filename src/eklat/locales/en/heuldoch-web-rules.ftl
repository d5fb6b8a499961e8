# The rules of Heul doch! Mau Mau, in our own words.
law-heuldoch-intro = You collect points on your own pile, and all too often have to give them to your neighbours.

law-heuldoch-idea = What it is about
law-heuldoch-idea-1 = Everybody builds a pile in front of them. At the end each open card on your pile is worth its number. So you want high cards on your own pile.
law-heuldoch-idea-2 = But a card that fits a neighbour’s pile has to go there. And whenever you cannot or will not do that, you lay a card face down on your own pile: an <b>onion</b>. At the end, the number of your onions makes some of your cards worthless.

law-heuldoch-cards = The cards
law-heuldoch-cards-1 = There are 98 number cards: 1 to 7 in seven colours, each twice. Every colour has its own bulb, its own shape and a letter from A to G (<a>H1</a>).
law-heuldoch-cards-2 = The twelve special cards belong to the variant and stay out at first.

law-heuldoch-deal = Getting ready
law-heuldoch-deal-1 = Everybody gets one card face up as the beginning of their own pile, and four cards in hand. The rest is the draw pile. Anybody may begin (<a>H2</a>); play goes clockwise.

law-heuldoch-turn = Your turn
law-heuldoch-turn-1 = You play exactly one card from your hand, then draw one, as long as the draw pile lasts. There are two ways to play a card: open, or face down as an onion.
law-heuldoch-turn-2 = A card <b>fits</b> a pile if the open card on top has the same number or the same colour.

law-heuldoch-neighbours = Neighbours come first
law-heuldoch-neighbours-1 = Before you lay a card open, look left and right. If it fits the pile of one of these two neighbours, it <b>must</b> go there, even if it would fit your own pile as well. If it fits both, you choose.
law-heuldoch-neighbours-2 = Only a card that fits neither neighbour may go on your own pile, and only if it fits there. Piles of players who sit further away do not matter. With three players, both others are your neighbours.

law-heuldoch-onions = Onions
law-heuldoch-onions-1 = Instead you may lay any card face down on your own pile. That is always allowed, even if you could play otherwise, and even on another onion.
law-heuldoch-onions-2 = On your own onion you may lay any card openly at your next turn, as long as it fits neither neighbour. On a neighbour’s onion nothing may be laid. An empty pile counts like an onion (<a>H3</a>).
law-heuldoch-onions-3 = Nobody may search a pile. How many onions you have is for you to remember, unless the table has switched on the memory aid.

law-heuldoch-end = The end
law-heuldoch-end-1 = When the draw pile is used up, you play on without drawing until all hands are empty. Whoever has no card left is skipped (<a>H4</a>).
law-heuldoch-end-2 = Then everybody counts their onions. With 1 to 7 onions, all your cards with exactly that number are worthless. With more than seven, your sevens are worthless, and so are the cards with what is left after taking away seven (<a>H5</a>).
law-heuldoch-end-3 = Every other open card is worth its number, the first card of the pile included. The highest total wins. If it is equal, whoever of them lost more points to onions wins; if that is equal too, they share the win.

law-heuldoch-specials = The special cards
law-heuldoch-specials-1 = For more turmoil, shuffle in the twelve special cards, three of each kind (<a>H6</a>). At your turn you may play one instead of a number card. It goes to a discard pile and takes effect at once; then you draw as usual. You may also lay a special card face down as an onion, like any other.
law-heuldoch-specials-2 = <b>Catapult.</b> Whoever shows the highest number on top throws that card away. If several show it, all of them do, and that may include you (<a>H7</a>). An emptied pile counts like an onion for laying cards, but is none at the end.
law-heuldoch-specials-3 = <b>Beach towel.</b> You swap the top card of your pile with the top card of any other player, onions included. Whether they fit does not matter. Whoever has no card gives none and still receives one (<a>H8</a>).
law-heuldoch-specials-4 = <b>Carousel.</b> You choose left or right, and every top card moves one pile on, all at once (<a>H12</a>). An empty pile passes nothing on, but still receives.
law-heuldoch-specials-5 = <b>Werewolf.</b> Everybody turns over the top card of their pile, you too. A number becomes an onion, and an onion shows what it always was (<a>H10</a>).

law-heuldoch-house = Options
law-heuldoch-house-1 = <b>Special cards.</b> Whether the twelve special cards are played with.
law-heuldoch-house-2 = <b>Memory aid.</b> Whether everybody is told how many onions lie in their own pile. Good for first games.
law-heuldoch-house-3 = <b>Who begins.</b> A seat of your choice, or whoever is drawn by lot (<a>H2</a>).
law-heuldoch-house-4 = And what you may know: your hand, everything that lies or lay open, who did what, and how many cards everybody holds. Of the onions you know only those you laid yourself.

law-heuldoch-rulings-1 = What the printed rules leave open, and how we decided it.
law-ruling-H1 = Seven colours, A to G
law-ruling-H1-text = The rules do not name them. Here they are seven that colour-blind people can tell apart, each with a shape and a letter.
law-ruling-H2 = Anybody may begin
law-ruling-H2-text = By the printed rules it is whoever whines most. A table can choose a seat; otherwise it is drawn by lot.
law-ruling-H3 = An empty pile is like an onion
law-ruling-H3-text = Its owner may lay anything on it, neighbours nothing.
law-ruling-H4 = Whoever has no card left is skipped
law-ruling-H4-text = The others play on until their hands are empty, too.
law-ruling-H5 = More than fourteen onions
law-ruling-H5-text = Keep taking away seven: fifteen kill sevens and ones, twenty-one only sevens. Fourteen kill only sevens.
law-ruling-H6 = Three of each special card
law-ruling-H6-text = There are twelve cards of four kinds. One that would begin a pile is shuffled back in, and another is drawn.
law-ruling-H7 = The catapult aims at open numbers
law-ruling-H7-text = Only open number cards can be the highest. If there are none, nothing happens. What lay underneath is the new top.
law-ruling-H8 = The beach towel and an empty pile
law-ruling-H8-text = Whoever has no card gives none and still receives one. That goes for both.
law-ruling-H9 = A special card that lies open
law-ruling-H9-text = Laid as an onion and turned up by the werewolf, it has neither number nor colour: nothing fits it, it is worth nothing, it is no onion, the catapult ignores it, and its owner can only cover it with an onion.
law-ruling-H10 = A card stays the card it is
law-ruling-H10-text = Swapped, moved or turned, it keeps its name and its side. Whoever has seen it may remember it.
law-ruling-H11 = A special card may do nothing
law-ruling-H11-text = A beach towel between two empty piles, or a catapult without a target, may be played and has no effect.
law-ruling-H12 = Left is clockwise
law-ruling-H12-text = The carousel to the left gives every top card to the left neighbour, who plays next.

# Tables and examples.
law-players-heuldoch = 3 to 6 players
law-table-kills = What onions make worthless
law-table-onions = Onions
law-table-worthless = Worthless
law-pile-own = Your pile
law-left = left neighbour
law-right = right neighbour
law-across = not a neighbour
law-pile-empty = empty
law-pile-more = { $count ->
    [one] one card below
   *[other] { $count } cards below
}
law-ex-heuldoch-forced = It must go to the neighbour
law-ex-heuldoch-forced-ask = You would like to lay sky 5 on your own gold 5. But Tom, on your left, shows sky 2.
law-ex-heuldoch-forced-so = It fits Tom’s pile, so it must go there. Gold 7 fits only yours. And any card can become an onion instead.
law-ex-heuldoch-two = Two neighbours
law-ex-heuldoch-two-ask = Sky 5 fits Tom on your left by its colour, and Kiesel on your right by its number.
law-ex-heuldoch-two-so = One of the two it must be, and which one is your choice. Your own pile comes after both.
law-ex-heuldoch-onion = Onions on top
law-ex-heuldoch-onion-ask = Everybody has just laid an onion, you too.
law-ex-heuldoch-onion-so = On your own onion any card goes that fits neither neighbour. On another’s onion nothing goes. And an onion may lie on an onion.
law-ex-heuldoch-end = Counting onions
law-ex-heuldoch-end-ask = The very last card of the game is yours. Play it, and the piles are counted.
law-ex-heuldoch-end-so = Eight onions are seven and one: sevens and ones are worthless. Seven onions kill only the sevens.
law-ex-heuldoch-catapult = The catapult
law-ex-heuldoch-catapult-ask = Tom and Kiesel both show a 7, the highest number on the table.
law-ex-heuldoch-catapult-so = Fired, it takes both their 7s: those piles are empty then and count like onions when cards are laid. As an onion it fires at nobody.
law-ex-heuldoch-towel = The beach towel
law-ex-heuldoch-towel-ask = Your gold 2 is not much. Whose top card would you like?
law-ex-heuldoch-towel-so = You may swap with anybody, neighbour or not, and nothing needs to fit. Only not with yourself.
law-ex-heuldoch-carousel = The carousel
law-ex-heuldoch-carousel-ask = Every top card moves on to the next pile. Which way?
law-ex-heuldoch-carousel-so = To the left means clockwise: your card goes to Tom, and Kiesel’s comes to you. To the right it is the other way round.
law-ex-heuldoch-werewolf = The werewolf
law-ex-heuldoch-werewolf-ask = Your top card is an onion, and so is Aylin’s. Tom and Kiesel show numbers.
law-ex-heuldoch-werewolf-so = Everything is turned over: your plum 7 comes to light and counts, and the numbers of Tom and Kiesel are onions now.
law-ex-heuldoch-special-open = A special card lying open
law-ex-heuldoch-special-open-ask = You laid a beach towel as an onion. Then Kiesel played the werewolf, and now it lies open on your pile.
law-ex-heuldoch-special-open-so = It has neither number nor colour, so nothing fits it. Only an onion covers it (H9).
