import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enquiry as anEnquiry, NOTES } from '../../../testing/enquiry.ts';
import { reply, fakeServer, refusal, viewerResponse } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { showViewer } from '../../../session/viewer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { NewEnquiryCount } from '../../../shell/NewEnquiryCount.tsx';
import { EnquiriesView } from './EnquiriesView.tsx';
import { NewestEnquiries } from './NewestEnquiries.tsx';
import { STATUSES } from '../../../shell/enquiryStatus.ts';
import type { Enquiry } from './statuses.ts';

withToasts();

const HOME = '/seller-dashboard';
const ID = '66f0000000000000000000aa';
const PROPERTY = '66f0000000000000000000bb';

const enquiry = (changes: Partial<Enquiry> = {}) =>
  anEnquiry({
    id: ID,
    property: { id: PROPERTY, title: 'Flat by the park', isPublic: true },
    ...changes,
  });

function inbox(items: readonly Enquiry[], changes: object = {}): Reply {
  const counts = STATUSES.map(({ status }) => ({ status, count: status === 'NEW' ? 1200 : 0 }));
  const enquiries = {
    viewerCanAssign: false,
    total: items.length,
    page: 1,
    pageCount: 1,
    counts,
    items,
    ...changes,
  };
  return () => viewerResponse({ enquiries });
}

function show(
  list: Reply,
  query = '',
  {
    id = null,
    replies = {},
  }: { id?: string | null; replies?: Readonly<Record<string, Reply>> } = {},
) {
  const { link, requests } = fakeServer({
    Enquiries: list,
    NewEnquiries: () => viewerResponse({ enquiries: { counts: [] } }),
    ...replies,
  });
  const view = (
    <>
      <EnquiriesView home={HOME} id={id} />
      <NewEnquiryCount />
    </>
  );
  return { ...renderAt(`${HOME}/enquiries${query}`, view, link), requests };
}

const card = async () =>
  (await screen.findByText('May I visit?')).closest('article') ?? document.body;
const hrefs = (root: ParentNode) =>
  [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each<[Partial<Enquiry>, string[], string[]]>([
  [
    {},
    ['New', '2h ago', 'About Flat by the park', 'Number not verified'],
    ['asked', 'Verified', 'assigned to', 'now named'],
  ],
  [{ latestName: 'Ravi Sen' }, ['now named Ravi Sen'], []],
  [{ times: 3, assignedTo: 'Meera' }, ['asked 3 times', 'assigned to Meera'], []],
  [{ callTime: 'EVENING' }, ['prefers calls in the evening'], []],
  [{ isMobileVerified: true, status: 'SPAM' }, ['Verified mobile', 'Spam'], ['not verified']],
  [{ property: null }, ['About Flat by the park (removed)'], []],
  [{ property: null, propertyTitle: '' }, [], ['About']],
])('D-109 D-112 an enquiry %o says who asked what', async (changes, texts, absent) => {
  show(inbox([enquiry(changes)]));
  const article = await card();
  const head = [...article.querySelectorAll('p, h2')]
    .map(({ textContent }) => textContent)
    .join('|');
  for (const text of texts) expect(head).toContain(text);
  for (const text of absent) expect(head).not.toContain(text);
});

test('an enquiry can be answered by phone and by chat', async () => {
  show(inbox([enquiry()]));
  expect(hrefs(await card())).toEqual([
    `/property-details-v1/${PROPERTY}`,
    'tel:+919876543210',
    `https://wa.me/919876543210?text=${encodeURIComponent('Hello Ravi, you asked about "Flat by the park".')}`,
  ]);
});

test('D-52 a status is set, said, and the inbox and the number in the sidebar are read anew', async () => {
  const { requests } = show(inbox([enquiry()]), '', {
    replies: {
      SetEnquiryStatus: () =>
        reply({ setEnquiryStatus: { enquiry: { id: ID, status: 'CLOSED' } } }),
    },
  });
  await card();
  const select = screen.getByLabelText<HTMLSelectElement>('Status of the enquiry from Ravi');
  expect([...select.options].map(({ text }) => text)).toEqual(STATUSES.map(({ label }) => label));
  fireEvent.change(select, { target: { value: 'CLOSED' } });
  expect(select.disabled).toBe(true);
  await findToast('Marked as closed.');
  expect(requests[2]).toEqual({
    operation: 'SetEnquiryStatus',
    variables: { id: ID, status: 'CLOSED' },
  });
  await expect
    .poll(() => requests.slice(3).map(({ operation }) => operation))
    .toEqual(expect.arrayContaining(['Enquiries', 'NewEnquiries']));
});

test('D-52 a status stands there at once, and is taken back with the reason where it is refused', async () => {
  let refuse: () => void = () => undefined;
  const normalised = Object.assign(enquiry(), { __typename: 'Enquiry' });
  show(inbox([normalised]), '', {
    replies: {
      SetEnquiryStatus: () =>
        new Promise((resolve) => {
          refuse = () => resolve(refusal('CONFLICT', 'It was closed meanwhile.'));
        }),
    },
  });
  await card();
  const select = screen.getByLabelText<HTMLSelectElement>('Status of the enquiry from Ravi');
  await act(async () => fireEvent.change(select, { target: { value: 'CLOSED' } }));
  expect(select.value).toBe('CLOSED');
  await act(async () => refuse());
  await findToast('It was closed meanwhile.');
  expect(select.value).toBe('NEW');
});

test('a note needs words, is sent, and the field is empty after', async () => {
  const { requests } = show(inbox([enquiry()]), '', {
    replies: { AddEnquiryNote: () => reply({ addEnquiryNote: { enquiry: { id: ID } } }) },
  });
  await card();
  expect(screen.getByText('Add a note')).toBeDefined();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note on the enquiry from Ravi');
  const add = screen.getByText('Add note', { selector: 'button' });
  fireEvent.change(field, { target: { value: '   ' } });
  fireEvent.click(add);
  expect(screen.getByText('Please enter a note')).toBeDefined();
  fireEvent.change(field, { target: { value: 'Called.' } });
  expect(screen.queryByText('Please enter a note')).toBeNull();
  fireEvent.click(add);
  fireEvent.click(add);
  await findToast('The note was added.');
  expect(requests.filter(({ operation }) => operation === 'AddEnquiryNote')).toHaveLength(1);
  await expect.poll(() => field.value).toBe('');
});

test('a note that could not be kept stays in the field', async () => {
  show(inbox([enquiry()]), '', {
    replies: { AddEnquiryNote: () => refusal('CONFLICT', 'Not now.') },
  });
  await card();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note on the enquiry from Ravi');
  fireEvent.change(field, { target: { value: 'Called.' } });
  fireEvent.click(screen.getByText('Add note', { selector: 'button' }));
  await findToast('Not now.');
  expect(field.value).toBe('Called.');
});

test('a note that was not added is there again for whoever comes back, and for nobody else', async () => {
  const me = account({ userType: 'seller' });
  showViewer(me);
  const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note on the enquiry from Ravi');
  const first = show(inbox([enquiry()]));
  await card();
  expect(note().closest('details')?.open).toBe(false);
  fireEvent.change(note(), { target: { value: 'Wants two keys.' } });
  first.unmount();
  const second = show(inbox([enquiry()]));
  await card();
  expect(note().value).toBe('Wants two keys.');
  expect(note().closest('details')?.open).toBe(true);
  fireEvent.change(note(), { target: { value: '' } });
  second.unmount();
  const third = show(inbox([enquiry()]));
  await card();
  fireEvent.change(note(), { target: { value: 'Mine.' } });
  third.unmount();
  showViewer({ ...me, id: 'somebody-else' });
  show(inbox([enquiry()]));
  await card();
  expect(note().value).toBe('');
  showViewer({ kind: 'visitor' });
});

test('D-118 notes stand there with who wrote them when, and whose they are', async () => {
  show(inbox([enquiry({ notes: NOTES })]));
  const lines = [...(await card()).querySelectorAll('ol li')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Called.Meera · 19 November 2026',
    'Again.Deleted account · Aranvi Habitat · 20 November 2026',
  ]);
  expect(screen.getByText('Notes (2)')).toBeDefined();
});

test('the address asks for a status, a listing and a page', async () => {
  const { requests } = show(
    inbox([enquiry()], { pageCount: 3 }),
    `?status=new&id=${PROPERTY}&page=2`,
    {
      id: PROPERTY,
    },
  );
  await card();
  expect(requests[0]?.variables).toEqual({
    status: 'NEW',
    propertyId: PROPERTY,
    search: null,
    page: 2,
  });
  expect(screen.getByText('Showing enquiries about one property.')).toBeDefined();
  const all = hrefs(document);
  expect(all).toContain(`${HOME}/enquiries`);
  expect(all).toContain(`${HOME}/enquiries?status=closed&id=${PROPERTY}`);
  expect(all).toContain(`${HOME}/enquiries?status=new&id=${PROPERTY}&page=3`);
  const chips = [...document.querySelectorAll('nav[aria-label=Status] a')];
  expect(chips.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
    'All',
    'New1,200',
    'Verified0',
  ]);
});

test.each([
  ['', null, 'No enquiries yet', `${HOME}/my-properties`],
  ['?status=spam', null, 'No enquiries found', `${HOME}/enquiries`],
  ['?page=2', null, 'No enquiries found', `${HOME}/enquiries`],
  ['', PROPERTY, 'No enquiries found', `${HOME}/enquiries`],
])('an empty inbox of %j about %s says %j', async (query, id, title, href) => {
  show(inbox([]), query, { id });
  const state = await screen.findByText(title);
  expect(hrefs(state.parentElement ?? document)).toEqual([href]);
});

test('the dashboard shows the newest, or that there are none', async () => {
  const { link } = fakeServer({ NewestEnquiries: inbox([enquiry()]) });
  const { unmount } = renderAt('/', <NewestEnquiries home={HOME} />, link);
  const line = (await screen.findByText('May I visit?')).closest('li');
  expect(line?.textContent).toBe('RaviNew2h agoMay I visit?Flat by the park');
  unmount();
  const empty = fakeServer({ NewestEnquiries: inbox([]) });
  renderAt('/', <NewestEnquiries home={HOME} />, empty.link);
  await screen.findByText(/No enquiries yet/);
});
