import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { AmenityRecord } from './amenity.graphql.ts';

@ObjectType()
abstract class WithAmenity {
  @Field(() => AmenityRecord, { description: 'The saved amenity.' })
  amenity!: AmenityRecord;
}

@ObjectType({ description: 'Result of createAmenity.' })
export class CreateAmenityPayload extends WithAmenity {}

@ObjectType({ description: 'Result of updateAmenity.' })
export class UpdateAmenityPayload extends WithAmenity {}

@ObjectType({ description: 'Result of deleteAmenity.' })
export class DeleteAmenityPayload extends WithDeletedId {}
