import { useState } from 'react';

/** What is chosen of a list, for something that is done to several at once. */
export interface Chosen {
  /** Those on this page, in its order. */
  keys: readonly string[];
  has: (key: string) => boolean;
  /** Chooses one, or leaves it out; as a range also all between it and the one before. */
  choose: (key: string, isIn: boolean, isRange: boolean) => void;
  set: (keys: readonly string[]) => void;
}

/** Forgets what is chosen and not on the page any more. */
export function useChosen(shown: readonly string[]): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [latest, setLatest] = useState<string | null>(null);
  const keys = shown.filter((key) => chosen.has(key));
  const choose = (key: string, isIn: boolean, isRange: boolean) => {
    const ends = [shown.indexOf(latest ?? key), shown.indexOf(key)].toSorted((a, b) => a - b);
    const [first = 0, last = 0] = ends;
    const several = isRange && first >= 0 ? shown.slice(first, last + 1) : [key];
    setLatest(key);
    setChosen(
      new Set(isIn ? [...keys, ...several] : keys.filter((each) => !several.includes(each))),
    );
  };
  return { keys, has: (key) => chosen.has(key), choose, set: (now) => setChosen(new Set(now)) };
}
