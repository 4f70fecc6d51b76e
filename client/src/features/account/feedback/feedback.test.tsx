import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { opensAfterLogin } from '../../../session/feedbackFlags.ts';
import { showViewer } from '../../../session/viewer.ts';
import type { Account } from '../../../session/viewer.ts';
import { LiveRegion } from '../../../ui/announce.tsx';
import { FeedbackDialog } from './FeedbackDialog.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';
import { shortFeedbackProblem } from '../../../../../schema/rules/feedback.ts';

const ASHA: Account = {
  kind: 'account',
  id: '66f000000000000000000001',
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  userType: 'buyer',
  sellerKind: null,
  role: null,
  isComplete: true,
  landingPath: '/property',
};

// Finding things by role takes its time in jsdom, and more of it on a busy machine.

beforeAll(drawDialogs);

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Feedback' });
const stars = () => screen.getAllByRole<HTMLInputElement>('radio');
const submit = () => screen.getByRole('button', { name: /^Submit/ });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const summary = () =>
  [...screen.getByRole('alert').querySelectorAll('li')].map((line) => line.textContent);

function fill(): void {
  type(name(), '  Asha ');
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  type(text(), '  Found my flat within a week. ');
}

const THANKED: Reply = () => reply({ sendFeedback: { message: 'Thank you' } });

function show(SubmitFeedback: Reply = THANKED) {
  const { link, requests } = fakeServer({ SubmitFeedback });
  return { ...renderAt('/property?city=Pune#feedback', <FeedbackDialog />, link), requests };
}

test('V-5-07 V-5-08 the dialog says what is missing, in a summary and at the fields', () => {
  show();
  fireEvent.click(submit());
  expect(summary()).toEqual(['Name is required', 'Please select a rating', 'Feedback is required']);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  type(name(), 'A');
  type(text(), 'Too short');
  fireEvent.click(submit());
  expect(summary()).toEqual([
    'Name must be at least 2 characters',
    'Please select a rating',
    'Feedback must be at least 10 characters',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Please select a rating' }));
  expect(document.activeElement).toBe(stars()[0]);
  fill();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('V-5-09 the text is cut at 500 with a counter and a note', () => {
  show();
  expect(screen.getByText('0/500')).toBeDefined();
  type(text(), 'x'.repeat(499));
  expect(screen.queryByText('Character limit reached (500)')).toBeNull();
  type(text(), 'x'.repeat(620));
  expect(text().value).toHaveLength(500);
  expect(screen.getByText('500/500')).toBeDefined();
  expect(screen.getAllByText('Character limit reached (500)').length).toBeGreaterThan(0);
});

test('V-4.4-05 V-5-10 V-3-05 sent trimmed, thanked for, and closed after a second', async () => {
  vi.useFakeTimers();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { hash, requests } = show(async (variables) => {
    await released;
    return THANKED(variables);
  });
  fill();
  fireEvent.click(submit());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(submit().textContent).toBe('Submitting...');
  fireEvent.click(submit());
  await act(async () => {
    release();
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(requests.map(({ variables }) => variables)).toEqual([
    {
      name: 'Asha',
      rating: 4,
      feedback: 'Found my flat within a week.',
      website: '',
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
  expect(submit().textContent).toBe('Submitted Successfully!');
  expect(screen.getAllByText('Thank you for your feedback!').length).toBeGreaterThan(0);
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(hash()).toBe('#feedback');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(hash()).toBe('');
});

test('V-4.4-06 the sentence of the server stands in a red box', async () => {
  show(() => refusal('TOO_MANY', 'You have written five times. Please wait.'));
  fill();
  fireEvent.click(submit());
  await screen.findByText('You have written five times. Please wait.');
  expect(screen.getByRole('alert').className).toContain('border-danger');
});

test('V-8-05 a failure without a sentence has the default one, and nothing typed is lost', async () => {
  const { requests } = show(() => Promise.reject(new TypeError('No network')));
  fill();
  fireEvent.click(submit());
  await screen.findByText('Failed to submit feedback');
  expect(screen.getByRole('alert').className).toContain('border-danger');
  expect(text().value).toBe('  Found my flat within a week. ');
  expect(submit().textContent).toBe('Submit Feedback');
  // It may have arrived: sent again it is the same, unless something else is said.
  fireEvent.click(submit());
  await waitFor(() => expect(requests).toHaveLength(2));
  await waitFor(() => expect(submit().textContent).toBe('Submit Feedback'));
  type(text(), 'Found my flat within a month.');
  fireEvent.click(submit());
  await waitFor(() => expect(requests).toHaveLength(3));
  const [first, again, other] = requests.map(({ variables }) => variables['key']);
  expect(first).toEqual(expect.stringMatching(/^[0-9a-f]{32}$/));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('V-4.4-08 an account finds its name there, and is not asked again after writing', async () => {
  showViewer(ASHA);
  show();
  expect(name().value).toBe('Asha Rao');
  fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
  type(text(), 'Everything is where I look for it.');
  expect(opensAfterLogin(ASHA)).toBe(true);
  fireEvent.click(submit());
  await waitFor(() => expect(submit().textContent).toBe('Submitted Successfully!'));
  expect(opensAfterLogin(ASHA)).toBe(false);
});

test('V-4.4-08 an account that comes back a moment later finds its name there, unless one was typed', async () => {
  showViewer({ kind: 'visitor' });
  const first = show();
  act(() => showViewer(ASHA));
  await waitFor(() => expect(name().value).toBe('Asha Rao'));
  first.unmount();
  act(() => showViewer({ kind: 'visitor' }));
  show();
  type(name(), 'A friend');
  act(() => showViewer(ASHA));
  expect(name().value).toBe('A friend');
  act(() => showViewer({ kind: 'visitor' }));
});

test('V-5-11 the page speaks in one sentence', async () => {
  const { link, requests } = fakeServer({ SubmitFeedback: THANKED });
  const onThanks = vi.fn<() => void>();
  renderAt(
    '/feedback',
    <FeedbackForm takesFocus={false} wholeProblemOf={shortFeedbackProblem} onThanks={onThanks} />,
    link,
  );
  fireEvent.click(submit());
  expect((await screen.findByRole('alert')).textContent).toBe('All fields are required');
  fill();
  type(text(), 'Short');
  fireEvent.click(submit());
  await screen.findByText('Feedback must be between 10 and 500 characters');
  expect(requests).toEqual([]);
  type(text(), 'Long enough now.');
  fireEvent.click(submit());
  await waitFor(() => expect(onThanks).toHaveBeenCalledTimes(1));
});

test('the field that nobody sees is reached by no key and read by nobody', () => {
  show();
  const field = document.querySelector<HTMLInputElement>('input[name="leave_blank"]');
  expect(field?.tabIndex).toBe(-1);
  expect(field?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
});

test('V-4.4-05 a dialog that was closed after the thanks goes nowhere a second later', async () => {
  vi.useFakeTimers();
  const { hash, unmount } = show();
  fill();
  fireEvent.click(submit());
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(submit().textContent).toBe('Submitted Successfully!');
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(hash()).toBe('#feedback');
});

test('that the text is full, and the thanks, are read out', async () => {
  render(<LiveRegion />);
  show();
  const shownText = () => document.querySelector('body > div > output')?.textContent?.trim();
  fill();
  type(text(), 'x'.repeat(499));
  expect(shownText()).toBe('');
  type(text(), 'x'.repeat(500));
  await waitFor(() => expect(shownText()).toBe('Character limit reached (500)'));
  fireEvent.click(submit());
  await waitFor(() => expect(shownText()).toBe('Thank you for your feedback!'));
});
