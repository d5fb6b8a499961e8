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
    [yes] Your onion turns out to be { $card }.
   *[no] { $who }’s onion turns out to be { $card }.
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
heuldoch-no-special = { $card } is no number card: play it for its effect, or lay it as an onion.
heuldoch-no-direction = The carousel turns left or right, not { $given }.
heuldoch-no-towel-self = You cannot swap with yourself: the towel needs another player.
heuldoch-no-towel-seat = There is no seat { $seat }: the towel needs another player.
heuldoch-no-neighbour-first = { $card } fits a neighbour’s pile, so it must go to { $must-count ->
    [one] { $must }.
   *[other] one of { $must }.
}
heuldoch-no-pile = There is no seat { $seat }: seats go from 0 to { $last }.
heuldoch-no-fit-own = { $card } fits neither number nor colour of your own top.
heuldoch-no-fit-closed = { $card } cannot go to { $pile }: an onion or nothing lies there.
heuldoch-no-fit = { $card } cannot go to { $pile }: neither number nor colour fits.
heuldoch-no-neighbour = { $pile } does not sit next to you.

# What somebody beside you would advise.
heuldoch-advise-lay = { $own ->
    [yes] Lay { $card } on your own pile.
   *[no] Lay { $card } on { $pile }’s pile.
}
heuldoch-advise-onion = Lay { $card } as an onion.
heuldoch-advise-towel = Play the towel and swap with { $other }.
heuldoch-advise-carousel = Turn the carousel to the { $direction ->
    [left] left.
   *[right] right.
}
heuldoch-advise-catapult = Fire the catapult.
heuldoch-advise-werewolf = Let the werewolf loose.
