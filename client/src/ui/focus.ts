/**
 * Gives an element the focus when what had it is gone, as a button that was pressed goes with its form.
 * Whoever went on to something else while an answer was on its way stays there.
 */
export function focusUnlessElsewhere(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
