# Heul doch!: Startseite und neuer Tisch.
heuldoch-start-text = Schieb deine Karten den Nachbarn unter. Und merk dir, auf wie vielen Zwiebeln du sitzt.
heuldoch-start-also = Mit Sonderkarten:
heuldoch-start-also-bots = gegen Bots
heuldoch-start-also-friends = mit Einladung
heuldoch-option-specials = Sonderkarten
heuldoch-option-specials-help = Katapult, Handtuch, Karussell und Werwolf mischen mit: zwölf Karten mehr.
heuldoch-option-memory_aid = Gedächtnisstütze
heuldoch-option-memory_aid-help = Alle sehen, wie viele Zwiebeln im eigenen Stapel liegen. Streng genommen muss man sich das merken.
