import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Picture } from '../pictures/picture.graphql.ts';
import { OTHER_ACTION } from './listingHistory.ts';
import { PROPERTY_AUDIT } from './property.audit.ts';

/** POSTED, EDITED, …: what the audit knows of a listing. */
const PropertyAction = Object.fromEntries([
  ...Object.entries(PROPERTY_AUDIT).map(([name, { key }]) => [name.toUpperCase(), key]),
  ['CHANGED', OTHER_ACTION],
]);
registerEnumType(PropertyAction, {
  name: 'PropertyAction',
  description: 'What can happen to a listing.',
  valuesConfig: {
    CHANGED: { description: 'Something that has no word of its own here.' },
    ...Object.fromEntries(
      Object.entries(PROPERTY_AUDIT).map(([name, { label }]) => [
        name.toUpperCase(),
        { description: `The history shows it as '${label}'.` },
      ]),
    ),
  },
});

@ObjectType({ description: 'One thing that an edit changes, ready to show.' })
export class PropertyChange {
  @Field(() => String, { description: 'A catalogue key, or a name such as position.' })
  key!: string;

  @Field(() => String, { description: "The name of what is changed, for people: 'Price'." })
  label!: string;

  @Field(() => String, { nullable: true, description: 'What visitors see; null for nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What the edit says; null for nothing.' })
  after!: string | null;
}

@ObjectType({
  description:
    'An edited version that waits for approval or was rejected, against the one that visitors see.',
})
export class PropertyEdit {
  @Field(() => Date, { description: 'When it came in, UTC.' })
  submittedAt!: Date;

  @Field(() => [PropertyChange], { description: 'The weighty things first.' })
  changes!: PropertyChange[];

  @Field(() => [Picture], { description: 'Photos that only the edit has.' })
  addedPictures!: Picture[];

  @Field(() => [Picture], { description: 'Photos that the edit leaves out.' })
  removedPictures!: Picture[];
}

@ObjectType({ description: 'Something that happened to a listing.' })
export class PropertyEvent {
  @Field(() => Date, { description: 'When it happened, UTC.' })
  at!: Date;

  @Field(() => PropertyAction, { description: 'What happened to it, for programs.' })
  action!: string;

  @Field(() => String, { description: 'For people: Posted, Approved, Rejected …' })
  label!: string;

  @Field(() => String, { description: "'You', 'Administrator' or a colleague's name." })
  by!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What was said about it, such as a reason; null when nothing was.',
  })
  note!: string | null;
}
