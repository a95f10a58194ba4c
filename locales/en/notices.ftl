# What the server tells people who are elsewhere: by e-mail and by web hook.

notice-subject = Your turn: { $title }
notice-turn = It is your turn in { $title } with { $others }.
notice-turn-alone = It is your turn in { $title }.
notice-off = You get this mail because you asked for it at { $link }. You can switch it off there, in the settings.
notice-confirm-subject = Your code for notices from Hofwerk
notice-confirm =
    Your code is { $code }. Type it at { $link } in the settings, and from then on this address is told when it is your turn.

    If you did not ask for this, there is nothing to do: without the code nothing more will come.
notice-trial-subject = Notices from Hofwerk arrive
notice-trial = This is a trial: when it is your turn, you will be told here.
