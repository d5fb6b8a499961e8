# Start page, new table, lists, settings and the gallery of cards.
gallery-title = All cards
gallery-lead = Every face, every size, both backs. Printed, nine cards fill a sheet.
gallery-print = Print
gallery-sizes = Sizes
gallery-text = In sentences
gallery-states = States
gallery-state-legal = may be played
gallery-state-lift = selected
gallery-state-dim = may not be played
gallery-state-win = best so far
gallery-state-focus = under the keyboard

# Start page.
start-title = Mü and Heul doch! at one table
start-lead = Two sly card games at one table. With friends, with good bots, or beside the real cards.
start-back = Back to your table
start-back-turn = Back to your table: your turn
start-back-gathering = Back to your table: not begun yet
start-more-tables = { $count ->
    [one] One more table is running
   *[other] { $count } more tables are running
}
start-first = New here? Take a guided game
start-people = { $from } to { $to } players
start-people-just = { $count } players
start-bots = Play with bots
start-friends = Invite friends
start-opening = Laying the table …
start-pad-title = Score pad
start-pad-text = Beside the real cards. Works offline.
start-pad-open = Open the pad
start-code-label = Got a table code?
start-code-placeholder = Code or link
start-code-join = Join
start-code-bad = That is not a table code. The code stands at the end of the link you were given.
start-code-none = There is no table with this code. Check the letters, or ask for a new link.
start-new-table = New table
start-open-tables = Open tables
start-learn = Learn to play
start-cards = All cards
start-replay = Watch a replay
start-play = My play
start-ways = More
start-credits = Eklat is unofficial and free software. Mü is by Doris Matthäus and Frank Nestel, its variant for two by Roland Goslar; Heul doch! Mau Mau is by Leo Colovini.
start-no-tracking = No tracking. Your games are yours.
start-lost-title = No card lies here
start-lost-text = There is nothing at this address. Perhaps a piece of the link is missing.
start-lost-home = To the start page

# New table.
new-title = New table
new-game = Game
new-players = How many play?
new-seats = Seats
new-seats-help = Free seats get a link that you can send. Bots are there at once.
new-seat-you = You
new-seat = Seat { $seat }
new-seat-friend = Somebody with the link
new-seat-bot = Bot: { $bot }
new-all-friends = Invite all
new-all-bots = Only bots
new-name = Your name
new-name-help = What the others at the table see.
new-rules = Rules
new-house-rules = House rules
new-house-rules-help = Variants that stand on no rule sheet.
new-table = At the table
new-clock = Time to think
new-clock-none = no clock
new-clock-move = per move
new-clock-match = per match
new-clock-help = Nobody loses by time: the others wait, or let a bot stand in.
new-seconds = Seconds per move
new-minutes = Minutes per match
new-increment = Added per move, in seconds
new-listed = In the list of open tables
new-listed-help = Strangers see the table and may join. Otherwise one needs the link.
new-practice = Practice table
new-practice-help = Hints from the bots, and moves may be taken back freely.
new-take-backs = Take-backs among friends
new-take-backs-help = A played card may be taken back if everybody agrees.
new-pauses = Bots take their time
new-pauses-help = So that you can follow them. Otherwise they move at once.
new-open = Open the table
new-play = Play

# My games and open tables.
games-title = My games
games-running = Running tables
games-finished = Finished
games-none = No game yet
games-none-text = What you play will stand here, to go on with and to play through again.
games-begin = Choose a game
games-elsewhere = Open or write down a game from elsewhere
games-your-turn = Your turn
games-turn = { $name } is to play
games-gathering = { $free ->
    [0] Ready to begin
    [one] One free seat
   *[other] { $free } free seats
}
games-scoring = Hand counted, the next one comes
games-playing = Running
games-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
games-won-you = You have won
games-over = Match over
games-left = You left
games-practice = Practice
games-to-table = To the table
games-replay = Replay
games-put-away = Put away
games-take-out = Take out again
games-away = Put away: { $count }
games-now = just now
games-people = At the table
games-free = free
games-open-title = Open tables
games-open-text = You may sit down here.
games-open-none = No table is open right now
games-open-none-text = Open one yourself: tick “Open table” at a new table.
games-open-new = New table
games-sit = Sit down
games-look-again = Look again

# Settings.
settings-title = Settings
settings-you = You
settings-name = Your name
settings-name-help = What the others see. At tables where you sit already, your old name stays.
settings-save = Save
settings-saved = Saved.
settings-look = Look
settings-language = Language
settings-theme = Light
settings-theme-auto = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-play = Play
settings-sound = Sounds
settings-sound-help = Cards on wood, and two soft knocks when it is your turn.
settings-quick = Quick play
settings-quick-help = One click plays the card. Otherwise the first lifts it and the second plays it.
settings-speed = Speed
settings-speed-help = How fast the moves of the others and full tricks are shown.
settings-speed-relaxed = relaxed
settings-speed-brisk = brisk
settings-speed-at-once = at once
settings-only = Play the only card
settings-only-help = If only one card may be played, it is played by itself.
settings-pauses = Bots take their time
settings-pauses-help = Holds for the tables you open from now on.
settings-device-title = Another device
settings-device-text = Take your name, your games, settings, pads and records along. The link is good once and for ten minutes; whoever opens it is you. What it brings is sealed: the server cannot read it.
settings-device-make = Link for another device
settings-device-link = Your link
settings-device-qr = Your link as a square for the camera
settings-device-until = Good until { $time }, once.
settings-device-copy = Copy
settings-device-share = Share
settings-device-others = Sign out other devices
settings-device-others-done = { $count ->
    [0] No other device was signed in.
    [one] One other device is signed out.
   *[other] { $count } other devices are signed out.
}
settings-device-code = Or type this code at { $page }:
settings-device-enter = Enter a code
settings-device-left = { $count ->
    [one] One older record was too much for a link: take the file for it.
   *[other] { $count } older things were too much for a link: take the file for them.
}
settings-things-text = Without a network: settings, pads and records as a file. Who you are is not in it.
settings-things-save = Save as a file
settings-things-open = Open a file
settings-things-wrong = This file does not hold things of Eklat.
settings-things-lost = You are yourself on this device now, but what was sent along could not be opened. Use the file from the settings.
settings-things-taken = New on this device: { $pads ->
    [one] { $pads } pad
   *[other] { $pads } pads
}, { $records ->
    [one] { $records } record
   *[other] { $records } records
}, { $parts ->
    [one] { $parts } hand
   *[other] { $parts } hands
} written down in part. Nothing that was here is lost.
settings-app-title = As an app
settings-app-install = Install Eklat
settings-app-iphone = On an iPhone or iPad: tap “Share” in Safari, then “Add to Home Screen”.
settings-app-offline = Without a network you can use the score pad and read the rules with their examples. Tables, bots, replays and tapping a hand need the server.
settings-take-games = To my games
settings-data-title = Your data
settings-data-text = Stored are your name, your devices, your games and what you wrote. Nothing else.
settings-data-export = Download my data
settings-data-delete = Delete everything …
settings-delete-title = Delete everything?
settings-delete-text = You leave all tables. Your name, devices and messages are deleted; your moves stay in the others’ games without a name. This cannot be undone.
settings-delete-yes = Yes, delete everything
settings-deleted = All deleted. You are a blank sheet again.
settings-nobody = You are nobody here yet: nothing is stored.
settings-take-title = Go on playing on this device
settings-take-text = With this link you play on here under your name, with all your games.
settings-take-instead = So far { $name } plays on this device. That ends then.
settings-take-yes = Play on here
settings-take-none = This link has lost its code. Open it again from the other device, or type the code.
settings-take-code = Code
