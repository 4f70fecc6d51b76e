/** What became of such a listing, as a sentence begins; null while it can be had. */
export function closedState(lifecycle: string): string | null {
  return CLOSED.get(lifecycle.toLowerCase()) ?? null;
}

/** Why the seller of such a listing is not asked any more; null while it can be asked. */
export function leadClosed(lifecycle: string): string | null {
  const state = closedState(lifecycle);
  return state && `${state}, so the seller no longer takes enquiries.`;
}

const CLOSED: ReadonlyMap<string, string> = new Map([
  ['sold', 'This property was sold'],
  ['rented', 'This property was rented'],
  ['expired', 'This listing has expired'],
]);
