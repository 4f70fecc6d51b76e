import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { administrationResponse, reply, fakeServer, refusal } from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { answerPictures } from '../../../testing/pictureSending.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { summaryLines } from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { updateSite, useSite } from '../../../base/start.ts';
import { SITE } from '../../../testing/siteFacts.ts';
import { OfficesView } from './OfficesView.tsx';

// The tests of other files share this store.
afterEach(() => updateSite({ office: SITE.office }));

drawDialogs();
withToasts();

answerPictures((file) =>
  file.name === 'never' ? new Promise(() => undefined) : { picture: { ...LOGO, id: file.name } },
);

const LOGO = {
  __typename: 'Picture',
  id: 'sign',
  path: '/media/sign',
  alt: '',
  label: null,
  width: 640,
  height: 320,
  widths: [320, 640],
  thumbhash: null,
  isIllustration: false,
};

const PUNE = {
  __typename: 'OfficeRecord',
  id: '66f0000000000000000000a1',
  address: '4 Example Marg, Pune',
  phone: '2026001234',
  email: 'pune@ghar.example',
  isActive: true,
  logo: LOGO,
};
const DELHI = { ...PUNE, id: '66f0000000000000000000a2', address: '1 Example Chowk', logo: null };

type Office = Omit<typeof PUNE, 'logo'> & { logo: typeof LOGO | null };

/** What stands around every page. */
function Foot() {
  return <footer>{useSite().office.phone}</footer>;
}

const noticeOf = (phone: string) =>
  reply({
    site: {
      __typename: 'Site',
      office: { ...SITE.office, __typename: 'Office', phone },
      grievanceOfficer: { ...SITE.grievanceOfficer, __typename: 'GrievanceOfficer' },
    },
  });

async function show(
  offices: readonly Office[] = [PUNE, { ...DELHI, isActive: false }],
  replies: Readonly<Record<string, Reply>> = {},
) {
  const { link, requests } = fakeServer({
    Offices: () => administrationResponse({ offices }),
    PublishedOffice: () => noticeOf(SITE.office.phone),
    CreateOffice: () => reply({ createOffice: { office: DELHI } }),
    UpdateOffice: () => reply({ updateOffice: { office: PUNE } }),
    DeleteOffice: ({ id }) => reply({ deleteOffice: { deletedId: id } }),
    ...replies,
  });
  const path = '/site-admin?view=offices';
  renderAt(
    path,
    <>
      <OfficesView home="/site-admin" />
      <Foot />
    </>,
    link,
  );
  await screen.findByRole('region', { name: 'Offices' });
  return {
    sent: (operation: string) =>
      requests.filter((each) => each.operation === operation).map(({ variables }) => variables),
  };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByRole('textbox', { name }), {
    target: { value },
  });

test('A-3-10 D-91 the list says what each office is reached by, and which one visitors are told', async () => {
  await show();
  const [pune, delhi] = screen.getAllByRole('article');
  expect(pune?.textContent).toContain('+91 20260 01234');
  expect([pune, delhi].map((each) => each?.textContent.includes('Active'))).toEqual([true, false]);
  expect(screen.queryByText(/No office is active/)).toBeNull();
});

test('a logo that is on its way is waited for before the office is sent', async () => {
  const { sent } = await show([PUNE]);
  press('Edit: 4 Example Marg, Pune');
  const file = new File(['x'], 'never', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Logo/, { selector: '[type=file]' }), {
    target: { files: [file] },
  });
  press('Save');
  expect(summaryLines()).toEqual(['Please wait until the logo has uploaded']);
  expect(sent('UpdateOffice')).toEqual([]);
});

test('D-91 where none is active it is said whose office visitors are told', async () => {
  await show([{ ...DELHI, isActive: false }]);
  const message = 'No office is active. Visitors see the office from the settings.';
  expect(screen.queryByText(message)).not.toBeNull();
});

test('A-3-10 a new one with its logo is sent as it is typed, active unless said otherwise', async () => {
  const { sent } = await show([]);
  press('New office');
  type('Address', ' 1 Example Chowk ');
  type('Phone', ' 9876543210 ');
  type('Email', ' delhi@ghar.example ');
  const file = new File(['x'], 'new-sign', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/Choose a picture/), { target: { files: [file] } });
  await screen.findByRole('button', { name: 'Remove logo' });
  type('Alt text for the logo', 'A banyan');
  press('Add');
  await findToast('Office added.');
  expect(sent('CreateOffice')).toEqual([
    {
      input: {
        address: '1 Example Chowk',
        phone: '9876543210',
        email: 'delhi@ghar.example',
        isActive: true,
        shownLogo: { id: 'new-sign', alt: 'A banyan' },
      },
    },
  ]);
  await waitFor(() => expect(sent('Offices').length).toBeGreaterThan(1));
});

test('A-3-10 what is missing or no phone or e-mail address is said before anything is sent', async () => {
  const { sent } = await show();
  press('New office');
  type('Phone', '12');
  type('Email', 'office');
  press('Add');
  expect(summaryLines()).toEqual([
    'Address: please fill this in',
    'Phone number must be exactly 10 digits',
    'Please enter a valid email address',
  ]);
  expect(sent('CreateOffice')).toEqual([]);
});

test('A-3-10 what the server refuses is said, and what was typed stays', async () => {
  await show([PUNE], {
    UpdateOffice: () => refusal('CONFLICT', 'One of the pictures is no longer there.'),
  });
  press('Edit: 4 Example Marg, Pune');
  type('Phone', '9876543210');
  press('Save');
  await screen.findByText('One of the pictures is no longer there.');
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('9876543210');
});

test('A-3-10 a logo is taken away by editing', async () => {
  const { sent } = await show([PUNE]);
  press('Edit: 4 Example Marg, Pune');
  press('Remove logo');
  press('Save');
  await findToast('Office saved.');
  expect(sent('UpdateOffice')).toMatchObject([{ id: PUNE.id, input: { shownLogo: null } }]);
});

test('A-3-10 the form asks for what an office is reached by, and says what may be written', async () => {
  await show([]);
  press('New office');
  const dialog = screen.getByRole('dialog', { name: 'New office' });
  const fields = [...dialog.querySelectorAll<HTMLInputElement>('textarea, input:not([hidden])')];
  const notes = (field: HTMLInputElement) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  expect(
    fields.map((field) => [
      field.labels?.[0]?.textContent,
      field.type,
      field.getAttribute('autocomplete'),
      notes(field),
    ]),
  ).toEqual([
    ['Address', 'textarea', null, ''],
    ['Phone', 'tel', 'off', 'Ten digits, without +91'],
    ['Email', 'email', 'off', ''],
    ['Choose a picture: Logo', 'file', null, 'Shown in the footer of every page.'],
    ['Show this office to visitors instead of any other', 'checkbox', null, ''],
  ]);
  expect(document.activeElement).toBe(fields[0]);
  expect(fields.at(-1)?.checked).toBe(true);
});

test('A-3-10 one that is edited stands in the form as it is, and only what was changed is sent', async () => {
  const { sent } = await show([{ ...PUNE, isActive: false }]);
  press('Edit: 4 Example Marg, Pune');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit this office' }));
  const value = (name: string) => dialog.getByLabelText<HTMLInputElement>(name).value;
  expect(['Address', 'Phone', 'Email'].map(value)).toEqual([
    '4 Example Marg, Pune',
    '2026001234',
    'pune@ghar.example',
  ]);
  const box = dialog.getByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  fireEvent.click(box);
  type('Phone', '9876543210');
  press('Save');
  await findToast('Office saved.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('UpdateOffice')).toEqual([
    { id: PUNE.id, input: { phone: '9876543210', isActive: true } },
  ]);
});

test('A-3-10 a new one that visitors are not to be told is added so', async () => {
  const { sent } = await show([]);
  press('New office');
  type('Address', '1 Example Chowk');
  type('Phone', '9876543210');
  type('Email', 'delhi@ghar.example');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Add');
  await findToast('Office added.');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('CreateOffice')).toMatchObject([{ input: { isActive: false, shownLogo: null } }]);
});

test.each([
  ['New office', 'Add', 'The office could not be added.'],
  ['Edit: 4 Example Marg, Pune', 'Save', 'The office could not be saved.'],
])(
  'after %s, what does not reach the server is said, and Cancel asks first',
  async (open, send, message) => {
    const lost: Reply = () => Promise.reject(new TypeError('No network.'));
    const { sent } = await show([PUNE], { CreateOffice: lost, UpdateOffice: lost });
    press(open);
    type('Address', '1 Example Chowk');
    type('Phone', '9876543210');
    type('Email', 'delhi@ghar.example');
    press(send);
    await screen.findByText(message);
    press('Cancel');
    fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('Offices')).toHaveLength(1);
  },
);

test('without any it is said what the first one is for', async () => {
  await show([]);
  expect(screen.getByRole('heading').textContent).toBe('No offices yet');
  screen.getByText(`The office you add appears in the footer of every page of ${SITE.name}.`);
});

test('D-91 one that was told is told no more by a press, and deleting another one says nothing of visitors', async () => {
  const { sent } = await show();
  press('Deactivate: 4 Example Marg, Pune');
  await findToast('Visitors no longer see this office.');
  expect(sent('UpdateOffice')).toEqual([{ id: PUNE.id, input: { isActive: false } }]);
  press('Delete: 1 Example Chowk');
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this office' }));
  dialog.getByText('This cannot be undone.');
  expect(dialog.queryByText(/settings/)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('DeleteOffice')).toEqual([]);
});

test('D-91 one is activated by a press, and deleting asks', async () => {
  const { sent } = await show();
  press('Activate: 1 Example Chowk');
  await findToast('Visitors now see this office.');
  expect(sent('UpdateOffice')).toEqual([{ id: DELHI.id, input: { isActive: true } }]);
  press('Delete: 4 Example Marg, Pune');
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('Visitors will then see the office from the settings.');
  expect(sent('DeleteOffice')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await findToast('Office deleted.');
  expect(sent('DeleteOffice')).toEqual([{ id: PUNE.id }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Edit', 'Save'],
  ['Deactivate', null],
])('A-2.1-02 after %s this tab says at once whom visitors are told', async (action, then) => {
  let phone = SITE.office.phone;
  await show([PUNE], {
    PublishedOffice: () => noticeOf(phone),
    UpdateOffice: () => {
      phone = '2026009999';
      return reply({ updateOffice: { office: PUNE } });
    },
  });
  const foot = screen.getByRole('contentinfo');
  await waitFor(() => expect(foot.textContent).toBe(SITE.office.phone));
  press(`${action}: 4 Example Marg, Pune`);
  if (then !== null) press(then);
  await waitFor(() => expect(foot.textContent).toBe('2026009999'));
});
