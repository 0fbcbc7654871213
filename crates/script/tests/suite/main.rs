//! Tests of the interpreter with a vocabulary of its own: no game is needed.

mod limits;
mod positions;
mod prelude;
mod support;
