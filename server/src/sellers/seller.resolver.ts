import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/queryCost.ts';
import { findActivity } from './findActivity.ts';
import { findOwnProperties } from './findOwnProperties.ts';
import { findSeller, findSellerListings, type SellerRecord } from './findSeller.ts';
import {
  Activity,
  OwnPropertyPage,
  OwnPropertyState,
  SellerListings,
  SellerRecordFields,
} from './seller.graphql.ts';

@Resolver(() => SellerRecordFields)
export class SellerResolver {
  @Query(() => OwnPropertyPage, {
    description:
      'The listings of a seller, of an organisation for its admins and managers, own and assigned ones for an executive, and those that a site_admin posted itself (D-78, D-99). FORBIDDEN for buyers.',
    complexity: QUERY_COST.statement * 5,
  })
  ownProperties(
    @Ctx() context: Context,
    @Arg('state', () => OwnPropertyState, { nullable: true, description: 'All when absent.' })
    state: OwnPropertyState | null | undefined,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: LIMITS.page.defaultSize,
      description: 'At most 100.',
    })
    pageSize: number,
  ) {
    return findOwnProperties(context, { state, page, pageSize });
  }

  @Query(() => Activity, {
    description:
      'Views, enquiries and favourites of the last days; of the whole market for a site_admin. FORBIDDEN for buyers.',
    complexity: QUERY_COST.statement * 3,
  })
  activity(
    @Ctx() context: Context,
    @Arg('days', () => Int, {
      defaultValue: LIMITS.view.activityDays,
      description: 'How many days up to today, 1 to 365.',
    })
    days: number,
  ) {
    return findActivity(context, days);
  }

  @Query(() => SellerRecordFields, {
    nullable: true,
    description: 'The public record of a seller, or null (D-78).',
    complexity: QUERY_COST.statement,
  })
  seller(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Any text; only an id can hit.' }) id: string,
  ) {
    return findSeller(context.database, id);
  }

  @FieldResolver(() => SellerListings, {
    description: 'Their public listings, newest first.',
    complexity: QUERY_COST.statement,
  })
  listings(
    @Ctx() context: Context,
    @Root() record: SellerRecord,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: LIMITS.page.defaultSize,
      description: 'At most 100.',
    })
    pageSize: number,
  ) {
    return findSellerListings(context.database, record, { page, pageSize });
  }
}
