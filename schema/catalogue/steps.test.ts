import { describe, expect, test } from 'vitest';
import { applicableFields, check, smallestValid, subtypeByKey } from './interpret.ts';

const FLAT = 'flat-apartment';
const HOUSE = 'residential-house-villa';
const BUILDER = 'builder-floor-apartment';
const STUDIO = 'penthouse-studio-apartment';
const PLOT = 'residential-land-plot';
const OFFICE = 'commercial-office-space';
const SHOP = 'commercial-shop-showroom';
const LAND = 'commercial-land';
const WAREHOUSE = 'warehouse-godown';
const INDUSTRIAL = 'industrial-land-building-shed';

function fieldsAt(key: string, step: 1 | 2): string[] {
  const subtype = subtypeByKey(key);
  const missing = new Set(
    check(subtype, {}, { stage: 'whole', audience: 'form' }).map(({ path }) => path),
  );
  return applicableFields(subtype)
    .filter((field) => field.step === step && missing.has(field.key))
    .map((field) => field.key)
    .sort();
}

function sentence(key: string, path: string, audience: 'form' | 'server' = 'form') {
  const problems = check(subtypeByKey(key), {}, { stage: 'whole', audience });
  return problems.find((problem) => problem.path === path)?.message;
}

function sorted(list: string): string[] {
  return list.split(', ').sort();
}

describe('what each step asks', () => {
  test.each([
    [
      'P-5.4-01',
      PLOT,
      1,
      'locality, plotArea, gatedColony, facing, roadWidth, constructionAllowed, nearbyLandmarks, areaUnit',
    ],
    ['P-5.4-04', PLOT, 2, 'amenities, cost'],
    [
      'P-5.4-05',
      HOUSE,
      1,
      'buildingProjectSociety, locality, plotArea, builtArea, bhk, bathrooms, numberOfFloors, facing, parkingType, areaUnit, constructionStatus',
    ],
    ['P-5.4-07', HOUSE, 2, 'furnishType, cost, amenities'],
    ['P-5.4-09', INDUSTRIAL, 1, 'locality, plotArea, builtUpSize, roadWidth'],
    ['P-5.4-09', INDUSTRIAL, 2, 'height, cranesPowerLoad, cost, approvals'],
    [
      'P-5.4-12',
      BUILDER,
      1,
      'buildingProjectSociety, locality, bhk, builtArea, bathrooms, balconies, floorNumber, totalFloors, areaUnit',
    ],
    ['P-5.4-16', BUILDER, 2, 'constructionStatus, furnishType, cost, amenities'],
    [
      'P-5.4-18',
      FLAT,
      1,
      'buildingProjectSociety, locality, bhk, builtArea, areaUnit, bathrooms, balconies, floorNumber, totalFloors, totalFlatsInSociety, constructionStatus',
    ],
    ['P-5.4-23', FLAT, 2, 'furnishType, amenities, cost'],
    [
      'P-5.4-24',
      STUDIO,
      1,
      'buildingProjectSociety, locality, bhk, builtArea, bathrooms, balconies, floorNumber, totalFloors, facing, areaUnit',
    ],
    ['P-5.4-26', STUDIO, 2, 'constructionStatus, furnishType, cost, amenities'],
    ['P-5.4-27', LAND, 1, 'plotArea, areaUnit, frontage'],
    ['P-5.4-28', LAND, 2, 'roadFacing, usageType, cost'],
    [
      'P-5.4-30',
      OFFICE,
      1,
      'buildingProject, locality, builtUpArea, areaUnit, yourFloor, totalFloors, washrooms',
    ],
    [
      'P-5.4-33',
      OFFICE,
      2,
      'parking, possessionInfo, aboutProperty, ageOfProperty, locationHub, noOfCabins, workstations, pantry, powerBackup, leaseType, lockInPeriod, propertyCondition, furnishType, cost, amenities, waterSupply, security, ownership, constructionStatus, floorsAvailable',
    ],
    [
      'P-5.4-39',
      SHOP,
      1,
      'buildingProject, locality, widthXLength, roadFacing, shutterCount, powerSupply, carpetArea, areaUnit, ownership',
    ],
    ['P-5.4-42', SHOP, 2, 'furnishType, cost, amenities'],
    [
      'P-5.4-43',
      WAREHOUSE,
      1,
      'carpetArea, areaUnit, height, powerLoad, coveredOpenArea, dockLeveling, truckAccess, leaseDuration',
    ],
    ['P-5.4-44', WAREHOUSE, 2, 'cost, amenities'],
  ] as const)('%s %s step %i', (_, key, step, list) => {
    expect(fieldsAt(key, step)).toEqual(sorted(list));
  });

  test('P-5.4-18 Next is blocked by step 1 alone', () => {
    const flat = subtypeByKey(FLAT);
    const step1 = { stage: 'step1', audience: 'form' } as const;
    expect(
      check(flat, {}, step1)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(fieldsAt(FLAT, 1));
    const { furnishType, amenities, cost, ...first } = smallestValid(flat);
    expect([furnishType, amenities, cost]).not.toContain(undefined);
    expect(check(flat, first, step1)).toEqual([]);
  });

  test.each([
    [FLAT, 'Basic Info', 'Details'],
    [WAREHOUSE, 'Property Details', 'Lease, Security & Pricing'],
    [SHOP, 'Basic Info', 'Details'],
    [OFFICE, 'Basic Info', 'Details'],
    [PLOT, 'Land Info', 'Amenities & Pricing'],
    [LAND, 'Land Info', 'Details'],
    [STUDIO, 'Basic Info', 'Details'],
  ])('P-4 the inner steps of %s are named %s and %s', (key, first, second) => {
    expect(subtypeByKey(key).steps).toEqual([first, second]);
  });
});

describe('what a missing field says', () => {
  test.each([
    ['P-5.4-02', PLOT, 'locality', 'Please enter locality'],
    ['P-5.4-02', PLOT, 'plotArea', 'Please enter plot area'],
    ['P-5.4-02', PLOT, 'areaUnit', 'Please select area unit'],
    ['P-5.4-02', PLOT, 'gatedColony', 'Please select gated colony option'],
    ['P-5.4-02', PLOT, 'facing', 'Please select facing'],
    ['P-5.4-02', PLOT, 'roadWidth', 'Please enter road width'],
    ['P-5.4-02', PLOT, 'constructionAllowed', 'Please select construction allowed option'],
    ['P-5.4-02', PLOT, 'nearbyLandmarks', 'Please enter nearby landmarks'],
    ['P-5.4-04', PLOT, 'cost', 'Price is required'],
    ['P-5.4-06', HOUSE, 'locality', 'Please enter locality'],
    ['P-5.4-06', HOUSE, 'plotArea', 'Please enter plot area'],
    ['P-5.4-06', HOUSE, 'builtArea', 'Please enter built-up area'],
    ['P-5.4-06', HOUSE, 'bathrooms', 'Please enter number of bathrooms'],
    ['P-5.4-06', HOUSE, 'numberOfFloors', 'Please enter number of floors'],
    ['P-5.4-06', HOUSE, 'facing', 'Please select facing'],
    ['P-5.4-06', HOUSE, 'parkingType', 'Please select parking type'],
    ['P-5.4-06', HOUSE, 'constructionStatus', 'Please select construction status'],
    ['P-5.4-07', HOUSE, 'furnishType', 'Furnish Type is required'],
    ['P-5.4-07', HOUSE, 'cost', 'Price is required'],
    ['P-5.4-07', HOUSE, 'amenities', 'Please select at least one amenity'],
    ['P-5.4-13', BUILDER, 'buildingProjectSociety', 'Please enter project/society name'],
    ['P-5.4-13', BUILDER, 'bhk', 'Please select BHK'],
    ['P-5.4-13', BUILDER, 'builtArea', 'Please enter built-up area'],
    ['P-5.4-13', BUILDER, 'areaUnit', 'Please select area unit'],
    ['P-5.4-16', BUILDER, 'constructionStatus', 'Please select construction status'],
    ['P-5.4-16', BUILDER, 'furnishType', 'Please select furnish type'],
    ['P-5.4-16', BUILDER, 'cost', 'Please enter price'],
    ['P-5.4-16', BUILDER, 'amenities', 'Please select at least one amenity'],
    ['P-5.4-18', FLAT, 'buildingProjectSociety', 'Project/Society Name is required'],
    ['P-5.4-18', FLAT, 'bhk', 'BHK is required'],
    ['P-5.4-18', FLAT, 'builtArea', 'Built-up Area is required'],
    ['P-5.4-18', FLAT, 'floorNumber', 'Floor Number is required'],
    ['P-5.4-18', FLAT, 'totalFlatsInSociety', 'Total Flats in Society is required'],
    ['P-5.4-23', FLAT, 'furnishType', 'Furnish Type is required'],
    ['P-5.4-23', FLAT, 'cost', 'Price is required'],
    ['P-5.4-25', STUDIO, 'locality', 'Please enter locality'],
    ['P-5.4-25', STUDIO, 'bhk', 'Please select type'],
    ['P-5.4-25', STUDIO, 'facing', 'Please select facing'],
    ['P-5.4-26', STUDIO, 'amenities', 'Please select at least one amenity'],
    ['P-5.4-27', LAND, 'plotArea', 'Please enter land area'],
    ['P-5.4-27', LAND, 'frontage', 'Please enter frontage'],
    ['P-5.4-28', LAND, 'roadFacing', 'Please select road facing'],
    ['P-5.4-28', LAND, 'usageType', 'Please select usage type'],
    ['P-5.4-28', LAND, 'cost', 'Please enter price'],
    ['P-5.4-34', OFFICE, 'possessionInfo', 'Possession Date is required'],
    ['P-5.4-34', OFFICE, 'washrooms', 'Washrooms is required'],
    ['P-5.4-34', OFFICE, 'amenities', 'Please select at least one amenity'],
    ['P-5.4-40', SHOP, 'buildingProject', 'Please enter building or project name'],
    ['P-5.4-40', SHOP, 'locality', 'Please enter locality'],
    ['P-5.4-40', SHOP, 'ownership', 'Please select ownership'],
    ['P-5.4-39', SHOP, 'carpetArea', 'Please enter built-up area'],
    ['P-5.4-42', SHOP, 'cost', 'Please enter price'],
    ['P-5.4-44', WAREHOUSE, 'cost', 'Price is required'],
  ])('%s %s %s: %s', (_, key, path, expected) => {
    expect(sentence(key, path)).toBe(expected);
  });

  test.each([
    ['P-5.4-17', BUILDER, 'constructionStatus', 'Construction Status is required'],
    ['P-5.4-17', BUILDER, 'furnishType', 'Furnish Type is required'],
    ['P-5.4-17', BUILDER, 'cost', 'Price is required'],
    ['P-5.4-27', LAND, 'plotArea', 'Land Area is required'],
    ['P-5.4-27', LAND, 'frontage', 'Frontage is required'],
  ])('%s %s %s, from the server: %s', (_, key, path, expected) => {
    expect(sentence(key, path, 'server')).toBe(expected);
  });

  test.each([
    ['P-5.4-02', PLOT, 'Please fill in all required fields:'],
    ['P-5.4-09', INDUSTRIAL, 'Please fill in the following required fields:'],
    ['P-5.4-13', BUILDER, 'Please fill in all required fields'],
    ['P-5.4-29', LAND, 'Please fill in all required fields:'],
    ['P-5.4-44', WAREHOUSE, 'Please fill in the following required fields:'],
  ])('%s the summary of %s is headed "%s"', (_, key, heading) => {
    expect(subtypeByKey(key).summary).toBe(heading);
  });
});
