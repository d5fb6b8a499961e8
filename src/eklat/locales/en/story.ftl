# One line per thing that happens, for logs, screen readers and the terminal.
# $you is "yes" where $who is the reader. $card, $cards, $trump, $scores come ready-made.
story-list = { $first } and { $last }
story-you = you

# Mü, and Mü for two.
story-dealt = { $you ->
    [yes] Hand { $hand }: you deal.
   *[no] Hand { $hand }: { $who } deals.
}
story-bid = { $you ->
    [yes] You lay { $cards } and have
   *[no] { $who } lays { $cards } and has
} { $total ->
    [one] { $total } card open.
   *[other] { $total } cards open.
}
story-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
}
story-chief = { $you ->
    [yes] You are chief
   *[no] { $who } is chief
} with { $height ->
    [one] { $height } card: the goal is { $goal }.
   *[other] { $height } cards: the goal is { $goal }.
}
story-vice = { $you ->
    [yes] You are vice.
   *[no] { $who } is vice.
}
story-no-vice = There is no vice.
story-crown = { $you ->
    [yes] You get the crown
   *[no] { $who } gets the crown
} with { $height } open cards: the goal is { $goal }.
story-trump = { $you ->
    [yes] You name
   *[no] { $who } names
} the { $role ->
    [chief] chief trump
    [vice] vice trump
    [crown] big trump
   *[shield] small trump
}: { $trump }.
story-trump-none = { $you ->
    [yes] You play
   *[no] { $who } plays
} without a { $role ->
    [crown] big trump.
   *[chief] chief trump.
}
story-partner = { $you ->
    [yes] You choose { $partner } as your partner.
   *[no] { $mate ->
        [yes] { $who } chooses you as partner.
       *[no] { $who } chooses { $partner } as partner.
    }
}
story-partner-card = { $you ->
    [yes] You call { $card }: whoever holds it is your partner.
   *[no] { $who } calls { $card }: whoever holds it is the partner.
}
story-partner-found = { $you ->
    [yes] You show { $card }: you are the partner.
   *[no] { $who } shows { $card } and is the partner.
}
story-alone = { $you ->
    [yes] You play alone against everybody.
   *[no] { $who } plays alone against everybody.
}
story-play = { $you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
story-trick = { $you ->
    [yes] You take the trick
   *[no] { $who } takes the trick
} with { $card }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
story-discard = { $you ->
    [yes] You take the skat and put four cards face down.
   *[no] { $who } takes the skat and puts four cards face down.
}
story-discard-own = You take the skat and put { $cards } face down.
story-reveal = { $you ->
    [yes] You choose to turn up a card: { $column }.
   *[no] { $who } chooses to turn up a card: { $column }.
}
story-turned = { $you ->
    [yes] You turn up { $card }.
   *[no] { $who } turns up { $card }.
}

# Heul doch! $own: on $who's own pile; $yours: on the reader's.
story-begins = { $you ->
    [yes] Hand { $hand }: you begin.
   *[no] Hand { $hand }: { $who } begins.
}
story-lay = { $you ->
    [yes] { $own ->
        [yes] You lay { $card } on your own pile.
       *[no] You lay { $card } on { $whose }’s pile.
    }
   *[no] { $own ->
        [yes] { $who } lays { $card } on their own pile.
       *[no] { $yours ->
            [yes] { $who } lays { $card } on your pile.
           *[no] { $who } lays { $card } on { $whose }’s pile.
        }
    }
}
story-onion = { $you ->
    [yes] You lay an onion.
   *[no] { $who } lays an onion.
}
story-onion-own = You lay { $card } as an onion.
story-catapult = { $you ->
    [yes] You fire
   *[no] { $who } fires
} the catapult, away with { $cards }.
story-catapult-nothing = { $you ->
    [yes] You fire
   *[no] { $who } fires
} the catapult and hits nothing.
story-towel = { $you ->
    [yes] You swap top cards with { $other } (beach towel).
   *[no] { $yours ->
        [yes] { $who } swaps top cards with you (beach towel).
       *[no] { $who } swaps top cards with { $other } (beach towel).
    }
}
story-carousel = { $you ->
    [yes] You turn
   *[no] { $who } turns
} the carousel to the { $direction ->
    [left] left: every top card moves one pile on.
   *[right] right: every top card moves one pile on.
}
story-werewolf = { $you ->
    [yes] You let the werewolf out: every top card is turned over.
   *[no] { $who } lets the werewolf out: every top card is turned over.
}

# How hands and matches end. $names and $scores come ready-made.
story-hand-over = Score of this hand: { $scores }.
story-totals = Standing: { $scores }.
story-eklat = Stalemate: { $names } have laid { $height ->
    [one] { $height } card each.
   *[other] { $height } cards each.
} { $you ->
    [yes] You laid last and lose { $loss }.
   *[no] { $who } laid last and loses { $loss }.
}
story-all-passed = Everybody passed: a stalemate in which nobody scores.
story-dealt-again = Nobody laid a card: the same dealer deals again.
story-made = { $names } took { $points } of { $goal } points: made, with a bonus of { $bonus }.
story-failed = { $names } took { $points } of { $goal } points: { $you ->
    [yes] you lose { $loss }, every opponent gains { $gain }.
   *[no] { $who } loses { $loss }, every opponent gains { $gain }.
}
story-crown-made = { $you ->
    [yes] You took
   *[no] { $who } took
} { $points } of { $goal } points: the crown scores { $score }.
story-crown-failed = { $you ->
    [yes] You took
   *[no] { $who } took
} only { $points } of { $goal } points: the shield scores { $score }.
story-counted = { $you ->
    [yes] You have
   *[no] { $who } has
} { $points } points; { $onions ->
    [0] no onions.
    [one] { $onions } onion cost { $lost }.
   *[other] { $onions } onions cost { $lost }.
}
story-end-drawn = { $card } is drawn for the end of the match.
story-match-over = { $count ->
    [one] { $you ->
        [yes] The match is over. You have won!
       *[no] The match is over. { $who } has won.
    }
   *[other] The match is over. { $names } share the win.
}

# The table.
story-created = The table is open.
story-settings-changed = The settings have changed.
story-sat-down = { $you ->
    [yes] You sit down.
   *[no] { $who } sits down.
}
story-left = { $you ->
    [yes] You leave the table.
   *[no] { $who } leaves the table.
}
story-seat-freed = { $who } no longer has a seat.
story-bot-seated = { $bot } (bot) sits down.
story-stood-in = { $once ->
    [yes] { $bot } (bot) moves once for { $who }.
   *[no] { $bot } (bot) stands in for { $who }.
}
story-came-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
}
story-waited = { $you ->
    [yes] You would rather wait for { $other }.
   *[no] { $who } would rather wait for { $other }.
}
story-salted = { $you ->
    [yes] You add
   *[no] { $who } adds
} to the chance of the deals.
story-started = The match begins.
story-rematched = Another match: everybody gathers again.
story-paused = { $you ->
    [yes] You pause the table.
   *[no] { $who } pauses the table.
}
story-resumed = { $you ->
    [yes] You go on after the pause.
   *[no] { $who } goes on after the pause.
}
story-take-back-asked = { $you ->
    [yes] You would like to take the last move back.
   *[no] { $who } would like to take the last move back.
}
story-take-back-answered = { $you ->
    [yes] { $agreed ->
        [yes] You agree.
       *[no] You do not agree.
    }
   *[no] { $agreed ->
        [yes] { $who } agrees.
       *[no] { $who } does not agree.
    }
}
story-taken-back = { $you ->
    [yes] You take your move back.
   *[no] { $who } takes the move back.
}
story-chat = { $who }: { $text }
