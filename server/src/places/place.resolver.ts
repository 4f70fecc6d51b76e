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

  @Query(() => [State], { description: 'States and union territories with counts.' })
  states(@Ctx() context: Context) {
    return findStates(context.database);
  }

  @Query(() => [City], {
    description: 'Towns, those with listings first, then the most populous.',
  })
  cities(@Ctx() context: Context, @Args(() => CitiesInput) input: CitiesInput) {
    return findCities(context.database, input);
  }

  @Query(() => City, {
    nullable: true,
    description: 'One town by slug, name or alias, or null when it is not known.',
  })
  city(@Ctx() context: Context, @Args(() => CityInput) { slug, state }: CityInput) {
    return findCity(context.database, slug, state);
  }

  @Query(() => [Locality], { description: 'Parts of a town, most listings first.' })
  localities(
    @Ctx() context: Context,
    @Args(() => LocalitiesInput) { city, state }: LocalitiesInput,
  ) {
    return findLocalities(context.database, city, state);
  }

  @Query(() => CityOverview, {
    nullable: true,
    description:
      'Counts, prices, localities and neighbours of one town; null when it is not known.',
  })
  cityOverview(@Ctx() context: Context, @Args(() => CityInput) { slug, state }: CityInput) {
    return findCityOverview(context.database, slug, state);
  }

  @Query(() => DetectedLocation, {
    nullable: true,
    description:
      'The town of a position: the nearest one known, or what the maps service says. NOT_FOUND far from any town.',
  })
  locate(@Ctx() context: Context, @Args(() => PointInput) point: PointInput) {
    return detectPlace(context, this.geocoder, point);
  }
}
