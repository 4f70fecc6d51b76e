import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Unique } from 'typeorm';
import { type ContactDetailsContent } from '../../../../schema/rules/contactDetails.ts';
import { OrderedRecord } from '../../sortable/orderedRecord.entity.ts';
import { IS_ID } from '../../platform/database/checks.ts';

// What is not said is an empty text.
@ObjectType({ description: 'Contact details of one location of the marketplace.' })
@Entity('contact_details')
@Check('contact_details_id_check', IS_ID)
@Unique('contact_details_order', ['order'], { deferrable: 'INITIALLY DEFERRED' })
export class ContactDetails extends OrderedRecord implements ContactDetailsContent {
  @Field(() => String, {
    description: "Name of the location, such as 'Head office'. May be empty.",
  })
  @Column('text')
  title!: string;

  @Field(() => String, { description: 'Address in one line. May be empty.' })
  @Column('text')
  address!: string;

  @Field(() => String, { description: 'Phone number in display format. May be empty.' })
  @Column('text')
  phone!: string;

  @Field(() => String, { description: 'Email address. May be empty.' })
  @Column('text')
  email!: string;

  @Field(() => String, { description: 'Opening hours as text. May be empty.' })
  @Column('text')
  hours!: string;

  @Field(() => String, {
    description: 'Map of the location: an http or https URL, or a path of this site. May be empty.',
  })
  @Column('text')
  mapUrl!: string;
}
