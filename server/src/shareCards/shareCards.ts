import { buffer } from 'node:stream/consumers';
import { type Context } from '../platform/context.ts';
import { type Pictures } from '../platform/pictures/pictures.ts';
import { createGate } from '../platform/pictures/gate.ts';
import { filling, jpegWithin } from '../platform/pictures/jpegWithin.ts';
import { type Pixels } from '../platform/pictures/codec.ts';
import { type Storage } from '../platform/storage/storage.ts';
import { findProperty } from '../properties/findProperty.ts';
import { type Card, cardPath, hashOf, propertyCard, siteCard } from './cardContent.ts';
import { CARD, drawCard, PHOTO } from './drawCard.ts';

/** The answer to one address. */
export type ShareCard =
  | { kind: 'picture'; bytes: Buffer; final: boolean }
  /** The listing has changed since that address was written. */
  | { kind: 'moved'; path: string };

export interface ShareCards {
  /**
   * The card '{name}-{hash}', made at the first request and then kept. Null when there is no such listing
   * for everybody. @throws Failure UNAVAILABLE when too many cards wait to be drawn.
   */
  find(context: Context, address: { name: string; hash: string }): Promise<ShareCard | null>;
}

/** Messengers give up on heavier pictures. */
export const MOST_BYTES = 120_000;
/** A card takes about a fifth of a second of one core. */
const DRAWING = { atOnce: 1, waiting: 16 };
const COVER = { width: 1280, format: 'jpg' } as const;

export function createShareCards(parts: {
  storage: Storage;
  pictures: Pictures;
  site: { name: string };
}): ShareCards {
  const { storage, pictures, site } = parts;
  const gate = createGate(DRAWING);
  const drawing = new Map<string, Promise<{ bytes: Buffer; final: boolean }>>();

  async function cardOf(context: Context, name: string): Promise<Card | null> {
    if (name === 'site') return siteCard(site.name);
    const property = await findProperty(context, name);
    return property && propertyCard(property, site.name);
  }

  async function draw(card: Card, key: string): Promise<{ bytes: Buffer; final: boolean }> {
    const { photo, final } = await coverOf(card);
    const data = drawCard(card.content, photo);
    const bytes = await jpegWithin({ data, ...CARD }, MOST_BYTES);
    if (final) {
      await removeOthers(card.name, key);
      await storage.put(key, bytes, 'image/jpeg');
    }
    return { bytes, final };
  }

  /** A cover that is still being made has a stand-in, and a card with that is not kept. */
  async function coverOf({ coverId }: Card): Promise<{ photo: Pixels | null; final: boolean }> {
    const cover = coverId === null ? null : await pictures.rendition(coverId, COVER);
    if (cover === null) return { photo: null, final: true };
    return { photo: await filling(await buffer(cover.body), PHOTO), final: cover.final };
  }

  /** Cards of earlier prices of the same listing. */
  async function removeOthers(name: string, key: string): Promise<void> {
    for await (const other of storage.list(`cards/${name}/`)) {
      if (other !== key) await storage.delete(other);
    }
  }

  return {
    async find(context, { name, hash }) {
      const card = await cardOf(context, name);
      if (card === null) return null;
      if (hash !== hashOf(card)) return { kind: 'moved', path: cardPath(card) };
      const key = `cards/${name}/${hash}.jpg`;
      const stored = await storage.get(key);
      if (stored) return { kind: 'picture', bytes: await buffer(stored.body), final: true };
      const running = drawing.get(key) ?? gate.run(() => draw(card, key));
      drawing.set(key, running);
      try {
        return { kind: 'picture', ...(await running) };
      } finally {
        drawing.delete(key);
      }
    },
  };
}
