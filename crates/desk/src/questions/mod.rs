//! The questions with one answer. Each file has those of one address or two: what is asked, what is answered, and how it is found.

pub mod eval;
pub mod exercise;
pub mod export;
pub mod games;
pub mod lesson;
pub mod open;
pub mod position;
pub mod record;
pub mod running;
pub mod script;
pub mod search;
pub mod solve;
pub mod truth;
