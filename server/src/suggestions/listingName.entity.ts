import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The name of a project or a locality that public listings carry. */
@Entity('listing_name')
@Check('listing_name_kind_check', `kind IN ('PROJECT', 'LOCALITY')`)
@Index('listing_name_key', { synchronize: false })
export class ListingName {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  kind!: 'PROJECT' | 'LOCALITY';

  @PrimaryColumn({ type: 'text', collation: 'C' })
  name!: string;

  /** The name as it is compared: `name_key` of the database. */
  @Column({ type: 'text', collation: 'C' })
  key!: string;

  /** Public listings that carried it when the weights were refreshed last. */
  @Column('bigint', { default: 0 })
  weight!: number;
}
