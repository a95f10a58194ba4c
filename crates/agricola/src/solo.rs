//! Playing alone: the series of both editions, without the Moor and with it, the levels of the Moor one after the other, the
//! open challenge, and the deal of the day. A19, M19.12.

use crate::card::{CardId, CardKind};
use crate::deal::HAND;
use crate::moor;
use crate::options::Options;
use crate::rules::{Edition, Expansion, Mode};
use crate::state::State;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;
use table::solo::{Outcome, SeriesKind, Solo, Standing};
use table::{Game, Refusal, Seat};

/// Which series it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A19.3: the German series.
    De,
    /// A19.4: the Dutch series.
    Nl,
    /// M19.12, MD18: the three levels of the Moor, one after the other. Nothing is carried over.
    Moor,
    /// MD18: the German series on level 3 of the Moor.
    MoorDe,
    /// MD18: the Dutch series on level 3 of the Moor.
    MoorNl,
    /// A19.5: the open challenge, with cards and rounds as one likes.
    Open,
}

impl Kind {
    const ALL: [Kind; 6] = [Kind::De, Kind::Nl, Kind::Moor, Kind::MoorDe, Kind::MoorNl, Kind::Open];

    fn name(self) -> &'static str {
        match self {
            Kind::De => "de",
            Kind::Nl => "nl",
            Kind::Moor => "moor",
            Kind::MoorDe => "moor_de",
            Kind::MoorNl => "moor_nl",
            Kind::Open => "open",
        }
    }

    /// The points to be reached until the series is won; or, where the book goes on for ever, those that it names.
    fn targets(self) -> &'static [i32] {
        match self {
            Kind::De => &[50, 55, 59, 62, 64, 65],
            Kind::Nl => &[50, 55, 59, 62, 64, 65, 66, 67],
            Kind::Moor => moor::BOX.targets,
            // MD18: from the target of level 3 on, in the steps of the base series.
            Kind::MoorDe => &[72, 77, 81, 84, 86, 87],
            Kind::MoorNl => &[72, 77, 81, 84, 86, 87, 88, 89],
            // A19.5: more than 100 points were worth a letter to the publisher, who knew of more than 120.
            Kind::Open => &[101, 121],
        }
    }

    /// A19.3, A19.4: the edition whose series it is. There occupations are kept and food is carried over, and (D12) every
    /// further game asks for one point more; elsewhere the last target stays.
    fn edition(self) -> Option<Edition> {
        match self {
            Kind::De | Kind::MoorDe => Some(Edition::De),
            Kind::Nl | Kind::MoorNl => Some(Edition::Nl),
            Kind::Moor | Kind::Open => None,
        }
    }

    /// M19.12, MD18: the level of the Moor on which this game of the series is played, from 1; none without it.
    fn level(self, game: NonZeroU32) -> Option<u8> {
        match self {
            Kind::Moor => Some(game.get().min(3) as u8),
            Kind::MoorDe | Kind::MoorNl => Some(3),
            Kind::De | Kind::Nl | Kind::Open => None,
        }
    }
}

/// A series in progress.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Series {
    /// Which one it is.
    pub kind: Kind,
    /// What the person wishes for its games: decks, cards that are left out; in the open challenge hands and rounds.
    pub wishes: Options,
    /// The number of the game to be played, from 1.
    pub game: NonZeroU32,
    /// Food at the start of that game.
    pub start_food: u8,
    /// Occupations in play from its start.
    pub kept: Vec<CardId>,
}

impl Series {
    /// A new series.
    pub fn new(kind: Kind, wishes: Options) -> Series {
        Series { kind, wishes, game: NonZeroU32::MIN, start_food: 0, kept: Vec::new() }
    }

    /// The points to be reached in the game to be played.
    pub fn target(&self) -> i32 {
        let (targets, played) = (self.kind.targets(), self.game.get() as usize - 1);
        let last = targets.last().copied().unwrap_or_default();
        let more = (played + 1).saturating_sub(targets.len()) as i32;
        targets.get(played).copied().unwrap_or(if self.kind.edition().is_some() { last + more } else { last })
    }

    /// A19.4: whether everything has been reached; in the Dutch edition by 67 points in the eighth game. The German series
    /// goes on and on.
    pub fn is_won(&self) -> bool {
        self.kind.edition() != Some(Edition::De) && self.game.get() as usize > self.kind.targets().len()
    }

    /// The options of the game to be played.
    fn options(&self) -> Options {
        let Options { decks, banned, hands, round_order, .. } = self.wishes.clone();
        let (level, target) = (self.kind.level(self.game), i16::try_from(self.target()).ok());
        let expansion = if level.is_some() { Expansion::Moor } else { Expansion::None };
        // M3: on levels 1 and 2 the decks of the base game are left out.
        let (decks, banned) = if matches!(level, Some(1 | 2)) { Default::default() } else { (decks, banned) };
        let alone = Options { players: 1, expansion, level, target, decks, ..Options::default() };
        match self.kind.edition() {
            Some(edition) => {
                let (start_food, kept_occupations) = (Some(self.start_food), self.kept.clone());
                Options { edition, start_food, kept_occupations, banned, ..alone }
            }
            None if self.kind == Kind::Open => Options { edition: Edition::Nl, hands, round_order, ..alone },
            None => Options { banned, ..alone },
        }
    }

    /// The series after a game with these points, keeping one of the occupations played in it. D12: a missed target is
    /// played again with the same food.
    ///
    /// # Errors
    /// If the occupation cannot be kept, or the edition asks for one to be kept.
    pub fn after_points(&self, points: i32, played: &[CardId], keep: Option<CardId>) -> Result<Series, Refusal> {
        let (outcome, mut next) = (self.outcome_of(points, played), self.clone());
        if !outcome.reached {
            return Ok(next);
        }
        match keep {
            Some(card) if outcome.cards.contains(&card.card().id) => next.kept.push(card),
            Some(_) => return Err(Refusal::new("only an occupation played in the last game can be kept (A19.3)")),
            None if outcome.must_keep => {
                return Err(Refusal::new("one of the occupations played must be kept (A19.4)"));
            }
            None => {}
        }
        next.start_food = outcome.food;
        next.game = next.game.saturating_add(1);
        Ok(next)
    }

    fn outcome_of(&self, points: i32, played: &[CardId]) -> Outcome {
        let target = self.target();
        let reached = points >= target;
        let surplus = (points - target).clamp(0, 255) as u8;
        let edition = self.kind.edition().filter(|_| reached);
        // A19.3: kept occupations and the hand are 7 together, so more cannot be kept.
        let may_keep = edition.is_some() && self.kept.len() < HAND;
        let fresh = played.iter().filter(|card| !self.kept.contains(card) && may_keep);
        let cards: Vec<&'static str> = fresh.map(|card| card.card().id).collect();
        Outcome {
            points,
            target,
            reached,
            must_keep: edition == Some(Edition::Nl) && !cards.is_empty(),
            cards,
            food: match edition {
                Some(Edition::De) => surplus,
                Some(Edition::Nl) => surplus / 2,
                None => 0,
            },
        }
    }
}

/// The occupations that were played.
fn played(game: &State) -> Vec<CardId> {
    let held = game.player(Seat::new(0)).tableau.iter().map(|held| held.card);
    held.filter(|card| card.card().kind == CardKind::Occupation).collect()
}

impl table::Series for Series {
    type Game = State;

    fn kinds() -> Vec<SeriesKind> {
        let kind = |kind: Kind| SeriesKind {
            name: kind.name(),
            targets: kind.targets().to_vec(),
            asks: &["decks"],
            dealt: kind != Kind::Open,
            free_choice: kind == Kind::Open,
        };
        Kind::ALL.map(kind).to_vec()
    }

    fn begin(kind: &str, wishes: &Options) -> Result<Series, Refusal> {
        let found = Kind::ALL.into_iter().find(|one| one.name() == kind);
        let kind = found.ok_or_else(|| Refusal::new(format!("there is no series {kind:?}")))?;
        Series::new(kind, Options::default()).with(wishes)
    }

    fn with(&self, wishes: &Options) -> Result<Series, Refusal> {
        let series = Series { wishes: wishes.clone(), ..self.clone() };
        let last = Series { game: series.game.max(NonZeroU32::MIN.saturating_add(2)), ..series.clone() };
        if series.wishes.decks.is_empty() {
            return Err(Refusal::new("a series is played with hand cards: choose decks (A19.3)"));
        }
        let one_hand = |hands: &Vec<_>| hands.len() == 1;
        if series.kind == Kind::Open && !series.wishes.hands.as_ref().is_some_and(one_hand) {
            return Err(Refusal::new("for the open challenge the cards in hand are chosen (A19.5)"));
        }
        for hand in series.options().hands.iter().flatten() {
            if hand.occupations.len() > HAND || hand.minors.len() > HAND {
                return Err(Refusal::new("7 occupations and 7 minor improvements are chosen (A19.5)"));
            }
        }
        series.options().check()?;
        last.options().check()?;
        Ok(series)
    }

    fn standing(&self) -> Standing {
        Standing {
            kind: self.kind.name(),
            number: self.game.get(),
            target: self.target(),
            won: self.is_won(),
            kept: self.kept.iter().map(|card| card.card().id).collect(),
            food: self.start_food,
        }
    }

    fn next(&self) -> Options {
        self.options()
    }

    fn outcome(&self, game: &State) -> Outcome {
        self.outcome_of(game.points(Seat::new(0)), &played(game))
    }

    fn after(&self, game: &State, keep: Option<&str>) -> Result<Series, Refusal> {
        let unknown = |id: &str| Refusal::new(format!("there is no card {id:?}"));
        let keep = keep.map(|id| CardId::named(id).ok_or_else(|| unknown(id))).transpose()?;
        self.after_points(game.points(Seat::new(0)), &played(game), keep)
    }
}

impl Solo for State {
    type Series = Series;

    /// Every other day a family game, so that nobody is kept out by cards; in between the decks in turn, and the Moor.
    fn daily(day: u64) -> Option<(&'static str, Options)> {
        let alone = Options { players: 1, ..Options::default() };
        let cards = |deck: &str| Options { decks: vec![deck.into()], ..alone.clone() };
        Some(match day % 8 {
            1 => ("e", cards("E")),
            3 => ("i", cards("I")),
            5 => ("k", cards("K")),
            7 => ("moor", Options { expansion: Expansion::Moor, level: Some(1), ..alone }),
            _ => ("family", Options { mode: Mode::Family, ..alone }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Hand;
    use table::{Seed, Series as _};

    fn with_e() -> Options {
        Options { decks: vec!["E".into()], ..Options::default() }
    }

    fn in_game(kind: Kind, n: u32) -> Series {
        Series { game: NonZeroU32::new(n).unwrap(), ..Series::new(kind, with_e()) }
    }

    fn cards(ids: &[&str]) -> Vec<CardId> {
        ids.iter().map(|id| CardId::named(id).unwrap()).collect()
    }

    #[test]
    fn t45_a_first_game_of_57_points() {
        let german = in_game(Kind::De, 1).after_points(57, &[], None).unwrap();
        assert_eq!((german.start_food, german.target()), (7, 55));
        let played = cards(&["E176", "E174"]);
        let dutch = in_game(Kind::Nl, 1).after_points(57, &played, Some(played[0])).unwrap();
        assert_eq!((dutch.start_food, dutch.target()), (3, 55));
        let game = State::new(&dutch.next(), Seed::new(1)).unwrap();
        let options = game.options();
        assert_eq!(options.kept_occupations, [played[0]]);
        assert_eq!(options.hands.unwrap()[0].occupations.len(), 6);
        assert_eq!((game.rules.target(), game.rules.start_food), (Some(55), 3));
    }

    #[test]
    fn t46_a_missed_target_does_not_advance_the_series() {
        let dutch = in_game(Kind::Nl, 1);
        assert_eq!(dutch.after_points(49, &cards(&["E176"]), None).unwrap(), dutch);
    }

    #[test]
    fn a19_3_in_the_german_series_one_may_keep_nothing() {
        let played = cards(&["E176"]);
        assert_eq!(in_game(Kind::De, 1).after_points(50, &played, None).unwrap().kept, []);
        assert!(in_game(Kind::Nl, 1).after_points(50, &played, None).is_err(), "A19.4: here one must");
        assert!(in_game(Kind::De, 1).after_points(50, &[], Some(played[0])).is_err(), "it was not played");
    }

    #[test]
    fn a19_3_what_was_kept_before_is_not_offered_again_and_seven_are_the_most() {
        let seven = cards(&["E176", "E174", "E171", "E195", "E218", "E172", "E175"]);
        let series = Series { kept: seven[..1].to_vec(), ..in_game(Kind::Nl, 2) };
        assert_eq!(series.outcome_of(60, &seven[..2]).cards, ["E174"]);
        let full = Series { kept: seven.clone(), ..in_game(Kind::Nl, 8) };
        let next = full.after_points(67, &cards(&["E176", "E177"]), None).unwrap();
        assert_eq!((next.kept.len(), next.is_won()), (7, true));
        assert!(State::new(&next.next(), Seed::new(1)).is_ok());
    }

    #[test]
    fn a19_4_eight_games_to_67_then_one_more_each() {
        let targets: Vec<i32> = (1..=9).map(|game| in_game(Kind::Nl, game).target()).collect();
        assert_eq!(targets, [50, 55, 59, 62, 64, 65, 66, 67, 68]);
        let last = in_game(Kind::Nl, 8);
        assert!(last.after_points(67, &[], None).unwrap().is_won());
        assert!(!last.after_points(66, &[], None).unwrap().is_won());
        let german: Vec<i32> = (5..=9).map(|game| in_game(Kind::De, game).target()).collect();
        assert_eq!(german, [64, 65, 66, 67, 68], "D12");
    }

    #[test]
    fn m19_12_the_levels_of_the_moor_follow_each_other_and_carry_nothing() {
        let first = Series::begin("moor", &with_e()).unwrap();
        let second = first.after_points(70, &[], None).unwrap();
        let levels = [&first, &second].map(|series| (series.target(), series.next().level, series.start_food));
        assert_eq!(levels, [(65, Some(1), 0), (70, Some(2), 0)]);
        let game = State::new(&second.next(), Seed::new(1)).unwrap();
        assert_eq!(game.rules.target(), Some(70));
        let third = second.after_points(70, &[], None).unwrap();
        assert!(!third.is_won() && third.after_points(72, &[], None).unwrap().is_won());
        assert!(State::new(&third.next(), Seed::new(1)).is_ok(), "level 3 with the deck that was wished for");
    }

    #[test]
    fn md18_the_series_of_both_editions_go_up_to_level_3_of_the_moor() {
        let targets = |kind| (1..=9).map(|game| in_game(kind, game).target()).collect::<Vec<i32>>();
        let base: Vec<i32> = targets(Kind::Nl).iter().map(|points| points + 22).collect();
        assert_eq!(targets(Kind::MoorNl), base, "the steps of the base series");
        assert_eq!(targets(Kind::MoorDe)[..5], base[..5]);
        let played = cards(&["E176", "E174"]);
        let german = Series::begin("moor_de", &with_e()).unwrap().after_points(75, &played, Some(played[1])).unwrap();
        let dutch = Series::begin("moor_nl", &with_e()).unwrap();
        assert!(dutch.after_points(75, &played, None).is_err(), "here one must be kept");
        let dutch = dutch.after_points(75, &played, Some(played[1])).unwrap();
        for (series, food) in [(german, 3), (dutch, 1)] {
            let game = State::new(&series.next(), Seed::new(1)).unwrap();
            let options = game.options();
            assert_eq!((options.level, options.kept_occupations), (Some(3), vec![played[1]]));
            assert_eq!(options.hands.unwrap()[0].occupations.len(), 6);
            assert_eq!((game.rules.target(), game.rules.start_food), (Some(77), food));
        }
    }

    #[test]
    fn a19_5_in_the_open_challenge_cards_are_chosen() {
        assert!(Series::begin("open", &with_e()).is_err(), "no cards were chosen");
        let occupations = cards(&["E176", "E174", "E171", "E195", "E218", "E172", "E175"]);
        let hand = Hand { occupations: occupations.clone(), minors: Vec::new() };
        let wishes = Options { hands: Some(vec![hand.clone()]), ..with_e() };
        let series = Series::begin("open", &wishes).unwrap();
        let game = State::new(&series.next(), Seed::new(1)).unwrap();
        assert_eq!(game.options().hands.unwrap()[0].occupations, occupations);
        assert_eq!(game.rules.target(), Some(101));
        let many = Hand { occupations: [occupations, cards(&["E177"])].concat(), ..hand };
        assert!(series.with(&Options { hands: Some(vec![many]), ..with_e() }).is_err(), "8 are too many");
    }

    #[test]
    fn a_series_needs_hand_cards() {
        assert!(Series::begin("de", &Options::default()).is_err());
        assert!(Series::begin("fr", &with_e()).is_err());
    }

    #[test]
    fn every_day_has_a_deal_that_can_be_played_alone() {
        for day in 0..16 {
            let (_, options) = State::daily(day).unwrap();
            assert_eq!(Game::seats(&State::new(&options, Seed::new(1)).unwrap()), 1, "{options:?}");
        }
    }
}
