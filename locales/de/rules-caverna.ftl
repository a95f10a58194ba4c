# Caverna: die Regeln zum Nachlesen am Tisch, in eigenen Worten, Kapitel für Kapitel, und was eine Wendung auf einem Plättchen bedeutet. Zahlen: docs/rules/caverna.md.

## Kapitel

caverna-help-goal = Worum es geht
    .text =
        Zwei Zwerge wohnen in einer kleinen Höhle am Rand eines Berges. Davor liegt der Wald. In 12 Runden (allein und zu zweit in 11) rodest du den Wald für Wiesen und Äcker, gräbst Höhlenräume und Stollen in den Berg, richtest Wohnhöhlen und Zimmer ein, hältst Tiere, förderst Erz und Rubine und schickst bewaffnete Zwerge auf Streifzüge.

        Am Ende zählt fast alles. Ungenutzte Felder, fehlende Nutztierarten und Bettelmarken kosten Punkte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle Gleichen.
caverna-help-round = Die Runde
    .text =
        Eine Runde beginnt mit einem neuen Aktionsfeld, das von nun an alle nutzen dürfen. Dann kommen Waren dazu, wo sie sich sammeln. Manche Aktionsfelder bekommen mehr, wenn sie leer sind.

        Nun setzen die Spieler reihum ihre Zwerge ein, immer einen nach dem anderen, der Startspieler zuerst. Ein Zwerg geht auf ein freies Aktionsfeld, und du führst sofort aus, was dort steht, so viel davon, wie du willst, aber mindestens etwas. Waren, die auf dem Aktionsfeld liegen, nimmst du immer, und zwar alle.

        Sind alle Zwerge eingesetzt, kehren sie heim. Ab Runde 3 gibt es am Ende der Runde meist eine Erntezeit.
caverna-help-order = Welcher Zwerg zuerst geht
    .text =
        Deinen schwächsten Zwerg setzt du zuerst ein: die ohne Waffe, dann die anderen nach der Stärke ihrer Waffen. Für 1 Rubin darfst du einmal einen beliebigen Zwerg einsetzen.
caverna-help-forest = Der Wald
    .text =
        Ein Plättchen Wiese/Acker bedeckt zwei Waldfelder nebeneinander. Das erste muss vor dem Höhleneingang liegen, jedes weitere an das grenzen, was du schon gerodet hast. Manche Felder bringen 1 Nährwert oder ein Wildschwein, wenn du sie bedeckst.

        Zäune machen aus Wiesen Weiden: aus einer Wiese eine Einzelweide für 2 Holz, aus zwei Wiesen nebeneinander eine Doppelweide für 4 Holz, je Aktion höchstens eine von jeder.

        Ein Stall kostet 1 Stein. Du hast drei, je Feld einen, auf Wald, Wiese oder Weide.
caverna-help-mountain = Der Berg
    .text =
        Ein Plättchen Höhlenraum/Stollen oder Höhlenraum/Höhlenraum bedeckt zwei Felsfelder nebeneinander und muss an das grenzen, was du schon gegraben hast. Manche Felder bringen Nährwerte, wenn du sie bedeckst.

        Zwei Stollen nebeneinander können zu einer Erzmine mit tiefem Stollen werden; das bringt sofort 3 Erz. Ein Stollen kann zu einer Rubinmine werden, ein tiefer Stollen auch, und der bringt 1 Rubin.

        Höhlenräume lassen sich einrichten. Minen bringen auf manchen Aktionsfeldern mehr Erz und Rubine, und in jeder Mine ist Platz für einen Esel.
caverna-help-furnishing = Einrichtungen und Familie
    .text =
        Du bezahlst ein Einrichtungsplättchen und legst es in einen leeren Höhlenraum, wo es bleibt. Jedes gibt es einmal, nur die gewöhnliche Wohnhöhle ist immer da. Was darauf steht, gilt von da an für dich.

        Deine Familie kann wachsen, wenn in deinen Wohnhöhlen Platz für einen weiteren Zwerg ist. Das Kind arbeitet ab der nächsten Runde. Du hast fünf Zwerge; ein sechster braucht die Zusatzwohnhöhle.
caverna-help-fields = Äcker
    .text =
        Wenn du aussäst, darfst du bis zu 2 Getreide und bis zu 2 Gemüse auf leere Äcker legen, auf jeden Acker eine Sorte. Zu 1 Getreide kommen 2 aus dem allgemeinen Vorrat, zu 1 Gemüse kommt 1.

        In jeder Ackerphase nimmst du 1 von jedem besäten Acker.
caverna-help-animals = Tiere
    .text =
        Schafe, Esel, Wildschweine und Rinder sind Nutztiere. Eine Einzelweide fasst 2 einer Art, eine Doppelweide 4; jeder Stall darin verdoppelt das. Eine Wiese mit Stall fasst 1 Tier, ein Waldfeld mit Stall 1 Wildschwein, eine Mine 1 Esel, und in der Einstiegswohnhöhle können 2 Tiere einer Art leben.

        Hunde brauchen keinen Platz. Auf einer Wiese oder Weide mit Hunden darfst du statt der üblichen Zahl ein Schaf mehr halten, als dort Hunde sind.

        Tiere, für die du keinen Platz hast, werden sofort zu Nährwerten: ein Schaf 1, ein Esel 1 (zwei zusammen 3), ein Wildschwein 2, ein Rind 3. Das darfst du jederzeit tun.
caverna-help-expeditions = Waffen und Streifzüge
    .text =
        Ein Zwerg ohne Waffe kann eine für 1 bis 8 Erz schmieden; sie ist so stark, wie du Erz gezahlt hast. Ein Zwerg hat nur eine Waffe, und keine ist stärker als 14.

        Ein bewaffneter Zwerg kann auf einen Streifzug gehen. Dessen Stufe sagt, wie viele verschiedene Dinge du mitbringst, die Stärke der Waffe sagt, welche. Danach wird die Waffe dieses Zwergs um 1 stärker.
caverna-help-rubies = Rubine, Gold und Nährwerte
    .text =
        Jederzeit kann ein Rubin zu 1 Holz, 1 Stein, 1 Erz, 1 Getreide, 1 Gemüse, 1 Gold, 1 Hund, 1 Schaf, 1 Esel, 1 Wildschwein oder 2 Nährwerten werden, mit 1 Nährwert auch zu einem Rind. Für einen Rubin darfst du auch eine einzelne Wiese, einen Acker oder einen Stollen legen, für zwei Rubine einen einzelnen Höhlenraum.

        Getreide wird zu 1 Nährwert, Gemüse zu 2. Auch Gold wird zu Nährwerten: immer 1 weniger, als du Gold gibst; ein großer Tausch ist also besser als mehrere kleine.
caverna-help-harvest = Die Erntezeit
    .text =
        Eine Erntezeit hat drei Teile. Ackerphase: 1 von jedem besäten Acker. Ernährung: Jeder Zwerg braucht 2 Nährwerte, ein Kind aus dieser Runde 1; für jeden fehlenden Nährwert nimmst du eine Bettelmarke. Vermehrung: Für jede Nutztierart, von der du mindestens 2 hast, bekommst du 1 Jungtier, wenn Platz dafür ist.

        In Runde 1 und 2 gibt es keine Erntezeit, in Runde 4 braucht jeder Zwerg nur 1 Nährwert, und sonst geschieht nichts. Die Runden 3 und 5 haben eine Erntezeit.

        Ab Runde 6 zeigt es eine Marke. Ein grünes Blatt ist eine Erntezeit. Das erste rote Fragezeichen heißt: gar keine; das zweite: 1 Nährwert für jeden Zwerg und sonst nichts; beim dritten lässt jeder entweder die Ackerphase oder die Vermehrung aus.
caverna-help-scoring = Die Wertung
    .text =
        Jedes Nutztier und jeder Hund bringt 1 Punkt; jede Nutztierart, die dir fehlt, kostet 2. Zwei Getreide bringen 1 Punkt, aufgerundet, jedes Gemüse 1, jeder Rubin 1, jedes Gold 1, jeder Zwerg 1.

        Eine Einzelweide bringt 2 Punkte, eine Doppelweide 4, eine Erzmine 3, eine Rubinmine 4. Einrichtungen bringen, was auf ihnen steht, manche gelben dazu Sonderpunkte.

        Jedes ungenutzte Feld deines Heimatplans kostet 1 Punkt und jede Bettelmarke 3. Holz, Stein, Erz und Nährwerte bringen nichts.
caverna-help-solo = Allein
    .text =
        Du beginnst mit 2 Nährwerten, und die Karten kommen immer in derselben Reihenfolge. Vier Aktionsfelder sind nicht im Spiel. Ab der fünften hat jede Runde eine Erntezeit, und auch die dritte.

        Ein Aktionsfeld mit 6 oder mehr Waren wird geleert, bevor neue kommen, es sei denn, du zahlst 1 Rubin dafür. 100 Punkte sind eine gute Marke.

## Wendungen auf Plättchen

caverna-phrase-anytime = jederzeit
    .text = Immer wenn du etwas zu entscheiden oder zu zahlen hast, auch in der Erntezeit und noch einmal vor der Wertung.
caverna-phrase-and_or = und/oder
    .text = Eines von beiden oder beides.
caverna-phrase-either_or = entweder … oder
    .text = Nur eines von beiden. Mit dem Gästezimmer darfst du beides tun.
caverna-phrase-adjacent = benachbart
    .text = Felder, die eine ganze Seite gemeinsam haben. Eine Ecke genügt nicht.
caverna-phrase-twin = Doppelplättchen
    .text = Ein Plättchen, das zwei Felder bedeckt. Du darfst es drehen, wie du willst; ist kein Platz dafür, kannst du nicht die Hälfte legen.
caverna-phrase-armed = bewaffnet
    .text = Ein Zwerg mit einer Waffe.
caverna-phrase-farm_animal = Nutztier
    .text = Schafe, Esel, Wildschweine und Rinder. Hunde sind keine Nutztiere.
caverna-phrase-unused = ungenutzt
    .text = Ein Feld deines Heimatplans ohne Plättchen und ohne Stall.
caverna-phrase-yellow = gelbes Plättchen
    .text = Einrichtungen, die am Ende Sonderpunkte bringen: Stuben, Lager und Kammern.
