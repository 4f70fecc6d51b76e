import { migrate } from '../platform/database/migrate.ts';
import { repairCounts } from '../properties/repairCounts.ts';
import type { CommandCall } from './call.ts';

/** `npm run repair`: compares every count of listings with the listings and makes those anew that differ. */
export async function repairCommand({ log, openDatabase, print }: CommandCall): Promise<void> {
  const database = await openDatabase();
  await migrate(database, log);
  const wrong = await repairCounts(database);
  print(wrong === 0 ? 'All counts are correct.' : `Corrected counts: ${wrong}.`);
}
