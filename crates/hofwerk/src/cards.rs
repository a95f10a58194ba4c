//! `hofwerk cards`: what is printed on the cards and tiles of a game, to read and to search.

use crate::cli::{game_name, misuse};
use crate::words::{GameWords, Language, Words, object};
use agricola::Agricola;
use agricola::card::majors::MAJORS;
use agricola::card::{Card, CardKind, DECKS, Deck};
use agricola::moor;
use anyhow::Result;
use bots::games;
use caverna::{Caverna, Tile};
use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value};
use std::io::Write;
use table::Game;

/// Print the cards or furnishing tiles of a game, or look some up.
///
/// Each word must be a card's id, or occur in its name in any language or in its text in the chosen one.
#[derive(Args, Debug)]
pub struct CardsArgs {
    /// The game
    #[arg(long, value_name = "NAME", default_value = games::DEFAULT, value_parser = game_name)]
    game: String,
    /// Only cards of this deck
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
    /// Only cards of this kind: "occupation", "minor" or "major"; in Caverna "dwelling", "green" or "yellow"
    #[arg(long, value_name = "NAME")]
    kind: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Words to look for
    #[arg(value_name = "WORDS")]
    search: Vec<String>,
}

/// A card or tile with its facts, and with its words in one language.
#[derive(Serialize)]
struct Entry {
    id: &'static str,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    deck: Option<&'static str>,
    name: String,
    text: String,
    /// What must be fulfilled to play it, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    requires: Option<String>,
    /// The prices to choose from; none: it costs nothing.
    cost: Vec<Map<String, Value>>,
    points: i8,
    /// The smallest number of players it is made for.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<u8>,
    /// What else is to be known of it, as the ends of messages: `passing`, `beginner`.
    marks: Vec<&'static str>,
}

impl Entry {
    fn of_card(card: &'static Card, deck: Option<&'static str>, speaker: &GameWords) -> Entry {
        let kind = match card.kind {
            CardKind::Major => "major",
            CardKind::Minor => "minor",
            CardKind::Occupation => "occupation",
        };
        Entry {
            cost: card.cost.iter().map(object).collect(),
            players: (card.kind == CardKind::Occupation).then_some(card.players),
            marks: card.passing.then_some("passing").into_iter().collect(),
            ..Entry::plain(card.id, kind, deck, card.points, speaker)
        }
    }

    fn of_tile(tile: Tile, speaker: &GameWords) -> Entry {
        let facts = tile.facts();
        let cost = object(&facts.cost);
        Entry {
            cost: (!cost.is_empty()).then_some(cost).into_iter().collect(),
            marks: facts.beginner.then_some("beginner").into_iter().collect(),
            ..Entry::plain(facts.id, facts.colour.name(), None, facts.points, speaker)
        }
    }

    fn plain(
        id: &'static str,
        kind: &'static str,
        deck: Option<&'static str>,
        points: i8,
        speaker: &GameWords,
    ) -> Entry {
        let about = |what: &str| speaker.about("source", id, what);
        let (name, text, requires) = (speaker.name("source", id), about("text").unwrap_or_default(), about("requires"));
        Entry { id, kind, deck, name, text, requires, cost: Vec::new(), points, players: None, marks: Vec::new() }
    }

    /// Whether each of the words, in small letters, occurs in it.
    fn has_all(&self, search: &[String], speaker: &GameWords) -> bool {
        let names = Language::ALL.map(|language| speaker.in_language(language).name("source", self.id));
        let own = [&self.text, self.requires.as_deref().unwrap_or_default()].join("\n");
        let all = format!("{own}\n{}", names.join("\n")).to_lowercase();
        search.iter().all(|word| self.id.eq_ignore_ascii_case(word) || all.contains(word))
    }

    /// The card for people: a line with its name and facts, and its text below.
    fn print(&self, out: &mut dyn Write, speaker: &GameWords) -> Result<()> {
        let say = |key: &str, value: String| speaker.words.say(&format!("cards-{key}"), &[("value", value.into())]);
        let mut facts = vec![say(self.kind, String::new())];
        facts.extend(self.players.filter(|&n| n > 1).map(|n| say("players", n.to_string())));
        let prices: Vec<String> = self.cost.iter().map(|cost| speaker.goods(cost, 1)).collect();
        facts.extend((!prices.is_empty()).then(|| say("cost", prices.join(" / "))));
        facts.extend(self.requires.clone().map(|requires| say("requires", requires)));
        facts.extend((self.points != 0).then(|| say("points", self.points.to_string())));
        facts.extend(self.marks.iter().map(|mark| say(mark, String::new())));
        writeln!(out, "{}  {}", self.id, self.name)?;
        writeln!(out, "    {}", facts.join(" · "))?;
        let width = textwrap::Options::new(100).initial_indent("    ").subsequent_indent("    ");
        Ok(writeln!(out, "{}\n", textwrap::fill(&self.text, width))?)
    }
}

/// A game whose cards or tiles can be printed.
trait Printed: Game {
    /// All of them. A deck that cannot be dealt yet is not shown.
    fn entries(speaker: &GameWords) -> Vec<Entry>;
}

impl Printed for Agricola {
    fn entries(speaker: &GameWords) -> Vec<Entry> {
        let of_deck = |deck: &'static Deck| deck.cards.iter().copied().flatten().map(|card| (card, Some(deck.name)));
        let hand_cards = moor::BOX.hand_cards.iter().copied().flatten();
        let of_moor = moor::BOX.majors.iter().chain(hand_cards).map(|card| (card, Some("M")));
        let cards = MAJORS.iter().map(|card| (card, None)).chain(DECKS.iter().flat_map(of_deck)).chain(of_moor);
        cards.map(|(card, deck)| Entry::of_card(card, deck, speaker)).collect()
    }
}

impl Printed for Caverna {
    fn entries(speaker: &GameWords) -> Vec<Entry> {
        Tile::all().map(|tile| Entry::of_tile(tile, speaker)).collect()
    }
}

macro_rules! entries_by_name {
    ($($game:ty),+ $(,)?) => {
        /// The cards or tiles of the game with this name, and its words; nothing if there is no such game.
        fn entries(game: &str, words: &'static Words) -> Option<(Vec<Entry>, GameWords)> {
            match game {
                $(<$game as Game>::NAME => {
                    let speaker = GameWords::of::<$game>(words);
                    Some((<$game as Printed>::entries(&speaker), speaker))
                })+
                _ => None,
            }
        }
    };
}

bots::games!(entries_by_name);

/// Prints the cards that were asked for.
///
/// # Errors
/// If there is no such deck or kind, or nothing can be written.
pub fn run(args: &CardsArgs, out: &mut dyn Write, words: &'static Words) -> Result<()> {
    let (mut cards, speaker) = entries(&args.game, words).expect("the name of the game has been checked");
    type Get = fn(&Entry) -> Option<&'static str>;
    let filters: [(&str, &Option<String>, Get); 2] =
        [("deck", &args.deck, |card| card.deck), ("kind", &args.kind, |card| Some(card.kind))];
    for (option, wanted, get) in filters {
        let Some(wanted) = wanted else { continue };
        let known = unique(cards.iter().filter_map(get));
        let Some(&wanted) = known.iter().find(|name| name.eq_ignore_ascii_case(wanted)) else {
            let known = if known.is_empty() { words.say("nothing", &[]) } else { known.join(", ") };
            let args = [("option", option.into()), ("value", wanted.as_str().into()), ("known", known.into())];
            return Err(misuse(words.say("cli-unknown_value", &args)));
        };
        cards.retain(|card| get(card) == Some(wanted));
    }
    let search: Vec<String> = args.search.iter().map(|word| word.to_lowercase()).collect();
    cards.retain(|card| card.has_all(&search, &speaker));
    if args.json {
        return Ok(writeln!(out, "{}", serde_json::to_string_pretty(&cards)?)?);
    }
    cards.iter().try_for_each(|card| card.print(out, &speaker))?;
    Ok(writeln!(out, "{}", words.say("cards-count", &[("count", cards.len().into())]))?)
}

/// Every value once, in the order in which they come.
fn unique<'a>(values: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut list: Vec<&str> = Vec::new();
    values.for_each(|value| {
        if !list.contains(&value) {
            list.push(value);
        }
    });
    list
}
