import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { whenDone } from '../harness/whenDone.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';

export interface SmallDisk {
  folder: string;
  /** For a server that writes there. */
  env: Record<string, string>;
  /** Whether it is a file system of its own, as root may make one; else a server only believes so. */
  isReal: boolean;
  /** Takes what is left of it, down to so many megabytes. */
  fill(leave?: number): void;
  empty(): void;
}

const MEGABYTE = 2 ** 20;

/** A disk that a test can fill. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = temporaryFolder();
  const options = `size=${megabytes}m,mode=0711`;
  const isReal = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
  if (isReal) whenDone(() => spawnSync('umount', ['--lazy', folder]));
  else chmodSync(folder, 0o711);
  const filler = join(folder, 'filler');
  return {
    folder,
    isReal,
    env: {
      DATA_DIR: folder,
      ...(!isReal && { NODE_OPTIONS: `--import ${FAKE}`, FULL_DISK: filler }),
    },
    fill: (leave = 0) => {
      if (isReal) fillUp(folder, filler, leave * MEGABYTE);
      else writeFileSync(filler, '');
    },
    empty: () => rmSync(filler, { force: true }),
  };
}

const FAKE = pathToFileURL(join(import.meta.dirname, '..', 'fakes', 'fullDisk.mjs')).href;

function fillUp(folder: string, filler: string, leave: number): void {
  const file = openSync(filler, 'a');
  try {
    for (let chunk = MEGABYTE; chunk >= 512;) {
      const { bavail, bsize } = statfsSync(folder);
      if (bavail * bsize <= leave) return;
      try {
        writeSync(file, Buffer.alloc(chunk));
      } catch {
        chunk /= 2;
      }
    }
  } finally {
    closeSync(file);
  }
}
