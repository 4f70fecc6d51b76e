import { searchKeywordProblem } from '../../../schema/rules/searchKeyword.ts';
import { understandKeyword } from '../gazetteer/understand.ts';
import { type Database } from '../platform/database/connect.ts';
import { countByCity } from '../properties/countListings.ts';
import { findLocalityCounts } from '../properties/findFacets.ts';
import { PropertySearch } from '../properties/findProperties.ts';
import { Places } from '../properties/search/places.ts';
import { SETS_NOTHING, type Suggestion } from './findNames.ts';
import { type Near, townOf } from './near.ts';
import { type Within } from './placeCounts.sql.ts';

const MOST_POPULAR = 4;

/** What a text that nothing fits is answered with: the search for its words, and places where most is to be had. */
export async function findFallback(
  database: Database,
  text: string,
  near: Near,
): Promise<Suggestion[]> {
  const town = townOf(near);
  const [words, popular] = await Promise.all([
    asText(database, text.trim(), town),
    findPopular(database, town),
  ]);
  return [...words, ...popular];
}

async function asText(
  database: Database,
  keyword: string,
  town: Within | null,
): Promise<Suggestion[]> {
  const search = new PropertySearch(database);
  const { total, isLowerBound } = await search.countAsSpelled({ keyword, ...town });
  const isRead = (words: string) => total > 0 || understandKeyword(words).parts.length > 0;
  if (searchKeywordProblem(keyword, isRead) !== null) return [];
  return [
    {
      ...SETS_NOTHING,
      kind: 'TEXT',
      label: keyword,
      propertyCount: total,
      propertyCountIsLowerBound: isLowerBound,
      ...town,
      keyword,
    },
  ];
}

/** Localities of the chosen city, else cities. */
async function findPopular(database: Database, town: Within | null): Promise<Suggestion[]> {
  const localities = town ? await findLocalityCounts(Places.of(database), town) : [];
  if (town && localities.length > 0) {
    return localities.slice(0, MOST_POPULAR).map(({ label, count }) => ({
      ...SETS_NOTHING,
      kind: 'LOCALITY',
      label,
      detail: `${town.city}, ${town.state}`,
      propertyCount: count,
      ...town,
      locality: label,
      isPopular: true,
    }));
  }
  return (await countByCity(database)).slice(0, MOST_POPULAR).map(({ city, state, count }) => ({
    ...SETS_NOTHING,
    kind: 'CITY',
    label: city,
    detail: state,
    propertyCount: count,
    city,
    state,
    isPopular: true,
  }));
}
