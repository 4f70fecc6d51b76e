import { Query, Resolver } from 'type-graphql';
import { amenitiesInForce } from '../../../schema/catalogue/amenities.ts';
import { Amenity } from './amenity.entity.ts';

@Resolver(() => Amenity)
export class AmenityResolver {
  @Query(() => [Amenity], { description: 'All amenities of the catalogue.' })
  amenities() {
    return amenitiesInForce();
  }
}
