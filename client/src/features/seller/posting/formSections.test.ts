import { expect, test } from 'vitest';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import { subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import { formSections } from './formSections.ts';
import { carriedOver, startValues, stepFields, withFollowers } from './formValues.ts';

test('every form in its groups, with what stands beside what', async () => {
  const lines = SUBTYPES.flatMap((subtype) =>
    ([1, 2] as const).flatMap((step) => [
      `${subtype.key}, step ${step}`,
      ...formSections(subtype, stepFields(subtype, step, { details: {}, purpose: 'rent' })).map(
        ({ title, rows, isOne }) => {
          const keys = rows.map((row) => row.map(({ key }) => key).join(' + '));
          return `  ${title}${isOne ? ' (one)' : ''}: ${keys.join(', ')}`;
        },
      ),
    ]),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./snapshots/sections.txt');
});

const FLAT = subtypeByKey('flat-apartment');

test('a form starts with what is usual, and what is known goes over it', () => {
  const blank = startValues(FLAT, {});
  expect(blank[FLAT.unitField]).toBe('Sq ft');
  expect(startValues(FLAT, { [FLAT.unitField]: 'Acre', bedrooms: 3 })).toEqual({
    ...blank,
    [FLAT.unitField]: 'Acre',
    bedrooms: 3,
  });
});

test('what another tile was given comes along: texts, numbers, what is offered, and emptiness', () => {
  const input = { locality: 'Baner', furnishType: '', amenities: ['Parking', 'Nonsense'], cost: 5 };
  expect(carriedOver(FLAT, input)).toMatchObject({ locality: 'Baner', furnishType: '', cost: 5 });
  expect(carriedOver(FLAT, { furnishType: 'Furnished' })).toEqual({ furnishType: 'Furnished' });
  expect(carriedOver(FLAT, { furnishType: 'Nonsense', other: 'x' })).toEqual({});
});

test('lists that follow another field keep what is still offered, and other lists stay', () => {
  const values = {
    furnishType: 'Semi-Furnished',
    furnishDetails: ['Sofa', 'Nonsense'],
    amenities: ['Nonsense'],
  };
  expect(withFollowers(FLAT, values, 'cost')).toEqual(values);
  expect(withFollowers(FLAT, values, 'furnishType')).toMatchObject({
    furnishDetails: expect.not.arrayContaining(['Nonsense']),
    amenities: ['Nonsense'],
  });
  expect(values.furnishDetails).toEqual(['Sofa', 'Nonsense']);
});
