import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a backup. */
export interface CopiedFile {
  /** Below the backup's folder. */
  file: string;
  bytes: number;
  sha256: string;
}

/** Writes a file of a backup to the disk itself, and says what was written. */
export async function writeFileOf(
  folder: string,
  file: string,
  source: Readable,
  through: Transform[] = [],
): Promise<CopiedFile> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const measured = new Measured();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([source, ...through, measured, target]);
  return { file, ...measured.result() };
}

/** The same file of an earlier backup under another name: pictures never change. False where that is not possible. */
export async function linkFileOf(from: string, folder: string, file: string): Promise<boolean> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return link(join(from, file), path).then(
    () => true,
    () => false,
  );
}

/** Null when it is as it was written; otherwise what is wrong with it. */
export async function problemOf(folder: string, copied: CopiedFile): Promise<string | null> {
  const measured = new Measured();
  try {
    await pipeline(createReadStream(join(folder, copied.file)), measured, async (chunks) => {
      for await (const _ of chunks);
    });
  } catch {
    return `${copied.file} cannot be read.`;
  }
  const { bytes, sha256: sum } = measured.result();
  return bytes === copied.bytes && sum === copied.sha256
    ? null
    : `${copied.file} is damaged: its contents have changed.`;
}

/** A folder's entries are on the disk once the folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Passes bytes on, and knows afterwards how many they were and what they come to. */
class Measured extends Transform {
  private bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error: null, piece: Buffer) => void,
  ) {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  result(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') };
  }
}
