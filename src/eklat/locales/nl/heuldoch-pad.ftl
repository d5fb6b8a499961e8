# Heul doch! op het scoreblok.
pad-game-heuldoch = Heul doch!
pad-option-specials = Met speciale kaarten
pad-row-counted = { $names } { $count ->
    [one] wint dit spel
   *[other] winnen dit spel samen
}
pad-row-lost = verloren door uien: { $list }
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
pad-still-open = Nog open: { $names }.
pad-wrong-pile-points = Punten zijn hele getallen van 0 tot { $most }.
pad-wrong-pile-onions = Uien zijn er 0 tot { $most }.
pad-wrong-pile-cards = Van elk getal van 1 tot 7 zijn er 0 tot { $most } kaarten.
pad-wrong-piles = Elk van de { $players } spelers heeft een stapel nodig.
pad-wrong-pack-points = Dat zijn { $given } punten, maar het hele spel heeft er { $most }.
pad-wrong-pack-number = Samen hebben jullie { $given } kaarten met { $number }, maar er zijn er { $most }.
pad-wrong-pack = Uien en open kaarten zijn samen { $given }, maar er zijn er { $expected } gespeeld.
pad-wrong-pack-many = Uien en open kaarten zijn samen { $given }, maar er zijn er maar { $most }.
pad-ask-pile = { $name }: punten, of uien: kaarten 1 tot 7 (zoals 4: 3 2 0 1 5 2 2)
pad-ask-lost = Punten die { $name } door uien verloor (bij gelijkspel)
pad-ask-pile-form = Punten, of uien, een dubbele punt en zeven getallen.
