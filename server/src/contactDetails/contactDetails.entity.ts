import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Unique } from 'typeorm';
import { type ContactDetailsContent } from '../../../schema/rules/contactDetails.ts';
import { OrderedRecord } from '../sortable/orderedRecord.entity.ts';
import { IS_ID } from '../platform/database/checks.ts';

// What is not said is an empty text.
@ObjectType({ description: 'How the marketplace can be reached at one of its places.' })
@Entity('contact_details')
@Check('contact_details_id_check', IS_ID)
@Unique('contact_details_order', ['order'], { deferrable: 'INITIALLY DEFERRED' })
export class ContactDetails extends OrderedRecord implements ContactDetailsContent {
  @Field(() => String, { description: "What it is called, such as 'Head office'; may be empty." })
  @Column('text')
  title!: string;

  @Field(() => String, { description: 'Where it is, in one line; may be empty.' })
  @Column('text')
  address!: string;

  @Field(() => String, { description: 'Its phone, as people write it; may be empty.' })
  @Column('text')
  phone!: string;

  @Field(() => String, { description: 'Its e-mail address; may be empty.' })
  @Column('text')
  email!: string;

  @Field(() => String, { description: 'When it answers, in words; may be empty.' })
  @Column('text')
  hours!: string;

  @Field(() => String, {
    description:
      'A map of the place: an http or https address, or a path of this site; may be empty.',
  })
  @Column('text')
  mapUrl!: string;
}
