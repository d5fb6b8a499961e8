# Heul doch! in the terminal.
heuldoch-term-bar-draw = { $count } to draw
heuldoch-term-bar-onions = your onions: { $count }
heuldoch-term-line-piles = Top cards: { $tops }
heuldoch-term-line-onions = Your pile: { $onions }
heuldoch-term-line-draw = To draw: { $cards }
heuldoch-term-pile-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
heuldoch-term-head-count = hand: { $count }
heuldoch-term-choose-for = { $card }: where to?
heuldoch-term-choice-lay-own = on your own pile
heuldoch-term-choice-lay = on { $who }’s pile
heuldoch-term-choice-onion = as an onion
heuldoch-term-choice-towel = swap with { $who }
heuldoch-term-choice-carousel-left = to the left
heuldoch-term-choice-carousel-right = to the right
heuldoch-term-choice-catapult = fire it
heuldoch-term-choice-werewolf = let it out
heuldoch-term-column-onions = onions
heuldoch-term-column-dead = worthless
heuldoch-term-column-lost = lost
heuldoch-term-sheet-tie = { $shared ->
    [yes] Equal points, and as much lost to onions ({ $lost }): the win is shared.
   *[no] Equal points: whoever lost more to onions wins ({ $lost }).
}
heuldoch-term-no-tricks = Heul doch! has no tricks and no trumps.
heuldoch-term-command = : begins a line, such as :lay D3 1 · :onion D3 · :help
heuldoch-term-foot-onion = onion
heuldoch-term-help-moves = Moves: lay D3 1 (on the pile of seat 1), onion D3 (face down on your own), and the special cards: catapult, towel 2, carousel left, werewolf. Names of players stand for their seats.
heuldoch-term-help-colon-what = type a move: lay D3 1, onion D3
heuldoch-term-help-o-what = lay the card as an onion, face down
heuldoch-term-sign-fits = the lifted card may go here
heuldoch-term-sign-onion = onion: a card face down
heuldoch-term-sign-special = special card
heuldoch-term-intro = High numbers on your own pile count for you, but what fits a neighbour’s pile is theirs.
heuldoch-term-rules =
    Everybody has a pile and four cards in hand. In your turn lay one and draw one.
    Face up, a card fits a pile whose top has the same number or colour.
    If it fits to your left or right it must go there; if it fits both, you choose.
    Only if it fits neither neighbour may it go on your own pile.
    Any card can be an onion instead, face down on your own pile; on it you may lay anything.
    Nothing may be laid on somebody else’s onion.
    At the end your open cards count their numbers.
    The number of your onions is the number that counts nothing for you; from eight on it is the sevens, and the number of onions minus seven.
    Most points win. If equal, whoever lost more to onions wins.
heuldoch-term-commands = last=last trick=last
