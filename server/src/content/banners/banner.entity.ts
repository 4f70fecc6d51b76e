import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Unique } from 'typeorm';
import { OrderedRecord } from '../../sortable/orderedRecord.entity.ts';
import { type PictureRow } from '../../pictures/picture.presenter.ts';
import { IS_ID } from '../../platform/database/checks.ts';
import { graphqlEnum } from '../../platform/graphqlEnum.ts';

export const BannerType = graphqlEnum('BannerType', 'Position of a banner.', {
  hero: 'Carousel at the top of the home page.',
});
export type BannerType = (typeof BannerType)[string];

// What is not said is an empty text.
@ObjectType({ description: 'A banner at the top of a page.' })
@Entity('banner')
@Check('banner_id_check', IS_ID)
@Check('banner_type_check', `type IN ('hero')`)
@Unique('banner_order', ['order'], { deferrable: 'INITIALLY DEFERRED' })
export class Banner extends OrderedRecord {
  @Field(() => String, { description: 'Headline of the banner.' })
  @Column('text')
  title!: string;

  @Field(() => String, { description: 'Subtitle. May be empty.' })
  @Column('text')
  subtitle!: string;

  @Field(() => String, { description: 'One or two sentences of plain text. May be empty.' })
  @Column('text')
  description!: string;

  /** Behind it; without one the page keeps its own. */
  @Column('jsonb', { nullable: true })
  picture!: PictureRow | null;

  @Field(() => String, { description: 'Button text. Empty if there is no button.' })
  @Column('text')
  buttonText!: string;

  @Field(() => String, {
    description: 'Target of the button: a path of this site, or an http or https URL.',
  })
  @Column('text')
  buttonLink!: string;

  @Field(() => BannerType, { description: 'Where the banner is shown.' })
  @Column('text')
  type!: BannerType;
}
