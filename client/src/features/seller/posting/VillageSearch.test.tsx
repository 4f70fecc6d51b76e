import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reply, fakeServer } from '../../../testing/fakeServer.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { emptyDraft } from './draft/draft.ts';
import { inVillage, withVillage } from './draft/inVillage.ts';
import { VillageSearch } from './VillageSearch.tsx';
import type { Village } from './VillageSearch.tsx';

const town = (id: string, name: string, district: string | null) => ({
  id,
  name,
  district,
  propertyCount: 1,
});
const TOWNS = [
  town('1', 'Navi Mumbai', 'Thane'),
  town('2', 'Panvel', 'Raigad'),
  town('3', 'Alibag', 'Raigad'),
  town('4', 'Tuljapur', null),
];
const NERUL = {
  kind: 'LOCALITY',
  label: 'Nerul',
  detail: 'Navi Mumbai, Maharashtra',
  propertyCount: 3,
  city: 'Navi Mumbai',
  state: 'Maharashtra',
  locality: 'Nerul',
  subtype: null,
  keyword: null,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(village = '') {
  const onFound = vi.fn<(found: Village) => void>();
  const { link } = fakeServer({
    Suggestions: ({ text }) =>
      reply({
        suggestions:
          text === 'Nerul' ? [NERUL, { ...NERUL, state: 'Goa' }, { ...NERUL, kind: 'CITY' }] : [],
      }),
  });
  const shown = renderAt(
    '/',
    <VillageSearch
      state="Maharashtra"
      city="Panvel"
      towns={TOWNS}
      village={village}
      onFound={onFound}
    />,
    link,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return { ...shown, onFound };
}

async function look(name: string) {
  fireEvent.click(screen.getByText('My village or area is not listed'));
  fireEvent.change(screen.getByLabelText('Name of village or area'), { target: { value: name } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
}

test('D-46 a part of a town that was looked for as a town is taken with one press', async () => {
  const { onFound } = await show();
  await look('Nerul');
  fireEvent.click(screen.getByText('Use Nerul, Navi Mumbai'));
  expect(onFound.mock.calls).toEqual([[{ city: 'Navi Mumbai', name: 'Nerul' }]]);
  expect(screen.queryByLabelText('Name of village or area')).toBeNull();
});

test('D-46 a village that nobody knows is listed under the town that its poster chooses, with its name', async () => {
  const { onFound } = await show();
  await look(' Nere ');
  expect(screen.queryByText(/^Use /)).toBeNull();
  fireEvent.change(screen.getByLabelText('Nearest town'), { target: { value: 'Panvel' } });
  expect(onFound.mock.calls).toEqual([[{ city: 'Panvel', name: 'Nere' }]]);
});

test('towns stand by district, that of the name first and those without one last', async () => {
  const { container } = await show();
  await look('thane');
  const groups = [...container.querySelectorAll('optgroup')].map((group) => [
    group.label,
    [...group.querySelectorAll('option')].map(({ value }) => value),
  ]);
  expect(groups).toEqual([
    ['Thane', ['Navi Mumbai']],
    ['Raigad', ['Alibag', 'Panvel']],
    ['Other towns', ['Tuljapur']],
  ]);
});

test('without a name no town is asked for, and it can be closed again', async () => {
  await show('Nere');
  screen.getByText('Listed in Panvel, with Nere as the locality.');
  await look('  ');
  expect(screen.queryByLabelText('Nearest town')).toBeNull();
  fireEvent.click(screen.getByText('Close'));
  expect(screen.queryByLabelText('Name of village or area')).toBeNull();
});

test('the focus follows what opens and closes; Enter goes on to the town and does not send the form around it', async () => {
  await show();
  const focused = () => document.activeElement?.textContent ?? '';
  const name = () => screen.getByLabelText('Name of village or area');
  await look('Nere');
  expect(document.activeElement).toBe(name());
  expect(fireEvent.keyDown(name(), { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Nearest town'));
  expect(fireEvent.keyDown(name(), { key: 'a' })).toBe(true);
  fireEvent.click(screen.getByText('Close'));
  expect(focused()).toBe('My village or area is not listed');
});

test('D-46 every form of a draft is in its village, and begins with it', () => {
  const draft = {
    ...emptyDraft({ email: null, mobile: null }),
    details: { a: { locality: 'Old' } },
  };
  expect(inVillage(draft, 'Nere')).toEqual({
    village: 'Nere',
    details: { a: { locality: 'Nere' } },
  });
  expect(inVillage(draft, '')).toEqual({});
  expect(inVillage({ ...draft, village: 'Nere' }, '')).toEqual({
    village: '',
    details: { a: { locality: '' } },
  });
  expect(withVillage({ bhk: '2 BHK' }, 'Nere')).toEqual({ bhk: '2 BHK', locality: 'Nere' });
  expect(withVillage({ locality: 'Own' }, 'Nere')).toEqual({ locality: 'Own' });
  expect(withVillage({}, '')).toEqual({});
});
