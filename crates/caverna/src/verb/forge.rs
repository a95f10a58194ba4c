//! Forging a weapon (6.11).

use super::{Asked, costs, no_answer};
use crate::afford::Actor;
use crate::contents::Contents;
use crate::event::Event;
use crate::goods::Good;
use crate::moves::Move;
use crate::price;
use crate::state::{Frame, State};
use crate::why::{Verdict, Why, check};
use table::Ask;
use table::price::Prices;

/// Forges a weapon for the acting dwarf.
#[derive(Debug)]
pub struct Forge;

/// The strongest weapon that can be forged.
const STRONGEST_FORGED: u8 = 8;

impl Asked for Forge {
    fn name(&self) -> &'static str {
        "forge"
    }

    fn ask(&self, _: &Frame) -> Ask {
        Ask::Amounts
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let player = game.player(frame.seat);
        let ore = (1..=STRONGEST_FORGED).map(|strength| price::weapon(player, strength).get(Good::Ore)).collect();
        Some(Contents::Forge { strongest: STRONGEST_FORGED, ore })
    }

    fn expected(&self, _: &State, _: &Frame, out: &mut Vec<Move>) {
        out.extend((1..=STRONGEST_FORGED).map(|strength| Move::Forge { strength }));
    }

    fn can(&self, _: &State, actor: &Actor<'_>, _: &Frame) -> Verdict {
        check(actor.strength == 0, Why::Armed)?;
        actor.pays(price::weapon(actor.player(), 1), Why::WeaponTooDear)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let player = game.player(frame.seat);
        let payable = |strength: &u8| player.goods.contains(&price::weapon(player, *strength));
        out.extend((1..=STRONGEST_FORGED).filter(payable).map(|strength| Move::Forge { strength }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Why {
        let Move::Forge { strength } = *m else { return Why::OtherQuestion };
        if (1..=STRONGEST_FORGED).contains(&strength) { Why::WeaponTooDear } else { Why::ForgeLimit }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Forge { strength } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        game.pay(seat, price::weapon(game.player(seat), strength), frame.cause);
        game.player_mut(seat).acting_mut().weapon = strength;
        game.note(|| Event::Forged { seat, strength });
    }

    fn price(&self, game: &State, frame: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Forge { strength } = *m else { return None };
        costs(price::weapon(game.player(frame.seat), strength))
    }
}
