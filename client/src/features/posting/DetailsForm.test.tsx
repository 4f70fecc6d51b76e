import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { subtypeByKey } from '../../../../schema/catalogue/interpret.ts';
import { readyPictures } from '../../testing/readyPictures.ts';
import { renderAt } from '../../testing/renderAt.tsx';
import { DetailsForm } from './DetailsForm.tsx';
import type { DetailsFormProps } from './DetailsForm.tsx';

vi.setConfig({ testTimeout: 20_000 });

function show(key: string, props: Partial<DetailsFormProps> = {}) {
  const onSubmit = vi.fn<DetailsFormProps['onSubmit']>();
  const onStep = vi.fn<NonNullable<DetailsFormProps['onStep']>>();
  renderAt(
    '/',
    <DetailsForm
      subtype={subtypeByKey(key)}
      purpose="sell"
      initial={{}}
      description=""
      shareWithAgents={false}
      pictures={readyPictures(1)}
      submitLabel="Post Property"
      isSubmitting={false}
      onStep={onStep}
      onSubmit={onSubmit}
      {...props}
    />,
  );
  return { onSubmit, onStep };
}

const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
const summary = () =>
  [...screen.getByRole('alert').querySelectorAll('li')].map((line) => line.textContent);
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('P-4-05 P-4-06 Next keeps the step while fields are missing; Back always returns to the first', async () => {
  const { onStep } = show('commercial-land');
  next();
  expect(screen.getByRole('alert').textContent).toContain('Please fill in all required fields:');
  expect(summary()).toEqual(['Land Area', 'Frontage']);
  expect(screen.getByText('Please enter land area')).toBeTruthy();
  type('Land Area', '500');
  expect(screen.queryByText('Please enter land area')).toBeNull();
  expect(summary()).toEqual(['Frontage']);
  type('Frontage', '40');
  next();
  expect(await screen.findByRole('heading', { name: 'Step 2 Details' })).toBe(
    document.activeElement,
  );
  expect(onStep).toHaveBeenLastCalledWith(2);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Step 1 Land Info' })).toBeTruthy();
  expect(onStep).toHaveBeenLastCalledWith(1);
  expect(screen.getByLabelText<HTMLInputElement>('Land Area').value).toBe('500');
});
