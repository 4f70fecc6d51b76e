import { expect, test } from 'vitest';
import { type CsvCell, csvLines } from './csv.ts';

test.each<[what: string, cell: CsvCell, written: string]>([
  ['words', 'Asha Rao', 'Asha Rao'],
  ['a comma', 'Pune, Maharashtra', '"Pune, Maharashtra"'],
  ['a quotation mark', 'The "Palm" House', '"The ""Palm"" House"'],
  ['a line feed', 'two\nlines', '"two\nlines"'],
  ['a carriage return', 'two\rlines', '"two\rlines"'],
  ['both', 'two\r\nlines', '"two\r\nlines"'],
  ['an Indian script', 'आशा ₹', 'आशा ₹'],
  ['nothing', null, ''],
  ['an empty text', '', ''],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a plus', '+1', "'+1"],
  ['a number of a phone', '+91 98765 43210', "'+91 98765 43210"],
  ['a formula with a minus', '-1+2', "'-1+2"],
  ['a function', '@SUM(A1)', "'@SUM(A1)"],
  ['a tab first', '\t=1', "'\t=1"],
  ['a carriage return first', '\r=1', '"\'\r=1"'],
  ['a wide equals sign', '＝1', "'＝1"],
  ['a formula with a comma', '=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a sign within', 'a=b', 'a=b'],
  ['money', 12_500_000, '12500000'],
  ['none', 0, '0'],
  ['a number below zero', -5, '-5'],
  ['hours', 1.5, '1.5'],
  ['a time', new Date('2026-06-15T06:30:00Z'), '2026-06-15T12:00:00.000+05:30'],
  ['yes', true, 'yes'],
  ['no', false, 'no'],
])('a cell with %s', (_what, cell, text) => {
  expect(csvLines([[cell, 'next']])).toBe(`${text},next\r\n`);
});

test('each row is a line, and no row is no line', () => {
  expect(csvLines([['a'], ['b', 1]])).toBe('a\r\nb,1\r\n');
  expect(csvLines([])).toBe('');
});
