# Words that all pages of the browser client share.
ui-home = Eklat, to the start page
ui-pages = Pages
ui-page-rules = Rules
ui-page-games = My games
ui-page-pad = Score pad
ui-page-settings = Settings
ui-language = Language
ui-light = Switch to the light theme
ui-dark = Switch to the dark theme
ui-close = Close
ui-cancel = Cancel
ui-again = Try again
ui-loading = Loading …
ui-page-failed = This page could not be loaded. Is the connection there?
ui-unreachable = The server does not answer. Is the connection there?
ui-new-version = There is a new version
ui-reload = Reload
ui-you = You
ui-name-you = { $name } (you)
ui-copied = Copied.

# How well a bot plays.
tbl-level-random = Random
tbl-level-novice = Novice
tbl-level-dreamer = Dreamer
tbl-level-daredevil = Daredevil
tbl-level-club = Club player
tbl-level-student = Student
tbl-level-adept = Adept
tbl-level-expert = Expert
tbl-level-champion = Champion
