# Wat de tafel weigert.
table-already-seated = Je zit hier al. Sta eerst op om van plaats te wisselen.
table-other-cards = Je hebt in deze ronde al andere kaarten gezien. Neem dezelfde plaats weer in, of wacht tot hij voorbij is.
table-table-full = Alle plaatsen zijn bezet.
table-seat-taken = Daar zit { $called } al.
table-seat-wanted = { $called } heeft al om die plaats gevraagd.
table-no-newcomer = Om die plaats vraagt nu niemand.
table-seat-empty = Daar zit niemand.
table-own-seat = Dat is je eigen plaats. Sta gewoon op.
table-same-game = Het spel staat vast. Open een nieuwe tafel voor een ander.
table-person = We weten niet wie je bent.
table-name = Een naam heeft 1 tot { $longest } afdrukbare tekens.
table-bot-name = Zo heet geen bot.
table-not-seated = Daarvoor heb je een plaats aan tafel nodig.
table-not-host = Dat mag alleen wie de tafel leidt.
table-no-such-seat = Die plaats bestaat niet.
table-phase-gathering = De partij is nog niet begonnen.
table-phase-playing = Er wordt net een ronde gespeeld.
table-phase-scoring = De ronde is voorbij.
table-phase-over = De partij is voorbij.
table-move-id = Een zet heeft een kenmerk van 1 tot { $longest } tekens nodig.
table-move-id-used = Een andere zet van je heeft dit kenmerk al. Kies een nieuw.
table-no-bot = Daar speelt geen bot.
table-stale = Er is intussen iets gebeurd. Kijk nog eens.
table-paused = De tafel heeft pauze.
table-not-paused = De tafel heeft geen pauze.
table-no-hints = Tips zijn er alleen aan een oefentafel.
table-not-your-turn = Je bent niet aan de beurt.
table-salt = Een bijdrage aan het toeval heeft hoogstens { $longest } afdrukbare tekens.
table-seal = Een zegel bestaat uit 64 kleine hexadecimale cijfers: de SHA-256 van een bijdrage aan het toeval.
table-reveal = Dat is niet de bijdrage die verzegeld werd.
table-not-revealing = Er worden nu geen zegels geopend.
table-not-overdue = Er is nog op niemand lang genoeg gewacht.
table-reveal-missed = Je hebt in deze partij een zegel niet geopend en draagt niets meer bij aan het toeval.
table-opening = De partij gaat zo beginnen. Een ogenblik.
table-seats-empty = Er zijn nog plaatsen vrij. Nodig iemand uit of neem bots.
table-no-person = Daar zit niemand om op te wachten.
table-others-choose = Dat beslissen de anderen.
table-time-left = { $called } heeft nog tijd.
table-phrase = Die uitspraak kennen we niet.
table-chat = Een bericht heeft 1 tot { $longest } afdrukbare tekens.
table-nothing-to-take-back = Je hebt niets om terug te nemen.
table-card-seen = Er is een kaart gezien; dat kun je niet terugnemen.
table-already-asked = De anderen zijn al gevraagd.
table-not-asked = Niemand wil iets terugnemen.
table-no-such-match = Die partij is er aan deze tafel niet.
table-no-such-version = Zo tellen we niet: gebeurtenissen hebben nummers vanaf 1.
table-match-running = Alle kaarten zijn pas na de partij te zien.
table-clock = Zo kun je geen klok zetten: bedenktijd per zet, of voor de partij met een toeslag per zet, van 1 seconde tot 7 dagen.
table-game = Dat spel kennen we niet.
table-settings = Met deze instellingen kun je geen tafel openen.

# Uitspraken die iedereen in de eigen taal leest.
phrase-hello = Hallo allemaal!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-sorry = Sorry!
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-your-turn = Jij bent aan de beurt.
phrase-good-game = Mooi spel!
phrase-again = Nog een partij?
phrase-laugh = Haha!
phrase-weep = Snif …
phrase-gasp = O!
phrase-wink = Grapje.
phrase-cheer = Hoera!
phrase-dare = Kom op, nog een kaart! Of durf je niet?
phrase-greedy = Er is hier vandaag iemand hebberig.
phrase-scandal = Ik ruik een schandaal …
phrase-trusted = En ik vertrouwde je nog wel!
phrase-mine = Die slag was van mij!
phrase-cry = Huil maar!
phrase-have-an-onion = Hier, neem een ui.
phrase-chopping = Wie snijdt hier uien?
phrase-keep-it = Die mag je houden.

# Wat er aan tafel gebeurt.
table-chapter-hand = Ronde { $hand }
table-told-settings-changed = De instellingen zijn gewijzigd.
table-told-sat-down = { $who-you ->
    [yes] Je gaat zitten.
   *[no] { $name } gaat zitten.
}
table-told-seat-asked = { $name } wil graag op de plaats van { $who } zitten.
table-told-seat-answered = { $who-you ->
    [yes] { $agreed ->
        [yes] Je vindt het goed.
       *[no] Je speelt liever eerst de ronde uit.
    }
   *[no] { $agreed ->
        [yes] { $who } vindt het goed.
       *[no] { $who } speelt liever eerst de ronde uit.
    }
}
table-told-seat-unasked = Niemand vraagt nog om de plaats van { $who }.
table-told-left = { $who-you ->
    [yes] Je staat op.
   *[no] { $who } staat op.
}
table-told-seat-freed = { $who } heeft geen plaats meer.
table-told-bot-seated = { $who } (bot, { $bot ->
    [random] toeval
    [novice] beginner
    [dreamer] dromer
    [daredevil] waaghals
    [club] clubspeler
    [student] leerling
    [adept] gevorderde
    [expert] expert
    [champion] kampioen
   *[other] { $bot }
}) gaat zitten.
table-told-stood-in = { $who-you ->
    [yes] Een bot speelt { $once ->
        [yes] één zet
       *[no] verder
    } voor jou.
   *[no] Een bot speelt { $once ->
        [yes] één zet
       *[no] verder
    } voor { $who }.
}
table-told-came-back = { $who-you ->
    [yes] Je bent terug.
   *[no] { $who } is terug.
}
table-told-waited = { $who-you ->
    [yes] Je wacht liever op { $other }.
   *[no] { $who } wacht liever op { $other }.
}
table-told-salted = { $who-you ->
    [yes] Je draagt
   *[no] { $who } draagt
} iets bij aan het toeval.
table-told-reveal-missed = { $who-you ->
    [yes] Je apparaat heeft zijn zegel niet geopend. Alle anderen voegen nieuw toeval toe, en er wordt zonder het jouwe gedeeld.
   *[no] Geen zegel geopend: { $who }. Alle anderen voegen nieuw toeval toe, en zo wordt er gedeeld.
}
table-told-started = De partij begint.
table-told-played-on = Deze ronde begint zoals in een verslag, na { $moves ->
    [one] één zet
   *[other] { $moves } zetten
  }.
table-told-ready = { $who-you ->
    [yes] Je bent klaar.
   *[no] { $who } is klaar.
}
table-told-rematched = Nog een partij: iedereen komt weer bij elkaar.
table-told-paused = { $who-you ->
    [yes] Je neemt pauze.
   *[no] { $who } neemt pauze.
}
table-told-resumed = { $who-you ->
    [yes] Je gaat verder na de pauze.
   *[no] { $who } gaat verder na de pauze.
}
table-told-take-back-asked = { $who-you ->
    [yes] Je wilt de laatste zet terugnemen.
   *[no] { $who } wil de laatste zet terugnemen.
}
table-told-take-back-answered = { $who-you ->
    [yes] { $agreed ->
        [yes] Je bent het ermee eens.
       *[no] Je bent het er niet mee eens.
    }
   *[no] { $agreed ->
        [yes] { $who } is het ermee eens.
       *[no] { $who } is het er niet mee eens.
    }
}
table-told-taken-back = { $who-you ->
    [yes] Je neemt je zet terug.
   *[no] { $who } neemt de zet terug.
}
table-told-hand-over = Deze ronde: { $scores }.
table-told-totals = Stand: { $scores }.
table-told-end-drawn = Voor het einde van de partij wordt { $card } getrokken.
table-told-match-over = { $who-count ->
    [one] { $who-you ->
        [yes] De partij is voorbij. Je hebt gewonnen!
       *[no] De partij is voorbij. { $who } heeft gewonnen.
    }
   *[other] De partij is voorbij. { $who } delen de winst.
}
table-play-on-finished = Verder spelen kan alleen met een ronde die afgelopen is.
table-play-on-over = Daar is de ronde al afgelopen. Kies een stelling na hoogstens { $most } zetten.
