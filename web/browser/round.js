// One run of tests by several lanes: which failed, which passed only at the second try, and whether that is good enough.

/** More tests that pass only at the second try are no accident. */
export const MOST_UNSTEADY = 2;

/** Tries tests once, each lane taking the next; those that failed. */
async function tryAll(tests, lanes) {
  const waiting = [...tests];
  const failed = [];
  const work = async (lane) => {
    for (let test = waiting.shift(); test; test = waiting.shift()) if (!(await lane.tries(test))) failed.push(test);
  };
  await Promise.all(lanes.map(work));
  return failed;
}

/** Tries those that failed once more, one after the other, each in a fresh browser with a fresh studio; those that failed again. */
async function tryAgain(failed, lane) {
  const again = [];
  for (const test of failed) {
    await lane.renew();
    if (!(await lane.tries(test))) again.push(test);
  }
  return again;
}

/** Runs tests; with a second try, a test that fails only once does not fail the run. */
export async function runRound(tests, lanes, { hasSecondTry }) {
  const once = await tryAll(tests, lanes);
  const isHopeless = once.length > MOST_UNSTEADY;
  const failed = hasSecondTry && !isHopeless ? await tryAgain(once, lanes[0]) : once;
  const unsteady = once.filter((test) => !failed.includes(test));
  return { count: tests.length, failed: failed.map(([name]) => name), unsteady: unsteady.map(([name]) => name) };
}

/** The last lines of a run. */
export function toldOf({ count, failed, unsteady }) {
  const passed = `${count - failed.length} of ${count} browser tests passed`;
  const lines = unsteady.length > 0 ? [`unsteady: ${unsteady.join("; ")} (passed at the second try)`] : [];
  return [...lines, ...failed.map((name) => `failed: ${name}`), passed];
}
