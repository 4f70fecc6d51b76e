import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** One real process of the built server. */
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

/** What the process finds in its environment; a data directory of its own, always. */
export type Environment = Record<string, string> & { DATA_DIR: string };

/** Starts a file of the built server that lies below `root`: on a free port and without the demo world. */
export async function launch(
  root: string,
  file: 'main.js' | 'command.js',
  args: readonly string[],
  env: Environment,
): Promise<AppProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [join(root, 'dist', 'bundle', file), ...args], {
    cwd: root,
    // Nothing of the surroundings: a DATABASE_URL of the person who runs the tests must not be used.
    env: {
      PATH: process.env['PATH'],
      DEMO: '0',
      LOG_LEVEL: 'info',
      PORT: port,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = `http://localhost:${port}`;
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // At the end of a line, or of the message in a log of production.
      if (output.includes(`Ready ${url}\n`) || output.includes(`Ready ${url}"`)) resolve();
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    pid: child.pid ?? 0,
    url,
    dataDir: env.DATA_DIR,
    output: () => output,
    kill: (signal) => child.kill(signal),
    exited,
    ready,
  };
}

/** Resolves when it says that it is ready; rejects with its words when it ends before. */
export async function untilReady(app: AppProcess): Promise<void> {
  const endedEarly = app.exited.then((code) => {
    throw new Error(`The process ended with ${code} before it was ready:\n${app.output()}`);
  });
  await Promise.race([app.ready, endedEarly]);
}

/**
 * A port that is free now and stays so until its process has started: it lies below those that the system
 * gives to connections and to servers that ask for any.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(12_000, 32_000);
    if (!input.has(port) && (await isFree(port))) {
      input.add(port);
      return port;
    }
  }
}

const input = new Set<number>();

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
