//! Heating, bed markers and the Infirmary. M9, M12; the last fuel before scoring, M18.8.

use crate::card::coverage::note;
use crate::card::hook::Topic;
use crate::card::{About, Fact, Hook, When};
use crate::contents::Contents;
use crate::event::{Cause, Event};
use crate::farm::House;
use crate::goods::{Good, fuel, wood};
use crate::moves::Move;
use crate::state::{Frame, State};
use crate::verb::{Asked, Effect, Verb, no_answer, pay, run};
use crate::why::{Verdict, Why, check};
use table::Seat;
use table::price::Prices;

/// M12.1: heats the home.
#[derive(Debug)]
pub struct Heat;

/// M12.1: the question of every harvest.
pub static HEAT: Effect = Effect::Do(Verb::Heat(Heat));

impl Asked for Heat {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(game.fuel_owed(frame.seat) > 0, Why::FuelAmount)
    }

    /// M12.4: any amount from what is at hand down to nothing may be paid.
    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        let most = game.fuel_owed(frame.seat).min(game.player(frame.seat).goods.get(Good::Fuel));
        out.extend((0..=most).rev().map(|fuel| Move::Heat { fuel }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Heat { .. } = m { Err(Why::FuelAmount) } else { Ok(()) }
    }

    /// M12.5, M12.6: for each fuel missing a healthy person gets a bed marker.
    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Heat { fuel: paid } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        let missing = game.fuel_owed(seat) - paid;
        let player = game.player_mut(seat);
        player.goods.remove(&fuel(paid));
        let sick = missing.min(player.persons() - player.sick);
        player.sick += sick;
        game.log.note(|| Event::Heated { seat, fuel: paid, sick });
    }

    fn name(&self) -> Option<&'static str> {
        Some("heat")
    }

    fn prompt(&self) -> &'static str {
        "heat"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Amounts
    }

    fn contents(&self, game: &State, frame: &Frame) -> Option<Contents> {
        let heating = game.heating(frame.seat)?;
        Some(Contents::Heat { heating, plan: game.heating_plan(frame.seat, heating.owed) })
    }

    fn is_for_exchanges(&self) -> bool {
        true
    }

    fn price(&self, _: &State, _: &Frame, m: &Move) -> Option<Prices<Good>> {
        let Move::Heat { fuel: paid } = *m else { return None };
        Some(Prices::only(fuel(paid)))
    }
}

impl State {
    /// M11.4: wood becomes fuel directly before scoring.
    pub(crate) fn burn_wood(&mut self, seat: Seat, n: u8) {
        let goods = &mut self.player_mut(seat).goods;
        goods.remove(&wood(n));
        goods.add(&fuel(n));
        self.log.note(|| Event::Exchanged { seat, give: wood(n), get: fuel(n), cause: Cause::Raw });
    }

    /// M12.2, M12.3: the fuel that a player's rooms need in a harvest; nothing without an expansion that heats.
    pub fn fuel_owed(&self, seat: Seat) -> u8 {
        if !self.rules.heats() || self.sits_out(seat) {
            return 0;
        }
        let farm = &self.player(seat).farm;
        let discount = match farm.house {
            House::Wood => 0,
            House::Clay => 1,
            House::Stone => 2,
        };
        let mut need = farm.rooms.len() as i8 - discount;
        let mut most = u8::MAX;
        for (owner, hook) in self.hooks(seat, Topic::HarvestRules) {
            if let Hook::Heating(more) = hook {
                need += more(&owner);
                note(owner.card.card, hook);
            } else if let Hook::HeatingAtMost(n) = hook {
                most = most.min(*n);
                note(owner.card.card, hook);
            }
        }
        (need.max(0) as u8).min(most)
    }
}

/// M9.2: if a person of the player at home is sick, it is the one who comes here, and is healed.
pub const HEAL: Effect = run(heal);

fn heal(game: &mut State, frame: &Frame) {
    let seat = frame.seat;
    if game.player(seat).sick > 0 {
        game.player_mut(seat).sick -= 1;
        game.log.note(|| Event::Healed { seat });
        game.fire(When::Healed, &Fact::new(seat, frame.cause, About::Nothing), frame.chain);
    }
}

/// M20.3: the fire of a cooking improvement is lit.
pub static LIGHT: Effect = Effect::All(&[pay(fuel(1)), run(light)]);

fn light(game: &mut State, frame: &Frame) {
    let seat = frame.seat;
    if let Some(held) = game.card_in_play(frame) {
        held.unlit = false;
        let card = held.card;
        game.log.note(|| Event::Lit { seat, card });
    }
}

/// M11.4, M18.8: turns wood into fuel directly before scoring.
#[derive(Debug)]
pub struct LastFuel;

/// M18.8: the question of a card that counts fuel when scoring.
pub const LAST_FUEL: Effect = Effect::Do(Verb::LastFuel(LastFuel));

impl Asked for LastFuel {
    fn can(&self, game: &State, frame: &Frame) -> Verdict {
        check(game.player(frame.seat).goods.get(Good::Wood) > 0, Why::NoGoods)
    }

    fn answers(&self, game: &State, frame: &Frame, out: &mut Vec<Move>) {
        out.extend((0..=game.player(frame.seat).goods.get(Good::Wood)).map(|n| Move::Number { n }));
    }

    fn why_not(&self, _: &State, _: &Frame, m: &Move) -> Verdict {
        if let Move::Number { .. } = m { Err(Why::NoGoods) } else { Ok(()) }
    }

    fn answer(&self, game: &mut State, frame: &Frame, m: &Move) {
        let Move::Number { n } = *m else { no_answer(m) };
        let seat = frame.seat;
        game.chains.pop(frame.chain);
        if n > 0 {
            game.burn_wood(seat, n);
        }
    }

    fn name(&self) -> Option<&'static str> {
        Some("use")
    }

    fn prompt(&self) -> &'static str {
        "last_fuel"
    }

    fn ask(&self, _: &State, _: &Frame) -> table::Ask {
        table::Ask::Amounts
    }
}
