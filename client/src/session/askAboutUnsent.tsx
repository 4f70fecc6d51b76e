import { confirmFirst } from '../ui/confirmFirst.tsx';

/** Asks whether what is unsent on this device may be lost with logging out. */
export function askAboutUnsent(): Promise<boolean> {
  return confirmFirst({
    title: 'Log out without saving?',
    confirm: 'Log out',
    words: (
      <p>
        You have unsaved changes in this browser, here or in another tab. They will be lost if you
        log out.
      </p>
    ),
  });
}
