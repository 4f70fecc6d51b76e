import { useRef, useState } from 'react';
import { sendPicture } from '../../../forms/pictures/sendPicture.ts';
import type { PictureData } from '../../../ui/Picture.tsx';
import { asShown } from './pictureValues.ts';

/** The pictures of one field: those that are there, and what is on its way. */
export interface PictureList {
  pictures: readonly PictureData[];
  /** How many are being sent. */
  sending: number;
  /** Whether they are others than at first, or will be. */
  isChanged: boolean;
  /** Why files were not taken, one sentence each. */
  problems: readonly string[];
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  /** By so many places; out of the list is nowhere. */
  move: (id: string, by: number) => void;
  /** What it shows, for those who cannot see it. */
  describe: (id: string, alt: string) => void;
  /** Instead of all of them. */
  set: (pictures: readonly PictureData[]) => void;
}

/**
 * Pictures that are sent as they are chosen and belong to what is saved then. `most` of them: where only one is
 * wanted, another takes its place. `onChange` hears the list whenever it has changed.
 */
export function usePictures(
  start: readonly PictureData[],
  most: number,
  onChange?: (pictures: readonly PictureData[]) => void,
): PictureList {
  const latest = useRef(start);
  const [pictures, setPictures] = useState(start);
  const [sending, setSending] = useState(0);
  const [first] = useState(start);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const change = (next: readonly PictureData[]) => {
    latest.current = next;
    setPictures(next);
    onChange?.(next);
  };
  const take = async (file: File) => {
    setSending((count) => count + 1);
    const sent = await sendPicture(file);
    setSending((count) => count - 1);
    if (sent.picture === null) {
      setProblems((known) => [...known, `${file.name}: ${sent.problem}`]);
      return;
    }
    const saved = most === 1 ? [] : latest.current;
    if (saved.length < most) change([...saved, sent.picture]);
  };
  return {
    pictures,
    sending,
    isChanged: sending > 0 || saidBy(pictures) !== saidBy(first),
    problems,
    add: (files) => {
      const room = most === 1 ? 1 : most - latest.current.length - sending;
      setProblems(
        files.length > room && most > 1
          ? [`You can add up to ${most} pictures. The last ${files.length - room} were not added.`]
          : [],
      );
      for (const file of files.slice(0, Math.max(0, room))) void take(file);
    },
    remove: (id) => change(latest.current.filter((picture) => picture.id !== id)),
    move: (id, by) => change(moved(latest.current, id, by)),
    describe: (id, alt) =>
      change(latest.current.map((picture) => (picture.id === id ? { ...picture, alt } : picture))),
    set: change,
  };
}

function saidBy(pictures: readonly PictureData[]): string {
  return JSON.stringify(pictures.map(asShown));
}

function moved(pictures: readonly PictureData[], id: string, by: number): readonly PictureData[] {
  const from = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[from];
  const to = from + by;
  if (picture === undefined || to < 0 || to >= pictures.length) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}
