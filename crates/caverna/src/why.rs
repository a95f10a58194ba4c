//! Why something cannot be done: a name for the message, and the rule behind it. Several reasons may have one message.

pub use table::why::check;

table::reasons! { "caverna-why-";
    /// It is somebody else's decision.
    NotAsked = "not-asked", "4.2";
    /// The game is over.
    Over = "over", "13.1";
    /// The question is another one.
    OtherQuestion = "other-question", "";
    /// The space is not in this game, or its round has not come.
    NotInPlay = "not-in-play", "2.3";
    /// Somebody stands there.
    Occupied = "occupied", "4.3a";
    /// No dwarf of that strength is at home.
    NoSuchDwarf = "no-such-dwarf", "17.1";
    /// A weaker dwarf has to go first, and there is no ruby to change that.
    OrderOfUse = "order-of-use", "4.3b";
    /// There is nothing to take.
    Empty = "empty", "4.3c";
    /// Different reasons keep all parts from being done.
    NothingPossible = "nothing-possible", "4.3c";
    /// There are neither tunnels for a mine nor a weapon for the expedition.
    NeitherMineNorWeapon = "nothing-possible", "6.9";
    /// The family cannot grow, and nothing else can be done there.
    OnlyGrowth = "nothing-possible", "6.6";
    /// The dwarf has no weapon, and nothing else can be done there.
    OnlyExpedition = "nothing-possible", "9.2";
    /// The price of a furnishing tile cannot be paid.
    TooDear = "too-dear", "12.4";
    /// The goods are not there.
    NoGoods = "no-goods", "0.2";
    /// There is no place for a tile in the forest.
    NoClearing = "no-clearing", "3.6";
    /// There is no place for a tile in the mountain.
    NoDigging = "no-digging", "3.5";
    /// The tile cannot lie there.
    TileDoesNotFit = "tile-does-not-fit", "3.8";
    /// A tile lies there already.
    SpaceCovered = "space-covered", "3.4";
    /// The space beside it is covered, so that only one half has room.
    NoRoomForHalf = "no-room-for-half", "3.8";
    /// No half would touch what has been cleared.
    AwayFromClearing = "away-from-clearing", "3.6";
    /// No half would touch the cave system.
    AwayFromCave = "away-from-cave", "3.5";
    /// A stable stands where the field would lie.
    FieldOnStable = "field-on-stable", "3.7";
    /// The space is no field, or it is sown.
    NoEmptyField = "no-empty-field", "6.3";
    /// No field is empty.
    NoFieldToSow = "no-field-to-sow", "6.3";
    /// There is nothing to sow.
    NoSeed = "no-seed", "6.3";
    /// No more of this crop in one action.
    SownEnough = "sown-enough", "6.3";
    /// There is no empty cavern.
    NoCavern = "no-cavern", "6.4";
    /// The tile is gone or not in this game.
    NoSuchTile = "no-such-tile", "12.3";
    /// Only dwellings can be bought here.
    OnlyDwellings = "only-dwellings", "6.5";
    /// The family is complete.
    FullFamily = "full-family", "6.6";
    /// There is no room for another dwarf.
    NoDwarfRoom = "no-dwarf-room", "6.6";
    /// There is no meadow to fence.
    NoMeadow = "no-meadow", "6.7";
    /// There are no two adjacent meadows.
    NoMeadowPair = "no-meadow-pair", "6.7";
    /// The wood for a pasture cannot be paid.
    FenceTooDear = "too-dear", "6.7";
    /// One pasture of each size in one action.
    PastureBuilt = "pasture-built", "6.7";
    /// There is no place for a stable there, or no stable is left.
    NoStableSite = "no-stable-site", "6.8";
    /// The stable cannot be paid.
    StableTooDear = "too-dear", "6.8";
    /// There are no two adjacent ordinary tunnels.
    NoTunnelPair = "no-tunnel-pair", "6.9";
    /// There is no tunnel of that kind.
    NoTunnel = "no-tunnel", "6.10";
    /// The dwarf has a weapon already.
    Armed = "armed", "6.11";
    /// The ore for a weapon cannot be paid.
    WeaponTooDear = "too-dear", "6.11";
    /// No weapon can be forged as strong as that.
    ForgeLimit = "forge-limit", "9.1";
    /// The dwarf is unarmed.
    Unarmed = "unarmed", "9.2";
    /// The dwarf is not strong enough for that.
    TooWeak = "too-weak", "9.5";
    /// The item was taken in this expedition already.
    LootTaken = "loot-taken", "9.2";
    /// Nothing more can be brought from this expedition.
    NoMoreLoot = "no-more-loot", "9.2";
    /// The food for an imitation cannot be paid.
    ImitationTooDear = "too-dear", "6.13";
    /// No other player's space can be imitated.
    NothingToImitate = "nothing-to-imitate", "6.13";
    /// Nobody else's dwarf stands there.
    NobodyToImitate = "nobody-to-imitate", "6.13";
    /// That space cannot be imitated.
    NotImitable = "not-imitable", "6.13a";
    /// No imitation space twice on the way.
    ImitatedAlready = "imitated-already", "6.13";
    /// Each kind at most once.
    BoughtAlready = "bought-already", "6.14";
    /// The market does not sell it.
    NotSold = "no-such-tile", "6.14";
    /// The gold for it is not there.
    MarketTooDear = "too-dear", "6.14";
    /// The ore for a trade is not there.
    TradeTooDear = "too-dear", "17.8";
    /// Three trades have been made.
    TradedEnough = "traded-enough", "17.8";
    /// This exchange is not possible now.
    NoExchange = "no-exchange", "8";
    /// A pending action could no longer be carried out afterwards.
    Committed = "committed", "4.3c";
    /// The animals all have a place.
    AnimalsFit = "animals-fit", "10.1";
    /// More food than there is, or than is needed.
    FoodAmount = "food-amount", "11.3";
    /// A dwarf cannot be fed with that.
    NotEdible = "not-edible", "11.6";
    /// There are no two parents, or no place for the young.
    NoYoung = "no-young", "10.9";
    /// Nothing is skipped in this harvest.
    NothingToSkip = "nothing-to-skip", "11.2";
    /// The space is not in danger.
    NotInDanger = "not-in-danger", "15.6";
    /// That part is not open.
    PartClosed = "part-closed", "0.4";
    /// Something has to be done first.
    NotOptional = "not-optional", "4.3c";
}

/// Yes, or why not.
pub type Verdict = Result<(), Why>;
