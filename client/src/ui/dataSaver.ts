import { useContext, useState, useSyncExternalStore } from 'react';
import { DATA_SAVER_COOKIE, DATA_SAVER_PICTURE_WIDTH } from '../../../schema/dataSaver.ts';
import { StartContext } from '../base/start.ts';

/**
 * Whether this page is to be light: the server has drawn it so, first-paint.js has found that the connection is slow,
 * or somebody has switched it on. It stands at the root of the document, for the style sheet too.
 */
export function isDataSaverOn(): boolean {
  return document.documentElement.hasAttribute(LITE);
}

/** The same for what is drawn, as the server has drawn it first. */
export function useDataSaver(): boolean {
  const { savesData: asDrawn } = useContext(StartContext);
  return useSyncExternalStore(follow, isDataSaverOn, () => asDrawn);
}

/** The widest file of a picture that is offered. What is drawn once stays: another file would be fetched beside it. */
export function useWidest(maxWidth: number): number {
  const [isSmall] = useState(useDataSaver());
  return isSmall ? Math.min(maxWidth, DATA_SAVER_PICTURE_WIDTH) : maxWidth;
}

/** Switches it for this page and, a year long, for those to come; the server reads it. */
export function setDataSaver(isOn: boolean): void {
  document.documentElement.toggleAttribute(LITE, isOn);
  document.cookie = `${DATA_SAVER_COOKIE}=${isOn ? 'on' : 'off'}; path=/; max-age=31536000`;
  for (const listener of listeners) listener();
}

const LITE = 'data-lite';
const listeners = new Set<() => void>();

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
