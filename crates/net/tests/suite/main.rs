//! One program for all tests of nets that need no game.

mod files;
mod samples;
mod training;
