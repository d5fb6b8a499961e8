# Het scoreblok, in browser en terminal.
pad-title = Scoreblok
pad-about = { $game }, { $players } spelers, tot { $target }
pad-about-rounds = { $game }, { $players } spelers, { $rounds ->
    [one] één spel
   *[other] { $rounds } spellen
}
pad-intro = Voor een tafel met echte kaarten. Het blok kent doelen en bonussen, telt op en zegt wie deelt.
pad-privacy = Alles blijft op dit apparaat, en het werkt ook zonder internet.
pad-yours = Blokken op dit apparaat
pad-none = Nog geen blok.
pad-hands = { $hands ->
    [0] nog geen ronde
    [one] 1 ronde
   *[other] { $hands } rondes
}
pad-standing = { $names } { $count ->
    [one] staat voor
   *[other] staan voor
} met { $points }
pad-won = Gewonnen: { $names } met { $points }
pad-broken = Dit blok is beschadigd en kan niet getoond worden.
pad-new = Nieuw blok
pad-import = Bestand openen
pad-game = Spel
pad-players = Spelers
pad-names-hint = In de volgorde waarin jullie zitten, met de klok mee.
pad-name-of = Naam { $place }
pad-another-player = Nog een speler
pad-without = Zonder { $name }
pad-first = Wie deelt eerst?
pad-first-begins = Wie begint?
pad-rules-title = Regels aan jullie tafel
pad-option-target = Punten waarmee de partij eindigt
pad-option-rounds = Hoeveel spellen heeft de partij?
pad-house-rules = Huisregels
pad-start = Blok beginnen
pad-change = Namen en regels
pad-keep = Wijzigingen bewaren

# Het vel.
pad-hint = Tik op een ronde om die te verbeteren. Alles erna wordt opnieuw geteld.
pad-next = Ronde { $hand }: { $dealer } deelt
pad-next-begins = Spel { $hand }: { $dealer } begint
pad-hand = Ronde { $hand }
pad-round = Spel { $hand }
pad-to = tot { $target }
pad-of = van { $rounds }
pad-total = Totaal
pad-correct-hand = Ronde { $hand } verbeteren
pad-over = { $names } { $count ->
    [one] wint met { $points } punten.
   *[other] winnen samen met elk { $points } punten.
}
pad-over-hint = Zet om door te spelen onder „Namen en regels” een hoger doel.
pad-over-rounds-hint = Stel om door te spelen onder „Namen en regels” meer spellen in.

# Een ronde opschrijven.
pad-kind = Wat is er gebeurd?
pad-role-of = { $name }: { $role }
pad-fewer = Eén minder
pad-more = Eén meer
pad-write = Opschrijven
pad-write-correction = Ronde { $hand } verbeteren
pad-back-to-sheet = Terug naar het vel
pad-delete = Deze ronde wissen
pad-deleted = Ronde { $hand } is gewist.
pad-changed = Namen en regels zijn veranderd.
pad-play-on = Doorspelen
pad-undo = Ongedaan maken
pad-tap = Liever de kaarten aantikken
pad-written = Ronde { $hand } is opgeschreven.
pad-corrected = Ronde { $hand } is verbeterd, alles erna opnieuw geteld.

# Wat je nog meer met een blok kunt doen.
pad-menu = Meer
pad-share = Delen
pad-share-hint = In deze link zit het hele blok. Wie hem opent, krijgt een kopie.
pad-share-long = Voor een QR-code is dit blok te lang. De link werkt wel.
pad-qr = QR-code met de link naar een kopie van dit blok
pad-copy = Link kopiëren
pad-copied = Gekopieerd
pad-send = Versturen
pad-print = Afdrukken
pad-save-json = Als bestand bewaren
pad-save-csv = Als tabel bewaren (CSV)
pad-rematch = Nieuwe partij met dezelfde namen
pad-remove = Blok verwijderen
pad-removed = Het blok is verwijderd.
pad-shared-here = Iemand heeft dit blok met je gedeeld
pad-shared-take = Op dit apparaat bewaren
pad-all = Alle blokken
pad-not-here = Dit blok staat niet op dit apparaat.

# Wat er niet klopt, en wat wel zou kloppen.
pad-wrong-in-hand = Ronde { $hand }: { $what }
pad-wrong-object = Hier wordt iets met { $keys } verwacht.
pad-wrong-missing-key = „{ $key }” ontbreekt.
pad-wrong-unknown-key = „{ $key }” hoort hier niet.
pad-wrong-seat = „{ $key }” moet een plaats van 0 tot { $last } zijn.
pad-wrong-kind = Dit soort ronde bestaat hier niet; er zijn { $kinds }.
pad-wrong-hands = Een blok heeft een lijst van hoogstens { $most } rondes.
pad-wrong-game = Dit spel kennen we niet; er zijn { $games }.
pad-wrong-no-sheet = Voor { $game } is er geen scoreblok; dat is er voor { $games }.
pad-wrong-rounds = Een partij heeft 1 tot { $most } spellen.
pad-wrong-no-rounds = Dit spel gaat tot een puntenaantal, niet over een aantal spellen.
pad-wrong-match-over = De partij is afgelopen. Verander de regels van het blok om door te spelen.
pad-wrong-no-such-hand = Die ronde is er niet: het blok heeft er { $hands }.
pad-wrong-format = Dit is geen scoreblok van Eklat ({ $format }).
pad-wrong-options = „options” moeten namen met waarden zijn.
pad-wrong-players = { $low ->
    [2] Er zijn twee spelers nodig.
   *[other] Er zijn { $low } tot { $high } spelers nodig.
}
pad-wrong-name = Naam { $place } heeft 1 tot { $longest } tekens nodig, zonder spaties aan de rand.
pad-wrong-name-twice = Twee spelers heten { $name }.
pad-wrong-unknown-option = Die instelling bestaat niet; er zijn { $options }.
pad-wrong-option = De instelling „{ $name }” kan deze waarde niet hebben. Mogelijk: { $expected }.
pad-wrong-too-large = Een blok is nooit groter dan { $most } kB.
pad-wrong-json = Dit bestand is geen leesbare JSON.
pad-wrong-link = Deze link is beschadigd: het blok erin kan niet gelezen worden.
pad-wrong-storage = Dit apparaat heeft het blok niet bewaard. Bewaar het als bestand voor je weggaat.

# In de terminal.
pad-ask-game = Spel ({ $games })
pad-ask-names = Namen in de volgorde waarin jullie zitten, met komma’s ertussen
pad-ask-target = Punten waarmee de partij eindigt
pad-ask-rounds = Hoeveel spellen heeft de partij
pad-ask-first = Wie deelt eerst
pad-ask-first-begins = Wie begint
pad-ask-what = Enter: volgende ronde · 3: ronde 3 verbeteren · -3: wissen · u: terug · csv · q
pad-ask-what-over = 3: ronde 3 verbeteren · -3: wissen · u: terug · csv · q: stop
pad-ask-what-round = Enter: volgend spel · 3: spel 3 verbeteren · -3: wissen · u: terug · csv · q
pad-ask-what-over-round = 3: spel 3 verbeteren · -3: wissen · u: terug · csv · q: stop
pad-no-such-round = Dit spel is er niet: het blok heeft er { $hands }.
pad-ask-how = Enter: waarde in [ ] · <: een vraag terug · . of een leeg antwoord: afbreken
pad-ask-unknown = ‘{ $text }’ betekent hier niets.
pad-given-up = Afgebroken: er is niets veranderd.
pad-undone = De laatste wijziging is ongedaan gemaakt.
pad-undo-hint = Met u komt hij terug.
pad-nothing-to-undo = Er is niets ongedaan te maken.
pad-ask-who = Niemand heet hier { $text }; er zijn { $names }.
pad-ask-number = Een heel getal, graag.
pad-ask-answer = Een van: { $choices }.
pad-file-exists = In dit bestand staat al een blok.
pad-file-missing = Dit bestand is er niet: { $file }
pad-file-failed = { $file } kan niet gelezen of geschreven worden: { $why }
pad-saved = Bewaard in { $file }.
pad-all-saved = Alles staat in { $file }.
pad-none-begun = Er is geen blok begonnen.
pad-argument-json = ‘{ $text }’ is geen leesbare JSON; verwacht wordt zoiets als { $example }

# Hetzelfde waar elke regel een spel is.
pad-hands-round = { $hands ->
    [0] nog geen spel
    [one] 1 spel
   *[other] { $hands } spellen
}
pad-hint-round = Tik op een spel om het te verbeteren. Alles erna wordt opnieuw geteld.
pad-correct-hand-round = Spel { $hand } verbeteren
pad-write-correction-round = Spel { $hand } verbeteren
pad-delete-round = Dit spel wissen
pad-deleted-round = Spel { $hand } is gewist.
pad-written-round = Spel { $hand } is opgeschreven.
pad-corrected-round = Spel { $hand } is verbeterd, alles erna opnieuw geteld.

# Voor een spreadsheet: wat tussen twee cellen staat, en boven en in de kolommen.
pad-csv-separator = ;
pad-csv-hand = Ronde
pad-csv-dealer = Gever
pad-csv-outcome = Afloop
pad-csv-chief = Chef
pad-csv-vice = Vice
pad-csv-partner = Partner
pad-csv-height = Kaarten gelegd
pad-csv-goal = Doel
pad-csv-trump = Troef
pad-csv-bonus = Bonus
pad-csv-short = Stappen te weinig
pad-csv-tied = Gelijk
pad-csv-last = Laatste
pad-csv-cards = { $name }: kaartpunten
pad-csv-scores = { $name }: score
pad-csv-totals = { $name }: totaal
pad-csv-is-made = gehaald
pad-csv-is-failed = gemist
pad-csv-is-eklat = Eklat
pad-csv-is-passed = iedereen gepast
pad-csv-is-crown = kroon
pad-csv-is-shield = schild
pad-csv-is-redeal = opnieuw gegeven
pad-csv-is-finished = geteld
