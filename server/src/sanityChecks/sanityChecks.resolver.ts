import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { findSubtype } from '../../../schema/catalogue/interpret.ts';
import { findTown } from '../gazetteer/gazetteer.ts';
import { ModerationPageFields } from '../moderation/moderation.graphql.ts';
import { type Context } from '../platform/context.ts';
import { type Page } from '../platform/database/paging.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { Purpose } from '../properties/property.graphql.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { checkListings } from './checkListings.ts';
import { ListingCheckFields, UsualRateFields } from './sanityChecks.graphql.ts';
import { findUsualRates } from './usualRates.ts';

@Resolver(() => ModerationPageFields)
export class SanityChecksResolver {
  @FieldResolver(() => [ListingCheckFields], {
    description: 'Automatic checks of the listings on this page, in the same order.',
    complexity: QUERY_COST.statement * 2,
  })
  checks(@Ctx() context: Context, @Root() page: Page<PropertyRow>) {
    return checkListings(context, page.items);
  }

  @Query(() => UsualRateFields, {
    nullable: true,
    description:
      'Usual price range of a subtype in a town. Null if based on fewer than twenty listings or if the subtype or town is unknown.',
    complexity: QUERY_COST.statement,
  })
  async usualRate(
    @Ctx() context: Context,
    @Arg('subtype', () => ID, { description: 'Key of a subtype, such as `flat-apartment`.' })
    subtypeKey: string,
    @Arg('purpose', () => Purpose, { description: 'For sale or for rent.' }) purpose: Purpose,
    @Arg('city', () => String, { description: 'Name of a town. Former names are recognised.' })
    city: string,
    @Arg('state', () => String, { description: 'State of the town.' }) state: string,
  ) {
    const subtype = findSubtype(subtypeKey);
    const town = findTown(city, state);
    if (subtype === null || town === null) return null;
    const kind = { subtype: subtype.key, purpose, city: town.name, state: town.state };
    const [rate = null] = await findUsualRates(context.database, [kind]);
    return rate;
  }
}
