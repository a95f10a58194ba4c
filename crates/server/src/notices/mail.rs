//! Notices by e-mail.

use super::words::{self, Language};
use super::{Notice, Untold, link};
use crate::app::App;
use crate::config::{Config, MailConfig, Secret};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::authentication::Credentials;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use std::time::Duration;

/// How long one answer of the mail server may take.
const TIME: Duration = Duration::from_secs(8);
/// The longest address.
const LONGEST: usize = 200;

/// A line to a mail server.
type Line = AsyncSmtpTransport<Tokio1Executor>;

/// An address for e-mail as somebody typed it, if it is one.
pub fn address(text: &str) -> Option<Address> {
    text.trim().parse().ok().filter(|_| text.len() <= LONGEST)
}

/// The line to the mail server.
///
/// # Errors
/// In a sentence, if the settings make no sense.
pub fn line(config: &MailConfig) -> Result<Line, String> {
    let server = config.server.as_ref().ok_or("no mail server is set")?;
    let wrong = |error| format!("{error}; write smtps://mail.example or smtp://mail.example:587?tls=required");
    let mut line = Line::from_url(server.text()).map_err(wrong)?.timeout(Some(TIME));
    if let Some(user) = &config.user {
        let password = password(config)?;
        line = line.credentials(Credentials::new(user.clone(), password.text().to_owned()));
    }
    Ok(line.build())
}

fn password(config: &MailConfig) -> Result<Secret, String> {
    match (&config.password, &config.password_file) {
        (Some(password), _) => Ok(password.clone()),
        (None, Some(file)) => {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
            Ok(Secret::new(text.trim()))
        }
        (None, None) => Ok(Secret::new("")),
    }
}

/// What is wrong with the settings for mail.
pub fn faults(config: &Config) -> Vec<String> {
    let mail = &config.mail;
    if mail.server.is_none() {
        return Vec::new();
    }
    let mut wrong: Vec<String> = line(mail).err().map(|why| format!("mail.server: {why}")).into_iter().collect();
    if mail.from.as_deref().is_none_or(|from| from.parse::<Mailbox>().is_err()) {
        wrong.push("mail.from: whom mails come from is missing; write Hofwerk <table@hofwerk.example>".into());
    }
    if config.public_url.is_none() {
        wrong.push("public_url: without it mails could not say where the table is".into());
    }
    if mail.password.is_some() && mail.password_file.is_some() {
        wrong.push("mail.password: there is a password and a password_file; one is enough".into());
    }
    wrong
}

/// Tells somebody something.
///
/// # Errors
/// If the mail server does not take it.
pub async fn tell(app: &App, person: &str, language: Language, to: &str, notice: &Notice) -> Result<(), Untold> {
    let base = link(&app.config, "");
    let off = words::say(language, "notice-off", &[("link", &base)]);
    let text = format!("{}\n\n{}\n\n-- \n{off}\n", notice.text, notice.link);
    // So that mail programs can offer to switch it off.
    let stop = format!("<{}api/notices/off/{}>", base, off_token(app, person));
    let message = |builder: MessageBuilder| {
        builder
            .raw_header(HeaderValue::new(HeaderName::new_from_ascii_str("List-Unsubscribe"), stop))
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("List-Unsubscribe-Post"),
                "List-Unsubscribe=One-Click".into(),
            ))
            .raw_header(HeaderValue::new(HeaderName::new_from_ascii_str("Auto-Submitted"), "auto-generated".into()))
    };
    send(app, to, &notice.subject, text, message).await
}

/// Sends the code with which somebody shows that an address is theirs.
///
/// # Errors
/// If the mail server does not take it.
pub async fn ask_to_confirm(app: &App, person: &str, language: Language, to: &str) -> Result<(), Untold> {
    let (code, base) = (code(app, person, to), link(&app.config, ""));
    let text = words::say(language, "notice-confirm", &[("code", &code), ("link", &base)]);
    send(app, to, &words::say(language, "notice-confirm-subject", &[]), format!("{text}\n"), |builder| builder).await
}

/// The code with which a person shows that an address is theirs.
pub fn code(app: &App, person: &str, to: &str) -> String {
    app.key.code(&format!("confirm {person} {to}"))
}

/// What switches off a person's mails.
pub fn off_token(app: &App, person: &str) -> String {
    format!("{person}-{}", app.key.code(&format!("no mail for {person}")))
}

async fn send(
    app: &App,
    to: &str,
    subject: &str,
    text: String,
    headers: impl FnOnce(MessageBuilder) -> MessageBuilder,
) -> Result<(), Untold> {
    let wrong = |why: &dyn std::fmt::Display| Untold(why.to_string());
    let mail = &app.config.mail;
    let from: Mailbox = mail.from.as_deref().unwrap_or_default().parse().map_err(|e| wrong(&e))?;
    let to = Mailbox::new(None, address(to).ok_or_else(|| wrong(&"this is no address"))?);
    let builder = Message::builder().from(from).to(to).subject(subject).date_now();
    let message = headers(builder).header(ContentType::TEXT_PLAIN).body(text).map_err(|e| wrong(&e))?;
    line(mail).map_err(Untold)?.send(message).await.map(drop).map_err(|e| wrong(&e))
}
