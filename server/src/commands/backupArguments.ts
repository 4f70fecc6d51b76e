import { parseArgs } from 'node:util';
import { listBackups } from '../platform/backup/listBackups.ts';
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
    const given: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value: unknown = values[name];
      if (typeof value === 'string') given[name] = value;
    }
    return given;
  } catch (error) {
    throw new CommandProblem(`${error instanceof Error ? error.message : ''}. Say: ${usage}`);
  }
}

/** A whole number of an option, 1 or more. */
export function countOf(value: string | undefined, usage: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^[1-9]\d{0,5}$/.test(value)) {
    throw new CommandProblem(`"${value}" is no number from 1 up. Say: ${usage}`);
  }
  return Number(value);
}

/** The folder of a backup: the one that is named, or the newest below it. */
export async function backupIn(folder: string): Promise<string> {
  return (await listBackups(folder)).at(-1)?.folder ?? folder;
}
