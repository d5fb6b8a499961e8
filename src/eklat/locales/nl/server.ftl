# Wat de server weigert.
server-who = We weten niet wie je bent. Zeg eerst hallo, met het geheim van je apparaat.
server-not-the-host = Dit is alleen voor wie de server beheert: breng het token mee.
server-code = Deze code geldt niet meer, of heeft nooit bestaan. Maak een nieuwe op je andere apparaat.
server-no-table = Deze tafel bestaat niet.
server-no-such-person = Er is niemand met dit kenmerk.
server-no-such-position = Die stelling bestaat niet.
server-no-page = Hier is niets.
server-method = Dat kan hier niet.
server-origin = Vanaf deze pagina kun je hier niet spelen.
server-slow = Dat kwam te langzaam binnen. Probeer het nog eens.
server-limit = Dat was veel tegelijk. Probeer het zo nog eens.
server-too-big = Dat was te lang.
server-bad-request = Dit begrijpen we niet: { $where }.
server-bad-message = Dit bericht begrijpen we niet.
server-hello = Een gesprek begint met een groet.
server-hello-twice = We hebben elkaar al begroet.
server-protocol = { $age ->
    [newer] Je komt met een nieuwere versie dan deze server heeft. Laad de pagina zo opnieuw, of speel met een ouder programma.
   *[older] Deze server heeft een nieuwe versie. Laad de pagina opnieuw, of vernieuw het programma waarmee je speelt.
}
server-storage = Het kon niet worden bewaard, dus er is niets gebeurd. Probeer het nog eens.
server-no-bots = De bots zijn nu even niet bereikbaar. Probeer het zo nog eens.
server-unanswered = Er kwam deze keer niets uit. Probeer het zo nog eens.
server-closing = De server start net opnieuw op. Probeer het zo nog eens.
server-broken = Er ging iets stuk aan onze kant. We hebben het genoteerd.
server-busy = Aan deze tafel gebeurde te veel tegelijk. Probeer het nog eens.
server-too-many-tables = Je hebt al aan { $most } tafels een plaats. Sta eerst ergens op.
server-no-bot-here = Er is geen bot met deze naam.
server-bot-game = Deze bot speelt dit spel niet.
server-hint-running = Je hebt het al gevraagd; een ogenblik.
server-no-hint = De bot weet het deze keer niet.
server-hand-not-over = Deze ronde is nog bezig. Ze kan besproken worden als ze voorbij is.
server-no-review = { $game } kan nog niet besproken worden; Mü, Mü voor twee en Heul doch! wel.
server-no-such-review = Deze bespreking bestaat niet, of is van iemand anders.
server-too-many-reviews = Er wordt al aan meerdere besprekingen voor je gewerkt. Wacht tot er een klaar is.

# Hoe mensen zonder naam heten.
server-guest = Gast

# Hoe de taal zichzelf noemt.
server-language = Nederlands
