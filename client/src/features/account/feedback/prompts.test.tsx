import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../../../../schema/limits.ts';
import { account } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { clearFeedbackFlags, putAfterLogout } from '../../../session/feedbackFlags.ts';
import { showViewer } from '../../../session/viewer.ts';
import type { UserType } from '../../../session/viewer.ts';
import { followListeners } from '../../../testing/listening.ts';
import { FeedbackPrompts, atQuietMoment } from './FeedbackPrompts.tsx';

const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const signIn = (userType: UserType, id = '66f000000000000000000001') =>
  act(() => showViewer(account({ id, userType })));

/** As signing out does it. */
function signOut(): void {
  clearFeedbackFlags();
  putAfterLogout();
  act(() => showViewer({ kind: 'visitor' }));
}

/** The page is opened, as after a reload. */
function open() {
  return renderAt('/property', <FeedbackPrompts />);
}

test('V-4.4-03 five minutes after signing in feedback is asked for, once', async () => {
  signIn('buyer');
  const page = open();
  await pass(5 * MINUTE - 1);
  expect(page.hash()).toBe('');
  await pass(1);
  expect(page.hash()).toBe('#feedback');
  page.unmount();
  const reloaded = open();
  await pass(10 * MINUTE);
  expect(reloaded.hash()).toBe('');
});

test('V-4.4-03 a reload does not begin the five minutes anew', async () => {
  signIn('buyer');
  const page = open();
  await pass(4 * MINUTE);
  page.unmount();
  const reloaded = open();
  await pass(MINUTE);
  expect(reloaded.hash()).toBe('#feedback');
});

test.each<[UserType, string]>([
  ['seller', ''],
  ['buyer', '#feedback'],
])('V-4.4-04 a %s who signs in again finds %j', async (userType, expected) => {
  signIn(userType);
  const first = open();
  await pass(5 * MINUTE);
  expect(first.hash()).toBe('#feedback');
  clearFeedbackFlags();
  first.unmount();
  act(() => showViewer({ kind: 'visitor' }));
  open().unmount();
  signIn(userType);
  const second = open();
  await pass(5 * MINUTE);
  expect(second.hash()).toBe(expected);
});

test('V-4.4-04 one seller is asked for nobody else', async () => {
  signIn('seller');
  const one = open();
  await pass(5 * MINUTE);
  one.unmount();
  signIn('seller', '66f000000000000000000002');
  const other = open();
  await pass(5 * MINUTE);
  expect(other.hash()).toBe('#feedback');
});

test('V-4.4-02 after logging out feedback is asked for 1.5 s later, once', async () => {
  signIn('buyer');
  const page = open();
  signOut();
  await pass(LIMITS.feedback.opensAfterLogoutMs - 1);
  expect(page.hash()).toBe('');
  await pass(1);
  expect(page.hash()).toBe('#feedback');
  expect(LIMITS.feedback.opensAfterLogoutMs).toBe(1_500);
  page.unmount();
  const reloaded = open();
  await pass(MINUTE);
  expect(reloaded.hash()).toBe('');
});

test.each<UserType>(['builder', 'site_admin'])(
  'D-125 V-4.4-03 a %s is not asked',
  async (userType) => {
    signIn(userType);
    const page = open();
    await pass(10 * MINUTE);
    expect(page.hash()).toBe('');
  },
);

test.each([
  ['<form><input></form>', 'input'],
  ['<form><textarea></textarea></form>', 'textarea'],
  ['<form><div contenteditable="true"></div></form>', 'div'],
])('D-125 V-4.4-03 while %s has unsaved text nobody is asked', async (html, selector) => {
  signIn('seller');
  const page = open();
  const leave = put(html);
  const field = document.querySelector<HTMLInputElement>(`form ${selector}`);
  if ('value' in Object(field)) Object.assign(field ?? {}, { value: 'Two rooms' });
  else field?.append('Two rooms');
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await pass(15 * MINUTE);
  expect(page.hash()).toBe('');
  leave();
  await pass(1_000);
  expect(page.hash()).toBe('#feedback');
});

test('D-125 what was searched for keeps nobody from being asked', async () => {
  signIn('buyer');
  const page = open();
  put('<search><input value="flat"></search>');
  document.querySelector('search input')?.dispatchEvent(new Event('input', { bubbles: true }));
  await pass(5 * MINUTE);
  expect(page.hash()).toBe('#feedback');
});

test('a visitor is not asked', async () => {
  const page = open();
  await pass(10 * MINUTE);
  expect(page.hash()).toBe('');
});

test('who signs out first is not asked what an account is asked', async () => {
  signIn('buyer');
  const page = open();
  await pass(4 * MINUTE);
  act(() => showViewer({ kind: 'visitor' }));
  await pass(2 * MINUTE);
  expect(page.hash()).toBe('');
});

test.each<[string, () => () => void]>([
  ['a dialog is open', () => put('<dialog open></dialog>')],
  ['somebody is in a work area', () => put('<div data-work="true"></div>')],
  ['a listing is being written', () => put('<form data-writing="true"></form>')],
  ['it is said that one was posted', () => put('<section data-writing="true"></section>')],
  ['a page is on its way', () => put('<div class="progress-line"></div>')],
  [
    'a field has the focus',
    () => {
      const leave = put('<input>');
      document.querySelector('input')?.focus();
      return leave;
    },
  ],
  [
    'the tab is out of sight',
    () => {
      const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
      return () => hidden.mockRestore();
    },
  ],
])('while %s nobody is asked, and as soon as not', async (_what, begin) => {
  signIn('buyer');
  const page = open();
  const end = begin();
  await pass(5 * MINUTE + 10_000);
  expect(page.hash()).toBe('');
  end();
  await pass(1_000);
  expect(page.hash()).toBe('#feedback');
});

test('whoever has just typed is left alone for twenty seconds', async () => {
  signIn('buyer');
  const page = open();
  await pass(5 * MINUTE - 1_000);
  document.dispatchEvent(new Event('input', { bubbles: true }));
  await pass(19_000);
  expect(page.hash()).toBe('');
  await pass(2_000);
  expect(page.hash()).toBe('#feedback');
});

/** Puts something on the page; answers what takes it away. */
function put(html: string): () => void {
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = html;
  return () => box.remove();
}

test('whoever was asked, or is not to be asked any more, is not listened to', async () => {
  const listening = followListeners();
  const received = () => listening().filter((name) => name === 'input');
  const ask = vi.fn<() => void>();
  atQuietMoment(Date.now() + MINUTE, ask);
  expect(received()).toEqual(['input']);
  await pass(MINUTE);
  expect([ask.mock.calls.length, received()]).toEqual([1, []]);
  const callOff = atQuietMoment(Date.now() + MINUTE, ask);
  callOff();
  await pass(2 * MINUTE);
  expect([ask.mock.calls.length, received()]).toEqual([1, []]);
});

test('a moment that has passed is taken at once', async () => {
  const ask = vi.fn<() => void>();
  atQuietMoment(Date.now() - MINUTE, ask);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('typing is heard wherever the page stops its events, and twenty seconds are enough', async () => {
  const ask = vi.fn<() => void>();
  const field = document.body.appendChild(document.createElement('p'));
  field.addEventListener('input', (event) => event.stopPropagation());
  atQuietMoment(Date.now() + 1_000, ask);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await pass(19_000);
  expect(ask).not.toHaveBeenCalled();
  await pass(1_000);
  expect(ask).toHaveBeenCalledTimes(1);
});
