//! Solving one class: its parts layer by layer, those of a layer side by side.

use crate::indexer::{ClassId, ClassPart, Indexer};
use crate::part::Workspace;
use crate::table::{ClassTable, SolvedTables};
use crate::watch::{BuildStage, StageJob, Watch, WorkCounter};
use rayon::prelude::*;
use search::Stopped;
use std::sync::Arc;

/// Solves a class and adds its table to `solved`, which must hold all the class needs.
pub fn solve<I: Indexer>(
    indexer: &I,
    class: ClassId,
    solved: &mut SolvedTables,
    watch: Watch,
) -> Result<Arc<ClassTable>, Stopped> {
    let counter = WorkCounter::new(watch, indexer.class(class).len());
    solve_counted(indexer, solved, counter.job(class, BuildStage::Solve))
}

/// Solves the class of a job.
pub(crate) fn solve_counted<I: Indexer>(
    indexer: &I,
    solved: &mut SolvedTables,
    job: StageJob,
) -> Result<Arc<ClassTable>, Stopped> {
    let table = Arc::new(ClassTable::new(indexer.class(job.class).len()));
    solved.insert(job.class, Arc::clone(&table));
    let work = SharedSolve { indexer, solved, table: &table, job };
    for layer in indexer.layers(job.class) {
        layer
            .par_iter()
            .try_for_each_init(Workspace::default, |workspace, part| work.solve(part, workspace))?;
    }
    Ok(table)
}

/// What the threads share while a class is solved.
struct SharedSolve<'a, I> {
    indexer: &'a I,
    solved: &'a SolvedTables,
    table: &'a ClassTable,
    job: StageJob<'a>,
}

impl<I: Indexer> SharedSolve<'_, I> {
    fn solve(&self, part: &ClassPart, workspace: &mut Workspace) -> Result<(), Stopped> {
        let view = self.indexer.view(self.job.class, part);
        workspace.solve(view.as_ref(), part.len(), self.solved, self.job)?;
        for (local, entry) in (0..).zip(workspace.entries()) {
            self.table.set(part.index(local), entry);
        }
        self.job.add(part.len().into());
        Ok(())
    }
}
