import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { backupCommand } from '../src/commands/backup.ts';
import { backupDrillCommand } from '../src/commands/backupDrill.ts';
import { type Command } from '../src/commands/call.ts';
import { restoreCommand } from '../src/commands/restore.ts';
import { readManifest } from '../src/platform/backup/manifest.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { type Database } from '../src/platform/database/connect.ts';
import { addJob, migrateJobs } from '../src/platform/jobs/jobs.ts';
import { silentLog } from '../src/platform/observability/logging.ts';
import { openStorage } from '../src/platform/storage/openStorage.ts';
import { buildAccount, buildPicture } from './factories.ts';
import { emptyDatabase, freshDatabase } from './harness/database.ts';
import { temporaryFolder } from './harness/temporaryFolder.ts';

/** What an operator says and reads; server/src/platform/backup shows that all of it is there again. */

let database: Database;
let config: Config;
/** The only picture file, below the folder of the data. */
let stored: string;

beforeAll(async () => {
  database = await freshDatabase();
  config = readConfig({ DATA_DIR: temporaryFolder() });
  await buildAccount(database);
  await migrateJobs(database);
  await addJob(database, 'sweep', { of: 'pictures' });
  await database.query({
    text: `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'worker-1'`,
  });
  const storage = await openStorage(config);
  const picture = await buildPicture(database, '');
  await storage.put(`pictures/${picture}/320.webp`, Buffer.from('small'), 'image/webp');
  stored = join('media', 'pictures', picture, '320.webp');
});

const nothing = () => Promise.reject(new Error('No database was to be opened.'));

/** What the command printed. */
async function printed(
  command: Command,
  args: readonly string[],
  openDatabase: () => Promise<Database> = async () => database,
  of = config,
): Promise<string[]> {
  const lines: string[] = [];
  const { signal } = new AbortController();
  const print = (line: string) => lines.push(line);
  await command({ args, config: of, log: silentLog(), signal, openDatabase, print });
  return lines;
}

/** A folder as an earlier backup would have made it, so many days ago. */
function earlier(to: string, days: number): string {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  const folder = join(to, at.replace(/\.\d+/, '').replaceAll(':', '-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

const BACKUP = 'npm run backup -- --to DIR [--secrets-to DIR] [--keep 14] [--keep-days 90]';

test.each<[Command, string[], string]>([
  [backupCommand, [], `Please name a destination. Usage: ${BACKUP}`],
  [backupCommand, ['--keep', '2'], `Please name a destination. Usage: ${BACKUP}`],
  [
    backupCommand,
    ['--to', 'x', '--keep', '0'],
    `"0" is not a whole number of 1 or more. Usage: ${BACKUP}`,
  ],
  [
    backupCommand,
    ['--to', 'x', '--keep', '1.5'],
    `"1.5" is not a whole number of 1 or more. Usage: ${BACKUP}`,
  ],
  [backupCommand, ['--to', 'x', '--keep-days', 'all'], '"all" is not a whole number of 1 or more.'],
  [
    backupCommand,
    ['--to', 'x', '--keep-days', '1000000'],
    '"1000000" is not a whole number of 1 or more.',
  ],
  [backupCommand, ['--into', 'x'], "Unknown option '--into'"],
  [backupCommand, ['--to', 'x', 'y'], `. Usage: ${BACKUP}`],
  [restoreCommand, [], 'Please name a source. Usage: npm run restore -- --from DIR'],
  [backupDrillCommand, [], 'Please name a source. Usage: npm run backup:drill -- --from DIR'],
])('%o called with %j says how it is called, and opens nothing', async (command, args, message) => {
  await expect(printed(command, args, nothing)).rejects.toThrow(message);
});

test('a backup says what is in it, and where the secrets are to be kept', async () => {
  const to = join(temporaryFolder(), 'backups');
  const [made, secrets, ...more] = await printed(backupCommand, ['--to', to]);
  const [name = ''] = readdirSync(to);
  const { tables, pictures } = await readManifest(join(to, name));
  const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other);
  const rows = sum(tables.map((each) => each.rows));
  const megabytes = sum([...tables, ...pictures].map(({ bytes }) => bytes)) / 1_000_000;
  expect(made).toBe(
    `${join(to, name)}: ${tables.length} tables, ${rows} rows and 1 picture files, ${megabytes.toFixed(1)} MB.`,
  );
  expect(secrets).toBe(
    `The backup does not contain the secrets. Keep a copy of ${join(config.dataDir, 'secrets.json')} elsewhere, or name a folder with --secrets-to.`,
  );
  expect(more).toEqual([]);
});

test('the secrets go where they are told to, for their owner alone', async () => {
  const [to, elsewhere] = [temporaryFolder(), join(temporaryFolder(), 'safe', 'place')];
  const lines = await printed(backupCommand, ['--to', to, '--secrets-to', elsewhere]);
  const copy = join(elsewhere, 'secrets.json');
  expect(lines[1]).toBe(`${copy}: the secrets, readable by their owner only.`);
  expect(readFileSync(copy)).toEqual(readFileSync(join(config.dataDir, 'secrets.json')));
  expect([statSync(copy).mode & 0o777, statSync(elsewhere).mode & 0o777]).toEqual([0o600, 0o700]);
});

test('where the environment has the secrets it says so', async () => {
  const other = readConfig({ DATA_DIR: temporaryFolder() });
  rmSync(join(other.dataDir, 'secrets.json'));
  const elsewhere = join(temporaryFolder(), 'safe');
  const args = ['--to', temporaryFolder(), '--secrets-to', elsewhere];
  const lines = await printed(backupCommand, args, undefined, other);
  expect(lines[1]).toBe('The secrets come from environment variables. Keep a safe copy of them.');
  expect(existsSync(elsewhere)).toBe(false);
});

test('so many backups are left as are to be kept', async () => {
  const to = temporaryFolder();
  const [oldest, old] = [earlier(to, 2), earlier(to, 1)];
  const lines = await printed(backupCommand, ['--to', to, '--keep', '2']);
  expect(lines.slice(2)).toEqual([`Removed ${oldest}.`]);
  expect([existsSync(oldest), existsSync(old), readdirSync(to).length]).toEqual([false, true, 2]);
});

test('backups of more days than they are to be kept go', async () => {
  const to = temporaryFolder();
  const [oldest, old] = [earlier(to, 91), earlier(to, 89)];
  const lines = await printed(backupCommand, ['--to', to, '--keep-days', '90']);
  expect(lines.slice(2)).toEqual([`Removed ${oldest}.`]);
  expect([existsSync(oldest), existsSync(old), readdirSync(to).length]).toEqual([false, true, 2]);
});

test('a backup is restored by its own folder or as the newest of many, and its jobs can be done', async () => {
  const to = temporaryFolder();
  earlier(to, 1);
  await printed(backupCommand, ['--to', to]);
  const folder = join(to, readdirSync(to).toSorted().at(-1) ?? '');
  const { takenAt } = await readManifest(folder);
  for (const from of [to, folder]) {
    const place = await freshDatabase({ primary: await emptyDatabase() });
    const other = readConfig({ DATA_DIR: temporaryFolder() });
    const args = ['--from', from];
    expect(await printed(restoreCommand, args, async () => place, other)).toEqual([
      `Restored from ${folder}, as of ${takenAt}.`,
    ]);
    expect(await place.query({ text: 'SELECT FROM account' })).toHaveLength(1);
    const jobs = 'SELECT locked_by AS "lockedBy" FROM graphile_worker._private_jobs';
    expect(await place.query({ text: jobs })).toEqual([{ lockedBy: null }]);
    expect(existsSync(join(other.dataDir, stored))).toBe(true);
  }
});
