import type { ApplicableField, OptionList } from '../model.ts';
import { OPTION_LISTS, findOption } from '../options.ts';
import type { KindRules } from './rules.ts';
import { oneLine } from './rules.ts';

export const CHOICE: KindRules = {
  numeric: false,
  blank: '',
  limits: {},
  verb: 'select',
  parse: (raw, field) => {
    const text = oneLine(raw);
    return text === undefined ? undefined : spelled(text, field);
  },
  fault: (value, field) =>
    typeof value === 'string' && isOffered(value, field) ? null : { code: 'notOption' },
  display: (value, field) => labelOf(String(value), field),
  smallest: (_field, options) => options[0] ?? '',
};

export const CHOICES: KindRules = {
  numeric: false,
  blank: [],
  limits: { max: 100 },
  verb: 'select',
  parse: (raw, field) => {
    const parts = Array.isArray(raw) ? raw : listed(raw);
    const texts = parts.flatMap((part) => oneLine(part) ?? []);
    const targets = [...new Set(texts.map((text) => spelled(text, field)))];
    return targets.length === 0 ? undefined : targets;
  },
  fault: (value, field) => {
    if (!Array.isArray(value)) return { code: 'notOption' };
    const max = field.limits.max ?? value.length;
    if (value.length > max) return { code: 'tooMany', params: { max } };
    return value.every((entry) => isOffered(entry, field)) ? null : { code: 'notOption' };
  },
  display: (value, field) =>
    (Array.isArray(value) ? value : [String(value)])
      .map((entry) => labelOf(entry, field))
      .join(', '),
  smallest: (_field, options) => options.slice(0, 1),
};

/** A list sent as one text: JSON, or entries between commas. */
function listed(raw: unknown): readonly unknown[] {
  const text = oneLine(raw);
  if (text === undefined) return [];
  if (!text.startsWith('[')) return text.split(',');
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : [text];
  } catch {
    return [text];
  }
}

/** The list's own spelling of what was meant, or the given one where the list keeps it. */
function spelled(text: string, field: ApplicableField): string {
  const list = listFor(field);
  const option = findOption(list, text);
  return option === null || list.keepsSpelling === true ? text : option.value;
}

function isOffered(value: string, field: ApplicableField): boolean {
  const list = listFor(field);
  if (findOption(list, value) !== null) return true;
  return list.isWhole !== true && (list.openTo?.test(value) ?? false);
}

function labelOf(value: string, field: ApplicableField): string {
  return findOption(listFor(field), value)?.label ?? value;
}

function listFor(field: ApplicableField): OptionList {
  return OPTION_LISTS[field.options ?? ''] ?? { options: [] };
}
