import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import {
  pressNext,
  pressPost,
  showDetailsForm,
  showSecondStep,
  summaryLines,
  type,
} from '../../../testing/showDetailsForm.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { emptyDraft } from './draft/draft.ts';
import type { Draft } from './draft/draft.ts';
import { DraftSaver } from './draft/DraftSaver.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PostedPanel } from './PostedPanel.tsx';
import { SavedState } from './SavedState.tsx';
import { SubmitFailure } from './SubmitFailure.tsx';
import { SubtypeTiles } from './SubtypeChoice.tsx';

drawDialogs();

const nothing = () => undefined;
const LAND = subtypeByKey('commercial-land');
const NOW = new Date('2026-11-20T06:30:00.000Z');
const DRAFT: Draft = {
  ...emptyDraft({ email: null, mobile: null }),
  subtype: LAND.key,
  savedAt: NOW.getTime() - 3_600_000,
};
const refusal = { message: 'Not now.', code: 'CONFLICT', isPostedBefore: false } as const;

test.each([
  [
    'a draft of a kind',
    <DraftBanner key="" draft={DRAFT} onContinue={nothing} onRestart={nothing} />,
    'Commercial Land, saved 11:00.',
  ],
  [
    'a draft without a kind',
    <DraftBanner
      key=""
      draft={{ ...DRAFT, subtype: null }}
      onContinue={nothing}
      onRestart={nothing}
    />,
    'A property, saved 11:00.',
  ],
  [
    'a refusal that says what to do',
    <SubmitFailure key="" refusal={{ ...refusal, hint: 'Wait.' }} onSeePosted={nothing} />,
    'Not now.Wait.',
  ],
])('above the form stands %s', (_what, element, words) => {
  expect(renderAt('/', element).container.textContent).toContain(words);
});

test('every tile has its own picture and is chosen by a press', () => {
  const onChange = vi.fn<(key: string) => void>();
  const { container } = renderAt(
    '/',
    <SubtypeTiles
      subtypes={SUBTYPES}
      value={null}
      error={null}
      onChange={onChange}
      onDone={nothing}
    />,
  );
  const pictures = [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(pictures).size).toBe(SUBTYPES.length);
  expect(container.querySelector('[data-invalid]')).toBeNull();
  for (const { key } of SUBTYPES) {
    fireEvent.click(container.querySelector(`[value=${key}]`) ?? document.body);
    expect(onChange).toHaveBeenLastCalledWith(key);
  }
});

test('starting again asks with what is lost', () => {
  const onRestart = vi.fn<() => void>();
  renderAt('/', <DraftBanner draft={DRAFT} onContinue={nothing} onRestart={onRestart} />);
  fireEvent.click(screen.getByText('Start over'));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('the photos you have added.');
  fireEvent.click(within(dialog).getByText('Start over', { selector: 'button' }));
  expect(onRestart).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the first step with what is missing, and with too long a text', () => {
  showDetailsForm(LAND.key);
  pressNext();
  expect(summaryLines()).toEqual(['Land Area', 'Frontage']);
  type('Description', 'x'.repeat(LIMITS.listing.descriptionMaxLength));
  const counter = screen.getByText('2000/2000 characters');
  expect(counter.className).not.toContain('danger');
  expect(screen.queryByText('Max 2000 characters')).toBeNull();
  type('Description', 'x'.repeat(LIMITS.listing.descriptionMaxLength + 1));
  expect(counter.className).toContain('danger');
  expect(screen.getByText('Max 2000 characters')).toBeDefined();
});

test('what is too long, with nothing missing, is not called missing', () => {
  showDetailsForm(LAND.key, {
    initial: smallestValid(LAND),
    description: 'x'.repeat(LIMITS.listing.descriptionMaxLength + 1),
  });
  pressNext();
  expect(document.querySelector('[role=alert] p')?.textContent).toBe(
    'Please check what you entered:',
  );
});

/** On the second step from the beginning: something is said of it. */
const SENDING = {
  initial: smallestValid(LAND),
  isSubmitting: true,
  problems: [{ path: 'shareWithAgents', code: 'odd', message: 'Odd.' }],
};

test('the second step while it is sent', () => {
  const { container, onSubmit } = showDetailsForm(LAND.key, {
    ...SENDING,
    note: <p>Why not.</p>,
    shareWithAgents: true,
  });
  const button = screen.getByText('Submitting your property...');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  // Neither the browser nor the page sends it once more.
  expect(fireEvent.submit(container.querySelector('form') ?? container)).toBe(false);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a note stands on the second step only, and what is chosen there is heard and stays', async () => {
  const onChange = vi.fn<() => void>();
  const { onSubmit } = await showSecondStep(LAND.key, {
    initial: smallestValid(LAND),
    note: 'Why not.',
    onChange,
    shareWithAgents: true,
  });
  const share = screen.getByLabelText<HTMLInputElement>('Share listing information with agents');
  expect(share.checked).toBe(true);
  fireEvent.click(share);
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ shareWithAgents: false }));
  fireEvent.click(screen.getByText('Back'));
  expect(screen.queryByText('Why not.')).toBeNull();
  expect(screen.getByText('Step 1 Land Info', { selector: 'h2' })).toBe(document.activeElement);
  type('Description', 'Quiet.');
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ description: 'Quiet.', shareWithAgents: false }),
  );
  pressNext();
  await screen.findByText('Step 2 Details', { selector: 'h2' });
  expect(share.isConnected).toBe(false);
  pressPost();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
    description: 'Quiet.',
    shareWithAgents: false,
  });
});

test.each([
  ['Frontage', 1],
  ['Price', 2],
] as const)('a refusal of %s leads to its step, spoken', async (label, step) => {
  const path = label === 'Price' ? 'cost' : 'frontage';
  const problems = [{ path, code: 'odd', message: `${label} is odd` }];
  const { onStep } = showDetailsForm(LAND.key, { initial: smallestValid(LAND), problems });
  await screen.findByText(new RegExp(`^Step ${step} `), { selector: 'h2' });
  expect(summaryLines()).toEqual([`${label} is odd`]);
  expect(document.activeElement).toBe(document.querySelector('[role=alert]'));
  expect(onStep).not.toHaveBeenCalled();
});

test.each([
  ['images', 2],
  ['shareWithAgents', 2],
  ['description', 1],
  ['subtype', 1],
] as const)('what is said of %s belongs to step %d', async (path, step) => {
  showDetailsForm(LAND.key, {
    initial: smallestValid(LAND),
    problems: [{ path, code: 'odd', message: 'Odd.' }],
  });
  expect(screen.getByText(new RegExp(`^Step ${step} `), { selector: 'h2' })).toBeDefined();
});

/** Where the two lines above the form say that what was typed is. */
function saver(isOnDevice: boolean, saveOnServer: () => Promise<null>) {
  return new DraftSaver(DRAFT, {
    saveOnDevice: () => isOnDevice,
    saveOnServer,
    takeOver: nothing,
    forgetOnDevice: nothing,
    forgetOnServer: async () => undefined,
  });
}

test('whether and where it is saved stands there', async () => {
  vi.useFakeTimers({ now: NOW });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let arrive: () => void = nothing;
  const own = saver(true, () => new Promise<null>((resolve) => (arrive = () => resolve(null))));
  const { container } = renderAt('/', <SavedState saver={own} />);
  const shownText = () => container.textContent;
  expect(shownText()).toBe('');
  act(() => own.change({ description: 'a' }));
  expect(shownText()).toBe('Saving…');
  act(() => void own.save());
  expect(shownText()).toMatch(/^Saved .+ on this device$/);
  await act(async () => arrive());
  expect(shownText()).toMatch(/^Saved (?!.*on this device)/);
  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(shownText()).toBe('You are offline. Your changes are saved on this device.');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(shownText()).toMatch(/^Saved /);
});

test('who leaves the site is asked only where nothing could be saved', () => {
  const own = saver(false, () => Promise.reject(new Error('offline')));
  const { unmount } = renderAt('/', <LeaveGuard saver={own} />);
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  own.change({ description: 'a' });
  expect(leave()).toBe(false);
  unmount();
  expect(leave()).toBe(true);
});

test('who leaves the page is asked only where nothing could be saved, and may stay', async () => {
  const own = saver(false, () => Promise.reject(new Error('offline')));
  const { address } = renderAt(
    '/post',
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/post?same">Same</Link>
      <LeaveGuard saver={own} />
    </>,
  );
  own.change({ description: 'a' });
  fireEvent.click(screen.getByText('Same'));
  await waitFor(() => expect(address()).toBe('/post?same'));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByText('Elsewhere'));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/post?same');
  fireEvent.click(screen.getByText('Elsewhere'));
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Leave'));
  await waitFor(() => expect(address()).toBe('/elsewhere'));
});

test('what is saved may be left', async () => {
  const own = saver(true, () => Promise.reject(new Error('offline')));
  const { address } = renderAt(
    '/post',
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <LeaveGuard saver={own} />
    </>,
  );
  own.change({ description: 'a' });
  fireEvent.click(screen.getByText('Elsewhere'));
  await waitFor(() => expect(address()).toBe('/elsewhere'));
});

const POSTED = { id: 'p', title: 'Flat by the park' };

test.each(['PENDING', 'APPROVED'] as const)('posted and %s', (approvalStatus) => {
  renderAt(
    '/posted',
    <PostedPanel posted={{ ...POSTED, approvalStatus }} listPath="/list" anotherPath="/another" />,
  );
  const notice = screen.queryByText('It goes live after a quick verification.');
  expect(notice !== null).toBe(approvalStatus === 'PENDING');
});

test('a press goes to the list at once, and back is not the panel again', async () => {
  vi.useFakeTimers();
  const { address, goBack } = renderAt(
    '/posted',
    <PostedPanel
      posted={{ ...POSTED, approvalStatus: 'PENDING' }}
      listPath="/list"
      anotherPath="/another"
    />,
  );
  const button = screen.getByText('Go to My Properties');
  fireEvent.focus(button);
  fireEvent.blur(button);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('Opening My Properties in 4 seconds.')).toBeDefined();
  await act(async () => fireEvent.click(button));
  expect(address()).toBe('/list');
  await goBack();
  expect(address()).toBe('/list');
});
