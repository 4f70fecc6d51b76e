import { IsNull } from 'typeorm';
import type { Database } from '../database/connect.ts';
import { unavailable } from '../failures.ts';
import { newId } from '../ids.ts';
import { addJob } from '../jobs/jobs.ts';
import type { Log } from '../observability/logging.ts';
import type { Storage } from '../storage/storage.ts';
import { CONTENT_TYPES, encode, pixelsOf } from './codec.ts';
import type { Master } from './codec.ts';
import { PictureRecord } from './picture.entity.ts';
import { RENDER } from './rendering.ts';
import { AT_ONCE, renditionKey, sourceKey, widthsOf } from './renditions.ts';
import { deleteFiles } from './sweeping.ts';

/** What a room keeps of a picture: pixels of the upright master, thumbhash in Base64. */
export interface Picture {
  id: string;
  width: number;
  height: number;
  thumbhash: string;
}

type SavePicture = (master: Master, at: { now: Date; uploader: string | null }) => Promise<Picture>;

/** Stores a decoded picture with its small JPEGs and leaves the other sizes to a job. */
export function pictureSaver(parts: {
  database: Database;
  storage: Storage;
  log: Log;
}): SavePicture {
  const { database, storage, log } = parts;

  async function save(
    master: Master,
    { now, uploader }: { now: Date; uploader: string | null },
  ): Promise<Picture> {
    const { width, height, thumbhash } = master;
    const picture = { id: newId(), width, height, thumbhash };
    const key = sourceKey(picture.id, 'jpg');
    // The row is first, so that the sweeper knows of every file that a crash leaves behind.
    await database.source.manager.insert(PictureRecord, {
      ...picture,
      createdAt: now,
      uploadedBy: uploader,
    });
    try {
      await storage.put(key, master.bytes, CONTENT_TYPES.jpg);
      await storeSmallOnes(picture, master);
      await finish(picture.id, key);
    } catch (error) {
      await forget(picture.id);
      throw error;
    }
    await addJob(database, RENDER, {}, { key: RENDER }).catch((error: unknown) => {
      log.warn({ err: error }, 'Rendering starts with the next minute.');
    });
    return picture;
  }

  /** A row without a source is no picture yet, and is swept after a minute. */
  async function finish(id: string, key: string): Promise<void> {
    const { affected } = await database.source.manager.update(
      PictureRecord,
      { id, removedAt: IsNull() },
      { sourceKey: key },
    );
    if (affected === 0) throw unavailable();
  }

  /** A failure leaves nothing; what cannot be removed now the sweeper finds by its row. */
  async function forget(id: string): Promise<void> {
    try {
      await deleteFiles(storage, id);
      await database.source.manager.delete(PictureRecord, { id });
    } catch (error) {
      log.warn({ err: error, picture: id }, 'An unfinished picture is left for the sweeper.');
    }
  }

  async function storeSmallOnes({ id, width }: Picture, master: Master): Promise<void> {
    const pixels = await pixelsOf(master.bytes);
    for (const small of widthsOf(width).filter((each) => AT_ONCE.includes(each))) {
      const key = renditionKey(id, { width: small, format: 'jpg' });
      await storage.put(key, await encode(pixels, small, 'jpg'), CONTENT_TYPES.jpg);
    }
  }

  return save;
}
