import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawDialogs } from '../../testing/dialogs.ts';
import { answerPictures } from '../../testing/pictureSending.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { DecisionDialog } from '../../features/admin/cases/DecisionDialog.tsx';
import { AmenityDialog } from '../../features/admin/amenities/AmenityDialog.tsx';
import { ScheduleDialog } from '../../features/content/blog/admin/BlogRecordActions.tsx';
import { MakeEnquiryDialog } from '../../features/content/contact/admin/messages/MakeEnquiryDialog.tsx';
import { OfficeDialog } from '../../features/content/offices/OfficeDialog.tsx';
import { ReasonDialog } from '../../features/admin/users/ReasonDialog.tsx';

drawDialogs();

answerPictures((file) => ({ picture: { ...LOGO, id: file.name } }));

const LOGO = {
  __typename: 'Picture',
  path: '/media/sign',
  alt: '',
  label: null,
  width: 640,
  height: 320,
  widths: [320, 640],
  thumbhash: null,
  isIllustration: false,
};

/** What the browser does at Escape, in the dialog of this name. */
const escape = (name: string) => {
  const dialog = screen.getByRole('dialog', { name });
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const answerIt = (name: string) => {
  const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
  fireEvent.click(within(dialog).getByRole('button', { name }));
};

const nothing = () => undefined;
const close = vi.fn<() => void>();
const closeOffice = () => close();

test.each([
  [
    'an office',
    'New office',
    'Address',
    <OfficeDialog key="office" office={null} onClose={closeOffice} />,
  ],
  ['an amenity', 'New amenity', 'Name', <AmenityDialog key="amenity" onClose={closeOffice} />],
  [
    'a decision',
    'Decide case 1',
    'Reason',
    <DecisionDialog
      key="case"
      title="Decide case 1"
      isBusy={false}
      onDecide={nothing}
      onCancel={close}
    />,
  ],
  [
    'a reason',
    'Block Asha',
    'Reason (shown to other administrators)',
    <ReasonDialog
      key="reason"
      title="Block Asha"
      confirm="Block"
      isBusy={false}
      onConfirm={nothing}
      onCancel={close}
    >
      <p>It means this.</p>
    </ReasonDialog>,
  ],
  [
    'an enquiry',
    'Create enquiry',
    'Listing',
    <MakeEnquiryDialog key="enquiry" id="1" subject="A flat" onClose={close} />,
  ],
  [
    'a time',
    'Schedule post',
    'Date',
    <ScheduleDialog key="time" from={null} onChoose={nothing} onClose={close} />,
  ],
])(
  'the dialog of %s closes at once as it was opened, and asks where something was typed',
  (...[, name, field, dialog]) => {
    close.mockClear();
    renderAt('/site-admin', dialog);
    escape(name);
    expect([close.mock.calls.length, question()]).toEqual([1, null]);
    const typed = within(screen.getByRole('dialog', { name })).getByLabelText(field);
    fireEvent.change(typed, { target: { value: '2026-12-24' } });
    escape(name);
    expect(question()).not.toBeNull();
    answerIt('Cancel');
    expect([question(), close.mock.calls.length]).toEqual([null, 1]);
    expect(typed).toHaveProperty('value', '2026-12-24');
    const own = within(screen.getByRole('dialog', { name }));
    fireEvent.click(own.getByRole('button', { name: /^(Cancel|Close)$/ }));
    answerIt('Leave');
    expect(close).toHaveBeenCalledTimes(2);
  },
);

test('what was typed and taken back is nothing to ask about', () => {
  close.mockClear();
  renderAt('/site-admin', <OfficeDialog office={null} onClose={closeOffice} />);
  const phone = screen.getByLabelText('Phone');
  fireEvent.change(phone, { target: { value: '98' } });
  fireEvent.change(phone, { target: { value: '' } });
  press('Cancel');
  expect([close.mock.calls.length, question()]).toEqual([1, null]);
});

test('the page is not left either without a question', async () => {
  close.mockClear();
  const { address, goBack } = renderAt(
    '/site-admin',
    <OfficeDialog office={null} onClose={closeOffice} />,
  );
  await act(async () => undefined);
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '98' } });
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await goBack();
  expect(address()).toBe('/site-admin');
});

test('a picture that was sent is a change too, until it is taken away again', async () => {
  close.mockClear();
  renderAt('/site-admin', <OfficeDialog office={null} onClose={closeOffice} />);
  const file = new File(['x'], 'new-sign', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Choose a picture/), { target: { files: [file] } });
  const remove = await screen.findByRole('button', { name: 'Remove logo' });
  press('Cancel');
  answerIt('Cancel');
  fireEvent.click(remove);
  press('Cancel');
  expect([close.mock.calls.length, question()]).toEqual([1, null]);
});
