import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive, isZombie } from '../platform/processes.ts';

export type Address = { host: string; port: number };

/** Where the server of this data directory listens; null when there is none. */
export function readAddress(directory: string): Address | null {
  const lines = pidFile(directory);
  const port = Number(lines[3]);
  const host = lines[4];
  return host !== undefined && host !== '' && port > 0 ? { host, port } : null;
}

/** The number of the server's process; it may have ended. */
export function readPid(directory: string): number | null {
  return Number(pidFile(directory)[0]) || null;
}

/** True when the server has been told to stop. */
export function readStopping(directory: string): boolean {
  return pidFile(directory)[7]?.trim() === 'stopping';
}

/**
 * PostgreSQL takes lock files whose process number is still in use for a running server: also that of a zombie, of a
 * program that was given the number later, and of the server whose directory this one was copied from. The pid file has
 * to stay, because it also names the shared memory that must be free first; with our own number in it, which
 * PostgreSQL knows as its grandparent's, it counts as left over.
 */
export function disownStrangers(directory: string, socket: Address): void {
  const [pid] = pidFile(directory);
  if (pid === undefined || !isStranger(Number(pid), directory)) return;
  disown(join(directory, 'postmaster.pid'), pid);
  disown(join(socket.host, `.s.PGSQL.${socket.port}.lock`), pid);
}

/** A server works in its data directory; where that cannot be seen, its pid file says which that was. */
function isStranger(pid: number, directory: string): boolean {
  if (!isAlive(pid)) return isZombie(pid);
  const here = realpathSync(directory);
  if (!existsSync('/proc/self/cwd')) return pidFile(directory)[1] !== here;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) !== here;
  } catch {
    // Somebody else's, who lets nobody look; or it has ended just now.
    return true;
  }
}

function disown(lockFile: string, pid: string): void {
  const [owner, ...rest] = existsSync(lockFile) ? readFileSync(lockFile, 'utf8').split('\n') : [];
  if (owner === pid) writeFileSync(lockFile, [String(process.pid), ...rest].join('\n'));
}

/** Lines: process id, data directory, start time, port, socket directory, address, shared memory, status. */
function pidFile(directory: string): string[] {
  try {
    return readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
