import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../database/checks.ts';

/** An uploaded picture and how far its sizes are. */
@Entity('picture')
@Check('picture_height_check', `height > 0`)
@Check('picture_id_check', IS_ID)
@Check('picture_status_check', `status IN ('pending', 'ready')`)
@Check('picture_width_check', `width > 0`)
@Index('picture_removed', ['removedAt'], { where: `removed_at IS NOT NULL` })
@Index('picture_unclaimed', ['createdAt'], { where: `claimed_by IS NULL AND removed_at IS NULL` })
@Index('picture_waiting', ['renderAt'], {
  where: `status = 'pending' AND source_key IS NOT NULL AND removed_at IS NULL`,
})
export class Picture {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  @Column('text')
  thumbhash!: string;

  @Column('text', { nullable: true })
  sourceKey!: string | null;

  @Column('text', { default: 'pending' })
  status!: 'pending' | 'ready';

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('timestamptz', { default: () => 'now()' })
  renderAt!: Date;

  @Column({ type: 'text', collation: 'C', nullable: true })
  uploadedBy!: string | null;

  @Column({ type: 'text', collation: 'C', nullable: true })
  claimedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;
}
