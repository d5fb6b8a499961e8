# De bespreking in de browser: een laag over het terugspelen, en het eigen spel over veel rondes.
review-of = { $game }, ronde { $number }
review-whose = Wiens beslissingen
review-everybody = die van iedereen
review-mine = Dat was ik
review-working = De ronde wordt doorgenomen …
review-ahead = { $count ->
    [one] Eén bespreking gaat voor.
   *[other] { $count } besprekingen gaan voor.
}
review-kept = De server bewaart de bespreking van dit verslag 30 dagen, zonder namen.
review-failed = Deze ronde kon niet besproken worden. Probeer het later nog eens.
review-curve-line = { $name }: van { $from } naar { $to }.
review-last = Vorig verlies
review-next = Volgend verlies
review-losses = { $count ->
    [0] geen verliezen
    [one] één verlies
   *[other] { $count } verliezen
}
review-begin = Loop de ronde door, of ga naar het eerste verlies.
review-nothing-here = Hier viel niets te beslissen, of het is niet besproken.
review-loss = { $points } punten verloren
review-what = { $name }, { $kind }; geprobeerd met { $worlds } verdelingen die mogelijk waren.
review-candidates = De zetten die geprobeerd zijn
review-move = Zet
review-knew = Met wat men wist
review-know = Met wat je weet
review-goal = Doel
review-lay = Zoals de kaarten lagen
review-best = het best
review-played = gespeeld
review-try = Nog eens proberen
review-try-ask = Wat zou jij doen in plaats van { $name }?
review-try-text = Je ziet wat men toen wist. Deze zetten zijn geprobeerd; elke zet die niet van de beste te onderscheiden is, telt.
review-try-show = Toon het antwoord
review-try-good = Dat telt: niet van de beste zet te onderscheiden.
review-try-worse = { $points } punten achter de beste.
review-try-again = Een andere
review-try-back = Terug naar de bespreking
review-fall-of = { $name }: hoe het zo kwam
review-to-decisive = Naar het beslissende moment
review-sum-lost = { $count ->
    [one] { $points } punten verloren bij één beslissing
   *[other] { $points } punten verloren bij { $count } beslissingen
}
review-sum-slip = { $count ->
    [one] { $count } slordigheid
   *[other] { $count } slordigheden
}
review-sum-mistake = { $count ->
    [one] { $count } fout
   *[other] { $count } fouten
}
review-sum-blunder = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
review-sum-small = kleine verliezen samen { $points }
review-share = Als plaatje
review-summary = De ronde op een blad
review-picture-alt = { $name }: verloren punten, de curve van de ronde en hoe het zo kwam.
review-picture-foot = Met wat men wist, ± 95 %. Eklat { $version }, waardefunctie { $value }.
review-picture-failed = Het plaatje kon niet gemaakt worden. Probeer de andere soort.
review-send = Sturen
review-save = Bewaar als { $kind }
review-to-play = Mijn spel over veel rondes
review-play-title = Mijn spel
review-play-lead = Verloren punten per beslissing, over alle besproken rondes, met wat je toen wist. Elk getal met zijn 95%-fout.
review-play-none = In dit spel is nog geen ronde van jou besproken. Open een afgelopen ronde en kies ‘Bespreking’.
review-play-few = { $hands ->
    [one] Eén ronde zegt weinig: de fout toont hoe weinig men nog weet.
   *[other] { $hands } rondes is weinig: de fouten zeggen hoe weinig men nog weet.
}
review-play-lost = Verloren per beslissing
review-play-ahead = Voor op de anderen per ronde
review-play-adjusted = Hetzelfde zonder het geluk van de kaarten
review-play-kind = Soort
review-play-decisions = Beslissingen
review-play-me = Jij
review-play-bots = De bots van het huis zijn net zo besproken: { $hands } rondes met { $players } spelers, een kleine steekproef.
review-play-no-bots = De bots van het huis zijn in dit spel nog niet besproken.
review-play-trend = In de loop van de tijd, in stappen van { $part } rondes
review-play-all = alle beslissingen
review-play-hands = { $hands ->
    [one] één ronde
   *[other] { $hands } rondes
}
