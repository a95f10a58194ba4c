//! The numbers of a simulation, for people and for programs.

use super::tally::{SeatTally, Tally};
use crate::cli::show_seed;
use crate::words::GameWords;
use bots::estimate::{Stat, share_interval};
use comfy_table::{CellAlignment, Table, presets};
use serde_json::{Map, Value, json};
use std::fmt::Write;
use table::{Game, Seed};

/// The numbers as JSON: the same for the same seed, so nothing about time is in it.
pub(super) fn json<G: Game>(tally: &Tally, options: &G::Options, seed: Seed, bots: &[String]) -> Value {
    let seat = |(i, (seat, bot)): (usize, (&SeatTally, &String))| {
        let categories: Map<String, Value> =
            seat.lines.iter().map(|(category, stat)| ((*category).into(), numbers(stat))).collect();
        let share = seat.share(tally.games);
        let (low, high) = share_interval(share, tally.games);
        json!({
            "seat": i, "bot": bot, "wins": seat.wins, "share": round(share), "share_interval": [round(low), round(high)],
            "total": numbers(&seat.total), "categories": categories,
        })
    };
    let seats: Vec<Value> = tally.seats.iter().zip(bots).enumerate().map(seat).collect();
    json!({
        "game": G::NAME, "options": options, "seed": seed, "games": tally.games,
        "decisions": numbers(&tally.decisions), "seats": seats,
    })
}

/// Four digits are more than enough, and the same on every machine.
fn round(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

/// A number over many games, as JSON.
fn numbers(stat: &Stat) -> Value {
    json!({
        "mean": round(stat.mean()), "min": stat.least(), "max": stat.most(), "sd": stat.deviation().map(round),
        "interval": stat.interval().map(round),
    })
}

/// The numbers as a table.
pub(super) fn text(tally: &Tally, seed: Seed, bots: &[String], speed: f64, speaker: &GameWords) -> String {
    let words = speaker.words;
    let say = |key: &str| words.say(key, &[]);
    let title = [("game", speaker.game().into()), ("games", tally.games.into()), ("seed", show_seed(seed).into())];
    let decisions = &tally.decisions;
    let counts = [
        ("mean", format!("{:.1}", decisions.mean()).into()),
        ("min", decisions.least().into()),
        ("max", decisions.most().into()),
    ];
    let mut text = String::new();
    let mut line = |content: String| writeln!(text, "{content}").expect("a string takes any text");
    line(words.say("simulate-title", &title));
    line(table(tally, bots, speaker));
    let (mean, deviation) = (say("simulate-mean"), say("simulate-deviation"));
    line(format!("{mean} ±{deviation} ({}…{})", say("simulate-min"), say("simulate-max")));
    line(words.say("simulate-decisions", &counts));
    line(words.say("simulate-speed", &[("speed", two_digits(speed).into())]));
    text
}

fn table(tally: &Tally, bots: &[String], speaker: &GameWords) -> String {
    let words = speaker.words;
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    let players = bots.iter().enumerate().map(|(i, bot)| format!("{}: {bot}", words.seat(i)));
    table.set_header(std::iter::once(words.say("simulate-points", &[])).chain(players));
    let categories = tally.seats.first().map_or(&[][..], |seat| &seat.lines);
    for (i, (category, _)) in categories.iter().enumerate() {
        let cells = tally.seats.iter().map(|seat| show(&seat.lines[i].1));
        table.add_row(std::iter::once(speaker.name("category", category)).chain(cells));
    }
    let totals = tally.seats.iter().map(|seat| show(&seat.total));
    table.add_row(std::iter::once(words.say("simulate-total", &[])).chain(totals));
    let share = |seat: &SeatTally| 100.0 * seat.wins as f64 / tally.games.max(1) as f64;
    let wins = tally.seats.iter().map(|seat| format!("{} ({:.1} %)", seat.wins, share(seat)));
    table.add_row(std::iter::once(words.say("simulate-wins", &[])).chain(wins));
    let means =
        tally.seats.iter().map(|seat| format!("{:.2} {}", seat.total.mean(), plus_minus(seat.total.interval())));
    table.add_row(std::iter::once(words.say("simulate-interval", &[])).chain(means));
    let shares = tally.seats.iter().map(|seat| {
        let share = seat.share(tally.games);
        let (low, high) = share_interval(share, tally.games);
        format!("{:.1} % ({:.1}…{:.1})", 100.0 * share, 100.0 * low, 100.0 * high)
    });
    table.add_row(std::iter::once(words.say("simulate-share", &[])).chain(shares));
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}

/// One number: its mean, its spread, and its extremes.
fn show(stat: &Stat) -> String {
    format!("{:.2} {} ({}…{})", stat.mean(), plus_minus(stat.deviation()), stat.least(), stat.most())
}

/// A spread, if there is one.
pub(super) fn plus_minus(spread: Option<f64>) -> String {
    spread.map_or("±–".into(), |spread| format!("±{spread:.2}"))
}

/// A number with at least two digits that say something.
fn two_digits(number: f64) -> String {
    let decimals = (1.0 - number.max(1e-9).log10().floor()).max(0.0) as usize;
    format!("{number:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_speed_is_never_rounded_to_nothing() {
        let shown = [1234.5, 12.3, 9.87, 0.5, 0.0345].map(two_digits);
        assert_eq!(shown, ["1234", "12", "9.9", "0.50", "0.035"]);
        assert_eq!((plus_minus(Some(0.5)), plus_minus(None)), ("±0.50".into(), "±–".into()));
    }
}
