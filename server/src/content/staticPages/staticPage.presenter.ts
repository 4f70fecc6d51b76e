import { STATIC_PAGES } from '../../../../schema/staticPages.ts';
import {
  responseSchema,
  id as idOf,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  integer,
  type ValueOf,
} from '../../platform/http/jsonSchema.ts';
import { PAGINATION } from '../../platform/database/paging.ts';
import { safeHtml } from '../richText/safeHtml.ts';
import { IMAGE, presentImage } from '../richText/readShownPicture.ts';
import { rowOf, type ShownPage } from './liveStaticPages.ts';
import { type StaticPageState, StaticPageStatus } from './staticPage.entity.ts';
import { unwritten } from './findStaticPages.ts';

const STATIC_PAGE = named(
  'StaticPage',
  object({
    _id: idOf('Same as id.'),
    id: idOf('Id of the page, the same on every site.'),
    key: oneOf(
      STATIC_PAGES.map(({ key }) => key),
      'Key of the page.',
    ),
    title: text('Heading.'),
    description: text('One or two sentences of text.'),
    excerpt: text('Same as description.'),
    content: text('HTML without scripts and styles.'),
    featuredImage: nullable(IMAGE),
    images: list(IMAGE),
    tags: list(text('Tag for administrators to search by.')),
    status: oneOf(Object.values(StaticPageStatus), 'Whether its text is published.'),
    version: integer(
      'Version of the content. 0 for the default text; increases with every change.',
    ),
    createdAt: nullable(moment('Time at which the custom text was created.')),
    updatedAt: nullable(moment('Time of the last change.')),
  }),
);

export const STATIC_PAGE_RESPONSE = responseSchema({ data: STATIC_PAGE });

export const STATIC_PAGES_RESPONSE = responseSchema({
  data: list(STATIC_PAGE),
  pagination: PAGINATION,
});

const STATS = object({
  total: integer('Total number of pages.'),
  published: integer('Number of pages with published custom text.'),
  draft: integer('Number of drafts. Visitors see the default text.'),
  written: integer('Number of pages with custom text.'),
});

export const STATIC_PAGE_STATS_RESPONSE = responseSchema({ data: STATS, stats: STATS });

/** As an administrator writes it. */
export function presentRecord(page: StaticPageState): ValueOf<typeof STATIC_PAGE> {
  const { id } = rowOf(page.key);
  return {
    _id: id,
    id,
    key: page.key,
    title: page.title,
    description: page.description,
    excerpt: page.description,
    content: safeHtml(page.content),
    featuredImage: page.picture && presentImage(page.picture),
    images: page.pictures.map(presentImage),
    tags: page.tags,
    status: page.status,
    version: page.version,
    createdAt: page.createdAt?.toISOString() ?? null,
    updatedAt: page.updatedAt?.toISOString() ?? null,
  };
}

/** As visitors read it. */
export function presentShown(page: ShownPage): ValueOf<typeof STATIC_PAGE> {
  const { key, title, description, content, record } = page;
  return {
    ...presentRecord(record ?? unwritten(key)),
    title,
    description,
    excerpt: description,
    content,
  };
}
