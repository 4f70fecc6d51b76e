import { Field, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../platform/graphqlEnum.ts';
import { Picture } from '../pictures/picture.graphql.ts';
import { OTHER_ACTION } from './listingHistory.ts';
import { PROPERTY_AUDIT } from './property.audit.ts';

const PropertyAction = graphqlEnum('PropertyAction', 'An event in the history of a listing.', {
  ...Object.fromEntries(
    Object.values(PROPERTY_AUDIT).map(({ key, label }) => [
      key,
      `Displayed in the history as '${label}'.`,
    ]),
  ),
  [OTHER_ACTION]: 'Any other kind of change.',
});

@ObjectType({ description: 'A change made by an edit, formatted for display.' })
export class PropertyChange {
  @Field(() => String, { description: 'Catalogue key, or another name such as position.' })
  key!: string;

  @Field(() => String, { description: "Display name of the changed field, such as 'Price'." })
  label!: string;

  @Field(() => String, { nullable: true, description: 'Public value. Null if empty.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'Value in the edit. Null if empty.' })
  after!: string | null;
}

@ObjectType({
  description: 'An edit that is pending or was rejected, compared with the public version.',
})
export class PropertyEdit {
  @Field(() => Date, { description: 'Time at which the edit was submitted, UTC.' })
  submittedAt!: Date;

  @Field(() => [PropertyChange], { description: 'Changes, most significant first.' })
  changes!: PropertyChange[];

  @Field(() => [Picture], { description: 'Photos added by the edit.' })
  addedPictures!: Picture[];

  @Field(() => [Picture], { description: 'Photos removed by the edit.' })
  removedPictures!: Picture[];
}

@ObjectType({ description: 'An event in the history of a listing.' })
export class PropertyEvent {
  @Field(() => Date, { description: 'Time of the event, UTC.' })
  at!: Date;

  @Field(() => PropertyAction, { description: 'Machine-readable kind of event.' })
  action!: string;

  @Field(() => String, { description: 'Display name of the event: Posted, Approved, Rejected …' })
  label!: string;

  @Field(() => String, { description: "'You', 'Administrator' or the name of a team member." })
  by!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Note, such as a reason. Null if there is none.',
  })
  note!: string | null;
}
