import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { OfficeRecord } from './office.entity.ts';

@ObjectType()
abstract class WithOffices {
  @Field(() => OfficeRecord, { description: 'The saved office.' })
  office!: OfficeRecord;

  @Field(() => [OfficeRecord], {
    description: 'All offices. Another one may have become active.',
  })
  offices!: OfficeRecord[];
}

@ObjectType({ description: 'Result of createOffice.' })
export class CreateOfficePayload extends WithOffices {}

@ObjectType({ description: 'Result of updateOffice.' })
export class UpdateOfficePayload extends WithOffices {}

@ObjectType({ description: 'Result of deleteOffice.' })
export class DeleteOfficePayload extends WithDeletedId {}
