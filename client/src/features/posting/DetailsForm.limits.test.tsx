import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { smallestValid, subtypeByKey } from '../../../../schema/catalogue/interpret.ts';
import {
  control,
  pressNext,
  pressPost,
  showDetailsForm,
  showSecondStep,
  summaryLines,
  type,
} from '../../testing/showDetailsForm.tsx';
import { LiveRegion } from '../../ui/announce.tsx';

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
function spoken(): string | undefined {
  return document.querySelector('output')?.textContent.trim();
}

/** The field is left for another one. */
function leave(label: string): void {
  fireEvent.blur(control(label), { relatedTarget: document.querySelector('textarea, select') });
}

/** Requirement, form, step, field, what is typed, what it becomes, what is said. */
const MOVED = [
  ['P-5.4-03', PLOT, 1, 'Road Width', '101', '100', 'Max 100'],
  ['P-5.4-03 P-5.4-47', PLOT, 1, 'Plot Area', '-5', '0', 'Min 0'],
  ['P-5.4-08', HOUSE, 1, 'Plot Area', '100001', '100000', 'Max 100000'],
  ['P-5.4-08', HOUSE, 1, 'Built-up Area', '100001', '100000', 'Max 100000'],
  ['P-5.4-08', HOUSE, 1, 'Bathrooms', '11', '10', 'Max 10'],
  ['P-5.4-08', HOUSE, 1, 'Number of Floors', '21', '20', 'Max 20'],
  ['P-5.4-11', INDUSTRIAL, 1, 'Road Width', '1001', '1000', 'Max 1000'],
  ['P-5.4-11', INDUSTRIAL, 2, 'Height', '1001', '1000', 'Max 1000'],
  ['P-5.4-15', BUILDER, 1, 'Built-up Area', '100001', '100000', 'Max 100000'],
  ['P-5.4-15', BUILDER, 1, 'Bathrooms', '11', '10', 'Max 10'],
  ['P-5.4-15', BUILDER, 1, 'Balconies', '11', '10', 'Max 10'],
  ['P-5.4-15', BUILDER, 1, 'Floor Number', '11', '10', 'Max 10'],
  ['P-5.4-22', FLAT, 1, 'Built-up Area', '100001', '100000', 'Max 100000'],
  ['P-5.4-22', FLAT, 1, 'Bathrooms', '15', '10', 'Max 10'],
  ['P-5.4-22', FLAT, 1, 'Balconies', '15', '10', 'Max 10'],
  ['P-5.4-22 D-67', FLAT, 1, 'Floor Number', '15', '10', 'Max 10'],
  ['P-5.4-22', FLAT, 1, 'Total Floors', '101', '100', 'Max 100'],
  ['P-5.4-22', FLAT, 1, 'Total Flats in Society', '501', '500', 'Max 500'],
  ['P-5.4-22', FLAT, 2, 'Price', '-1', '0', 'Min 0'],
  ['P-5.4-24 A-5-02', STUDIO, 1, 'Built-up Area', '100001', '100000', 'Max 100000'],
  ['P-5.4-24 A-5-02', STUDIO, 1, 'Bathrooms', '11', '10', 'Max 10'],
  ['P-5.4-24 A-5-02', STUDIO, 1, 'Balconies', '11', '10', 'Max 10'],
  ['P-5.4-24 A-5-02', STUDIO, 1, 'Total Floors', '11', '10', 'Max 10'],
  ['P-5.4-29', LAND, 2, 'Price', '-1', '0', 'Min 0'],
  ['P-5.4-31', OFFICE, 1, 'Built-up Area', '100001', '100000', 'Max 100000'],
  ['P-5.4-31', OFFICE, 1, 'Your Floor', '11', '10', 'Max 10'],
  ['P-5.4-31', OFFICE, 1, 'Total Floors', '11', '10', 'Max 10'],
  ['P-5.4-31', OFFICE, 1, 'Washrooms', '11', '10', 'Max 10'],
  ['P-5.4-35', OFFICE, 2, 'Number of Cabins', '11', '10', 'Max 10'],
  ['P-5.4-35', OFFICE, 2, 'Workstations', '11', '10', 'Max 10'],
  ['P-5.4-35', OFFICE, 2, 'Floors Available', '11', '10', 'Max 10'],
  ['P-5.4-37', OFFICE, 2, 'Price', '-1', '0', 'Min 0'],
  ['P-5.4-41', SHOP, 2, 'Price', '-1', '0', 'Min 0'],
  ['P-5.4-43', WAREHOUSE, 1, 'Power Load', '-1', '0', 'Min 0'],
  ['P-5.4-43', WAREHOUSE, 1, 'Lease Duration', '1001', '1000', 'Max 1000'],
  ['P-5.4-44', WAREHOUSE, 2, 'Booking Amount', '-1', '0', 'Min 0'],
  ['P-5.4-45 D-68', FARMLAND, 1, 'Distance from Road', '1001', '1000', 'Max 1000'],
  ['P-5.4-45 D-68', FARMLAND, 2, 'Price Per Unit', '1001', '1000', 'Max 1000'],
  ['P-5.4-46', FARM, 1, 'Built-up Area', '100001', '100000', 'Max 100000'],
] as const;

/** The rows by form and step, so that each step is drawn once. */
const PLACES = [...new Set(MOVED.map(([, key, step]) => `${key} step ${step}`))];
const MOVED_BY_STEP = PLACES.map((where) => {
  const rows = MOVED.filter(([, key, step]) => `${key} step ${step}` === where);
  const ids = new Set(rows.flatMap(([id]) => id.split(' ')).filter((id) => id !== 'P-5.4-47'));
  return [[...ids].join(' '), where, rows] as const;
});

describe('a number beyond its silent limit is moved to it, and it is said', () => {
  test.each(MOVED_BY_STEP)('%s P-5.4-47 %s', async (_, __, rows) => {
    render(<LiveRegion />);
    const [[, key, step] = MOVED[0]] = rows;
    await showStep(key, step);
    for (const [, , , label, typed, corrected, said] of rows) {
      type(label, typed);
      expect(control(label).value, label).toBe(corrected);
      expect(spoken(), label).toBe(said);
    }
  });

  test.each([
    ['P-5.4-08', HOUSE, 'Bathrooms', '0', '1'],
    ['P-5.4-24', STUDIO, 'Total Floors', '0', '1'],
    ['P-5.4-31', OFFICE, 'Built-up Area', '99', '100'],
    ['P-5.4-43', WAREHOUSE, 'Lease Duration', '0', '1'],
  ])(
    '%s %s %s: %s becomes %s when it is left, not on the way',
    (_, key, label, typed, corrected) => {
      showDetailsForm(key);
      type(label, typed);
      expect(control(label).value).toBe(typed);
      leave(label);
      expect(control(label).value).toBe(corrected);
    },
  );
});

describe('a number outside a spoken limit is refused in words', () => {
  test.each([
    ['P-5.4-41', SHOP, 'Shutter Count', '0', 'Shutter Count must be at least 1'],
    ['P-5.4-41', SHOP, 'Built-up Area', '99', 'Built-up Area must be at least 100'],
    ['P-5.4-43', WAREHOUSE, 'Built-up Area', '99', 'Built-up Area must be at least 100'],
    ['P-5.4-43', WAREHOUSE, 'Height', '7.9', 'Height must be at least 8 ft'],
    ['P-5.4-46', FARM, 'Number of Rooms', '0', 'Number of Rooms must be at least 1'],
    ['P-5.4-30', OFFICE, 'Your Floor', '0', 'Your Floor is required'],
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
  ])('%s %s: input above %s is ignored in %s', (_, key, larger, smaller, said) => {
    render(<LiveRegion />);
    showDetailsForm(key);
    type(larger, '500');
    type(smaller, '50');
    type(smaller, '501');
    expect(control(smaller).value).toBe('50');
    expect(spoken()).toBe(said);
    type(smaller, '500');
    expect(control(smaller).value).toBe('500');
  });
});

describe('the inputs of numbers', () => {
  test('P-5.4-47 minus, plus, e and E cannot be typed; digits can', () => {
    showDetailsForm(LAND);
    for (const key of ['-', '+', 'e', 'E']) {
      expect(fireEvent.keyDown(control('Frontage'), { key }), key).toBe(false);
    }
    expect(fireEvent.keyDown(control('Frontage'), { key: '5' })).toBe(true);
  });

  test('D-93 arrows do nothing where a value is held at a silent limit, and work elsewhere', () => {
    showDetailsForm(FLAT);
    expect(fireEvent.keyDown(control('Bathrooms'), { key: 'ArrowUp' })).toBe(false);
    expect(fireEvent.keyDown(control('Carpet Area'), { key: 'ArrowUp' })).toBe(true);
  });

  test.each([
    ['P-5.4-22', FLAT, 'Bathrooms', { min: '1', max: '10', step: '1' }, '1 to 10'],
    ['P-5.4-22', FLAT, 'Balconies', { min: '0', max: '10', step: '1' }, 'Max 10'],
    ['P-5.4-11', INDUSTRIAL, 'Road Width', { min: '10', max: '1000' }, '10 to 1,000 ft'],
    ['P-5.4-43', WAREHOUSE, 'Power Load', { min: '0', step: '0.1' }, null],
    ['P-5.4-43', WAREHOUSE, 'Height', {}, 'Min 8 ft'],
  ])('%s %s %s: attributes and the line with its limits', (_, key, label, attributes, line) => {
    showDetailsForm(key);
    for (const [name, value] of Object.entries(attributes)) {
      expect(control(label).getAttribute(name), name).toBe(value);
    }
    const described = control(label).getAttribute('aria-describedby');
    const hint = described === null ? null : document.getElementById(described)?.textContent;
    expect(hint).toBe(line);
  });
});
