import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { isAlive } from '../../src/platform/processes.ts';
import { launch, untilReady } from './launch.ts';
import type { AppProcess } from './launch.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const running: AppProcess[] = [];
const directories: string[] = [];

/** Call at the top of a file that starts processes: builds what is stale, and leaves nothing behind. */
export function usesAppProcesses(): void {
  beforeAll(() => {
    const build = spawnSync(process.execPath, [join(root, 'server', 'scripts', 'build.mjs')], {
      encoding: 'utf8',
    });
    expect(build.status, build.stdout + build.stderr).toBe(0);
  });

  afterEach(async () => {
    for (const app of running.splice(0)) {
      app.kill('SIGTERM');
      await app.exited;
    }
  });

  afterAll(() => {
    for (const directory of directories.splice(0)) {
      killDatabase(directory);
      // A database that is just ending may still write.
      rmSync(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    }
  });
}

export function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'operating-'));
  directories.push(directory);
  return directory;
}

/** Starts the server and resolves when it says that it is ready; rejects with its words when it ends before. */
export async function startApp(env: Record<string, string> = {}): Promise<AppProcess> {
  const app = await start('main.js', [], env);
  await untilReady(app);
  return app;
}

/** Runs the server or a command of it until it ends by itself. */
export async function runToEnd(
  file: 'main.js' | 'command.js',
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const app = await start(file, args, env);
  return { code: await app.exited, output: app.output() };
}

/** The process id of the embedded database of this data directory, or null. */
export function databasePid(dataDir: string): number | null {
  try {
    return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

export function isRunning(pid: number | null): boolean {
  return pid !== null && isAlive(pid);
}

/** The status of an address, or null when nobody answers. */
export async function statusOf(url: string): Promise<number | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return null;
  }
}

async function start(
  file: 'main.js' | 'command.js',
  args: readonly string[],
  env: Record<string, string>,
): Promise<AppProcess> {
  const app = await launch(root, file, args, { ...env, DATA_DIR: env['DATA_DIR'] ?? newDataDir() });
  running.push(app);
  return app;
}

/** For a test that failed half-way: immediate shutdown, as nothing here has to be kept. */
function killDatabase(dataDir: string): void {
  const pid = databasePid(dataDir);
  if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
