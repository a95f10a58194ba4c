//! Numbers about the running server, for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 10] = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000, 2_000_000];

/// How often something took how long.
#[derive(Debug, Default)]
pub struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    /// Counts one duration.
    pub fn record(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        for (bucket, _) in self.buckets.iter().zip(BOUNDS).filter(|(_, bound)| micros <= *bound) {
            bucket.fetch_add(1, Relaxed);
        }
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {}", bound as f64 / 1e6, bucket.load(Relaxed));
        }
        let count = self.count.load(Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_count {count}");
        let _ = writeln!(out, "{name}_sum {}", self.micros.load(Relaxed) as f64 / 1e6);
    }
}

/// All numbers.
#[derive(Debug, Default)]
#[allow(missing_docs)]
pub struct Metrics {
    pub live_games: AtomicI64,
    pub connections: AtomicI64,
    pub sockets: AtomicI64,
    pub sockets_refused: AtomicU64,
    pub thinking: AtomicI64,
    /// Changes that wait to be stored.
    pub writes_waiting: AtomicI64,
    /// Notices that wait to be told.
    pub notices_waiting: AtomicI64,
    /// Passwords that wait to be checked or are being checked.
    pub passwords_waiting: AtomicI64,
    pub games_created: AtomicU64,
    pub moves: AtomicU64,
    pub bot_moves: AtomicU64,
    pub undos: AtomicU64,
    pub refused: AtomicU64,
    pub too_fast: AtomicU64,
    pub storage_errors: AtomicU64,
    pub bot_timeouts: AtomicU64,
    /// Thoughts of bots that came to an end.
    pub thoughts: AtomicU64,
    pub commits: AtomicU64,
    pub notices: AtomicU64,
    pub notices_failed: AtomicU64,
    /// From the arrival of a move until it is stored and sent to everybody.
    pub move_time: Histogram,
    /// One transaction of the storage.
    pub commit_time: Histogram,
}

impl Metrics {
    /// The page that Prometheus reads.
    pub fn page(&self) -> String {
        let mut out = String::new();
        let gauges = [
            ("hofwerk_live_games", "Games in memory", &self.live_games),
            ("hofwerk_connections", "Open WebSocket connections", &self.connections),
            ("hofwerk_sockets", "Open connections of any kind", &self.sockets),
            ("hofwerk_bots_thinking", "Bots that think now", &self.thinking),
            ("hofwerk_writes_waiting", "Changes that wait to be stored", &self.writes_waiting),
            ("hofwerk_notices_waiting", "Notices that wait to be told", &self.notices_waiting),
            ("hofwerk_passwords_waiting", "Passwords that are checked or wait for it", &self.passwords_waiting),
        ];
        for (name, help, value) in gauges {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {}", value.load(Relaxed));
        }
        let counters = [
            ("hofwerk_games_created_total", "Games begun", &self.games_created),
            ("hofwerk_moves_total", "Moves of people accepted", &self.moves),
            ("hofwerk_bot_moves_total", "Moves of bots", &self.bot_moves),
            ("hofwerk_undos_total", "Moves taken back", &self.undos),
            ("hofwerk_refused_total", "Moves refused", &self.refused),
            ("hofwerk_too_fast_total", "Requests and messages over the limits", &self.too_fast),
            ("hofwerk_sockets_refused_total", "Connections over the limits", &self.sockets_refused),
            ("hofwerk_storage_errors_total", "Transactions that failed", &self.storage_errors),
            ("hofwerk_bot_timeouts_total", "Bots that thought too long", &self.bot_timeouts),
            ("hofwerk_commits_total", "Transactions", &self.commits),
            ("hofwerk_notices_total", "Notices told by mail and web hook", &self.notices),
            ("hofwerk_notices_failed_total", "Attempts to tell one that failed", &self.notices_failed),
        ];
        for (name, help, value) in counters {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {}", value.load(Relaxed));
        }
        self.move_time.write(&mut out, "hofwerk_move_seconds", "From a move's arrival until everybody is told");
        self.commit_time.write(&mut out, "hofwerk_commit_seconds", "One transaction of the storage");
        process(&mut out);
        out
    }
}

/// The program itself: its version, and where the system tells it, its memory and open files.
fn process(out: &mut String) {
    let version = env!("CARGO_PKG_VERSION");
    let _ = writeln!(out, "# HELP hofwerk_build_info The version of the program\n# TYPE hofwerk_build_info gauge");
    let _ = writeln!(out, "hofwerk_build_info{{version=\"{version}\"}} 1");
    let mut gauge = |name: &str, help: &str, value: Option<u64>| {
        if let Some(value) = value {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
    };
    gauge("process_resident_memory_bytes", "Memory in use", resident_bytes());
    let files = std::fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as u64);
    gauge("process_open_fds", "Open files", files);
}

fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kb| kb * 1024)
}
