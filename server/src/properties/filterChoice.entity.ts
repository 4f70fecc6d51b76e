import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One choice of a filter of the catalogue, and the bit of `property.facts` that says it. */
@Entity('filter_choice')
@Check('filter_choice_bit_check', 'bit BETWEEN 0 AND 62')
@Index('filter_choice_bit', ['bit'], { unique: true })
export class FilterChoiceRow {
  @PrimaryColumn({ type: 'text', collation: 'C' })
  filter!: string;

  @PrimaryColumn({ type: 'text', collation: 'C' })
  choice!: string;

  @Column('smallint')
  bit!: number;
}
