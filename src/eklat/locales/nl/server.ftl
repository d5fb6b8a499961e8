# Wat de server weigert.
server-who = We weten niet wie je bent. Zeg eerst hallo, met het geheim van je apparaat.
server-code = Deze code geldt niet meer, of heeft nooit bestaan. Maak een nieuwe op je andere apparaat.
server-no-table = Deze tafel bestaat niet.
server-no-such-position = Die stelling bestaat niet.
server-no-page = Hier is niets.
server-method = Dat kan hier niet.
server-origin = Vanaf deze pagina kun je hier niet spelen.
server-limit = Dat was veel tegelijk. Probeer het zo nog eens.
server-too-big = Dat was te lang.
server-bad-request = Dit begrijpen we niet: { $where }.
server-bad-message = Dit bericht begrijpen we niet.
server-hello = Een gesprek begint met een groet.
server-hello-twice = We hebben elkaar al begroet.
server-storage = Het kon niet worden bewaard, dus er is niets gebeurd. Probeer het nog eens.
server-no-bots = De bots zijn nu even niet bereikbaar. Probeer het zo nog eens.
server-broken = Er ging iets stuk aan onze kant. We hebben het genoteerd.
server-busy = Aan deze tafel gebeurde te veel tegelijk. Probeer het nog eens.
server-too-many-tables = Je hebt al aan { $most } tafels een plaats. Sta eerst ergens op.
server-no-bot-here = Er is geen bot met deze naam.
server-bot-game = Deze bot speelt dit spel niet.
server-hint-running = Je hebt het al gevraagd; een ogenblik.
server-no-hint = De bot weet het deze keer niet.

# Hoe mensen zonder naam heten.
server-guest = Gast

# Hoe de taal zichzelf noemt.
server-language = Nederlands

# Wat er mis kan zijn met een meegebracht verslag.
server-record-format = Dit is geen verslag zoals wij het schrijven.
server-record-unknown-key = In het verslag staat iets wat er niet hoort.
server-record-game = Het verslag is van een spel dat we niet kennen.
server-record-deal-format = De kaarten van een ronde zijn niet genoteerd zoals het moet.
server-record-deal-counts = In een ronde heeft iemand te veel of te weinig kaarten.
server-record-deal-cards = De kaarten van een ronde zijn niet die van dit spel.
server-record-dealer = Er deelt iemand die niet aan de beurt is.
server-record-match-over = Vóór deze ronde was de partij al afgelopen.
server-record-unfinished = Een ronde was nog niet klaar toen de volgende begon.
server-record-end-draw = De kaart die voor het einde is getrokken, klopt niet.
server-record-rules = Een ronde is volgens andere regels gespeeld.
server-record-scores = De genoteerde punten zijn niet wat er gespeeld is.
server-record-winners = De genoteerde winnaars hebben niet gewonnen.
server-record-proof-format = Het bewijs van eerlijk delen is niet genoteerd zoals het moet.
server-record-proof-commitment = Het geheim in het bewijs is niet wat er beloofd was.
server-record-proof-deal = De kaarten van een ronde volgen niet uit het bewijs: ze zijn veranderd.
server-record-proof-end-draw = De kaart die voor het einde is getrokken, volgt niet uit het bewijs.
