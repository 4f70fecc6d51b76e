import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type PictureRow } from '../../pictures/picture.presenter.ts';
import { IS_ID } from '../../platform/database/checks.ts';

/** Where and how the marketplace can be reached; the active one is what everybody is told. */
@ObjectType({ description: 'An office, as seen by administrators.' })
@Entity('office')
@Check('office_id_check', IS_ID)
@Index('office_active', ['isActive'], { unique: true, where: 'is_active' })
@Index('office_newest', ['createdAt', 'id'])
export class OfficeRecord {
  @Field(() => ID, { description: 'Id of 24 lower-case hexadecimal characters.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => String, { description: 'Address in one line.' })
  @Column('text')
  address!: string;

  @Field(() => String, { description: 'Ten-digit phone number of the office.' })
  @Column('text')
  phone!: string;

  @Field(() => String, { description: 'Public email address of the office.' })
  @Column('text')
  email!: string;

  @Column('jsonb', { nullable: true })
  logo!: PictureRow | null;

  @Field(() => Boolean, {
    description: 'Whether this is the public office. At most one is active.',
  })
  @Column('boolean', { default: false })
  isActive!: boolean;

  @Field(() => Date, { description: 'Time of creation, UTC.' })
  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last change, UTC.' })
  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date;
}
