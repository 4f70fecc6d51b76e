import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Unique } from 'typeorm';
import { OrderedRecord } from '../sortable/orderedRecord.entity.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';
import { IS_ID } from '../platform/database/checks.ts';

export enum BannerType {
  HERO = 'hero',
}
registerEnumType(BannerType, {
  name: 'BannerType',
  description: 'Where a banner is shown.',
  valuesConfig: { HERO: { description: 'At the top of the home page, one after the other.' } },
});

// What is not said is an empty text.
@ObjectType({ description: 'What administrators show at the top of a page.' })
@Entity('banner')
@Check('banner_id_check', IS_ID)
@Check('banner_type_check', `type IN ('hero')`)
@Unique('banner_order', ['order'], { deferrable: 'INITIALLY DEFERRED' })
export class Banner extends OrderedRecord {
  @Field(() => String, { description: 'The largest line of it.' })
  @Column('text')
  title!: string;

  @Field(() => String, { description: 'A line beside the title; may be empty.' })
  @Column('text')
  subtitle!: string;

  @Field(() => String, { description: 'A sentence or two as plain text; may be empty.' })
  @Column('text')
  description!: string;

  /** Behind it; without one the page keeps its own. */
  @Column('jsonb', { nullable: true })
  picture!: PictureRow | null;

  @Field(() => String, { description: 'The words of its button; empty where it has none.' })
  @Column('text')
  buttonText!: string;

  @Field(() => String, {
    description: 'Where the button leads: a path of this site, or an http or https address.',
  })
  @Column('text')
  buttonLink!: string;

  @Field(() => BannerType, { description: 'Where it is shown.' })
  @Column('text')
  type!: BannerType;
}
