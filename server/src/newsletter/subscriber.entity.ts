import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';
import { Page } from '../platform/database/paging.graphql.ts';

export enum SubscriberStatus {
  WAITING = 'waiting',
  CONFIRMED = 'confirmed',
}
registerEnumType(SubscriberStatus, {
  name: 'SubscriberStatus',
  description:
    'Whether the newsletter may be sent to an address. Whoever unsubscribes is forgotten.',
  valuesConfig: {
    WAITING: { description: 'Its owner has not confirmed it.' },
    CONFIRMED: { description: 'Its owner has confirmed it.' },
  },
});

@Entity('newsletter_subscriber')
@Check('newsletter_subscriber_id_check', IS_ID)
@Unique(['email'])
@Index('newsletter_subscriber_newest', ['createdAt', 'id'])
@Index('newsletter_subscriber_words', { synchronize: false })
@ObjectType('NewsletterSubscriber', { description: 'Somebody who asked for the newsletter.' })
export class Subscriber {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  @Field(() => String, { description: 'The e-mail address in small letters.' })
  email!: string;

  @Column('timestamptz', { nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When its owner confirmed it, UTC; nothing is sent there before.',
  })
  confirmedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => Date, { description: 'When the address was entered, UTC.' })
  createdAt!: Date;

  @Field(() => SubscriberStatus, { description: 'Whether the newsletter may be sent there.' })
  get status(): SubscriberStatus {
    return this.confirmedAt === null ? SubscriberStatus.WAITING : SubscriberStatus.CONFIRMED;
  }
}

@ObjectType({ description: 'How many subscribers have a status.' })
export class SubscriberCount {
  @Field(() => SubscriberStatus, { description: 'The status they are counted by.' })
  status!: `${SubscriberStatus}`;

  @Field(() => Int, { description: 'How many have it, of those that the search leaves.' })
  count!: number;
}

@ObjectType({ implements: Page, description: 'One page of the subscribers, newest first.' })
export class NewsletterSubscriberPage extends Page {
  @Field(() => [Subscriber], { description: 'The subscribers of this page, newest first.' })
  items!: Subscriber[];

  @Field(() => Int, { description: 'All that are asked for, on every page.' })
  override total!: number;

  @Field(() => [SubscriberCount], { description: 'How many there are of every status.' })
  counts!: SubscriberCount[];
}
