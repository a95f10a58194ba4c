# Wat de server meedeelt aan mensen die ergens anders zijn: per e-mail en per webhook.

notice-subject = Jij bent aan de beurt: { $title }
notice-turn = Bij { $title } met { $others } ben jij aan de beurt.
notice-turn-alone = Bij { $title } ben jij aan de beurt.
notice-off = Je krijgt deze mail omdat je erom gevraagd hebt op { $link }. Daar kun je hem bij de instellingen uitzetten.
notice-confirm-subject = Je code voor berichten van Hofwerk
notice-confirm =
    Je code is { $code }. Typ hem op { $link } bij de instellingen in, en vanaf dan krijgt dit adres bericht als jij aan de beurt bent.

    Heb je hier niet om gevraagd, dan hoef je niets te doen: zonder de code komt er verder niets.
notice-trial-subject = Berichten van Hofwerk komen aan
notice-trial = Dit is een proef: als jij aan de beurt bent, lees je het hier.
