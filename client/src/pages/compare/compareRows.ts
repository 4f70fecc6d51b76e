import type { NationalUnit } from '../../../../schema/catalogue/units.ts';
import { shownSize } from '../../features/market/property/shownSize.ts';
import { formatPrice } from '../../../../schema/format/money.ts';
import { fullDate } from '../../../../schema/format/time.ts';
import { placeLine, statusLabel, typeLabel } from '../../features/market/property/wording.ts';
import type { ComparePageQuery } from './ComparePage.generated.ts';

export type Compared = ComparePageQuery['propertiesByIds'][number];

export interface CompareRow {
  /** Once in its group. */
  label: string;
  /** One for each property, in their order; null where it has none. */
  values: readonly (string | null)[];
  isDifferent: boolean;
  /** Some agree and others do not: worth a tint, which says nothing where everything differs. */
  isPartlySame: boolean;
}

export interface CompareGroup {
  title: string;
  rows: readonly CompareRow[];
}

/**
 * The rows of a comparison: what every property has, then the facts of the catalogue in its own groups
 * and order, then what each offers. Which facts there are is the catalogue's business, and so is the unit of sizes
 * unless the visitor chose one.
 */
export function compareRows(
  properties: readonly Compared[],
  unit: NationalUnit | null,
): CompareGroup[] {
  return [overview(properties, unit), ...factGroups(properties), amenities(properties)].filter(
    ({ rows }) => rows.length > 0,
  );
}

function overview(properties: readonly Compared[], unit: NationalUnit | null): CompareGroup {
  const of = (label: string, value: (property: Compared) => string | null) =>
    row(label, properties.map(value));
  return {
    title: 'Overview',
    rows: [
      of('Price', ({ price, purpose }) =>
        price === null ? null : `${formatPrice(price)}${purpose === 'RENT' ? ' a month' : ''}`,
      ),
      of('Price per unit', (property) => shownSize(property, unit).rate),
      of('Area', (property) => shownSize(property, unit).size),
      of('Status', statusLabel),
      of('Type', ({ subtype, type }) => `${subtype.title}, ${typeLabel(type)}`),
      of('Location', placeLine),
      of('Posted', ({ createdAt }) => fullDate(new Date(createdAt))),
    ].filter(({ values }) => values.some((value) => value !== null)),
  };
}

function factGroups(properties: readonly Compared[]): CompareGroup[] {
  const titles = merged(properties.map(({ facts }) => facts.map(({ title }) => title)));
  return titles.map((title) => {
    const groups = properties.map(
      ({ facts }) => facts.find((group) => group.title === title)?.facts ?? [],
    );
    const labels = merged(groups.map((facts) => facts.map(({ label }) => label)));
    // Subtypes name some facts alike that the catalogue keeps apart; for a reader they are one row.
    const rows = labels.map((label) =>
      row(
        label,
        groups.map((facts) => facts.find((fact) => fact.label === label)?.value ?? null),
      ),
    );
    return { title, rows };
  });
}

function amenities(properties: readonly Compared[]): CompareGroup {
  const names = merged(properties.map((property) => property.amenities.map(({ name }) => name)));
  const rows = names.map((name) =>
    row(
      name,
      properties.map((property) =>
        property.amenities.some((each) => each.name === name) ? 'Yes' : 'No',
      ),
    ),
  );
  return { title: 'Amenities', rows };
}

function row(label: string, values: readonly (string | null)[]): CompareRow {
  const { size } = new Set(values);
  return { label, values, isDifferent: size > 1, isPartlySame: size > 1 && size < values.length };
}

/** One order out of several that agree with each other: what is new comes after its predecessor. */
function merged(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    let at = 0;
    for (const key of list) {
      const known = all.indexOf(key);
      if (known < 0) all.splice(at, 0, key);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return all;
}
