import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

@Entity('feedback')
@Check('feedback_id_check', IS_ID)
@Check('feedback_rating_check', `rating BETWEEN 1 AND 5`)
@Index('feedback_newest', ['createdAt', 'id'])
@ObjectType({ description: 'Feedback on the site.' })
export class Feedback {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  id!: string;

  @Column('text')
  @Field(() => String, { description: 'Name entered by the sender.' })
  name!: string;

  @Column('smallint')
  @Field(() => Int, { description: 'Rating from 1 to 5 stars.' })
  rating!: number;

  @Column('text', { name: 'text' })
  @Field(() => String, { description: 'Plain text of the feedback.' })
  feedback!: string;

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Account of the sender. Null if not signed in.',
  })
  accountId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => Date, { description: 'Time at which the feedback was received, UTC.' })
  createdAt!: Date;
}
