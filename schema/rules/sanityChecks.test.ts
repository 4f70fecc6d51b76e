import { describe, expect, test } from 'vitest';
import { subtypeByKey } from '../catalogue/interpret.ts';
import { SUBTYPES } from '../catalogue/subtypes.ts';
import { squareMetres } from '../catalogue/units.ts';
import { type Claims, sanityWarnings, type UsualRate } from './sanityChecks.ts';

const USUAL: UsualRate = { low: 2_000, high: 9_000 };

function doubts(
  [key, area, price]: readonly [key: string, squareFeet: number, price: number],
  { usual = USUAL, ...more }: Partial<Claims> & { usual?: UsualRate | null } = {},
): string[] {
  const claims: Claims = {
    subtype: subtypeByKey(key),
    purpose: 'sell',
    city: 'Agra',
    price,
    areaSqm: squareMetres(area, 'Sq ft') ?? 0,
    texts: {},
    ...more,
  };
  return sanityWarnings(claims, usual);
}

describe('D-112 what is unlikely about a listing', () => {
  test.each([
    ['a tenth of the lowest usual rate is not doubted', 1_000, 200_000, null],
    ['less is', 1_000, 199_000, 'below'],
    ['ten times the highest is not', 1_000, 89_990_000, null],
    ['more is', 1_000, 90_010_000, 'above'],
    ['one rupee is', 1_000, 1, 'below'],
    ['an unknown price is not', 1_000, 0, null],
    ['an unknown area is not', 0, 10_000, null],
  ])('the rate: %s', (_name, area, price, word) => {
    const messages = doubts(['flat-apartment', area, price]);
    const found = messages.map((each) => /is far (\w+) what Flats & Apartments/.exec(each)?.[1]);
    expect(found).toEqual(word === null ? [] : [word]);
  });

  test('the rate is said with the usual ones, a rent by the month', () => {
    expect(doubts(['agricultural-land', 43_560, 1], { usual: { low: 40, high: 900 } })).toEqual([
      '₹1 per acre is far below what Agricultural Land in Agra are listed at (₹17,42,400 to ₹3,92,04,000).',
    ]);
    expect(
      doubts(['flat-apartment', 1_000, 1_000], { purpose: 'rent', usual: { low: 12, high: 60 } }),
    ).toEqual([
      '₹1 per sq ft a month is far below what Flats & Apartments in Agra are listed at (₹12 to ₹60).',
    ]);
  });

  test.each<[string, Partial<Claims>, number, string | null]>([
    ['45 rupees', {}, 45, '₹45 is an unusually low price for Flat/Apartment.'],
    ['a price below the least', {}, 9_999, '₹9,999 is an unusually low price for Flat/Apartment.'],
    ['the least price', {}, 10_000, null],
    ['no price', {}, 0, null],
    [
      'a rent below the least',
      { purpose: 'rent' },
      99,
      '₹99 is an unusually low monthly rent for Flat/Apartment.',
    ],
    ['the least rent', { purpose: 'rent' }, 100, null],
  ])('where no usual rate is known: %s', (_name, more, price, message) => {
    expect(doubts(['flat-apartment', 1_000, price], { usual: null, ...more })).toEqual(
      message === null ? [] : [message],
    );
  });

  test.each([
    ['farm-house', 2, '2 sq ft is unusually small for Farm House.'],
    ['farm-house', 43_560 * 5_000, '5,000 acres is unusually large for Farm House.'],
    ['farm-house', 200, null],
    ['flat-apartment', 30_000, null],
    ['flat-apartment', 90_000, '90,000 sq ft is unusually large for Flat/Apartment.'],
    ['commercial-shop-showroom', 10, null],
    ['agricultural-land', 43_560 * 20, null],
  ])('the area of %s: %d sq ft', (key, area, message) => {
    expect(doubts([key, area, 0])).toEqual(message === null ? [] : [message]);
  });

  test.each(SUBTYPES.map(({ key }) => key))('the areas of %s are a range', (key) => {
    const { from, to } = subtypeByKey(key).usualArea;
    expect(from).toBeGreaterThan(0);
    expect(to).toBeGreaterThan(from * 10);
  });

  test.each([
    ['Call 9876543210', 'a phone number'],
    ['+91 98765 43210 any time', 'a phone number'],
    ['ring 098765-43210', 'a phone number'],
    ['98765 43210', 'a phone number'],
    ['www.homes.example', 'a web or email address'],
    ['see https://x.example/1', 'a web or email address'],
    ['write to asha@example.in', 'a web or email address'],
    ['lotushomes.com has more', 'a web or email address'],
    ['9876543210 or asha@example.in', 'a phone number and a web or email address'],
    ['₹95,00,000 for 1,200 sq ft in 2019', null],
    ['RERA PRM/KA/RERA/1251/446/PR/171015/000755', null],
    ['pin 560038, 10 minutes from the metro. Near the lake', null],
    ['plots 40x60, 30x40; survey 8765432', null],
  ])('the text %j', (text, found) => {
    const messages = doubts(['flat-apartment', 0, 0], {
      texts: { Description: text, Title: 'A flat' },
    });
    expect(messages).toEqual(found === null ? [] : [`Description contains ${found}.`]);
  });
});
