//! Games written down as trees in text files.
//!
//! An [`Explicit`] tree is the rules of a game: a state is a node, a move leads to a child, and a leaf ends the
//! game with its value for MAX. Trees are read with [`Explicit::parse`], built with [`Explicit::builder`] and
//! written with [`Explicit::to_text`].
//!
//! # The text
//!
//! ```text
//! max A                 # MAX chooses; the node is called A
//!   left -> min B       # the move from A to B is called left
//!     3                 # leaves are numbers
//!     D = 12            # and may have names
//!   right -> chance C [4]    # an estimate, used when a search stops here
//!     1/2: 4            # probabilities; without them all children are equally likely
//!     1/2: 6
//! ```
//!
//! The same on one line:
//!
//! ```text
//! (max A left -> (min B 3 D=12) right -> (chance C [4] 1/2: 4 1/2: 6))
//! ```
//!
//! And as JSON:
//!
//! ```text
//! {"kind":"max","name":"A","children":[
//!   {"label":"left","kind":"min","name":"B","children":[3,{"name":"D","value":12}]},
//!   {"label":"right","kind":"chance","name":"C","eval":4,"children":[
//!     {"probability":0.5,"value":4},{"probability":0.5,"value":6}]}]}
//! ```
//!
//! `FORMAT.md` next to the code has every rule. What a checked tree promises: names are unique, siblings' moves
//! are written differently, leaves have values, inner nodes have children, a chance node's probabilities are
//! above 0 and sum to 1, and the bounds of [`limits`] hold.

#![cfg_attr(
    test,
    allow(dead_code, reason = "unit tests are compiled without the kit, the only user of some parts")
)]

mod assemble;
mod builder;
mod draft;
mod error;
// Unit tests need no kit, and without it no search is compiled a second time.
#[cfg(not(test))]
pub mod kit;
mod lecture;
pub mod limits;
mod notation;
mod read;
mod rules;
mod tree;
mod value;
mod words;
mod write;

pub use builder::{Builder, Nameless};
pub use draft::Edge;
pub use error::{TextPosition, TreeError};
pub use lecture::{LECTURES, Lecture, lecture};
pub use rules::Branch;
pub use tree::{Below, Explicit, NodeId, NodeKind};
pub use value::{PRESETS, given, preset};
pub use words::read_number;

/// The example of the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
