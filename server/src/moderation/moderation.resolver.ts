import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { activateProperty, deactivateProperty, featureProperty } from './changeVisibility.ts';
import { findPropertyStats } from './countVersions.ts';
import { approveProperty, type DecisionParts, rejectProperty } from './decide.ts';
import { findQueue } from './findQueue.ts';
import {
  ActivatePropertyPayload,
  ApprovePropertyPayload,
  DeactivatePropertyPayload,
  ModerationPageFields,
  PropertyStatsFields,
  RejectPropertyPayload,
  SetPropertyFeaturedPayload,
  UpdatePropertiesPayload,
} from './moderation.graphql.ts';
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
      'Listings in any state, each in its latest version. Pending ones are sorted oldest first.',
    complexity: QUERY_COST.statement,
  })
  moderationQueue(@Ctx() context: Context, @Args(() => QueueInput) input: QueueInput) {
    return findQueue(context, input);
  }

  @FieldResolver(() => PropertyStatsFields, {
    nullable: true,
    description: 'Statistics of all listings.',
    complexity: QUERY_COST.statement,
  })
  propertyStats(@Ctx() context: Context) {
    return findPropertyStats(context);
  }

  @Mutation(() => ApprovePropertyPayload, {
    description:
      'Publishes the latest version of a listing and notifies the seller. Has no effect if already approved. Fails with FORBIDDEN unless the viewer is a site_admin.',
  })
  async approveProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing, in any state.' }) id: string,
    @Args(() => ApprovalInput) input: ApprovalInput,
  ) {
    return { property: await approveProperty(context, this.parts, id, input) };
  }

  @Mutation(() => RejectPropertyPayload, {
    description:
      'Rejects the latest version of a listing and sends the reason to the seller. A previously approved version stays public. Fails with FORBIDDEN unless the viewer is a site_admin.',
  })
  async rejectProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing, in any state.' }) id: string,
    @Args(() => RejectionInput) input: RejectionInput,
  ) {
    return { property: await rejectProperty(context, this.parts, id, input) };
  }

  @Mutation(() => ActivatePropertyPayload, {
    description:
      'Shows a hidden listing again, even if hidden by an administrator. Has no effect if already visible. Fails with FORBIDDEN unless the viewer is a site_admin.',
  })
  async activateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing, in any state.' }) id: string,
  ) {
    return { property: await activateProperty(context, id) };
  }

  @Mutation(() => DeactivatePropertyPayload, {
    description:
      'Hides a listing. The owner cannot undo this. Has no effect if already hidden. Fails with FORBIDDEN unless the viewer is a site_admin.',
  })
  async deactivateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing, in any state.' }) id: string,
  ) {
    return { property: await deactivateProperty(context, id) };
  }

  @Mutation(() => SetPropertyFeaturedPayload, {
    description:
      'Features a listing or stops featuring it. Fails with FORBIDDEN unless the viewer is a site_admin.',
  })
  async setPropertyFeatured(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing, in any state.' }) id: string,
    @Args(() => FeatureInput) input: FeatureInput,
  ) {
    return { property: await featureProperty(context, id, input) };
  }

  @Mutation(() => UpdatePropertiesPayload, {
    description:
      'Applies one action to several listings. A failure for one does not stop the others. Fails with FORBIDDEN unless the viewer is a site_admin.',
    complexity: QUERY_COST.statement * 5,
  })
  updateProperties(
    @Ctx() context: Context,
    @Arg('input', () => UpdatePropertiesInput, { description: 'Action and ids of the items.' })
    input: UpdatePropertiesInput,
  ) {
    return updateProperties(context, this.parts, input);
  }
}
