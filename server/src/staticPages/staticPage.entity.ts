import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { type StaticPageKeyword } from '../../../schema/staticPages.ts';
import { type PictureRow } from '../pictures/picture.presenter.ts';

export enum StaticPageKey {
  ABOUT_US = 'about-us',
  CONTACT_US = 'contact-us',
  PRIVACY_POLICY = 'privacy-policy',
  TERMS_OF_SERVICE = 'terms-of-service',
}
registerEnumType(StaticPageKey, {
  name: 'StaticPageKey',
  description: 'The pages that are text and that administrators write.',
  valuesConfig: {
    ABOUT_US: { description: 'Who runs the marketplace.' },
    CONTACT_US: { description: 'How to reach it.' },
    PRIVACY_POLICY: { description: 'What it keeps of people.' },
    TERMS_OF_SERVICE: { description: 'The rules between it and the people.' },
  },
});

export enum StaticPageStatus {
  DRAFT = 'draft',
  PUBLISHED = 'published',
}
registerEnumType(StaticPageStatus, {
  name: 'StaticPageStatus',
  description: 'Whether visitors read the text of a page.',
  valuesConfig: {
    DRAFT: { description: 'They do not; they read the text that every installation has.' },
    PUBLISHED: { description: 'Visitors read its text.' },
  },
});

/** What an administrator has made of a page; one that nobody has written yet has no row. */
@ObjectType({ description: 'A page as administrators write it.' })
@Entity('static_page')
@Check(
  'static_page_key_check',
  `key IN ('about-us', 'contact-us', 'privacy-policy', 'terms-of-service')`,
)
@Check('static_page_status_check', `status IN ('draft', 'published')`)
export class StaticPageRecord {
  @Field(() => StaticPageKey, { description: 'Which of the pages it is.' })
  @PrimaryColumn({ type: 'text', collation: 'C' })
  key!: StaticPageKeyword;

  @Field(() => String, { description: 'The heading of the page.' })
  @Column('text')
  title!: string;

  @Field(() => String, {
    description: 'A sentence or two of text, below the heading and in search engines.',
  })
  @Column('text')
  description!: string;

  /** HTML, sanitised when it was written; read it through `safeHtml` all the same. */
  @Column('text')
  content!: string;

  @Field(() => StaticPageStatus, { description: 'Whether visitors read it.' })
  @Column('text')
  status!: StaticPageStatus;

  @Field(() => [String], { description: 'Words that administrators find it by.' })
  @Column('text', { array: true, default: () => `'{}'` })
  tags!: string[];

  @Column('jsonb', { nullable: true })
  picture!: PictureRow | null;

  @Column('jsonb', { default: () => `'[]'` })
  pictures!: PictureRow[];

  @Field(() => Int, {
    description: 'Counts the changes: 0 for the text that every installation has.',
  })
  @Column('integer', { default: 1 })
  version!: number;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt!: Date;

  @Column({ type: 'timestamptz', precision: 3 })
  updatedAt!: Date;
}

/** A page as administrators see it, written or not: its times are null before it is. */
export type StaticPageState = Omit<StaticPageRecord, 'createdAt' | 'updatedAt'> &
  Record<'createdAt' | 'updatedAt', Date | null>;
