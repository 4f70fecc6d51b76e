import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/queryCost.ts';
import { ApprovalStatus } from '../properties/property.graphql.ts';
import { Property } from '../properties/property.entity.ts';
import { activateProperty, deactivateProperty, featureProperty } from './changeStanding.ts';
import { findPropertyStats } from './countVersions.ts';
import { approveProperty, type DecisionParts, rejectProperty } from './decide.ts';
import { findQueue } from './findQueue.ts';
import { ModerationPageFields, PropertyStatsFields } from './moderation.graphql.ts';

const SEEN =
  'updatedAt of the version that was looked at: CONFLICT when a newer one has come in since.';

@Resolver()
export class ModerationResolver {
  private readonly parts: DecisionParts;

  constructor(parts: DecisionParts) {
    this.parts = parts;
  }

  @Query(() => ModerationPageFields, {
    description:
      'Listings in whatever state, each in its newest version; pending ones oldest first (A-7.4-05, A-7.4-11). FORBIDDEN for everybody but a site_admin.',
    complexity: QUERY_COST.statement,
  })
  moderationQueue(
    @Ctx() context: Context,
    @Arg('status', () => ApprovalStatus, {
      nullable: true,
      description: 'The state of the newest version; every one when absent.',
    })
    status: ApprovalStatus | null | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description:
        "Words of the listing, a part of the seller's name, a mobile, an e-mail address or an id.",
    })
    search: string | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: LIMITS.page.defaultSize,
      description: 'At most 100.',
    })
    pageSize: number,
  ) {
    return findQueue(context, {
      status: status ?? undefined,
      search: search ?? undefined,
      page,
      pageSize,
    });
  }

  @Query(() => PropertyStatsFields, {
    description:
      'The listings of the whole market in figures (A-7.4-10). FORBIDDEN for everybody but a site_admin.',
    complexity: QUERY_COST.statement,
  })
  propertyStats(@Ctx() context: Context) {
    return findPropertyStats(context);
  }

  @Mutation(() => Property, {
    description:
      'Makes the newest version of a listing public and tells the seller; again changes nothing (D-75, D-84). FORBIDDEN for everybody but a site_admin.',
  })
  approveProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any listing.' }) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: 'Told to the seller; at most 500 characters.',
    })
    reason?: string | null,
    @Arg('seen', () => Date, { nullable: true, description: SEEN }) seen?: Date | null,
  ) {
    const decision = { id, reason: reason ?? '', seen: seen ?? undefined };
    return approveProperty(context, this.parts, decision);
  }

  @Mutation(() => Property, {
    description:
      'Rejects the newest version of a listing and tells the seller why; an approved one beneath stays public (D-75, D-84). FORBIDDEN for everybody but a site_admin.',
  })
  rejectProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any listing.' }) id: string,
    @Arg('reason', () => String, {
      description: 'Why, for the seller; at most 500 characters. INVALID_INPUT when empty.',
    })
    reason: string,
    @Arg('seen', () => Date, { nullable: true, description: SEEN }) seen?: Date | null,
  ) {
    return rejectProperty(context, this.parts, { id, reason, seen: seen ?? undefined });
  }

  @Mutation(() => Property, {
    description:
      'Shows a listing again, whoever has hidden it; again changes nothing (A-7.4-12). FORBIDDEN for everybody but a site_admin.',
  })
  activateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any listing.' }) id: string,
  ) {
    return activateProperty(context, id);
  }

  @Mutation(() => Property, {
    description:
      'Hides a listing, which its owner cannot undo; again changes nothing (A-7.4-12). FORBIDDEN for everybody but a site_admin.',
  })
  deactivateProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any listing.' }) id: string,
  ) {
    return deactivateProperty(context, id);
  }

  @Mutation(() => Property, {
    description:
      'Shows a listing before others, or among them again (A-7.4-07). FORBIDDEN for everybody but a site_admin.',
  })
  featureProperty(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any listing.' }) id: string,
    @Arg('featured', () => Boolean, { description: 'Whether it is shown before others.' })
    featured: boolean,
  ) {
    return featureProperty(context, id, featured);
  }
}
