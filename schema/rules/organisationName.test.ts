import { expect, test } from 'vitest';
import { organisationNameProblem } from './organisationName.ts';

test.each([
  'Aranvi Habitat',
  'S. K. & Sons (Pune) Pvt. Ltd.',
  "D'Souza Homes",
  'अरण्य बिल्डर्स',
  '3C',
  'Om',
])('a firm may be called %s', (name) => {
  expect(organisationNameProblem(name)).toBeNull();
});

test.each([
  ['  ', 'Please enter the name of the organisation'],
  ['A', 'The name needs at least 2 characters'],
  ['2024', 'The name needs at least one letter'],
  [
    '<b>Homes</b>',
    "The name can only contain letters, digits, spaces and the characters . , & ( ) / ' -",
  ],
  [
    'Homes\u0000',
    "The name can only contain letters, digits, spaces and the characters . , & ( ) / ' -",
  ],
  ['a'.repeat(81), 'Max 80 characters'],
])('%j is refused: %s', (name, problem) => {
  expect(organisationNameProblem(name)).toBe(problem);
});
