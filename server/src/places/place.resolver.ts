import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { type Context } from '../platform/context.ts';
import { detectPlace, findCities, findCity, findLocalities, findStates } from './findPlaces.ts';
import { findCityOverview } from './cityOverview.ts';
import { CityOverview } from './cityOverview.graphql.ts';
import { type Geocoder } from './geocoder.ts';
import { City, DetectedLocation, Locality, State } from './place.graphql.ts';
import { CitiesInput, CityInput, LocalitiesInput, PointInput } from './place.input.ts';

@Resolver(() => City)
export class PlaceResolver {
  private readonly geocoder: Geocoder;

  constructor({ geocoder }: { geocoder: Geocoder }) {
    this.geocoder = geocoder;
  }

  @Query(() => [State], {
    description: 'States and union territories with their number of listings.',
  })
  states(@Ctx() context: Context) {
    return findStates(context.database);
  }

  @Query(() => [City], {
    description: 'Towns: those with listings first, then by population.',
  })
  cities(@Ctx() context: Context, @Args(() => CitiesInput) input: CitiesInput) {
    return findCities(context.database, input);
  }

  @Query(() => City, {
    nullable: true,
    description: 'Town by slug, name or alias. Null if not found.',
  })
  city(@Ctx() context: Context, @Args(() => CityInput) { slug, state }: CityInput) {
    return findCity(context.database, slug, state);
  }

  @Query(() => [Locality], { description: 'Localities of a town, most listings first.' })
  localities(
    @Ctx() context: Context,
    @Args(() => LocalitiesInput) { city, state }: LocalitiesInput,
  ) {
    return findLocalities(context.database, city, state);
  }

  @Query(() => CityOverview, {
    nullable: true,
    description: 'Counts, prices, localities and nearby towns of a town. Null if not found.',
  })
  cityOverview(@Ctx() context: Context, @Args(() => CityInput) { slug, state }: CityInput) {
    return findCityOverview(context.database, slug, state);
  }

  @Query(() => DetectedLocation, {
    nullable: true,
    description:
      'Town at a position: the nearest known one, or the result of the maps service. Fails with NOT_FOUND if there is no town nearby.',
  })
  locate(@Ctx() context: Context, @Args(() => PointInput) point: PointInput) {
    return detectPlace(context, this.geocoder, point);
  }
}
