/** Why the seller of such a listing is not asked any more; null while it can be asked. */
export function leadClosed(lifecycle: string): string | null {
  return CLOSED.get(lifecycle.toLowerCase()) ?? null;
}

const CLOSED: ReadonlyMap<string, string> = new Map([
  ['sold', 'This property was sold, so its seller takes no more enquiries.'],
  ['rented', 'This property was rented, so its seller takes no more enquiries.'],
  ['expired', 'This listing has expired, so its seller takes no more enquiries.'],
]);
