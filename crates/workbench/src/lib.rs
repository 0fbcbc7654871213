//! One face for all games: text in, plain data out.

pub mod view;
