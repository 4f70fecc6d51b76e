import { Field, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Property } from '../properties/property.entity.ts';

@ObjectType('ModerationPage', {
  implements: Page,
  description: 'A page of listings as an administrator sees them.',
})
export class ModerationPageFields extends Page {
  @Field(() => [Property], { description: 'Each in its newest version.' })
  items!: Property[];

  @Field(() => Int, {
    description: 'How many listings there are in all, or the lower bound.',
  })
  override total!: number;

  @Field(() => Boolean, {
    description: 'True when a search found more; the first 1,000 can be reached.',
  })
  totalIsLowerBound!: boolean;
}

@ObjectType('PropertyStats', {
  description:
    'How many listings there are. An edit that waits or was rejected counts instead of what it edits.',
})
export class PropertyStatsFields {
  @Field(() => Int, { description: 'All listings that there are.' })
  total!: number;

  @Field(() => Int, { description: 'Waiting for a decision, edits among them.' })
  pending!: number;

  @Field(() => Int, { description: 'Edits of approved ones that wait.' })
  pendingEdits!: number;

  @Field(() => Int, { description: 'Approved, with no edit beside them.' })
  approved!: number;

  @Field(() => Int, { description: 'Rejected, edits among them.' })
  rejected!: number;

  @Field(() => Int, { description: 'Listings that are not hidden, in whatever state.' })
  active!: number;

  @Field(() => Int, { description: 'Hidden by an administrator, or long sold.' })
  inactive!: number;

  @Field(() => Int, { description: 'Listings that visitors see now.' })
  public!: number;

  @Field(() => Int, { description: 'Of the public ones, those shown first.' })
  featured!: number;

  @Field(() => Int, { description: 'Listings that can still be had.' })
  available!: number;

  @Field(() => Int, { description: 'Listings that somebody has made an offer for.' })
  underOffer!: number;

  @Field(() => Int, { description: 'Listings that were sold.' })
  sold!: number;

  @Field(() => Int, { description: 'Listings that were rented out.' })
  rented!: number;
}
