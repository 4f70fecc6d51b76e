import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

@Entity('feedback')
@Check('feedback_id_check', IS_ID)
@Check('feedback_rating_check', `rating BETWEEN 1 AND 5`)
@Index('feedback_newest', ['createdAt', 'id'])
@ObjectType({ description: 'What somebody thinks of the site.' })
export class Feedback {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  id!: string;

  @Column('text')
  @Field(() => String, { description: 'As the sender gave it.' })
  name!: string;

  @Column('smallint')
  @Field(() => Int, { description: 'A whole number of stars from 1 to 5.' })
  rating!: number;

  @Column('text', { name: 'text' })
  @Field(() => String, { description: 'What was written, as plain text.' })
  feedback!: string;

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'The account it came from, if it was signed in.',
  })
  accountId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  @Field(() => Date, { description: 'When the feedback came in, UTC.' })
  createdAt!: Date;
}
