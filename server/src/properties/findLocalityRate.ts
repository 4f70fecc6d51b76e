import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { AREA_UNITS } from '../../../schema/catalogue/units.ts';
import { kindsWord } from '../../../schema/format/kinds.ts';
import { pluralize } from '../../../schema/format/count.ts';
import { LIMITS } from '../../../schema/limits.ts';
import { localityPlace } from '../gazetteer/localityPlace.ts';
import { type Database } from '../platform/database/connect.ts';
import { onlyRow } from '../platform/database/onlyRow.ts';
import { prepared } from '../platform/database/prepared.ts';
import { type LocalityRate } from './beside.graphql.ts';
import { localityRateStatement } from './findLocalityRate.sql.ts';
import { type PropertyRow } from './property.row.ts';

export type Rated = Pick<
  PropertyRow,
  'id' | 'city' | 'state' | 'locality' | 'subtype' | 'purpose' | 'price' | 'areaSqm'
>;

/** The listing itself counts for nothing. Null where it has no price, size or locality, and where few others have. */
export async function findLocalityRate(
  database: Database,
  property: Rated,
): Promise<LocalityRate | null> {
  const { city, state, locality, subtype, purpose, price, areaSqm } = property;
  const { key } = localityPlace(city, state, locality);
  if (key === '' || price === 0 || areaSqm === 0) return null;
  const statement = localityRateStatement(property, key, LIMITS.localityRate.mostListings);
  const row = onlyRow(
    await database.read<{ median: number | null; counted: number }>(
      prepared('locality_rate', statement),
    ),
  );
  const { median, counted: count } = row;
  if (median === null || count < LIMITS.localityRate.fewest) return null;
  const [one, many] = kindsWord(subtypeByKey(subtype));
  return {
    medianPerSqft: Math.round(median * SQUARE_FOOT * 100) / 100,
    difference: Math.round((price / areaSqm / median - 1) * 100),
    count,
    label: `${pluralize(count, one, many)} for ${purpose === 'sell' ? 'sale' : 'rent'} in ${locality}`,
  };
}

const SQUARE_FOOT = AREA_UNITS['Sq ft'].squareMetres;
