import { askFirst } from '../ui/askFirst.tsx';

/** Asks whether what is unsent on this device may be lost with logging out. */
export function askAboutUnsent(): Promise<boolean> {
  return askFirst({
    title: 'Log out without sending?',
    confirm: 'Log out',
    words: (
      <p>
        In this browser, here or in another tab, are changes that you have not sent. Logging out
        removes them.
      </p>
    ),
  });
}
