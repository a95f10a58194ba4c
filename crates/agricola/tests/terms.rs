//! What moves take and bring is said before they are made, and is what then happens.

use agricola::{Agricola, Event, Goods, Mode, Move, Options, Terms};
use table::{Game, Rng, Seat, Seed};

fn terms_of(game: &Agricola, seat: Seat, m: &Move) -> Option<Terms> {
    game.terms(seat, [m]).into_iter().next()
}

fn paid(events: &[Event]) -> Option<Goods> {
    events.iter().find_map(|event| if let Event::Paid { goods, .. } = event { Some(*goods) } else { None })
}

/// Plays a game at random, buying whenever something can be bought, and compares. Says how many payments of each sort were seen.
fn compare(options: &Options, seed: u64) -> [usize; 4] {
    let mut game = Agricola::new(options, Seed::new(u128::from(seed))).unwrap();
    let mut rng = Rng::from_number(seed);
    let (mut prices, mut choices, mut exchanges, mut sown) = (0, 0, 0, 0);
    while let Some(seat) = game.to_decide().first() {
        let mut list = Vec::new();
        game.moves(seat, &mut list);
        game.exchanges(seat, &mut list);
        let buys: Vec<Move> = list.iter().copied().filter(|m| terms_of(&game, seat, m).is_some()).collect();
        let buying = !buys.is_empty() && rng.below(2) == 0;
        let action = *rng.pick(if buying { &buys } else { &list }).unwrap();
        let terms = terms_of(&game, seat, &action);
        let events = game.apply(seat, &action).unwrap();
        let Some(Terms { pay, get, .. }) = terms else { continue };
        match action {
            Move::Exchange { .. } => {
                exchanges += 1;
                let made = events.iter().find_map(|event| match event {
                    Event::Exchanged { give, get, .. } => Some((*give, *get)),
                    _ => None,
                });
                assert_eq!(made, Some((pay[0], get)), "{action:?}");
            }
            Move::Sow { cell, crop, .. } => {
                // With the last move before a harvest it is reaped at once.
                let reaped = events.iter().any(|e| matches!(e, Event::HarvestBegan { .. }));
                let Some(cell) = cell.filter(|_| !reaped) else { continue };
                let plot = game.player(seat).farm.plots[cell.index()];
                assert_eq!(Goods::of(crop.good(), plot.grain + plot.vegetable), get, "{action:?}");
                sown += 1;
            }
            Move::Bake { .. } => assert!(events.iter().any(|e| matches!(e, Event::Baked { grain: 1, .. }))),
            _ => match game.decision(seat) {
                // The question how to pay offers the ways that were named.
                Some(decision) if decision.prompt == "pay" => {
                    choices += 1;
                    let ways: Vec<Goods> = (0..game.ways_to_pay(seat) as u8)
                        .map(|option| terms_of(&game, seat, &Move::Pay { option }).unwrap().pay[0])
                        .collect();
                    assert_eq!(ways, pay, "{action:?}");
                }
                _ => {
                    prices += 1;
                    let paid = paid(&events).unwrap_or_default();
                    assert!(pay.contains(&paid), "{action:?}: {pay:?} was asked, {paid:?} was paid");
                }
            },
        }
    }
    [prices, choices, exchanges, sown]
}

fn add(sum: [usize; 4], more: [usize; 4]) -> [usize; 4] {
    std::array::from_fn(|i| sum[i] + more[i])
}

#[test]
fn what_is_named_is_what_is_paid() {
    let family = Options { players: 3, mode: Mode::Family, ..Options::default() };
    let full = Options { players: 4, decks: vec!["E".into()], ..Options::default() };
    let family = (0..20).fold([0; 4], |sum, seed| add(sum, compare(&family, seed)));
    let full = (0..150).fold([0; 4], |sum, seed| add(sum, compare(&full, seed)));
    assert!(family[0] > 100 && family[2] > 100 && family[3] > 0, "{family:?}");
    assert!(full[0] > 1000 && full[1] > 30 && full[2] > 1000 && full[3] > 10, "{full:?}");
}
