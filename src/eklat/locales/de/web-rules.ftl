# Die Regelseiten: Rahmen, Tabellen, Beispiele.
law-title = Regeln
law-lead = Wähl ein Spiel. Jede Seite erklärt die Regeln in einfachen Worten, mit kleinen Lagen zum Ausprobieren und jeder Entscheidung mit ihrer Nummer.
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

# Beispiele zum Ausprobieren.
law-example = Probier’s aus
law-example-loading = Die Karten werden gegeben …
law-example-failed = Der Tisch antwortet gerade nicht. Versuch es gleich noch einmal.
law-example-moves = Was tust du?
law-example-again = Etwas anderes versuchen
law-example-allowed = Erlaubt.
law-example-refused = Nicht erlaubt.
law-hand = Deine Hand
law-example-scores = Punkte dieser Runde
