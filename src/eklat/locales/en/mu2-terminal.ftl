# Mü for two in the terminal; what is not here is said as in Mü.
mu2-term-bar-side = Crown { $who }
mu2-term-bar-chief = big { $trump }
mu2-term-bar-vice = small { $trump }
mu2-term-bar-no-trump = no big trump
mu2-term-column-big = big
mu2-term-column-small = small
mu2-term-column-super = super
mu2-term-head-won = { $points } points
mu2-term-label-trick = Trick
mu2-term-basket-discard = { $count } of { $needed } cards chosen.
mu2-term-help-moves = Moves: pass, bid R6 R2, discard R1 R2 R3 R4, trump R, trump none, reveal R, play G7. A card alone is played.
mu2-term-sign-down = face-down card of a column
mu2-term-intro = Crown against shield, with open cards in columns and secrets below them.
mu2-term-rules =
    Both have six columns: four colours, big and small trump, with cards face up and face down.
    First there is an auction: lay hand cards openly, or pass.
    Whoever has more cards open is the crown, or if level who got there first; the other one is the shield.
    The crown takes up four cards and puts four of the hand away; those count for the crown at the end.
    The shield names the small trump, the crown the big one, which is stronger.
    Cards are played from the hand and from the columns. You must follow suit.
    When no card of a column is left face up, its hidden one is turned.
    A card is worth as many points as it has marks.
    If the crown reaches the goal it scores 10, otherwise the shield scores 5.
    The first to have 30 wins the match.
