//! What a move costs and brings, seen before it is made: it is made on a copy of the game, and what happens there is counted.
//!
//! A preview tells nothing that the seat may not know: it is the same in every world that looks the same to the seat.

use crate::game::Game;
use crate::goods::{Goods, Kind};
use crate::price::Prices;
use crate::seat::Seat;
use serde::Serialize;

/// What a legal move costs and brings, as far as the seat that makes it can foresee.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "X: Serialize, M: Serialize")]
pub struct Preview<K: Kind, X, M> {
    /// What is given: one of these. None of them: nothing is given.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pay: Vec<Goods<K>>,
    /// What comes in.
    #[serde(skip_serializing_if = "Goods::is_empty")]
    pub get: Goods<K>,
    /// Whether the turn of the seat ends: as far as nobody else decides anything, nothing more is asked, or the first
    /// question of a turn. False if that depends on something hidden.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ends_turn: bool,
    /// Whether something hidden comes to light, so that the move cannot be taken back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reveals: bool,
    /// After it nothing can be done before one of these exchanges is made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<M>,
    /// What the game has to say besides.
    #[serde(flatten)]
    pub extra: X,
}

/// The preview of a move of a game.
pub type PreviewOf<G> = Preview<<G as Game>::Good, <G as Game>::Extra, <G as Game>::Move>;

/// What an event means for a preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning<K: Kind> {
    /// A seat gives goods away and others come in.
    Goods {
        /// Whose goods.
        seat: Seat,
        /// What goes.
        give: Goods<K>,
        /// What comes.
        get: Goods<K>,
    },
    /// Nobody's goods change.
    NoGoods,
    /// The move is over: a round or a harvest begins or ends. What comes from here on is not its doing.
    MoveOver,
}

impl<K: Kind> Meaning<K> {
    /// Goods go.
    pub fn gives(seat: Seat, give: Goods<K>) -> Meaning<K> {
        Meaning::Goods { seat, give, get: Goods::NONE }
    }

    /// Goods come.
    pub fn gets(seat: Seat, get: Goods<K>) -> Meaning<K> {
        Meaning::Goods { seat, give: Goods::NONE, get }
    }
}

/// What events bring about for one seat.
struct Tally<K> {
    give: Goods<K>,
    get: Goods<K>,
    move_over: bool,
}

impl<K: Kind> Tally<K> {
    /// Counts what events bring about. Where an exchange only raises what is owed, the payment that follows, and what comes
    /// of it, are no part of the move.
    fn of<G: Game<Good = K>>(events: &[G::Event], seat: Seat, raises: bool) -> Tally<K> {
        let mut tally = Tally { give: Goods::NONE, get: Goods::NONE, move_over: false };
        let mut is_paid = false;
        for event in events {
            match G::meaning(event) {
                Meaning::Goods { seat: whose, give, get } if whose == seat => {
                    let exchanged = !tally.give.is_empty() || !tally.get.is_empty();
                    is_paid |= raises && exchanged && !give.is_empty();
                    if !is_paid {
                        tally.give.add(&give);
                        tally.get.add(&get);
                    }
                }
                Meaning::Goods { .. } | Meaning::NoGoods => {}
                Meaning::MoveOver => {
                    tally.move_over = true;
                    break;
                }
            }
        }
        tally
    }
}

impl<K: Kind, X, M> Preview<K, X, M> {
    /// See [`Game::preview`].
    pub(crate) fn of<G: Game<Good = K, Extra = X, Move = M>>(game: &G, seat: Seat, m: &M) -> Preview<K, X, M> {
        let mut after = game.clone();
        after.log().open();
        after.play_unchecked(seat, m);
        let owes = game.due(seat).is_some();
        let tally = Tally::of::<G>(&after.log().close_foreseen(), seat, owes && G::is_exchange(m));
        let reveals = after.revealed() != game.revealed();
        // What is asked afterwards may follow from what came to light.
        let known = !tally.move_over && !reveals;
        let due = if known && !owes { after.due(seat) } else { None };
        Preview {
            pay: ways_to_pay(&tally.give, due),
            get: tally.get,
            ends_turn: tally.move_over || known && ends_turn(game, &after, seat, m),
            reveals,
            needs: if known { exchanges_needed(&after, seat) } else { Vec::new() },
            extra: game.extra(seat, m),
        }
    }
}

/// What was given already, and one of the ways to pay what is still due.
fn ways_to_pay<K: Kind>(given: &Goods<K>, due: Option<Prices<K>>) -> Vec<Goods<K>> {
    let due = due.unwrap_or(Prices::only(Goods::NONE));
    due.ways().iter().map(|way| given.and(*way)).filter(|way| !way.is_empty()).collect()
}

/// The exchanges of a seat that is asked something it cannot answer without one.
fn exchanges_needed<G: Game>(after: &G, seat: Seat) -> Vec<G::Move> {
    let mut list = Vec::new();
    if after.to_decide().contains(seat) && !after.begins_turn(seat) {
        after.moves(seat, &mut list);
        if list.is_empty() {
            after.exchanges(seat, &mut list);
        } else {
            list.clear();
        }
    }
    list
}

/// Whether nothing more is asked of a seat in the turn to which a move belongs.
fn ends_turn<G: Game>(before: &G, after: &G, seat: Seat, m: &G::Move) -> bool {
    let same_question = G::is_exchange(m) && before.begins_turn(seat);
    !after.to_decide().contains(seat) || after.phase() != before.phase() || after.begins_turn(seat) && !same_question
}

/// In TypeScript: what every game says, and what the game says besides.
#[cfg(feature = "ts")]
impl<K: Kind + ts_rs::TS, X: ts_rs::TS + 'static, M: ts_rs::TS + 'static> ts_rs::TS for Preview<K, X, M> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "Preview".into()
    }

    fn inline(cfg: &ts_rs::Config) -> String {
        let goods = <Goods<K> as ts_rs::TS>::name(cfg);
        format!(
            "{{
/** What is given: one of these. */
pay?: Array<{goods}>,
/** What comes in. */
get?: {goods},
/** Whether the turn ends. */
ends_turn?: boolean,
/** Whether something hidden comes to light, so that the move cannot be taken back. */
reveals?: boolean,
/** After it nothing can be done before one of these exchanges is made. */
needs?: Array<{}>, }} & {}",
            <M as ts_rs::TS>::name(cfg),
            X::inline_flattened(cfg)
        )
    }

    fn decl(cfg: &ts_rs::Config) -> String {
        format!("type Preview = {};", Self::inline(cfg))
    }

    fn docs() -> Option<String> {
        Some(ts_rs::format_docs(&["What a legal move costs and brings, as far as it can be foreseen."]))
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some("Preview.ts".into())
    }

    fn visit_dependencies(v: &mut impl ts_rs::TypeVisitor) {
        v.visit::<Goods<K>>();
        v.visit::<M>();
        X::visit_dependencies(v);
    }
}
