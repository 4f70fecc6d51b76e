import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ApprovalStatus, Lifecycle } from '../properties/property.graphql.ts';
import { SubtypeCount } from '../subtypes/subtype.graphql.ts';
import { type Sellers } from './listingsOfScope.ts';

export enum OverviewScope {
  OWN = 'own',
  ASSIGNED = 'assigned',
  ORGANISATION = 'organisation',
  MARKET = 'market',
}
registerEnumType(OverviewScope, {
  name: 'OverviewScope',
  description:
    "Whose listings: the viewer's own, also those assigned to it, the organisation's, or all there are.",
});

@ObjectType({ description: 'Listings with one answer of the administrator.' })
export class ApprovalCount {
  @Field(() => ApprovalStatus, { description: 'What was decided: pending, approved or rejected.' })
  status!: ApprovalStatus;

  @Field(() => Int, {
    description: 'How many listings there are; every state is listed, also those of none.',
  })
  count!: number;
}

@ObjectType({ description: 'Listings at one point of their life.' })
export class LifecycleCount {
  @Field(() => Lifecycle, { description: "The point of a listing's life." })
  lifecycle!: Lifecycle;

  @Field(() => Int, {
    description: 'How many listings there are; every state is listed, also those of none.',
  })
  count!: number;
}

@ObjectType({ description: 'Listings of one town.' })
export class TownCount {
  @Field(() => String, {
    description: "The present official name of the town, such as 'Bengaluru'.",
  })
  city!: string;

  @Field(() => String, { description: 'State or union territory.' })
  state!: string;

  @Field(() => Int, { description: 'How many listings the town has.' })
  count!: number;
}

@ObjectType('Overview', {
  description: 'The listings that the viewer looks after, in figures.',
})
export class OverviewFields {
  @Field(() => OverviewScope, { description: 'Whose listings these are.' })
  scope!: OverviewScope;

  @Field(() => Int, { description: 'Listings in whatever state.' })
  total!: number;

  @Field(() => Int, {
    description: 'What visitors find in the lists: approved, active, and neither sold nor rented.',
  })
  publicCount!: number;

  @Field(() => [ApprovalCount], {
    description: 'Listings by what the administrator decided: pending, approved, rejected.',
  })
  approval!: ApprovalCount[];

  @Field(() => [LifecycleCount], {
    description: 'Listings by lifecycle, in the order of a listing’s life.',
  })
  lifecycle!: LifecycleCount[];

  @Field(() => Int, {
    nullable: true,
    description: 'How often these listings were saved as favourites; null for the whole market.',
  })
  favouriteCount!: number | null;

  @Field(() => [TownCount], {
    description: 'The eight towns with most listings; public listings only for the whole market.',
  })
  towns!: TownCount[];

  @Field(() => [SubtypeCount], {
    description: 'The kinds with most listings; public listings only for the whole market.',
  })
  kinds!: SubtypeCount[];

  sellers!: Sellers | null;
}
