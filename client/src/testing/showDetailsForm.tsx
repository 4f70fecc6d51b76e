import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import {
  applicableFields,
  smallestValid,
  subtypeByKey,
} from '../../../schema/catalogue/interpret.ts';
import type { Details, InnerStep, Subtype } from '../../../schema/catalogue/model.ts';
import { DetailsForm } from '../features/seller/posting/DetailsForm.tsx';
import type { DetailsFormProps } from '../features/seller/posting/DetailsForm.tsx';
import { readyPictures } from './readyPictures.ts';
import { renderAt } from './renderAt.tsx';

/** Draws the form of a subtype, and hears what it reports. */
export function showDetailsForm(key: string, props: Partial<DetailsFormProps> = {}) {
  const onSubmit = vi.fn<DetailsFormProps['onSubmit']>();
  const onStep = vi.fn<NonNullable<DetailsFormProps['onStep']>>();
  const form = (more: Partial<DetailsFormProps> = {}) => (
    <DetailsForm
      subtype={subtypeByKey(key)}
      purpose="sell"
      initial={{}}
      description=""
      shareWithAgents={false}
      pictures={readyPictures(1)}
      submitLabel="Post Property"
      busyLabel="Submitting your property..."
      isSubmitting={false}
      onStep={onStep}
      onSubmit={onSubmit}
      {...props}
      {...more}
    />
  );
  return { onSubmit, onStep, ...renderAt('/', form()) };
}

/** What a step needs to pass, and nothing more. */
export function smallestOfStep(subtype: Subtype, step: InnerStep): Details {
  const all = smallestValid(subtype);
  const keys = applicableFields(subtype).filter((field) => field.step === step);
  return Object.fromEntries(
    keys.flatMap(({ key }) => (all[key] === undefined ? [] : [[key, all[key]]])),
  );
}

/** Draws the form with its first step filled in, and goes on to the second. */
export async function showSecondStep(key: string, props: Partial<DetailsFormProps> = {}) {
  const subtype = subtypeByKey(key);
  const shown = showDetailsForm(key, { initial: smallestOfStep(subtype, 1), ...props });
  pressNext();
  await screen.findByText(`Step 2 ${subtype.steps[1]}`, { selector: 'h2' });
  return shown;
}

export function pressNext(): void {
  fireEvent.click(screen.getByText('Next', { selector: 'button' }));
}

export function pressPost(): void {
  fireEvent.click(screen.getByText('Post Property', { selector: 'button' }));
}

/** The lines of the error summary. Roles are sought by selector: jsdom needs seconds for them on a long form. */
export function summaryLines(): (string | null)[] {
  return [...document.querySelectorAll('[role=alert] li')].map((line) => line.textContent);
}

/** The control that a label names; an optional field says so behind its name. */
export function control(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(
    (text) => text === label || text === `${label} (optional)`,
    { selector: 'input:not([type=checkbox]):not([type=radio]), select, textarea' },
  );
}

export function type(label: string, value: string): void {
  fireEvent.change(control(label), { target: { value } });
}
