import { resolve } from 'node:path';
import { BackupProblem, readManifest } from '../platform/backup/manifest.ts';
import { damagesOf, releaseJobs, restoreBackup } from '../platform/backup/restoreBackup.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStorage } from '../platform/storage/openStorage.ts';
import { backupIn, readOptions } from './backupArguments.ts';
import { type CommandCall, CommandProblem } from './call.ts';

const USAGE = 'npm run restore -- --from DIR';

/** `npm run restore -- --from DIR`: a backup, or the newest in a folder, into an empty database and data directory. */
export async function restoreCommand({
  args,
  config,
  log,
  openDatabase,
  print,
}: CommandCall): Promise<void> {
  const { from: given } = readOptions(args, ['from'], USAGE);
  if (!given) throw new CommandProblem(`Say where from: ${USAGE}`);
  const from = await backupIn(resolve(given));
  const manifest = await readManifest(from);
  const damages = await damagesOf(from, manifest);
  if (damages.length > 0) throw new BackupProblem(damages.join('\n'));
  const database = await openDatabase();
  await restoreBackup({ database, storage: await openStorage(config), from, manifest, log });
  await releaseJobs(database);
  await migrate(database, log);
  print(`Restored from ${from}: everything is as it was at ${manifest.takenAt}.`);
}
