import { Field, Float, Int } from 'type-graphql';
import { FIELD_LIST } from '../../../schema/catalogue/fields.ts';
import { type Field as CatalogueField, type Kind } from '../../../schema/catalogue/model.ts';
import { OPTION_LISTS } from '../../../schema/catalogue/options.ts';
import { Rupees } from '../platform/rupees.ts';

/** Int and Float are scalars of one type. */
type FieldType = () =>
  | typeof String
  | typeof Float
  | typeof Rupees
  | typeof Boolean
  | [typeof String];

const TYPES: Record<Kind, FieldType> = {
  shortText: () => String,
  longText: () => String,
  texts: () => [String],
  wholeNumber: () => Int,
  decimal: () => Float,
  money: () => Rupees,
  area: () => Float,
  choice: () => String,
  choices: () => [String],
  yesNo: () => Boolean,
  date: () => String,
};

/** What a value looks like, behind the label of its field. */
const SHAPES: Record<Kind, (field: CatalogueField) => string> = {
  shortText: () => ', as a short text',
  longText: () => ', as a text of one or more lines',
  texts: () => ', as a list of short texts',
  wholeNumber: ({ unit }) => (unit ? `, as a whole number of ${unit}` : ', as a whole number'),
  decimal: ({ unit }) => (unit ? `, as a number of ${unit}` : ', as a number'),
  money: () => ' in whole rupees, such as 25000',
  area: () => ", as a number in the listing's area unit",
  choice: (field) => `: one of the propertyOptions '${field.options}'${exampleOf(field)}`,
  choices: (field) => `: any of the propertyOptions '${field.options}'${exampleOf(field)}`,
  yesNo: () => ': true for yes, false for no',
  date: () => ", as a date such as '2026-03-31'",
};

function exampleOf({ options }: CatalogueField): string {
  const [first] = OPTION_LISTS[options ?? '']?.options ?? [];
  return first ? `, such as '${first.value}'` : '';
}

/**
 * Declares every field of the field dictionary on an object or input class, each nullable, so that a new field of
 * the catalogue needs no line in the schema; the emitted schema keeps them greppable.
 */
export function declareCatalogueFields({ prototype }: { prototype: object }): void {
  for (const field of FIELD_LIST) {
    const description = `${field.label}${SHAPES[field.kind](field)}.`;
    Field(TYPES[field.kind], { nullable: true, description })(prototype, field.key);
  }
}
