import { Arg, Ctx, Float, Int, Query, Resolver } from 'type-graphql';
import { LIMITS } from '../../../schema/limits.ts';
import { type Context } from '../platform/context.ts';
import { detectPlace, findCities, findCity, findLocalities, findStates } from './findPlaces.ts';
import { findCityOverview } from './cityOverview.ts';
import { CityOverview } from './cityOverview.graphql.ts';
import { type Geocoder } from './geocoder.ts';
import { City, DetectedLocation, Locality, State } from './place.graphql.ts';

@Resolver(() => City)
export class PlaceResolver {
  private readonly geocoder: Geocoder;

  constructor({ geocoder }: { geocoder: Geocoder }) {
    this.geocoder = geocoder;
  }

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

  @Query(() => CityOverview, {
    nullable: true,
    description:
      'Counts, prices, localities and neighbours of one town; null when it is not known (D-24).',
  })
  cityOverview(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'Slug, name or alias.' }) slug: string,
    @Arg('state', () => String, { nullable: true, description: 'Old names are understood.' })
    state: string | null | undefined,
  ) {
    return findCityOverview(context.database, slug, state);
  }

  @Query(() => DetectedLocation, {
    description:
      'The town of a position: the nearest one known, or what the maps service says (V-4.7-02). NOT_FOUND far from any town.',
  })
  locate(
    @Ctx() context: Context,
    @Arg('latitude', () => Float, { description: 'Degrees, -90 to 90.' }) latitude: number,
    @Arg('longitude', () => Float, { description: 'Degrees, -180 to 180.' }) longitude: number,
  ) {
    return detectPlace(context, this.geocoder, latitude, longitude);
  }
}
