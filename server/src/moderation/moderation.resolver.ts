import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/queryCost.ts';
import { Property } from '../properties/property.entity.ts';
import { activateProperty, deactivateProperty, featureProperty } from './changeVisibility.ts';
import { findPropertyStats } from './countVersions.ts';
import { approveProperty, type DecisionParts, rejectProperty } from './decide.ts';
import { findQueue } from './findQueue.ts';
import { ModerationPageFields, PropertyStatsFields } from './moderation.graphql.ts';
import { ApprovalInput, FeatureInput, QueueInput, RejectionInput } from './moderation.input.ts';

@Resolver()
export class ModerationResolver {
  private readonly parts: DecisionParts;

  constructor(parts: DecisionParts) {
    this.parts = parts;
  }

  // A-7.4-05, A-7.4-11.
  @Query(() => ModerationPageFields, {
    nullable: true,
    description:
      'Listings in whatever state, each in its newest version; pending ones oldest first. FORBIDDEN for everybody but a site_admin.',
    complexity: QUERY_COST.statement,
  })
  moderationQueue(@Ctx() context: Context, @Args(() => QueueInput) input: QueueInput) {
    return findQueue(context, input);
  }

  // A-7.4-10.
  @Query(() => PropertyStatsFields, {
    nullable: true,
    description:
      'The listings of the whole market in figures. FORBIDDEN for everybody but a site_admin.',
    complexity: QUERY_COST.statement,
  })
  propertyStats(@Ctx() context: Context) {
    return findPropertyStats(context);
  }

  // D-75, D-84.
  @Mutation(() => Property, {
    description:
      'Makes the newest version of a listing public and tells the seller; again changes nothing. FORBIDDEN for everybody but a site_admin.',
  })
  approveProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
    @Args(() => ApprovalInput) input: ApprovalInput,
  ) {
    return approveProperty(context, this.parts, id, input);
  }

  // D-75, D-84.
  @Mutation(() => Property, {
    description:
      'Rejects the newest version of a listing and tells the seller why; an approved one beneath stays public. FORBIDDEN for everybody but a site_admin.',
  })
  rejectProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
    @Args(() => RejectionInput) input: RejectionInput,
  ) {
    return rejectProperty(context, this.parts, id, input);
  }

  // A-7.4-12.
  @Mutation(() => Property, {
    description:
      'Shows a listing again, whoever has hidden it; again changes nothing. FORBIDDEN for everybody but a site_admin.',
  })
  activateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
  ) {
    return activateProperty(context, id);
  }

  // A-7.4-12.
  @Mutation(() => Property, {
    description:
      'Hides a listing, which its owner cannot undo; again changes nothing. FORBIDDEN for everybody but a site_admin.',
  })
  deactivateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
  ) {
    return deactivateProperty(context, id);
  }

  // A-7.4-07.
  @Mutation(() => Property, {
    description:
      'Shows a listing before others, or among them again. FORBIDDEN for everybody but a site_admin.',
  })
  featureProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
    @Args(() => FeatureInput) input: FeatureInput,
  ) {
    return featureProperty(context, id, input);
  }
}
