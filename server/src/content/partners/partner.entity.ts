import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Unique } from 'typeorm';
import { OrderedRecord } from '../../sortable/orderedRecord.entity.ts';
import { type PictureRow } from '../../pictures/picture.presenter.ts';
import { IS_ID } from '../../platform/database/checks.ts';

@ObjectType({ description: 'A firm that the home page names as a partner.' })
@Entity('partner')
@Check('partner_id_check', IS_ID)
@Unique('partner_order', ['order'], { deferrable: 'INITIALLY DEFERRED' })
export class Partner extends OrderedRecord {
  @Field(() => String, { description: 'Name of the firm.' })
  @Column('text')
  name!: string;

  /** Without one the page shows the name. */
  @Column('jsonb', { nullable: true })
  logo!: PictureRow | null;

  @Field(() => String, { description: 'An https URL. Empty if there is none.' })
  @Column('text')
  link!: string;
}
