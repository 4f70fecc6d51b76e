import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import {
  ActivatePropertyPayload,
  ApprovePropertyPayload,
  DeactivatePropertyPayload,
  RejectPropertyPayload,
  SetPropertyFeaturedPayload,
  UpdatePropertiesPayload,
} from './moderation.payload.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { activateProperty, deactivateProperty, featureProperty } from './changeVisibility.ts';
import { findPropertyStats } from './countVersions.ts';
import { approveProperty, type DecisionParts, rejectProperty } from './decide.ts';
import { findQueue } from './findQueue.ts';
import { ModerationPageFields, PropertyStatsFields } from './moderation.graphql.ts';
import {
  ApprovalInput,
  FeatureInput,
  QueueInput,
  RejectionInput,
  UpdatePropertiesInput,
} from './moderation.input.ts';
import { updateProperties } from './updateProperties.ts';
import { AdministrationFields } from '../administration/administration.graphql.ts';

@Resolver(() => AdministrationFields)
export class ModerationResolver {
  private readonly parts: DecisionParts;

  constructor(parts: DecisionParts) {
    this.parts = parts;
  }

  @FieldResolver(() => ModerationPageFields, {
    nullable: true,
    description:
      'Listings in whatever state, each in its newest version; pending ones oldest first.',
    complexity: QUERY_COST.statement,
  })
  moderationQueue(@Ctx() context: Context, @Args(() => QueueInput) input: QueueInput) {
    return findQueue(context, input);
  }

  @FieldResolver(() => PropertyStatsFields, {
    nullable: true,
    description: 'The listings of the whole market in figures.',
    complexity: QUERY_COST.statement,
  })
  propertyStats(@Ctx() context: Context) {
    return findPropertyStats(context);
  }

  @Mutation(() => ApprovePropertyPayload, {
    description:
      'Makes the newest version of a listing public and tells the seller; again changes nothing. FORBIDDEN for everybody but a site_admin.',
  })
  async approveProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
    @Args(() => ApprovalInput) input: ApprovalInput,
  ) {
    return { property: await approveProperty(context, this.parts, id, input) };
  }

  @Mutation(() => RejectPropertyPayload, {
    description:
      'Rejects the newest version of a listing and tells the seller why; an approved one beneath stays public. FORBIDDEN for everybody but a site_admin.',
  })
  async rejectProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
    @Args(() => RejectionInput) input: RejectionInput,
  ) {
    return { property: await rejectProperty(context, this.parts, id, input) };
  }

  @Mutation(() => ActivatePropertyPayload, {
    description:
      'Shows a listing again, whoever has hidden it; again changes nothing. FORBIDDEN for everybody but a site_admin.',
  })
  async activateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
  ) {
    return { property: await activateProperty(context, id) };
  }

  @Mutation(() => DeactivatePropertyPayload, {
    description:
      'Hides a listing, which its owner cannot undo; again changes nothing. FORBIDDEN for everybody but a site_admin.',
  })
  async deactivateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
  ) {
    return { property: await deactivateProperty(context, id) };
  }

  @Mutation(() => SetPropertyFeaturedPayload, {
    description:
      'Shows a listing before others, or among them again. FORBIDDEN for everybody but a site_admin.',
  })
  async setPropertyFeatured(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of any listing.' }) id: string,
    @Args(() => FeatureInput) input: FeatureInput,
  ) {
    return { property: await featureProperty(context, id, input) };
  }

  @Mutation(() => UpdatePropertiesPayload, {
    description:
      'Does one thing to several listings; what is refused for one does not stop the others. FORBIDDEN for everybody but a site_admin.',
    complexity: QUERY_COST.statement * 5,
  })
  updateProperties(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePropertiesInput, { description: 'What is done, and to which.' })
    input: UpdatePropertiesInput,
  ) {
    return updateProperties(context, this.parts, input);
  }
}
