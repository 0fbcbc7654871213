//! One program for all tests of exercises.

mod answers;
mod games;
mod hand_made;
mod handed_in;
mod lectures;
mod lessons;
mod quiz;
mod sheets;
