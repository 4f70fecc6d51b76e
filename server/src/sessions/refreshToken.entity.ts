import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** One of the family of tokens of a session: each is used once and leaves a child. */
@Entity('refresh_token')
@Index('refresh_token_expiry', ['expiresAt'])
@Index('refresh_token_parent', ['parent'], { where: `parent IS NOT NULL` })
@Index('refresh_token_session', ['sessionId'])
export class RefreshToken {
  /** SHA-256; the token itself is kept nowhere. */
  @PrimaryColumn('bytea')
  hash!: Buffer;

  @ForeignKey('session', { onDelete: 'CASCADE' })
  @Column({ type: 'text', collation: 'C' })
  sessionId!: string;

  /** The token that it was given for; null for the first of a session. */
  @Column('bytea', { nullable: true })
  parent!: Buffer | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** When it was first used; it may be used again for a few seconds (LIMITS.session.graceSeconds). */
  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
