//! Why something cannot be done: a name for the message, and the rule behind it.

use crate::fence::FenceError;
pub(crate) use table::why::check;

table::reasons! { "agricola-why-";
    /// It is somebody else's decision.
    NotAsked = "not-asked", "A4.4";
    /// The game is over.
    Over = "over", "A18.1";
    /// The question is another one.
    OtherQuestion = "other-question", "";
    /// The space is not in this game, or its round has not come.
    NotInPlay = "not-in-play", "A1.8";
    /// The card that lets a person be placed now does not let it go there.
    OtherSpaces = "other-spaces", "A22.13";
    /// Somebody stands there.
    Occupied = "occupied", "A4.5";
    /// Nothing lies on the space.
    Empty = "empty", "A4.6";
    /// The price cannot be paid.
    TooDear = "too-dear", "A22.12";
    /// There is no place for a room there.
    NoRoomSite = "no-room-site", "A7.3";
    /// There is no place for a field there.
    NoFieldSite = "no-field-site", "A9.1";
    /// There is no place for a stable there, or no stable is left.
    NoStableSite = "no-stable-site", "A8.2";
    /// No field is empty.
    NoEmptyField = "no-empty-field", "A9.6";
    /// There is nothing to sow.
    NoSeed = "no-seed", "A9.5";
    /// That crop cannot be sown there.
    WrongCrop = "wrong-crop", "A9.8";
    /// Nothing grows on the fields.
    NoCrops = "no-crops", "A17.1";
    /// There is no improvement to bake with.
    NoOven = "no-oven", "A10.1";
    /// There is no grain to bake.
    NoGrain = "no-grain", "A10.1";
    /// Nothing can be fenced in.
    NoPasture = "no-pasture", "A11.3";
    /// The spaces do not form one area.
    NotOneArea = "not-one-area", "A11.3";
    /// A room or a field lies there.
    FenceBlocked = "fence-blocked", "A11.3";
    /// Those spaces are fenced in already.
    FenceNothingNew = "fence-nothing-new", "A11.1";
    /// A new pasture must adjoin the others.
    FenceApart = "fence-apart", "A11.3";
    /// There are not enough fences.
    FencePieces = "fence-pieces", "A11.3";
    /// The house is of stone.
    StoneHouse = "stone-house", "A7.8";
    /// The family is complete.
    FullFamily = "full-family", "A12.1";
    /// There are not more rooms than persons.
    NoFreeRoom = "no-free-room", "A12.2";
    /// It is too early in the game.
    TooEarly = "too-early", "A5.4";
    /// No occupation is in hand.
    NoOccupation = "no-occupation", "A13.3";
    /// No improvement can be had.
    NoImprovement = "no-improvement", "A13.6";
    /// The card is not in hand or not for sale.
    NoSuchCard = "no-such-card", "A13.4";
    /// There is no improvement that could be handed back for it.
    NothingToHandBack = "nothing-to-hand-back", "A13.8";
    /// The card's condition is not fulfilled.
    Condition = "condition", "A13.4";
    /// The card has been used as often as it may be.
    UsedUp = "used-up", "A13.4";
    /// The card cannot be used now.
    NotNow = "not-now", "A1.13";
    /// That is none of the answers to this question.
    NoAnswer = "no-answer", "";
    /// The goods are not there.
    NoGoods = "no-goods", "A1.5";
    /// This exchange is not possible now.
    NoExchange = "no-exchange", "A15";
    /// A pending action could no longer be paid afterwards.
    Committed = "committed", "A4.6";
    /// The animals do not fit.
    NoPlaceForAnimals = "no-place-for-animals", "A14.1";
    /// The animals all have a place.
    AnimalsFit = "animals-fit", "A14.1";
    /// More food than there is, or than is owed.
    FoodAmount = "food-amount", "A17.6";
    /// There are no two parents, or no place for the young.
    NoYoung = "no-young", "A17.9";
    /// Only sick persons are at home.
    Bedridden = "bedridden", "M9.3";
    /// The special action card lies closed, before the player, or not in this game.
    SpecialTaken = "special-taken", "M7.5";
    /// The special action card does not show this action.
    NotOnSpecial = "not-on-special", "M7.6";
    /// There is no such tile, or it may not be removed.
    NoTile = "no-tile", "M8.2";
    /// More fuel than there is, or than is needed.
    FuelAmount = "fuel-amount", "M12.4";
    /// The cooking improvement is not yet in operation.
    Unlit = "unlit", "M20.2";
    /// That part is no longer open.
    PartClosed = "part-closed", "A6.1";
    /// Something has to be done first.
    NotOptional = "not-optional", "A4.6";
}

impl From<FenceError> for Why {
    fn from(error: FenceError) -> Why {
        match error {
            FenceError::NotOneArea => Why::NotOneArea,
            FenceError::Blocked => Why::FenceBlocked,
            FenceError::NothingNew => Why::FenceNothingNew,
            FenceError::Apart => Why::FenceApart,
            FenceError::TooManyPieces => Why::FencePieces,
        }
    }
}

/// Yes, or why not.
pub type Verdict = Result<(), Why>;
