import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** What somebody thinks of the site. */
@Entity('feedback')
@Check('feedback_id_check', IS_ID)
@Check('feedback_rating_check', `rating >= 1 AND rating <= 5`)
@Index('feedback_newest', ['createdAt', 'id'])
export class Feedback {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('smallint')
  rating!: number;

  @Column('text')
  text!: string;

  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  accountId!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
