/** Edits between two words, a swap of neighbours counting as one. */
export function editDistance(a: string, b: string): number {
  return lastRow(a, b)[b.length] ?? 0;
}

/** The least number of edits between a text and any beginning of a word. */
export function editsToBeginning(text: string, word: string): number {
  return Math.min(...lastRow(text, word));
}

/** Edits between `a` and every beginning of `b`, by the length of the beginning. */
function lastRow(a: string, b: string): number[] {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last;
}
