declare global {
  interface Window {
    /** Keeps the button that was pressed last before the page's code was there. */
    keepPress?: (((event: MouseEvent) => void) & { button?: HTMLElement }) | undefined;
  }
}

/** Makes the press again that came while the page was loading, now that its button can do something. */
export function repeatEarlyPress(): void {
  const { keepPress } = window;
  if (!keepPress) return;
  window.removeEventListener('click', keepPress, true);
  window.keepPress = undefined;
  if (keepPress.button?.isConnected) keepPress.button.click();
}
