/**
 * Gives an element the focus when what had it is gone, as a button that was pressed goes with its form.
 * Whoever went on to something else while an answer was on its way stays there.
 */
export function focusUnlessElsewhere(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}

/**
 * Before an item of a list goes: gives the focus to the first button of the next one, of the one before it
 * where it was the last, and to the first field of the section where it was the only one.
 */
export function focusBeside(button: HTMLElement): void {
  const item = button.closest('li');
  const place =
    item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('section');
  place?.querySelector<HTMLElement>('button, input')?.focus();
}
