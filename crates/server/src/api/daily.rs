//! The deal of the day: the same for everybody on a server, one try each. A guest who forgets the cookie is a new guest with a new try, so
//! guests are marked, and stand after those who have an account.

use super::{begin, seats};
use crate::app::App;
use crate::clock;
use crate::error::{ApiError, Code, ErrorBody};
use crate::series;
use crate::session::Who;
use crate::store::{DailyTry, StoreError, Write};
use axum::extract::State;
use axum::{Extension, Json};
use serde::Serialize;
use utoipa::ToSchema;

/// The most results that are shown.
const MOST: usize = 50;

/// The deal of a day, and what has been made of it.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyInfo {
    /// The day, as `2026-11-15`; it ends at midnight in Greenwich.
    day: String,
    /// Which game is played; nothing if there is none on that day.
    game: Option<&'static str>,
    /// What the deal is called, as a part of the name of a message.
    name: Option<&'static str>,
    /// My game, once I have begun it.
    mine: Option<String>,
    /// Whether I have had my try: it is `mine`, or was deleted.
    tried: bool,
    /// Who has finished it: those with an account, then guests, the best of each first.
    results: Vec<DailyPlace>,
}

/// What somebody made of the deal of a day.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DailyPlace {
    /// The name.
    name: String,
    /// The points.
    points: i32,
    /// Whether it is me.
    you: bool,
    /// Whether it was a guest.
    guest: bool,
}

/// A day as a date.
pub(super) fn date(day: i64) -> String {
    clock::iso(day * clock::DAY)[..10].to_owned()
}

/// The deal of a day for this person.
pub(super) async fn info(app: &App, person: &str, day: i64) -> Result<DailyInfo, ApiError> {
    let deal = series::daily(day.unsigned_abs());
    let (game, name) = deal.map(|deal| (deal.game, deal.name)).unzip();
    let mut found = app.store.daily_results(day).await?;
    found.sort_by_key(|result| result.at);
    let places = found.iter().filter_map(|result| {
        let scores: Vec<i32> = serde_json::from_str(&result.scores).ok()?;
        let (name, points) = (result.name.clone(), *scores.first()?);
        Some(DailyPlace { name, points, you: result.person == person, guest: result.guest })
    });
    let mut results: Vec<DailyPlace> = places.collect();
    results.sort_by_key(|place| (place.guest, -place.points));
    results.truncate(MOST);
    let (mine, tried) = match app.store.daily_of(day, person).await? {
        DailyTry::None => (None, false),
        DailyTry::Game(id) => (Some(id), true),
        DailyTry::Gone => (None, true),
    };
    Ok(DailyInfo { day: date(day), game, name, mine, tried, results })
}

/// The deal of today, and what has been made of it.
#[utoipa::path(get, path = "/api/daily", tag = "alone", responses((status = 200, body = DailyInfo)))]
pub async fn look(State(app): State<App>, Extension(who): Extension<Who>) -> Result<Json<DailyInfo>, ApiError> {
    Ok(Json(info(&app, &who.id, clock::today()).await?))
}

/// The game of somebody who has had their try, if it is still there.
fn tried(had: DailyTry) -> Result<Option<Json<seats::Joined>>, ApiError> {
    match had {
        DailyTry::None => Ok(None),
        DailyTry::Game(id) => Ok(Some(Json(seats::Joined { id }))),
        DailyTry::Gone => {
            let why =
                "Your game with the deal of today was deleted, and everybody has one try; tomorrow there is another.";
            Err(ApiError::conflict(Code::OneTry, why))
        }
    }
}

/// Play the deal of today, or go on with it. Everybody has one try.
#[utoipa::path(post, path = "/api/daily", tag = "alone",
    responses((status = 200, body = seats::Joined), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn play(State(app): State<App>, Extension(who): Extension<Who>) -> Result<Json<seats::Joined>, ApiError> {
    let day = clock::today();
    if let Some(mine) = tried(app.store.daily_of(day, &who.id).await?)? {
        return Ok(mine);
    }
    let deal = series::daily(day.unsigned_abs()).ok_or_else(ApiError::no_game)?;
    // Nobody knows it before, and every server with the same secret deals the same.
    let seed = app.key.seed(&format!("the deal of {}", date(day)));
    let created = begin::begin_alone(&app, &who.id, deal.game, deal.options, Some(seed)).await?;
    let (person, id) = (who.id.clone(), created.id.clone());
    match app.store.write(Write::Daily { day, person, game: id.clone() }).await {
        // Another window was faster.
        Err(StoreError::Taken) => {
            app.store.write(Write::Delete { id, revision: None }).await?;
            tried(app.store.daily_of(day, &who.id).await?)?.ok_or_else(ApiError::storage)
        }
        stored => Ok(stored.map(|()| Json(seats::Joined { id }))?),
    }
}

/// Whether a record of this game would tell what others still have to play.
pub(super) async fn check_record(app: &App, game: &str) -> Result<(), ApiError> {
    let running =
        app.store.day_of(game).await?.is_some() && app.store.game(game).await?.is_some_and(|(row, _)| !row.head.over);
    if running {
        let why = "The record tells what is hidden; it can be had when the game is over.";
        return Err(ApiError::forbidden(Code::StillRunning, why));
    }
    Ok(())
}

/// The types of these answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<DailyInfo>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        assert_eq!(date(11_016), "2000-02-29");
        assert!(clock::iso(clock::now()).starts_with(&date(clock::today())));
    }
}
