import { Field, ObjectType } from 'type-graphql';
import { WithDeletedId } from '../../platform/bulk.graphql.ts';

@ObjectType({ description: 'Result of the subscribeToNewsletter mutation.' })
export class SubscribeToNewsletterPayload {
  @Field(() => Boolean, {
    description: 'Whether the address was accepted. New addresses are sent a confirmation link.',
  })
  isAccepted!: boolean;
}

@ObjectType({ description: 'Result of the deleteNewsletterSubscriber mutation.' })
export class DeleteNewsletterSubscriberPayload extends WithDeletedId {}
