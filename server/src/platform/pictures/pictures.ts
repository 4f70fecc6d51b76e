import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { IsNull, Not } from 'typeorm';
import type { Database } from '../database/connect.ts';
import { newId } from '../ids.ts';
import type { JobSet } from '../jobs/jobs.ts';
import type { Log } from '../observability/logging.ts';
import { ATTACHING, type Attaching } from './attaching.ts';
import { CONTENT_TYPES, encode, pixelsOf, placeholderOf, readUpload } from './codec.ts';
import type { Master } from './codec.ts';
import { createGate } from './gate.ts';
import { pictureSaver, type Picture } from './savePicture.ts';
import { PictureRecord } from './picture.entity.ts';
import {
  fitted,
  folderOf,
  nearest,
  parseRendition,
  renditionKey,
  sourceKey,
} from './renditions.ts';
import type { Rendition } from './renditions.ts';
import { renderingJobs } from './rendering.ts';
import { sweepingJobs } from './sweeping.ts';
import type { Storage, StoredObject } from '../storage/storage.ts';

export interface ServedPicture extends StoredObject {
  contentType: string;
  /** False for a stand-in: something better will be there later, so it must not be kept. */
  final: boolean;
}

export interface Pictures extends Attaching {
  /**
   * Takes a stranger's file: checks, re-encodes upright and without metadata, stores it with small JPEGs
   * and leaves the rest to a job. Nothing uses it yet: `attach` it for the same `uploader`, or it is removed
   * after a day. `minSide` are the pixels that its shorter side has at least, where those of any picture are not
   * enough. @throws Failure INVALID_INPUT, TOO_LARGE, or UNAVAILABLE when too many pictures are being read.
   */
  accept(
    bytes: Uint8Array,
    at: { now: Date; uploader: string | null; minSide?: number },
  ): Promise<Picture>;
  /**
   * Keeps pictures that this project made itself (AVIF, with their thumbhash) as they are for `owner`, and decodes
   * nothing: each of their sizes is made when it is first asked for.
   */
  acceptOwn(masters: readonly Master[], at: { now: Date; owner: string }): Promise<Picture[]>;
  /** One rendition, or the best that there is by now; null for an unknown or removed picture. */
  rendition(id: string, requested: Rendition): Promise<ServedPicture | null>;
  jobs: JobSet[];
}

/** At most this many pictures are decoded at once, and this many uploads wait for that in memory. */
const DECODING = { atOnce: 2, waiting: 20 };

export function createPictures(parts: {
  database: Database;
  storage: Storage;
  log: Log;
  /** Whether the store can take more; always where absent. */
  hasRoom?: () => Promise<boolean>;
}): Pictures {
  const { database, storage, log, hasRoom = async () => true } = parts;
  const gate = createGate(DECODING);
  // Uploads do not wait for them.
  const ownGate = createGate(DECODING);

  const savePicture = pictureSaver(parts);

  async function standIn(picture: Picture, requested: Rendition): Promise<ServedPicture> {
    const finished: Rendition[] = [];
    for await (const key of storage.list(folderOf(picture.id))) {
      const rendition = parseRendition(key.slice(folderOf(picture.id).length));
      if (rendition !== null) finished.push(rendition);
    }
    const best = nearest(requested, finished);
    const found = best && (await storage.get(renditionKey(picture.id, best)));
    if (best && found) return { ...found, contentType: CONTENT_TYPES[best.format], final: false };
    const bytes = await placeholderOf(picture.thumbhash);
    return {
      body: Readable.from([bytes]),
      size: bytes.length,
      contentType: 'image/png',
      final: false,
    };
  }

  async function acceptOwn(
    masters: readonly Master[],
    { now, owner }: { now: Date; owner: string },
  ): Promise<Picture[]> {
    const rows = masters.map(({ width, height, thumbhash, bytes }) => {
      const id = newId();
      return { picture: { id, width, height, thumbhash }, key: sourceKey(id, 'avif'), bytes };
    });
    await database.source.manager.insert(
      PictureRecord,
      rows.map(({ picture, key }) => ({
        ...picture,
        createdAt: now,
        claimedBy: owner,
        sourceKey: key,
        status: 'ready' as const,
      })),
    );
    await Promise.all(rows.map(({ key, bytes }) => storage.put(key, bytes, CONTENT_TYPES.avif)));
    return rows.map(({ picture }) => picture);
  }

  /** Makes a size of a picture of our own, where there is room for it. */
  async function makeOwn({ id, width }: Picture, key: string, requested: Rendition): Promise<void> {
    const source = (await hasRoom()) ? await storage.get(key) : null;
    if (source === null) return;
    const master = await buffer(source.body);
    // The master is its largest AVIF already: encoded once more it would only be worse.
    const isMaster = requested.format === 'avif' && requested.width >= width;
    const bytes = isMaster
      ? master
      : await encode(await pixelsOf(master), requested.width, requested.format);
    await storage.put(renditionKey(id, requested), bytes, CONTENT_TYPES[requested.format]);
  }

  return {
    accept: (bytes, { minSide, ...at }) =>
      gate.run(async () => savePicture(await readUpload(bytes, minSide), at)),
    acceptOwn,

    ...ATTACHING,

    async rendition(id, requested) {
      const contentType = CONTENT_TYPES[requested.format];
      const found = await storage.get(renditionKey(id, requested));
      if (found !== null) return { ...found, contentType, final: true };
      const picture = await database.source.manager.findOneBy(PictureRecord, {
        id,
        sourceKey: Not(IsNull()),
        removedAt: IsNull(),
      });
      if (picture === null) return null;
      const target = fitted(requested, picture.width);
      const key = picture.sourceKey ?? '';
      if (key.endsWith('.avif') && !(await storage.exists(renditionKey(id, target)))) {
        await ownGate
          .run(() => makeOwn(picture, key, target))
          .catch((error: unknown) => log.warn({ err: error, picture: id }, 'A size is not made.'));
      }
      const fitting = await storage.get(renditionKey(id, target));
      if (fitting !== null) return { ...fitting, contentType, final: true };
      return standIn(picture, target);
    },

    jobs: [renderingJobs(storage, hasRoom), sweepingJobs(storage)],
  };
}
