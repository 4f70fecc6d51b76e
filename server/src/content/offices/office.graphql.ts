import { Field, ObjectType } from 'type-graphql';
import { Picture } from '../../pictures/picture.graphql.ts';
import { WithDeletedId } from '../../platform/bulk.graphql.ts';
import { OfficeRecord } from './office.entity.ts';

@ObjectType({ description: 'The public office of the marketplace.' })
export class Office {
  @Field(() => String, { description: 'Public email address of the office.' })
  email!: string;

  @Field(() => String, { description: 'Ten-digit phone number of the office.' })
  phone!: string;

  @Field(() => String, { description: 'Address in one line.' })
  address!: string;

  @Field(() => String, { description: 'Opening hours as text.' })
  hours!: string;

  @Field(() => Picture, { nullable: true, description: 'Logo. Null if there is none.' })
  logo!: Picture | null;
}

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
