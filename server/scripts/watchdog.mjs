// Ends what a test run leaves behind in its folder when the run itself cannot: because somebody has killed it.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
/** A PostgreSQL that is told to end at once kills what is left of it after five seconds; on a busy machine later. */
const END_MS = 60_000;

/**
 * Once this process has ended, whatever the reason, every process that has a path in `folder` in its
 * environment (DATA_DIR of a server) and every PostgreSQL below it are ended, and the folder is removed.
 * @param {string} folder
 */
export function guard(folder) {
  // The pipe that nobody writes to ends with this process. A Ctrl-C or a kill of the group passes it by.
  const child = spawn(process.execPath, [self, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH },
    cwd: '/',
  });
  child.on('error', () => undefined);
  child.unref();
}

/** @param {string} folder */
async function cleanUp(folder) {
  const ended = Date.now() + END_MS;
  while (existsSync(folder) && Date.now() < ended) {
    // Servers first: one that is alive starts its PostgreSQL again.
    const servers = processesOf(folder);
    for (const pid of servers) signal(pid, 'SIGKILL');
    const databases = databasesBelow(folder, 3);
    for (const pid of databases) signal(pid, 'SIGQUIT');
    if (servers.length + databases.length === 0) break;
    await delay(100);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/**
 * Known on Linux only, from /proc.
 * @param {string} folder
 */
function processesOf(folder) {
  const found = existsSync('/proc/self/environ') ? readdirSync('/proc') : [];
  return found
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const variables = read(`/proc/${pid}/environ`).split('\0');
      return variables.some((each) => isBelow(folder, each.slice(each.indexOf('=') + 1)));
    })
    .map(Number);
}

/**
 * @param {string} folder
 * @param {number} depth
 * @returns {number[]}
 */
function databasesBelow(folder, depth) {
  if (depth === 0) return [];
  const pid = Number(read(join(folder, 'postgres', 'postmaster.pid')).split('\n')[0]);
  const here = pid > 0 && isDatabaseOf(pid, folder) ? [pid] : [];
  const below = namesOf(folder).filter((name) => name !== 'postgres');
  return [...here, ...below.flatMap((name) => databasesBelow(join(folder, name), depth - 1))];
}

/**
 * A number that was left in the file may be somebody else's by now.
 * @param {number} pid
 * @param {string} folder
 */
function isDatabaseOf(pid, folder) {
  if (!signal(pid, 0)) return false;
  if (!existsSync('/proc/self/cmdline')) return true;
  return read(`/proc/${pid}/cmdline`).split('\0').includes(join(folder, 'postgres'));
}

/**
 * @param {string} folder
 * @param {string} path
 */
function isBelow(folder, path) {
  return path === folder || path.startsWith(`${folder}/`);
}

/** @param {string} folder */
function namesOf(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    return [];
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals | 0} name
 */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

const [, script, value] = process.argv;
if (script === self && value !== undefined) {
  process.stdin.on('end', () => void cleanUp(value)).resume();
}
