//! What things are worth to a farmer, in points: the numbers that can be tuned.

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// What things are worth, in points.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Default for Weights {
            fn default() -> Weights {
                Weights { $($name: $value,)* }
            }
        }

        impl Weights {
            /// The names of the weights.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The weights as a list, in the order of their names.
            pub fn to_list(&self) -> Vec<f32> {
                vec![$(self.$name),*]
            }

            /// Weights from such a list; nothing if it has another length.
            pub fn from_list(list: &[f32]) -> Option<Weights> {
                let mut list = list.iter();
                let weights = Weights { $($name: *list.next()?,)* };
                list.next().is_none().then_some(weights)
            }
        }
    };
}

weights! {
    /// An action still to come.
    action = 0.988;
    /// How much less an action is worth for each food a person eats in a harvest to come.
    mouth = 0.334;
    /// A room without a person, for each round in which a person could still be born and work.
    spare_room = 0.522;
    /// A room beyond that, in points.
    more_rooms = 0.857;
    /// Food that must still be found for a harvest, each.
    missing_food = 0.453;
    /// Food that can be found by one action.
    food_per_action = 2.642;
    /// Food left over, up to what the next harvest takes.
    spare_food = 0.179;
    /// Food beyond that.
    idle_food = 0.082;
    /// Each of the first 5 wood.
    wood_1 = 0.695;
    /// Each of the next 10 wood.
    wood_2 = 0.593;
    /// Each further wood.
    wood_3 = 0.071;
    /// Each of the first 3 clay.
    clay_1 = 0.888;
    /// Each of the next 4 clay.
    clay_2 = 0.433;
    /// Each further clay.
    clay_3 = 0.075;
    /// Each of the first 2 reed.
    reed_1 = 0.624;
    /// Each of the next 3 reed.
    reed_2 = 0.379;
    /// Each further reed.
    reed_3 = 0.108;
    /// Each of the first 3 stone.
    stone_1 = 1.203;
    /// Each of the next 4 stone.
    stone_2 = 0.516;
    /// Each further stone.
    stone_3 = 0.149;
    /// After how many actions building resources have lost half of their worth before the end.
    building_time = 3.501;
    /// A grain in the supply that finds a field, for each harvest to come.
    seed_grain = 0.167;
    /// A vegetable in the supply that finds a field, for each harvest to come.
    seed_vegetable = 0.208;
    /// An empty field, for each harvest to come.
    empty_field = 0.146;
    /// A field before it counts as one when scoring.
    first_field = 0.791;
    /// Room for one more animal, for each harvest to come.
    free_place = 0.065;
    /// A pair of animals that can have young, at once.
    pair = 0.467;
    /// A Fireplace, for each harvest to come.
    fireplace = 0.585;
    /// A Cooking Hearth, for each harvest to come.
    hearth = 0.521;
    /// An oven, for each harvest to come.
    oven = 0.228;
    /// A workshop, for each harvest to come.
    workshop = 0.275;
    /// How much less points are worth that come from goods one may still have to eat.
    edible = 0.739;
    /// An unused space can still be used: how much of its point comes back for each action left (at most all).
    unused = 0.025;
    /// A renovated house makes the next renovation possible.
    clay_house = 0.813;
    /// Being start player when the next round begins.
    start_player = 0.864;
    /// Alone at the table: how much of their worth goods on the action spaces have.
    lying = 0.5;
    /// A card in hand.
    hand_card = 0.126;
    /// A card in play whose worth is not in its points.
    played_card = 0.789;
    /// Fences that stand, before they close the last pasture.
    fence = 0.049;
}
