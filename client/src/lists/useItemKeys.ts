import { useEffect } from 'react';

/** In this list J goes to the next item and K to the one before, unless somebody is typing. */
export function useItemKeys(list: HTMLElement | null): void {
  useEffect(() => {
    if (list === null) return undefined;
    const move = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const step = STEPS[key];
      const isTyping = target instanceof Element && target.matches(FIELDS);
      if (step === undefined || isTyping || ctrlKey || metaKey || altKey) return;
      const items = itemsOf(list);
      const at = items.findIndex((item) => item.contains(document.activeElement));
      items[at + step]?.focus();
    };
    list.addEventListener('keydown', move);
    return () => list.removeEventListener('keydown', move);
  }, [list]);
}

/** What stands in a list, in its order. */
export function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')];
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };
const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
