import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { IS_ID } from '../../platform/database/checks.ts';
import { Page } from '../../platform/database/paging.graphql.ts';
import { graphqlEnum } from '../../platform/graphqlEnum.ts';

export const SubscriberStatus = graphqlEnum(
  'SubscriberStatus',
  'Status of a newsletter subscription. Addresses are deleted when they unsubscribe.',
  {
    waiting: 'Waiting for confirmation by the owner.',
    confirmed: 'Confirmed by the owner of the address.',
  },
);
export type SubscriberStatus = (typeof SubscriberStatus)[string];

@Entity('newsletter_subscriber')
@Check('newsletter_subscriber_id_check', IS_ID)
@Unique(['email'])
@Index('newsletter_subscriber_newest', ['createdAt', 'id'])
@Index('newsletter_subscriber_words', { synchronize: false })
@ObjectType('NewsletterSubscriber', { description: 'A subscriber to the newsletter.' })
export class Subscriber {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  @Field(() => String, { description: 'Email address in lower case.' })
  email!: string;

  @Column('timestamptz', { nullable: true })
  @Field(() => Date, {
    nullable: true,
    description:
      'Time of confirmation by the owner, UTC. Null if not confirmed; no newsletters are sent until then.',
  })
  confirmedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => Date, { description: 'Time of the subscription request, UTC.' })
  createdAt!: Date;

  @Field(() => SubscriberStatus, { description: 'Whether the subscription is confirmed.' })
  get status(): SubscriberStatus {
    return this.confirmedAt === null ? 'waiting' : 'confirmed';
  }
}

@ObjectType({ description: 'Number of subscribers by status.' })
export class SubscriberCount {
  @Field(() => SubscriberStatus, { description: 'The status that is counted.' })
  status!: SubscriberStatus;

  @Field(() => Int, { description: 'Number of items with this status that match the search.' })
  count!: number;
}

@ObjectType({ implements: Page, description: 'A page of subscribers, newest first.' })
export class NewsletterSubscriberPage extends Page {
  @Field(() => [Subscriber], { description: 'Subscribers on this page, newest first.' })
  items!: Subscriber[];

  @Field(() => Int, { description: 'Total number of matches on all pages.' })
  override total!: number;

  @Field(() => [SubscriberCount], { description: 'Number of items by status.' })
  counts!: SubscriberCount[];
}
