import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { reply, never, refusal } from '../../../testing/fakeServer.ts';
import {
  DETAILS,
  found,
  HOME,
  LISTING,
  showEdit,
  showEditForm,
  showEditSecondStep,
  taken,
} from '../../../testing/editForm.tsx';
import type { Reply } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { control, pressNext, summaryLines, type } from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';

withToasts();
drawDialogs();

const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const pressUpdate = () => press('Update Property');
describe('a page that has no listing to show', () => {
  test('P-8-06 without an id says so', () => {
    showEdit({ id: null });
    expect(screen.getByText('No property ID provided')).toBeTruthy();
  });

  test.each([
    ['an id of nothing', { id: 'nothing' }],
    ["somebody else's", { load: () => reply({ viewer: { editTerms: null }, property: null }) }],
  ])('P-2.4-05 P-8-06 %s is not found', async (_, readValue) => {
    showEdit(readValue);
    await screen.findByText('Property Not Found');
    expect(document.body.textContent).toContain(
      'Property not found. Please check the property ID. It may not exist, or you may not have permission to edit it.',
    );
    const back = screen.getByText('Back to Properties');
    expect(back.getAttribute('href')).toBe(`${HOME}/my-properties`);
    expect(screen.getByText('Retry')).toBeTruthy();
  });

  test('P-2.4-02 the administrator goes back to the own list', () => {
    showEdit({ home: '/site-admin', id: null });
    const back = screen.getByText('Back to Properties');
    expect(back.getAttribute('href')).toBe('/site-admin?view=my-properties');
  });

  test('P-2.4-04 says that it loads', () => {
    showEdit({ load: never });
    expect(screen.getByText('Loading property...')).toBeTruthy();
  });

  test('P-8-07 P-2.4-05 what could not be loaded says why, and Retry asks again', async () => {
    let tries = 0;
    const load: Reply = (variables) => {
      tries += 1;
      return tries === 1 ? refusal('FORBIDDEN', 'Your account is closed.') : found(variables);
    };
    showEdit({ load });
    await screen.findByText('Failed to load property data: Your account is closed.');
    press('Retry');
    await screen.findByText('Step 1 Land Info', { selector: 'h2' });
    expect(control('Locality').value).toBe('Sector 62');
  });
});

test('P-2.4-06 P-2.4-07 the loaded page says how far it is and shows the form of the subtype', async () => {
  await showEditForm();
  const steps = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent);
  expect(steps).toEqual([
    'Basic DetailsCompleted',
    '2Property DetailsIn progress',
    '3Price DetailsPending',
  ]);
  expect(control('Land Area').value).toBe(String(DETAILS['plotArea']));
  expect(control('Frontage').value).toBe(String(DETAILS['frontage']));
});

test("P-2.4-08 P-4-11 the second step has photos, the choice for agents and 'Update Property', which says that it is busy", async () => {
  const { sent } = await showEditSecondStep({ send: never });
  expect(document.querySelector('input[type=file][name=images]')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Share listing information with agents'));
  type('Price', '11000000');
  expect(screen.queryByText(/needs approval/)).toBeNull();
  pressUpdate();
  const busy = await screen.findByText('Updating your property...', { selector: 'button' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(busy);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.variables['input']).toMatchObject({
    shareWithAgents: true,
    details: { cost: 11_000_000 },
  });
});

test('a tenant kind that is offered no more is shown where the listing has it, and sent back as it was', async () => {
  const details = { ...LISTING.details, tenantPreference: 'Family' };
  const property = { ...LISTING, purpose: 'RENT', details };
  const load: Reply = () =>
    reply({ viewer: { editTerms: { waits: true, reviewedPrice: 10_000_000 } }, property });
  const { sent } = await showEditSecondStep({ load });
  const chosen = () => document.querySelector('input[name=tenantPreference]:checked');
  const kinds = [...document.querySelectorAll<HTMLInputElement>('input[name=tenantPreference]')];
  expect(kinds.map(({ value }) => value)).toEqual(['Anyone', 'Company', 'Family']);
  expect(chosen()?.getAttribute('value')).toBe('Family');
  pressUpdate();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.variables['input']).toMatchObject({ details: { tenantPreference: 'Family' } });
});

test('P-2.5-05 D-75 the cover is sent first, and that the change waits for approval is said before', async () => {
  const { sent } = await showEditSecondStep();
  type('Price', '13000000');
  fireEvent.click(screen.getByLabelText(/^Cover photo 2/));
  expect(
    screen.getByText(
      'This edit needs approval: a price change of more than 20%. Until then, the approved version stays live.',
    ),
  ).toBeTruthy();
  pressUpdate();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.variables['input']).toMatchObject({
    pictures: [picture(2).id, picture(1).id],
  });
});

test.each([
  ['a seller', HOME, `${HOME}/my-properties`],
  ['an administrator', '/site-admin', '/site-admin?view=my-properties'],
])(
  'P-4-11 P-2.4-02 P-2.4-09 an update of %s is said, and after 2 s the own list follows at %s',
  async (_who, home, path) => {
    const { address } = await showEditSecondStep({ home });
    vi.useFakeTimers();
    pressUpdate();
    const shownText = () =>
      screen.queryByText('Property updated successfully!', { selector: 'h2' });
    // The answer needs no time of the clock, which stands.
    while (shownText() === null) await act(() => vi.advanceTimersByTimeAsync(0));
    const done = shownText();
    expect(document.activeElement).toBe(done);
    expect(screen.getByText('The new version is live.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    expect(address()).toBe('/edit');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(address()).toBe(path);
    vi.useRealTimers();
    await findToast('Property updated successfully!');
  },
);

describe('what is refused', () => {
  test('P-5.2-07 what is missing is alerted', async () => {
    const { sent } = await showEditSecondStep();
    type('Price', '');
    pressUpdate();
    await findToast('Please fill all required fields: Price');
    expect(summaryLines()).toEqual(['Price']);
    expect(sent()).toEqual([]);
  });

  test('A4 a file that is no photo is named and left out, and holds nothing up', async () => {
    const { sent } = await showEditSecondStep();
    const file = new File(['This is no photo.'], 'broken.jpg', { type: 'image/jpeg' });
    const input = document.querySelector('input[name=images]');
    if (input) fireEvent.change(input, { target: { files: [file] } });
    await screen.findByLabelText(/^Remove .*broken.jpg/);
    pressUpdate();
    await expect.poll(sent).toHaveLength(1);
  });

  test('the basic details are judged with every step, and another state asks for another city', async () => {
    await showEditForm();
    fireEvent.click(screen.getByText('Basic details'));
    type('Contact Phone', '98123');
    pressNext();
    expect(summaryLines()).toContain('Phone number must be exactly 10 digits');
    expect(screen.queryByText('Step 2 Details', { selector: 'h2' })).toBeNull();
    await screen.findByText('Rajasthan', { selector: 'option' });
    type('State', 'Rajasthan');
    expect(control('City').value).toBe('');
    await screen.findByText('Jaipur', { selector: 'option' });
    type('City', 'Jaipur');
    type('Contact Phone', '9812345671');
    pressNext();
    await screen.findByText('Step 2 Details', { selector: 'h2' });
    expect(screen.getByText(/^This edit needs approval: changed location\./)).toBeTruthy();
  });

  test('P-8-07 a lost answer is said, and the next try counts once', async () => {
    let tries = 0;
    const send: Reply = (variables) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('cut')) : taken(variables);
    };
    const { sent } = await showEditSecondStep({ send });
    pressUpdate();
    await findToast(/^Failed to update property/);
    pressUpdate();
    await screen.findByText('Property updated successfully!', { selector: 'h2' });
    const [first, second] = sent().map(({ variables }) => variables['key']);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('P-8-07 what the server says stands in the toast and at its field, and nothing typed is lost', async () => {
    const send: Reply = () => {
      const fields = [
        { path: 'contactEmail', code: 'unusable', message: 'This address is closed.' },
      ];
      const errors = [
        { message: 'Some details are wrong.', extensions: { code: 'INVALID_INPUT', fields } },
      ];
      const headers = { 'content-type': 'application/graphql-response+json' };
      return new Response(JSON.stringify({ errors, data: null }), { status: 400, headers });
    };
    await showEditSecondStep({ send });
    type('Price', '10500000');
    pressUpdate();
    await findToast('Error: Some details are wrong.');
    expect(control('Contact Email').getAttribute('aria-invalid')).toBe('true');
    expect(summaryLines()).toContain('This address is closed.');
    type('Contact Email', 'new@example.in');
    expect(summaryLines()).not.toContain('This address is closed.');
    expect(control('Price').value).toBe('10500000');
  });
});

test('a lost tab brings the changes back, and they can be discarded', async () => {
  const { unmount } = await showEditForm();
  const before = control('Frontage').value;
  type('Frontage', '88');
  unmount();
  await showEditForm();
  expect(screen.getByText('We restored your unsaved changes.')).toBeTruthy();
  expect(control('Frontage').value).toBe('88');
  press('Discard changes');
  expect(control('Frontage').value).toBe(before);
});

test('P-1-02 an administrator is told whose listing it is', async () => {
  const load: Reply = () =>
    reply({
      viewer: { editTerms: { waits: false, reviewedPrice: null } },
      property: { ...LISTING, seller: { id: 'b'.repeat(24), name: 'Farida Shaikh' } },
    });
  await showEditForm({ home: '/site-admin', load });
  expect(screen.getByText('Farida Shaikh').parentElement?.textContent).toMatch(/^Listing of /);
});

test('D-75 why the last change was refused stands on top', async () => {
  const rejectionReason = 'The photos are too dark.';
  const property = { ...LISTING, approvalStatus: 'REJECTED', rejectionReason };
  const editTerms = { waits: true, reviewedPrice: 10_000_000 };
  await showEditForm({ load: () => reply({ viewer: { editTerms }, property }) });
  expect(screen.getByText(/Reason: The photos are too dark\.$/)).toBeTruthy();
});

test('leaving with unsaved changes asks first, and drops them', async () => {
  const { address } = await showEditForm();
  const before = control('Frontage').value;
  type('Frontage', '77');
  fireEvent.click(screen.getByText('Home'));
  await screen.findByText('Leave without saving?');
  press('Cancel');
  expect(control('Frontage').value).toBe('77');
  fireEvent.click(screen.getByText('Home'));
  await screen.findByText('Leave without saving?');
  press('Leave');
  await waitFor(() => expect(address()).toBe('/'));
  cleanup();
  await showEditForm();
  expect(control('Frontage').value).toBe(before);
});
