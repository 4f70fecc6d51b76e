import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../../../schema/catalogue/interpret.ts';
import { putLimitsInForce } from '../../../../../schema/catalogue/settings.ts';
import {
  control,
  pressNext,
  pressPost,
  showDetailsForm,
  showSecondStep,
  summaryLines,
  type,
} from '../../../testing/showDetailsForm.tsx';
import { LiveRegion } from '../../../ui/announce.tsx';

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
const FARMLAND = 'agricultural-land';
const FARM = 'farm-house';

/** Shows the step of this form that asks for the field. */
async function showStep(key: string, step: 1 | 2): Promise<void> {
  if (step === 1) showDetailsForm(key, { initial: smallestValid(subtypeByKey(key)) });
  else await showSecondStep(key, { initial: smallestValid(subtypeByKey(key)) });
}

/** What the live region of the page says. */
function announced(): string | undefined {
  return document.querySelector('output')?.textContent.trim();
}

/** The field is left for another one. */
function leave(label: string): void {
  const others = document.querySelectorAll<HTMLInputElement>('textarea, select, input');
  const left = control(label);
  const relatedTarget = [...others].find(({ name }) => name !== left.name);
  fireEvent.blur(left, { relatedTarget });
}

/** Requirement, form, step, field, what is typed, what is said of it under the documented limits. */
const TOO_MUCH = [
  [
    'P-5.4-03',
    PLOT,
    1,
    'Road Width',
    '101',
    'Road Width cannot be more than 100 ft. You entered 101.',
  ],
  [
    'P-5.4-08',
    HOUSE,
    1,
    'Plot Area',
    '100001',
    'Plot Area cannot be more than 1,00,000 sq ft. You entered 1,00,001 Sq ft.',
  ],
  [
    'P-5.4-08',
    HOUSE,
    1,
    'Built-up Area',
    '100001',
    'Built-up Area cannot be more than 1,00,000 sq ft. You entered 1,00,001 Sq ft.',
  ],
  ['P-5.4-08', HOUSE, 1, 'Bathrooms', '11', 'Bathrooms cannot be more than 10. You entered 11.'],
  [
    'P-5.4-08',
    HOUSE,
    1,
    'Number of Floors',
    '21',
    'Number of Floors cannot be more than 20. You entered 21.',
  ],
  [
    'P-5.4-11',
    INDUSTRIAL,
    1,
    'Road Width',
    '1001',
    'Road Width cannot be more than 1,000 ft. You entered 1,001.',
  ],
  [
    'P-5.4-11',
    INDUSTRIAL,
    2,
    'Height',
    '1001',
    'Height cannot be more than 1,000 ft. You entered 1,001.',
  ],
  [
    'P-5.4-15',
    BUILDER,
    1,
    'Built-up Area',
    '100001',
    'Built-up Area cannot be more than 1,00,000 sq ft. You entered 1,00,001 Sq ft.',
  ],
  ['P-5.4-15', BUILDER, 1, 'Bathrooms', '11', 'Bathrooms cannot be more than 10. You entered 11.'],
  ['P-5.4-15', BUILDER, 1, 'Balconies', '11', 'Balconies cannot be more than 10. You entered 11.'],
  [
    'P-5.4-15',
    BUILDER,
    1,
    'Floor Number',
    '11',
    'Floor Number cannot be more than 10. You entered 11.',
  ],
  [
    'P-5.4-22',
    FLAT,
    1,
    'Built-up Area',
    '100001',
    'Built-up Area cannot be more than 1,00,000 sq ft. You entered 1,00,001 Sq ft.',
  ],
  ['P-5.4-22', FLAT, 1, 'Bathrooms', '15', 'Bathrooms cannot be more than 10. You entered 15.'],
  ['P-5.4-22', FLAT, 1, 'Balconies', '15', 'Balconies cannot be more than 10. You entered 15.'],
  [
    'P-5.4-22',
    FLAT,
    1,
    'Floor Number',
    '15',
    'Floor Number cannot be more than 10. You entered 15.',
  ],
  [
    'P-5.4-22',
    FLAT,
    1,
    'Total Floors',
    '101',
    'Total Floors cannot be more than 100. You entered 101.',
  ],
  [
    'P-5.4-22',
    FLAT,
    1,
    'Total Flats in Society',
    '501',
    'Total Flats in Society cannot be more than 500. You entered 501.',
  ],
  [
    'P-5.4-24 A-5-02 A-5-06',
    STUDIO,
    1,
    'Built-up Area',
    '100001',
    'Built-up Area cannot be more than 1,00,000 sq ft. You entered 1,00,001 Sq ft.',
  ],
  [
    'P-5.4-24 A-5-02 A-5-06',
    STUDIO,
    1,
    'Bathrooms',
    '11',
    'Bathrooms cannot be more than 10. You entered 11.',
  ],
  [
    'P-5.4-24 A-5-02 A-5-06',
    STUDIO,
    1,
    'Balconies',
    '11',
    'Balconies cannot be more than 10. You entered 11.',
  ],
  [
    'P-5.4-24 A-5-02 A-5-06',
    STUDIO,
    1,
    'Total Floors',
    '11',
    'Total Floors cannot be more than 10. You entered 11.',
  ],
  [
    'P-5.4-31',
    OFFICE,
    1,
    'Built-up Area',
    '100001',
    'Built-up Area cannot be more than 1,00,000 sq ft. You entered 1,00,001 Sq ft.',
  ],
  ['P-5.4-31', OFFICE, 1, 'Your Floor', '11', 'Your Floor cannot be more than 10. You entered 11.'],
  [
    'P-5.4-31',
    OFFICE,
    1,
    'Total Floors',
    '11',
    'Total Floors cannot be more than 10. You entered 11.',
  ],
  ['P-5.4-31', OFFICE, 1, 'Washrooms', '11', 'Washrooms cannot be more than 10. You entered 11.'],
  [
    'P-5.4-35',
    OFFICE,
    2,
    'Number of Cabins',
    '11',
    'Number of Cabins cannot be more than 10. You entered 11.',
  ],
  [
    'P-5.4-35',
    OFFICE,
    2,
    'Workstations',
    '11',
    'Workstations cannot be more than 10. You entered 11.',
  ],
  [
    'P-5.4-35',
    OFFICE,
    2,
    'Floors Available',
    '11',
    'Floors Available cannot be more than 10. You entered 11.',
  ],
  [
    'P-5.4-43',
    WAREHOUSE,
    1,
    'Lease Duration',
    '1001',
    'Lease Duration cannot be more than 1,000 months. You entered 1,001.',
  ],
  [
    'P-5.4-45',
    FARMLAND,
    1,
    'Distance from Road',
    '1001',
    'Distance from Road cannot be more than 1,000 m. You entered 1,001.',
  ],
  [
    'P-5.4-45',
    FARMLAND,
    2,
    'Price Per Unit',
    '1001',
    'Price Per Unit cannot be more than 1,000. You entered 1,001.',
  ],
  [
    'P-5.4-46',
    FARM,
    1,
    'Built-up Area',
    '100001',
    'Built-up Area cannot be more than 1,00,000 sq ft. You entered 1,00,001 Sq ft.',
  ],
] as const;

/** The rows by form and step, so that each step is drawn once. */
const PLACES = [...new Set(TOO_MUCH.map(([, key, step]) => `${key} step ${step}`))];
const TOO_MUCH_BY_STEP = PLACES.map((where) => {
  const rows = TOO_MUCH.filter(([, key, step]) => `${key} step ${step}` === where);
  const ids = new Set(rows.flatMap(([id]) => id.split(' ')));
  return [[...ids].join(' '), where, rows] as const;
});

afterEach(() => putLimitsInForce('market'));

describe('a number beyond a limit stays as it was typed, and it is said at once', () => {
  test.each(TOO_MUCH_BY_STEP)('%s D-104 %s, documented', async (_, __, rows) => {
    putLimitsInForce('documented');
    render(<LiveRegion />);
    const [[, key, step] = TOO_MUCH[0]] = rows;
    await showStep(key, step);
    for (const [, , , label, typed, message] of rows) {
      const before = control(label).value;
      type(label, typed);
      expect(control(label).value, label).toBe(typed);
      expect(announced(), label).toBe(message);
      expect(control(label).getAttribute('aria-invalid'), label).toBe('true');
      expect(control(label).closest('div')?.parentElement?.textContent, label).toContain(message);
      // Said until it is changed.
      leave(label);
      expect(screen.getAllByText(message).length, label).toBeGreaterThan(0);
      type(label, before);
      expect(control(label).getAttribute('aria-invalid'), label).toBeNull();
    }
  });

  test('D-104 the market lets a tower be a tower, and the step passes', async () => {
    render(<LiveRegion />);
    showDetailsForm(FLAT, { initial: smallestValid(subtypeByKey(FLAT)) });
    type('Total Floors', '64');
    type('Floor Number', '21');
    type('Bathrooms', '12');
    type('Total Flats in Society', '2400');
    expect(control('Floor Number').value).toBe('21');
    expect(announced()).toBe('');
    pressNext();
    expect(await screen.findByText('Step 2 Details')).toBeTruthy();
  });

  test.each([
    [
      'P-5.4-03 P-5.4-47',
      PLOT,
      1,
      'Plot Area',
      '-5',
      'Plot Area must be at least 0 sq ft. You entered -5 Sq ft.',
    ],
    ['P-5.4-22', FLAT, 2, 'Price', '-1', 'Price must be at least 0. You entered -1.'],
    ['P-5.4-29', LAND, 2, 'Price', '-1', 'Price must be at least 0. You entered -1.'],
    ['P-5.4-37', OFFICE, 2, 'Price', '-1', 'Price must be at least 0. You entered -1.'],
    ['P-5.4-41', SHOP, 2, 'Price', '-1', 'Price must be at least 0. You entered -1.'],
    [
      'P-5.4-43',
      WAREHOUSE,
      1,
      'Power Load',
      '-1',
      'Power Load must be at least 0 kW. You entered -1.',
    ],
    [
      'P-5.4-44',
      WAREHOUSE,
      2,
      'Booking Amount',
      '-1',
      'Booking Amount must be at least 0. You entered -1.',
    ],
    [
      'P-5.4-43',
      WAREHOUSE,
      1,
      'Lease Duration',
      '0',
      'Lease Duration must be at least 1 months. You entered 0.',
    ],
  ] as const)(
    '%s P-5.4-47 %s step %d %s: %s is refused when it is left, not on the way',
    async (_, key, step, label, typed, message) => {
      await showStep(key, step);
      type(label, typed);
      expect(screen.queryByText(message)).toBeNull();
      leave(label);
      expect(control(label).value).toBe(typed);
      expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    },
  );
});

describe('a number below its least is refused in words', () => {
  test.each([
    ['P-5.4-41', SHOP, 'Shutter Count', '0', 'Shutter Count must be at least 1. You entered 0.'],
    [
      'P-5.4-41',
      SHOP,
      'Built-up Area',
      '99',
      'Built-up Area must be at least 100 sq ft. You entered 99 Sq ft.',
    ],
    [
      'P-5.4-43',
      WAREHOUSE,
      'Built-up Area',
      '99',
      'Built-up Area must be at least 100 sq ft. You entered 99 Sq ft.',
    ],
    ['P-5.4-43', WAREHOUSE, 'Height', '7.9', 'Height must be at least 8 ft. You entered 7.9.'],
    [
      'P-5.4-46',
      FARM,
      'Number of Rooms',
      '0',
      'Number of Rooms must be at least 1. You entered 0.',
    ],
    ['P-5.4-30', OFFICE, 'Total Floors', '0', 'Total Floors is required'],
    ['P-5.2-04', FARMLAND, 'Distance from Road', '', 'Distance from Road is required'],
  ])('%s %s %s %s: %s', (_, key, label, typed, sentence) => {
    showDetailsForm(key, { initial: smallestValid(subtypeByKey(key)) });
    type(label, typed === '' ? '1' : typed);
    type(label, typed);
    pressNext();
    expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);
    expect(control(label).getAttribute('aria-invalid')).toBe('true');
  });

  test('P-5.2-04 a distance of 0 is a distance', async () => {
    showDetailsForm(FARMLAND, { initial: smallestValid(subtypeByKey(FARMLAND)) });
    type('Distance from Road', '0');
    pressNext();
    expect(await screen.findByText('Step 2 Details')).toBeTruthy();
  });
});

describe('two values at once', () => {
  const floors = 'Floor number cannot exceed total floors';
  const available = 'Floors available cannot be greater than total floors.';

  test.each([
    ['P-5.4-14', BUILDER, 'Floor Number', floors],
    ['P-5.4-20', FLAT, 'Floor Number', floors],
    ['P-5.4-25', STUDIO, 'Floor Number', floors],
    ['P-5.4-32', OFFICE, 'Your Floor', floors],
  ])('%s %s: %s above the total keeps the step: %s', (_, key, label, sentence) => {
    const { onStep } = showDetailsForm(key, { initial: smallestValid(subtypeByKey(key)) });
    type('Total Floors', '4');
    type(label, '5');
    pressNext();
    expect(summaryLines()).toEqual([sentence]);
    expect(onStep).not.toHaveBeenCalled();
    type('Total Floors', '5');
    expect(summaryLines()).toEqual([]);
  });

  test.each([
    ['P-5.4-36', 'Floors Available', '5', available],
    ['P-5.4-37', 'Booking Amount', '200', 'Booking amount cannot exceed price'],
  ])('%s office: %s', async (_, label, typed, sentence) => {
    const initial = { ...smallestValid(subtypeByKey(OFFICE)), totalFloors: 4, cost: 100 };
    const { onSubmit } = await showSecondStep(OFFICE, { initial });
    type(label, typed);
    pressPost();
    expect(summaryLines()).toEqual([sentence]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test.each([
    ['P-5.4-10', INDUSTRIAL, 'Plot Area', 'Built-up Size', 'Built-up size cannot exceed plot area'],
    ['P-5.4-21', FLAT, 'Built-up Area', 'Carpet Area', 'Carpet area cannot exceed built-up area'],
  ])(
    '%s D-104 %s: input above %s stays in %s and is spoken of',
    (_, key, larger, smaller, message) => {
      render(<LiveRegion />);
      showDetailsForm(key);
      type(larger, '500');
      type(smaller, '50');
      type(smaller, '501');
      expect(control(smaller).value).toBe('501');
      expect(announced()).toBe(message);
      expect(control(smaller).getAttribute('aria-invalid')).toBe('true');
      type(smaller, '500');
      expect(control(smaller).value).toBe('500');
      expect(control(smaller).getAttribute('aria-invalid')).toBeNull();
    },
  );
});

describe('the inputs of numbers', () => {
  test('P-5.4-47 A-5-03 V-5-26 a sign before and an exponent cannot be typed; digits can', () => {
    showDetailsForm(LAND);
    const keyDown = (key: string) => fireEvent.keyDown(control('Frontage'), { key });
    expect([keyDown('-'), keyDown('+'), keyDown('5')]).toEqual([false, false, true]);
    fireEvent.change(control('Frontage'), { target: { value: '1' } });
    expect([keyDown('e'), keyDown('E')]).toEqual([false, false]);
  });

  test('A-5-03 D-93 arrows change no number', () => {
    showDetailsForm(FLAT);
    const { type, inputMode } = control('Bathrooms');
    expect([type, inputMode]).toEqual(['text', 'numeric']);
  });

  test.each([
    ['P-5.4-22', FLAT, 'Bathrooms', '1 to 10'],
    ['P-5.4-22', FLAT, 'Balconies', 'Max 10'],
    ['P-5.4-11', INDUSTRIAL, 'Road Width', '10 to 1,000 ft'],
    ['P-5.4-43', WAREHOUSE, 'Power Load', null],
    ['P-5.4-43', WAREHOUSE, 'Height', 'Min 8 ft'],
  ])('%s %s %s: the line with its limits', (_, key, label, line) => {
    putLimitsInForce('documented');
    showDetailsForm(key);
    const described = control(label).getAttribute('aria-describedby');
    const hint = described === null ? null : document.getElementById(described)?.textContent;
    expect(hint).toBe(line);
  });
});
