//! The server begins and ends.

use session::StopFlag;
use std::sync::mpsc;
use studio::{Config, ServeError, Started, serve};

fn start(port: u16, stop: &StopFlag) -> (Started, std::thread::JoinHandle<Result<(), ServeError>>) {
    let (tell, told) = mpsc::channel();
    let stop = stop.clone();
    let config = Config { port, ..Config::new(&games::ALL) };
    let server = std::thread::spawn(move || serve(config, &stop, |started| tell.send(started).unwrap()));
    (told.recv().unwrap(), server)
}

#[test]
fn a_taken_port_is_left_for_the_next_and_the_flag_stops_it_all() {
    let stop = StopFlag::default();
    let (first, one) = start(0, &stop);
    assert!(!first.has_moved());
    let (second, two) = start(first.address.port(), &stop);
    assert!(second.has_moved() && second.address.port() > first.address.port());
    stop.raise();
    assert!(one.join().unwrap().is_ok() && two.join().unwrap().is_ok());
}
