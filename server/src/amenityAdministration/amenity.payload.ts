import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { AmenityRecord } from './amenity.graphql.ts';

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
