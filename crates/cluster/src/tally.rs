//! What a class contains, counted by all workers together.

use crate::ending::Over;
use crate::letter::{LetterContent, PositionCounts};
use crate::post::Post;
use crate::shard::ClassShard;
use endgame::{ClassId, Entry, Indexer, Packing, SliceCount, count_some};

/// Counts the worker's own positions, hears what the others have counted, and learns how the class is packed.
pub(crate) fn tally<'a, I: Indexer>(
    indexer: &'a I,
    class: ClassId,
    shard: &ClassShard,
    post: &mut Post,
) -> Result<Packing<'a, I>, Over> {
    let own = count(indexer, class, shard);
    for peer in (0..post.peers()).filter(|&peer| peer != shard.me) {
        post.send(peer, LetterContent::Tally(own.clone()));
    }
    let mut sum = own;
    post.finish_step(|_, _, letter| {
        if let LetterContent::Tally(tally) = letter.news {
            add(&mut sum, &tally);
        }
        Ok(())
    })?;
    let occurring = sum.occurring.into_iter().filter_map(Entry::from_raw);
    Ok(Packing::new(indexer, class, occurring, sum.slices))
}

fn count<I: Indexer>(indexer: &I, class: ClassId, shard: &ClassShard) -> PositionCounts {
    let mut seen = vec![false; 1 << i16::BITS];
    let ranges = indexer.class(class).ranges();
    let stretches = ranges.flat_map(|(_, range)| shard.stretches_in(range, 0));
    let entries = stretches
        .flat_map(|stretch| stretch.indices.clone().zip(stretch.slots().map(|slot| shard.entries.get(slot))));
    let entries = entries.inspect(|(_, entry)| seen[entry.raw() as u16 as usize] = true);
    let slices: Vec<SliceCount> = count_some(indexer, class, entries);
    let occurring = (i16::MIN..=i16::MAX).filter(|&raw| seen[raw as u16 as usize]).collect();
    PositionCounts { occurring, slices }
}

fn add(sum: &mut PositionCounts, other: &PositionCounts) {
    sum.occurring.extend(&other.occurring);
    sum.slices.iter_mut().zip(&other.slices).for_each(|(sum, other)| sum.merge(other));
}
