# Wörter, die alle Seiten im Browser brauchen.
ui-home = Eklat, zur Startseite
ui-pages = Seiten
ui-page-rules = Regeln
ui-page-games = Meine Partien
ui-page-pad = Schreibblock
ui-page-settings = Einstellungen
ui-language = Sprache
ui-light = Helle Ansicht
ui-dark = Dunkle Ansicht
ui-close = Schließen
ui-cancel = Abbrechen
ui-again = Noch einmal versuchen
ui-loading = Wird geladen …
ui-page-failed = Diese Seite ließ sich nicht laden. Steht die Verbindung?
ui-unreachable = Der Server antwortet nicht. Steht die Verbindung?
ui-new-version = Es gibt eine neue Version
ui-reload = Neu laden
ui-you = Du
ui-name-you = { $name } (du)
ui-copied = Kopiert.

# Wie gut ein Bot spielt.
tbl-level-random = Zufall
tbl-level-novice = Neuling
tbl-level-dreamer = Träumer
tbl-level-daredevil = Draufgänger
tbl-level-club = Clubspieler
tbl-level-student = Schüler
tbl-level-adept = Könner
tbl-level-expert = Experte
tbl-level-champion = Meister
