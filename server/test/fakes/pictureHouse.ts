import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { PictureFormat, PictureWidth } from '../../../schema/limits.ts';
import { silentLog } from '../../src/platform/observability/logging.ts';
import { createPictures } from '../../src/platform/pictures/pictures.ts';
import { diskStorage } from '../../src/platform/storage/diskStorage.ts';
import { freshDatabase } from '../harness/database.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';
import { visitorContext } from '../harness/context.ts';
import { type Picture } from '../../src/platform/pictures/savePicture.ts';

export type PictureHouse = Awaited<ReturnType<typeof openPictureHouse>>;

/** Pictures with a database and a folder of their own, and eyes to look at what is served and stored. */
export async function openPictureHouse() {
  const log = silentLog();
  const database = await freshDatabase();
  const folder = temporaryFolder();
  const storage = await diskStorage(folder);
  const pictures = createPictures({ database, storage, log });
  const context = visitorContext(database, { log });

  return {
    database,
    storage,
    pictures,
    context,
    accept: (bytes: Uint8Array) => pictures.accept(bytes, { now: new Date(), uploader: null }),

    /** Runs one of the picture jobs once, the way the queue would. */
    async runJob(
      name: 'pictures-render' | 'pictures-sweep',
      { of = pictures, signal = new AbortController().signal } = {},
    ): Promise<void> {
      const task = of.jobs.find((set) => name in set.tasks)?.tasks[name];
      await task?.({}, { database, log, signal });
    },

    /** What a browser would get, looked at; null where it would get nothing. */
    async served({ id }: Picture, width: PictureWidth, format: PictureFormat) {
      const found = await pictures.rendition(id, { width, format });
      if (found === null) return null;
      const bytes = await buffer(found.body);
      const meta = await sharp(bytes).metadata();
      const { contentType, final, size } = found;
      const complete = size === bytes.length;
      return {
        contentType,
        final,
        whole: complete,
        width: meta.width,
        format: meta.format,
        meta,
        bytes,
      };
    },

    async stored({ id }: Pick<Picture, 'id'>): Promise<string[]> {
      const keys: string[] = [];
      for await (const key of storage.list(`pictures/${id}/`)) keys.push(key);
      return keys;
    },

    /** Of every file of every picture. */
    async keys(): Promise<string[]> {
      const keys: string[] = [];
      for await (const key of storage.list('pictures/')) keys.push(key);
      return keys.sort();
    },

    async bytesOf(key: string): Promise<Buffer> {
      const found = await storage.get(key);
      if (found === null) throw new Error(`There is no ${key}.`);
      return buffer(found.body);
    },

    async statusOf({ id }: Picture): Promise<string | undefined> {
      const rows = await database.query<{ status: string }>({
        text: 'SELECT status FROM picture WHERE id = $1',
        values: [id],
      });
      return rows[0]?.status;
    },
  };
}
