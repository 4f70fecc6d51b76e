import { randomUUID } from 'node:crypto';
import { isObject } from '../../../../schema/rules/json.ts';

/** The JSON of an answer. `distinct` has every word of it once, and is as good for telling two answers apart. */
export interface SharedJson {
  text: string;
  distinct: string;
}

/**
 * Documented answers have a list or a record under several names: it is written once, and its text stands under
 * each. A list of twenty listings is 70 kB.
 */
export function writeShared(body: object): SharedJson {
  const shared = sharedIn(body);
  if (shared.length === 0) {
    const text = JSON.stringify(body);
    return { text, distinct: text };
  }
  const outer = JSON.stringify(body, (_name, value: unknown) => {
    const place = shared.findIndex((each) => each === value);
    return place === -1 ? value : `${HOLE}${place}`;
  });
  const inner = shared.map((each) => JSON.stringify(each));
  return {
    text: outer.replaceAll(HOLES, (_hole, place: string) => inner[Number(place)] ?? ''),
    distinct: [outer, ...inner].join('\n'),
  };
}

/** Nobody who sends a text that is answered can know it. */
const HOLE = randomUUID();
const HOLES = new RegExp(`"${HOLE}(\\d+)"`, 'g');

/** What stands more than once among the values of the body and of its `data`. */
function sharedIn(body: object): object[] {
  const data = 'data' in body && isObject(body.data) ? Object.values(body.data) : [];
  const seen = new Set<object>();
  const shared = new Set<object>();
  for (const value of [...Object.values(body), ...data]) {
    if (typeof value !== 'object' || value === null) continue;
    if (seen.has(value)) shared.add(value);
    seen.add(value);
  }
  return [...shared];
}
