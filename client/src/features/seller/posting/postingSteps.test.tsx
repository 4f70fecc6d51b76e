import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { applicableFields, subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import { reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { readyPictures } from '../../../testing/readyPictures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { forgetSavedEdit, saveEdit, savedEditKey, readSavedEdit } from '../editing/useEdit.ts';
import { BasicsLine } from './SubtypeChoice.tsx';
import { DraftBanner } from './DraftBanner.tsx';
import { emptyDraft, isBegun, newer, readDraft } from './draft/draft.ts';
import type { Draft } from './draft/draft.ts';
import { carriedOver, detailsToSend } from './formValues.ts';
import { limitText } from './limitText.ts';
import { listingInput } from './listingInput.ts';
import type { ChosenPicture } from '../pictures/pictureSet.ts';
import { problemsAround } from './listingWords.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PostedPanel } from './PostedPanel.tsx';
import { basicsAmong, refusedIn } from './refusedBasics.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { useSubmitListing } from './useSubmitListing.ts';
import type { Outcome } from './useSubmitListing.ts';

withToasts();
drawDialogs();
afterEach(() => vi.useRealTimers());

const FLAT = subtypeByKey('flat-apartment');
const BASICS = {
  propertyType: 'residential',
  purpose: 'sell',
  state: 'Delhi',
  city: 'Delhi',
  contactEmail: 'asha@example.com',
  contactPhone: '9876543210',
} as const;
const WORDS = {
  details: { bedrooms: 3 },
  description: '  Quiet. ',
  shareWithAgents: true,
  pin: null,
};
const DRAFT: Draft = {
  ...emptyDraft({ email: null, mobile: null }),
  basics: BASICS,
  subtype: FLAT.key,
  key: 'draft-1',
  savedAt: Date.parse('2026-11-20T05:00:00.000Z'),
};
const INPUT = listingInput(FLAT, BASICS, WORDS, ['a', 'b']);

test('a listing is sent with both pages of the form', () => {
  expect(INPUT).toEqual({
    subtype: 'flat-apartment',
    purpose: 'SELL',
    state: 'Delhi',
    city: 'Delhi',
    contactEmail: 'asha@example.com',
    contactPhone: '9876543210',
    description: 'Quiet.',
    shareWithAgents: true,
    details: { bedrooms: 3 },
    latitude: null,
    longitude: null,
    pictures: ['a', 'b'],
  });
  expect(listingInput(FLAT, { ...BASICS, purpose: 'rent' }, WORDS, []).purpose).toBe('RENT');
});

function Posting({ onOutcome }: { onOutcome: (outcome: Outcome) => void }) {
  const { submit, isSubmitting, refusal: result, problems } = useSubmitListing();
  return (
    <>
      <button
        type="button"
        onClick={() => void submit(INPUT, DRAFT, async () => true).then(onOutcome)}
      >
        {isSubmitting ? 'Sending' : 'Post'}
      </button>
      {result && <SubmitFailure refusal={result} onSeePosted={() => undefined} />}
      <p>{problems.map(({ path }) => path).join()}</p>
    </>
  );
}

function post(PostProperty: Reply) {
  const { link, requests } = fakeServer({ PostProperty });
  const onOutcome = vi.fn<(outcome: Outcome) => void>();
  renderAt('/', <Posting onOutcome={onOutcome} />, link);
  fireEvent.click(screen.getByText('Post'));
  expect(screen.getByText('Sending')).toBeDefined();
  return { requests, onOutcome };
}

const posted =
  (approvalStatus: string): Reply =>
  () =>
    reply({ createProperty: { property: { id: 'p', title: 'Flat', approvalStatus } } });

test.each([
  ['APPROVED', /visible to potential buyers\.$/],
  ['PENDING', /visible to potential buyers\.\s+It goes live after a quick verification\.$/],
])(
  'P-4-01 P-8-05 posted and %s: the draft names the try, and a toast says so',
  async (status, words) => {
    const { requests, onOutcome } = post(posted(status));
    expect((await findToast(/visible to potential buyers/)).textContent).toMatch(words);
    expect(requests[0]?.variables).toEqual({ input: INPUT, idempotencyKey: 'draft-1' });
    expect(onOutcome.mock.calls[0]?.[0]).toMatchObject({
      posted: { id: 'p' },
      refusedBasics: null,
    });
    expect(screen.getByText('Post')).toBeDefined();
    document.querySelector<HTMLElement>('[data-sonner-toast] [aria-label=Close]')?.click();
    await expect.poll(() => document.querySelector('[data-sonner-toast]')).toBeNull();
  },
);

test('P-8-04 a refusal is said, stays on the page, and can be tried again', async () => {
  const { onOutcome } = post(() => refusal('TOO_MANY', 'Ten a day.'));
  expect(await findToast('Error: Ten a day.')).toBeDefined();
  expect(screen.getByText('Ten a day.')).toBeDefined();
  expect(screen.getByText(/Nothing you entered is lost/)).toBeDefined();
  expect(onOutcome.mock.calls[0]?.[0]).toMatchObject({ posted: null, refusedBasics: null });
  expect(screen.getByText('Post')).toBeDefined();
});

test('P-8-04 without an answer there is the documented sentence', async () => {
  post(() => Promise.reject(new TypeError('No network')));
  expect(await findToast(/^Failed to submit property\. Nothing you entered/)).toBeDefined();
  expect(await screen.findByText('Oops! Something went wrong. Please try again.')).toBeDefined();
});

test('a try that went through before leads to My Properties', async () => {
  post(() => refusal('CONFLICT', 'The Idempotency-Key was used with other content.'));
  expect(await screen.findByText(/Your earlier attempt was already posted/)).toBeDefined();
  expect(screen.getByText('Go to My Properties')).toBeDefined();
});

const refused = (path: string) => ({ path, code: 'invalid', message: `Wrong ${path}` });

test('what the server refuses of the first page is told from the rest', () => {
  expect(basicsAmong([refused('type'), refused('city'), refused('details.cost')], BASICS)).toEqual({
    propertyType: { value: 'residential', message: 'Wrong type' },
    city: { value: 'Delhi', message: 'Wrong city' },
  });
  const state = {
    refused: { city: { value: 'Delhi', message: 'No' }, odd: {}, state: { value: 3 } },
  };
  expect(refusedIn(state)).toEqual({ city: { value: 'Delhi', message: 'No' } });
  expect([null, 'a', {}, { refused: 3 }].map(refusedIn)).toEqual([{}, {}, {}, {}]);
});

test('P-5.2-05 P-5.2-08 text and pictures are judged on their steps', () => {
  const long = { ...WORDS, description: 'x'.repeat(2001) };
  const paths = (step: 1 | 2, words: typeof WORDS, pictures = readyPictures(1)) =>
    problemsAround(step, words, pictures).map(({ path, code }) => `${path} ${code}`);
  expect(paths(1, { ...WORDS, description: 'x'.repeat(2000) })).toEqual([]);
  expect(paths(1, long, readyPictures(0))).toEqual(['description tooLong']);
  expect(paths(2, long)).toEqual(['description tooLong']);
  expect(paths(2, WORDS, readyPictures(0))).toEqual(['images required']);
});

test.each<[Partial<ChosenPicture>, string[]]>([
  [{ state: 'uploading' }, []],
  [{ state: 'reading' }, []],
  [{ state: 'failed' }, ['images pending']],
  [{ state: 'failed', isHopeless: true }, ['images required']],
])('A4 a photo that is %o makes these problems: %j', (changes, problems) => {
  const { pictures } = readyPictures(1);
  const one = pictures.map((each) => ({ ...each, ...changes }));
  const found = problemsAround(2, WORDS, { pictures: one });
  expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(problems);
  const two = problemsAround(2, WORDS, { pictures: [...pictures, ...one] });
  expect(two).toHaveLength(problems[0] === 'images pending' ? 1 : 0);
});

test.each([
  ['wholeNumber', { max: 10 }, { min: 1, max: 10 }, undefined, '1 to 10'],
  ['area', { max: 100_000 }, { max: 100_000 }, undefined, 'Max 1,00,000 sq ft'],
  ['area', {}, { min: 100, max: 1e10 }, undefined, 'Min 100 sq ft'],
  ['decimal', {}, { min: 8 }, 'ft', 'Min 8 ft'],
  ['wholeNumber', { max: 10 }, { min: -5, max: 200 }, undefined, null],
  ['decimal', {}, {}, 'ft', null],
] as const)('limits of %s, documented %o, in force %o, in %s read %j', (...row) => {
  const [kind, documented, limits, unit, text] = row;
  const [field] = applicableFields(FLAT);
  if (!field) throw new Error('A flat has fields.');
  const { inputMin: _none, unit: _unit, ...rest } = field;
  expect(
    limitText({ ...rest, kind, documented, limits, ...(unit !== undefined && { unit }) }),
  ).toBe(text);
});

test('another tile takes along what it asks for too, and only what it offers', () => {
  const carried = carriedOver(subtypeByKey('commercial-office-space'), {
    locality: 'Baner',
    bedrooms: 3,
    furnishType: 'Nonsense',
    amenities: ['Parking', 'Nonsense'],
  });
  expect(carried).toMatchObject({ locality: 'Baner' });
  expect(carried).not.toHaveProperty('bedrooms');
  expect(carried).not.toHaveProperty('furnishType');
  expect(carried['amenities'] ?? []).not.toContain('Nonsense');
});

test('D-81 terms of rent are not sent with a sale', () => {
  const values = { deposit: '50000', cost: '100' };
  expect(detailsToSend(FLAT, values, 'sell')).not.toHaveProperty('deposit');
  expect(detailsToSend(FLAT, values, 'rent')).toMatchObject({ deposit: 50_000 });
});

test.each([
  [{}, 'Residential · For Sale · Delhi'],
  [{ purpose: 'rent', city: 'Pune', state: 'Goa' } as const, 'Residential · For Rent · Pune, Goa'],
])('the first page of %o reads %j', (changes, text) => {
  renderAt('/', <BasicsLine basics={{ ...BASICS, ...changes }} path="/back" />);
  expect(screen.getByText(text)).toBeDefined();
});

test('a draft is gone on with, or begun anew after a question', () => {
  const onContinue = vi.fn<() => void>();
  const onRestart = vi.fn<() => void>();
  renderAt('/', <DraftBanner draft={DRAFT} onContinue={onContinue} onRestart={onRestart} />);
  expect(screen.getByText(/Flat\/Apartment in Delhi, saved /)).toBeDefined();
  fireEvent.click(screen.getByText('Continue your draft'));
  expect(onContinue).toHaveBeenCalledTimes(1);
  const restart = () => screen.getAllByText('Start over', { selector: 'button' });
  fireEvent.click(restart()[0] ?? document);
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(restart()[0] ?? document);
  expect(onRestart).not.toHaveBeenCalled();
  fireEvent.click(restart()[1] ?? document);
  expect(onRestart).toHaveBeenCalledTimes(1);
});

test('a draft is begun once something was chosen; of two the later counts; nonsense is none', () => {
  const empty = emptyDraft({ email: 'a@b.c', mobile: '9876543210' });
  expect(empty.basics).toMatchObject({ contactEmail: 'a@b.c', contactPhone: '9876543210' });
  expect([isBegun(empty), isBegun(DRAFT), isBegun({ ...empty, description: 'x' })]).toEqual([
    false,
    true,
    true,
  ]);
  const later = { ...DRAFT, savedAt: DRAFT.savedAt + 1 };
  expect([newer(DRAFT, later), newer(later, DRAFT)]).toEqual([later, later]);
  expect([newer(null, DRAFT), newer(DRAFT, null), newer(null, null)]).toEqual([DRAFT, DRAFT, null]);
  expect(readDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
  for (const text of ['{', '3', '{"key":"a"}', '{"key":3,"savedAt":1}']) {
    expect(readDraft(text)).toBeNull();
  }
});

const POSTED = { id: 'p', title: 'Flat by the park', approvalStatus: 'PENDING' } as const;

function showPosted(approvalStatus: 'PENDING' | 'APPROVED' = 'PENDING') {
  vi.useFakeTimers();
  const panel = (
    <PostedPanel posted={{ ...POSTED, approvalStatus }} listPath="/list" anotherPath="/another" />
  );
  return renderAt('/posted', panel);
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

test('P-2.1-03 P-4-02 P-4-10 My Properties follows after five seconds', async () => {
  const { address } = showPosted();
  expect(document.activeElement?.textContent).toBe(
    'Congratulations! Your property has been listed successfully.',
  );
  expect(screen.getByText('It goes live after a quick verification.')).toBeDefined();
  expect(screen.getByText('Opening My Properties in 5 seconds.')).toBeDefined();
  for (let second = 0; second < 4; second += 1) await pass(1);
  expect(screen.getByText('Opening My Properties in 1 second.')).toBeDefined();
  expect(address()).toBe('/posted');
  await pass(1);
  expect(address()).toBe('/list');
});

test('nothing moves while a dialog is open over it, which would go with the page', async () => {
  const { address } = showPosted();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  await pass(20);
  expect(screen.getByText('Opening My Properties in 5 seconds.')).toBeDefined();
  dialog.remove();
  for (let second = 0; second < 5; second += 1) await pass(1);
  expect(address()).toBe('/list');
});

test('nobody is asked for feedback while it stands there', () => {
  const { container } = showPosted();
  expect(container.querySelector('[data-writing]')).not.toBeNull();
});

test('SC 2.2.1 nothing moves while somebody is at the buttons', async () => {
  const { address } = showPosted('APPROVED');
  expect(screen.queryByText(/quick verification/)).toBeNull();
  const button = screen.getByText('Post another property');
  fireEvent.pointerMove(button);
  await pass(20);
  expect(screen.getByText('Paused. My Properties will not open while you are here.')).toBeDefined();
  fireEvent.pointerLeave(button.parentElement ?? button);
  fireEvent.focus(button);
  await pass(20);
  expect(address()).toBe('/posted');
  fireEvent.click(button);
  expect(address()).toBe('/another');
});

const field = (value: string) => ({ name: '', value, error: null, onBlur: () => undefined });

function showPlace(state: string, city: string, towns: number) {
  const cities = Array.from({ length: towns }, (_, index) => ({
    id: String(index),
    name: `Town ${String.fromCharCode(65 + ((index * 7) % towns))}`,
    district: null,
    propertyCount: towns - index,
  }));
  const { link, requests } = fakeServer({
    PostingStates: () => reply({ states: [{ name: 'Goa' }, { name: 'Kerala' }] }),
    PostingCities: () => reply({ cities }),
  });
  const [onState, onCity] = [vi.fn<(name: string) => void>(), vi.fn<(name: string) => void>()];
  renderAt(
    '/',
    <PlaceFields state={field(state)} city={field(city)} onState={onState} onCity={onCity} />,
    link,
  );
  const texts = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
  return { requests, onState, onCity, texts };
}

test('P-4-03 towns follow the state', async () => {
  const { requests, onState, texts } = showPlace('', '', 3);
  expect(texts('City')).toEqual(['Select a state first']);
  expect(texts('State')).toEqual(['Loading…']);
  await expect.poll(() => texts('State')).toEqual(['Select state', 'Goa', 'Kerala']);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'Goa' } });
  expect(onState).toHaveBeenCalledWith('Goa');
  expect(requests.map(({ operation }) => operation)).toEqual(['PostingStates']);
});

test('few towns stand from A to Z, one that is not among them too', async () => {
  const { requests, onCity, texts } = showPlace('Goa', 'Elsewhere', 3);
  await expect
    .poll(() => texts('City'))
    .toEqual(['Select city', 'Elsewhere', 'Town A', 'Town B', 'Town C']);
  expect(requests).toContainEqual({ operation: 'PostingCities', variables: { state: 'Goa' } });
  expect(document.querySelector('optgroup')).toBeNull();
  fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Town B' } });
  expect(onCity).toHaveBeenCalledWith('Town B');
});

test('of many towns those with most listings come first', async () => {
  const { texts } = showPlace('Goa', '', 22);
  await expect.poll(() => texts('City')).toHaveLength(23);
  const groups = [...document.querySelectorAll('optgroup')];
  expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
    ['Popular', 8],
    ['All other cities', 14],
  ]);
  const popular = [...document.querySelectorAll<HTMLOptionElement>('[label=Popular] > option')];
  expect(popular.map(({ value }) => value)).toEqual(
    ['A', 'H', 'O', 'V', 'G', 'N', 'U', 'F'].map((letter) => `Town ${letter}`),
  );
  const others = [...(groups[1]?.children ?? [])].map(({ textContent }) => textContent ?? '');
  expect(others).toEqual([...others].sort((one, other) => one.localeCompare(other)));
});

test('places that cannot be loaded are asked for again', async () => {
  let isBroken = true;
  const { link } = fakeServer({
    PostingStates: () => {
      if (isBroken) return Promise.reject(new TypeError('No network'));
      return reply({ states: [{ name: 'Goa' }] });
    },
  });
  renderAt(
    '/',
    <PlaceFields
      state={field('')}
      city={field('')}
      onState={() => undefined}
      onCity={() => undefined}
    />,
    link,
  );
  expect(await screen.findByText('The states could not be loaded.')).toBeDefined();
  isBroken = false;
  fireEvent.click(screen.getByText('Try Again'));
  expect(await screen.findByText('Goa')).toBeDefined();
});

const EDIT = {
  basics: { ...BASICS, title: '', address: '', pincode: '' },
  words: WORDS,
};

test('an edit that is not sent is kept for its account and listing, for thirty days', () => {
  vi.useFakeTimers();
  const key = savedEditKey('account', 'listing');
  expect(key).toBe('edit-property/account/listing');
  expect(saveEdit(key, EDIT)).toBe(true);
  expect(readSavedEdit(key)).toMatchObject(EDIT);
  expect(readSavedEdit(savedEditKey('other', 'listing'))).toBeNull();
  vi.advanceTimersByTime(30 * 86_400_000 - 1);
  expect(readSavedEdit(key)).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(readSavedEdit(key)).toBeNull();
  expect(localStorage.getItem(key)).toBeNull();
  saveEdit(key, EDIT);
  forgetSavedEdit(key);
  expect(readSavedEdit(key)).toBeNull();
  localStorage.setItem(key, '{');
  expect(readSavedEdit(key)).toBeNull();
});
