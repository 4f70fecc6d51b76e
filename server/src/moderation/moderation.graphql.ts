import { Field, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Property } from '../properties/property.entity.ts';
import { BulkPayload } from '../platform/bulk.graphql.ts';
import { WithProperty } from '../properties/propertyPage.graphql.ts';

@ObjectType('ModerationPage', {
  implements: Page,
  description: 'A page of listings, as seen by administrators.',
})
export class ModerationPageFields extends Page {
  @Field(() => [Property], { description: 'Listings in their latest version.' })
  items!: Property[];

  @Field(() => Int, {
    description: 'Total number of listings, or a lower bound.',
  })
  override total!: number;

  @Field(() => Boolean, {
    description: 'Whether the search has more matches. Only the first 1,000 can be paged through.',
  })
  totalIsLowerBound!: boolean;
}

@ObjectType('PropertyStats', {
  description:
    'Statistics of listings. A pending or rejected edit is counted instead of the version it edits.',
})
export class PropertyStatsFields {
  @Field(() => Int, { description: 'Total number of listings.' })
  total!: number;

  @Field(() => Int, { description: 'Number of listings awaiting a decision, including edits.' })
  pending!: number;

  @Field(() => Int, { description: 'Number of pending edits of approved listings.' })
  pendingEdits!: number;

  @Field(() => Int, {
    description: 'Number of approved listings without a pending or rejected edit.',
  })
  approved!: number;

  @Field(() => Int, { description: 'Number of rejected listings, including edits.' })
  rejected!: number;

  @Field(() => Int, { description: 'Number of listings that are not hidden, in any state.' })
  active!: number;

  @Field(() => Int, {
    description: 'Number of listings hidden by an administrator or sold long ago.',
  })
  inactive!: number;

  @Field(() => Int, { description: 'Number of listings visible to visitors.' })
  public!: number;

  @Field(() => Int, { description: 'Number of public listings that are featured.' })
  featured!: number;

  @Field(() => Int, { description: 'Number of available listings.' })
  available!: number;

  @Field(() => Int, { description: 'Number of listings under offer.' })
  underOffer!: number;

  @Field(() => Int, { description: 'Number of sold listings.' })
  sold!: number;

  @Field(() => Int, { description: 'Number of rented listings.' })
  rented!: number;
}

@ObjectType({ description: 'Result of the activateProperty mutation.' })
export class ActivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the approveProperty mutation.' })
export class ApprovePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the deactivateProperty mutation.' })
export class DeactivatePropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the setPropertyFeatured mutation.' })
export class SetPropertyFeaturedPayload extends WithProperty {}

@ObjectType({ description: 'Result of the rejectProperty mutation.' })
export class RejectPropertyPayload extends WithProperty {}

@ObjectType({ description: 'Result of the updateProperties mutation.' })
export class UpdatePropertiesPayload extends BulkPayload {}
