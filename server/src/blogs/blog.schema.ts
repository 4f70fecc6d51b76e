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
  likes: whole('Total number of likes.'),
  shares: whole('Total number of shares.'),
  readingTime: whole('Reading time in minutes.'),
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
    version: whole('Version of the content, starting at 1. Increases with every change.'),
  }),
);

export const BLOG_ANSWER = answer({ ...BLOG.fields, data: BLOG, blog: BLOG });

const PAGES = object({ ...PAGINATION.fields, totalBlogs: whole('Same as total.') });

export const BLOGS_ANSWER = answer({
  blogs: list(BLOG),
  data: list(BLOG, 'Same list.'),
  pagination: PAGES,
});

export const BLOG_RECORD_ANSWER = answer({
  ...BLOG_RECORD.fields,
  data: BLOG_RECORD,
  blog: BLOG_RECORD,
});

export const BLOG_RECORDS_ANSWER = answer({
  blogs: list(BLOG_RECORD),
  data: list(BLOG_RECORD, 'Same list.'),
  pagination: PAGES,
});

const NAMED_COUNT = object({
  name: text('Name as used in posts.'),
  postCount: whole('Number of published posts with the tag.'),
});

export const CATEGORIES_ANSWER = answer({
  data: list(text('Category.'), 'Most used first.'),
  categories: list(text('Category.'), 'Same list.'),
  counts: list(NAMED_COUNT),
});

export const TAGS_ANSWER = answer({
  data: list(text('Tag.'), 'Most used first.'),
  tags: list(text('Tag.'), 'Same list.'),
  counts: list(NAMED_COUNT),
});

const LIKES = { likes: whole('Current number of likes.') };
export const LIKES_ANSWER = answer({ ...LIKES, data: object(LIKES) });

const SHARES = { shares: whole('Current number of shares.') };
export const SHARES_ANSWER = answer({ ...SHARES, data: object(SHARES) });

const STATS = object({
  total: whole('Total number of posts.'),
  draft: whole('Total number of drafts.'),
  scheduled: whole('Number of scheduled posts.'),
  published: whole('Number of published posts.'),
  featured: whole('Number of featured posts.'),
  pinned: whole('Number of pinned posts.'),
  likes: whole('Total number of likes.'),
  shares: whole('Total number of shares.'),
});
export const BLOG_STATS_ANSWER = answer({ data: STATS, stats: STATS });
