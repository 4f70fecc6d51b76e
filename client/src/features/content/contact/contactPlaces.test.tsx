import { expect, test } from 'vitest';
import { renderAt } from '../../../testing/renderAt.tsx';
import { ContactPlaces } from './ContactPlaces.tsx';
import { useContactPageQuery } from './ContactPage.generated.ts';

const EMPTY = { title: '', address: '', phone: '', email: '', hours: '', mapUrl: '' };

/** What the loader of the page does before it is drawn. */
function Places() {
  return useContactPageQuery().data ? <ContactPlaces /> : null;
}

test('A-1-05 A-3-11 each place says what is known of it, in its order', async () => {
  const contactDetails = [
    {
      id: 'a',
      title: 'Head office',
      address: '12 MG Road, Bengaluru',
      phone: '+91 (80) 4123-4567',
      email: 'office@example.com',
      hours: 'Monday to Friday',
      mapUrl: 'https://www.openstreetmap.org/?mlat=12.97',
    },
    { ...EMPTY, id: 'b', phone: '1800 123 456' },
    { ...EMPTY, id: 'd', phone: '9876543210' },
    { ...EMPTY, id: 'c', address: 'Pune', mapUrl: '/Pune' },
  ].map((each) => ({ __typename: 'ContactDetails', ...each }));
  const { container, findByText } = renderAt('/contact', <Places />, () => ({
    contactDetails,
    contactControls: [],
  }));
  await findByText('Head office');
  const places = [...container.querySelectorAll('li')].map((place) => [
    place.textContent,
    ...[...place.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  ]);
  expect(places).toEqual([
    [
      'Head office12 MG Road, Bengaluru+91 (80) 4123-4567office@example.comMonday to FridayMap',
      'tel:+918041234567',
      'mailto:office@example.com',
      'https://www.openstreetmap.org/?mlat=12.97',
    ],
    ['1800 123 456', 'tel:1800123456'],
    ['+91 98765 43210', 'tel:+919876543210'],
    ['PuneMap', '/Pune'],
  ]);
});
