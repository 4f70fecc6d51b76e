import { describe, expect, test } from 'vitest';
import {
  addressProblem,
  pictureCountProblem,
  pincodeProblem,
  positionProblem,
  titleProblem,
} from './listing.ts';
import { readPurpose } from './purpose.ts';

describe('D-72 what a listing may say of itself', () => {
  test.each([
    ['', null],
    [' 560038 ', null],
    ['999999', null],
    ['056003', 'Indian PIN codes do not start with 0'],
    ['56003', 'PIN code must be exactly 6 digits'],
    ['5600388', 'PIN code must be exactly 6 digits'],
    ['56 038', 'PIN code must be exactly 6 digits'],
    ['Pune 560038', 'PIN code must be exactly 6 digits'],
    ['560 038', null],
    ['560-038', null],
    ['५६००३८', null],
    ['０60038', 'Indian PIN codes do not start with 0'],
  ])('PIN code %j', (text, problem) => {
    expect(pincodeProblem(text)).toBe(problem);
  });

  test.each([
    [null, null, null],
    [12.97, 77.59, null],
    [6, 68, null],
    [38, 98, null],
    [5.99, 77.59, 'The location must be in India'],
    [12.97, 98.01, 'The location must be in India'],
    [Number.NaN, 77.59, 'The location must be in India'],
    [12.97, null, 'Please enter both latitude and longitude'],
    [null, 77.59, 'Please enter both latitude and longitude'],
  ])('position %j, %j', (latitude, longitude, problem) => {
    expect(positionProblem(latitude, longitude)).toBe(problem);
  });

  test('title and address have a longest length', () => {
    expect([titleProblem('a'.repeat(120)), addressProblem('a'.repeat(200))]).toEqual([null, null]);
    expect(titleProblem('a'.repeat(121))).toBe('Max 120 characters');
    expect(addressProblem('a'.repeat(201))).toBe('Max 200 characters');
  });
});

test('P-5.2-05 at least one picture and at most 15', () => {
  expect([0, 1, 15, 16].map(pictureCountProblem)).toEqual([
    'Please upload at least one property image',
    null,
    null,
    'A property can have at most 15 pictures',
  ]);
});

test.each([
  ['sell', 'sell'],
  ['For Sale', 'sell'],
  [' RENT ', 'rent'],
  ['For Rent', 'rent'],
  ['lease', null],
  ['', null],
])('D-07 purpose %j', (text, purpose) => {
  expect(readPurpose(text)).toBe(purpose);
});
