import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOTES } from '../../../testing/enquiry.ts';
import {
  reply,
  bare,
  fakeServer,
  never,
  refusal,
  viewerResponse,
} from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { EnquiriesView } from './EnquiriesView.tsx';
import { NewestEnquiries } from './NewestEnquiries.tsx';
import { STATUSES } from '../../../shell/enquiryStatus.ts';
import type { Enquiry } from './statuses.ts';

withToasts();

const HOME = '/seller-dashboard';
const ID = '66f0000000000000000000aa';
const PROPERTY = '66f0000000000000000000bb';

const ENQUIRY: Enquiry = {
  id: ID,
  source: 'LEAD',
  propertyTitle: 'Flat by the park',
  property: { id: PROPERTY, title: 'Flat by the lake', isPublic: true },
  name: 'Ravi',
  latestName: null,
  callTime: null,
  mobile: '9876543210',
  isMobileVerified: true,
  message: 'May I visit?',
  status: 'ASSIGNED',
  times: 2,
  assignedTo: 'Meera',
  askedAt: '2026-11-20T04:30:00.000Z',
  notes: NOTES,
};
const PLAIN: Enquiry = {
  ...ENQUIRY,
  isMobileVerified: false,
  times: 1,
  assignedTo: null,
  notes: [],
};

function inbox(...items: readonly Partial<Enquiry>[]): Reply {
  const counts = STATUSES.map(({ status }, index) => ({ status, count: index }));
  const all = items.map((item) => ({ ...PLAIN, ...item }));
  return () =>
    viewerResponse({
      enquiries: { viewerCanAssign: false, total: 1, page: 1, pageCount: 2, counts, items: all },
    });
}

function show(list: Reply, query = '', replies: Readonly<Record<string, Reply>> = {}) {
  const { link, requests } = fakeServer({
    Enquiries: list,
    NewEnquiries: () => viewerResponse({ enquiries: { counts: [] } }),
    ...replies,
  });
  const id = new URLSearchParams(query).get('id');
  const view = <EnquiriesView home={HOME} id={id} />;
  return { ...renderAt(`${HOME}/enquiries${query}`, view, link), requests };
}

/** As the server says it, so that the cache knows whose it is. */
const NAMED = { __typename: 'Enquiry' as const, id: ENQUIRY.id };

/** An answer that comes when the test says so. */
function later() {
  let send: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return { promise, send: (response: Response) => send(response) };
}

test('an enquiry with all that it can have', async () => {
  show(inbox(ENQUIRY));
  const card = await screen.findByRole('article');
  await expect(`${snapshot(card)}\n`).toMatchFileSnapshot('./snapshots/enquiry-full.txt');
});

test.each<[string, Partial<Enquiry>, string | undefined]>([
  ['plain', {}, 'About Flat by the lake'],
  ['removed', { property: null }, 'About Flat by the park (removed)'],
  ['general', { property: null, propertyTitle: '' }, undefined],
])('an enquiry that is %s says what it is about', async (_name, changes, about) => {
  show(inbox(changes));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('RaviNumber not verified');
  const lines = [...card.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines.find((line) => line.startsWith('About'))).toBe(about);
});

test('the inbox of one property with a status, on its second page', async () => {
  const { container } = show(inbox({}), `?status=closed&id=${PROPERTY}&page=2`);
  (await screen.findByRole('article')).replaceChildren();
  screen.getByText('Showing enquiries about one property.');
  const current = [...container.querySelectorAll('[aria-current]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(['Closed4', '2']);
});

test.each([
  ['', 'No enquiries yet', 'My Properties'],
  ['?status=new', 'No enquiries found', 'Show all enquiries'],
  [`?id=${PROPERTY}`, 'No enquiries found', 'Show all enquiries'],
])('nothing in the inbox of %j', async (query, title, link) => {
  show(inbox(), query);
  const empty = await screen.findByText(title);
  expect(empty.parentElement?.querySelector('a')?.textContent).toBe(link);
});

test('an inbox that is on its way, and one that did not come', async () => {
  const { container, unmount } = show(never);
  expect(container.querySelector('[aria-busy=true] output')?.textContent).toBe('Loading…');
  unmount();
  show(() => refusal('INTERNAL'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The enquiries could not be loaded',
  );
});

test('an unknown status of the address asks for all', async () => {
  const { requests } = show(inbox({}), '?status=odd');
  await screen.findByRole('article');
  expect(requests[0]?.variables).toEqual({ status: null, propertyId: null, search: null, page: 1 });
});

test('while a status is saved it waits, and a refusal leaves it as it was', async () => {
  const done = later();
  show(inbox({}), '', { SetEnquiryStatus: () => done.promise });
  await screen.findByRole('article');
  const select = screen.getByLabelText<HTMLSelectElement>('Status of the enquiry from Ravi');
  fireEvent.change(select, { target: { value: 'CONTACTED' } });
  expect(select.disabled).toBe(true);
  done.send(refusal('CONFLICT', 'Somebody was faster.'));
  await findToast('Somebody was faster.');
  await waitFor(() => expect(select.disabled).toBe(false));
  expect(select.value).toBe('ASSIGNED');
});

test('a note that was kept comes with the answer, and nothing is asked for again', async () => {
  const { requests } = show(inbox({ ...NAMED }), '', {
    AddEnquiryNote: () =>
      reply({ addEnquiryNote: { enquiry: { ...NAMED, notes: ENQUIRY.notes } } }),
  });
  await screen.findByRole('article');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note on the enquiry from Ravi');
  fireEvent.change(field, { target: { value: ' Called. ' } });
  fireEvent.submit(field);
  const button = screen.getByText('Add note', { selector: 'button' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await findToast('The note was added.');
  await waitFor(() => expect(field.value).toBe(''));
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByText('Notes (2)')).toBeDefined();
  expect(requests.map(({ operation }) => operation)).toEqual(['Enquiries', 'AddEnquiryNote']);
});

test('a status is set also where the inbox does not come again', async () => {
  let requestCount = 0;
  const list: Reply = (variables) => {
    requestCount += 1;
    return requestCount === 1 ? inbox({})(variables) : bare(502);
  };
  show(list, '', {
    SetEnquiryStatus: () =>
      reply({ setEnquiryStatus: { enquiry: { id: ENQUIRY.id, status: 'CLOSED' } } }),
  });
  await screen.findByRole('article');
  fireEvent.change(screen.getByLabelText('Status of the enquiry from Ravi'), {
    target: { value: 'CLOSED' },
  });
  await findToast('Marked as closed.');
  await screen.findByText(/This may be out of date/);
  expect(screen.getByRole('article')).toBeDefined();
});

test('a note of blanks says what is missing, and says it no more once something is typed', async () => {
  const { requests } = show(inbox({}));
  await screen.findByRole('article');
  const field = screen.getByLabelText('Note on the enquiry from Ravi');
  fireEvent.change(field, { target: { value: ' ' } });
  // The page stays: the form is not sent by the browser itself.
  expect(fireEvent.submit(field)).toBe(false);
  expect(screen.getByText('Please enter a note')).toBeDefined();
  fireEvent.change(field, { target: { value: 'Called.' } });
  expect(screen.queryByText('Please enter a note')).toBeNull();
  expect(requests.filter(({ operation }) => operation === 'AddEnquiryNote')).toEqual([]);
});

test.each<[string, Reply, RegExp]>([
  ['some', inbox({}, { id: '2', status: 'NEW', propertyTitle: '', name: 'Meera' }), /^Meera$/],
  ['none', inbox(), /^No enquiries yet/],
  ['not there', () => refusal('INTERNAL'), /^The enquiries could not be loaded$/],
])('the newest enquiries on a dashboard: %s', async (_what, reply, words) => {
  const { link } = fakeServer({ NewestEnquiries: reply });
  renderAt('/', <NewestEnquiries home={HOME} />, link);
  expect(await screen.findByText(words)).toBeDefined();
});
