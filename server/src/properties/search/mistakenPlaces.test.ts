import { describe, expect, test } from 'vitest';
import { localityKey, readLocalityName } from '../../gazetteer/localityName.ts';
import { mistakenPlaces, type NamedPlace } from './mistakenPlaces.ts';

const place = (name: string, count: number): NamedPlace => ({
  key: localityKey(readLocalityName(name)),
  city: 'Pune',
  state: 'Maharashtra',
  name,
  count,
});

/** What each name of a city means there, where it is not itself. */
function meanings(...places: readonly NamedPlace[]): Record<string, string> {
  const target = mistakenPlaces(places);
  return Object.fromEntries(
    places.flatMap(({ key, name }) => {
      const right = target.get(key)?.name;
      return right === undefined || right === name ? [] : [[name, right]];
    }),
  );
}

describe('D-113 what is a mistake by what the listings of a city say', () => {
  test('letters that went wrong, where the right name is so many times as frequent', () => {
    const wrong = { 'Kalyqni Nagar': 'Kalyani Nagar' };
    expect(meanings(place('Kalyani Nagar', 20), place('Kalyqni Nagar', 2))).toEqual(wrong);
    expect(meanings(place('Kalyani Nagar', 19), place('Kalyqni Nagar', 2))).toEqual({});
    expect(meanings(place('Kalyani Nagar', 60), place('Kalyqni Nagar', 3))).toEqual(wrong);
    expect(meanings(place('Kalyani Nagar', 59), place('Kalyqni Nagar', 3))).toEqual({});
  });

  test.each([
    ['Balewadi', 'Walewadi'],
    ['JP Nagar', 'JC Nagar'],
    ['Sector 12 Vashi', 'Sector 13 Vashi'],
    ['Vashi Sector 2', 'Vaashi'],
    ['Wagholi', 'Wagh'],
    ['Baner', 'Ravet'],
  ])('%j is not %j, however frequent it is', (right, other) => {
    expect(meanings(place(right, 500), place(other, 1))).toEqual({});
  });

  test('a house number before a known name, however frequent', () => {
    expect(meanings(place('Aundh', 3), place('12 Aundh', 3))).toEqual({ '12 Aundh': 'Aundh' });
    expect(meanings(place('12 Aundh', 3), place('80 Feet Road', 9))).toEqual({});
  });

  test('initials', () => {
    const long = place('Raja Bahadur Nagar', 40);
    expect(meanings(long, place('RB Nagar', 2), place('R. B. Nagar', 1))).toMatchObject({
      'RB Nagar': 'Raja Bahadur Nagar',
    });
    expect(meanings(long, place('RC Nagar', 2), place('B Nagar', 1))).toEqual({});
  });

  test('of several right names the most frequent is meant', () => {
    const mistake = place('Kothrad', 1);
    expect(meanings(place('Kothrud', 90), place('Kothred', 30), mistake)).toMatchObject({
      Kothrad: 'Kothrud',
    });
  });

  test('either name says all keys, the right one first', () => {
    const [right, wrong] = [place('Kalyani Nagar', 20), place('Kalyqni Nagar', 1)];
    const target = mistakenPlaces([wrong, right]);
    expect(target.get(right.key)).toEqual({ name: 'Kalyani Nagar', keys: [right.key, wrong.key] });
    expect(target.get(wrong.key)).toEqual(target.get(right.key));
  });

  test('nothing is said of names that nobody gets wrong', () => {
    expect(mistakenPlaces([place('Baner', 5), place('Aundh', 7)]).size).toBe(0);
  });
});
