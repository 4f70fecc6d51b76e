import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { isAlive } from '../../src/platform/processes.ts';
import { emptyDataDir, preparedDataDir, removeDataDirs, root } from './dataDir.ts';
import { showState } from './failure.ts';
import { launch, untilReady } from './launch.ts';
import type { AppProcess } from './launch.ts';

/** Starting a process takes seconds, on a busy machine many; a test starts several. */
const PATIENCE_MS = 600_000;
const running: AppProcess[] = [];
const dataDirs: string[] = [];

/**
 * Call at the top of a file that starts processes: builds what is stale, shows what failed tests left, and ends
 * the processes of a test before the next one begins.
 */
export function usesAppProcesses(): void {
  vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS });

  beforeAll(() => {
    const build = spawnSync(process.execPath, [join(root, 'server', 'scripts', 'build.mjs')], {
      encoding: 'utf8',
    });
    expect(build.status, build.stdout + build.stderr).toBe(0);
  });

  afterEach(async ({ task }) => {
    const apps = running.splice(0);
    if (task.result?.state === 'fail') await showState(apps);
    // The last one first: it may use the database that the first one has started.
    for (const app of apps.toReversed()) {
      app.kill('SIGTERM');
      await app.exited;
    }
    for (const dataDir of dataDirs.splice(0)) killDatabase(dataDir);
  });

  afterAll(removeDataDirs);
}

/**
 * Starts the server and resolves when it says that it is ready; rejects with its words when it ends before. In a
 * data directory of its own when none is given, with a database unless it has another.
 */
export async function startApp(env: Record<string, string> = {}): Promise<AppProcess> {
  const needsOne = !('DATA_DIR' in env || 'DATABASE_URL' in env);
  const own = needsOne ? { ...env, DATA_DIR: await preparedDataDir() } : env;
  const app = await start('main.js', [], own);
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
    const response = await fetch(url, { signal: AbortSignal.timeout(3_000) });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}

async function start(
  file: 'main.js' | 'command.js',
  args: readonly string[],
  env: Record<string, string>,
): Promise<AppProcess> {
  const dataDir = env['DATA_DIR'] ?? emptyDataDir();
  const app = await launch(root, file, args, { ...env, DATA_DIR: dataDir });
  running.push(app);
  dataDirs.push(dataDir);
  return app;
}

/** A killed process leaves its database running: immediate shutdown, as nothing here has to be kept. */
function killDatabase(dataDir: string): void {
  const pid = databasePid(dataDir);
  if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
