import {
  always,
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
  yesNo,
} from '../../platform/http/jsonSchema.ts';
import { PAGINATION } from '../../platform/database/paging.ts';
import { BlogStatus } from './blog.entity.ts';

const IMAGE = object({
  url: text('URL on this site.'),
  alt: text('Alternative text of the picture.'),
});

const SAID = {
  _id: id('Same as id.'),
  id: id('Id of the post.'),
  slug: text('URL slug.', { examples: ['before-you-rent'] }),
  title: text('Title.'),
  excerpt: text('Summary of one or two sentences.'),
  content: text('HTML without scripts and styles.'),
  featuredImage: nullable(IMAGE),
  gallery: list(IMAGE, 'Pictures below the text.'),
  authorImage: nullable(IMAGE),
  authorName: text('Name of the author.'),
  category: text('First category.', { examples: ['General'] }),
  categories: list(text('Category.'), 'Categories, at least one.'),
  tags: list(text('Tag.'), 'Tags that describe the post.'),
  featured: yesNo('Whether the post is featured.'),
  isFeatured: yesNo('Same as featured.'),
  pinned: yesNo('Whether the post is pinned to the top.'),
  likes: integer('Total number of likes.'),
  shares: integer('Total number of shares.'),
  readingTime: integer('Reading time in minutes.'),
  createdAt: moment('Time of creation.'),
  updatedAt: moment('Time of the last change.'),
};

export const BLOG = named(
  'Blog',
  object({
    ...SAID,
    status: always('published'),
    publishedAt: moment('Time of publication.'),
  }),
);

export const BLOG_RECORD = named(
  'BlogRecord',
  object({
    ...SAID,
    status: oneOf(Object.values(BlogStatus), 'Publication status of the post.'),
    publishedAt: nullable(moment('Time of publication, past or scheduled. Null for a draft.')),
    scheduledAt: nullable(moment('Scheduled publication time. Null if it is not in the future.')),
    version: integer('Version of the content, starting at 1. Increases with every change.'),
  }),
);

export const BLOG_RESPONSE = responseSchema({ ...BLOG.fields, data: BLOG, blog: BLOG });

const PAGES = object({ ...PAGINATION.fields, totalBlogs: integer('Same as total.') });

export const BLOGS_RESPONSE = responseSchema({
  blogs: list(BLOG),
  data: list(BLOG, 'Same list.'),
  pagination: PAGES,
});

export const BLOG_RECORD_RESPONSE = responseSchema({
  ...BLOG_RECORD.fields,
  data: BLOG_RECORD,
  blog: BLOG_RECORD,
});

export const BLOG_RECORDS_RESPONSE = responseSchema({
  blogs: list(BLOG_RECORD),
  data: list(BLOG_RECORD, 'Same list.'),
  pagination: PAGES,
});

const NAMED_COUNT = object({
  name: text('Name as used in posts.'),
  postCount: integer('Number of published posts with the tag.'),
});

export const CATEGORIES_RESPONSE = responseSchema({
  data: list(text('Category.'), 'Most used first.'),
  categories: list(text('Category.'), 'Same list.'),
  counts: list(NAMED_COUNT),
});

export const TAGS_RESPONSE = responseSchema({
  data: list(text('Tag.'), 'Most used first.'),
  tags: list(text('Tag.'), 'Same list.'),
  counts: list(NAMED_COUNT),
});

const LIKES = { likes: integer('Current number of likes.') };
export const LIKES_RESPONSE = responseSchema({ ...LIKES, data: object(LIKES) });

const SHARES = { shares: integer('Current number of shares.') };
export const SHARES_RESPONSE = responseSchema({ ...SHARES, data: object(SHARES) });

const STATS = object({
  total: integer('Total number of posts.'),
  draft: integer('Total number of drafts.'),
  scheduled: integer('Number of scheduled posts.'),
  published: integer('Number of published posts.'),
  featured: integer('Number of featured posts.'),
  pinned: integer('Number of pinned posts.'),
  likes: integer('Total number of likes.'),
  shares: integer('Total number of shares.'),
});
export const BLOG_STATS_RESPONSE = responseSchema({ data: STATS, stats: STATS });
