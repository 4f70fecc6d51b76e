import { expect, test } from 'vitest';
import { AMENITIES, SEARCH_AMENITY_NAMES } from './amenities.ts';
import { AMENITY_GROUPS } from './amenityGroups.ts';
import { CONDITIONS, CROSS_RULES } from './conditions.ts';
import { FIELD_LIST } from './fields.ts';
import {
  FAULT_SENTENCES,
  LOGIN_TEXTS,
  POSTING_TEXTS,
  SELLER_TEXTS,
  SUMMARY_HEADINGS,
} from './messages.ts';
import { DISPLAY_GROUPS } from './model.ts';
import { OPTION_LISTS } from './options.ts';
import { SUBTYPES } from './subtypes.ts';

/**
 * The catalogue as data, a line a row, beside the printed rules: what changes here is looked at in the file, not
 * only in the code that says it.
 */
const TABLES: Record<string, readonly (readonly [string, unknown])[]> = {
  fields: [
    ...FIELD_LIST.map(({ key, ...field }) => [key, field] as const),
    ['groups', DISPLAY_GROUPS],
  ],
  options: Object.entries(OPTION_LISTS).map(([key, list]) => [
    key,
    { ...list, openTo: list.openTo && String(list.openTo), sameAs: list.sameAs?.name },
  ]),
  amenities: [
    ...AMENITIES.map(({ name, ...amenity }) => [name, amenity] as const),
    ...Object.entries(AMENITY_GROUPS),
    ['searched', SEARCH_AMENITY_NAMES],
  ],
  // What each of them asks for stands in its printed rules.
  subtypes: SUBTYPES.map(({ key, uses: _uses, ...row }) => [key, row] as const),
  words: Object.entries({
    ...FAULT_SENTENCES,
    ...SUMMARY_HEADINGS,
    ...prefixed('posting', POSTING_TEXTS),
    ...prefixed('seller', SELLER_TEXTS),
    ...prefixed('login', LOGIN_TEXTS),
    ...CONDITIONS,
    ...CROSS_RULES,
  }),
};

test.each(Object.keys(TABLES))('P-3-10 the %s are the reviewed ones', async (name) => {
  const lines = (TABLES[name] ?? []).map(([key, row]) => `${key} ${JSON.stringify(row)}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./tables/${name}.txt`);
});

function prefixed(prefix: string, texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));
}
