# Der Schreibblock, im Browser und im Terminal.
pad-title = Schreibblock
pad-game-mu = Mü
pad-game-mu2 = Mü zu zweit
pad-game-heuldoch = Heul doch!
pad-about = { $game }, { $players } Spieler, bis { $target }
pad-about-rounds = { $game }, { $players } Spieler, { $rounds ->
    [one] ein Spiel
   *[other] { $rounds } Spiele
}
pad-and = { $first } und { $last }
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
pad-option-edition = Ausgabe
pad-edition-de = deutsch
pad-edition-en = englisch
pad-edition-nl = niederländisch
pad-option-target = Punkte, mit denen die Partie endet
pad-option-end = Schluss ist, wenn jemand
pad-end-exceed = mehr hat
pad-end-reach = so viel hat
pad-option-shared_eklat = Geteilter Eklat: Was der Letzte zahlt, bekommen die anderen Gleichstehenden
pad-option-hidden_partner = Verdeckter Partner: Der Chef ruft eine Karte und ist vielleicht allein
pad-option-random_end = Zufälliges Ende: Nach jeder Runde wird eine Karte gezogen; ihre Ziffer mal zehn hilft dem Führenden, aber nur für die Frage, ob Schluss ist
pad-option-specials = Mit Sonderkarten
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
pad-row-made = Ziel { $goal }, { $height ->
    [one] 1 Karte
   *[other] { $height } Karten
}, { $trump }: mit { $points } geschafft, Bonus { $bonus }
pad-row-failed = Ziel { $goal }, { $height ->
    [one] 1 Karte
   *[other] { $height } Karten
}, { $trump }: { $points }, { $short ->
    [one] 1 Stufe zu wenig
   *[other] { $short } Stufen zu wenig
}
pad-row-alone = { $chief } allein: { $what }
pad-row-eklat = Eklat: { $names } mit je { $height }, { $culprit } zuletzt
pad-row-passed = Alle haben gepasst, niemand bekommt etwas
pad-row-redealt = Niemand hat geboten, { $dealer } gibt noch einmal
pad-row-crown = { $crown }: { $height } Karten, Ziel { $goal }: mit { $points } geschafft
pad-row-shield = { $crown }: { $height } Karten, Ziel { $goal }: mit { $points } verfehlt
pad-row-crown-plain = { $crown }: { $height } Karten, Ziel { $goal }: geschafft
pad-row-shield-plain = { $crown }: { $height } Karten, Ziel { $goal }: verfehlt
pad-row-counted = { $names } { $count ->
    [one] gewinnt dieses Spiel
   *[other] gewinnen dieses Spiel gemeinsam
}
pad-row-lost = durch Zwiebeln verloren: { $list }
pad-drawn-was = gezogen: { $digit }
pad-trump-colour = Farbe
pad-trump-1or7 = 1 oder 7
pad-trump-digit = Ziffer
pad-trump-none = ohne Trumpf

# Eine Runde aufschreiben.
pad-kind = Was ist passiert?
pad-played = Gespielt
pad-eklat = Eklat
pad-passed = Alle passen
pad-redealt = Kein Gebot
pad-chief = Chef
pad-vice = Vize
pad-partner = Partner
pad-crown = Krone
pad-shield = Schild
pad-role-of = { $name }: { $role }
pad-points = Punkte
pad-points-of = Kartenpunkte von { $name }
pad-points-crown = Kartenpunkte der Krone, mit den abgelegten
pad-laid = Karten gelegt
pad-laid-each = Karten jeweils
pad-open-cards = offene Karten
pad-fewer = Eine weniger
pad-more = Eine mehr
pad-goal = Ziel
pad-bonus = Bonus
pad-bonus-is = Bonus { $bonus }
pad-chief-trump = Trumpf des Chefs
pad-choice-colour = Farbe
pad-choice-1or7 = 1 oder 7
pad-choice-digit = Ziffer
pad-choice-none = Ohne
pad-tied = Gleich
pad-last = Zuletzt
pad-who-tied = Wer hatte gleich viele Karten, und wer von ihnen hat zuletzt gelegt?
pad-made-it = Geschafft
pad-missed-it = Verfehlt
pad-count-or-tell = Zählt die Punkte, oder sagt nur, wie es ausging.
pad-drawn-digit = Ziffer der gezogenen Karte
pad-by-points = Punkte
pad-by-pile = Stapel zählen
pad-how = Wie willst du es eingeben?
pad-pile-points = Punkte
pad-pile-lost = durch Zwiebeln verloren
pad-pile-lost-hint = Nur für einen Gleichstand nötig.
pad-onions-of = Zwiebeln von { $name }
pad-cards-of = { $name }: wie viele Karten mit { $number }?
pad-lost-of = { $name }: durch Zwiebeln verlorene Punkte
pad-worthless = nichts wert: { $numbers }
pad-nothing-worthless = alles zählt
pad-pile-is = { $points } Punkte, { $lost } verloren
pad-pack-so-far = { $given } von { $expected } Karten
pad-result-made = Geschafft: { $points } von { $goal }.
pad-result-failed = Verfehlt: { $points } von { $goal }, { $short ->
    [one] 1 Stufe zu wenig
   *[other] { $short } Stufen zu wenig
}.
pad-result-crown = { $name } schafft das Ziel.
pad-result-shield = { $name } verfehlt das Ziel.
pad-result-nobody = Niemand bekommt etwas, der Nächste gibt.
pad-result-redealt = Niemand bekommt etwas, und es wird noch einmal gegeben.
pad-no-vice = Kein Vize in dieser Runde.
pad-alone = { $name } spielt allein.
pad-filled = Mit { $points } für { $name } sind es { $total }.
pad-still-missing = Es fehlen noch { $missing } Punkte.
pad-still-open = Noch offen: { $names }.
pad-first-chief = Wer ist Chef? Dann der Partner, der Vize, wenn es einen gibt, und die Kartenpunkte.
pad-first-tied = Markiert, wer gleich viele hatte, und wer von ihnen zuletzt gelegt hat.
pad-first-crown = Wer hat die Krone?
pad-write = Aufschreiben
pad-write-correction = Runde { $hand } ändern
pad-back-to-sheet = Zurück zum Zettel
pad-delete = Diese Runde löschen
pad-deleted = Runde { $hand } ist gelöscht.
pad-undo = Rückgängig
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
pad-wrong-points-missing = Von { $missing } Spielern fehlen die Kartenpunkte. Nur die letzte Zahl ergänzt sich von selbst.
pad-wrong-sum = Die Kartenpunkte ergeben { $given }, im Spiel sind aber { $expected }.
pad-wrong-drawn-missing = An diesem Tisch wird nach jeder Runde eine Karte gezogen: Gib ihre Ziffer ein.
pad-wrong-drawn-extra = An diesem Tisch wird nach den Runden keine Karte gezogen.
pad-wrong-drawn = Die gezogene Karte hat eine Ziffer von 0 bis 9.
pad-wrong-tied = Zu einem Eklat gehören mindestens zwei verschiedene Spieler mit gleich vielen Karten.
pad-wrong-culprit = Zuletzt gelegt hat einer von denen, die gleich viele haben.
pad-wrong-vice-height = Hat der Chef nur eine Karte gelegt, kann niemand Vize sein.
pad-wrong-trump = Der Trumpf des Chefs ist eine Farbe, 1 oder 7, eine andere Ziffer oder keiner.
pad-wrong-vice-of-three = Zu dritt gibt es keinen Vize.
pad-wrong-partner-of-three = Zu dritt hat der Chef keinen Partner.
pad-wrong-vice-is-chief = Chef und Vize sind zwei verschiedene Leute.
pad-wrong-partner-is-chief = Der Chef braucht jemand anderen als Partner.
pad-wrong-partner-missing = Gib an, wer Partner des Chefs war.
pad-wrong-partner-is-vice = Der Vize kann nie Partner des Chefs sein.
pad-wrong-height = Es sind { $low } bis { $high } Karten.
pad-wrong-points-count = Kartenpunkte braucht jeder der { $players } Spieler.
pad-wrong-points = Kartenpunkte sind ganze Zahlen von 0 bis { $most }.
pad-wrong-kind = Diese Art Runde gibt es hier nicht; es gibt { $kinds }.
pad-wrong-points-or-made = Gib entweder die Kartenpunkte der Krone an oder ob das Ziel geschafft ist.
pad-wrong-pile-points = Punkte sind ganze Zahlen von 0 bis { $most }.
pad-wrong-pile-onions = Zwiebeln sind 0 bis { $most }.
pad-wrong-pile-cards = Von jeder Zahl von 1 bis 7 gibt es 0 bis { $most } Karten.
pad-wrong-piles = Jeder der { $players } Spieler braucht einen Stapel.
pad-wrong-pack-points = Das sind { $given } Punkte, im ganzen Spiel sind aber { $most }.
pad-wrong-pack-number = Zusammen habt ihr { $given } Karten mit { $number }, es gibt aber { $most }.
pad-wrong-pack = Zwiebeln und offene Karten ergeben { $given }, gespielt wurden aber { $expected }.
pad-wrong-pack-many = Zwiebeln und offene Karten ergeben { $given }, es gibt aber nur { $most }.
pad-wrong-hands = Ein Block hat eine Liste von höchstens { $most } Runden.
pad-wrong-game = Dieses Spiel kennen wir nicht; es gibt { $games }.
pad-wrong-rounds = Eine Partie hat 1 bis { $most } Spiele.
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
pad-wrong-edition-players = Die englische Ausgabe ist für vier bis sechs. Zu dritt nehmt die deutsche oder die niederländische.
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
pad-ask-kind = p: gespielt · e: Eklat · 0: alle passen
pad-ask-kind-two = p: gespielt · 0: kein Gebot
pad-ask-chief = Chef
pad-ask-vice = Vize (-: keiner)
pad-ask-partner = Partner
pad-ask-partner-hidden = Partner (-: allein)
pad-ask-height = Gelegte Karten des Chefs
pad-ask-height-eklat = Gelegte Karten jeweils
pad-ask-height-two = Offene Karten der Krone
pad-ask-trump = Trumpf des Chefs (c: Farbe · 1: 1 oder 7 · d: Ziffer · 0: ohne)
pad-ask-points = Kartenpunkte von { $name }
pad-ask-tied = Wer hatte gleich viele, mit Kommas dazwischen
pad-ask-culprit = Wer hat zuletzt gelegt
pad-ask-crown = Krone
pad-ask-points-crown = Kartenpunkte der Krone (m: geschafft · x: verfehlt)
pad-ask-pile = { $name }: Punkte, oder Zwiebeln: Karten 1 bis 7 (wie 4: 3 2 0 1 5 2 2)
pad-ask-lost = Punkte, die { $name } durch Zwiebeln verloren hat (für einen Gleichstand)
pad-ask-drawn = Ziffer der gezogenen Karte
pad-ask-who = Niemand heißt hier { $text }; es gibt { $names }.
pad-ask-number = Bitte eine ganze Zahl.
pad-ask-answer = Eins von: { $choices }.
pad-ask-pile-form = Punkte, oder Zwiebeln, ein Doppelpunkt und sieben Zahlen.
pad-file-exists = In dieser Datei ist schon ein Block.
pad-file-missing = Diese Datei gibt es nicht: { $file }
pad-file-failed = { $file } lässt sich nicht lesen oder schreiben: { $why }
pad-saved = Gesichert in { $file }.
pad-all-saved = Alles ist in { $file } gesichert.
pad-none-begun = Kein Block wurde begonnen.
pad-argument-json = „{ $text }“ ist kein lesbares JSON; gebraucht wird etwas wie { $example }

# Dasselbe bei Heul doch!, wo jede Zeile ein Spiel ist.
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
