import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
  refusal,
} from '../../../../../testing/fakeServer.ts';
import type { Reply } from '../../../../../testing/fakeServer.ts';
import { drawDialogs } from '../../../../../testing/dialogs.ts';
import { renderAt } from '../../../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../../../testing/toasts.ts';
import { ContactMessagesView } from './ContactMessagesView.tsx';

drawDialogs();
withToasts();

function show(reply: Reply, query = '', replies: Record<string, Reply> = {}) {
  const { link, requests } = fakeServer({ ContactMessages: reply, ...replies });
  const view = <ContactMessagesView home="/site-admin" />;
  const sent = (requested: string) =>
    requests.flatMap(({ operation, variables }) => (operation === requested ? [variables] : []));
  return { ...renderAt(`/site-admin?view=contactMessages${query}`, view, link), sent };
}

const ASHA = {
  id: 'a',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  subject: 'Two & more cities',
  message: 'Can I post in both?\nThank you.',
  answers: [
    { label: 'City', value: 'Pune' },
    { label: 'City', value: 'Nagpur' },
  ],
  status: 'NEW',
  enquiryId: null,
  createdAt: '2026-11-18T06:00:00.000Z',
};
const RAVI = {
  ...ASHA,
  id: 'b',
  name: 'Ravi',
  phone: '+44 20 7946 0000',
  subject: 'A flat',
  answers: [],
  status: 'ANSWERED',
  enquiryId: 'e1',
};

const list = (items: readonly object[]): Reply => {
  const counts = [
    { status: 'NEW', count: 1 },
    { status: 'READ', count: 0 },
    { status: 'ANSWERED', count: 4 },
    { status: 'SPAM', count: 2 },
  ];
  const contactMessages = { total: items.length, pageCount: 3, items, counts };
  return () => administrationResponse({ contactMessages });
};

test('A-2.5-05 an administrator reads what was written, and answers by e-mail', async () => {
  const { sent } = show(list([ASHA, RAVI]), '&page=2&status=answered&search=rao');
  await screen.findByText('Ravi');
  expect(sent('ContactMessages')).toEqual([{ page: 2, search: 'rao', status: 'ANSWERED' }]);
  const [link] = screen.getAllByText('asha@example.com');
  expect(link?.getAttribute('href')).toBe(
    'mailto:asha@example.com?subject=Re%3A%20Two%20%26%20more%20cities',
  );
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Two & more citiesNew18 NovAsha Rao.*CityPuneCityNagpurMark as read/s),
    expect.stringMatching(/^A flatAnswered18 NovRavi.*Converted to an enquiry\. View enquiry/s),
  ]);
});

test('A-2.5-05 a message is marked', async () => {
  const { sent } = show(list([ASHA]), '', {
    SetContactMessageStatus: ({ id, status }) =>
      reply({ setContactMessageStatus: { contactMessage: { id, status } } }),
  });
  fireEvent.click(await screen.findByLabelText('Mark as answered: Two & more cities'));
  await findToast('Marked as answered.');
  expect(sent('SetContactMessageStatus')).toEqual([{ id: 'a', status: 'ANSWERED' }]);
});

test('A-2.5-05 a message is deleted after a question', async () => {
  const { sent } = show(list([ASHA]), '', {
    DeleteContactMessage: () => reply({ deleteContactMessage: { deletedId: 'a' } }),
  });
  fireEvent.click(await screen.findByLabelText('Delete: Two & more cities'));
  expect(sent('DeleteContactMessage')).toEqual([]);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  await findToast('Message deleted.');
  expect(sent('DeleteContactMessage')).toEqual([{ id: 'a' }]);
});

test('D-51 an enquiry is made of a message for a listing; a refusal stands beside the field', async () => {
  let tries = 0;
  const { sent } = show(list([ASHA]), '', {
    CreateEnquiryOfContactMessage: ({ id }) => {
      tries += 1;
      if (tries === 1) {
        return refusal('INVALID_INPUT', 'There is no such listing.', {
          listing: 'There is no such listing.',
        });
      }
      const contactMessage = { id, status: 'ANSWERED', enquiryId: 'e1' };
      return reply({ createEnquiryOfContactMessage: { contactMessage } });
    },
  });
  fireEvent.click(await screen.findByLabelText('Create enquiry: Two & more cities'));
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>('Listing');
  fireEvent.click(dialog.getByText('Create enquiry', { selector: 'button' }));
  await dialog.findByText('Please enter a listing');
  fireEvent.change(field, { target: { value: '/property-details-v1/x' } });
  fireEvent.click(dialog.getByText('Create enquiry', { selector: 'button' }));
  await dialog.findByText('There is no such listing.');
  expect(field.value).toBe('/property-details-v1/x');
  fireEvent.change(field, { target: { value: '66f0000000000000000000aa' } });
  fireEvent.click(dialog.getByText('Create enquiry', { selector: 'button' }));
  await findToast('Enquiry sent to the seller.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('CreateEnquiryOfContactMessage')).toEqual([
    { id: 'a', listing: '/property-details-v1/x' },
    { id: 'a', listing: '66f0000000000000000000aa' },
  ]);
});

test('without any it says so, and a failure says why', async () => {
  const { unmount } = show(list([]));
  expect(await screen.findByText('No messages yet')).toBeDefined();
  unmount();
  show(() => refusal('FORBIDDEN', 'This is for administrators.'));
  expect(await screen.findByText('The messages could not be loaded')).toBeDefined();
});

test('the question before a message is deleted, and a no to it', async () => {
  const { sent } = show(list([ASHA]), '', {
    DeleteContactMessage: () => reply({ deleteContactMessage: { deletedId: 'a' } }),
  });
  const remove = await screen.findByLabelText('Delete: Two & more cities');
  fireEvent.click(remove);
  expect(screen.getByRole('dialog').textContent).toBe(
    'Delete this message“Two & more cities” and all its answers will be permanently deleted.CancelDelete',
  );
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('DeleteContactMessage')).toEqual([]);
  fireEvent.click(remove);
  fireEvent.click(within(screen.getByRole('dialog')).getByText('Delete'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sent('ContactMessages')).toHaveLength(2));
});

test('while a message is being marked its buttons say so', async () => {
  show(list([ASHA]), '', { SetContactMessageStatus: never });
  const mark = await screen.findByLabelText('Mark as spam: Two & more cities');
  const state = () => mark.parentElement?.getAttribute('aria-busy');
  expect(state()).toBeNull();
  fireEvent.click(mark);
  expect(state()).toBe('true');
});

test('D-51 the form of an enquiry needs more than blanks, and says that it is being sent', async () => {
  const { sent } = show(list([ASHA]), '', { CreateEnquiryOfContactMessage: never });
  fireEvent.click(await screen.findByLabelText('Create enquiry: Two & more cities'));
  const dialog = screen.getByRole('dialog');
  const form = within(dialog);
  const make = form.getByText('Create enquiry', { selector: 'button' });
  fireEvent.change(form.getByLabelText('Listing'), { target: { value: '  ' } });
  await act(async () => fireEvent.click(make));
  expect(sent('CreateEnquiryOfContactMessage')).toEqual([]);
  expect(make.getAttribute('aria-disabled')).toBeNull();
  fireEvent.change(form.getByLabelText('Listing'), { target: { value: 'x' } });
  await act(async () => fireEvent.click(make));
  expect(make.getAttribute('aria-disabled')).toBe('true');
});

test('D-51 where an enquiry could not be made it says so', async () => {
  show(list([ASHA]), '', { CreateEnquiryOfContactMessage: () => bare(502) });
  fireEvent.click(await screen.findByLabelText('Create enquiry: Two & more cities'));
  const form = within(screen.getByRole('dialog'));
  fireEvent.change(form.getByLabelText('Listing'), { target: { value: 'x' } });
  await act(async () => fireEvent.click(form.getByText('Create enquiry', { selector: 'button' })));
  await form.findByText('The enquiry could not be created.');
  fireEvent.change(form.getByLabelText('Listing'), { target: { value: '' } });
  fireEvent.click(form.getByText('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['', { status: null }, 'Messages from the contact page appear here.'],
  ['&status=read', { status: 'READ' }, 'No messages match these filters.'],
  ['&search=rao', { search: 'rao' }, 'No results for “rao”'],
])('nothing among the messages of %j', async (query, variables, text) => {
  const { sent } = show(list([]), query);
  await screen.findByText(text);
  expect(sent('ContactMessages')).toMatchObject([variables]);
});

test.each([
  ['', ''],
  ['&status=answered&search=rao', 'status=answered&search=rao'],
])('the messages of %j are downloaded by %j', async (query, filters) => {
  const requests: string[] = [];
  show(list([ASHA]), query);
  await screen.findByText('Asha Rao');
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response(null, { status: 503 });
  });
  fireEvent.click(screen.getByText(/^Download CSV/));
  await screen.findByRole('alert');
  expect(requests).toEqual([`/api/site-admin/exports/contact-messages?${filters}`]);
});
