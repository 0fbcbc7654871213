//! One program for all tests of exercises.

mod answers;
mod games;
mod hand_made;
mod lectures;
mod quiz;
mod sheets;
