//! What a strong player thinks of a game when it is over: found once, on threads of its own, and kept.

use crate::error::{ApiError, Code};
use crate::hub::Shared;
use crate::play::Thinking;
use crate::store::Write;
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use table::Seat;
use tracing::Instrument;
use utoipa::ToSchema;

/// One of the moves that could be chosen.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReviewedChoice {
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "G['Move']"))]
    pub action: Box<RawValue>,
    /// The lead over the best of the others that it leads to; alone at the table the points.
    pub value: f64,
    /// Why it is good: the name of a sentence, and what it says.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(optional, type = "Why"))]
    pub why: Option<Box<RawValue>>,
}

/// What was thought of one turn.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reviewed {
    /// After how many moves it began.
    pub number: usize,
    /// Whose turn it was.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The round.
    pub round: u8,
    /// The move that was made.
    #[schema(value_type = Object)]
    #[cfg_attr(test, ts(type = "G['Move']"))]
    pub chosen: Box<RawValue>,
    /// The best moves and the chosen one, the best first.
    pub moves: Vec<ReviewedChoice>,
    /// By how many points the best move was better; 0 if the best was chosen.
    pub loss: f64,
    /// By how many points the chosen move was better than the next best; 0 if it was not the best.
    pub gain: f64,
}

/// What everybody could expect at some moment.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CurvePoint {
    /// After how many moves.
    pub number: usize,
    /// The round.
    pub round: u8,
    /// The points that each seat could expect at the end.
    pub points: Vec<f64>,
}

/// What is thought of a finished game, as far as it has been found out.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Review {
    /// How much of it is done, from 0 to 1. Until then the lists are empty.
    pub progress: f64,
    /// Turn by turn.
    pub turns: Vec<Reviewed>,
    /// What everybody could expect, from turn to turn.
    pub curve: Vec<CurvePoint>,
}

impl Review {
    fn under_way(progress: f64) -> Review {
        Review { progress, turns: Vec::new(), curve: Vec::new() }
    }

    fn text(&self) -> String {
        serde_json::to_string(self).expect("a review can be written as JSON")
    }
}

/// What there is to review.
pub struct Reviewable {
    /// The turns, one after the other.
    pub turns: Vec<Thinking<Option<Reviewed>>>,
    /// What everybody could expect.
    pub curve: Thinking<Vec<CurvePoint>>,
}

/// How far a review has come.
#[derive(Debug)]
struct Progress {
    /// Who asked for it.
    whose: String,
    done: AtomicUsize,
    all: usize,
}

/// The reviews that are under way.
#[derive(Debug, Default)]
pub struct Reviews(Mutex<HashMap<String, Arc<Progress>>>);

/// The most reviews that are under way at once.
const MOST: usize = 32;
/// The most of them for one address.
const MOST_FOR_ONE: usize = 4;

impl Reviews {
    /// How far the review of a game has come, if it is under way.
    pub fn progress(&self, game: &str) -> Option<String> {
        let under_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let progress = under_way.get(game)?;
        let part = progress.done.load(Relaxed) as f64 / progress.all as f64;
        // It is done when it is stored, and not before: until then its lists are empty.
        let part = part.min(0.99);
        Some(Review::under_way((part * 100.0).floor() / 100.0).text())
    }

    /// Notes that a review has begun; nothing if that of this game is under way already.
    fn begin(&self, game: &str, whose: &str, all: usize) -> Result<Option<Arc<Progress>>, ApiError> {
        let mut under_way = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if under_way.contains_key(game) {
            return Ok(None);
        }
        let of_one = under_way.values().filter(|progress| progress.whose == whose).count();
        if under_way.len() >= MOST || of_one >= MOST_FOR_ONE {
            return Err(ApiError::too_fast());
        }
        let progress = Arc::new(Progress { whose: whose.into(), done: AtomicUsize::new(0), all });
        under_way.insert(game.into(), progress.clone());
        Ok(Some(progress))
    }

    fn end(&self, game: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(game);
    }
}

/// Begins to review a game, for somebody at this address; it is stored when it is done.
///
/// # Errors
/// If too many reviews are under way.
pub fn begin(shared: &Arc<Shared>, game: &str, whose: String, work: Reviewable) -> Result<String, ApiError> {
    // The curve is one more piece of work.
    if let Some(progress) = shared.reviews.begin(game, &whose, work.turns.len() + 1)? {
        let (shared, game) = (shared.clone(), game.to_owned());
        let span = tracing::info_span!("review", %game);
        let reviewed = async move {
            // Somebody may have asked just before another review of it was stored: then it is there.
            let found = matches!(shared.store.review(&game).await, Ok(Some(_)));
            if !found && let Some(review) = find(&shared, &whose, work, &progress).await {
                let write = Write::Review { game: game.clone(), review: review.text() };
                if let Err(error) = shared.store.write(write).await {
                    tracing::warn!(%error, "a review could not be stored");
                }
            }
            shared.reviews.end(&game);
        };
        tokio::spawn(reviewed.instrument(span));
    }
    Ok(Review::under_way(0.0).text())
}

async fn find(shared: &Shared, whose: &str, work: Reviewable, progress: &Progress) -> Option<Review> {
    let curve = shared.thinkers.review(whose, work.curve).await?;
    progress.done.fetch_add(1, Relaxed);
    let mut turns = Vec::with_capacity(work.turns.len());
    for turn in work.turns {
        // A turn of which nothing was found is left out.
        turns.extend(shared.thinkers.review(whose, turn).await.flatten());
        progress.done.fetch_add(1, Relaxed);
    }
    Some(Review { progress: 1.0, turns, curve })
}

/// A game that goes on is not reviewed: that would be a hint for everybody.
pub fn still_running() -> ApiError {
    ApiError::forbidden(Code::StillRunning, "A game is reviewed when it is over.")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever asks between the last turn and the moment it is stored is not told that nothing was found.
    #[test]
    fn a_review_is_not_done_before_it_is_stored() {
        let reviews = Reviews::default();
        let progress = reviews.begin("game", "ann", 2).unwrap().expect("it is new");
        let told = || {
            let told: serde_json::Value = serde_json::from_str(&reviews.progress("game").unwrap()).unwrap();
            told["progress"].as_f64().unwrap()
        };
        progress.done.store(1, Relaxed);
        assert_eq!(told(), 0.5);
        progress.done.store(2, Relaxed);
        assert_eq!(told(), 0.99);
        reviews.end("game");
        assert_eq!(reviews.progress("game"), None);
    }

    #[test]
    fn one_address_does_not_take_all_reviews() {
        let reviews = Reviews::default();
        let begun =
            |game: usize, whose: &str| reviews.begin(&format!("game {game}"), whose, 1).is_ok_and(|new| new.is_some());
        assert_eq!((0..10).filter(|game| begun(*game, "greedy")).count(), MOST_FOR_ONE);
        assert!(begun(20, "ann"), "others have theirs");
        reviews.end("game 0");
        assert!(begun(30, "greedy"));
        let others = (100..200).filter(|game| begun(*game, &game.to_string())).count();
        assert_eq!(others + MOST_FOR_ONE + 1, MOST, "in all there are only so many");
    }
}
