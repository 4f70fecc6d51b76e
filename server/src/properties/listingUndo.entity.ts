import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** How a listing was before the last thing that somebody did to it, while that can be undone. */
@Entity('listing_undo')
@Index('listing_undo_created', ['createdAt'])
@Index('listing_undo_account', ['accountId'])
export class ListingUndo {
  /** No reference: what was removed can be undone too. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  propertyId!: string;

  /** Who did it, and may undo it. */
  @ForeignKey('account', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  accountId!: string;

  /** What was done, as the audit log has it. */
  @Column('text')
  action!: string;

  /** The rows of the listing and its waiting edit; of a removed one also what people left on it. */
  @Column('jsonb')
  before!: Record<string, unknown>;

  /** The rows as they were left: whoever finds others there undoes nothing. */
  @Column('jsonb', { nullable: true })
  after!: Record<string, unknown> | null;

  /** The message to the other side, which waits as long. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  messageId!: string | null;

  /** Pictures that no version shows any more; they go with this row. */
  @Column('text', { array: true, default: () => `'{}'` })
  unshown!: string[];

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
