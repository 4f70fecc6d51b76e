import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { reply, fakeServer } from '../../../testing/fakeServer.ts';
import { snapshot } from '../../../testing/snapshot.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { summaryLines } from '../../../testing/showDetailsForm.tsx';
import { BasicDetailsForm } from './BasicDetailsForm.tsx';

const EMPTY = {
  propertyType: '',
  purpose: '',
  state: '',
  city: '',
  contactEmail: '',
  contactPhone: '',
};
const FULL = {
  propertyType: 'residential',
  purpose: 'sell',
  state: 'Uttar Pradesh',
  city: 'Noida',
  contactEmail: 'asha@example.in',
  contactPhone: '9812345670',
};

function show(initial = EMPTY) {
  const onNext = vi.fn<(values: typeof EMPTY) => Promise<void>>(async () => undefined);
  const onChange = vi.fn<(values: typeof EMPTY) => void>();
  const { link } = fakeServer({
    PostingStates: () => reply({ states: [{ name: 'Delhi' }, { name: 'Uttar Pradesh' }] }),
    PostingCities: ({ state }) =>
      reply({
        cities: [
          {
            id: `1${String(state)}`,
            name: state === 'Delhi' ? 'Delhi' : 'Noida',
            district: state === 'Delhi' ? null : 'Gautam Buddha Nagar',
            propertyCount: 3,
          },
        ],
      }),
  });
  const onVillage = vi.fn<(name: string) => void>();
  const form = <BasicDetailsForm {...{ initial, onChange, onVillage, onNext }} />;
  return { ...renderAt('/', form, link), onNext, onChange, onVillage };
}

const next = () => fireEvent.click(screen.getByText('Next'));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test('the basic details, empty and full', async () => {
  const { container, unmount } = show();
  await screen.findByText('Delhi', { selector: 'option' });
  await expect(`${snapshot(container)}\n`).toMatchFileSnapshot('./snapshots/basics-empty.txt');
  unmount();
  const full = show(FULL);
  await screen.findByText('Noida', { selector: 'option' });
  await screen.findByText('Delhi', { selector: 'option' });
  await expect(`${snapshot(full.container)}\n`).toMatchFileSnapshot('./snapshots/basics-full.txt');
});

test('P-5.1-01 P-5.1-02 P-5.1-03 all six are required: bullets in the summary, sentences at the fields', () => {
  const { onNext } = show();
  next();
  expect(document.querySelector('[role=alert] p')?.textContent).toBe(
    'Please fill in all required fields:',
  );
  expect(summaryLines()).toEqual([
    'Please select property type card',
    'Please select purpose of listing card',
    'State',
    'City',
    'Contact Email',
    'Contact Phone',
  ]);
  for (const sentence of [
    'Please select a state',
    'Please select a city',
    'Please enter contact email',
    'Please enter contact phone',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(onNext).not.toHaveBeenCalled();
});

test('P-5.1-04 e-mail and phone are checked', () => {
  const { onNext } = show({ ...FULL, contactEmail: 'asha', contactPhone: '98123' });
  next();
  expect(summaryLines()).toEqual([
    'Please enter a valid email address',
    'Phone number must be exactly 10 digits',
  ]);
  fill('Contact Email', `${'a'.repeat(50)}@example.in`);
  expect(summaryLines()).toContain('Max 56 characters');
  expect(onNext).not.toHaveBeenCalled();
});

test('P-5.1-02 a field of blanks alone is a missing one', () => {
  const { onNext } = show({ ...FULL, contactEmail: '  ' });
  next();
  expect(document.querySelector('[role=alert] p')?.textContent).toBe(
    'Please fill in all required fields:',
  );
  expect(summaryLines()).toEqual(['Contact Email']);
  expect(onNext).not.toHaveBeenCalled();
});

test('V-5-01 a contact phone may be written with its prefix and blanks', async () => {
  const { onNext } = show({ ...FULL, contactPhone: '' });
  fill('Contact Phone', '+91 98123 45670');
  expect(field('Contact Phone').value).toBe('9812345670');
  next();
  await waitFor(() => expect(onNext).toHaveBeenCalledWith(FULL));
});

test('P-5.1-05 Next proceeds when both are valid; texts are trimmed', async () => {
  const { onNext } = show({
    ...FULL,
    contactEmail: ' asha@example.in ',
    contactPhone: ' 9812345670 ',
  });
  next();
  await waitFor(() => expect(onNext).toHaveBeenCalledWith(FULL));
});

test('P-4-03 changing the state clears the city', async () => {
  const { onChange } = show(FULL);
  await screen.findByText('Delhi');
  expect(field('City').value).toBe('Noida');
  fill('State', 'Delhi');
  expect(field('City').value).toBe('');
  expect(onChange).toHaveBeenLastCalledWith({ ...FULL, state: 'Delhi', city: '' });
});
