//! Work that may take long, out of the way of those who answer people.
//!
//! The rules have budgets, so that hardly anything takes long. Where something does all the same, the thread it runs on is
//! no longer one of those that answer people.

use futures_util::FutureExt;
use std::any::Any;
use std::future::poll_fn;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::time::{Duration, Instant};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

/// What keeps a thread busy for longer is long.
pub(super) const LONG: Duration = Duration::from_millis(50);

/// Does some work; what came of it, unless it panicked, and how long it has kept a thread busy without a pause.
pub(super) async fn run<T>(
    out_of_the_way: bool,
    work: impl Future<Output = T>,
) -> (Result<T, Box<dyn Any + Send>>, Duration) {
    let mut longest = Duration::ZERO;
    let done = {
        let mut work = pin!(AssertUnwindSafe(work).catch_unwind());
        let timed = poll_fn(|cx| {
            let started = Instant::now();
            let polled = work.as_mut().poll(cx);
            longest = longest.max(started.elapsed());
            polled
        });
        // With one thread for everything there is no other way.
        if out_of_the_way && Handle::current().runtime_flavor() == RuntimeFlavor::MultiThread {
            block_in_place(|| Handle::current().block_on(timed))
        } else {
            timed.await
        }
    };
    (done, longest)
}
