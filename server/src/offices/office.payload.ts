import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { OfficeRecord } from './office.entity.ts';

@ObjectType()
abstract class WithOffices {
  @Field(() => OfficeRecord, { description: 'The office as it is now.' })
  office!: OfficeRecord;

  @Field(() => [OfficeRecord], {
    description: 'All of them as they are now: the active one may be another one.',
  })
  offices!: OfficeRecord[];
}

@ObjectType({ description: 'What the mutation createOffice answers.' })
export class CreateOfficePayload extends WithOffices {}

@ObjectType({ description: 'What the mutation updateOffice answers.' })
export class UpdateOfficePayload extends WithOffices {}

@ObjectType({ description: 'What the mutation deleteOffice answers.' })
export class DeleteOfficePayload extends WithDeletedId {}
