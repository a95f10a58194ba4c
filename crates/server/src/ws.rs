//! The WebSocket: carries messages between a browser and the room of a game.

use crate::app::App;
use crate::error::{ApiError, Code};
use crate::guard::From;
use crate::limits::Bucket;
use crate::message::{Answer, Said};
use crate::room::{Command, closing};
use crate::session::Who;
use axum::Extension;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{interval, timeout};

/// So many messages may wait for a browser that is slow.
const WAITING: usize = 64;
/// We ask this often whether the browser is still there.
const PING_EVERY: Duration = Duration::from_secs(30);
/// Nothing heard for this long: nobody is there.
const SILENCE: Duration = Duration::from_secs(100);
/// A browser has this long to take a message.
const PATIENCE: Duration = Duration::from_secs(15);
/// After so many messages over the limit a connection is ended.
const STRIKES: u32 = 200;
/// Close codes: the server goes down; too much talk.
const RESTART: u16 = 1012;
const POLICY: u16 = 1008;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// A place among the connections of an address, given back when dropped.
struct Place(App, IpAddr);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.connections.leave(self.1);
    }
}

/// Comes to the table of a game, to play or to watch.
pub async fn meet(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(who): Extension<Who>,
    Extension(From(address)): Extension<From>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !app.connections.enter(address, app.config.limits.connections) {
        return ApiError::too_fast().into_response();
    }
    let place = Place(app.clone(), address);
    let most = app.config.limits.message_bytes;
    upgrade.max_message_size(most).max_frame_size(most).on_upgrade(move |socket| async move {
        talk(&place.0, id, who.id, socket).await;
    })
}

async fn talk(app: &App, id: String, person: String, socket: WebSocket) {
    let (sink, mut stream) = socket.split();
    let (out, inbox) = mpsc::channel(WAITING);
    let guest = NEXT.fetch_add(1, Relaxed);
    let weak = out.downgrade();
    if app.hub.tell(&id, Command::Enter { guest, person, out }).await.is_err() {
        return;
    }
    let mut writing = pin!(write(app, sink, inbox));
    let flooded = tokio::select! {
        () = &mut writing => false,
        end = read(app, &id, guest, &mut stream, &weak) => end == End::Flooded,
    };
    if flooded && let Some(out) = weak.upgrade() {
        // What is still on its way is taken and not heard: otherwise the last word would not arrive.
        let ignore = async { while let Some(Ok(_)) = stream.next().await {} };
        let farewell = async { out.send(closing(POLICY, "too fast")).await };
        let _ = timeout(PATIENCE, async { tokio::join!(farewell, writing, ignore) }).await;
    }
    let _ = app.hub.tell(&id, Command::Leave { guest }).await;
}

/// Sends what the room says until either side has enough.
async fn write(app: &App, mut sink: SplitSink<WebSocket, Message>, mut inbox: mpsc::Receiver<Message>) {
    let mut ending = app.ending.clone();
    let mut pings = interval(PING_EVERY);
    pings.reset();
    loop {
        let message = tokio::select! {
            message = inbox.recv() => message.unwrap_or_else(|| closing(RESTART, "come back")),
            _ = ending.wait_for(|ending| *ending) => closing(RESTART, "restart"),
            _ = pings.tick() => Message::Ping(Vec::new().into()),
        };
        let last = matches!(message, Message::Close(_));
        let sent = timeout(PATIENCE, sink.send(message)).await;
        if last || !matches!(sent, Ok(Ok(()))) {
            return;
        }
    }
}

/// Why nothing more is heard.
#[derive(PartialEq)]
enum End {
    /// The browser has gone, or the room.
    Gone,
    /// Far too many messages.
    Flooded,
}

/// Hands what the browser says to the room.
async fn read(
    app: &App,
    id: &str,
    guest: u64,
    stream: &mut SplitStream<WebSocket>,
    out: &mpsc::WeakSender<Message>,
) -> End {
    let mut bucket = Bucket::new(app.config.limits.messages);
    let mut strikes = 0;
    let say = |answer: Answer<'_>| {
        if let Some(out) = out.upgrade() {
            let _ = out.try_send(Message::text(answer.text()));
        }
    };
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        let at = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Close(_) => return End::Gone,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => {
                say(Answer::Error { code: Code::BadMessage.word(), error: "Messages are text." });
                continue;
            }
        };
        if !bucket.take() {
            strikes += 1;
            app.metrics.too_fast.fetch_add(1, Relaxed);
            say(Answer::Error { code: Code::TooFast.word(), error: "Too many messages; please wait a moment." });
            if strikes > STRIKES {
                return End::Flooded;
            }
            continue;
        }
        match Said::read(&text) {
            Ok(Said::Ping) => say(Answer::Pong),
            Ok(said) => {
                if app.hub.tell(id, Command::Said { guest, said, at }).await.is_err() {
                    return End::Gone;
                }
            }
            Err(error) => say(Answer::Error { code: Code::BadMessage.word(), error: &error }),
        }
    }
    End::Gone
}
