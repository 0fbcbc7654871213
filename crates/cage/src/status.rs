//! How much memory a process takes, as the system tells: in `/proc` on Linux, by `ps` elsewhere.

#[cfg(target_os = "linux")]
pub(crate) use linux::Status;
#[cfg(not(target_os = "linux"))]
pub(crate) use listed::Status;

#[cfg(target_os = "linux")]
mod linux {
    use std::fs::File;
    use std::io::{Read, Seek};

    /// More than the file of any process.
    const MAX_BYTES: u64 = 16 << 10;

    /// The open file about one process: can be read again without a right to open it.
    pub(crate) struct Status {
        file: File,
    }

    impl Status {
        /// That of a process; `self` is this one.
        pub fn open(process: &str) -> std::io::Result<Status> {
            Ok(Status { file: File::open(format!("/proc/{process}/status"))? })
        }

        /// The most memory the process ever had at once, in KiB, without what is read from files. None once it has ended.
        pub fn peak_kib(&mut self) -> Option<u64> {
            let mut text = String::new();
            self.file.rewind().ok()?;
            self.file.by_ref().take(MAX_BYTES).read_to_string(&mut text).ok()?;
            let files = field(&text, "RssFile:").unwrap_or_default();
            Some(field(&text, "VmHWM:")?.saturating_sub(files))
        }
    }

    /// A line such as `VmHWM:    5120 kB`.
    fn field(text: &str, name: &str) -> Option<u64> {
        let line = text.lines().find_map(|line| line.strip_prefix(name))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

/// Where nothing remembers a peak, looking often enough has to do.
#[cfg(any(test, not(target_os = "linux")))]
mod listed {
    use std::process::Command;

    /// A process by its number.
    pub(crate) struct Status {
        process: String,
    }

    impl Status {
        /// That of a process.
        pub fn open(process: &str) -> std::io::Result<Status> {
            Ok(Status { process: process.into() })
        }

        /// How much memory the process has now, in KiB. None once it has ended.
        pub fn peak_kib(&mut self) -> Option<u64> {
            let told = Command::new("ps").args(["-o", "rss=", "-p", &self.process]).output().ok()?;
            String::from_utf8_lossy(&told.stdout).trim().parse().ok()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(target_os = "linux")]
    #[test]
    fn the_peak_is_remembered_when_the_memory_was_given_back() {
        let mut status = Status::open("self").unwrap();
        // More than the other test holds at the same time. The system counts pages in batches: a few may be missing.
        drop(std::hint::black_box(vec![1_u8; 256 << 20]));
        let peak = status.peak_kib().unwrap();
        assert!(peak >= 240 << 10, "{peak} KiB");
    }

    #[test]
    fn a_listed_process_has_memory_until_it_ends() {
        if std::process::Command::new("ps").output().is_err() {
            return;
        }
        let held = std::hint::black_box(vec![1_u8; 64 << 20]);
        let found = listed::Status::open(&std::process::id().to_string()).unwrap().peak_kib();
        assert!(found.is_some_and(|kib| kib >= 64 << 10), "{found:?} of {}", held.len());
        assert_eq!(listed::Status::open("0").unwrap().peak_kib(), None);
    }
}
