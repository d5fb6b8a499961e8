# Mü in the terminal.
mu-term-bar-side = Chief { $who }
mu-term-bar-called = calls { $card }
mu-term-bar-trumps = Trumps
mu-term-bar-chief = chief trump { $trump }
mu-term-bar-vice = vice trump { $trump }
mu-term-bar-no-trump = no chief trump
mu-term-bar-goal = { $points } of { $goal } points
mu-term-bar-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
mu-term-bar-auction = Auction: { $leaders ->
    [0] nobody has laid a card yet
    [one] { $who } leads with { $most }
   *[other] { $who } are level with { $most }
}
mu-term-bar-unplayed = The auction is over: this hand is not played.
mu-term-line-auction = { $leaders ->
    [0] Auction: nobody has laid a card yet.
    [one] { $you ->
        [yes] Auction: you lead with { $most }, goal { $goal }.
       *[no] Auction: { $who } leads with { $most }, goal { $goal }.
    }
   *[other] Auction: { $who } are level with { $most }, which is a stalemate if it stays so.
}
mu-term-line-bid = { $count ->
    [one] One more card
   *[other] { $count } more cards
}: { $standing ->
    [lead] you lead with { $total }, goal { $goal }.
   *[tie] you are level with { $total }.
}
mu-term-line-seat = { $open ->
    [0] { $who }: nothing open, { $count } in hand
   *[other] { $who }: { $cards } open, { $count } in hand
}
mu-term-line-trick = Trick: { $cards }
mu-term-basket-empty = Pick cards with 1–9 or the arrows, Enter lays them, p passes.
mu-term-basket = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} ({ $total } in all): { $standing ->
    [lead] you would lead.
    [tie] you would draw level.
   *[behind] others still lead.
} { $bonus ->
    [none] Goal { $goal }.
   *[other] Goal { $goal }, bonus { $bonus }, each step short −10.
} { $more ->
    [0] {""}
   *[other] { $more } more possible.
}
mu-term-said-pass = passes
mu-term-head-open = on the table
mu-term-head-hand = hand
mu-term-head-said = said
mu-term-head-trick = trick
mu-term-head-points = points
mu-term-yours-below = see below
mu-term-column-points = cards
mu-term-column-bonus = bonus
mu-term-sheet-lens = Trumps, the strongest first
mu-term-lens-law = A trump no longer belongs to the colour printed on it.
mu-term-no-lens = There are no trumps now.
mu-term-lens-order = Trumps, the strongest first: { $cards }
mu-term-lens-mine = Yours: { $cards }
mu-term-lens-open = Open at others: { $cards }
mu-term-lens-unknown = Not seen yet: { $cards }
mu-term-lens-gone = Gone: { $cards }
mu-term-where-mine = yours
mu-term-where-open = open
mu-term-where-gone = gone
mu-term-sheet-last = Last trick
mu-term-no-last = There is no last trick yet.
mu-term-line-last-trick = Last trick: { $cards }. { $who } took it.
mu-term-led = led
mu-term-winner = takes it
mu-term-command = : begins a line, such as :bid R6 R2 · :play G7 · :pass · :help
mu-term-foot-lens = trumps
mu-term-foot-last = last trick
mu-term-help-moves = Moves: pass, bid R6 R2, trump R, trump none, partner 2, play G7. Names of players stand for their seats, and a card alone is played.
mu-term-commands = last=last trick=last
mu-term-help-look = Look: table, hand, last (the last trick), lens (the trumps), score, log, save FILE (the record of the match), quit.
mu-term-help-colon-what = type a move: bid R6 R2, play G7
mu-term-help-t-what = trump lens: all trumps in order
mu-term-help-l-what = last trick
mu-term-sign-points = one card point
mu-term-sign-said = so many cards somebody has laid last
mu-term-sign-trick = first and second card of the trick
mu-term-sign-leads = leads the trick, or takes it
mu-term-sign-where = trump lens: yours, open at others, gone
mu-term-intro = Lay cards to bid. Whoever lays the most is chief, names the top trump and chooses a partner, but needs more points for every card laid.
mu-term-rules =
    First there is an auction: in turn everybody lays cards openly before them, or passes.
    When all have passed in a row, whoever laid the most is chief, the next one vice.
    If the best are level, that is a stalemate, and the hand is not played.
    The vice names a trump, then the chief a stronger one: a colour or a number.
    The chief chooses a partner; the two play against the rest. With three players the chief is alone.
    Open cards are played like those in the hand. You must follow suit.
    Trumps are a suit of their own: chief and vice trump in one card beats everything.
    A card is worth as many points as it has marks.
    The more the chief has laid, the higher the goal. Made, it brings a bonus; missed, it costs the chief, and the others gain a little.
