import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { type Amenity as KnownAmenity } from '../../../schema/catalogue/amenities.ts';
import { type Family } from '../../../schema/catalogue/model.ts';
import { IS_ID } from '../platform/database/checks.ts';
import { graphqlEnum } from '../platform/graphqlEnum.ts';

export const PropertyFamily = graphqlEnum<Family>(
  'PropertyFamily',
  'Family of subtypes with similar forms.',
  {
    home: 'Flats, houses, floors and studios.',
    land: 'Plots and land to build on.',
    workplace: 'Offices, shops and showrooms.',
    storage: 'Warehouses and industrial buildings.',
    farm: 'Agricultural land and farm houses.',
  },
);

/**
 * One that an administrator has added, or one of the catalogue as an administrator has changed it; the others have
 * no row.
 */
@ObjectType({ description: 'An amenity of a property or its society.' })
@Entity('amenity')
@Check('amenity_id_check', IS_ID)
@Index('amenity_bit', ['bit'], { unique: true })
@Index('amenity_name', { synchronize: false })
export class Amenity implements KnownAmenity {
  @Field(() => ID, {
    description: 'Permanent id of the amenity. Listings store it.',
  })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  id!: string;

  @Field(() => String, { description: "Display name, such as 'Swimming Pool'." })
  @Column('text')
  name!: string;

  @Field(() => String, {
    description: "Name of the lucide.dev icon, such as 'WavesLadder'.",
  })
  @Column('text')
  icon!: string;

  /** What listings and searches count it by; one of the catalogue keeps its own. */
  @Column('smallint', { default: () => `nextval('amenity_next_bit')` })
  bit!: number;

  @Field(() => [PropertyFamily], {
    description: 'Families of subtypes that offer this amenity in their forms.',
  })
  @Column('text', { array: true })
  suits!: Family[];

  @Field(() => [String], { description: 'Alternative names recognised in search.' })
  @Column('text', { array: true })
  aliases!: string[];

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt!: Date;
}
