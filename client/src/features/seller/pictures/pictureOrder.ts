import type { PictureData } from '../../../ui/Picture.tsx';
import type { Entry } from './pictureEntry.ts';

/** Those that a listing can have: what was refused for good stands there only until it is removed. */
export function withoutRefused<Each extends { isHopeless: boolean }>(
  pictures: readonly Each[],
): Each[] {
  return pictures.filter(({ isHopeless }) => !isHopeless);
}

/** In their order, and behind them what was refused for good: only a photo can be the first one. */
export function refusedLast(entries: readonly Entry[]): Entry[] {
  return [...withoutRefused(entries), ...entries.filter(({ isHopeless }) => isHopeless)];
}

/** The photos with one of them at another place, counted from 0. */
export function moved(entries: readonly Entry[], entry: Entry, index: number): Entry[] {
  const others = entries.filter((each) => each !== entry);
  return [...others.slice(0, index), entry, ...others.slice(index)];
}

/** The ids to send, cover first, without what was refused for good; null while one is not on the server. */
export function idsToSend(entries: readonly Entry[], cover: string | null): string[] | null {
  const usable = withoutRefused(entries);
  const ordered = usable.toSorted((a, b) => Number(b.key === cover) - Number(a.key === cover));
  const ids = ordered.flatMap(({ picture, state }) =>
    state === 'ready' && picture ? [picture.id] : [],
  );
  return ids.length === usable.length ? ids : null;
}

/** Whether they are other photos than the listing has, in another order, or with another cover. */
export function isChanged(
  entries: readonly Entry[],
  cover: string | null,
  existing: readonly PictureData[],
): boolean {
  const isSame = (entry: Entry, index: number) => entry.picture?.id === existing[index]?.id;
  const isSameCover = cover === null || cover === entries[0]?.key;
  return entries.length !== existing.length || !isSameCover || !entries.every(isSame);
}
