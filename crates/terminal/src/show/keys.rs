//! Keys: what a person wants, and a queue that also catches what is pressed during a search.

use super::Direction;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::time::Duration;

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    Steer(Direction),
    Pause,
    Faster,
    Slower,
    Forward,
    Back,
    Tree,
    /// Show the tree down to this many plies; 0 for all of it.
    Fold(u32),
    PageUp,
    PageDown,
    Save,
    Quit,
    /// The terminal has another size.
    Redraw,
}

/// The keys pressed so far.
pub(super) struct Keys<'a> {
    waiting: RefCell<VecDeque<Wish>>,
    /// Whether the program was asked from outside to end.
    is_interrupted: &'a dyn Fn() -> bool,
}

impl<'a> Keys<'a> {
    pub(super) fn new(is_interrupted: &'a dyn Fn() -> bool) -> Keys<'a> {
        Keys { waiting: RefCell::default(), is_interrupted }
    }

    /// The next wish, after waiting for it at most so long.
    pub(super) fn next(&self, patience: Duration) -> std::io::Result<Option<Wish>> {
        if self.waiting.borrow().is_empty() {
            self.listen(patience)?;
        }
        if (self.is_interrupted)() {
            return Ok(Some(Wish::Quit));
        }
        Ok(self.waiting.borrow_mut().pop_front())
    }

    /// Whether the player wants to leave; other keys are kept for later.
    pub(super) fn wants_out(&self) -> bool {
        // A terminal that cannot be read any more is left, too.
        let is_broken = self.listen(Duration::ZERO).is_err();
        is_broken || (self.is_interrupted)() || self.waiting.borrow().contains(&Wish::Quit)
    }

    fn listen(&self, patience: Duration) -> std::io::Result<()> {
        if event::poll(patience)? {
            self.waiting.borrow_mut().extend(wish(&event::read()?));
        }
        Ok(())
    }
}

fn wish(event: &Event) -> Option<Wish> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => key_wish(key),
        Event::Resize(..) => Some(Wish::Redraw),
        _ => None,
    }
}

fn key_wish(key: &KeyEvent) -> Option<Wish> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return (key.code == KeyCode::Char('c')).then_some(Wish::Quit);
    }
    match key.code {
        KeyCode::Left => Some(Wish::Steer(Direction::West)),
        KeyCode::Right => Some(Wish::Steer(Direction::East)),
        KeyCode::Up => Some(Wish::Steer(Direction::North)),
        KeyCode::Down => Some(Wish::Steer(Direction::South)),
        KeyCode::PageUp => Some(Wish::PageUp),
        KeyCode::PageDown => Some(Wish::PageDown),
        KeyCode::Enter => Some(Wish::Forward),
        KeyCode::Backspace => Some(Wish::Back),
        KeyCode::Esc => Some(Wish::Quit),
        KeyCode::Char(letter) => letter_wish(letter),
        _ => None,
    }
}

fn letter_wish(letter: char) -> Option<Wish> {
    match letter.to_ascii_lowercase() {
        'a' => Some(Wish::Steer(Direction::West)),
        'd' => Some(Wish::Steer(Direction::East)),
        'w' => Some(Wish::Steer(Direction::North)),
        's' => Some(Wish::Steer(Direction::South)),
        '.' => Some(Wish::Steer(Direction::Stay)),
        ' ' | 'p' => Some(Wish::Pause),
        '+' | '=' => Some(Wish::Faster),
        '-' => Some(Wish::Slower),
        'n' => Some(Wish::Forward),
        'b' => Some(Wish::Back),
        't' => Some(Wish::Tree),
        'f' => Some(Wish::Save),
        'q' => Some(Wish::Quit),
        digit => digit.to_digit(10).map(Wish::Fold),
    }
}
