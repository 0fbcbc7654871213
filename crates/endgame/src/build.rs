//! Building many classes, each solved, packed and written before the next.
//!
//! A build can be stopped or killed at any moment. Files appear complete or not at all, so the next build goes
//! on with the first class that is missing.

use crate::count::count;
use crate::error::EndgameError;
use crate::indexer::{ClassId, Indexer};
use crate::pack::Packing;
use crate::plan::BuildPlan;
use crate::solve::solve_counted;
use crate::store::{Store, StoredEntries};
use crate::table::SolvedTables;
use crate::watch::{BuildStage, Watch, WorkCounter};
use std::sync::Arc;

/// Does what a plan says.
pub fn build<I: Indexer>(
    indexer: &I,
    store: &Store,
    plan: &BuildPlan,
    watch: Watch,
) -> Result<(), EndgameError> {
    let _lock = store.lock()?;
    let counter = WorkCounter::new(watch, plan.work(indexer));
    let mut solved = SolvedTables::default();
    for step in &plan.steps {
        match step.found {
            StoredEntries::Complete => {}
            StoredEntries::Distances => pack_verdicts(indexer, store, step.class, &counter)?,
            StoredEntries::Nothing => build_class(indexer, store, step.class, &mut solved, &counter)?,
        }
    }
    Ok(())
}

/// Solves and writes a class. Distances come first: verdicts can be made from them later.
fn build_class<I: Indexer>(
    indexer: &I,
    store: &Store,
    class: ClassId,
    solved: &mut SolvedTables,
    counter: &WorkCounter,
) -> Result<(), EndgameError> {
    fetch_needs(indexer, store, class, solved)?;
    let table = solve_counted(indexer, solved, counter.job(class, BuildStage::Solve))?;
    let slices = count(indexer, class, &table);
    let packing = Packing::new(indexer, class, table.entries(0..table.len()), slices);
    store.save_distances(&packing, &table)?;
    store.save_verdicts(&packing, &table, counter.job(class, BuildStage::Pack))
}

fn pack_verdicts<I: Indexer>(
    indexer: &I,
    store: &Store,
    class: ClassId,
    counter: &WorkCounter,
) -> Result<(), EndgameError> {
    let table = store.load(indexer, class)?;
    let slices = store.count(indexer, class)?;
    let packing = Packing::new(indexer, class, table.entries(0..table.len()), slices);
    store.save_verdicts(&packing, &table, counter.job(class, BuildStage::Pack))
}

/// Has exactly those tables in memory that a class needs: fetching one is faster than the memory is cheap.
pub(crate) fn fetch_needs<I: Indexer>(
    indexer: &I,
    store: &Store,
    class: ClassId,
    solved: &mut SolvedTables,
) -> Result<(), EndgameError> {
    let needs = &indexer.class(class).needs;
    solved.retain(|id| needs.contains(&id));
    for &need in needs {
        if !solved.has(need) {
            solved.insert(need, Arc::new(store.load(indexer, need)?));
        }
    }
    Ok(())
}
