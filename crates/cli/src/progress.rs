//! How far long work is, on standard error when somebody watches.

use crate::interrupt;
use indicatif::{ProgressBar, ProgressStyle};
use lab::LongWork;
use std::io::IsTerminal;

/// A bar with the time left; nobody sees it where standard error is no terminal.
pub fn bar(total: u64) -> ProgressBar {
    let bar = if std::io::stderr().is_terminal() { ProgressBar::new(total) } else { ProgressBar::hidden() };
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {elapsed} so far, {eta} left");
    bar.set_style(style.expect("the template is ours"));
    bar
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
