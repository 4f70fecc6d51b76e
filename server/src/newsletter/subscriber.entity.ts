import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';
import { Page } from '../platform/paging.graphql.ts';

@Entity('newsletter_subscriber')
@Check('newsletter_subscriber_id_check', IS_ID)
@Unique(['email'])
@Index('newsletter_subscriber_newest', ['createdAt', 'id'])
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
}

@ObjectType({ implements: Page, description: 'One page of the subscribers, newest first.' })
export class NewsletterSubscriberPage extends Page {
  @Field(() => [Subscriber], { description: 'The subscribers of this page, newest first.' })
  items!: Subscriber[];

  @Field(() => Int, { description: 'All, also those who have not confirmed yet.' })
  override total!: number;
}
