import { named, object, text, type ValueOf } from '../../platform/http/jsonSchema.ts';
import { pick } from '../../platform/pick.ts';
import { type RestRow } from '../../platform/http/rest.ts';
import { type RestBody } from '../../platform/http/restField.ts';
import { presentPlaced } from '../../sortable/ordered.presenter.ts';
import { orderedRows, publicRow } from '../../sortable/ordered.rest.ts';
import { ORDERED_FIELDS } from '../../sortable/ordered.schema.ts';
import { type OrderedRest } from '../../sortable/orderedRest.ts';
import { type ContactDetails } from './contactDetails.entity.ts';
import { CreateContactDetailsInput, UpdateContactDetailsInput } from './contactDetails.input.ts';
import { CONTACT_DETAILS } from './contactDetailsResource.ts';

const RECORD = named(
  'ContactDetails',
  object({
    ...ORDERED_FIELDS,
    title: text('Name of the location. May be empty, like all of these fields.', {
      examples: ['Head office'],
    }),
    address: text('Address in one line.'),
    phone: text('Phone number in display format.'),
    email: text('Email address.'),
    hours: text('Opening hours as text.'),
    mapUrl: text('Map of the location.'),
  }),
);

const BODY: RestBody = {
  title: 'Head office',
  address: '12 MG Road, Bengaluru 560001',
  phone: '080 4123 4567',
  email: 'office@example.com',
  hours: 'Monday to Saturday, 10 am to 6 pm',
  mapUrl: 'https://www.openstreetmap.org/?mlat=12.97&mlon=77.61',
};

const REST: OrderedRest<ContactDetails, UpdateContactDetailsInput> = {
  noun: CONTACT_DETAILS,
  path: '/api/site-admin/contact-us-details',
  tag: 'Contact page',
  record: RECORD,
  present,
  body: BODY,
  inputs: { create: CreateContactDetailsInput, update: UpdateContactDetailsInput },
};

export const CONTACT_DETAILS_ROWS: readonly RestRow[] = [
  ...orderedRows(REST),
  publicRow(REST, '/api/contact-us/details/active'),
];

function present(row: ContactDetails): ValueOf<typeof RECORD> {
  return {
    ...presentPlaced(row),
    ...pick(row, ['title', 'address', 'phone', 'email', 'hours', 'mapUrl']),
  };
}
