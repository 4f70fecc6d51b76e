import type { CommandCall } from './call.ts';
import { migrate } from '../platform/database/migrate.ts';

/** `npm run migrate`: brings the database up to date without starting the application. */
export async function migrateCommand({ log, openDatabase, print }: CommandCall): Promise<void> {
  const applied = await migrate(await openDatabase(), log);
  print(
    applied.length === 0
      ? 'The database is already up to date.'
      : `Applied ${applied.length}: ${applied.join(', ')}.`,
  );
}
