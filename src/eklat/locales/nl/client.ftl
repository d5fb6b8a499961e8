# Wat een programma zegt over de weg naar een tafel.
client-no-answer = De server { $server } antwoordt niet.
client-nobody-there = Bij { $server } antwoordt niemand. Draait de server, en klopt het adres?
client-no-such-host = Er is geen server { $server }: niemand heeft die naam.
client-not-https = De server { $server } spreekt http, geen https: probeer { $other }
client-bad-certificate = Het certificaat van { $server } is niet in orde: { $why }
client-no-eklat = Bij { $server } is iets anders, geen Eklat-server.
client-lost = De verbinding is weg. Nieuwe poging …
client-back = De verbinding is terug.
client-closed = De server heeft de tafel voor ons gesloten.
client-watching = Je kijkt alleen toe. Om mee te spelen ga je zitten met: eklat play --join { $table }
