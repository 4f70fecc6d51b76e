const tasks: (() => unknown)[] = [];

/** Puts away what a test, or the file around its tests, has opened when that is done; the last opened goes first. */
export function whenDone(task: () => unknown): void {
  tasks.push(task);
}

/** How much is open, for `putAway` of what was opened after. */
export const opened = (): number => tasks.length;

export async function putAway(from = 0): Promise<void> {
  for (const task of tasks.splice(from).toReversed()) await task();
}
