# De regelpagina’s: kader, tabellen, voorbeelden.
law-title = Regels
law-lead = Kies een spel. Elke pagina legt de regels uit in gewone woorden, met kleine situaties om te proberen en elke beslissing met haar nummer.
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

# Waar een zet toe leidde.
law-after-trick = { $name } wint de slag met { $card }{ $points ->
    [0] {""}; er zit niets in.
    [one] {" "}en krijgt 1 punt.
   *[other] {" "}en krijgt { $points } punten.
}
law-after-chief = { $name } is chef met { $height } kaarten. Het doel is { $goal }.
law-after-vice = { $name } is vice-chef.
law-after-no-vice = Er is geen vice-chef.
law-after-eklat = Schandaal! { $name } heeft het laatst gelegd en betaalt.
law-after-made = De partij van { $name } had { $goal } nodig en haalde { $took }: gelukt. De bonus is { $bonus }.
law-after-failed = De partij van { $name } had { $goal } nodig en haalde { $took }: { $steps ->
    [one] één trede
   *[other] { $steps } treden
} tekort.
law-after-crown = De kroon had { $goal } nodig en heeft er { $took }: gelukt.
law-after-shield = De kroon had { $goal } nodig en heeft er maar { $took }: het schild wint.
law-after-heul = { $name }: { $points } punten. { $onions ->
    [0] Geen uien.
    [one] Eén ui maakt waardeloos: { $dead }
   *[other] { $onions } uien maken waardeloos: { $dead }
}{ $onions ->
    [0] {""}
   *[other] {" "}({ $lost } verloren).
}
law-after-score = Punten van deze ronde
law-after-turned = Omgedraaid: { $cards }
