import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import {
  BUILT_IN_CONTROLS,
  type ContactControlContent,
  controlNameProblem,
  controlOptionsProblem,
  controlProblems,
  NO_VALIDATION,
} from './contactControl.ts';

const { nameMaxLength, maxOptions, optionMaxLength } = LIMITS.contactControl;
const SHAPE =
  'The name must start with a letter and contain only letters a to z, digits and underscores';

describe('A-3-12 the name of an input', () => {
  test.each([
    ['', 'Please enter a name'],
    ['  ', 'Please enter a name'],
    [' city ', null],
    ['City_2', null],
    ['2nd', SHAPE],
    ['two words', SHAPE],
    ['शहर', SHAPE],
    [
      'constructor',
      'The contact form already has a field named constructor. Please use another name',
    ],
    ['Website', 'The contact form already has a field named Website. Please use another name'],
    ['controls', 'The contact form already has a field named controls. Please use another name'],
    ['a'.repeat(nameMaxLength), null],
    ['a'.repeat(nameMaxLength + 1), `Max ${nameMaxLength} characters`],
  ])('%j: %s', (name, problem) => {
    expect(controlNameProblem(name)).toBe(problem);
  });

  test.each(BUILT_IN_CONTROLS)('%s is taken by what every form has', (name) => {
    expect(controlNameProblem(name.toUpperCase())).toContain('Please use another name');
  });
});

describe('A-3-12 the options of a select', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `Option ${at}`);

  test.each<[string, unknown, string | null]>([
    ['two', ['Pune', 'Delhi'], null],
    ['none', [], null],
    ['no list', 'Pune', 'Please send the options as a list of strings.'],
    ['a number among them', ['Pune', 7], 'Please send the options as a list of strings.'],
    ['one of blanks', ['Pune', ' '], 'An option is empty'],
    ['the same but for blanks', ['Navi Mumbai', ' Navi  Mumbai '], 'Two options are the same'],
    ['one of the longest', ['a'.repeat(optionMaxLength)], null],
    ['a longer one', ['a'.repeat(optionMaxLength + 1)], `Max ${optionMaxLength} characters`],
    ['as many as there may be', many(maxOptions), null],
    ['one more', many(maxOptions + 1), `Please enter at most ${maxOptions} options`],
  ])('%s', (_name, options, problem) => {
    expect(controlOptionsProblem(options)).toBe(problem);
  });
});

describe('A-3-12 what goes together in an input', () => {
  function problemsOf(
    type: ContactControlContent['type'],
    validation: Partial<ContactControlContent['validation']>,
    options: readonly string[] = type === 'select' ? ['Pune'] : [],
  ): string[] {
    const control = { label: 'Town', name: 'town', type, placeholder: '', options };
    return controlProblems({
      ...control,
      required: false,
      group: 'general',
      validation: { ...NO_VALIDATION, ...validation },
    }).map(({ path, code, message }) => `${path} ${code}: ${message}`);
  }

  const OPTIONS = 'options unusable: Only a select can have options';
  const CHOICE = 'options unusable: Please enter the options';
  const LENGTH = 'validation unusable: Only text fields can have a length';
  const VALUE = 'validation unusable: Only number fields can have a minimum and a maximum';

  test.each(['text', 'email', 'tel', 'textarea', 'checkbox', 'number', 'date'] as const)(
    '%s has no options',
    (type) => {
      expect(problemsOf(type, {})).toEqual([]);
      expect(problemsOf(type, {}, ['Pune'])).toEqual([OPTIONS]);
    },
  );

  test('a select has some', () => {
    expect(problemsOf('select', {})).toEqual([]);
    expect(problemsOf('select', {}, [])).toEqual([CHOICE]);
  });

  test.each(['text', 'textarea', 'tel'] as const)('%s has a length and no value', (type) => {
    expect(problemsOf(type, { minLength: 2, maxLength: 2 })).toEqual([]);
    expect(problemsOf(type, { minLength: 3, maxLength: 2 })).toEqual([
      'validation unusable: The minimum length is greater than the maximum length',
    ]);
    expect(problemsOf(type, { min: 0 })).toEqual([VALUE]);
    expect(problemsOf(type, { max: 0 })).toEqual([VALUE]);
  });

  test('a number has a value and no length', () => {
    expect(problemsOf('number', { min: 2, max: 2 })).toEqual([]);
    expect(problemsOf('number', { min: 3, max: 2 })).toEqual([
      'validation unusable: The minimum is greater than the maximum',
    ]);
    expect(problemsOf('number', { minLength: 1 })).toEqual([LENGTH]);
    expect(problemsOf('number', { maxLength: 1 })).toEqual([LENGTH]);
  });

  test.each(['email', 'select', 'checkbox', 'date'] as const)('%s has neither', (type) => {
    expect(problemsOf(type, { maxLength: 1, max: 1 })).toEqual([LENGTH, VALUE]);
  });
});
