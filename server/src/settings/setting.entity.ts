import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { type SettingValue } from '../../../schema/rules/setting.ts';

/** What an administrator has said of one setting; one that nobody touched has no row. */
@Entity('setting')
export class StoredSetting {
  /** A key of schema/settings.ts. */
  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: string;

  /** Null when it is back to its default: the row stays, since it says when. */
  @Column('jsonb', { nullable: true })
  value!: SettingValue | null;

  /** Null when that account is gone. */
  @ForeignKey('account', { onDelete: 'SET NULL' })
  @Column({ type: 'text', collation: 'C', nullable: true })
  changedBy!: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  changedAt!: Date;
}
