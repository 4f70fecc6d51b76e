import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { assertKey, assertPrefix } from './storage.ts';
import type { Storage, StoredObject } from './storage.ts';

/** Outside every key, since keys begin with a letter or a digit. */
const TEMPORARY = '.unfinished';
const UNFINISHED_AGE_MS = 3_600_000;
const SWEEP_MS = 3_600_000;

/**
 * Stores objects as files below `folder` (made when missing). A put writes a temporary file, syncs it,
 * renames it into place and syncs the folder. Temporary files that a crash left are removed at start and every hour.
 */
export async function diskStorage(folder: string): Promise<Storage> {
  const temporary = join(folder, TEMPORARY);
  await mkdir(temporary, { recursive: true });
  await removeUnfinished(temporary);
  setInterval(() => void removeUnfinished(temporary).catch(() => undefined), SWEEP_MS).unref();
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(folder, ...key.split('/'));
  };

  return {
    async put(key, bytes) {
      const target = pathOf(key);
      const unfinished = join(temporary, randomBytes(12).toString('hex'));
      try {
        await writeSynced(unfinished, bytes);
        await mkdir(dirname(target), { recursive: true });
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolders(dirname(target), folder);
    },

    get: (key) => readObject(pathOf(key)),

    async exists(key) {
      return (await stat(pathOf(key)).catch(nullWhenMissing)) !== null;
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list(prefix) {
      assertPrefix(prefix);
      const start = join(folder, ...prefix.split('/'));
      const found = await opendir(start, { recursive: true }).catch(nullWhenMissing);
      if (found === null) return;
      for await (const entry of found) {
        if (!entry.isFile()) continue;
        yield join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .split(sep)
          .join('/');
      }
    },
  };
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is durable once the folder is; a new folder is durable once its parent is. */
async function syncFolders(from: string, top: string): Promise<void> {
  for (let folder = from; folder.length >= top.length; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}

async function readObject(path: string): Promise<StoredObject | null> {
  const file = await open(path, 'r').catch(nullWhenMissing);
  if (file === null) return null;
  try {
    const { size } = await file.stat();
    return { body: file.createReadStream(), size };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function removeUnfinished(temporary: string): Promise<void> {
  for await (const entry of await opendir(temporary)) {
    const path = join(temporary, entry.name);
    const found = await stat(path).catch(nullWhenMissing);
    if (found !== null && Date.now() - found.mtimeMs > UNFINISHED_AGE_MS)
      await rm(path, { force: true });
  }
}

function nullWhenMissing(error: unknown): null {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
