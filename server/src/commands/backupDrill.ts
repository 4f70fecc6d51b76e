import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../database.ts';
import { BackupProblem } from '../platform/backup/manifest.ts';
import { pictureDifferences, restoreBackup } from '../platform/backup/restoreBackup.ts';
import { RunningParts } from '../platform/running.ts';
import { diskStorage } from '../platform/storage/diskStorage.ts';
import { contentsOf, readBackup } from './backupArguments.ts';
import { type CommandCall } from './call.ts';

const USAGE = 'npm run backup:drill -- --from DIR';

/**
 * `npm run backup:drill -- --from DIR`: restores a backup, or the newest in a folder, into a database of its own in a
 * scratch folder and compares every table and picture with what was backed up. Prints OK, or what differs.
 */
export async function backupDrillCommand({ args, config, log, print }: CommandCall): Promise<void> {
  const { from, manifest } = await readBackup(args, USAGE);
  const scratch = await mkdtemp(join(tmpdir(), 'backup-drill-'));
  const parts = new RunningParts();
  try {
    // The server of the database may run as another user, who has to get through.
    await chmod(scratch, 0o711);
    const place = { ...config, dataDir: scratch, database: { kind: 'embedded' as const } };
    const limits = { statementTimeoutMs: 0, lockTimeoutMs: 0 };
    const database = await startDatabase(place, log, parts, limits);
    const storage = await diskStorage(join(scratch, 'media'));
    // Refuses tables that are not as they were.
    await restoreBackup({ database, storage, from, manifest, log });
    const differences = await pictureDifferences(storage, manifest);
    if (differences.length > 0) throw new BackupProblem(differences.join('\n'));
  } finally {
    await parts.stop(log);
    await rm(scratch, { recursive: true, force: true });
  }
  print(`OK: ${from} restores to ${contentsOf(manifest)} unchanged.`);
}
