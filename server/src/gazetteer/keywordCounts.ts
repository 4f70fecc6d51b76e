import { type CountRange, writeCount } from '../../../schema/search.ts';
import { joinCounts } from '../../../schema/searchReader.ts';
import { ONE_ROOM, type UnderstoodPart } from './keywordWords.ts';

type CountKind = 'BEDROOMS' | 'BATHROOMS';

const MOST = 20;

/** The part that so many bedrooms or bathrooms are; null for what no home has. */
export function countPart(kind: CountKind, counts: CountRange): UnderstoodPart | null {
  const most = Math.max(...(counts.anyOf ?? []), counts.min ?? 0, counts.max ?? 0);
  const isWhole = [...(counts.anyOf ?? []), most].every((each) => Number.isInteger(each));
  if (!isWhole || most > MOST || (most === 0 && kind === 'BATHROOMS')) return null;
  const range = joinCounts([counts]);
  return { kind, label: labelOf(kind, range), value: writeCount(range), range };
}

/** All that either of two parts says. */
export function joinParts(
  kind: CountKind,
  parts: readonly UnderstoodPart[],
): UnderstoodPart | null {
  return countPart(kind, joinCounts(parts.map(rangeOf)));
}

/** All counts but those of a part. */
export function otherCounts(kind: CountKind, part: UnderstoodPart): UnderstoodPart | null {
  const { min, max, anyOf = [] } = rangeOf(part);
  const isRange = min !== undefined || max !== undefined;
  const others: number[] = [];
  for (let count = kind === 'BEDROOMS' ? 0 : 1; count <= MOST; count += 1) {
    const isIn = isRange && count >= (min ?? 0) && count <= (max ?? MOST);
    if (!isIn && !anyOf.includes(count)) others.push(count);
  }
  const from = others.findLastIndex((count, index) => others[index - 1] !== count - 1);
  const isOpen = others.at(-1) === MOST;
  if (!isOpen) return countPart(kind, { anyOf: others });
  return countPart(kind, { min: others[from] ?? 0, anyOf: others.slice(0, from) });
}

function rangeOf({ range = {} }: UnderstoodPart): CountRange {
  const { anyOf, ...ends } = range;
  return { ...ends, ...(anyOf && { anyOf: [...anyOf] }) };
}

/** '2 BHK', '1 RK, 2-3 BHK', 'Up to 3 BHK', '1 bathroom'. */
function labelOf(kind: CountKind, { min, max, anyOf = [] }: CountRange): string {
  const isUpTo = min === 0 && max !== undefined && max > 0;
  const figures = [
    ...anyOf.map(String),
    ...(min === undefined ? [] : [isUpTo ? `up to ${max}` : writeCount({ min, max })]),
  ];
  const counted = kind === 'BEDROOMS' ? figures.filter((each) => each !== '0') : figures;
  const [first = '', ...others] = counted;
  const unit = kind === 'BEDROOMS' ? 'BHK' : figures.join() === '1' ? 'bathroom' : 'bathrooms';
  const said = [first.replace(/^u/, 'U'), ...others].join(', ');
  const rooms = counted.length === 0 ? [] : [`${said} ${unit}`];
  return [...(counted.length < figures.length ? [ONE_ROOM] : []), ...rooms].join(', ');
}
