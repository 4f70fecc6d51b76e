import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One of the family of tokens of a session: each is used once and leaves a child. */
@Entity('refresh_token')
@Index('refresh_token_expiry', ['expiresAt'])
@Index('refresh_token_parent', ['parent'], { where: `parent IS NOT NULL` })
@Index('refresh_token_session', ['sessionId'])
export class RefreshToken {
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @ForeignKey('session', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  sessionId!: string;

  @Column('bytea', { nullable: true })
  parent!: Buffer | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
