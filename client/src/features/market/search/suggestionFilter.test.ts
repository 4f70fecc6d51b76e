import { expect, test } from 'vitest';
import { withSuggestion } from './suggestionFilter.ts';
import type { Suggestion } from './suggestionFilter.ts';

const nothing: Suggestion = {
  kind: 'CITY',
  label: '',
  detail: null,
  propertyCount: 3,
  propertyCountIsLowerBound: false,
  city: null,
  state: null,
  locality: null,
  pincode: null,
  subtype: null,
  filter: null,
  keyword: null,
  isPopular: false,
};

test('a place takes the place of another place and of what was typed', () => {
  const chosen = { keyword: 'whitef', city: 'Pune', state: 'Maharashtra', location: 'Baner' };
  const whitefield = { ...nothing, city: 'Bengaluru', state: 'Karnataka', locality: 'Whitefield' };
  expect(withSuggestion({ ...chosen, purpose: 'rent' }, whitefield)).toEqual({
    city: 'Bengaluru',
    state: 'Karnataka',
    location: 'Whitefield',
    purpose: 'rent',
  });
});

test('a city takes the whole place that was chosen before away', () => {
  const chosen = { state: 'Goa', district: 'North Goa', city: 'Panaji', location: 'Miramar' };
  const pune = { ...nothing, city: 'Pune', state: 'Maharashtra' };
  expect(withSuggestion(chosen, pune)).toEqual({ city: 'Pune', state: 'Maharashtra' });
  const goa = { ...nothing, kind: 'STATE' as const, state: 'Goa' };
  expect(withSuggestion({ ...chosen, rooms: { min: 2, max: 2 } }, goa)).toEqual({
    state: 'Goa',
    rooms: { min: 2, max: 2 },
  });
});

test('a subtype keeps the place and drops the type it may not belong to', () => {
  const villa = { ...nothing, kind: 'SUBTYPE' as const, subtype: 'residential-house-villa' };
  expect(withSuggestion({ city: 'Pune', type: 'commercial', keyword: 'vill' }, villa)).toEqual({
    city: 'Pune',
    subtype: 'residential-house-villa',
  });
});

test('a project is searched as words', () => {
  const project = { ...nothing, kind: 'PROJECT' as const, keyword: 'Prestige Lakeside' };
  expect(withSuggestion({ keyword: 'pres' }, project)).toEqual({ keyword: 'Prestige Lakeside' });
});

test('a phrase says itself where it is looked for', () => {
  const phrase = { ...nothing, kind: 'PHRASE' as const, keyword: '2 bhk in wakad' };
  const chosen = {
    keyword: '2 bhk',
    city: 'Agra',
    state: 'Uttar Pradesh',
    purpose: 'rent' as const,
  };
  expect(withSuggestion(chosen, phrase)).toEqual({ keyword: '2 bhk in wakad', purpose: 'rent' });
  const inside = { ...phrase, city: 'Pune', state: 'Maharashtra' };
  expect(withSuggestion(chosen, inside)).toMatchObject({ city: 'Pune', keyword: '2 bhk in wakad' });
  const halfTyped = { ...inside, locality: 'Wakad', keyword: '2 bhk' };
  expect(withSuggestion({ ...chosen, location: 'Tajganj' }, halfTyped)).toEqual({
    city: 'Pune',
    state: 'Maharashtra',
    location: 'Wakad',
    keyword: '2 bhk',
    purpose: 'rent',
  });
});

test('D-123 a PIN code takes the place of another place', () => {
  const pincode = { ...nothing, kind: 'PINCODE' as const, pincode: '560066' };
  const chosen = { keyword: '5600', city: 'Pune', pincode: '411001', within: 5 };
  expect(withSuggestion(chosen, pincode)).toEqual({ pincode: '560066' });
});

test('D-122 a filter is set where the search is, or in the city that it was suggested for', () => {
  const inPune = { city: 'Pune', state: 'Maharashtra' };
  const furnished = {
    ...nothing,
    ...inPune,
    kind: 'FILTER' as const,
    filter: 'furnishing=furnished',
  };
  const filter = { furnishing: ['furnished'] };
  expect(withSuggestion({ keyword: 'furn' }, furnished)).toEqual({ ...inPune, ...filter });
  const chosen = { keyword: 'furn', location: 'Baner', furnishing: ['unfurnished'] };
  expect(withSuggestion(chosen, furnished)).toEqual({ location: 'Baner', ...filter });
});
