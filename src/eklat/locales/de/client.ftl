# Was ein Programm über den Weg zu einem Tisch sagt.
client-no-answer = Der Server { $server } antwortet nicht.
client-nobody-there = Bei { $server } antwortet niemand. Läuft der Server, und stimmt die Adresse?
client-no-such-host = Einen Server { $server } gibt es nicht: Niemand hat diesen Namen.
client-not-https = Der Server { $server } spricht http, nicht https: versuch { $other }
client-bad-certificate = Das Zertifikat von { $server } ist nicht in Ordnung: { $why }
client-no-eklat = Bei { $server } ist etwas anderes, kein Eklat-Server.
client-lost = Die Verbindung ist weg. Neuer Versuch …
client-back = Die Verbindung ist wieder da.
client-closed = Der Server hat den Tisch für uns geschlossen.
client-watching = Du siehst nur zu. Zum Mitspielen setz dich mit: eklat play --join { $table }
