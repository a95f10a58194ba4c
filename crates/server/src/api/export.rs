//! Everything about a person, for that person.

use super::daily::date;
use super::games::Summary;
use crate::app::App;
use crate::error::{ApiError, ErrorBody};
use crate::play::Play;
use crate::session::Who;
use crate::store::{Loaded, SeatRow, StoreError};
use axum::Extension;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bots::Playable;
use bots::games::{Task, with_game};
use serde_json::json;
use std::convert::Infallible;
use table::RecordedPlayer;
use tokio::sync::mpsc;

/// How many games may wait to be read by the browser.
const AHEAD: usize = 4;

/// Everything that is stored about the person who asks: name, wishes, what they play alone, and all their games; of those that
/// are over, the records too. The record of a game that goes on would tell what is hidden.
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = 200, description = "Everything, as JSON", body = Object), (status = 429, body = ErrorBody)))]
pub async fn export(State(app): State<App>, Extension(who): Extension<Who>) -> Result<Response, ApiError> {
    let person = app.store.person(&who.id).await?;
    let wishes =
        app.store.wishes(&who.id).await?.and_then(|text| serde_json::from_str::<serde_json::Value>(&text).ok());
    let (name, account) = person.map_or((None, false), |person| (Some(person.name), person.password.is_some()));
    let head = json!({"id": who.id, "name": name, "account": account, "notices": wishes}).to_string();
    let games = app.store.all_games_of(&who.id).await?;
    let alone = alone(&app, &who.id).await?;
    let (send, mut parts) = mpsc::channel::<String>(AHEAD);
    let (task, person) = (app.clone(), who.id);
    let (tell, told) = tokio::sync::oneshot::channel();
    tokio::spawn(async move {
        // One at a time for each person.
        let going_on = task.hints.begin(&format!("export {person}"), 1);
        if tell.send(going_on.is_some()).is_err() || going_on.is_none() {
            return;
        }
        let mut before = format!("{{\"person\":{head},{alone},\"games\":[");
        for id in games {
            let part = match game(&task, &id, &person).await {
                Ok(Some(part)) => part,
                Ok(None) => continue,
                Err(error) => json!({"id": id, "error": error.to_string()}).to_string(),
            };
            if send.send(before + &part).await.is_err() {
                return;
            }
            before = ",\n".into();
        }
        let end = if before == ",\n" { "]}\n".into() } else { before + "]}\n" };
        let _ = send.send(end).await;
    });
    if !told.await.unwrap_or(false) {
        return Err(ApiError::too_fast());
    }
    let stream = futures_util::stream::poll_fn(move |context| {
        parts.poll_recv(context).map(|part| part.map(|part| Ok::<_, Infallible>(Bytes::from(part))))
    });
    let headers =
        [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"hofwerk-export.json\"")];
    Ok((headers, Body::from_stream(stream)).into_response())
}

/// What a person plays alone, as parts of an object: their series, and the deals of the day that they have tried.
async fn alone(app: &App, person: &str) -> Result<String, ApiError> {
    let mut series = Vec::new();
    for id in app.store.all_series_of(person).await? {
        series.push(match super::series::info(app, &id, person).await {
            Ok(info) => serde_json::to_value(info).expect("a series can be written as JSON"),
            Err(error) => json!({"id": id, "error": error.to_string()}),
        });
    }
    let days = app.store.dailies_of(person).await?;
    let daily = days.into_iter().map(|(day, game)| json!({"day": date(day), "game": game})).collect::<Vec<_>>();
    Ok(format!("\"series\":{},\"daily\":{}", json!(series), json!(daily)))
}

/// One game of a person, as JSON.
async fn game(app: &App, id: &str, person: &str) -> Result<Option<String>, StoreError> {
    let Some(loaded) = app.store.load(id).await? else { return Ok(None) };
    let summary = Summary::of((loaded.game.clone(), loaded.seats.clone()), person);
    let summary = serde_json::to_string(&summary).expect("a summary can be written as JSON");
    if !loaded.game.head.over {
        return Ok(Some(format!("{{\"game\":{summary}}}")));
    }
    let name = loaded.game.game.clone();
    let replayed = tokio::task::spawn_blocking(move || with_game(&name, Recorded(&loaded))).await;
    let record = replayed.ok().flatten().unwrap_or_else(|| Err(StoreError::Damaged("it cannot be read".into())))?;
    Ok(Some(format!("{{\"game\":{summary},\"record\":{record}}}")))
}

struct Recorded<'a>(&'a Loaded);

impl Task for Recorded<'_> {
    type Output = Result<String, StoreError>;

    fn run<G: Playable>(self) -> Self::Output {
        let seats = self.0.seats.iter();
        let level = |row: &SeatRow| row.used_for.level().map(|level| level.name().to_owned());
        let players = seats.map(|row| RecordedPlayer { name: row.name.clone(), level: level(row) }).collect();
        Play::<G>::resume(self.0).map(|play| play.record(players).get().to_owned())
    }
}
