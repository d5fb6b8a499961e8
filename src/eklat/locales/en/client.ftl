# What a program says about the way to a table.
client-no-answer = The server { $server } does not answer.
client-nobody-there = Nobody answers at { $server }. Is the server running, and is the address right?
client-no-such-host = There is no server { $server }: nobody has that name.
client-not-https = The server { $server } speaks http, not https: try { $other }
client-bad-certificate = The certificate of { $server } is not valid: { $why }
client-no-eklat = There is something else at { $server }, not an Eklat server.
client-lost = The connection is lost. Trying again …
client-back = The connection is back.
client-closed = The server has closed the table for us.
client-watching = You are only watching. To play, sit down with: eklat play --join { $table }
