# Mü auf dem Schreibblock.
pad-game-mu = Mü
pad-option-edition = Ausgabe
pad-edition-de = deutsch
pad-edition-en = englisch
pad-edition-nl = niederländisch
pad-option-end = Schluss ist, wenn jemand
pad-end-exceed = mehr hat
pad-end-reach = so viel hat
pad-option-shared_eklat = Geteilter Eklat: Was der Letzte zahlt, bekommen die anderen Gleichstehenden
pad-option-hidden_partner = Verdeckter Partner: Der Chef ruft eine Karte und ist vielleicht allein
pad-option-random_end = Zufälliges Ende: Nach jeder Runde wird eine Karte gezogen; ihre Ziffer mal zehn hilft dem Führenden, aber nur für die Frage, ob Schluss ist
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
pad-drawn-was = gezogen: { $digit }
pad-trump-colour = Farbe
pad-trump-1or7 = 1 oder 7
pad-trump-digit = Ziffer
pad-trump-none = ohne Trumpf
pad-played = Gespielt
pad-eklat = Eklat
pad-passed = Alle passen
pad-chief = Chef
pad-vice = Vize
pad-partner = Partner
pad-points = Punkte
pad-points-of = Kartenpunkte von { $name }
pad-laid = Karten gelegt
pad-laid-each = Karten jeweils
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
pad-drawn-digit = Ziffer der gezogenen Karte
pad-result-made = Geschafft: { $points } von { $goal }.
pad-result-failed = Verfehlt: { $points } von { $goal }, { $short ->
    [one] 1 Stufe zu wenig
   *[other] { $short } Stufen zu wenig
}.
pad-result-nobody = Niemand bekommt etwas, der Nächste gibt.
pad-no-vice = Kein Vize in dieser Runde.
pad-alone = { $name } spielt allein.
pad-filled = Mit { $points } für { $name } sind es { $total }.
pad-still-missing = Es fehlen noch { $missing } Punkte.
pad-first-chief = Wer ist Chef? Dann { $players ->
    [3] die Kartenpunkte.
   *[other] der Partner, der Vize, wenn es einen gibt, und die Kartenpunkte.
}
pad-first-tied = Markiert, wer gleich viele hatte, und wer von ihnen zuletzt gelegt hat.
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
pad-wrong-edition-players = Die englische Ausgabe ist für vier bis sechs. Zu dritt nehmt die deutsche oder die niederländische.
pad-ask-kind = p: gespielt · e: Eklat · 0: alle passen
pad-ask-chief = Chef
pad-ask-vice = Vize (-: keiner)
pad-ask-partner = Partner
pad-ask-partner-hidden = Partner (-: allein)
pad-ask-height = Gelegte Karten des Chefs
pad-ask-height-eklat = Gelegte Karten jeweils
pad-ask-trump = Trumpf des Chefs (c: Farbe · 1: 1 oder 7 · d: Ziffer · 0: ohne)
pad-ask-points = Kartenpunkte von { $name }
pad-ask-tied = Wer hatte gleich viele, mit Kommas dazwischen
pad-ask-culprit = Wer hat zuletzt gelegt
pad-ask-drawn = Ziffer der gezogenen Karte
