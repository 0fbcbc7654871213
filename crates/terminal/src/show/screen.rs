//! The terminal: taken over for the game and given back whatever happens.

use super::ShowError;
use super::keys::{Keys, Wish};
use super::stage::GameStage;
use crossterm::cursor::{Hide, MoveTo, Show};
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use crossterm::{execute, queue};
use search::Checkpoint;
use std::io::{Stdout, Write, stdout};
use std::time::Duration;

/// A signal is noticed within this time even if no key is pressed.
const PATIENCE: Duration = Duration::from_millis(200);

/// Plays until the player leaves or the program is asked to end. Gives the last line, for the ordinary screen.
pub fn show(mut stage: GameStage<'_>, is_interrupted: &dyn Fn() -> bool) -> Result<String, ShowError> {
    let keys = Keys::new(is_interrupted);
    let control = |_: Checkpoint| !keys.wants_out();
    let mut screen = Screen::take()?;
    loop {
        screen.draw(&mut stage)?;
        match keys.next(stage.patience().min(PATIENCE))? {
            Some(Wish::Quit) => return Ok(stage.leave()),
            Some(wish) => stage.grant(wish, &control)?,
            None => {}
        }
        stage.tick(&control);
    }
}

/// The terminal while the game has it.
struct Screen {
    out: Stdout,
    /// The lines on it, to write only what has changed.
    lines: Vec<String>,
    size: (u16, u16),
}

impl Screen {
    fn take() -> std::io::Result<Screen> {
        give_back_on_panic();
        enable_raw_mode()?;
        let screen = Screen { out: stdout(), lines: Vec::new(), size: (0, 0) };
        execute!(&screen.out, EnterAlternateScreen, Hide)?;
        Ok(screen)
    }

    fn draw(&mut self, stage: &mut GameStage<'_>) -> std::io::Result<()> {
        let size = size()?;
        if size != self.size {
            self.size = size;
            self.lines.clear();
            queue!(self.out, Clear(ClearType::All))?;
        }
        let (columns, rows) = (usize::from(size.0), usize::from(size.1));
        let mut lines = stage.lines(columns, rows);
        lines.truncate(rows);
        for row in 0..lines.len().max(self.lines.len()) {
            let line = lines.get(row).map_or("", String::as_str);
            if self.lines.get(row).is_none_or(|before| before != line) {
                queue!(self.out, MoveTo(0, row as u16), Clear(ClearType::CurrentLine))?;
                self.out.write_all(line.as_bytes())?;
            }
        }
        self.lines = lines;
        self.out.flush()?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Errors are ignored: the terminal is gone then.
fn give_back() {
    let _ = execute!(stdout(), Show, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}

/// A panic's message must be seen on the ordinary screen.
fn give_back_on_panic() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        give_back();
        usual(panic);
    }));
}
