import { describe, expect, test } from 'vitest';
import { AMENITY_FAMILIES } from '../catalogue/amenities.ts';
import { AMENITY_ICONS } from '../catalogue/iconNames.ts';
import { LIMITS } from '../limits.ts';
import {
  amenityAliasesProblem,
  amenityIconProblem,
  amenityKey,
  amenitySuitsProblem,
} from './amenity.ts';

const { maxAliases, nameMaxLength } = LIMITS.amenity;

describe('an amenity that an administrator adds', () => {
  test.each<[string, unknown, string | null]>([
    ['none', [], null],
    ['two', ['Gym', 'जिम'], null],
    ['no list', 'Gym', 'Please send the other names as a list of strings.'],
    ['a number among them', ['Gym', 24], 'Please send the other names as a list of strings.'],
    ['an empty one', ['Gym', ' '], 'Please enter the name of the amenity ( )'],
    ['one without a letter', ['24 7'], 'The name needs at least one letter (24 7)'],
    [
      'one that is too long',
      ['a'.repeat(nameMaxLength + 1)],
      `Max ${nameMaxLength} characters (${'a'.repeat(nameMaxLength)})`,
    ],
    ['as many as there may be', Array.from({ length: maxAliases }, (_, at) => `Gym ${at}`), null],
    [
      'one more',
      Array.from({ length: maxAliases + 1 }, (_, at) => `Gym ${at}`),
      `Please enter at most ${maxAliases} other names`,
    ],
  ])('other names: %s', (_name, aliases, problem) => {
    expect(amenityAliasesProblem(aliases)).toBe(problem);
  });

  test('suits one kind of property at least, and none that is not known', () => {
    const unknown = `Please choose from ${AMENITY_FAMILIES.join(', ')}`;
    expect(amenitySuitsProblem(AMENITY_FAMILIES)).toBeNull();
    expect(amenitySuitsProblem(['home'])).toBeNull();
    expect(amenitySuitsProblem([])).toBe('Please choose at least one kind of property');
    for (const suits of ['home', null, [7], ['home', 'castle']]) {
      expect(amenitySuitsProblem(suits)).toBe(unknown);
    }
  });

  test('has one of the pictures', () => {
    for (const icon of AMENITY_ICONS) expect(amenityIconProblem(icon)).toBeNull();
    expect(amenityIconProblem('Castle')).toBe(
      `Please choose one of these icons: ${AMENITY_ICONS.join(', ')}`,
    );
  });

  test('is the same as another in whatever letters and signs', () => {
    expect(['WiFi', 'wi-fi', 'Wi Fi'].map(amenityKey)).toEqual(['wifi', 'wifi', 'wifi']);
    expect(amenityKey('छत 2')).toBe('छत2');
  });
});
