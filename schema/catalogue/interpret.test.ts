import { describe, expect, test } from 'vitest';
import {
  blankValues,
  check,
  displayRows,
  findSubtype,
  generatedTitle,
  headline,
  normalise,
  printTable,
  selfCheck,
  smallestValid,
} from './interpret.ts';
import type { Details, Subtype } from './model.ts';
import { SUBTYPES } from './subtypes.ts';
import { CATALOGUE } from './interpret/selfCheck.ts';

const SERVER = { stage: 'whole', audience: 'server' } as const;
const FORM = { stage: 'whole', audience: 'form' } as const;

describe('a thirteenth subtype is one row', () => {
  const coldStore: Subtype = {
    key: 'cold-store',
    slug: 'cold-store',
    title: 'Cold Store',
    plural: 'Cold Stores',
    noun: 'Cold Store',
    icon: 'Snowflake',
    aliases: ['ice house'],
    type: 'commercial',
    family: 'storage',
    schemaOrg: 'Place',
    steps: ['Building', 'Terms'],
    summary: 'Please fill in all required fields:',
    wording: 'ask',
    uses: [
      { field: 'locality', step: 1, need: 'always', server: true },
      { field: 'builtUpArea', step: 1, need: 'always', server: true, limits: { min: 50 } },
      { field: 'areaUnit', step: 1, need: 'optional' },
      { field: 'yourFloor', step: 1, need: 'optional', limits: { max: 4 } },
      { field: 'totalFloors', step: 1, need: 'optional', label: 'Storeys' },
      { field: 'furnishType', step: 2, need: 'optional' },
      { field: 'furnishDetails', step: 2, need: { when: 'furnishTypeChosen' } },
      { field: 'deposit', step: 2, need: { when: 'forRent' }, server: true, shownWhen: 'forRent' },
      { field: 'amenities', step: 2, need: 'optional' },
      { field: 'cost', step: 2, need: 'always', server: true, message: 'Name your price' },
    ],
    crossRules: ['yourFloorWithinTotal'],
    usualArea: { from: 100, to: 1_000_000 },
    areaFields: ['builtUpArea'],
    unitField: 'areaUnit',
    unitWhenMissing: 'Sq m',
    sizeUnits: ['Sq ft'],
    price: { field: 'cost' },
  };

  test('P-3-10 the catalogue with it is sound and finds it', () => {
    const subtypes = [...SUBTYPES, coldStore];
    expect(selfCheck({ ...CATALOGUE, subtypes })).toEqual([]);
    expect(findSubtype('Ice-House', subtypes)).toBe(coldStore);
    expect(findSubtype('cold stores', subtypes)).toBe(coldStore);
  });

  test('P-3-10 it is asked, normalised, checked, shown, searched and printed', () => {
    expect(blankValues(coldStore)).toMatchObject({ areaUnit: 'Sq ft', cost: '', amenities: [] });
    const smallest = smallestValid(coldStore);
    expect(smallest).toEqual({ locality: 'A', builtUpArea: 50, deposit: 0, cost: 1 });
    expect(check(coldStore, smallest, FORM)).toEqual([]);
    expect(check(coldStore, {}, FORM).map(({ message }) => message)).toEqual([
      'Please enter locality',
      'Please enter built-up area',
      'Please enter security deposit',
      'Name your price',
    ]);
    const details = normalise(coldStore, {
      ...smallest,
      location: 'elsewhere',
      builtArea: 1,
      floor: 4,
      totalFloors: '3',
      cropType: 'ice',
    });
    expect(details).toEqual({ ...smallest, areaUnit: 'Sq m', yourFloor: 4, totalFloors: 3 });
    expect(check(coldStore, details, SERVER)).toMatchObject([
      { path: 'yourFloor', code: 'crossRule', params: { smaller: 4, larger: 3 } },
    ]);
    expect(check(coldStore, { ...details, yourFloor: 7 }, SERVER)).toMatchObject([
      { path: 'yourFloor', code: 'max', params: { max: 4, value: 7 } },
    ]);
    expect(headline(coldStore, details)).toMatchObject({ area: 50, areaUnit: 'Sq m', areaSqm: 50 });
    expect(displayRows(coldStore, details, 'sell').map(({ label }) => label)).toEqual([
      'Built-up Area',
      'Your Floor',
      'Storeys',
      'Locality',
    ]);
    expect(generatedTitle(coldStore, details, { purpose: 'rent', city: 'Agra' })).toBe(
      '50 sq m Cold Store for Rent in A, Agra',
    );
    expect(printTable(coldStore)).toMatch(/\| deposit +\| Security Deposit \| money +\|/);
  });

  test('a requirement on a condition holds only with the condition', () => {
    const forSale = { ...smallestValid(coldStore) };
    delete forSale['deposit'];
    expect(check(coldStore, forSale, { ...SERVER, purpose: 'sell' })).toEqual([]);
    expect(check(coldStore, forSale, { ...SERVER, purpose: 'rent' })).toMatchObject([
      { path: 'deposit', code: 'required' },
    ]);
    const furnished: Details = { ...smallestValid(coldStore), furnishType: 'Furnished' };
    expect(check(coldStore, furnished, FORM)).toMatchObject([{ path: 'furnishDetails' }]);
    expect(check(coldStore, furnished, SERVER)).toEqual([]);
  });
});

describe('reviewed tables', () => {
  test.each(SUBTYPES.map((subtype) => [subtype.key, subtype] as const))(
    'P-5.3 the printed rules of %s are the reviewed ones',
    async (key, subtype) => {
      await expect(printTable(subtype)).toMatchFileSnapshot(`./tables/${key}.md`);
    },
  );
});
