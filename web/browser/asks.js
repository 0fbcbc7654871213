// The questions of a page to the studio, so that tests can wait until it has its answers.

/**
 * Runs in the page before its own script: counts the questions that are under way, body included, and brings their answers late if told so.
 * A test that holds an answer back itself names its path in `window.held`.
 */
export function watchAsks(lateMs) {
  if (window.underWay) return;
  window.underWay = [];
  window.held = [];
  const { fetch } = window;
  const late = () => new Promise((resolve) => setTimeout(resolve, Math.random() * lateMs));
  const counted = (answer, end) => {
    let isRead = false;
    for (const kind of ["json", "text", "blob", "arrayBuffer"]) {
      const read = answer[kind].bind(answer);
      answer[kind] = () => {
        isRead = true;
        // the work that follows from the answer is done before the next task
        return read().finally(() => setTimeout(end));
      };
    }
    setTimeout(() => isRead || end());
    return answer;
  };
  window.fetch = async (address, ...rest) => {
    const ask = { path: new URL(address, document.baseURI).pathname };
    window.underWay.push(ask);
    const end = () => (window.underWay = window.underWay.filter((one) => one !== ask));
    try {
      const answer = await fetch(address, ...rest);
      if (lateMs > 0) {
        await late();
        rest[0]?.signal?.throwIfAborted();
      }
      return counted(answer, end);
    } catch (error) {
      setTimeout(end);
      throw error;
    }
  };
}

/** Frames at rest: a question that follows from an answer is under way by then. */
const CALM_FRAMES = 3;
let waits = 0;

/** Waits until the page has the answers to all that it asked, and has painted; an answer that a test holds back is not waited for. */
export async function rests(page) {
  waits += 1;
  await page.waitForFunction(
    ([number, frames]) => {
      if (window.waiting?.number !== number) window.waiting = { number, calm: 0 };
      const isAtRest = !window.underWay?.some(({ path }) => !window.held.some((held) => path.endsWith(held)));
      window.waiting.calm = isAtRest ? window.waiting.calm + 1 : 0;
      return window.waiting.calm >= frames;
    },
    [waits, CALM_FRAMES],
  );
}

/** Answers to this path are held back by the test from now on: nothing waits for them. */
export async function hold(page, path) {
  await page.evaluate((held) => window.held.push(held), path);
}
