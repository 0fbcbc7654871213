//! How long a build would take on workers that are not there: classes one after another or side by side.

/// What was measured, for one worker unless it says otherwise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rates {
    /// Seconds to solve and pack a position.
    pub position: f64,
    /// Bytes sent for a position whose neighbours all belong to others.
    pub bytes: f64,
    /// Bytes a second that a worker can send and receive.
    pub bandwidth: f64,
    /// Seconds that a round takes at least.
    pub round: f64,
    /// Seconds by which every further worker makes a round longer: all tell all how far they are.
    pub round_each: f64,
    /// Bytes of a packed position in all files.
    pub packed: f64,
    /// Bytes a second that a folder of tables takes.
    pub disk: f64,
    /// Bytes of memory for a position.
    pub memory: f64,
}

/// One class as a schedule sees it.
#[derive(Clone, PartialEq, Debug)]
pub struct ClassCost {
    /// Its name.
    pub name: String,
    /// Its positions.
    pub positions: u64,
    /// Rounds that it takes.
    pub rounds: u64,
    /// The classes before it that must be finished, by their place in the list.
    pub needs: Vec<usize>,
}

/// What a schedule comes to.
#[derive(Clone, PartialEq, Debug)]
pub struct Schedule {
    /// Seconds from the first class to the last.
    pub seconds: f64,
    /// The part of that time in which an average worker solves or packs.
    pub busy: f64,
    /// Seconds of the run, by what they are spent on, if classes follow one another.
    pub spent: Spent,
    /// Bytes of the largest class that a worker must hold.
    pub worker_bytes: f64,
}

/// What the time of a class is spent on, in seconds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spent {
    /// Solving and packing.
    pub work: f64,
    /// Sending letters.
    pub network: f64,
    /// Waiting for rounds to end.
    pub rounds: f64,
    /// Writing files.
    pub disk: f64,
}

impl Spent {
    /// All of it: a worker does one thing at a time, but the file is written while others pack.
    fn seconds(&self) -> f64 {
        (self.work + self.network + self.rounds).max(self.disk)
    }

    fn add(&mut self, other: &Spent) {
        self.work += other.work;
        self.network += other.network;
        self.rounds += other.rounds;
        self.disk += other.disk;
    }
}

/// What a class costs a group of workers.
fn spent(class: &ClassCost, rates: &Rates, group: usize) -> Spent {
    let (positions, workers) = (class.positions as f64, group as f64);
    let remote = (workers - 1.0) / workers;
    Spent {
        work: positions * rates.position / workers,
        network: positions * rates.bytes * remote / workers / rates.bandwidth,
        rounds: class.rounds as f64 * (rates.round + rates.round_each * (workers - 1.0)),
        disk: positions * rates.packed / rates.disk,
    }
}

/// Gives the classes to groups of workers, the largest that can begin first.
///
/// # Panics
/// If a class needs one that comes after it, or the groups do not fit into the workers.
pub fn schedule(classes: &[ClassCost], rates: &Rates, workers: usize, group: usize) -> Schedule {
    assert!(group > 0 && workers.is_multiple_of(group), "{workers} workers make no groups of {group}");
    let mut free = vec![0.0_f64; workers / group];
    let mut finished: Vec<Option<f64>> = vec![None; classes.len()];
    let mut sum = Spent::default();
    for _ in classes {
        let (class, ready) = next(classes, &finished);
        let earliest = (0..free.len()).min_by(|&a, &b| free[a].total_cmp(&free[b])).unwrap_or(0);
        let cost = spent(&classes[class], rates, group);
        free[earliest] = free[earliest].max(ready) + cost.seconds();
        finished[class] = Some(free[earliest]);
        sum.add(&cost);
    }
    let seconds = finished.iter().flatten().copied().fold(0.0, f64::max);
    let largest = classes.iter().map(|class| class.positions).max().unwrap_or(0);
    Schedule {
        seconds,
        busy: if seconds > 0.0 { sum.work * group as f64 / (seconds * workers as f64) } else { 0.0 },
        spent: sum,
        worker_bytes: largest as f64 * rates.memory / group as f64,
    }
}

/// The class to begin next, and when it can: of those that can begin soonest, the largest.
fn next(classes: &[ClassCost], finished: &[Option<f64>]) -> (usize, f64) {
    let ready = |class: &ClassCost| {
        class.needs.iter().try_fold(0.0, |ready, &need| Some(f64::max(ready, finished[need]?)))
    };
    let open = (0..classes.len()).filter(|&number| finished[number].is_none());
    let open = open.filter_map(|number| Some((number, ready(&classes[number])?)));
    let sooner = |a: &(usize, f64), b: &(usize, f64)| {
        a.1.total_cmp(&b.1).then(classes[b.0].positions.cmp(&classes[a.0].positions))
    };
    open.min_by(sooner).expect("classes need only classes before them")
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATES: Rates = Rates {
        position: 1.0,
        bytes: 2.0,
        bandwidth: 4.0,
        round: 0.5,
        round_each: 0.25,
        packed: 0.0,
        disk: 1.0,
        memory: 8.0,
    };

    fn class(positions: u64, rounds: u64, needs: &[usize]) -> ClassCost {
        ClassCost { name: positions.to_string(), positions, rounds, needs: needs.to_vec() }
    }

    #[test]
    fn one_worker_works_and_takes_its_rounds() {
        let found = schedule(&[class(100, 10, &[]), class(50, 2, &[0])], &RATES, 1, 1);
        assert_eq!(found.seconds, 100.0 + 5.0 + 50.0 + 1.0);
        assert_eq!(found.spent, Spent { work: 150.0, network: 0.0, rounds: 6.0, disk: 0.0 });
        assert_eq!(found.worker_bytes, 800.0);
    }

    #[test]
    fn more_workers_share_the_work_and_wait_for_one_another() {
        let found = schedule(&[class(100, 10, &[])], &RATES, 2, 2);
        // 50 s of work, 50 positions with half their letters to the other, and longer rounds.
        assert_eq!(found.seconds, 50.0 + 12.5 + 7.5);
        assert_eq!((found.worker_bytes, found.busy), (400.0, 50.0 / 70.0));
    }

    #[test]
    fn groups_take_classes_side_by_side_as_far_as_they_are_ready() {
        let classes = [class(10, 0, &[]), class(30, 0, &[]), class(20, 0, &[0]), class(5, 0, &[1, 2])];
        assert_eq!(schedule(&classes, &RATES, 1, 1).seconds, 65.0);
        // The long one beside the two others, the last after both.
        assert_eq!(schedule(&classes, &RATES, 2, 1).seconds, 35.0);
        assert_eq!(schedule(&classes, &RATES, 4, 1).seconds, 35.0);
    }

    #[test]
    fn a_slow_disk_holds_everyone_up() {
        let rates = Rates { packed: 3.0, ..RATES };
        assert_eq!(schedule(&[class(100, 0, &[])], &rates, 1, 1).seconds, 300.0);
    }
}
