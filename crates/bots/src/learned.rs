//! What a player knows who has learned to judge: the steps worth a look are those of a player who has not, but what a turn
//! leads to is told by a net.

use crate::knowledge::{Expected, Knowledge, MOST_SEATS, Playable, Thought};
use crate::net::{Before, Judged, Net};
use crate::turns::{Turn, Width};
use std::sync::{Arc, Mutex};
use table::Seat;

/// Judges whole turns with a net; everything else is left to a player without one.
pub struct Learned<G: Playable> {
    base: Arc<dyn Knowledge<G>>,
    /// The net, if it is not the one that was checked in for the game.
    own: Option<Arc<Net>>,
    /// What was judged last as each seat sees it. Only speed depends on it.
    before: [Mutex<Before>; MOST_SEATS],
}

impl<G: Playable> Learned<G> {
    /// Knows what the nets know that were checked in, and where there is none no more than a player without one.
    pub fn checked_in() -> Learned<G> {
        Learned { base: G::knowledge_by_hand(), own: None, before: Default::default() }
    }

    /// Knows what this net knows.
    pub fn with(net: Arc<Net>) -> Learned<G> {
        Learned { base: G::knowledge_by_hand(), own: Some(net), before: Default::default() }
    }

    fn net<'a>(&'a self, game: &G) -> Option<&'a Net> {
        self.own.as_deref().or_else(|| game.net())
    }

    /// What the net thinks of these positions as a seat sees them; where the game is over, what it came to.
    fn judged<'g>(&self, net: &Net, games: impl Iterator<Item = &'g G>, seat: Seat) -> Vec<Judged> {
        let (sheet, games): (_, Vec<&G>) = (G::sheet(), games.collect());
        let width = sheet.names().len();
        let mut rows = vec![0; width * games.len()];
        let mut described: Option<(&G, &[i8])> = None;
        for (game, row) in games.iter().zip(rows.chunks_exact_mut(width)) {
            sheet.write_on_zeros(game, seat, row, described);
            described = Some((game, row));
        }
        // Whoever finds it in use, because several search at once, begins anew.
        let (mut held, mut anew) = (self.before[seat.index()].try_lock(), Before::default());
        let before = held.as_deref_mut().unwrap_or(&mut anew);
        let mut judged = net.judge_after(before, rows.chunks_exact(width));
        for (game, judged) in games.iter().zip(&mut judged).filter(|(game, _)| game.to_decide().is_empty()) {
            let Expected { points, leads } = Expected::at_the_end(*game);
            *judged = Judged { lead: leads[seat.index()], points: points[seat.index()] };
        }
        judged
    }
}

impl<G: Playable> Knowledge<G> for Learned<G> {
    fn expects(&self, game: &G, seat: Seat) -> f32 {
        match self.net(game) {
            Some(net) => self.judged(net, std::iter::once(game), seat)[0].points,
            None => self.base.expects(game, seat),
        }
    }

    fn expects_at_once(&self, game: &G, seat: Seat) -> f32 {
        self.base.expects_at_once(game, seat)
    }

    fn steps(&self, game: &G, seat: Seat, out: &mut Vec<G::Move>) {
        self.base.steps(game, seat, out);
    }

    fn turn_is_over(&self, game: &G, seat: Seat) -> bool {
        self.base.turn_is_over(game, seat)
    }

    fn prepares(&self, step: &G::Move) -> bool {
        self.base.prepares(step)
    }

    fn is_extra(&self, step: &G::Move) -> bool {
        self.base.is_extra(step)
    }

    fn fingerprint(&self, game: &G, seat: Seat) -> u64 {
        self.base.fingerprint(game, seat)
    }

    fn revealed(&self, game: &G) -> u64 {
        self.base.revealed(game)
    }

    fn is_certain(&self, game: &G) -> bool {
        self.base.is_certain(game)
    }

    /// A net has learned from positions in which somebody is asked.
    fn tells_at_a_glance(&self, game: &G) -> bool {
        self.net(game).is_some()
    }

    fn width(&self, usual: Width) -> Width {
        self.base.width(usual)
    }

    fn expected(&self, game: &G, viewer: Seat) -> Expected {
        let Some(net) = self.net(game) else { return self.base.expected(game, viewer) };
        if game.to_decide().is_empty() {
            return Expected::at_the_end(game);
        }
        let mut expected = Expected { points: [0.0; MOST_SEATS], leads: [0.0; MOST_SEATS] };
        let mut set = |seat: Seat, judged: Judged| {
            expected.points[seat.index()] = judged.points;
            expected.leads[seat.index()] = judged.lead;
        };
        let own = self.judged(net, std::iter::once(game), viewer)[0];
        set(viewer, own);
        for other in viewer.round_from(game.seats()).skip(1) {
            // Of two, one leads by what the other is behind.
            set(
                other,
                match game.seats() {
                    2 => Judged { lead: -own.lead, points: own.points - own.lead },
                    _ => self.judged(net, std::iter::once(game), other)[0],
                },
            );
        }
        expected
    }

    /// The net has learned to judge where turns begin, not in the middle of one.
    fn worth(&self, game: &G, seat: Seat) -> f32 {
        match self.net(game).filter(|_| self.base.turn_is_over(game, seat)) {
            Some(net) => self.judged(net, std::iter::once(game), seat)[0].lead,
            None => self.base.worth(game, seat),
        }
    }

    fn judge(&self, turns: &[(f32, Turn<G>)], seat: Seat, most: usize) -> Vec<Thought> {
        let Some(net) = turns.first().and_then(|(_, turn)| self.net(&turn.after)) else {
            return self.base.judge(turns, seat, most);
        };
        let judged = self.judged(net, turns.iter().map(|(_, turn)| &*turn.after), seat);
        let think = |(turn, judged): (usize, &Judged)| Thought { turn, rank: judged.lead, lead: judged.lead };
        let mut thoughts: Vec<Thought> = judged.iter().enumerate().map(think).collect();
        thoughts.sort_by(|a, b| b.lead.total_cmp(&a.lead));
        thoughts.truncate(most);
        thoughts
    }
}
