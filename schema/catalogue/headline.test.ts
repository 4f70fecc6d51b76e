import { describe, expect, test } from 'vitest';
import {
  cardRows,
  applicableFields,
  check,
  displayRows,
  generatedTitle,
  headline,
  labelOf,
  normalise,
  availableOptions,
  readAliases,
  smallestValid,
  subtypeByKey,
} from './interpret.ts';
import { SUBTYPES } from './subtypes.ts';

const flat = subtypeByKey('flat-apartment');

const farmland = subtypeByKey('agricultural-land');

const farmHouse = subtypeByKey('farm-house');

describe('headline', () => {
  test.each([
    ['1 RK', 0, 1],
    ['Studio', 0, 1],
    ['1 BHK', 1, 1],
    ['4 BHK', 4, 4],
    ['5+ BHK', 6, 6],
  ])('P-3-28 %s has %d bedrooms and %d rooms', (bhk, bedrooms, rooms) => {
    expect(headline(flat, { bhk })).toMatchObject({ bedrooms, rooms });
  });

  test('P-3-12 of an area of nothing there is no quotient, of one of 1 there is', () => {
    const of = (builtArea: number) => headline(flat, { builtArea, areaUnit: 'Sq ft', cost: 90 });
    expect([of(0), of(1), of(2)].map(({ perUnit }) => perUnit)).toEqual([null, 90, 45]);
  });

  test('P-3-12 price, area and their quotient come from the subtype', () => {
    const details = { builtArea: 1000, carpetArea: 800, areaUnit: 'Sq ft', cost: 6_000_000 };
    expect(headline(flat, { ...details, bathrooms: 2, locality: 'Sector 62' })).toEqual({
      price: 6_000_000,
      area: 1000,
      areaUnit: 'Sq ft',
      areaSqm: 92.903,
      bedrooms: null,
      bathrooms: 2,
      rooms: null,
      locality: 'Sector 62',
      project: null,
      constructionStatus: null,
      isNewProject: false,
      perUnit: 6000,
    });
    expect(headline(flat, { carpetArea: 800 })).toMatchObject({ area: 800, perUnit: null });
    expect(headline(flat, {})).toMatchObject({ area: null, areaUnit: null, price: null });
  });

  test('P-3-12 an office counts its washrooms, a farm house its rooms', () => {
    const office = subtypeByKey('commercial-office-space');
    const facts = { washrooms: 3, buildingProject: 'Tower One', constructionStatus: 'Resale' };
    expect(headline(office, facts)).toMatchObject({
      bathrooms: 3,
      project: 'Tower One',
      constructionStatus: 'Resale',
    });
    expect(headline(farmHouse, { noOfRooms: 6 })).toMatchObject({ rooms: 6, bedrooms: null });
  });

  test('D-68 farm land without a price: rate x scale x size', () => {
    const land = { pricePerUnit: 12.5, totalLandArea: 4, unit: 'Bigha' };
    expect(headline(farmland, land).price).toBe(50);
    expect(headline(farmland, { ...land, pricePerUnitScale: 'thousand' }).price).toBe(50_000);
    const inLakhs = normalise(farmland, { ...land, pricePerUnitScale: 'Lakhs' });
    expect(headline(farmland, inLakhs)).toMatchObject({
      price: 5_000_000,
      perUnit: 1_250_000,
      areaUnit: 'Bigha',
      areaSqm: null,
    });
    expect(headline(farmland, { ...inLakhs, cost: 4_800_000 }).price).toBe(4_800_000);
    expect(readAliases(inLakhs, farmland)).toMatchObject({ cost: 5_000_000, price: 5_000_000 });
  });

  test('P-3-08 a farm house without a unit is measured in acres', () => {
    expect(headline(farmHouse, { plotArea: 2 })).toMatchObject({
      areaUnit: 'Acre',
      areaSqm: 8093.7128,
    });
  });

  test('P-3-08 D-128 an area without a unit is given the usual one', () => {
    for (const subtype of SUBTYPES) {
      const [area = ''] = subtype.areaFields;
      const unit = subtype.type === 'agricultural' ? 'Acre' : 'Sq ft';
      const details = normalise(subtype, { ...smallestValid(subtype), [subtype.unitField]: '' });
      expect([subtype.key, details[subtype.unitField]]).toEqual([subtype.key, unit]);
      expect(normalise(subtype, { [area]: 5, [subtype.unitField]: 'Sq m' })).toMatchObject({
        [subtype.unitField]: 'Sq m',
      });
      expect(normalise(subtype, {})).toEqual({});
      expect(check(subtype, details, { stage: 'whole', audience: 'server' })).toEqual([]);
    }
  });

  test('a title is made from what is known', () => {
    const facts = { bhk: '2 BHK', locality: 'Sector 62' };
    expect(generatedTitle(flat, facts, { purpose: 'sell', city: 'Noida' })).toBe(
      '2 BHK Flat for Sale in Sector 62, Noida',
    );
    const plot = subtypeByKey('residential-land-plot');
    expect(generatedTitle(plot, { plotArea: 1200 }, { purpose: 'sell', city: 'Agra' })).toBe(
      '1,200 sq ft Plot for Sale in Agra',
    );
    expect(generatedTitle(plot, {}, { purpose: 'rent', city: '' })).toBe('Plot for Rent');
  });
});

describe('detail page', () => {
  test('P-3-12 A-2.5-02 only what is given is shown, in the order of the groups', () => {
    const details = normalise(flat, {
      buildingProjectSociety: 'Green Park',
      locality: 'Sector 62',
      bhk: '3 BHK',
      builtArea: 125000,
      areaUnit: 'Sq. Yard',
      floorNumber: 0,
      totalFloors: 12,
      furnishType: 'Furnished',
      furnishDetails: ['Bed', 'Sofa'],
      bookingAmount: 150000,
      shareWithAgents: true,
    });
    expect(
      displayRows(flat, details).map(({ group, label, value }) => [group, label, value]),
    ).toEqual([
      ['Area', 'Built-up Area', '1,25,000 sq yd (gaj)'],
      ['Building', 'Project/Society Name', 'Green Park'],
      ['Building', 'Floor Number', 'Ground'],
      ['Building', 'Total Floors', '12'],
      ['Interior', 'BHK', '3 BHK'],
      ['Interior', 'Furnish Type', 'Furnished'],
      ['Interior', 'Furnish Details', 'Bed, Sofa'],
      ['Payment', 'Booking Amount', '₹1,50,000'],
      ['Nearby', 'Locality', 'Sector 62'],
    ]);
  });

  test.each([
    [
      'A-3-05 of offices and shops',
      'noOfCabins workstations washrooms cabinCount conferenceRoom receptionArea shopWidth ' +
        'shopDepth showcase loadingDock ceilingHeight powerSupply suitableFor',
    ],
    [
      'A-3-06 of farms and villas',
      'totalLandArea tehsil soilType waterSource nearbyHighwayOrLandmark swimmingPool ' +
        'gardenArea cropType irrigation fencing',
    ],
    [
      'A-3-07 of plots and buildings',
      'plotType roadWidth approvedPlan constructionAllowed commercialApproval fsi ' +
        'constructionStatus',
    ],
    [
      'A-3-04 of homes',
      'locality bhk bathrooms balconies builtArea builtUpArea carpetArea plotArea floor ' +
        'floorNumber totalFloors facing furnishing furnishType furnishDetails maintenance ' +
        'buildingProjectSociety floorPlan garden parking cornerPlot terraceArea privateGarden ' +
        'privatePool',
    ],
  ])('%s: each documented detail is shown once it is given', (_, keys) => {
    const isShownWith = (key: string) =>
      SUBTYPES.some((subtype) => {
        const field = applicableFields(subtype).find(
          (each) => each.key === key || each.aliases?.includes(key),
        );
        if (!field) return false;
        const furnished = { furnishType: 'Furnished' };
        const value = availableOptions(subtype, field, furnished)[0]?.value ?? 3;
        const details = normalise(subtype, { ...furnished, [key]: value });
        return displayRows(subtype, details).some((row) => row.key === field.key);
      });
    expect(keys.split(' ').filter((key) => !isShownWith(key))).toEqual([]);
  });

  test('A-3-06 A-3-07 the unit stands at the size; a price and a rate make the price', () => {
    const land = { totalLandArea: 4, unit: 'Bigha' };
    expect(displayRows(farmland, land)).toMatchObject([{ value: '4 bigha' }]);
    expect(headline(farmland, { ...land, pricePerUnit: 100 }).price).toBe(400);
    expect(headline(farmland, { ...land, cost: 500 }).price).toBe(500);
  });

  test('units, dates and switches read like words', () => {
    const office = subtypeByKey('commercial-office-space');
    expect(displayRows(office, { possessionInfo: '2027-03-05' })).toMatchObject([
      { value: '5 March 2027' },
    ]);
    expect(displayRows(farmland, { isGovtRegistered: true, distanceFromRoad: 250 })).toMatchObject([
      { group: 'Legal', value: 'Yes' },
      { group: 'Nearby', value: '250 m' },
    ]);
    const leased = (leaseDuration: number) =>
      displayRows(subtypeByKey('warehouse-godown'), { leaseDuration }, 'rent');
    expect([...leased(1), ...leased(11)]).toMatchObject([
      { value: '1 month' },
      { value: '11 months' },
    ]);
  });

  test('V-2.6-12 the cards of farms and fields say what they are judged by, of homes nothing', () => {
    const farm = subtypeByKey('farm-house');
    const details = {
      waterSource: 'Well',
      farmType: 'Orchard',
      soilType: '',
      roadAccess: 'Yes',
      powerSupply: 'Three-phase',
      electricity: 'Yes',
    };
    const textOf = (subtype: typeof farm) =>
      cardRows(subtype, details).map(({ label, value }) => `${label}: ${value}`);
    expect(textOf(farm)).toEqual([
      'Water: Well',
      'Farm: Orchard',
      'Road access: Yes',
      'Power supply: Three-phase',
      'Electricity: Available',
    ]);
    expect(textOf(farmland)).not.toContain('Farm: Orchard');
    expect(textOf(farmland)).toHaveLength(4);
    expect(textOf(flat)).toEqual([]);
  });

  test('the terms of rent show only where the listing is for rent', () => {
    const details = { deposit: 50_000, rentPeriod: 'Monthly', tenantPreference: 'Family' };
    expect(displayRows(flat, details, 'rent')).toHaveLength(3);
    expect(displayRows(flat, details, 'sell')).toEqual([]);
    const cost = applicableFields(flat).find((field) => field.key === 'cost');
    expect(cost && [labelOf(cost, 'rent'), labelOf(cost, 'sell')]).toEqual([
      'Monthly Rent',
      'Price',
    ]);
  });
});

test.each([
  ['Under Construction', true],
  ['New Launch', true],
  ['Ready to Move', false],
  ['Resale', false],
])('V-2.1-04 D-06 a project that is "%s" is a new project: %s', (constructionStatus, expected) => {
  const flat = subtypeByKey('flat-apartment');
  const named = { buildingProjectSociety: 'Lake Homes', constructionStatus };
  expect(headline(flat, named).isNewProject).toBe(expected);
  expect(headline(flat, { constructionStatus }).isNewProject).toBe(false);
});
