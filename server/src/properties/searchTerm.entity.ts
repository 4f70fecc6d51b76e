import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A word of the listings, for mistyped ones. */
@Entity('search_term')
@Index('search_term_trigram', { synchronize: false })
export class SearchTerm {
  @PrimaryColumn('text')
  word!: string;

  @Column('bigint', { default: 0 })
  frequency!: number;
}
