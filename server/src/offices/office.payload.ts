import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { OfficeRecord } from './office.entity.ts';

@ObjectType()
abstract class WithOffices {
  @Field(() => OfficeRecord, { description: 'The office after the change.' })
  office!: OfficeRecord;

  @Field(() => [OfficeRecord], {
    description: 'All offices. Another one may have become active.',
  })
  offices!: OfficeRecord[];
}

@ObjectType({ description: 'Result of the createOffice mutation.' })
export class CreateOfficePayload extends WithOffices {}

@ObjectType({ description: 'Result of the updateOffice mutation.' })
export class UpdateOfficePayload extends WithOffices {}

@ObjectType({ description: 'Result of the deleteOffice mutation.' })
export class DeleteOfficePayload extends WithDeletedId {}
