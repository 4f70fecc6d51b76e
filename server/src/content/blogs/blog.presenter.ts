import { pluralize } from '../../../../schema/format/count.ts';
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
  type ValueOf,
  yesNo,
} from '../../platform/http/jsonSchema.ts';
import { type Page, PAGINATION, presentPagination } from '../../platform/database/paging.ts';
import { IMAGE, presentImage } from '../richText/readShownPicture.ts';
import { type Blog, BlogStatus, type PublicBlog, statusAt } from './blog.entity.ts';

const FIELDS = {
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

const BLOG = named(
  'Blog',
  object({
    ...FIELDS,
    status: always('published'),
    publishedAt: moment('Time of publication.'),
  }),
);

const BLOG_RECORD = named(
  'BlogRecord',
  object({
    ...FIELDS,
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

export function categoryOf({ categories }: Pick<Blog, 'categories'>): string {
  return categories[0] ?? 'General';
}

/** A post under the documented names, with every pair of names in step. */
export function presentRestBlog(blog: PublicBlog): ValueOf<typeof BLOG> {
  return {
    ...presentSaid(blog),
    status: 'published',
    publishedAt: blog.publishedAt.toISOString(),
  };
}

/** The same in whatever state, as administrators see it. */
export function presentRestRecord(blog: Blog, now: Date): ValueOf<typeof BLOG_RECORD> {
  const status = statusAt(blog, now);
  const publishedAt = blog.publishedAt?.toISOString() ?? null;
  return {
    ...presentSaid(blog),
    status,
    publishedAt,
    scheduledAt: status === 'scheduled' ? publishedAt : null,
    version: blog.version,
  };
}

function presentSaid(blog: Blog) {
  return {
    _id: blog.id,
    id: blog.id,
    slug: blog.slug,
    title: blog.title,
    excerpt: blog.excerpt,
    content: blog.safeContent,
    featuredImage: blog.picture && presentImage(blog.picture),
    gallery: blog.gallery.map(presentImage),
    authorImage: blog.authorPicture && presentImage(blog.authorPicture),
    authorName: blog.authorName,
    category: categoryOf(blog),
    categories: blog.categories,
    tags: blog.tags,
    featured: blog.featured,
    isFeatured: blog.featured,
    pinned: blog.pinned,
    likes: blog.likes,
    shares: blog.shares,
    readingTime: blog.readingMinutes,
    createdAt: blog.createdAt.toISOString(),
    updatedAt: blog.updatedAt.toISOString(),
  };
}

export function presentList<Row, Post>(found: Page<Row>, present: (row: Row) => Post) {
  const { total } = found;
  const blogs = found.items.map(present);
  return {
    success: true,
    message: total === 0 ? 'No blogs found' : `${pluralize(total, 'blog')} found.`,
    blogs,
    data: blogs,
    pagination: { ...presentPagination(found), totalBlogs: total },
  };
}

/** The fields at the top level, and the same under `data` and `blog`. */
export function presentOne<Post extends object>(message: string, blog: Post) {
  return { success: true, message, ...blog, data: blog, blog };
}
