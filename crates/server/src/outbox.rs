//! What waits for a browser: only so many messages and bytes. Who reads too slowly is let go, comes back, and gets a new
//! state.

use axum::extract::ws::Message;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tokio::sync::mpsc;

/// How many messages may wait.
const MESSAGES: usize = 64;

/// Where messages for a browser are put.
#[derive(Clone, Debug)]
pub struct Outbox {
    out: mpsc::Sender<Message>,
    bytes: Arc<AtomicUsize>,
    most: usize,
}

/// The same for somebody who does not keep it open.
#[derive(Clone, Debug)]
pub struct WeakOutbox {
    out: mpsc::WeakSender<Message>,
    bytes: Arc<AtomicUsize>,
    most: usize,
}

/// Where messages for a browser are taken from.
#[derive(Debug)]
pub struct Outgoing {
    out: mpsc::Receiver<Message>,
    bytes: Arc<AtomicUsize>,
    /// The bytes of the message that is being sent.
    under_way: usize,
}

/// A place for messages; `most` bytes of them may wait. A single message may be larger.
pub fn outbox(most: usize) -> (Outbox, Outgoing) {
    let ((out, taken), bytes) = (mpsc::channel(MESSAGES), Arc::<AtomicUsize>::default());
    (Outbox { out, bytes: bytes.clone(), most }, Outgoing { out: taken, bytes, under_way: 0 })
}

impl Outbox {
    /// Puts a message there; says whether there was room for it.
    pub fn put(&self, message: Message) -> bool {
        let size = size(&message);
        let before = self.bytes.fetch_add(size, Relaxed);
        let fits = before == 0 || before + size <= self.most;
        if fits && self.out.try_send(message).is_ok() {
            return true;
        }
        self.bytes.fetch_sub(size, Relaxed);
        false
    }

    /// Puts the last message there, as soon as there is room for it.
    pub async fn put_last(&self, message: Message) {
        let _ = self.out.send(message).await;
    }

    /// The same without keeping it open.
    pub fn downgrade(&self) -> WeakOutbox {
        WeakOutbox { out: self.out.downgrade(), bytes: self.bytes.clone(), most: self.most }
    }
}

impl WeakOutbox {
    /// The outbox, if somebody still has it.
    pub fn upgrade(&self) -> Option<Outbox> {
        Some(Outbox { out: self.out.upgrade()?, bytes: self.bytes.clone(), most: self.most })
    }
}

impl Outgoing {
    /// The next message; the one before has been sent. Nothing if nobody has the outbox any more.
    pub async fn next(&mut self) -> Option<Message> {
        let message = self.out.recv().await;
        self.bytes.fetch_sub(self.under_way, Relaxed);
        self.under_way = message.as_ref().map_or(0, size);
        message
    }

    /// The message before has been sent.
    pub fn sent(&mut self) {
        self.bytes.fetch_sub(std::mem::take(&mut self.under_way), Relaxed);
    }
}

fn size(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Binary(bytes) | Message::Ping(bytes) | Message::Pong(bytes) => bytes.len(),
        Message::Close(_) => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_so_many_bytes_wait() {
        let (out, mut outgoing) = outbox(100);
        let text = |bytes: usize| Message::text("x".repeat(bytes));
        assert!(out.put(text(60)) && !out.put(text(60)) && out.put(text(40)) && !out.put(text(1)));
        assert!(outgoing.next().await.is_some());
        assert!(!out.put(text(60)), "it is still being sent");
        outgoing.sent();
        assert!(out.put(text(60)));
        outgoing.next().await;
        outgoing.next().await;
        outgoing.sent();
        assert!(out.put(text(500)), "one message may be larger than all that may wait");
        assert!(!out.put(text(1)));
    }
}
