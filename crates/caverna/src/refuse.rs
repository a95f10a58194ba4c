//! Says why a move is refused.

use crate::able::*;
use crate::afford::Means;
use crate::exchange;
use crate::goods::*;
use crate::moves::{HarvestPart, Move};
use crate::state::{Frame, State};
use crate::tile::Tile;
use crate::verb::{Effect, Fencing, Ground, Verb, Wares, option};
use crate::why::Why;
use table::Seat;
use table::chain::{Interpreter, Question};

/// The reason why a move is not among the legal ones.
pub(crate) fn reason(state: &State, seat: Seat, m: &Move) -> Why {
    if state.is_over() {
        return Why::Over;
    }
    let Some(frame) = state.chains.asking(seat) else { return Why::NotAsked };
    match m {
        Move::Exchange { .. } | Move::BuyTile { .. } | Move::Melt { .. } => no_exchange(state, frame, m),
        Move::Done => Why::NotOptional,
        Move::Choose { option } => closed_part(state, frame, option.name()),
        _ => match (state.chains.question(frame.chain), m) {
            (Some(Question::Verb(verb)), _) => wrong_answer(state, frame, verb, m),
            _ => Why::OtherQuestion,
        },
    }
}

fn no_exchange(state: &State, frame: &Frame, m: &Move) -> Why {
    let player = state.player(frame.seat);
    let mut possible = false;
    exchange::all(player, &mut |x| possible |= x == *m);
    match m {
        _ if possible => Why::Committed,
        Move::BuyTile { tile, .. } if player.goods.get(Good::Ruby) >= exchange::tile_price(*tile) => {
            Why::TileDoesNotFit
        }
        Move::BuyTile { .. } => Why::NoGoods,
        Move::Exchange { give, .. } if !player.goods.contains(give) => Why::NoGoods,
        _ => Why::NoExchange,
    }
}

fn closed_part(state: &State, frame: &Frame, name: &str) -> Why {
    let parts = match frame.effect.0 {
        Effect::AndOr(parts) | Effect::ThenOr(parts) | Effect::Either(parts) => *parts,
        _ => return Why::OtherQuestion,
    };
    let Some(part) = parts.iter().position(|p| option(p) == name) else { return Why::PartClosed };
    state.possible(frame, &parts[part]).err().unwrap_or(Why::PartClosed)
}

fn wrong_answer(state: &State, frame: &Frame, verb: &'static Verb, m: &Move) -> Why {
    let seat = frame.seat;
    let player = state.player(seat);
    let home = &player.home;
    match (verb, m) {
        (Verb::Place, Move::Place { space, dwarf }) => no_placement(state, seat, *space, *dwarf),
        (Verb::Lay(tiles), Move::Lay { tile, .. }) if tiles.contains(tile) => Why::TileDoesNotFit,
        (Verb::LaySingle(tile), Move::LaySingle { tile: other, .. }) if tile == other => Why::TileDoesNotFit,
        (Verb::Sow, Move::Sow { cell, crop }) => {
            let count = sown(frame)[usize::from(*crop == crate::home::Crop::Vegetable)];
            match () {
                () if count >= 2 => Why::SownEnough,
                () if !home.empty_fields().contains(*cell) => Why::NoEmptyField,
                () => Why::NoSeed,
            }
        }
        (Verb::Furnish(wares), Move::Furnish { tile }) if frame.n == 0 => no_tile(state, frame, *wares, *tile),
        (Verb::Furnish(_), Move::Pay { .. }) if frame.n > 0 && frame.amount == 0 => Why::TooDear,
        (Verb::Furnish(_), Move::Put { .. }) if frame.amount > 0 => Why::NoCavern,
        (Verb::Fences(fencing), Move::FenceSmall { cell }) => {
            no_fence(frame, *fencing, home.meadow.contains(*cell), false)
        }
        (Verb::Fences(fencing), Move::FenceLarge { cells: [a, b] }) => {
            let pair = home.meadow.contains(*a) && home.meadow.contains(*b) && a.neighbours().contains(*b);
            no_fence(frame, *fencing, pair, true)
        }
        (Verb::Stable(_), Move::Stable { cell }) if home.stable_sites().contains(*cell) => Why::TooDear,
        (Verb::Stable(_), Move::Stable { .. }) => Why::NoStableSite,
        (Verb::OreMine, Move::OreMine { .. }) => Why::NoTunnelPair,
        (Verb::RubyMine(Ground::Tunnel | Ground::DeepTunnel), Move::RubyMine { .. }) => Why::NoTunnel,
        (Verb::Forge, Move::Forge { strength }) if !(1..=FORGE_LIMIT).contains(strength) => Why::ForgeLimit,
        (Verb::Forge, Move::Forge { .. }) => Why::TooDear,
        (Verb::Expedition(_), Move::Loot { item }) => {
            state.able_to_loot(&Actor::of(player), frame, *item).err().unwrap_or(Why::NoMoreLoot)
        }
        (Verb::Breed(_) | Verb::Breeding, Move::Breed { .. }) => Why::NoYoung,
        (Verb::Imitate(cost), Move::Imitate { space }) => {
            let means = Means::of(player).besides(food(*cost));
            let actor = Actor { means, strength: player.strength() };
            state.able_to_imitate_space(&actor, seat, *space).err().unwrap_or(Why::TooDear)
        }
        (Verb::Market, Move::Buy { good }) => match MARKET.iter().position(|(g, _)| g == good) {
            Some(i) if frame.n & 1 << i != 0 => Why::BoughtAlready,
            Some(_) => Why::TooDear,
            None => Why::NoSuchTile,
        },
        (Verb::OreTrade, Move::Trade) => Why::TooDear,
        (Verb::Skip, Move::Skip { part: HarvestPart::Field | HarvestPart::Breeding }) => Why::NothingToSkip,
        (Verb::Feed, Move::Feed { .. }) => Why::FoodAmount,
        (Verb::Feed, Move::FeedDwarf { .. }) => Why::NotEdible,
        (Verb::Protect, Move::Protect { .. }) => Why::NotInDanger,
        _ => Why::OtherQuestion,
    }
}

fn no_placement(state: &State, seat: Seat, space: crate::space::SpaceId, dwarf: u8) -> Why {
    let player = state.player(seat);
    if dwarf > 14 || player.free_strengths() & 1 << dwarf == 0 {
        return Why::NoSuchDwarf;
    }
    let mut means = Means::of(player);
    if player.weakest_free() < Some(dwarf) {
        if player.goods.get(Good::Ruby) == 0 {
            return Why::OrderOfUse;
        }
        means = means.besides(ruby(1));
    }
    state.able_to_place(&Actor { means, strength: dwarf }, seat, space).err().unwrap_or(Why::OtherQuestion)
}

fn no_tile(state: &State, frame: &Frame, wares: Wares, tile: Tile) -> Why {
    let player = state.player(frame.seat);
    if !state.for_sale(tile) {
        return Why::NoSuchTile;
    }
    if !state.wares(wares).any(|t| t == tile) {
        return Why::OnlyDwellings;
    }
    if player.home.furnish_sites(tile).is_empty() {
        return Why::NoCavern;
    }
    Why::TooDear
}

fn no_fence(frame: &Frame, fencing: Fencing, there: bool, large: bool) -> Why {
    let (small_left, large_left) = fences_left(frame, fencing);
    match () {
        () if !(if large { large_left } else { small_left }) => Why::PastureBuilt,
        () if there => Why::TooDear,
        () if large => Why::NoMeadowPair,
        () => Why::NoMeadow,
    }
}
