# Naspelen: een spel nog eens bekijken en delen.
replay-title = Naspelen
replay-lead = Bekijk een spel nog eens, zet voor zet: vanaf de plaats van één speler of met alle kaarten open. Dat kan met elke ronde die klaar is, en ook met een verslag van elders.
replay-of = { $game }, ronde { $number }
replay-game = Spel
replay-open-another = Een ander spel openen
replay-to-list = Alles om na te spelen
replay-to-table = Naar de tafel
replay-no-hands = Hier is nog geen ronde klaar, dus er valt niets na te spelen.
replay-no-picture = Deze stand kan niet getekend worden. De zetten staan ernaast.

# Het begin.
replay-mine = Mijn partijen
replay-mine-none = Nog niets. Zodra je een ronde hebt uitgespeeld, staat de partij hier.
replay-kept = Op dit apparaat geopend
replay-forget = Uit deze lijst halen: { $title }
replay-running = nog bezig
replay-won = gewonnen door { $names } met { $score }
replay-seat = Plaats { $number }
replay-other = Een spel van elders
replay-other-text = Breng een verslag mee, zoals Eklat en zijn programma’s het schrijven. Het blijft op dit apparaat; naar de server gaat het alleen als je een bespreking vraagt of ervandaan verder speelt.
replay-paste = Plak de tekst van een verslag
replay-show = Naspelen
replay-choose = Bestand kiezen
replay-drop = Of sleep een bestand ergens op deze pagina.
replay-many = { $count ->
    [one] { $count } verslag in dit bestand
   *[other] { $count } verslagen in dit bestand
}
replay-no-record = { $count ->
    [one] Dit is geen verslag: het heeft minstens “game”, “players” en “deals” nodig.
   *[other] Nummer { $number } van { $count } is geen verslag: het heeft minstens “game”, “players” en “deals” nodig.
}
replay-file-too-large = Dit bestand is te groot voor een verslag. Je kunt hier hoogstens 4 MB openen.
replay-bad-link = Het verslag in deze link is niet te lezen. Is de link helemaal gekopieerd?
replay-not-kept = Dit verslag staat niet meer op dit apparaat. Open het opnieuw via het bestand of de link.

# Wat niet te lezen is.
replay-json-empty = Hier staat nog niets.
replay-json-end = Regel { $line }: de tekst houdt te vroeg op. Er ontbreekt een haakje of een aanhalingsteken.
replay-json-sign = Regel { $line }, kolom { $column }: “{ $found }” kan hier niet staan.
replay-json-text = Regel { $line }, kolom { $column }: het aanhalingsteken dat hier opent, sluit niet op dezelfde regel.
replay-json-key = Regel { $line }, kolom { $column }: hier hoort een naam tussen aanhalingstekens, niet “{ $found }”.
replay-json-twice = Regel { $line }: “{ $found }” staat er twee keer.
replay-json-comma = Regel { $line }, kolom { $column }: voor “{ $found }” ontbreekt een komma of het haakje dat sluit.
replay-json-deep = Regel { $line }: te veel haakjes in elkaar.
replay-json-more = Regel { $line }, kolom { $column }: het verslag is afgelopen, maar er volgt nog “{ $found }”.
replay-wrong-deal = Het probleem zit in ronde { $deal }.
replay-wrong-action = Het probleem zit in ronde { $deal }, zet { $action }:
replay-wrong-line = (regel { $line })
replay-edit = Verbeteren
replay-watch-so-far = Tot daar bekijken

# Zet voor zet.
replay-controls = Vooruit en terug
replay-position = Plek
replay-at = { $step } van { $steps }: { $line }
replay-first = Naar het begin
replay-last = Naar het eind
replay-back = Eén zet terug
replay-forward = Eén zet verder
replay-part-back = Een hoofdstuk terug
replay-part-forward = Een hoofdstuk verder
replay-play = Afspelen
replay-pause = Pauze
replay-speed = { $speed ->
    [slow] Tempo: langzaam
    [fast] Tempo: snel
   *[normal] Tempo: normaal
}
replay-review = Bespreking
replay-next-loss = Naar het volgende verlies
replay-last-loss = Naar het vorige verlies
replay-moves = Zetten
replay-result = Uitslag
replay-show-result = Uitslag tonen
replay-unfinished = Deze ronde is niet uitgespeeld.
replay-hand = Ronde
replay-hands = Rondes van de partij
replay-hand-number = Ronde { $number } { $outcome }
replay-more = Rondes en kaarten
replay-match = Partij
replay-match-number = Partij { $number }
replay-outcome-unfinished = niet uitgespeeld
replay-eyes = Kaarten van
replay-eyes-all = iedereen, open
replay-eyes-spectator = niemand (toeschouwer)
replay-player = Speler
replay-this-hand = Deze ronde
replay-total = Totaal
replay-before = Voor deze ronde
replay-after = Na deze ronde
replay-keys = Toetsen
replay-hidden = Gedekte kaarten

# Delen.
replay-share = Dit moment delen
replay-share-short = Delen
replay-play-on = Verder spelen
replay-play-on-text = Vanaf hier met bots, in plaats van { $name }: een oefentafel
replay-share-table = Wie deze link opent, ziet precies dit moment.
replay-share-record = Wie deze link opent, ziet precies dit moment. Het verslag zit in de link zelf; geen server bewaart het.
replay-link = Link
replay-copy = Kopiëren
replay-send = Versturen
replay-too-long = Dit verslag is te lang voor een link. Stuur in plaats daarvan het bestand.
replay-file = Het verslag als bestand
replay-file-why = Alles wat er gedeeld en gespeeld is: om te bewaren, om na te kijken met “eklat verify” of om hier weer te openen.
replay-download = Verslag downloaden

# Het bewijs van eerlijk delen.
replay-proof = Is er eerlijk gedeeld?
replay-proof-short = Eerlijk gedeeld
replay-proof-why = Als alles klopt wat hier wordt nagegaan, heeft niemand de kaarten van deze partij uitgekozen, ook niet wie de server beheert: je apparaat had zijn aandeel verzegeld voordat dat van de anderen bekend was.
replay-proof-why-unsealed = De server had zijn geheim vastgelegd voordat er werd gedeeld en kon daarna geen kaart meer veranderen. Maar geen enkel apparaat heeft zijn aandeel verzegeld: wie het geheim kende, kon er een uitkiezen dat goede kaarten oplevert. Dit is na te gaan:
replay-proof-why-elsewhere = Dat geheim, aandelen, zegels en kaarten bij elkaar passen, kan iedereen nagaan. Dat de zegels er eerst waren, weten alleen de apparaten die aan tafel waren. Zo gaat het:
replay-proof-later = De partij is nog niet afgelopen. Daarna maakt de server zijn geheim bekend, en kan iedereen nagaan dat elke ronde daaruit volgt.
replay-proof-promise = Hierop heeft hij zich voor de eerste ronde vastgelegd:
replay-proof-none = Bij dit verslag zit geen bewijs. Dat is heel gewoon bij spellen die met de hand zijn opgeschreven.
replay-proof-commitment = De belofte
replay-proof-commitment-text = Voor de eerste ronde heeft de server de vingerafdruk van een geheim getal bekendgemaakt. Het geheim dat nu openligt, moet precies deze vingerafdruk hebben.
replay-proof-own-good = Je browser heeft het zelf nagerekend: het klopt.
replay-proof-own-bad = Je browser heeft het zelf nagerekend: het klopt niet.
replay-proof-kept = Je apparaat kende deze belofte en alle zegels voordat het zijn eigen zegel opende, en zijn aandeel zit erin.
replay-proof-broken = Maar toen je apparaat zijn zegel opende, kreeg het een andere belofte of andere zegels te zien, of zijn aandeel ontbreekt.
replay-proof-out = Het aandeel van je apparaat zit er niet in: zijn zegel is nooit geopend. Was het de hele tijd aan tafel, dan is het buitengesloten, en dan beloven de zegels van de anderen jou niets.
replay-proof-salts = Het aandeel van de spelers
replay-proof-salts-text = Na de belofte kon het apparaat van elke speler een eigen aandeel verzegelen: een willekeurig getal, misschien achter een woord. Eerst stonden alle zegels vast, daarna werden ze allemaal geopend. Niemand kon zijn aandeel bij dat van de anderen uitzoeken. Wie het zijne achterhoudt, wordt genoemd, en zonder hem worden er nieuwe gemaakt. Een apparaat dat zijn zegel wel heeft geopend en toch wordt genoemd, weet dat het is buitengesloten.
replay-proof-no-salt = niets
replay-proof-missed = verzegeld, maar niet geopend
replay-proof-aloud = (hardop gezegd)
replay-proof-deals = { $count ->
    [one] De kaarten van { $count } ronde
   *[other] De kaarten van alle { $count } rondes
}
replay-proof-deals-text = Geheim en woorden samen bepalen hoe er geschud wordt. Alle rondes worden er opnieuw mee gedeeld en kaart voor kaart vergeleken.
replay-proof-moves = De zetten
replay-proof-moves-text = Elke zet wordt volgens de regels opnieuw gespeeld, en alle punten worden opnieuw geteld.
replay-proof-check = Nu nagaan
replay-proof-again = Nog eens nagaan
replay-proof-good = { $count ->
    [one] Alles in orde: er is eerlijk gedeeld, elke zet mocht, de punten kloppen.
   *[other] Alles in orde: alle { $count } rondes zijn eerlijk gedeeld, elke zet mocht, de punten kloppen.
}
replay-proof-bad = Het bewijs klopt niet.
replay-proof-too-big = Deze partij is te lang om hier na te gaan. Download het verslag en kijk het na met “eklat verify”.

# Een verslag schrijven.
replay-write = Een echt spel opschrijven
replay-write-why = Heb je aan een echte tafel gespeeld en weet je de kaarten nog? Schrijf het spel op en bekijk het hier.
replay-write-button = Spel opschrijven
replay-write-lead = Begin met een voorbeeld en verander wat anders was. De regels lezen mee: ze zeggen meteen wie aan de beurt is, wat mag en waar iets niet kan.
replay-write-sheet = Het verslag
replay-players = Spelers
replay-template = Met het voorbeeld beginnen
replay-record = Tekst van het verslag
replay-tidy = Netjes maken
replay-verdict = Wat de regels zeggen
replay-checking = Een ogenblik …
replay-edit-empty = Kies een spel en begin met het voorbeeld.
replay-edit-no-record = Dit is nog geen verslag: het heeft minstens “format”, “game”, “players” en “deals” nodig.
replay-good-so-far = Tot hier klopt alles.
replay-good-finished = Alles klopt. De partij is afgelopen, gewonnen door { $names }.
replay-good-fair = Ook het bewijs van eerlijk delen klopt.
replay-standing = Stand: { $scores }
replay-point = Plek tonen
replay-next = { $who } is aan de beurt
replay-action = Volgende zet
replay-add = Toevoegen
replay-legal = Wat mag
replay-hand-over = Deze ronde is klaar.
replay-add-hand = Nog een ronde toevoegen
replay-undo = Terugnemen: { $action }
replay-how = Zo schrijf je het
replay-how-cards = Kaarten
replay-how-seats = Plaatsen
replay-how-seats-text = Plaatsen tellen vanaf 0, met de klok mee, in de volgorde van “players”.
replay-how-deal = Het delen
replay-how-actions = Zetten
replay-how-actions-text = Eén voor één, zonder namen: wie aan de beurt is, volgt uit de regels.
replay-how-rest = En de rest
replay-how-rest-text = Een verslag mag overal ophouden. “options” noemt regels die afwijken van het gewone; “scores” en “winners” mogen ontbreken en worden nagekeken als ze er zijn. “date”, “place” en “note” mag je erbij schrijven.

# Een ronde met echte kaarten, aangetikt.
jot-title = Een ronde opschrijven door te tikken
jot-lead = Voor echte kaarten op tafel: tik aan wie in de veiling wat legt, en dan kaart voor kaart wat er gespeeld wordt. Niemand hoeft de handen te kennen, die volgen uit wat gespeeld is. Alles wordt meteen op dit apparaat bewaard. De regels weet de server, dus er is een verbinding nodig.
jot-begin = Een ronde opschrijven
jot-count = Spelers
jot-names = Namen, met de klok mee
jot-player = Speler { $number }
jot-dealer = Wie deelt
jot-start = Naar de kaarten
jot-hand = Ronde { $number } · { $dealer } deelt
jot-back = Terug
jot-undo = Terugnemen
jot-table = De tafel
jot-grid = Het spel kaarten
jot-colours = Kleuren in het spel
jot-card = { $card }{ $open ->
    [yes] , open voor { $names }
   *[no] { "" }
}, { $state ->
    [gone] weg
    [chosen] gekozen
    [possible] mogelijk
   *[not] nu niet mogelijk
}
jot-pass = Passen
jot-lay = { $count ->
    [0] { $most ->
        [one] Een kaart leggen
       *[other] Tot { $most } kaarten leggen
    }
    [one] { $count } kaart leggen
   *[other] { $count } kaarten leggen
}
jot-keys = Toetsenbord: { $letters } en een cijfer voor een kaart, P past, Enter legt, Backspace neemt terug.
jot-ask-drawn = Welke kaart is voor het einde getrokken?
jot-over = De ronde is afgelopen
jot-refused = { $name }: { $sentence }
jot-waiting = De server antwoordt niet. Wat je hebt aangetikt is bewaard, en wordt bekeken zodra de verbinding er weer is.
jot-not-kept = Deze browser bewaart niets: de ronde is weg als de pagina gesloten wordt.
jot-not-here = Deze ronde staat niet op dit apparaat.
jot-forced = { $count ->
    [one] De laatste kaart is aangevuld: het kon alleen deze zijn.
   *[other] De laatste { $count } kaarten zijn aangevuld: het konden alleen deze zijn.
}
jot-partial = { $count ->
    [one] Van één kaart weet niemand wie die had. In een verslag staat elke kaart, dus deze ronde blijft een deel: ze staat onder “Naspelen”.
   *[other] Van { $count } kaarten weet niemand wie die had. In een verslag staat elke kaart, dus deze ronde blijft een deel: ze staat onder “Naspelen”.
}
jot-memory = Een hand die ik nog weet
jot-memory-none = geen
jot-memory-text = Wie nog weet welke kaarten hij kreeg, kan zijn spel laten beoordelen, hoe weinig er verder ook bekend is. Er mogen hoogstens { $most } eigen kaarten ontbreken.
jot-memory-ask = Tik de hand aan die { $name } kreeg: { $count } van { $all }
jot-memory-done = Terug naar de zetten
jot-memory-review = { $name } beoordelen
jot-memory-title = { $name }, uit het geheugen beoordeeld
jot-memory-back = Terug naar het spel
jot-sheet-moved = Het scoreblok is intussen verder; deze ronde wordt alleen als verslag bewaard.
jot-not-on-sheet = Deze ronde past niet op het blok: daar gelden andere regels.
jot-onto-sheet = Op het blok
jot-replay = Naspelen
jot-parts = Gedeeltelijk opgeschreven rondes
jot-part = Ronde { $number } · { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
jot-from-replay = Echte kaarten, kaart voor kaart: tik een ronde aan op het spel kaarten, en het wordt een verslag.
