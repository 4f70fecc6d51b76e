import {
  always,
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
  yesNo,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';
import { BlogStatus } from './blog.entity.ts';

const IMAGE = object({
  url: text('Address on this site.'),
  alt: text('What the picture shows.'),
});

const SAID = {
  _id: id('The same as id.'),
  id: id('Of the post.'),
  slug: text('Its part of an address.', { examples: ['before-you-rent'] }),
  title: text('Its title.'),
  excerpt: text('A sentence or two of it.'),
  content: text('HTML without scripts and styles.'),
  featuredImage: nullable(IMAGE),
  gallery: list(IMAGE, 'Pictures below the text.'),
  authorImage: nullable(IMAGE),
  authorName: text('Who wrote it.'),
  category: text('The first of its categories.', { examples: ['General'] }),
  categories: list(text('A category.'), 'At least one.'),
  tags: list(text('A tag.'), 'Tags for search.'),
  featured: yesNo('Whether the post is featured.'),
  isFeatured: yesNo('The same as featured.'),
  pinned: yesNo('Whether the post is pinned to the top.'),
  likes: whole('Number of likes.'),
  shares: whole('Number of shares.'),
  readingTime: whole('Minutes.'),
  createdAt: moment('When it was begun.'),
  updatedAt: moment('When it was last changed.'),
};

export const BLOG = named(
  'Blog',
  object({
    ...SAID,
    status: always('published'),
    publishedAt: moment('When it was published.'),
  }),
);

export const BLOG_RECORD = named(
  'BlogRecord',
  object({
    ...SAID,
    status: oneOf(Object.values(BlogStatus), 'Publication status of the post.'),
    publishedAt: nullable(moment('Since when, or from when on, it is read; null for a draft.')),
    scheduledAt: nullable(
      moment('When it will be published; null where that time is not to come.'),
    ),
    version: whole('Version of the content, starting at 1. Increases with every change.'),
  }),
);

export const BLOG_ANSWER = answer({ ...BLOG.fields, data: BLOG, blog: BLOG });

const PAGES = object({ ...PAGINATION.fields, totalBlogs: whole('The same as total.') });

export const BLOGS_ANSWER = answer({
  blogs: list(BLOG),
  data: list(BLOG, 'The same list.'),
  pagination: PAGES,
});

export const BLOG_RECORD_ANSWER = answer({
  ...BLOG_RECORD.fields,
  data: BLOG_RECORD,
  blog: BLOG_RECORD,
});

export const BLOG_RECORDS_ANSWER = answer({
  blogs: list(BLOG_RECORD),
  data: list(BLOG_RECORD, 'The same list.'),
  pagination: PAGES,
});

const NAMED_COUNT = object({
  name: text('As posts carry it.'),
  postCount: whole('Number of published posts with the tag.'),
});

export const CATEGORIES_ANSWER = answer({
  data: list(text('A category.'), 'The most used first.'),
  categories: list(text('A category.'), 'The same list.'),
  counts: list(NAMED_COUNT),
});

export const TAGS_ANSWER = answer({
  data: list(text('A tag.'), 'The most used first.'),
  tags: list(text('A tag.'), 'The same list.'),
  counts: list(NAMED_COUNT),
});

const LIKES = { likes: whole('How often it was liked by now.') };
export const LIKES_ANSWER = answer({ ...LIKES, data: object(LIKES) });

const SHARES = { shares: whole('How often it was shared by now.') };
export const SHARES_ANSWER = answer({ ...SHARES, data: object(SHARES) });

const STATS = object({
  total: whole('All posts.'),
  draft: whole('Number of drafts.'),
  scheduled: whole('Number of scheduled posts.'),
  published: whole('Number of published posts.'),
  featured: whole('Number of featured posts.'),
  pinned: whole('Number of pinned posts.'),
  likes: whole('Total number of likes.'),
  shares: whole('Total number of shares.'),
});
export const BLOG_STATS_ANSWER = answer({ data: STATS, stats: STATS });
