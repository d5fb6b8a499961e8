# De bots, elk één regel.
bot-random = Doet wat het toeval wil.
bot-novice = Speelt op gevoel, vergeet gespeelde kaarten en biedt verlegen.
bot-dreamer = Heeft hetzelfde geleerd als de leerling, maar is er vaak met zijn gedachten niet bij en biedt zo verlegen als een beginner.
bot-daredevil = Speelt als een clubspeler, maar houdt van een schandaal: gaat in de veiling van Mü niemand verder, dan komt hij gelijk.
bot-club = Kent het spel, telt mee en antwoordt meteen.
bot-student = Heeft het spel geleerd door miljoenen keren tegen zichzelf te spelen, en antwoordt meteen.
bot-adept = Probeert zijn lievelingszetten in een aantal partijen en piekert niet over wat de anderen deden.
bot-expert = Stelt zich de verborgen kaarten voor en probeert elke zet in duizenden partijen.
bot-champion = Weet wat miljoenen partijen hebben geleerd, en probeert zijn lievelingszetten in heel veel partijen.

# De redenen van de leerling.
student-only = Meer keus had ik niet.
student-trusts = Na alles wat ik leerde door tegen mezelf te spelen, zet ik voor { $share }% in op “{ $move }”.

# De redenen van de expert.
expert-only = Iets anders kon niet.
expert-best = In { $playouts } denkbare partijen lag “{ $move }” { $lead } { $lead ->
    [one] punt
   *[other] punten
  } voor op “{ $other }”.
expert-sure = Inmiddels is elke kaart bekend, en “{ $move }” leidt bewezen tot het beste wat er nog in zit.
expert-even = In { $playouts } denkbare partijen kwamen “{ $move }” en “{ $other }” gelijk uit, en niets was beter.

# De redenen van de kampioen.
champion-best = Van de zetten waarover ik nadacht lag “{ $move }” in { $playouts } denkbare partijen { $lead } { $lead ->
    [one] punt
   *[other] punten
  } voor op “{ $other }”.
champion-trusts = In { $playouts } denkbare partijen lag “{ $move }” weliswaar niet voor op “{ $other }”, maar wat ik leerde, zet er voor { $share }% op in.

# De reden van de gevorderde, waar hij weinig partijen heeft geprobeerd; anders spreekt hij als de kampioen.
adept-best = Van de zetten waarover ik nadacht lag “{ $move }” voor op “{ $other }”; met hoeveel, valt na { $playouts } denkbare partijen niet te zeggen.
