//! One program for all tests of games that users write.

mod examples;
mod rules;
mod texts;
