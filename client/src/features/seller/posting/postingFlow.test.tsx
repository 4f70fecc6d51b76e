import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import type { AccountData } from '../../../session/readAccount.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, fakeServer, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import {
  control,
  pressNext,
  pressPost,
  summaryLines,
  type,
} from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { person, readAhead, visit } from '../../../testing/visit.tsx';

/** Both pages of posting on the site's own table of addresses, in the workspace of a seller and of the administrator. */

withToasts();
drawDialogs();
readAhead('add-property', 'add-property-details', 'my-properties', 'siteAdmin');

const SELLER = person({ userType: 'SELLER' });
const SITE_ADMIN = person({ userType: 'SITE_ADMIN', role: 'SITE_ADMIN' });
const BASICS = '/seller-dashboard/add-property';
const DETAILS = '/seller-dashboard/add-property/details';
const LAND = subtypeByKey('commercial-land');
const PHOTO = picture(1);

const DRAFT = {
  basics: {
    propertyType: 'commercial',
    purpose: 'sell',
    state: 'Uttar Pradesh',
    city: 'Noida',
    contactEmail: 'asha@example.in',
    contactPhone: '9812345670',
  },
  subtype: LAND.key as string | null,
  details: { [LAND.key]: { ...smallestValid(LAND), plotArea: 1_000, cost: 5_000_000 } },
  description: '',
  shareWithAgents: false,
  step: 1 as 'basics' | 1 | 2,
  photos: [],
  cover: null,
  key: 'a'.repeat(32),
  savedAt: 1,
};
const NO_SUBTYPE = { ...DRAFT, subtype: null, details: {} };

/** Opens an address; `draft` is what the account has kept, with a photo. */
function open(
  address: string,
  {
    draft = null,
    viewer = SELLER,
    post,
    rate = null,
  }: {
    draft?: typeof DRAFT | null;
    viewer?: AccountData;
    post?: Reply;
    rate?: { low: number; high: number } | null;
  } = {},
) {
  const proven = new Set<string>();
  const stored = draft && { content: JSON.stringify(draft), updatedAt: null, pictures: [PHOTO] };
  const { link, requests } = fakeServer({
    PostingDraft: () => viewerResponse({ postingDraft: stored }),
    SaveDraft: () => reply({ saveDraft: { draft: { updatedAt: '2026-11-20T06:30:00.000Z' } } }),
    DiscardDraft: () => reply({ deleteDraft: { isDeleted: true } }),
    NewEnquiries: () => viewerResponse({ enquiries: { counts: [] } }),
    PostingStates: () => reply({ states: [{ name: 'Uttar Pradesh' }] }),
    PostingCities: () =>
      reply({ cities: [{ id: '1', name: 'Noida', district: null, propertyCount: 3 }] }),
    Suggestions: ({ text }) =>
      reply({ suggestions: SUGGESTED.map((each) => ({ ...each, label: String(text) })) }),
    UsualRate: () => reply({ usualRate: rate }),
    IsMobileProven: ({ mobile }) =>
      viewerResponse({ isMobileProven: mobile === viewer.mobile || proven.has(String(mobile)) }),
    RequestMobileProof: () =>
      reply({ requestMobileProof: { codeSent: { resendInSeconds: 60, expiresInSeconds: 600 } } }),
    ConfirmMobileProof: ({ mobile }) => {
      proven.add(String(mobile));
      return reply({ confirmMobileProof: { mobile } });
    },
    ...(post && { PostProperty: post }),
  });
  const sent = () =>
    requests.flatMap(({ operation, variables }) =>
      operation === 'PostProperty' ? [variables] : [],
    );
  return { ...visit(address, viewer, link), requests, sent };
}

const posted: Reply = () =>
  reply({
    createProperty: {
      property: { id: 'f'.repeat(24), title: 'Plot in Noida', approvalStatus: 'PENDING' },
    },
  });
const main = () => document.body.textContent;
const choose = (name: string, value: string) => {
  const card = document.querySelector(`input[name=${name}][value=${value}]`);
  if (card) fireEvent.click(card);
};
const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
/** On to the second inner step of a draft that lacks nothing. */
async function toSecondStep(): Promise<void> {
  await screen.findByText('Step 1 Land Info', { selector: 'h2' });
  pressNext();
  await screen.findByText('Step 2 Details', { selector: 'h2' });
}

describe.each([
  ['seller', SELLER, BASICS, DETAILS],
  [
    'site_admin',
    SITE_ADMIN,
    '/site-admin?view=add-property',
    '/site-admin?view=add-property-details',
  ],
])('%s', (_who, viewer, basics, details) => {
  test('P-1-02 P-1-03 P-2.1-01 P-2.1-02 P-2.1-08 P-6-02 the basic details come first, then the page of the property', async () => {
    const { address } = open(basics, { viewer });
    await screen.findByText('Add Basic Details', { selector: 'h1' });
    await waitFor(() => expect(control('Contact Phone').value).toBe(viewer.mobile));
    choose('propertyType', 'commercial');
    choose('purpose', 'sell');
    await screen.findByText('Uttar Pradesh', { selector: 'option' });
    type('State', 'Uttar Pradesh');
    await screen.findByText('Noida', { selector: 'option' });
    type('City', 'Noida');
    pressNext();
    await screen.findByText('Post your property', { selector: 'h1' });
    expect(address()).toBe(details);
    expect(stored('addPropertyFormData')).toEqual({
      propertyType: 'commercial',
      purpose: 'sell',
      state: 'Uttar Pradesh',
      city: 'Noida',
      contactEmail: viewer.email,
      contactPhone: viewer.mobile,
    });
  });

  test("P-2.1-05 'Return to dashboard' goes back to the basic details", async () => {
    const { address } = open(details, { viewer, draft: DRAFT });
    fireEvent.click(await screen.findByText('Return to dashboard'));
    await waitFor(() => expect(address()).toBe(basics));
  });
});

test('P-1-01 the form says that posting is free', async () => {
  open(BASICS);
  const notice = await screen.findByText(/Posting is free/);
  expect(notice.textContent).toBe('Step 1 of 3: Basic Details. Posting is free.');
});

test('P-2.1-04 the header says how far the listing is', async () => {
  open(DETAILS, { draft: NO_SUBTYPE });
  await screen.findByText('Return to dashboard');
  const steps = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Basic DetailsCompleted',
    '2Property DetailsIn progress',
    '3Price DetailsPending',
  ]);
});

test('P-2.1-06 P-9-02 beside the form stand who helps and what the site says of itself', async () => {
  open(DETAILS, { draft: NO_SUBTYPE });
  const help = await screen.findByLabelText('Help with this form');
  expect(help.textContent).toContain('Need help?');
  expect(help.querySelector('a[href^="https://wa.me/91"]')?.textContent).toContain('WhatsApp');
  const claims = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(claims).toEqual([
    expect.stringMatching(/clients.*10,000\+$/i),
    expect.stringMatching(/satisfaction.*99%$/i),
    expect.stringMatching(/properties.*10K\+$/i),
  ]);
});

test('P-2.2-05 what is not chosen yet is asked for', async () => {
  open(DETAILS, { draft: NO_SUBTYPE });
  expect(await screen.findByText('Select a property subtype', { selector: 'legend' })).toBeTruthy();
  expect(screen.getByText('Please select a property type and subtype to continue')).toBeTruthy();
});

test('P-2.2-05 without a type the way back to it stands there', async () => {
  open(DETAILS);
  await screen.findByText('Select a property type');
  expect(screen.getByText('Please select a property type and subtype to continue')).toBeTruthy();
  expect(screen.getByText('Add Basic Details').getAttribute('href')).toBe(BASICS);
});

test('P-2.2-05 with a type but without the rest of the basic details the way back to them stands there', async () => {
  const basics = { ...NO_SUBTYPE.basics, contactPhone: '' };
  const { address } = open(DETAILS, { draft: { ...NO_SUBTYPE, basics } });
  await screen.findByText('Complete the basic details first');
  fireEvent.click(screen.getByText('Add Basic Details'));
  await waitFor(() => expect(address()).toBe(BASICS));
});

test('the way to the dashboard stands beside the way back, and the kinds to choose from have a name', async () => {
  open(DETAILS, { draft: NO_SUBTYPE });
  const home = await screen.findByText('Go to my dashboard');
  expect(home.getAttribute('href')).toBe('/seller-dashboard');
  const kinds = screen.getByLabelText('Property subtype', { selector: 'section' });
  expect(kinds.querySelectorAll('input[name=subtype]').length).toBeGreaterThan(1);
});

test('P-2.2-01 a tile is kept and its form is not valid before it is filled in', async () => {
  open(DETAILS, { draft: NO_SUBTYPE });
  await screen.findByText('Select a property subtype');
  choose('subtype', LAND.key);
  const form = () => document.querySelector('form[data-valid]')?.getAttribute('data-valid');
  await waitFor(() => expect(form()).toBe('false'));
  expect(main()).toContain('2 required fields left');
  expect(stored('addPropertyDetails')).toMatchObject({ subtype: LAND.key });
  type('Land Area', '500');
  expect(form()).toBe('false');
  type('Frontage', '40');
  expect(form()).toBe('true');
  type('Frontage', '');
  expect(form()).toBe('false');
});

const tiles = () => document.querySelectorAll<HTMLInputElement>('input[name=subtype]');
const tileOf = ({ key }: { key: string }) => {
  const tile = [...tiles()].find(({ value }) => value === key);
  if (!tile) throw new Error('No such tile.');
  return tile;
};

test('a chosen tile folds the others away, and Change brings them back with what was typed', async () => {
  open(DETAILS, { draft: NO_SUBTYPE });
  await screen.findByText('Select a property subtype');
  tileOf(LAND).focus();
  fireEvent.click(tileOf(LAND));
  await screen.findByText('Commercial Land for sale');
  expect(tiles()).toHaveLength(0);
  expect(document.activeElement?.textContent).toBe('Step 1 Land Info');
  type('Land Area', '500');

  fireEvent.click(screen.getByText(/^Change/, { selector: 'button' }));
  expect(document.activeElement).toBe(tileOf(LAND));
  expect(control('Land Area').value).toBe('500');
  // The same tile again is a choice as well.
  fireEvent.click(tileOf(LAND));
  expect(tiles()).toHaveLength(0);
  expect(control('Land Area').value).toBe('500');
});

test('arrows look round among the tiles; Enter and Tab are done with them', async () => {
  open(DETAILS, { draft: NO_SUBTYPE });
  await screen.findByText('Select a property subtype');
  const lookAt = (tile: HTMLInputElement) => {
    // What a browser does when an arrow is pressed.
    fireEvent.keyDown(tile, { key: 'ArrowRight' });
    tile.focus();
    fireEvent.click(tile);
    fireEvent.keyUp(tile, { key: 'ArrowRight' });
  };
  fireEvent.keyDown(tileOf(LAND), { key: 'Enter' });
  fireEvent.keyUp(tileOf(LAND), { key: 'Enter' });
  const [first] = tiles();
  if (first) lookAt(first);
  lookAt(tileOf(LAND));
  expect(tileOf(LAND).checked).toBe(true);
  fireEvent.keyDown(tileOf(LAND), { key: 'Enter' });
  expect(tiles()).toHaveLength(0);
  expect(document.activeElement?.textContent).toBe('Step 1 Land Info');

  fireEvent.click(screen.getByText(/^Change/, { selector: 'button' }));
  fireEvent.blur(tileOf(LAND), { relatedTarget: control('Land Area') });
  expect(tiles()).not.toHaveLength(0);
  fireEvent.keyDown(tileOf(LAND), { key: 'Tab', shiftKey: true });
  act(() => screen.getByText(/^Change/, { selector: 'a' }).focus());
  expect(tiles()).not.toHaveLength(0);
  tileOf(LAND).focus();
  fireEvent.keyDown(tileOf(LAND), { key: 'Tab' });
  act(() => control('Land Area').focus());
  expect(tiles()).toHaveLength(0);
  expect(document.activeElement).toBe(control('Land Area'));
});

test('who comes back to a chosen tile finds the form at once', async () => {
  open(DETAILS, { draft: DRAFT });
  await screen.findByText('Commercial Land for sale');
  expect(tiles()).toHaveLength(0);
});

test('P-2.2-04 P-5.2-05 photos and the choice for agents belong to the second step, and one photo has to be there', async () => {
  const { sent } = open(DETAILS, { draft: DRAFT, post: posted });
  await toSecondStep();
  fireEvent.click(screen.getByLabelText('Share listing information with agents'));
  fireEvent.click(screen.getByLabelText(/^Remove photo 1/));
  pressPost();
  expect(summaryLines()).toEqual(['Property Images']);
  expect(screen.getByText('Please upload at least one property image')).toBeTruthy();
  expect(document.querySelector('input[type=file][name=images]')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('A4 P-4-01 P-4-10 P-8-05 three presses in one tick are one listing; while it is sent the button says so, then the listing is there and nothing is kept any more', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { sent } = open(DETAILS, {
    draft: DRAFT,
    post: async (variables) => {
      await arrived;
      return posted(variables);
    },
  });
  await toSecondStep();
  fireEvent.click(screen.getByLabelText('Share listing information with agents'));
  const post = screen.getByText('Post Property', { selector: 'button' });
  act(() => {
    for (let press = 0; press < 3; press += 1) post.click();
  });
  const busy = await screen.findByText('Submitting your property...', { selector: 'button' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  arrive();
  const done = await screen.findByText(
    'Congratulations! Your property has been listed successfully.',
  );
  expect(document.activeElement).toBe(done);
  const notice = await findToast(/^Property Posted Successfully!/);
  expect(notice.textContent).toBe(
    'Property Posted Successfully! Your property has been listed and is now visible to potential buyers.\nIt goes live after a quick verification.',
  );
  expect(sent()).toEqual([
    {
      idempotencyKey: DRAFT.key,
      input: expect.objectContaining({ shareWithAgents: true, pictures: [PHOTO.id] }),
    },
  ]);
  expect([stored('addPropertyFormData'), stored('addPropertyDetails')]).toEqual([null, null]);
});

test('P-4-02 P-4-10 P-8-04 P-8-09 an answer that is lost is said, and the next try is the same listing', async () => {
  let tries = 0;
  const { sent } = open(DETAILS, {
    draft: DRAFT,
    post: (variables) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('cut')) : posted(variables);
    },
  });
  await toSecondStep();
  pressPost();
  await findToast(/^Failed to submit property\. Nothing you entered is lost\./);
  expect(screen.getByText('Oops! Something went wrong. Please try again.')).toBeTruthy();
  pressPost();
  await screen.findByText('Go to My Properties');
  expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual([DRAFT.key, DRAFT.key]);
});

/** The server's no to one field. */
function refused(path: string, message: string): Reply {
  return () => {
    const extensions = { code: 'INVALID_INPUT', fields: [{ path, code: 'unusable', message }] };
    const errors = [{ message: 'Please check the form.', extensions }];
    const headers = { 'content-type': 'application/graphql-response+json' };
    return new Response(JSON.stringify({ errors, data: null }), { status: 400, headers });
  };
}

test('P-8-04 what the server refuses of the details stands at its field until it is changed', async () => {
  const post = refused('details.frontage', 'Frontage is not believable');
  open(DETAILS, { draft: DRAFT, post });
  await toSecondStep();
  pressPost();
  await findToast('Error: Please check the form.');
  await screen.findByText('Step 1 Land Info', { selector: 'h2' });
  expect(summaryLines()).toEqual(['Frontage is not believable']);
  type('Frontage', '60');
  expect(main()).not.toContain('Frontage is not believable');
});

test('what it refuses of the basic details leads back to them, and nothing typed is lost', async () => {
  const { address } = open(DETAILS, {
    draft: DRAFT,
    post: refused('city', 'We do not know this city'),
  });
  await toSecondStep();
  pressPost();
  await waitFor(() => expect(address()).toBe(BASICS));
  expect(await screen.findAllByText('We do not know this city')).not.toEqual([]);
  await screen.findByText('Noida', { selector: 'option' });
  type('City', '');
  expect(main()).not.toContain('We do not know this city');
  type('City', 'Noida');
  expect(stored('addPropertyDetails')).toMatchObject({ details: DRAFT.details });
});

test('a draft that was left on the first page is offered there', async () => {
  const { address } = open(BASICS, { draft: { ...DRAFT, step: 'basics' } });
  fireEvent.click(await screen.findByText('Continue your draft'));
  expect(screen.queryByText('Continue your draft')).toBeNull();
  expect(address()).toBe(BASICS);
});

/** What the browser itself has kept of the seller's draft. */
function keepOnDevice(draft: typeof DRAFT): void {
  const { basics, ...rest } = draft;
  localStorage.setItem('addPropertyFormData', JSON.stringify(basics));
  localStorage.setItem('addPropertyDetails', JSON.stringify({ ...rest, accountId: SELLER.id }));
}

test.each([
  ['the account', 1, 'Step 1 Land Info'],
  ['the account', 2, 'Step 2 Details'],
  ['this device', 2, 'Step 2 Details'],
] as const)('a draft that %s has kept opens at its step %d', async (where, step, heading) => {
  const left = { ...DRAFT, step, savedAt: 2 };
  if (where === 'this device') keepOnDevice(left);
  const { address } = open(BASICS, { draft: where === 'this device' ? DRAFT : left });
  await screen.findByText(heading, { selector: 'h2' });
  expect(address()).toBe(DETAILS);
  expect(screen.getByText('Start over')).toBeTruthy();
  fireEvent.click(screen.getByText('Continue your draft'));
  expect(screen.queryByText('Start over')).toBeNull();
});

test('a draft without complete basic details opens with them', async () => {
  const basics = { ...DRAFT.basics, city: '' };
  const { address } = open(BASICS, { draft: { ...DRAFT, basics, step: 2 } });
  await screen.findByText('Continue your draft');
  expect(address()).toBe(BASICS);
});

test('where somebody is in the form is kept with the draft', async () => {
  const { address } = open(DETAILS, { draft: { ...DRAFT, step: 'basics' } });
  const leftAt = () => {
    fireEvent(document, new Event('visibilitychange'));
    return stored('addPropertyDetails');
  };
  await toSecondStep();
  expect(leftAt()).toMatchObject({ step: 2 });
  fireEvent.click(screen.getByText('Back', { selector: 'button' }));
  expect(leftAt()).toMatchObject({ step: 1 });
  pressNext();
  fireEvent.click(screen.getByText(/^Change/, { selector: 'button' }));
  const other = [...tiles()].find(({ checked }) => !checked);
  if (other) fireEvent.click(other);
  // Another form begins with its first step.
  await screen.findByText(/^Step 1/, { selector: 'h2' });
  expect(leftAt()).toMatchObject({ step: 1 });
  fireEvent.click(screen.getByText('Return to dashboard'));
  await screen.findByText('Contact Email');
  expect(address()).toBe(BASICS);
  await waitFor(() => expect(leftAt()).toMatchObject({ step: 'basics' }));
});

test('who comes back to the details of a draft goes on there', async () => {
  const { address } = open(DETAILS, { draft: DRAFT });
  fireEvent.click(await screen.findByText('Continue your draft'));
  expect(screen.queryByText('Continue your draft')).toBeNull();
  expect(address()).toBe(DETAILS);
});

test('starting again asks first and forgets what was kept', async () => {
  const { address, requests } = open(DETAILS, { draft: DRAFT });
  fireEvent.click(await screen.findByText('Start over'));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByText('Start over', { selector: 'button' }));
  await waitFor(() => expect(address()).toBe(BASICS));
  expect(stored('addPropertyDetails')).toBeNull();
  await waitFor(() => expect(requests.map(({ operation }) => operation)).toContain('DiscardDraft'));
});

const suggested = (kind: string, name: string, city = 'Noida') => ({
  kind,
  detail: null,
  propertyCount: 3,
  city,
  state: 'Uttar Pradesh',
  locality: kind === 'LOCALITY' ? name : null,
  subtype: null,
  keyword: kind === 'PROJECT' ? name : null,
});
const SUGGESTED = [
  suggested('LOCALITY', 'Sector 62'),
  suggested('LOCALITY', 'Sector 6', 'Gurugram'),
  suggested('PROJECT', 'Sector Heights'),
];

test('the localities of the town are suggested while one is typed, and anything else may be', async () => {
  open(DETAILS, { draft: DRAFT });
  await screen.findByText('Step 1 Land Info', { selector: 'h2' });
  type('Locality', 'sec');
  const field = control('Locality');
  const names = () =>
    [...(document.getElementById(field.getAttribute('list') ?? '')?.children ?? [])].map((option) =>
      option.getAttribute('value'),
    );
  await waitFor(() => expect(names()).toEqual(['Sector 62']));
  type('Locality', ' Sector 62 ');
  await waitFor(() => expect(names()).toEqual([]));
  type('Locality', 'Behind the mill');
  expect(field.value).toBe('Behind the mill');
});

/** Presses through the two steps of the dialog. */
async function proveInDialog(): Promise<void> {
  await screen.findByText('Verify the contact phone', { selector: 'h2' });
  fireEvent.click(await screen.findByText('Send code'));
  const code = await screen.findByLabelText('6-digit OTP');
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByText('Verify'));
}

test('D-110 a contact phone that is not proven is confirmed by a code before the next page', async () => {
  const { address } = open(BASICS, { draft: { ...NO_SUBTYPE, step: 'basics' } });
  await screen.findByText('Add Basic Details', { selector: 'h1' });
  await waitFor(() => expect(control('Contact Phone').value).toBe('9812345670'));
  pressNext();
  await screen.findByText('Verify the contact phone', { selector: 'h2' });
  expect(await screen.findByText(/Buyers will call \+91 98123 45670/)).toBeTruthy();
  fireEvent.click(screen.getByText('Use another number'));
  expect(screen.queryByText('Verify the contact phone')).toBeNull();
  expect(address()).toBe(BASICS);
  await waitFor(() => expect(document.activeElement).toBe(control('Contact Phone')));
  pressNext();
  await proveInDialog();
  await waitFor(() => expect(address()).toBe(DETAILS));
});

test('D-110 what the server finds unproven when the listing is sent is confirmed there, and it is posted', async () => {
  let tries = 0;
  const { sent } = open(DETAILS, {
    draft: DRAFT,
    post: (variables) => {
      tries += 1;
      return tries === 1 ? refusedPhone() : posted(variables);
    },
  });
  await toSecondStep();
  pressPost();
  await proveInDialog();
  await screen.findByText('Plot in Noida');
  expect(sent()).toHaveLength(2);
});

test('D-112 what is unlikely is asked about before it is posted, and once', async () => {
  const description = 'Call 98765 43210.';
  let tries = 0;
  const { sent } = open(DETAILS, {
    draft: { ...DRAFT, description },
    rate: { low: 1_000_000_000, high: 2_000_000_000 },
    post: (variables) => {
      tries += 1;
      return tries === 1 ? refusal('TOO_MANY', 'Ten a day.') : posted(variables);
    },
  });
  await toSecondStep();
  pressPost();
  await screen.findByText('Is this right?', { selector: 'h2' });
  expect(screen.getByText(/is far below what Commercial Land in Noida are listed at/)).toBeTruthy();
  expect(screen.getByText('Description contains a phone number.')).toBeTruthy();
  fireEvent.click(screen.getByText('Cancel'));
  expect(screen.queryByText('Is this right?')).toBeNull();
  expect(sent()).toEqual([]);
  pressPost();
  fireEvent.click(await screen.findByText('Yes, post it'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await findToast('Error: Ten a day.');
  pressPost();
  await screen.findByText('Plot in Noida');
  expect(sent()).toHaveLength(2);
});

function refusedPhone(): Response {
  const fields = [{ path: 'contactPhone', code: 'unproven', message: 'Please confirm it.' }];
  const extensions = { code: 'INVALID_INPUT', fields };
  const errors = [{ message: 'Please confirm it.', extensions }];
  const headers = { 'content-type': 'application/graphql-response+json' };
  return new Response(JSON.stringify({ errors, data: null }), { status: 400, headers });
}
