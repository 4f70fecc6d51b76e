import { useEffect, useState } from 'react';
import { pluralize } from '../../../schema/format/count.ts';
import { toast } from '../ui/toast.ts';

/** What is chosen of a list, for something that is done to several at once. */
export interface Chosen {
  /** Those on this page, in its order. */
  keys: readonly string[];
  has: (key: string) => boolean;
  /** Those that can be chosen. */
  of: readonly string[];
  /** Chooses one, or leaves it out; as a range also all between it and the one before. */
  choose: (key: string, isIn: boolean, isRange: boolean) => void;
  set: (keys: readonly string[]) => void;
}

export type Choice = [chosen: ReadonlySet<string>, set: (keys: ReadonlySet<string>) => void];

/** A choice is of one page: whoever goes to another one, or narrows the list, is told what is no longer chosen. */
export function useChoice(place: string, one = '', many = ''): Choice {
  const [choice, setChoice] = useState({ place, keys: NOTHING, lost: 0 });
  if (choice.place !== place) setChoice({ place, keys: NOTHING, lost: choice.keys.size });
  useEffect(() => {
    const { lost } = choice;
    if (lost > 0)
      toast(
        `Selection cleared: ${pluralize(lost, one, many)}. You can select items on one page at a time.`,
      );
  }, [choice, one, many]);
  return [choice.keys, (keys) => setChoice({ place, keys, lost: 0 })];
}

const NOTHING: ReadonlySet<string> = new Set();

/** Forgets what is chosen and not on the page any more. */
export function useChosen(shown: readonly string[], [chosen, setChosen]: Choice): Chosen {
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
  return {
    keys,
    of: shown,
    has: (key) => chosen.has(key),
    choose,
    set: (now) => setChosen(new Set(now)),
  };
}
