import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { createCache } from '../../apollo/client.ts';
import { namesOf } from '../../features/market/search/filterWords.ts';
import { readListing } from '../../features/market/search/listingAddress.ts';
import { loadRelaxations } from './loadRelaxations.ts';

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

async function textOf(query: string, label: string, wider: string) {
  const relaxations = [
    { __typename: 'Relaxation', label, query: wider, total: 14, totalIsLowerBound: false },
  ];
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next({ data: { relaxations } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: createCache() });
  const list = readListing(new URLSearchParams(query), null);
  return (await loadRelaxations(client, list, NAMES)).map(({ text }) => text);
}

test.each([
  ['city=Agra&bedrooms=2', 'Any number of bedrooms', 'city=Agra', 'Without ‘2 BHK’: 14 properties'],
  ['features=Lift,Garden', 'Any amenities', '', 'Without ‘Lift’ and ‘Garden’: 14 properties'],
  [
    'city=Mysuru&bedrooms=2',
    'All of Karnataka',
    'bedrooms=2&state=Karnataka',
    'All of Karnataka, without ‘Mysuru’: 14 properties',
  ],
  [
    'maxPrice=5000000',
    'Up to ₹62.5 Lakh',
    'maxPrice=6250000',
    'Up to ₹62.5 Lakh, without ‘Up to ₹50 Lakh’: 14 properties',
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
])('what %s gives up is named by its chips', async (query, label, wider, text) => {
  expect(await textOf(query, label, wider)).toEqual([text]);
});
