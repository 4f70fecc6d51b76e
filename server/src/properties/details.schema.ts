import { FIELDS } from '../../../schema/catalogue/fields.ts';
import { AROUND_THE_FORM } from '../../../schema/catalogue/groups.ts';
import { applicableFields, availableOptions } from '../../../schema/catalogue/interpret.ts';
import type { ApplicableField, Kind, Subtype } from '../../../schema/catalogue/model.ts';
import { OPTION_LISTS } from '../../../schema/catalogue/options.ts';
import { SUBTYPES } from '../../../schema/catalogue/subtypes.ts';
import {
  always,
  decimal,
  either,
  list,
  type More,
  named,
  nullable,
  object,
  optional,
  type Schema,
  type Shape,
  text,
  typed,
  integer,
  yesNo,
} from '../platform/http/jsonSchema.ts';

/** A value of each kind, described as such. Limits and options stand in `more`. */
const OF_KIND: Record<Kind, (description: string, more?: More) => Schema> = {
  shortText: text,
  longText: text,
  texts: listOfTexts,
  wholeNumber: integer,
  decimal,
  money: integer,
  area: decimal,
  choice: text,
  choices: listOfTexts,
  yesNo,
  date: (description, more) => text(description, { format: 'date', ...more }),
};

/** 'Flat/Apartment' is FlatApartment. */
function nameOf({ title }: Subtype): string {
  return title.replaceAll(/[^A-Za-z0-9]/g, '');
}

/** Every fact that is known, under each of its names; what is not known is absent. */
function readDetails(subtype: Subtype): Schema {
  const fields = applicableFields(subtype);
  const properties: Record<string, Schema> = {};
  for (const field of fields) {
    const described = optional(OF_KIND[field.kind](describe(field)));
    properties[field.key] ??= described;
    if (field.copyTo !== undefined) properties[field.copyTo] ??= described;
  }
  for (const [key, described] of [...Object.entries(properties), ...Object.entries(DERIVED)]) {
    properties[key] ??= described;
    for (const alias of FIELDS[key]?.aliases ?? []) properties[alias] ??= described;
  }
  return object(
    { ...properties, ...DERIVED, subType: always(subtype.title) },
    `Details of a listing of the subtype ${subtype.title}.`,
  );
}

/** What stands in the details of every listing, also where its subtype has no such field. */
const DERIVED: Shape = {
  area: nullable(decimal('Same as the area of the listing.')),
  bedrooms: nullable(integer('Same as the bedrooms of the listing.')),
  cost: nullable(integer('Same as the price of the listing.')),
  price: nullable(integer('Same as the price of the listing.')),
  locality: text('Same as the locality of the listing, or as entered in the form.'),
};

function sentDetails(subtype: Subtype): Schema {
  const around = new Set(AROUND_THE_FORM.map(({ field }) => field));
  const fields = applicableFields(subtype).filter(({ key }) => !around.has(key));
  const properties = fields.map((field) => {
    const described = OF_KIND[field.kind](describe(field), limitsOf(subtype, field));
    const isNeeded = field.server && field.need === 'always';
    return [field.key, isNeeded ? described : optional(described)];
  });
  const of: Shape = Object.fromEntries(properties);
  return object(of, `Form fields of the subtype ${subtype.title}.`);
}

function describe({ label, unit, help }: ApplicableField): string {
  return [unit === undefined ? `${label}.` : `${label}, in ${unit}.`, help]
    .filter(Boolean)
    .join(' ');
}

/** Other spellings of an option are understood too; what is said here needs no understanding. */
function limitsOf(subtype: Subtype, field: ApplicableField): More {
  const { min, max } = field.limits;
  const isText = field.kind === 'shortText' || field.kind === 'longText';
  const available = availableOptions(subtype, field).map(({ value }) => value);
  const list = OPTION_LISTS[field.options ?? ''];
  const isOpen = list?.openTo !== undefined || list?.keepsSpelling === true;
  const examples = available.slice(0, MOST_EXAMPLES);
  const options = available.length === 0 ? {} : isOpen ? { examples } : { enum: available };
  if (isText)
    return {
      ...(max === undefined ? {} : { maxLength: max }),
      ...(field.pattern !== undefined && { pattern: field.pattern }),
      ...options,
    };
  if (field.kind === 'choice') return options;
  if (field.kind === 'choices' || field.kind === 'texts') {
    return {
      ...(max === undefined ? {} : { maxItems: max }),
      items: { type: 'string', ...options },
    };
  }
  return {
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
  };
}

/** Of a list that takes others too. */
const MOST_EXAMPLES = 10;

function listOfTexts(description: string, more: More = {}): Schema {
  const { json } = list(text());
  return { json: { ...json, items: { type: 'string' }, description, ...more }, named: {} };
}

/** The details of a listing as they are read: those of its subtype, which `subType` names. */
export const DETAILS = typed<Readonly<Record<string, unknown>>>(
  either(...SUBTYPES.map((subtype) => named(`${nameOf(subtype)}Details`, readDetails(subtype)))),
);

/** The details of a listing as somebody sends them, by subtype; a form sends the JSON as a text. */
export const SENT_DETAILS = either<Schema>(
  ...SUBTYPES.map((subtype) => named(`${nameOf(subtype)}Form`, sentDetails(subtype))),
  text('Same object as a JSON string, for forms.', { contentMediaType: 'application/json' }),
);
