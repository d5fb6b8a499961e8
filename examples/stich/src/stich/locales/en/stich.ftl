stich-title = Stich
stich-option-target = Points that win the match
stich-told-deal = { $who-you ->
    [yes] You deal.
   *[no] { $who } deals.
}
stich-told-play = { $who-you ->
    [yes] You play { $card }.
   *[no] { $who } plays { $card }.
}
stich-told-trick = { $who-you ->
    [yes] You take the trick
   *[no] { $who } takes the trick
} with { $card }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
stich-ask-lead = { $who-you ->
    [yes] Your turn: lead any card
   *[no] { $who } leads
}
stich-ask-play = { $who } is to play
stich-ask-follow = Your turn: follow { $suit }
stich-ask-any = Your turn: no { $suit }, play any card
stich-chapter-trick = Trick { $number }
stich-end-points = { $who-you ->
    [yes] You took
   *[no] { $who } took
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
stich-advise-play = Play { $card }
