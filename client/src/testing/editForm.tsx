import { FIELDS } from '../../../schema/catalogue/fields.ts';
import { smallestValid, subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import type { Details } from '../../../schema/catalogue/model.ts';
import { screen } from '@testing-library/react';
import { EditPropertyView } from '../features/seller/editing/EditPropertyView.tsx';
import { showViewer } from '../session/viewer.ts';
import { Link } from '../ui/Link.tsx';
import { reply, fakeServer } from './fakeServer.ts';
import type { Reply } from './fakeServer.ts';
import { account, picture } from './fixtures.ts';
import { renderAt } from './renderAt.tsx';
import { pressNext } from './showDetailsForm.tsx';

export const HOME = '/seller-dashboard';
export const ID = '66f0000000000000000000aa';
export const SELLER = account({ userType: 'seller' });
const LAND = subtypeByKey('commercial-land');
export const DETAILS: Details = { ...smallestValid(LAND), locality: 'Sector 62', cost: 10_000_000 };

export const LISTING = {
  id: ID,
  version: 'one',
  title: 'Land by the road',
  subtype: { key: LAND.key },
  purpose: 'SELL',
  state: 'Uttar Pradesh',
  city: 'Noida',
  locality: 'Sector 62',
  address: null,
  pincode: null,
  latitude: 28.62,
  longitude: 77.36,
  locationIsApproximate: true,
  price: 10_000_000,
  contact: { __typename: 'OpenContact', phone: '9812345670', email: 'asha@example.in' },
  description: '',
  shareWithAgents: false,
  approvalStatus: 'APPROVED',
  rejectionReason: null,
  isPublic: true,
  seller: { id: SELLER.id, name: 'Asha' },
  pictures: [picture(1), picture(2)],
  // Every field is asked for, and most are empty.
  details: { ...Object.fromEntries(Object.keys(FIELDS).map((key) => [key, null])), ...DETAILS },
};

export const found: Reply = () =>
  reply({
    viewer: { editTerms: { waits: true, reviewedPrice: 10_000_000 } },
    property: LISTING,
  });
export const taken: Reply = () =>
  reply({ updateProperty: { property: { id: ID, approvalStatus: 'APPROVED', isPublic: true } } });

const noRate: Reply = () => reply({ usualRate: null });

/** Draws the page of a listing that is edited, with a link that leads away. */
export function showEdit({
  home = HOME,
  id = ID,
  load = found,
  send = taken,
  rate = noRate,
  more = {},
}: Given = {}) {
  const { link, requests } = fakeServer({
    ...more,
    PropertyToEdit: load,
    EditProperty: send,
    UsualRate: rate,
    PostingStates: () => reply({ states: [{ name: 'Rajasthan' }, { name: 'Uttar Pradesh' }] }),
    PostingCities: ({ state }) =>
      reply({
        cities: [
          {
            id: '1',
            name: state === 'Rajasthan' ? 'Jaipur' : 'Noida',
            district: null,
            propertyCount: 3,
          },
        ],
      }),
  });
  showViewer(SELLER);
  const shown = renderAt(
    '/edit',
    <>
      <Link to="/">Home</Link>
      <EditPropertyView home={home} id={id} />
    </>,
    link,
  );
  const sent = () => requests.filter(({ operation }) => operation === 'EditProperty');
  return { ...shown, sent };
}

interface Given {
  home?: string;
  id?: string | null;
  load?: Reply;
  send?: Reply;
  rate?: Reply;
  /** What else is answered. */
  more?: Readonly<Record<string, Reply>>;
}

/** Shows the loaded form. */
export async function showEditForm(input: Given = {}) {
  const shown = showEdit(input);
  await screen.findByText('Step 1 Land Info', { selector: 'h2' });
  return shown;
}
/** Its second step. */
export async function showEditSecondStep(input: Given = {}) {
  const shown = await showEditForm(input);
  pressNext();
  await screen.findByText('Step 2 Details', { selector: 'h2' });
  return shown;
}
