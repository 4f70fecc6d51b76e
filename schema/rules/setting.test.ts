import { describe, expect, test } from 'vitest';
import { SETTING_KEYS, SETTING_ROWS, type SettingKey } from '../settings.ts';
import { LIMITS } from '../limits.ts';
import { knownSettings, readSetting, settingText, settingValues, settingWords } from './setting.ts';

const LONGEST_LINK = LIMITS.setting.linkMaxLength;

const read = (key: SettingKey, sent: unknown) => {
  const found = readSetting(SETTING_ROWS[key], sent);
  return 'problem' in found ? found.problem : found.value;
};

test('every default is a value that its row takes, also as the text of a form', () => {
  for (const key of SETTING_KEYS) {
    const { default: value } = SETTING_ROWS[key];
    expect([key, read(key, value), read(key, settingText(value))]).toEqual([key, value, value]);
  }
});

test('every row says where it shows, and a help text says something else than the label', () => {
  for (const row of Object.values(SETTING_ROWS)) {
    expect(row.shownIn).toMatch(/\.$/);
    expect(row.help).not.toBe(row.label);
  }
});

describe('D-92 a value is held to its row', () => {
  test.each<[SettingKey, unknown, unknown]>([
    ['siteName', '  Ghar \n Bazaar ', 'Ghar Bazaar'],
    ['siteName', '', 'Site name: please fill this in'],
    ['siteName', 'x'.repeat(41), 'Max 40 characters'],
    ['siteName', 'Ghar\u0000', 'Please remove invisible characters'],
    ['siteName', 'Ghar \ud800', 'Please remove invisible characters'],
    ['siteName', 7, 'Please send this as text'],
    ['siteName', null, 'Please send this as text'],
    ['autoApprove', 'yes', true],
    ['autoApprove', false, false],
    ['autoApprove', 'perhaps', 'Please choose yes or no'],
    ['limits', 'documented', 'documented'],
    ['limits', 'none', 'Please choose one of these: market, documented'],
    ['limits', true, 'Please choose one of these: market, documented'],
    ['complaintDays', ' 12 ', 12],
    ['complaintDays', 30, 30],
    ['complaintDays', 31, 'Please enter a whole number from 1 to 30'],
    ['complaintDays', '0', 'Please enter a whole number from 1 to 30'],
    ['complaintDays', 1.5, 'Please enter a whole number from 1 to 30'],
    ['complaintDays', '1e1', 'Please enter a whole number from 1 to 30'],
    ['officeEmail', 'office@ghar.example', 'office@ghar.example'],
    ['officeEmail', 'office', 'Please enter a valid email address'],
    ['officePhone', '1126001234', '1126001234'],
    ['officePhone', '+91 98123 45678', '9812345678'],
    ['officePhone', '९८१२३ ४५६७८', '9812345678'],
    ['officePhone', '+91 98', 'Phone number must be exactly 10 digits'],
    ['grievancePhone', '', ''],
    ['facebook', '', ''],
    ['facebook', 'https://www.facebook.com/ghar', 'https://www.facebook.com/ghar'],
    ['facebook', `https://a.example/${'x'.repeat(LONGEST_LINK)}`, `Max ${LONGEST_LINK} characters`],
    ...[
      'http://facebook.com/ghar',
      'javascript:alert(1)',
      'https://ghar@evil.example/',
      'https://:word@evil.example/',
      'https://ghar.example/a page',
      'https://',
      'https://localhost/',
      'https://a b.example/',
      '//facebook.com',
      'https://ghar.example/"onclick="x',
      'https://ghar.example/<script>',
      "https://ghar.example/'x",
      'https://ghar.example\\evil.example/',
    ].map((sent): [SettingKey, unknown, unknown] => [
      'facebook',
      sent,
      'Please enter an address that starts with https://',
    ]),
  ])('%s: %j', (key, sent, expected) => {
    expect(read(key, sent)).toBe(expected);
  });
});

test('what another release has stored in another form is none of these values', () => {
  expect(knownSettings({ complaintDays: 12, siteName: 'Ghar', autoApprove: true })).toEqual({
    complaintDays: 12,
    siteName: 'Ghar',
    autoApprove: true,
  });
  expect(knownSettings({ complaintDays: '12', siteName: ' Ghar', autoApprove: 'yes' })).toEqual({});
});

test('what is stored goes before what is given, and what no row takes is passed over', () => {
  const input = { siteName: 'Ghar', limits: 'documented' };
  const stored = { siteName: 'Homes', limits: 'none', autoApprove: null, unknown: 1 };
  expect(settingValues(input, stored)).toMatchObject({
    siteName: 'Homes',
    limits: 'documented',
    autoApprove: false,
    complaintDays: 7,
  });
});

test('values in words', () => {
  expect(settingWords(SETTING_ROWS.complaintDays, 7)).toBe('7 days');
  expect(settingWords(SETTING_ROWS.autoApprove, true)).toBe('yes');
  expect(settingWords(SETTING_ROWS.autoApprove, false)).toBe('no');
  expect(settingWords(SETTING_ROWS.siteName, 'Ghar')).toBe('Ghar');
  expect(settingWords(SETTING_ROWS.limits, 'galactic')).toBe('galactic');
  expect(settingWords(SETTING_ROWS.limits, 'market')).toBe('Market limits');
});
