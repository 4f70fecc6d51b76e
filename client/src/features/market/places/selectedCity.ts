import { useSyncExternalStore } from 'react';
import { isObject } from '../../../../../schema/rules/json.ts';

/** The city the whole site is narrowed to. */
export interface SelectedCity {
  city: string;
  state: string;
  /** Public listings there when it was chosen. */
  propertyCount: number;
}

/** What the visitor has narrowed the site to; null is all of India, or all cities of the state. */
export interface PlaceChoice {
  selectedState: string | null;
  selectedCity: SelectedCity | null;
}

/** The chosen city, kept in this browser and in step between its tabs. Null on the server and while hydrating. */
export function useSelectedCity(): SelectedCity | null {
  return useSyncExternalStore(subscribe, () => current().selectedCity, none);
}

/** The chosen city now; in the browser only. */
export function selectedCity(): SelectedCity | null {
  return current().selectedCity;
}

/** The state whose cities are offered, or null for all of India. */
export function useSelectedState(): string | null {
  return useSyncExternalStore(subscribe, () => current().selectedState, none);
}

/** Chooses a city, which leaves the state as it is; null clears the whole filter. */
export function selectCity(city: SelectedCity | null): void {
  save({ selectedState: city === null ? null : current().selectedState, selectedCity: city });
}

/** Chooses the state whose cities are offered; the city of another choice goes with it. */
export function selectState(state: string | null): void {
  save({ selectedState: state, selectedCity: null });
}

const NOTHING: PlaceChoice = { selectedState: null, selectedCity: null };
const KEYS = { state: 'selectedState', city: 'selectedCity' } as const;
const listeners = new Set<() => void>();
let known: PlaceChoice | null = null;

function current(): PlaceChoice {
  known ??= read();
  return known;
}

function none(): null {
  return null;
}

function save(choice: PlaceChoice): void {
  known = choice;
  try {
    write(KEYS.state, choice.selectedState);
    write(KEYS.city, choice.selectedCity && JSON.stringify(choice.selectedCity));
  } catch {
    // Storage is switched off: the choice lasts until the page is left.
  }
  notify();
}

function write(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

function read(): PlaceChoice {
  try {
    return {
      selectedState: localStorage.getItem(KEYS.state),
      selectedCity: toCity(JSON.parse(localStorage.getItem(KEYS.city) ?? 'null')),
    };
  } catch {
    return NOTHING;
  }
}

/** What lies in storage may have been written by an older version, or by hand. */
function toCity(stored: unknown): SelectedCity | null {
  if (!isObject(stored)) return null;
  const { city, state, propertyCount } = stored;
  if (typeof city !== 'string' || city === '' || typeof state !== 'string') return null;
  return { city, state, propertyCount: typeof propertyCount === 'number' ? propertyCount : 0 };
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

/** Another tab has chosen; a null key means that it cleared the whole storage. */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== null && key !== KEYS.state && key !== KEYS.city) return;
  known = null;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}
