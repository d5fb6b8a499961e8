# Was der Tisch ablehnt.
table-already-seated = Du sitzt hier schon. Steh erst auf, um den Platz zu wechseln.
table-other-cards = Du hast in dieser Runde schon andere Karten gesehen. Nimm denselben Platz wieder ein, oder warte, bis sie vorbei ist.
table-table-full = Alle Plätze sind besetzt.
table-seat-taken = Dort sitzt schon { $called }.
table-seat-wanted = Um diesen Platz hat { $called } schon gebeten.
table-no-newcomer = Um diesen Platz bittet gerade niemand.
table-seat-empty = Dort sitzt niemand.
table-own-seat = Das ist dein eigener Platz. Steh einfach auf.
table-same-game = Das Spiel steht fest. Für ein anderes öffne einen neuen Tisch.
table-person = Wir wissen nicht, wer du bist.
table-name = Ein Name hat 1 bis { $longest } druckbare Zeichen.
table-bot-name = So heißt kein Bot.
table-not-seated = Dafür brauchst du einen Platz am Tisch.
table-not-host = Das darf nur, wer den Tisch führt.
table-no-such-seat = Diesen Platz gibt es nicht.
table-phase-gathering = Die Partie hat noch nicht begonnen.
table-phase-playing = Gerade wird eine Runde gespielt.
table-phase-scoring = Die Runde ist vorbei.
table-phase-over = Die Partie ist vorbei.
table-move-id = Ein Zug braucht ein Kennzeichen von 1 bis { $longest } Zeichen.
table-move-id-used = Dieses Kennzeichen trägt schon ein anderer Zug von dir. Wähle ein neues.
table-no-bot = Dort spielt kein Bot.
table-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
table-paused = Der Tisch macht Pause.
table-not-paused = Der Tisch macht keine Pause.
table-no-hints = Tipps gibt es nur an einem Übungstisch.
table-not-your-turn = Du bist nicht am Zug.
table-salt = Ein Beitrag zum Zufall hat höchstens { $longest } druckbare Zeichen.
table-seal = Ein Siegel besteht aus 64 kleinen Hexadezimalziffern: dem SHA-256 eines Beitrags zum Zufall.
table-reveal = Das ist nicht der Beitrag, der versiegelt wurde.
table-not-revealing = Gerade werden keine Siegel geöffnet.
table-not-overdue = Noch wird auf niemanden zu lange gewartet.
table-reveal-missed = Du hast in dieser Partie ein Siegel nicht geöffnet und trägst zu ihrem Zufall nichts mehr bei.
table-opening = Die Partie beginnt gleich. Einen Moment.
table-seats-empty = Es sind noch Plätze frei. Lade jemanden ein oder nimm Bots.
table-no-person = Dort sitzt niemand, auf den man warten könnte.
table-others-choose = Das entscheiden die anderen.
table-time-left = { $called } hat noch Zeit.
table-phrase = Diesen Spruch kennen wir nicht.
table-chat = Eine Nachricht hat 1 bis { $longest } druckbare Zeichen.
table-nothing-to-take-back = Du hast nichts, was du zurücknehmen könntest.
table-card-seen = Es wurde eine Karte gesehen; das lässt sich nicht zurücknehmen.
table-already-asked = Die anderen sind schon gefragt.
table-not-asked = Niemand möchte etwas zurücknehmen.
table-no-such-match = Diese Partie gibt es an diesem Tisch nicht.
table-no-such-version = So wird nicht gezählt: Ereignisse haben Nummern ab 1.
table-match-running = Alle Karten sind erst nach der Partie zu sehen.
table-clock = So lässt sich keine Uhr stellen: Bedenkzeit je Zug, oder für die Partie mit Zuschlag je Zug, von 1 Sekunde bis 7 Tagen.
table-game = Dieses Spiel kennen wir nicht.
table-settings = Mit diesen Einstellungen lässt sich kein Tisch öffnen.

# Sprüche, die jeder in der eigenen Sprache liest.
phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-one-moment = Einen Moment bitte.
phrase-your-turn = Du bist dran.
phrase-good-game = Schönes Spiel!
phrase-again = Noch eine Partie?
phrase-laugh = Haha!
phrase-weep = Schnief …
phrase-gasp = Oh!
phrase-wink = War nur Spaß.
phrase-cheer = Juhu!
phrase-dare = Na los, noch eine Karte! Oder traust du dich nicht?
phrase-greedy = Da ist heute jemand gierig.
phrase-scandal = Hier riecht es nach Eklat …
phrase-trusted = Und dir habe ich vertraut!
phrase-mine = Das war mein Stich!
phrase-cry = Heul doch!
phrase-have-an-onion = Hier, nimm eine Zwiebel.
phrase-chopping = Wer schneidet hier Zwiebeln?
phrase-keep-it = Die darfst du behalten.

# Was am Tisch geschieht.
table-chapter-hand = Runde { $hand }
table-told-settings-changed = Die Einstellungen sind geändert.
table-told-sat-down = { $who-you ->
    [yes] Du setzt dich.
   *[no] { $name } setzt sich.
}
table-told-seat-asked = { $name } möchte auf den Platz von { $who }.
table-told-seat-answered = { $who-you ->
    [yes] { $agreed ->
        [yes] Du bist einverstanden.
       *[no] Du möchtest erst die Runde zu Ende spielen.
    }
   *[no] { $agreed ->
        [yes] { $who } ist einverstanden.
       *[no] { $who } möchte erst die Runde zu Ende spielen.
    }
}
table-told-seat-unasked = Um den Platz von { $who } bittet niemand mehr.
table-told-left = { $who-you ->
    [yes] Du stehst auf.
   *[no] { $who } steht auf.
}
table-told-seat-freed = { $who } hat keinen Platz mehr.
table-told-bot-seated = { $who } (Bot, { $bot ->
    [random] Zufall
    [novice] Neuling
    [dreamer] Träumer
    [daredevil] Draufgänger
    [club] Clubspieler
    [student] Schüler
    [adept] Könner
    [expert] Experte
    [champion] Meister
   *[other] { $bot }
}) setzt sich.
table-told-stood-in = { $who-you ->
    [yes] Ein Bot spielt { $once ->
        [yes] einen Zug lang
       *[no] weiter
    } für dich.
   *[no] Ein Bot spielt { $once ->
        [yes] einen Zug lang
       *[no] weiter
    } für { $who }.
}
table-told-came-back = { $who-you ->
    [yes] Du bist wieder da.
   *[no] { $who } ist wieder da.
}
table-told-waited = { $who-you ->
    [yes] Du möchtest auf { $other } warten.
   *[no] { $who } möchte auf { $other } warten.
}
table-told-salted = { $who-you ->
    [yes] Du trägst
   *[no] { $who } trägt
} etwas zum Zufall bei.
table-told-reveal-missed = { $who-you ->
    [yes] Dein Gerät hat sein Siegel nicht geöffnet. Alle anderen tragen neuen Zufall bei, und es wird ohne deinen gegeben.
   *[no] Kein Siegel geöffnet: { $who }. Alle anderen tragen neuen Zufall bei, und so wird gegeben.
}
table-told-started = Die Partie beginnt.
table-told-played-on = Diese Runde beginnt wie in einem Protokoll, nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
  }.
table-told-ready = { $who-you ->
    [yes] Du bist bereit.
   *[no] { $who } ist bereit.
}
table-told-rematched = Noch eine Partie: Alle finden sich wieder ein.
table-told-paused = { $who-you ->
    [yes] Du machst Pause.
   *[no] { $who } macht Pause.
}
table-told-resumed = { $who-you ->
    [yes] Du beendest die Pause.
   *[no] { $who } beendet die Pause.
}
table-told-take-back-asked = { $who-you ->
    [yes] Du möchtest den letzten Zug zurücknehmen.
   *[no] { $who } möchte den letzten Zug zurücknehmen.
}
table-told-take-back-answered = { $who-you ->
    [yes] { $agreed ->
        [yes] Du bist einverstanden.
       *[no] Du bist nicht einverstanden.
    }
   *[no] { $agreed ->
        [yes] { $who } ist einverstanden.
       *[no] { $who } ist nicht einverstanden.
    }
}
table-told-taken-back = { $who-you ->
    [yes] Du nimmst deinen Zug zurück.
   *[no] { $who } nimmt den Zug zurück.
}
table-told-hand-over = Diese Runde: { $scores }.
table-told-totals = Spielstand: { $scores }.
table-told-end-drawn = Für das Ende der Partie wird { $card } gezogen.
table-told-match-over = { $who-count ->
    [one] { $who-you ->
        [yes] Die Partie ist vorbei. Du hast gewonnen!
       *[no] Die Partie ist vorbei. { $who } hat gewonnen.
    }
   *[other] Die Partie ist vorbei. { $who } teilen sich den Sieg.
}
table-play-on-finished = Weiterspielen kann man nur eine Runde, die zu Ende ist.
table-play-on-over = Dort ist die Runde schon zu Ende. Wähle eine Stellung nach höchstens { $most } Zügen.
