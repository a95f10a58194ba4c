# Agricola mit Handkarten: Wörter für die Wahl der Hand und den Gebrauch von Karten. Die Karten stehen in cards-*.ftl.

agricola-phase-hands = Handkarten wählen

agricola-prompt-hand_back = Welche Anschaffung gibst du zurück?
agricola-prompt-discard = Welche Karte gibst du ab?
agricola-prompt-mulligan = Möchtest du neue Handkarten?
agricola-prompt-pick = Welche Karte behältst du?

agricola-move-use = { $card } nutzen
agricola-move-hand_back = { $card } zurückgeben
agricola-move-pick = { $card } behalten
agricola-move-discard = { $card } abgeben
agricola-move-swap = Drei Karten gegen eine
agricola-move-swap-occupation = Drei Karten gegen eine Ausbildung
agricola-move-swap-minor = Drei Karten gegen eine kleine Anschaffung
agricola-move-mulligan = Alle Handkarten zurückgeben und neue nehmen

agricola-event-drew = { $seat } zieht eine Karte.
agricola-event-drew-occupation = { $seat } zieht eine Ausbildung.
agricola-event-drew-minor = { $seat } zieht eine kleine Anschaffung.
agricola-event-begging_discarded =
    { $cards ->
        [one] { $seat } wirft 1 Bettelkarte ab.
       *[other] { $seat } wirft { $cards } Bettelkarten ab.
    }

agricola-why-used-up = Diese Karte wurde schon so oft genutzt, wie sie darf.
agricola-why-not-now = Das kann jetzt nicht genutzt werden.
agricola-why-nothing-to-hand-back = Du hast keine Anschaffung, die du dafür zurückgeben könntest.
agricola-why-wrong-crop = Das kann dort nicht ausgesät werden.
agricola-why-no-crops = Auf deinen Äckern wächst nichts.
agricola-why-other-spaces = Mit dieser Karte kannst du jetzt nur auf bestimmte andere Aktionsfelder.

agricola-move-number = { $n }
agricola-move-seat = { $seat } wählen
agricola-move-space = { $space } wählen
agricola-move-field = Von { $seat } nehmen
agricola-move-field-cell = Von { $seat } nehmen, auf { $cell }
agricola-move-field-card = Von { $seat } nehmen: { $card }

agricola-option-points = Punkte nehmen

agricola-event-bonus = { $seat } erhält { $points } Sonderpunkte.
    .note = +{ $points } Punkte
agricola-event-put_on_space = { $seat } legt { $goods } auf { $space }.
agricola-event-left = { $seat } lässt { $goods } auf { $space } liegen.
agricola-event-kept_home = Ein Kind von { $seat } bleibt in dieser Runde zu Hause.
agricola-event-stayed_home = { $seat } setzt in dieser Runde niemanden ein.
agricola-event-guest_expected = { $seat } erwartet in der nächsten Runde einen Gast.
agricola-event-guest_came = { $seat } hat in dieser Runde einen Gast.
agricola-event-lodger_came = { $seat } hat eine weitere Person, die nicht zur Familie gehört.
agricola-event-lodger_moved_in = Eine Person von { $seat }, die für sich lebte, gehört jetzt zur Familie.
agricola-event-drew_goods = { $seat } zieht { $goods }.
agricola-event-begged =
    { $cards ->
        [one] { $seat } nimmt 1 Bettelkarte.
       *[other] { $seat } nimmt { $cards } Bettelkarten.
    }
agricola-event-put_on_fields = { $seat } legt { $goods } auf Äcker, die schon besät sind.
agricola-event-grew_up = Das Kind von { $seat } ist sofort erwachsen.
agricola-event-served = { $seat } verwendet { $goods } für { $card }.

agricola-why-no-answer = Das steht hier nicht zur Wahl.

agricola-space-I100 = Taverne
    .print = 3 Nahrung oder 2 Punkte
    .text = Nimm 3 Nahrung; der Besitzer darf stattdessen 2 Sonderpunkte nehmen.
agricola-space-I337 = Lehmlager
    .print = 5 Lehm oder 2 Punkte
    .text = Nimm 5 Lehm; der Besitzer darf stattdessen 2 Sonderpunkte nehmen, andere zahlen ihm vorher 1 Nahrung.
