import { type Problem } from '../../../../schema/failures.ts';
import { cut } from '../../../../schema/rules/text.ts';
import { type RestRow } from '../../platform/http/rest.ts';

/**
 * The keys of a query that its row does not take: a filter that is misspelled would answer more than was asked
 * for. Keys that begin with _ are there to get past a cache and mean nothing; to an address for a browser window
 * others add what they like.
 */
export function unknownKeys(row: RestRow, query: URLSearchParams): Problem[] {
  if (row.response === 'page' || row.response === 'redirect') return [];
  const known = row.parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, otherNames = [] }) => [name, ...otherNames]);
  const sent = new Set(query.keys());
  return [...sent]
    .filter((key) => !known.includes(key) && !key.startsWith('_'))
    .map((key) => ({ path: key, code: 'unknown', message: sentence(key, known) }));
}

/** The keys that are sent several times and taken once: which of them is meant is not known. */
export function repeatedKeys(row: RestRow, query: URLSearchParams): Problem[] {
  const once = row.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.mayRepeat !== true)
    .flatMap(({ name, otherNames = [] }) => [name, ...otherNames]);
  return once
    .filter((key) => query.getAll(key).length > 1)
    .map((key) => ({ path: key, code: 'unusable', message: `Send ${key} once.` }));
}

const MOST_QUOTED = 40;

function sentence(key: string, known: readonly string[]): string {
  const quoted = key.length > MOST_QUOTED ? `${cut(key, MOST_QUOTED)}…` : key;
  const target = known.find((each) => each.toLowerCase() === key.trim().toLowerCase());
  if (target !== undefined) return `Unknown parameter “${quoted}”. Use ${target}.`;
  if (known.length === 0) return `Unknown parameter “${quoted}”. This call takes no parameters.`;
  return `Unknown parameter “${quoted}”. Use ${known.join(', ')}.`;
}
