import { understandKeyword, type UnderstoodPart } from '../gazetteer/understand.ts';
import { type Database } from '../platform/database/connect.ts';
import { PropertySearch } from '../properties/findProperties.ts';
import { type Near } from './near.ts';
import { isPlace } from '../properties/search/filtersFromWords.ts';
import { SETS_NOTHING, type Suggestion } from './findNames.ts';

/**
 * The search that a text is already, where all of it is understood and it says more than a place: '2 bhk in
 * wakad', '2bhk'. It lies in the city that was chosen, unless it names another. Null where a word is left or nothing
 * fits.
 */
export async function findPhrase(
  database: Database,
  text: string,
  near: Near,
): Promise<Suggestion | null> {
  const keyword = text.trim();
  // Without a single word that is known in memory nothing is asked of the database: most texts are names.
  const isName = !/[\s\d]/.test(keyword) || understandKeyword(keyword).parts.length === 0;
  if (isName) return null;
  const search = new PropertySearch(database);
  const { city, state } = near;
  const inside = city ? await search.phrase({ keyword, city, state }) : null;
  const phrase = inside ?? (await search.phrase({ keyword }));
  if (!phrase || phrase.total === 0 || phrase.parts.every(isPlace)) return null;
  return {
    ...SETS_NOTHING,
    kind: 'PHRASE',
    label: keyword,
    detail: textOf(phrase.parts, inside ? city : undefined).join(' · '),
    propertyCount: phrase.total,
    propertyCountIsLowerBound: phrase.isLowerBound,
    city: (inside && city) ?? null,
    state: (inside && state) ?? null,
    keyword,
  };
}

/** How it was understood: a locality says its town itself, and what says no place lies in the city that was chosen. */
function textOf(parts: readonly UnderstoodPart[], chosen: string | undefined): string[] {
  const isLocal = parts.some(({ kind }) => kind === 'LOCALITY');
  const labels = parts
    .filter(({ kind }) => !(isLocal && kind === 'CITY'))
    .map(({ label }) => label);
  return chosen && !parts.some(isPlace) ? [...labels, chosen] : labels;
}
