//! What the server looks after by itself, again and again: time limits, notices, games and guests that nobody needs any more.

use crate::app::App;
use crate::room::Command;
use crate::store::{StoreError, Write};
use crate::{clock, notices};
use std::time::Duration;
use tokio::time::sleep;

/// How many rounds there are between two looks at who wishes to be told something.
const TELL_EVERY: u32 = 5;
/// How many rounds there are between two looks at what is to be deleted.
const TIDY_EVERY: u32 = 300;

/// Begins to go round, until the server ends.
pub fn begin(app: &App) {
    let round = app.config.round;
    tokio::spawn(every(app.clone(), round, "time limits", call_late));
    tokio::spawn(every(app.clone(), TELL_EVERY * round, "notices", tell));
    tokio::spawn(every(app.clone(), TIDY_EVERY * round, "retention", tidy));
}

async fn every<F: Future<Output = Result<(), StoreError>> + Send>(
    app: App,
    time: Duration,
    what: &'static str,
    work: impl Fn(App) -> F + Send,
) {
    let mut ending = app.ending.clone();
    loop {
        tokio::select! {
            _ = ending.changed() => return,
            () = sleep(time) => {}
        }
        if let Err(error) = work(app.clone()).await {
            tracing::warn!(%error, what, "a round was not finished");
        }
    }
}

/// Tells the rooms in which somebody's time is over.
async fn call_late(app: App) -> Result<(), StoreError> {
    for id in app.store.late().await? {
        let _ = app.hub.tell(&id, Command::Late).await;
    }
    Ok(())
}

async fn tell(app: App) -> Result<(), StoreError> {
    notices::tell_all(&app).await
}

/// Deletes what has been kept for as long as the operator wishes; a few games at a time.
async fn tidy(app: App) -> Result<(), StoreError> {
    let kept = &app.config.retention;
    let before = |time: Duration| clock::now() - time.as_millis() as i64;
    for (over, time) in [(false, kept.games), (true, kept.finished)] {
        let Some(time) = time else { continue };
        for (id, revision) in app.store.untouched(over, before(time)).await? {
            match app.store.write(Write::Delete { id: id.clone(), revision: Some(revision) }).await {
                // Somebody came back just now.
                Err(StoreError::Conflict) => continue,
                deleted => deleted?,
            }
            app.hub.look_again(&id);
            tracing::info!(game = %id, over, "a game that nobody has touched for long was deleted");
        }
    }
    app.store.write(Write::ForgetEnded).await?;
    app.store.write(Write::ForgetTries { before: clock::today() }).await?;
    if let Some(time) = kept.guests {
        app.store.write(Write::ForgetGuests { before: before(time) }).await?;
    }
    Ok(())
}
