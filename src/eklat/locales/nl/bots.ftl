# De bots, elk één regel.
bot-random = Doet wat het toeval wil.
bot-novice = Speelt op gevoel, vergeet gespeelde kaarten en biedt verlegen.
bot-club = Kent het spel, telt mee en antwoordt meteen.
bot-expert = Stelt zich de verborgen kaarten voor en probeert elke zet in duizenden partijen.

# Hoe redenen spelers en troeven noemen.
bot-seat = plaats { $seat }
bot-trump-R = rood
bot-trump-Y = geel
bot-trump-G = groen
bot-trump-B = blauw
bot-trump-K = zwart
bot-trump-0 = de nullen
bot-trump-1 = de enen
bot-trump-2 = de tweeën
bot-trump-3 = de drieën
bot-trump-4 = de vieren
bot-trump-5 = de vijven
bot-trump-6 = de zessen
bot-trump-7 = de zevens
bot-trump-8 = de achten
bot-trump-9 = de negens
bot-trump-none = zonder troef

# De redenen van de expert.
expert-only = Iets anders kon niet.
expert-best = In { $playouts } denkbare partijen lag “{ $move }” { $lead } { $lead ->
    [one] punt
   *[other] punten
  } voor op “{ $other }”.
expert-sure = Inmiddels is elke kaart bekend, en “{ $move }” leidt bewezen tot het beste wat er nog in zit.
expert-even = In { $playouts } denkbare partijen kwamen “{ $move }” en “{ $other }” gelijk uit, en niets was beter.
