import { STATIC_PAGES } from '../../../../schema/staticPages.ts';
import {
  responseSchema,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  integer,
} from '../../platform/http/jsonSchema.ts';
import { PAGINATION } from '../../platform/database/paging.ts';
import { StaticPageStatus } from './staticPage.entity.ts';

const PICTURE = object({
  url: text('URL on this site.'),
  alt: text('Alternative text of the picture.'),
});

export const STATIC_PAGE = named(
  'StaticPage',
  object({
    _id: id('Same as id.'),
    id: id('Id of the page, the same on every site.'),
    key: oneOf(
      STATIC_PAGES.map(({ key }) => key),
      'Key of the page.',
    ),
    title: text('Heading.'),
    description: text('One or two sentences of text.'),
    excerpt: text('Same as description.'),
    content: text('HTML without scripts and styles.'),
    featuredImage: nullable(PICTURE),
    images: list(PICTURE),
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
