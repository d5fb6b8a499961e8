# Woorden die alle pagina's in de browser delen.
ui-home = Eklat, naar de startpagina
ui-pages = Pagina’s
ui-page-rules = Regels
ui-page-games = Mijn partijen
ui-page-pad = Scoreblok
ui-page-settings = Instellingen
ui-language = Taal
ui-light = Lichte weergave
ui-dark = Donkere weergave
ui-close = Sluiten
ui-cancel = Annuleren
ui-again = Opnieuw proberen
ui-loading = Laden …
ui-page-failed = Deze pagina kon niet worden geladen. Is er verbinding?
ui-unreachable = De server antwoordt niet. Is er verbinding?
ui-new-version = Er is een nieuwe versie
ui-reload = Opnieuw laden
ui-you = Jij
ui-name-you = { $name } (jij)
ui-copied = Gekopieerd.

# Hoe goed een bot speelt.
tbl-level-random = Toeval
tbl-level-novice = Beginner
tbl-level-dreamer = Dromer
tbl-level-daredevil = Waaghals
tbl-level-club = Clubspeler
tbl-level-student = Leerling
tbl-level-adept = Gevorderde
tbl-level-expert = Expert
tbl-level-champion = Kampioen
