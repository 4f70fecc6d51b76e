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

describe.each(DOCUMENTED_FORMS)('$ids P-4-05 P-5.2-01 $key', (form) => {
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

test.each([
  'flat-apartment',
  'commercial-shop-showroom',
  'commercial-office-space',
  'penthouse-studio-apartment',
])('P-4-07 the inner steps of %s are Basic Info and Details', async (key) => {
  await showSecondStep(key);
  expect(screen.getByText('Step 2 Details', { selector: 'h2' })).toBeTruthy();
  fireEvent.click(screen.getByText('Back', { selector: 'button' }));
  expect(screen.getByText('Step 1 Basic Info', { selector: 'h2' })).toBeTruthy();
});
