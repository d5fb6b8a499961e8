stich-title = Stich
stich-option-target = Punten waarmee je de partij wint
stich-told-deal = { $who-you ->
    [yes] Jij deelt.
   *[no] { $who } deelt.
}
stich-told-play = { $who-you ->
    [yes] Je speelt { $card }.
   *[no] { $who } speelt { $card }.
}
stich-told-trick = { $who-you ->
    [yes] Je krijgt de slag
   *[no] { $who } krijgt de slag
} met { $card }: { $points ->
    [one] { $points } punt.
   *[other] { $points } punten.
}
stich-ask-lead = { $who-you ->
    [yes] Jouw beurt: kom uit met een kaart
   *[no] { $who } komt uit
}
stich-ask-play = { $who } is aan de beurt
stich-ask-follow = Jouw beurt: { $suit } bekennen
stich-ask-any = Jouw beurt: geen { $suit } meer, alles mag
stich-chapter-trick = Slag { $number }
stich-end-points = { $who-you ->
    [yes] Je hebt
   *[no] { $who } heeft
} { $points ->
    [one] { $points } punt gehaald.
   *[other] { $points } punten gehaald.
}
stich-advise-play = { $card } spelen
