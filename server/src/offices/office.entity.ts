import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { IS_ID } from '../platform/database/checks.ts';

/** Where and how the marketplace can be reached; the active one is what everybody is told. */
@ObjectType({ description: 'An office as administrators look after it.' })
@Entity('office')
@Check('office_id_check', IS_ID)
@Index('office_active', ['isActive'], { unique: true, where: 'is_active' })
@Index('office_newest', ['createdAt', 'id'])
export class OfficeRecord {
  @Field(() => ID, { description: '24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => String, { description: 'Where it is, in one line.' })
  @Column('text')
  address!: string;

  @Field(() => String, { description: 'Its phone: ten digits.' })
  @Column('text')
  phone!: string;

  @Field(() => String, { description: 'An e-mail address for everybody.' })
  @Column('text')
  email!: string;

  @Column('jsonb', { nullable: true })
  logo!: PictureRow | null;

  @Field(() => Boolean, {
    description: 'True for the one that everybody is told; at most one is.',
  })
  @Column('boolean', { default: false })
  isActive!: boolean;

  @Field(() => Date, { description: 'When it was added, UTC.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: 'When it was last changed, UTC.' })
  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date;
}
