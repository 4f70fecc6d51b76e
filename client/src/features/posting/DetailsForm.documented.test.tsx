import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SUBTYPES } from '../../../../schema/catalogue/subtypes.ts';
import { DOCUMENTED_FORMS } from '../../testing/documentedForms.ts';
import {
  pressNext,
  pressPost,
  showDetailsForm,
  showSecondStep,
  summaryLines,
} from '../../testing/showDetailsForm.tsx';

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

  test('the second step', async () => {
    const { onStep, onSubmit } = await showSecondStep(key);
    expect(screen.getByText(steps[1], { selector: 'h2' })).toBeTruthy();
    expect(onStep).toHaveBeenLastCalledWith(2);
    pressPost();
    expect(document.querySelector('[role=alert] p')?.textContent).toBe(heading);
    expect(summaryLines()).toEqual(Object.keys(second));
    for (const sentence of Object.values(second)) expect(screen.getByText(sentence)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

/** The names over the two inner steps, the second one first: Back leads to the other. */
async function expectSteps(key: string, first: string, second: string): Promise<void> {
  const { unmount } = await showSecondStep(key);
  expect(screen.getByText(second, { selector: 'h2' })).toBeTruthy();
  fireEvent.click(screen.getByText('Back', { selector: 'button' }));
  expect(screen.getByText(first, { selector: 'h2' })).toBeTruthy();
  unmount();
}

test('P-4-07 the inner steps of flat, shop, office and studio are Basic Info and Details', async () => {
  for (const key of [
    'flat-apartment',
    'commercial-shop-showroom',
    'commercial-office-space',
    'penthouse-studio-apartment',
  ]) {
    await expectSteps(key, 'Step 1 Basic Info', 'Step 2 Details');
  }
});

test('P-4-08 the inner steps of a warehouse', async () => {
  const second = 'Step 2 Lease, Security & Pricing';
  await expectSteps('warehouse-godown', 'Step 1 Property Details', second);
});

test('P-4-09 the inner steps of both kinds of land', async () => {
  const second = 'Step 2 Amenities & Pricing';
  await expectSteps('residential-land-plot', 'Step 1 Land Info', second);
  await expectSteps('commercial-land', 'Step 1 Land Info', 'Step 2 Details');
});
