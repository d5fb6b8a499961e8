heuldoch-title = Heul doch! Mau Mau

# What happened.
heuldoch-told-begin = { $who-you ->
    [yes] You begin.
   *[no] { $who } begins.
}
heuldoch-told-lay = { $who-you ->
    [yes] { $own ->
        [yes] You lay { $card } on your own pile.
       *[no] You lay { $card } on { $pile }’s pile.
    }
   *[no] { $own ->
        [yes] { $who } lays { $card } on their own pile.
       *[no] { $pile-you ->
            [yes] { $who } lays { $card } on your pile.
           *[no] { $who } lays { $card } on { $pile }’s pile.
        }
    }
}
heuldoch-told-onion = { $who-you ->
    [yes] You lay { $card } as an onion.
   *[no] { $who } lays { $card } as an onion.
}
heuldoch-told-onion-hidden = { $who } lays an onion.
heuldoch-told-catapult = { $who-you ->
    [yes] You fire the catapult.
   *[no] { $who } fires the catapult.
}
heuldoch-told-catapult-nothing = { $who-you ->
    [yes] You fire the catapult and hit nothing.
   *[no] { $who } fires the catapult and hits nothing.
}
heuldoch-told-flies = { $who-you ->
    [yes] Your { $card } flies.
   *[no] { $who }’s { $card } flies.
}
heuldoch-told-towel = { $who-you ->
    [yes] You swap top cards with { $other } (beach towel).
   *[no] { $other-you ->
        [yes] { $who } swaps top cards with you (beach towel).
       *[no] { $who } swaps top cards with { $other } (beach towel).
    }
}
heuldoch-told-carousel = { $who-you ->
    [yes] You turn
   *[no] { $who } turns
} the carousel to the { $direction ->
    [left] left: every top card moves one pile on.
   *[right] right: every top card moves one pile on.
}
heuldoch-told-gets = { $who-you ->
    [yes] You get { $card } from { $giver }.
   *[no] { $giver-you ->
        [yes] { $who } gets your { $card }.
       *[no] { $who } gets { $card } from { $giver }.
    }
}
heuldoch-told-gets-onion = { $who-you ->
    [yes] You get { $giver }’s onion.
   *[no] { $giver-you ->
        [yes] { $who } gets your onion.
       *[no] { $who } gets { $giver }’s onion.
    }
}
heuldoch-told-werewolf = { $who-you ->
    [yes] You let the werewolf out: every top card is turned over.
   *[no] { $who } lets the werewolf out: every top card is turned over.
}
heuldoch-told-uncovered = { $who-you ->
    [yes] Your onion is turned up: { $card }.
   *[no] { $who }’s onion is turned up: { $card }.
}
heuldoch-told-covered = { $who-you ->
    [yes] Your { $card } is an onion now.
   *[no] { $who }’s { $card } is an onion now.
}

# What is asked, and where we are.
heuldoch-ask-play = { $who-you ->
    [yes] Your turn: pick a card
   *[no] { $who } is to play
}
heuldoch-chapter-round = Round { $number }

# How it ended.
heuldoch-end-counted = { $who-you ->
    [yes] You have { $points } points;
   *[no] { $who }: { $points } points;
} { $onions ->
    [0] no onions.
    [one] { $onions } onion made { $number }s worthless ({ $lost } lost).
   *[other] { $onions } onions made { $number }s{ $sevens ->
        [yes] {" "}and 7s
       *[no] {""}
    } worthless ({ $lost } lost).
}

# Why not.
heuldoch-no-play-now = A hand card must be played now.
heuldoch-no-held = { $card } is not in your hand.
heuldoch-no-special = { $card } is not a number card: play it for its effect, or lay it as an onion.
heuldoch-no-direction = The carousel turns left or right, not { $given }.
heuldoch-no-towel-self = You cannot swap with yourself: the beach towel needs another player.
heuldoch-no-towel-seat = There is no seat { $seat }: the beach towel needs another player.
heuldoch-no-neighbour-first = { $card } fits a neighbour’s pile, so it must go to { $must-count ->
    [one] { $must }.
   *[other] one of { $must }.
}
heuldoch-no-pile = There is no seat { $seat }: seats go from 0 to { $last }.
heuldoch-no-fit-own = { $card } fits neither number nor colour of your own top.
heuldoch-no-fit-closed = { $card } cannot go to { $pile }: an onion or nothing lies there.
heuldoch-no-fit = { $card } cannot go to { $pile }: neither number nor colour fits.
heuldoch-no-neighbour = You do not sit next to { $pile }.

# What cannot be read, dealt or chosen.
heuldoch-no-such-card = { $given } is not a card: expected a colour A to G with a number 1 to 7, like C5, or { $specials }.
heuldoch-no-number = { $card } is not a number card: play it as { $card }, or face down as an onion.
heuldoch-no-such-move = { $given } is not a move of this game: expected lay CARD SEAT, onion CARD, catapult, towel SEAT, carousel left, carousel right, or werewolf.
heuldoch-no-hands = There are { $piles } piles and { $hands } hands: every one of 3 to 6 players gets a pile and a hand.
heuldoch-no-hand-size = Everybody gets { $size } hand cards, but { $who } has { $count }.
heuldoch-no-first-card = The pile of { $who } cannot begin with a special card ({ $card }).
heuldoch-no-first-seat = Seat { $seat } cannot begin: the seats are 0 to { $last }.
heuldoch-no-specials = { $found ->
    [yes] The deal has special cards, which does not go with the option specials.
   *[no] The deal has no special cards, which does not go with the option specials.
}

# What somebody beside you would advise.
heuldoch-advise-lay = { $own ->
    [yes] Lay { $card } on your own pile.
   *[no] Lay { $card } on { $pile }’s pile.
}
heuldoch-advise-onion = Lay { $card } as an onion.
heuldoch-advise-towel = Play the beach towel and swap with { $other }.
heuldoch-advise-carousel = Turn the carousel to the { $direction ->
    [left] left.
   *[right] right.
}
heuldoch-advise-catapult = Fire the catapult.
heuldoch-advise-werewolf = Let the werewolf loose.

# A hand as text.
heuldoch-text-pile = pile
heuldoch-text-hand = hand
heuldoch-text-top = top
heuldoch-text-turns = Turns (a name is whose pile took the card)
heuldoch-text-carousel = { $direction ->
    [left] carousel left
   *[right] carousel right
}
heuldoch-text-draw = { $count ->
    [one] { $count } card to draw.
   *[other] { $count } cards to draw.
}
heuldoch-text-onions = Your pile has { $count ->
    [one] { $count } onion.
   *[other] { $count } onions.
}
