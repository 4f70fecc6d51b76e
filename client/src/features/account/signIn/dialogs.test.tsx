import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { AccountDialogs } from './AccountDialogs.tsx';

beforeAll(drawDialogs);

const PAGE = '/property?city=Pune';
const DIALOGS = [
  ['sign-in', 'Sign in'],
  ['sign-up', 'Sign Up'],
  ['feedback', 'Share Feedback'],
] as const;

async function openDialog(hash: string, name: string) {
  const rendered = renderAt(`${PAGE}#${hash}`, <AccountDialogs />, fakeServer({}).link);
  const dialog = await screen.findByLabelText(name, { selector: 'dialog' });
  return { ...rendered, dialog };
}

test.each(DIALOGS)(
  'V-2.9-01 #%s is the dialog %s; its close button leads home',
  async (hash, name) => {
    const { address } = await openDialog(hash, name);
    fireEvent.click(screen.getByLabelText('Close and go to the home page'));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    expect(address()).toBe('/');
  },
);

test.each(DIALOGS)(
  'V-2.9-01 from #%s, %s, Escape and a press beside it stay',
  async (hash, name) => {
    for (const leave of [
      (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
      (dialog: HTMLElement) => {
        fireEvent.pointerDown(dialog);
        fireEvent.click(dialog);
      },
    ]) {
      const { address, dialog, hash: left, unmount } = await openDialog(hash, name);
      leave(dialog);
      await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
      expect([address(), left()]).toEqual([PAGE, '']);
      unmount();
    }
  },
);
