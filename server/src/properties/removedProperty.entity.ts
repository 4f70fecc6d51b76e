import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** A removed listing as it was. */
@Entity('removed_property')
@Check('removed_property_id_check', IS_ID)
@Index('removed_property_posted', ['createdAt'])
@Index('removed_property_due', ['removedAt'], { where: `pictures_removed_at IS NULL` })
export class RemovedProperty {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column({ type: 'text', collation: 'C' })
  sellerId!: string;

  @Column({ type: 'text', collation: 'C' })
  removedBy!: string;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  removedAt!: Date;

  /** When it was posted. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  createdAt!: Date | null;

  /** The whole row under the names of its columns, and its `revision`. */
  @Column('jsonb')
  listing!: Record<string, unknown>;

  /** All that its versions showed; they go 30 days after it. */
  @Column('text', { array: true, default: () => `'{}'` })
  pictureIds!: string[];

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  picturesRemovedAt!: Date | null;
}
