# The bots, one line each.
bot-random = Does whatever chance says.
bot-novice = Plays by simple sense, forgets what was played, and bids shyly.
bot-club = Knows the game, counts the cards, and answers at once.
bot-expert = Imagines the hidden cards and tries every move in thousands of games.

# How reasons speak of players and trumps.
bot-seat = seat { $seat }
bot-trump-R = red
bot-trump-Y = yellow
bot-trump-G = green
bot-trump-B = blue
bot-trump-K = black
bot-trump-0 = the 0s
bot-trump-1 = the 1s
bot-trump-2 = the 2s
bot-trump-3 = the 3s
bot-trump-4 = the 4s
bot-trump-5 = the 5s
bot-trump-6 = the 6s
bot-trump-7 = the 7s
bot-trump-8 = the 8s
bot-trump-9 = the 9s
bot-trump-none = no trump

# The expert's reasons.
expert-only = There was nothing else to do.
expert-best = In { $playouts } games that could be, “{ $move }” came out { $lead } { $lead ->
    [one] point
   *[other] points
  } ahead of “{ $other }”.
expert-sure = Every card is known by now, and “{ $move }” is proven to lead to the best that can be had.
expert-even = In { $playouts } games that could be, “{ $move }” and “{ $other }” came out even, and nothing was better.
