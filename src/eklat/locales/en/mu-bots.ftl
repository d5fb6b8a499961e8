# The club player's reasons at a table of Mü.
club-mu-only = There was nothing else to do.
club-mu-pass-weak = My cards do not promise enough to lead this auction, so I keep them hidden.
club-mu-pass-ahead = I lead with { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, and a higher goal would cost more than it brings.
club-mu-pass-enough = My cards do not promise enough to go higher, and I need not show more of them.
club-mu-pass-eklat = { $who } made it even at { $points ->
    [one] 1 card
   *[other] { $points } cards
  } and would pay for the stalemate, so I let it happen.
club-mu-pass-and-pay = Going higher would cost me more than the stalemate at { $points ->
    [one] 1 card
   *[other] { $points } cards
  }, so I pay.
club-mu-push = { $who } shows too much of one kind: even at the risk of a stalemate at { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, it must become harder.
club-mu-bid = { $trump-kind ->
    [none] If I play without a trump
   *[other] If I name { $trump }
  }, I expect the goal for { $number ->
    [one] 1 card
   *[other] { $number } cards
  } to be within reach.
club-mu-raise = I lead already, but if I { $trump-kind ->
    [none] play without a trump
   *[other] name { $trump }
  }, the bonus for { $number ->
    [one] 1 card
   *[other] { $number } cards
  } is worth the higher goal.
club-mu-show = I stay below the lead on purpose: { $card } only shows { $who } what I have.
club-mu-escape = A stalemate at { $points ->
    [one] 1 card
   *[other] { $points } cards
  } would cost me dearly, so I go one higher and mean to { $trump-kind ->
    [none] play without a trump
   *[other] name { $trump }
  }.
club-mu-trump = If I name { $trump }, my side can expect most: I hold { $number ->
    [one] 1 such card
   *[other] { $number } such cards
  }, and the bonus fits.
club-mu-no-trump = My high cards win without a trump, and that brings the largest bonus.
club-mu-vice-trump = As vice I name { $trump }: I hold { $number ->
    [one] 1 such card
   *[other] { $number } such cards
  }, which makes life harder for the chief.
club-mu-partner = { $number ->
    [one] The card in front of { $who } helps
   *[other] The { $number } cards in front of { $who } help
  } my trumps most.
club-mu-partner-blind = Nobody I may choose shows anything, so { $who } is as good as any.
club-mu-call = { $card } is the strongest card I am missing, so its holder shall be my partner.
club-mu-draw-trumps = { $card } draws trumps, so that the others have fewer left to spoil our tricks.
club-mu-lead-top = I can expect { $card } to win this trick.
club-mu-lead-friend = I lead { $card } towards my side: in { $chance } of 100 cases the trick is ours.
club-mu-lead-safe = { $card } may well lose, but all in all I like no other lead better.
club-mu-take = { $card } beats what lies there{ $points ->
    [0] , and I want to lead next
    [one] , and I take the point
   *[other] , and { $points } points are worth it
  }.
club-mu-trump-in = I cannot follow, so I trump with { $card }{ $points ->
    [0] {" "}to lead next
    [one] {" "}for 1 point
   *[other] {" "}for { $points } points
  }.
club-mu-feed = { $who } is on my side and has the trick so far, so I add the points of { $card }.
club-mu-throw-away = So far the trick is with { $who }, and { $card } is the least I can lose.
club-mu-spare = So far the trick is with { $who }; { $card } costs me points, but what I keep is worth more later.
club-mu-keep = { $card } gives no points away, and I would rather keep my other cards.

# The novice's reasons.
novice-mu-only = There was nothing else to do.
novice-mu-escape = We are even at { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, and I do not want a stalemate.
novice-mu-ahead = I lead already, and that is brave enough for me.
novice-mu-pass = I would like to make { $trump } trump, but not enough to lay more.
novice-mu-bid = I would like to make { $trump } trump, and I show it.
novice-mu-trump = I make { $trump } trump: with { $number ->
    [one] 1 such card
   *[other] { $number } such cards
  } I like it best of what I may name.
novice-mu-call = { $card } is high and not mine, so I call it.
novice-mu-partner = { $who } has laid most of those I may choose: { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
novice-mu-partner-blind = Nobody I may choose has laid anything, so I take { $who }.
novice-mu-lead = { $card } is the highest I can lead without a trump.
novice-mu-lead-trump = I have nothing but trumps to lead, so the highest one it is: { $card }.
novice-mu-gift = { $who } is winning for us, so { $card } goes along.
novice-mu-take = { $card } is just enough to win this.
novice-mu-cheap = I cannot win this, so I give { $card }, which is cheap.

# The daredevil's.
daredevil-mu-even = Nobody goes on, so I am even with { $who } at { $number ->
    [one] 1 card
   *[other] { $number } cards
  }: let us see who blinks.
daredevil-mu-wait = { $who } and I are even at { $number ->
    [one] 1 card
   *[other] { $number } cards
  }, and I do not blink.
