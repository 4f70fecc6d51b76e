import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What somebody is posting, kept until it is sent. */
@Entity('posting_draft')
@Index('posting_draft_age', ['updatedAt'])
export class PostingDraft {
  @ForeignKey('account', { onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  accountId!: string;

  /** JSON text that only the client understands. */
  @Column('text')
  content!: string;

  /** The cover first. */
  @Column('text', { array: true, default: () => `'{}'` })
  pictureIds!: string[];

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  updatedAt!: Date;
}
