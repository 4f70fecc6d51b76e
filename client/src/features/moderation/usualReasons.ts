const KEY = 'rejectionReasons';
const KEPT = 6;

/** What is often the matter, until this browser knows better. */
const FIRST: readonly string[] = [
  'The photos do not show the property.',
  'The price looks wrong. Please check it.',
  'The same property is listed already.',
  'Please keep phone numbers and links out of the description.',
];

/** The reasons that were given last in this browser, then those that are often given. */
export function usualReasons(): readonly string[] {
  return [...new Set([...stored(), ...FIRST])].slice(0, KEPT);
}

export function rememberReason(reason: string): void {
  const others = stored().filter((each) => each !== reason);
  try {
    localStorage.setItem(KEY, JSON.stringify([reason, ...others].slice(0, KEPT)));
  } catch {
    // Storage is full or switched off: the usual reasons stay as they are.
  }
}

/** What lies in storage may have been written by an older version, or by hand. */
function stored(): readonly string[] {
  try {
    const reasons: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(reasons)
      ? reasons.filter((each): each is string => typeof each === 'string' && each.trim() !== '')
      : [];
  } catch {
    return [];
  }
}
