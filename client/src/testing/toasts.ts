import { screen } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

/** Reads ahead what draws toasts: the first one fetches it, and a busy machine takes its time over that. */
export function withToasts(): void {
  const readAhead = async () => void (await import('../ui/Toasts.tsx'));
  beforeAll(readAhead);
  // One that was asked for at the end of a test is drawn by now, and can be taken away with it.
  afterEach(readAhead);
}

/** The toast that says so, once it is there: the sentence alone, or with what can be done about it behind it. */
export function findToast(sentence: string | RegExp): Promise<HTMLElement> {
  const says = (text: string) => text === sentence || /^[.]? [A-Z]/.test(after(text, sentence));
  return screen.findByText(typeof sentence === 'string' ? says : sentence, {
    selector: '[data-sonner-toast] p',
  });
}

function after(text: string, sentence: string | RegExp): string {
  return text.startsWith(String(sentence)) ? text.slice(String(sentence).length) : '';
}
