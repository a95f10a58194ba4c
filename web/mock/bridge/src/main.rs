//! Holds games of Agricola and answers one JSON line with one JSON line. Only for the mock server of the client.

use agricola::{Agricola, CardId, Cell, Choice, Move, Options, SpaceId};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use table::{Game, Illegal, Match, Rng, Seat, Seed};

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "snake_case")]
enum Ask {
    New { options: Options, seed: Seed },
    Load { record: Option<Value>, position: Option<String> },
    Look { game: usize, you: Vec<u8>, #[serde(default)] at: Option<usize> },
    Play { game: usize, seat: u8, r#move: Move },
    Undo { game: usize, seat: u8, what: String },
    Bot { game: usize, seat: u8, number: u64 },
    Hint { game: usize, seat: u8 },
    Record { game: usize },
}

struct Held {
    play: Match<Agricola>,
    /// What happened after each move.
    log: Vec<(u8, Vec<Value>)>,
}

fn main() {
    let mut games: Vec<Held> = Vec::new();
    let stdout = std::io::stdout();
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let answer = match serde_json::from_str(&line) {
            Ok(ask) => answer(&mut games, ask).unwrap_or_else(|error| json!({"ok": false, "error": error})),
            Err(error) => json!({"ok": false, "error": error.to_string()}),
        };
        writeln!(stdout.lock(), "{answer}").expect("somebody listens");
    }
}

fn answer(games: &mut Vec<Held>, ask: Ask) -> Result<Value, Value> {
    let text = |error: &dyn ToString| Value::String(error.to_string());
    Ok(match ask {
        Ask::New { options, seed } => hold(games, Match::new(&options, seed).map_err(|e| text(&e))?),
        Ask::Load { record: Some(record), .. } => {
            let record = serde_json::from_value(record).map_err(|e| text(&e))?;
            hold(games, Match::from_record(&record).map_err(|e| text(&e))?)
        }
        Ask::Load { position, .. } => {
            hold(games, Match::from_position(&position.unwrap_or_default()).map_err(|e| text(&e))?)
        }
        Ask::Look { game, you, at } => look(&games[game], &you, at),
        Ask::Play { game, seat, r#move } => play(&mut games[game], seat, &r#move)?,
        Ask::Undo { game, seat, what } => {
            let held = &mut games[game];
            let seat = Seat::new(seat);
            let done = if what == "turn" { held.play.undo_turn(seat).map(|_| ()) } else { held.play.undo_own(seat).map(|_| ()) };
            done.map_err(|e| text(&e))?;
            held.log.truncate(held.play.len());
            json!({"ok": true})
        }
        Ask::Bot { game, seat, number } => {
            let best = rank(games[game].play.game(), Seat::new(seat), 4, number).into_iter().next();
            let (m, ..) = best.ok_or_else(|| Value::String("nobody asks".into()))?;
            play(&mut games[game], seat, &m)?
        }
        Ask::Hint { game, seat } => {
            let ranked = rank(games[game].play.game(), Seat::new(seat), 24, 1);
            let moves: Vec<Value> = ranked
                .into_iter()
                .map(|(m, value)| json!({"move": m, "value": value, "sure": 1.0, "visits": 24}))
                .collect();
            json!({"ok": true, "moves": moves})
        }
        Ask::Record { game } => json!({"ok": true, "record": games[game].play.record()}),
    })
}

fn hold(games: &mut Vec<Held>, play: Match<Agricola>) -> Value {
    games.push(Held { play, log: Vec::new() });
    json!({"ok": true, "game": games.len() - 1})
}

fn play(held: &mut Held, seat: u8, m: &Move) -> Result<Value, Value> {
    match held.play.apply(Seat::new(seat), m) {
        Ok(events) => {
            let events: Vec<Value> = events.iter().map(|e| json!(e)).collect();
            held.log.push((seat, events.clone()));
            Ok(json!({"ok": true, "events": events}))
        }
        Err(Illegal { why, rule }) => Err(json!({"why": why, "rule": rule})),
    }
}

/// The moves in the order of what random play makes of them.
fn rank(game: &Agricola, seat: Seat, playouts: usize, number: u64) -> Vec<(Move, f64)> {
    let mut rng = Rng::from_number(number);
    let moves = answers(game, seat);
    let mut ranked: Vec<(Move, f64)> = moves
        .into_iter()
        .map(|m| {
            let sum: i32 = (0..playouts)
                .map(|_| {
                    let mut world = game.determinize(seat, &mut rng);
                    world.play_unchecked(seat, &m);
                    finish(&mut world, &mut rng);
                    world.points(seat)
                })
                .sum();
            (m, f64::from(sum) / playouts as f64)
        })
        .collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranked
}

/// The answers; where there are none, something has to be exchanged first.
fn answers(game: &Agricola, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    if moves.is_empty() {
        game.exchanges(seat, &mut moves);
    }
    moves
}

fn finish(game: &mut Agricola, rng: &mut Rng) {
    while let Some(seat) = game.to_decide().first() {
        let moves = answers(game, seat);
        let m = *rng.pick(&moves).expect("there is always a move");
        game.play_unchecked(seat, &m);
    }
}

fn look(held: &Held, you: &[u8], at: Option<usize>) -> Value {
    let past = at.map(|count| held.play.at(count));
    let game = past.as_ref().unwrap_or(held.play.game());
    let asked: Vec<Seat> = game.to_decide().iter().collect();
    let own = you.iter().map(|&seat| Seat::new(seat)).find(|seat| asked.contains(seat));
    let viewer = own.or(you.first().map(|&seat| Seat::new(seat)));
    let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
    if let Some(seat) = own.filter(|_| at.is_none()) {
        game.moves(seat, &mut moves);
        game.exchanges(seat, &mut exchanges);
    }
    let decision = own.and_then(|seat| game.decision(seat));
    let blocked = own.map(|seat| blocked(game, seat, &moves)).unwrap_or_default();
    let number = at.unwrap_or(held.play.len());
    let log: Vec<Value> = held.log[..number.min(held.log.len())]
        .iter()
        .zip(1..)
        .flat_map(|((seat, events), n): (_, usize)| events.iter().map(move |e| json!({"number": n, "seat": seat, "event": e})))
        .collect();
    json!({
        "ok": true, "number": number, "game": "agricola", "view": game.view(viewer), "decision": decision,
        "moves": moves, "exchanges": exchanges, "blocked": blocked, "asked": asked, "undo": undo(held, own, you),
        "events": held.log.last().map(|(_, events)| events.clone()).unwrap_or_default(),
        "log": log, "scores": game.scores(), "over": asked.is_empty(),
    })
}

fn undo(held: &Held, own: Option<Seat>, you: &[u8]) -> Value {
    let seat = own.or(you.first().map(|&seat| Seat::new(seat)));
    let may = seat.is_some_and(|seat| held.play.clone().undo_own(seat).is_ok());
    json!({"step": may, "turn": may})
}

/// What one might want to do but may not, and why.
fn blocked(game: &Agricola, seat: Seat, moves: &[Move]) -> Vec<Value> {
    let Some(decision) = game.decision(seat) else { return Vec::new() };
    let majors = (1..=10).filter_map(|n| CardId::named(&format!("M{n}")));
    let candidates: Vec<Move> = match decision.prompt {
        "place" => SpaceId::all().map(|space| Move::Place { space }).collect(),
        "plow" => Cell::all().map(|cell| Move::Plow { cell }).collect(),
        "room" | "rooms" => Cell::all().map(|cell| Move::Room { cell }).collect(),
        "stable" | "stables" => Cell::all().map(|cell| Move::Stable { cell }).collect(),
        "fences" => Cell::all().map(|cell| Move::Fence { cells: cell.alone() }).collect(),
        "improvement" => majors.map(|card| Move::Improve { card, returns: None }).collect(),
        "choose" => ["rooms", "stables", "stable", "bake", "sow", "plow", "take", "room", "sheep", "boar", "cattle", "grow"]
            .iter()
            .filter_map(|name| Choice::named(name))
            .map(|option| Move::Choose { option })
            .collect(),
        _ => Vec::new(),
    };
    let closed = candidates.into_iter().filter(|m| !moves.contains(m)).map(|m| (m, game.why_not(seat, &m)));
    closed
        .filter(|(_, why)| !why.why.ends_with("other-question") && !why.why.ends_with("not-in-play"))
        .map(|(m, why)| json!({"move": m, "why": why.why, "rule": why.rule}))
        .collect()
}
