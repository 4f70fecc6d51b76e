import { Field, Int, ObjectType } from 'type-graphql';
import { ApprovalStatus, Lifecycle } from '../properties/property.graphql.ts';
import { SubtypeCount } from '../subtypes/subtype.graphql.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';
import { type Sellers } from './listingsOfScope.sql.ts';

export const OverviewScope = graphqlEnum(
  'OverviewScope',
  "Scope of listings: the viewer's own and assigned ones, the organisation's, or all.",
  ['own', 'assigned', 'organisation', 'market'],
);
export type OverviewScope = (typeof OverviewScope)[string];

@ObjectType({ description: 'Number of listings by approval status.' })
export class ApprovalCount {
  @Field(() => ApprovalStatus, { description: 'Approval status: pending, approved or rejected.' })
  status!: ApprovalStatus;

  @Field(() => Int, {
    description: 'Number of listings. All states are included, even with 0 listings.',
  })
  count!: number;
}

@ObjectType({ description: 'Number of listings by lifecycle state.' })
export class LifecycleCount {
  @Field(() => Lifecycle, { description: 'The counted lifecycle state.' })
  lifecycle!: Lifecycle;

  @Field(() => Int, {
    description: 'Number of listings. All states are included, even with 0 listings.',
  })
  count!: number;
}

@ObjectType({ description: 'Number of listings by town.' })
export class TownCount {
  @Field(() => String, {
    description: "Current official name of the town, such as 'Bengaluru'.",
  })
  city!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => Int, { description: 'Number of listings in the town.' })
  count!: number;
}

@ObjectType('Overview', {
  description: 'Statistics of the listings managed by the viewer.',
})
export class OverviewFields {
  @Field(() => OverviewScope, { description: 'Scope of these listings.' })
  scope!: OverviewScope;

  @Field(() => Int, { description: 'Number of listings in any state.' })
  total!: number;

  @Field(() => Int, {
    description:
      'Number of listings visible to visitors: approved, active, and neither sold nor rented.',
  })
  publicCount!: number;

  @Field(() => [ApprovalCount], {
    description: 'Number of listings by approval status: pending, approved, rejected.',
  })
  approval!: ApprovalCount[];

  @Field(() => [LifecycleCount], {
    description: 'Number of listings by lifecycle state, in lifecycle order.',
  })
  lifecycle!: LifecycleCount[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of times these listings were saved as favourites. Null for the whole market.',
  })
  favouriteCount!: number | null;

  @Field(() => [TownCount], {
    description:
      'The eight towns with the most listings. Counts only public listings for the whole market.',
  })
  towns!: TownCount[];

  @Field(() => [SubtypeCount], {
    description:
      'Subtypes with the most listings. Counts only public listings for the whole market.',
  })
  kinds!: SubtypeCount[];

  sellers!: Sellers | null;
}
