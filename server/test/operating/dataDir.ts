import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { guard } from '../../scripts/watchdog.mjs';
import { launch, untilReady } from './launch.ts';

export const root = join(import.meta.dirname, '..', '..', '..');

let folder: string | null = null;
let made = 0;

/** A data directory with nothing in it. */
export function emptyDataDir(): string {
  if (folder === null) {
    folder = mkdtempSync(join(tmpdir(), 'operating-'));
    guard(folder);
  }
  made += 1;
  const directory = join(folder, String(made));
  mkdirSync(directory, { mode: 0o700 });
  return directory;
}

/** A data directory of a server that has been up once and was stopped: creating one takes seconds, a copy none. */
export async function preparedDataDir(): Promise<string> {
  const prepared = inject('prepared');
  if (!existsSync(prepared)) await prepare(prepared);
  const directory = emptyDataDir();
  copyDatabase(prepared, directory);
  return directory;
}

/** Removes all of them. Nothing may run in them any more. */
export function removeDataDirs(): void {
  if (folder === null) return;
  // A database that is just ending may still write.
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  folder = null;
}

/** Once for a test run; two files that do it at once end up with the same one. */
async function prepare(prepared: string): Promise<void> {
  const draft = mkdtempSync(`${prepared}-`);
  const app = await launch(root, 'main.js', [], { DATA_DIR: draft });
  await untilReady(app);
  app.kill('SIGTERM');
  expect(await app.exited, app.output()).toBe(0);
  mkdirSync(join(draft, 'database'));
  renameSync(join(draft, 'postgres'), join(draft, 'database', 'postgres'));
  try {
    renameSync(join(draft, 'database'), prepared);
  } catch (error) {
    if (!existsSync(prepared)) throw error;
  }
  rmSync(draft, { recursive: true, force: true });
}

/** With its owner: as root the server runs as another user. */
function copyDatabase(from: string, to: string): void {
  const copy = spawnSync('cp', ['-a', join(from, 'postgres'), to], { encoding: 'utf8' });
  expect(copy.status, copy.stderr).toBe(0);
}
