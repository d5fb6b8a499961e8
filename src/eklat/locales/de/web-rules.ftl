# Die Regelseiten: Rahmen, Tabellen, Beispiele.
law-title = Regeln
law-lead = Wähl ein Spiel. Jede Seite erklärt die Regeln in einfachen Worten, mit kleinen Lagen zum Ausprobieren und jeder Entscheidung mit ihrer Nummer.
law-game-mu = Mü
law-for-two = zu zweit
law-game-mu2 = Mü zu zweit
law-game-heuldoch = Heul doch! Mau Mau
law-players-mu = 3 bis 6 Personen
law-players-mu2 = 2 Personen
law-players-heuldoch = 3 bis 6 Personen
law-page = Regeln: { $game }
law-read = Regeln lesen
law-learn = Beim Spielen lernen
law-print = Drucken
law-all = Alle Regeln
law-contents = Inhalt
law-rulings = Entscheidungen
law-number = Entscheidung { $number }
law-search = In den Regeln suchen
law-search-hint = Wort oder Nummer wie M5
law-found = { $count ->
    [0] Nichts gefunden zu „{ $word }“.
    [one] Eine Stelle mit „{ $word }“
   *[other] { $count } Stellen mit „{ $word }“
}
law-credits = Eklat ist inoffiziell. Mü ist von Doris Matthäus und Frank Nestel, die Variante zu zweit von Roland Goslar; Heul doch! Mau Mau ist von Leo Colovini. Die Worte hier sind unsere eigenen; im Zweifel gelten die gedruckten Regeln.
law-to-top = Nach oben

# Tabellen.
law-table-points = Punkte je Ziffer
law-table-digit = Ziffer
law-table-worth = Punkte
law-table-dealt = Karten für jeden
law-table-players = Personen
law-table-cards-each = Karten je Person
law-table-goals = Ziel der Chefpartei
law-table-height = Karten des Chefs
law-table-in-all = von { $sum }
law-table-bonus = Bonus für Chef und Partner, jeweils
law-table-trump = Cheftrumpf
law-table-bonus-colour = eine Farbe
law-table-bonus-doubled = die 1er oder 7er
law-table-bonus-digit = andere Ziffern
law-table-bonus-none = ohne Trumpf
law-table-or-more = ab { $height }
law-table-goals2 = Ziel der Krone
law-table-open = Offene Karten
law-table-goal = Ziel
law-table-kills = Was Zwiebeln wertlos machen
law-table-onions = Zwiebeln
law-table-worthless = Wertlos
law-table-eklat = Punkte beim Eklat, je Karte
law-table-eklat-last = gleichauf, zuletzt gelegt
law-table-eklat-tied = die anderen gleichauf
law-table-eklat-rest = alle Übrigen
law-table-ranks = Die Trumpffarbe von oben
law-rank-double = Doppeltrümpfe
law-rank-chief = Chef: alle 7er
law-rank-vice = Vize: Rot
law-rank-note = Hier hat der Chef die 7er genannt und der Vize Rot.

# Beispiele zum Ausprobieren.
law-example = Probier’s aus
law-example-loading = Die Karten werden gegeben …
law-example-failed = Der Tisch antwortet gerade nicht. Versuch es gleich noch einmal.
law-example-moves = Was tust du?
law-example-again = Etwas anderes versuchen
law-example-allowed = Erlaubt.
law-example-refused = Nicht erlaubt.
law-hand = Deine Hand
law-laid = offen
law-trick = Der Stich
law-led = ausgespielt
law-wins = gewinnt
law-pile-own = Dein Stapel
law-left = linker Nachbar
law-right = rechter Nachbar
law-across = kein Nachbar
law-pile-empty = leer
law-pile-more = { $count ->
    [one] eine Karte darunter
   *[other] { $count } Karten darunter
}
law-trumps-now = Trümpfe: { $big } über { $small }
law-trump-only = Trumpf: { $trump }
law-trump-none = Kein Trumpf
law-goal = Ziel { $goal }
law-covered = { $count } verdeckt

# Züge als Knöpfe.
law-move-pass = Passen
law-move-bid = { $cards } legen
law-move-trump = { $trump } nennen
law-move-trump-none = Ohne Trumpf spielen
law-move-partner = { $name } nehmen
law-move-partner-self = Niemanden nehmen
law-move-play = { $card } spielen
law-move-discard = { $cards } weglegen
law-move-reveal = Aufdecken: { $column }
law-move-lay = { $card } zu { $name }
law-move-lay-own = { $card } zu dir
law-move-onion = { $card } als Zwiebel
law-move-catapult = Katapult spielen
law-move-werewolf = Werwolf spielen
law-move-towel = Mit { $name } tauschen
law-move-towel-self = Mit dir selbst tauschen
law-move-carousel-left = Karussell nach links
law-move-carousel-right = Karussell nach rechts

# Wozu ein Zug geführt hat.
law-after-trick = { $name } gewinnt den Stich mit { $card }{ $points ->
    [0] {""}; es liegt nichts darin.
    [one] {" "}und bekommt 1 Punkt.
   *[other] {" "}und bekommt { $points } Punkte.
}
law-after-chief = { $name } ist Chef mit { $height } Karten. Das Ziel ist { $goal }.
law-after-vice = { $name } ist Vize.
law-after-no-vice = Es gibt keinen Vize.
law-after-eklat = Eklat! { $name } hat zuletzt gelegt und zahlt.
law-after-made = Die Partei von { $name } brauchte { $goal } und holte { $took }: geschafft. Der Bonus ist { $bonus }.
law-after-failed = Die Partei von { $name } brauchte { $goal } und holte { $took }: verfehlt um { $steps ->
    [one] eine Stufe.
   *[other] { $steps } Stufen.
}
law-after-crown = Die Krone brauchte { $goal } und hat { $took }: geschafft.
law-after-shield = Die Krone brauchte { $goal } und hat nur { $took }: Das Schild gewinnt.
law-after-heul = { $name }: { $points } Punkte. { $onions ->
    [0] Keine Zwiebeln.
    [one] Eine Zwiebel entwertet: { $dead }
   *[other] { $onions } Zwiebeln entwerten: { $dead }
}{ $onions ->
    [0] {""}
   *[other] {" "}({ $lost } verloren).
}
law-after-score = Punkte dieser Runde
law-after-turned = Aufgedeckt: { $cards }

# Die Beispiele.
law-ex-mu-bid = Wie viele darf ich legen?
law-ex-mu-bid-ask = Aylin führt mit zwei Karten, du hast eine. Wie weit darfst du gehen?
law-ex-mu-bid-so = Höchstens eine mehr als die längste Reihe: drei insgesamt, also noch zwei. Mit nur einer würdest du gleichziehen, und wenn dann alle passen, zahlst du für den Eklat.
law-ex-mu-eklat = Drei liegen gleichauf
law-ex-mu-eklat-ask = Du, Tom und Ruth habt je zwei Karten, und du hast zuletzt eine gelegt. Alle anderen haben gepasst. Jetzt liegt es an dir.
law-ex-mu-eklat-so = Passt du, zahlst du 10 je Karte, und die anderen beiden bekommen 5 je Karte. Mit einer dritten Karte führst du allein, aber dann ist das Ziel deins.
law-ex-mu-vice = Wer ist Vize?
law-ex-mu-vice-ask = Du hast drei Karten und wirst Chef. Tom und Kiesel haben je zwei, und beide zeigen eine 9. Pass, und die Auktion ist vorbei.
law-ex-mu-vice-so = Die höchsten Ziffern sind gleich, also entscheidet die zweite Karte: Die 8 schlägt die 6.
law-ex-mu-no-vice = Gar kein Vize
law-ex-mu-no-vice-ask = Ruth hat drei Karten. Du, Tom und Kiesel habt je zwei. Tom und Kiesel zeigen beide eine 9 und eine 6, du zeigst eine 8 und eine 7.
law-ex-mu-no-vice-so = Die beiden besten sind bis zur letzten Ziffer gleich, also gibt es keinen Vize. Deine Reihe ist schwächer, und niemand rückt nach (M5).
law-ex-mu-trump = Welchen Trumpf darf ich nennen?
law-ex-mu-trump-ask = Du bist Chef und hast Rot 7, Grün 4 und Blau 2 gelegt. Tom, der Vize, hat Rot genannt.
law-ex-mu-trump-so = Nur was du gelegt hast: Rot, Grün, Blau, 7, 4 oder 2, oder ohne. Gelb hast du nicht gelegt. Auch Rot ist erlaubt (M6).
law-ex-mu-merged = Eine 7, die nicht mehr grün ist
law-ex-mu-merged-ask = Tom, der Chef, hat alle 7er genannt; Rot ist Vizetrumpf. Grün ist ausgespielt. Du hast Grün 7 und Grün 3.
law-ex-mu-merged-so = Die grüne 7 ist jetzt Trumpf und gehört nicht zu Grün. Solange du eine echte grüne Karte hast, musst du die geben.
law-ex-mu-double = Der Doppeltrumpf
law-ex-mu-double-ask = Alle 7er sind Cheftrumpf, Rot ist Vizetrumpf. Tom hat Blau 7 ausgespielt. Du spielst als Letzte.
law-ex-mu-double-so = Rot 7 ist beides und schlägt alles. Schwarz 7 ist so stark wie Blau 7, kommt aber später. Rot 9 ist nur Vizetrumpf. Und Grün ist kein Trumpf: Du musst bedienen.
law-ex-mu-partner = Einen Partner wählen
law-ex-mu-partner-ask = Du bist Chef mit den 7ern als Trumpf. Sieh dir an, was die anderen gelegt haben.
law-ex-mu-partner-so = Aylin zeigt eine 7, einen deiner Trümpfe, und ist eine gute Wahl. Tom ist Vize und kann nie dein Partner sein.
law-ex-mu-follow = Mit einer offenen Karte bedienen
law-ex-mu-follow-ask = Rot ist ausgespielt. Auf der Hand hast du kein Rot, aber Rot 3 liegt offen vor dir.
law-ex-mu-follow-so = Offene Karten sind deine Karten. Die offene Rot 3 verpflichtet dich zum Bedienen.
law-ex-mu-equal = Gleiche Karten
law-ex-mu-equal-ask = Tom hat Grün 7 ausgespielt. Du hast die andere Grün 7, die 9 und die 5. Nur Rot ist Trumpf.
law-ex-mu-equal-so = Zwischen gleichen Karten gewinnt die erste, deine 7 kommt also zu spät. Die 9 nimmt den Stich.
law-ex-mu-missed = Ziel verfehlt
law-ex-mu-missed-ask = Der letzte Stich. Du bist Partnerin von Aylin: Sie ist Chefin mit drei Karten, eure Partei braucht 30 Punkte.
law-ex-mu-missed-so = 26 Punkte reichen für eine Karte (24), aber nicht für zwei (27). Es fehlen zwei Stufen: Die Chefin verliert 20, jeder Gegner gewinnt 10, und du als Partnerin verlierst nichts.
law-ex-mu-bonus = Ziel erreicht
law-ex-mu-bonus-ask = Der letzte Stich. Kiesel ist Chef mit fünf Karten und den 7ern als Trumpf; das Ziel ist 36. Aylin ist Partnerin.
law-ex-mu-bonus-so = Fünf Karten mit einer Farbe wären 50; die 7er sind eine Stufe besser: 60 für Kiesel und 60 für Aylin. Dazu behält jeder seine Stichpunkte.
law-ex-mu2-auction = Die fünfte Karte
law-ex-mu2-auction-ask = Ihr habt beide vier offene Karten vom Geben. Du hast das erste Wort.
law-ex-mu2-auction-so = Vier ist das Längste, also sind fünf erlaubt: eine Karte, in die Spalte ihrer Farbe.
law-ex-mu2-discard = Vier Karten weg
law-ex-mu2-discard-ask = Du hast die Krone und den Skat genommen. Vier Karten aus der Hand kommen auf deinen Punktestapel.
law-ex-mu2-discard-so = Genau vier, und nur aus der Hand: Offene Karten bleiben in ihren Spalten.
law-ex-mu2-trump = Die Spalten wandern
law-ex-mu2-trump-ask = Du hast die Krone. Tom, das Schild, hat Gelb genannt: Die gelben Spalten sind zum kleinen Trumpf gewandert. Jetzt nennst du den großen.
law-ex-mu2-trump-so = Eine Ziffer nimmt nur ihre offenen Karten mit, eine Farbe ihre ganze Spalte. Was das Schild genannt hat, ist vergeben (T5).
law-ex-mu2-reveal = Welche Karte zuerst?
law-ex-mu2-reveal-ask = In zwei deiner Spalten liegen verdeckte Karten frei. Versuch beide Reihenfolgen.
law-ex-mu2-reveal-so = Die Karte aus der großen Spalte ist rot. Zuerst aufgedeckt, bedeckt sie die rote Spalte, und die Karte dort bleibt vorerst verborgen.
law-ex-mu2-follow = Von der Hand oder aus einer Spalte
law-ex-mu2-follow-ask = Tom hat Trumpf ausgespielt, und Rot ist kleiner Trumpf. Du hast rote Karten auf der Hand und in einer Spalte.
law-ex-mu2-follow-so = Du darfst mit beiden bedienen. Die offene Karte macht eine verdeckte frei, die nach dem Stich aufgedeckt wird. Etwas anderes als Trumpf ist nicht erlaubt.
law-ex-mu2-goal = Der letzte Stich
law-ex-mu2-goal-ask = Jeder hat noch eine Karte. Danach zählt die Krone ihre vier weggelegten Karten zu ihren Stichen.
law-ex-mu2-goal-so = Die Krone hat ihr Ziel erreicht und bekommt 10 Punkte. Um wie viel, ist egal.
law-ex-heul-forced = Sie muss zum Nachbarn
law-ex-heul-forced-ask = Himmel 5 würde schön auf deine Gold 5 passen. Aber Tom links von dir zeigt Himmel 2.
law-ex-heul-forced-so = Sie passt bei Tom, also muss sie dorthin. Gold 7 passt nur bei dir. Und jede Karte kann stattdessen eine Zwiebel werden.
law-ex-heul-two = Zwei Nachbarn
law-ex-heul-two-ask = Himmel 5 passt links bei Tom in der Farbe und rechts bei Kiesel in der Zahl.
law-ex-heul-two-so = Einer von beiden muss es sein, welcher, ist deine Wahl. Dein eigener Stapel kommt erst nach beiden.
law-ex-heul-onion = Zwiebeln obenauf
law-ex-heul-onion-ask = Alle haben gerade eine Zwiebel gelegt, du auch.
law-ex-heul-onion-so = Auf deine eigene Zwiebel darf jede Karte, die bei keinem Nachbarn passt. Auf eine fremde darf nichts. Und Zwiebel auf Zwiebel ist erlaubt.
law-ex-heul-end = Zwiebeln zählen
law-ex-heul-end-ask = Die allerletzte Karte des Spiels ist deine. Spiel sie, und die Stapel werden gezählt.
law-ex-heul-end-so = Acht Zwiebeln sind sieben und eins: 7er und 1er sind wertlos. Sieben Zwiebeln entwerten nur die 7er.
law-ex-heul-catapult = Das Katapult
law-ex-heul-catapult-ask = Tom und Kiesel zeigen beide eine 7, die höchste Zahl auf dem Tisch.
law-ex-heul-catapult-so = Beide verlieren ihre 7. Ihre Stapel sind nun leer und gelten beim Legen wie Zwiebeln.
law-ex-heul-towel = Das Handtuch
law-ex-heul-towel-ask = Deine Gold 2 ist nicht viel. Wessen oberste Karte hättest du gern?
law-ex-heul-towel-so = Du darfst mit jedem tauschen, Nachbar oder nicht, und nichts muss passen. Nur nicht mit dir selbst.
law-ex-heul-carousel = Das Karussell
law-ex-heul-carousel-ask = Jede oberste Karte wandert einen Stapel weiter. In welche Richtung?
law-ex-heul-carousel-so = Nach links heißt im Uhrzeigersinn: Deine Karte geht an Tom, und die von Kiesel kommt zu dir. Nach rechts ist es umgekehrt.
law-ex-heul-werewolf = Der Werwolf
law-ex-heul-werewolf-ask = Deine oberste Karte ist eine Zwiebel, die von Aylin auch. Tom und Kiesel zeigen Zahlen.
law-ex-heul-werewolf-so = Alles dreht sich um: Deine Pflaume 7 kommt ans Licht und zählt, und die Zahlen von Tom und Kiesel sind jetzt Zwiebeln.
law-ex-heul-special-open = Eine offene Sonderkarte
law-ex-heul-special-open-ask = Du hast ein Handtuch als Zwiebel gelegt. Dann kam Kiesel mit dem Werwolf, und jetzt liegt es offen auf deinem Stapel.
law-ex-heul-special-open-so = Es hat weder Zahl noch Farbe, also passt nichts darauf. Nur eine Zwiebel deckt es zu (H9).
