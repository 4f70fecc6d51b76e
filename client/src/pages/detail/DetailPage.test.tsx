import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showViewer } from '../../session/viewer.ts';
import { recentProperties } from '../../features/market/recent/recentStore.ts';
import { unlockedContacts } from '../../features/market/lead/unlockedStore.ts';
import { drawDialogs } from '../../testing/dialogs.ts';
import { account, cardProperty, picture } from '../../testing/fixtures.ts';
import { MARKET, wholeProperty } from '../../testing/market.ts';
import { snapshot } from '../../testing/snapshot.ts';
import { openSite } from '../../testing/site.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';

drawDialogs();
withToasts();

beforeEach(() => {
  recentProperties.write([]);
  unlockedContacts.write([]);
});

const { id } = cardProperty();
const PATH = `/property-details-v1/${id}`;
const OTHER = 'e'.repeat(24);

const show = (changes: Record<string, unknown> = {}, market = {}) =>
  openSite(PATH, { ...MARKET, property: wholeProperty(changes), ...market });

function around(name: string, latitude: number, longitude: number, kilometres: number) {
  return { name, city: 'Lucknow', locality: name, latitude, longitude, kilometres };
}

/** Gallery, facts, seller and cards have snapshots of their own. */
const FOLDED =
  'article, picture, section[aria-roledescription=carousel], [aria-labelledby=reviews-title]';

test.each<[string, Record<string, unknown>]>([
  [
    'full',
    {
      featured: true,
      updatedAt: '2026-11-19T06:00:00.000Z',
      similarSteps: [
        { label: 'In Gomti Nagar', query: 'city=Lucknow', items: [wholeProperty({ id: OTHER })] },
      ],
      pictures: [1, 2, 3, 4, 5].map((number) => picture(number)),
      address: '12 Lotus Road',
      district: 'Lucknow',
      locationIsApproximate: true,
      latitude: 27,
      longitude: 81,
      placesAround: [
        around('Gomti Nagar', 27.001, 81, 0.1),
        around('Aliganj', 27.03, 80.96, 5.2),
        { ...around('Barabanki', 26.93, 81.19, 20.4), city: 'Barabanki', locality: null },
      ],
      localityRate: {
        medianPerSqft: 9_370,
        difference: -8,
        label: '23 flats for sale in Gomti Nagar',
      },
      details: { maintenance: 3_000, deposit: null },
    },
  ],
  [
    'bare',
    {
      purpose: 'RENT',
      description: null,
      facts: [],
      amenities: [],
      price: null,
      area: null,
      bedrooms: null,
      bathrooms: null,
      rooms: null,
      locality: null,
      featured: false,
      contact: { __typename: 'MaskedContact', phone: '******', email: '***' },
    },
  ],
])('V-2.7 the page of a property: %s', async (name, changes) => {
  const { container } = await show(changes);
  // Each of these brings its code along when the page is there already.
  for (const arriving of [
    'Guest Reviews',
    ...('similarSteps' in changes ? ['Similar properties'] : []),
  ]) {
    await screen.findByText(arriving);
  }
  expect(snapshot(container, FOLDED)).toMatchSnapshot(name);
});

test('V-2.7 rooms stand where there are no bedrooms', async () => {
  await show({ bedrooms: null, rooms: 4 });
  expect(screen.getByText('4 rooms').closest('div')?.textContent).toContain('Rooms');
});

const OPEN = { __typename: 'OpenContact', phone: '9812345678', email: 'a@example.in' };
const MASKED = { __typename: 'MaskedContact', phone: '9812******', email: 'a***@example.in' };
const similarSteps = [{ label: 'In Lucknow', query: 'city=Lucknow', items: [{ id: OTHER }] }];

test.each([
  ['SOLD', '2026-11-10T06:00:00.000Z', 'This property was sold on 10 November 2026.'],
  ['RENTED', '2026-11-10T06:00:00.000Z', 'This property was rented on 10 November 2026.'],
  ['EXPIRED', null, 'This listing has expired.'],
])(
  'D-105 what is %s says so on top, and offers no contact',
  async (lifecycle, closedAt, message) => {
    await show({ lifecycle, closedAt, contact: OPEN });
    expect(screen.getByText(message)).toBeDefined();
    expect(screen.queryByText('Contact Seller', { selector: 'a' })).toBeNull();
    expect(screen.queryByText('Call seller')).toBeNull();
    expect(screen.queryByText('Monthly cost')).toBeNull();
  },
);

test('D-105 the page of what is closed leads to similar ones where there are any', async () => {
  await show({ lifecycle: 'SOLD', closedAt: '2026-11-10T06:00:00.000Z', similarSteps });
  expect(screen.getByText(/See similar properties below\./)).toBeDefined();
});

/** The bar at the bottom of a phone: what it offers in each state of the listing, its contact and its viewer. */
test.each<[string, Record<string, unknown>, string[]]>([
  ['available', { contact: MASKED }, ['Contact Seller #contact-seller']],
  ['available, its contact given', { contact: OPEN }, ['Call seller tel:+919812345678']],
  [
    'under offer',
    { lifecycle: 'UNDER_OFFER', contact: MASKED },
    ['Contact Seller #contact-seller'],
  ],
  [
    'under offer, its contact given',
    { lifecycle: 'UNDER_OFFER', contact: OPEN },
    ['Call seller tel:+919812345678'],
  ],
  ['one’s own', { contact: OPEN, viewerCanEdit: true }, []],
  ['one’s own, masked still', { contact: MASKED, viewerCanEdit: true }, []],
  ['one’s own, waiting', { contact: OPEN, viewerCanEdit: true, approvalStatus: 'PENDING' }, []],
  ...['SOLD', 'RENTED', 'EXPIRED'].flatMap(
    (lifecycle): [string, Record<string, unknown>, string[]][] => [
      [`${lifecycle} without similar ones`, { lifecycle, contact: MASKED }, []],
      [`${lifecycle}, its contact given`, { lifecycle, contact: OPEN }, []],
      [`${lifecycle} and one’s own`, { lifecycle, contact: OPEN, viewerCanEdit: true }, []],
      [
        `${lifecycle} with similar ones`,
        { lifecycle, contact: OPEN, similarSteps },
        ['See similar #similar'],
      ],
    ],
  ),
])(
  'D-105 the bar of a phone offers nothing that is closed: %s',
  async (_what, changes, options) => {
    const { container } = await show(changes);
    const bar = container.querySelector('[data-bottom-bar]');
    const ways = Array.from(bar?.querySelectorAll('a, button') ?? [], (way) =>
      `${way.textContent} ${way.getAttribute('href') ?? ''}`.trim(),
    );
    expect(ways).toEqual(options);
  },
);

test('it is remembered, and the next one too', async () => {
  const { go } = await show();
  expect(recentProperties.read()).toEqual([id]);
  await go(`/property-details-v1/${OTHER}`);
  expect(recentProperties.read()).toEqual([OTHER, id]);
});

test('the bar at the bottom opens the form, and Back closes it', async () => {
  const { container, address, go } = await show();
  const bar = container.querySelector('[data-bottom-bar] a');
  await act(async () => fireEvent.click(bar ?? container));
  expect(address()).toBe(`${PATH}#contact-seller`);
  expect(await screen.findByRole('dialog', { name: 'Contact Seller' })).toBeDefined();
  await go(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const share = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('V-2.6-16 A-2.5-01 a page is copied and printed', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await show();
  window.history.replaceState(null, '', `${PATH}?from=list#photos`);
  await share('Share');
  await findToast('Link copied!');
  expect(writeText).toHaveBeenCalledWith(`${location.origin}${PATH}`);
  await share('Print');
  expect(print).toHaveBeenCalledTimes(1);
});

test('a page is shared by WhatsApp first, with its title and address, also without scripts', async () => {
  const { container } = await show();
  const ways = Array.from(
    container.querySelectorAll('a, button'),
    ({ textContent }) => textContent,
  );
  expect(ways.indexOf('Share on WhatsApp')).toBeLessThan(ways.indexOf('Share'));
  const href = screen.getByText('Share on WhatsApp').closest('a')?.getAttribute('href') ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(new URL(href).searchParams.get('text')).toBe(
    `3 BHK Flat for Sale in Gomti Nagar, Lucknow https://site.test${PATH}`,
  );
  expect(screen.getByText('Share on WhatsApp').closest('.needs-script')).toBeNull();
});

const seller = account({ userType: 'seller', isComplete: true });
const admin = account({ role: 'site_admin' });

test.each<[string, ReturnType<typeof account>, Record<string, unknown>, string | null, string]>([
  [
    'waits',
    seller,
    { approvalStatus: 'PENDING' },
    'Only you can see this: this property is awaiting approval.Edit',
    `/seller-dashboard/edit-property/${id}`,
  ],
  [
    'waits as an edit',
    seller,
    { approvalStatus: 'PENDING', edit: {}, isPublic: true },
    'Only you can see this: this edit is awaiting approval. Visitors see the approved version.Edit',
    `/seller-dashboard/edit-property/${id}`,
  ],
  [
    'waits as an edit of what nobody sees',
    admin,
    { approvalStatus: 'PENDING', edit: {} },
    'Only you can see this: this edit is awaiting approval.Review',
    'id',
  ],
  [
    'was rejected',
    admin,
    { approvalStatus: 'REJECTED', rejectionReason: 'No photo.' },
    'Only you can see this: this property was rejected. Reason: No photo.Review',
    'id',
  ],
  [
    'was rejected without a word',
    seller,
    { approvalStatus: 'REJECTED', edit: {}, isPublic: true },
    'Only you can see this: this edit was rejected. Visitors see the approved version.Edit',
    'edit',
  ],
  [
    'is hidden',
    seller,
    { isActive: false },
    'Only you can see this: this property is hidden.Edit',
    'edit',
  ],
])('D-09 D-75 to its own %s', async (_what, viewer, changes, sentence, path) => {
  showViewer(viewer);
  const { container } = await show({ viewerCanEdit: true, isPublic: false, ...changes });
  const note = await screen.findByRole('note', { name: 'Only you can see this' });
  expect(note.textContent).toBe(sentence);
  expect(note.querySelector('a')?.getAttribute('href')).toContain(path === 'id' ? id : path);
  expect(container.querySelector('h1')).not.toBeNull();
});

test('INTERFACE 1.8 the notice for its own is asked for again by its own button', async () => {
  showViewer(seller);
  let isLost = true;
  // Only the notice asks for it.
  const rejectionReason = () => {
    if (isLost) throw new Error('The network is gone.');
    return null;
  };
  await show({ viewerCanEdit: true, isPublic: false, isActive: false, rejectionReason });
  const notice = await screen.findByText('The status of this property could not be loaded.');
  isLost = false;
  fireEvent.click(within(notice).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('note', { name: 'Only you can see this' })).toBeDefined();
});

test('D-09 what others own is explained to nobody', async () => {
  showViewer(seller);
  const { requests } = await show({ approvalStatus: 'PENDING', viewerCanEdit: false });
  await waitFor(() =>
    expect(requests.some(({ operation }) => operation === 'PrivateNotice')).toBe(true),
  );
  await act(async () => undefined);
  expect(screen.queryByRole('note')).toBeNull();
});

test('D-03 what is no id is asked of nobody', async () => {
  for (const wrong of [id.slice(1), `${id}a`, `${id.slice(1)}g`]) {
    const { requests, head } = await openSite(`/property-details-v1/${wrong}`, MARKET);
    expect(head().title).toBe('Page not found | Aangan');
    expect(requests.map(({ operation }) => operation)).not.toContain('DetailPage');
  }
});

test.each([
  [{ lifecycle: 'RENTED' }, 'This property was rented'],
  [{ lifecycle: 'SOLD' }, 'This property was sold'],
])('what is gone for long leads to others of its kind: %j', async (changes, sentence) => {
  const closedProperty = { id, city: 'Agra', subtype: 'villa', ...changes };
  await openSite(PATH, { ...MARKET, property: null, closedProperty });
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByText('Similar properties in Agra').closest('a')?.getAttribute('href')).toBe(
    '/property?city=Agra&subtype=villa',
  );
});

test.each([
  ['everybody may see', {}, 0],
  ['is awaiting approval', { approvalStatus: 'PENDING' }, 1],
  ['is hidden', { isActive: false }, 1],
])('a listing that %s asks for the notice of its seller', async (_what, changes, requestCount) => {
  showViewer(account({ userType: 'seller' }));
  const { requests } = await show(changes);
  await screen.findByText('Guest Reviews');
  const notices = () => requests.filter(({ operation }) => operation === 'PrivateNotice').length;
  await waitFor(() => expect(notices()).toBe(requestCount));
});
