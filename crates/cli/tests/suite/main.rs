//! Every integration test of `cli`, in one binary: one link instead of one for each file.

mod cage;
mod clients;
mod cluster;
mod colour;
mod commands;
mod definitions;
mod disaster;
mod documents;
mod idiom;
mod lab_page;
mod markdown;
mod script_children;
mod shards;
mod signature;
mod studio;
mod supply;
mod transcripts;
mod uci;
