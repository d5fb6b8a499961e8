# Wat alle spellen zeggen. Feiten heten zoals `eklat/games/said.py` het beschrijft.
game-seat = plaats { $seat }
game-list = { $first } en { $last }
game-ask = { $who-you ->
    [yes] Jouw beurt
   *[no] { $who } is aan de beurt
}
game-told-move = { $who }: { $move }
game-advise = { $move }

# Waarom niet.
game-no-deal-over = Deze ronde is voorbij.
game-no-turn = Iemand anders is aan de beurt.
game-no-turn-of = { $who } is aan de beurt.
game-no-listed = Dat is niet een van je zetten.

# Wat niet te lezen is.
game-no-text = Een zet is een tekst, niet { $given }.
game-no-long-move = { $given } is geen zet: geen zet is langer dan { $most } tekens.
game-no-words = { $given } is geen zet: verwacht worden woorden van letters en cijfers met telkens één spatie ertussen.
game-no-such-move = { $given } is geen zet van dit spel: verwacht wordt { $forms }.
game-no-jotting = De zetten van { $game } verraden niet wie welke kaart had: schrijf ook de verdeling op.
game-no-seat = { $given } is geen plaats: verwacht wordt een getal zoals 0 of 3.

# Wat niet te delen is.
game-no-object = { $where } moet een object met { $keys } zijn, niet { $given }.
game-no-key = { $where } moet { $keys } hebben: { $key } ontbreekt.
game-no-such-key = { $where } moet { $keys } hebben: { $key } hoort daar niet bij.
game-no-cards = { $where } moet een lijst met kaarten zijn, niet { $given }.
game-no-card-there = { $where }: { $reason }
game-no-seats = { $where } moet een lijst zijn met iets voor elke plaats, niet { $given }.
game-no-starter = Bij een ronde moet { $key } staan.
game-no-starting-seat = { $key } moet een plaats van 0 tot { $last } zijn, niet { $given }.
game-no-card-surplus = { $card } is { $dealt ->
    [1] één keer
    [2] twee keer
   *[other] { $dealt } keer
} gedeeld, maar { $exists ->
    [0] hoort niet bij dit spel kaarten.
    [1] bestaat maar één keer.
    [2] bestaat maar twee keer.
   *[other] bestaat maar { $exists } keer.
}
game-no-card-missing = { $card } ontbreekt: die kaart bestaat { $exists ->
    [1] één keer
    [2] twee keer
   *[other] { $exists } keer
} en is { $dealt ->
    [0] helemaal niet gedeeld.
    [1] maar één keer gedeeld.
    [2] maar twee keer gedeeld.
   *[other] maar { $dealt } keer gedeeld.
}

# Wat een tafel niet kan kiezen.
game-option-number = een geheel getal van { $first } tot { $last }
game-option-values = een van { $allowed }
game-no-option = De optie { $name } kan niet { $given } zijn: toegestaan is { $expected }.
game-no-such-option = Een optie { $name } bestaat niet; er zijn { $known }.
game-no-players = { $game } is voor { $first } tot { $last } spelers, niet voor { $given }.
game-no-players-but = { $game } is voor { $only } spelers, niet voor { $given }.
game-no-players-number = Hoeveel er spelen is een geheel getal, zoals 4, niet { $given }.

# Wat niet in een partij hoort.
game-no-match-over = De partij is voorbij: { $who-count ->
    [one] { $who } heeft gewonnen.
   *[other] { $who } hebben gewonnen.
}
game-no-deal-yet = Voor de volgende ronde moet er een kaart voor het einde van de partij worden getrokken.
game-no-deal-for = Er is aan { $dealt } spelers gedeeld, maar er zitten er { $players } aan tafel.
game-no-dealer = Deze ronde begint bij { $right }, niet bij { $who }.
game-no-other-rules = Deze ronde is volgens andere regels gespeeld dan de partij.
game-no-result-yet = Deze ronde is nog niet voorbij.
game-no-end-draw = Bij { $game } wordt geen kaart getrokken voor het einde van een partij.
game-no-end-draw-now = Voor het einde van de partij wordt nu geen kaart getrokken.
game-no-end-card = Voor het einde van de partij wordt nu geen kaart getrokken, dus { $given } is te veel.
