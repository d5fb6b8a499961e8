# What the server refuses.
server-who = We do not know who you are. Say hello first, and bring your device's secret.
server-not-the-host = This is only for whoever runs the server: bring their token.
server-code = This code is no longer valid, or never was. Make a new one on your other device.
server-no-table = There is no such table.
server-no-such-person = There is nobody with this mark.
server-no-such-position = There is no such position.
server-no-page = There is nothing here.
server-method = That cannot be done here.
server-origin = This page may not play here.
server-slow = That took too long to arrive. Please try again.
server-limit = That was a lot at once. Please try again in a moment.
server-too-big = That was too long.
server-bad-request = We do not understand this: { $where }.
server-bad-message = We do not understand this message.
server-hello = A conversation begins with a hello.
server-hello-twice = We have said hello already.
server-protocol = { $age ->
    [newer] You come from a newer version than this server has. Please reload the page in a moment, or play with an older program.
   *[older] This server has a new version. Please reload the page, or upgrade the program that you play with.
}
server-storage = It could not be stored, so nothing has happened. Please try again.
server-no-bots = The bots cannot be reached just now. Try again in a moment.
server-unanswered = Nothing came of it this time. Please try again in a moment.
server-closing = The server is being restarted. Please try again in a moment.
server-broken = Something broke on our side. We have noted it.
server-busy = Too much happened at this table at once. Please try again.
server-too-many-tables = You already have a seat at { $most } tables. Leave one of them first.
server-no-bot-here = There is no bot of this name.
server-bot-game = This bot does not play this game.
server-hint-running = You have asked already; one moment please.
server-no-hint = The bot has no idea this time.
server-hand-not-over = This hand is not over. It can be reviewed once it is.
server-no-review = { $game } cannot be reviewed yet; Mü, Mü for two and Heul doch! can.
server-no-such-review = There is no such review, or it is not yours.
server-too-many-reviews = Several reviews of yours are being made already. Please wait until one of them is there.

# What people without a name are called.
server-guest = Guest

# How the language calls itself.
server-language = English
