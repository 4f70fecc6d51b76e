import { STATIC_PAGES } from '../../../schema/staticPages.ts';
import {
  answer,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';
import { StaticPageStatus } from './staticPage.entity.ts';

const PICTURE = object({
  url: text('Address on this site.'),
  alt: text('What the picture shows.'),
});

export const STATIC_PAGE = named(
  'StaticPage',
  object({
    _id: id('The same as id.'),
    id: id('Of the page; the same in every installation.'),
    key: oneOf(
      STATIC_PAGES.map(({ key }) => key),
      'Key of the page.',
    ),
    title: text('Its heading.'),
    description: text('A sentence or two of text.'),
    excerpt: text('The same as description.'),
    content: text('HTML without scripts and styles.'),
    featuredImage: nullable(PICTURE),
    images: list(PICTURE),
    tags: list(text('A word that administrators find it by.')),
    status: oneOf(Object.values(StaticPageStatus), 'Whether visitors read its text.'),
    version: whole('Counts the changes; 0 for the text that every installation has.'),
    createdAt: nullable(moment('When somebody wrote it first.')),
    updatedAt: nullable(moment('When it was last changed.')),
  }),
);

export const STATIC_PAGE_ANSWER = answer({ data: STATIC_PAGE });

export const STATIC_PAGES_ANSWER = answer({ data: list(STATIC_PAGE), pagination: PAGINATION });

const STATS = object({
  total: whole('All pages.'),
  published: whole('Those whose text visitors read.'),
  draft: whole('Those that are drafts; visitors read the first text.'),
  written: whole('Those that an administrator has written.'),
});

export const STATIC_PAGE_STATS_ANSWER = answer({ data: STATS, stats: STATS });
