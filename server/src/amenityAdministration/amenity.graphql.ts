import { Field, Int, ObjectType } from 'type-graphql';
import { Page } from '../platform/database/paging.graphql.ts';
import { Amenity } from '../amenities/amenity.entity.ts';

@ObjectType({ description: 'An amenity as administrators look after it.' })
export class AmenityRecord extends Amenity {
  @Field(() => Boolean, {
    description: 'True for one that every installation has: it can be changed but not deleted.',
  })
  isBuiltIn!: boolean;

  @Field(() => Int, {
    description: 'How many listings have it, in whatever state they are; counted up to 10,000.',
  })
  propertyCount!: number;
}

@ObjectType({ implements: Page, description: 'One page of the amenities.' })
export class AmenityPage extends Page {
  @Field(() => [AmenityRecord], { description: 'The amenities of this page, in their order.' })
  items!: AmenityRecord[];
}
