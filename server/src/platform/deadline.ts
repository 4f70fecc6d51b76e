/**
 * What the work comes to, or `late`'s error when that takes longer than so many milliseconds. The work itself
 * is not ended: give it a signal where it should be.
 */
export async function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  late: () => Error = lateBy(milliseconds),
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** Of a longer step the event loop was blocked for the rest. */
const STEP_MS = 50;

/**
 * As `inTime`, for an answer from outside: while the event loop was blocked by other work, nothing of it could be
 * heard, and that time does not count.
 */
export async function inUnblockedTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const wait = (left: number) => {
      if (left <= 0) return reject(lateBy(milliseconds)());
      const step = Math.min(left, STEP_MS);
      timer = setTimeout(() => wait(left - step), step);
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
