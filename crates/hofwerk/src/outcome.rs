//! What a move costs and brings, seen before it is made.

use crate::words::object;
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Game, Seat};

/// What a legal move would cost and bring, as fields for its text: `cost`, `gain` and `get`, where there is any.
///
/// The move is tried on a copy of the game, so this is right for every card that changes prices.
pub fn outcome<G: Game>(game: &G, seat: Seat, m: &G::Move) -> Map<String, Value> {
    let mut next = game.clone();
    next.open_log();
    next.play_unchecked(seat, m);
    from_events(seat, &next.close_log())
}

/// What a move that was made has cost and brought, from what happened.
pub fn from_events<E: Serialize>(seat: Seat, events: &[E]) -> Map<String, Value> {
    let mut outcome = Map::new();
    for event in events {
        let event = object(event);
        // What follows by the rules (a new round, the harvest) is no part of the move; it could even be a secret.
        let Some(who) = event.get("seat").and_then(Value::as_u64) else { break };
        let field = match event.get("event").and_then(Value::as_str) {
            Some("paid") if event.get("cause").and_then(Value::as_str) != Some("harvest") => "cost",
            Some("gained") => "gain",
            Some("exchanged") => "get",
            _ => continue,
        };
        let goods = event.get(if field == "get" { "get" } else { "goods" }).and_then(Value::as_object);
        if let (true, Some(goods)) = (who == seat.index() as u64, goods) {
            add(&mut outcome, field, goods);
        }
    }
    outcome
}

fn add(outcome: &mut Map<String, Value>, field: &str, goods: &Map<String, Value>) {
    let sum = outcome.entry(field).or_insert_with(|| Value::Object(Map::new()));
    for (good, n) in goods {
        let before = sum.get(good).and_then(Value::as_i64).unwrap_or(0);
        sum[good.as_str()] = (before + n.as_i64().unwrap_or(0)).into();
    }
}
