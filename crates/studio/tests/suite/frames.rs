//! What travels between the studio and a child that runs scripts.

use std::io;
use studio::internals::{ChildMessage, PipeFrame};

fn read(bytes: &[u8]) -> io::Result<Option<PipeFrame<ChildMessage>>> {
    PipeFrame::read(&mut &*bytes)
}

#[test]
fn frames_come_out_as_they_went_in() {
    let answer = ChildMessage::Answer { status: 200, kind: "image/png".into(), file: Some("a\n\"b".into()) };
    let frames = [
        PipeFrame { id: 7, what: answer, bytes: b"\n{}\0\xff".to_vec() },
        PipeFrame { id: u64::MAX, what: ChildMessage::Tell { is_last: true }, bytes: Vec::new() },
        PipeFrame { id: 0, what: ChildMessage::Closed, bytes: b"x".to_vec() },
    ];
    let mut pipe = Vec::new();
    frames.iter().for_each(|frame| frame.write(&mut pipe).unwrap());
    let mut rest = &pipe[..];
    for frame in frames {
        assert_eq!(PipeFrame::read(&mut rest).unwrap(), Some(frame));
    }
    assert_eq!(PipeFrame::<ChildMessage>::read(&mut rest).unwrap(), None);
}

#[test]
fn what_a_broken_child_writes_is_an_error() {
    let closed = |bytes: &str| format!("{{\"id\":1,\"bytes\":{bytes},\"what\":\"closed\"}}\n");
    assert!(read(closed("0").as_bytes()).unwrap().is_some());
    for bytes in ["1", "99999999999", "-1", "\"1\""] {
        assert!(read(closed(bytes).as_bytes()).is_err(), "{bytes}");
    }
    for text in ["\n", "hello\n", "{}\n", "{", &" ".repeat(10_000)] {
        assert!(read(text.as_bytes()).is_err(), "{text:.20}");
    }
}
