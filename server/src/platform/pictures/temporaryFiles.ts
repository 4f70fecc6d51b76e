import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** No upload takes as long as this. */
const ABANDONED_MS = 600_000;

/**
 * From now on what this process writes for a moment lies in `folder` (made when missing): the reader of
 * GraphQL uploads keeps a file there while it arrives, and removes it with the answer. What a killed process
 * has left is removed now and every ten minutes. Answers how to end that.
 */
export async function writeTemporaryFilesIn(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The one setting that the libraries read.
  process.env['TMPDIR'] = folder;
  await removeAbandoned(folder);
  const timer = setInterval(
    () => void removeAbandoned(folder).catch(() => undefined),
    ABANDONED_MS,
  );
  timer.unref();
  return () => clearInterval(timer);
}

/** Removes files that nobody has written to for ten minutes. */
export async function removeAbandoned(folder: string, now = Date.now()): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    const found = await stat(path).catch(() => null);
    if (found?.isFile() && now - found.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
  }
}
