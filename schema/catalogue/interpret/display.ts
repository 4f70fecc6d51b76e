import { KINDS } from '../kinds.ts';
import { DISPLAY_GROUPS } from '../model.ts';
import type { Details, DisplayGroup, Purpose, Subtype } from '../model.ts';
import { applicableFields, isShown, labelOf } from './resolve.ts';

export type DisplayRow = {
  readonly group: DisplayGroup;
  readonly key: string;
  readonly label: string;
  readonly value: string;
};

/** The facts grid of the detail page: only what is given, by group, in the subtype's own order. */
export function displayRows(subtype: Subtype, details: Details, purpose?: Purpose): DisplayRow[] {
  const unit = String(details[subtype.unitField] ?? subtype.unitWhenMissing);
  const rows = applicableFields(subtype).flatMap((field) => {
    if (field.group === null || !isShown(field, { details, purpose })) return [];
    const value = KINDS[field.kind].parse(details[field.key], field);
    if (value === undefined) return [];
    const text = KINDS[field.kind].display(value, field, unit);
    return { group: field.group, key: field.key, label: labelOf(field, purpose), value: text };
  });
  return DISPLAY_GROUPS.flatMap((group) => rows.filter((row) => row.group === group));
}

/** What the card of a listing says of its details. */
export function cardRows(
  subtype: Subtype,
  details: Details,
): { key: string; label: string; value: string }[] {
  return (subtype.cardFacts ?? []).flatMap(({ field: key, label }) => {
    const field = applicableFields(subtype).find((each) => each.key === key);
    const value = field && KINDS[field.kind].parse(details[key], field);
    if (!field || value === undefined) return [];
    return [{ key, label, value: KINDS[field.kind].display(value, field, '') }];
  });
}
