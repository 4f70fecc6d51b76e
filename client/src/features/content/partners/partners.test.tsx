import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import { administrationResponse, fakeServer, reply } from '../../../testing/fakeServer.ts';
import { picture } from '../../../testing/fixtures.ts';
import { answerPictures } from '../../../testing/pictureSending.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { summaryLines } from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
import { PartnersView } from './PartnersView.tsx';

answerPictures(() => ({ picture: picture(7) }));
drawDialogs();
withToasts();

const VRIKSHAL = {
  __typename: 'Partner',
  id: 'a',
  isActive: true,
  name: 'Vrikshal',
  logo: { __typename: 'Picture', ...picture(1) },
  link: 'https://vrikshal.example',
};

async function open(button: string) {
  const { link, requests } = fakeServer({
    Partners: () =>
      administrationResponse({
        partners: { total: 1, pageCount: 1, items: [VRIKSHAL] },
        all: { total: 1 },
        shown: { total: 1 },
      }),
    CreatePartner: () => reply({ createPartner: { partner: VRIKSHAL } }),
    UpdatePartner: () => reply({ updatePartner: { partner: VRIKSHAL } }),
  });
  renderAt('/site-admin?view=partners', <PartnersView home="/site-admin" />, link);
  await screen.findByRole('article');
  fireEvent.click(screen.getByText(button));
  const form = within(screen.getByRole('dialog'));
  return {
    form,
    type: (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } }),
    press: (name: string) => act(async () => fireEvent.click(form.getByText(name))),
    sent: (name: string) =>
      requests.flatMap(({ operation, variables }) => (operation === name ? [variables] : [])),
  };
}

test('V-1-09 a partner is added with a logo, what it shows, and a link', async () => {
  const { form, type, press, sent } = await open('New partner');
  await press('Add');
  expect(summaryLines()).toEqual(['Please enter the name of the organisation']);
  type('Name', 'Meruvan');
  type('Link', 'http://meruvan.example');
  await press('Add');
  expect(summaryLines()).toEqual(['Please enter an address that starts with https://']);
  type('Link', 'https://meruvan.example');
  await act(async () => {
    fireEvent.change(form.getByLabelText(/^Choose a picture/), {
      target: { files: [new File(['x'], 'mark.png', { type: 'image/png' })] },
    });
  });
  type('Alt text for the logo', 'A mountain');
  await press('Add');
  await findToast('The partner was added.');
  const logo = { id: picture(7).id, alt: 'A mountain' };
  const input = { name: 'Meruvan', link: 'https://meruvan.example', isActive: true, logo };
  expect(sent('CreatePartner')).toEqual([{ input }]);
});

test('V-1-09 of a partner that is changed only the changes are sent', async () => {
  const { form, press, sent } = await open('Edit');
  fireEvent.click(form.getByRole('button', { name: 'Remove logo' }));
  await press('Save');
  await findToast('The partner was saved.');
  expect(sent('UpdatePartner')).toEqual([{ id: 'a', input: { logo: null } }]);
});
