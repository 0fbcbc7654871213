//! How far long work is, on standard error: a bar on a terminal, else a line now and then.
//!
//! `PLYWOOD_PROGRESS` says how many seconds are between two lines, and `0` that there are none.

use crate::caged::start_player;
use crate::{interrupt, output};
use indicatif::{HumanDuration, ProgressBar, ProgressStyle};
use lab::{Caller, ExperimentLimits, LabError, LongWork, News};
use session::StopFlag;
use std::io::IsTerminal;
use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

/// Between two lines about work that is not watched on a terminal, unless the variable below says otherwise.
const BETWEEN_LINES: Duration = Duration::from_secs(5);

/// The variable that says how many seconds are between two lines; 0 for no lines.
const BETWEEN_VARIABLE: &str = "PLYWOOD_PROGRESS";

/// Between two looks at a count on a terminal.
const BETWEEN_LOOKS: Duration = Duration::from_millis(200);

/// Says something again and again while it lives, from a thread of its own.
struct Ticker(Option<Sender<()>>, Option<std::thread::JoinHandle<()>>);

impl Ticker {
    fn start(pause: Duration, say: impl Fn() + Send + 'static) -> Ticker {
        let (end, ended) = channel::<()>();
        let thread = std::thread::spawn(move || {
            while ended.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
                say();
            }
        });
        Ticker(Some(end), Some(thread))
    }

    /// Says nothing.
    fn silent() -> Ticker {
        Ticker(None, None)
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        self.0 = None;
        let _ = self.1.take().map(std::thread::JoinHandle::join);
    }
}

/// How long to wait between two lines; nothing where none are wanted.
fn between_lines() -> Option<Duration> {
    let said = std::env::var(BETWEEN_VARIABLE).ok().and_then(|seconds| seconds.parse::<f64>().ok());
    let pause = said.map_or(Some(BETWEEN_LINES), |seconds| Duration::try_from_secs_f64(seconds).ok());
    pause.filter(|pause| !pause.is_zero())
}

/// How far work is that knows how much there is to do.
pub struct Bar {
    bar: ProgressBar,
    _lines: Ticker,
}

impl Deref for Bar {
    type Target = ProgressBar;

    fn deref(&self) -> &ProgressBar {
        &self.bar
    }
}

/// A bar with the time left; a line now and then where standard error is no terminal.
pub fn bar(total: u64) -> Bar {
    if std::io::stderr().is_terminal() {
        let bar = ProgressBar::new(total);
        let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {elapsed} so far, {eta} left");
        bar.set_style(style.expect("the template is ours"));
        return Bar { bar, _lines: Ticker::silent() };
    }
    let bar = ProgressBar::hidden();
    bar.set_length(total);
    let (watched, started) = (bar.clone(), Instant::now());
    let say = move || {
        let far = how_far(watched.position(), watched.length().unwrap_or_default(), started.elapsed());
        output::tell(&format!("plywood: {far}\n"));
    };
    let lines = between_lines().map_or_else(Ticker::silent, |pause| Ticker::start(pause, say));
    Bar { bar, _lines: lines }
}

/// How much of the work is done, and how long the rest will take if it goes on like this.
fn how_far(done: u64, total: u64, so_far: Duration) -> String {
    let elapsed = HumanDuration(so_far);
    // Work that goes on behind its last step knows no time left either.
    if done == 0 || done >= total {
        return format!("{elapsed} so far");
    }
    let left = so_far.mul_f64((total - done) as f64 / done as f64);
    let percent = done as f64 * 100.0 / total as f64;
    format!("{percent:.0} % done, {elapsed} so far, about {} left", HumanDuration(left))
}

/// Runs work that counts what it visits and cannot tell how much is to come: how many so far, at a terminal all the time, else a line now and then.
pub fn count_visits<T>(visited: &'static str, stop: &StopFlag, work: impl FnOnce() -> T) -> T {
    let stop = stop.clone();
    report_count(visited, move || stop.nodes(), work)
}

/// The same for work that is asked how much it has done.
pub fn report_count<T>(
    what: &'static str,
    done: impl Fn() -> u64 + Send + 'static,
    work: impl FnOnce() -> T,
) -> T {
    let is_watched = std::io::stderr().is_terminal();
    let pause = if is_watched { Some(BETWEEN_LOOKS) } else { between_lines() };
    let say = move || {
        let line = format!("{} {what} so far", output::count(done()));
        match is_watched {
            true => output::tell_again(&line),
            false => output::tell(&format!("plywood: {line}\n")),
        }
    };
    let lines = pause.map_or_else(Ticker::silent, |pause| Ticker::start(pause, say));
    let result = work();
    drop(lines);
    if is_watched {
        output::tell_again("");
    }
    result
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

/// Carries out an experiment with a bar; Ctrl-C stops it.
pub fn carried<T>(work: impl FnOnce(&Caller<'_>) -> Result<T, LabError>) -> Result<T, LabError> {
    let (bar, stop) = (bar(0), interrupt::stop_flag());
    let hear = |news: News| follow(&bar, &news);
    let found = work(&Caller::new(&hear, &stop, ExperimentLimits::WIDEST));
    bar.finish_and_clear();
    found
}

/// Asks an experiment for what takes no time.
pub fn quietly<T>(
    stop: &StopFlag,
    work: impl FnOnce(&Caller<'_>) -> Result<T, LabError>,
) -> Result<T, LabError> {
    work(&Caller::new(&|_| {}, stop, ExperimentLimits::WIDEST).with_cages(start_player))
}

/// Shows how far an experiment is.
pub fn follow(bar: &Bar, news: &News) {
    if let News::Progress { done, total, .. } = news {
        bar.set_length(*total);
        bar.set_position(*done);
    }
}

/// Carries out an experiment that cannot tell how much is to come: how many so far.
pub fn carried_counted<T>(
    what: &'static str,
    work: impl FnOnce(&Caller<'_>) -> Result<T, LabError>,
) -> Result<T, LabError> {
    let (count, stop) = (Arc::new(AtomicU64::new(0)), interrupt::stop_flag());
    let hear = |news: News| {
        if let News::Progress { done, .. } = news {
            count.store(done, Ordering::Relaxed);
        }
    };
    let seen = Arc::clone(&count);
    let carry_out = || work(&Caller::new(&hear, &stop, ExperimentLimits::WIDEST));
    report_count(what, move || seen.load(Ordering::Relaxed), carry_out)
}
