//! Answers that say no.

use crate::cli::told;
use crate::words::{Arg, GameWords, Words};
use serde_json::{Map, Value, json};
use table::{Illegal, Refusal};

/// Why a command was not carried out.
#[derive(Debug)]
pub(super) struct Fault {
    fields: Map<String, Value>,
}

impl Fault {
    /// The fault with this code; its sentence is the message `engine-` + code.
    pub(super) fn new(words: &Words, code: &'static str, args: &[Arg]) -> Fault {
        Fault::saying(code, words.say(&format!("engine-{code}"), args))
    }

    /// A fault whose sentence ends with a reason from elsewhere.
    pub(super) fn because(words: &Words, code: &'static str, reason: &str) -> Fault {
        // The reason becomes the end of our sentence, which has its own full stop.
        let reason = reason.trim_end().trim_end_matches('.');
        Fault::new(words, code, &[("detail", reason.into())])
    }

    /// A game that cannot be set up; the name of the message for people is there if there is one.
    pub(super) fn refused(words: &Words, code: &'static str, refusal: &Refusal) -> Fault {
        let mut fault = Fault::because(words, code, &told(words, refusal));
        if let Some(why) = refusal.why {
            fault.fields.insert("why".into(), why.into());
        }
        fault
    }

    /// A field that is missing or not what it should be.
    pub(super) fn field(words: &Words, field: &str, detail: &str) -> Fault {
        Fault::new(words, "bad_field", &[("field", field.into()), ("detail", detail.into())])
    }

    /// A move that the rules do not allow.
    pub(super) fn illegal(speaker: &GameWords, illegal: &Illegal) -> Fault {
        let mut fault = Fault::saying("illegal_move", speaker.say_why(illegal));
        fault.fields.insert("why".into(), illegal.why.into());
        fault.fields.insert("rule".into(), illegal.rule.into());
        fault
    }

    fn saying(code: &'static str, sentence: String) -> Fault {
        let Value::Object(fields) = json!({"ok": false, "code": code, "error": sentence}) else { unreachable!() };
        Fault { fields }
    }

    /// The answer.
    pub(super) fn into_fields(self) -> Map<String, Value> {
        self.fields
    }
}
