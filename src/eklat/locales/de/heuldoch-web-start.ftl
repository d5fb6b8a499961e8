# Heul doch!: Startseite und neuer Tisch.
heuldoch-start-text = Schieb deine Karten den Nachbarn unter. Und merk dir, auf wie vielen Zwiebeln du sitzt.
heuldoch-start-also = Mit Sonderkarten:
heuldoch-start-also-bots = gegen Bots
heuldoch-start-also-friends = mit Einladung
heuldoch-option-specials = Sonderkarten
heuldoch-option-specials-help = Katapult, Strandtuch, Karussell und Werwolf mischen mit: zwölf Karten mehr.
heuldoch-option-memory_aid = Gedächtnisstütze
heuldoch-option-memory_aid-help = Alle sehen, wie viele Zwiebeln im eigenen Stapel liegen. Streng genommen muss man sich das merken.
heuldoch-option-first = Wer beginnt
heuldoch-option-first-help = Nach den gedruckten Regeln die größte Heulsuse. Die Plätze zählen wie vor dem Spiel am Tisch.
heuldoch-option-first-lot = das Los entscheidet
heuldoch-option-first-0 = Platz 1
heuldoch-option-first-1 = Platz 2
heuldoch-option-first-2 = Platz 3
heuldoch-option-first-3 = Platz 4
heuldoch-option-first-4 = Platz 5
heuldoch-option-first-5 = Platz 6
