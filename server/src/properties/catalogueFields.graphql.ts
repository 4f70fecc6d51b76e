import { Field, Float } from 'type-graphql';
import { FIELD_LIST } from '../../../schema/catalogue/fields.ts';
import { type Kind } from '../../../schema/catalogue/model.ts';

type FieldType = () => typeof String | typeof Float | typeof Boolean | [typeof String];

const TYPES: Record<Kind, FieldType> = {
  shortText: () => String,
  longText: () => String,
  texts: () => [String],
  wholeNumber: () => Float,
  decimal: () => Float,
  money: () => Float,
  area: () => Float,
  choice: () => String,
  choices: () => [String],
  yesNo: () => Boolean,
  date: () => String,
};

/**
 * Declares every field of the field dictionary on an object or input class, each nullable, so that a new field of
 * the catalogue needs no line in the schema; the emitted schema keeps them greppable.
 */
export function declareCatalogueFields({ prototype }: { prototype: object }): void {
  for (const { key, kind, label, unit } of FIELD_LIST) {
    const description = unit ? `${label}, in ${unit}.` : `${label}.`;
    Field(TYPES[kind], { nullable: true, description })(prototype, key);
  }
}
