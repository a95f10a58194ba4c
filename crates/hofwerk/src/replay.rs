//! `hofwerk replay`: a recorded game as text.

use crate::cli::{misuse, read_input};
use crate::words::{GameWords, Words, object};
use crate::{drawing, record};
use anyhow::Result;
use bots::Playable;
use bots::games::{self, Task, with_game};
use clap::Args;
use comfy_table::{CellAlignment, Table, presets};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use table::record::RecordOf;
use table::{Game, Match, ReplayedMove, ScoreSheet};

/// Print a recorded game as text: every move, then the farms and the score sheet.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The record (JSON), or - for standard input
    record: PathBuf,
    /// Stop after this many moves
    #[arg(long, value_name = "N")]
    to: Option<usize>,
}

/// Reads a record and prints the game.
///
/// # Errors
/// If the record cannot be read or played, or nothing can be written.
pub fn run(args: &ReplayArgs, out: &mut dyn Write, words: &'static Words) -> Result<()> {
    let text = read_input(&args.record, words)?;
    let wrong = |why: String| misuse(words.say("engine-bad_record", &[("detail", why.trim_end_matches('.').into())]));
    let value = record::parse(&text, words).map_err(wrong)?;
    let name = record::game_name(&value, words).map_err(wrong)?;
    let printing = Printing { value: &value, to: args.to, out, words };
    with_game(name, printing).unwrap_or_else(|| {
        let args = [("game", format!("{name:?}").into()), ("known", games::NAMES.join(", ").into())];
        Err(misuse(words.say("engine-unknown_game", &args)))
    })
}

struct Printing<'a> {
    value: &'a Value,
    to: Option<usize>,
    out: &'a mut dyn Write,
    words: &'static Words,
}

impl Task for Printing<'_> {
    type Output = Result<()>;

    fn run<G: Playable>(self) -> Result<()> {
        let words = self.words;
        let wrong =
            |why: String| misuse(words.say("engine-bad_record", &[("detail", why.trim_end_matches('.').into())]));
        let mut record: RecordOf<G> = record::read::<G>(self.value, words).map_err(wrong)?;
        let all = record.moves.len();
        if let Some(to) = self.to {
            if to > all {
                let args = [("to", to.into()), ("count", all.into())];
                return Err(misuse(words.say("cli-to_range", &args)));
            }
            record.moves.truncate(to);
            record.scores = record.scores.filter(|_| to == all);
        }
        let mut story = Story { speaker: GameWords::of::<G>(words), lines: Vec::new(), count: 0 };
        let first = record.begin::<G>().map_err(|refusal| wrong(refusal.to_string()))?;
        story.title(&first, all);
        let game: Match<G> = record::replay(&record, words, |step| story.tell_move(&step)).map_err(wrong)?;
        story.ending(game.game(), all);
        for line in story.lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }
}

/// The text of a game, line by line.
struct Story {
    speaker: GameWords,
    lines: Vec<String>,
    /// Moves told so far.
    count: usize,
}

impl Story {
    fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    fn heading(&mut self, text: &str) {
        self.line("");
        self.line(format!("── {text} ──"));
    }

    fn title<G: Game>(&mut self, game: &G, moves: usize) {
        let args = [("game", self.speaker.game().into()), ("players", game.seats().into()), ("moves", moves.into())];
        self.line(self.speaker.words.say("replay-title", &args));
        // The first round began while the game was set up, before anybody listened.
        let (round, view) = (game.round(), object(&game.view(None)));
        let card = view.get("round_order").and_then(|order| order.get(usize::from(round).checked_sub(1)?));
        let heading = match card.filter(|card| card.is_string()) {
            Some(space) => self.speaker.say_event(&json!({"event": "round_began", "round": round, "space": space})),
            None => self.speaker.words.say("replay-round", &[("round", round.into())]),
        };
        self.heading(&heading);
    }

    /// One move: what was done, what it cost and brought, and what followed by the rules.
    fn tell_move<G: Game>(&mut self, step: &ReplayedMove<'_, G>) {
        let ReplayedMove { before, made: played, events, .. } = step;
        self.count += 1;
        let events: Vec<Value> = events.iter().map(|event| object(event).into()).collect();
        let mover = json!(played.seat);
        let own = events.iter().take_while(|event| event.get("seat") == Some(&mover)).count();
        let text = self.speaker.say_move(&played.action, &before.preview(played.seat, &played.action));
        let notes: Vec<String> = events[..own].iter().filter_map(|event| self.speaker.note_event(event)).collect();
        let notes = if notes.is_empty() { String::new() } else { format!("  [{}]", notes.join("; ")) };
        let who = self.speaker.words.seat(played.seat.index());
        self.line(format!("{:>4}  {who}  {text}{notes}", self.count));
        for event in &events[own..] {
            self.follow(event);
        }
    }

    fn follow(&mut self, event: &Value) {
        let text = self.speaker.say_event(event);
        let name = event.get("event").and_then(Value::as_str).unwrap_or_default();
        if name.ends_with("_began") || name == "game_over" {
            self.heading(&text);
        } else {
            self.line(format!("      {text}"));
        }
    }

    /// The farms and the score sheet.
    fn ending<G: Game>(&mut self, game: &G, moves: usize) {
        let words = self.speaker.words;
        if !game.to_decide().is_empty() {
            let args = [("count", self.count.into()), ("moves", moves.into())];
            self.heading(&words.say("replay-after", &args));
        }
        let view = object(&game.full_view());
        let players = view.get("players").and_then(Value::as_array).cloned().unwrap_or_default();
        for (seat, player) in players.iter().enumerate() {
            self.line("");
            self.line(words.seat(seat));
            self.lines.extend(drawing::farm(player));
            self.lines.extend(drawing::belongings(player, &self.speaker));
        }
        self.heading(&words.say("replay-score", &[]));
        let sheets = game.scores();
        self.line(score_table(&sheets, &self.speaker));
        if game.to_decide().is_empty() {
            let winners: Vec<String> = game.winners().iter().map(|seat| words.seat(seat.index())).collect();
            self.line(words.say("replay-winner", &[("seats", words.list(&winners).into())]));
        }
    }
}

fn score_table(sheets: &[ScoreSheet], speaker: &GameWords) -> String {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(std::iter::once(String::new()).chain((0..sheets.len()).map(|seat| speaker.words.seat(seat))));
    let lines = sheets.first().map_or(&[][..], |sheet| &sheet.lines);
    for line in lines {
        let points = sheets.iter().map(|sheet| sheet.get(line.category).to_string());
        table.add_row(std::iter::once(speaker.name("category", line.category)).chain(points));
    }
    let totals = sheets.iter().map(|sheet| sheet.total.to_string());
    table.add_row(std::iter::once(speaker.words.say("replay-total", &[])).chain(totals));
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}
