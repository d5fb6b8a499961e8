# Replays and writing down.
mu-outcome-made = made
mu-outcome-failed = failed
mu-outcome-eklat = stalemate
mu-how-cards = A letter for the colour and the digit:
mu-how-deal = “dealer” is the seat that deals. “hands” lists the cards of every seat before the auction. With three players exactly three colours are in play.
mu-how-pass = pass
mu-how-bid = lay these cards
mu-how-trump = name a colour as trump
mu-how-trump-digit = name a digit as trump
mu-how-trump-none = play without a trump
mu-how-partner = choose seat 2 as partner
mu-how-play = play this card
mu-how-play-hand = if the same card lies open, too: the one in hand
