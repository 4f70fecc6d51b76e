import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';
import { ContactMessage } from './contactMessage.entity.ts';

@ObjectType({ description: 'What somebody who wrote is told.' })
export class SendContactMessagePayload {
  @Field(() => String, { description: 'A sentence of thanks for the person who wrote.' })
  message!: string;
}

@ObjectType()
abstract class WithContactMessage {
  @Field(() => ContactMessage, { description: 'The message as it is now.' })
  contactMessage!: ContactMessage;
}

@ObjectType({ description: 'What the mutation setContactMessageStatus answers.' })
export class SetContactMessageStatusPayload extends WithContactMessage {}

@ObjectType({ description: 'What the mutation createEnquiryOfContactMessage answers.' })
export class CreateEnquiryOfContactMessagePayload extends WithContactMessage {}

@ObjectType({ description: 'What the mutation deleteContactMessage answers.' })
export class DeleteContactMessagePayload extends WithDeletedId {}
