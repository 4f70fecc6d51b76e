import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface ListedBackup {
  folder: string;
  takenAt: Date;
}

/** The backups in a folder, the oldest first; what else stands there is nobody's business. */
export async function listBackups(to: string): Promise<ListedBackup[]> {
  const entries = await readdir(to, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && NAME.test(entry.name))
    .map(({ name }) => ({ folder: join(to, name), takenAt: new Date(timeOf(name)) }))
    .sort((one, other) => one.takenAt.getTime() - other.takenAt.getTime());
}

/**
 * Removes all backups but so many of the newest, and all that are older than so many days; the newest stays
 * whatever its age. With them goes what backups that were killed have left. Answers the folders that went.
 */
export async function removeOldBackups(
  to: string,
  { keep, keepDays, now }: { keep?: number; keepDays?: number; now: Date },
): Promise<string[]> {
  const backups = (await listBackups(to)).toReversed();
  const isOld = ({ takenAt }: ListedBackup) =>
    keepDays !== undefined && now.getTime() - takenAt.getTime() > keepDays * DAY_MS;
  const removed = backups.filter(
    (backup, place) => place > 0 && ((keep !== undefined && place >= keep) || isOld(backup)),
  );
  const folders = [...removed.map(({ folder }) => folder), ...(await unfinished(to, now))];
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  return folders;
}

/** Those on which nobody has worked for a day: another backup may just be taken. */
async function unfinished(to: string, now: Date): Promise<string[]> {
  const names = (await readdir(to)).filter((name) => name.startsWith(UNFINISHED));
  const ages = await Promise.all(
    names.map(async (name) => now.getTime() - (await stat(join(to, name))).mtimeMs),
  );
  return names.filter((_, place) => (ages[place] ?? 0) > DAY_MS).map((name) => join(to, name));
}

/** How the folder of a backup begins that has not everything in it yet. */
export const UNFINISHED = '.unfinished-';
const DAY_MS = 86_400_000;
/** '2026-11-24T19-20-05Z': a time that every file system can name. */
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

function timeOf(name: string): string {
  return name.replace(/T(\d{2})-(\d{2})-/, 'T$1:$2:');
}
