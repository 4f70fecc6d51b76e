import { Field, Float, ObjectType } from 'type-graphql';
import { FIELDS } from '../../../schema/catalogue/fields.ts';
import { type Kind } from '../../../schema/catalogue/model.ts';

/**
 * The catalogue's fields of one listing. The GraphQL fields are declared from the field dictionary, so a
 * new field of the catalogue needs no line here; the emitted schema keeps them greppable.
 */
@ObjectType({
  description: 'The details of a listing as its subtype knows them; absent ones are null.',
})
export class PropertyDetails {}

type OutputType = () => typeof String | typeof Float | typeof Boolean | [typeof String];

const OUTPUT_TYPES: Record<Kind, OutputType> = {
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

for (const field of Object.values(FIELDS)) {
  const description = field.unit ? field.label + ', in ' + field.unit + '.' : field.label + '.';
  Field(OUTPUT_TYPES[field.kind], { nullable: true, description })(
    PropertyDetails.prototype,
    field.key,
  );
}
