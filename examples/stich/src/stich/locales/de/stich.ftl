stich-title = Stich
stich-option-target = Punkte, mit denen man die Partie gewinnt
stich-told-deal = { $who-you ->
    [yes] Du gibst.
   *[no] { $who } gibt.
}
stich-told-play = { $who-you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
}
stich-told-trick = { $who-you ->
    [yes] Du bekommst den Stich
   *[no] { $who } bekommt den Stich
} mit { $card }: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
stich-ask-lead = { $who-you ->
    [yes] Du bist dran: Spiel eine Karte an
   *[no] { $who } spielt an
}
stich-ask-play = { $who } ist dran
stich-ask-follow = Du bist dran: { $suit } bedienen
stich-ask-any = Du bist dran: kein { $suit } mehr, alles erlaubt
stich-chapter-trick = Stich { $number }
stich-end-points = { $who-you ->
    [yes] Du hast
   *[no] { $who } hat
} { $points ->
    [one] { $points } Punkt bekommen.
   *[other] { $points } Punkte bekommen.
}
stich-advise-play = { $card } spielen
