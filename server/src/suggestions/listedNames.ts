import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { beginningsOf } from './knownNames.ts';
import { alikeStatement, begunStatement, begunWithinStatement } from './listedNames.sql.ts';
import { type ListingName } from './listingName.entity.ts';
import { FIRST_CORRECTED_FIT, fitOf } from './nameMatch.ts';
import { type Statement } from '../platform/database/send.ts';
import { type Within } from './placeCounts.sql.ts';

type Named = Pick<ListingName, 'kind' | 'name'>;

export interface ListedName extends Readonly<Named> {
  readonly fit: number;
}

/** Of each kind; every one of them is counted. */
const MOST_NAMES = 12;
const MOST_SIMILAR = 200;
const LETTERS_TRUSTED = 3;

/**
 * Names of projects and localities in listings that a text begins; with typing mistakes when `corrected`: first
 * those with the same three letters, and only when none of them fits those with like letters anywhere.
 */
export async function listedNames(
  database: Database,
  text: string,
  how: 'begun' | 'corrected',
): Promise<ListedName[]> {
  const words = wordsKey(text);
  if (words.length < 2) return [];
  const fitting = async (statement: Statement) =>
    fits(await database.read<Named>(statement), placeKey(text), how);
  const begun = (letters: string, most: number) =>
    fitting(prepared('names_begun', begunStatement(letters, most)));
  if (how === 'begun') return begun(words, MOST_NAMES);
  const near = await begun(words.slice(0, LETTERS_TRUSTED), MOST_SIMILAR);
  if (near.length > 0) return near;
  return fitting(prepared('names_alike', alikeStatement(words, MOST_SIMILAR)));
}

/** Names of localities in listings of a town that a text begins. */
export async function listedWithin(
  database: Database,
  text: string,
  within: Within,
): Promise<ListedName[]> {
  const words = wordsKey(text);
  if (words.length < 2) return [];
  const statement = begunWithinStatement(words, within, MOST_SIMILAR, MOST_NAMES);
  const rows = await database.read<Named>(prepared('names_begun_within', statement));
  return fits(rows, placeKey(text), 'begun');
}

function fits(rows: readonly Named[], typed: string, how: 'begun' | 'corrected'): ListedName[] {
  return rows
    .flatMap(({ kind, name }) => {
      const fit = fitOf(typed, beginningsOf([name]));
      const isCorrected = fit !== null && fit >= FIRST_CORRECTED_FIT;
      return fit === null || isCorrected !== (how === 'corrected') ? [] : [{ kind, name, fit }];
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
