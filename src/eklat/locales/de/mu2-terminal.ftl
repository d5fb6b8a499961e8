# Mü zu zweit im Terminal; was hier fehlt, heißt wie in Mü.
mu2-term-bar-side = Krone { $who }
mu2-term-bar-chief = groß { $trump }
mu2-term-bar-vice = klein { $trump }
mu2-term-bar-no-trump = kein großer Trumpf
mu2-term-column-big = groß
mu2-term-column-small = klein
mu2-term-column-super = super
mu2-term-head-won = { $points } Punkte
mu2-term-label-trick = Stich
mu2-term-basket-discard = { $count } von { $needed } Karten gewählt.
mu2-term-help-moves = Züge: pass, bid R6 R2, discard R1 R2 R3 R4, trump R, trump none, reveal R, play G7. Eine Karte allein wird gespielt.
mu2-term-sign-down = verdeckte Karte einer Spalte
mu2-term-intro = Krone gegen Schild, mit offenen Karten in Spalten und Geheimnissen darunter.
mu2-term-rules =
    Vor jedem liegen sechs Spalten: vier Farben, großer und kleiner Trumpf, Karten offen und verdeckt.
    Erst wird versteigert: Man legt Handkarten offen dazu oder passt.
    Wer mehr Karten offen hat, ist die Krone, sonst wer zuerst so weit war; die andere Seite ist der Schild.
    Die Krone nimmt vier Karten auf und legt vier aus der Hand weg; die zählen am Ende für sie.
    Der Schild nennt den kleinen Trumpf, die Krone den großen, der stärker ist.
    Gespielt wird aus der Hand und aus den Spalten. Farbe bedienen ist Pflicht.
    Ist eine Spalte offen leer, wird ihre verdeckte Karte aufgedeckt.
    Eine Karte zählt so viele Punkte, wie Zeichen auf ihr stehen.
    Erreicht die Krone ihr Ziel, bekommt sie 10 Punkte, sonst der Schild 5.
    Wer zuerst 30 hat, gewinnt die Partie.
