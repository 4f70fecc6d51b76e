import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { ContactMessage } from './contactMessage.entity.ts';

@ObjectType({ description: 'Result of sendContactMessage.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'Thank-you message to show to the sender.' })
  message!: string;
}

@ObjectType()
abstract class WithContactMessage {
  @Field(() => ContactMessage, { description: 'The updated message.' })
  contactMessage!: ContactMessage;
}

@ObjectType({ description: 'Result of setContactMessageStatus.' })
export class SetContactMessageStatusPayload extends WithContactMessage {}

@ObjectType({ description: 'Result of createEnquiryOfContactMessage.' })
export class CreateEnquiryOfContactMessagePayload extends WithContactMessage {}

@ObjectType({ description: 'Result of deleteContactMessage.' })
export class DeleteContactMessagePayload extends WithDeletedId {}
