//! Why something cannot be done: how a game lists its reasons.

use crate::game::Illegal;

/// Lists the reasons of a game: a name, the end of the message's name, and the number of the rule.
///
/// Makes an enum `Why` with all reasons in `Why::ALL`, each of which turns into an [`Illegal`].
///
/// ```
/// table::reasons! { "chess-why-";
///     /// The king would be in check.
///     Check = "check", "3.9";
/// }
/// let illegal: table::Illegal = Why::Check.into();
/// assert_eq!((illegal.why, illegal.rule), ("chess-why-check", "3.9"));
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! reasons {
    ($prefix:literal; $($(#[$doc:meta])* $name:ident = $message:literal, $rule:literal;)*) => {
        /// A reason why something cannot be done.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Why { $($(#[$doc])* $name),* }

        impl Why {
            /// Every reason.
            pub const ALL: &'static [Why] = &[$(Why::$name),*];
        }

        impl From<Why> for $crate::Illegal {
            fn from(why: Why) -> $crate::Illegal {
                match why {
                    $(Why::$name => $crate::Illegal { why: concat!($prefix, $message), rule: $rule }),*
                }
            }
        }
    };
}

/// Turns a condition into a verdict: yes, or why not.
#[inline]
pub fn check<W>(condition: bool, why: W) -> Result<(), W>
where
    Illegal: From<W>,
{
    if condition { Ok(()) } else { Err(why) }
}
