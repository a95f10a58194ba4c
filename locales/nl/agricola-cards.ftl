# Agricola met handkaarten: woorden voor het kiezen van de hand en het gebruik van kaarten. De kaarten staan in cards-*.ftl.

agricola-phase-hands = Handkaarten kiezen

agricola-prompt-hand_back = Welke investering geef je terug?
agricola-prompt-discard = Welke kaart geef je weg?
agricola-prompt-mulligan = Wil je een nieuwe hand?
agricola-prompt-pick = Welke kaart houd je?

agricola-move-use = { $card } gebruiken
agricola-move-hand_back = { $card } teruggeven
agricola-move-pick = { $card } houden
agricola-move-discard = { $card } weggeven
agricola-move-swap = Drie kaarten voor één
agricola-move-swap-occupation = Drie kaarten voor één ambacht
agricola-move-swap-minor = Drie kaarten voor één kleine investering
agricola-move-mulligan = Alle handkaarten teruggeven en nieuwe pakken

agricola-event-drew = { $seat } trekt een kaart.
agricola-event-drew-occupation = { $seat } trekt een ambacht.
agricola-event-drew-minor = { $seat } trekt een kleine investering.
agricola-event-begging_discarded =
    { $cards ->
        [one] { $seat } legt 1 bedelkaart af.
       *[other] { $seat } legt { $cards } bedelkaarten af.
    }

agricola-why-used-up = Deze kaart is al zo vaak gebruikt als mag.
agricola-why-not-now = Dat kan nu niet gebruikt worden.
agricola-why-nothing-to-hand-back = Je hebt geen investering die je hiervoor kunt teruggeven.
agricola-why-wrong-crop = Dat gewas kan daar niet gezaaid worden.
agricola-why-no-crops = Er groeit niets op je akkers.
agricola-why-other-spaces = Met deze kaart kun je nu alleen naar bepaalde andere actievelden.

agricola-move-number = { $n }
agricola-move-seat = { $seat } kiezen
agricola-move-space = { $space } kiezen
agricola-move-field = Van { $seat } pakken
agricola-move-field-cell = Van { $seat } pakken, op { $cell }
agricola-move-field-card = Van { $seat } pakken: { $card }

agricola-option-points = punten nemen

agricola-event-bonus = { $seat } krijgt { $points } bonuspunten.
    .note = +{ $points } punten
agricola-event-put_on_space = { $seat } legt { $goods } op { $space }.
agricola-event-left = { $seat } laat { $goods } op { $space } liggen.
agricola-event-kept_home = Een kind van { $seat } blijft deze ronde thuis.
agricola-event-stayed_home = { $seat } zet deze ronde niemand in.
agricola-event-guest_expected = { $seat } verwacht in de volgende ronde een gast.
agricola-event-guest_came = { $seat } heeft deze ronde een gast.
agricola-event-lodger_came = { $seat } heeft er iemand bij die niet tot het gezin behoort.
agricola-event-lodger_moved_in = Iemand van { $seat } die apart woonde, hoort nu bij het gezin.
agricola-event-drew_goods = { $seat } trekt { $goods }.
agricola-event-begged =
    { $cards ->
        [one] { $seat } neemt 1 bedelkaart.
       *[other] { $seat } neemt { $cards } bedelkaarten.
    }
agricola-event-put_on_fields = { $seat } legt { $goods } op akkers die al bezaaid zijn.
agricola-event-grew_up = Het kind van { $seat } is meteen volwassen.
agricola-event-served = { $seat } gebruikt { $goods } voor { $card }.

agricola-why-no-answer = Dat is hier geen keuze.

agricola-space-I100 = Taveerne
    .print = 3 voedsel of 2 punten
    .text = Pak 3 voedsel; de bezitter mag in plaats daarvan 2 bonuspunten nemen.
agricola-space-I337 = Leemvoorraad
    .print = 5 leem of 2 punten
    .text = Pak 5 leem; de bezitter mag in plaats daarvan 2 bonuspunten nemen, anderen betalen de bezitter eerst 1 voedsel.
