/** Work of which there is one at a time: those who ask while it is under way are given what it comes to. */
export function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => (underWay ??= work().finally(() => (underWay = null)));
}
