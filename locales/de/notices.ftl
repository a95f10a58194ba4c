# Was der Server Leuten mitteilt, die anderswo sind: per E-Mail und per Webhook.

notice-subject = Du bist am Zug: { $title }
notice-turn = Bei { $title } mit { $others } bist du am Zug.
notice-turn-alone = Bei { $title } bist du am Zug.
notice-off = Du bekommst diese Mail, weil du sie auf { $link } bestellt hast. Dort kannst du sie in den Einstellungen abschalten.
notice-confirm-subject = Dein Code für Nachrichten von Hofwerk
notice-confirm =
    Dein Code ist { $code }. Gib ihn auf { $link } in den Einstellungen ein, und von da an wird dieser Adresse mitgeteilt, wenn du am Zug bist.

    Wenn du das nicht bestellt hast, brauchst du nichts zu tun: Ohne den Code kommt nichts weiter.
notice-trial-subject = Nachrichten von Hofwerk kommen an
notice-trial = Das ist eine Probe: Wenn du am Zug bist, erfährst du es hier.
