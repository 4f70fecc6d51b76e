const tasks: (() => unknown)[] = [];

/** Puts away, when the test file is done, what it has opened; the last opened goes first. */
export function whenDone(task: () => unknown): void {
  tasks.push(task);
}

export async function putAway(): Promise<void> {
  for (const task of tasks.splice(0).toReversed()) await task();
}
