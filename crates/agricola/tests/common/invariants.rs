//! What can never be, in whatever game is played; for random play.

use agricola::goods::{Goods, food, fuel};
use agricola::space::SpaceId;
use agricola::{Agricola, Event, Move, State};
use table::{Game, Match, Rng, Seat};

/// Says in which game something went wrong.
struct Playing(u64);

impl Drop for Playing {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in game {}", self.0);
        }
    }
}

/// Plays a game through and looks at what can never be, after every move or now and then. `choose` names somebody who is asked
/// and a move, `check` looks at a state and the one after it.
pub fn play_through(
    mut game: Match<Agricola>,
    number: u64,
    choose: fn(&Agricola, &mut Rng) -> (Seat, Move),
    check: fn(&Agricola, &Agricola),
) {
    let _playing = Playing(number);
    let mut rng = Rng::from_number(number);
    let mut pool: Vec<Move> = Vec::new();
    let mut steps = 0;
    while !game.game().to_decide().is_empty() {
        let before = game.game().clone();
        let (seat, m) = choose(&before, &mut rng);
        // Looking into every corner at every step would take hours; some steps will do.
        if rng.below(60) == 0 {
            check_lists(&before, seat, &pool);
            check_views(&before, &mut rng);
            check_previews(&before, &mut rng);
            let text = serde_json::to_string(&before).unwrap();
            assert_eq!(serde_json::from_str::<Agricola>(&text).unwrap(), before);
        }
        if pool.len() < 60 {
            pool.push(m);
        } else {
            pool[rng.below(60)] = m;
        }
        check_placements(&before, seat);
        let events = game.apply(seat, &m).unwrap_or_else(|why| panic!("game {number}, {m:?}: {why}"));
        check_goods(&before, &events, game.game());
        check_growth(&before, game.game());
        check_limits(game.game());
        check(&before, game.game());
        if rng.below(60) == 0 {
            let after = game.game().clone();
            game.undo().unwrap();
            assert_eq!(*game.game(), before, "undo");
            game.apply(seat, &m).unwrap();
            assert_eq!(*game.game(), after);
        }
        steps += 1;
        assert!(steps < 5000, "a game that does not end");
    }
    let record = game.record();
    let text = serde_json::to_string(&record).unwrap();
    let again = Match::<Agricola>::from_record(&serde_json::from_str(&text).unwrap()).unwrap();
    assert_eq!(again.game(), game.game(), "record and replay");
    assert_eq!(record.scores.unwrap().len(), State::seats(game.game()).count());
}

pub fn answers(game: &Agricola, seat: Seat) -> Vec<Move> {
    let mut list = Vec::new();
    game.moves(seat, &mut list);
    list
}

pub fn exchanges(game: &Agricola, seat: Seat) -> Vec<Move> {
    let mut list = Vec::new();
    game.exchanges(seat, &mut list);
    list
}

/// Nothing is negative by construction; the rest of what can never be is checked here.
fn check_limits(game: &Agricola) {
    for seat in State::seats(game) {
        let player = game.player(seat);
        let farm = &player.farm;
        assert!(player.family >= 2 && player.persons() <= 5);
        // Guests come on top of the player's own persons; nobody has more than a few of them.
        assert!(player.at_home.max(player.placed) <= player.persons() + 4, "too many persons: {player:?}");
        assert!(farm.fences.len() <= 15 && farm.stables.len() <= 4);
        // M5.2, M9.7: nothing stands on a tile; nobody is sick twice.
        assert!(!farm.tiles.all().meets(farm.rooms | farm.fields | farm.stables));
        assert!(player.sick <= player.persons());
        assert!(!farm.rooms.meets(farm.fields) && !(farm.rooms | farm.fields).meets(farm.fenced | farm.stables));
        let fenced = farm.pastures.iter().fold(agricola::Cells::NONE, |all, p| all | *p);
        assert_eq!(fenced, farm.fenced, "the fenced spaces follow from the fences");
        // Only the Special Pasture lies apart.
        let apart = player.cards().any(|card| card.id == "M039");
        assert!(fenced.is_empty() || fenced.is_connected() || apart);
        let asked_to_keep = game.to_decide().contains(seat) && game.decision(seat).unwrap().prompt == "keep";
        if !asked_to_keep
            && game.to_decide().len() == 1
            && game.decision(game.to_decide().first().unwrap()).unwrap().prompt == "place"
        {
            assert!(game.animals_fit(seat), "animals without a place: {player:?}");
        }
    }
}

/// A7.4, A8.2, A9.2, A11.5: rooms, stables, fields, fences and persons are never removed; houses only get better.
fn check_growth(before: &Agricola, after: &Agricola) {
    for seat in State::seats(after) {
        let (old, new) = (before.player(seat), after.player(seat));
        assert!(new.farm.rooms.contains_all(old.farm.rooms) && new.farm.fields.contains_all(old.farm.fields));
        assert!(new.farm.stables.contains_all(old.farm.stables) && (old.farm.fences - new.farm.fences).is_empty());
        assert!(new.farm.house >= old.farm.house && new.family >= old.family);
    }
}

/// Goods only come and go by events that say so.
fn check_goods(before: &Agricola, events: &[Event], after: &Agricola) {
    let mut expected: Vec<Goods> = State::seats(before).map(|seat| before.player(seat).goods).collect();
    for event in events {
        match *event {
            Event::Gained { seat, goods, .. }
            | Event::Harvested { seat, goods }
            | Event::Bred { seat, young: goods } => {
                expected[seat.index()].add(&goods);
            }
            Event::Paid { seat, goods, .. }
            | Event::Left { seat, goods, .. }
            | Event::Released { seat, animals: goods } => {
                expected[seat.index()].remove(&goods);
            }
            Event::Exchanged { seat, give, get, .. } => {
                expected[seat.index()].remove(&give);
                expected[seat.index()].add(&get);
            }
            Event::Fed { seat, food: paid, .. } => expected[seat.index()].remove(&food(paid)),
            Event::Heated { seat, fuel: paid, .. } => expected[seat.index()].remove(&fuel(paid)),
            Event::Sowed { seat, crop, .. } => expected[seat.index()].remove(&Goods::of(crop.good(), 1)),
            _ => {}
        }
    }
    for seat in State::seats(after) {
        assert_eq!(after.player(seat).goods, expected[seat.index()], "{events:?}");
    }
}

/// The spaces listed together are those that may be used one by one.
fn check_placements(game: &Agricola, seat: Seat) {
    if game.decision(seat).is_some_and(|decision| decision.prompt == "place" && decision.source.is_none()) {
        let usable = SpaceId::all().filter(|&space| game.can_place_on(seat, space));
        let usable: Vec<Move> = usable.map(|space| Move::Place { space }).collect();
        let mut listed = answers(game, seat);
        listed.retain(|m| matches!(m, Move::Place { .. }));
        assert_eq!(usable, listed, "what one may use is listed, and nothing else");
    }
}

/// Every listed move applies to a copy; a move that is not listed is refused and changes nothing.
fn check_lists(game: &Agricola, seat: Seat, pool: &[Move]) {
    let list = [answers(game, seat), exchanges(game, seat)].concat();
    for m in &list {
        let mut copy = game.clone();
        copy.apply(seat, m).unwrap();
        for asked in copy.to_decide().iter() {
            assert!(!answers(&copy, asked).is_empty() || !exchanges(&copy, asked).is_empty(), "a dead end after {m:?}");
        }
        assert_eq!(list.iter().filter(|other| *other == m).count(), 1, "{m:?} is listed twice");
    }
    let mut single = Vec::new();
    game.single_exchanges(seat, &|_| true, &mut single);
    let once = list.iter().filter(|m| matches!(m, Move::Exchange { times: 1, .. }));
    assert!(once.eq(single.iter().map(|(_, m)| m)), "each exchange that can be made is one that can be made once");
    for m in pool.iter().filter(|m| !list.contains(m)) {
        let mut copy = game.clone();
        assert!(copy.apply(seat, m).is_err(), "{m:?} is not listed");
        assert_eq!(copy, *game);
    }
    for other in State::seats(game).filter(|s| !game.to_decide().contains(*s)) {
        assert!(answers(game, other).is_empty() && exchanges(game, other).is_empty());
        assert!(game.clone().apply(other, &list[0]).is_err(), "only those who are asked may move");
    }
}

/// Nobody sees what is hidden, and every world a player can imagine looks the same to that player.
fn check_views(game: &Agricola, rng: &mut Rng) {
    for seat in State::seats(game) {
        let view = game.view(Some(seat));
        let world = game.determinize(seat, rng);
        assert_eq!(world.view(Some(seat)), view);
        assert_eq!(answers(&world, seat), answers(game, seat));
        assert_eq!(exchanges(&world, seat), exchanges(game, seat));
        // A move that can be taken back, or tried out, shows nothing that the seat could not know.
        if let Some(answer) = rng.pick(&answers(game, seat)) {
            let after = [game, &world].map(|before| {
                let mut after = before.clone();
                after.apply(seat, answer).unwrap();
                (after.revealed() > game.revealed(), after)
            });
            let [(revealed, real), (imagined_revealed, imagined)] = after;
            assert_eq!(revealed, imagined_revealed, "{seat} tries {answer:?}");
            if !revealed {
                assert_eq!(real.view(Some(seat)), imagined.view(Some(seat)), "{seat} tries {answer:?}");
            }
        }
        // What the others hold can be read nowhere in what this seat is sent.
        let text = serde_json::to_string(&view).unwrap();
        let open = serde_json::to_string(&game.view(None)).unwrap();
        for other in State::seats(game).filter(|&other| other != seat) {
            for card in game.player(other).hand.iter().chain(&game.player(other).aside) {
                let name = format!("\"{}\"", card.card().id);
                assert!(!text.contains(&name) || open.contains(&name), "{seat} sees {card:?} of {other}");
            }
        }
        for text in [&text, &open] {
            assert!(!text.contains("seed") && !text.contains("pile"));
        }
    }
}

/// What previews say is true, and tells nobody anything new.
fn check_previews(game: &Agricola, rng: &mut Rng) {
    for seat in game.to_decide().iter() {
        proofs::previews_hold(game, seat, |game, seat| game.player(seat).goods, rng);
    }
}
