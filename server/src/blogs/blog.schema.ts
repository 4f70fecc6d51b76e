import {
  always,
  answer,
  id,
  list,
  moment,
  named,
  nullable,
  object,
  text,
  whole,
  yesNo,
} from '../platform/jsonSchema.ts';
import { PAGINATION } from '../platform/paging.ts';

export const BLOG = named(
  'Blog',
  object({
    _id: id('The same as id.'),
    id: id('Of the post.'),
    slug: text('Its part of an address.', { examples: ['before-you-rent'] }),
    title: text('Its title.'),
    excerpt: text('A sentence or two of it.'),
    content: text('HTML without scripts and styles.'),
    featuredImage: nullable(
      object({ url: text('Address on this site.'), alt: text('What the picture shows.') }),
    ),
    authorName: text('Who wrote it.'),
    category: text('The first of its categories.', { examples: ['General'] }),
    categories: list(text('A category.'), 'At least one.'),
    featured: yesNo('Whether it is shown before others.'),
    isFeatured: yesNo('The same as featured.'),
    status: always('published'),
    readingTime: whole('Minutes.'),
    publishedAt: moment('When it was published.'),
    createdAt: moment('When it was begun.'),
    updatedAt: moment('When it was last changed.'),
  }),
);

export const BLOG_ANSWER = answer({ ...BLOG.fields, data: BLOG, blog: BLOG });

export const BLOGS_ANSWER = answer({
  blogs: list(BLOG),
  data: list(BLOG, 'The same list.'),
  pagination: object({ ...PAGINATION.fields, totalBlogs: whole('The same as total.') }),
});
