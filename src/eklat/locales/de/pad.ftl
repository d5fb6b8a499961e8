# Der Schreibblock, im Browser und im Terminal.
pad-title = Schreibblock
pad-about = { $game }, { $players } Spieler, bis { $target }
pad-about-rounds = { $game }, { $players } Spieler, { $rounds ->
    [one] ein Spiel
   *[other] { $rounds } Spiele
}
pad-intro = Für einen Tisch mit echten Karten. Der Block kennt Ziele und Boni, rechnet zusammen und sagt, wer gibt.
pad-privacy = Alles bleibt auf diesem Gerät, und es geht auch ohne Netz.
pad-yours = Blöcke auf diesem Gerät
pad-none = Noch kein Block.
pad-hands = { $hands ->
    [0] noch keine Runde
    [one] 1 Runde
   *[other] { $hands } Runden
}
pad-standing = { $names } { $count ->
    [one] führt
   *[other] führen
} mit { $points }
pad-won = Gewonnen: { $names } mit { $points }
pad-broken = Dieser Block ist beschädigt und lässt sich nicht zeigen.
pad-new = Neuer Block
pad-import = Datei öffnen
pad-game = Spiel
pad-players = Spieler
pad-names-hint = In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn.
pad-name-of = Name { $place }
pad-another-player = Noch jemand
pad-without = Ohne { $name }
pad-first = Wer gibt zuerst?
pad-first-begins = Wer fängt an?
pad-rules-title = Regeln an eurem Tisch
pad-option-target = Punkte, mit denen die Partie endet
pad-option-rounds = Wie viele Spiele hat die Partie?
pad-house-rules = Hausregeln
pad-start = Block anfangen
pad-change = Namen und Regeln
pad-keep = Änderungen behalten

# Der Zettel.
pad-hint = Tippe auf eine Runde, um sie zu ändern. Alles danach wird neu gerechnet.
pad-next = Runde { $hand }: { $dealer } gibt
pad-next-begins = Spiel { $hand }: { $dealer } fängt an
pad-hand = Runde { $hand }
pad-round = Spiel { $hand }
pad-to = bis { $target }
pad-of = von { $rounds }
pad-total = Summe
pad-correct-hand = Runde { $hand } ändern
pad-over = { $names } { $count ->
    [one] gewinnt mit { $points } Punkten.
   *[other] gewinnen gemeinsam mit je { $points } Punkten.
}
pad-over-hint = Zum Weiterspielen setzt unter „Namen und Regeln“ ein höheres Ziel.
pad-over-rounds-hint = Zum Weiterspielen stellt unter „Namen und Regeln“ mehr Spiele ein.

# Eine Runde aufschreiben.
pad-kind = Was ist passiert?
pad-role-of = { $name }: { $role }
pad-fewer = Eine weniger
pad-more = Eine mehr
pad-write = Aufschreiben
pad-write-correction = Runde { $hand } ändern
pad-back-to-sheet = Zurück zum Zettel
pad-delete = Diese Runde löschen
pad-deleted = Runde { $hand } ist gelöscht.
pad-changed = Namen und Regeln sind geändert.
pad-play-on = Weiterspielen
pad-undo = Rückgängig
pad-tap = Lieber die Karten antippen
pad-written = Runde { $hand } ist aufgeschrieben.
pad-corrected = Runde { $hand } ist geändert, alles danach neu gerechnet.

# Was man mit einem Block noch tun kann.
pad-menu = Mehr
pad-share = Teilen
pad-share-hint = In diesem Link steckt der ganze Block. Wer ihn öffnet, bekommt eine Kopie.
pad-share-long = Für einen QR-Code ist dieser Block zu lang. Der Link geht trotzdem.
pad-qr = QR-Code mit dem Link zu einer Kopie dieses Blocks
pad-copy = Link kopieren
pad-copied = Kopiert
pad-send = Senden
pad-print = Drucken
pad-save-json = Als Datei sichern
pad-save-csv = Als Tabelle sichern (CSV)
pad-rematch = Neue Partie mit denselben Namen
pad-remove = Block entfernen
pad-removed = Der Block ist entfernt.
pad-shared-here = Jemand hat diesen Block mit dir geteilt
pad-shared-take = Auf diesem Gerät behalten
pad-all = Alle Blöcke
pad-not-here = Dieser Block ist nicht auf diesem Gerät.

# Was nicht stimmt, und was stimmen würde.
pad-wrong-in-hand = Runde { $hand }: { $what }
pad-wrong-object = Hier wird etwas mit { $keys } erwartet.
pad-wrong-missing-key = „{ $key }“ fehlt.
pad-wrong-unknown-key = „{ $key }“ gehört nicht hierher.
pad-wrong-seat = „{ $key }“ muss ein Platz von 0 bis { $last } sein.
pad-wrong-kind = Diese Art Runde gibt es hier nicht; es gibt { $kinds }.
pad-wrong-hands = Ein Block hat eine Liste von höchstens { $most } Runden.
pad-wrong-game = Dieses Spiel kennen wir nicht; es gibt { $games }.
pad-wrong-no-sheet = Für { $game } gibt es keinen Schreibblock; es gibt ihn für { $games }.
pad-wrong-rounds = Eine Partie hat 1 bis { $most } Spiele.
pad-wrong-no-rounds = Dieses Spiel geht bis zu einer Punktzahl, nicht über eine Zahl von Spielen.
pad-wrong-match-over = Die Partie ist vorbei. Zum Weiterspielen ändert die Regeln des Blocks.
pad-wrong-no-such-hand = Diese Runde gibt es nicht: Der Block hat { $hands }.
pad-wrong-format = Das ist kein Schreibblock von Eklat ({ $format }).
pad-wrong-options = „options“ müssen Namen mit Werten sein.
pad-wrong-players = { $low ->
    [2] Es müssen zwei Spieler sein.
   *[other] Es müssen { $low } bis { $high } Spieler sein.
}
pad-wrong-name = Name { $place } braucht 1 bis { $longest } Zeichen, ohne Leerzeichen am Rand.
pad-wrong-name-twice = Zwei Spieler heißen { $name }.
pad-wrong-unknown-option = Diese Einstellung gibt es nicht; es gibt { $options }.
pad-wrong-option = Die Einstellung „{ $name }“ kann diesen Wert nicht haben. Möglich: { $expected }.
pad-wrong-too-large = Ein Block ist nie größer als { $most } kB.
pad-wrong-json = Diese Datei ist kein lesbares JSON.
pad-wrong-link = Dieser Link ist beschädigt: Der Block darin lässt sich nicht lesen.
pad-wrong-storage = Dieses Gerät hat den Block nicht behalten. Sichere ihn als Datei, bevor du gehst.

# Im Terminal.
pad-ask-game = Spiel ({ $games })
pad-ask-names = Namen in der Reihenfolge, in der ihr sitzt, mit Kommas dazwischen
pad-ask-target = Punkte, mit denen die Partie endet
pad-ask-rounds = Wie viele Spiele hat die Partie
pad-ask-first = Wer gibt zuerst
pad-ask-first-begins = Wer fängt an
pad-ask-what = Enter: nächste Runde · 3: Runde 3 ändern · -3: löschen · u: zurück · csv · q
pad-ask-what-over = 3: Runde 3 ändern · -3: löschen · u: zurück · csv · q: Ende
pad-ask-what-round = Enter: nächstes Spiel · 3: Spiel 3 ändern · -3: löschen · u: zurück · csv · q
pad-ask-what-over-round = 3: Spiel 3 ändern · -3: löschen · u: zurück · csv · q: Ende
pad-no-such-round = Dieses Spiel gibt es nicht: Der Block hat { $hands }.
pad-ask-how = Enter: Wert in [ ] · <: eine Frage zurück · . oder leere Antwort: abbrechen
pad-ask-unknown = „{ $text }“ heißt hier nichts.
pad-given-up = Abgebrochen: Nichts hat sich geändert.
pad-undone = Die letzte Änderung ist rückgängig gemacht.
pad-undo-hint = Mit u kommt sie zurück.
pad-nothing-to-undo = Es gibt nichts rückgängig zu machen.
pad-ask-who = Niemand heißt hier { $text }; es gibt { $names }.
pad-ask-number = Bitte eine ganze Zahl.
pad-ask-answer = Eins von: { $choices }.
pad-file-exists = In dieser Datei ist schon ein Block.
pad-file-missing = Diese Datei gibt es nicht: { $file }
pad-file-failed = { $file } lässt sich nicht lesen oder schreiben: { $why }
pad-saved = Gesichert in { $file }.
pad-all-saved = Alles ist in { $file } gesichert.
pad-none-begun = Kein Block wurde begonnen.
pad-argument-json = „{ $text }“ ist kein lesbares JSON; gebraucht wird etwas wie { $example }

# Dasselbe, wo jede Zeile ein Spiel ist.
pad-hands-round = { $hands ->
    [0] noch kein Spiel
    [one] 1 Spiel
   *[other] { $hands } Spiele
}
pad-hint-round = Tippe auf ein Spiel, um es zu ändern. Alles danach wird neu gerechnet.
pad-correct-hand-round = Spiel { $hand } ändern
pad-write-correction-round = Spiel { $hand } ändern
pad-delete-round = Dieses Spiel löschen
pad-deleted-round = Spiel { $hand } ist gelöscht.
pad-written-round = Spiel { $hand } ist aufgeschrieben.
pad-corrected-round = Spiel { $hand } ist geändert, alles danach neu gerechnet.

# Für die Tabellenkalkulation: was zwischen zwei Zellen steht, und über und in den Spalten.
pad-csv-separator = ;
pad-csv-hand = Runde
pad-csv-dealer = Geber
pad-csv-outcome = Ausgang
pad-csv-chief = Chef
pad-csv-vice = Vize
pad-csv-partner = Partner
pad-csv-height = Karten gelegt
pad-csv-goal = Ziel
pad-csv-trump = Trumpf
pad-csv-bonus = Bonus
pad-csv-short = Stufen zu wenig
pad-csv-tied = Gleich
pad-csv-last = Zuletzt
pad-csv-cards = { $name }: Kartenpunkte
pad-csv-scores = { $name }: Wertung
pad-csv-totals = { $name }: Summe
pad-csv-is-made = geschafft
pad-csv-is-failed = verfehlt
pad-csv-is-eklat = Eklat
pad-csv-is-passed = alle gepasst
pad-csv-is-crown = Krone
pad-csv-is-shield = Schild
pad-csv-is-redeal = neu gegeben
pad-csv-is-finished = gezählt
