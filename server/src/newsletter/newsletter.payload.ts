import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../platform/deleted.payload.ts';

@ObjectType({ description: 'What the mutation subscribeToNewsletter answers.' })
export class SubscribeToNewsletterPayload {
  @Field(() => Boolean, {
    description: 'True when the address was taken; a link to confirm it is sent to a new one.',
  })
  isAccepted!: boolean;
}

@ObjectType({ description: 'What the mutation deleteNewsletterSubscriber answers.' })
export class DeleteNewsletterSubscriberPayload extends WithDeletedId {}
