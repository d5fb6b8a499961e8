# Was der Server ablehnt.
server-who = Wir wissen nicht, wer du bist. Melde dich erst an, mit dem Geheimnis deines Geräts.
server-not-the-host = Das ist nur für die Person, die den Server betreibt: Bring ihr Token mit.
server-code = Dieser Code gilt nicht mehr, oder es gab ihn nie. Mach auf deinem anderen Gerät einen neuen.
server-no-table = Diesen Tisch gibt es nicht.
server-no-such-person = Unter dieser Kennung gibt es niemanden.
server-no-such-position = Diese Stellung gibt es nicht.
server-no-page = Hier ist nichts.
server-method = Das geht hier nicht.
server-origin = Von dieser Seite aus lässt sich hier nicht spielen.
server-slow = Das ist zu langsam angekommen. Versuch es bitte noch einmal.
server-limit = Das war viel auf einmal. Versuch es gleich noch einmal.
server-too-big = Das war zu lang.
server-bad-request = Das verstehen wir nicht: { $where }.
server-bad-message = Diese Nachricht verstehen wir nicht.
server-hello = Ein Gespräch beginnt mit einem Gruß.
server-hello-twice = Wir haben uns schon begrüßt.
server-protocol = { $age ->
    [newer] Du kommst mit einer neueren Version, als dieser Server hat. Lade die Seite gleich noch einmal, oder spiel mit einem älteren Programm.
   *[older] Dieser Server hat eine neue Version. Lade bitte die Seite neu, oder erneuere das Programm, mit dem du spielst.
}
server-storage = Es ließ sich nicht speichern, also ist nichts geschehen. Versuch es bitte noch einmal.
server-no-bots = Die Bots sind gerade nicht zu erreichen. Versuch es gleich noch einmal.
server-unanswered = Diesmal ist nichts dabei herausgekommen. Versuch es gleich noch einmal.
server-closing = Der Server startet gerade neu. Versuch es gleich noch einmal.
server-broken = Bei uns ist etwas kaputtgegangen. Wir haben es notiert.
server-busy = An diesem Tisch geschah zu viel auf einmal. Versuch es bitte noch einmal.
server-too-many-tables = Du hast schon an { $most } Tischen einen Platz. Steh erst irgendwo auf.
server-no-bot-here = So heißt kein Bot.
server-bot-game = Dieser Bot spielt dieses Spiel nicht.
server-hint-running = Du hast schon gefragt; einen Moment bitte.
server-no-hint = Dem Bot fällt diesmal nichts ein.
server-hand-not-over = Diese Runde läuft noch. Besprochen wird sie, wenn sie vorbei ist.
server-no-review = { $game } kann noch nicht besprochen werden; Mü, Mü zu zweit und Heul doch! schon.
server-no-such-review = Diese Besprechung gibt es nicht, oder sie gehört jemand anderem.
server-too-many-reviews = Es sind schon mehrere Besprechungen für dich in Arbeit. Bitte warte, bis eine davon fertig ist.

# Wie Leute ohne Namen heißen.
server-guest = Gast

# Wie die Sprache sich selbst nennt.
server-language = Deutsch
