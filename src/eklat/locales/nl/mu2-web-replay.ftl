# Terugspelen en opschrijven.
mu2-outcome-crown = kroon wint
mu2-outcome-shield = schild wint
mu2-outcome-redeal = opnieuw gedeeld
mu2-replay-face-down = Gedekt: { $who }
mu2-replay-discards = Weggelegd door de kroon
mu2-replay-skat = Skat
mu2-how-deal = “hidden” noemt per speler de gedekte kaart van elke kolom, “open” de vier open kaarten, “hands” de twaalf handkaarten, “skat” de vier kaarten van de skat.
mu2-how-discard = deze vier kaarten wegleggen
mu2-how-reveal = de kaart van deze kolom omdraaien
