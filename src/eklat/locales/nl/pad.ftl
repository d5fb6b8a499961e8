# Het scoreblok, in browser en terminal.
pad-title = Scoreblok
pad-game-mu = Mü
pad-game-mu2 = Mü voor twee
pad-game-heuldoch = Heul doch!
pad-about = { $game }, { $players } spelers, tot { $target }
pad-about-rounds = { $game }, { $players } spelers, { $rounds ->
    [one] één spel
   *[other] { $rounds } spellen
}
pad-and = { $first } en { $last }
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
pad-option-edition = Uitgave
pad-edition-de = Duits
pad-edition-en = Engels
pad-edition-nl = Nederlands
pad-option-target = Punten waarmee de partij eindigt
pad-option-end = Het is afgelopen als iemand
pad-end-exceed = meer heeft
pad-end-reach = zoveel heeft
pad-option-shared_eklat = Gedeeld schandaal: wat de laatste betaalt, gaat naar de anderen die gelijk stonden
pad-option-hidden_partner = Verborgen partner: de chef roept een kaart en is misschien alleen
pad-option-random_end = Willekeurig einde: na elke ronde wordt een kaart getrokken; tien keer het cijfer helpt wie voor staat, alleen om te zien of het afgelopen is
pad-option-specials = Met speciale kaarten
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
pad-row-made = Doel { $goal }, { $height ->
    [one] 1 kaart
   *[other] { $height } kaarten
}, { $trump }: met { $points } gehaald, bonus { $bonus }
pad-row-failed = Doel { $goal }, { $height ->
    [one] 1 kaart
   *[other] { $height } kaarten
}, { $trump }: { $points }, { $short ->
    [one] 1 stap te kort
   *[other] { $short } stappen te kort
}
pad-row-alone = { $chief } alleen: { $what }
pad-row-eklat = Schandaal: { $names } met elk { $height }, { $culprit } als laatste
pad-row-passed = Iedereen paste, niemand krijgt punten
pad-row-redealt = Niemand bood, { $dealer } deelt opnieuw
pad-row-crown = { $crown }: { $height } kaarten, doel { $goal }: met { $points } gehaald
pad-row-shield = { $crown }: { $height } kaarten, doel { $goal }: met { $points } gemist
pad-row-crown-plain = { $crown }: { $height } kaarten, doel { $goal }: gehaald
pad-row-shield-plain = { $crown }: { $height } kaarten, doel { $goal }: gemist
pad-row-counted = { $names } { $count ->
    [one] wint dit spel
   *[other] winnen dit spel samen
}
pad-row-lost = verloren door uien: { $list }
pad-drawn-was = getrokken: { $digit }
pad-trump-colour = kleur
pad-trump-1or7 = 1 of 7
pad-trump-digit = cijfer
pad-trump-none = zonder troef

# Een ronde opschrijven.
pad-kind = Wat is er gebeurd?
pad-played = Gespeeld
pad-eklat = Schandaal
pad-passed = Iedereen past
pad-redealt = Geen bod
pad-chief = Chef
pad-vice = Vice-chef
pad-partner = Partner
pad-crown = Kroon
pad-shield = Schild
pad-role-of = { $name }: { $role }
pad-points = Punten
pad-points-of = Kaartpunten van { $name }
pad-points-crown = Kaartpunten van de kroon, met de afgelegde
pad-laid = kaarten gelegd
pad-laid-each = kaarten elk
pad-open-cards = open kaarten
pad-fewer = Eén minder
pad-more = Eén meer
pad-goal = doel
pad-bonus = bonus
pad-bonus-is = bonus { $bonus }
pad-chief-trump = Troef van de chef
pad-choice-colour = Kleur
pad-choice-1or7 = 1 of 7
pad-choice-digit = Cijfer
pad-choice-none = Zonder
pad-tied = Gelijk
pad-last = Laatst
pad-who-tied = Wie had evenveel kaarten, en wie van hen legde als laatste?
pad-made-it = Gehaald
pad-missed-it = Gemist
pad-count-or-tell = Tel de punten, of zeg alleen hoe het afliep.
pad-drawn-digit = Cijfer van de getrokken kaart
pad-by-points = Punten
pad-by-pile = Stapel tellen
pad-how = Hoe wil je het invoeren?
pad-pile-points = Punten
pad-pile-lost = verloren door uien
pad-pile-lost-hint = Alleen nodig bij gelijkspel.
pad-onions-of = Uien van { $name }
pad-cards-of = { $name }: hoeveel kaarten met { $number }?
pad-lost-of = { $name }: punten verloren door uien
pad-worthless = niets waard: { $numbers }
pad-nothing-worthless = alles telt
pad-pile-is = { $points } punten, { $lost } verloren
pad-pack-so-far = { $given } van { $expected } kaarten
pad-result-made = Gehaald: { $points } van { $goal }.
pad-result-failed = Gemist: { $points } van { $goal }, { $short ->
    [one] 1 stap te kort
   *[other] { $short } stappen te kort
}.
pad-result-crown = { $name } haalt het doel.
pad-result-shield = { $name } mist het doel.
pad-result-nobody = Niemand krijgt punten, de volgende deelt.
pad-result-redealt = Niemand krijgt punten, en er wordt opnieuw gedeeld.
pad-no-vice = Geen vice-chef in deze ronde.
pad-alone = { $name } speelt alleen.
pad-filled = Met { $points } voor { $name } zijn het er { $total }.
pad-still-missing = Er ontbreken nog { $missing } punten.
pad-still-open = Nog open: { $names }.
pad-first-chief = Wie is chef? Dan de partner, de vice-chef als die er is, en de kaartpunten.
pad-first-tied = Geef aan wie evenveel had, en wie van hen als laatste legde.
pad-first-crown = Wie heeft de kroon?
pad-write = Opschrijven
pad-write-correction = Ronde { $hand } verbeteren
pad-back-to-sheet = Terug naar het vel
pad-delete = Deze ronde wissen
pad-deleted = Ronde { $hand } is gewist.
pad-undo = Ongedaan maken
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
pad-wrong-points-missing = Van { $missing } spelers ontbreken de kaartpunten. Alleen het laatste getal vult zichzelf in.
pad-wrong-sum = De kaartpunten zijn samen { $given }, maar er zijn er { $expected } in het spel.
pad-wrong-drawn-missing = Aan deze tafel wordt na elke ronde een kaart getrokken: vul het cijfer in.
pad-wrong-drawn-extra = Aan deze tafel wordt na de rondes geen kaart getrokken.
pad-wrong-drawn = De getrokken kaart heeft een cijfer van 0 tot 9.
pad-wrong-tied = Bij een schandaal horen minstens twee verschillende spelers met evenveel kaarten.
pad-wrong-culprit = Wie als laatste legde, is een van hen die gelijk stonden.
pad-wrong-vice-height = Als de chef maar één kaart legde, kan niemand vice-chef zijn.
pad-wrong-trump = De troef van de chef is een kleur, 1 of 7, een ander cijfer of geen.
pad-wrong-vice-of-three = Met drie spelers is er geen vice-chef.
pad-wrong-partner-of-three = Met drie spelers heeft de chef geen partner.
pad-wrong-vice-is-chief = Chef en vice-chef zijn twee verschillende mensen.
pad-wrong-partner-is-chief = De chef heeft iemand anders als partner nodig.
pad-wrong-partner-missing = Geef aan wie de partner van de chef was.
pad-wrong-partner-is-vice = De vice-chef kan nooit partner van de chef zijn.
pad-wrong-height = Het aantal kaarten is { $low } tot { $high }.
pad-wrong-points-count = Elk van de { $players } spelers heeft kaartpunten nodig.
pad-wrong-points = Kaartpunten zijn hele getallen van 0 tot { $most }.
pad-wrong-kind = Dit soort ronde bestaat hier niet; er zijn { $kinds }.
pad-wrong-points-or-made = Geef de kaartpunten van de kroon, of zeg of het doel gehaald is.
pad-wrong-pile-points = Punten zijn hele getallen van 0 tot { $most }.
pad-wrong-pile-onions = Uien zijn er 0 tot { $most }.
pad-wrong-pile-cards = Van elk getal van 1 tot 7 zijn er 0 tot { $most } kaarten.
pad-wrong-piles = Elk van de { $players } spelers heeft een stapel nodig.
pad-wrong-pack-points = Dat zijn { $given } punten, maar het hele spel heeft er { $most }.
pad-wrong-pack-number = Samen hebben jullie { $given } kaarten met { $number }, maar er zijn er { $most }.
pad-wrong-pack = Uien en open kaarten zijn samen { $given }, maar er zijn er { $expected } gespeeld.
pad-wrong-pack-many = Uien en open kaarten zijn samen { $given }, maar er zijn er maar { $most }.
pad-wrong-hands = Een blok heeft een lijst van hoogstens { $most } rondes.
pad-wrong-game = Dit spel kennen we niet; er zijn { $games }.
pad-wrong-rounds = Een partij heeft 1 tot { $most } spellen.
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
pad-wrong-edition-players = De Engelse uitgave is voor vier tot zes spelers. Neem met drie de Duitse of de Nederlandse.
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
pad-ask-kind = p: gespeeld · e: schandaal · 0: iedereen past
pad-ask-kind-two = p: gespeeld · 0: geen bod
pad-ask-chief = Chef
pad-ask-vice = Vice-chef (-: geen)
pad-ask-partner = Partner
pad-ask-partner-hidden = Partner (-: alleen)
pad-ask-height = Gelegde kaarten van de chef
pad-ask-height-eklat = Gelegde kaarten van elk
pad-ask-height-two = Open kaarten van de kroon
pad-ask-trump = Troef van de chef (c: kleur · 1: 1 of 7 · d: cijfer · 0: zonder)
pad-ask-points = Kaartpunten van { $name }
pad-ask-tied = Wie had evenveel, met komma’s ertussen
pad-ask-culprit = Wie legde als laatste
pad-ask-crown = Kroon
pad-ask-points-crown = Kaartpunten van de kroon (m: gehaald · x: gemist)
pad-ask-pile = { $name }: punten, of uien: kaarten 1 tot 7 (zoals 4: 3 2 0 1 5 2 2)
pad-ask-lost = Punten die { $name } door uien verloor (bij gelijkspel)
pad-ask-drawn = Cijfer van de getrokken kaart
pad-ask-who = Niemand heet hier { $text }; er zijn { $names }.
pad-ask-number = Een heel getal, graag.
pad-ask-answer = Een van: { $choices }.
pad-ask-pile-form = Punten, of uien, een dubbele punt en zeven getallen.
pad-file-exists = In dit bestand staat al een blok.
pad-file-missing = Dit bestand is er niet: { $file }
pad-file-failed = { $file } kan niet gelezen of geschreven worden: { $why }
pad-saved = Bewaard in { $file }.
pad-all-saved = Alles staat in { $file }.
pad-none-begun = Er is geen blok begonnen.
pad-argument-json = ‘{ $text }’ is geen leesbare JSON; verwacht wordt zoiets als { $example }

# Hetzelfde bij Heul doch!, waar elke regel een spel is.
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
