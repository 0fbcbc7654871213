//! Every integration test of `cli`, in one binary: one link instead of one for each file.

mod build;
mod cage;
mod clients;
mod cluster;
mod colour;
mod commands;
mod definitions;
mod disaster;
mod documents;
mod findings;
mod hostile;
mod idiom;
mod lab_page;
mod markdown;
mod script_children;
mod shards;
mod signature;
mod strangers;
mod studio;
mod supply;
mod transcripts;
mod uci;
