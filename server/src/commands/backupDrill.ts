import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { BackupProblem, readManifest } from '../platform/backup/manifest.ts';
import {
  damagesOf,
  pictureDifferences,
  restoreBackup,
  tableDifferences,
} from '../platform/backup/restoreBackup.ts';
import { settleSession } from '../platform/backup/tables.sql.ts';
import { type Database } from '../platform/database/connect.ts';
import { type Manifest } from '../platform/backup/manifest.ts';
import { startDatabase } from '../database.ts';
import { RunningParts } from '../platform/running.ts';
import { diskStorage } from '../platform/storage/diskStorage.ts';
import { backupIn, readOptions } from './backupArguments.ts';
import { type CommandCall, CommandProblem } from './call.ts';

const USAGE = 'npm run backup:drill -- --from DIR';

/**
 * `npm run backup:drill -- --from DIR`: restores a backup, or the newest in a folder, into a database of its own in a
 * scratch folder and compares every table and picture with what was backed up. Prints OK, or what differs.
 */
export async function backupDrillCommand({ args, config, log, print }: CommandCall): Promise<void> {
  const { from: given } = readOptions(args, ['from'], USAGE);
  if (!given) throw new CommandProblem(`Say where from: ${USAGE}`);
  const from = await backupIn(resolve(given));
  const manifest = await readManifest(from);
  const damages = await damagesOf(from, manifest);
  if (damages.length > 0) throw new BackupProblem(damages.join('\n'));
  const scratch = await mkdtemp(join(tmpdir(), 'backup-drill-'));
  const parts = new RunningParts();
  try {
    // The server of the database may run as another user, who has to get through.
    await chmod(scratch, 0o711);
    const place = { ...config, dataDir: scratch, database: { kind: 'embedded' as const } };
    const limits = { statementTimeoutMs: 0, lockTimeoutMs: 0 };
    const database = await startDatabase(place, log, parts, limits);
    const storage = await diskStorage(join(scratch, 'media'));
    await restoreBackup({ database, storage, from, manifest, log });
    const differences = [
      ...(await differencesIn(database, manifest)),
      ...(await pictureDifferences(storage, manifest)),
    ];
    if (differences.length > 0) throw new BackupProblem(differences.join('\n'));
  } finally {
    await parts.stop(log);
    await rm(scratch, { recursive: true, force: true });
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  print(
    `OK: ${from} restores to ${manifest.tables.length} tables, ${rows} rows and ${manifest.pictures.length} picture files as they were.`,
  );
}

async function differencesIn(database: Database, manifest: Manifest): Promise<string[]> {
  const client = await database.connectAlone();
  try {
    await client.query('BEGIN READ ONLY');
    await client.query(settleSession.text);
    return await tableDifferences(client, manifest);
  } finally {
    await client.end();
  }
}
