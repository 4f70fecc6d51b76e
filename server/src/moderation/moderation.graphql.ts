import { GraphQLSafeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { PageFields } from '../platform/paging.graphql.ts';
import { Property } from '../properties/property.entity.ts';

@ObjectType('ModerationPage', { description: 'A page of listings as an administrator sees them.' })
export class ModerationPageFields extends PageFields {
  @Field(() => [Property], { description: 'Each in its newest version (D-75).' })
  items!: Property[];

  @Field(() => GraphQLSafeInt, { description: 'Listings, or the lower bound.' })
  total!: number;

  @Field(() => Boolean, {
    description: 'True when a search found more; the first 1,000 can be reached.',
  })
  totalIsLowerBound!: boolean;
}

@ObjectType('PropertyStats', {
  description:
    'How many listings there are. An edit that waits or was rejected counts instead of what it edits (D-75).',
})
export class PropertyStatsFields {
  @Field(() => GraphQLSafeInt, { description: 'All of them.' })
  total!: number;

  @Field(() => GraphQLSafeInt, { description: 'Waiting for a decision, edits among them.' })
  pending!: number;

  @Field(() => GraphQLSafeInt, { description: 'Edits of approved ones that wait.' })
  pendingEdits!: number;

  @Field(() => GraphQLSafeInt, { description: 'Approved, with no edit beside them.' })
  approved!: number;

  @Field(() => GraphQLSafeInt, { description: 'Rejected, edits among them.' })
  rejected!: number;

  @Field(() => GraphQLSafeInt, { description: 'Not hidden, in whatever state.' })
  active!: number;

  @Field(() => GraphQLSafeInt, { description: 'Hidden by an administrator, or long sold.' })
  inactive!: number;

  @Field(() => GraphQLSafeInt, { description: 'What visitors see.' })
  public!: number;

  @Field(() => GraphQLSafeInt, { description: 'Of the public ones, those shown first.' })
  featured!: number;

  @Field(() => GraphQLSafeInt, { description: 'Still to be had.' })
  available!: number;

  @Field(() => GraphQLSafeInt, { description: 'Somebody has made an offer.' })
  underOffer!: number;

  @Field(() => GraphQLSafeInt, { description: 'Sold.' })
  sold!: number;

  @Field(() => GraphQLSafeInt, { description: 'Rented.' })
  rented!: number;
}
