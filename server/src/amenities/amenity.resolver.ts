import { Query, Resolver } from 'type-graphql';
import { AMENITIES } from '../../../schema/catalogue/amenities.ts';
import { Amenity } from './amenity.graphql.ts';

@Resolver(() => Amenity)
export class AmenityResolver {
  @Query(() => [Amenity], { description: 'Every amenity a listing can have (P-3-09).' })
  amenities() {
    return AMENITIES;
  }
}
