export interface ChangedWords {
  /** What both have before and after the place where they differ. */
  start: string;
  removed: string;
  added: string;
  end: string;
}

/**
 * Where two texts differ, as one stretch of whole words: an administrator reads that and not both texts. Null
 * for short texts and for those that have too little in common.
 */
export function changedWords(before: string, after: string): ChangedWords | null {
  if (Math.max(before.length, after.length) < SHORT) return null;
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let first = 0;
  while (first < shorter && isSame(old[first], now[first])) first += 1;
  let last = 0;
  while (last < shorter - first && isSame(old.at(-1 - last), now.at(-1 - last))) last += 1;
  if (first + last < shorter / 2) return null;
  return {
    start: now.slice(0, first).join(''),
    removed: old.slice(first, old.length - last).join(''),
    added: now.slice(first, now.length - last).join(''),
    end: now.slice(now.length - last).join(''),
  };
}

const SHORT = 60;

/** Blanks at the end of a text are none of its words. */
function isSame(a: string | undefined, b: string | undefined): boolean {
  return a?.trim() === b?.trim();
}

/** Words with the blanks that follow them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? [];
}
