import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from '../platform/backup/listBackups.ts';
import { BackupProblem, type Manifest, readManifest } from '../platform/backup/manifest.ts';
import { damagesOf } from '../platform/backup/restoreBackup.ts';
import { CommandProblem } from './call.ts';

/** The values of these options, each given once as `--name value`. `usage` is an example that works. */
export function readOptions<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
): Partial<Record<Name, string>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const { values } = parseArgs({ args: [...args], options });
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value: unknown = values[name];
      if (typeof value === 'string') found[name] = value;
    }
    return found;
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : ''}. Usage: ${usage}`);
  }
}

/** A whole number of an option, 1 or more. */
export function countOf(value: string | undefined, usage: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(value)) {
    throw new CommandProblem(`"${value}" is not a whole number of 1 or more. Usage: ${usage}`);
  }
  return Number(value);
}

/**
 * The backup in the folder of `--from`, or the newest below it, once every file of it was found as it was written.
 * Throws BackupProblem with what is damaged.
 */
export async function readBackup(
  args: readonly string[],
  usage: string,
): Promise<{ from: string; manifest: Manifest }> {
  const { from: value } = readOptions(args, ['from'], usage);
  if (!value) throw new CommandProblem(`Please name a source. Usage: ${usage}`);
  const folder = resolve(value);
  const from = (await listBackups(folder)).at(-1)?.folder ?? folder;
  const manifest = await readManifest(from);
  const damages = await damagesOf(from, manifest);
  if (damages.length > 0) throw new BackupProblem(damages.join('\n'));
  return { from, manifest };
}

/** '53 tables, 22181 rows and 2044 picture files' */
export function contentsOf({ tables, pictures }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${tables.length} tables, ${rows} rows and ${pictures.length} picture files`;
}
