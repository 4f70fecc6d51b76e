import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SUBTYPES } from '../../../../../schema/catalogue/subtypes.ts';
import { DOCUMENTED_FORMS } from '../../../testing/documentedForms.ts';
import {
  pressNext,
  pressPost,
  showDetailsForm,
  showSecondStep,
  summaryLines,
} from '../../../testing/showDetailsForm.tsx';

// Finding things by role takes its time in jsdom, and more of it on a busy machine.

test('every subtype has its documented form here', () => {
  expect(DOCUMENTED_FORMS.map(({ key }) => key).sort()).toEqual(
    SUBTYPES.map(({ key }) => key).sort(),
  );
});

const FORMS = DOCUMENTED_FORMS.map((form) => [form.ids.join(' '), form.key, form] as const);

describe.each(FORMS)('%s P-4-05 P-5.2-01 %s', (_ids, _key, form) => {
  const { key, heading, steps, first, second } = form;

  test('the first step: what is missing, in the summary and at the fields', () => {
    const { onStep } = showDetailsForm(key);
    expect(screen.getByText(steps[0], { selector: 'h2' })).toBeTruthy();
    pressNext();
    const summary = document.querySelector('[role=alert]');
    expect(document.activeElement).toBe(summary);
    expect(summary?.querySelector('p')?.textContent).toBe(heading);
    expect(summaryLines()).toEqual(Object.keys(first));
    for (const sentence of Object.values(first)) expect(screen.getByText(sentence)).toBeTruthy();
    expect(onStep).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText(Object.keys(first)[0] ?? '', { selector: 'li button' }));
    const label = document.activeElement?.id ?? '';
    expect(document.querySelector(`label[for="${label}"]`)?.textContent).toBe(
      Object.keys(first)[0],
    );
  });

  test('P-1-04 P-2.2-03 the second step, and Back to the first', async () => {
    const { onStep, onSubmit } = await showSecondStep(key);
    expect(screen.getByText(steps[1], { selector: 'h2' })).toBeTruthy();
    expect(onStep).toHaveBeenLastCalledWith(2);
    pressPost();
    expect(document.querySelector('[role=alert] p')?.textContent).toBe(heading);
    expect(summaryLines()).toEqual(Object.keys(second));
    for (const sentence of Object.values(second)) expect(screen.getByText(sentence)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Back', { selector: 'button' }));
    expect(screen.getByText(steps[0], { selector: 'h2' })).toBeTruthy();
  });
});

/** What stands over the two inner steps. */
async function stepsOf(key: string): Promise<(string | null | undefined)[]> {
  const { container, unmount } = await showSecondStep(key);
  const heading = () => container.querySelector('h2')?.textContent;
  const second = heading();
  fireEvent.click(screen.getByText('Back', { selector: 'button' }));
  const both = [heading(), second];
  unmount();
  return both;
}

test.each([
  'flat-apartment',
  'commercial-shop-showroom',
  'commercial-office-space',
  'penthouse-studio-apartment',
])('P-4-07 A-4-12 the inner steps of %s are Basic Info and Details', async (key) => {
  expect(await stepsOf(key)).toEqual(['Step 1 Basic Info', 'Step 2 Details']);
});

test('P-4-08 the inner steps of a warehouse', async () => {
  expect(await stepsOf('warehouse-godown')).toEqual([
    'Step 1 Property Details',
    'Step 2 Lease, Security & Pricing',
  ]);
});

test('P-4-09 A-4-12 the inner steps of both kinds of land', async () => {
  expect(await stepsOf('residential-land-plot')).toEqual([
    'Step 1 Land Info',
    'Step 2 Amenities & Pricing',
  ]);
  expect(await stepsOf('commercial-land')).toEqual(['Step 1 Land Info', 'Step 2 Details']);
});
