# Die offene Herausforderung

agricola-free-how = Wähle sieben Karten von jeder Art.
agricola-free-occupation = Ausbildungen: { $n } von { $of }
agricola-free-minor = Kleine Anschaffungen: { $n } von { $of }
agricola-free-rounds = Reihenfolge der Rundenkarten
agricola-free-earlier = { $space } früher
agricola-free-later = { $space } später
