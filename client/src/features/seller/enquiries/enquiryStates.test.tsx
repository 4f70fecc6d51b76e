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

const rendered = (element: Element) => `${snapshot(element)}\n`;

test.each<[string, Partial<Enquiry>]>([
  ['full', ENQUIRY],
  ['plain', {}],
  ['removed', { property: null }],
  ['general', { property: null, propertyTitle: '' }],
])('an enquiry that is %s', async (name, changes) => {
  show(inbox(changes));
  const card = await screen.findByRole('article');
  await expect(rendered(card)).toMatchFileSnapshot(`./snapshots/enquiry-${name}.txt`);
});

test('the inbox of one property with a status, on its second page', async () => {
  const { container } = show(inbox({}), `?status=closed&id=${PROPERTY}&page=2`);
  (await screen.findByRole('article')).replaceChildren();
  await expect(rendered(container)).toMatchFileSnapshot('./snapshots/inbox.txt');
});

test.each(['', '?status=new', `?id=${PROPERTY}`])('nothing in the inbox of %j', async (query) => {
  const { container } = show(inbox(), query);
  await screen.findByText(/No enquiries found|No enquiries yet/);
  const name = `empty${query.replace(/=.*/, '').replace('?', '-')}`;
  await expect(rendered(container)).toMatchFileSnapshot(`./snapshots/${name}.txt`);
});

test('an inbox that is on its way, and one that did not come', async () => {
  const { container, unmount } = show(never);
  await expect(rendered(container)).toMatchFileSnapshot('./snapshots/inbox-waiting.txt');
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
