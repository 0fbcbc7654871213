//! The host file: one `host:port` a line, the line of a process being its number.

use crate::error::{ClusterError, Peer};
use std::path::Path;

/// Longer files are no host files.
const MOST_BYTES: u64 = 1 << 16;
/// More processes than any run will have.
const MOST_HOSTS: usize = 1024;

/// The addresses of all processes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hosts {
    addresses: Vec<String>,
}

impl Hosts {
    /// Reads a host file.
    pub fn read(path: &Path) -> Result<Hosts, ClusterError> {
        let bad = |reason: String| ClusterError::Hosts { path: path.to_path_buf(), reason };
        Hosts::parse(&files::read_text(path, MOST_BYTES)?).map_err(bad)
    }

    /// Reads the text of a host file; empty lines at its end do not count.
    pub fn parse(text: &str) -> Result<Hosts, String> {
        let mut addresses: Vec<String> = Vec::new();
        for (number, line) in (1..).zip(text.trim_end().lines()) {
            let address = line.trim();
            let shown = clean(address);
            if !is_address(address) {
                return Err(format!("line {number} is '{shown}', expected host:port such as node1:4001"));
            }
            if let Some(earlier) = addresses.iter().position(|other| other == address) {
                return Err(format!("line {number} is '{shown}' again, as line {}", earlier + 1));
            }
            addresses.push(address.to_string());
        }
        match addresses.len() {
            0 => Err("it is empty, expected one host:port a line".into()),
            len if len > MOST_HOSTS => Err(format!("it has {len} lines, expected at most {MOST_HOSTS}")),
            _ => Ok(Hosts { addresses }),
        }
    }

    /// How many processes there are.
    pub fn len(&self) -> usize {
        self.addresses.len()
    }

    /// Whether there is none, which no host file says.
    pub fn is_empty(&self) -> bool {
        self.addresses.is_empty()
    }

    /// The address of a process.
    pub fn address(&self, process: usize) -> &str {
        &self.addresses[process]
    }

    /// A process with its address.
    pub fn peer(&self, process: usize) -> Peer {
        Peer { process, address: self.addresses[process].clone() }
    }

    /// A number that tells different lists apart.
    pub(crate) fn checksum(&self) -> u32 {
        crc32fast::hash(self.addresses.join("\n").as_bytes())
    }
}

/// Whether a text is a name or number of a host and a port.
fn is_address(text: &str) -> bool {
    let Some((host, port)) = text.rsplit_once(':') else { return false };
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._[]:%".contains(c);
    !host.is_empty() && host.chars().all(is_plain) && port.parse::<u16>().is_ok_and(|port| port > 0)
}

/// A text from a file, short and without control characters.
fn clean(text: &str) -> String {
    text.chars().take(40).map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn lines_are_addresses() {
        let hosts = Hosts::parse("node1:4001\n 10.0.0.2:4001 \n[::1]:4002\n\n").unwrap();
        assert_eq!(hosts.len(), 3);
        assert_eq!(hosts.peer(2), Peer { process: 2, address: "[::1]:4002".into() });
        assert_eq!(hosts.peer(1).to_string(), "process 1 (10.0.0.2:4001)");
    }

    #[cfg(unix)]
    #[test]
    fn a_file_without_an_end_is_not_read_to_its_end() {
        let error = Hosts::read(Path::new("/dev/zero")).unwrap_err().to_string();
        assert_eq!(error, "'/dev/zero' is too large: expected at most 65536 bytes");
    }

    #[track_caller]
    fn check_refused(text: &str, expected: &str) {
        let error = Hosts::parse(text).unwrap_err();
        assert!(error.contains(expected), "{error}");
    }

    #[test]
    fn other_lines_are_refused() {
        check_refused("", "empty");
        check_refused("node1", "line 1 is 'node1', expected host:port");
        check_refused("node1:4001\n\nnode2:4001", "line 2 is ''");
        check_refused("node1:0", "line 1");
        check_refused("node1:70000", "line 1");
        check_refused("a b:4001", "line 1");
        check_refused("\u{1b}[31m:4001", "line 1 is ' [31m:4001'");
        check_refused("node1:4001\nnode1:4001", "line 2 is 'node1:4001' again, as line 1");
        check_refused(&"n:1\n".repeat(2), "again");
        check_refused(&(0..1025).map(|n| format!("n{n}:1\n")).collect::<String>(), "at most 1024");
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused_in_one_line(text in "\\PC*|[a-z0-9:.\n\r\t]{0,60}|.*") {
            if let Err(reason) = Hosts::parse(&text) {
                prop_assert!(!reason.contains(char::is_control), "{reason:?}");
            }
        }
    }
}
