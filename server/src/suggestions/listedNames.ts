import { type Database, type Statement } from '../platform/database/connect.ts';
import { placeKey } from '../places/placeKey.ts';
import { beginningsOf } from './knownNames.ts';
import { FIRST_MENDED_FIT, fitOf } from './nameMatch.ts';

export interface ListedName {
  readonly kind: 'PROJECT' | 'LOCALITY';
  readonly name: string;
  readonly fit: number;
}

/** Of each kind; every one of them is counted. */
const MOST_NAMES = 12;
const MOST_SIMILAR = 200;
const LETTERS_TRUSTED = 3;

/**
 * Names of projects and localities in listings that a text begins; with typing mistakes when `mended`: first
 * those with the same three letters, and only when none of them fits those with like letters anywhere.
 */
export async function listedNames(
  database: Database,
  text: string,
  how: 'begun' | 'mended',
): Promise<ListedName[]> {
  const words = wordsKey(text);
  if (words.length < 2) return [];
  const fitting = async (statement: Statement) =>
    fits(await database.read<Pick<ListedName, 'kind' | 'name'>>(statement), placeKey(text), how);
  if (how === 'begun') {
    return fitting({ name: 'names_begun', text: BEGUN, values: [words, MOST_NAMES] });
  }
  const trusted = words.slice(0, LETTERS_TRUSTED);
  const near = await fitting({
    name: 'names_begun',
    text: BEGUN,
    values: [trusted, MOST_SIMILAR],
  });
  if (near.length > 0) return near;
  return fitting({ name: 'names_alike', text: ALIKE, values: [words, MOST_SIMILAR] });
}

function fits(
  rows: readonly Pick<ListedName, 'kind' | 'name'>[],
  typed: string,
  how: 'begun' | 'mended',
): ListedName[] {
  return rows
    .flatMap(({ kind, name }) => {
      const fit = fitOf(typed, beginningsOf([name]));
      const isMended = fit !== null && fit >= FIRST_MENDED_FIT;
      return fit === null || isMended !== (how === 'mended') ? [] : [{ kind, name, fit }];
    })
    .sort((a, b) => a.fit - b.fit)
    .slice(0, 2 * MOST_NAMES);
}

/** As `name_key` in the database: blanks stay, everything that is no letter or figure is a blank. */
function wordsKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const BEGUN = `
  SELECT kind, name FROM (
    SELECT kind, name, row_number() OVER (PARTITION BY kind
      ORDER BY (key LIKE $1 || '%') DESC, weight DESC, name) AS place
    FROM listing_name WHERE key LIKE $1 || '%' OR key LIKE '% ' || $1 || '%') AS ranked
  WHERE place <= $2`;
const ALIKE = `
  SELECT kind, name FROM listing_name WHERE key %> $1
  ORDER BY word_similarity($1, key) DESC, weight DESC, name LIMIT $2`;
