//! The net that is built in.

use draughts::{Draughts, DraughtsInputs};
use net::testkit::check_net;
use net::{Net, NetValue};
use search::Notation as _;
use std::sync::Arc;

/// Random nets have small weights; those of this one are as large as training made them.
#[test]
fn running_sums_of_the_built_in_net_agree_with_sums_from_nothing() {
    let is_long = evidence::takes_minutes("running sums of the built-in net in a million states");
    let states = if is_long { 1_000_000 } else { 500 };
    let net = Net::from_bytes(include_bytes!("../../nets/draughts.net")).unwrap();
    let value = NetValue::new(Arc::new(net), Arc::new(DraughtsInputs::default()), None).unwrap();
    let answers = check_net(&Draughts, &value, &Draughts.start(), states, 11);
    assert!(answers > 20, "{answers} different answers in {states} states");
}
