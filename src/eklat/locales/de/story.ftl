# Eine Zeile für alles, was geschieht: Protokoll, Vorleseprogramme und Terminal.
# $you ist "yes", wenn $who selbst liest. $card, $cards, $trump, $scores kommen fertig.
story-list = { $first } und { $last }
story-you = du

# Mü, auch zu zweit.
story-dealt = { $you ->
    [yes] Runde { $hand }: Du gibst.
   *[no] Runde { $hand }: { $who } gibt.
}
story-bid = { $you ->
    [yes] Du legst { $cards } und hast
   *[no] { $who } legt { $cards } und hat
} { $total ->
    [one] { $total } Karte offen.
   *[other] { $total } Karten offen.
}
story-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
}
story-chief = { $you ->
    [yes] Du bist Chef
   *[no] { $who } ist Chef
} mit { $height ->
    [one] { $height } Karte: Ziel { $goal } Punkte.
   *[other] { $height } Karten: Ziel { $goal } Punkte.
}
story-vice = { $you ->
    [yes] Du bist Vize.
   *[no] { $who } ist Vize.
}
story-no-vice = Es gibt keinen Vize.
story-crown = { $you ->
    [yes] Du bekommst die Krone
   *[no] { $who } bekommt die Krone
} mit { $height } offenen Karten: Ziel { $goal } Punkte.
story-trump = { $you ->
    [yes] Du nennst
   *[no] { $who } nennt
} den { $role ->
    [chief] Cheftrumpf
    [vice] Vizetrumpf
    [crown] großen Trumpf
   *[shield] kleinen Trumpf
}: { $trump }.
story-trump-none = { $you ->
    [yes] Du spielst
   *[no] { $who } spielt
} ohne { $role ->
    [crown] großen Trumpf.
   *[chief] Cheftrumpf.
}
story-partner = { $you ->
    [yes] Du nimmst { $partner } als Partner.
   *[no] { $mate ->
        [yes] { $who } nimmt dich als Partner.
       *[no] { $who } nimmt { $partner } als Partner.
    }
}
story-partner-card = { $you ->
    [yes] Du rufst { $card }: Wer sie hat, ist dein Partner.
   *[no] { $who } ruft { $card }: Wer sie hat, ist Partner.
}
story-partner-found = { $you ->
    [yes] Du zeigst { $card }: Du bist Partner.
   *[no] { $who } zeigt { $card } und ist Partner.
}
story-alone = { $you ->
    [yes] Du spielst allein gegen alle.
   *[no] { $who } spielt allein gegen alle.
}
story-play = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
story-trick = { $you ->
    [yes] Du bekommst den Stich
   *[no] { $who } bekommt den Stich
} mit { $card }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
story-discard = { $you ->
    [yes] Du nimmst den Skat und legst vier Karten verdeckt weg.
   *[no] { $who } nimmt den Skat und legt vier Karten verdeckt weg.
}
story-discard-own = Du nimmst den Skat und legst { $cards } verdeckt weg.
story-reveal = { $you ->
    [yes] Du entscheidest, wo aufgedeckt wird: { $column }.
   *[no] { $who } entscheidet, wo aufgedeckt wird: { $column }.
}
story-turned = { $you ->
    [yes] Du deckst { $card } auf.
   *[no] { $who } deckt { $card } auf.
}

# Heul doch! $own: auf dem eigenen Stapel von $who; $yours: auf dem von dir, der du liest.
story-begins = { $you ->
    [yes] Runde { $hand }: Du beginnst.
   *[no] Runde { $hand }: { $who } beginnt.
}
story-lay = { $you ->
    [yes] { $own ->
        [yes] Du legst { $card } auf deinen Stapel.
       *[no] Du legst { $card } auf den Stapel von { $whose }.
    }
   *[no] { $own ->
        [yes] { $who } legt { $card } auf den eigenen Stapel.
       *[no] { $yours ->
            [yes] { $who } legt { $card } auf deinen Stapel.
           *[no] { $who } legt { $card } auf den Stapel von { $whose }.
        }
    }
}
story-onion = { $you ->
    [yes] Du legst eine Zwiebel.
   *[no] { $who } legt eine Zwiebel.
}
story-onion-own = Du legst { $card } als Zwiebel.
story-catapult = { $you ->
    [yes] Du löst das Katapult aus
   *[no] { $who } löst das Katapult aus
}, weg mit { $cards }.
story-catapult-nothing = { $you ->
    [yes] Du löst das Katapult aus und triffst nichts.
   *[no] { $who } löst das Katapult aus und trifft nichts.
}
story-towel = { $you ->
    [yes] Du tauschst die oberste Karte mit { $other } (Handtuch).
   *[no] { $yours ->
        [yes] { $who } tauscht die oberste Karte mit dir (Handtuch).
       *[no] { $who } tauscht die oberste Karte mit { $other } (Handtuch).
    }
}
story-carousel = { $you ->
    [yes] Du drehst
   *[no] { $who } dreht
} das Karussell nach { $direction ->
    [left] links: Jede oberste Karte rückt einen Stapel weiter.
   *[right] rechts: Jede oberste Karte rückt einen Stapel weiter.
}
story-werewolf = { $you ->
    [yes] Du lässt den Werwolf los: Jede oberste Karte wird umgedreht.
   *[no] { $who } lässt den Werwolf los: Jede oberste Karte wird umgedreht.
}

# Wie Runden und Partien enden. $names und $scores kommen fertig.
story-hand-over = Diese Runde: { $scores }.
story-totals = Spielstand: { $scores }.
story-eklat = Eklat: { $names } haben je { $height ->
    [one] { $height } Karte gelegt.
   *[other] { $height } Karten gelegt.
} { $you ->
    [yes] Du hast zuletzt gelegt und verlierst { $loss }.
   *[no] { $who } hat zuletzt gelegt und verliert { $loss }.
}
story-all-passed = Alle haben gepasst: ein Eklat ohne Punkte.
story-dealt-again = Niemand hat gelegt: Dieselbe Person gibt noch einmal.
story-made = { $names }: { $points } von { $goal } Punkten. Geschafft, Bonus { $bonus }.
story-failed = { $names }: { $points } von { $goal } Punkten. { $you ->
    [yes] Du verlierst { $loss }, jeder Gegner gewinnt { $gain }.
   *[no] { $who } verliert { $loss }, jeder Gegner gewinnt { $gain }.
}
story-crown-made = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $points } von { $goal } Punkten: { $score } für die Krone.
story-crown-failed = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} nur { $points } von { $goal } Punkten: { $score } für den Schild.
story-counted = { $you ->
    [yes] Du hast
   *[no] { $who } hat
} { $points } Punkte; { $onions ->
    [0] keine Zwiebel.
    [one] { $onions } Zwiebel kostet { $lost }.
   *[other] { $onions } Zwiebeln kosten { $lost }.
}
story-end-drawn = Für das Ende der Partie wird { $card } gezogen.
story-match-over = { $count ->
    [one] { $you ->
        [yes] Die Partie ist vorbei. Du hast gewonnen!
       *[no] Die Partie ist vorbei. { $who } hat gewonnen.
    }
   *[other] Die Partie ist vorbei. { $names } teilen sich den Sieg.
}

# Der Tisch.
story-created = Der Tisch ist eröffnet.
story-settings-changed = Die Einstellungen sind geändert.
story-sat-down = { $you ->
    [yes] Du setzt dich.
   *[no] { $who } setzt sich.
}
story-left = { $you ->
    [yes] Du stehst auf.
   *[no] { $who } steht auf.
}
story-seat-freed = { $who } hat keinen Platz mehr.
story-bot-seated = { $bot } (Bot) setzt sich.
story-stood-in = { $once ->
    [yes] { $bot } (Bot) zieht einmal für { $who }.
   *[no] { $bot } (Bot) springt für { $who } ein.
}
story-came-back = { $you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
story-waited = { $you ->
    [yes] Du möchtest auf { $other } warten.
   *[no] { $who } möchte auf { $other } warten.
}
story-salted = { $you ->
    [yes] Du trägst
   *[no] { $who } trägt
} etwas zum Zufall bei.
story-started = Die Partie beginnt.
story-rematched = Noch eine Partie: Alle finden sich wieder ein.
story-paused = { $you ->
    [yes] Du machst Pause.
   *[no] { $who } macht Pause.
}
story-resumed = { $you ->
    [yes] Du beendest die Pause.
   *[no] { $who } beendet die Pause.
}
story-take-back-asked = { $you ->
    [yes] Du möchtest den letzten Zug zurücknehmen.
   *[no] { $who } möchte den letzten Zug zurücknehmen.
}
story-take-back-answered = { $you ->
    [yes] { $agreed ->
        [yes] Du bist einverstanden.
       *[no] Du bist nicht einverstanden.
    }
   *[no] { $agreed ->
        [yes] { $who } ist einverstanden.
       *[no] { $who } ist nicht einverstanden.
    }
}
story-taken-back = { $you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $who } nimmt den Zug zurück.
}
story-chat = { $who }: { $text }
