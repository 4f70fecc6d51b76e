import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { type ControlType, NO_VALIDATION } from './contactControl.ts';
import {
  answerProblem,
  type ContactFormControl,
  CONTACT_MESSAGE_RULES,
  contactPhone,
  mobileOf,
  readAnswers,
} from './contactMessage.ts';

function control(
  type: ControlType,
  {
    validation = {},
    ...more
  }: Partial<Omit<ContactFormControl, 'validation'>> & { validation?: object } = {},
): ContactFormControl {
  return {
    name: 'asked',
    label: 'What is asked',
    type,
    options: [],
    required: false,
    validation: { ...NO_VALIDATION, ...validation },
    ...more,
  };
}

const CHOICE = control('select', { options: ['Pune', 'Navi Mumbai'] });
const RANGE = control('number', { validation: { min: -2, max: 10.5 } });
const LENGTHS = control('text', { validation: { minLength: 3, maxLength: 5 } });

describe('A-3-12 an answer is held to what the input asks', () => {
  test.each<[string, ContactFormControl, string, string | null]>([
    ['nothing where nothing must be', control('text'), '  ', null],
    [
      'nothing where something must be',
      control('text', { required: true }),
      ' \n',
      'Please fill in “What is asked”',
    ],
    [
      'no choice where one must be',
      { ...CHOICE, required: true },
      '',
      'Please choose “What is asked”',
    ],
    [
      'a box that must be ticked',
      control('checkbox', { required: true }),
      '',
      'Please tick “What is asked”',
    ],
    ['a ticked box', control('checkbox', { required: true }), 'yes', null],
    ['a number as small as it may be', RANGE, '-2', null],
    ['a text as short as it may be', LENGTHS, 'abc', null],
    [
      'another word for a box',
      control('checkbox'),
      'maybe',
      'Please tick the box or leave it empty',
    ],
    ['an option', CHOICE, ' Navi  Mumbai ', null],
    ['no option', CHOICE, 'pune', 'Please choose one of the options'],
    ['an e-mail address', control('email'), 'asha@example.com', null],
    ['no e-mail address', control('email'), 'asha@', 'Please enter a valid email address'],
    ['a phone of another country', control('tel'), '+44 20 7946 0000', null],
    [
      'no phone',
      control('tel'),
      '12 ab',
      'Please enter a phone number of 6 to 15 digits. Spaces and hyphens are allowed',
    ],
    ['a number', RANGE, '10.5', null],
    ['a number that is too small', RANGE, '-3', 'Please enter -2 or more'],
    ['a number that is too large', RANGE, '11', 'Please enter 10.5 or less'],
    ['no number', RANGE, '1e1', 'Please enter a number, such as 12 or 12.5'],
    ['a day', control('date'), '2028-02-29', null],
    [
      'a day that there is not',
      control('date'),
      '2026-02-29',
      'Please enter a date, such as 2026-06-15',
    ],
    [
      'a day in other words',
      control('date'),
      '15/06/2026',
      'Please enter a date, such as 2026-06-15',
    ],
    ['a text that is too short', LENGTHS, ' ab ', 'Please enter at least 3 characters'],
    ['a text that is too long', LENGTHS, 'abcdef', 'Max 5 characters'],
    ['a text of the right length', LENGTHS, ' abcde ', null],
    ['several lines', control('textarea'), 'one\ntwo\r\n\tthree', null],
    [
      'a sign that is not seen',
      control('textarea'),
      'one\ntw\u202eo',
      'Please remove invisible characters',
    ],
    ['half a character', control('text'), 'a\ud800', 'Please remove invisible characters'],
    [
      'very many lines',
      control('textarea'),
      'a\n'.repeat(501),
      `Max ${LIMITS.contactControl.answerMaxLength} characters`,
    ],
  ])('%s', (_name, asked, text, problem) => {
    expect(answerProblem(asked, text)).toBe(problem);
  });
});

describe('the answers of a form', () => {
  const ASKED = [
    { ...control('text', { required: true }), name: 'city', label: 'City' },
    { ...control('checkbox'), name: 'agreed', label: 'I agree' },
    { ...control('number'), name: 'homes', label: 'How many homes' },
    { ...control('textarea'), name: 'more', label: 'More' },
  ];
  const read = (sent: Record<string, unknown>) => readAnswers(ASKED, new Map(Object.entries(sent)));

  test('A-3-13 are kept in their order with what was asked, tidied; what is left empty is none', () => {
    expect(read({ more: ' one\n  two ', homes: 3, agreed: true, city: ' Navi   Mumbai ' })).toEqual(
      {
        answers: [
          { name: 'city', label: 'City', value: 'Navi Mumbai' },
          { name: 'agreed', label: 'I agree', value: 'yes' },
          { name: 'homes', label: 'How many homes', value: '3' },
          { name: 'more', label: 'More', value: 'one\n  two' },
        ],
      },
    );
    expect(read({ city: 'Pune', agreed: 'false', homes: null, more: '  ' })).toEqual({
      answers: [{ name: 'city', label: 'City', value: 'Pune' }],
    });
  });

  test('A-3-13 a box is ticked, or not, in the words of forms and of programs', () => {
    const answerTo = (agreed: unknown) => read({ city: 'Pune', agreed });
    const city = { name: 'city', label: 'City', value: 'Pune' };
    const yes = { name: 'agreed', label: 'I agree', value: 'yes' };
    for (const ticked of [true, 'true', 'yes', 'on']) {
      expect(answerTo(ticked)).toEqual({ answers: [city, yes] });
    }
    for (const not of [false, 'false', 'no', 'off', '', null]) {
      expect(answerTo(not)).toEqual({ answers: [city] });
    }
  });

  test('what is wrong is told by the name of the input, also what is no text and what nobody asks', () => {
    expect(read({ agreed: [], homes: { a: 1 }, colour: 'red' })).toEqual({
      problems: [
        { path: 'city', code: 'unusable', message: 'Please fill in “City”' },
        { path: 'agreed', code: 'unusable', message: 'Please send this as text' },
        { path: 'homes', code: 'unusable', message: 'Please send this as text' },
        { path: 'colour', code: 'unknown', message: 'This field is no longer part of the form.' },
      ],
    });
  });
});

describe('D-55 what every contact form asks', () => {
  test.each<[keyof typeof CONTACT_MESSAGE_RULES, string, string | null]>([
    ['name', '', 'Please fill in your name'],
    ['email', 'asha', 'Please enter a valid email address'],
    ['phone', '', null],
    [
      'phone',
      '98765',
      'Please enter a phone number of 6 to 15 digits. Spaces and hyphens are allowed',
    ],
    ['subject', ' ', 'Please enter a subject'],
    ['subject', 'a'.repeat(121), 'Max 120 characters'],
    ['message', '\n', 'Please write your message'],
    ['message', 'a'.repeat(2_001), 'Max 2000 characters'],
    ['message', 'One line.\nAnother.', null],
  ])('%s (%#)', (field, text, problem) => {
    expect(CONTACT_MESSAGE_RULES[field](text)).toBe(problem);
  });
});

test.each([
  ['98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['+91 098765 43210', '9876543210'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['080 4123  4567', '080 4123 4567'],
  ['०८० 4123 4567', '०८० 4123 4567'],
  ['+65 9876 5432', '+65 9876 5432'],
  ['+44 98765 43210', '+44 98765 43210'],
  ['9876543210 99', '9876543210 99'],
  ['', ''],
])('the phone %j is kept as %j', (text, saved) => {
  expect(contactPhone(text)).toBe(saved);
  expect(mobileOf(text)).toBe(/^\d{10}$/.test(saved) ? saved : null);
});
