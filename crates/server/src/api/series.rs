//! Series of solo games: beginning one, seeing where it stands, playing its next game.

use super::{Body, Path, begin, daily};
use crate::app::App;
use crate::error::{ApiError, Code, ErrorBody};
use crate::series::{self, AnySeries};
use crate::session::Who;
use crate::store::{Loaded, SeriesRow, StoreError, TryRow, Write};
use crate::{clock, ident};
use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Outcome, Standing};
use utoipa::ToSchema;

/// A series of mine.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SeriesInfo {
    /// Its id, for links.
    id: String,
    /// Which game is played.
    game: String,
    /// Where it stands.
    #[schema(value_type = Object)]
    standing: Standing,
    /// The games that were played for it, in order.
    tries: Vec<TryInfo>,
    /// The game that is being played.
    running: Option<String>,
    /// The game that is over and from which the series goes on.
    ended: Option<Ended>,
}

/// A game that was played for a series.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TryInfo {
    /// Which game of the series it was meant to be.
    number: i64,
    /// The points that were asked.
    target: i64,
    /// The points that were made; none if it was not played to its end.
    points: Option<i64>,
    /// The card that was kept after it.
    kept: Option<String>,
    /// The game, for links.
    game: String,
    /// When it was begun, as `2026-11-15T20:35:21.007Z`.
    at: String,
}

/// A game of a series that is over.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Ended {
    /// The game, for links.
    game: String,
    /// What came of it.
    #[schema(value_type = Object)]
    outcome: Outcome,
}

/// A new series.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NewSeries {
    /// Which game.
    game: String,
    /// Which of its series.
    kind: String,
    /// What the person wishes for its games, as in the protocol.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "object", optional))]
    options: Option<Value>,
}

/// How a series goes on.
#[derive(Deserialize, ToSchema, Default)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct NextForm {
    /// The card that is kept from the game that is over.
    keep: Option<String>,
    /// Whether the last game is dealt again, after it was lost or left.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    same: bool,
    /// Whether a game that is being played is left.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<bool>", optional))]
    leave: bool,
    /// Other wishes for the games to come.
    #[schema(value_type = Option<Object>)]
    #[cfg_attr(test, ts(type = "object", optional))]
    options: Option<Value>,
}

/// Everything about a series that an answer needs.
struct Open {
    row: SeriesRow,
    series: Box<dyn AnySeries>,
    tries: Vec<TryRow>,
    /// The game of the last try, if the series has not gone on from it yet and the game is still there.
    last: Option<Loaded>,
}

impl Open {
    async fn of(app: &App, row: SeriesRow) -> Result<Open, ApiError> {
        let series = series::read(&row.game, &row.state)?;
        let tries = app.store.tries(&row.id).await?;
        let last = match tries.last().filter(|last| !last.settled) {
            Some(last) => app.store.load(&last.game).await?,
            None => None,
        };
        Ok(Open { row, series, tries, last })
    }

    /// The series of this person with this id.
    async fn find(app: &App, id: &str, person: &str) -> Result<Open, ApiError> {
        let row = app.store.series(id).await?.filter(|row| row.person == person);
        Open::of(app, row.ok_or_else(no_series)?).await
    }

    /// The game that is being played.
    fn running(&self) -> Option<String> {
        self.last.as_ref().filter(|loaded| !loaded.game.head.over).map(|loaded| loaded.game.id.clone())
    }

    /// The game that is over and from which the series goes on.
    fn over(&self) -> Option<&Loaded> {
        self.last.as_ref().filter(|loaded| loaded.game.head.over)
    }

    fn info(self) -> Result<SeriesInfo, ApiError> {
        let running = self.running();
        let ended = match self.over() {
            Some(loaded) => Some(Ended { game: loaded.game.id.clone(), outcome: self.series.outcome(loaded)? }),
            None => None,
        };
        let points = |row: &TryRow| {
            let just_made = ended.as_ref().filter(|ended| ended.game == row.game);
            row.points.or(just_made.map(|ended| i64::from(ended.outcome.points)))
        };
        let tries = self.tries.iter().map(|row| TryInfo {
            number: row.step,
            target: row.target,
            points: points(row),
            kept: row.kept.clone(),
            game: row.game.clone(),
            at: clock::iso(row.at),
        });
        let tries = tries.collect();
        Ok(SeriesInfo { id: self.row.id, game: self.row.game, standing: self.series.standing(), tries, running, ended })
    }
}

fn no_series() -> ApiError {
    ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, "There is no such series.")
}

/// A series of this person as an answer tells it.
pub(super) async fn info(app: &App, id: &str, person: &str) -> Result<SeriesInfo, ApiError> {
    Open::find(app, id, person).await?.info()
}

/// My series, the latest first.
#[utoipa::path(get, path = "/api/series", tag = "alone", responses((status = 200, body = Vec<SeriesInfo>)))]
pub async fn list(State(app): State<App>, Extension(who): Extension<Who>) -> Result<Json<Vec<SeriesInfo>>, ApiError> {
    let mut list = Vec::new();
    for row in app.store.series_of(&who.id).await? {
        match Open::of(&app, row).await.and_then(Open::info) {
            Ok(info) => list.push(info),
            // One that cannot be read does not hide the others.
            Err(error) => tracing::error!(%error, "a series is not listed"),
        }
    }
    Ok(Json(list))
}

/// Begin a series; its first game begins with the next request.
#[utoipa::path(post, path = "/api/series", tag = "alone", request_body = NewSeries,
    responses((status = 200, body = SeriesInfo), (status = 400, body = ErrorBody)))]
pub async fn create(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Body(form): Body<NewSeries>,
) -> Result<Json<SeriesInfo>, ApiError> {
    let wishes = form.options.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    let state = series::begin(&form.game, &form.kind, wishes)?.text();
    let series = SeriesRow { id: ident::id(), person: who.id, game: form.game, state, updated: clock::now() };
    app.store.write(Write::Series { series: Box::new(series.clone()), settled: None, begun: None }).await?;
    Ok(Json(Open::of(&app, series).await?.info()?))
}

/// One series of mine.
#[utoipa::path(get, path = "/api/series/{id}", tag = "alone", params(("id" = String, Path)),
    responses((status = 200, body = SeriesInfo), (status = 404, body = ErrorBody)))]
pub async fn one(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Json<SeriesInfo>, ApiError> {
    Ok(Json(info(&app, &id, &who.id).await?))
}

/// Give up a series of mine. The games that were played for it stay.
#[utoipa::path(delete, path = "/api/series/{id}", tag = "alone", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub async fn delete(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    Open::find(&app, &id, &who.id).await?;
    app.store.write(Write::EndSeries { id }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Go on with a series: to the game that is being played, or to a new one.
#[utoipa::path(post, path = "/api/series/{id}/next", tag = "alone", params(("id" = String, Path)), request_body = NextForm,
    responses((status = 200, body = begin::Created), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn next(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
    Body(form): Body<NextForm>,
) -> Result<Json<begin::Created>, ApiError> {
    let open = Open::find(&app, &id, &who.id).await?;
    if let Some(loaded) = open.last.as_ref().filter(|loaded| !loaded.game.head.over && !form.leave) {
        return Ok(Json(begin::Created::of(&loaded.game)));
    }
    let settled = settle(&open, form.keep.as_deref())?;
    let mut series = match open.over() {
        Some(loaded) => open.series.after(loaded, form.keep.as_deref())?,
        None => open.series,
    };
    if let Some(wishes) = form.options {
        series = series.with(wishes)?;
    }
    let again = open.last.as_ref().filter(|_| form.same).map(|loaded| loaded.game.start.as_str());
    let created = begin::begin_alone(&app, &who.id, &open.row.game, series.next(), begin::seed_again(again)).await?;
    let standing = series.standing();
    let begun = TryRow {
        number: open.tries.last().map_or(0, |last| last.number) + 1,
        step: i64::from(standing.number),
        target: i64::from(standing.target),
        game: created.id.clone(),
        points: None,
        kept: None,
        settled: false,
        at: clock::now(),
    };
    let row = SeriesRow { state: series.text(), updated: clock::now(), ..open.row };
    let write = Write::Series { series: Box::new(row), settled: settled.map(Box::new), begun: Some(Box::new(begun)) };
    match app.store.write(write).await {
        // Another window was faster: its game counts.
        Err(StoreError::Taken) => {
            app.store.write(Write::Delete { id: created.id, revision: None }).await?;
            let last = Open::find(&app, &id, &who.id).await?.last.ok_or_else(ApiError::storage)?;
            Ok(Json(begin::Created::of(&last.game)))
        }
        stored => Ok(stored.map(|()| Json(created))?),
    }
}

/// The last try as it is kept when the series goes on from it.
fn settle(open: &Open, keep: Option<&str>) -> Result<Option<TryRow>, ApiError> {
    let Some(last) = open.tries.last().filter(|last| !last.settled).cloned() else { return Ok(None) };
    let points = match open.over() {
        Some(loaded) => Some(i64::from(open.series.outcome(loaded)?.points)),
        None => None,
    };
    Ok(Some(TryRow { points, kept: keep.map(str::to_owned), settled: true, ..last }))
}

/// What is played alone in a game, if it is.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Alone {
    /// The series of mine to which it belongs.
    series: Option<SeriesInfo>,
    /// The deal of the day that it is.
    daily: Option<daily::DailyInfo>,
}

/// The series or the deal of the day to which a game of mine belongs.
#[utoipa::path(get, path = "/api/games/{id}/alone", tag = "alone", params(("id" = String, Path)),
    responses((status = 200, body = Alone)))]
pub async fn alone(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Path(id): Path<String>,
) -> Result<Json<Alone>, ApiError> {
    let series = match app.store.series_with(&id).await?.filter(|row| row.person == who.id) {
        Some(row) => Some(Open::of(&app, row).await?.info()?),
        None => None,
    };
    let daily = match app.store.day_of(&id).await? {
        Some(day) => Some(daily::info(&app, &who.id, day).await?),
        None => None,
    };
    Ok(Json(Alone { series, daily }))
}

/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<SeriesInfo>();
    out.visit::<NewSeries>();
    out.visit::<NextForm>();
    out.visit::<Alone>();
}
