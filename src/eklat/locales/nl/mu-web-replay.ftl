# Terugspelen en opschrijven.
mu-outcome-made = gehaald
mu-outcome-failed = niet gehaald
mu-outcome-eklat = schandaal
mu-how-cards = Een letter voor de kleur en het cijfer:
mu-how-deal = “dealer” is de plaats die deelt. “hands” noemt de kaarten van elke plaats voor de veiling. Met drie spelers doen precies drie kleuren mee.
mu-how-pass = passen
mu-how-bid = deze kaarten leggen
mu-how-trump = een kleur als troef noemen
mu-how-trump-digit = een cijfer als troef noemen
mu-how-trump-none = zonder troef spelen
mu-how-partner = plaats 2 als partner kiezen
mu-how-play = deze kaart spelen
mu-how-play-hand = als dezelfde kaart ook open ligt: die uit de hand
