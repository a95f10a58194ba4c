//! What a move costs and brings is said before it is made, and is what then happens.

mod common;

use agricola::goods::*;
use agricola::preview::Extra;
use agricola::{Agricola, Event, Mode, Move, Options};
use common::{Test, read};
use table::{Game, Preview, PreviewOf, Rng, Seed};

fn preview(test: &Test, text: &str) -> PreviewOf<Agricola> {
    assert!(test.offers(text), "{text} is no legal move");
    test.game.preview(test.asked(), &read(text))
}

/// A preview that says nothing but these.
fn deal(pay: &[Goods], get: Goods) -> PreviewOf<Agricola> {
    Preview { pay: pay.to_vec(), get, ends_turn: false, reveals: false, needs: Vec::new(), extra: Extra::default() }
}

fn last(preview: PreviewOf<Agricola>) -> PreviewOf<Agricola> {
    Preview { ends_turn: true, ..preview }
}

#[test]
fn a_space_brings_what_lies_there_and_ends_the_turn_if_nothing_is_asked() {
    let test = Test::full("goods = { wood = 9, reed = 4 }");
    assert_eq!(preview(&test, "place B7"), last(deal(&[], test.lying("B7"))));
    assert_eq!(preview(&test, "place B1"), deal(&[], NOTHING), "now something is to be built");
}

#[test]
fn what_a_new_round_brings_is_not_the_doing_of_the_last_move() {
    let mut test = Test::at(
        "round = 1\nturn = 1\n[[player]]\nat_home = 0\n[[player]]\nat_home = 1\ncoming = { 2 = { food = 1 } }",
    );
    assert_eq!(preview(&test, "place B6"), Preview { reveals: true, ..last(deal(&[], food(2))) });
    test.play("place B6");
    assert_eq!((test.game.round, test.goods(1)), (2, food(3)), "one of them was waiting on the round space");
}

#[test]
fn a_price_is_named_with_all_ways_to_pay_it() {
    let mut test = Test::full("goods = { wood = 5, reed = 2 }");
    test.play("place B1; choose rooms");
    assert_eq!(preview(&test, "room 0,0"), last(deal(&[wood(5).and(reed(2))], NOTHING)));
    // E36 Reed Roof: clay may stand in for reed.
    let mut test = Test::full("cards = ['E36']\ngoods = { wood = 5, clay = 2, reed = 2 }");
    test.play("place B1; choose rooms");
    let ways = [0, 1, 2].map(|n| wood(5).and(clay(n)).and(reed(2 - n)));
    let of_room = preview(&test, "room 0,0");
    assert!(of_room.pay.len() == 3 && ways.iter().all(|way| of_room.pay.contains(way)), "{of_room:?}");
    test.play("room 0,0");
    for (i, way) in of_room.pay.iter().enumerate() {
        assert_eq!(preview(&test, &format!("pay {i}")), last(deal(&[*way], NOTHING)));
    }
}

#[test]
fn a_toll_is_part_of_the_price_of_a_space() {
    let place_as = |goods: &str| {
        let others = "[[player]]\n[[player]]";
        Test::at(&format!("turn = 1\n[[player]]\ncards = ['E164']\n[[player]]\ngoods = {{ {goods} }}\n{others}"))
    };
    assert_eq!(preview(&place_as("food = 2"), "place G3a"), last(deal(&[food(2)], wood(2))));
    let mut test = place_as("grain = 2");
    let of_place = preview(&test, "place G3a");
    let raised = ["exchange raw grain 1", "exchange raw grain 2"].map(read);
    assert_eq!(of_place.needs, raised, "the food must be raised first");
    assert_eq!(of_place.pay, [food(2)]);
    test.play("place G3a");
    let half = Preview { needs: vec![read("exchange raw grain 1")], ..deal(&[grain(1)], food(1)) };
    assert_eq!(preview(&test, "exchange raw grain 1"), half, "what is owed is no part of it, and needs another one");
    assert_eq!(preview(&test, "exchange raw grain 2"), last(deal(&[grain(2),], food(2))), "now it is paid");
}

#[test]
fn exchanges_seed_and_bread_are_given_and_brought() {
    let farm =
        "cards = ['M1', 'M5']\ngoods = { grain = 2, vegetable = 1 }\nfarm = ['. F F . .', 'R . . . .', 'R . . . .']";
    let mut test = Test::full(&format!("{farm}\nanimals = {{ sheep = 1 }}"));
    assert_eq!(preview(&test, "exchange M1 sheep 1"), deal(&[sheep(1)], food(2)));
    assert_eq!(preview(&test, "exchange M1 vegetable 1"), deal(&[vegetable(1)], food(2)));
    assert_eq!(preview(&test, "release sheep 1"), deal(&[sheep(1)], NOTHING));
    test.play("place R1a");
    assert_eq!(preview(&test, "choose bake"), deal(&[], NOTHING));
    test.play("choose sow");
    let of_sowing = preview(&test, "sow 0,1 vegetable");
    assert_eq!((&of_sowing.pay[..], of_sowing.get, of_sowing.extra.sown), (&[vegetable(1)][..], NOTHING, Some(2)));
    test.play("sow 0,1 vegetable; done; choose bake");
    assert_eq!(preview(&test, "bake M1 2"), last(deal(&[grain(2)], food(4))));
    assert_eq!(preview(&test, "bake M5 1"), deal(&[grain(1)], food(5)));
}

#[test]
fn fences_tell_their_pastures() {
    let mut test = Test::full("goods = { wood = 15 }");
    test.play("place R1d");
    let of_fence = preview(&test, "fence 0,3 0,4");
    assert_eq!((of_fence.pay, of_fence.get, of_fence.ends_turn), (vec![wood(6)], NOTHING, false));
    let pastures: Vec<_> = of_fence.extra.pastures.iter().map(|p| (p.cells.len(), p.capacity)).collect();
    assert_eq!(pastures, [(2, 4)]);
}

#[test]
fn feeding_and_breeding_are_previewed() {
    let mut test = Test::at(
        "round = 4\nphase = 'harvest'\n[[player]]\ngoods = { food = 4 }\nanimals = { sheep = 2 }\n\
         farm = ['. . . S S', 'R . . . .', 'R . . . .']\n[[player]]\ngoods = { food = 9 }",
    );
    let mut too_little = preview(&test, "feed 3");
    assert_eq!(too_little.extra.begging.take(), Some(1));
    assert_eq!(too_little, last(deal(&[food(3)], NOTHING)));
    assert_eq!(preview(&test, "feed 4").extra.begging, None);
    test.play("feed 4");
    test.play_as(1, "feed 4");
    assert_eq!(test.prompt(), "breed");
    assert_eq!(preview(&test, "breed sheep").get, sheep(1));
}

#[test]
fn nobody_learns_what_chance_will_bring() {
    // Which occupation will be drawn, and what it costs and brings, is hidden.
    let at = |seed: u8| {
        let hand = "hand = ['E172', 'E187', 'E176']";
        Test::at(&format!(
            "round = 5\nseed = '{seed:x}'\n[[player]]\ncards = ['K275']\n{hand}\n[[player]]\n[[player]]\n[[player]]"
        ))
    };
    for seed in 0..20 {
        let mut test = at(seed);
        test.play("place B5");
        assert_eq!(preview(&test, "choose use"), Preview { reveals: true, ..deal(&[], NOTHING) });
    }
    // Somebody might hold the Chief's Daughter and play it now: what comes then is not told, also where nobody does.
    for hand in ["'E173'", "'E187'"] {
        let text =
            format!("round = 5\n[[player]]\nhand = ['E172']\ngoods = {{ food = 3 }}\n[[player]]\nhand = [{hand}]\n");
        let mut test = Test::at(&format!("decks = ['E']\n{text}"));
        test.play("place B5");
        let of_chief = preview(&test, "occupation E172");
        assert_eq!(of_chief, Preview { reveals: true, ..deal(&[food(2)], NOTHING) });
    }
}

#[test]
fn an_exchange_leaves_the_turn_as_it_is_unless_it_answers_the_question() {
    let test = Test::full("goods = { grain = 1 }");
    assert_eq!(preview(&test, "exchange raw grain 1"), deal(&[grain(1)], food(1)), "a person is still to be placed");
    let alone = Test::solo(3, "goods = { grain = 1 }");
    assert!(!preview(&alone, "exchange raw grain 1").ends_turn);
    assert!(preview(&alone, "place B7").ends_turn, "the next question is the first of another turn");
    // Two sheep too many: once they are cooked there is nothing more to ask.
    let mut test = Test::at("round = 14\nspaces = { R1c = { sheep = 2 } }\n[[player]]\ncards = ['M1']\n[[player]]");
    assert_eq!(preview(&test, "place R1c"), deal(&[], sheep(2)));
    test.play("place R1c");
    assert_eq!(preview(&test, "exchange M1 sheep 1"), last(deal(&[sheep(1)], food(2))));
    let kept = preview(&test, "keep sheep 1");
    assert_eq!(kept.extra.arrangement.len(), 1, "and it shows where the other one stands");
    assert_eq!(PreviewOf::<Agricola> { extra: Extra::default(), ..kept }, last(deal(&[sheep(1)], NOTHING)));
}

/// How many moves of each sort were compared.
#[derive(Default, Debug)]
struct Seen {
    paid: usize,
    ways: usize,
    exchanged: usize,
    sown: usize,
}

/// Plays a game at random, buying whenever something can be bought, and compares what was named with what happens.
fn compare(options: &Options, seed: u64, seen: &mut Seen) {
    let mut game = Agricola::new(options, Seed::new(u128::from(seed))).unwrap();
    let mut rng = Rng::from_number(seed);
    while let Some(seat) = game.to_decide().first() {
        let mut list = Vec::new();
        game.moves(seat, &mut list);
        game.exchanges(seat, &mut list);
        let buys: Vec<Move> = list.iter().copied().filter(|m| !game.preview(seat, m).pay.is_empty()).collect();
        let buying = !buys.is_empty() && rng.below(2) == 0;
        let action = *rng.pick(if buying { &buys } else { &list }).unwrap();
        let (preview, price) = (game.preview(seat, &action), game.price(seat, &action));
        let events = game.apply(seat, &action).unwrap();
        let paid = events.iter().find_map(|e| if let Event::Paid { goods, .. } = e { Some(*goods) } else { None });
        if let Move::Exchange { .. } = action {
            let made = events.iter().find_map(|event| {
                if let Event::Exchanged { give, get, .. } = event { Some((*give, *get)) } else { None }
            });
            let (give, get) = made.unwrap();
            assert!(preview.pay == [give] && preview.get.contains(&get), "{action:?}: {preview:?}");
            seen.exchanged += 1;
        } else if let Move::Sow { cell, crop, .. } = action {
            // With the last move before a harvest it is reaped at once.
            let reaped = events.iter().any(|e| matches!(e, Event::HarvestBegan { .. }));
            let Some(cell) = cell.filter(|_| !reaped) else { continue };
            let plot = game.player(seat).farm.plots[cell.index()];
            assert_eq!(preview.extra.sown, Some(plot.grain + plot.vegetable), "{action:?}");
            assert_eq!(preview.pay, [Goods::of(crop.good(), 1)]);
            seen.sown += 1;
        } else if let (Some(price), Some(decision)) = (&price, game.decision(seat))
            && decision.prompt == "pay"
            && !matches!(action, Move::Pay { .. })
        {
            // The question how to pay offers the ways that were named.
            let ways = game.due(seat).unwrap();
            assert!(ways.ways() == price.ways() && ways.ways() == preview.pay, "{action:?}: {preview:?}");
            seen.ways += 1;
        } else if let (Some(price), Some(paid)) = (price, paid) {
            assert!(price.ways().contains(&paid), "{action:?}: {price:?} was asked, {paid:?} was paid");
            assert!(preview.reveals || preview.pay[0].contains(&paid), "{action:?}: {preview:?}, {paid:?} was paid");
            seen.paid += 1;
        }
    }
}

#[test]
fn what_is_named_is_what_is_paid() {
    let family = Options { players: 3, mode: Mode::Family, ..Options::default() };
    let full = Options { players: 4, decks: vec!["E".into()], ..Options::default() };
    let (mut in_family, mut in_full) = (Seen::default(), Seen::default());
    (0..20).for_each(|seed| compare(&family, seed, &mut in_family));
    (0..150).for_each(|seed| compare(&full, seed, &mut in_full));
    let Seen { paid, exchanged, sown, .. } = in_family;
    assert!(paid > 100 && exchanged > 100 && sown > 0, "{in_family:?}");
    let Seen { paid, ways, exchanged, sown } = in_full;
    assert!(paid > 1000 && ways > 30 && exchanged > 1000 && sown > 10, "{in_full:?}");
}

#[test]
fn previews_hold_in_random_games() {
    let mut compared = 0;
    for number in 0..20u8 {
        let mode = if number < 5 { Mode::Family } else { Mode::Full };
        let decks = if mode == Mode::Full { vec!["E".into()] } else { Vec::new() };
        let options = Options { players: number % 5 + 1, mode, decks, ..Options::default() };
        let mut game = Agricola::new(&options, Seed::new(number.into())).unwrap();
        let mut rng = Rng::from_number(number.into());
        while let Some(seat) = game.to_decide().first() {
            compared += proofs::previews_hold(&game, seat, |game, seat| game.player(seat).goods, &mut rng);
            let mut list = Vec::new();
            game.moves(seat, &mut list);
            if list.is_empty() || rng.below(8) == 0 {
                game.exchanges(seat, &mut list);
            }
            game.play_unchecked(seat, rng.pick(&list).unwrap());
        }
    }
    assert!(compared > 20_000, "{compared}");
}
