import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What the mutation subscribeToNewsletter answers.' })
export class SubscribeToNewsletterPayload {
  @Field(() => Boolean, {
    description: 'True when the address was taken; a link to confirm it is sent to a new one.',
  })
  isAccepted!: boolean;
}
