import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../testing/dialogs.ts';
import { askAboutUnsent } from './askAboutUnsent.tsx';
import { notifyStopped } from './notifyStopped.tsx';

drawDialogs();

test('D-86 why the account may not be used stands there once, with the way to us, until it is closed', () => {
  act(() => notifyStopped('It was blocked.'));
  act(() => notifyStopped('It was blocked.'));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'You were signed out' });
  const notice = within(dialog);
  notice.getByText('It was blocked.');
  expect(notice.getByText('Contact us').getAttribute('href')).toBe('/contact');
  fireEvent.click(notice.getByText('Close'));
  // Closed, it has given the focus back; nothing is left beside the page.
  expect([dialog.open, document.body.childElementCount]).toEqual([false, 0]);
});

test('D-86 Escape closes it too', () => {
  act(() => notifyStopped('It was blocked.'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(document.body.childElementCount).toBe(0);
});

test.each([
  ['Log out', true],
  ['Cancel', false],
])('whether unsent changes may be lost is answered with %s', async (name, mayBe) => {
  let pending = Promise.resolve(!mayBe);
  act(() => {
    pending = askAboutUnsent();
  });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', {
    name: 'Log out without saving?',
  });
  within(dialog).getByText(
    /^You have unsaved changes in this browser, here or in another tab\. They will be lost if you log out\.$/,
  );
  fireEvent.click(within(dialog).getByRole('button', { name }));
  expect(await pending).toBe(mayBe);
  expect([dialog.open, document.body.childElementCount]).toEqual([false, 0]);
});
