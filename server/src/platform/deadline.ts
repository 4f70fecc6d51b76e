/**
 * What the work comes to, or `late`'s error when that takes longer than so many milliseconds. The work itself
 * is not ended: give it a signal where it should be.
 */
export async function inTime<T>(
  work: Promise<T>,
  milliseconds: number,
  late: () => Error = () => new Error(`Not done after ${milliseconds} ms.`),
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
