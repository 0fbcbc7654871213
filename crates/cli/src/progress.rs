//! How far long work is, on standard error when somebody watches.

use crate::{interrupt, output};
use indicatif::{ProgressBar, ProgressStyle};
use lab::LongWork;
use session::StopFlag;
use std::io::IsTerminal;
use std::sync::mpsc::RecvTimeoutError;
use std::time::Duration;

/// A bar with the time left; nobody sees it where standard error is no terminal.
pub fn bar(total: u64) -> ProgressBar {
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(total) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {elapsed} so far, {eta} left");
    bar.set_style(style.expect("the template is ours"));
    bar
}

/// Between two lines about work that is not watched on a terminal.
const BETWEEN_LINES: Duration = Duration::from_secs(10);

/// Runs work that counts what it visits and cannot tell how much is to come: how many so far, at a terminal all the time, else a line now and then.
pub fn counted<T>(stop: &StopFlag, work: impl FnOnce() -> T) -> T {
    let is_watched = std::io::stderr().is_terminal();
    let pause = if is_watched { Duration::from_millis(200) } else { BETWEEN_LINES };
    let (end, ended) = std::sync::mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            while ended.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
                let line = format!("{} positions so far", output::count(stop.nodes()));
                match is_watched {
                    true => output::tell_again(&line),
                    false => output::tell(&format!("plywood: {line}\n")),
                }
            }
            if is_watched {
                output::tell_again("");
            }
        });
        let done = work();
        drop(end);
        done
    })
}

/// Runs long work with a bar; Ctrl-C stops it.
pub fn watched<T>(work: impl FnOnce(LongWork<'_>) -> T) -> T {
    let bar = bar(0);
    let tell = |done: u64, total: u64| {
        bar.set_length(total);
        bar.set_position(done);
    };
    let result = work(LongWork { stop: interrupt::raised(), progress: &tell });
    bar.finish_and_clear();
    result
}
