import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { LIMITS } from '../../../../../schema/limits.ts';

/**
 * Closes by itself after five seconds, and waits as long as somebody is at it: a pointer that moves
 * in the box, or the focus on one of its links and buttons. Then the five seconds begin anew. A pointer that
 * has only stayed where it pressed the button is not at it.
 */
export function useClosing(box: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let restedAt: string | null = null;
    const inside = { pointer: false, focus: false };
    const stop = () => clearTimeout(timer);
    const follow = () => {
      stop();
      if (inside.pointer || inside.focus) return;
      timer = setTimeout(() => latest.current(), LIMITS.lead.modalClosesAfterMs);
    };
    const onPointer = ({ type, screenX, screenY }: PointerEvent) => {
      const place = `${screenX} ${screenY}`;
      restedAt ??= place;
      if (type === 'pointermove' && place === restedAt) return;
      const isIn = type !== 'pointerleave' && type !== 'pointercancel';
      if (isIn === inside.pointer) return;
      inside.pointer = isIn;
      follow();
    };
    const onFocus = ({ type, target }: FocusEvent) => {
      inside.focus = type === 'focusin' && target instanceof Element && target.matches('a, button');
      follow();
    };
    for (const each of POINTER) element.addEventListener(each, onPointer);
    for (const each of FOCUS) element.addEventListener(each, onFocus);
    follow();
    return () => {
      stop();
      for (const each of POINTER) element.removeEventListener(each, onPointer);
      for (const each of FOCUS) element.removeEventListener(each, onFocus);
    };
  }, [box]);
}

const POINTER = ['pointermove', 'pointerdown', 'pointerleave', 'pointercancel'] as const;
const FOCUS = ['focusin', 'focusout'] as const;
