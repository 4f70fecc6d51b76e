import { describe, expect, test } from 'vitest';
import { check, missingLabels, normalise, smallestValid, subtypeByKey } from './interpret.ts';
import { POSTING_TEXTS, editAlert, loadFailed, submitFailed, updateFailed } from './messages.ts';
import type { Details } from './model.ts';
import { SUBTYPES } from './subtypes.ts';

const SERVER = { stage: 'whole', audience: 'server' } as const;
const FORM = { stage: 'whole', audience: 'form' } as const;

function without(details: Details, key: string): Details {
  return Object.fromEntries(Object.entries(details).filter(([name]) => name !== key));
}

function missingFor(key: string, audience: 'server' | 'form'): string[] {
  return check(subtypeByKey(key), {}, { stage: 'whole', audience })
    .map((problem) => problem.path)
    .sort();
}

/** The whole-form lists of section 5, word for word. */
const WHOLE_FORM: readonly (readonly [string, string, string])[] = [
  [
    'P-5.3-01',
    'flat-apartment',
    'buildingProjectSociety, locality, bhk, builtArea, areaUnit, bathrooms, balconies, ' +
      'floorNumber, totalFloors, totalFlatsInSociety, furnishType, cost, constructionStatus, amenities',
  ],
  [
    'P-5.3-02',
    'residential-house-villa',
    'buildingProjectSociety, locality, plotArea, bhk, builtArea, bathrooms, numberOfFloors, ' +
      'facing, parkingType, areaUnit, furnishType, cost, constructionStatus, amenities',
  ],
  [
    'P-5.3-03',
    'builder-floor-apartment',
    'buildingProjectSociety, locality, bhk, builtArea, bathrooms, balconies, floorNumber, ' +
      'totalFloors, areaUnit, furnishType, cost, constructionStatus, amenities',
  ],
  [
    'P-5.3-04',
    'residential-land-plot',
    'locality, plotArea, facing, gatedColony, roadWidth, constructionAllowed, nearbyLandmarks, ' +
      'areaUnit, cost, amenities',
  ],
  [
    'P-5.3-05',
    'penthouse-studio-apartment',
    'buildingProjectSociety, locality, bhk, builtArea, bathrooms, balconies, floorNumber, ' +
      'totalFloors, facing, areaUnit, furnishType, cost, constructionStatus, amenities',
  ],
  [
    'P-5.3-06',
    'commercial-office-space',
    'buildingProject, locality, possessionInfo, ageOfProperty, aboutProperty, locationHub, ' +
      'noOfCabins, workstations, pantry, powerBackup, leaseType, lockInPeriod, propertyCondition, ' +
      'builtUpArea, areaUnit, ownership, constructionStatus, floorsAvailable, totalFloors, ' +
      'yourFloor, parking, furnishType, cost, amenities, waterSupply, security',
  ],
  // What both documented lists share.
  [
    'P-5.3-09',
    'commercial-shop-showroom',
    'cost, carpetArea, roadFacing, shutterCount, areaUnit, ownership',
  ],
  ['P-5.3-10', 'commercial-land', 'plotArea, areaUnit, frontage, roadFacing, usageType, cost'],
  [
    'P-5.3-11',
    'warehouse-godown',
    'carpetArea, coveredOpenArea, height, dockLeveling, truckAccess, powerLoad, leaseDuration, ' +
      'areaUnit, cost',
  ],
  [
    'P-5.3-12',
    'industrial-land-building-shed',
    'plotArea, builtUpSize, roadWidth, height, cranesPowerLoad, cost, approvals',
  ],
  [
    'P-5.3-13',
    'agricultural-land',
    'totalLandArea, unit, tehsil, waterSource, irrigationFacility, roadAccess, distanceFromRoad, ' +
      'powerSupply, nearbyHighwayOrLandmark, pricePerUnit',
  ],
  [
    'P-5.3-14',
    'farm-house',
    'plotArea, builtUpArea, constructionStatus, noOfRooms, waterSource, electricity, farmType, cost',
  ],
];

/** What the form asks beyond the server's list. */
const FORM_ALSO: Readonly<Record<string, string>> = {
  'commercial-office-space': 'washrooms',
  'commercial-shop-showroom':
    'buildingProject, locality, widthXLength, powerSupply, furnishType, amenities',
  'warehouse-godown': 'amenities',
  'industrial-land-building-shed': 'locality',
};

describe('whole-form lists', () => {
  test.each(WHOLE_FORM)(
    '%s D-128 the server requires of %s the list but the unit',
    (_, key, list) => {
      const { unitField } = subtypeByKey(key);
      const fields = list.split(', ').filter((field) => field !== unitField);
      expect(missingFor(key, 'server')).toEqual(fields.sort());
    },
  );

  test.each(WHOLE_FORM)('%s the form of %s asks the union of list and steps', (_, key, list) => {
    const also = FORM_ALSO[key]?.split(', ') ?? [];
    expect(missingFor(key, 'form')).toEqual([...list.split(', '), ...also].sort());
  });

  test('P-5.3-07 no commercial form but the office needs cabins, pantry or lease', () => {
    const officeOnly = ['noOfCabins', 'workstations', 'pantry', 'leaseType', 'lockInPeriod'];
    for (const subtype of SUBTYPES.filter((row) => row.type === 'commercial')) {
      const missing = missingFor(subtype.key, 'form');
      const required = officeOnly.filter((key) => missing.includes(key));
      expect([subtype.key, required]).toEqual([
        subtype.key,
        subtype.key === 'commercial-office-space' ? officeOnly : [],
      ]);
    }
  });

  test('P-5.3-08 the shop form asks the first documented list', () => {
    const first =
      'buildingProject, locality, widthXLength, roadFacing, shutterCount, powerSupply, carpetArea, ' +
      'areaUnit, ownership, furnishType, cost';
    expect(missingFor('commercial-shop-showroom', 'form')).toEqual(
      expect.arrayContaining(first.split(', ')),
    );
  });

  test('P-5.3-13 soil type and suitable crop are kept when they are given', () => {
    const land = subtypeByKey('agricultural-land');
    const details = normalise(land, { soilType: 'black', cropType: 'Wheat and mustard' });
    expect(details).toEqual({ soilType: 'Black', suitableCrop: 'Wheat and mustard' });
  });
});

describe.each(SUBTYPES.map((subtype) => [subtype.key, subtype] as const))('%s', (_, subtype) => {
  const smallest = smallestValid(subtype);

  test('P-5.2-01 the smallest valid details pass for the form and for the server', () => {
    expect(check(subtype, smallest, FORM)).toEqual([]);
    expect(check(subtype, smallest, SERVER)).toEqual([]);
    expect(normalise(subtype, smallest)).toMatchObject(smallest);
  });

  test('P-5.2-01 each required field that is left out is exactly that problem', () => {
    for (const audience of ['server', 'form'] as const) {
      for (const { path } of check(subtype, {}, { stage: 'whole', audience })) {
        for (const blank of [without(smallest, path), { ...smallest, [path]: '  ' }]) {
          expect(check(subtype, blank, { stage: 'whole', audience })).toMatchObject([
            { path, code: 'required' },
          ]);
        }
      }
    }
  });

  test('P-5.2-06 the server says {Field} is required with the friendly label', () => {
    const problems = check(subtype, {}, SERVER).filter(({ path }) => path !== 'amenities');
    for (const { message, params } of problems)
      expect(message).toBe(`${params?.['label']} is required`);
  });

  test('a draft may lack anything but may not hold nonsense', () => {
    const draft = { stage: 'draft', audience: 'server' } as const;
    expect(check(subtype, {}, draft)).toEqual([]);
    const area = subtype.areaFields[0] ?? '';
    expect(check(subtype, { [area]: 'plenty' }, draft)).toMatchObject([
      { path: area, code: 'notNumber' },
    ]);
  });

  test('normalising twice changes nothing', () => {
    const once = normalise(subtype, { ...smallest, price: '45,00,000', description: ' a\r\nb ' });
    expect(normalise(subtype, once)).toEqual(once);
  });
});

describe('general rules', () => {
  const industrial = subtypeByKey('industrial-land-building-shed');
  const flat = subtypeByKey('flat-apartment');
  const farmland = subtypeByKey('agricultural-land');

  test('P-5.2-02 approvals needs a non-empty list', () => {
    const complete = smallestValid(industrial);
    expect(check(industrial, { ...complete, approvals: [] }, SERVER)).toMatchObject([
      { path: 'approvals', code: 'required', message: 'Approvals is required' },
    ]);
    expect(check(industrial, { ...complete, approvals: ['Other', 'Fire NOC'] }, SERVER)).toEqual(
      [],
    );
  });

  test('P-5.2-03 amenities needs at least one', () => {
    const none = { ...smallestValid(flat), amenities: [] };
    for (const audience of ['server', 'form'] as const) {
      expect(check(flat, none, { stage: 'whole', audience })).toMatchObject([
        { path: 'amenities', message: 'Please select at least one amenity' },
      ]);
    }
  });

  test('P-5.2-04 distance from road may be 0', () => {
    const complete = { ...smallestValid(farmland), distanceFromRoad: 0 };
    expect(check(farmland, complete, FORM)).toEqual([]);
    expect(check(farmland, complete, SERVER)).toEqual([]);
  });

  test('P-5.2-01 the server takes 0 for a value, the form does not take it for a price', () => {
    const free = { ...smallestValid(flat), cost: 0 };
    expect(check(flat, free, SERVER)).toEqual([]);
    expect(check(flat, free, FORM)).toMatchObject([{ path: 'cost', code: 'required' }]);
  });

  test('P-5.2-05 at most 15 images, and the sentence for none', () => {
    const pictures = Array.from({ length: 16 }, (_, index) => `/media/${index}/640.jpg`);
    const many = { ...smallestValid(flat), images: pictures };
    expect(check(flat, many, SERVER)).toMatchObject([{ path: 'images', code: 'tooMany' }]);
    expect(check(flat, { ...many, images: pictures.slice(1) }, SERVER)).toEqual([]);
    expect(POSTING_TEXTS.imagesRequired).toBe('Please upload at least one property image');
  });

  test('P-5.2-06 missing fields are listed by their labels', () => {
    const partial = without(without(smallestValid(flat), 'builtArea'), 'bhk');
    expect(missingLabels(flat, check(flat, partial, FORM))).toEqual(['BHK', 'Built-up Area']);
    expect(flat.summary).toBe('Please fill in all required fields:');
  });

  test('P-5.2-07 the edit alert lists what is missing', () => {
    const labels = missingLabels(flat, check(flat, without(smallestValid(flat), 'cost'), SERVER));
    expect(editAlert(labels)).toBe('Please fill all required fields: Price');
    expect(editAlert(['Price', 'Locality'])).toBe(
      'Please fill all required fields: Price, Locality',
    );
  });

  test('P-5.2-08 a description has at most 2000 characters', () => {
    const complete = smallestValid(flat);
    expect(check(flat, { ...complete, description: 'x'.repeat(2000) }, SERVER)).toEqual([]);
    expect(check(flat, { ...complete, description: 'x'.repeat(2001) }, SERVER)).toMatchObject([
      { path: 'description', message: 'Description can have at most 2000 characters' },
    ]);
  });

  test('the fixed sentences are the documented ones', () => {
    expect(POSTING_TEXTS).toMatchObject({
      propertyIdRequired: 'Property ID is required',
      sellerIdRequired: 'Seller ID is required',
      posted:
        'Property Posted Successfully! Your property has been listed and is now visible to potential buyers.',
      noPropertyId: 'No property ID provided',
      notFound: 'Property not found. Please check the property ID.',
      generic: 'Oops! Something went wrong. Please try again.',
    });
  });

  test('a failure says its message or the general sentence', () => {
    expect(submitFailed('no space')).toBe('Error: no space');
    expect(submitFailed()).toBe('Failed to submit property');
    expect(updateFailed('no space')).toBe('Error: no space');
    expect(updateFailed('')).toBe('Failed to update property');
    expect(loadFailed('offline')).toBe('Failed to load property data: offline');
  });
});
