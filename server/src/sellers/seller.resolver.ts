import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { PageArgs } from '../platform/database/paging.graphql.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { PropertyListPage } from '../properties/propertyPage.graphql.ts';
import { findActivity } from './findActivity.ts';
import { findOwnProperties } from './findOwnProperties.ts';
import { findSeller, findSellerListings, type SellerRecord } from './findSeller.ts';
import { Activity, OwnPropertyPage, SellerRecordFields } from './seller.graphql.ts';
import { ActivityInput, OwnPropertiesInput } from './seller.input.ts';
import { ViewerFields } from '../authorization/viewer.graphql.ts';

@Resolver(() => ViewerFields)
export class OwnListingsResolver {
  @FieldResolver(() => OwnPropertyPage, {
    nullable: true,
    description:
      "The viewer's listings: the organisation's for its admins and managers, own and assigned ones for an executive, own ones for a site_admin. Fails with FORBIDDEN for buyers.",
    complexity: QUERY_COST.statement * 5,
  })
  properties(@Ctx() context: Context, @Args(() => OwnPropertiesInput) input: OwnPropertiesInput) {
    return findOwnProperties(context, input);
  }

  @FieldResolver(() => Activity, {
    nullable: true,
    description:
      'Views, enquiries and favourites of the last days; for the whole market for a site_admin. Fails with FORBIDDEN for buyers.',
    complexity: QUERY_COST.statement * 3,
  })
  activity(@Ctx() context: Context, @Args(() => ActivityInput) { days }: ActivityInput) {
    return findActivity(context, days);
  }
}

@Resolver(() => SellerRecordFields)
export class SellerResolver {
  @Query(() => SellerRecordFields, {
    nullable: true,
    description: 'Public profile of a seller. Null if not found.',
    complexity: QUERY_COST.statement,
  })
  seller(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of the listing. Any other text finds nothing.' })
    id: string,
  ) {
    return findSeller(context.database, id);
  }

  @FieldResolver(() => PropertyListPage, {
    description: 'Public listings of the seller, newest first.',
    complexity: QUERY_COST.statement,
  })
  listings(
    @Ctx() context: Context,
    @Root() record: SellerRecord,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return findSellerListings(context.database, record, page);
  }
}
