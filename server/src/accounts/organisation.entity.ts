import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { IS_ID } from '../platform/database/checks.ts';

/** A builder's firm; its people are accounts with a role. */
@Entity('organisation')
@Check('organisation_id_check', IS_ID)
@Index('organisation_name', { synchronize: false })
@Index('organisation_name_parts', { synchronize: false })
@Index('organisation_newest', ['createdAt', 'id'])
export class Organisation {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
