# Terugspelen en opschrijven.
heuldoch-outcome-finished = klaar
heuldoch-how-cards = Een letter voor de soort en het getal. Speciale kaarten: catapult (katapult), towel (handdoek), carousel (draaimolen), werewolf (weerwolf).
heuldoch-how-deal = “first” is de plaats die begint. “piles” noemt de eerste kaart van elke stapel, “hands” vier kaarten per speler, “draw” de trekstapel, de volgende kaart eerst.
heuldoch-how-lay = de kaart op de stapel van plaats 2 leggen
heuldoch-how-onion = de kaart gedekt als ui leggen
heuldoch-how-catapult = katapult
heuldoch-how-towel = handdoek: ruilen met plaats 3
heuldoch-how-carousel = draaimolen, naar links (left) of rechts (right)
heuldoch-how-werewolf = weerwolf
