import { expect, test } from 'vitest';
import { namesOf } from '../../features/market/search/filterWords.ts';
import { readListing } from '../../features/market/search/listingAddress.ts';
import { relaxationStep } from './relaxationSteps.ts';

const NAMES = namesOf({
  subtypes: [
    {
      key: 'agricultural-land',
      title: 'Agricultural Land',
      plural: 'Agricultural Land',
      slug: 'agricultural-land',
      type: 'AGRICULTURAL',
      sizeUnits: ['Acres'],
      propertyCount: 1,
    },
  ],
});

function textOf(query: string, label: string, wider: string) {
  const list = readListing(new URLSearchParams(query), null);
  const step = { label, query: wider, total: 14, totalIsLowerBound: false };
  return relaxationStep(list, NAMES, step).text;
}

test.each([
  ['city=Agra&bedrooms=2', 'Any number of bedrooms', 'city=Agra', 'Without ‘2 BHK’: 14 properties'],
  ['features=Lift,Garden', 'Any amenities', '', 'Without ‘Lift’ and ‘Garden’: 14 properties'],
  [
    'city=Mysuru&bedrooms=2',
    'All of Karnataka',
    'bedrooms=2&state=Karnataka',
    'All of Karnataka: 14 properties',
  ],
  ['maxPrice=5000000', 'Up to ₹57.5 Lakh', 'maxPrice=5750000', 'Up to ₹57.5 Lakh: 14 properties'],
  [
    'city=Bengaluru&location=Indiranagar',
    'All of Bengaluru',
    'city=Bengaluru',
    'All of Bengaluru: 14 properties',
  ],
  [
    'city=Agra&bedrooms=2&status=sell&minSize=900',
    'Everything in Agra',
    'city=Agra',
    'Without ‘For Sale’, ‘2 BHK’ and ‘From 900 sq ft’: 14 properties',
  ],
  [
    'subtype=agricultural-land&minSize=43560',
    'Any size',
    'subtype=agricultural-land',
    'Without ‘From 1 acre’: 14 properties',
  ],
  ['city=Agra&keyword=lake', 'Without the keywords', 'city=Agra', 'Without “lake”: 14 properties'],
])(
  'V-2.5-13 from %s to %j: named by what is given up, or by what is there instead',
  (query, label, wider, text) => {
    expect(textOf(query, label, wider)).toBe(text);
  },
);
