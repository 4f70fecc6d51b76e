/** Between two parts of a long work the browser draws and answers. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Works through them, so many in a task. */
export async function inBatches<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => void,
): Promise<void> {
  for (let start = 0; start < items.length; start += atOnce) {
    if (start > 0) await nextTask();
    for (const item of items.slice(start, start + atOnce)) work(item);
  }
}
