import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
} from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { account } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { summaryLines } from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { showViewer } from '../../../session/viewer.ts';
import { LiveRegion } from '../../../ui/announce.tsx';
import { AppealForm } from './AppealForm.tsx';
import { CaseSent } from './CaseSent.tsx';
import { CasesView } from './CasesView.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import { DecisionDialog } from './DecisionDialog.tsx';
import { ReportForm } from './ReportForm.tsx';
import { timeLeft } from './words.ts';

withToasts();
drawDialogs();

const ID = '66f0000000000000000000aa';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByText(name, { selector: 'button' })));

const sent = vi.fn<(message: string) => void>();

/** Each form, what fills it, what it sends then, and what it says where nobody answers. */
const FORMS = [
  {
    what: 'report',
    element: <ReportForm propertyId={ID} onSent={sent} />,
    fields: {
      'What is wrong?': 'fraud',
      'Tell us more': 'The flat is another one.',
      'Your email or mobile': 'asha@example.in',
    },
    button: 'Send report',
    operation: 'SendReport',
    input: {
      propertyId: ID,
      reason: 'FRAUD',
      text: 'The flat is another one.',
      contact: 'asha@example.in',
      website: '',
    },
    answers: { sendReport: { message: 'Thank you.', number: 'C-2026-000125' } },
    said: 'C-2026-000125',
    failed: 'The report could not be sent.',
    missing: ['Please choose a reason'],
  },
  {
    what: 'complaint',
    element: <ComplaintForm onSent={sent} />,
    fields: {
      'What is it about?': 'privacy',
      'What happened?': 'My number stands there.',
      Name: 'Asha Rao',
      'Email or mobile': '9876543210',
    },
    button: 'Send complaint',
    operation: 'SendComplaint',
    input: {
      reason: 'PRIVACY',
      text: 'My number stands there.',
      name: 'Asha Rao',
      contact: '9876543210',
      website: '',
    },
    answers: { sendComplaint: { message: 'Thank you.', number: 'C-2026-000126' } },
    said: 'C-2026-000126',
    failed: 'The complaint could not be sent.',
    missing: [
      'Please choose a reason',
      'Please tell us what happened',
      'Please fill in your name',
      'Please enter your email address or mobile number',
    ],
  },
  {
    what: 'appeal',
    element: <AppealForm onSent={sent} />,
    fields: {
      'Case number': 'C-2026-000123',
      'Email or mobile used in the report or complaint': '9876543210',
      'Why should we review the decision?': 'It is still another price.',
    },
    button: 'Send appeal',
    operation: 'AppealCase',
    input: {
      number: 'C-2026-000123',
      contact: '9876543210',
      text: 'It is still another price.',
    },
    answers: { appealCase: { message: 'Somebody else decides it.' } },
    said: 'Somebody else decides it.',
    failed: 'The appeal could not be sent.',
    missing: [
      'Please enter the case number, such as C-2026-000123',
      'Please enter your email address or mobile number',
      'Please tell us what happened',
    ],
  },
];

function show(form: (typeof FORMS)[number], reply: Reply) {
  sent.mockClear();
  const { link, requests } = fakeServer({ [form.operation]: reply });
  renderAt('/complaint', form.element, link);
  return requests;
}

function fill({ fields }: (typeof FORMS)[number]) {
  for (const [label, value] of Object.entries(fields)) type(label, value ?? '');
}

test.each(FORMS)('a $what that is sent says what became of it', async (form) => {
  const requests = show(form, () => reply(form.answers));
  fill(form);
  await press(form.button);
  await waitFor(() => expect(sent.mock.calls).toEqual([[form.said]]));
  expect(requests.map(({ variables }) => variables)).toEqual([{ input: form.input }]);
});

test.each(FORMS)('a $what that nobody answers says so, with all that was typed', async (form) => {
  show(form, () => bare(502));
  fill(form);
  await press(form.button);
  await screen.findByText(form.failed);
  for (const [label, value] of Object.entries(form.fields)) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', value);
  }
  expect(sent).not.toHaveBeenCalled();
});

test.each(FORMS)('while a $what is sent its button says so', async (form) => {
  show(form, never);
  fill(form);
  await press(form.button);
  const busy = screen.getByText('Sending...', { selector: 'button' });
  expect(busy.getAttribute('aria-disabled')).toBe('true');
});

test.each(FORMS)('what is missing of a $what is said, and it is not sent', async (form) => {
  const requests = show(form, never);
  await press(form.button);
  expect(summaryLines()).toEqual(form.missing);
  expect(requests).toEqual([]);
});

test.each([
  [{ name: 'Asha', email: 'asha@example.in', mobile: '9876543210' }, ['Asha', 'asha@example.in']],
  [{ name: 'Asha', email: null, mobile: '9876543210' }, ['Asha', '9876543210']],
  [{ name: null, email: null, mobile: null }, ['', '']],
])('a complaint of the account %j begins with %j', (own, values) => {
  showViewer(account(own));
  renderAt('/complaint', <ComplaintForm onSent={sent} />);
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect([valueOf('Name'), valueOf('Email or mobile')]).toEqual(values);
});

test.each(['report', 'complaint'] as const)(
  'the number of a %s stands there and is read out',
  async (what) => {
    const { container } = renderAt(
      '/complaint',
      <>
        <CaseSent what={what} number="C-2026-000125" />
        <LiveRegion />
      </>,
    );
    expect(container.querySelector('div > p')?.parentElement?.textContent).toBe(
      `Thank you. We have received your ${what}.Your ${what} number is C-2026-000125. Keep it in case you want to appeal.`,
    );
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        `Thank you. Your ${what} number is C-2026-000125.`,
      ),
    );
  },
);

test('a decision needs to be chosen, waits while it is sent, and can be called off', async () => {
  const [onDecide, onCancel] = [vi.fn(), vi.fn()];
  renderAt(
    '/',
    <DecisionDialog title="Decide C-1" isBusy onDecide={onDecide} onCancel={onCancel} />,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Decide C-1' }));
  const decide = dialog.getByText('Decide');
  expect(decide.getAttribute('aria-disabled')).toBe('true');
  type('Reason', 'The price was old.');
  await act(async () => fireEvent.click(decide));
  expect(summaryLines()).toEqual(['Please choose a decision']);
  expect(onDecide).not.toHaveBeenCalled();
  type('Reason', '');
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

const CASE = {
  __typename: 'Case',
  id: ID,
  number: 'C-2026-000123',
  kind: 'LISTING_REPORT',
  reason: 'FRAUD',
  status: 'OPEN',
  propertyId: null,
  propertyTitle: null,
  text: '',
  name: null,
  contact: null,
  isContactProven: false,
  assignedTo: 'Farah',
  openedAt: '2026-11-18T06:00:00.000Z',
  dueAt: null,
  clock: null,
  ruling: null,
  appealText: null,
  appealedAt: null,
  appealRuling: null,
  viewerCanDecide: true,
  notes: [],
};

async function showCase(changes: object = {}, replies: Readonly<Record<string, Reply>> = {}) {
  const item = { ...CASE, ...changes };
  const counts = { counts: [], kindCounts: [], reasonCounts: [] };
  const { link, requests } = fakeServer({
    Cases: () =>
      administrationResponse({ cases: { total: 1, pageCount: 1, ...counts, items: [item] } }),
    ...replies,
  });
  const view = <CasesView home="/site-admin" account={account({ id: 'me' })} />;
  const { container } = renderAt('/site-admin?view=cases', view, link);
  fireEvent.click(await screen.findByLabelText('Details: C-2026-000123'));
  const changed = () => requests.filter(({ operation }) => operation !== 'Cases');
  return { container, changed };
}

test.each([
  ['nothing', {}, 'Fraud or scam', 'No nameNo contact'],
  [
    'a listing without a title',
    { propertyId: 'p', name: 'Asha', contact: 'asha@example.in' },
    'Fraud or scamListing',
    'Ashaasha@example.in (not verified)',
  ],
  [
    'a listing',
    { propertyId: 'p', propertyTitle: 'Two rooms', contact: '9876543210', isContactProven: true },
    'Fraud or scamTwo rooms',
    'No name+91 98765 43210 (verified)',
  ],
])('a case of which %s is known says so', async (_what, changes, about, from) => {
  await showCase(changes);
  const cellOf = (label: string) => document.querySelector(`td[data-label="${label}"]`);
  expect([cellOf('About')?.textContent, cellOf('From')?.textContent]).toEqual([about, from]);
  expect(cellOf('About')?.querySelector('a')?.getAttribute('href') ?? null).toBe(
    about.length > 15 ? '/site-admin?view=properties&status=all&search=p' : null,
  );
  expect(cellOf('Assigned to')?.textContent).toBe('Farah');
  screen.getByText('No message.');
  // Somebody looks after it already.
  expect(screen.queryByText('Assign to me')).toBeNull();
});

const note = (id: string, text: string, author: string | null) => ({
  __typename: 'CaseNoteFields',
  id,
  text,
  author,
  createdAt: '2026-11-19T06:00:00.000Z',
});

test('a note about a case is added, and the field is empty after', async () => {
  const { changed } = await showCase(
    {},
    {
      AddCaseNote: () =>
        reply({
          addCaseNote: {
            case: { __typename: 'Case', id: ID, notes: [note('n', 'Called.', 'Hari')] },
          },
        }),
    },
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note on case C-2026-000123');
  const add = screen.getByText('Add note', { selector: 'button' });
  await act(async () => fireEvent.click(add));
  expect(changed()).toEqual([]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: 'Called.' } });
  await act(async () => fireEvent.click(add));
  await findToast('The note was added.');
  expect(changed().map(({ variables }) => variables)).toEqual([{ id: ID, text: 'Called.' }]);
  await waitFor(() => expect(field.value).toBe(''));
  screen.getByText('Notes (1)');
  expect(screen.getByText('Called.').parentElement?.textContent).toMatch(/^Called\.Hari · 19 /);
});

test.each<[string, Reply, string | null]>([
  ['nobody answers', () => bare(502), 'The note could not be saved.'],
  ['it is on its way', never, null],
])('a note about a case where %s', async (_what, AddCaseNote, sentence) => {
  await showCase({}, { AddCaseNote });
  const field = screen.getByLabelText<HTMLTextAreaElement>('Note on case C-2026-000123');
  const add = screen.getByText('Add note', { selector: 'button' });
  fireEvent.change(field, { target: { value: 'Called.' } });
  await act(async () => fireEvent.click(add));
  if (sentence !== null) await screen.findByText(sentence);
  expect(add.getAttribute('aria-disabled')).toBe(sentence === null ? 'true' : null);
  expect(field.value).toBe('Called.');
});

test('what decides about a case says that it does, and a question that is called off decides nothing', async () => {
  const { changed } = await showCase({ assignedTo: null }, { AssignCase: never });
  fireEvent.click(screen.getByLabelText('Decide: C-2026-000123'));
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Cancel'));
  expect([screen.queryByRole('dialog'), changed()]).toEqual([null, []]);
  const buttons = screen.getByLabelText('Assign to me: C-2026-000123').parentElement;
  expect(buttons?.getAttribute('aria-busy')).toBeNull();
  await press('Assign to me');
  expect(buttons?.getAttribute('aria-busy')).toBe('true');
});

test('a ruling says how it was decided, why, by whom and when', async () => {
  const ruling = { __typename: 'CaseRuling', reason: 'Old.', at: '2026-11-20T06:00:00.000Z' };
  const { container } = await showCase({
    status: 'CLOSED',
    viewerCanDecide: false,
    ruling: { ...ruling, decision: 'UPHELD', by: 'Farah' },
    appealRuling: { ...ruling, decision: 'NOT_UPHELD', by: null },
  });
  const lines = [...container.querySelectorAll('article > div > p')].map(
    (each) => each.textContent,
  );
  expect(lines.slice(0, 6)).toEqual([
    'Decision: Upheld',
    'Old.',
    'Farah · 20 November 2026 at 11:30 am',
    'Decision on the appeal: Not upheld',
    'Old.',
    'Former administrator · 20 November 2026 at 11:30 am',
  ]);
  // What is closed is told to nobody any more.
  expect(screen.queryByText(/told/)).toBeNull();
});

const MINUTE = 60_000;

test.each([
  [1, '1 minute left'],
  [59 * MINUTE, '59 minutes left'],
  [60 * MINUTE, '1 hour left'],
  [48 * 60 * MINUTE - 1, '47 hours left'],
  [48 * 60 * MINUTE, '2 days left'],
  [-48 * 60 * MINUTE, 'Overdue by 2 days'],
])('%s ms are: %s', (milliseconds, words) => {
  const now = new Date('2026-11-18T06:00:00Z');
  expect(timeLeft(new Date(now.getTime() + milliseconds), now)).toBe(words);
});
