import { Field, Float, ID, InputType, ObjectType } from 'type-graphql';
import { FIELD_LIST } from '../../../schema/catalogue/fields.ts';
import { type Kind } from '../../../schema/catalogue/model.ts';
import { Purpose } from '../properties/property.graphql.ts';

/**
 * The details of a listing as somebody fills them in. Like PropertyDetails the fields are declared from the
 * field dictionary; which of them a subtype uses and needs, the catalogue says.
 */
@InputType({
  description:
    'The details of a listing; what its subtype does not use is left out. What is absent or null is not given.',
})
export class PropertyDetailsInput {
  [key: string]: unknown;
}

type InputKind = () => typeof String | typeof Float | typeof Boolean | [typeof String];

const INPUT_TYPES: Record<Kind, InputKind> = {
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

for (const field of FIELD_LIST) {
  const description = field.unit ? field.label + ', in ' + field.unit + '.' : field.label + '.';
  Field(INPUT_TYPES[field.kind], { nullable: true, description })(
    PropertyDetailsInput.prototype,
    field.key,
  );
}

@InputType({
  description:
    'A listing to post or to edit. In an edit, what is absent stays as it is and null clears it; details that are sent replace all of them.',
})
export class ListingInput {
  @Field(() => String, { description: 'Key, title or alias of a subtype (P-3-11).' })
  subtype!: string;

  @Field(() => Purpose, { description: 'For sale or for rent.' })
  purpose!: Purpose;

  @Field(() => String, { description: 'State or union territory; old names are understood.' })
  state!: string;

  @Field(() => String, { description: 'A town of the state; old names are understood (D-46).' })
  city!: string;

  @Field(() => String, { description: 'At most 56 characters.' })
  contactEmail!: string;

  @Field(() => String, { description: 'Exactly 10 digits.' })
  contactPhone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'At most 120 characters; made of the facts when it is not sent (D-72).',
  })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 2,000 characters.' })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Six digits.' })
  pincode?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Degrees, in India; the centre of the locality or town when it is not sent.',
  })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, together with latitude.' })
  longitude?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Share listing information with agents; false for a new listing.',
  })
  shareWithAgents?: boolean | null;

  @Field(() => PropertyDetailsInput, { description: 'The fields of its subtype.' })
  details!: PropertyDetailsInput;

  @Field(() => [ID], {
    description:
      'Ids of uploaded pictures or of those it has, the cover first; at least one, at most 15.',
  })
  pictures!: string[];
}

@ObjectType({ description: 'What decides whether an edit of a listing waits for approval (D-75).' })
export class EditTerms {
  @Field(() => Boolean, {
    description:
      'False: whatever is sent is shown at once, because nothing waits here (D-70) or for this viewer.',
  })
  waits!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'Whole rupees: the price that somebody looked at last, which that of an edit is compared with.',
  })
  reviewedPrice!: number | null;
}
