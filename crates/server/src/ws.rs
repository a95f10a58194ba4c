//! The WebSocket: carries messages between a browser and the room of a game.

use crate::app::App;
use crate::error::{ApiError, Code, cut};
use crate::guard::ClientAddress;
use crate::limits::Bucket;
use crate::message::{ClientMessage, ServerMessage};
use crate::network::counted;
use crate::outbox::{Outgoing, WeakOutbox, outbox};
use crate::room::{Command, closing};
use crate::session::Session;
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
use tokio::time::{interval, timeout};

/// After this time without any message a connection ends.
const SILENCE: Duration = Duration::from_secs(100);
/// How long a browser may take to receive a message.
const SEND_TIME: Duration = Duration::from_secs(15);
/// After this many messages over the limit a connection ends.
const MOST_OVER_LIMIT: u32 = 200;
/// Close code: the server ends or restarts.
const RESTART: u16 = 1012;
/// Close code: a message that is too large.
const TOO_BIG: u16 = 1009;
/// Close code: far too many messages.
const POLICY: u16 = 1008;

static NEXT: AtomicU64 = AtomicU64::new(1);

/// One of the connections that an address may have; given back when dropped.
struct ConnectionSlot(App, IpAddr);

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.0.connections.leave(self.1);
    }
}

/// Connects a browser to a game, to play or to watch.
pub async fn connect(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(session): Extension<Session>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !app.connections.enter(address, app.config.limits.connections) {
        return ApiError::too_fast().into_response();
    }
    let slot = ConnectionSlot(app.clone(), address);
    // A little more than is allowed is still read, so that the browser can be told; the buffer is small, because most
    // sockets are quiet most of the time.
    let most = app.config.limits.message_bytes.saturating_mul(4);
    upgrade.read_buffer_size(8 * 1024).max_message_size(most).max_frame_size(most).on_upgrade(
        move |socket| async move {
            serve(&slot.0, id, session, address, socket).await;
        },
    )
}

async fn serve(app: &App, id: String, session: Session, address: IpAddr, socket: WebSocket) {
    let (sink, mut stream) = socket.split();
    let (out, outgoing) = outbox(app.config.limits.waiting_bytes);
    let connection = NEXT.fetch_add(1, Relaxed);
    let weak = out.downgrade();
    let person = session.person.clone();
    let address = counted(address);
    if app.hub.tell(&id, Command::Enter { connection, person, address, out }).await.is_err() {
        return;
    }
    let mut writing = pin!(write(app, &session, sink, outgoing));
    let end = tokio::select! {
        () = &mut writing => End::Gone,
        end = read(app, &id, connection, address, &mut stream, &weak) => end,
    };
    let word = match end {
        End::Gone => None,
        End::Flooded => Some((POLICY, "too fast")),
        End::TooLarge => Some((TOO_BIG, "too large")),
    };
    if let Some((code, why)) = word
        && let Some(out) = weak.upgrade()
    {
        // What is still on its way is read and dropped: otherwise the close frame would not arrive.
        let ignore = async { while let Some(Ok(_)) = stream.next().await {} };
        let close = out.put_last(closing(code, why));
        let _ = timeout(SEND_TIME, async { tokio::join!(close, writing, ignore) }).await;
    }
    // A room that is closed knows of nobody: it need not be opened to hear that somebody has gone.
    app.hub.tell_open(&id, Command::Leave { connection });
}

/// Sends the messages of the room until the room, the browser, the session or the server ends.
async fn write(app: &App, session: &Session, mut sink: SplitSink<WebSocket, Message>, mut outgoing: Outgoing) {
    let mut ending = app.ending.clone();
    let mut pings = interval(app.config.ping);
    pings.reset();
    loop {
        let message = tokio::select! {
            message = outgoing.next() => Some(message.unwrap_or_else(|| closing(RESTART, "come back"))),
            _ = ending.wait_for(|ending| *ending) => Some(closing(RESTART, "restart")),
            _ = pings.tick() => None,
        };
        let message = match message {
            Some(message) => message,
            // Whoever has another session by now comes back with it.
            None if matches!(app.store.is_live(session).await, Ok(false)) => closing(RESTART, "come back"),
            None => Message::Ping(Vec::new().into()),
        };
        let last = matches!(message, Message::Close(_));
        let sent = timeout(SEND_TIME, sink.send(message)).await;
        if last || !matches!(sent, Ok(Ok(()))) {
            return;
        }
        outgoing.sent();
    }
}

/// Why reading ended.
enum End {
    /// The browser has gone, or the room.
    Gone,
    /// Far too many messages.
    Flooded,
    /// A message that is too large.
    TooLarge,
}

/// Hands the messages of the browser to the room.
async fn read(
    app: &App,
    id: &str,
    connection: u64,
    address: IpAddr,
    stream: &mut SplitStream<WebSocket>,
    out: &WeakOutbox,
) -> End {
    let mut bucket = Bucket::new(app.config.limits.messages);
    let mut over_limit = 0;
    let say = |message: ServerMessage<'_>| {
        if let Some(out) = out.upgrade() {
            out.put(Message::text(message.text()));
        }
    };
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        let at = Instant::now();
        // Everything counts, whether it means something or not; who has many sockets cannot say more for that.
        if !bucket.take() || app.messages.take(address).is_err() {
            over_limit += 1;
            app.metrics.too_fast.fetch_add(1, Relaxed);
            say(ServerMessage::Error { code: Code::TooFast.word(), error: "Too many messages; please wait a moment." });
            if over_limit > MOST_OVER_LIMIT {
                return End::Flooded;
            }
            continue;
        }
        let text = match message {
            Message::Text(text) if text.len() > app.config.limits.message_bytes => return End::TooLarge,
            Message::Text(text) => text,
            Message::Close(_) => return End::Gone,
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Binary(_) => {
                say(ServerMessage::Error { code: Code::BadMessage.word(), error: "Messages are text." });
                continue;
            }
        };
        match ClientMessage::read(&text) {
            Ok(ClientMessage::Ping) => say(ServerMessage::Pong),
            Ok(message) => {
                if app.hub.tell(id, Command::Message { connection, message, at }).await.is_err() {
                    return End::Gone;
                }
            }
            Err(error) => say(ServerMessage::Error { code: Code::BadMessage.word(), error: &cut(error) }),
        }
    }
    End::Gone
}
