import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { diskFull } from './failures.ts';
import type { Log } from './observability/logging.ts';
import { OperatorProblem } from './observability/problems.ts';

/** How much room there is where this process writes. */
export interface Disk {
  /** Whether no more is left than is kept free; logged when that begins and ends. */
  isFull(): Promise<boolean>;
  /** @throws Failure UNAVAILABLE for an upload while the disk is full. */
  refuseUpload(): Promise<void>;
  /** The same for every other write, where the database is on this disk. */
  refuseWrite(): Promise<void>;
}

export interface DiskOptions {
  folder: string;
  /** Kept free, so that the database can always finish what it has begun. */
  reserveBytes: number;
  /** Whether the database stands on this disk too. */
  holdsDatabase: boolean;
  log: Log;
}

const MEGABYTE = 2 ** 20;
/** A database that starts needs about as much. */
const START_BYTES = 16 * MEGABYTE;

export function watchDisk({ folder, reserveBytes, holdsDatabase, log }: DiskOptions): Disk {
  let wasFull = false;

  async function isFull(): Promise<boolean> {
    const { bavail, bsize } = await statfs(folder);
    const isNow = bavail * bsize <= reserveBytes;
    if (isNow && !wasFull) {
      log.error(
        { folder, left: megabytes(bavail * bsize) },
        'The disk is full: nothing can be saved.',
      );
    }
    if (wasFull && !isNow) log.warn({ folder }, 'The disk has room again.');
    wasFull = isNow;
    return isNow;
  }

  async function refuseUpload(): Promise<void> {
    if (await isFull()) throw diskFull();
  }

  return {
    isFull,
    refuseUpload,
    refuseWrite: async () => {
      if (holdsDatabase) await refuseUpload();
    },
  };
}

/** The database as it is made, the demo world and its pictures, measured as 152 MB in all. */
const FIRST_START_BYTES = 200 * MEGABYTE;

/** @throws OperatorProblem where what a first start writes would not leave free what is to be kept free. */
export function refuseTightFirstStart(folder: string, reserveBytes: number): void {
  const left = leftIn(folder);
  if (left === null || left >= FIRST_START_BYTES + reserveBytes) return;
  throw new OperatorProblem(
    `The disk that holds ${folder} has ${megabytes(left)} MB left. A first start needs ${megabytes(FIRST_START_BYTES)} MB beside the ${megabytes(reserveBytes)} MB that DISK_RESERVE_MB keeps free. Make room on it, name another DATA_DIR, or lower DISK_RESERVE_MB.`,
  );
}

/** What a start that failed is told instead, where the disk of `folder` is full; else what it failed with. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  const left = leftIn(folder);
  if (left === null || left > START_BYTES) return error;
  return new OperatorProblem(
    `The disk that holds ${folder} is full: ${megabytes(left)} MB are left. Make room on it and start again.`,
    { cause: error },
  );
}

function leftIn(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

function megabytes(bytes: number): number {
  return Math.floor(bytes / MEGABYTE);
}
