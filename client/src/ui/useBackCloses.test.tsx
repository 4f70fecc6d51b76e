import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useBlocker } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { drawDialogs } from '../testing/dialogs.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

drawDialogs();

const loaded = vi.fn<() => null>(() => null);

function Page() {
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
      {isOpen && (
        <Dialog label="Report" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Close
          </button>
          <button type="button" onClick={() => setAsked(true)}>
            Ask
          </button>
          {isAsked && (
            <ConfirmDialog
              title="Sure?"
              confirm="Yes"
              onConfirm={() => setOpen(false)}
              onCancel={() => setAsked(false)}
            >
              It cannot be taken back.
            </ConfirmDialog>
          )}
        </Dialog>
      )}
    </>
  );
}

/** One that stays, as where something typed would be lost. */
function Stubborn() {
  const [pending, setPending] = useState(0);
  return (
    <Dialog label="Stubborn" onClose={() => setPending(pending + 1)}>
      {`Asked ${pending} times`}
    </Dialog>
  );
}

function Guarded() {
  const blocker = useBlocker(true);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      isAboutLeaving
      title="Leave?"
      confirm="Leave"
      onConfirm={() => blocker.proceed()}
      onCancel={() => blocker.reset()}
    >
      What you typed is lost.
    </ConfirmDialog>
  );
}

/** The page, come to from another one, in the history of the browser. */
async function show() {
  window.history.pushState(null, '', '/before');
  const router = createBrowserRouter([
    { path: '/page', element: <Page />, loader: loaded },
    { path: '/guarded', element: <Guarded /> },
    { path: '/stubborn', element: <Stubborn /> },
    { path: '*', element: <p>Another page</p> },
  ]);
  // What is still on its way back when a test is over is nothing to its router any more.
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/page'));
  loaded.mockClear();
  return router;
}

const press = async (name: string) => {
  await act(async () => screen.getByText(name, { selector: 'button' }).click());
};
const dialogs = () => screen.queryAllByRole('dialog').map((box) => box.getAttribute('aria-label'));
/** The browser's own buttons. */
const back = () => act(async () => window.history.back());
const forward = () => act(async () => window.history.forward());
const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path));

test('a dialog that does not close catches every Back', async () => {
  const router = await show();
  await act(() => router.navigate('/stubborn'));
  const standsOver = () => waitFor(() => expect(window.history.state).toMatchObject({ over: 1 }));
  for (const times of [1, 2, 3]) {
    await standsOver();
    await back();
    await screen.findByText(`Asked ${times} times`);
  }
  await standsOver();
  expect([window.location.pathname, dialogs()]).toEqual(['/stubborn', ['Stubborn']]);
});

test('Back closes a dialog and stays on its page, which is not loaded again', async () => {
  await show();
  await press('Open');
  await back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(window.location.pathname).toBe('/page');
  expect(loaded).not.toHaveBeenCalled();
  await back();
  await isAt('/before');
});

test('what was closed by its own button costs Back nothing', async () => {
  await show();
  for (let time = 0; time < 2; time += 1) {
    await press('Open');
    await press('Close');
  }
  await back();
  await isAt('/before');
  expect(await screen.findByText('Another page')).toBeDefined();
});

test('Back answers a question with no, before it closes what asks', async () => {
  await show();
  await press('Open');
  await press('Ask');
  await back();
  await waitFor(() => expect(dialogs()).toEqual(['Report']));
  await back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(window.location.pathname).toBe('/page');
});

test('Forward opens nothing again, and the page is left as before', async () => {
  await show();
  await press('Open');
  await back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  const turned = vi.spyOn(window.history, 'back');
  await forward();
  await waitFor(() => expect(turned).toHaveBeenCalledOnce());
  await waitFor(() => expect(window.history.state).not.toHaveProperty('over'));
  expect([window.location.pathname, dialogs()]).toEqual(['/page', []]);
  await back();
  await isAt('/before');
});

test('a page that is gone to from a dialog leads back to the page of the dialog', async () => {
  const router = await show();
  await press('Open');
  await act(() => router.navigate('/elsewhere'));
  await back();
  await isAt('/page');
  await screen.findByText('Open');
  expect(dialogs()).toEqual([]);
  await back();
  await isAt('/before');
});

test('where leaving is asked about, the answer counts after a dialog, too', async () => {
  const router = await show();
  await press('Open');
  await press('Close');
  await act(() => router.navigate('/guarded'));
  await back();
  const turned = vi.spyOn(window.history, 'back');
  onTestFinished(() => turned.mockRestore());
  await screen.findByText('What you typed is lost.');
  // The router asks while it is still turning back, to an entry that nobody passes by.
  await isAt('/guarded');
  expect(turned).not.toHaveBeenCalled();
  await press('Leave');
  await isAt('/page');
  expect(await screen.findByText('Open')).toBeDefined();
});
