//! Positions, records and options that cannot be are refused with the reason.

mod common;
use agricola::{Agricola, Options};
use common::Test;
use table::record::RecordOf;
use table::{Game, Match, Seed};

fn refusal(position: &str) -> String {
    Agricola::from_position(position).expect_err(position).reason
}

#[test]
fn impossible_positions_say_why() {
    for (position, reason) in [
        ("[[player]]\npastures = [[[0,1],[0,2],[0,3],[0,4]], [[1,1],[1,2]], [[1,3],[1,4]]]", "15 fences"),
        ("[[player]]\nfarm = ['. F . . .', 'R . . . .', 'R . . . .']\npastures = [[[0,1]]]", "room or a field"),
        ("[[player]]\npastures = [[[1,0],[1,1]]]", "room or a field"),
        ("[[player]]\npastures = [[[0,0]], [[1,1]]]", "adjoin"),
        ("[[player]]\npastures = [[[0,0],[1,1]]]", "one area"),
        ("[[player]]\npersons = 6", "2 to 5 persons"),
        ("[[player]]\npersons = 1", "2 to 5 persons"),
        ("[[player]]\ngoods = { wood = -1 }", "-1 wood"),
        ("[[player]]\ngoods = { wood = 1000 }", "1000 wood"),
        ("[[player]]\ngoods = { gold = 1 }", "gold"),
        ("[[player]]\nanimals = { wood = 1 }", "no animals"),
        ("[[player]]\nanimals = { sheep = 2 }", "do not fit"),
        ("[[player]]\nnewborns = 1", "newborns"),
        ("[[player]]\nat_home = 3", "at home"),
        ("[[player]]\ncards = ['M1', 'M1']", "only once"),
        ("[[player]]\ncards = ['M1']\n[[player]]\ncards = ['M1']", "only once"),
        ("[[player]]\ncards = ['M99']", "M99"),
        ("[[player]]\nhand = ['M1']", "no hand card"),
        ("[[player]]\nfarm = ['. . . . .', '. . . . .', 'R . . . .']", "first two rooms"),
        ("[[player]]\nfarm = ['. . . R .', 'R . . . .', 'R . . . .']", "share a side"),
        ("[[player]]\nfarm = ['F . F . .', 'R . . . .', 'R . . . .']", "share a side"),
        ("[[player]]\nfarm = ['S S S S S', 'R . . . .', 'R . . . .']", "4 stables"),
        ("[[player]]\nfarm = ['. . . .', 'R . . . .', 'R . . . .']", "5 spaces"),
        ("[[player]]\nfarm = ['. . . . .', 'R . . . .']", "3 rows"),
        ("[[player]]\nfarm = ['. . ? . .', 'R . . . .', 'R . . . .']", "no sign"),
        ("[[player]]\nfarm = ['. . X . .', 'R . . . .', 'R . . . .']", "no forest or moor tiles"),
        ("[[player]]\nfarm = ['. . Fx9 . .', 'R . . . .', 'R . . . .']", "no sign"),
        ("[[player]]\nfarm = ['. . é . .', 'R . . . .', 'R . . . .']", "no sign"),
        ("[[player]]\ncoming = { 15 = { food = 1 } }", "round"),
        ("round = 15\n[[player]]", "round 15"),
        ("round = 0\n[[player]]", "round 0"),
        ("round = 5\nphase = 'feeding'\n[[player]]", "no harvest"),
        ("start_seat = 2\n[[player]]\n[[player]]", "start_seat"),
        ("turn = 2\n[[player]]\n[[player]]", "seat 2"),
        ("[spaces]\nB99 = { wood = 1 }\n[[player]]", "B99"),
        ("[spaces]\nG5a = { wood = 1 }\n[[player]]", "not in play"),
        ("[persons]\nB1 = [7]\n[[player]]", "seat 7"),
        ("[persons]\nB1 = [0, 0, 0]\n[[player]]", "3 persons stand"),
        ("round = 4\nphase = 'feeding'\n[persons]\nB1 = [0]\n[[player]]", "work phase only"),
        ("[[player]]\nlodgers = 255", "255 lodgers"),
        ("[[player]]\nbegging = 255", "begging"),
        ("[[player]]\nbonus = 32767", "32767 bonus points"),
        ("[[player]]\nbonus = -32768", "-32768 bonus points"),
        ("[[player]]\ncards = [{ card = 'I63', mark = 65535 }]", "cannot have the mark 65535"),
        ("[[player]]\ncards = [{ card = 'I63', used = 255 }]", "used 255 times"),
        ("[[player]]\ncards = [{ card = 'I239', mark = 252 }]\n[[player]]", "\"I239\" cannot have the mark 252"),
        ("[[player]]\ncards = [{ card = 'I239', players = [2] }]\n[[player]]", "no seat 2"),
        ("[[player]]\ncards = [{ card = 'I263', mark = 7 }]", "mark 7"),
        ("[[player]]\ncards = [{ card = 'I263', space = 'B99' }]", "B99"),
        ("[[player]]\ncards = [{ card = 'I263', round = 3 }]", "remembers no round"),
        ("[[player]]\ncards = [{ card = 'I263', space = 'B7', mark = 3 }]", "one thing"),
        ("[[player]]\ncards = [{ card = 'I244', mark = 15 }]", "mark 15"),
        ("[[player]]\ncards = [{ card = 'I244', round = 15 }]", "no round 15"),
        ("[[player]]\ncards = [{ card = 'K293', mark = 1 }]", "mark 1"),
        ("[[player]]\ncards = [{ card = 'K293', rounds = [5, 0] }]", "no round 0"),
        ("[[player]]\ncards = [{ card = 'I265', mark = 0x1f }]", "mark 31"),
        ("[[player]]\ncards = [{ card = 'I265', mark = 0x9999 }]", "18 fences"),
        ("[[player]]\ncards = [{ card = 'K304', mark = 0x1000 }]", "mark 4096"),
        ("[[player]]\ncards = [{ card = 'E18', mark = 0x11 }]", "mark 17"),
        (
            "expansion = 'moor'\nlevel = 1\nspecials = [{ card = 'S1', open = 0 }, { card = 'S1', closed = 1 }]\n[[player]]\n[[player]]",
            "in one place",
        ),
        ("expansion = 'moor'\nlevel = 1\n[[player]]\ncards = [{ card = 'M1', unlit = true }]", "light_fires"),
        ("expansion = 'moor'\nlevel = 1\n[[player]]\nadded = [[[-1, 0], 'M']]", "side by side"),
        ("expansion = 'moor'\nlevel = 1\n[[player]]\nadded = [[[-1, 0], 'M'], [[-1, 4], 'M']]", "side by side"),
        ("[[player]]\ngoods = { fuel = 1 }", "base game has no"),
        ("[[player]]\nanimals = { horse = 1 }", "base game has no"),
        ("[spaces]\nB7 = { cattle = 1 }\n[[player]]", "but a hand card (A4.3)"),
        ("[spaces]\nB1 = { wood = 1 }\n[[player]]", "but a hand card (A4.3)"),
        ("round = 1\n[[player]]\npersons = 3\nnewborns = 1", "nobody is born in round 1"),
        ("[[player]]\noccupations = 255", "occupations"),
        ("round_order = ['R1a']\n[[player]]", "round_order"),
        ("mode = 'family'\nround = 1\nphase = 'party'\n[[player]]", "party"),
        ("nonsense = 1\n[[player]]", "nonsense"),
        ("[[player]]\n[[player]]\n[[player]]\n[[player]]\n[[player]]\n[[player]]", "1 to 5 players"),
        ("this is no TOML", "cannot be read"),
    ] {
        let found = refusal(position);
        assert!(found.contains(reason), "{position}\nsays: {found}\nexpected: {reason}");
    }
}

/// What only a card allows is allowed where that card lies.
#[test]
fn cards_let_fields_and_pastures_lie_apart() {
    let level = "expansion = 'moor'\nlevel = 3\n[[player]]";
    let fields = "farm = ['F . F . F', 'R . . . .', 'R . . . .']";
    assert!(refusal(&format!("{level}\n{fields}")).contains("share a side"));
    assert!(Agricola::from_position(&format!("{level}\ncards = ['M043']\n{fields}")).is_ok());
    let pastures = "farm = ['. . . . .', 'R . . . .', 'R . . . .']\npastures = [[[0, 1], [0, 2]], [[0, 4]]]";
    assert!(refusal(&format!("{level}\n{pastures}")).contains("adjoin"));
    let game = Agricola::from_position(&format!("{level}\ncards = ['M039']\n{pastures}")).unwrap();
    assert_eq!(game.players[0].farm.pastures.len(), 2);
}

#[test]
fn monstrous_positions_are_refused_or_played_but_never_hang() {
    assert!(refusal(&"[[player]]\n".repeat(257)).contains("1 to 5 players"));
    let crowd = format!("[persons]\nB1 = [{}]\n[[player]]", "0,".repeat(256));
    assert!(refusal(&crowd).contains("256 persons"));
    let fences = format!("[[player]]\ncards = [{}]", "{ card = 'I265', mark = 0xf1f1 },".repeat(9));
    assert!(refusal(&fences).contains("255 fences"));
    let flock =
        "round = 5\nphase = 'start_of_round'\n[[player]]\ncoming = { 5 = { sheep = 255, boar = 255, cattle = 255 } }";
    let test = common::Test::at(flock);
    assert_eq!(test.moves().len(), 3, "one pet of each kind");
}

#[test]
fn what_a_card_remembers_has_a_name_and_a_mark() {
    for (card, name, value, mark) in [
        ("I248", "round", serde_json::json!(5), 5),
        ("K293", "rounds", serde_json::json!([5, 8]), 1 << 5 | 1 << 8),
        ("I68", "players", serde_json::json!([0, 1]), 1 << 0 | 1 << 1),
    ] {
        let view = |what: String| {
            let text = format!("round = 3\n[[player]]\ncards = [{{ card = '{card}', {what} }}]\n[[player]]");
            serde_json::to_value(&Test::at(&text).game.view(None).players[0].tableau[0]).unwrap()
        };
        let shown = view(format!("{name} = {value}"));
        assert_eq!((&shown[name], &shown["mark"]), (&value, &serde_json::json!(mark)));
        assert_eq!(view(format!("mark = {mark}")), shown);
    }
}

#[test]
fn a_space_that_a_card_remembers_is_named_never_numbered() {
    let test = Test::at("round = 3\n[[player]]\ncards = [{ card = 'I263', space = 'B7' }]\n[[player]]");
    let shown = serde_json::to_value(&test.game.view(None).players[0].tableau[0]).unwrap();
    assert_eq!(shown, serde_json::json!({ "card": "I263", "space": "B7" }));
    assert_eq!(test.player(0).fences_left(), 14, "one fence stays on that space");
}

#[test]
fn a11_3_fences_that_come_later_are_bound_and_come_back() {
    let position =
        "round = 2\nphase = 'start_of_round'\n[[player]]\ncards = [{ card = 'I265', mark = 0x42 }]\n[[player]]";
    let test = common::Test::at(position);
    assert_eq!(test.player(0).fences_left(), 15, "they came with the round");
    let test = common::Test::at(&position.replace("0x42", "0x43"));
    assert_eq!(test.player(0).fences_left(), 11, "they come with the next one");
}

#[test]
fn a12_5_a_newborn_works_after_the_harvest_of_its_round() {
    let mut test = common::Test::at("round = 7\nphase = 'feeding'\n[[player]]\npersons = 3\nnewborns = 1\n");
    test.play("feed 0");
    assert_eq!((test.game.round, test.player(0).at_home), (8, 3));
}

#[test]
fn impossible_options_say_why() {
    for (options, reason) in [
        (r#"{"players":0}"#, "1 to 5"),
        (r#"{"players":6}"#, "1 to 5"),
        (r#"{"players":2,"start_seat":2}"#, "start_seat"),
        (r#"{"players":2,"start_food":3}"#, "solo"),
        (r#"{"players":2,"mode":"family","decks":["E"]}"#, "family game"),
        (r#"{"players":2,"mode":"family","variant":"draft"}"#, "family game"),
        (r#"{"players":2,"family_day_labourer":"food"}"#, "family game"),
        (r#"{"players":2,"decks":["Q"]}"#, "Q"),
        (r#"{"players":2,"round_order":["R1a","R1a"]}"#, "round_order"),
    ] {
        let options: Options = serde_json::from_str(options).unwrap();
        let refusal = Agricola::new(&options, Seed::new(1)).unwrap_err();
        assert!(refusal.reason.contains(reason), "{refusal}");
    }
    assert!(serde_json::from_str::<Options>(r#"{"playerz":2}"#).is_err());
}

#[test]
fn records_that_do_not_replay_say_where() {
    let options = Options { players: 2, start_seat: Some(0), ..Options::default() };
    let mut game: Match<Agricola> = Match::new(&options, Seed::new(1)).unwrap();
    for text in ["place B7", "place B8"] {
        let seat = game.game().to_decide().first().unwrap();
        game.apply(seat, &common::read(text)).unwrap();
    }
    let good = game.record();
    assert_eq!(Match::<Agricola>::from_record(&good).unwrap().game(), game.game());
    let spoiled = |change: fn(&mut RecordOf<Agricola>)| {
        let mut record = good.clone();
        change(&mut record);
        Match::<Agricola>::from_record(&record).unwrap_err().reason
    };
    assert!(spoiled(|r| r.moves[1].action = r.moves[0].action).contains("move 1"));
    assert!(spoiled(|r| r.moves[1].seat = table::Seat::new(4)).contains("move 1"));
    assert!(spoiled(|r| r.version = 99).contains("version 99"));
    assert!(spoiled(|r| r.game = "chess".into()).contains("chess"));
    assert!(spoiled(|r| r.rules = 999).contains("999"));
    assert!(spoiled(|r| r.rules = 1).contains("version 1 of the rules, this program plays version 2 only"));
    assert!(spoiled(|r| r.scores = Some(vec![1, 2])).contains("[1, 2]"));
}

#[test]
fn undo_stays_within_ones_own_turn() {
    use table::UndoError;
    let options = Options { players: 2, start_seat: Some(0), mode: agricola::Mode::Family, ..Options::default() };
    let mut game: Match<Agricola> = Match::new(&options, Seed::new(1)).unwrap();
    let (first, second) = (table::Seat::new(0), table::Seat::new(1));
    assert_eq!(game.undo_own(first), Err(UndoError::Nothing));
    let beginning = game.game().clone();
    game.apply(first, &common::read("place F6")).unwrap();
    game.apply(first, &common::read("take wood 1")).unwrap();
    assert_eq!(game.undo_own(second), Err(UndoError::NotYours));
    assert_eq!(game.undo_turn(first), Ok(2));
    assert_eq!(*game.game(), beginning);
    for (seat, text) in [(first, "place B7"), (second, "place B8"), (first, "place B9"), (second, "place B3")] {
        game.apply(seat, &common::read(text)).unwrap();
    }
    assert_eq!(game.game().round, 2);
    assert_eq!(game.undo_own(second), Err(UndoError::Revealed), "the round card has been turned up");
}

#[test]
fn what_is_wrong_with_a_card_is_said() {
    let why = |cards: &str| {
        Agricola::from_position(&format!("[[player]]\ncards = [{cards}]\n[[player]]")).unwrap_err().reason
    };
    assert!(why("'E999'").contains("E999"), "{}", why("'E999'"));
    assert!(why("{ card = 'E999' }").contains("E999"));
    assert!(why("{ card = 'E184', marks = 3 }").contains("marks"));
    assert!(why("'E42'").contains("A13.7"), "a card that is passed on");
    assert!(why("'E184', 'E184'").contains("only once"));
}

/// What a person is shown of a game, and the moves there are; that takes no half second.
fn drawn_in_time(game: &Agricola, which: &str) -> (<Agricola as Game>::View, Vec<<Agricola as Game>::Move>) {
    let start = std::time::Instant::now();
    let (view, mut list) = (game.view(None), Vec::new());
    for seat in game.to_decide().iter() {
        let mut own = Vec::new();
        game.moves(seat, &mut own);
        game.exchanges(seat, &mut own);
        own.iter().for_each(|m| drop(game.preview(seat, m)));
        list.extend(own);
    }
    assert!(start.elapsed().as_millis() < 500, "{which}: {:?}", start.elapsed());
    (view, list)
}

/// A view is drawn for every spectator after every move, with the moves and their previews for who is asked: no position may make
/// that slow. The figure is many times what it takes and a small part of what a view took without a budget for searches (31 s).
#[test]
fn no_position_makes_views_and_previews_slow() {
    let cards = "E27 E17 E168 E190 E24 E44 E165 E184 E204 E62 E199 E21 E58 E25 E338 M10 E208 M7 E341 E185 E179 E196 E154 M3 \
                 E156 E216 E212 E149 M9 E54 E152 E173 E207";
    let cards: Vec<String> = cards.split_whitespace().map(|id| format!("'{id}'")).collect();
    let boxes = ["", "expansion = 'moor'\nlevel = 3\n"];
    for (n, more) in [3, 6, 9, 12, 16, 30].into_iter().flat_map(|n| boxes.map(|more| (n, more))) {
        let test = Test::at(&format!(
            "{more}round = 13\n[[player]]\ncards = [{}]\ngoods = {{ wood = {n}, clay = {n}, reed = {n}, stone = {n}, grain = {n}, \
             vegetable = {n} }}",
            cards.join(", ")
        ));
        let (view, list) = drawn_in_time(&test.game, &format!("{n} of each"));
        for m in &list {
            let mut after = test.game.clone();
            after.apply(test.asked(), m).unwrap();
            drawn_in_time(&after, &format!("{n} of each, after {m:?}"));
        }
        assert!(
            view.players[0].food_in_reach >= 3 * n,
            "what is certain is counted: {}",
            view.players[0].food_in_reach
        );
    }
}
