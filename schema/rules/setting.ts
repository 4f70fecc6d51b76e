import {
  type Setting,
  SETTING_KEYS,
  SETTING_ROWS,
  type SettingKey,
  type SettingValues,
} from '../settings.ts';
import { emailProblem } from './email.ts';
import { otherSiteProblem } from './link.ts';
import { readMobile } from './mobile.ts';
import { figureOf } from './numbers.ts';
import { textProblem, tidy } from './text.ts';

export type SettingValue = string | number | boolean;

/**
 * What was sent as the value of a setting: as it is stored, or the sentence that it is refused with. A yes or no and
 * a whole number are taken as texts too, as forms send them.
 */
export function readSetting(
  row: Setting,
  sent: unknown,
): { value: SettingValue } | { problem: string } {
  const problem = (sentence: string | null, value: SettingValue) =>
    sentence === null ? { value } : { problem: sentence };
  switch (row.kind) {
    case 'yesNo': {
      const word = WORDS_OF_YES_NO.get(sent);
      return word === undefined ? { problem: 'Please choose yes or no' } : { value: word };
    }
    case 'whole': {
      const number = typeof sent === 'string' ? figureOf(sent) : sent;
      const fits =
        Number.isInteger(number) && Number(number) >= row.min && Number(number) <= row.max;
      const sentence = `Please enter a whole number from ${row.min} to ${row.max}`;
      return problem(fits ? null : sentence, Number(number));
    }
    case 'choice': {
      const choice = row.choices.find(({ value }) => value === sent);
      return choice === undefined
        ? {
            problem: `Please choose one of these: ${row.choices.map(({ value }) => value).join(', ')}`,
          }
        : { value: choice.value };
    }
    default: {
      if (typeof sent !== 'string') return { problem: 'Please send this as text' };
      const text = tidy(sent);
      if (text === '' && row.isOptional) return { value: '' };
      const phone = row.kind === 'phone' ? readMobile(text) : null;
      return problem(wordsProblem(row, text), phone ?? text);
    }
  }
}

/** The value as a form shows it and as it is written into the history. */
export function settingText(value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** The value in words: a choice by its label. */
export function settingWords(row: Setting, value: SettingValue): string {
  if (row.kind === 'choice')
    return row.choices.find((each) => each.value === value)?.label ?? String(value);
  if (row.kind === 'whole') return `${value} ${row.unit}`;
  return settingText(value);
}

/** Those of these values that the table takes. */
export function knownSettings(input: Readonly<Record<string, unknown>>): Partial<SettingValues> {
  const values: Partial<SettingValues> = {};
  for (const key of SETTING_KEYS) put(values, key, input[key]);
  return values;
}

/** Every setting as these values say, where the table takes them, and by default otherwise. */
export function settingValues(...inputs: Readonly<Record<string, unknown>>[]): SettingValues {
  const values: Partial<SettingValues> = {};
  for (const key of SETTING_KEYS) {
    put(values, key, SETTING_ROWS[key].default);
    for (const each of inputs) put(values, key, each[key]);
  }
  if (!hasAll(values)) throw new Error('A setting has a default that its row refuses.');
  return values;
}

function put(values: Partial<SettingValues>, key: SettingKey, value: unknown): void {
  const read = readSetting(SETTING_ROWS[key], value);
  if ('value' in read && read.value === value) Object.assign(values, { [key]: value });
}

function hasAll(values: Partial<SettingValues>): values is SettingValues {
  return SETTING_KEYS.every((key) => values[key] !== undefined);
}

const WORDS_OF_YES_NO = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['yes', true],
  [false, false],
  ['false', false],
  ['no', false],
]);

function wordsProblem(row: Setting, text: string): string | null {
  // A summary of several names each.
  if (text === '') return `${row.label}: please fill this in`;
  if (row.kind === 'email') return emailProblem(text);
  if (row.kind === 'phone')
    return readMobile(text) === null ? 'Phone number must be exactly 10 digits' : null;
  if (row.kind === 'link') return otherSiteProblem(text);
  return textProblem(text, 'maxLength' in row ? row.maxLength : Infinity);
}
