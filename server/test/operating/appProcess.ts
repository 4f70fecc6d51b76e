import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { isAlive } from '../../src/platform/processes.ts';

/** One real process of the compiled server. */
export type AppProcess = {
  pid: number;
  url: string;
  dataDir: string;
  /** Everything it has written so far, standard output and error together. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  exited: Promise<number | null>;
  /** Resolves when it says that it serves. */
  ready: Promise<void>;
};

type Environment = Record<string, string>;

const root = join(import.meta.dirname, '..', '..', '..');
const compiled = join(root, 'dist', 'server', 'server', 'src');
const running: { child: ChildProcess; exited: Promise<number | null> }[] = [];
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
    for (const { child, exited } of running.splice(0)) {
      if (child.exitCode === null) child.kill('SIGTERM');
      await exited;
    }
  });

  afterAll(() => {
    for (const directory of directories.splice(0)) {
      killDatabase(directory);
      rmSync(directory, { recursive: true, force: true });
    }
  });
}

export function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'operating-'));
  directories.push(directory);
  return directory;
}

/** Starts the server and resolves when it says that it is ready; rejects with its words when it ends before. */
export async function startApp(env: Environment = {}): Promise<AppProcess> {
  const app = await launch('main.js', [], env);
  const endedEarly = app.exited.then((code) => {
    throw new Error(`The process ended with ${code} before it was ready:\n${app.output()}`);
  });
  await Promise.race([app.ready, endedEarly]);
  return app;
}

/** Runs the server or a command of it until it ends by itself. */
export async function runToEnd(
  file: 'main.js' | 'command.js',
  args: string[] = [],
  env: Environment = {},
): Promise<{ code: number | null; output: string }> {
  const app = await launch(file, args, env);
  return { code: await app.exited, output: app.output() };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
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

async function launch(file: string, args: string[], env: Environment): Promise<AppProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const dataDir = env['DATA_DIR'] ?? newDataDir();
  const child = spawn(process.execPath, [join(compiled, file), ...args], {
    cwd: root,
    // Nothing of the surroundings: a DATABASE_URL of the person who runs the tests must not be used.
    env: {
      PATH: process.env['PATH'],
      DEMO: '0',
      LOG_LEVEL: 'info',
      PORT: port,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = `http://localhost:${port}`;
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(`Ready ${url}\n`)) resolve();
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  running.push({ child, exited });
  return {
    pid: child.pid ?? 0,
    url,
    dataDir,
    output: () => output,
    kill: (signal) => child.kill(signal),
    exited,
    ready,
  };
}

/** For a test that failed half-way: immediate shutdown, as nothing here has to be kept. */
function killDatabase(dataDir: string): void {
  const pid = databasePid(dataDir);
  if (pid !== null && isAlive(pid)) process.kill(pid, 'SIGQUIT');
}
