# The bots, one line each.
bot-random = Does whatever chance says.
bot-novice = Plays by simple sense, forgets what was played, and bids shyly.
bot-dreamer = Learned what the student learned, but its thoughts wander, and it bids as shyly as a novice.
bot-daredevil = Plays like a club player, but loves trouble: when nobody goes on in an auction of Mü, it makes it even.
bot-club = Knows the game, counts the cards, and answers at once.
bot-student = Learned the game by playing millions of hands against itself, and answers at once.
bot-adept = Tries its favourite moves in a number of games, and does not dwell on what the others did.
bot-expert = Imagines the hidden cards and tries every move in thousands of games.
bot-champion = Knows by heart what millions of hands have taught, and tries its favourites in a great many games.

# The student's reasons.
student-only = There was nothing else to do.
student-trusts = After all I learned by playing against myself, I put { $share }% of my trust in “{ $move }”.

# The expert's reasons.
expert-only = There was nothing else to do.
expert-best = In { $playouts } games that could be, “{ $move }” came out { $lead } { $lead ->
    [one] point
   *[other] points
  } ahead of “{ $other }”.
expert-sure = Every card is known by now, and “{ $move }” is proven to lead to the best that can be had.
expert-even = In { $playouts } games that could be, “{ $move }” and “{ $other }” came out even, and nothing was better.

# The champion's reasons.
champion-best = Of the moves I thought about, “{ $move }” came out { $lead } { $lead ->
    [one] point
   *[other] points
  } ahead of “{ $other }” in { $playouts } games that could be.
champion-trusts = “{ $move }” did not come out ahead of “{ $other }” in { $playouts } games that could be, but what I learned puts { $share }% of its trust in it.

# The adept’s reason, where it tried few games; otherwise it speaks as the champion does.
adept-best = Of the moves I thought about, “{ $move }” came out ahead of “{ $other }”; by how much, { $playouts } games are too few to tell.
