# The rules pages: frame, tables, examples.
law-title = Rules
law-lead = Pick a game. Every page has the rules in plain words, small situations to try out, and every ruling by its number.
law-page = Rules of { $game }
law-read = Read the rules
law-learn = Learn by playing
law-print = Print
law-all = All rules
law-contents = Contents
law-rulings = Rulings
law-number = Ruling { $number }
law-search = Search the rules
law-search-hint = Word or number, like M5
law-found = { $count ->
    [0] Nothing found for “{ $word }”.
    [one] One place with “{ $word }”
   *[other] { $count } places with “{ $word }”
}
law-credits = Eklat is unofficial. Mü is by Doris Matthäus and Frank Nestel, its variant for two by Roland Goslar; Heul doch! Mau Mau is by Leo Colovini. These are our own words; in doubt the printed rules decide.
law-to-top = Back to the top

# Examples to try.
law-example = Try it
law-example-loading = The cards are being dealt …
law-example-failed = The table does not answer just now. Try again in a moment.
law-example-moves = What do you do?
law-example-again = Try another
law-example-allowed = Allowed.
law-example-refused = Not allowed.
law-hand = Your hand
law-example-scores = Points of this hand
