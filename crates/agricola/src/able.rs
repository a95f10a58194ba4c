//! What can be done: for each verb whether it is possible now, and if not, why.

use crate::card::coverage::note;
use crate::card::hook::heed;
use crate::card::{Hook, Kind, My};
use crate::event::Cause;
use crate::farm::{Crop, House};
use crate::goods::Good;
use crate::space::SpaceId;
use crate::state::{Frame, PERSONS, State};
use crate::verb::{Room, Verb};
use crate::why::{Verdict, Why, check};
use table::Seat;

impl State {
    /// Whether a verb can be done (or, if it is in progress, done further) in this frame; if not, why.
    pub(crate) fn can_do(&self, frame: &Frame, verb: &'static Verb) -> Verdict {
        let seat = frame.seat;
        let player = self.player(seat);
        match *verb {
            Verb::Gain(_) | Verb::GainEach(_) | Verb::Collect | Verb::StartPlayer => Ok(()),
            Verb::OnRounds(..) | Verb::Call(_) | Verb::GainBy(_) | Verb::Count | Verb::Alone(_) => Ok(()),
            Verb::Bonus(_) | Verb::Give(_) | Verb::MarkRounds(_) | Verb::AskAgain | Verb::Announce => Ok(()),
            Verb::TakeFrom(ref goods) => check(self.player(frame.other).goods.contains(goods), Why::NoGoods),
            Verb::Ask(answers, _) => {
                let mut any = false;
                answers(self, frame, &mut |_| any = true);
                check(any, Why::NoAnswer)
            }
            Verb::Times(most) => check(My::of(self, frame).mark() < most, Why::UsedUp),
            Verb::OncePerRound => check(My::of(self, frame).mark() != u16::from(self.round), Why::UsedUp),
            Verb::Leave(goods) => {
                let space = SpaceId((frame.amount & 0xff) as u8);
                let left = u32::from(frame.amount >> 8).saturating_sub(self.spaces[space].goods.total());
                check(left >= goods.total() && player.goods.contains(&goods), Why::NoGoods)
            }
            Verb::PlayThis => self.can_play_this(frame),
            Verb::Pick(_) => check(frame.n == 0, Why::PartClosed),
            Verb::Take(extra) => check(!extra.is_empty() || !self.lying_on(frame.cause).is_empty(), Why::Empty),
            Verb::Only(holds) => check(holds(self, frame), Why::Condition),
            Verb::FromRound(round) => check(self.round >= round, Why::TooEarly),
            Verb::Pay(ref price) | Verb::PayTo(ref price) => check(self.can_raise(seat, price), Why::TooDear),
            Verb::Place | Verb::PlaceFirst => check(player.at_home > 0, Why::NotAsked),
            Verb::EarlyTurn => check(player.at_home > 0 && self.can_place(seat), Why::NotAsked),
            Verb::Plow(_) | Verb::PlowBy(_) => {
                let most = if let Verb::PlowBy(most) = verb { most(&My::of(self, frame)) } else { plows(verb) };
                check(frame.n < u16::from(most), Why::PartClosed)?;
                check(!player.farm.field_sites().is_empty(), Why::NoFieldSite)
            }
            Verb::Sow => {
                let tiles = !player.farm.empty_fields().is_empty();
                let seed = Crop::ALL.iter().any(|crop| self.can_have(seat, crop.good()));
                if tiles && seed {
                    return Ok(());
                }
                let mut cards = self.empty_field_cards(seat).peekable();
                check(tiles || cards.peek().is_some(), Why::NoEmptyField)?;
                check(cards.any(|(_, crop)| self.can_have(seat, crop.good())), Why::NoSeed)
            }
            Verb::SowOnly(crop) => {
                let cards = self.empty_field_cards(seat).any(|(_, takes)| takes == crop);
                check(!player.farm.empty_fields().is_empty() || cards, Why::NoEmptyField)?;
                check(self.can_have(seat, crop.good()), Why::NoSeed)
            }
            Verb::SowOne(crop) => {
                check(frame.n == 0, Why::PartClosed)?;
                check(!player.farm.empty_fields().is_empty(), Why::NoEmptyField)?;
                check(self.can_have(seat, crop.good()), Why::NoSeed)
            }
            Verb::Bake => {
                check(self.ovens(frame).next().is_some(), Why::NoOven)?;
                check(self.can_have(seat, Good::Grain), Why::NoGrain)
            }
            Verb::Rooms(most) => {
                check(frame.n < u16::from(most), Why::PartClosed)?;
                check(!player.farm.room_sites().is_empty(), Why::NoRoomSite)?;
                check(self.can_afford_room(seat), Why::TooDear)
            }
            Verb::Stables(most, price) => {
                check(frame.n < u16::from(most), Why::PartClosed)?;
                check(!player.farm.stable_sites().is_empty(), Why::NoStableSite)?;
                check(self.can_afford_stable(seat, price), Why::TooDear)
            }
            Verb::FreeRoom => {
                check(frame.n == 0, Why::PartClosed)?;
                check(!player.farm.room_sites().is_empty(), Why::NoRoomSite)
            }
            Verb::FreeStable => {
                check(frame.n == 0, Why::PartClosed)?;
                check(!player.farm.stable_sites().is_empty(), Why::NoStableSite)
            }
            Verb::FenceOne | Verb::FenceThis if frame.n == 0 => {
                check(self.first_pastures(frame, verb).next().is_some(), Why::NoPasture)
            }
            Verb::Fences | Verb::FencesFor(_) | Verb::FenceOne | Verb::FenceThis => {
                let ground = player.farm.ground(player.bound_fences);
                let wood = player.goods.get(Good::Wood);
                let can = |wood: u8| {
                    let payable = self.payable_fences(frame, verb, wood);
                    check(payable > 0, Why::TooDear)?;
                    check(ground.can_enclose(payable), Why::NoPasture)
                };
                can(wood).or_else(|why| match self.raisable_wood(seat) {
                    more if more > wood => can(more),
                    _ => Err(why),
                })
            }
            Verb::RenovateTo(to) => {
                check(frame.n == 0, Why::PartClosed)?;
                check(player.farm.house.next() == Some(to), Why::StoneHouse)?;
                check(self.can_afford_renovation(seat, to), Why::TooDear)
            }
            Verb::Renovate => {
                check(frame.n == 0, Why::PartClosed)?;
                let mut houses = self.next_houses(seat).peekable();
                check(houses.peek().is_some(), Why::StoneHouse)?;
                check(houses.any(|to| self.can_afford_renovation(seat, to)), Why::TooDear)
            }
            Verb::Grow(room) => {
                check(frame.n == 0, Why::PartClosed)?;
                check(player.family < PERSONS, Why::FullFamily)?; // A12.1
                let has_room = player.farm.rooms.len() > player.family; // A12.2
                check(room == Room::NotNeeded || has_room || self.needs_no_room(frame), Why::NoFreeRoom)
            }
            Verb::Occupation(fee) => {
                check(frame.n == 0, Why::PartClosed)?;
                let mut cards = self.hand(seat, Kind::Occupation).peekable();
                check(cards.peek().is_some(), Why::NoOccupation)?;
                check(
                    self.blindly(seat).is_some() || cards.any(|card| self.can_play_occupation(seat, card, fee).is_ok()),
                    Why::TooDear,
                )
            }
            Verb::Minor | Verb::Improvement => {
                check(frame.n == 0, Why::PartClosed)?;
                let any = self.improvements_on_offer(frame, verb).any(|card| self.can_improve_somehow(seat, card));
                check(any, Why::NoImprovement)
            }
            Verb::GiveUp(n) => {
                check(frame.n < u16::from(n), Why::PartClosed)?;
                check(self.improvements_to_give_up(frame).next().is_some(), Why::NoImprovement)
            }
            Verb::Settle(bill) => check(self.can_pay(seat, &self.bill_price(frame, bill)), Why::TooDear),
            Verb::House => check(!self.animals_fit(seat), Why::AnimalsFit),
            Verb::Feed => check(frame.n == 0, Why::PartClosed),
            Verb::Breed => check(frame.n == 0 && self.can_breed(seat), Why::NoYoung),
            Verb::BreedOne(kind) => check(self.litters_of(seat, kind).nth(1).is_some(), Why::NoYoung),
            Verb::Discard(..) | Verb::PutBack(..) | Verb::Mulligan | Verb::Draft(_) => {
                self.can_choose_hand(frame, verb)
            }
        }
    }

    /// A7.8: the houses that a renovation may lead to.
    pub(crate) fn next_houses(&self, seat: Seat) -> impl Iterator<Item = House> + use<> {
        let house = self.player(seat).farm.house;
        let skips = |(my, hook): (My<'_>, &'static Hook)| {
            let skips = matches!(hook, Hook::SkipClay);
            if skips {
                note(my.card.card, hook);
            }
            skips
        };
        let skips = house == House::Wood && self.hooks(seat, heed::CARDS).any(skips);
        house.next().into_iter().chain(skips.then_some(House::Stone))
    }

    /// Whether a card lets the family grow without room.
    fn needs_no_room(&self, frame: &Frame) -> bool {
        matches!(frame.cause, Cause::Space(_))
            && self.hooks(frame.seat, heed::CARDS).any(|(my, hook)| match hook {
                Hook::NoRoom(holds) if holds(&my) => {
                    note(my.card.card, hook);
                    true
                }
                _ => false,
            })
    }
}

/// How many fields a verb lets a player plow.
fn plows(verb: &Verb) -> u8 {
    if let Verb::Plow(most) = verb { *most } else { 0 }
}
