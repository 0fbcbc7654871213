//! Keys: what a person wants, and a queue that also catches what is pressed during a search.

use crate::interrupt;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use pacman::Move;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    Steer(Move),
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
#[derive(Default)]
pub struct Keys {
    waiting: RefCell<VecDeque<Wish>>,
}

impl Keys {
    /// The next wish, after waiting for it at most so long.
    pub fn next(&self, patience: Duration) -> std::io::Result<Option<Wish>> {
        if self.waiting.borrow().is_empty() {
            self.listen(patience)?;
        }
        if interrupt::raised().load(Ordering::Relaxed) {
            return Ok(Some(Wish::Quit));
        }
        Ok(self.waiting.borrow_mut().pop_front())
    }

    /// Whether somebody wants to leave; other wishes are kept for later.
    pub fn wants_out(&self) -> bool {
        // A terminal that cannot be read any more is left, too.
        let is_broken = self.listen(Duration::ZERO).is_err();
        is_broken
            || interrupt::raised().load(Ordering::Relaxed)
            || self.waiting.borrow().contains(&Wish::Quit)
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
        KeyCode::Left => Some(Wish::Steer(Move::West)),
        KeyCode::Right => Some(Wish::Steer(Move::East)),
        KeyCode::Up => Some(Wish::Steer(Move::North)),
        KeyCode::Down => Some(Wish::Steer(Move::South)),
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
        'a' => Some(Wish::Steer(Move::West)),
        'd' => Some(Wish::Steer(Move::East)),
        'w' => Some(Wish::Steer(Move::North)),
        's' => Some(Wish::Steer(Move::South)),
        '.' => Some(Wish::Steer(Move::Stop)),
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
