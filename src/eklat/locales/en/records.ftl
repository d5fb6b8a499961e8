# A record as text.
record-deal = Deal { $number }
record-deal-row = deal { $number }
record-position = Deal { $number } after { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $eyes ->
    [all] all cards open
    [spectator] as everybody sees it
   *[seat] as { $who } sees it
}
record-scores = Scores
record-won = { $who-count ->
    [one] { $who } wins.
   *[other] { $who } win.
}

# Where something is wrong.
record-in-deal = deal { $deal }
record-in-action = deal { $deal }, action { $action }

# A file that cannot be read.
record-no-file = The file is empty: expected a record in JSON.
record-no-such-size = A record cannot be larger than { $most } MiB.
record-no-utf-8 = Byte { $place } is not UTF-8.
record-no-json = This is not JSON: { $reason } at line { $line }, column { $column }.
record-no-such-depth = This JSON is nested too deeply.
record-no-reading = This JSON cannot be read: { $reason }.
record-no-key-twice = The key { $key } is written twice.
record-no-constant = { $given } is not JSON.

# A record that cannot be read.
record-no-object = { $what ->
    [record] A record must be an object, not { $given }.
   *[deal] A deal must be an object, not { $given }.
}
record-no-key = { $what ->
    [record] A record must have { $key }.
   *[deal] A deal must have { $key }.
}
record-no-such-key = { $what ->
    [record] A record
   *[deal] A deal
} has no key { $key }; it has { $known }, and keys that begin with x_.
record-no-list = { $key } must be a list, not { $given }.
record-no-format = The format is { $given }, expected { $expected }.
record-no-game = There is no game { $given }; there are { $known }.
record-no-options = The options must be an object, not { $given }.
record-no-players = The players must be a list of names, not { $given }.
record-no-name = { $given } is not a name: expected 1 to { $longest } characters.
record-no-printable-name = The name { $given } has characters that cannot be printed.

# A record that does not hold.
record-no-hand = Nobody’s hand is remembered well enough: name all cards that one seat was dealt; at most { $most } may be missing.
record-no-moves = No move is remembered of whoever’s hand is known: write down the auction at least as far as their first bid or pass.
record-no-rules = This deal was played by other rules, or by another number of players.
record-no-further-deal = Deal { $number } is not over, so no further deal can follow.
record-no-end-draw = A card is drawn for the end of the match only after a finished deal.
record-no-numbers = { $what ->
    [scores] The scores must be a list of whole numbers, not { $given }.
   *[winners] The winners must be a list of whole numbers, not { $given }.
}
record-no-such-numbers = { $what ->
    [scores] The scores are written as { $given }, but they are { $true }.
   *[winners] The winners are written as { $given }, but they are { $true }.
}

# The proof of fair deals.
record-no-proof-keys = The proof must have { $keys }, and nothing else; look at { $key }.
record-no-proof-scheme = The proof follows { $given }, but only { $known } is known here.
record-no-proof-digits = The proof has a { $key } that is not 64 small hexadecimal digits: { $given }.
record-no-proof-salts = The proof must have a salt for every seat, texts of at most { $longest } characters, not { $given }.
record-no-proof-seals = The proof must have a seal for every seat, 64 small hexadecimal digits or nothing, not { $given }.
record-no-proof-missed = The proof must list seats that opened no seal, not { $given }.
record-no-proof-named = The proof must name each of those who opened no seal, not { $given }.
record-no-proof-seal = The salt of { $who } in the proof is not the one that was sealed.
record-no-proof-match = The proof must number its match from 1, not { $given }.
record-no-proof-commitment = The secret of the proof is not the one that was committed to.
record-no-proof-deal = Deal { $number } does not follow from the secret and the salts of the proof.
record-no-proof-end-draw = After deal { $number } { $right } must be drawn by the secret and the salts of the proof, not { $card }.
