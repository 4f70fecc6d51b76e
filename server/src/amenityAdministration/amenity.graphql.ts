import { Field, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Amenity } from '../amenities/amenity.entity.ts';
import { WithDeletedId } from '../platform/bulk.graphql.ts';

@ObjectType({ description: 'An amenity, as seen by administrators.' })
export class AmenityRecord extends Amenity {
  @Field(() => Boolean, {
    description:
      'Whether the amenity is built in. Built-in amenities can be edited but not deleted.',
  })
  isBuiltIn!: boolean;

  @Field(() => Int, {
    description: 'Number of listings with this amenity, in any state. Capped at 10,000.',
  })
  propertyCount!: number;
}

@ObjectType({ implements: Page, description: 'A page of amenities.' })
export class AmenityPage extends Page {
  @Field(() => [AmenityRecord], { description: 'Amenities on this page, in order.' })
  items!: AmenityRecord[];
}

@ObjectType()
abstract class WithAmenity {
  @Field(() => AmenityRecord, { description: 'The amenity after the change.' })
  amenity!: AmenityRecord;
}

@ObjectType({ description: 'Result of the createAmenity mutation.' })
export class CreateAmenityPayload extends WithAmenity {}

@ObjectType({ description: 'Result of the updateAmenity mutation.' })
export class UpdateAmenityPayload extends WithAmenity {}

@ObjectType({ description: 'Result of the deleteAmenity mutation.' })
export class DeleteAmenityPayload extends WithDeletedId {}
