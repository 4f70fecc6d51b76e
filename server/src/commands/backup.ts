import { copyFile, mkdir, chmod } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { removeOldBackups } from '../platform/backup/listBackups.ts';
import { takeBackup } from '../platform/backup/takeBackup.ts';
import { openStorage } from '../platform/storage/openStorage.ts';
import { contentsOf, countOf, readOptions } from './backupArguments.ts';
import { type CommandCall, CommandProblem } from './call.ts';

const USAGE = 'npm run backup -- --to DIR [--secrets-to DIR] [--keep 14] [--keep-days 90]';

/**
 * `npm run backup -- --to DIR`: the database and the pictures into a folder of their own below DIR, while the server
 * runs. The keys that sign sessions go elsewhere or nowhere: beside the data they would open it.
 */
export async function backupCommand({
  args,
  config,
  openDatabase,
  print,
}: CommandCall): Promise<void> {
  const options = readOptions(args, ['to', 'secrets-to', 'keep', 'keep-days'], USAGE);
  const keep = countOf(options.keep, USAGE);
  const keepDays = countOf(options['keep-days'], USAGE);
  if (!options.to) throw new CommandProblem(`Please name a destination. Usage: ${USAGE}`);
  const to = resolve(options.to);
  const now = new Date();
  const { folder, manifest } = await takeBackup({
    database: await openDatabase(),
    storage: await openStorage(config),
    to,
    now,
  });
  const bytes = [...manifest.tables, ...manifest.pictures].reduce(
    (sum, each) => sum + each.bytes,
    0,
  );
  print(`${folder}: ${contentsOf(manifest)}, ${(bytes / 1_000_000).toFixed(1)} MB.`);
  print(await keepSecrets(config.dataDir, options['secrets-to']));
  for (const old of await removeOldBackups(to, { keep, keepDays, now })) print(`Removed ${old}.`);
}

async function keepSecrets(dataDir: string, to: string | undefined): Promise<string> {
  const secrets = join(dataDir, 'secrets.json');
  if (!existsSync(secrets))
    return 'The secrets come from environment variables. Keep a safe copy of them.';
  if (to === undefined) {
    return `The backup does not contain the secrets. Keep a copy of ${secrets} elsewhere, or name a folder with --secrets-to.`;
  }
  const folder = resolve(to);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const copy = join(folder, 'secrets.json');
  await copyFile(secrets, copy);
  await chmod(copy, 0o600);
  return `${copy}: the secrets, readable by their owner only.`;
}
