import { LIMITS } from '../../../schema/limits.ts';
import { type UsualRate } from '../../../schema/rules/sanityChecks.ts';
import { type Database } from '../platform/database/connect.ts';
import { prepared } from '../platform/database/prepared.ts';
import { usualRatesStatement, type RatedKind } from './usualRates.sql.ts';

/** What each kind costs in its town, in the order given; null where too few listings say so. */
export async function findUsualRates(
  database: Database,
  kinds: readonly RatedKind[],
): Promise<(UsualRate | null)[]> {
  const rows = await database.read<UsualRate & { counted: number }>(
    prepared('usual_rates', usualRatesStatement(kinds)),
  );
  return rows.map(({ counted, low, high }) =>
    counted < LIMITS.sanityChecks.leastListings ? null : { low, high },
  );
}
