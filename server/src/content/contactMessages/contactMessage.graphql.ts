import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../../platform/bulk.graphql.ts';
import { ContactMessage } from './contactMessage.entity.ts';

@ObjectType({ description: 'Result of the sendContactMessage mutation.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'Thank-you message to show to the sender.' })
  message!: string;
}

@ObjectType()
abstract class WithContactMessage {
  @Field(() => ContactMessage, { description: 'The message after the change.' })
  contactMessage!: ContactMessage;
}

@ObjectType({ description: 'Result of the setContactMessageStatus mutation.' })
export class SetContactMessageStatusPayload extends WithContactMessage {}

@ObjectType({ description: 'Result of the createEnquiryOfContactMessage mutation.' })
export class CreateEnquiryOfContactMessagePayload extends WithContactMessage {}

@ObjectType({ description: 'Result of the deleteContactMessage mutation.' })
export class DeleteContactMessagePayload extends WithDeletedId {}
