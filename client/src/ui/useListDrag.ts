import { useCallback, useEffect, useRef, useState } from 'react';
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';

/** A list whose tiles can be dragged to other places. */
interface DraggedList {
  /** In their order; each tile says its own as `data-key`. */
  keys: readonly string[];
  /** Shows one at another place, from 0. */
  place: (key: string, index: number) => void;
  /** One was let go at another place than it had. */
  onMoved: (key: string, index: number) => void;
}

/**
 * Drags a tile of a list to another place, with a mouse, a pen or a finger. The tile follows the pointer and
 * the others make way at once; Escape puts it back. The buttons on the tiles do the same without dragging.
 */
export function useListDrag<Box extends HTMLElement = HTMLDivElement>(
  input: DraggedList,
): {
  list: RefObject<Box | null>;
  draggedKey: string | null;
  startDrag: (key: string, event: ReactPointerEvent<HTMLElement>) => void;
} {
  const list = useRef<Box>(null);
  const latest = useRef(input);
  const endRunning = useRef<(() => void) | null>(null);
  const [draggedKey, setDraggedKey] = useState<string | null>(null);
  useEffect(() => {
    latest.current = input;
  });
  useEffect(() => () => endRunning.current?.(), []);

  const startDrag = useCallback((key: string, event: ReactPointerEvent<HTMLElement>) => {
    const tile = tilesOf(list.current).find((each) => each.dataset['key'] === key);
    if (!tile || event.button !== 0 || endRunning.current) return;
    // Neither a selection of text nor the browser's own dragging begins.
    event.preventDefault();
    const { left, top } = tile.getBoundingClientRect();
    const grip = { x: event.clientX - left, y: event.clientY - top };
    const pointer = { x: event.clientX, y: event.clientY };
    const indexNow = () => latest.current.keys.indexOf(key);
    const before = indexNow();
    const ending = new AbortController();
    let frame = 0;

    const follow = () => {
      const target = tileAt(list.current, tile, pointer);
      if (target !== -1) latest.current.place(key, target);
      tile.style.translate = 'none';
      const rest = tile.getBoundingClientRect();
      const x = pointer.x - grip.x - rest.left;
      const y = pointer.y - grip.y - rest.top;
      tile.style.translate = `${x}px ${y}px`;
    };
    const scroll = () => {
      const by = scrollStep(pointer.y);
      if (by !== 0) {
        window.scrollBy(0, by);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    };
    const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (pointerId !== event.pointerId) return;
      pointer.x = clientX;
      pointer.y = clientY;
      setDraggedKey(key);
      follow();
    };
    const stop = () => {
      ending.abort();
      cancelAnimationFrame(frame);
      tile.style.translate = '';
      endRunning.current = null;
      setDraggedKey(null);
    };
    const end = () => {
      stop();
      const index = indexNow();
      if (index !== before) latest.current.onMoved(key, index);
    };
    const onKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      latest.current.place(key, before);
      stop();
    };
    const { signal } = ending;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', onKey, { signal });
    frame = requestAnimationFrame(scroll);
    endRunning.current = stop;
  }, []);
  return { list, draggedKey, startDrag };
}

/** The place of the tile under the pointer, other than the dragged one; -1 when there is none. */
function tileAt(
  list: HTMLElement | null,
  dragged: HTMLElement,
  { x, y }: { x: number; y: number },
): number {
  return tilesOf(list).findIndex((tile) => {
    if (tile === dragged) return false;
    const { left, right, top, bottom } = tile.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

function tilesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
}

/** Near the upper or lower edge of the window the page goes on, so many pixels a frame. */
function scrollStep(y: number): number {
  if (y < EDGE) return -STEP;
  return y > window.innerHeight - EDGE ? STEP : 0;
}

const EDGE = 72;
const STEP = 10;
