import { randomUUID } from 'node:crypto';
import { isObject } from '../../../../schema/rules/json.ts';

/** The JSON of an answer. `distinct` has every word of it once, and is as good for telling two answers apart. */
export interface SharedJson {
  bytes: Buffer;
  distinct: Buffer;
}

/**
 * Documented answers have a list or a record under several names: it is written and encoded once, and its bytes stand
 * under each. A list of twenty listings is 70 kB.
 */
export function writeShared(body: object): SharedJson {
  const shared = sharedIn(body);
  const withHoles = (_name: string, value: unknown) => {
    const place = shared.findIndex((each) => each === value);
    return place === -1 ? value : `${HOLE}${place}`;
  };
  const outer = JSON.stringify(body, shared.length > 0 ? withHoles : undefined);
  const inner = shared.map((each) => Buffer.from(JSON.stringify(each)));
  // Every second part is the place of what stood there.
  const parts = outer
    .split(HOLES)
    .map((part, index) => (index % 2 === 0 ? Buffer.from(part) : (inner[Number(part)] ?? EMPTY)));
  return { bytes: Buffer.concat(parts), distinct: Buffer.concat([Buffer.from(outer), ...inner]) };
}

const EMPTY = Buffer.alloc(0);

/** Nobody who sends a text that is answered can know it. */
const HOLE = randomUUID();
const HOLES = new RegExp(`"${HOLE}(\\d+)"`);

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
