//! Whole games over the WebSocket, from all seats; everything that is sent is compared with what the seat may know.

use crate::support::*;
use bots::Playable;
use bots::games::{Task, with_game};
use serde_json::{Value, json, to_value};
use server::Server;
use std::net::SocketAddr;
use table::record::RecordOf;
use table::{Game, Match, Present, Rng, Seat};

/// Somebody at the table, or who watches: what they have been told on sockets, of the past, and of the game as it stood.
struct Guest {
    person: Person,
    socket: Socket,
    /// What they heard on sockets that they have left.
    left: Vec<String>,
    past: Vec<String>,
    answers: Vec<(usize, String)>,
}

/// A game that is played and watched through these servers, which are one and the same, or two.
struct Table {
    id: String,
    servers: [SocketAddr; 2],
    players: usize,
    guests: Vec<Guest>,
}

impl Table {
    /// Plays the game to its end: everybody answers with any legal move whenever they are asked. Everybody hears
    /// everything. Now and then somebody goes to another server, and asks for whatever can be asked for.
    async fn play_out(&mut self, rng: &mut Rng) {
        let mut last = Vec::new();
        for guest in &mut self.guests {
            last.push(guest.socket.state().await);
        }
        while !last[0]["over"].as_bool().unwrap() {
            if rng.below(12) == 0 {
                let i = rng.below(self.guests.len());
                self.ask_for_everything(i, number(&last[i]), rng).await;
                last[i] = self.come_again(i, rng).await;
            }
            let asked: Vec<usize> = (0..last.len()).filter(|i| !last[*i]["decision"].is_null()).collect();
            let chosen = *rng.pick(&asked).expect("somebody is asked");
            let action = any_move(&last[chosen], rng).expect("who is asked has a move");
            if rng.below(6) == 0 {
                self.look_ahead(chosen, &last[chosen], rng).await;
            }
            self.guests[chosen].socket.say(answer(&last[chosen], &action)).await;
            for (guest, last) in self.guests.iter_mut().zip(&mut last) {
                *last = guest.socket.state().await;
            }
        }
    }

    /// Somebody leaves, and comes in through any server.
    async fn come_again(&mut self, i: usize, rng: &mut Rng) -> Value {
        let guest = &mut self.guests[i];
        let socket = guest.person.at(self.servers[rng.below(2)]).connect(&self.id).await;
        let mut before = std::mem::replace(&mut guest.socket, socket);
        guest.left.append(&mut before.heard);
        guest.socket.state().await
    }

    /// Somebody asks for all that is told about a game, through any server.
    async fn ask_for_everything(&mut self, i: usize, number: usize, rng: &mut Rng) {
        let Guest { person, past, answers, .. } = &mut self.guests[i];
        let mut person = person.at(self.servers[rng.below(2)]);
        let game = format!("/api/games/{}", self.id);
        if number > 0 {
            let then = person.get(&format!("{game}/at/{}", rng.below(number))).await;
            assert_eq!(then.status, 200, "{}", then.text);
            past.push(then.text);
        }
        for other in (0..self.players).filter(|seat| *seat != i) {
            let foreign = person.get(&format!("{game}/at/0?seat={other}")).await;
            assert_eq!(foreign.status, 403, "{}", foreign.text);
        }
        // Who plays alone may have the record.
        if self.players > 1 {
            let record = person.get(&format!("{game}/record")).await;
            assert_eq!(record.status, 403, "{}", record.text);
        }
        for path in ["", "/course", "/alone", "/review"] {
            answers.push((number, person.get(&format!("{game}{path}")).await.text));
        }
        answers.push((number, person.get("/api/games").await.text));
    }

    /// Who is asked takes a hint, and tries moves out.
    async fn look_ahead(&mut self, i: usize, state: &Value, rng: &mut Rng) {
        let Guest { person, socket, answers, .. } = &mut self.guests[i];
        let (seat, action) = (&state["decision"]["seat"], any_move(state, rng).unwrap());
        for message in [
            json!({"type": "try", "seat": seat, "move": action}),
            json!({"type": "foresee", "seat": seat, "moves": [action, action]}),
        ] {
            socket.say(message).await;
            let told = socket.next().await;
            assert!(told["type"] == "tried" || told["type"] == "foreseen", "{told}");
        }
        if rng.below(8) == 0 {
            let hint = person.post(&format!("/api/games/{}/hint", self.id), json!({"seat": seat})).await;
            answers.push((number(state), hint.text));
        }
    }
}

fn number(state: &Value) -> usize {
    state["number"].as_u64().unwrap() as usize
}

/// The words of what a viewer does not see: where the whole truth and the view differ.
fn hidden_words(all: &Value, seen: &Value, out: &mut Vec<String>) {
    match (all, seen) {
        _ if all == seen => {}
        (Value::Object(all), Value::Object(seen)) => {
            all.iter().for_each(|(key, value)| hidden_words(value, seen.get(key).unwrap_or(&Value::Null), out));
        }
        (Value::Array(all), Value::Array(seen)) if all.len() == seen.len() => {
            all.iter().zip(seen).for_each(|(all, seen)| hidden_words(all, seen, out));
        }
        (Value::Array(all), _) => all.iter().for_each(|value| hidden_words(value, &Value::Null, out)),
        (Value::String(word), _) => out.push(format!("\"{word}\"")),
        _ => {}
    }
}

/// What must not stand in a message for this viewer: cards and markers to come, what others hold in hand, the seed.
fn secrets<G: Game>(game: &G, viewer: Option<Seat>, seed: &str) -> Vec<String> {
    let (all, seen) = (to_value(game.full_view()).unwrap(), to_value(game.view(viewer)).unwrap());
    let mut hidden = Vec::new();
    hidden_words(&all, &seen, &mut hidden);
    // What was passed on openly, or has come to light once, everybody knows.
    let known = seen.to_string();
    hidden.retain(|word| !known.contains(word));
    hidden.extend([seed.to_owned(), "\"seed\"".into()]);
    hidden
}

/// Everything that one viewer was told of a game.
struct Check<'a> {
    guest: &'a Guest,
    viewer: Option<Seat>,
    record: &'a Value,
}

impl Task for Check<'_> {
    type Output = ();

    fn run<G: Playable>(self) {
        let seed = self.record["seed"].as_str().unwrap();
        let record: RecordOf<G> = serde_json::from_value(self.record.clone()).unwrap();
        assert!(record.scores.is_some());
        let game: Match<G> = Match::from_record(&record).unwrap();
        let Guest { left, socket, past, answers, .. } = self.guest;
        let tells_nothing = |text: &str, number: usize| {
            for secret in secrets(&game.at(number), self.viewer, seed) {
                assert!(!text.contains(&secret), "at {number} {:?} is told about {secret}: {text}", self.viewer);
            }
        };
        let (mut moves, mut at) = (0, 0);
        for text in left.iter().chain(&socket.heard) {
            let message: Value = serde_json::from_str(text).unwrap();
            if message["type"] != "state" {
                tells_nothing(text, at);
                continue;
            }
            at = number(&message);
            let then = game.at(at);
            assert_eq!(message["view"], to_value(then.view(self.viewer)).unwrap());
            assert_eq!(message["seat"], to_value(self.viewer).unwrap());
            assert_eq!(message["scores"], to_value(then.scores()).unwrap());
            question_is_told(&then, self.viewer, &message);
            reasons_and_previews::<G>(&message);
            if !message["log_anew"].as_bool().unwrap() {
                moves += 1;
                let turn = &record.moves[at - 1];
                let mut events = game.at(at - 1).clone().apply(turn.seat, &turn.action).unwrap();
                events.retain(|event| G::only_for(event).is_none_or(|seat| Some(seat) == self.viewer));
                assert_eq!(message["events"], to_value(events).unwrap());
            }
            tells_nothing(text, at);
        }
        assert_eq!(moves, record.moves.len(), "everybody hears of every move once");
        for text in past {
            let message: Value = serde_json::from_str(text).unwrap();
            assert_eq!(message["view"], to_value(game.at(number(&message)).view(self.viewer)).unwrap());
            tells_nothing(text, number(&message));
        }
        for (number, text) in answers {
            tells_nothing(text, *number);
        }
    }
}

/// Who is asked gets the question with all its answers, and nothing of it follows from what they may not know.
fn question_is_told<G: Present>(game: &G, viewer: Option<Seat>, message: &Value) {
    let decision = viewer.and_then(|seat| game.decision(seat));
    let (mut moves, mut exchanges, mut asked) = (Vec::new(), Vec::new(), to_value(decision).unwrap());
    let (mut targets, mut times) = (Vec::new(), Vec::new());
    if let Some(decision) = decision {
        let seat = decision.seat;
        game.moves(seat, &mut moves);
        game.exchanges(seat, &mut exchanges);
        targets.extend(moves.iter().chain(&exchanges).map(|m| to_value(game.target(seat, m)).unwrap()));
        times.extend(exchanges.iter().map(|m| game.times(seat, m)));
        if let Some(contents) = game.contents(seat) {
            asked["contents"] = to_value(contents).unwrap();
        }
        let world = game.determinize(seat, &mut Rng::from_number(u64::from(game.revealed())));
        assert!(world.contents(seat) == game.contents(seat), "{asked}");
        assert_eq!(world.expected(&decision), game.expected(&decision), "{asked}");
    }
    assert_eq!(message["decision"], asked);
    assert_eq!(message["moves"], to_value(moves).unwrap());
    assert_eq!(message["exchanges"], to_value(exchanges).unwrap());
    assert_eq!(message["targets"], to_value(targets).unwrap());
    assert_eq!(message["times"], to_value(times).unwrap());
}

/// What is blocked is not listed and has a reason; everything listed has a preview, but for what there is very much of.
fn reasons_and_previews<G: Present>(message: &Value) {
    let list = |name: &str| message[name].as_array().cloned().unwrap_or_default();
    let named = [list("moves"), list("exchanges")].concat();
    for blocked in list("blocked") {
        assert!(!named.contains(&blocked["move"]), "{blocked}");
        let why = blocked["why"].as_str().unwrap();
        let names = ["why-", "why-other-question"].map(|name| format!("{}-{name}", G::NAME));
        assert!(why.starts_with(&names[0]) && why != names[1], "{blocked}");
        assert!(blocked["move"]["type"] != "pay" || blocked["pay"].is_array(), "{blocked}");
        assert!(!blocked["target"].is_null(), "{blocked}");
    }
    assert_eq!(list("previews").len(), named.len());
    for (preview, m) in list("previews").iter().zip(&named) {
        let is_one_of_many = G::is_one_of_many(&serde_json::from_value(m.clone()).unwrap());
        assert_eq!(preview.is_null(), is_one_of_many, "{m}: {preview}");
    }
}

async fn game_of(game: &str, players: usize, options: Value, seed: u64) {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    // On PostgreSQL everybody plays and watches through two servers.
    let second = if on_postgres() { Some(start(&dir.0).await) } else { None };
    let servers = [server.address(), second.as_ref().map_or(server.address(), Server::address)];
    let mut people: Vec<Person> = (0..players + 2).map(|i| Person::new(servers[i % 2])).collect();
    let seats: Vec<Value> = (0..players).map(|i| json!({"kind": if i == 0 { "me" } else { "open" }})).collect();
    let (id, code) = people[0].begin(json!({"game": game, "options": options, "seats": seats})).await;
    for person in &mut people[1..players] {
        assert_eq!(person.join(&code).await, id);
    }
    for watcher in &mut people[players..] {
        watcher.get("/api/me").await;
    }
    let mut guests = Vec::new();
    for person in people {
        let socket = person.connect(&id).await;
        guests.push(Guest { person, socket, left: Vec::new(), past: Vec::new(), answers: Vec::new() });
    }
    let mut table = Table { id, servers, players, guests };
    table.play_out(&mut Rng::from_number(seed)).await;
    let record = table.guests[players].person.get(&format!("/api/games/{}/record", table.id)).await;
    assert_eq!(record.status, 200, "the record of a finished game is open");
    for (i, guest) in table.guests.iter().enumerate() {
        let viewer = (i < players).then(|| Seat::new(i as u8));
        with_game(game, Check { guest, viewer, record: &record.body }).expect("the game is at this table");
    }
    let all = |told: fn(&Guest) -> usize| table.guests.iter().map(told).sum::<usize>();
    let (sockets, past, answers) =
        (all(|guest| guest.left.len() + guest.socket.heard.len()), all(|g| g.past.len()), all(|g| g.answers.len()));
    println!("{game} of {players}: {sockets} messages, {past} states of before, {answers} other answers");
    assert!(past > 2 && answers > 10);
    server.stop().await;
    if let Some(second) = second {
        second.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn family_games_tell_everybody_exactly_what_they_may_know() {
    game_of("agricola", 2, json!({"players": 2, "mode": "family"}), 1).await;
    game_of("agricola", 3, json!({"players": 3, "mode": "family", "edition": "nl"}), 2).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_games_tell_everybody_exactly_what_they_may_know() {
    game_of("agricola", 2, json!({"players": 2, "mode": "full"}), 3).await;
    game_of("agricola", 4, json!({"players": 4, "mode": "full", "decks": ["E", "I", "K"]}), 4).await;
    game_of("agricola", 5, json!({"players": 5, "mode": "full", "decks": ["I", "K"], "edition": "nl"}), 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn drafts_and_exchanged_hands_stay_hidden() {
    for (variant, seed) in [("draft", 6), ("three_for_one", 7), ("mulligan", 8), ("ten_for_seven", 19)] {
        let options = json!({"players": 3, "mode": "full", "decks": ["E", "I", "K"], "variant": variant});
        game_of("agricola", 3, options, seed).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_an_expansion_everybody_hears_exactly_what_they_may_know() {
    let options = |players: usize, level: u8, more: Value| {
        let mut options = json!({"players": players, "expansion": "moor", "level": level});
        options.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        options
    };
    let all = json!(["E", "I", "K"]);
    game_of("agricola", 1, options(1, 1, json!({})), 13).await;
    game_of("agricola", 4, options(4, 1, json!({"light_fires": true})), 17).await;
    game_of("agricola", 3, options(3, 2, json!({"decks": all, "edition": "nl"})), 14).await;
    game_of("agricola", 1, options(1, 3, json!({"decks": all})), 18).await;
    game_of("agricola", 2, options(2, 3, json!({"decks": all, "light_fires": true})), 15).await;
    game_of("agricola", 3, options(3, 3, json!({"decks": all, "variant": "draft"})), 16).await;
    game_of("agricola", 5, options(5, 3, json!({"decks": all, "variant": "three_for_one"})), 20).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn in_caverna_everybody_hears_exactly_what_they_may_know() {
    game_of("caverna", 2, json!({"players": 2}), 9).await;
    game_of("caverna", 3, json!({"players": 3, "set": "beginner", "late_reveal": true}), 10).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn caverna_alone_and_with_seven_seats() {
    game_of("caverna", 1, json!({"players": 1}), 11).await;
    game_of("caverna", 7, json!({"players": 7}), 12).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_against_bots_comes_to_its_end() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "random"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family"}, "seats": seats})).await;
    let mut socket = me.connect(&id).await;
    let mut rng = Rng::from_number(5);
    let mut state = socket.state().await;
    while !state["over"].as_bool().unwrap() {
        if let Some(action) = any_move(&state, &mut rng) {
            socket.say(answer(&state, &action)).await;
        }
        state = socket.next_state().await;
    }
    assert_eq!(state["scores"].as_array().unwrap().len(), 3);
    let lists = me.get("/api/games").await.body;
    assert_eq!(lists["finished"][0]["id"], id.as_str());
    assert_eq!(lists["finished"][0]["scores"].as_array().unwrap().len(), 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_people_at_one_browser_see_one_hand_at_a_time() {
    let dir = Dir::new();
    let server = start(&dir.0).await;
    let mut me = Person::new(server.address());
    let seats = json!([{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]);
    let (id, _) = me.begin(json!({"options": {"mode": "family", "start_seat": 1}, "seats": seats})).await;
    let mut socket = me.connect(&id).await;
    let state = socket.state().await;
    assert_eq!(state["you"], json!([0, 1]));
    assert_eq!((state["seats"][0]["name"].as_str(), state["seats"][1]["name"].as_str()), (Some("Ann"), Some("Ben")));
    assert_eq!((&state["seat"], &state["decision"]["seat"]), (&json!(1), &json!(1)), "who is asked first looks first");
    socket.say(json!({"type": "move", "number": 0, "seat": 1, "move": {"type": "place", "space": "B7"}})).await;
    let state = socket.state().await;
    assert_eq!((&state["seat"], &state["decision"]), (&json!(1), &Value::Null), "nobody has been handed over to yet");
    assert_eq!((&state["asked"], &state["moves"]), (&json!([0]), &json!([])));
    socket.say(json!({"type": "look", "seat": 0})).await;
    let state = socket.state().await;
    assert_eq!((&state["seat"], &state["decision"]["seat"]), (&json!(0), &json!(0)));
    socket.say(json!({"type": "look", "seat": 5})).await;
    assert_eq!(socket.next().await["why"], "not-your-seat");
    server.stop().await;
}
