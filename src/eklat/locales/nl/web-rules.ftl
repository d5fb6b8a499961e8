# De regelpagina’s: kader, tabellen, voorbeelden.
law-title = Regels
law-lead = Kies een spel. Elke pagina legt de regels uit in gewone woorden, met kleine situaties om te proberen en elke beslissing met zijn nummer.
law-page = Regels: { $game }
law-read = Regels lezen
law-learn = Al spelend leren
law-print = Afdrukken
law-all = Alle regels
law-contents = Inhoud
law-rulings = Beslissingen
law-number = Beslissing { $number }
law-search = Zoeken in de regels
law-search-hint = Woord of nummer, zoals M5
law-found = { $count ->
    [0] Niets gevonden voor ‘{ $word }’.
    [one] Eén plaats met ‘{ $word }’
   *[other] { $count } plaatsen met ‘{ $word }’
}
law-credits = Eklat is onofficieel. Mü is van Doris Matthäus en Frank Nestel, de variant voor twee van Roland Goslar; Heul doch! Mau Mau is van Leo Colovini. De woorden hier zijn van onszelf; bij twijfel gelden de gedrukte regels.
law-to-top = Naar boven

# Voorbeelden om te proberen.
law-example = Probeer het
law-example-loading = De kaarten worden gedeeld …
law-example-failed = De tafel antwoordt nu even niet. Probeer het zo nog eens.
law-example-moves = Wat doe je?
law-example-again = Iets anders proberen
law-example-allowed = Mag.
law-example-refused = Mag niet.
law-hand = Je hand
law-example-scores = Punten van deze ronde
