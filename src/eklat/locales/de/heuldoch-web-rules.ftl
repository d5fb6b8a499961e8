# Die Regeln von Heul doch! Mau Mau, in eigenen Worten.
law-heuldoch-intro = Du sammelst Punkte auf deinem Stapel und musst sie viel zu oft den Nachbarn schenken.

law-heuldoch-idea = Worum es geht
law-heuldoch-idea-1 = Alle bauen vor sich einen Stapel. Am Ende ist jede offene Karte auf deinem Stapel so viel wert wie ihre Zahl. Du willst also hohe Karten bei dir.
law-heuldoch-idea-2 = Aber eine Karte, die bei einem Nachbarn passt, muss dorthin. Und immer wenn du das nicht kannst oder nicht willst, legst du eine Karte verdeckt auf deinen eigenen Stapel: eine <b>Zwiebel</b>. Die Zahl deiner Zwiebeln macht am Ende manche deiner Karten wertlos.

law-heuldoch-cards = Die Karten
law-heuldoch-cards-1 = Es gibt 98 Zahlenkarten: 1 bis 7 in sieben Farben, jede zweimal. Jede Farbe hat ihre eigene Knolle, ihre eigene Form und einen Buchstaben von A bis G (<a>H1</a>).
law-heuldoch-cards-2 = Die zwölf Sonderkarten gehören zur Variante und bleiben zunächst draußen.

law-heuldoch-deal = Vorbereitung
law-heuldoch-deal-1 = Jeder bekommt eine offene Karte als Anfang des eigenen Stapels und vier Karten auf die Hand. Der Rest ist der Nachziehstapel. Beginnen darf irgendwer (<a>H2</a>); gespielt wird im Uhrzeigersinn.

law-heuldoch-turn = Dein Zug
law-heuldoch-turn-1 = Du spielst genau eine Karte aus der Hand und ziehst dann eine nach, solange der Nachziehstapel reicht. Eine Karte spielst du entweder offen oder verdeckt als Zwiebel.
law-heuldoch-turn-2 = Eine Karte <b>passt</b> auf einen Stapel, wenn die offene Karte obenauf die gleiche Zahl oder die gleiche Farbe hat.

law-heuldoch-neighbours = Nachbarn gehen vor
law-heuldoch-neighbours-1 = Bevor du eine Karte offen legst, sieh nach links und rechts. Passt sie bei einem dieser beiden Nachbarn, <b>muss</b> sie dorthin, auch wenn sie ebenso bei dir passen würde. Passt sie bei beiden, suchst du es dir aus.
law-heuldoch-neighbours-2 = Nur eine Karte, die bei keinem Nachbarn passt, darf auf deinen Stapel, und nur, wenn sie dort passt. Stapel von Leuten, die weiter weg sitzen, zählen nicht. Zu dritt sind beide anderen deine Nachbarn.

law-heuldoch-onions = Zwiebeln
law-heuldoch-onions-1 = Stattdessen darfst du eine beliebige Karte verdeckt auf deinen eigenen Stapel legen. Das geht immer, auch wenn du anders könntest, und auch auf eine andere Zwiebel.
law-heuldoch-onions-2 = Auf deine eigene Zwiebel darfst du beim nächsten Mal jede Karte offen legen, solange sie bei keinem Nachbarn passt. Auf die Zwiebel eines Nachbarn darf nichts. Ein leerer Stapel gilt wie eine Zwiebel (<a>H3</a>).
law-heuldoch-onions-3 = Niemand darf einen Stapel durchsuchen. Wie viele Zwiebeln du hast, musst du dir merken, es sei denn, der Tisch hat die Gedächtnisstütze eingeschaltet.

law-heuldoch-end = Das Ende
law-heuldoch-end-1 = Ist der Nachziehstapel leer, spielt ihr ohne Ziehen weiter, bis alle Hände leer sind. Wer keine Karte mehr hat, wird übersprungen (<a>H4</a>).
law-heuldoch-end-2 = Dann zählt jeder seine Zwiebeln. Bei 1 bis 7 Zwiebeln sind alle deine Karten mit genau dieser Zahl wertlos. Bei mehr als sieben sind deine 7er wertlos und dazu die Karten mit der Zahl, die nach Abzug von sieben bleibt (<a>H5</a>).
law-heuldoch-end-3 = Jede andere offene Karte zählt ihre Zahl, auch die erste Karte des Stapels. Die höchste Summe gewinnt. Bei Gleichstand gewinnt von ihnen, wer mehr Punkte an Zwiebeln verloren hat; ist auch das gleich, teilen sie sich den Sieg.

law-heuldoch-specials = Die Sonderkarten
law-heuldoch-specials-1 = Für mehr Trubel mischt ihr die zwölf Sonderkarten ein, drei von jeder Art (<a>H6</a>). In deinem Zug darfst du eine statt einer Zahlenkarte spielen. Sie kommt auf einen Abwurfstapel und wirkt sofort; dann ziehst du wie immer nach. Auch eine Sonderkarte darf verdeckt als Zwiebel gelegt werden.
law-heuldoch-specials-2 = <b>Katapult.</b> Wer obenauf die höchste Zahl zeigt, wirft diese Karte ab. Zeigen mehrere sie, tun es alle, vielleicht auch du (<a>H7</a>). Ein leerer Stapel gilt beim Legen wie eine Zwiebel, zählt am Ende aber nicht als eine.
law-heuldoch-specials-3 = <b>Strandtuch.</b> Du tauschst die oberste Karte deines Stapels mit der obersten von irgendjemand anderem, auch Zwiebeln. Ob sie passen, ist egal. Wer keine Karte hat, gibt keine und bekommt trotzdem eine (<a>H8</a>).
law-heuldoch-specials-4 = <b>Karussell.</b> Du wählst links oder rechts, und jede oberste Karte wandert einen Stapel weiter, alle zugleich (<a>H12</a>). Ein leerer Stapel gibt nichts weiter und bekommt trotzdem etwas.
law-heuldoch-specials-5 = <b>Werwolf.</b> Alle drehen die oberste Karte ihres Stapels um, auch du. Aus einer Zahl wird eine Zwiebel, und eine Zwiebel zeigt, was sie immer war (<a>H10</a>).

law-heuldoch-house = Einstellungen
law-heuldoch-house-1 = <b>Sonderkarten.</b> Ob mit den zwölf Sonderkarten gespielt wird.
law-heuldoch-house-2 = <b>Gedächtnisstütze.</b> Ob jedem gesagt wird, wie viele Zwiebeln im eigenen Stapel liegen. Gut für die ersten Partien.
law-heuldoch-house-3 = <b>Wer beginnt.</b> Ein Platz, auf den ihr euch einigt, oder das Los (<a>H2</a>).
law-heuldoch-house-4 = Und was du wissen darfst: deine Hand, alles, was offen liegt oder lag, wer was getan hat, und wie viele Karten jeder hält. Von den Zwiebeln kennst du nur die, die du selbst gelegt hast.

law-heuldoch-rulings-1 = Was die gedruckten Regeln offen lassen, und wie wir es entschieden haben.
law-ruling-H1 = Sieben Farben, A bis G
law-ruling-H1-text = Die Regeln nennen sie nicht. Hier sind es sieben, die auch Farbenblinde unterscheiden können, jede mit Form und Buchstabe.
law-ruling-H2 = Beginnen darf irgendwer
law-ruling-H2-text = Nach den gedruckten Regeln beginnt, wer am meisten jammert. Ein Tisch kann einen Platz bestimmen; sonst entscheidet das Los.
law-ruling-H3 = Ein leerer Stapel ist wie eine Zwiebel
law-ruling-H3-text = Wem er gehört, der darf alles darauflegen, Nachbarn nichts.
law-ruling-H4 = Wer keine Karte mehr hat, wird übersprungen
law-ruling-H4-text = Die anderen spielen weiter, bis auch ihre Hände leer sind.
law-ruling-H5 = Mehr als vierzehn Zwiebeln
law-ruling-H5-text = Zieht weiter sieben ab: Fünfzehn entwerten 7er und 1er, einundzwanzig nur 7er. Auch vierzehn entwerten nur 7er.
law-ruling-H6 = Drei von jeder Sonderkarte
law-ruling-H6-text = Es sind zwölf Karten in vier Arten. Eine, die einen Stapel beginnen würde, wird zurückgemischt, und es kommt eine andere.
law-ruling-H7 = Das Katapult zielt auf offene Zahlen
law-ruling-H7-text = Nur offene Zahlenkarten können die höchsten sein. Gibt es keine, geschieht nichts. Was darunterlag, liegt nun oben.
law-ruling-H8 = Das Strandtuch und ein leerer Stapel
law-ruling-H8-text = Wer keine Karte hat, gibt keine und bekommt trotzdem eine. Das gilt für beide.
law-ruling-H9 = Eine Sonderkarte, die offen liegt
law-ruling-H9-text = Als Zwiebel gelegt und vom Werwolf umgedreht, hat sie weder Zahl noch Farbe: Nichts passt darauf, sie zählt nichts, ist keine Zwiebel, das Katapult übersieht sie, und wem sie gehört, der kann sie nur mit einer Zwiebel bedecken.
law-ruling-H10 = Eine Karte bleibt, was sie ist
law-ruling-H10-text = Getauscht, bewegt oder umgedreht behält sie Namen und Seite. Wer sie einmal gesehen hat, darf sie sich merken.
law-ruling-H11 = Eine Sonderkarte darf auch nichts bewirken
law-ruling-H11-text = Ein Strandtuch zwischen zwei leeren Stapeln oder ein Katapult ohne Ziel darf gespielt werden und bleibt ohne Folgen.
law-ruling-H12 = Links ist im Uhrzeigersinn
law-ruling-H12-text = Das Karussell nach links gibt jede oberste Karte dem linken Nachbarn, der als Nächster spielt.

# Tabellen und Beispiele.
law-players-heuldoch = 3 bis 6 Personen
law-table-kills = Was Zwiebeln wertlos machen
law-table-onions = Zwiebeln
law-table-worthless = Wertlos
law-pile-own = Dein Stapel
law-left = linker Nachbar
law-right = rechter Nachbar
law-across = kein Nachbar
law-pile-empty = leer
law-pile-more = { $count ->
    [one] eine Karte darunter
   *[other] { $count } Karten darunter
}
law-ex-heuldoch-forced = Sie muss zum Nachbarn
law-ex-heuldoch-forced-ask = Himmel 5 würde schön auf deine Gold 5 passen. Aber Tom links von dir zeigt Himmel 2.
law-ex-heuldoch-forced-so = Sie passt bei Tom, also muss sie dorthin. Gold 7 passt nur bei dir. Und jede Karte kann stattdessen eine Zwiebel werden.
law-ex-heuldoch-two = Zwei Nachbarn
law-ex-heuldoch-two-ask = Himmel 5 passt links bei Tom in der Farbe und rechts bei Kiesel in der Zahl.
law-ex-heuldoch-two-so = Einer von beiden muss es sein, welcher, ist deine Wahl. Dein eigener Stapel kommt erst nach beiden.
law-ex-heuldoch-onion = Zwiebeln obenauf
law-ex-heuldoch-onion-ask = Alle haben gerade eine Zwiebel gelegt, du auch.
law-ex-heuldoch-onion-so = Auf deine eigene Zwiebel darf jede Karte, die bei keinem Nachbarn passt. Auf eine fremde darf nichts. Und Zwiebel auf Zwiebel ist erlaubt.
law-ex-heuldoch-end = Zwiebeln zählen
law-ex-heuldoch-end-ask = Die allerletzte Karte des Spiels ist deine. Spiel sie, und die Stapel werden gezählt.
law-ex-heuldoch-end-so = Acht Zwiebeln sind sieben und eins: 7er und 1er sind wertlos. Sieben Zwiebeln entwerten nur die 7er.
law-ex-heuldoch-catapult = Das Katapult
law-ex-heuldoch-catapult-ask = Tom und Kiesel zeigen beide eine 7, die höchste Zahl auf dem Tisch.
law-ex-heuldoch-catapult-so = Abgefeuert nimmt es beiden ihre 7: Ihre Stapel sind dann leer und gelten beim Legen wie Zwiebeln. Als Zwiebel trifft es niemanden.
law-ex-heuldoch-towel = Das Strandtuch
law-ex-heuldoch-towel-ask = Deine Gold 2 ist nicht viel. Wessen oberste Karte hättest du gern?
law-ex-heuldoch-towel-so = Du darfst mit jedem tauschen, Nachbar oder nicht, und nichts muss passen. Nur nicht mit dir selbst.
law-ex-heuldoch-carousel = Das Karussell
law-ex-heuldoch-carousel-ask = Jede oberste Karte wandert einen Stapel weiter. In welche Richtung?
law-ex-heuldoch-carousel-so = Nach links heißt im Uhrzeigersinn: Deine Karte geht an Tom, und die von Kiesel kommt zu dir. Nach rechts ist es umgekehrt.
law-ex-heuldoch-werewolf = Der Werwolf
law-ex-heuldoch-werewolf-ask = Deine oberste Karte ist eine Zwiebel, die von Aylin auch. Tom und Kiesel zeigen Zahlen.
law-ex-heuldoch-werewolf-so = Alles dreht sich um: Deine Pflaume 7 kommt ans Licht und zählt, und die Zahlen von Tom und Kiesel sind jetzt Zwiebeln.
law-ex-heuldoch-special-open = Eine offene Sonderkarte
law-ex-heuldoch-special-open-ask = Du hast ein Strandtuch als Zwiebel gelegt. Dann kam Kiesel mit dem Werwolf, und jetzt liegt es offen auf deinem Stapel.
law-ex-heuldoch-special-open-so = Es hat weder Zahl noch Farbe, also passt nichts darauf. Nur eine Zwiebel deckt es zu (H9).
