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

  @Column({ type: 'text', collation: 'C' })
  key!: string;

  @Column('bigint', { default: 0 })
  weight!: number;
}
