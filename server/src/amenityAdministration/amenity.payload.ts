import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { AmenityRecord } from './amenity.graphql.ts';

@ObjectType()
abstract class WithAmenity {
  @Field(() => AmenityRecord, { description: 'The amenity as it is now.' })
  amenity!: AmenityRecord;
}

@ObjectType({ description: 'What the mutation createAmenity answers.' })
export class CreateAmenityPayload extends WithAmenity {}

@ObjectType({ description: 'What the mutation updateAmenity answers.' })
export class UpdateAmenityPayload extends WithAmenity {}

@ObjectType({ description: 'What the mutation deleteAmenity answers.' })
export class DeleteAmenityPayload extends WithDeletedId {}
