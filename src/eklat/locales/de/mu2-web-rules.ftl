# Die Regeln von Mü zu zweit, in eigenen Worten.
law-mu2-intro = Mü als Duell: sechs Spalten mit verdeckten Karten, ein Skat und zwei Trümpfe.

law-mu2-idea = Worum es geht
law-mu2-idea-1 = Zwei bieten wie bei Mü mit offenen Karten. Wer mehr legt, bekommt die <b>Krone</b> und muss ein Ziel erreichen; der andere ist das <b>Schild</b> und will das verhindern. Gewertet wird einfach: Die Krone gewinnt 10 Punkte oder das Schild 5.
law-mu2-idea-2 = Das Besondere ist der Tisch. Vor jedem liegen sechs Spalten mit verdeckten Karten, die ihr beide nicht kennt. Im Lauf der Runde kommen sie ans Licht, und bei der Reihenfolge redest du mit.
law-mu2-idea-3 = Die Wörter sind andere als bei Mü, die Sache ist dieselbe: Krone ist der Chef, Schild der Vize, großer Trumpf der Cheftrumpf, kleiner Trumpf der Vizetrumpf und Supertrumpf der Doppeltrumpf. Was hier nicht steht, ist wie bei Mü.

law-mu2-deal = Karten und Spalten
law-mu2-deal-1 = Eine Farbe bleibt in der Schachtel (<a>T1</a>). So bleiben 48 Karten mit 48 Punkten.
law-mu2-deal-2 = Jeder hat sechs Spalten: eine für jede der vier Farben, eine für den großen und eine für den kleinen Trumpf. Sechs Karten werden verdeckt gegeben, eine in jede Spalte. Niemand sieht sie an, auch nicht, wem sie gehören.
law-mu2-deal-3 = Dann bekommt jeder vier Karten offen und legt jede in die Spalte ihrer Farbe, auf die verdeckte Karte. Zwölf weitere sind die Hand. Die letzten vier liegen verdeckt in der Mitte: der Skat.
law-mu2-deal-4 = Gegeben wird abwechselnd (<a>T8</a>), und wer gibt, hat das erste Wort.

law-mu2-auction = Die Auktion
law-mu2-auction-1 = Abwechselnd passt ihr oder legt Karten aus der Hand, jede in die Spalte ihrer Farbe. Es zählen <b>alle deine offenen Karten, auch die vier vom Geben</b>. Beide beginnen also mit vier, und eröffnet wird höchstens mit der fünften. Über fünfzehn kommt niemand (<a>T2</a>).
law-mu2-auction-2 = Wie bei Mü darfst du höchstens eine Karte mehr haben, als der Längere auf dem Tisch hat. Zweimal Passen hintereinander beendet die Auktion.
law-mu2-auction-3 = Wer mehr offene Karten hat, bekommt die Krone. Haben beide gleich viele, bekommt sie, wer diese Zahl zuerst hatte. Einen Eklat gibt es hier also nicht.
law-mu2-auction-4 = Legt niemand eine Karte, werden alle 48 neu gemischt, und dieselbe Person gibt noch einmal (<a>T3</a>).

law-mu2-skat = Der Skat
law-mu2-skat-1 = Die Krone nimmt die vier Karten des Skats auf die Hand. Dann legt sie vier beliebige Karten <b>aus der Hand</b> verdeckt auf ihren Punktestapel. Sie zählen am Ende für die Krone und bleiben bis dahin geheim (<a>T12</a>).
law-mu2-skat-2 = Das ist der Platz für Punkte, die du kaum nach Hause bringst, etwa eine einzelne 6 oder 7 in einer Farbe, in der der andere stark ist.

law-mu2-trumps = Die Trümpfe
law-mu2-trumps-1 = Erst nennt das Schild den kleinen Trumpf, dann die Krone den großen, oder sie spielt ohne. Beide dürfen nur nennen, was unter ihren eigenen offenen Karten ist (<a>T4</a>), und nicht dasselbe (<a>T5</a>).
law-mu2-trumps-2 = Nun wandern die Spalten. Ist eine Farbe Trumpf, geht ihre ganze Spalte in die Spalte dieses Trumpfs, samt verdeckten Karten. Ist eine Ziffer Trumpf, gehen nur die offenen Karten dieser Ziffer dorthin; verdeckte bleiben liegen. Offene Karten, die beides sind, sind Supertrümpfe und bekommen eine eigene Spalte.

law-mu2-reveal = Das Aufdecken
law-mu2-reveal-1 = Eine verdeckte Karte, auf der in ihrer Spalte keine offene liegt, wird aufgedeckt und kommt sofort dorthin, wo sie hingehört. Wird dadurch eine weitere frei, wird auch sie aufgedeckt.
law-mu2-reveal-2 = Sind mehrere Spalten frei, wählst du, welche von deinen zuerst drankommt. Eine Karte, die in einer Spalte ankommt, bedeckt, was dort verdeckt liegt. Darum <b>ist die Reihenfolge wichtig</b>: Mit Glück bleibt eine Karte länger verborgen.
law-mu2-reveal-3 = Die Krone deckt zuerst auf, dann das Schild; nach einem Stich zuerst, wer ihn gewonnen hat (<a>T7</a>). Liegen in einer Spalte zwei verdeckte Karten, kommt die obere zuerst (<a>T6</a>).

law-mu2-play = Die Stiche
law-mu2-play-1 = Die Krone spielt an. Du darfst jede Karte deiner Hand und jede offene Karte deiner Spalten spielen, nicht nur die oberste. Bedienen musst du wie bei Mü, mit Hand und offenen Karten gleichermaßen.
law-mu2-play-2 = Verdeckte Karten kann man nicht spielen, und sie zwingen dich nie zum Bedienen, gleich in welcher Spalte sie liegen.
law-mu2-play-3 = Nach jedem Stich werden frei gewordene Karten aufgedeckt wie beschrieben. Es sind immer 22 Stiche.

law-mu2-scoring = Ziel und Wertung
law-mu2-scoring-1 = Das Ziel der Krone hängt davon ab, wie viele offene Karten sie am Ende der Auktion hatte. Es zählen ihre Stiche und ihre vier weggelegten Karten.
law-mu2-scoring-2 = Erreicht die Krone ihr Ziel, bekommt sie 10 Punkte. Wenn nicht, bekommt das Schild 5. Kartenpunkte und Bonus werden nicht aufgeschrieben.
law-mu2-scoring-3 = Wer zuerst 30 Punkte hat, gewinnt die Partie.

law-mu2-house = Einstellungen
law-mu2-house-1 = <b>Zielpunkte.</b> Wie viele Punkte die Partie gewinnen; üblich sind 30.
law-mu2-house-2 = <b>Farben.</b> Mit welchen vier der fünf Farben gespielt wird (<a>T1</a>).
law-mu2-house-3 = <b>Letzter Stich.</b> Ob man den letzten Stich noch einmal ansehen darf.

law-mu2-rulings-1 = Was die gedruckten Regeln zu zweit offen lassen, und wie wir es entschieden haben.
law-ruling-T1 = Schwarz bleibt in der Schachtel
law-ruling-T1-text = Welche Farbe wegbleibt, entscheidet der Tisch; sonst ist es Schwarz.
law-ruling-T2 = Niemand hat mehr als fünfzehn offene Karten
law-ruling-T2-text = Weiter reichen die Gebote des Spiels nicht.
law-ruling-T3 = Niemand hat eine Karte gelegt
law-ruling-T3-text = Es wird neu gemischt, und dieselbe Person gibt noch einmal.
law-ruling-T4 = Du nennst einen Trumpf, den du zeigst
law-ruling-T4-text = Krone und Schild nennen nur, was unter ihren eigenen offenen Karten ist, wie bei Mü. Die vier vom Geben zählen mit.
law-ruling-T5 = Zwei verschiedene Trümpfe
law-ruling-T5-text = Von jeder Sorte gibt es einen Marker, also kann die Krone nicht nennen, was das Schild genannt hat.
law-ruling-T6 = Die obere verdeckte Karte zuerst
law-ruling-T6-text = Wird eine Farbe Trumpf, wandert ihre Spalte, und ihre verdeckte Karte kommt auf die zu liegen, die schon dort ist.
law-ruling-T7 = Die Krone deckt zuerst auf
law-ruling-T7-text = Dann das Schild. Nach einem Stich deckt zuerst auf, wer ihn gewonnen hat.
law-ruling-T8 = Gegeben wird abwechselnd
law-ruling-T8-text = Die gedruckten Regeln sagen nicht, wer als Nächstes gibt; zu zweit kann es nur der andere sein.
law-ruling-T9 = Du wählst, welches Exemplar du spielst
law-ruling-T9-text = Hast du eine Karte auf der Hand und dieselbe offen, darfst du beide spielen. Die offene zu spielen kann eine verdeckte frei machen.
law-ruling-T10 = Ohne großen Trumpf ist seine Spalte frei
law-ruling-T10-text = Nichts kann dann die verdeckte Karte der großen Spalte bedecken, also wird sie aufgedeckt wie jede andere.
law-ruling-T11 = Du wirst nach der Reihenfolge gefragt
law-ruling-T11-text = Immer, wenn zwei oder mehr Spalten aufzudecken sind, auch wenn dasselbe herauskäme. Bei einer geschieht es von selbst.
law-ruling-T12 = Weggelegtes bleibt bis zum Ende geheim
law-ruling-T12-text = Während gespielt wird, sieht man nur die Punkte aus Stichen. Die vier Karten der Krone kommen am Ende dazu.

# Tabellen und Beispiele.
law-players-mu2 = 2 Personen
law-table-goals2 = Ziel der Krone
law-table-open = Offene Karten
law-table-goal = Ziel
law-covered = { $count } verdeckt
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
law-ex-mu2-follow-ask = Tom hat Trumpf angespielt, und Rot ist kleiner Trumpf. Du hast rote Karten auf der Hand und in einer Spalte.
law-ex-mu2-follow-so = Du darfst mit beiden bedienen. Die offene Karte macht eine verdeckte frei, die nach dem Stich aufgedeckt wird. Etwas anderes als Trumpf ist nicht erlaubt.
law-ex-mu2-goal = Der letzte Stich
law-ex-mu2-goal-ask = Jeder hat noch eine Karte. Danach zählt die Krone ihre vier weggelegten Karten zu ihren Stichen.
law-ex-mu2-goal-so = Die Krone hat ihr Ziel erreicht und bekommt 10 Punkte. Um wie viel, ist egal.
