//! What two processes tell each other before they work together, and the reasons why they may not fit.

use crate::error::{ClusterError, Peer};
use endgame::{BuildPlan, Class, ClassId, FileKind, Indexer, Store, StoredEntries};
use serde::{Deserialize, Serialize};
use std::io::{self, ErrorKind, Read, Write};

/// The first bytes on every connection: a connection that begins otherwise is not one of us.
const MAGIC: &[u8; 8] = b"plywood\x01";
/// The magic and the length of what follows.
const HEAD: usize = MAGIC.len() + 4;
/// A greeting is far shorter.
const MOST_BYTES: u32 = 1 << 20;
/// Bytes that are read at once.
const PIECE: usize = 4096;

/// What is in a folder of tables about one class.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct ClassFiles {
    pub(crate) distances: Option<u64>,
    pub(crate) verdicts: Option<u64>,
}

/// What a process says about itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hello {
    pub(crate) version: String,
    pub(crate) process: usize,
    pub(crate) workers: usize,
    pub(crate) hosts: u32,
    pub(crate) game: String,
    pub(crate) pieces: u32,
    /// A checksum of the numbering.
    pub(crate) numbering: u32,
    /// By class, what is there and sound.
    pub(crate) kept: Vec<ClassFiles>,
    /// The name of this process in this run only.
    pub(crate) token: String,
    /// Whether it has the lock of its folder, and so writes there.
    pub(crate) writes: bool,
}

/// What a process knows of the run when it says hello.
pub(crate) struct Introduction<'a, I> {
    pub(crate) indexer: &'a I,
    pub(crate) store: &'a Store,
    pub(crate) plan: &'a BuildPlan,
    pub(crate) pieces: u32,
    pub(crate) process: usize,
    pub(crate) workers: usize,
    pub(crate) hosts: u32,
    pub(crate) token: String,
    pub(crate) writes: bool,
}

impl Hello {
    /// What this process says.
    pub(crate) fn new<I: Indexer>(about: Introduction<I>) -> Hello {
        let kept = about.plan.steps.iter().map(|step| {
            let print = |kind, is_there: bool| {
                is_there.then(|| about.store.fingerprint(about.indexer, step.class, kind)).flatten()
            };
            ClassFiles {
                distances: print(FileKind::Distances, step.found != StoredEntries::Nothing),
                verdicts: print(FileKind::Verdicts, step.found == StoredEntries::Complete),
            }
        });
        Hello {
            version: env!("CARGO_PKG_VERSION").into(),
            process: about.process,
            workers: about.workers,
            hosts: about.hosts,
            game: about.indexer.name().into(),
            pieces: about.pieces,
            numbering: numbering_checksum(about.indexer.classes()),
            kept: kept.collect(),
            token: about.token,
            writes: about.writes,
        }
    }

    /// Sends it.
    pub(crate) fn send(&self, out: &mut impl Write) -> io::Result<()> {
        let text = serde_json::to_vec(self)?;
        let mut bytes = MAGIC.to_vec();
        bytes.extend((text.len() as u32).to_le_bytes());
        bytes.extend(text);
        out.write_all(&bytes)
    }

    /// Receives one; an error if it is none.
    pub(crate) fn receive(from: &mut impl Read) -> io::Result<Hello> {
        Hello::hear(from, &mut Vec::new())?.ok_or_else(|| ErrorKind::TimedOut.into())
    }

    /// Reads on where `heard` ends, and not a byte beyond the greeting; none if the rest has not come yet.
    pub(crate) fn hear(from: &mut impl Read, heard: &mut Vec<u8>) -> io::Result<Option<Hello>> {
        let mut piece = [0; PIECE];
        loop {
            let missing = length(heard)? - heard.len();
            if missing == 0 {
                return Ok(Some(serde_json::from_slice(&heard[HEAD..])?));
            }
            match from.read(&mut piece[..missing.min(PIECE)]) {
                Ok(0) => return Err(ErrorKind::UnexpectedEof.into()),
                Ok(read) => heard.extend(&piece[..read]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(None),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Why another process cannot work with this one.
    pub(crate) fn misfit(&self, other: &Hello, classes: &[Class]) -> Option<String> {
        let traits = |hello: &Hello| {
            [
                ("version", hello.version.clone()),
                ("game", hello.game.clone()),
                ("number of pieces", hello.pieces.to_string()),
                ("number of workers", hello.workers.to_string()),
                ("numbering", format!("{:08x}", hello.numbering)),
                ("host file", format!("{:08x}", hello.hosts)),
            ]
        };
        let mut pairs = traits(other).into_iter().zip(traits(self));
        if let Some(((name, theirs), (_, ours))) = pairs.find(|(theirs, ours)| theirs != ours) {
            return Some(format!("its {name} is '{}', ours is '{ours}'", clean(&theirs)));
        }
        let differ =
            |ours: Option<u64>, theirs: Option<u64>| ours.is_some() && theirs.is_some() && ours != theirs;
        let mut pairs = classes.iter().zip(self.kept.iter().zip(&other.kept));
        let (class, _) = pairs.find(|(_, (ours, theirs))| {
            differ(ours.distances, theirs.distances) || differ(ours.verdicts, theirs.verdicts)
        })?;
        Some(format!("its table of {} is not the same as ours", class.name))
    }

    /// The part of a class that every process has.
    pub(crate) fn found(hellos: &[&Hello], class: ClassId) -> StoredEntries {
        let kept = || hellos.iter().map(|hello| hello.kept.get(class.number()));
        let has = |get: fn(&ClassFiles) -> Option<u64>| kept().all(|kept| kept.and_then(get).is_some());
        match (has(|kept| kept.distances), has(|kept| kept.verdicts)) {
            (true, true) => StoredEntries::Complete,
            (true, false) => StoredEntries::Distances,
            (false, _) => StoredEntries::Nothing,
        }
    }
}

/// How many bytes a greeting has that begins so; an error if none does.
fn length(heard: &[u8]) -> io::Result<usize> {
    let begin = &heard[..heard.len().min(MAGIC.len())];
    let following = heard
        .get(MAGIC.len()..HEAD)
        .map_or(0, |bytes| u32::from_le_bytes(bytes.try_into().expect("four bytes")));
    match MAGIC.starts_with(begin) && following <= MOST_BYTES {
        true => Ok(HEAD + following as usize),
        false => Err(ErrorKind::InvalidData.into()),
    }
}

/// A checksum of names, sizes and slices: processes that number differently would not understand one another.
fn numbering_checksum(classes: &[Class]) -> u32 {
    let described = classes.iter().map(|class| format!("{class:?}")).collect::<Vec<_>>();
    crc32fast::hash(described.join("\n").as_bytes())
}

fn clean(text: &str) -> String {
    text.chars().take(40).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// Fails unless another process fits.
pub(crate) fn check(ours: &Hello, theirs: &Hello, peer: Peer, classes: &[Class]) -> Result<(), ClusterError> {
    ours.misfit(theirs, classes).map_or(Ok(()), |reason| Err(ClusterError::Misfit { peer, reason }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn hello() -> Hello {
        let kept = ClassFiles { distances: Some(7), verdicts: Some(8) };
        Hello {
            version: "1".into(),
            process: 1,
            workers: 2,
            hosts: 3,
            game: "go".into(),
            pieces: 4,
            numbering: 5,
            kept: vec![kept],
            token: "t".into(),
            writes: true,
        }
    }

    fn classes() -> Vec<Class> {
        let name = "AvB".to_string();
        vec![Class { name, pieces: 2, slices: vec![], needs: vec![], largest_part: 0, written_moves: 0 }]
    }

    #[track_caller]
    fn check_misfit(other: Hello, expected: &str) {
        let reason = hello().misfit(&other, &classes()).unwrap_or_default();
        assert!(reason.contains(expected), "{reason}");
    }

    #[test]
    fn a_hello_is_sent_and_received() {
        let mut bytes = Vec::new();
        hello().send(&mut bytes).unwrap();
        assert_eq!(Hello::receive(&mut &bytes[..]).unwrap(), hello());
        assert_eq!(hello().misfit(&Hello { process: 0, token: "u".into(), ..hello() }, &classes()), None);
    }

    #[test]
    fn strangers_are_not_understood() {
        for bytes in
            [&b"GET / HTTP/1.1\r\n\r\n"[..], b"plywood\x01\xff\xff\xff\xff", b"plywood\x01\x02\0\0\0{}", b""]
        {
            assert!(Hello::receive(&mut &bytes[..]).is_err(), "{bytes:?}");
        }
    }

    #[test]
    fn a_greeting_may_come_byte_by_byte_and_what_follows_it_stays() {
        let (mut sent, mut heard) = (Vec::new(), Vec::new());
        hello().send(&mut sent).unwrap();
        for byte in sent[..sent.len() - 1].chunks(1) {
            let mut from = io::Read::chain(byte, Later);
            assert_eq!(Hello::hear(&mut from, &mut heard).unwrap(), None);
        }
        let mut rest = &[&sent[sent.len() - 1..], b"more"].concat()[..];
        assert_eq!(Hello::hear(&mut rest, &mut heard).unwrap(), Some(hello()));
        assert_eq!(rest, b"more");
    }

    /// A connection on which nothing has come yet.
    struct Later;

    impl Read for Later {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(ErrorKind::WouldBlock.into())
        }
    }

    #[test]
    fn a_stranger_is_known_by_the_first_wrong_byte() {
        let heard = |bytes: &[u8]| Hello::hear(&mut io::Read::chain(bytes, Later), &mut Vec::new()).is_err();
        assert!(heard(b"G") && heard(b"plywooX") && heard(b"plywood\x01\0\0\x20\0"));
        assert!(!heard(b"") && !heard(b"plywood\x01\0\0\x10\0"));
    }

    #[test]
    fn processes_must_fit() {
        check_misfit(Hello { version: "2".into(), ..hello() }, "its version is '2', ours is '1'");
        check_misfit(Hello { workers: 3, ..hello() }, "number of workers");
        check_misfit(Hello { pieces: 5, ..hello() }, "number of pieces");
        check_misfit(Hello { game: "a\nb".into(), ..hello() }, "its game is 'a b'");
        check_misfit(Hello { hosts: 1, ..hello() }, "host file");
        let kept = vec![ClassFiles { distances: Some(9), verdicts: None }];
        check_misfit(Hello { kept, ..hello() }, "its table of AvB is not the same as ours");
    }

    #[test]
    fn what_one_lacks_is_built_by_all() {
        let lacks = Hello { kept: vec![ClassFiles { distances: Some(7), verdicts: None }], ..hello() };
        assert_eq!(hello().misfit(&lacks, &classes()), None);
        assert_eq!(Hello::found(&[&hello(), &hello()], ClassId(0)), StoredEntries::Complete);
        assert_eq!(Hello::found(&[&hello(), &lacks], ClassId(0)), StoredEntries::Distances);
        let nothing = Hello { kept: vec![], ..hello() };
        assert_eq!(Hello::found(&[&hello(), &nothing], ClassId(0)), StoredEntries::Nothing);
    }

    proptest! {
        #[test]
        fn no_bytes_are_too_much(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
            let mut framed = MAGIC.to_vec();
            framed.extend((bytes.len() as u32).to_le_bytes());
            framed.extend(&bytes);
            let _ = (Hello::receive(&mut &bytes[..]), Hello::receive(&mut &framed[..]));
        }
    }
}
