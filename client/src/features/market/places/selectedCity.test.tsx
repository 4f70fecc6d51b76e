import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectCity, selectState, useSelectedCity, useSelectedState } from './selectedCity.ts';

const PUNE = { city: 'Pune', state: 'Maharashtra', propertyCount: 7 };

const useChoice = () => ({ city: useSelectedCity(), state: useSelectedState() });
const stored = () => [localStorage.getItem('selectedCity'), localStorage.getItem('selectedState')];

/** What happens in this tab when another one of the site writes. */
function writeInOtherTab(key: string, newValue: string): void {
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => selectCity(null));
afterEach(cleanup);

it('V-4.6-09 V-3-08 choosing a city sets it, with its state and count; Clear resets', () => {
  const { result } = renderHook(useChoice);
  expect(result.current).toEqual({ city: null, state: null });
  act(() => selectCity(PUNE));
  expect(result.current.city).toEqual(PUNE);
  expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual(PUNE);
  act(() => selectCity(null));
  expect(result.current.city).toBeNull();
  expect(stored()).toEqual([null, null]);
});

it('V-4.6-09 choosing a state clears the city, and Clear resets the state too', () => {
  const { result } = renderHook(useChoice);
  act(() => selectCity(PUNE));
  act(() => selectState('Karnataka'));
  expect(result.current).toEqual({ city: null, state: 'Karnataka' });
  act(() => selectCity(null));
  expect(result.current.state).toBeNull();
});

it('a storage that another tab has cleared holds no city', () => {
  const { result } = renderHook(useChoice);
  act(() => selectState('Karnataka'));
  act(() => selectCity(PUNE));
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(result.current).toEqual({ city: null, state: null });
});

it('what another tab writes for others is not read', () => {
  const { result } = renderHook(useChoice);
  act(() => writeInOtherTab('selectedState', 'Goa'));
  expect(result.current.state).toBe('Goa');
  localStorage.setItem('selectedState', 'Kerala');
  act(() => writeInOtherTab('theme', 'dark'));
  expect(result.current.state).toBe('Goa');
});

it('V-4.6-09 a choice in another tab is followed, and nonsense in storage is no city', () => {
  const { result } = renderHook(useChoice);
  act(() => writeInOtherTab('selectedCity', JSON.stringify(PUNE)));
  expect(result.current.city).toEqual(PUNE);
  for (const nonsense of ['{', '7', '{"city":7}', '{"city":"","state":"Goa"}', '"Pune"']) {
    act(() => writeInOtherTab('selectedCity', nonsense));
    expect(result.current.city, nonsense).toBeNull();
  }
});

it('another tab is followed by one alone, and by who is left when others go', () => {
  const alone = renderHook(useSelectedState);
  act(() => writeInOtherTab('selectedState', 'Goa'));
  expect(alone.result.current).toBe('Goa');
  const second = renderHook(useSelectedState);
  const third = renderHook(useSelectedState);
  third.unmount();
  second.unmount();
  act(() => writeInOtherTab('selectedState', 'Kerala'));
  expect(alone.result.current).toBe('Kerala');
  alone.unmount();
  // Nobody is there to follow; who comes next is in step again.
  const next = renderHook(useSelectedState);
  act(() => writeInOtherTab('selectedState', 'Punjab'));
  expect(next.result.current).toBe('Punjab');
});
