import { ask, call, print } from './programs.ts';
import type { Example } from './programs.ts';

/** What needs no account. */

export const SEARCH: Example = {
  given: '',
  graphql: (url) => `${ask(url)}
const { properties } = await ask(
  \`query ($filter: PropertyFilter, $page: Int!) {
    properties(filter: $filter, sort: PRICE_ASC, page: $page, pageSize: 10) {
      total
      hasMore
      items { id title price }
    }
  }\`,
  {
    filter: { city: 'Pune', purpose: 'SELL', bedrooms: { min: 2 }, maxPrice: 20000000 },
    page: 1,
  },
);
${print('properties')}`,
  rest: (url) => `${call(url)}
const query = new URLSearchParams({
  city: 'Pune',
  status: 'sell',
  bedrooms: '2+',
  maxPrice: '20000000',
  sort: 'price_asc',
  page: '1',
  limit: '10',
});
const { pagination, properties } = await call('GET', '/api/properties?' + query);
const items = properties.map(({ id, title, details }) => ({ id, title, price: details.cost }));
${print('{ total: pagination.total, hasMore: pagination.hasMore, items }')}`,
};

export const READ: Example = {
  given: 'PROPERTY',
  graphql: (url) => `${ask(url)}
const [id] = process.argv.slice(2);
const { property } = await ask(
  \`query ($id: ID!) {
    property(id: $id) { id title city contact { phone } }
  }\`,
  { id },
);
${print('property')}`,
  rest: (url) => `${call(url)}
const [id] = process.argv.slice(2);
const { property } = await call('GET', '/api/properties/' + id);
const { title, city, contactPhone } = property;
${print('{ id, title, city, contact: { phone: contactPhone } }')}`,
};

export const ENQUIRE: Example = {
  given: 'PROPERTY',
  graphql: (url) => `${ask(url)}
const [propertyId] = process.argv.slice(2);
const { sendEnquiry } = await ask(
  \`mutation ($input: EnquiryInput!) {
    sendEnquiry(input: $input) { message contact { phone } }
  }\`,
  {
    input: {
      propertyId,
      name: 'Ravi Nair',
      mobileNumber: '9812345670',
      message: 'Is it still available?',
    },
  },
);
${print('sendEnquiry')}`,
  rest: (url) => `${call(url)}
const [propertyId] = process.argv.slice(2);
const { message, data } = await call('POST', '/api/seller-leads', {
  propertyId,
  name: 'Ravi Nair',
  mobileNumber: '9812345670',
  message: 'Is it still available?',
});
${print('{ message, contact: { phone: data.contact.phone } }')}`,
};
