//! What things are worth to a farmer, in points: the numbers that can be tuned.
//!
//! There are two columns. The first is for somebody who looks one turn ahead: its numbers were found by evolution, and
//! make up for what such a player does not see. The second is for somebody who searches: its numbers were fitted to how
//! games end.

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr, $searching:expr;)*) => {
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
            /// What things are worth to somebody who searches.
            pub const fn searching() -> Weights {
                Weights { $($name: $searching,)* }
            }

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

            /// These weights with those that a text names, line by line, as the examples `fit` and `tune` print them; the
            /// last mention counts. Nothing if a number is none.
            pub fn with_lines(&self, text: &str) -> Option<Weights> {
                let mut list = self.to_list();
                for line in text.lines() {
                    if let Some((name, value)) = line.trim().trim_end_matches(';').split_once(" = ")
                        && let Some(i) = Weights::NAMES.iter().position(|n| *n == name)
                    {
                        list[i] = value.parse().ok()?;
                    }
                }
                Weights::from_list(&list)
            }
        }
    };
}

weights! {
    /// An action still to come.
    action = 2.090, 1.268;
    /// How much less an action is worth for each food a person eats in a harvest to come.
    mouth = 0.345, 0.222;
    /// A room without a person, for each round in which a person could still be born and work.
    spare_room = 0.561, 0.782;
    /// A room beyond that, in points.
    more_rooms = 0.743, 0.742;
    /// Food that must still be found for a harvest, each.
    missing_food = 0.487, 0.513;
    /// Food that can be found by one action.
    food_per_action = 2.333, 1.851;
    /// Food left over, up to what the next harvest takes.
    spare_food = 0.163, 0.060;
    /// Food beyond that.
    idle_food = 0.092, 0.075;
    /// Each of the first 5 wood.
    wood_1 = 0.641, 1.106;
    /// Each of the next 10 wood.
    wood_2 = 0.589, 1.192;
    /// Each further wood.
    wood_3 = 0.062, 0.063;
    /// Each of the first 3 clay.
    clay_1 = 1.271, 1.655;
    /// Each of the next 4 clay.
    clay_2 = 0.594, 1.425;
    /// Each further clay.
    clay_3 = 0.062, 0.062;
    /// Each of the first 2 reed.
    reed_1 = 1.092, 1.801;
    /// Each of the next 3 reed.
    reed_2 = 0.510, 0.763;
    /// Each further reed.
    reed_3 = 0.123, 0.129;
    /// Each of the first 3 stone.
    stone_1 = 1.011, 1.201;
    /// Each of the next 4 stone.
    stone_2 = 0.534, 1.242;
    /// Each further stone.
    stone_3 = 0.160, 0.160;
    /// After how many actions building resources have lost half of their worth before the end.
    building_time = 3.159, 13.537;
    /// A grain in the supply that finds a field, for each harvest to come.
    seed_grain = 0.131, 0.020;
    /// A vegetable in the supply that finds a field, for each harvest to come.
    seed_vegetable = 0.185, 0.114;
    /// An empty field, for each harvest to come.
    empty_field = 0.101, 0.028;
    /// Room for one more animal, for each harvest to come.
    free_place = 0.062, 0.113;
    /// A pair of animals that can have young, at once.
    pair = 0.425, 0.094;
    /// A Fireplace, for each harvest to come.
    fireplace = 0.948, 0.945;
    /// A Cooking Hearth, for each harvest to come.
    hearth = 0.450, 0.771;
    /// An oven, for each harvest to come.
    oven = 0.210, 0.098;
    /// A workshop, for each harvest to come.
    workshop = 0.231, 0.034;
    /// How much less points are worth that come from goods one may still have to eat.
    edible = 0.812, 0.821;
    /// An unused space can still be used: how much of its point comes back for each action left (at most all).
    unused = 0.029, 0.044;
    /// A renovated house makes the next renovation possible.
    clay_house = 0.643, 0.166;
    /// Being start player when the next round begins.
    start_player = 1.026, 0.167;
    /// Alone at the table: how much of their worth goods on the action spaces have.
    lying = 0.498, 0.498;
    /// A card in hand.
    hand_card = 0.142, 0.142;
    /// A card in play whose worth is not in its points.
    played_card = 0.844, 0.844;
    /// Fences that stand, before they close the last pasture.
    fence = 0.049, 0.035;
}
