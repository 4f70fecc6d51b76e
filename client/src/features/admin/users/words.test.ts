import { expect, test } from 'vitest';
import { nameOf, typeOf } from './words.ts';

test.each([
  ['BUYER', null, null, 'Property Buyer'],
  ['SELLER', 'OWNER', null, 'Property Seller'],
  ['SELLER', 'AGENT', null, 'Agent'],
  ['SELLER', 'BUILDER', null, 'Builder'],
  ['SELLER', null, null, 'Property Seller'],
  ['BUILDER', 'BUILDER', null, 'Builder'],
  ['BUILDER', 'BUILDER', 'ADMIN', 'Builder Admin'],
  ['BUILDER', 'BUILDER', 'MANAGER', 'Builder Manager'],
  ['BUILDER', 'BUILDER', 'EXECUTIVE', 'Builder Executive'],
  ['BUILDER', 'AGENT', null, 'Builder'],
  ['SITE_ADMIN', null, 'SITE_ADMIN', 'Site Admin'],
  [null, null, null, 'Not chosen yet'],
] as const)('a %s of kind %s with role %s is called %s', (userType, kind, role, words) => {
  expect(typeOf({ userType, kind, role })).toBe(words);
});

test.each([
  ['Asha', '9876543210', 'asha@example.in', 'Asha'],
  [null, '9876543210', 'asha@example.in', '9876543210'],
  [null, null, 'asha@example.in', 'asha@example.in'],
  [null, null, null, 'No name'],
])('whoever has the name %s, the mobile %s and the address %s is called %s', (...known) => {
  const [name, mobile, email, words] = known;
  expect(nameOf({ name, mobile, email })).toBe(words);
});
