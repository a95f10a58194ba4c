//! Names and accounts.

use super::Body;
use crate::app::App;
use crate::error::{ApiError, Code, ErrorBody};
use crate::guard::Https;
use crate::room::Command;
use crate::session::{self, Session, Who};
use crate::store::{StoreError, Write};
use crate::{ident, store};
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use futures_util::{StreamExt, TryStreamExt};
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeGeneralCategory};
use utoipa::ToSchema;

/// A person, as they see themselves.
#[derive(Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Me {
    /// The person's id.
    id: String,
    /// The name others see.
    name: String,
    /// Whether there is a password.
    account: bool,
}

impl Me {
    fn of(id: String, person: Option<store::Person>) -> Me {
        match person {
            Some(person) => Me { id, name: person.name, account: person.password.is_some() },
            None => Me { name: guest_name(&id), id, account: false },
        }
    }
}

/// The name of somebody who has not chosen any.
fn guest_name(id: &str) -> String {
    format!("Guest {}", id.chars().take(4).collect::<String>())
}

/// The name of a person, also of one who has not chosen any.
pub async fn name_of(app: &App, id: &str) -> Result<String, ApiError> {
    Ok(Me::of(id.into(), app.store.person(id).await?).name)
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct NameForm {
    /// 1 to 32 characters.
    name: String,
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct AccountForm {
    /// 1 to 32 characters.
    name: String,
    /// 8 to 200 characters.
    password: String,
}

/// A name as it is shown.
pub fn name(text: &str) -> Result<String, ApiError> {
    // One way to write each letter, so that names that look the same are the same.
    let name: String = text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect();
    // Neither control characters nor invisible ones: nobody shall be called nothing, or look like somebody else.
    let blank = |c: char| matches!(c, '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}');
    let shown = |c: char| c.general_category_group() != GeneralCategoryGroup::Other && !blank(c);
    // Marks that do not fit on a letter may stand beside it, two at most: more would cover the names around them.
    let is_mark = |c: char| c.general_category_group() == GeneralCategoryGroup::Mark;
    let marks = name.chars().scan(2, |run, c| {
        *run = if is_mark(c) { *run + 1 } else { 0 };
        Some(*run)
    });
    // A mark that is not seen makes another name of one that looks the same; the last of them colours a symbol.
    let symbol = |c: Option<char>| c.is_some_and(|c| c.general_category_group() == GeneralCategoryGroup::Symbol);
    let before = std::iter::once(None).chain(name.chars().map(Some));
    let seen = name.chars().zip(before).all(|(c, before)| !is_unseen_mark(c) || c == '\u{fe0f}' && symbol(before));
    let fits = (1..=32).contains(&name.chars().count()) && name.chars().all(shown) && marks.max() <= Some(2) && seen;
    if fits {
        Ok(name)
    } else {
        Err(ApiError::bad(Code::BadName, "A name has 1 to 32 characters, all of them visible."))
    }
}

/// Whether this is a mark that nobody sees: one that joins, or chooses between ways to draw a letter.
fn is_unseen_mark(c: char) -> bool {
    matches!(c, '\u{34f}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}')
        || matches!(c, '\u{e0100}'..='\u{e01ef}')
}

/// The person who asks.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub async fn me(State(app): State<App>, Extension(who): Extension<Who>) -> Result<Json<Me>, ApiError> {
    let person = app.store.person(&who.id).await?;
    Ok(Json(Me::of(who.id, person)))
}

/// Changes the name of the person who asks.
#[utoipa::path(post, path = "/api/me", tag = "people", request_body = NameForm,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn rename(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Body(form): Body<NameForm>,
) -> Result<Json<Me>, ApiError> {
    let name = name(&form.name)?;
    let known = app.store.person(&who.id).await?;
    let account = known.as_ref().is_some_and(|person| person.password.is_some());
    if account && known.as_ref().is_some_and(|person| !same_login(&name, &person.name)) {
        let why = "The name of an account is what you log in with; only capitals can be changed.";
        return Err(ApiError::conflict(Code::AccountName, why));
    }
    if !account && app.store.account(&name).await?.is_some() {
        // Nobody passes for somebody who has an account.
        return Err(StoreError::Taken.into());
    }
    let before = Me::of(who.id.clone(), known).name;
    let (id, new) = (who.id.clone(), name.clone());
    app.store.write(Write::Name { id, before, name: new }).await?;
    app.hub.tell_all(|| Command::Renamed { person: who.id.clone() });
    Ok(Json(Me { id: who.id, name, account }))
}

fn same_login(a: &str, b: &str) -> bool {
    store::login(a) == store::login(b)
}

/// Gives the person who asks an account. Their games stay theirs.
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = AccountForm,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn register(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(https): Extension<Https>,
    Body(form): Body<AccountForm>,
) -> Result<Response, ApiError> {
    let name = name(&form.name)?;
    check_password(&form.password)?;
    if app.store.person(&who.id).await?.is_some_and(|person| person.password.is_some()) {
        return Err(ApiError::conflict(Code::HasAccount, "You have an account already; log out to make another."));
    }
    let password = app.passwords.hash(form.password).await?;
    app.store.write(Write::Account { id: who.id.clone(), name, password }).await?;
    anew(&app, https, &who.id).await
}

fn check_password(password: &str) -> Result<(), ApiError> {
    if (8..=200).contains(&password.chars().count()) {
        return Ok(());
    }
    Err(ApiError::bad(Code::BadPassword, "A password has at least 8 characters."))
}

/// A new session of a person, after all others were ended.
async fn anew(app: &App, https: Https, id: &str) -> Result<Response, ApiError> {
    let person = app.store.person(id).await?;
    let session = Session::begin(id, person.as_ref().map_or(0, |person| person.session));
    let cookie = session::set_cookie(app, https, &session);
    Ok(([(SET_COOKIE, cookie)], Json(Me::of(id.into(), person))).into_response())
}

/// The password before, and the one from now on.
#[derive(Deserialize, ToSchema)]
pub struct PasswordForm {
    /// The password before.
    old: String,
    /// 8 to 200 characters.
    new: String,
}

/// Changes the password of the person who asks. All their other sessions end.
#[utoipa::path(post, path = "/api/me/password", tag = "people", request_body = PasswordForm,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)))]
pub async fn change_password(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(https): Extension<Https>,
    Body(form): Body<PasswordForm>,
) -> Result<Response, ApiError> {
    check_password(&form.new)?;
    let person = app.store.person(&who.id).await?.filter(|person| person.password.is_some());
    let person = person.ok_or_else(wrong_login)?;
    if !app.passwords.verify(&store::login(&person.name), form.old, person.password).await? {
        return Err(wrong_login());
    }
    let password = app.passwords.hash(form.new).await?;
    app.store.write(Write::Password { id: who.id.clone(), password }).await?;
    anew(&app, https, &who.id).await
}

fn wrong_login() -> ApiError {
    ApiError::new(StatusCode::UNAUTHORIZED, Code::WrongLogin, "Name or password are not right.")
}

/// Gives everything of a guest to the account they log in to.
async fn adopt_guest(app: &App, guest: &str, account: &str) -> Result<(), ApiError> {
    let known = app.store.person(guest).await?;
    if guest == account || known.is_some_and(|person| person.password.is_some()) {
        return Ok(());
    }
    let (from, to) = (guest.to_owned(), account.to_owned());
    app.store.write(Write::Adopt { from: from.clone(), to: to.clone() }).await?;
    app.hub.tell_all(|| Command::Adopted { from: from.clone(), to: to.clone() });
    Ok(())
}

/// Logs in. Games begun as a guest belong to the account from then on.
#[utoipa::path(post, path = "/api/login", tag = "people", request_body = AccountForm,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub async fn login(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(session): Extension<Session>,
    Extension(https): Extension<Https>,
    Body(form): Body<AccountForm>,
) -> Result<Response, ApiError> {
    let name = name(&form.name).unwrap_or_default();
    let account = app.store.account(&name).await?;
    let hash = account.as_ref().and_then(|a| a.password.clone());
    let right = app.passwords.verify(&store::login(&name), form.password, hash).await?;
    match account.filter(|_| right) {
        Some(person) => {
            adopt_guest(&app, &who.id, &person.id).await?;
            if who.id != person.id {
                app.store.write(session.end()).await?;
            }
            anew(&app, https, &person.id).await
        }
        None => Err(wrong_login()),
    }
}

/// What is needed to be forgotten.
#[derive(Deserialize, ToSchema)]
pub struct ForgetForm {
    /// The password, if there is an account.
    password: Option<String>,
}

/// Forgets the person who asks: their account, their name, and the games in which nobody else has a seat. In other games a
/// bot plays for them. This cannot be taken back.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = ForgetForm,
    responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub async fn forget(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(https): Extension<Https>,
    Body(form): Body<ForgetForm>,
) -> Result<Response, ApiError> {
    let person = app.store.person(&who.id).await?.filter(|person| person.password.is_some());
    if let Some(person) = person {
        let password = form.password.unwrap_or_default();
        if !app.passwords.verify(&store::login(&person.name), password, person.password).await? {
            return Err(wrong_login());
        }
    }
    // Whoever goes away meanwhile is forgotten all the same.
    let forgetting = tokio::spawn(forget_all(app.clone(), who.id));
    forgetting.await.map_err(|_| ApiError::storage())??;
    anew(&app, https, &ident::id()).await
}

/// How many games are deleted at the same time.
const AT_ONCE: usize = 4;

/// Forgets everything about a person. Games are deleted a few at a time: somebody may have thousands, and meanwhile others store
/// their moves.
async fn forget_all(app: App, person: String) -> Result<(), StoreError> {
    let alone = app.store.games_alone(&person).await?;
    let deleted = futures_util::stream::iter(alone).map(|(id, revision)| {
        let app = &app;
        async move {
            match app.store.write(Write::Delete { id: id.clone(), revision: Some(revision) }).await {
                // Perhaps somebody sat down just now.
                Err(StoreError::Conflict) => Ok(()),
                done => done.map(|()| app.hub.look_again(&id)),
            }
        }
    });
    deleted.buffer_unordered(AT_ONCE).try_collect::<()>().await?;
    let games = app.store.all_games_of(&person).await?;
    app.store.write(Write::Forget { id: person }).await?;
    for game in games {
        app.hub.look_again(&game);
    }
    Ok(())
}

/// Logs out: this session ends, and the next request comes from a new guest.
#[utoipa::path(post, path = "/api/logout", tag = "people", responses((status = 200, body = Me)))]
pub async fn logout(
    State(app): State<App>,
    Extension(session): Extension<Session>,
    Extension(https): Extension<Https>,
) -> Result<Response, ApiError> {
    app.store.write(session.end()).await?;
    anew(&app, https, &ident::id()).await
}

/// Logs out everywhere: all sessions of the person who asks end.
#[utoipa::path(post, path = "/api/logout/everywhere", tag = "people", responses((status = 200, body = Me)))]
pub async fn logout_everywhere(
    State(app): State<App>,
    Extension(who): Extension<Who>,
    Extension(https): Extension<Https>,
) -> Result<Response, ApiError> {
    app.store.write(Write::EndSessions { id: who.id }).await?;
    anew(&app, https, &ident::id()).await
}

/// The types of these requests and answers, for the client.
#[cfg(test)]
pub(crate) fn types(out: &mut impl ts_rs::TypeVisitor) {
    out.visit::<Me>();
    out.visit::<NameForm>();
    out.visit::<AccountForm>();
}
