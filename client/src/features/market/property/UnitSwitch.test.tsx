import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardProperty } from '../../../testing/fixtures.ts';
import { renderAt } from '../../../testing/renderAt.tsx';
import { PropertyCardView } from './PropertyCard.tsx';
import { showIn, useShownUnit } from './shownUnit.ts';
import { UnitSwitch } from './UnitSwitch.tsx';

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => act(() => showIn(null)));

const choice = () => screen.getByLabelText<HTMLSelectElement>('Show sizes in');

test('the unit that is chosen is that of every card, and is remembered', () => {
  const { container } = renderAt(
    '/',
    <>
      <UnitSwitch />
      <PropertyCardView property={cardProperty({ area: 1_800 })} index={0} />
    </>,
  );
  expect(container.textContent).toContain('1,800\u00a0sq\u00a0ft');
  expect(container.textContent).not.toContain('listed as');
  fireEvent.change(choice(), { target: { value: 'Sq yd' } });
  expect(container.textContent).toContain('200\u00a0sq\u00a0yd\u00a0(gaj)');
  expect(container.textContent).toContain('listed as 1,800 sq ft');
  expect(container.textContent).toContain('₹62,500\u00a0/\u00a0sq\u00a0yd');
  expect(localStorage.getItem('sizeUnit')).toBe('Sq yd');
  fireEvent.change(choice(), { target: { value: '' } });
  expect(container.textContent).not.toContain('listed as');
  expect(localStorage.getItem('sizeUnit')).toBeNull();
});

test('every unit is offered in the words that buyers know', () => {
  render(<UnitSwitch />);
  expect([...choice().options].map(({ value, text }) => [value, text])).toEqual([
    ['', 'As listed'],
    ['Sq ft', 'In sq ft'],
    ['Sq m', 'In sq m'],
    ['Sq yd', 'In sq yd (gaj)'],
    ['Acres', 'In acres'],
    ['Hectare', 'In hectares'],
  ]);
});

test('a choice of another tab is followed; what is no unit is none', () => {
  render(<UnitSwitch />);
  const choose = (unit: string) =>
    act(() => {
      localStorage.setItem('sizeUnit', unit);
      window.dispatchEvent(new StorageEvent('storage', { key: 'sizeUnit' }));
    });
  choose('Acres');
  expect(choice().value).toBe('Acres');
  choose('furlong');
  expect(choice().value).toBe('');
});

test('what the server draws knows no choice, so that it is taken over as it is', () => {
  showIn('Acres');
  expect(renderToString(<Unit />)).toBe('<i>usual</i>');
});

function Unit() {
  return <i>{useShownUnit() ?? 'usual'}</i>;
}
