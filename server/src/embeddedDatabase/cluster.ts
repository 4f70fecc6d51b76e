import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../platform/processes.ts';
import { sha256 } from '../platform/hash.ts';
import { findBinaries } from './binaries.ts';
import type { Binaries } from './binaries.ts';
import { disownStrangers, readAddress, readPid, readStopping } from './pidFile.ts';
import type { Address } from './pidFile.ts';
import { DatabaseProblem } from '../platform/database/problem.ts';
import { chooseOwner, giveAll, serverUser } from './serverUser.ts';
import type { Owner, Outcome, ServerUser } from './serverUser.ts';
import { embeddedSettings, settingsFile } from './settings.ts';
import type { Settings } from './settings.ts';

const SUPERUSER = 'postgres';
/** The longest socket path every platform takes is 103 bytes; some room for the lock file beside it. */
const LONGEST_SOCKET_PATH = 90;
const LARGEST_LOG_BYTES = 20_000_000;
/** How long a server may take to stop before it is ended, and to end then: PostgreSQL kills what is left after five. */
const STOP_SECONDS = 20;
const END_SECONDS = 15;

/** One PostgreSQL data directory and the commands on it. Nothing here watches or retries. */
export type Cluster = {
  logFile: string;
  superuser: string;
  /** Where a running server listens, from its own pid file; null when there is none. */
  address(): Address | null;
  /** The process id in the pid file; it may be stale. */
  pid(): number | null;
  isRunning(): Promise<boolean>;
  /** True when somebody has told the server to stop. */
  isStopping(): boolean;
  start(): Promise<Outcome>;
  reload(): Promise<Outcome>;
  /**
   * Open transactions are rolled back, what was acknowledged is on disk. A server that takes too long (one that
   * is told to stop while it repairs itself may wait for ever) is ended at once and repairs itself at its start.
   */
  stop(): Promise<Outcome>;
};

/**
 * Finds or creates the cluster in `dataDir`/postgres. Two processes that create it at once end up with
 * the same one. Throws DatabaseProblem.
 */
export async function openCluster(
  dataDir: string,
  settings: Settings,
  stopSeconds = STOP_SECONDS,
): Promise<Cluster> {
  const binaries = findBinaries();
  refuseShellCharacters([dataDir, binaries.pgCtl]);
  const directory = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true });
  const owner = chooseOwner(directory);
  refuseOthersData(directory, owner);
  const port = Number(settings['port'] ?? 5432);
  const socketDirectory = makeSocketDirectory(dataDir, port, owner);
  const user = serverUser(owner, binaries.initdb, [dataDir, socketDirectory]);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    await create(directory, binaries, user, settings['fsync'] !== 'off');
  }
  refuseOtherVersion(directory);
  refuseOpen(directory);
  const logFile = makeLogFile(dataDir, user);
  writeSettings(directory, user, {
    ...embeddedSettings(),
    ...settings,
    unix_socket_directories: `"${socketDirectory}"`,
  });
  const control = (...args: string[]) => user.run(binaries.pgCtl, ['-D', directory, ...args]);
  return {
    logFile,
    superuser: SUPERUSER,
    address: () => readAddress(directory),
    pid: () => readPid(directory),
    isRunning: async () => {
      disownStrangers(directory, { host: socketDirectory, port });
      return (await control('status')).ok;
    },
    start: () => control('start', '-w', '-t', '300', '-s', '-l', logFile),
    reload: () => control('reload', '-s'),
    isStopping: () => readStopping(directory),
    stop: async () => {
      const pid = readPid(directory);
      const stop = async (mode: string, seconds: number): Promise<Outcome> => {
        const outcome = await control('stop', '-w', '-t', String(seconds), '-s', '-m', mode);
        // Another process may have started the next one while this one was waited for.
        return readPid(directory) === pid ? outcome : { ...outcome, ok: true };
      };
      let outcome = await stop('fast', stopSeconds);
      if (!outcome.ok) outcome = await stop('immediate', END_SECONDS);
      if (outcome.ok && !socketDirectory.startsWith(dataDir)) removeIfEmpty(socketDirectory);
      return outcome;
    },
  };
}

async function create(
  directory: string,
  binaries: Binaries,
  user: ServerUser,
  sync: boolean,
): Promise<void> {
  sweepDrafts(directory);
  const draft = `${directory}.new-${process.pid}-${randomUUID()}`;
  let outcome: Outcome = { ok: false, output: '' };
  // Letters outside ASCII are letters only under a UTF-8 character class; not every system has the first.
  for (const characters of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    user.give(draft);
    outcome = await user.run(binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      '--auth-local=trust',
      '--auth-host=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      `--lc-ctype=${characters}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(sync ? [] : ['--no-sync']),
    ]);
    if (outcome.ok) break;
  }
  if (!outcome.ok) {
    rmSync(draft, { recursive: true, force: true });
    throw new DatabaseProblem(
      `The embedded database could not be created in ${directory}. PostgreSQL says: ${lastLine(outcome.output)}`,
    );
  }
  appendFileSync(join(draft, 'postgresql.conf'), "\ninclude_if_exists = 'server.conf'\n");
  try {
    renameSync(draft, directory);
  } catch (error) {
    // Another process was faster; rename does not replace a directory that has something in it.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(directory, 'PG_VERSION'))) throw error;
  }
}

/** Drafts of processes that were killed while creating. */
function sweepDrafts(directory: string): void {
  const parent = join(directory, '..');
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.new-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

/** The directory of the socket is what keeps other users out, so it has to be ours alone. */
function makeSocketDirectory(dataDir: string, port: number, owner: Owner | null): string {
  const near = join(dataDir, 'run');
  const socket = join(near, `.s.PGSQL.${port}`);
  const name = `pg-${sha256(dataDir).toString('hex').slice(0, 16)}`;
  const directory =
    Buffer.byteLength(socket) < LONGEST_SOCKET_PATH ? near : join(shortTemporary(), name);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const found = lstatSync(directory);
  const ours = [process.getuid?.(), owner?.uid].includes(found.uid);
  if (found.isDirectory() && ours && (found.mode & 0o077) === 0) {
    if (owner !== null) chownSync(directory, owner.uid, owner.gid);
    return directory;
  }
  throw new DatabaseProblem(
    `${directory} must be a directory of this user that nobody else can enter. Remove it and start again.`,
  );
}

function shortTemporary(): string {
  return Buffer.byteLength(tmpdir()) < 50 ? tmpdir() : '/tmp';
}

/** Not empty means that another process has started the server again. */
function removeIfEmpty(directory: string): void {
  try {
    rmdirSync(directory);
  } catch {
    return;
  }
}

function makeLogFile(dataDir: string, user: ServerUser): string {
  const path = join(dataDir, 'postgres.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) renameSync(path, `${path}.1`);
  closeSync(openSync(path, 'a', 0o600));
  user.give(path);
  return path;
}

function writeSettings(directory: string, user: ServerUser, settings: Settings): void {
  const path = join(directory, 'server.conf');
  const text = settingsFile(settings);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, text, { mode: 0o600 });
  user.give(draft);
  renameSync(draft, path);
}

/** pg_ctl hands these paths to a shell between double quotes, where the following still mean something. */
function refuseShellCharacters(paths: readonly string[]): void {
  for (const path of paths) {
    if (/["$`\\\n]/.test(path)) {
      throw new DatabaseProblem(
        'The embedded database cannot work below a directory whose name has a quote, a dollar sign, a back-tick or a backslash in it. Move it, set DATA_DIR to another directory, or set DATABASE_URL.',
      );
    }
  }
}

/** As root, data that belong to root (a restored copy) go to the user who runs the server. */
function refuseOthersData(directory: string, owner: Owner | null): void {
  const found = statSync(directory, { throwIfNoEntry: false });
  if (found === undefined || found.uid === (owner?.uid ?? process.getuid?.())) return;
  if (owner !== null && giveAll(directory, owner)) return;
  throw new DatabaseProblem(
    `${directory} belongs to user ${found.uid}. Start as that user or as root, or set DATA_DIR to another directory.`,
  );
}

function refuseOtherVersion(directory: string): void {
  const version = readFileSync(join(directory, 'PG_VERSION'), 'utf8').trim();
  if (version !== '18') {
    throw new DatabaseProblem(
      `${directory} was written by PostgreSQL ${version} and this is PostgreSQL 18. Set DATA_DIR to another directory, or start the version that wrote it and move the data over.`,
    );
  }
}

/** Copied with another mask, or made writable for others by hand: PostgreSQL starts on no such directory. */
function refuseOpen(directory: string): void {
  if ((statSync(directory).mode & 0o027) === 0) return;
  throw new DatabaseProblem(
    `${directory} is open to other users, so PostgreSQL does not start on it. Run chmod 700 ${directory} and start again.`,
  );
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
