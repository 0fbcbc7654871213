//! The wave over the parts that several workers share, one ply at a time.
//!
//! The decisions of one round go to the owners of the positions before it, and counts in the next. A round that
//! in which no process has work does not take place: the engine passes over it.

use crate::ending::Over;
use crate::letter::LetterContent;
use crate::post::{Post, Right, round};
use crate::runs::Runs;
use crate::shard::ClassShard;
use endgame::{ClassId, ClassPart, Effect, Entry, Indexer, SolverView};
use std::collections::BTreeMap;

/// Positions in a letter: enough to outweigh its envelope.
const LETTER: usize = 1 << 14;

/// The work of one round.
struct Due {
    right: Right,
    /// Positions decided here already.
    decided: Vec<u32>,
    /// Positions decided here unless they were before.
    candidates: Vec<u32>,
    /// What others have told.
    told: Vec<Vec<u32>>,
}

impl Due {
    fn new(right: Right) -> Due {
        Due { right, decided: Vec::new(), candidates: Vec::new(), told: Vec::new() }
    }

    fn bytes(&self) -> usize {
        let told: usize = self.told.iter().map(Vec::capacity).sum();
        (self.decided.capacity() + self.candidates.capacity() + told) * size_of::<u32>()
    }
}

/// The parts of a layer that several workers share.
pub(crate) struct Wave<'a, I> {
    pub(crate) indexer: &'a I,
    pub(crate) class: ClassId,
    pub(crate) parts: &'a [ClassPart],
    runs: Runs,
    due: BTreeMap<u16, Due>,
    /// By worker, the letter that is being written.
    letters: Vec<Vec<u32>>,
    /// Bytes taken at the most.
    peak: u64,
}

/// One ply of the wave.
struct WavePly<'a> {
    plies: u16,
    right: &'a Right,
}

impl<'a, I: Indexer> Wave<'a, I> {
    /// The wave over these parts, of which the worker has some positions each.
    pub(crate) fn new(indexer: &'a I, class: ClassId, parts: &'a [ClassPart], workers: usize) -> Wave<'a, I> {
        let runs = Runs::new((0..).zip(parts));
        let letters = vec![Vec::new(); workers];
        Wave { indexer, class, parts, runs, due: BTreeMap::new(), letters, peak: 0 }
    }

    /// Lets the wave pass; returns the bytes that its lists took at the most.
    pub(crate) fn pass(mut self, shard: &mut ClassShard, post: &mut Post) -> Result<u64, Over> {
        self.seed(shard, post);
        post.finish_sending();
        loop {
            let is_step_over = post.is_step_over();
            self.receive(post);
            if let Some((&plies, due)) = self.due.first_key_value()
                && post.is_over(*due.right.time())
            {
                self.take(plies, shard, post)?;
                continue;
            }
            if is_step_over {
                break;
            }
            post.work()?;
        }
        post.next_step();
        self.settle(shard);
        Ok(self.peak)
    }

    /// Sorts the positions that moves out of their part decide by distance.
    fn seed(&mut self, shard: &ClassShard, post: &Post) {
        for part in self.parts {
            for slot in shard.stretches(part).flat_map(|stretch| stretch.slots()) {
                if let Some(plies) = shard.node(slot).candidate() {
                    let due = self.due.entry(plies).or_insert_with(|| Due::new(post.right_at(plies.into())));
                    due.candidates.push(slot as u32);
                }
            }
        }
    }

    fn receive(&mut self, post: &mut Post) {
        for delivery in post.take() {
            let plies = round(*delivery.right.time()) as u16;
            let due = self.due.entry(plies).or_insert_with(|| Due::new(delivery.right.clone()));
            for letter in delivery.letters {
                if let LetterContent::Before(words) = letter.news {
                    due.told.push(words);
                }
            }
        }
    }

    /// Takes one ply: what is decided now, and what that means for the positions before it.
    fn take(&mut self, plies: u16, shard: &mut ClassShard, post: &mut Post) -> Result<(), Over> {
        assert!(plies < Entry::MAX_PLIES, "a distance is longer than an entry can hold");
        self.peak = self.peak.max(self.bytes());
        post.count_round();
        let Some(mut due) = self.due.remove(&plies) else { return Ok(()) };
        let ply = WavePly { plies, right: &due.right };
        let mut wave = std::mem::take(&mut due.decided);
        for &word in due.told.iter().flatten() {
            let effect = self.tell(shard, word, plies);
            self.note(word >> 1, effect, &ply, &mut wave);
        }
        for &slot in &due.candidates {
            let mut node = shard.node(slot.into());
            if node.admit() == Effect::Decided {
                shard.set_node(slot.into(), node);
                wave.push(slot);
            }
        }
        // Neighbours have the same part, and lie together in memory.
        wave.sort_unstable();
        self.spread(&wave, &ply, shard, post)
    }

    /// Applies one word of a letter.
    #[inline]
    fn tell(&self, shard: &mut ClassShard, word: u32, plies: u16) -> Effect {
        let slot = u64::from(word >> 1);
        let mut node = shard.node(slot);
        let effect = if word & 1 == 1 { node.win(plies) } else { node.lose_hope(plies) };
        shard.set_node(slot, node);
        effect
    }

    #[inline]
    fn note(&mut self, slot: u32, effect: Effect, ply: &WavePly, decided: &mut Vec<u32>) {
        match effect {
            Effect::Nothing => {}
            Effect::Decided => decided.push(slot),
            Effect::Candidate(plies) => self.due_at(plies, ply).candidates.push(slot),
        }
    }

    /// The work at a later distance.
    fn due_at(&mut self, plies: u16, ply: &WavePly) -> &mut Due {
        let later = || Due::new(ply.right.delayed(&(ply.right.time() + u64::from(plies - ply.plies))));
        self.due.entry(plies).or_insert_with(later)
    }

    /// Tells the owners of all positions before the wave.
    fn spread(
        &mut self,
        wave: &[u32],
        ply: &WavePly,
        shard: &mut ClassShard,
        post: &mut Post,
    ) -> Result<(), Over> {
        let (indexer, parts) = (self.indexer, self.parts);
        let mut current: Option<(u64, &ClassPart, Box<dyn SolverView + 'a>)> = None;
        let (mut before, mut next) = (Vec::new(), Vec::new());
        for &slot in wave {
            let index = shard.share.index(shard.me, slot.into());
            let is_near = |(end, part, _): &(u64, &ClassPart, Box<dyn SolverView + 'a>)| {
                index < *end && part.local(index).is_some()
            };
            if !current.as_ref().is_some_and(is_near) {
                let (end, number) = self.runs.find(index);
                let part = &parts[number as usize];
                current = Some((end, part, indexer.view(self.class, part)));
            }
            let Some((_, part, view)) = &current else { continue };
            let is_loss = shard.node(slot.into()).is_loss();
            before.clear();
            view.retract(part.local(index).expect("the part has the position"), &mut before);
            for &local in &before {
                let (owner, slot) = shard.share.place(part.index(local));
                let word = (slot as u32) << 1 | u32::from(is_loss);
                if owner == shard.me {
                    let effect = self.tell(shard, word, ply.plies + 1);
                    self.note(slot as u32, effect, ply, &mut next);
                } else {
                    self.write(owner, word, ply, post)?;
                }
            }
        }
        self.close_letters(ply, post);
        if !next.is_empty() {
            self.due_at(ply.plies + 1, ply).decided.append(&mut next);
        }
        Ok(())
    }

    /// Adds a word to the letter to a worker, and sends it when it is long.
    #[inline]
    fn write(&mut self, to: usize, word: u32, ply: &WavePly, post: &mut Post) -> Result<(), Over> {
        self.letters[to].push(word);
        if self.letters[to].len() >= LETTER {
            let words = std::mem::take(&mut self.letters[to]);
            post.send_with(ply.right.clone(), to, LetterContent::Before(words));
            post.flush()?;
        }
        Ok(())
    }

    fn close_letters(&mut self, ply: &WavePly, post: &mut Post) {
        for (to, words) in self.letters.iter_mut().enumerate().filter(|(_, words)| !words.is_empty()) {
            post.send_with(ply.right.clone(), to, LetterContent::Before(std::mem::take(words)));
        }
    }

    /// What the wave never reached is drawn.
    fn settle(&self, shard: &mut ClassShard) {
        for part in self.parts {
            let slots: Vec<_> = shard.stretches(part).map(|stretch| stretch.slots()).collect();
            for slot in slots.into_iter().flatten() {
                let entry = shard.node(slot).result();
                shard.set_entry(slot, entry);
            }
        }
    }

    fn bytes(&self) -> u64 {
        self.runs.bytes() + self.due.values().map(Due::bytes).sum::<usize>() as u64
    }
}
