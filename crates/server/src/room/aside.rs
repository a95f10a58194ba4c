//! Work that may take long, out of the way of those who answer people.
//!
//! The rules have budgets, so that hardly anything takes long. Where something does all the same, the thread it runs on is
//! no longer one of those that answer people.

use futures_util::FutureExt;
use std::any::Any;
use std::future::poll_fn;
use std::panic::AssertUnwindSafe;
use std::pin::pin;
use std::time::Duration;
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::task::block_in_place;

/// What keeps a thread busy for longer is long.
pub(super) const LONG: Duration = Duration::from_millis(50);

/// The processor's time that this thread has had: on a busy machine work takes long by the clock that is little.
#[cfg(unix)]
fn time_of_this_thread() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec.unsigned_abs() as u32)
}

/// The time by the clock, where a system does not tell that of a thread.
#[cfg(not(unix))]
fn time_of_this_thread() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

/// Does some work; what came of it, unless it panicked, and how long it has kept a thread busy without a pause.
pub(super) async fn run<T>(
    out_of_the_way: bool,
    work: impl Future<Output = T>,
) -> (Result<T, Box<dyn Any + Send>>, Duration) {
    let mut longest = Duration::ZERO;
    let done = {
        let mut work = pin!(AssertUnwindSafe(work).catch_unwind());
        let timed = poll_fn(|cx| {
            let started = time_of_this_thread();
            let polled = work.as_mut().poll(cx);
            longest = longest.max(time_of_this_thread() - started);
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

/// Has the processor for this long, as slow rules would.
#[cfg(test)]
pub(super) fn keep_busy(time: Duration) {
    let started = time_of_this_thread();
    while time_of_this_thread() - started < time {}
}
