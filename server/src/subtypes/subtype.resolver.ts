import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { QUERY_COST } from '../platform/observability/queryCost.ts';
import { countBySubtype } from '../properties/countListings.ts';
import { findCategories, findOptionLists, findSubtypes } from './findSubtypes.ts';
import { Category, OptionList, PropertyType, Subtype } from './subtype.graphql.ts';

@Resolver(() => Subtype)
export class SubtypeResolver {
  @Query(() => [Subtype], {
    description: 'Subtypes of the catalogue.',
  })
  subtypes(
    @Ctx() context: Context,
    @Arg('type', () => PropertyType, {
      nullable: true,
      description: 'Filter by property type. All types if omitted.',
    })
    type: PropertyType | null | undefined,
  ) {
    return findSubtypes(context.database, type);
  }

  @Query(() => [Category], {
    description: 'The three property categories with their number of listings.',
  })
  categories(@Ctx() context: Context) {
    return findCategories(context.database);
  }

  @Query(() => [OptionList], { description: 'All option lists of the posting forms.' })
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
