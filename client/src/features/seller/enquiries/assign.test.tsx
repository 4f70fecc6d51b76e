import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SEND_CONFIRM } from '../../../../../schema/rules/lead.ts';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { enquiry } from '../../../testing/enquiry.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  viewerResponse,
} from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { EnquiriesView } from './EnquiriesView.tsx';

withToasts();
drawDialogs();

const IDS = ['66f000000000000000000001', '66f000000000000000000002'];
const NAMES = ['Ravi', 'Meera'];
const SELLER = '66f0000000000000000000cc';

function show(viewerCanAssign = true, more: Readonly<Record<string, Reply>> = {}, query = '') {
  const items = IDS.map((id, index) => enquiry({ id, name: NAMES[index] ?? '' }));
  const seller = {
    __typename: 'User',
    id: SELLER,
    name: 'Rhea Sen',
    mobile: '9812345670',
    email: null,
    organisation: null,
    propertyCount: 3,
  };
  const { link, requests } = fakeServer({
    Enquiries: () =>
      viewerResponse({
        enquiries: { viewerCanAssign, total: 2, page: 1, pageCount: 1, counts: [], items },
      }),
    SellerChoices: ({ search }) =>
      administrationResponse({ users: { items: search === 'Rhea' ? [seller] : [] } }),
    UpdateEnquiries: ({ input }) =>
      bulkResponse(
        Object(input).ids.includes(IDS[1])
          ? [{ id: IDS[1], code: 'NOT_FOUND', message: 'It is gone.' }]
          : [],
      ),
    ...more,
  });
  const view = <EnquiriesView home="/site-admin" id={null} />;
  const { container } = renderAt(`/site-admin?view=enquiries${query}`, view, link);
  const changes = () =>
    requests.filter(({ operation }) => !/^(?:Enquiries|SellerChoices)$/.test(operation));
  return { container, requests, changes };
}

const bulkResponse = (failed: object[]) =>
  reply({
    updateEnquiries: {
      updated: 1,
      failed: failed.map((each) => ({ __typename: 'BulkFailure', ...each })),
    },
  });

const unfold = async (name: string) =>
  fireEvent.click(await screen.findByLabelText(`Details: Enquiry from ${name}`));

/** Finds somebody who sells in the dialog, and chooses her. */
async function choose(name: string) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Seller'), { target: { value: name } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  return dialog;
}

test('A-4-09 an administrator finds a seller by name and hands an enquiry over', async () => {
  const { changes } = show();
  await unfold('Ravi');
  fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Assign'));
  expect(screen.getByText('Please search for a seller and choose one.')).toBeDefined();
  const dialog = await choose('Rhea');
  fireEvent.click(await dialog.findByLabelText(/^Rhea Sen/));
  expect(dialog.getByText('+91 98123 45670 · 3 properties')).toBeDefined();
  fireEvent.click(dialog.getByText('Assign'));
  await findToast('Enquiry assigned.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(changes()).toEqual([
    {
      operation: 'UpdateEnquiries',
      variables: { input: { action: 'ASSIGN', ids: [IDS[0]], sellerId: SELLER, confirm: false } },
    },
  ]);
});

test('nobody who sells is called so', async () => {
  show();
  await unfold('Ravi');
  fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
  const dialog = await choose('Nobody');
  expect(await dialog.findByText('No sellers found.')).toBeDefined();
});

test('A-4-09 D-52 several are handed over or deleted at once; one that is refused stays chosen', async () => {
  const { changes } = show();
  for (const name of NAMES) {
    fireEvent.click(await screen.findByLabelText(`Select the enquiry from ${name}`));
  }
  const bar = () => within(screen.getByRole('toolbar'));
  fireEvent.click(bar().getByText('Assign'));
  const dialog = await choose('Rhea');
  fireEvent.click(await dialog.findByLabelText(/^Rhea Sen/));
  fireEvent.click(dialog.getByText('Assign'));
  await findToast(/^Assign: 1 of 2 enquiries\. “the enquiry from \w+”: It is gone\.$/);
  fireEvent.click(bar().getByText('Delete'));
  const asked = within(screen.getByRole('dialog', { name: 'Delete 1 enquiry?' }));
  fireEvent.click(asked.getByText('Delete'));
  await expect
    .poll(() => changes().map(({ variables }) => variables))
    .toEqual([
      { input: { action: 'ASSIGN', ids: IDS, sellerId: SELLER, confirm: false } },
      { input: { action: 'DELETE', ids: [IDS[1]] } },
    ]);
});

const STRANGER = 'Rhea Sen neither posted nor looks after this property.';

test.each(['Assign', 'Cancel'])(
  'D-118 D-128 what is to be confirmed is asked once more in the words of the server, and answered with %s',
  async (choice) => {
    const { changes } = show(true, {
      UpdateEnquiries: ({ input }) =>
        bulkResponse(
          Object(input).confirm
            ? []
            : [{ id: IDS[0], code: 'CONFLICT', message: `${STRANGER} ${SEND_CONFIRM}` }],
        ),
    });
    await unfold('Ravi');
    fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
    const dialog = await choose('Rhea');
    fireEvent.click(await dialog.findByLabelText(/^Rhea Sen/));
    fireEvent.click(dialog.getByText('Assign'));
    const asked = await screen.findByRole('dialog', { name: 'Assign anyway?' });
    expect(within(asked).getByText(STRANGER)).toBeDefined();
    expect(changes()).toHaveLength(1);
    await act(async () => fireEvent.click(within(asked).getByRole('button', { name: choice })));
    const isMeant = choice === 'Assign';
    await findToast(isMeant ? 'Enquiry assigned.' : STRANGER);
    const input = { action: 'ASSIGN', ids: [IDS[0]], sellerId: SELLER };
    expect(changes().map(({ variables }) => variables)).toEqual([
      { input: { ...input, confirm: false } },
      ...(isMeant ? [{ input: { ...input, confirm: true } }] : []),
    ]);
  },
);

test('who may not hand them over is offered neither', async () => {
  show(false);
  fireEvent.click(await screen.findByLabelText('Select the enquiry from Ravi'));
  const labels = within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual([
    'Select all on this page',
    'Clear selection',
    'Contacted',
    'Closed',
    'Spam',
  ]);
  expect(screen.queryByLabelText('Assign the enquiry from Ravi')).toBeNull();
});

test('A-7.4-14 the address says what is searched for', async () => {
  const { requests } = show();
  fireEvent.change(await screen.findByLabelText('Name, mobile, property or ID'), {
    target: { value: ' asha ' },
  });
  fireEvent.click(screen.getByText('Search'));
  await expect
    .poll(() => requests.at(-1)?.variables)
    .toEqual({ status: null, propertyId: null, search: 'asha', page: 1 });
});

test('INTERFACE 1.8 sellers that could not be found are looked for again by their own button', async () => {
  let isLost = true;
  show(true, {
    SellerChoices: () => (isLost ? bare(503) : administrationResponse({ users: { items: [] } })),
  });
  await unfold('Ravi');
  fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
  const dialog = await choose('Rhea');
  const notice = await dialog.findByText('The sellers could not be loaded.');
  isLost = false;
  fireEvent.click(within(notice).getByText('Try Again'));
  expect(await dialog.findByText('No sellers found.')).toBeDefined();
});

test('an administrator has the inbox as a table, one enquiry unfolded', async () => {
  const shown = [
    { property: { id: 'p1', title: 'Flat by the lake', isPublic: true }, isMobileVerified: true },
    { propertyTitle: '', assignedTo: 'Rhea Sen', status: 'CLOSED' },
  ];
  const items = [{}, ...shown].map((changes, index) =>
    enquiry({
      id: `66f00000000000000000000${index}`,
      name: ['Ravi', 'Meera', 'Kiran'][index] ?? '',
      ...changes,
    }),
  );
  const page = { viewerCanAssign: true, total: 3, page: 1, pageCount: 1, counts: [], items };
  const { container } = show(true, { Enquiries: () => viewerResponse({ enquiries: page }) });
  await unfold('Ravi');
  expect(snapshot(container)).toMatchSnapshot('table');
});

test('the question who an enquiry goes to, and the way out of it', async () => {
  show();
  await unfold('Ravi');
  fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
  const dialog = screen.getByRole('dialog');
  const form = dialog.querySelector('form') ?? dialog;
  // The page stays: the form is not sent by the browser itself.
  expect(fireEvent.submit(form)).toBe(false);
  expect(screen.getByText('Please search for a seller and choose one.')).toBeDefined();
  fireEvent.change(within(dialog).getByLabelText('Seller'), { target: { value: 'R' } });
  expect(screen.queryByText('Please search for a seller and choose one.')).toBeNull();
  fireEvent.click(within(dialog).getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

const sellerOf = (changes: object) => ({
  __typename: 'User',
  id: SELLER,
  name: 'Rhea Sen',
  mobile: null,
  email: 'rhea@example.com',
  organisation: null,
  propertyCount: 1,
  ...changes,
});

test.each([
  [{}, 'Rhea Senrhea@example.com · 1 property'],
  [{ mobile: '9812345670' }, 'Rhea Sen+91 98123 45670 · 1 property'],
  [
    { name: null, organisation: { __typename: 'Organisation', id: 'o', name: 'Aranvi' } },
    'Unnamed userAranvi · rhea@example.com · 1 property',
  ],
  [{ email: null, propertyCount: 0 }, 'Rhea Sen0 properties'],
])('a seller of whom %j is known reads %s', async (changes, words) => {
  const users = { items: [sellerOf(changes)] };
  const { requests } = show(true, { SellerChoices: () => administrationResponse({ users }) });
  await unfold('Ravi');
  fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
  const dialog = await choose('  Rhea ');
  const box = await dialog.findByRole('radio');
  expect(box.closest('label')?.textContent).toBe(words);
  const calls = requests.filter(({ operation }) => operation === 'SellerChoices');
  expect(calls.map(({ variables }) => variables)).toEqual([{ search: 'Rhea' }]);
});

test('a seller who is not among those found any more is not chosen', async () => {
  const { changes } = show(true, {
    SellerChoices: ({ search }) =>
      administrationResponse({
        users: { items: [sellerOf(search === 'Rhea' ? {} : { id: 'other', name: 'Hari' })] },
      }),
  });
  await unfold('Ravi');
  fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
  const dialog = await choose('Rhea');
  const box = await dialog.findByRole<HTMLInputElement>('radio');
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await choose('Hari');
  await dialog.findByText('Hari');
  fireEvent.click(dialog.getByText('Assign'));
  expect(screen.getByText('Please search for a seller and choose one.')).toBeDefined();
  expect(changes()).toEqual([]);
});

test('one letter is too few to look for a seller', async () => {
  const { requests } = show();
  await unfold('Ravi');
  fireEvent.click(await screen.findByLabelText('Assign the enquiry from Ravi'));
  await choose('R');
  expect(requests.filter(({ operation }) => operation === 'SellerChoices')).toEqual([]);
  expect(screen.queryByText('No sellers found.')).toBeNull();
});

test('the questions before several go are called off, and what is marked is what the button says', async () => {
  const { changes } = show(true, {
    SetEnquiryStatus: ({ id, status }) =>
      reply({ setEnquiryStatus: { enquiry: { __typename: 'Enquiry', id, status } } }),
  });
  fireEvent.click(await screen.findByLabelText('Select the enquiry from Ravi'));
  const bar = () => within(screen.getByRole('toolbar'));
  fireEvent.click(bar().getByText('Delete'));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toBe(
    'Delete 1 enquiry?They will be deleted for everyone, together with their notes.CancelDelete',
  );
  fireEvent.click(within(dialog).getByText('Cancel'));
  fireEvent.click(bar().getByText('Assign'));
  const assigning = screen.getByRole('dialog', { name: 'Assign 1 enquiry' });
  fireEvent.click(within(assigning).getByText('Cancel'));
  expect([screen.queryByRole('dialog'), changes()]).toEqual([null, []]);
  await act(async () => fireEvent.click(bar().getByText('Spam')));
  await expect
    .poll(() => changes().map(({ variables }) => variables))
    .toEqual([{ id: IDS[0], status: 'SPAM' }]);
});

test.each([
  ['', ''],
  ['&status=closed&search=rao', 'status=closed&search=rao'],
])('the enquiries of %j are downloaded by %j', async (query, filters) => {
  const fetched: string[] = [];
  show(true, {}, query);
  await screen.findByLabelText('Select the enquiry from Ravi');
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response(null, { status: 503 });
  });
  fireEvent.click(screen.getByText(/^Download CSV/));
  await screen.findByRole('alert');
  expect(fetched).toEqual([`/api/site-admin/exports/inquiries?${filters}`]);
});
