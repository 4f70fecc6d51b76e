import { expect, test } from 'vitest';
import {
  MISSING_BASIC_DETAILS_HEADING,
  basicDetailProblem,
  basicDetailsProblems,
  missingBasicDetails,
  trimmedBasicDetails,
} from './basicDetails.ts';

const GOOD = {
  propertyType: 'residential',
  purpose: 'sell',
  state: 'Uttar Pradesh',
  city: 'Noida',
  contactEmail: 'asha@example.com',
  contactPhone: '9876543210',
};
const EMPTY = {
  propertyType: '',
  purpose: '',
  state: ' ',
  city: '',
  contactEmail: '',
  contactPhone: '',
};

test('P-5.1-01 all six basic details are required', () => {
  expect(basicDetailsProblems(GOOD)).toEqual({});
  expect(Object.keys(basicDetailsProblems(EMPTY))).toEqual(Object.keys(EMPTY));
});

test('P-5.1-01 type and purpose are the documented ones', () => {
  for (const type of ['residential', 'commercial', 'agricultural']) {
    expect(basicDetailProblem('propertyType', type)).toBeNull();
  }
  for (const purpose of ['rent', 'sell']) expect(basicDetailProblem('purpose', purpose)).toBeNull();
  expect(basicDetailProblem('propertyType', 'castle')).toBe('Please select property type card');
  expect(basicDetailProblem('purpose', 'swap')).toBe('Please select purpose of listing card');
});

test('P-5.1-02 the summary has the documented bullets, only for what is missing', () => {
  expect(MISSING_BASIC_DETAILS_HEADING).toBe('Please fill in all required fields:');
  expect(missingBasicDetails(EMPTY)).toEqual([
    'Please select property type card',
    'Please select purpose of listing card',
    'State',
    'City',
    'Contact Email',
    'Contact Phone',
  ]);
  expect(missingBasicDetails({ ...GOOD, city: ' ' })).toEqual(['City']);
  expect(missingBasicDetails(GOOD)).toEqual([]);
});

test('P-5.1-03 each missing field has its own sentence', () => {
  expect(basicDetailsProblems(EMPTY)).toEqual({
    propertyType: 'Please select property type card',
    purpose: 'Please select purpose of listing card',
    state: 'Please select a state',
    city: 'Please select a city',
    contactEmail: 'Please enter contact email',
    contactPhone: 'Please enter contact phone',
  });
});

test('P-5.1-04 e-mail and phone are checked', () => {
  expect(basicDetailProblem('contactEmail', 'plain')).toBe('Please enter a valid email address');
  expect(basicDetailProblem('contactEmail', `${'a'.repeat(44)}@example.com`)).toBeNull();
  expect(basicDetailProblem('contactEmail', `${'a'.repeat(45)}@example.com`)).toBe(
    'Max 56 characters',
  );
  for (const phone of ['987654321', '98765432101', '98765 4321']) {
    expect(basicDetailProblem('contactPhone', phone)).toBe(
      'Phone number must be exactly 10 digits',
    );
  }
  expect(basicDetailProblem('contactPhone', '1876543210')).toBeNull();
});

test('P-5.1-05 blanks around a value do not count and are not kept', () => {
  expect(basicDetailsProblems({ ...GOOD, contactPhone: ' 9876543210 ' })).toEqual({});
  expect(trimmedBasicDetails({ ...GOOD, city: ' Noida ', contactEmail: ' a@b.co' })).toEqual({
    ...GOOD,
    contactEmail: 'a@b.co',
  });
});
