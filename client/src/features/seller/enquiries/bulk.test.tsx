import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enquiry } from '../../../testing/enquiry.ts';
import { reply, fakeServer, viewerResponse } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { EnquiriesView } from './EnquiriesView.tsx';

withToasts();

test('D-52 several enquiries are closed at once, each by its own change', async () => {
  const items = ['Ravi', 'Meera', 'Kiran'].map((name, index) =>
    enquiry({ id: `66f00000000000000000000${index}`, name, propertyTitle: '' }),
  );
  const { link, requests } = fakeServer({
    Enquiries: () =>
      viewerResponse({
        enquiries: { viewerCanAssign: false, total: 3, page: 1, pageCount: 1, counts: [], items },
      }),
    SetEnquiryStatus: ({ id, status }) => reply({ setEnquiryStatus: { id, status } }),
  });
  renderAt('/', <EnquiriesView home="/seller-dashboard" id={null} />, link);
  fireEvent.click(await screen.findByLabelText('Select the enquiry from Meera'));
  fireEvent.click(screen.getByLabelText('Select the enquiry from Kiran'));
  const bar = within(screen.getByRole('toolbar'));
  expect(bar.getByText('2 enquiries selected')).toBeTruthy();
  await act(async () => fireEvent.click(bar.getByText('Closed')));
  await findToast('Closed: 2 enquiries.');
  const changes = requests.filter(({ operation }) => operation === 'SetEnquiryStatus');
  expect(changes.map(({ variables }) => variables)).toEqual([
    { id: items[1]?.id, status: 'CLOSED' },
    { id: items[2]?.id, status: 'CLOSED' },
  ]);
  expect(requests.at(-1)?.operation).toBe('Enquiries');
});
