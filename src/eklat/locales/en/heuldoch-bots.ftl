# Why the club player does what it does at Heul doch!
club-heuldoch-only = There was nothing else to do.
club-heuldoch-own-fits = { $card } fits my pile and no neighbour’s; here it should count { $number }.
club-heuldoch-own-free = Anything goes on my onion, and { $card } is worth { $number } there.
club-heuldoch-own-next = { $card } counts for me, and { $next } would fit on top of it.
club-heuldoch-own-idle = { $card } will probably not count in my pile, but nobody else gets it either.
club-heuldoch-gift-dead = { $who } may have { $card }: with { $onions } onions so far, the { $number }s there will hardly count.
club-heuldoch-gift-choice = One of my neighbours had to get { $card }, and it does { $who } less good than { $other }.
club-heuldoch-gift-small = { $card } is a small present for { $who }: { $number } at most.
club-heuldoch-gift-least = Giving { $card } to { $who } costs me less than anything else would.
club-heuldoch-onion-rescue = Onion number { $onions } brings my { $number }s back to life, { $points } points in all.
club-heuldoch-onion-harmless = Onion number { $onions } kills nothing of mine, for I have no { $number }s.
club-heuldoch-onion-special = { $card } is of no more use to me than as an onion.
club-heuldoch-onion-no-fit = No card fits anywhere, and { $card } is the one I miss least.
club-heuldoch-onion-room = On an onion { $next } would fit next time, and I can do without { $card }.
club-heuldoch-onion-keep = Any open card would go to a neighbour, so { $card } stays face down with me.
club-heuldoch-onion-least = An onion is better than what fits now, and { $card } is the card I miss least.
club-heuldoch-catapult-one = The highest number on the table is the { $number } of { $who }, and off it flies.
club-heuldoch-catapult-many = { $count } piles show a { $number }, and all of them lose it.
club-heuldoch-catapult-own = My own { $number } flies, but I lose little by it and have the next top.
club-heuldoch-catapult-nothing = The catapult finds no target, so I keep my other cards.
club-heuldoch-towel-cards = I swap my { $mine } for the { $theirs } of { $who }, which does more for me.
club-heuldoch-towel-get = { $theirs } of { $who } comes to me, and what I give for it is no card worth having.
club-heuldoch-towel-give = I give { $mine } to { $who }, and change the number of our onions.
club-heuldoch-towel-onions = Swapping with { $who } costs nothing, and I keep my other cards.
club-heuldoch-carousel-card = The carousel brings me { $card } from { $who }.
club-heuldoch-carousel-onion = The carousel brings me the onion of { $who }, which suits my count.
club-heuldoch-carousel-away = With the carousel nothing comes to me, and that suits me.
club-heuldoch-werewolf-up = The werewolf turns up my onion, and closes { $count } { $count ->
    [one] top
   *[other] tops
} of others.
club-heuldoch-werewolf-others = The werewolf makes { $count ->
    [one] an onion of one top
   *[other] onions of { $count } tops
} of others, which harms them more than me.
club-heuldoch-werewolf-own = The werewolf changes the onions in our piles in my favour.

# Why the novice does what it does at Heul doch!
novice-heuldoch-only = There was nothing else to do.
novice-heuldoch-own = { $card } fits my pile, and { $number } points are { $number } points.
novice-heuldoch-gift = It has to go somewhere, so { $who } gets { $card }.
novice-heuldoch-gift-dead = I think the onions of { $who } make { $card } worthless.
novice-heuldoch-onion = I like nothing better, so { $card } becomes an onion.
novice-heuldoch-onion-count = That is my onion number { $onions }, if I have counted well, and it saves me points.
novice-heuldoch-catapult = Let the highest numbers fly.
novice-heuldoch-towel = I would like to have the top of { $who }.
novice-heuldoch-carousel = What comes round to me is better than what I have.
novice-heuldoch-werewolf = Turn everything over: others have more to lose.
novice-heuldoch-use = I like nothing better, so I use { $card }.
