import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { Property } from '../properties/property.entity.ts';
import { findOverview, type Overview } from './findOverview.ts';
import { newestListings } from './listingsOfScope.ts';
import { OverviewFields } from './overview.graphql.ts';
import { RecentInput } from './overview.input.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class OverviewResolver {
  @FieldResolver(() => OverviewFields, {
    nullable: true,
    description:
      "Statistics of the viewer's listings: the organisation's for its admins and managers, own and assigned ones for an executive, the whole market for a site_admin. Fails with FORBIDDEN for buyers.",
    complexity: QUERY_COST.statement * 3,
  })
  overview(@Ctx() context: Context) {
    return findOverview(context);
  }
}

@Resolver(() => OverviewFields)
export class OverviewFieldsResolver {
  @FieldResolver(() => [Property], {
    description: 'Newest listings, in any state. Only the first 1,000 can be paged through.',
    complexity: QUERY_COST.statement,
  })
  recent(
    @Ctx() context: Context,
    @Root() { sellers }: Overview,
    @Args(() => RecentInput) page: RecentInput,
  ) {
    return newestListings(context, sellers, page);
  }
}
