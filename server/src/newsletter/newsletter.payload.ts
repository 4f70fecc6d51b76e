import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';

@ObjectType({ description: 'Result of subscribeToNewsletter.' })
export class SubscribeToNewsletterPayload {
  @Field(() => Boolean, {
    description: 'Whether the address was accepted. New addresses are sent a confirmation link.',
  })
  isAccepted!: boolean;
}

@ObjectType({ description: 'Result of deleteNewsletterSubscriber.' })
export class DeleteNewsletterSubscriberPayload extends WithDeletedId {}
