import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../testing/dialogs.ts';
import { administrationAnswer, answer, fakeServer, refusal } from '../../testing/fakeServer.ts';
import type { Reply } from '../../testing/fakeServer.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { summaryLines } from '../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../testing/toasts.ts';
import { AmenitiesView } from './AmenitiesView.tsx';

drawDialogs();
withToasts();

const CINEMA = {
  id: '66f0000000000000000000ee',
  name: 'Rooftop Cinema',
  icon: 'Sun',
  suits: ['HOME', 'FARM'],
  aliases: ['open air cinema'],
  isBuiltIn: false,
  propertyCount: 3,
};
const PARKING = {
  ...CINEMA,
  id: '5eed0000a0e100000000000e',
  name: 'Parking',
  icon: 'SquareParking',
  suits: ['HOME', 'LAND', 'WORKPLACE', 'STORAGE', 'FARM'],
  aliases: [],
  isBuiltIn: true,
  propertyCount: 10_000,
};

const list: Reply = () =>
  administrationAnswer({ amenities: { total: 2, pageCount: 1, items: [CINEMA, PARKING] } });

function show(replies: Record<string, Reply> = {}, search = '') {
  const { link, requests } = fakeServer({ Amenities: list, ...replies });
  renderAt(`/site-admin?view=amenities${search}`, <AmenitiesView home="/site-admin" />, link);
  return requests;
}

const item = (name: string) => screen.findByRole('article', { name });
const sentWith = (requests: ReturnType<typeof show>, name: string) =>
  requests.flatMap(({ operation, variables }) => (operation === name ? [variables] : []));

test('A-2.5-04 each amenity says where it is offered and how many listings have it', async () => {
  const requests = show({}, '&origin=added&search=roof');
  expect((await item('Rooftop Cinema')).textContent).toBe(
    'Rooftop CinemaAdded3 listingsHomes, Farms and farm housesAlso: open air cinemaEditDelete',
  );
  expect((await item('Parking')).textContent).toBe('ParkingAt least 10,000 listingsAll formsEdit');
  expect(sentWith(requests, 'Amenities')[0]).toEqual({
    search: 'roof',
    isBuiltIn: false,
    page: 1,
  });
});

test('A-7.4-13 an amenity is added with what was chosen', async () => {
  const made = { ...CINEMA, id: 'x', name: 'Helipad' };
  const requests = show({ CreateAmenity: () => answer({ createAmenity: { amenity: made } }) });
  fireEvent.click(screen.getByText('New amenity'));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByText('Add'));
  expect(summaryLines()).toEqual(['Please enter the name of the amenity']);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Helipad' } });
  fireEvent.change(dialog.getByLabelText('Picture'), { target: { value: 'Compass' } });
  for (const family of ['Plots and land', 'Farms and farm houses']) {
    fireEvent.click(dialog.getByLabelText(family));
  }
  fireEvent.change(dialog.getByLabelText('Other names'), { target: { value: 'heliport\n' } });
  fireEvent.click(dialog.getByText('Add'));
  await findToast('Helipad is offered from now on.');
  expect(sentWith(requests, 'CreateAmenity')).toEqual([
    {
      input: {
        name: 'Helipad',
        icon: 'Compass',
        suits: ['HOME', 'WORKPLACE', 'STORAGE'],
        aliases: ['heliport'],
      },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('A-7.4-13 what was left as it was is not sent: somebody else may have changed it meanwhile', async () => {
  const requests = show({
    UpdateAmenity: () => answer({ updateAmenity: { amenity: { ...CINEMA, name: 'Cinema' } } }),
  });
  fireEvent.click(within(await item('Rooftop Cinema')).getByText('Edit'));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Cinema' } });
  fireEvent.click(dialog.getByText('Save'));
  await findToast('Cinema saved.');
  expect(sentWith(requests, 'UpdateAmenity')).toEqual([
    { id: CINEMA.id, input: { name: 'Cinema' } },
  ]);
});

test('A-7.4-13 a name that is taken is said, and nothing typed is lost', async () => {
  const said = 'There is already an amenity named Parking.';
  show({ UpdateAmenity: () => refusal('CONFLICT', said) });
  fireEvent.click(within(await item('Rooftop Cinema')).getByText('Edit'));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Parking' } });
  fireEvent.click(dialog.getByText('Save'));
  await dialog.findByText(said);
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Parking');
});

test('A-7.4-13 before deleting it says how many have it, and why the server refuses', async () => {
  const said = '3 listings have Rooftop Cinema, so it cannot be deleted. You can rename it.';
  const requests = show({ DeleteAmenity: () => refusal('CONFLICT', said) });
  fireEvent.click(within(await item('Rooftop Cinema')).getByText('Delete'));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('3 listings. Only an amenity that no listing has can be deleted.');
  fireEvent.click(dialog.getByText('Delete'));
  await findToast(said);
  expect(sentWith(requests, 'DeleteAmenity')).toEqual([{ id: CINEMA.id }]);
});
