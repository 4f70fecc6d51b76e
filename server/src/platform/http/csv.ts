import { stringify } from 'csv-stringify/sync';
import { indiaIso } from '../../../../schema/format/time.ts';

/** What a cell can hold: money and counts as numbers, times as dates. */
export type CsvCell = string | number | boolean | Date | null;

/**
 * Lines of a table as RFC 4180 writes them. What people typed stays text: a cell that a spreadsheet would calculate
 * begins with an apostrophe, which shows it as it was typed. Numbers stay numbers, times are ISO 8601 in Indian time with its
 * offset, so that their day is the one that screens and reports show.
 */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify([...rows], {
    record_delimiter: 'windows',
    escape_formulas: true,
    // By itself it quotes the two together only.
    quoted_match: /[\r\n]/,
    cast: { date: indiaIso, boolean: (yes) => (yes ? 'yes' : 'no') },
  });
}

/** Excel takes a file for UTF-8 by this alone; names in Indian scripts and ₹ would be broken without it. */
export const CSV_START = '\u{FEFF}';
