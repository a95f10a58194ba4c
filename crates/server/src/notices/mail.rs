//! Notices by e-mail.

use super::words::{self, Language};
use super::{Notice, Untold, link};
use crate::app::App;
use crate::config::{Config, MailConfig, Secret};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, MessageBuilder};
use lettre::transport::smtp::{self, authentication::Credentials};
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
    line(mail).map_err(Untold)?.send(message).await.map(drop).map_err(|error| refused(&error))
}

/// Why the mail server did not take something. Its own words are left out: they may repeat the address.
fn refused(error: &smtp::Error) -> Untold {
    Untold(match error.status() {
        Some(status) => format!("the mail server answered {status}"),
        None if error.is_response() => "the answer of the mail server cannot be read".into(),
        None => error.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::MailServer;
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    use tokio::net::TcpListener;

    /// A mail server that takes nothing, and says so as many do: with the address.
    async fn refuses() -> MailServer {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = format!("smtp://{}", listener.local_addr().unwrap());
        tokio::spawn(async move {
            let mut line = BufReader::new(listener.accept().await.unwrap().0);
            line.get_mut().write_all(b"220 mail.example\r\n").await.unwrap();
            let mut said = String::new();
            while line.read_line(&mut said).await.is_ok_and(|bytes| bytes > 0) {
                let answer = if said.starts_with("RCPT") { "550 5.1.1 <ann@farm.example>: who?" } else { "250 well" };
                line.get_mut().write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
                said.clear();
            }
        });
        MailServer::new(&server).unwrap()
    }

    #[tokio::test]
    async fn what_the_log_says_of_a_mail_that_was_refused_names_nobody() {
        let config = MailConfig { server: Some(refuses().await), ..MailConfig::default() };
        let to = "ann@farm.example".parse::<Mailbox>().unwrap();
        let message = Message::builder().from(to.clone()).to(to).body("It is your turn.".to_owned()).unwrap();
        let error = line(&config).unwrap().send(message).await.unwrap_err();
        assert!(error.to_string().contains("ann@farm.example"), "the server names the address: {error}");
        assert_eq!(refused(&error).to_string(), "the mail server answered 550");
    }

    #[test]
    fn what_is_no_address_is_not_taken_for_one() {
        for good in ["ann@farm.example", " ann+turns@farm.example "] {
            assert!(address(good).is_some(), "{good}");
        }
        let long = format!("{}@farm.example", "a".repeat(LONGEST));
        for bad in [
            "ann",
            "ann@farm.example\r\nBcc: ben@farm.example",
            "ann@farm.example, ben@farm.example",
            "ann@farm.example\nRCPT TO:<ben@farm.example>",
            "<ann@farm.example>",
            "ann@farm.example\0",
            &long,
        ] {
            assert!(address(bad).is_none(), "{bad:?}");
        }
    }
}
