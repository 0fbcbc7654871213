//! One file for each command.

pub mod analyse;
pub mod bench;
pub mod book;
pub mod check;
mod define;
pub mod demo;
pub mod endgame;
mod endgame_team;
pub mod eval;
mod exercise;
pub mod gomocup;
pub mod hub;
pub mod lab;
pub mod match_games;
pub mod merge;
pub mod moves;
pub mod net;
pub mod pacman;
pub mod perft;
pub mod play;
pub mod search;
pub mod solve;
pub mod studio;
pub mod suite;
pub mod tree;
pub mod uci;
mod worksheet;
