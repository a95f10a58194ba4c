//! Connections: how many there may be, and how long they may keep us waiting.
//!
//! Whoever opens a connection has to say what they want within a time, takes what they get within a time, and has only so
//! many of them. A connection counts until its last byte is gone, as a WebSocket too.

use crate::app::App;
use crate::limits::Counted;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::atomic::Ordering::Relaxed;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Sleep, sleep};

/// How long to wait after a connection could not be taken, for example because too many files are open.
const BREATH: Duration = Duration::from_millis(100);

/// The most bytes of what a request says before its content; a connection keeps no more of anything at a time.
const HEADER_BYTES: usize = 32 * 1024;

/// Takes connections until the server ends, then lets the requests under way finish.
pub async fn serve(listener: TcpListener, app: App, routes: Router) {
    let mut ending = app.ending.clone();
    let mut open = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            Some(_) = open.join_next(), if !open.is_empty() => continue,
            _ = ending.wait_for(|ending| *ending) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                if let Some(line) = Line::new(&app, stream, peer) {
                    open.spawn(talk(line, peer, routes.clone(), app.clone()));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken");
                sleep(BREATH).await;
            }
        }
    }
    drop(listener);
    while open.join_next().await.is_some() {}
}

/// Answers the requests on one connection, one after the other.
async fn talk(line: Line, peer: SocketAddr, routes: Router, app: App) {
    let service = TowerToHyperService::new(tower_service(routes, peer));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.header_time)
        .max_buf_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(line), service)
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut ending: watch::Receiver<bool> = app.ending.clone();
    let ended = async move { ending.wait_for(|ending| *ending).await.is_ok() };
    let result = tokio::select! {
        result = connection.as_mut() => result,
        _ = ended => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = result {
        tracing::debug!(%error, "a connection broke");
    }
}

/// The routes for the requests of this peer.
fn tower_service(
    routes: Router,
    peer: SocketAddr,
) -> impl tower::Service<
    Request<Incoming>,
    Response = axum::response::Response,
    Error = std::convert::Infallible,
    Future: Send + 'static,
> + Clone {
    tower::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        let mut routes = routes.clone();
        async move { tower::Service::call(&mut routes, request).await }
    })
}

/// A connection that is counted while it is open, and breaks when nothing can be written for too long.
#[derive(Debug)]
struct Line {
    stream: TcpStream,
    patience: Duration,
    stalled: Option<Pin<Box<Sleep>>>,
    _count: Counted,
    app: App,
}

impl Line {
    /// Takes a connection, unless there are too many. Those of a named proxy stand for many people.
    fn new(app: &App, stream: TcpStream, peer: SocketAddr) -> Option<Line> {
        let limits = &app.config.limits;
        let most = if app.config.is_proxy(peer.ip()) { usize::MAX } else { limits.sockets_per_address };
        let Some(count) = Counted::begin(&app.sockets, peer.ip(), most, limits.sockets) else {
            app.metrics.sockets_refused.fetch_add(1, Relaxed);
            return None;
        };
        let _ = stream.set_nodelay(true);
        app.metrics.sockets.fetch_add(1, Relaxed);
        Some(Line { stream, patience: limits.write_time, stalled: None, _count: count, app: app.clone() })
    }

    /// What a write came to, and whether it has waited too long.
    fn in_time<T>(&mut self, cx: &mut Context<'_>, wrote: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            self.stalled = None;
            return wrote;
        }
        let patience = self.patience;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        stalled.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.app.metrics.sockets.fetch_sub(1, Relaxed);
    }
}

impl AsyncRead for Line {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Line {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.in_time(cx, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.in_time(cx, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// Allows as many open files as the system gives us; says how many that are.
pub fn open_files() -> usize {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let Rlimit { maximum, .. } = getrlimit(Resource::Nofile);
        let _ = setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum });
        getrlimit(Resource::Nofile).current.map_or(usize::MAX, |most| usize::try_from(most).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    usize::MAX
}
