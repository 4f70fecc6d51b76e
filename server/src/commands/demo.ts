import { fillSyntheticListings } from '../../demo/fillSyntheticListings.ts';
import { migrate } from '../platform/database/migrate.ts';
import { CommandProblem } from './call.ts';
import type { CommandCall } from './call.ts';

const MOST = 10_000_000;

/** `npm run demo -- --listings 100000`: adds synthetic listings for measuring. */
export async function demoCommand({ args, log, openDatabase, print }: CommandCall): Promise<void> {
  const value = args[args.indexOf('--listings') + 1];
  const count = args.includes('--listings') ? Number(value) : Number.NaN;
  if (!Number.isSafeInteger(count) || count < 1 || count > MOST) {
    throw new CommandProblem(
      'Please give the number of listings: npm run demo -- --listings 100000 (1 to 10,000,000).',
    );
  }
  const database = await openDatabase();
  await migrate(database, log);
  const started = performance.now();
  await fillSyntheticListings(database, count, print);
  print(count + ' listings in ' + Math.round((performance.now() - started) / 1000) + ' s.');
}
