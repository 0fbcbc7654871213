//! Ctrl-C, a request to end and a closed terminal stop long work cleanly; a second signal ends the program.

use search::Stop;
use session::StopFlag;
use std::sync::OnceLock;

/// Raised by a signal, for long work that is not a search.
static RAISED: Stop = Stop::new();

/// A flag that a signal raises.
pub fn stop_flag() -> StopFlag {
    static FLAG: OnceLock<StopFlag> = OnceLock::new();
    FLAG.get_or_init(listen).clone()
}

/// The same for long work that is not one search.
pub fn raised() -> &'static Stop {
    stop_flag();
    &RAISED
}

/// Whether a signal has come.
pub fn was_raised() -> bool {
    RAISED.is_raised()
}

fn listen() -> StopFlag {
    let flag = StopFlag::default();
    // Without a listener a signal ends the program at once.
    #[cfg(unix)]
    let _ = unix::listen(flag.clone());
    flag
}

#[cfg(unix)]
mod unix {
    use super::RAISED;
    use crate::caged;
    use session::StopFlag;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    /// What shells add to the number of a signal that ended a program.
    const ENDED_BY_SIGNAL: i32 = 128;

    pub fn listen(flag: StopFlag) -> std::io::Result<()> {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        // `nohup` wants a program to live on without its terminal.
        let hangup = Some(SIGHUP).filter(|&signal| !is_ignored(&status, signal));
        let mut signals = Signals::new([SIGINT, SIGTERM].into_iter().chain(hangup))?;
        std::thread::Builder::new().name("signals".into()).spawn(move || {
            for signal in signals.forever().filter(|_| !caged::is_echo()) {
                if RAISED.is_raised() {
                    std::process::exit(ENDED_BY_SIGNAL + signal);
                }
                RAISED.raise();
                flag.raise();
            }
        })?;
        Ok(())
    }

    /// Whether the program was started to ignore a signal, as `nohup` does; `status` is that of Linux.
    fn is_ignored(status: &str, signal: i32) -> bool {
        let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn signals_that_are_ignored_are_known_by_their_bits() {
            let status = "Name:\tplywood\nSigIgn:\t0000000000004001\n";
            assert!(is_ignored(status, SIGHUP) && is_ignored(status, SIGTERM) && !is_ignored(status, SIGINT));
            assert!(!is_ignored("", SIGHUP));
        }
    }
}
