//! What a bot would do, and what it thinks of every move.

use super::fault::Fault;
use super::host::{Fields, Hosting, only};
use crate::outcome::outcome;
use bots::{Budget, Verdict, analyze, named};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Game, Rng, Seat};

/// The bot that is meant where none is named.
const BOT: &str = "medium";
/// How long an analysis thinks where nothing is said about it.
const SECONDS: f64 = 2.0;
/// No command may think longer than this.
const MOST_SECONDS: f64 = 600.0;

impl<G: Game> Hosting<G> {
    fn must_answer(&self, request: &Fields) -> Result<Seat, Fault> {
        self.asked_seat(request)?.ok_or_else(|| Fault::new(self.words(), "game_over", &[]))
    }

    fn number(&self, request: &Fields, field: &str, default: f64, most: f64) -> Result<f64, Fault> {
        let Some(given) = request.get(field).filter(|value| !value.is_null()) else { return Ok(default) };
        let wrong = || Fault::field(self.words(), field, &format!("it is a number from 0 to {most}"));
        given.as_f64().filter(|n| (0.0..=most).contains(n)).ok_or_else(wrong)
    }

    /// The move a bot makes for a seat; with `"play": true` it is played at once.
    pub(super) fn ask_bot(&mut self, request: &Fields) -> Result<Fields, Fault> {
        let seat = self.must_answer(request)?;
        let name = request.get("name").filter(|name| !name.is_null());
        let name = name.map_or(Some(BOT), Value::as_str).unwrap_or_default().to_string();
        // A program that the caller names would run on the host's machine.
        if name.starts_with("exec") {
            return Err(Fault::field(self.words(), "name", "programs can only be seated by `hofwerk simulate`"));
        }
        let seed = self.number(request, "seed", 1.0, 1e15)? as u64;
        if !self.bots.contains_key(&(seat.index(), name.clone())) {
            let rng = Rng::from_number(seed.wrapping_mul(16) + seat.index() as u64);
            let bot =
                named::<G>(&name, rng).map_err(|unknown| Fault::field(self.words(), "name", &unknown.to_string()))?;
            self.bots.insert((seat.index(), name.clone()), bot);
        }
        let game = self.game.game().clone();
        let bot = self.bots.get_mut(&(seat.index(), name)).expect("it was put there");
        let chosen = bot.choose(&game, seat).ok_or_else(|| Fault::new(self.speaker.words, "game_over", &[]))?;
        let mut answer = only("seat", seat);
        answer.extend(only("move", chosen));
        let text = self.speaker.offer_move(&chosen, &outcome(&game, seat, &chosen));
        answer.insert("text".into(), text.into());
        if request.get("play") == Some(&Value::Bool(true)) {
            let mut order = only("move", chosen);
            order.insert("seat".into(), json!(seat));
            answer.extend(super::host::Hosted::play(self, &order)?);
        }
        Ok(answer)
    }

    /// What comes of every move that a seat can make.
    pub(super) fn look_ahead(&self, request: &Fields) -> Result<Fields, Fault> {
        let seat = self.must_answer(request)?;
        let seconds = self.number(request, "seconds", SECONDS, MOST_SECONDS)?;
        let iterations = self.number(request, "iterations", 1e6, 1e9)? as u32;
        let budget = Budget { iterations, time: Duration::from_secs_f64(seconds), threads: 1 };
        let seed = self.number(request, "seed", 1.0, 1e15)? as u64;
        let verdicts = analyze(self.now(), seat, &budget, Rng::from_number(seed));
        let mut answer = only("seat", seat);
        answer.insert("analysis".into(), verdicts.iter().map(|verdict| self.told(seat, verdict)).collect());
        Ok(answer)
    }

    fn told(&self, seat: Seat, verdict: &Verdict<G::Move>) -> Value {
        let text = self.speaker.offer_move(&verdict.action, &outcome(self.now(), seat, &verdict.action));
        let round = |number: f64| (number * 100.0).round() / 100.0;
        let line: Vec<Value> = verdict.line.iter().map(|(seat, steps)| json!({"seat": seat, "moves": steps})).collect();
        json!({
            "move": verdict.action, "text": text, "points": round(verdict.points), "lead": round(verdict.lead),
            "error": verdict.error.map(round), "visits": verdict.visits, "line": line,
        })
    }
}
