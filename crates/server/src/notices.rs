//! "It is your turn": told to people who are elsewhere, by e-mail or web hook, as they have wished.
//!
//! Nothing is kept in memory: every few seconds each server looks in the storage who is asked and wishes to be told of it, and
//! whoever writes down first that they tell of a turn is the one who does ([`crate::store::Claim`]). So several servers tell once, and a server that
//! was away makes up for it. A turn is told of once in each way, after the time the person has chosen, and not in their quiet
//! hours.

pub mod hook;
pub mod mail;
pub mod words;

use crate::app::App;
use crate::clock;
use crate::config::Config;
use crate::store::{Asked, Claim, MOST_TRIES, NoticeWrite, StoreError, Write};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;
use utoipa::ToSchema;
use words::Language;

/// How long one notice may take to be handed over.
const TIME: Duration = Duration::from_secs(10);
/// How many are handed over at the same time.
const AT_ONCE: usize = 16;
/// How many are handed over before there is another look; the others wait in the storage.
const MOST: usize = 200;
/// How many of them are for one person.
const MOST_OF_ONE: usize = 4;
/// Turns in games in which nothing has happened for this many milliseconds are not told of any more.
const HORIZON: i64 = 4 * 86_400_000;
/// The minutes after which somebody may wish to be told. At once would be too often for people who are playing.
pub const AFTER: std::ops::RangeInclusive<u32> = 1..=1440;

/// A way to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// By e-mail.
    Mail,
    /// By a web hook.
    Hook,
}

impl Way {
    /// Its name in the storage.
    pub const fn name(self) -> &'static str {
        match self {
            Way::Mail => "mail",
            Way::Hook => "hook",
        }
    }

    /// The ways that this server knows.
    pub fn offered(config: &Config) -> Vec<Way> {
        let linked = config.public_url.is_some();
        let mail = (linked && config.mail.server.is_some()).then_some(Way::Mail);
        let hook = (linked && config.hooks.on).then_some(Way::Hook);
        mail.into_iter().chain(hook).collect()
    }
}

/// What a person wishes to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Wishes {
    /// In which language.
    #[serde(default)]
    pub language: Language,
    /// After how many minutes of being waited for, 1 to 1440.
    pub after: u32,
    /// When not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet: Option<Quiet>,
    /// By e-mail.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mail: Option<MailWish>,
    /// By a web hook.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hook: Option<HookWish>,
}

/// Hours in which nothing is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// The hour in which they begin, 0 to 23.
    pub from: u8,
    /// The hour at which they end, 0 to 23.
    pub to: u8,
    /// How many minutes the person's clock is ahead of UTC.
    pub zone: i32,
}

impl Quiet {
    /// Whether this moment is quiet.
    fn contains(self, now: i64) -> bool {
        let hour = (now.div_euclid(60_000) + i64::from(self.zone)).rem_euclid(1440) / 60;
        let (from, to) = (i64::from(self.from), i64::from(self.to));
        if from <= to { (from..to).contains(&hour) } else { !(to..from).contains(&hour) }
    }
}

/// An address for e-mail.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct MailWish {
    /// The address.
    pub address: String,
    /// Whether the person has shown that it is theirs.
    #[serde(default)]
    pub confirmed: bool,
}

/// A web hook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HookWish {
    /// Where to.
    pub url: String,
    /// What is understood there.
    pub form: HookForm,
}

/// What is understood at the other end of a web hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HookForm {
    /// Messages for Discord.
    Discord,
    /// Messages for Slack.
    Slack,
    /// Plain JSON.
    Json,
}

impl Wishes {
    /// Whether they can be fulfilled; otherwise what is wrong.
    pub fn fault(&self) -> Option<&'static str> {
        let hour = |hour: u8| hour < 24;
        let quiet = self.quiet.is_none_or(|q| hour(q.from) && hour(q.to) && (-900..=900).contains(&q.zone));
        match (AFTER.contains(&self.after), quiet) {
            (false, _) => Some("One is told after 1 to 1440 minutes."),
            (_, false) => Some("Hours are 0 to 23."),
            (true, true) => None,
        }
    }

    /// Whether somebody who has been waited for since `turn` wants to be told of it now.
    fn due(&self, turn: i64, now: i64) -> bool {
        now - turn >= i64::from(self.after) * 60_000 && !self.quiet.is_some_and(|quiet| quiet.contains(now))
    }

    /// The ways in which the person wishes to be told and can be.
    pub fn ways(&self) -> impl Iterator<Item = Way> + use<> {
        let mail = self.mail.as_ref().filter(|mail| mail.confirmed).map(|_| Way::Mail);
        mail.into_iter().chain(self.hook.as_ref().map(|_| Way::Hook))
    }
}

/// Why something could not be told.
#[derive(Debug)]
pub struct Untold(pub String);

impl fmt::Display for Untold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What is told: a sentence, and where the table is.
#[derive(Clone, Debug)]
pub struct Notice {
    /// In a few words.
    pub subject: String,
    /// In a sentence.
    pub text: String,
    /// The address of the table.
    pub link: String,
    /// The game, and which it is; nothing when it is only a trial.
    pub game: Option<(String, String)>,
}

/// The address of a table, as people reach it.
pub fn link(config: &Config, id: &str) -> String {
    let base = config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    if id.is_empty() { format!("{base}/") } else { format!("{base}/#/game/{id}") }
}

/// Looks who is to be told now, and tells them.
///
/// # Errors
/// If the database fails.
pub async fn tell_all(app: &App) -> Result<(), StoreError> {
    let offered = Way::offered(&app.config);
    if offered.is_empty() {
        return Ok(());
    }
    let now = clock::now();
    let mut turns = Vec::new();
    for asked in app.store.asked_since(now - HORIZON).await? {
        let Ok(wishes) = serde_json::from_str::<Wishes>(&asked.wishes) else { continue };
        let way = wishes.ways().find(|way| offered.contains(way) && way.name() == asked.way);
        if let Some(way) = way.filter(|_| wishes.due(asked.turn, now)) {
            turns.push((asked, wishes, way));
        }
    }
    app.metrics.notices_waiting.store(turns.len() as i64, Relaxed);
    let turns = first(turns, |(asked, ..)| (asked.tries, asked.turn), |(asked, ..)| asked.person.clone());
    futures_util::stream::iter(turns)
        .for_each_concurrent(AT_ONCE, |(asked, wishes, way)| tell_turn(app, asked, wishes, way))
        .await;
    app.metrics.notices_waiting.store(0, Relaxed);
    Ok(())
}

/// What is told before there is another look: what was tried least and has waited longest comes first, and of each person
/// little. So whoever has many places that do not answer keeps nobody else waiting.
fn first<T>(mut turns: Vec<T>, urgency: impl Fn(&T) -> (i64, i64), whose: impl Fn(&T) -> String) -> Vec<T> {
    turns.sort_by_key(urgency);
    let mut taken: HashMap<String, usize> = HashMap::new();
    turns.retain(|turn| {
        let own = taken.entry(whose(turn)).or_default();
        *own += 1;
        *own <= MOST_OF_ONE
    });
    turns.truncate(MOST);
    turns
}

/// Tells of one turn in one way, if nobody else does.
async fn tell_turn(app: &App, asked: Asked, wishes: Wishes, way: Way) {
    let Asked { person, game, seat, turn, number, .. } = asked;
    let claim = Claim { game, seat, way: way.name(), turn, number };
    match app.store.write(Write::Notices(NoticeWrite::Claim(claim.clone()))).await {
        Ok(()) => {}
        Err(StoreError::Conflict) => return,
        Err(error) => return tracing::warn!(%error, "a notice cannot be told now"),
    }
    let told = match your_turn(app, &claim.game, &person, wishes.language).await {
        Ok(Some(notice)) => tell(app, &person, &wishes, way, &notice).await,
        // The game is gone.
        Ok(None) => Ok(()),
        Err(error) => Err(Untold(error.to_string())),
    };
    match told {
        Ok(()) => {
            app.metrics.notices.fetch_add(1, Relaxed);
            if let Err(error) = app.store.write(Write::Notices(NoticeWrite::Done(claim))).await {
                tracing::warn!(%error, "a notice was told, and that could not be noted");
            }
        }
        Err(why) => {
            app.metrics.notices_failed.fetch_add(1, Relaxed);
            // Neither the address nor what was told belongs in the log.
            tracing::warn!(game = %claim.game, way = claim.way, %why, most = MOST_TRIES, "a notice was not told");
        }
    }
}

/// What is told of a turn in a game.
async fn your_turn(app: &App, id: &str, person: &str, language: Language) -> Result<Option<Notice>, StoreError> {
    let Some((game, seats)) = app.store.game(id).await? else { return Ok(None) };
    let others = seats.iter().filter(|row| row.person.as_deref() != Some(person) && !row.name.is_empty());
    let others = others.map(|row| row.name.as_str()).collect::<Vec<_>>().join(", ");
    let title = words::title(language, &game.game);
    let args = [("title", title.as_str()), ("others", others.as_str())];
    let sentence = if others.is_empty() { "notice-turn-alone" } else { "notice-turn" };
    Ok(Some(Notice {
        subject: words::say(language, "notice-subject", &args),
        text: words::say(language, sentence, &args),
        link: link(&app.config, id),
        game: Some((id.to_owned(), game.game)),
    }))
}

/// A notice that says nothing but that notices arrive.
pub fn trial(config: &Config, language: Language) -> Notice {
    Notice {
        subject: words::say(language, "notice-trial-subject", &[]),
        text: words::say(language, "notice-trial", &[]),
        link: link(config, ""),
        game: None,
    }
}

/// Tells somebody something in one way.
///
/// # Errors
/// If it cannot be handed over, or not in time.
pub async fn tell(app: &App, person: &str, wishes: &Wishes, way: Way, notice: &Notice) -> Result<(), Untold> {
    let telling = async {
        match (way, &wishes.mail, &wishes.hook) {
            (Way::Mail, Some(mail), _) => mail::tell(app, person, wishes.language, &mail.address, notice).await,
            (Way::Hook, _, Some(hook)) => hook::tell(&app.config.hooks, hook, notice).await,
            _ => Ok(()),
        }
    };
    in_time(telling).await
}

/// Hands something over, and does not wait for somebody who takes too long to take it.
///
/// # Errors
/// If it cannot be handed over, or not in time.
pub async fn in_time(telling: impl Future<Output = Result<(), Untold>>) -> Result<(), Untold> {
    tokio::time::timeout(TIME, telling).await.unwrap_or_else(|_| Err(Untold("it took too long".into())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn quiet_hours_are_quiet_by_the_person_s_clock() {
        let night = Quiet { from: 22, to: 7, zone: 60 };
        assert!(night.contains(21 * HOUR) && night.contains(5 * HOUR), "22 and 6 o'clock there");
        assert!(!night.contains(6 * HOUR) && !night.contains(20 * HOUR), "7 and 21 o'clock there");
        let lunch = Quiet { from: 12, to: 13, zone: -300 };
        assert!(lunch.contains(17 * HOUR) && !lunch.contains(18 * HOUR));
        assert!(!Quiet { from: 8, to: 8, zone: 0 }.contains(8 * HOUR));
    }

    #[test]
    fn who_has_many_places_that_do_not_answer_keeps_nobody_else_waiting() {
        // Who, how often it was tried, since when they are waited for.
        let mut turns: Vec<(String, i64, i64)> = (0..2 * MOST as i64).map(|turn| ("eve".into(), 0, turn)).collect();
        turns.extend((0..MOST as i64).map(|turn| (format!("eve {turn}"), 1, turn)));
        turns.push(("ben".into(), 0, 1_000_000));
        let told = first(turns, |(_, tries, turn)| (*tries, *turn), |(who, ..)| who.clone());
        let of = |who: &str| told.iter().filter(|(name, ..)| name == who).count();
        assert_eq!((of("ben"), of("eve"), told.len()), (1, MOST_OF_ONE, MOST));
        assert_eq!(told[0], ("eve".into(), 0, 0), "who has waited longest comes first");
    }

    #[test]
    fn one_is_told_after_the_time_one_has_chosen_and_not_in_quiet_hours() {
        let hook = Some(HookWish { url: "https://hooks.example/x".into(), form: HookForm::Json });
        let wishes = Wishes { language: Language::En, after: 5, quiet: None, mail: None, hook };
        assert!(!wishes.due(0, 299_999) && wishes.due(0, 300_000));
        let quiet = Wishes { quiet: Some(Quiet { from: 0, to: 2, zone: 0 }), ..wishes.clone() };
        assert!(!quiet.due(0, 300_000) && quiet.due(0, 2 * HOUR), "it is told when they are over");
        let ways = |wishes: &Wishes| wishes.ways().collect::<Vec<_>>();
        let mail = |confirmed| Some(MailWish { address: "ann@farm.example".into(), confirmed });
        assert_eq!(ways(&Wishes { mail: mail(false), ..wishes.clone() }), [Way::Hook], "nobody has confirmed it");
        assert_eq!(ways(&Wishes { mail: mail(true), ..wishes }), [Way::Mail, Way::Hook]);
    }
}
