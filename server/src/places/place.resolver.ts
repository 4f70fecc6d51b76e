import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { findCities, findCity, findLocalities, findStates } from './findPlaces.ts';
import { City, Locality, State } from './place.graphql.ts';

@Resolver(() => City)
export class PlaceResolver {
  @Query(() => [State], { description: 'States and union territories with counts (V-7-12).' })
  states(@Ctx() context: Context) {
    return findStates(context.database);
  }

  @Query(() => [City], {
    description: 'Towns, those with listings first, then the most populous (V-7-10, V-7-11).',
  })
  cities(
    @Ctx() context: Context,
    @Arg('state', () => String, { nullable: true, description: 'Old names are understood.' })
    state: string | null | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Beginning of a name or alias.' })
    search: string | null | undefined,
    @Arg('withProperties', () => Boolean, {
      defaultValue: false,
      description: 'Only towns with at least one public listing.',
    })
    withProperties: boolean,
    @Arg('limit', () => Int, {
      defaultValue: LIMITS.places.citySuggestions,
      description: 'At most 500.',
    })
    limit: number,
  ) {
    return findCities(context.database, { state, search, withProperties, limit });
  }

  @Query(() => City, { nullable: true, description: 'One town by slug, name or alias (D-24).' })
  city(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'Slug, name or alias.' }) slug: string,
    @Arg('state', () => String, { nullable: true, description: 'Old names are understood.' })
    state: string | null | undefined,
  ) {
    return findCity(context.database, slug, state);
  }

  @Query(() => [Locality], { description: 'Parts of a town, most listings first.' })
  localities(
    @Ctx() context: Context,
    @Arg('city', () => String, { description: 'Name or alias of the town.' }) city: string,
    @Arg('state', () => String, { nullable: true, description: 'Old names are understood.' })
    state: string | null | undefined,
  ) {
    return findLocalities(context.database, city, state);
  }
}
