//! A program with a conversation on its standard input and output.

use super::EngineFault;
use search::{Checkpoint, Control};
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// Longer lines are cut: nothing an engine says needs them.
const MAX_LINE: u64 = 1 << 16;
/// Lines kept for a reader who is busy; an engine that says more has to wait.
const MAX_WAITING: usize = 4096;
/// How often a wait looks whether everything is to stop.
const LOOK: Duration = Duration::from_millis(50);
/// How long a program told to quit may take.
const FAREWELL: Duration = Duration::from_millis(300);

/// A line and when it came.
struct TimedLine {
    line: String,
    at: Instant,
}

/// A running program; dropping it ends it.
pub struct Process {
    child: Child,
    input: ChildStdin,
    heard: Receiver<TimedLine>,
}

impl Process {
    /// Starts a program. It does not hear a Ctrl-C meant for us, and what it says on standard error is lost.
    pub fn start(words: &[String]) -> Result<Process, EngineFault> {
        let refuse = |reason: String| EngineFault::Start { command: words.join(" "), reason };
        let (program, arguments) = words.split_first().ok_or_else(|| refuse("no program named".into()))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn().map_err(|error| refuse(error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(refuse("no pipes".into()));
        };
        let (sender, heard) = sync_channel(MAX_WAITING);
        std::thread::spawn(move || listen(output, &sender));
        Ok(Process { child, input, heard })
    }

    /// Says a line. A program that no longer listens is found out when it does not answer.
    pub fn say(&mut self, line: &str) {
        let _ = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
    }

    /// Reads lines until `find` has what it wants, with the time at which that line came.
    pub fn wait_for<T>(
        &mut self,
        doing: &'static str,
        limit: Duration,
        control: &dyn Control,
        mut find: impl FnMut(&str) -> Option<T>,
    ) -> Result<(T, Instant), EngineFault> {
        let deadline = Instant::now() + limit;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.heard.recv_timeout(left.min(LOOK)) {
                Ok(TimedLine { line, at }) => {
                    if let Some(found) = find(&line) {
                        return Ok((found, at));
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(EngineFault::Crashed(doing)),
                Err(RecvTimeoutError::Timeout) if !control.goes_on(Checkpoint::Work) => {
                    return Err(EngineFault::Stopped);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            // Lines may come without end: the limit holds for them too.
            if Instant::now() >= deadline {
                return Err(EngineFault::Hung(doing));
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit");
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(2));
        }
        // It had its chance; whether it is already gone changes nothing.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes the program's lines on until it closes its output or its reader is gone.
fn listen(output: ChildStdout, sender: &SyncSender<TimedLine>) {
    let mut output = BufReader::new(output);
    loop {
        let mut bytes = Vec::new();
        match output.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes) {
            Ok(read) if read > 0 => {
                let line = String::from_utf8_lossy(&bytes).trim().to_string();
                if sender.send(TimedLine { line, at: Instant::now() }).is_err() {
                    return;
                }
            }
            _ => return,
        }
    }
}
