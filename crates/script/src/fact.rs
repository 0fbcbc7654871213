//! A vocabulary: what a script can ask about a state of a game, and the constants it may use.

use crate::data::Data;
use search::Side;
use std::sync::Arc;

/// What a fact answers.
pub enum FactValue<S> {
    /// Plain data.
    Data(Data),
    /// Another state, of which everything can be asked again.
    State(S),
}

/// Why a fact has no answer, in words for the author of the script.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct FactError(pub String);

/// Looks a fact up in a state.
type FactLookup<S> = Arc<dyn Fn(&S, &Arguments) -> Result<FactValue<S>, FactError> + Send + Sync>;

/// Something that can be asked about a state: a method of the position in a script.
pub struct Fact<S> {
    /// The method's name.
    pub name: &'static str,
    /// The names of its arguments, as in `side, kind`.
    pub arguments: &'static str,
    /// What it gives, in one sentence.
    pub about: &'static str,
    /// A use of it, where `p` is the position.
    pub example: &'static str,
    /// Whether it gives another position.
    pub leads: bool,
    /// Looks it up.
    pub look: FactLookup<S>,
}

impl<S> Fact<S> {
    /// A fact and how it is looked up.
    pub fn new<R: Into<Data>>(
        (name, arguments): (&'static str, &'static str),
        about: &'static str,
        example: &'static str,
        look: impl Fn(&S, &Arguments) -> Result<R, FactError> + Send + Sync + 'static,
    ) -> Fact<S> {
        let look: FactLookup<S> =
            Arc::new(move |state, given| Ok(FactValue::Data(look(state, given)?.into())));
        Fact { name, arguments, about, example, leads: false, look }
    }

    /// A fact that is another position.
    pub fn leading(
        (name, arguments): (&'static str, &'static str),
        about: &'static str,
        example: &'static str,
        look: impl Fn(&S, &Arguments) -> Result<S, FactError> + Send + Sync + 'static,
    ) -> Fact<S> {
        let look: FactLookup<S> = Arc::new(move |state, given| look(state, given).map(FactValue::State));
        Fact { name, arguments, about, example, leads: true, look }
    }
}

impl<S> Clone for Fact<S> {
    fn clone(&self) -> Self {
        Fact { look: Arc::clone(&self.look), ..*self }
    }
}

/// Something that is the same in all states, such as the rows of squares.
#[derive(Clone)]
pub struct Constant {
    /// Its name, in capitals.
    pub name: &'static str,
    /// What it is, in one sentence.
    pub about: &'static str,
    /// A use of it.
    pub example: &'static str,
    /// What it is.
    pub data: Data,
}

/// Everything that the scripts of a game can ask.
pub struct Vocabulary<S> {
    /// Facts about a state.
    pub facts: Vec<Fact<S>>,
    /// What is the same in all states.
    pub constants: Vec<Constant>,
    /// A state without what its key leaves out: facts are looked up there.
    pub bare: fn(&S) -> S,
    /// A state as text, for messages.
    pub show: Arc<dyn Fn(&S) -> String + Send + Sync>,
}

/// The arguments of a fact that is kept for each side of a position.
pub(crate) const SIDE: &str = "side";

/// No fact takes more arguments.
pub(crate) const MOST_ARGUMENTS: usize = 3;

/// What a script hands to a fact.
#[derive(Default)]
pub struct Arguments(pub(crate) [Data; MOST_ARGUMENTS]);

impl Arguments {
    /// The argument at this place, counted from 0.
    pub fn get(&self, index: usize) -> &Data {
        self.0.get(index).unwrap_or(&Data::Nothing)
    }

    /// The side at this place: `MAX` or `MIN`.
    pub fn side(&self, index: usize) -> Result<Side, FactError> {
        side_of(self.get(index)).ok_or_else(|| self.bad(index, "MAX or MIN"))
    }

    /// The text at this place.
    pub fn text(&self, index: usize) -> Result<&str, FactError> {
        self.get(index).text().ok_or_else(|| self.bad(index, "a text"))
    }

    /// The whole number at this place, within these bounds.
    pub fn whole(&self, index: usize, first: u32, last: u32) -> Result<u32, FactError> {
        let number = self.get(index).number().filter(|number| number.fract() == 0.0);
        let fits = |&number: &f64| f64::from(first) <= number && number <= f64::from(last);
        number
            .filter(fits)
            .map(|number| number as u32)
            .ok_or_else(|| self.bad(index, &format!("a whole number, {first} to {last}")))
    }

    /// Says what would have been right at a place.
    pub fn bad(&self, index: usize, expected: &str) -> FactError {
        FactError(format!("argument {} is {}: expected {expected}", index + 1, self.get(index)))
    }
}

/// The side a script means.
pub fn side_of(data: &Data) -> Option<Side> {
    match data {
        Data::Number(1.0) => Some(Side::Max),
        Data::Number(-1.0) => Some(Side::Min),
        _ => None,
    }
}

/// A side as scripts know it: `MAX` is 1 and `MIN` is -1, so that values turn with a product.
pub fn side_sign(side: Side) -> f64 {
    match side {
        Side::Max => 1.0,
        Side::Min => -1.0,
    }
}
