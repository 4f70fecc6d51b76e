import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/renderAt.tsx';
import { PostedPanel } from './PostedPanel.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINE = '/seller-dashboard/my-properties';
const ADMINS = '/site-admin?view=my-properties';

function show(listPath: string, approvalStatus: 'APPROVED' | 'PENDING' = 'PENDING') {
  return renderAt(
    '/seller-dashboard/add-property/details',
    <PostedPanel
      posted={{ id: 'f'.repeat(24), title: 'Plot in Noida', approvalStatus }}
      listPath={listPath}
      anotherPath="/seller-dashboard/add-property"
    />,
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each([
  ['a seller', MINE],
  ['an administrator', ADMINS],
])('P-2.1-03 P-4-02 after 5 seconds %s is at %s', async (_who, path) => {
  const { address } = show(path);
  await pass(4_000);
  expect(screen.getByText('My Properties opens in 1 second.')).toBeTruthy();
  await pass(999);
  expect(address()).toBe('/seller-dashboard/add-property/details');
  await pass(1);
  expect(address()).toBe(path);
});

test('nothing moves while the pointer or the focus rests on the buttons, and a press goes at once', async () => {
  const { address } = show(MINE);
  const button = screen.getByText('Go to My Properties');
  const buttons = button.parentElement ?? button;
  fireEvent.pointerMove(buttons);
  await pass(20_000);
  expect(screen.getByText('My Properties waits while you are here.')).toBeTruthy();
  fireEvent.pointerLeave(buttons);
  act(() => button.focus());
  await pass(20_000);
  expect(address()).not.toBe(MINE);
  fireEvent.click(button);
  await pass(0);
  expect(address()).toBe(MINE);
});

test('D-70 what is approved at once does not wait for verification', () => {
  show(MINE, 'APPROVED');
  expect(screen.queryByText(/quick verification/)).toBeNull();
});
