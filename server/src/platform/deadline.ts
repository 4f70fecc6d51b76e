/**
 * What the work comes to, or `late`'s error when that takes longer than so many milliseconds. The work itself
 * is not ended: give it a signal where it should be.
 */
export function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  late: () => Error = lateBy(milliseconds),
): Promise<T> {
  return inSteps(work, { milliseconds, step: milliseconds, late });
}

/**
 * As `inTime`, for an answer from outside: while the event loop was blocked by other work, nothing of it could be
 * heard, and that time does not count.
 */
export function inUnblockedTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return inSteps(work, { milliseconds, step: STEP_MS, late: lateBy(milliseconds) });
}

/** Of a longer step the event loop was blocked for the rest. */
const STEP_MS = 50;

async function inSteps<T>(
  work: Promise<T>,
  { milliseconds, step, late }: { milliseconds: number; step: number; late: () => Error },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const wait = (left: number) => {
      const next = () => (left > step ? wait(left - step) : reject(late()));
      timer = setTimeout(next, Math.min(left, step));
    };
    wait(milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

function lateBy(milliseconds: number): () => Error {
  return () => new Error(`Not done after ${milliseconds} ms.`);
}
