import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { administrationResponse, reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { AppealForm } from './AppealForm.tsx';
import { CasesView } from './CasesView.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import { REASONS, reasonKeyOf, reasonLabel } from './reasons.ts';
import { ReportButton } from './ReportButton.tsx';
import { ReportForm } from './ReportForm.tsx';
import { timeLeft } from './words.ts';
import type { ListedCase } from './words.ts';

withToasts();
drawDialogs();

const ID = '66f0000000000000000000aa';
const ME = '66f0000000000000000000ff';

function found(changes: Partial<ListedCase> = {}): ListedCase {
  return {
    id: ID,
    number: 'C-2026-000123',
    kind: 'LISTING_REPORT',
    reason: 'WRONG_FACTS',
    status: 'OPEN',
    propertyId: '66f0000000000000000000bb',
    propertyTitle: 'Two rooms near the lake',
    text: 'The kitchen is another one.',
    name: null,
    contact: null,
    isContactProven: false,
    assignedTo: null,
    openedAt: '2026-11-18T06:00:00.000Z',
    dueAt: '2026-11-19T06:00:00.000Z',
    clock: 'SHORT',
    ruling: null,
    appealText: null,
    appealedAt: null,
    appealRuling: null,
    viewerCanDecide: true,
    notes: [],
    ...changes,
  };
}

const RULING = {
  decision: 'PARTLY',
  reason: 'The price was old.',
  by: 'Farah Admin',
  at: '2026-11-20T06:00:00.000Z',
} as const;

const APPEALED = found({
  id: '66f0000000000000000000ab',
  number: 'C-2026-000124',
  kind: 'COMPLAINT',
  reason: 'CONDUCT',
  status: 'APPEALED',
  propertyId: null,
  propertyTitle: null,
  name: 'Asha Rao',
  contact: '9876543210',
  isContactProven: true,
  assignedTo: 'Farah Admin',
  clock: 'OVERDUE',
  ruling: RULING,
  appealText: 'It is still another price.',
  appealedAt: '2026-11-21T06:00:00.000Z',
  viewerCanDecide: false,
  notes: [{ id: 'n', text: 'Called.', author: null, createdAt: '2026-11-19T06:00:00.000Z' }],
});

const list = (...items: ListedCase[]): Reply => {
  const typed = items.map(({ ruling, appealRuling, notes, ...item }) => ({
    __typename: 'Case',
    ...item,
    ruling: ruling && { __typename: 'CaseRuling', ...ruling },
    appealRuling: appealRuling && { __typename: 'CaseRuling', ...appealRuling },
    notes: notes.map((note) => ({ __typename: 'CaseNoteFields', ...note })),
  }));
  const counts = [
    { status: 'OPEN', count: 1 },
    { status: 'ACKNOWLEDGED', count: 2 },
    { status: 'APPEALED', count: 1 },
  ];
  const kindCounts = [{ kind: 'LISTING_REPORT', count: 1 }];
  const reasonCounts = [
    { reason: 'FRAUD', count: 4 },
    { reason: 'SOLD', count: 0 },
  ];
  const page = { total: items.length, pageCount: 1, counts, kindCounts, reasonCounts };
  return () => administrationResponse({ cases: { ...page, items: typed } });
};

function show(Cases: Reply, replies: Readonly<Record<string, Reply>> = {}, query = '') {
  const { link, requests } = fakeServer({ Cases, ...replies });
  const view = <CasesView home="/site-admin" account={account({ id: ME })} />;
  const rendered = renderAt(`/site-admin?view=cases${query}`, view, link);
  const changes = () => requests.filter(({ operation }) => operation !== 'Cases');
  return { ...rendered, requests, changes };
}

const open = async (number = 'C-2026-000123') =>
  fireEvent.click(await screen.findByLabelText(`Details: ${number}`));
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('an administrator sees how much time is left, what was said and what was decided', async () => {
  const { container } = show(list(found(), APPEALED));
  await open();
  await open('C-2026-000124');
  expect(snapshot(container)).toMatchSnapshot('cases');
});

test('without any it says so, and a failure says why', async () => {
  const { unmount, container } = show(list(), {}, '&status=decided');
  await screen.findByText('No cases found');
  expect(snapshot(container)).toMatchSnapshot('empty');
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  await screen.findByText('The cases could not be loaded');
});

test.each([
  ['', { statuses: ['OPEN', 'ACKNOWLEDGED'], search: null, page: 1 }],
  ['&status=decided', { statuses: ['DECIDED', 'CLOSED'] }],
  ['&status=appealed&page=2', { statuses: ['APPEALED'], page: 2 }],
  ['&status=all&search=lake', { statuses: null, search: 'lake' }],
  ['&kind=order&reason=order', { kind: 'ORDER', reason: 'ORDER' }],
  ['&kind=orders&reason=constructor', { kind: null, reason: null }],
])('the address %j asks for %j', async (query, variables) => {
  const { requests } = show(list(found()), {}, query);
  await screen.findByText('C-2026-000123');
  expect(requests[0]?.variables).toMatchObject(variables);
});

test('kind and reason are chips with counts, which keep each other, the status and the search', async () => {
  show(list(found()), {}, '&status=all&search=lake&kind=complaint&page=2');
  await screen.findByText('C-2026-000123');
  const chips = (label: string) =>
    [...screen.getByRole('navigation', { name: label }).querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);
  const at = '/site-admin?view=cases&status=all&search=lake';
  expect(chips('Cases by type')).toEqual([
    ['All types', at, null],
    ['Reports1', `${at}&kind=listing_report`, null],
    ['Complaints', `${at}&kind=complaint`, 'true'],
    ['Orders', `${at}&kind=order`, null],
  ]);
  // A reason that nobody gave is left out.
  expect(chips('Cases by reason')).toEqual([
    ['All reasons', `${at}&kind=complaint`, 'true'],
    ['Fraud or scam4', `${at}&kind=complaint&reason=fraud`, null],
  ]);
});

test.each([
  [90_000, '1 minute left'],
  [47 * 3_600_000, '47 hours left'],
  [5 * 86_400_000, '5 days left'],
  [0, 'Overdue by 1 minute'],
  [-3 * 3_600_000, 'Overdue by 3 hours'],
])('%s ms are: %s', (milliseconds, words) => {
  const now = new Date('2026-11-18T06:00:00Z');
  expect(timeLeft(new Date(now.getTime() + milliseconds), now)).toBe(words);
});

test('a case is decided with a reason, and taken over', async () => {
  const done = { case: { __typename: 'Case', id: ID, status: 'DECIDED' } };
  const { changes } = show(list(found()), {
    DecideCase: () => reply({ decideCase: done }),
    AssignCase: () => reply({ assignCase: done }),
  });
  await open();
  press('Assign to me');
  await findToast('Case assigned to you.');
  fireEvent.click(screen.getByLabelText('Decide: C-2026-000123'));
  const dialog = screen.getByRole('dialog');
  const decide = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Decide',
  );
  if (!decide) throw new Error('Nothing decides.');
  fireEvent.click(decide);
  await screen.findByText('Please enter a reason. Both parties will see it.', { selector: 'p' });
  type('Decision', 'NOT_UPHELD');
  type('Reason', ' The photos are those of the flat. ');
  fireEvent.click(decide);
  await findToast('Decided. The seller is notified, the sender is not.');
  expect(changes().map(({ operation, variables }) => [operation, variables])).toEqual([
    ['AssignCase', { id: ID, administratorId: ME }],
    [
      'DecideCase',
      {
        id: ID,
        input: { decision: 'NOT_UPHELD', reason: 'The photos are those of the flat.' },
      },
    ],
  ]);
});

test('an appeal is decided by somebody else than the first', async () => {
  const done = { case: { __typename: 'Case', id: APPEALED.id, status: 'CLOSED' } };
  const { changes, unmount } = show(list({ ...APPEALED, viewerCanDecide: true }), {
    DecideAppeal: () => reply({ decideAppeal: done }),
  });
  await open('C-2026-000124');
  fireEvent.click(await screen.findByLabelText('Decide the appeal: C-2026-000124'));
  type('Decision', 'UPHELD');
  type('Reason', 'The price is another one.');
  press('Decide');
  await findToast('Decided. The sender is notified.');
  expect(changes()[0]?.operation).toBe('DecideAppeal');
  unmount();
  show(list(APPEALED));
  await open('C-2026-000124');
  await screen.findByText('You decided this case. Another administrator must decide the appeal.');
  expect(screen.queryByText('Decide the appeal')).toBeNull();
});

test.each([
  [1, true],
  [2, false],
])(
  'of %i administrators, an appeal waits for one who is still to be made: %s',
  async (total, isAlone) => {
    const users = { __typename: 'ManagedUserPage', total };
    const { requests } = show(list(APPEALED), {
      Administrators: () => administrationResponse({ users }),
    });
    await open('C-2026-000124');
    await screen.findByText(/^You decided this case/);
    await waitFor(() =>
      expect(requests.some(({ operation }) => operation === 'Administrators')).toBe(true),
    );
    await waitFor(() => expect(screen.queryByText(/admin:create/) !== null).toBe(isAlone));
  },
);

test.each<[string, Partial<ListedCase>, string | null]>([
  [
    'nothing is left',
    {},
    'The sender left no contact details. The seller is notified, the sender is not.',
  ],
  [
    'an unproven mobile',
    { kind: 'COMPLAINT', propertyId: null, contact: '9876543210' },
    'The mobile number is not verified, so it receives only codes. No one is notified.',
  ],
  ['a proven mobile', { contact: '9876543210', isContactProven: true }, null],
  ['an e-mail address', { contact: 'asha@ghar.example' }, null],
])('D-109 of a case with %s it is said who is told', async (_of, changes, message) => {
  show(list(found(changes)));
  await open();
  const words = screen.queryByText(/ (is|are) notified[,.]| is not\.$/);
  expect(words?.textContent ?? null).toBe(message);
});

test('every reason of a form has its word', () => {
  for (const [code, { label }] of Object.entries(REASONS)) {
    const key = reasonKeyOf(code);
    expect(key === null ? null : reasonLabel(key)).toBe(label);
  }
  expect(reasonKeyOf('constructor')).toBeNull();
});

test('a listing is reported without saying who one is', async () => {
  const { link, requests } = fakeServer({
    SendReport: () => reply({ sendReport: { message: 'Thank you.', number: 'C-2026-000125' } }),
  });
  renderAt('/', <ReportButton propertyId={ID} />, link);
  press('Report this listing');
  await screen.findByRole('dialog');
  type('What is wrong?', 'other');
  press('Send report');
  expect(requests).toEqual([]);
  type('What is wrong?', 'sold');
  press('Send report');
  await screen.findByText('C-2026-000125');
  expect(requests[0]?.variables).toEqual({
    input: { propertyId: ID, reason: 'SOLD', text: '', contact: '', website: '' },
  });
});

test('a complaint is sent, and its number stands there', async () => {
  const numbers: string[] = [];
  const { link, requests } = fakeServer({
    SendComplaint: () =>
      reply({ sendComplaint: { message: 'Thank you.', number: 'C-2026-000126' } }),
  });
  renderAt('/complaint', <ComplaintForm onSent={(number) => numbers.push(number)} />, link);
  type('What is it about?', 'conduct');
  type('What happened?', 'Nobody has answered my messages.');
  type('Name', 'Asha Rao');
  type('Email or mobile', 'asha@');
  press('Send complaint');
  expect(requests).toEqual([]);
  type('Email or mobile', 'asha@example.in');
  press('Send complaint');
  await waitFor(() => expect(numbers).toEqual(['C-2026-000126']));
  expect(requests[0]?.variables).toMatchObject({
    input: { reason: 'CONDUCT', contact: 'asha@example.in', name: 'Asha Rao' },
  });
});

test.each([
  ['report', 'Tell us more', 'Your email or mobile', 'Send report'],
  ['complaint', 'What happened?', 'Email or mobile', 'Send complaint'],
  [
    'appeal',
    'Why should we review the decision?',
    'Email or mobile used in the report or complaint',
    'Send appeal',
  ],
])(
  'D-104 a %s that is too long is typed as it is, told how much is too much and not sent',
  async (form, text, contact, button) => {
    const { link, requests } = fakeServer({});
    const forms: Record<string, ReactNode> = {
      report: <ReportForm propertyId={ID} onSent={() => undefined} />,
      complaint: <ComplaintForm onSent={() => undefined} />,
      appeal: <AppealForm onSent={() => undefined} />,
    };
    renderAt('/complaint', forms[form], link);
    type(text, 'x'.repeat(2_040));
    type(contact, `${'a'.repeat(50)}@example.in`);
    const boxes = [text, contact].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(boxes.map(({ maxLength, value }) => [maxLength, value.length])).toEqual([
      [-1, 2_040],
      [-1, 61],
    ]);
    screen.getByText('40 characters over the limit of 2000.');
    screen.getByText('5 characters over the limit of 56.');
    press(button);
    await screen.findByRole('alert');
    expect(requests).toEqual([]);
  },
);

test('an appeal that the server refuses says why', async () => {
  const { link } = fakeServer({
    AppealCase: () => refusal('NOT_FOUND', 'We know no case with this number.'),
  });
  renderAt('/complaint', <AppealForm onSent={() => undefined} />, link);
  type('Case number', 'c-2026-000123');
  type('Email or mobile used in the report or complaint', '9876543210');
  type('Why should we review the decision?', 'It is still another price.');
  press('Send appeal');
  expect(await screen.findByText('We know no case with this number.')).toBeDefined();
});
