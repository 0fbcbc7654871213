//! Solving one class: its parts layer by layer, those of a layer side by side.

use crate::error::Stopped;
use crate::indexer::{ClassId, Indexer, Part};
use crate::part::Workspace;
use crate::table::{Solved, Table};
use crate::watch::{Counter, Job, Stage, Watch};
use rayon::prelude::*;
use std::sync::Arc;

/// Solves a class and adds its table to `solved`, which must hold all the class needs.
pub fn solve<I: Indexer>(
    indexer: &I,
    class: ClassId,
    solved: &mut Solved,
    watch: Watch,
) -> Result<Arc<Table>, Stopped> {
    let counter = Counter::new(watch, indexer.class(class).len());
    solve_counted(indexer, solved, counter.job(class, Stage::Solve))
}

/// Solves the class of a job.
pub(crate) fn solve_counted<I: Indexer>(
    indexer: &I,
    solved: &mut Solved,
    job: Job,
) -> Result<Arc<Table>, Stopped> {
    let table = Arc::new(Table::new(indexer.class(job.class).len()));
    solved.insert(job.class, Arc::clone(&table));
    let work = Work { indexer, solved, table: &table, job };
    for layer in indexer.layers(job.class) {
        layer
            .par_iter()
            .try_for_each_init(Workspace::default, |workspace, part| work.solve(part, workspace))?;
    }
    Ok(table)
}

/// What the threads share while a class is solved.
struct Work<'a, I> {
    indexer: &'a I,
    solved: &'a Solved,
    table: &'a Table,
    job: Job<'a>,
}

impl<I: Indexer> Work<'_, I> {
    fn solve(&self, part: &Part, workspace: &mut Workspace) -> Result<(), Stopped> {
        let view = self.indexer.view(self.job.class, part);
        workspace.solve(view.as_ref(), part.len(), self.solved, self.job)?;
        for (local, entry) in (0..).zip(workspace.entries()) {
            self.table.set(part.index(local), entry);
        }
        self.job.add(part.len().into());
        Ok(())
    }
}
