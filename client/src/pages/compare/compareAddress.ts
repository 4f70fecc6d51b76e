import { LIMITS } from '../../../../schema/limits.ts';
import { comparePath } from '../../../../schema/routes.ts';

/** What the address of a comparison says. */
export interface CompareAddress {
  /** Up to four ids, each once, in the order given. */
  ids: string[];
  /** Rows in which all agree are left out, unless all rows are asked for. */
  onlyDifferences: boolean;
}

/** Reads /compare?ids=a,b&rows=all; what is no id is passed over. */
export function readCompare(query: URLSearchParams): CompareAddress {
  const values = query
    .getAll('ids')
    .flatMap((text) => text.toLowerCase().split(','))
    .map((id) => id.trim());
  const ids = [...new Set(values.filter((id) => ID.test(id)))].slice(0, LIMITS.compare.most);
  return { ids, onlyDifferences: query.get('rows') !== ALL };
}

export function writeCompare({ ids, onlyDifferences }: CompareAddress): string {
  const path = comparePath(ids);
  return onlyDifferences || ids.length === 0 ? path : `${path}&rows=${ALL}`;
}

const ID = new RegExp(`^[0-9a-f]{${LIMITS.id.length}}$`);
const ALL = 'all';
