//! Endgame tables built by many workers: threads of one process, or of several on several machines.
//!
//! The positions of a class are parted over the workers by number ([`Partition`]). Every worker looks at its own positions,
//! asks the owners of others for what it must know about them, and tells the owners of the positions before a decided
//! one. Letters and rounds are those of the dataflow engine `timely`: a round is over when its progress tracking says
//! that no letter of that round can come any more. Each finished class is packed by all, and written by one process for
//! every folder of tables; a run that ends early is started again and goes on with the first class that is missing.
//!
//! Links between processes are plain TCP without secrets: for a network that is trusted.
//!
//! Invariant: this crate knows no game and prints nothing; it listens only on addresses that a host file names.

mod build;
mod connect;
mod ending;
mod error;
mod figures;
mod greeting;
mod hello;
mod hosts;
mod letter;
mod link;
mod member;
mod pack;
mod post;
mod questions;
mod run;
mod runs;
mod schedule;
mod shard;
mod share;
mod solve;
mod tally;
pub mod testkit;
mod token;
mod wave;

pub use build::{BuildNotice, Membership, build};
pub use error::{ClusterError, Peer};
pub use figures::BuildFigures;
pub use hosts::Hosts;
pub use schedule::{ClassCost, Rates, Schedule, Spent, schedule};
pub use share::Partition;
