import { Query, Resolver } from 'type-graphql';
import { amenitiesInForce } from '../../../schema/catalogue/amenities.ts';
import { Amenity } from './amenity.entity.ts';

@Resolver(() => Amenity)
export class AmenityResolver {
  @Query(() => [Amenity], { description: 'Every amenity that a listing can have.' })
  amenities() {
    return amenitiesInForce();
  }
}
