import { describe, expect, test } from 'vitest';
import { localityKey, PART_MARK, readLocalityName } from './localityName.ts';
import { localityPlace } from './localityPlace.ts';

const keyOf = (name: string) => localityKey(readLocalityName(name));

describe('D-113 ways of writing one locality', () => {
  test.each([
    ['case and blanks', 'SHANTHI  nagar', 'Shanthi Nagar', 'shanthinagar'],
    ['punctuation', 'Aliganj,', 'Aliganj.', ' aliganj '],
    ['initials', 'C.V. Raman Nagar', 'CV Raman nagar', 'c v ramannagar'],
    ['doubled letters', 'Gachibowli', 'Gacchibowli', 'GACHIBOWLLI'],
    ['long vowels', 'Ameerpet', 'Amirpet', 'Aameerpet'],
    ['a short a that is not heard', 'Vasanthpura', 'Vasanthapura', 'Vasanthapur'],
    ['breath', 'Bharath Nagar', 'Bharat Nagar', 'Barat nagar'],
    ['sh and s, v and w', 'Ashwini Nagar', 'Asvini Nagar', 'Ashvini nagar'],
    ['x', 'Laxmi Nagar', 'Lakshmi Nagar', 'LAXMINAGAR'],
    ['y at the end', 'Murthy Colony', 'Murthi Colony', 'murti colony'],
    ['plurals', 'Palm Garden', 'Palm Gardens', 'palm gardens'],
    ['short forms', 'M G Road', 'MG Rd', 'mg rd.'],
    ['roman numerals', 'Knowledge Park II', 'Knowledge Park 2', 'knowledge park ii'],
    ['the order of a part', 'Sector 9 Rohini', 'Rohini Sector IX', 'Rohini, Sec-9'],
    [
      'ordinals',
      '2nd Stage Kuvempu Nagar',
      'Kuvempunagar 2 nd stage',
      'Kuvempu Nagar second stage',
    ],
    ['letters of parts', 'Shastri Nagar Block B', 'B Block Shastri Nagar', 'shastri nagar b blk'],
    ['sides', 'Andheri West', 'andheri (w)', 'Andheri W'],
    ['what is near it', 'Off Baner Road', 'Baner Road', 'Near Baner Road'],
    [
      'several parts',
      '6th Main, 2nd Cross, Hebbal',
      'Hebbal 2nd Cross 6th Main',
      'hebbal, main 6, cross 2',
    ],
  ])('%s: %j, %j and %j', (_what, ...names) => {
    expect(new Set(names.map(keyOf)).size).toBe(1);
    expect(keyOf(names[0] ?? '')).not.toBe('');
  });
});

describe('D-113 different localities', () => {
  test.each([
    ['J C Nagar', 'JP Nagar'],
    ['KR Road', 'K Road'],
    ['Block A Saket', 'Block B Saket'],
    ['Saket Phase II', 'Saket Phase III'],
    ['Saket Phase 1', 'Saket Sector 1'],
    ['Sector 1A Vashi', 'Sector 1 Vashi'],
    ['4th T Block Saket', '4th Block Saket'],
    ['Baner', 'Baner Road'],
    ['Narhe', 'B Narhe'],
    ['Manjari', 'Manjuri'],
    ['Herohalli', 'Harohalli'],
    ['Hanuman Nagar', 'Hanumanth Nagar'],
    ['BHEL Colony', 'BEL Colony'],
    ['BCC Colony', 'BCMC Colony'],
    ['80 Feet Road', '60 Feet Road'],
    ['Sector 6', 'Sector 62'],
    ['Andheri East', 'Andheri West'],
    ['नेहरू नगर', 'गांधी नगर'],
  ])('%j is not %j', (a, b) => {
    expect(keyOf(a)).not.toBe(keyOf(b));
  });
});

test.each([
  ['Banashankari', 'Banashankari 2nd Stage'],
  ['Andheri', 'Andheri East'],
  ['Model Town', 'Model Town Extn'],
  ['Knowledge Park', 'Knowledge Park III'],
  ['Rohini', 'Pocket 4, Sector 9, Rohini'],
])('D-113 %j contains %j: its key begins that of the part', (full, part) => {
  expect(keyOf(part).startsWith(keyOf(full) + PART_MARK)).toBe(true);
});

test.each([
  ['Sector 62', { base: 'sector62', part: '' }],
  ['A Block', { base: 'blocka', part: '' }],
  ['Phase 2', { base: 'phase2', part: '' }],
  ['42', { base: '42', part: '' }],
  ['- , .', { base: '', part: '' }],
  ['', { base: '', part: '' }],
])('%j is read as it is', (text, name) => {
  expect(readLocalityName(text)).toEqual(name);
});

describe('D-113 the place that a name means in a city', () => {
  const place = (city: string, state: string, name: string) => {
    const { key, known } = localityPlace(city, state, name);
    return [key, known?.name ?? null];
  };
  const inBengaluru = (name: string) => place('Bengaluru', 'Karnataka', name);

  test('is that of the gazetteer, by its name or by another', () => {
    expect(inBengaluru('HSR')).toEqual(inBengaluru('hsr layout'));
    expect(inBengaluru('E City')).toEqual(['electroniciti', 'Electronic City']);
  });

  test('a part of a known place carries the key of the place', () => {
    expect(inBengaluru('7th sector HSR')).toEqual(['hsrlyout/sector7', null]);
    expect(place('Mumbai', 'Maharashtra', 'andheri w')).toEqual(['anderi/west', 'Andheri West']);
  });

  test('is one of its own where only listings know it', () => {
    expect(inBengaluru('Roopena Agrahara')).toEqual(['rupengrhr', null]);
    expect(inBengaluru('')).toEqual(['', null]);
  });

  test('the name of the city behind it says nothing, unless nothing else is said', () => {
    expect(inBengaluru('Hebbal, Bangalore')).toEqual(inBengaluru('Hebbal'));
    expect(place('Noida', 'Uttar Pradesh', 'Sector 18 Noida')).toEqual(['sector18', 'Sector 18']);
    expect(inBengaluru('Bangalore')).toEqual(['bnglore', null]);
    expect(place('Delhi', 'Delhi', 'South Delhi')).toEqual(['soutdelhi', 'South Delhi']);
  });

  test('nothing is known of a city that the gazetteer does not have', () => {
    expect(place('Nowhere', 'Karnataka', 'HSR')).toEqual(['hsr', null]);
  });
});
