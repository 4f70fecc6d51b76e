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
@Index('picture_uploaded', ['uploadedBy'], { where: `uploaded_by IS NOT NULL` })
@Index('picture_waiting', ['renderAt'], {
  where: `status = 'pending' AND source_key IS NOT NULL AND removed_at IS NULL`,
})
export class PictureRecord {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  /** Of the upright master, in pixels, like the height. */
  @Column('integer')
  width!: number;

  @Column('integer')
  height!: number;

  /** Base64. */
  @Column('text')
  thumbhash!: string;

  /** Where its master is stored; null until that is done. */
  @Column('text', { nullable: true })
  sourceKey!: string | null;

  /** Ready when no job has to make renditions of it. */
  @Column('text', { default: 'pending' })
  status!: 'pending' | 'ready';

  /** How often its renditions were begun. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Not rendered before; while a process renders it, when its claim is over. */
  @Column('timestamptz', { default: () => 'now()' })
  renderAt!: Date;

  /** Null for pictures of this project itself, and of whom nothing is known any more. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  uploadedBy!: string | null;

  /** What shows it, for example 'album:5'. */
  @Column({ type: 'text', collation: 'C', nullable: true })
  claimedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;

  /** Removed for everybody; the row goes with its files. */
  @Column('timestamptz', { nullable: true })
  removedAt!: Date | null;
}
