//! What a bot would do, and what it thinks of every move.

use super::fault::Fault;
use super::host::{Fields, Hosting, only};
use crate::cli::unknown_bot;
use crate::program;
use bots::{Budget, Judgement, Playable, analyze, named, names};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Rng, Seat};

/// The bot that is meant where none is named.
const BOT: &str = "medium";
/// How long an analysis thinks where nothing is said about it.
const SECONDS: f64 = 2.0;
/// The longest that a command may think.
const MOST_SECONDS: f64 = 600.0;
/// How many simulations an analysis makes where nothing is said about it.
const ITERATIONS: f64 = 1e6;
/// The most simulations of an analysis.
const MOST_ITERATIONS: f64 = 1e9;
/// Seeds of bots are whole numbers that every language can write.
const MOST_SEED: f64 = 1e15;

impl<G: Playable> Hosting<G> {
    fn must_answer(&self, request: &Fields) -> Result<Seat, Fault> {
        self.asked_seat(request)?.ok_or_else(|| Fault::new(self.words(), "game_over", &[]))
    }

    fn number(&self, request: &Fields, field: &str, default: f64, most: f64) -> Result<f64, Fault> {
        let Some(given) = request.get(field) else { return Ok(default) };
        let number = given.as_f64().filter(|n| (0.0..=most).contains(n));
        number.ok_or_else(|| self.wrong(field, "field-number", most))
    }

    fn whole(&self, request: &Fields, field: &str, default: f64, most: f64) -> Result<u64, Fault> {
        let number = self.number(request, field, default, most).ok().filter(|n| n.fract() == 0.0);
        number.map(|n| n as u64).ok_or_else(|| self.wrong(field, "field-whole", most))
    }

    fn seed(&self, request: &Fields) -> Result<u64, Fault> {
        self.whole(request, "seed", 1.0, MOST_SEED)
    }

    fn wrong(&self, field: &str, message: &str, most: f64) -> Fault {
        Fault::field(self.words(), field, &self.words().say(message, &[("most", most.into())]))
    }

    /// The name of the bot that is asked.
    fn bot_name(&self, request: &Fields) -> Result<String, Fault> {
        let wrong = |message| Fault::field(self.words(), "name", &self.words().say(message, &[]));
        let name = request.get("name").map_or(Some(BOT), Value::as_str).ok_or_else(|| wrong("field-name"))?;
        // No name starts a program here; this only says so better than "there is no such bot".
        if program::command_of(name).is_some() {
            return Err(wrong("field-no_program"));
        }
        Ok(name.into())
    }

    /// The move a bot makes for a seat; with `"play": true` it is played at once.
    pub(super) fn ask_bot(&mut self, request: &Fields) -> Result<Fields, Fault> {
        let seat = self.must_answer(request)?;
        let at_once = request.get("play").map_or(Some(false), Value::as_bool);
        let at_once = at_once.ok_or_else(|| self.wrong("play", "field-flag", 0.0))?;
        let seed = self.seed(request)?;
        let key = (seat.index(), self.bot_name(request)?, seed);
        if !self.bots.contains_key(&key) {
            let rng = Rng::from_number(seed.wrapping_mul(16) + seat.index() as u64);
            let words = self.words();
            let bot = named::<G>(&key.1, rng)
                .map_err(|unknown| Fault::field(words, "name", &unknown_bot(&unknown, &names(), words)))?;
            self.bots.insert(key.clone(), bot);
        }
        let game = self.game.game().clone();
        let bot = self.bots.get_mut(&key).expect("it was put there");
        let chosen = bot.choose(&game, seat).ok_or_else(|| Fault::new(self.speaker.words, "game_over", &[]))?;
        let mut answer = only("seat", seat);
        answer.extend(only("move", chosen));
        let text = self.speaker.offer_move(&chosen, &game.preview(seat, &chosen));
        answer.insert("text".into(), text.into());
        if at_once {
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
        let iterations = self.whole(request, "iterations", ITERATIONS, MOST_ITERATIONS)? as u32;
        let budget = Budget { iterations, time: Duration::from_secs_f64(seconds), threads: 1 };
        let judgements = analyze(self.now(), seat, &budget, Rng::from_number(self.seed(request)?));
        let mut answer = only("seat", seat);
        answer.insert("analysis".into(), judgements.iter().map(|judgement| self.in_words(seat, judgement)).collect());
        Ok(answer)
    }

    fn in_words(&self, seat: Seat, judgement: &Judgement<G::Move>) -> Value {
        let text = self.speaker.offer_move(&judgement.action, &self.now().preview(seat, &judgement.action));
        let round = |number: f64| (number * 100.0).round() / 100.0;
        let line: Vec<Value> =
            judgement.line.iter().map(|(seat, steps)| json!({"seat": seat, "moves": steps})).collect();
        json!({
            "move": judgement.action, "text": text, "points": round(judgement.points), "lead": round(judgement.lead),
            "error": judgement.error.map(round), "visits": judgement.visits, "line": line,
        })
    }
}
