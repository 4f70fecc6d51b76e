import { releaseJobs, restoreBackup } from '../platform/backup/restoreBackup.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStorage } from '../platform/storage/openStorage.ts';
import { readBackup } from './backupArguments.ts';
import { type CommandCall } from './call.ts';

const USAGE = 'npm run restore -- --from DIR';

/** `npm run restore -- --from DIR`: a backup, or the newest in a folder, into an empty database and data directory. */
export async function restoreCommand({
  args,
  config,
  log,
  openDatabase,
  print,
}: CommandCall): Promise<void> {
  const { from, manifest } = await readBackup(args, USAGE);
  const database = await openDatabase();
  await restoreBackup({ database, storage: await openStorage(config), from, manifest, log });
  await releaseJobs(database);
  await migrate(database, log);
  print(`Restored from ${from}, as of ${manifest.takenAt}.`);
}
