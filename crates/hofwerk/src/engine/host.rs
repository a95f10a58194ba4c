//! One game on the table, whichever game it is.

use super::fault::Fault;
use crate::record;
use crate::words::{GameWords, Words, object};
use bots::{Playable, Player};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{Game, Match, Seat, Start};

pub(super) type Fields = Map<String, Value>;

/// A game that commands are about. No method changes the game or the bots' plans if it fails.
pub(super) trait Hosted {
    fn opening(&self) -> Fields;
    fn decision(&self, request: &Fields) -> Result<Fields, Fault>;
    fn moves(&self, request: &Fields) -> Result<Fields, Fault>;
    fn play(&mut self, request: &Fields) -> Result<Fields, Fault>;
    fn bot(&mut self, request: &Fields) -> Result<Fields, Fault>;
    fn analyze(&self, request: &Fields) -> Result<Fields, Fault>;
    fn state(&self) -> Fields;
    fn view(&self, request: &Fields) -> Result<Fields, Fault>;
    fn score(&self) -> Fields;
    fn undo(&mut self) -> Result<Fields, Fault>;
    fn save(&self) -> Fields;
}

/// A game with the words to talk about it.
pub(super) struct Hosting<G: Game> {
    pub(super) game: Match<G>,
    pub(super) speaker: GameWords,
    /// The bots that were asked, by seat, name and seed: a bot plays a whole turn as it planned it.
    pub(super) bots: BTreeMap<(usize, String, u64), Box<dyn Player<G>>>,
}

/// An answer with a single field.
pub(super) fn only(field: &str, value: impl Serialize) -> Fields {
    let value = serde_json::to_value(value).expect("what games hand out can be written as JSON");
    Map::from_iter([(field.to_string(), value)])
}

impl<G: Playable> Hosting<G> {
    pub(super) fn new(game: Match<G>, words: &'static Words) -> Hosting<G> {
        Hosting { game, speaker: GameWords::of::<G>(words), bots: BTreeMap::new() }
    }

    pub(super) fn words(&self) -> &'static Words {
        self.speaker.words
    }

    pub(super) fn now(&self) -> &G {
        self.game.game()
    }

    /// The seat that a command names, if it names one.
    fn named_seat(&self, request: &Fields) -> Result<Option<Seat>, Fault> {
        let Some(given) = request.get("seat") else { return Ok(None) };
        let number = given.as_u64().filter(|&n| n < self.now().seats() as u64);
        let seat = number.and_then(|n| u8::try_from(n).ok()).map(Seat::new);
        let most = self.now().seats() - 1;
        let args = [("seat", given.to_string().into()), ("most", most.into())];
        seat.map(Some).ok_or_else(|| Fault::new(self.words(), "bad_seat", &args))
    }

    /// The seat that a command is about: the one it names, or else the first who is asked. Nobody if the game is over.
    pub(super) fn asked_seat(&self, request: &Fields) -> Result<Option<Seat>, Fault> {
        let asked = self.now().to_decide();
        match self.named_seat(request)? {
            None => Ok(asked.first()),
            Some(seat) if asked.contains(seat) => Ok(Some(seat)),
            Some(_) if asked.is_empty() => Ok(None),
            Some(seat) => {
                let asked: Vec<String> = asked.iter().map(|seat| seat.to_string()).collect();
                let args = [("seat", seat.index().into()), ("asked", asked.join(", ").into())];
                Err(Fault::new(self.words(), "not_asked", &args))
            }
        }
    }

    pub(super) fn decision_of(&self, seat: Option<Seat>) -> Fields {
        let game = self.now();
        let mut answer = Fields::new();
        let decision = seat.and_then(|seat| game.decision(seat));
        answer.insert("seat".into(), json!(seat));
        answer.insert("prompt".into(), json!(decision.map(|d| d.prompt)));
        answer.insert("ask".into(), json!(decision.map(|d| d.ask)));
        if let Some(contents) = seat.and_then(|seat| game.contents(seat)) {
            answer.insert("contents".into(), json!(contents));
        }
        if let Some(source) = decision.and_then(|d| d.source) {
            answer.insert(self.speaker.source_kind(source).into(), source.into());
        }
        let text = match &decision {
            Some(decision) => self.speaker.say_prompt(decision),
            None => self.speaker.name("phase", game.phase()),
        };
        answer.insert("round".into(), game.round().into());
        answer.insert("phase".into(), game.phase().into());
        answer.insert("over".into(), game.to_decide().is_empty().into());
        answer.insert("seats".into(), game.to_decide().iter().map(|seat| json!(seat)).collect());
        answer.insert("text".into(), text.into());
        answer
    }

    /// The answers and the exchanges of a seat, in the order of their indices.
    fn lists(&self, seat: Seat) -> (Vec<G::Move>, Vec<G::Move>) {
        let (mut moves, mut exchanges) = (Vec::new(), Vec::new());
        self.now().moves(seat, &mut moves);
        self.now().exchanges(seat, &mut exchanges);
        (moves, exchanges)
    }

    fn listed(&self, seat: Seat, list: &[G::Move], first: usize) -> Value {
        let item = |(i, m): (usize, &G::Move)| {
            let text = self.speaker.offer_move(m, &self.now().preview(seat, m));
            json!({"index": first + i, "move": m, "text": text})
        };
        list.iter().enumerate().map(item).collect()
    }

    /// The move that a command means: by its index or written out.
    fn meant(&self, seat: Seat, request: &Fields) -> Result<G::Move, Fault> {
        match (request.get("index"), request.get("move")) {
            (Some(index), None) => {
                let (mut list, exchanges) = self.lists(seat);
                list.extend(exchanges);
                let chosen = index.as_u64().and_then(|i| list.get(usize::try_from(i).ok()?)).copied();
                let args = [("index", index.to_string().into()), ("count", list.len().into())];
                chosen.ok_or_else(|| Fault::new(self.words(), "bad_index", &args))
            }
            (None, Some(written)) => {
                record::object(written, self.words()).map_err(|why| Fault::because(self.words(), "bad_move", &why))
            }
            _ => Err(Fault::new(self.words(), "index_or_move", &[])),
        }
    }
}

impl<G: Playable> Hosted for Hosting<G> {
    fn opening(&self) -> Fields {
        let seed = match self.game.record().start {
            Start::Setup { seed, .. } => json!(seed),
            // A position may name a seed; then the state carries it.
            Start::Position { .. } | Start::Saved { .. } => object(self.now()).remove("seed").unwrap_or(Value::Null),
        };
        let mut answer = only("game", G::NAME);
        // As the game began: who is start player by now, and what is left of the hands, is for the view to say.
        answer.extend(only("options", self.game.at(0).options()));
        answer.insert("seed".into(), seed);
        answer
    }

    fn decision(&self, request: &Fields) -> Result<Fields, Fault> {
        Ok(self.decision_of(self.asked_seat(request)?))
    }

    fn moves(&self, request: &Fields) -> Result<Fields, Fault> {
        let seat = self.asked_seat(request)?;
        let (moves, exchanges) = seat.map(|seat| self.lists(seat)).unwrap_or_default();
        let list = |list: &[G::Move], first| seat.map_or(json!([]), |seat| self.listed(seat, list, first));
        let mut answer = only("seat", seat);
        answer.insert("moves".into(), list(&moves, 0));
        answer.insert("exchanges".into(), list(&exchanges, moves.len()));
        Ok(answer)
    }

    fn play(&mut self, request: &Fields) -> Result<Fields, Fault> {
        let seat = self.asked_seat(request)?.ok_or_else(|| Fault::new(self.words(), "game_over", &[]))?;
        let chosen = self.meant(seat, request)?;
        let events = self.game.apply(seat, &chosen).map_err(|illegal| Fault::illegal(&self.speaker, &illegal))?;
        let mut answer = only("events", &events);
        answer.insert("log".into(), events.iter().map(|event| self.speaker.say_event(event)).collect());
        answer.insert("decision".into(), self.decision_of(self.now().to_decide().first()).into());
        Ok(answer)
    }

    fn bot(&mut self, request: &Fields) -> Result<Fields, Fault> {
        self.ask_bot(request)
    }

    fn analyze(&self, request: &Fields) -> Result<Fields, Fault> {
        self.look_ahead(request)
    }

    fn state(&self) -> Fields {
        only("state", self.now().full_view())
    }

    fn view(&self, request: &Fields) -> Result<Fields, Fault> {
        Ok(only("view", self.now().view(self.named_seat(request)?)))
    }

    fn score(&self) -> Fields {
        let sheets = self.now().scores();
        let sheet = |sheet: &table::ScoreSheet| {
            let lines: Fields = sheet.lines.iter().map(|line| (line.category.into(), line.points.into())).collect();
            json!({"total": sheet.total, "lines": lines})
        };
        only("scores", sheets.iter().map(sheet).collect::<Vec<Value>>())
    }

    fn undo(&mut self) -> Result<Fields, Fault> {
        let undone = self.game.undo().map_err(|_| Fault::new(self.words(), "nothing_to_undo", &[]))?;
        self.bots.clear();
        let mut answer = only("undone", undone);
        answer.insert("decision".into(), self.decision_of(self.now().to_decide().first()).into());
        Ok(answer)
    }

    fn save(&self) -> Fields {
        only("record", self.game.record())
    }
}
