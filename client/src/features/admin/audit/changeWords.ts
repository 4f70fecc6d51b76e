import { fullMoment } from '../../../../../schema/format/moment.ts';
import { CASE_DECISION_LABELS, CASE_REASONS } from '../../../../../schema/rules/case.ts';
import { isSettingKey, SETTING_ROWS } from '../../../../../schema/settings.ts';
import { KINDS, STATUSES } from '../cases/words.ts';
import type { ShownEntry } from './subjects.ts';

type Key = Pick<ShownEntry, 'key' | 'subjectId'>;

/** What people call something that was changed: 'Published at' for publishedAt. */
export function fieldWords({ key, subjectId }: Key, name: string): string {
  if (key === 'setting.changed') return isSettingKey(name) ? SETTING_ROWS[name].label : subjectId;
  const known = FIELDS[name];
  if (known !== undefined) return known;
  const words = name
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
    .replaceAll('_', ' ')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What people read of a value: moments as of India, the codes of a case as its list words them. */
export function valueWords({ key }: Key, name: string, value: string | null): string {
  if (value === null || value === '') return 'none';
  if (MOMENT.test(value)) return fullMoment(new Date(value));
  const codes = key.startsWith('case.') ? CASE_CODES[name] : undefined;
  const word = codes?.[value];
  if (word !== undefined) return word;
  return CODE.test(value) ? value.replaceAll('_', ' ') : value;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const CODE = /^[a-z]+(?:_[a-z]+)+$/;

const FIELDS: Readonly<Record<string, string | undefined>> = {
  alt: 'Image description',
  assignedTo: 'Assigned to',
  buttonLink: 'Button link',
  buttonText: 'Button text',
  closedAt: 'Sold or rented on',
  kind: 'Type',
  mapUrl: 'Map link',
  order: 'Position',
  suits: 'Available for',
};

/** The codes of a case, by what they are of. */
const CASE_CODES: Readonly<
  Record<string, Readonly<Record<string, string | undefined>> | undefined>
> = {
  kind: inSmallLetters(KINDS, (word) => word),
  status: inSmallLetters(STATUSES, ({ label }) => label),
  reason: inSmallLetters(CASE_REASONS, ({ label }) => label),
  decision: CASE_DECISION_LABELS,
};

function inSmallLetters<Word>(
  words: Readonly<Record<string, Word>>,
  textOf: (word: Word) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([key, word]) => [key.toLowerCase(), textOf(word)]),
  );
}
