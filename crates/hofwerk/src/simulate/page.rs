//! The numbers of a simulation as one HTML file with plots: nothing is loaded from elsewhere.

use super::report::plus_minus;
use super::tally::{SeatTally, Tally};
use crate::cli::show_seed;
use crate::words::GameWords;
use bots::estimate::share_interval;
use std::fmt::Write;
use table::Seed;

/// Colours that differ in lightness too.
const COLOURS: [&str; 7] = ["#7a4a1e", "#2f6f73", "#c28f2c", "#4c5a9e", "#a3423c", "#5f7f3a", "#8a6a9a"];

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
    background:#fbf6ea;color:#2d2417}table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;\
    border-bottom:1px solid #d9cdb4}td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto}\
    text{font:12px system-ui,sans-serif;fill:#2d2417}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The report.
pub(super) fn html(tally: &Tally, seed: Seed, options: &str, bots: &[String], speaker: &GameWords) -> String {
    let words = speaker.words;
    let say = |key: &str| escape(&words.say(key, &[]));
    let title = escape(&words.say(
        "simulate-title",
        &[("game", speaker.game().into()), ("games", tally.games.into()), ("seed", show_seed(seed).into())],
    ));
    let mut page = format!(
        "<!doctype html><html lang=\"{}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head>\
         <body><h1>{title}</h1><p>{}: <code>{}</code></p>",
        words.language(),
        say("simulate-options"),
        escape(options)
    );
    page += &summary(tally, bots, speaker);
    for (heading, plot) in [
        ("simulate-distribution", Some(distribution(tally, bots))),
        ("simulate-categories", categories(tally, bots, speaker)),
        ("simulate-thinking", thinking(tally, bots)),
    ] {
        if let Some(Plot { height, content }) = plot {
            let heading = say(heading);
            write!(
                page,
                "<h2>{heading}</h2><svg viewBox=\"0 0 760 {height}\" role=\"img\" aria-label=\"{heading}\">{content}</svg>"
            )
            .expect("a string takes any text");
        }
    }
    page + "</body></html>\n"
}

/// What is drawn under a heading, 760 wide.
struct Plot {
    height: f64,
    content: String,
}

fn colour(i: usize) -> &'static str {
    COLOURS[i % COLOURS.len()]
}

fn summary(tally: &Tally, bots: &[String], speaker: &GameWords) -> String {
    let words = speaker.words;
    let say = |key: &str| escape(&words.say(key, &[]));
    let mut table =
        format!("<table><tr><th></th><th>{}</th><th>{}</th></tr>", say("simulate-interval"), say("simulate-share"));
    for (i, (seat, bot)) in tally.seats.iter().zip(bots).enumerate() {
        let share = seat.share(tally.games);
        let (low, high) = share_interval(share, tally.games);
        write!(
            table,
            "<tr><td><span style=\"color:{}\">■</span> {}</td><td>{:.2} {}</td><td>{:.1} % ({:.1}…{:.1})</td></tr>",
            colour(i),
            escape(bot),
            seat.total.mean(),
            plus_minus(seat.total.interval()),
            100.0 * share,
            100.0 * low,
            100.0 * high
        )
        .expect("a string takes any text");
    }
    table + "</table>"
}

/// How often each total came, in bins of two points, one line per bot.
fn distribution(tally: &Tally, bots: &[String]) -> Plot {
    let least = tally.seats.iter().map(|seat| seat.total.least()).min().unwrap_or(0).div_euclid(2);
    let most = tally.seats.iter().map(|seat| seat.total.most()).max().unwrap_or(0).div_euclid(2);
    let bins = (most - least + 1) as usize;
    let counts = |seat: &SeatTally| {
        let mut counts = vec![0u64; bins];
        seat.totals.iter().for_each(|(total, n)| counts[(total.div_euclid(2) - least) as usize] += n);
        counts
    };
    let all: Vec<Vec<u64>> = tally.seats.iter().map(counts).collect();
    let top = all.iter().flatten().copied().max().unwrap_or(1).max(1) as f64;
    let x = |bin: f64| 40.0 + 700.0 * bin / bins as f64;
    let y = |n: u64| 260.0 - 230.0 * n as f64 / top;
    let mut svg = String::new();
    for (i, counts) in all.iter().enumerate() {
        let mut path = format!("M{:.1} {:.1}", x(0.0), y(0));
        for (bin, &n) in counts.iter().enumerate() {
            write!(path, "L{:.1} {:.1}L{:.1} {:.1}", x(bin as f64), y(n), x(bin as f64 + 1.0), y(n)).expect("text");
        }
        write!(path, "L{:.1} {:.1}Z", x(bins as f64), y(0)).expect("text");
        let (c, bot) = (colour(i), escape(&bots[i]));
        write!(svg, "<path d=\"{path}\" fill=\"{c}\" fill-opacity=\".25\" stroke=\"{c}\"><title>{bot}</title></path>")
            .expect("text");
    }
    let step = (bins / 12).max(1);
    for bin in (0..bins).step_by(step) {
        let label = (least + bin as i32) * 2;
        write!(svg, "<text x=\"{:.1}\" y=\"280\" text-anchor=\"middle\">{label}</text>", x(bin as f64)).expect("text");
    }
    Plot { height: 300.0, content: svg }
}

/// The mean points in each category, a bar for each bot.
fn categories(tally: &Tally, bots: &[String], speaker: &GameWords) -> Option<Plot> {
    let first = tally.seats.first()?;
    let means = tally.seats.iter().flat_map(|seat| seat.lines.iter().map(|(_, stat)| stat.mean()));
    let (low, high) = means.fold((0.0_f64, 1.0_f64), |(low, high), mean| (low.min(mean), high.max(mean)));
    let x = |points: f64| 200.0 + 540.0 * (points - low) / (high - low);
    let bar = 10.0;
    let block = bar * bots.len() as f64 + 10.0;
    let height = block * first.lines.len() as f64 + 10.0;
    let mut svg = String::new();
    for (row, (category, _)) in first.lines.iter().enumerate() {
        let top = block * row as f64 + 5.0;
        let name = escape(&speaker.name("category", category));
        write!(svg, "<text x=\"5\" y=\"{:.1}\">{name}</text>", top + block / 2.0).expect("text");
        for (i, seat) in tally.seats.iter().enumerate() {
            let mean = seat.lines[row].1.mean();
            let (from, to) = if mean < 0.0 { (x(mean), x(0.0)) } else { (x(0.0), x(mean)) };
            write!(
                svg,
                "<rect x=\"{from:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{}\" fill=\"{}\"><title>{}: {mean:.2}</title></rect>",
                top + bar * i as f64,
                (to - from).max(1.0),
                bar - 1.0,
                colour(i),
                escape(&bots[i])
            )
            .expect("text");
        }
    }
    Some(Plot { height, content: svg })
}

/// Points over iterations, if at least two bots search with different numbers of them.
fn thinking(tally: &Tally, bots: &[String]) -> Option<Plot> {
    let iterations = |bot: &String| bot.strip_prefix("mcts:").and_then(|n| n.parse::<f64>().ok());
    let mut dots: Vec<(f64, &SeatTally)> =
        bots.iter().zip(&tally.seats).filter_map(|(bot, seat)| Some((iterations(bot)?.max(1.0), seat))).collect();
    dots.sort_by(|a, b| a.0.total_cmp(&b.0));
    dots.dedup_by(|a, b| a.0 == b.0);
    let (first, last) = (dots.first()?, dots.last()?);
    if dots.len() < 2 {
        return None;
    }
    let (from, to) = (first.0.ln(), last.0.ln());
    let means = dots.iter().map(|(_, seat)| seat.total.mean());
    let (low, high) = means.fold((f64::MAX, f64::MIN), |(low, high), m| (low.min(m - 2.0), high.max(m + 2.0)));
    let x = |n: f64| 60.0 + 660.0 * (n.ln() - from) / (to - from);
    let y = |points: f64| 260.0 - 230.0 * (points - low) / (high - low);
    let mut svg = String::new();
    let points: Vec<String> =
        dots.iter().map(|(n, seat)| format!("{:.1},{:.1}", x(*n), y(seat.total.mean()))).collect();
    write!(svg, "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\"/>", points.join(" "), colour(0)).expect("text");
    for (n, seat) in &dots {
        let (mean, half) = (seat.total.mean(), seat.total.interval().unwrap_or(0.0));
        let (px, py, c) = (x(*n), y(mean), colour(0));
        write!(
            svg,
            "<line x1=\"{px:.1}\" x2=\"{px:.1}\" y1=\"{:.1}\" y2=\"{:.1}\" stroke=\"{c}\"/><circle cx=\"{px:.1}\" cy=\"{py:.1}\" \
             r=\"4\" fill=\"{c}\"/><text x=\"{:.1}\" y=\"{:.1}\">{mean:.1}</text><text x=\"{px:.1}\" y=\"280\" \
             text-anchor=\"middle\">{n}</text>",
            y(mean - half),
            y(mean + half),
            px + 7.0,
            py - 5.0
        )
        .expect("text");
    }
    Some(Plot { height: 300.0, content: svg })
}
