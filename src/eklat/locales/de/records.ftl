# Ein Protokoll als Text.
record-deal = Runde { $number }
record-deal-row = Runde { $number }
record-position = Runde { $number } nach { $actions ->
    [one] { $actions } Zug
   *[other] { $actions } Zügen
}, { $eyes ->
    [all] alle Karten offen
    [spectator] wie alle es sehen
   *[seat] wie { $who } es sieht
}
record-scores = Punkte
record-won = { $who-count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen.
}

# Wo etwas nicht stimmt.
record-in-deal = Runde { $deal }
record-in-action = Runde { $deal }, Zug { $action }

# Eine Datei, die sich nicht lesen lässt.
record-no-file = Die Datei ist leer: Erwartet wird ein Protokoll in JSON.
record-no-such-size = Ein Protokoll darf nicht größer als { $most } MiB sein.
record-no-utf-8 = Byte { $place } ist kein UTF-8.
record-no-json = Das ist kein JSON: { $reason } in Zeile { $line }, Spalte { $column }.
record-no-such-depth = Dieses JSON ist zu tief verschachtelt.
record-no-reading = Dieses JSON ist nicht lesbar: { $reason }.
record-no-key-twice = Der Schlüssel { $key } steht zweimal da.
record-no-constant = { $given } ist kein JSON.

# Ein Protokoll, das sich nicht lesen lässt.
record-no-object = { $what ->
    [record] Ein Protokoll muss ein Objekt sein, nicht { $given }.
   *[deal] Eine Runde muss ein Objekt sein, nicht { $given }.
}
record-no-key = { $what ->
    [record] In einem Protokoll muss { $key } stehen.
   *[deal] In einer Runde muss { $key } stehen.
}
record-no-such-key = { $what ->
    [record] Ein Protokoll
   *[deal] Eine Runde
} hat keinen Schlüssel { $key }; es gibt { $known } und Schlüssel, die mit x_ beginnen.
record-no-list = { $key } muss eine Liste sein, nicht { $given }.
record-no-format = Das Format ist { $given }, erwartet wird { $expected }.
record-no-game = Ein Spiel { $given } gibt es nicht; es gibt { $known }.
record-no-options = Die Optionen müssen ein Objekt sein, nicht { $given }.
record-no-players = Die Spieler müssen eine Liste von Namen sein, nicht { $given }.
record-no-name = { $given } ist kein Name: Erwartet werden 1 bis { $longest } Zeichen.
record-no-printable-name = Der Name { $given } hat Zeichen, die sich nicht drucken lassen.

# Ein Protokoll, das nicht stimmt.
record-no-hand = An keine Hand erinnert sich jemand gut genug: Nenne alle Karten, die ein Platz bekam; höchstens { $most } dürfen fehlen.
record-no-moves = Von dem, dessen Hand bekannt ist, ist kein Zug bekannt: Schreibe die Auktion mindestens bis zu dessen erstem Gebot oder Passen auf.
record-no-rules = Diese Runde wurde nach anderen Regeln oder mit einer anderen Zahl von Spielern gespielt.
record-no-further-deal = Runde { $number } ist nicht zu Ende, also kann keine weitere folgen.
record-no-end-draw = Eine Karte für das Ende der Partie wird erst gezogen, wenn eine Runde zu Ende ist.
record-no-numbers = { $what ->
    [scores] Die Punkte müssen eine Liste von ganzen Zahlen sein, nicht { $given }.
   *[winners] Die Sieger müssen eine Liste von ganzen Zahlen sein, nicht { $given }.
}
record-no-such-numbers = { $what ->
    [scores] Als Punkte steht { $given } da, es sind aber { $true }.
   *[winners] Als Sieger steht { $given } da, es sind aber { $true }.
}

# Der Beweis für faire Karten.
record-no-proof-keys = Der Beweis muss { $keys } haben und nichts sonst; sieh bei { $key } nach.
record-no-proof-scheme = Der Beweis folgt { $given }, bekannt ist hier aber nur { $known }.
record-no-proof-digits = Im Beweis besteht { $key } nicht aus 64 kleinen Hexadezimalziffern: { $given }.
record-no-proof-salts = Der Beweis muss für jeden Platz einen Beitrag zum Zufall haben, einen Text von höchstens { $longest } Zeichen, nicht { $given }.
record-no-proof-seals = Der Beweis muss für jeden Platz ein Siegel haben, 64 kleine Hexadezimalziffern oder nichts, nicht { $given }.
record-no-proof-missed = Der Beweis muss die Plätze nennen, die kein Siegel geöffnet haben, nicht { $given }.
record-no-proof-named = Der Beweis muss jeden beim Namen nennen, der kein Siegel geöffnet hat, nicht { $given }.
record-no-proof-seal = Der Beitrag von { $who } im Beweis ist nicht der, der versiegelt wurde.
record-no-proof-match = Der Beweis muss seine Partie ab 1 zählen, nicht { $given }.
record-no-proof-commitment = Das Geheimnis im Beweis ist nicht das, das versprochen war.
record-no-proof-deal = Runde { $number } folgt nicht aus dem Geheimnis und den Beiträgen zum Zufall im Beweis.
record-no-proof-end-draw = Nach Runde { $number } muss nach dem Geheimnis und den Beiträgen zum Zufall im Beweis { $right } gezogen werden, nicht { $card }.
