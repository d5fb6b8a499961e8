# Een verslag als tekst.
record-deal = Ronde { $number }
record-deal-row = ronde { $number }
record-position = Ronde { $number } na { $actions ->
    [one] { $actions } zet
   *[other] { $actions } zetten
}, { $eyes ->
    [all] alle kaarten open
    [spectator] zoals iedereen het ziet
   *[seat] zoals { $who } het ziet
}
record-scores = Punten
record-won = { $who-count ->
    [one] { $who } wint.
   *[other] { $who } winnen.
}

# Waar iets niet klopt.
record-in-deal = ronde { $deal }
record-in-action = ronde { $deal }, zet { $action }

# Een bestand dat niet te lezen is.
record-no-file = Het bestand is leeg: verwacht wordt een verslag in JSON.
record-no-such-size = Een verslag mag niet groter zijn dan { $most } MiB.
record-no-utf-8 = Byte { $place } is geen UTF-8.
record-no-json = Dit is geen JSON: { $reason } op regel { $line }, kolom { $column }.
record-no-such-depth = Deze JSON is te diep genest.
record-no-reading = Deze JSON is niet te lezen: { $reason }.
record-no-key-twice = De sleutel { $key } staat er twee keer.
record-no-constant = { $given } is geen JSON.

# Een verslag dat niet te lezen is.
record-no-object = { $what ->
    [record] Een verslag moet een object zijn, niet { $given }.
   *[deal] Een ronde moet een object zijn, niet { $given }.
}
record-no-key = { $what ->
    [record] In een verslag moet { $key } staan.
   *[deal] In een ronde moet { $key } staan.
}
record-no-such-key = { $what ->
    [record] Een verslag
   *[deal] Een ronde
} heeft geen sleutel { $key }; er zijn { $known }, en sleutels die met x_ beginnen.
record-no-list = { $key } moet een lijst zijn, niet { $given }.
record-no-format = Het formaat is { $given }, verwacht wordt { $expected }.
record-no-game = Een spel { $given } bestaat niet; er zijn { $known }.
record-no-options = De opties moeten een object zijn, niet { $given }.
record-no-players = De spelers moeten een lijst met namen zijn, niet { $given }.
record-no-name = { $given } is geen naam: verwacht worden 1 tot { $longest } tekens.
record-no-printable-name = De naam { $given } heeft tekens die niet af te drukken zijn.

# Een verslag dat niet klopt.
record-no-hand = Geen hand is goed genoeg onthouden: noem alle kaarten die één plaats kreeg; er mogen er hoogstens { $most } ontbreken.
record-no-moves = Van wie de hand bekend is, is geen zet bekend: schrijf de veiling op tot minstens het eerste bod of passen van die speler.
record-no-rules = Deze ronde is volgens andere regels of met een ander aantal spelers gespeeld.
record-no-further-deal = Ronde { $number } is niet voorbij, dus er kan geen ronde volgen.
record-no-end-draw = Een kaart voor het einde van de partij wordt pas na een voltooide ronde getrokken.
record-no-numbers = { $what ->
    [scores] De punten moeten een lijst met gehele getallen zijn, niet { $given }.
   *[winners] De winnaars moeten een lijst met gehele getallen zijn, niet { $given }.
}
record-no-such-numbers = { $what ->
    [scores] Als punten staat er { $given }, maar het zijn { $true }.
   *[winners] Als winnaars staat er { $given }, maar het zijn { $true }.
}

# Het bewijs van eerlijk delen.
record-no-proof-keys = Het bewijs moet { $keys } hebben en verder niets; kijk naar { $key }.
record-no-proof-scheme = Het bewijs volgt { $given }, maar hier is alleen { $known } bekend.
record-no-proof-digits = In het bewijs bestaat { $key } niet uit 64 kleine hexadecimale cijfers: { $given }.
record-no-proof-salts = Het bewijs moet voor elke plaats een bijdrage aan het toeval hebben, een tekst van hoogstens { $longest } tekens, niet { $given }.
record-no-proof-seals = Het bewijs moet voor elke plaats een zegel hebben, 64 kleine hexadecimale cijfers of niets, niet { $given }.
record-no-proof-missed = Het bewijs moet de plaatsen noemen die geen zegel hebben geopend, niet { $given }.
record-no-proof-named = Het bewijs moet iedereen bij naam noemen die geen zegel heeft geopend, niet { $given }.
record-no-proof-seal = De bijdrage van { $who } in het bewijs is niet wat er verzegeld werd.
record-no-proof-match = Het bewijs moet zijn partij vanaf 1 tellen, niet { $given }.
record-no-proof-commitment = Het geheim in het bewijs is niet wat er beloofd was.
record-no-proof-deal = Ronde { $number } volgt niet uit het geheim en de bijdragen aan het toeval in het bewijs.
record-no-proof-end-draw = Na ronde { $number } moet volgens het geheim en de bijdragen aan het toeval in het bewijs { $right } worden getrokken, niet { $card }.
