//! What a player may do: complete and exact lists, and the reason for everything else.

use crate::card::{CardId, Kind};
use crate::cell::Cells;
use crate::event::Cause;
use crate::farm::Crop;
use crate::goods::{ANIMALS, BUILDING, Good, Goods};
use crate::moves::{Choice, Move, With};
use crate::play::part;
use crate::state::{Edition, Frame, State, Step};
use crate::verb::{Verb, option};
use crate::why::{Verdict, Why, check};
use table::chain::{Interpreter, Question};
use table::{Effect, Illegal, Seat};

impl State {
    /// The answers to the question this seat is asked.
    pub(crate) fn list_moves(&self, seat: Seat, out: &mut Vec<Move>) {
        let Some(frame) = self.chains.asking(seat) else { return };
        match self.chains.question(frame.chain) {
            None => {}
            Some(Question::Order) => {
                for waiting in self.chains.simultaneous(frame.chain) {
                    if let Cause::Card(card) = waiting.cause
                        && !out.contains(&Move::First { card })
                    {
                        out.push(Move::First { card });
                    }
                }
                return;
            }
            Some(Question::Part) => {
                for i in self.open_parts(frame) {
                    out.push(Move::Choose { option: Choice(option(part(frame, i))) });
                }
            }
            Some(Question::Whether) => out.push(Move::Choose { option: Choice("use") }),
            Some(Question::Verb(verb)) => self.list_verb(frame, verb, out),
        }
        if self.may_stop(frame) {
            out.push(Move::Done);
        }
    }

    fn list_verb(&self, frame: &Frame, verb: &'static Verb, out: &mut Vec<Move>) {
        let seat = frame.seat;
        let player = self.player(seat);
        match verb {
            Verb::Ask(answers, _) => answers(self, frame, &mut |m| out.push(m)),
            Verb::Place | Verb::EarlyTurn => {
                let usable = self.spaces_for(seat).iter().filter(|&space| self.may_use(seat, space).is_ok());
                out.extend(usable.map(|space| Move::Place { space }));
            }
            Verb::Plow(_) | Verb::PlowBy(_) => {
                out.extend(player.farm.field_sites().iter().map(|cell| Move::Plow { cell }))
            }
            Verb::Sow => {
                for crop in Crop::ALL.into_iter().filter(|crop| player.goods.get(crop.good()) > 0) {
                    let fields = player.farm.empty_fields().iter();
                    out.extend(fields.map(|cell| Move::Sow { cell: Some(cell), card: None, crop }));
                }
                let cards = self.empty_field_cards(seat).filter(|(_, crop)| player.goods.get(crop.good()) > 0);
                out.extend(cards.map(|(card, crop)| Move::Sow { cell: None, card: Some(card), crop }));
            }
            Verb::SowOnly(crop) | Verb::SowOne(crop) if player.goods.get(crop.good()) == 0 => {}
            Verb::SowOnly(crop) => {
                let fields = player.farm.empty_fields().iter();
                out.extend(fields.map(|cell| Move::Sow { cell: Some(cell), card: None, crop: *crop }));
                let cards = self.empty_field_cards(seat).filter(|(_, takes)| takes == crop);
                out.extend(cards.map(|(card, crop)| Move::Sow { cell: None, card: Some(card), crop }));
            }
            Verb::SowOne(crop) => {
                let fields = player.farm.empty_fields().iter();
                out.extend(fields.map(|cell| Move::Sow { cell: Some(cell), card: None, crop: *crop }));
            }
            Verb::Bake => {
                for oven in self.ovens(frame) {
                    let most = player.goods.get(Good::Grain).min(oven.limit);
                    out.extend((1..=most).map(|grain| Move::Bake { with: oven.card, grain }));
                }
            }
            Verb::Rooms(_) | Verb::FreeRoom => {
                out.extend(player.farm.room_sites().iter().map(|cell| Move::Room { cell }))
            }
            Verb::Stables(..) | Verb::FreeStable => {
                out.extend(player.farm.stable_sites().iter().map(|cell| Move::Stable { cell }));
            }
            Verb::FenceOne | Verb::FenceThis if frame.n == 0 => {
                out.extend(self.first_pastures(frame, verb).map(|cells| Move::Fence { cells }));
            }
            Verb::Fences | Verb::FencesFor(_) | Verb::FenceOne | Verb::FenceThis => {
                let ground = player.farm.ground(player.bound_fences);
                let enclosures = ground.enclosures(self.payable_fences(frame, verb, self.raisable_wood(seat)));
                out.extend(enclosures.map(|(cells, _)| Move::Fence { cells }));
            }
            Verb::Renovate => {
                let houses = self.next_houses(seat);
                let payable = houses.filter(|&to| self.can_afford_renovation(seat, to));
                out.extend(payable.map(|to| Move::Renovate { to }));
            }
            Verb::RenovateTo(to) => out.push(Move::Renovate { to: *to }),
            Verb::Grow(_) => out.push(Move::Grow),
            Verb::Occupation(fee) => {
                let cards = self.hand(seat, Kind::Occupation);
                let playable = cards.filter(|&card| self.can_play_occupation(seat, card, *fee).is_ok());
                out.extend(playable.map(|card| Move::Occupation { card }));
                out.extend(self.blindly(seat).map(|_| Move::Choose { option: Choice("use") }));
            }
            Verb::Minor | Verb::Improvement => {
                self.improvements_on_offer(frame, verb).for_each(|card| self.list_improvement(seat, card, out));
            }
            Verb::GiveUp(_) => out.extend(self.improvements_to_give_up(frame).map(|card| Move::HandBack { card })),
            Verb::Discard(..) | Verb::PutBack(..) | Verb::Mulligan | Verb::Draft(_) => {
                self.list_hand_choices(frame, verb, out);
            }
            Verb::Pick(n) => picks(*n, out),
            Verb::Pay(price) | Verb::PayTo(price) if player.goods.contains(price) => {
                out.push(Move::Pay { option: 0 });
            }
            Verb::Settle(bill) => {
                let prices = self.bill_price(frame, *bill);
                out.extend(prices.payable(&player.goods).map(|(i, _)| Move::Pay { option: i as u8 }));
            }
            Verb::House => {
                let kept = self.housing(seat).keepable(&player.goods);
                let kept = kept.into_iter().filter(|animals| self.may_keep(frame, animals));
                out.extend(kept.map(|animals| Move::Keep { animals }));
            }
            Verb::Feed => out.extend((0..=self.most_paid(seat)).rev().map(|food| Move::Feed { food })),
            Verb::Breed => out.extend(self.litters(seat).map(|young| Move::Breed { young })),
            Verb::BreedOne(kind) => out.extend(self.litters_of(seat, *kind).map(|young| Move::Breed { young })),
            _ => {}
        }
    }

    /// A4.6: whether a player may give back all other animals and can still pay what is due.
    fn may_keep(&self, frame: &Frame, animals: &Goods) -> bool {
        let mut after = self.clone();
        let goods = &mut after.player_mut(frame.seat).goods;
        *goods = goods.less(&goods.only(&ANIMALS)).and(*animals);
        after.can_pay_debts(frame.seat, frame.chain)
    }

    /// The parts of an action among which this seat is asked to choose, whether they can be done now or not.
    pub fn options_asked(&self, seat: Seat) -> impl Iterator<Item = Choice> {
        let asking = self.chains.asking(seat);
        let asked = asking.filter(|frame| matches!(self.chains.question(frame.chain), Some(Question::Part)));
        asked.map_or(&[][..], parts).iter().map(|part| Choice(option(part)))
    }

    fn list_improvement(&self, seat: Seat, card: CardId, out: &mut Vec<Move>) {
        let ways = std::iter::once(None).chain(self.returnable(seat, card).map(Some));
        let open = ways.filter(|&returns| self.can_improve(seat, card, returns).is_ok());
        out.extend(open.map(|returns| Move::Improve { card, returns }));
    }

    /// Why a move is not among the legal ones.
    pub(crate) fn reason(&self, seat: Seat, m: &Move) -> Illegal {
        self.verdict(seat, m).err().unwrap_or(Why::OtherQuestion).into()
    }

    fn verdict(&self, seat: Seat, m: &Move) -> Verdict {
        check(self.step != Step::Over, Why::Over)?;
        if seat.index() >= self.players.len() {
            return Err(Why::NotAsked);
        }
        let frame = self.chains.asking(seat).ok_or(Why::NotAsked)?;
        match *m {
            Move::Exchange { .. } | Move::Release { .. } => return self.exchange_verdict(seat, m),
            Move::Use { card } => {
                check(self.player(seat).has(card), Why::NoSuchCard)?;
                return Err(Why::NotNow);
            }
            Move::Swap { .. } => return Err(Why::NotNow),
            _ => {}
        }
        match (self.chains.question(frame.chain), m) {
            (_, Move::Done) => Err(Why::NotOptional),
            (Some(Question::Part), Move::Choose { option: name }) => {
                let parts = parts(frame);
                let chosen = parts.iter().position(|p| option(p) == name.0).ok_or(Why::OtherQuestion)?;
                check(frame.done & 1 << chosen == 0, Why::PartClosed)?;
                self.possible(frame, &parts[chosen])?;
                Err(Why::PartClosed)
            }
            (Some(Question::Verb(verb)), m) => self.verb_verdict(frame, verb, m),
            _ => Err(Why::OtherQuestion),
        }
    }

    fn exchange_verdict(&self, seat: Seat, m: &Move) -> Verdict {
        let have = &self.player(seat).goods;
        match m {
            Move::Exchange { with, give, get, times } => {
                check(
                    *with == With::Raw || matches!(with, With::Card(c) if self.player(seat).has(*c)),
                    Why::NoSuchCard,
                )?;
                check(have.times_contained(give) >= *times, Why::NoGoods)?;
                check(self.has_trade(seat, *with, give, get), Why::NoExchange)?;
                Err(Why::Committed)
            }
            Move::Release { animals } => {
                let may = self.rules.edition == Edition::Nl && animals.iter().count() == 1;
                check(may && have.only(&ANIMALS).contains(animals), Why::NoExchange)?;
                Err(Why::Committed)
            }
            _ => Err(Why::NoExchange),
        }
    }

    fn verb_verdict(&self, frame: &Frame, verb: &'static Verb, m: &Move) -> Verdict {
        let seat = frame.seat;
        let player = self.player(seat);
        match (verb, *m) {
            (Verb::Ask(..), _) => Err(Why::NoAnswer),
            (Verb::Place | Verb::EarlyTurn, Move::Place { space }) => self.may_use(seat, space),
            (Verb::Plow(_) | Verb::PlowBy(_), Move::Plow { cell }) => {
                check(player.farm.field_sites().contains(cell), Why::NoFieldSite)
            }
            (Verb::Sow | Verb::SowOne(_) | Verb::SowOnly(_), Move::Sow { cell, card, crop }) => {
                check(player.goods.get(crop.good()) > 0, Why::NoSeed)?;
                let on_tile = card.is_none() && cell.is_some_and(|c| player.farm.empty_fields().contains(c));
                let on_card = cell.is_none() && self.empty_field_cards(seat).any(|open| Some(open.0) == card);
                check(on_tile || on_card, Why::NoEmptyField)?;
                Err(Why::WrongCrop)
            }
            (Verb::Bake, Move::Bake { with, grain }) => {
                check(self.ovens(frame).any(|oven| oven.card == with && grain <= oven.limit), Why::NoOven)?;
                check((1..=player.goods.get(Good::Grain)).contains(&grain), Why::NoGrain)
            }
            (Verb::Rooms(_) | Verb::FreeRoom, Move::Room { cell }) => {
                check(player.farm.room_sites().contains(cell), Why::NoRoomSite)
            }
            (Verb::Stables(..) | Verb::FreeStable, Move::Stable { cell }) => {
                check(player.farm.stable_sites().contains(cell), Why::NoStableSite)
            }
            (Verb::Fences | Verb::FencesFor(_) | Verb::FenceOne | Verb::FenceThis, Move::Fence { cells }) => {
                self.fence_verdict(frame, verb, cells)
            }
            (Verb::Renovate | Verb::RenovateTo(_), Move::Renovate { to }) => {
                check(self.next_houses(seat).any(|next| next == to), Why::StoneHouse)?;
                check(self.can_afford_renovation(seat, to), Why::TooDear)
            }
            (Verb::Occupation(fee), Move::Occupation { card }) => {
                check(self.hand(seat, Kind::Occupation).any(|c| c == card), Why::NoSuchCard)?;
                self.can_play_occupation(seat, card, *fee)
            }
            (Verb::Minor | Verb::Improvement, Move::Improve { card, returns }) => {
                check(self.improvements_on_offer(frame, verb).any(|c| c == card), Why::NoSuchCard)?;
                self.can_improve(seat, card, returns)
            }
            (Verb::Pick(_), Move::Take { .. }) => Err(Why::NoGoods),
            (Verb::GiveUp(_), Move::HandBack { .. }) => Err(Why::NothingToHandBack),
            (Verb::Discard(..) | Verb::PutBack(..), Move::Discard { .. }) => Err(Why::NoSuchCard),
            (Verb::Draft(_), Move::Pick { .. }) => Err(Why::NoSuchCard),
            (Verb::Pay(_) | Verb::PayTo(_) | Verb::Settle(_), Move::Pay { .. }) => Err(Why::TooDear),
            (Verb::House, Move::Keep { animals }) => {
                let kept = self.housing(seat).keepable(&player.goods);
                check(kept.contains(&animals), Why::NoPlaceForAnimals)?;
                Err(Why::Committed)
            }
            (Verb::Feed, Move::Feed { .. }) => Err(Why::FoodAmount),
            (Verb::Breed | Verb::BreedOne(_), Move::Breed { .. }) => Err(Why::NoYoung),
            _ => Err(Why::OtherQuestion),
        }
    }

    fn fence_verdict(&self, frame: &Frame, verb: &'static Verb, cells: Cells) -> Verdict {
        let player = self.player(frame.seat);
        let new = player.farm.ground(player.bound_fences).enclose(cells)?;
        if matches!(verb, Verb::FenceOne | Verb::FenceThis) && frame.n == 0 {
            return Err(Why::NoPasture);
        }
        check(new.len() <= self.payable_fences(frame, verb, self.raisable_wood(frame.seat)), Why::TooDear)
    }
}

/// The parts of an effect that lets a player choose.
fn parts(frame: &Frame) -> &'static [Effect<Verb>] {
    match frame.effect.0 {
        Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => parts,
        _ => &[],
    }
}

/// All sets of so many different building resources.
fn picks(n: u8, out: &mut Vec<Move>) {
    for bits in 0..16u8 {
        if bits.count_ones() == u32::from(n) {
            let chosen =
                BUILDING.into_iter().enumerate().filter(|(i, _)| bits & 1 << i != 0).map(|(_, kind)| (kind, 1));
            out.push(Move::Take { goods: chosen.collect::<Goods>() });
        }
    }
}
