//! What people wish to be told.

use super::{Body, Path};
use crate::app::App;
use crate::error::{ApiError, Code, ErrorBody};
use crate::guard::ClientAddress;
use crate::ident;
use crate::notices::{self, MailWish, Way, Wishes, hook, mail};
use crate::session::Who;
use crate::store::{NoticeWrite, Write};
use axum::extract::State;
use axum::http::StatusCode;
use axum::{Extension, Json};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use utoipa::ToSchema;

/// What the person who asks is told, and how they could be.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Notices {
    /// The ways that this server knows.
    ways: Vec<Way>,
    /// What was wished for; nothing: no notices.
    wishes: Option<Wishes>,
}

/// The code that came by e-mail.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ConfirmForm {
    /// The code.
    code: String,
}

async fn wishes_of(app: &App, person: &str) -> Result<Option<Wishes>, ApiError> {
    let stored = app.store.wishes(person).await?;
    Ok(stored.and_then(|text| serde_json::from_str(&text).ok()))
}

async fn keep(app: &App, person: &str, wishes: Option<&Wishes>) -> Result<(), ApiError> {
    let wishes = wishes.map(|wishes| serde_json::to_string(wishes).expect("wishes can be written as JSON"));
    Ok(app.store.write(Write::Notices(NoticeWrite::Wishes { person: person.into(), wishes })).await?)
}

/// What the person who asks has wished to be told.
#[utoipa::path(get, path = "/api/me/notices", tag = "people", responses((status = 200, body = Notices)))]
pub async fn notices(State(app): State<App>, Extension(who): Extension<Who>) -> Result<Json<Notices>, ApiError> {
    Ok(Json(Notices { ways: Way::offered(&app.config), wishes: wishes_of(&app, &who.id).await? }))
}

/// Wishes to be told when it is one's turn. A new address for e-mail is sent a code, and used when that has come back.
#[utoipa::path(post, path = "/api/me/notices", tag = "people", request_body = Wishes,
    responses((status = 200, body = Notices), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub async fn wish(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Body(form): Body<Wishes>,
) -> Result<Json<Notices>, ApiError> {
    if let Some(fault) = form.fault() {
        return Err(ApiError::bad(Code::BadRequest, fault));
    }
    let offered = Way::offered(&app.config);
    let mut wishes = form;
    if let Some(hook) = &wishes.hook
        && !(offered.contains(&Way::Hook) && hook::allowed(&app.config.hooks, &hook.url))
    {
        let why = "A web hook is an https address on the internet, without a password in it.";
        return Err(ApiError::bad(Code::BadHook, why));
    }
    let before = wishes_of(&app, &who.id).await?;
    let mut fresh = None;
    if let Some(mail) = &mut wishes.mail {
        let given = mail::address(&mail.address).filter(|_| offered.contains(&Way::Mail));
        let given = given.ok_or_else(|| ApiError::bad(Code::BadAddress, "This is no address for e-mail."))?;
        let known = before.and_then(|before| before.mail).filter(|mail| mail.address == given.to_string());
        *mail = known.unwrap_or_else(|| {
            fresh = Some(given.to_string());
            MailWish { address: given.to_string(), confirmed: false }
        });
    }
    if let Some(to) = fresh {
        may_send(&app, address, &to)?;
        let asking = mail::ask_to_confirm(&app, &who.id, wishes.language, &to);
        notices::in_time(asking).await.map_err(|why| not_told(&why))?;
    }
    let nothing = wishes.mail.is_none() && wishes.hook.is_none();
    keep(&app, &who.id, Some(&wishes).filter(|_| !nothing)).await?;
    Ok(Json(Notices { ways: offered, wishes: Some(wishes).filter(|_| !nothing) }))
}

/// Whether one more message may be sent to where somebody says: few from one network, and few to one place.
fn may_send(app: &App, address: IpAddr, to: &str) -> Result<(), ApiError> {
    app.notices.take(address)?;
    Ok(app.noticed.take_from(to.to_lowercase())?)
}

fn not_told(why: &notices::Untold) -> ApiError {
    tracing::warn!(%why, "a notice was not told");
    let sentence = "This could not be sent. Please look whether the address is right.";
    ApiError::new(StatusCode::BAD_GATEWAY, Code::NotTold, sentence)
}

/// Shows with the code that came by e-mail that the address is one's own.
#[utoipa::path(post, path = "/api/me/notices/confirm", tag = "people", request_body = ConfirmForm,
    responses((status = 200, body = Notices), (status = 400, body = ErrorBody)))]
pub async fn confirm(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Body(form): Body<ConfirmForm>,
) -> Result<Json<Notices>, ApiError> {
    let wrong = || ApiError::bad(Code::WrongCode, "This is not the code that was sent.");
    let mut wishes = wishes_of(&app, &who.id).await?.ok_or_else(wrong)?;
    let mail = wishes.mail.as_mut().ok_or_else(wrong)?;
    if ident::read_code(&form.code) != mail::code(&app, &who.id, &mail.address) {
        return Err(wrong());
    }
    mail.confirmed = true;
    keep(&app, &who.id, Some(&wishes)).await?;
    Ok(Json(Notices { ways: Way::offered(&app.config), wishes: Some(wishes) }))
}

/// Sends a notice now, in all ways that were wished for, to see whether it arrives.
#[utoipa::path(post, path = "/api/me/notices/try", tag = "people",
    responses((status = 204), (status = 429, body = ErrorBody), (status = 502, body = ErrorBody)))]
pub async fn try_out(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
) -> Result<StatusCode, ApiError> {
    let Some(wishes) = wishes_of(&app, &who.id).await? else { return Ok(StatusCode::NO_CONTENT) };
    let notice = notices::trial(&app.config, wishes.language);
    for way in wishes.ways().filter(|way| Way::offered(&app.config).contains(way)) {
        let to = match way {
            Way::Mail => wishes.mail.as_ref().map(|mail| mail.address.clone()),
            Way::Hook => wishes.hook.as_ref().map(|hook| hook.url.clone()),
        };
        may_send(&app, address, &to.unwrap_or_default())?;
        notices::tell(&app, &who.id, &wishes, way, &notice).await.map_err(|why| not_told(&why))?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// No more e-mail for whoever got the mail with this address in it. Mail programs ask for it, without a cookie.
#[utoipa::path(post, path = "/api/notices/off/{token}", tag = "people", params(("token" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub async fn off(State(app): State<App>, Path(token): Path<String>) -> Result<StatusCode, ApiError> {
    let person = token.split('-').next().unwrap_or_default();
    if token != mail::off_token(&app, person) {
        return Err(ApiError::new(StatusCode::NOT_FOUND, Code::NotFound, "There is nothing at this address."));
    }
    if let Some(mut wishes) = wishes_of(&app, person).await? {
        wishes.mail = None;
        keep(&app, person, Some(&wishes).filter(|wishes| wishes.hook.is_some())).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<Notices>();
    out.visit::<ConfirmForm>();
}
