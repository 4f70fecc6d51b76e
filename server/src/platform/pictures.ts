import { Readable } from 'node:stream';
import type { Context } from './context.ts';
import type { Database } from './database/connect.ts';
import { conflict, unavailable } from './failures.ts';
import { newId } from './ids.ts';
import { addJob } from './jobs.ts';
import type { JobSet } from './jobs.ts';
import type { Log } from './logging.ts';
import {
  CONTENT_TYPES,
  encode,
  pixelsOf,
  placeholderOf,
  readOwnMaster,
  readUpload,
} from './pictures/codec.ts';
import type { Master } from './pictures/codec.ts';
import { createGate } from './pictures/gate.ts';
import {
  AT_ONCE,
  fitted,
  folderOf,
  nearest,
  parseRendition,
  renditionKey,
  sourceKey,
  widthsOf,
} from './pictures/renditions.ts';
import type { Rendition } from './pictures/renditions.ts';
import { RENDER, renderingJobs } from './pictures/rendering.ts';
import { deleteFiles, SWEEP, sweepingJobs } from './pictures/sweeping.ts';
import type { Storage, StoredObject } from './storage/storage.ts';

/** What a room keeps of a picture: pixels of the upright master, thumbhash in Base64. */
export interface Picture {
  id: string;
  width: number;
  height: number;
  thumbhash: string;
}

export interface ServedPicture extends StoredObject {
  contentType: string;
  /** False for a stand-in: something better will be there later, so it must not be kept. */
  final: boolean;
}

export interface Claim {
  /** What is to have the pictures, for example 'album:5'. A repeated claim is fine. */
  claimant: string;
  /** Whose unclaimed uploads may be taken; null for those of this project itself. */
  uploader: string | null;
  /** Another claimant that hands its pictures over. */
  from?: string;
}

export interface Pictures {
  /**
   * Takes a stranger's file: checks, re-encodes upright and without metadata, stores it with small JPEGs
   * and leaves the rest to a job. Nothing uses it yet: `claim` it for the same `uploader`, or it is removed
   * after a day. @throws Failure INVALID_INPUT, TOO_LARGE, or UNAVAILABLE when too many pictures are being read.
   */
  accept(bytes: Uint8Array, at: { now: Date; uploader: string | null }): Promise<Picture>;
  /** The same for a picture that this project made itself: AVIF, kept as it is. */
  acceptOwn(bytes: Uint8Array, at: { now: Date }): Promise<Picture>;
  /**
   * Gives accepted pictures to the thing that shows them, inside its transaction, and answers them in the
   * order of `ids`. @throws Failure CONFLICT when one is gone, belongs to another thing, or is another's upload.
   */
  claim(context: Context, ids: readonly string[], claim: Claim): Promise<Picture[]>;
  /** The same, but passes over what cannot be had. */
  claimThose(context: Context, ids: readonly string[], claim: Claim): Promise<Picture[]>;
  /** Those of `ids` that this claimant has, in their order. */
  claimedBy(context: Context, ids: readonly string[], claimant: string): Promise<Picture[]>;
  /** Gives back what is not used any more: its uploader may claim it again until it is removed after a day. */
  release(context: Context, ids: readonly string[], claimant: string): Promise<void>;
  /** Takes this claimant's pictures away for good and leaves those of others; their files go after the commit. */
  remove(context: Context, ids: readonly string[], claimant: string): Promise<void>;
  /** The same for uploads that nothing claims; answers how many of `ids` were such of this uploader. */
  discard(context: Context, ids: readonly string[], uploader: string): Promise<number>;
  /** One rendition, or the best that there is by now; null for an unknown or removed picture. */
  rendition(id: string, wanted: Rendition): Promise<ServedPicture | null>;
  jobs: JobSet[];
}

/** At most this many pictures are decoded at once, and this many uploads wait for that in memory. */
const READING = { atOnce: 2, waiting: 20 };

export function createPictures(parts: {
  database: Database;
  storage: Storage;
  log: Log;
}): Pictures {
  const { database, storage, log } = parts;
  const gate = createGate(READING);

  async function keep(
    master: Master,
    { now, uploader }: { now: Date; uploader: string | null },
  ): Promise<Picture> {
    const { width, height, thumbhash } = master;
    const picture = { id: newId(), width, height, thumbhash };
    const key = sourceKey(picture.id, master.format);
    // The row is first, so that the sweeper knows of every file that a crash leaves behind.
    await database.query({
      text: `INSERT INTO picture (id, width, height, thumbhash, created_at, uploaded_by)
        VALUES ($1, $2, $3, $4, $5, $6)`,
      values: [picture.id, width, height, thumbhash, now, uploader],
    });
    try {
      await storage.put(key, master.bytes, CONTENT_TYPES[master.format]);
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
    const finished = await database.query({
      text: 'UPDATE picture SET source_key = $2 WHERE id = $1 AND removed_at IS NULL RETURNING id',
      values: [id, key],
    });
    if (finished.length === 0) throw unavailable();
  }

  /** A failure leaves nothing; what cannot be removed now the sweeper finds by its row. */
  async function forget(id: string): Promise<void> {
    try {
      await deleteFiles(storage, id);
      await database.query({ text: 'DELETE FROM picture WHERE id = $1', values: [id] });
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

  async function standIn(picture: Picture, wanted: Rendition): Promise<ServedPicture> {
    const finished: Rendition[] = [];
    for await (const key of storage.list(folderOf(picture.id))) {
      const rendition = parseRendition(key.slice(folderOf(picture.id).length));
      if (rendition !== null) finished.push(rendition);
    }
    const best = nearest(wanted, finished);
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

  async function claimThose(
    context: Context,
    ids: readonly string[],
    { claimant, uploader, from }: Claim,
  ): Promise<Picture[]> {
    const rows = await context.query<Picture>({
      text: CLAIM,
      values: [[...ids].sort(), claimant, uploader, from ?? claimant],
    });
    return inOrder(ids, rows);
  }

  return {
    accept: (bytes, at) => gate.run(async () => keep(await readUpload(bytes), at)),
    acceptOwn: (bytes, { now }) =>
      gate.run(async () => keep(await readOwnMaster(bytes), { now, uploader: null })),

    claimThose,

    async claim(context, ids, claim) {
      const claimed = await claimThose(context, ids, claim);
      if (claimed.length === ids.length) return claimed;
      throw conflict('One of the pictures is no longer there. Please add it again.');
    },

    async claimedBy(context, ids, claimant) {
      const rows = await context.query<Picture>({
        text: `SELECT id, width, height, thumbhash FROM picture
          WHERE id = ANY($1) AND claimed_by = $2 AND removed_at IS NULL`,
        values: [[...ids], claimant],
      });
      return inOrder(ids, rows);
    },

    async release(context, ids, claimant) {
      await context.query({
        text: `UPDATE picture SET claimed_by = NULL WHERE id = ANY($1) AND claimed_by = $2`,
        values: [[...ids], claimant],
      });
    },

    async remove(context, ids, claimant) {
      await context.query({
        text: `UPDATE picture SET removed_at = now()
          WHERE id = ANY($1) AND claimed_by = $2 AND removed_at IS NULL`,
        values: [[...ids], claimant],
      });
      sweepSoon(context);
    },

    async discard(context, ids, uploader) {
      const removed = await context.query({
        text: `UPDATE picture SET removed_at = now()
          WHERE id = ANY($1) AND uploaded_by = $2 AND claimed_by IS NULL AND removed_at IS NULL
          RETURNING id`,
        values: [[...ids], uploader],
      });
      if (removed.length > 0) sweepSoon(context);
      return removed.length;
    },

    async rendition(id, wanted) {
      const contentType = CONTENT_TYPES[wanted.format];
      const found = await storage.get(renditionKey(id, wanted));
      if (found !== null) return { ...found, contentType, final: true };
      const [picture] = await database.query<Picture>({
        name: 'picture-by-id',
        text: `SELECT id, width, height, thumbhash FROM picture
          WHERE id = $1 AND source_key IS NOT NULL AND removed_at IS NULL`,
        values: [id],
      });
      if (picture === undefined) return null;
      const target = fitted(wanted, picture.width);
      const fitting = await storage.get(renditionKey(id, target));
      if (fitting !== null) return { ...fitting, contentType, final: true };
      return standIn(picture, target);
    },

    jobs: [renderingJobs(storage), sweepingJobs(storage)],
  };
}

function inOrder(ids: readonly string[], pictures: readonly Picture[]): Picture[] {
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function sweepSoon(context: Context): void {
  context.afterCommit(() => addJob(context.database, SWEEP, {}, { key: SWEEP }));
}

const CLAIM = `
  UPDATE picture SET claimed_by = $2
  WHERE id = ANY($1) AND source_key IS NOT NULL AND removed_at IS NULL
    AND (claimed_by IN ($2, $4) OR (claimed_by IS NULL AND uploaded_by IS NOT DISTINCT FROM $3))
  RETURNING id, width, height, thumbhash`;
