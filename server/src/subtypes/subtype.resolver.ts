import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { countBySubtype } from '../properties/countListings.ts';
import { findCategories, findOptionLists, findSubtypes } from './findSubtypes.ts';
import { Category, OptionList, PropertyType, Subtype } from './subtype.graphql.ts';

@Resolver(() => Subtype)
export class SubtypeResolver {
  @Query(() => [Subtype], {
    description: 'The subtypes of the catalogue, of one type or all.',
  })
  subtypes(
    @Ctx() context: Context,
    @Arg('type', () => PropertyType, {
      nullable: true,
      description: 'Only subtypes of this type; all when absent.',
    })
    type: PropertyType | null | undefined,
  ) {
    return findSubtypes(context.database, type);
  }

  @Query(() => [Category], { description: 'The three categories with their counts.' })
  categories(@Ctx() context: Context) {
    return findCategories(context.database);
  }

  @Query(() => [OptionList], { description: 'Every list of choices of the posting forms.' })
  propertyOptions() {
    return findOptionLists();
  }

  @FieldResolver(() => Int, { complexity: QUERY_COST.statement })
  async propertyCount(@Ctx() context: Context, @Root() subtype: Partial<Subtype>) {
    if (subtype.propertyCount !== undefined) return subtype.propertyCount;
    const counts = await countBySubtype(context.database);
    return counts.get(subtype.key ?? '') ?? 0;
  }
}
