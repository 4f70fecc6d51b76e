import type { ApplicableField, Subtype } from '../../../../../schema/catalogue/model.ts';

/** One titled group of a step. A pair is an amount with its unit beside it. */
export interface FormSection {
  title: string;
  rows: readonly (readonly ApplicableField[])[];
  /** One field of the same name, whose label is heading enough. */
  isOne: boolean;
}

/**
 * The fields of a step by what they are about, in the catalogue's display groups; money and ticks, which the
 * facts of a listing show elsewhere, have groups of their own.
 */
export function formSections(subtype: Subtype, fields: readonly ApplicableField[]): FormSection[] {
  const byTitle = new Map<string, ApplicableField[]>(ORDER.map((title) => [title, []]));
  for (const field of fields) byTitle.get(titleOf(subtype, field))?.push(field);
  return [...byTitle].flatMap(([title, group]) =>
    group.length === 0
      ? []
      : {
          title,
          rows: paired(subtype, group),
          isOne: group.length === 1 && group[0]?.kind === 'choices' && group[0].label === title,
        },
  );
}

function titleOf(subtype: Subtype, field: ApplicableField): string {
  if (field.more) return MORE_DETAILS;
  if (field.key === subtype.unitField) return 'Area';
  if (field.feeds === 'project') return 'Location';
  if (field.kind === 'money') return 'Pricing';
  if (field.group !== null) return TITLES[field.group];
  return field.kind === 'choices' ? 'Amenities' : 'Pricing';
}

/** An area stands beside its unit, a rate beside what it is counted in. */
function paired(subtype: Subtype, group: readonly ApplicableField[]): ApplicableField[][] {
  const area = group.find((field) => field.kind === 'area');
  const { rate, scale } = subtype.price.otherwise ?? {};
  const unitOf = new Map([
    [area?.key, subtype.unitField],
    [rate, scale],
  ]);
  const beside = new Map(
    group.flatMap((field) => {
      const unit = group.find(({ key }) => key === unitOf.get(field.key));
      return unit === undefined ? [] : [[field.key, unit] as const];
    }),
  );
  const used = new Set([...beside.values()].map(({ key }) => key));
  return group
    .filter(({ key }) => !used.has(key))
    .map((field) => {
      const unit = beside.get(field.key);
      return unit === undefined ? [field] : [field, unit];
    });
}

/** Stands last and folded. */
export const MORE_DETAILS = 'More details';

const TITLES = {
  Nearby: 'Location',
  Area: 'Area',
  Interior: 'Rooms and furnishing',
  Building: 'Building',
  Land: 'Land',
  Outdoors: 'Land',
  Legal: 'Legal',
  Utilities: 'Utilities',
  Lease: 'Terms',
  Payment: 'Pricing',
} as const;

const ORDER = [
  'Location',
  'Area',
  'Rooms and furnishing',
  'Building',
  'Land',
  'Legal',
  'Utilities',
  'Amenities',
  'Pricing',
  'Terms',
  MORE_DETAILS,
];
