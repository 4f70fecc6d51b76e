import { expect, test } from 'vitest';
import { formatArea, formatRate } from './area.ts';
import { pluralize } from './count.ts';
import { escapeHtml, jsonForHtml } from './html.ts';
import { SUBTYPES } from '../catalogue/subtypes.ts';
import { kindsWord } from './kinds.ts';
import { fullMoment } from './moment.ts';
import { formatPhone, maskEmail, maskPhone } from './phone.ts';

test.each([
  [1450, 'Sq ft', '1,450 sq ft'],
  [125_000, 'Sq ft', '1,25,000 sq ft'],
  [1450, 'sqft', '1,450 sq ft'],
  [92.9, 'Sq m', '92.9 sq m'],
  [200, 'Sq yd', '200 sq yd (gaj)'],
  [200, 'Sq. Yard', '200 sq yd (gaj)'],
  [1, 'Acre', '1 acre'],
  [2.5, 'Acres', '2.5 acres'],
  [3, 'Hectare', '3 hectares'],
  [4, 'Bigha', '4 bigha'],
  [5, 'Kanal', '5 kanal'],
  [6, 'Marla-ish', '6 marla-ish'],
  [7, '', '7'],
])('D-13 %d %s is shown as %s', (value, unit, shown) => {
  expect(formatArea(value, unit)).toBe(shown);
});

test('V-2.6-04 a missing area is NA', () => {
  expect(formatArea(null, 'Sq ft')).toBe('NA');
  expect(formatArea(-1, 'Sq ft')).toBe('NA');
});

test.each([
  [36_900, 'Sq yd', '₹36,900 / sq yd (gaj)'],
  [2_500_000, 'Acres', '₹25 Lakh / acre'],
  [8_620.4, 'Sq ft', '₹8,620 / sq ft'],
  [0.4, 'Sq ft', null],
] as const)('a rate of %d rupees by %s is %s', (rupees, unit, shown) => {
  expect(formatRate(rupees, unit)).toBe(shown);
});

test('one is one, all others are many', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'photo'))).toEqual([
    '0 photos',
    '1 photo',
    '2 photos',
  ]);
  expect(pluralize(1, 'property', 'properties')).toBe('1 property');
  expect(pluralize(123_456, 'property', 'properties')).toBe('1,23,456 properties');
});

test('no sign of a text can begin a tag, end an attribute or name another sign', () => {
  expect(escapeHtml(`<a title="it's">R&D</a>`)).toBe(
    '&lt;a title=&quot;it&apos;s&quot;&gt;R&amp;D&lt;/a&gt;',
  );
});

test('JSON stays what it is and never ends its script element', () => {
  const value = { text: '</script><!--', lines: 'one\u2028two\u2029' };
  expect(jsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(jsonForHtml(value))).toEqual(value);
});

test.each(['\ufffe', '\uffff', '\ud800', '\udc00', '\u0000', '\u000b', '\u001f'])(
  'D1 what XML 1.0 forbids is left out: %j',
  (sign) => {
    expect(escapeHtml(`A${sign}B`)).toBe('AB');
  },
);

test('D1 what XML 1.0 allows stays', () => {
  expect(escapeHtml('\t\r\nपुणे 😀\ufffd\u{1fffe}')).toBe('\t\r\nपुणे 😀\ufffd\u{1fffe}');
});

test('each kind has words for one and for several', () => {
  expect(SUBTYPES.map((subtype) => kindsWord(subtype).join(', '))).toMatchInlineSnapshot(`
    [
      "flat, flats",
      "house, houses",
      "builder floor, builder floors",
      "apartment, apartments",
      "plot, plots",
      "office space, office spaces",
      "shop, shops",
      "piece of commercial land, pieces of commercial land",
      "warehouse, warehouses",
      "industrial property, industrial properties",
      "piece of agricultural land, pieces of agricultural land",
      "farm house, farm houses",
    ]
  `);
});

test('A-1-05 a day with its time is written as en-IN writes it, at every hour', () => {
  const options = { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' } as const;
  for (let hour = 0; hour < 24; hour += 1) {
    const date = new Date(Date.UTC(2026, hour % 12, 28, hour, 5));
    // Some releases of the locale data part the time from "am" by a narrow space.
    const text = date.toLocaleString('en-IN', options).replace('\u202f', ' ');
    expect(fullMoment(date)).toBe(text);
  }
  expect(fullMoment(new Date('2025-12-31T18:35:00Z'))).toBe('1 January 2026 at 12:05 am');
});

test('V-9-06 a phone is shown with +91', () => {
  expect(formatPhone('9876543210')).toBe('+91 98765 43210');
  expect(formatPhone('9876******')).toBe('+91 9876******');
});

test.each([
  ['9876543210', '9876******'],
  ['+91 98765 43210', '9876******'],
  ['919876543210', '9876******'],
  ['1234567', '1******'],
  ['123456', '******'],
  ['123', '******'],
  ['', '******'],
])('V-4.5-03 the phone %s keeps only its leading part: %s', (phone, masked) => {
  expect(maskPhone(phone)).toBe(masked);
});

test.each([
  ['rakesh@example.com', 'ra***@example.com'],
  ['ra@example.com', 'ra***@example.com'],
  ['r@example.com', 'r***@example.com'],
  ['not an address', '***'],
  ['@example.com', '***'],
  ['', '***'],
])('V-4.5-04 the e-mail %s keeps the first two characters: %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
