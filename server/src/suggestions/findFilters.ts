import { filterRow } from '../../../schema/catalogue/filters.ts';
import { wordPartOf, wordsBegunBy } from '../gazetteer/keywordWords.ts';
import { placeKey } from '../gazetteer/placeKey.ts';
import { type Database } from '../platform/database/connect.ts';
import { PropertySearch } from '../properties/findProperties.ts';
import { SETS_NOTHING, type Suggestion } from './findNames.ts';
import { type Near, townOf } from './near.ts';

const MOST = 3;
/** Fewer letters begin places. */
const LETTERS = 3;

/** True of a text that is the name of a filter's choice and nothing else. */
export function isFilter(text: string): boolean {
  const part = wordPartOf(placeKey(text));
  return part?.kind === 'FILTER' && isCounted(part.value);
}

/** Choices of filters that a text begins to name, in the chosen city: 'furn', 'ready to move', 'owner'. */
export async function findFilters(
  database: Database,
  text: string,
  near: Near,
): Promise<Suggestion[]> {
  const key = placeKey(text);
  const parts = wordsBegunBy(key)
    .map(({ part }) => part)
    .filter(({ kind, value }) => kind === 'FILTER' && isCounted(value))
    .slice(0, MOST);
  if (parts.length === 0 || key.length < LETTERS) return [];
  const town = townOf(near);
  const search = new PropertySearch(database);
  const found = await Promise.all(
    parts.map(async ({ label, value }): Promise<Suggestion> => {
      const [filter = '', choice = ''] = value.split('=');
      const { total, isLowerBound } = await search.count({ ...town, [filter]: [choice] });
      return {
        ...SETS_NOTHING,
        kind: 'FILTER',
        label,
        detail: town && `${town.city}, ${town.state}`,
        propertyCount: total,
        propertyCountIsLowerBound: isLowerBound,
        ...town,
        filter: value,
      };
    }),
  );
  return found.filter(({ propertyCount }) => propertyCount > 0);
}

function isCounted(value: string): boolean {
  return filterRow(value.split('=')[0] ?? '')?.kind === 'choices';
}
