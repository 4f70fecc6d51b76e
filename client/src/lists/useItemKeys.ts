import { useEffect } from 'react';
import { areKeysOn } from './listKeys.ts';

/**
 * In this list J goes to the next item and K to the one before, Enter unfolds the item itself; any other key presses what has it as its
 * `aria-keyshortcuts` in the item that has the focus or stands whole beside the list. Not while somebody is typing, nor where the keys are
 * switched off. `onFocus` hears which item has the focus.
 */
export function useItemKeys(list: HTMLElement | null, onFocus: (key: string) => void): void {
  useEffect(() => {
    if (list === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof Element && target.matches(FIELDS);
      if (isTyping || ctrlKey || metaKey || altKey || !areKeysOn()) return;
      const items = itemsOf(list);
      const inside = items.findIndex((item) => item.contains(document.activeElement));
      const at = inside < 0 ? items.findIndex((item) => item.matches('[aria-current]')) : inside;
      const step = STEPS[key];
      if (step !== undefined) items[at + step]?.focus();
      // On anything inside it Enter does what it always does.
      else if (key === 'Enter' && !items.some((item) => item === target)) return;
      else if (press(key, OF_LIST.has(key) ? [list.parentElement] : [items[at], paneOf(list)])) {
        event.preventDefault();
      }
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
      if (item) onFocus(item.dataset['item'] ?? '');
    };
    list.addEventListener('keydown', onKey);
    list.addEventListener('focusin', onFocusIn);
    return () => {
      list.removeEventListener('keydown', onKey);
      list.removeEventListener('focusin', onFocusIn);
    };
  }, [list, onFocus]);
}

/** What stands in a list, in its order. */
export function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')];
}

/** Where the item stands whole that is on. */
function paneOf(list: HTMLElement): HTMLElement | null {
  return list.querySelector<HTMLElement>('[data-pane]');
}

/** Presses what has this key in the first of these places where something has; fields get the focus. */
function press(key: string, places: readonly (HTMLElement | null | undefined)[]): boolean {
  if (key !== 'Enter' && !/^[a-z/?]$/.test(key)) return false;
  const selector = `[aria-keyshortcuts="${key === 'Enter' ? key : key.toUpperCase()}"]`;
  const found = places.flatMap((place) => place?.querySelector<HTMLElement>(selector) ?? [])[0];
  if (found?.matches(FIELDS)) found.focus();
  else found?.click();
  return found !== undefined;
}

/** Keys that are not about an item. */
const OF_LIST: ReadonlySet<string> = new Set(['/', '?']);
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
