import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { workspacePath } from '../../../../../schema/routes.ts';
import { browserStore } from '../../../testing/browserStore.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import {
  DETAILS,
  found,
  HOME,
  ID,
  LISTING,
  SELLER,
  showEdit,
  showEditForm,
  showEditSecondStep,
  taken,
} from '../../../testing/editForm.tsx';
import { reply, never, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { control, pressNext, summaryLines, type } from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { mayLogOut } from '../../../session/leaving.ts';
import { showViewer } from '../../../session/viewer.ts';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { approvalNotice, whatSendingMeans } from './reviewNotice.ts';
import { Updated } from './Updated.tsx';
import { Link } from '../../../ui/Link.tsx';

withToasts();
drawDialogs();

let browser: ReturnType<typeof browserStore>;
beforeEach(() => {
  browser = browserStore();
});
afterEach(() => browser.close());

const KEY = `edit-property/${SELLER.id}/${ID}`;
const rendered = (element: Element) => `${snapshot(element)}\n`;
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const pressUpdate = () => press('Update Property');
const basicsButton = () => screen.getByText('Basic details').closest('button') ?? document.body;
const basicsPart = () => basicsButton().closest('section') ?? document.body;
const loaded =
  (changes: object, terms: object = {}): Reply =>
  () =>
    reply({
      viewer: { editTerms: { waits: true, reviewedPrice: 10_000_000, ...terms } },
      property: { ...LISTING, ...changes },
    });

/** The server's no to these fields. */
function refused(fields: object[]): Reply {
  return () => {
    const extensions = { code: 'INVALID_INPUT', fields };
    const errors = [{ message: 'Please check the form', extensions }];
    const headers = { 'content-type': 'application/graphql-response+json' };
    return new Response(JSON.stringify({ errors, data: null }), { status: 400, headers });
  };
}
const problem = (path: string, message: string) => ({ path, code: 'unusable', message });

test.each([
  [ID.slice(1), false],
  [`${ID}0`, false],
  [`g${ID.slice(1)}`, false],
  [` ${ID} `, true],
])('of %j the server is asked: %s', async (id, isAsked) => {
  const load = vi.fn<Reply>(found);
  showEdit({ id, load });
  await screen.findByText(isAsked ? 'Step 1 Land Info' : 'Property Not Found', { selector: 'h2' });
  expect(load.mock.calls).toEqual(isAsked ? [[{ id: ID }]] : []);
});

test('Retry says that it loads, and a listing without terms is missing', async () => {
  let say: () => void = () => undefined;
  let tries = 0;
  const missing = () => reply({ viewer: { editTerms: null }, property: LISTING });
  const load: Reply = () => {
    tries += 1;
    if (tries === 1) return missing();
    return new Promise((resolve) => {
      say = () => resolve(missing());
    });
  };
  showEdit({ load });
  await screen.findByText('Property Not Found');
  press('Retry');
  await screen.findByText('Loading property...');
  await waitFor(() => expect(tries).toBe(2));
  say();
  await screen.findByText('Property Not Found');
});

test('the basic details in a line, unfolded, and folded again', async () => {
  await showEditForm();
  // The choices of a folded part are on their way too.
  await screen.findByText('Rajasthan', { selector: 'option' });
  expect(rendered(basicsPart())).toMatchSnapshot('basics-folded');
  fireEvent.click(basicsButton());
  await screen.findByText('Rajasthan', { selector: 'option' });
  await screen.findByText('Noida', { selector: 'option' });
  expect(rendered(basicsPart())).toMatchSnapshot('basics-open');
  fireEvent.click(basicsButton());
  expect(basicsButton().getAttribute('aria-expanded')).toBe('false');
  expect(basicsPart().querySelector('form')?.hidden).toBe(true);
  // Enter in one of its fields sends nothing.
  expect(fireEvent.submit(basicsPart().querySelector('form') ?? document.body)).toBe(false);
});

test('a bare rent of somebody else, with basic details that are wrong', async () => {
  const changes = {
    purpose: 'RENT',
    contact: { __typename: 'OpenContact', phone: '98123', email: '' },
    description: null,
    seller: { id: 'b'.repeat(24), name: 'Farida' },
  };
  await showEditForm({ load: loaded(changes) });
  expect(screen.getByText('Farida').parentElement?.textContent).toBe(
    'Listing of Farida. They will see your changes.',
  );
  expect(basicsButton().textContent).toContain('For Rent · Noida, Uttar Pradesh · 98123');
  pressNext();
  expect(basicsButton().getAttribute('aria-expanded')).toBe('true');
  await screen.findByText('Noida', { selector: 'option' });
  await screen.findByText('Rajasthan', { selector: 'option' });
  expect(rendered(basicsPart())).toMatchSnapshot('basics-wrong');
  expect(document.activeElement).toBe(basicsPart().querySelector('[role=alert]'));
});

test('what stands above the form of a listing of one’s own', async () => {
  const { container } = await showEditForm({
    load: loaded({ approvalStatus: 'REJECTED', rejectionReason: 'Too dark.' }),
  });
  for (const form of container.querySelectorAll('form')) form.remove();
  expect(rendered(container)).toMatchSnapshot('above');
});

test('all that can be changed of the basic details is sent, tidied; what is emptied is cleared', async () => {
  const input = { title: 'My land', address: '1 Road', pincode: '201301', description: 'Quiet.' };
  const { sent } = await showEditForm({ load: loaded(input) });
  expect(control('Title').value).toBe('My land');
  fireEvent.click(basicsButton());
  await screen.findByText('Rajasthan', { selector: 'option' });
  type('Purpose', 'rent');
  type('State', 'Rajasthan');
  await screen.findByText('Jaipur', { selector: 'option' });
  expect(screen.queryByText(/Please check the locality below/)).toBeNull();
  type('City', 'Jaipur');
  expect(
    screen.getByText('Please check the locality below as well. It belongs to Noida.'),
  ).toBeDefined();
  type('Contact Email', ' new@example.in ');
  type('Contact Phone', ' 9812345671 ');
  type('Title', ' ');
  type('Address', ' 2 Road ');
  type('PIN code', '');
  type('Description', ' Loud. ');
  pressNext();
  await screen.findByText('Step 2 Details', { selector: 'h2' });
  pressUpdate();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.variables).toEqual({
    id: ID,
    key: expect.stringMatching(/^[\da-z]{10,}$/),
    input: {
      version: 'one',
      purpose: 'RENT',
      state: 'Rajasthan',
      city: 'Jaipur',
      contactEmail: 'new@example.in',
      contactPhone: '9812345671',
      title: null,
      address: '2 Road',
      pincode: null,
      description: 'Loud.',
      details: expect.objectContaining({ locality: DETAILS['locality'], cost: 10_000_000 }),
    },
  });
});

describe('R-A1 two people edit the same listing', () => {
  /** The page of a listing that somebody else changes before it is sent. */
  const changedMeanwhile = (changes: object) => {
    let isChanged = false;
    const now = { ...LISTING, version: 'two', ...changes };
    return {
      load: (() => loaded(isChanged ? now : {})({})) satisfies Reply,
      send: ((variables) => {
        isChanged = true;
        const { version } = Object(variables['input']);
        return version === 'two' ? taken(variables) : refusal('CONFLICT', 'Somebody else has.');
      }) satisfies Reply,
    };
  };
  const inputs = (sent: () => { variables: object }[]) =>
    sent().map(({ variables }) => Object(variables)['input']);
  const clash = async (details: object = { cost: 9_500_000 }) => {
    const newer = changedMeanwhile({ details: { ...LISTING.details, ...details } });
    const shown = await showEditForm(newer);
    type('Frontage', '77');
    pressNext();
    await screen.findByText('Step 2 Details', { selector: 'h2' });
    return shown;
  };

  test('different facts hold both', async () => {
    const { sent } = await clash();
    pressUpdate();
    await screen.findByText('Property updated successfully!', { selector: 'h2' });
    expect(inputs(sent)[1]).toEqual({
      version: 'two',
      details: expect.objectContaining({ frontage: 77, cost: 9_500_000 }),
    });
  });

  test('the same fact is shown with both values, and mine is saved where that is chosen', async () => {
    const { sent } = await clash();
    type('Price', '9900000');
    pressUpdate();
    const remote = await screen.findByRole('region', { name: 'Current version' });
    expect(remote.textContent).toBe('Price: ₹95,00,000');
    expect(screen.getByRole('region', { name: 'Your version' }).textContent).toBe(
      'Price: ₹99,00,000',
    );
    expect(screen.getByText('Differences: Price.')).toBeDefined();
    press('Save mine instead');
    await screen.findByText('Property updated successfully!', { selector: 'h2' });
    expect(sent()).toHaveLength(2);
    expect(inputs(sent)[1]).toMatchObject({ details: { frontage: 77, cost: 9_900_000 } });
  });

  test('theirs is taken where that is chosen, and nothing is sent', async () => {
    const { sent } = await clash({ frontage: 66 });
    pressUpdate();
    await screen.findByText('Differences: Frontage.');
    press('Discard mine, use theirs');
    await screen.findByText('Step 1 Land Info', { selector: 'h2' });
    expect(control('Frontage').value).toBe('66');
    expect([sent().length, localStorage.getItem(KEY)]).toEqual([1, null]);
  });

  test.each<[string, object, string, Record<string, string>]>([
    [
      'a text and photos',
      { description: 'Quiet.', pictures: [picture(2)], details: LISTING.details },
      'The listing has changed since then in the same fields: Description (now Quiet.).',
      { Description: 'Loud.', Frontage: '77' },
    ],
    [
      'the town and a detail that was emptied',
      { city: 'Dadri', details: { ...LISTING.details, frontage: null } },
      'The listing has changed since then in the same fields: Frontage (now None).',
      { Description: 'Loud.', Frontage: '77', City: 'Dadri' },
    ],
    [
      'the price',
      { price: 9_500_000, details: { ...LISTING.details, cost: 9_500_000 } },
      'The listing has changed since then. Both sets of changes are below.',
      { Description: 'Loud.', Frontage: '77' },
    ],
  ])(
    'an edit that was kept says what was changed since: %s',
    async (_what, now, message, fields) => {
      const { unmount } = await showEditForm();
      type('Frontage', '77');
      type('Description', 'Loud.');
      unmount();
      await showEditForm({ load: loaded({ version: 'two', ...now }) });
      expect(screen.getByText(/We restored your unsaved changes\./).textContent).toContain(message);
      const shown = Object.keys(fields).map((label) => [label, control(label).value]);
      expect(Object.fromEntries(shown)).toEqual(fields);
      press('Discard changes');
      expect(screen.queryByText(/We restored your unsaved changes\./)).toBeNull();
    },
  );
});

test('a title that the facts made goes on following them', async () => {
  const { unmount } = await showEditForm();
  const made = control('Title').placeholder;
  expect(made).toMatch(/for Sale/);
  unmount();
  await showEditForm({ load: loaded({ title: made }) });
  expect(control('Title').value).toBe('');
  type('Purpose', 'rent');
  expect(control('Title').placeholder).toMatch(/for Rent/);
});

test.each<[what: string, change: () => void, reason: string]>([
  ['the purpose', () => type('Purpose', 'rent'), 'changed type or purpose'],
  ['the address', () => type('Address', '5 Road'), 'changed location'],
  ['the photos', () => fireEvent.click(screen.getByLabelText(/^Remove photo 1/)), 'changed photos'],
  ['the price', () => type('Price', '20000000'), 'a price change of more than 20%'],
])('that %s needs approval again is said at once', async (_what, change, reason) => {
  await showEditSecondStep();
  expect(screen.queryByText(/needs approval/)).toBeNull();
  change();
  expect(screen.getByText(new RegExp(`^This edit needs approval: ${reason}`))).toBeDefined();
});

test('another locality needs approval again', async () => {
  await showEditForm();
  type('Locality', 'Sector 1');
  pressNext();
  expect(await screen.findByText(/^This edit needs approval: changed location/)).toBeDefined();
});

test('where nothing waits for approval, nothing is said of it', async () => {
  await showEditSecondStep({ load: loaded({}, { waits: false }) });
  type('Price', '20000000');
  expect(screen.queryByText(/needs approval/)).toBeNull();
});

test('every line about approval and its tone', () => {
  const lines = (['APPROVED', 'PENDING', 'REJECTED'] as const).flatMap((approvalStatus) =>
    [true, false].map((isPublic) => {
      const listing = { approvalStatus, isPublic, rejectionReason: null };
      const facts = {
        subtype: 'farm-house',
        purpose: 'sell',
        state: 'Punjab',
        city: 'Ludhiana',
        locality: null,
        address: null,
        price: 1,
        pictures: ['a'],
      } as const;
      const after = { ...facts, city: 'Amritsar' };
      return [
        approvalNotice(listing)?.tone,
        whatSendingMeans(listing, { before: facts, after }, true)?.tone,
      ];
    }),
  );
  expect(lines).toEqual([
    [undefined, 'warning'],
    [undefined, 'warning'],
    ['info', undefined],
    ['info', undefined],
    ['warning', 'info'],
    ['warning', 'info'],
  ]);
});

test('what is refused of the basic details unfolds them, and the rest stands at its fields', async () => {
  const send = refused([
    problem('title', 'No such title.'),
    problem('details.frontage', 'Odd frontage.'),
    problem('input.details.cost', 'Odd price.'),
    problem('pictures.0', 'Odd photo.'),
  ]);
  await showEditSecondStep({ send });
  expect(basicsButton().getAttribute('aria-expanded')).toBe('false');
  pressUpdate();
  await findToast('Error: Please check the form');
  await waitFor(() => expect(basicsButton().getAttribute('aria-expanded')).toBe('true'));
  expect(summaryLines()).toEqual(['No such title.', 'Odd price.', 'Odd photo.']);
  type('Address', 'x');
  expect(summaryLines()).toContain('No such title.');
  type('Title', 'Another');
  expect(summaryLines()).not.toContain('No such title.');
});

test.each([
  ['pictures', 'Odd photo.'],
  ['pictures.3', 'Odd photo.'],
  ['images', 'Odd photo.'],
])('a refusal of %s stands at the photos', async (path, message) => {
  await showEditSecondStep({ send: refused([problem(path, message)]) });
  pressUpdate();
  await findToast(/Please check the form/);
  await waitFor(() => expect(summaryLines()).toEqual([message]));
  expect(basicsButton().getAttribute('aria-expanded')).toBe('false');
});

test('without an answer it says what to do', async () => {
  await showEditSecondStep({ send: () => Promise.reject(new TypeError('cut')) });
  pressUpdate();
  expect((await findToast(/^Failed to update/)).textContent).toBe(
    'Failed to update property. Nothing you entered is lost. Please check your connection and try again.',
  );
});

test('other content is another try', async () => {
  const { sent } = await showEditSecondStep({ send: () => refusal('CONFLICT', 'Not now') });
  for (const price of ['10100000', '10100000', '10200000']) {
    type('Price', price);
    const before = sent().length;
    pressUpdate();
    await waitFor(() => expect(sent()).toHaveLength(before + 1));
    await waitFor(() => expect(screen.getByText('Update Property')).toBeDefined());
  }
  const [one, again, other] = sent().map(({ variables }) => variables['key']);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
});

test('what is missing on the first step is not alerted', async () => {
  const { sent } = await showEditForm();
  type('Frontage', '');
  pressNext();
  expect(summaryLines()).toEqual(['Frontage']);
  await act(async () => Promise.resolve());
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  expect(sent()).toEqual([]);
});

test('P-2.4-09 that it is updated takes the place of what was missing before', async () => {
  await showEditSecondStep();
  const toasts = () =>
    [...document.querySelectorAll('[data-sonner-toast] p')].map((each) => each.textContent);
  type('Price', '');
  pressUpdate();
  await waitFor(() => expect(toasts()).toEqual(['Please fill all required fields: Price']));
  type('Price', '10500000');
  pressUpdate();
  await waitFor(() => expect(toasts()).toContain('Property updated successfully!'));
  expect(toasts()).toHaveLength(1);
});

test('an update forgets the edit here, and every list that had the listing before', async () => {
  const { client } = await showEditSecondStep();
  const evict = vi.spyOn(client.cache, 'evict');
  type('Price', '10500000');
  expect(localStorage.getItem(KEY)).not.toBeNull();
  pressUpdate();
  await screen.findByText('Property updated successfully!', { selector: 'h2' });
  expect(localStorage.getItem(KEY)).toBeNull();
  await waitFor(() => expect(browser.rows.size).toBe(0));
  const evicted = evict.mock.calls.map(([{ id, fieldName }]) =>
    [id, fieldName].filter(Boolean).join(' '),
  );
  expect(evicted).toEqual(
    expect.arrayContaining([
      `Property:${ID}`,
      'Viewer:{} properties',
      'Viewer:{} overview',
      'ROOT_QUERY properties',
    ]),
  );
});

test.each([
  ['APPROVED', true, 'The new version is live.'],
  [
    'PENDING',
    true,
    'The new version goes live after a quick verification. Until then, visitors see the approved version.',
  ],
  ['PENDING', false, 'It goes live after a quick verification.'],
])('after an update to %s, public before: %s', async (approvalStatus, isPublic, sentence) => {
  await showEditSecondStep({
    load: loaded({ isPublic }),
    send: () => reply({ updateProperty: { property: { id: ID, approvalStatus, isPublic } } }),
  });
  pressUpdate();
  await screen.findByText('Property updated successfully!', { selector: 'h2' });
  expect(screen.getByText(sentence)).toBeDefined();
});

describe('SC 2.2.1 what follows an update', () => {
  const listing = { ...LISTING, terms: { waits: true, reviewedPrice: null } };
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  function updated() {
    vi.useFakeTimers();
    return renderAt(
      '/edit',
      // The rest of a listing is of no use here.
      // eslint-disable-next-line typescript/no-unsafe-type-assertion
      <Updated home={HOME} listing={listing as never} isApproved />,
    );
  }
  const button = () => screen.getByText('Go to My Properties');

  test('nothing moves while somebody is at the button', async () => {
    const { address, unmount } = updated();
    fireEvent.pointerMove(button());
    await wait(10_000);
    fireEvent.pointerLeave(button());
    await wait(1_000);
    fireEvent.focus(button());
    await wait(10_000);
    fireEvent.blur(button());
    await wait(1_999);
    expect(address()).toBe('/edit');
    unmount();
    await wait(5_000);
    expect(address()).toBe('/edit');
  });

  test.each([
    ['pointer', fireEvent.pointerMove, fireEvent.pointerLeave],
    ['focus', fireEvent.focus, fireEvent.blur],
  ])('the own list comes two seconds after the %s has left it', async (_what, come, leave) => {
    const { address } = updated();
    come(button());
    await wait(10_000);
    leave(button());
    await wait(2_000);
    expect(address()).toBe(workspacePath(HOME, 'my-properties'));
  });
});

test('what is changed is saved as it is typed, for this account and this listing', async () => {
  const { unmount } = await showEditForm();
  expect(localStorage.getItem(KEY)).toBeNull();
  type('Description', 'Quiet.');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
    words: { description: 'Quiet.' },
    basics: { city: 'Noida' },
  });
  unmount();
  showViewer({ ...SELLER, id: 'somebody else' });
  localStorage.removeItem(KEY);
  await showEditForm();
  expect(control('Description').value).toBe('');
});

test('a photo that is taken out is a change as well, and basic details that were typed', async () => {
  await showEditSecondStep();
  fireEvent.click(screen.getByLabelText(/^Remove photo 1/));
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

test('basic details that were typed come back with the rest, and are discarded with it', async () => {
  const { unmount } = await showEditForm();
  type('Title', 'Mine');
  unmount();
  const again = await showEditForm();
  expect(control('Title').value).toBe('Mine');
  press('Discard changes');
  expect(control('Title').value).toBe('Land by the road');
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.queryByText(/is back\.$/)).toBeNull();
  again.unmount();
});

const leaveSite = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('the browser asks only where changes would be lost with the tab', async () => {
  const { unmount } = await showEditForm();
  expect(leaveSite()).toBe(true);
  type('Frontage', '70');
  expect(leaveSite()).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  type('Frontage', '71');
  expect(leaveSite()).toBe(false);
  full.mockRestore();
  unmount();
  expect(leaveSite()).toBe(true);
});

test('photos that this browser does not keep make it ask, too', async () => {
  vi.stubGlobal('indexedDB', undefined);
  browser.close();
  await showEditForm();
  type('Frontage', '70');
  await waitFor(() => expect(leaveSite()).toBe(false));
});

function showGuard(to: string) {
  const onLeave = vi.fn<() => void>();
  const shown = renderAt(
    '/edit',
    <>
      <Link to={to}>Away</Link>
      <LeaveGuard isDirty save={() => true} onLeave={onLeave} />
    </>,
  );
  fireEvent.click(screen.getByText('Away'));
  return { ...shown, onLeave };
}

test.each(['/edit?id=2', '/other'])(
  'on the way to %s unsaved changes are asked about',
  async (to) => {
    const { address, onLeave } = showGuard(to);
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(address()).toBe('/edit');
    fireEvent.click(within(dialog).getByText('Leave'));
    await waitFor(() => expect(address()).toBe(to));
    expect(onLeave).toHaveBeenCalledOnce();
  },
);

test('V-4.4-01 before logging out changes that the browser cannot keep are asked about', async () => {
  expect(await mayLogOut()).toBe(true);
  const onLeave = vi.fn<() => void>();
  const save = () => false;
  const { unmount } = renderAt('/edit', <LeaveGuard isDirty save={save} onLeave={onLeave} />);
  let pending = mayLogOut();
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Cancel'));
  expect(await pending).toBe(false);
  expect(onLeave).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  pending = mayLogOut();
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Log out'));
  expect(await pending).toBe(true);
  expect(onLeave).toHaveBeenCalledOnce();
  unmount();
  expect(await mayLogOut()).toBe(true);
});

test('V-4.4-01 before logging out an unsent edit is asked about, also when its tab is another one', async () => {
  const { unmount } = await showEditForm();
  expect(await mayLogOut()).toBe(true);
  type('Frontage', '70');
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  // For the other tabs of the browser this page does not exist, only what it keeps.
  unmount();
  let pending = mayLogOut();
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Cancel'));
  expect(await pending).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  pending = mayLogOut();
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('Log out'));
  expect(await pending).toBe(true);
});

test('whoever has logged out elsewhere leaves no edit behind when the page closes', async () => {
  await showEditForm();
  type('Frontage', '70');
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  act(() => {
    localStorage.clear();
    showViewer({ kind: 'visitor' });
  });
  window.dispatchEvent(new Event('beforeunload'));
  expect(Object.keys(localStorage)).toEqual([]);
});

test('to another part of the page one may go', async () => {
  const { hash } = showGuard('/edit#part');
  await waitFor(() => expect(hash()).toBe('#part'));
});

test('without changes one may go', async () => {
  const { address } = await showEditForm();
  fireEvent.click(screen.getByText('Home'));
  await waitFor(() => expect(address()).toBe('/'));
});

test('an update that is on its way when the page is left says nothing any more', async () => {
  const { sent, unmount } = await showEditSecondStep({ send: never });
  pressUpdate();
  await waitFor(() => expect(sent()).toHaveLength(1));
  unmount();
  await act(async () => Promise.resolve());
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

test('an update is sent once, however often it is pressed', async () => {
  const { sent } = await showEditSecondStep({ send: taken });
  pressUpdate();
  const busy = screen.queryByText('Updating your property...', { selector: 'button' });
  if (busy) fireEvent.click(busy);
  await screen.findByText('Property updated successfully!', { selector: 'h2' });
  expect(sent()).toHaveLength(1);
});

test('D-112 an edit is asked about what is unlikely and new; what was there before is not', async () => {
  const rate = () => reply({ usualRate: { low: 1_000_000_000, high: 2_000_000_000 } });
  const { sent } = await showEditSecondStep({ rate });
  fireEvent.click(basicsButton());
  type('Title', 'See www.plots.example.');
  pressUpdate();
  await screen.findByText('Is this right?');
  expect(screen.getByText('Title contains a web or email address.')).toBeDefined();
  expect(screen.queryByText(/is far below/)).toBeNull();
  expect(sent()).toEqual([]);
  press('Yes, save it');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('D-110 a contact phone that the server finds unproven is confirmed by a code, and the edit goes on', async () => {
  let tries = 0;
  const field = { path: 'contactPhone', code: 'unproven', message: 'Please confirm it.' };
  const { sent } = await showEditSecondStep({
    send: (variables) => {
      tries += 1;
      return tries === 1 ? refused([field])(variables) : taken(variables);
    },
  });
  pressUpdate();
  await screen.findByText('Verify the contact phone');
  await screen.findByText('Use another number');
  press('Use another number');
  expect(screen.queryByText('Verify the contact phone')).toBeNull();
  expect(sent()).toHaveLength(1);
});
