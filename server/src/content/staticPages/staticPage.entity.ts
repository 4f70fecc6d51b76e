import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { type StaticPageKeyword } from '../../../../schema/staticPages.ts';
import { type PictureRow } from '../../pictures/picture.presenter.ts';
import { graphqlEnum } from '../../platform/graphqlEnum.ts';

export const StaticPageKey = graphqlEnum('StaticPageKey', 'Key of a static page.', {
  'about-us': 'Page about the marketplace.',
  'contact-us': 'Page with contact information.',
  'privacy-policy': 'Privacy policy of the marketplace.',
  'terms-of-service': 'Terms of service of the marketplace.',
});
export type StaticPageKey = (typeof StaticPageKey)[string];

export const StaticPageStatus = graphqlEnum(
  'StaticPageStatus',
  "Publication status of a page's custom text.",
  {
    draft: 'Not published. Visitors see the default text.',
    published: 'Published and visible to visitors.',
  },
);
export type StaticPageStatus = (typeof StaticPageStatus)[string];

/** What an administrator has made of a page; one that nobody has written yet has no row. */
@ObjectType({ description: 'A static page, as seen by administrators.' })
@Entity('static_page')
@Check(
  'static_page_key_check',
  `key IN ('about-us', 'contact-us', 'privacy-policy', 'terms-of-service')`,
)
@Check('static_page_status_check', `status IN ('draft', 'published')`)
export class StaticPageRecord {
  @Field(() => StaticPageKey, { description: 'Key of the page.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: StaticPageKeyword;

  @Field(() => String, { description: 'Heading of the page.' })
  @Column('text')
  title!: string;

  @Field(() => String, {
    description: 'Text below the heading and in search results, one or two sentences.',
  })
  @Column('text')
  description!: string;

  /** HTML, sanitised when it was written; read it through `safeHtml` all the same. */
  @Column('text')
  content!: string;

  @Field(() => StaticPageStatus, { description: 'Whether visitors can see the comment.' })
  @Column('text')
  status!: StaticPageStatus;

  @Field(() => [String], { description: 'Tags for administrators to search by.' })
  @Column('text', { array: true, default: () => `'{}'` })
  tags!: string[];

  @Column('jsonb', { nullable: true })
  picture!: PictureRow | null;

  @Column('jsonb', { default: () => `'[]'` })
  pictures!: PictureRow[];

  @Field(() => Int, {
    description: 'Version of the content. 0 for the default text; increases with every change.',
  })
  @Column('integer', { default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date;
}

/** What a page says. The content is HTML; `{name}` stands for what schema/staticPages.ts lists. */
export type PageText = Pick<StaticPageRecord, 'title' | 'description' | 'content'>;

/** A page as administrators see it, written or not: its times are null before it is. */
export type StaticPageState = Omit<StaticPageRecord, 'createdAt' | 'updatedAt'> &
  Record<'createdAt' | 'updatedAt', Date | null>;
