import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawDialogs } from '../../../testing/dialogs.ts';
import {
  administrationResponse,
  reply,
  bare,
  fakeServer,
  never,
  refusal,
} from '../../../testing/fakeServer.ts';
import type { Reply } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { summaryLines } from '../../../testing/showDetailsForm.tsx';
import { findToast, withToasts } from '../../../testing/toasts.ts';
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
  administrationResponse({ amenities: { total: 2, pageCount: 1, items: [CINEMA, PARKING] } });

function show(replies: Record<string, Reply> = {}, search = '') {
  const { link, requests } = fakeServer({ Amenities: list, ...replies });
  renderAt(`/site-admin?view=amenities${search}`, <AmenitiesView home="/site-admin" />, link);
  return requests;
}

const request = (requests: ReturnType<typeof show>) => sentWith(requests, 'Amenities').length;
const dialogs = () => screen.queryAllByRole('dialog');
const pressIn = (name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByText(name)));

const item = (name: string) => screen.findByRole('article', { name });
const sentWith = (requests: ReturnType<typeof show>, name: string) =>
  requests.flatMap(({ operation, variables }) => (operation === name ? [variables] : []));

test('A-2.5-04 each amenity says where it is offered and how many listings have it', async () => {
  const requests = show({}, '&origin=added&search=roof');
  expect((await item('Rooftop Cinema')).textContent).toBe(
    'Rooftop CinemaAdded3 listingsHomes, Farms and farm housesAlso known as: open air cinemaEditDelete',
  );
  expect((await item('Parking')).textContent).toBe(
    'ParkingAt least 10,000 listingsAll property typesEdit',
  );
  expect(sentWith(requests, 'Amenities')[0]).toEqual({
    search: 'roof',
    isBuiltIn: false,
    page: 1,
  });
});

test('A-7.4-13 an amenity is added with what was chosen', async () => {
  const made = { ...CINEMA, id: 'x', name: 'Helipad' };
  const requests = show({ CreateAmenity: () => reply({ createAmenity: { amenity: made } }) });
  fireEvent.click(screen.getByText('New amenity'));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByText('Add'));
  expect(summaryLines()).toEqual(['Please enter the name of the amenity']);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Helipad' } });
  fireEvent.change(dialog.getByLabelText('Icon'), { target: { value: 'Compass' } });
  for (const family of ['Plots and land', 'Farms and farm houses']) {
    fireEvent.click(dialog.getByLabelText(family));
  }
  fireEvent.change(dialog.getByLabelText('Other names'), { target: { value: 'heliport\n' } });
  fireEvent.click(dialog.getByText('Add'));
  await findToast('Helipad added.');
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
    UpdateAmenity: () => reply({ updateAmenity: { amenity: { ...CINEMA, name: 'Cinema' } } }),
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
  const message = 'There is already an amenity named Parking.';
  show({ UpdateAmenity: () => refusal('CONFLICT', message) });
  fireEvent.click(within(await item('Rooftop Cinema')).getByText('Edit'));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Parking' } });
  fireEvent.click(dialog.getByText('Save'));
  await dialog.findByText(message);
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Parking');
});

test('A-7.4-13 before deleting it says how many have it, and why the server refuses', async () => {
  const message = '3 listings have Rooftop Cinema, so it cannot be deleted. You can rename it.';
  const requests = show({ DeleteAmenity: () => refusal('CONFLICT', message) });
  fireEvent.click(within(await item('Rooftop Cinema')).getByText('Delete'));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByText('3 listings. You can delete an amenity only if no listing uses it.');
  fireEvent.click(dialog.getByText('Delete'));
  await findToast(message);
  expect(sentWith(requests, 'DeleteAmenity')).toEqual([{ id: CINEMA.id }]);
});

test('the form of a new amenity: every picture and kind of property, all kinds chosen', async () => {
  show();
  await item('Parking');
  fireEvent.click(screen.getByText('New amenity'));
  const rendered = `${snapshot(screen.getByRole('dialog'))}\n`;
  expect(rendered).toMatchSnapshot('form');
});

test('the form of an amenity says what it is: its name, kinds and other names, and a picture that no list has', async () => {
  const lift = { ...CINEMA, icon: 'Elevator', aliases: ['lift', 'open air'] };
  const requests = show({
    Amenities: () =>
      administrationResponse({ amenities: { total: 1, pageCount: 1, items: [lift] } }),
    UpdateAmenity: () => reply({ updateAmenity: { amenity: lift } }),
  });
  fireEvent.click(within(await item('Rooftop Cinema')).getByText('Edit'));
  const form = within(screen.getByRole('dialog', { name: 'Edit Rooftop Cinema' }));
  const picture = form.getByLabelText<HTMLSelectElement>('Icon');
  expect(picture.selectedOptions[0]?.text).toBe('Current icon');
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: true });
  expect(ticked.map(({ value }) => value)).toEqual(['HOME', 'FARM']);
  const others = form.getByLabelText<HTMLTextAreaElement>('Other names');
  expect(others.value).toBe('lift\nopen air');
  fireEvent.change(form.getByLabelText('Name'), { target: { value: '  Roof  ' } });
  fireEvent.change(others, { target: { value: ' lift , elevator\n\n' } });
  await pressIn('Save');
  await findToast('Roof saved.');
  expect(dialogs()).toEqual([]);
  // The server leaves the picture as it is where none is said.
  expect(sentWith(requests, 'UpdateAmenity')).toEqual([
    { id: CINEMA.id, input: { name: 'Roof', icon: null, aliases: ['lift', 'elevator'] } },
  ]);
});

test('an amenity that no form would offer is not sent; a kind that is chosen again puts it right', async () => {
  const requests = show({ UpdateAmenity: () => reply({ updateAmenity: { amenity: CINEMA } }) });
  fireEvent.click(within(await item('Rooftop Cinema')).getByText('Edit'));
  const form = within(screen.getByRole('dialog'));
  const homes = form.getByLabelText('Homes');
  for (const family of [homes, form.getByLabelText('Farms and farm houses')]) {
    fireEvent.click(family);
  }
  await pressIn('Save');
  const sentence = 'Please choose at least one property type';
  expect(summaryLines()).toEqual([sentence]);
  expect(form.getByText(sentence, { selector: 'fieldset > p' })).toBeDefined();
  expect(sentWith(requests, 'UpdateAmenity')).toEqual([]);
  fireEvent.click(homes);
  expect(form.queryByText(sentence)).toBeNull();
  await pressIn('Save');
  expect(sentWith(requests, 'UpdateAmenity')).toEqual([
    { id: CINEMA.id, input: { suits: ['HOME'] } },
  ]);
});

test.each([
  ['New amenity', 'Add', 'The amenity could not be added.'],
  ['Edit', 'Save', 'The amenity could not be saved.'],
])('where %j gets no answer it says so, and can be sent again', async (open, send, sentence) => {
  const fail: Reply = () => bare(502);
  const requests = show({ CreateAmenity: fail, UpdateAmenity: fail });
  const [button] = await screen.findAllByText(open);
  fireEvent.click(button ?? document.body);
  const form = within(screen.getByRole('dialog'));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Helipad' } });
  await pressIn(send);
  await form.findByText(sentence);
  await pressIn(send);
  expect(requests.filter(({ operation }) => operation !== 'Amenities')).toHaveLength(2);
});

test('while an amenity is being saved its button says so', async () => {
  show({ CreateAmenity: never });
  await item('Parking');
  fireEvent.click(screen.getByText('New amenity'));
  const form = within(screen.getByRole('dialog'));
  fireEvent.change(form.getByLabelText('Name'), { target: { value: 'Helipad' } });
  expect(form.getByText('Add').getAttribute('aria-disabled')).toBeNull();
  await pressIn('Add');
  expect(form.getByText('Add').getAttribute('aria-disabled')).toBe('true');
});

test('the list is read again once an amenity is added, and not where the form was only closed', async () => {
  const requests = show({ CreateAmenity: () => reply({ createAmenity: { amenity: CINEMA } }) });
  await item('Parking');
  fireEvent.click(screen.getByText('New amenity'));
  await pressIn('Cancel');
  expect([dialogs(), request(requests)]).toEqual([[], 1]);
  fireEvent.click(screen.getByText('New amenity'));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Helipad' } });
  await pressIn('Add');
  await waitFor(() => expect(request(requests)).toBe(2));
});

test('an amenity is deleted after a question that can be answered with no', async () => {
  const unused = { ...CINEMA, propertyCount: 0 };
  const requests = show({
    Amenities: () =>
      administrationResponse({ amenities: { total: 1, pageCount: 1, items: [unused] } }),
    DeleteAmenity: () => reply({ deleteAmenity: { deletedId: CINEMA.id } }),
  });
  const remove = within(await item('Rooftop Cinema')).getByText('Delete');
  expect(dialogs()).toEqual([]);
  fireEvent.click(remove);
  const [dialog] = dialogs();
  expect(dialog?.textContent).toBe(
    'Delete Rooftop CinemaNo listings. You can delete an amenity only if no listing uses it.This cannot be undone.CancelDelete',
  );
  await pressIn('Cancel');
  expect([dialogs(), sentWith(requests, 'DeleteAmenity')]).toEqual([[], []]);
  fireEvent.click(remove);
  await pressIn('Delete');
  expect(dialogs()).toEqual([]);
  await findToast('Rooftop Cinema deleted.');
  expect(request(requests)).toBeGreaterThan(1);
});

test.each([
  ['', { search: null, isBuiltIn: null }, 'All'],
  ['&origin=added', { search: null, isBuiltIn: false }, 'Added'],
  ['&origin=catalogue', { search: null, isBuiltIn: true }, 'Built-in'],
])('the list of %j asks for %j, and its chip is %s', async (query, variables, label) => {
  const nothing = { total: 0, pageCount: 1, items: [] };
  const requests = show({ Amenities: () => administrationResponse({ amenities: nothing }) }, query);
  await screen.findByText('No amenities found');
  screen.getByText('New amenities are available to sellers and in filters right away.');
  screen.getByLabelText('Name or ID');
  expect(sentWith(requests, 'Amenities')).toMatchObject([variables]);
  const chips = screen.getByRole('navigation', { name: 'Amenities by origin' });
  expect(chips.querySelector('[aria-current]')?.textContent).toBe(label);
  expect(within(chips).getAllByRole('link')).toHaveLength(3);
});

test('how many amenities there are stands above them; a list that does not come says so', async () => {
  show();
  await item('Parking');
  expect(screen.getByText('2 amenities')).toBeDefined();
  show({ Amenities: () => refusal('FORBIDDEN') });
  expect(await screen.findByText('The amenities could not be loaded')).toBeDefined();
});
